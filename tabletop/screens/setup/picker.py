"""Who sits in the chair that is lit: you, a friend or one of the program's cats."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

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
from tabletop.ui.stage.layout import Picture
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.form import Section
from tabletop.ui.widgets.widget import Label, Pressable, Widget, draw_lines

LONGEST_NAME = 14
FACE = 42
"""Units of a cat's face in its tile."""
YOU, FRIEND, CAT = "you", "friend", "cat"
MOST_ABREAST = 3
"""So many cats stand beside each other at most."""
SNUG = 0.92
"""A tile may be so much narrower than its words: these are a little smaller then."""
PAD = 12
VEILED = 95
"""How much of a taken cat is seen, of 255."""


class Chooser(Protocol):
    """What the picker tells the screen."""

    def seat(self, kind: str) -> None: ...
    def call(self, name: str) -> None: ...
    def design(self) -> None: ...
    def send_for(self, cat: str) -> None: ...
    def set_level(self, level: str) -> None: ...
    def look_at_own(self) -> None: ...


def level_line(level: str) -> str:
    """What a level is like, in a line."""
    known = {
        "easy": _("Sees one move ahead and slips now and then."),
        "normal": _("Plans its turn, may slip. Beats Easy in about 2 games of 3."),
        "hard": _("Thinks ahead. Beats Normal in about 2 games of 3."),
        "master": _("Thinks long and deep. Beats Hard in about 2 games of 3."),
    }
    return known.get(level, "")


