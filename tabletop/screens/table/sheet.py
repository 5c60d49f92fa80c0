"""The sheet of a seat: everything public about it; a tab for each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _
from tabletop.cast.characters import BY_NAME
from tabletop.kernel.match import AI, Seat, level_words
from tabletop.kernel.state import View
from tabletop.screens.shared.bars import Legend, bar_part, shared
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.panel.panel import BrassButton
from tabletop.ui.render.faces import Faces
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP, SEAT_COLOURS
from tabletop.ui.stage.controller import Controller
from tabletop.ui.stage.furniture import bust_of, put
from tabletop.ui.stage.layout import Part, Row, Sheet
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import stack
from tabletop.ui.widgets.widget import Label, Pressable, Widget, draw_lines

if TYPE_CHECKING:
    from tabletop.ui.shell import Shell

BOX = (1060, 620, 440)
"""Units of the sheet, where the window has room for it: its width, and its height at most and at least."""
PERSON, TAB = 236, 46
"""Units: the width of the part with the portrait, the height of a tab."""
COLUMN = 340
"""Least units of a column at a text size of 100 %."""


class _Tab(Pressable):
    """A seat's name and score on the sheet's upper edge."""

    def __init__(self, seat: int, name: str, score: str, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.seat, self.name, self.score, self.chosen = seat, name, score, False

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        wide = look.text(self.name, "strong").get_width() + look.text(self.score, "heading").get_width()
        return min(width or 10**6, wide + look.px(62)), max(look.px(TAB), look.line_height("heading") + look.px(8))

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if self.chosen or hovered else "raised"
        edge = "glow" if self.chosen else "panel_edge"
        surface.blit(look.box(*self.rect.size, fill, edge, radius=14), self.rect)
        side, gap, middle = look.px(18), look.px(10), self.rect.centery
        badge = look.art(f"seats/badge-{self.seat}", side, side)
        left = put(surface, badge, self.rect.left + gap, middle, "midleft").right + gap
        score = look.text(self.score, "heading", "glow" if self.chosen else "ink_soft")
        right = put(surface, score, self.rect.right - gap, middle, "midright").left - gap
        put(surface, look.text(self.name, "strong", "ink", right - left, one_line=True), left, middle, "midleft")


class _Still(Widget):
    focusable = False


class _Sources(_Still):
    """A bar of where the points come from."""

    def __init__(self, sources: Sequence[tuple[str, int]], paints: Sequence[str]) -> None:
        super().__init__()
        self.shown = [(place, part) for place, (_words, part) in enumerate(sources) if part]
        self.legend = Legend([words for words, _part in sources], paints)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, self._bar(look) + look.px(6) + self.legend.size(look, width)[1]

    def _bar(self, look: Look) -> int:
        return max(look.px(32), look.line_height("strong") + look.px(8))

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        x, high, gap = self.rect.left, self._bar(look), look.px(3)
        numbers = [look.text(str(part), "strong", "ink_accent") for _place, part in self.shown]
        least = [number.get_width() + look.px(14) for number in numbers]
        whole = sum(part for _place, part in self.shown)
        widths = shared(self.rect.width, whole, self.shown, least) if self.shown else []
        for (place, _part), number, wide in zip(self.shown, numbers, widths, strict=True):
            surface.blit(bar_part(look, wide - gap, high, place, self.legend.paints), (x, self.rect.top))
            put(surface, number, x + (wide - gap) / 2, self.rect.top + high / 2)
            x += wide
        top = self.rect.top + high + look.px(6)
        self.legend.rect = pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)
        self.legend.draw(surface, look, False, False)


class _Heading(_Still):
    """The title of a part, and a note at its end."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self.part = part

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, look.line_height("subheading") + look.px(4)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        note = look.text(self.part.note, "small", "glow", self.rect.width // 2, one_line=True)
        bottom = self.rect.bottom - look.px(2)
        left = put(surface, note, self.rect.right, bottom, "bottomright").left
        title = look.text(self.part.title, "subheading", "ink", left - self.rect.left - look.px(8), one_line=True)
        put(surface, title, self.rect.left, bottom, "bottomleft")


class _Line(_Still):
    """A row of a part: pictures, words, a value."""

    def __init__(self, row: Row, faces: Faces) -> None:
        super().__init__()
        self.row, self._faces = row, faces

    def _picture(self, look: Look) -> tuple[int, int]:
        return look.px(self.row.shape[0]), look.px(self.row.shape[1])

    def _parade(self, look: Look, width: int) -> tuple[int, int, int]:
        """How many pictures stand in a line, how many lines there are, and how wide they are."""
        wide, gap = self._picture(look)[0], look.px(4)
        count = len(self.row.pictures)
        room = width if not (self.row.words or self.row.value) else max(wide, width // 2)
        a_line = max(1, min(count, (room + gap) // (wide + gap)))
        return a_line, -(-count // a_line), a_line * (wide + gap)

    def _texts(self, look: Look, width: int) -> tuple[list[pygame.Surface], pygame.Surface | None]:
        value = look.text(self.row.value, "strong", "ink") if self.row.value else None
        room = width - (value.get_width() + look.px(10) if value else 0) - 2 * look.px(8)
        if self.row.pictures:
            room -= self._parade(look, width)[2] + look.px(6)
        texts = [look.text(self.row.words, "small-strong", "ink", room)] if self.row.words else []
        texts += [look.text(self.row.small, "small", "ink_soft", room)] if self.row.small else []
        return texts, value

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        texts, value = self._texts(look, width)
        high = max(sum(text.get_height() for text in texts), value.get_height() if value else 0)
        if self.row.pictures:
            high = max(high, self._parade(look, width)[1] * (self._picture(look)[1] + look.px(4)))
        return width, high + look.px(8)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        surface.blit(look.box(*self.rect.size, "veil", radius=8, opacity=0.3), self.rect)
        texts, value = self._texts(look, self.rect.width)
        x = self.rect.left + look.px(8)
        if self.row.pictures:
            x = self._draw_pictures(surface, look, x) + look.px(6)
        draw_lines(surface, texts, x, self.rect.centery)
        if value is not None:
            put(surface, value, self.rect.right - look.px(8), self.rect.centery, "midright")

    def _draw_pictures(self, surface: pygame.Surface, look: Look, left: int) -> int:
        wide, high = self._picture(look)
        a_line, lines, across = self._parade(look, self.rect.width)
        gap = look.px(4)
        top = self.rect.centery - (lines * (high + gap) - gap) // 2
        for number, picture in enumerate(self.row.pictures):
            down, place = divmod(number, a_line)
            face = self._faces.turned(look, picture, wide, high)
            put(surface, face, left + place * (wide + gap) + wide // 2, top + down * (high + gap) + high // 2)
        return left + across


def _machine(who: Seat) -> str:
    """How well an AI plays, and its style; nothing of a person."""
    character = BY_NAME.get(who.name)
    words = [level_words(who.level), *([character.style] if character else [])]
    return " · ".join(words) if who.kind == AI else ""


class SheetScene(Layer):
    """One seat at a time; arrows and tabs turn to the others, Escape or a click beside it closes it."""

    def __init__(
        self, shell: Shell, controller: Controller, view: View, seat: int, more: Callable[[int], tuple[Part, ...]]
    ) -> None:
        """`more` gives further parts for a seat."""
        super().__init__(shell)
        self.controller, self.view = controller, view
        self._faces = Faces(controller.paint)
        sheets = {place: controller.sheet(view, place) for place in range(len(controller.seats))}
        self.sheets = {place: sheet for place, sheet in sheets.items() if sheet is not None}
        self._more = {place: more(place) for place in self.sheets}
        self.tabs = [
            _Tab(place, controller.names[place], sheet.score[0], partial(self.turn_to, place))
            for place, sheet in self.sheets.items()
        ]
        self.close = BrassButton("close", self.back, _("Back to the table (Escape)"))
        self.area = ScrollArea()
        self.person = pygame.Rect(0, 0, 0, 0)
        self.turn_to(seat)

    @property
    def sheet(self) -> Sheet:
        return self.sheets[self.seat]

    def turn_to(self, seat: int) -> None:
        self.seat = seat
        for tab in self.tabs:
            tab.chosen = tab.seat == seat
        self.blocks = self._blocks(seat)
        self.group.widgets = [*self.tabs, self.close, self.area, *chain(*self.blocks)]
        self.group.changed = True
        self.area.offset = 0
        self.arrange()

    def _blocks(self, seat: int) -> list[list[Widget]]:
        """The parts, each a title and its lines; further parts are one block."""
        sheet = self.sheets[seat]
        sources: list[Widget] = [Label(sheet.title, "subheading"), _Sources(sheet.sources, sheet.paints)]
        more = list(chain(*map(self._block, self._more[seat])))
        return [*([sources] if sheet.sources else []), *([more] if more else []), *map(self._block, sheet.parts)]

    def _block(self, part: Part) -> list[Widget]:
        return [_Heading(part), *(_Line(row, self._faces) for row in part.rows)]

    def arrange(self) -> None:
        look, (width, height) = self.look, self.look.size
        gap, pad = look.px(GAP), look.px(18)
        tall = max((tab.size(look)[1] for tab in self.tabs), default=0)
        large = max(1.0, look.text_percent / 100)
        self.box = pygame.Rect(0, 0, min(width - 2 * gap, round(look.px(BOX[0]) * large)), 0)
        wide = min(self.box.width // 3, round(look.px(PERSON) * max(1.0, look.text_percent / 130)))
        room = self.box.width - wide - look.px(10) - 2 * pad
        fullest = max(self._put_parts(self._blocks(seat), pygame.Rect(0, 0, room, 0)) for seat in self.sheets)
        most = min(height - tall - 3 * gap, look.px(BOX[1]))
        self.box.height = min(most, max(round(look.px(BOX[2]) * large), fullest + 2 * pad))  # the same for everybody
        self.box.midbottom = width // 2, (height + self.box.height + tall) // 2
        self._arrange_tabs(tall)
        side = look.px(44)
        self.close.rect = pygame.Rect(self.box.right - side * 3 // 4, self.box.top - side // 4, side, side)
        rim = look.px(10)
        self.person = pygame.Rect(self.box.left + rim, self.box.top + rim, wide, self.box.height - look.px(20))
        left = self.person.right + pad
        self.area.rect = pygame.Rect(left, self.box.top + pad, self.box.right - pad - left, self.box.height - 2 * pad)
        bottom = self._put_parts(self.blocks, self.area.rect)
        self.area.hold(list(chain(*self.blocks)), bottom - self.area.rect.top, look)

    def _arrange_tabs(self, tall: int) -> None:
        look, gap = self.look, self.look.px(8)
        room = (self.box.width - self.look.px(90)) // max(1, len(self.tabs)) - gap
        x = self.box.left + look.px(20)
        for tab in self.tabs:
            tab.rect = pygame.Rect(x, 0, tab.size(look, room)[0], tall)
            tab.rect.bottom = self.box.top + look.px(4)
            x = tab.rect.right + gap

    def _put_parts(self, blocks: Sequence[Sequence[Widget]], area: pygame.Rect) -> int:
        """Put each block into the shorter of two columns, or of one where two have no room; returns where they end."""
        look = self.look
        gap, bar = look.px(20), 2 * look.px(BAR)
        count = 2 if area.width - bar >= 2 * look.px(COLUMN) * look.text_percent / 100 else 1
        wide = (area.width - bar - gap * (count - 1)) // count
        bottoms = [area.top] * count
        for block in blocks:
            column = bottoms.index(min(bottoms))
            parts: list[Widget | int] = []
            for widget in block:
                parts += [*([look.px(8)] if parts and isinstance(widget, _Heading) else []), widget, look.px(4)]
            bottoms[column] = stack(look, parts, area.left + column * (wide + gap), bottoms[column], wide) + look.px(12)
        return max(bottoms)

    def handle(self, event: Input) -> None:
        name = event.name if isinstance(event, Key) else ""
        if name in ("left", "right"):
            seats = list(self.sheets)
            step = 1 if name == "right" else -1
            self.turn_to(seats[(seats.index(self.seat) + step) % len(seats)])
        elif name in ("return", "space") and self.group.focus is None:
            self.back()  # what opened it closes it
        elif name in ("up", "down", "page up", "page down", "home", "end"):
            self.group.changed = self.area.handle(event) or self.group.changed
        elif isinstance(event, Pointer) and event.kind == "down" and self._is_outside(event.at):
            self.back()
        else:
            super().handle(event)

    def _is_outside(self, at: tuple[int, int]) -> bool:
        return not self.box.collidepoint(at) and self.group.widget_at(at) is None

    def draw_body(self, surface: pygame.Surface) -> None:
        look, who = self.look, self.controller.seats[self.seat]
        surface.blit(look.box(*self.box.size, "panel", "#b98a4a", radius=22, edge_units=3), self.box)
        colour = "panel_edge" if look.plain else SEAT_COLOURS[self.seat]
        surface.blit(look.box(*self.person.size, colour, colour, radius=16, opacity=0.22), self.person)
        inner = self.person.inflate(-look.px(24), -look.px(20))
        texts = [look.text(who.name, "heading", "ink", inner.width)]
        sheet, wide = self.sheet, inner.width
        about = filter(None, [sheet.about, _machine(who)])
        texts += [look.text(words, "small-strong", "ink_soft", wide) for words in about]
        texts += [look.text(" ".join(sheet.score), "heading", "glow", wide)]
        texts += [look.text(sheet.standing, "small-strong", "ink", wide)] if sheet.standing else []
        warning, below = None, sum(text.get_height() for text in texts)
        if sheet.warning:
            room = wide - look.px(20)
            warning = look.sign(sheet.warning, "small-strong", (20, 12), "#8f2038", "bad", width=room)
            below += warning.get_height() + look.px(10)
        side = max(look.px(40), min(inner.width, inner.height - below - look.px(8)))
        face = bust_of(who, self.controller.face(self.view, self.seat))
        bust = self._faces.turned(look, face, side, side)
        y = put(surface, bust, inner.centerx, inner.top, "midtop").bottom + look.px(8)
        for text in texts:
            y = put(surface, text, inner.left, y, "topleft").bottom
        if warning is not None:
            put(surface, warning, inner.left, y + look.px(10), "topleft")
