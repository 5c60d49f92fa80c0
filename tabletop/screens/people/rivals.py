"""More cards of a person's page: favourites, head to head, the last ten matches."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.cast.cats import FACES
from tabletop.cast.characters import BY_NAME
from tabletop.kernel.facts import room_of
from tabletop.kernel.game import Game, GameInfo
from tabletop.kernel.match import AI
from tabletop.records.statistics import Favourite, Result, Rival
from tabletop.screens.people.cards import LATEST
from tabletop.screens.shared.blocks import BAD, GOOD, PAD, Block, draw_bar, filled
from tabletop.screens.shared.boxes import emblem
from tabletop.screens.shared.shading import shaded
from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Pressable


class Told(NamedTuple):
    picture: str
    name: str
    about: str
    games: int
    wins: int


def told_favourites(favourites: Sequence[Favourite], games: Mapping[str, Game], game: str) -> list[Told]:
    """The favourite of each game; of one game the first few of every kind."""
    found: list[Told] = []
    favourites = sorted(favourites, key=lambda one: (-one.games, -one.amount, one.name))
    for shown in [game] if game else games:
        room, title = room_of(games[shown]), games[shown].info.short_title
        kinds = list(room.KINDS) if room else []
        for kind in kinds if game else kinds[:1]:
            those = [one for one in favourites if one.game == shown and one.kind == kind]
            for one in those[: max(2, 6 // len(kinds)) if game else 1]:
                assert room is not None
                about = room.KINDS[kind] if game else title
                found.append(Told(room.picture(kind, one.name), room.told(kind, one.name), about, one.games, one.wins))
    return found if game else sorted(found, key=lambda one: -one.games)


class Favourites(Block):
    """Cards, commanders, roles: those had most often, and how often they won."""

    def __init__(self, told: Sequence[Told]) -> None:
        super().__init__(_("Favourites"), _("won of played"))
        self.told = list(told)

    def _cell(self, look: Look) -> int:
        lines = look.line_height("strong") + look.line_height("small") + look.line_height("small-strong")
        return max(look.px(56), lines)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        rows = max(1, -(-min(4, len(self.told)) // 2))
        return width, self.head(look) + rows * (self._cell(look) + look.px(6)) + look.px(8)

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        if not self.told:
            self.quiet(surface, look, room, _("The cards, commanders and roles you have most often."))
            return
        gap = look.px(6)
        room = room.inflate(look.px(8), 0)
        rows = max(1, min((room.height + gap) // (self._cell(look) + gap), -(-len(self.told) // 2)))
        wide = (room.width - gap) // 2
        tall = min((room.height + gap) // rows - gap, round(self._cell(look) * 1.25))
        for place, one in enumerate(self.told[: 2 * rows]):
            x, y = room.left + place % 2 * (wide + gap), room.top + place // 2 * (tall + gap)
            self._draw_cell(surface, look, pygame.Rect(x, y, wide, tall), one)

    def _draw_cell(self, surface: pygame.Surface, look: Look, cell: pygame.Rect, one: Told) -> None:
        edge = "panel_edge" if look.plain else ""
        surface.blit(look.box(*cell.size, "veil", edge, radius=12, opacity=0.45), cell)
        picture = look.art(one.picture, look.px(50), min(cell.height - look.px(8), look.px(56)))
        put(surface, picture, cell.left + look.px(32), cell.centery)
        left = cell.left + look.px(64)
        space = cell.right - left - look.px(8)
        role = "strong" if look.font("strong").size(one.name)[0] <= space else "small-strong"
        count = look.text(_("{wins} of {games}", wins=one.wins, games=one.games), "small-strong")
        words = [look.text(one.name, role, "ink", space)]
        about = look.fitted(one.about, "medium", look.pixels("small"), space, "ink_soft")
        if words[0].get_height() + about.get_height() + count.get_height() <= cell.height:
            words.append(about)  # else the name has two lines: the whole of it says more
        y = cell.centery - (sum(text.get_height() for text in words) + count.get_height()) // 2
        for text in words:
            y = put(surface, text, left, y, "topleft").bottom
        bar = pygame.Rect(left, 0, space - count.get_width() - look.px(6), look.px(9))
        bar.centery = y + count.get_height() // 2
        if bar.width > look.px(16):
            draw_bar(surface, look, bar, one.wins / one.games)
        put(surface, count, cell.right - look.px(8), bar.centery, "midright")


class HeadToHead(Block):
    """The opponents met most often, and who won."""

    def __init__(self, rivals: Sequence[Rival], name: str) -> None:
        note = _("you won : they won") if name == _("You") else _("{name} won : they won", name=name)
        super().__init__(_("Head to head"), note)
        self.rivals = list(rivals)

    def _line(self, look: Look) -> int:
        return max(look.px(34), look.line_height("strong") + look.px(6))

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, self.head(look) + max(2, min(6, len(self.rivals))) * self._line(look) + look.px(12)

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        if not self.rivals:
            self.quiet(surface, look, room, _("Everybody you have met, and who was ahead more often."))
            return
        many = max(1, min(len(self.rivals), room.height // self._line(look)))
        tall = min(room.height // many, round(self._line(look) * 1.5))
        for place, rival in enumerate(self.rivals[:many]):
            self._draw_rival(surface, look, pygame.Rect(room.left, room.top + place * tall, room.width, tall), rival)

    def _draw_rival(self, surface: pygame.Surface, look: Look, room: pygame.Rect, rival: Rival) -> None:
        side, middle = min(room.height, look.px(42)), room.centery
        mood = "hurt" if rival.wins > rival.losses else "gloating" if rival.losses > rival.wins else "calm"
        large = min(round(side * 1.24), round(room.height * 1.16))  # there is air around a head's drawing
        head = look.art(f"{_face(rival)}-{mood}", large, large)
        put(surface, head, room.left + side // 2 - look.px(2), middle)
        left, icon = room.left + side + look.px(2), round(look.line_height("small") * 0.9)
        figure = look.font("strong").size("88")[0]
        name_room = min(look.px(110) * max(100, look.text_percent) // 100, room.width // 3)
        name = look.fitted(rival.name, "bold", look.pixels("strong"), name_room - icon - look.px(10), "ink")
        at = put(surface, name, left, middle, "midleft")
        mark = look.icon("robot" if rival.kind == AI else "human", icon, "ink_soft")
        put(surface, mark, at.right + look.px(6), middle, "midleft")
        bar = pygame.Rect(left + name_room + figure, 0, 0, look.px(15))
        bar.width, bar.centery = room.right - figure - look.px(10) - bar.left, middle
        put(surface, look.text(str(rival.wins), "strong", "good"), bar.left - look.px(8), middle, "midright")
        put(surface, look.text(str(rival.losses), "strong", "bad"), bar.right + look.px(8), middle, "midleft")
        both = rival.wins + rival.losses
        if not both and rival.shared:
            words = _("{count} shared", count=rival.shared)
            put(surface, look.fitted(words, "medium", look.pixels("small"), bar.width, "ink_soft"), *bar.center)
            return
        if both:
            cut = round(bar.width * rival.wins / both)
            gap = look.px(2) if 0 < cut < bar.width else 0
            if cut:
                surface.blit(filled(look, cut - gap, bar.height, GOOD, "accent"), bar)
            if cut < bar.width:
                rest = filled(look, bar.width - cut - gap, bar.height, BAD, "#6a6a78")
                surface.blit(rest, (bar.left + cut + gap, bar.top))
        else:
            surface.blit(look.box(*bar.size, "veil", "panel_edge", radius=99), bar)
        half = pygame.Rect(0, 0, max(2, look.px(2)), bar.height + look.px(8))
        half.center = bar.center
        surface.fill(look.colour("ink"), half)


def _face(rival: Rival) -> str:
    if rival.kind != AI:
        return FACES.get(rival.name.casefold(), "seats/cat-1")
    return BY_NAME[rival.name].face if rival.name in BY_NAME else "seats/cat-7"


class Last(Pressable):
    """One of the last matches; wins stand higher."""

    def __init__(self, result: Result, info: GameInfo | None, when: str, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.result, self.info = result, info
        title = info.short_title if info else result.game
        self.words = _("won") if result.won else ordinal(result.place)
        self.hint = _("{game}, {when}: {how}", game=title, when=when, how=self.words)
        self.hint += "\n" + (_("Its file is gone.") if result.gone else _("Watch it again."))
        self.enabled = not result.gone

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        won, box, unit = self.result.won, self.rect.copy(), look.unit
        if not won:
            box.top += look.px(9)
            box.height -= look.px(9)
        if look.plain:
            edge, line = ("accent", 4) if won else ("panel_edge", 1.5)
            ground = look.box(*box.size, "raised" if hovered else "panel", edge, radius=12, edge_units=line)
        elif won:
            light, key = "#4fa88c" if hovered else "#3f8f78", ("last won", box.size, hovered)
            ground = look.made(key, lambda: shaded(*box.size, light, "#1f5560", 12 * unit, GOOD[0], 2 * unit))
        else:
            ground = look.box(*box.size, "raised" if hovered else "veil", "", radius=12, opacity=0.6)
        surface.blit(ground, box)
        words = look.fitted(self.words, "bold", look.pixels("small-strong"), box.width - look.px(6), "ink")
        room = box.height - words.get_height() - look.px(6)
        side = min(room - look.px(4), box.width - look.px(10), look.px(46 if won else 40))
        picture = emblem(look, self.info, side) if self.info else None
        if picture is not None:
            put(surface, picture, box.centerx, box.top + look.px(3) + room // 2)
        put(surface, words, box.centerx, box.bottom - look.px(4), "midbottom")


def ordinal(place: int) -> str:
    known = {2: _("2nd"), 3: _("3rd"), 4: _("4th"), 5: _("5th"), 6: _("6th"), 7: _("7th"), 8: _("8th")}
    return known.get(place, _("lost"))


class LastTen(Block):
    """The last matches in a strip, the newest first."""

    def __init__(self, lasts: Sequence[Last]) -> None:
        super().__init__(_("The last ten"))
        self.lasts = list(lasts)

    def arrange(self, look: Look, below: bool) -> None:
        """The strip beside the title, or `below` it in two rows."""
        gap, pad = look.px(7), look.px(PAD)
        left = self.rect.left + pad
        if not below:
            left += max(look.px(150) - pad, look.font("subheading").size(self.title)[0] + 2 * gap)
        top = self.rect.top + (self.head(look) + look.line_height("small") if below else look.px(7))
        abreast = 5 if below else LATEST
        lines = 2 if below else 1
        step = (self.rect.right - pad - left + gap) / abreast
        tall = (self.rect.bottom - look.px(8) - top + gap) // lines - gap
        for place, last in enumerate(self.lasts):
            x, y = left + round(place % abreast * step), top + place // abreast * (tall + gap)
            last.rect = pygame.Rect(x, y, round(step) - gap, tall)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, self.head(look) + look.line_height("small") + 2 * look.px(100)

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        text = look.text(_("newest first"), "small", "ink_soft")
        at = put(surface, text, room.left, room.top - look.px(4), "topleft")
        number = look.text(_("{count} won", count=sum(last.result.won for last in self.lasts)), "strong", "good")
        below = at.bottom + look.px(2)
        fits = at.bottom + number.get_height() <= self.rect.bottom - look.px(4) and self.lasts
        if fits and not any(last.rect.collidepoint(room.left + 2, below + 2) for last in self.lasts):
            surface.blit(number, (room.left, below))
