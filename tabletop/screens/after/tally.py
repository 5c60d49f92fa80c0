"""Where the points came from: a bar for each seat and what it has to show for it."""

import pygame

from tabletop.kernel.actions import Action
from tabletop.kernel.state import State, View
from tabletop.screens.after.podium import Standing, drawn
from tabletop.screens.shared.bars import bar_part, shared
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.controller import Board
from tabletop.ui.stage.furniture import put
from tabletop.ui.stage.layout import Ending, Picture
from tabletop.ui.widgets.widget import Widget

LINE, SMALL, WHOLE = 34, 28, 24
"""Units: a bar's least height, trophies below which they overlap more, and whole trophies beside a bar."""
APART = (0.9, 0.55)
"""The share of its width that a trophy shows, usually and if trophies would be small."""
BESIDE = 0.58
"""The bar's share of the room if trophies stand beside it."""


class Tally(Widget):
    """One seat: shape, name, a bar with its parts, the total; below the bar its trophies."""

    focusable = False

    def __init__(self, standing: Standing, ending: Ending, table: Board[State, View, Action]) -> None:
        super().__init__()
        self.standing, self.table = standing, table
        self.won = standing.won
        self.parts = ending.parts[standing.seat]
        self.paints = ending.paints
        self.most = ending.full or max(1, *(sum(parts) for parts in ending.parts))
        self.trophies = ending.trophies[standing.seat] if ending.trophies else ()
        self.longest = max(map(len, ending.trophies), default=0)
        """The largest number of trophies any seat has."""
        self.strip = 0
        """How high the trophies may be, in pixels; 0 if they stand beside the bar."""
        self.columns = (0, 0)
        """The widths of names and totals, the same for all seats."""

    def wants(self, look: Look, width: int) -> tuple[int, int]:
        """The widths its name and its total would like."""
        name = look.text(self.standing.who.name, "strong", "ink", round(width * 0.28), one_line=True)
        total = look.text(str(self.standing.score), "heading", "ink")
        return name.get_width(), total.get_width()

    def _bar(self, look: Look, width: int) -> tuple[int, int]:
        """Where the bar begins and how wide it is."""
        left = look.px(20) + self.columns[0] + 2 * look.px(10)
        return left, width - left - self.columns[1] - look.px(10)

    def _parade(self, look: Look, width: int, height: int) -> tuple[int, int]:
        """The size of all trophies in a strip, and how many stand in a line of it."""
        best = (1, 1)
        for apart in APART if self.strip else APART[:1]:
            for lines in (1, 2, 3):
                a_line = max(1, -(-self.longest // lines))
                best = max(best, (min(height // lines, round(width / (1 + apart * (a_line - 1)))), a_line))
            if best[0] >= look.px(SMALL):
                break
        return best

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        high = _line(look)
        if self.strip and self.trophies:
            side, a_line = self._parade(look, width - self._bar(look, width)[0], self.strip)
            high += side * -(-len(self.trophies) // a_line) + look.px(4)
        return width, high

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        line, middle, badge = _line(look), self.rect.top + _line(look) // 2, look.px(20)
        seat, who = self.standing.seat, self.standing.who
        x = put(surface, look.art(f"seats/badge-{seat}", badge, badge), self.rect.left, middle, "midleft").right
        name = look.text(who.name, "strong", "ink", self.columns[0], one_line=True)
        put(surface, name, x + look.px(10), middle, "midleft")
        colour = "ink" if look.plain else SEAT_COLOURS[seat]
        put(surface, look.text(str(self.standing.score), "heading", colour), self.rect.right, middle, "midright")
        left, wide = self._bar(look, self.rect.width)
        bar = pygame.Rect(self.rect.left + left, 0, wide, line - look.px(4))
        bar.centery = middle
        room = pygame.Rect(bar.left, self.rect.top + line + look.px(2), self.rect.width - left, self.strip)
        if self.longest and not self.strip:
            bar.width = round(wide * BESIDE)
            room = pygame.Rect(bar.right + look.px(8), bar.top, wide - bar.width - look.px(8), bar.height)
        self._draw_bar(surface, look, bar)
        self._draw_trophies(surface, look, room)

    def _draw_bar(self, surface: pygame.Surface, look: Look, bar: pygame.Rect) -> None:
        edge = "panel_edge" if look.plain else ""
        surface.blit(look.box(*bar.size, "veil", edge, radius=8, edge_units=1, opacity=0.4), bar)
        shown = [(source, part) for source, part in enumerate(self.parts) if part]
        numbers = {part: look.text(str(part), "strong", "ink_accent") for _source, part in shown}
        least = [numbers[part].get_width() + look.px(10) for _source, part in shown]
        x, gap = bar.left, look.px(2)
        for (source, part), wide in zip(shown, shared(bar.width, self.most, shown, least), strict=True):
            surface.blit(bar_part(look, wide - gap, bar.height, source, self.paints), (x, bar.top))
            if len(self.parts) > 1:  # of a single source the number stands at the end
                put(surface, numbers[part], x + (wide - gap) / 2, bar.centery)
            x += wide

    def _draw_trophies(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        side, a_line = self._parade(look, room.width, room.height)
        shown, more = self.trophies, None
        if not self.strip and side < look.px(WHOLE):
            side = min(room.height, look.px(WHOLE))
            a_line = max(1, int((room.width - look.font("small-strong").size("+99")[0]) / (side + look.px(2))))
            if len(shown) > a_line:
                more = look.text(f"+{len(shown) - a_line}", "small-strong", "ink")
            shown = shown[:a_line]
        step = min(side + look.px(2), (room.width - side) / max(1, a_line - 1))
        lines = -(-len(shown) // a_line)
        a_line = -(-len(shown) // max(1, lines))  # no line is much shorter than the others
        top = room.top if self.strip else room.centery - side * lines / 2
        for number, picture in enumerate(shown):
            down, across = divmod(number, a_line)
            at = room.left + side / 2 + step * across, top + side * (down + 0.5)
            put(surface, self._trophy(look, picture, side), *at)
        if more:
            put(surface, more, room.left + step * len(shown) + look.px(2), room.centery, "midleft")

    def _trophy(self, look: Look, picture: Picture, side: int) -> pygame.Surface:
        match picture:
            case ("art", str(name)):
                return drawn(look, name, side, side, within=True)
        return look.made(("trophy", picture, side), lambda: self.table.paint(picture, side, side, look))


def _line(look: Look) -> int:
    return max(look.px(LINE), look.line_height("heading"))
