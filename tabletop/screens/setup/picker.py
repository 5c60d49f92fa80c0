"""Who sits in the chair that is lit: you, a friend or one of the program's cats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _
from tabletop.cast.characters import BY_NAME, CHARACTERS
from tabletop.kernel.match import AI, HUMAN, level_words
from tabletop.records.people import Person
from tabletop.screens.setup.picker_people import WhoIsIt
from tabletop.screens.setup.seat_row import SeatRow
from tabletop.screens.shared.faces import draw_paws
from tabletop.ui.render.faces import Painter
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP, TYPE
from tabletop.ui.stage.furniture import put
from tabletop.ui.stage.layout import Picture
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.form import Section
from tabletop.ui.widgets.stacks import grid, line, pin, spaced, stack
from tabletop.ui.widgets.widget import Label, Pressable, Widget, draw_lines

if TYPE_CHECKING:
    from tabletop.screens.setup.setup import SetupScene

LONGEST_NAME = 14
YOU, FRIEND, CAT = "you", "friend", "cat"
FACE, PAD, BETWEEN = 42, 12, 6
"""Units of a cat's face in its tile, of the card's margin, and between two tiles."""
MOST_ABREAST, SNUG = 3, 0.92
"""How many cats stand beside each other at most; a tile may have this share of the width its words want."""
VEILED = 95
"""Opacity of a taken cat, of 255."""


def level_line(level: str) -> str:
    known = {
        "easy": _("Sees one move ahead and slips now and then."),
        "normal": _("Plans its turn, may slip. Beats Easy in about 2 games of 3."),
        "hard": _("Thinks ahead. Beats Normal in about 2 games of 3."),
        "master": _("Thinks long and deep. Beats Hard in about 2 games of 3."),
    }
    return known.get(level, "")


class Pick(Pressable):
    """One of several, with an icon and words; the chosen one is bright."""

    def __init__(self, words: str, act: Callable[[], None], icon: str = "") -> None:
        super().__init__(act)
        self.words, self.icon, self.chosen = words, icon, False

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        line = look.line_height("strong")
        wide = look.font("strong").size(self.words)[0] + look.px(26) + (line + look.px(6) if self.icon else 0)
        return wide, line + look.px(14)

    def ground(self, surface: pygame.Surface, look: Look, hovered: bool) -> str:
        """Draw its box; returns the colour for what is on it."""
        if self.chosen:
            surface.blit(look.box(*self.rect.size, "ink", radius=11), self.rect)
            return "ink_accent"
        self.draw_ground(surface, look, False, hovered, 11)
        return "ink" if self.enabled else "ink_soft"

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        ink = self.ground(surface, look, hovered)
        side = look.line_height("strong") if self.icon else 0
        words = look.text(self.words, "strong", ink, self.rect.width - side, one_line=True)
        around = side + look.px(6) if side else 0
        x = self.rect.centerx - (words.get_width() + around) // 2
        if side:
            surface.blit(look.icon(self.icon, side, ink), (x, self.rect.centery - side // 2))
        put(surface, words, x + around, self.rect.centery, "midleft")


class CatTile(Pick):
    """One of the program's cats, or anyone: face, name, style; a taken one is veiled and wears its chair's shape."""

    def __init__(self, name: str, act: Callable[[], None]) -> None:
        super().__init__(name or _("Anyone"), act)
        self.name, self.character = name, BY_NAME.get(name)
        self.face = f"{self.character.face}-calm" if self.character else ""
        self.style = self.character.style if self.character else _("Surprise")
        self.owner: int | None = None
        """The other chair it sits on."""
        self.sit_among(3)

    def sit_among(self, seats: int) -> None:
        """Say how it plays at a table of so many."""
        self.brief, self.about = _("chance picks"), _("One of the cats who sit nowhere else, when the match starts.")
        if self.character is not None:
            self.brief, self.about = self.character.way(seats)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        small = look.font("small")
        words = max(look.font("strong").size(self.words)[0], small.size(self.style)[0], small.size(self.brief)[0])
        tall = look.line_height("strong") + 2 * look.line_height("small") + look.px(9)
        return self._side(look) + words + look.px(15), tall

    def _side(self, look: Look) -> int:
        return look.px(FACE) * max(100, look.text_percent) // 100

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        taken = self.owner is not None
        edge, line = ("glow", 3) if self.chosen else ("panel_edge", 1.5)
        fill = "raised_hover" if self.chosen or (hovered and self.enabled) else "raised"
        box = look.box(*self.rect.size, fill, edge, radius=12, edge_units=line, opacity=0.35 if taken else 1.0)
        surface.blit(box, self.rect)
        side = self._side(look)
        left = self.rect.left + look.px(5)
        face = look.art(self.face, side, side) if self.face else look.icon("dice", round(side * 0.7), "ink")
        if taken:
            face = face.copy()
            face.set_alpha(VEILED)
        put(surface, face, left + side // 2, self.rect.centery)
        x = left + side + look.px(6)
        room = self.rect.right - x - look.px(4)
        ink, glow = ("ink_soft", "ink_soft") if taken else ("ink", "glow")
        texts = [
            look.text(self.words, "strong", ink, room, one_line=True),
            look.text(self.style, "small", glow, room, one_line=True),
            look.fitted(self.brief, TYPE["small"].face, look.pixels("small"), room, "ink_soft"),
        ]
        draw_lines(surface, texts, x, self.rect.centery)
        if taken:
            badge = look.art(f"seats/badge-{self.owner}", look.px(20), look.px(20))
            put(surface, badge, self.rect.right - look.px(5), self.rect.top + look.px(5), "topright")


class LevelTile(Pick):
    """A level: paws and a word."""

    def __init__(self, level: str, paws: int, act: Callable[[], None]) -> None:
        super().__init__(level_words(level), act)
        self.level, self.paws = level, paws
        self.hint = level_line(level)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        small = look.line_height("small")
        wide = max(look.font("strong").size(self.words)[0], self.paws * small) + look.px(20)
        return wide, look.line_height("strong") + small + look.px(10)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        ink = self.ground(surface, look, hovered)
        small, top = look.line_height("small"), self.rect.top + look.px(4)
        left, lit = self.rect.centerx - self.paws * small // 2, "ink_accent" if self.chosen else "glow"
        draw_paws(surface, look, left, top, small, self.paws, ink=lit)
        words = look.text(self.words, "strong", ink, self.rect.width, one_line=True)
        put(surface, words, self.rect.centerx, top + small, "midtop")


class Own(Pick):
    """An option of this chair alone, such as its commander; a press shows all choices."""

    def __init__(self, act: Callable[[], None], paint: Painter) -> None:
        super().__init__("", act)
        self.label = ""
        self.portrait: Picture | None = None
        self._paint = paint
        self.hint = _("Look at all of them and choose.")

    def show(self, label: str, words: str, portrait: Picture | None) -> None:
        self.label, self.words, self.portrait = label, words, portrait

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, look.line_height("strong") + look.line_height("small") + look.px(6)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered, 12)
        side, middle = self.rect.height - look.px(6), self.rect.centery
        x = self.rect.left + look.px(8)
        if self.portrait is None:
            picture = look.icon("dice", round(side * 0.6), "ink")
        else:
            picture = look.made(("own", self.portrait, side), partial(self._paint, self.portrait, side, side, look))
        put(surface, picture, x + side // 2, middle)
        x += side + look.px(8)
        arrow = look.icon("right", look.line_height("strong"), "ink")
        at = put(surface, arrow, self.rect.right - look.px(8), middle, "midright")
        room = at.left - x - look.px(8)
        label = look.text(self.label, "small", "glow", room, one_line=True)
        draw_lines(surface, [label, look.text(self.words, "strong", "ink", room, one_line=True)], x, middle)


class Picker(Section):
    """All questions about one chair; equally high for a person and a cat, so that nothing jumps."""

    def __init__(self, levels: Sequence[str], setup: SetupScene, paint: Painter) -> None:
        super().__init__(_("Who sits in this chair?"))
        known = ((YOU, _("You"), "human"), (FRIEND, _("Friend"), "seats"), (CAT, _("AI cat"), "robot"))
        self.kinds = {kind: Pick(words, partial(setup.seat, kind), icon) for kind, words, icon in known}
        names = [*(character.name for character in CHARACTERS), ""]
        self.cats = [CatTile(name, partial(setup.change, "bot", name)) for name in names]
        numbered = enumerate(levels, 1)
        self.levels = [LevelTile(level, paws, partial(setup.change, "level", level)) for paws, level in numbered]
        full = _("A name has {count} letters at most.", count=LONGEST_NAME)
        call = partial(setup.change, "human")
        self.field = TextField("", call, LONGEST_NAME, full=full)
        self.who = WhoIsIt(self.field, call, setup.design)
        self.strong = Label(_("How strong?"), "strong")
        self.line = Label("", "small", "ink_soft")
        self.own = Own(setup.look_at_own, paint)
        self.row: SeatRow | None = None

    def show(self, row: SeatRow, rows: Sequence[SeatRow], told: str, known: Sequence[Person]) -> None:
        """Ask about this chair; `told` is what is known of a person who sits there, `known` everybody who may."""
        if row is not self.row or self.field.text != row.human:
            self.field.text, self.field.caret = row.human, len(row.human)
        self.row = row
        self.field.empty = row.me if row.alone else _("Who sits here?")
        self._show_kinds(row, any(other.kind == HUMAN for other in rows))
        others = {other.seat.name.casefold(): other for other in reversed(rows) if other is not row}
        free = [person for person in known if person.name.casefold() not in others]
        here = row.seat.name.casefold()
        own = any(person.design for person in free if here in map(str.casefold, person.names))
        self.who.show(row, told, free, own)
        for tile in self.cats:
            tile.sit_among(len(rows))
            owner = others.get(tile.name.casefold()) if tile.name else None
            tile.owner = owner.place if owner else None
            tile.chosen, tile.enabled = row.kind == AI and row.bot == tile.name, owner is None
            tile.hint = _("{name} sits on another chair already.", name=tile.name) if owner else tile.about
        for level in self.levels:
            level.chosen = level.level == row.level
        self.line.words = level_line(row.level)

    def _show_kinds(self, row: SeatRow, people: bool) -> None:
        """You, a friend or a cat: which of them sits here and which could; `people`: some person sits at the table."""
        chosen = CAT if row.kind == AI else YOU if row.you else FRIEND
        you, friend = _("You sit here."), _("Somebody else at this screen.")
        if row.you:
            friend = _("This is your own chair: a friend gets another one.")
        elif people:
            you = _("You change chairs with whoever is here.")
        else:
            friend = _("Say first where you sit.")
        hints = {YOU: you, FRIEND: friend, CAT: _("One of the program's cats.")}
        for kind, pick in self.kinds.items():
            pick.chosen, pick.hint = kind == chosen, hints[kind]
        self.kinds[FRIEND].enabled = people and not row.you

    @property
    def first(self) -> Widget:
        """What gets the focus of somebody who came here by key."""
        return next(pick for pick in self.kinds.values() if pick.chosen)

    def widgets(self) -> list[Widget]:
        who = self.who.widgets()
        if self.row is not None and self.row.kind == AI:
            who = [*self.cats, self.strong, self.line, *self.levels]
        own = [self.own] if self.own.label else []
        return [*super().widgets(), *self.kinds.values(), *who, *own]

    def width(self, look: Look) -> int:
        """How wide it likes to be: with as many cats beside each other as may be."""
        return MOST_ABREAST * (self._tile(look) + look.px(BETWEEN)) - look.px(BETWEEN) + 2 * look.px(PAD)

    def _tile(self, look: Look) -> int:
        return round(max(tile.size(look)[0] for tile in self.cats) * SNUG)

    def place(self, look: Look, left: int, top: int, width: int) -> int:
        gap, small, pad = look.px(GAP), look.px(BETWEEN), look.px(PAD)
        self.card.rect = pygame.Rect(left, top, width, 0)
        left, width, top = left + pad, width - 2 * pad, top + pad
        title = pin(look, self.title, left, top, width=width)
        kinds = list(self.kinds.values())
        wide, tall = sum(pick.size(look)[0] for pick in kinds) + 2 * small, kinds[0].size(look)[1]
        if title.width + gap + wide <= width:  # beside the question
            title.centery = top + tall // 2
            line(look, spaced(kinds, small), left + width - wide, title.centery)
        else:
            top = title.bottom + small
            if wide <= width:
                line(look, spaced(kinds, small), left, top + tall // 2)
            else:
                grid(kinds, 3, left, top, ((width - 2 * small) // 3, tall), small)
        top += tall + gap * 2 // 3
        bottom = self._place_cats(look, left, top, width)
        self.who.place(look, pygame.Rect(left, top, width, bottom - top))
        if self.own.label:
            bottom = stack(look, [small, self.own], left, bottom, width)
        self.card.rect.height = bottom + pad - self.card.rect.top
        return self.card.rect.bottom

    def _place_cats(self, look: Look, left: int, top: int, width: int) -> int:
        small, each = look.px(BETWEEN), self._tile(look)
        abreast = max(1, min(MOST_ABREAST, (width + small) // (each + small)))
        strong = pin(look, self.strong, left, _grid(look, self.cats, left, top, width, abreast) + small)
        x, lines = strong.right + look.px(GAP), [level_line(tile.level) for tile in self.levels]
        if max(look.font("small").size(words)[0] for words in lines) <= left + width - x:
            tall = look.line_height("small")
            self.line.rect = pygame.Rect(x, strong.centery - tall // 2, left + width - x, tall)
            top = strong.bottom + small // 2
        else:  # below, with room for the longest of them
            room = max(look.text(words, "small", "ink", width).get_height() for words in lines)
            self.line.rect = pygame.Rect(left, strong.bottom, width, room)
            top = self.line.rect.bottom + small // 2
        fit = (width + small) // (max(tile.size(look)[0] for tile in self.levels) + small)
        return _grid(look, self.levels, left, top, width, 4 if fit >= 4 else 2 if fit >= 2 else 1)


def _grid(look: Look, tiles: Sequence[Widget], left: int, top: int, width: int, abreast: int) -> int:
    """Tiles of one size that fill the width; returns where they end."""
    small = look.px(BETWEEN)
    size = (width - small * (abreast - 1)) // abreast, max(tile.size(look)[1] for tile in tiles)
    return grid(tiles, abreast, left, top, size, small)