class Pick(Pressable):
    """One of several, the chosen one bright, with an icon and words."""

    def __init__(self, words: str, act: Callable[[], None], icon: str = "") -> None:
        super().__init__(act)
        self.words, self.icon, self.chosen = words, icon, False

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        line = look.line_height("strong")
        wide = look.font("strong").size(self.words)[0] + look.px(26) + (line + look.px(6) if self.icon else 0)
        return wide, line + look.px(14)

    def ground(self, surface: pygame.Surface, look: Look, hovered: bool) -> str:
        """Its box; returns the colour of what stands on it."""
        if self.chosen:
            surface.blit(look.box(*self.rect.size, "ink", radius=11), self.rect)
            return "ink_accent"
        self.draw_ground(surface, look, False, hovered, 11)
        return "ink" if self.enabled else "ink_soft"

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        ink = self.ground(surface, look, hovered)
        side = look.line_height("strong") if self.icon else 0
        words = look.text(self.words, "strong", ink, self.rect.width - side, one_line=True)
        x = self.rect.centerx - (words.get_width() + (side + look.px(6) if side else 0)) // 2
        if side:
            surface.blit(look.icon(self.icon, side, ink), (x, self.rect.centery - side // 2))
            x += side + look.px(6)
        surface.blit(words, words.get_rect(midleft=(x, self.rect.centery)))


class CatTile(Pick):
    """One of the program's cats, or anyone: face, name, style; a taken one is veiled and wears its chair's shape."""

    def __init__(self, name: str, act: Callable[[], None]) -> None:
        character = BY_NAME.get(name)
        super().__init__(name or _("Anyone"), act)
        self.face = f"{character.face}-calm" if character else ""
        self.character = character
        self.style = character.style if character else _("Surprise")
        self.brief, self.about = self._way(3)
        self.name = name
        self.owner: int | None = None
        """The other chair it sits on."""

    def _way(self, seats: int) -> tuple[str, str]:
        if self.character is None:
            return _("chance picks"), _("One of the cats who sit nowhere else, when the match starts.")
        return self.character.way(seats)

    def sit_among(self, seats: int) -> None:
        """Say what it does at a table of so many."""
        self.brief, self.about = self._way(seats)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        words = max(look.font("strong").size(self.words)[0], *(look.font("small").size(t)[0] for t in self._more()))
        tall = look.line_height("strong") + 2 * look.line_height("small") + look.px(9)
        return self._side(look) + words + look.px(15), tall

    def _side(self, look: Look) -> int:
        return look.px(FACE) * max(100, look.text_percent) // 100

    def _more(self) -> tuple[str, str]:
        return self.style, self.brief

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        taken = self.owner is not None
        edge = "glow" if self.chosen else "panel_edge"
        fill = "raised_hover" if self.chosen or (hovered and self.enabled) else "raised"
        opacity = 0.35 if taken else 1.0
        box = look.box(*self.rect.size, fill, edge, radius=12, edge_units=3 if self.chosen else 1.5, opacity=opacity)
        surface.blit(box, self.rect)
        side = self._side(look)
        left = self.rect.left + look.px(5)
        face = look.art(self.face, side, side) if self.face else look.icon("dice", round(side * 0.7), "ink")
        if taken:
            face = face.copy()
            face.set_alpha(VEILED)
        surface.blit(face, face.get_rect(center=(left + side // 2, self.rect.centery)))
        x = left + side + look.px(6)
        room = self.rect.right - x - look.px(4)
        soft = "ink_soft" if taken else "ink"
        texts = [
            look.text(self.words, "strong", soft, room, one_line=True),
            look.text(self.style, "small", "ink_soft" if taken else "glow", room, one_line=True),
            look.fitted(self.brief, TYPE["small"].face, look.pixels("small"), room, "ink_soft"),
        ]
        draw_lines(surface, texts, x, self.rect.centery)
        if taken:
            badge = look.art(f"seats/badge-{self.owner}", look.px(20), look.px(20))
            surface.blit(badge, badge.get_rect(topright=(self.rect.right - look.px(5), self.rect.top + look.px(5))))


class LevelTile(Pick):
    """A level: so many paws and a word."""

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
        paws = self.paws * small
        draw_paws(surface, look, self.rect.centerx - paws // 2, top, small, self.paws,
                   ink="ink_accent" if self.chosen else "glow")  # fmt: skip
        words = look.text(self.words, "strong", ink, self.rect.width, one_line=True)
        surface.blit(words, words.get_rect(midtop=(self.rect.centerx, top + small)))


class Own(Pick):
    """What else belongs to this chair, such as its commander: pressing it shows all there are."""

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
        side = self.rect.height - look.px(6)
        x = self.rect.left + look.px(8)
        if self.portrait is None:
            picture = look.icon("dice", round(side * 0.6), "ink")
        else:
            picture = look.made(("own", self.portrait, side), partial(self._paint, self.portrait, side, side, look))
        surface.blit(picture, picture.get_rect(center=(x + side // 2, self.rect.centery)))
        x += side + look.px(8)
        arrow = look.icon("right", look.line_height("strong"), "ink")
        room = self.rect.right - x - arrow.get_width() - look.px(16)
        texts = [look.text(self.label, "small", "glow", room, one_line=True)]
        texts.append(look.text(self.words, "strong", "ink", room, one_line=True))
        draw_lines(surface, texts, x, self.rect.centery)
        surface.blit(arrow, arrow.get_rect(midright=(self.rect.right - look.px(8), self.rect.centery)))


class Picker(Section):
    """Everything that is asked about one chair; it is as high for a person as for a cat, so that nothing jumps."""

    def __init__(self, levels: Sequence[str], chooser: Chooser, paint: Painter) -> None:
        super().__init__(_("Who sits in this chair?"))
        self.chooser = chooser
        known = ((YOU, _("You"), "human"), (FRIEND, _("Friend"), "seats"), (CAT, _("AI cat"), "robot"))
        self.kinds = {kind: Pick(words, partial(chooser.seat, kind), icon) for kind, words, icon in known}
        names = [*(character.name for character in CHARACTERS), ""]
        self.cats = [CatTile(name, partial(chooser.send_for, name)) for name in names]
        self.levels = [
            LevelTile(level, place, partial(chooser.set_level, level)) for place, level in enumerate(levels, 1)
        ]
        full = _("A name has {count} letters at most.", count=LONGEST_NAME)
        self.field = TextField("", chooser.call, LONGEST_NAME, full=full)
        self.who = WhoIsIt(self.field, chooser.call, chooser.design)
        self.strong = Label(_("How strong?"), "strong")
        self.line = Label("", "small", "ink_soft")
        self.own = Own(chooser.look_at_own, paint)
        self.row: SeatRow | None = None

    def show(self, row: SeatRow, rows: Sequence[SeatRow], told: str, known: Sequence[Person]) -> None:
        """Ask about this one; `told` is what is known of a person who sits there, `known` everybody who may."""
        if row is not self.row or self.field.text != row.human:
            self.field.text, self.field.caret = row.human, len(row.human)
        self.row = row
        taken = {other.seat.name.casefold() for other in rows if other is not row}
        free = [person for person in known if person.name.casefold() not in taken]
        here = row.seat.name.casefold()
        own = any(person.design for person in free if here in map(str.casefold, person.names))
        self.who.show(row, told, free, own)
        people = [other for other in rows if other.kind == HUMAN]
        kind = CAT if row.kind == AI else YOU if row.you else FRIEND
        for name, pick in self.kinds.items():
            pick.chosen, pick.enabled = name == kind, True
        self.kinds[YOU].hint = (
            _("You sit here.") if row.you or not people else _("You change chairs with whoever is here.")
        )
        self.kinds[FRIEND].hint = _("Somebody else at this screen.")
        self.kinds[CAT].hint = _("One of the program's cats.")
        if row.you or not people:
            self.kinds[FRIEND].enabled = False
            where = (
                _("This is your own chair: a friend gets another one.") if row.you else _("Say first where you sit.")
            )
            self.kinds[FRIEND].hint = where
        for tile in self.cats:
            tile.sit_among(len(rows))
            owner = next((other for other in rows if other is not row and tile.name and _sits(other, tile.name)), None)
            tile.owner = None if owner is None else owner.place
            tile.chosen, tile.enabled = row.kind == AI and row.bot == tile.name, owner is None
            tile.hint = tile.about if owner is None else _("{name} sits on another chair already.", name=tile.name)
        for level in self.levels:
            level.chosen = level.level == row.level
        self.line.words = level_line(row.level)
        self.field.empty = row.me if row.alone else _("Who sits here?")

    @property
    def first(self) -> Widget:
        """Where somebody begins who came here by key."""
        return next(pick for pick in self.kinds.values() if pick.chosen)

    def widgets(self) -> list[Widget]:
        who = self.who.widgets()
        if self.row is not None and self.row.kind == AI:
            who = [*self.cats, self.strong, self.line, *self.levels]
        own = [self.own] if self.own.label else []
        return [*super().widgets(), *self.kinds.values(), *who, *own]

    def width(self, look: Look) -> int:
        """How wide it likes to be: as many cats beside each other as may be."""
        each = round(max(tile.size(look)[0] for tile in self.cats) * SNUG)
        return MOST_ABREAST * (each + look.px(6)) - look.px(6) + 2 * look.px(PAD)

    def place(self, look: Look, left: int, top: int, width: int) -> int:
        gap, small, pad = look.px(GAP), look.px(6), look.px(PAD)
        self.card.rect = pygame.Rect(left, top, width, 0)
        left, width, y = left + pad, width - 2 * pad, top + pad
        self.title.rect = pygame.Rect((left, y), self.title.size(look, width))
        sizes = [pick.size(look) for pick in self.kinds.values()]
        wide = sum(size[0] for size in sizes) + 2 * small
        x = left
        if self.title.rect.width + gap + wide <= width:  # beside the question
            x = left + width - wide
            self.title.rect.centery = y + sizes[0][1] // 2
        else:
            y = self.title.rect.bottom + small
        for pick, size in zip(self.kinds.values(), sizes, strict=True):
            each = size[0] if wide <= width else (width - 2 * small) // 3
            pick.rect = pygame.Rect(x, y, each, size[1])
            x += each + small
        top = y + sizes[0][1] + gap * 2 // 3
        bottom = self._place_cats(look, left, top, width)
        self.who.place(look, pygame.Rect(left, top, width, bottom - top))
        if self.own.label:
            self.own.rect = pygame.Rect((left, bottom + small), self.own.size(look, width))
            bottom = self.own.rect.bottom
        self.card.rect.height = bottom + pad - self.card.rect.top
        return self.card.rect.bottom

    def _place_cats(self, look: Look, left: int, top: int, width: int) -> int:
        small = look.px(6)
        each = round(max(tile.size(look)[0] for tile in self.cats) * SNUG)
        abreast = max(1, min(MOST_ABREAST, (width + small) // (each + small)))
        top = _grid(look, self.cats, left, top, width, abreast) + small
        self.strong.rect = pygame.Rect((left, top), self.strong.size(look))
        x = self.strong.rect.right + look.px(GAP)
        lines = [look.font("small").size(level_line(tile.level))[0] for tile in self.levels]
        if max(lines) <= left + width - x:
            tall = look.line_height("small")
            self.line.rect = pygame.Rect(x, self.strong.rect.centery - tall // 2, left + width - x, tall)
            top = self.strong.rect.bottom + small // 2
        else:  # below, with room for the longest of them
            room = max(look.text(level_line(tile.level), "small", "ink", width).get_height() for tile in self.levels)
            self.line.rect = pygame.Rect(left, self.strong.rect.bottom, width, room)
            top = self.line.rect.bottom + small // 2
        each = max(tile.size(look)[0] for tile in self.levels)
        fit = (width + small) // (each + small)
        return _grid(look, self.levels, left, top, width, 4 if fit >= 4 else 2 if fit >= 2 else 1)


def _sits(row: SeatRow, name: str) -> bool:
    return row.seat.name.casefold() == name.casefold()


def _grid(look: Look, tiles: Sequence[Widget], left: int, top: int, width: int, abreast: int) -> int:
    """Tiles of one size, so many beside each other; returns where they end."""
    small = look.px(6)
    tall = max(tile.size(look)[1] for tile in tiles)
    wide = (width - small * (abreast - 1)) // abreast
    for place, tile in enumerate(tiles):
        x, y = left + place % abreast * (wide + small), top + place // abreast * (tall + small)
        tile.rect = pygame.Rect(x, y, wide, tall)
    return top + -(-len(tiles) // abreast) * (tall + small) - small
