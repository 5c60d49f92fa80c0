"""What happened, line by line, grouped by turns: the newest at the bottom."""

from collections.abc import Callable
from typing import NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.ui.render.faces import Faces, Painter
from tabletop.ui.render.fonts import broken
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.stage.layout import Picture

PAPERS = {"note": ("#d9cbe6", 0.86, "#2b1848", "#5b4579"), "banner": ("#1d1640", 0.88, "ink", "ink_soft"),
          "veil": ("veil", 0.62, "ink", "ink_soft"), "plain": ("#000000", 0.85, "ink", "ink_soft")}  # fmt: skip
"""What it is written on: its ground, how much that covers, the ink of the newest line and of the others."""
TOKEN = (24, 30)
"""Units of the small picture beside a line."""
KEPT = 200
DRAWN = 40
"""Lines that can be seen at once, at most."""


class Line(NamedTuple):
    seat: int
    """-1 for the table's own words."""
    words: str
    divides: bool = False
    """Whether a turn begins with it."""
    token: Picture | None = None
    decision: int = -1
    """The number of the decision it came of."""
    times: int = 1

    @property
    def shown(self) -> str:
        return self.words if self.times == 1 else f"{self.words} × {self.times}"  # noqa: RUF001


class Log:
    """The lines of a match and how far they are scrolled; `see` is called with the decision of a clicked line."""

    def __init__(self, paint: Painter, see: Callable[[int], None]) -> None:
        self.lines: list[Line] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.folded = False
        self.changed = False
        self._faces, self._see = Faces(paint), see
        self._scroll = 0
        self.seen = pygame.Rect(0, 0, 0, 0)
        """Where it is drawn; folded it is smaller."""
        self._places: list[tuple[pygame.Rect, Line]] = []
        self._pointed: Line | None = None
        self._measured: tuple[object, list[tuple[pygame.Rect, Line]]] = None, []
        """The look, lines and size that were laid out, and where the lines stand on the paper."""

    def set(self, lines: list[Line]) -> None:
        self.lines, self._scroll, self.changed = [], 0, True
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """Put a line below the others; a repeated one is counted instead."""
        last = self.lines[-1] if self.lines else None
        if last is not None and (last.seat, last.words) == (line.seat, line.words) and not line.divides:
            self.correct(line._replace(times=last.times + 1))
        else:
            self.lines, self._scroll, self.changed = [*self.lines[-KEPT:], line], 0, True

    def correct(self, line: Line) -> None:
        """The newest line says more now."""
        self.lines, self._scroll, self.changed = [*self.lines[:-1], line], 0, True

    def fold(self) -> None:
        self.folded, self.changed, self._pointed = not self.folded, True, None

    def wheel(self, at: tuple[int, int], steps: float) -> bool:
        if self.folded or not self.rect.collidepoint(at):
            return False
        self._scroll, self.changed = max(0, self._scroll + round(steps)), True
        return True

    def point(self, at: tuple[int, int]) -> None:
        pointed = self._line_at(at)
        self.changed = self.changed or pointed is not self._pointed
        self._pointed = pointed

    def press(self, at: tuple[int, int]) -> bool:
        """True if that was a line: its moment is shown again."""
        line = self._line_at(at)
        if line is not None and line.decision >= 0:
            self._see(line.decision)
            return True
        return False

    def _line_at(self, at: tuple[int, int]) -> Line | None:
        return next((line for place, line in self._places if place.collidepoint(at)), None)

    def draw(self, surface: pygame.Surface, look: Look, paper: str) -> None:
        self._places, self.seen = [], pygame.Rect(0, 0, 0, 0)
        if self.rect.height < look.px(24) or not self.lines:
            return
        if self.folded:
            signs = [look.sign(words, "small", (20, 10), opacity=0.7) for words in (_("The log: L"), _("Log: L"))]
            sign = signs[signs[0].get_width() > self.rect.width]
            self.seen = sign.get_rect(topright=self.rect.topright)
            surface.blit(sign, self.seen)
            return
        self.seen = self.rect
        self._scroll = min(self._scroll, len(self.lines) - 1)
        lines = tuple(self.lines[: len(self.lines) - self._scroll][-DRAWN:])
        key = ("log", lines, self.rect.size, paper, self._scroll > 0)
        if self._measured[0] != (what := (look, lines, self.rect.size)):
            self._measured = what, self._measure(look, lines)
        surface.blit(look.made(key, lambda: self._paint(look, self._measured[1], paper)), self.rect)
        self._places = [(place.move(self.rect.topleft), line) for place, line in self._measured[1]]
        for place, line in self._places:
            if line is self._pointed and line.decision >= 0:
                surface.blit(look.box(*place.size, "", "focus", radius=6, edge_units=1.5), place)
                sign = look.sign(_("Click: see it again"), "small", (16, 6))
                aside = sign.get_rect(midright=(place.left - look.px(6), place.centery))
                surface.blit(sign, aside.clamp(surface.get_rect()))

    @property
    def newest(self) -> list[pygame.Rect]:
        """Where the newest line stands in the window, if one does."""
        return [place for place, _line in self._places[:1]]

    def _text(self, look: Look, line: Line, newest: bool, inks: tuple[str, str]) -> pygame.Surface:
        wide = self.rect.width - 2 * look.px(GAP) - look.px(20 if line.token is None else TOKEN[0] + 6)
        role = "small-strong" if newest or line.divides else "small"
        key = line.shown, role, inks[0 if newest else 1], wide
        return look.made(("log", *key), lambda: _even(look, *key))

    def _measure(self, look: Look, lines: tuple[Line, ...]) -> list[tuple[pygame.Rect, Line]]:
        """Where the lines stand on the paper, from the newest up, as far as there is room."""
        gap, rim = look.px(5), look.px(9)
        left, heights = self.rect.height - 2 * rim, list[tuple[int, Line]]()
        for line in reversed(lines):
            high = self._text(look, line, not heights, ("ink", "ink")).get_height()
            high = max(high, look.px(TOKEN[1]) if line.token else 0) + (look.px(6) if line.divides else 0)
            if heights and high > left:
                break
            heights.append((high, line))
            left -= high + gap
        y = rim + sum(high + gap for high, _line in heights) - gap
        places = []
        for high, line in heights:
            y -= high
            places.append((pygame.Rect(look.px(4), y, self.rect.width - look.px(8), high), line))
            y -= gap
        return places

    def _paint(self, look: Look, places: list[tuple[pygame.Rect, Line]], paper: str) -> pygame.Surface:
        ground, cover, ink, soft = PAPERS["plain" if look.plain else paper]
        used = places[0][0].bottom + look.px(9)
        tall = max(self.rect.height, used) if paper == "banner" else used  # the newest line is never cut
        surface = pygame.Surface((self.rect.width, tall), pygame.SRCALPHA)
        edge = "panel_edge" if look.plain else "#b98a4a" if paper == "banner" else ""
        surface.blit(look.box(self.rect.width, tall, ground, edge, radius=12, opacity=cover), (0, 0))
        pad, side = look.px(GAP), look.px(13)
        for number, (place, line) in enumerate(places):
            text = self._text(look, line, number == 0, (ink, soft))
            top = place.bottom - max(text.get_height(), look.px(TOKEN[1]) if line.token else 0)
            if line.divides and number < len(places) - 1:
                rule = pygame.Surface((self.rect.width - 2 * pad, max(1, look.px(1.2))), pygame.SRCALPHA)
                rule.fill((*look.colour(soft)[:3], 110))
                surface.blit(rule, (pad, place.top + look.px(1)))
            x, badge_at = pad, (pad, top + (look.line_height("small") - side) // 2)
            if line.token is not None:  # the badge sits on its corner
                face = self._faces.turned(look, line.token, look.px(TOKEN[0]), look.px(TOKEN[1]))
                middle = top + look.px(TOKEN[1]) // 2
                surface.blit(face, face.get_rect(center=(x + look.px(TOKEN[0]) // 2, middle)))
                badge_at = (pad - look.px(4), top + look.px(TOKEN[1]) - side)
                x += look.px(TOKEN[0] + 6)
                top += max(0, look.px(TOKEN[1]) - text.get_height()) // 2
            elif line.seat >= 0:
                x += look.px(20)
            if line.seat >= 0:
                surface.blit(look.art(f"seats/badge-{line.seat}", side, side), badge_at)
            surface.blit(text, (x, top))
        return surface


def _even(look: Look, words: str, role: str, ink: str, width: int) -> pygame.Surface:
    """Words in as few lines as the width needs, evened in length."""
    font, low, high = look.font(role), width // 2, width
    lines = broken(font, words, width)
    while len(lines) > 1 and high - low > 4:
        middle = (low + high) // 2
        closer = broken(font, words, middle)
        if len(closer) > len(lines):
            low = middle
        else:
            high, lines = middle, closer
    fits = all(font.size(line)[0] <= width for line in lines)
    return look.text("\n".join(lines), role, ink, 0 if fits else width)  # a long word may be broken
