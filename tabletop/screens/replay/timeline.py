"""The timeline of a replay: chapters, turns and marked moments on a bar."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, pairwise

import pygame

from tabletop.base.words import _
from tabletop.kernel.story import Kind
from tabletop.screens.replay.tape import Chapter, Mark, Tape
from tabletop.ui.input import Input, Pointer
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS, TYPE
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Widget, draw_tooltip

CHAPTER, TRACK, MARK, SHAPE, KNOB = 21, 6, 22, 11, 29
"""Units: the heights of a chapter's title, the bar, a moment's sign, a seat's shape and the knob."""
ENOUGH = 0.8
"""The part of the bar that chapters' titles take at most; where they would take more, only numbers are shown."""
PLAYED = "#f0b66a"


class Timeline(Widget):
    """Chapters above, the bar with a shape for each turn and a sign for each moment below.

    Each step has a part of the bar and the knob stands in the middle of it, so the bar ends amid the last step's part.
    A short chapter is stretched to the width of its title: steps are not equally wide everywhere.
    """

    def __init__(
        self, tape: Tape, kinds: Mapping[str, Kind], jump: Callable[[int], None], open_: Callable[[Chapter], None]
    ) -> None:
        super().__init__()
        self._jump, self._open, self._kinds = jump, open_, kinds
        self.tape = tape
        self.at = 0
        self.lit = tape.chapters[0]
        """The chapter that is shown."""
        self.opening = False
        """Whether the replay stands before that chapter's first step."""
        self.clear = pygame.Rect(0, 0, 0, 0)
        """What no tooltip may cover."""
        self._pointed: tuple[int, int] | None = None
        self._held = False
        self._laid: tuple[object, ...] = ()
        self._edges: list[float] = [0.0, 1.0]
        """Pixels from the widget's left: where each chapter begins, and where the last one ends."""
        self._signs: list[tuple[float, Mark]] = []
        """The moments that are shown, and where, in pixels from the widget's left."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, self._chapter_height(look) + look.px(MARK + 12)

    def _chapter_height(self, look: Look) -> int:
        return max(look.px(CHAPTER), look.line_height("small-strong") + look.px(2))

    def lay_out(self, look: Look) -> None:
        laid = (self.tape, self.rect.size, look)
        if laid == self._laid:
            return
        self._laid, rim = laid, look.px(KNOB / 2)
        counts = [stop - start for start, stop in pairwise(self._bounds())]
        room, width = self.rect.width - 2 * rim, look.font("small-strong").size
        titles = [chapter.title for chapter in self.tape.chapters]
        wanted = [width(title)[0] + look.px(10) for title in titles]
        if sum(wanted) > ENOUGH * room:
            wanted = [width(_short(title))[0] + look.px(10) for title in titles]
        self._edges = list(accumulate(_shares(room, counts, wanted), initial=float(rim)))
        side, order = look.px(MARK), list(self._kinds)
        self._signs = []
        for mark in sorted(self.tape.marks, key=lambda one: (order.index(one.kind), one.step)):
            x = self._x(mark.step + 0.5)
            if all(abs(x - other) >= side for other, _mark in self._signs):
                self._signs.append((x, mark))

    def _bounds(self) -> list[float]:
        """The steps at which chapters begin, and the end of the bar: amid the last step."""
        return [*(chapter.step for chapter in self.tape.chapters), self._end()]

    def _many(self) -> int:
        return max(1, len(self.tape.steps))

    def _end(self) -> float:
        return self._many() - 0.5

    def _here(self) -> float:
        """Pixels from the widget's left to the knob."""
        return self._x(self.at if self.opening or not self.at else self.at - 0.5)

    def _x(self, steps: float) -> float:
        """Pixels from the widget's left to where the bar is after so many steps."""
        starts, steps = self._bounds(), min(steps, self._end())
        place = max(0, min(bisect_right(starts, steps) - 1, len(starts) - 2))
        first, last = starts[place : place + 2]
        left, right = self._edges[place : place + 2]
        return left + (right - left) * (steps - first) / (last - first)

    def at_x(self, x: float) -> int:
        """How many steps have been shown at this pixel of the bar, the one whose part it is in included."""
        x -= self.rect.left
        if x < self._edges[0]:
            return 0
        starts = self._bounds()
        place = min(bisect_right(self._edges, x) - 1, len(starts) - 2)
        left, right = self._edges[place : place + 2]
        share = (x - left) / max(1.0, right - left)
        return min(self._many(), int(starts[place] + share * (starts[place + 1] - starts[place])) + 1)

    def middle_of(self, step: int) -> tuple[int, int]:
        """The middle of a step's part of the bar, in the window."""
        return self.rect.left + round(self._x(step + 0.5)), self.rect.bottom - self.rect.height // 4

    def handle(self, event: Input) -> bool:
        if not isinstance(event, Pointer):
            return False
        if event.kind == "move":
            self._pointed = event.at if self.rect.collidepoint(event.at) else None
            if self._held:
                self._jump(self.at_x(event.x))
            return True
        pressed, released = event.kind == "down" and event.button == 1, event.kind == "up" and self._held
        if pressed and (chapter := self._chapter_at(event.at)) is not None:
            self._open(chapter)
        elif pressed:
            self._held = True
            self._jump(self._nearest(event.x))
        elif released:
            self._held = False
        return pressed or released

    def _chapter_at(self, at: tuple[int, int]) -> Chapter | None:
        if at[1] >= self.rect.top + self.rect.height * 0.38:
            return None
        place = bisect_right(self._edges, at[0] - self.rect.left) - 1
        return self.tape.chapters[max(0, min(place, len(self.tape.chapters) - 1))]

    def _nearest(self, x: int) -> int:
        """How many steps a press means; anywhere on a moment's sign, up to that moment."""
        side = self.rect.height * 0.3
        near = min(self._signs, key=lambda sign: abs(sign[0] + self.rect.left - x), default=None)
        if near is not None and abs(near[0] + self.rect.left - x) <= side / 2 + 1:
            return near[1].step + 1
        return self.at_x(x)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.lay_out(look)
        key = ("timeline", self.tape, self.at, self.opening, self.rect.size)
        surface.blit(look.made(key, lambda: self._make(look)), self.rect)
        if hovered and self._pointed is not None and not self._held and (words := self._tip(self._pointed)):
            beside = pygame.Rect(self._pointed[0], self.rect.top, 1, self.rect.height)
            draw_tooltip(surface, look, words, beside, self.clear)

    def _tip(self, at: tuple[int, int]) -> str:
        chapter, step = self._chapter_at(at), self._nearest(at[0])
        if chapter is not None:
            return chapter.title
        if not 0 < step <= len(self.tape.steps):
            return ""
        told = self.tape.steps[step - 1]
        if not told.lines:
            return told.kicker
        return _("{when}: {words}", when=self.tape.when(step - 1), words=" ".join(told.lines))

    def _make(self, look: Look) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        self._draw_chapters(surface, look)
        middle = self._chapter_height(look) + look.px(MARK + 12) // 2
        for draw in (self._draw_track, self._draw_turns, self._draw_marks):
            draw(surface, look, middle)
        return surface

    def _draw_chapters(self, surface: pygame.Surface, look: Look) -> None:
        high, gap = self._chapter_height(look), look.px(2)
        face, pixels = TYPE["small-strong"].face, look.pixels("small-strong")
        for number, chapter in enumerate(self.tape.chapters):
            left, right = round(self._edges[number]), round(self._edges[number + 1]) - gap
            wide = right - left
            if wide < look.px(4):
                continue
            lit = chapter == self.lit
            fill, edge = ("ink", "ink") if lit else ("panel", "panel_edge")
            surface.blit(look.box(wide, high, fill, edge, radius=5, edge_units=1.2), (left, 0))
            ink, room = "ink_accent" if lit else "ink_soft", wide - look.px(6)
            words, width = chapter.title, look.face(face, max(look.least_text, pixels * 3 // 4)).size
            if width(words)[0] > room:
                words = _short(words)
            if width(words)[0] <= room:
                put(surface, look.fitted(words, face, pixels, room, ink), left + look.px(3), high // 2, "midleft")

    def _draw_track(self, surface: pygame.Surface, look: Look, middle: int) -> None:
        thick, left, right = look.px(TRACK), round(self._x(0)), round(self._x(self._end()))
        surface.blit(look.box(right - left, thick, "panel_edge", radius=thick), (left, middle - thick // 2))
        done, fill = round(self._here()) - left, "ink_soft" if look.plain else PLAYED
        if done > 1:
            surface.blit(look.box(done, thick, fill, radius=thick), (left, middle - thick // 2))

    def _draw_turns(self, surface: pygame.Surface, look: Look, middle: int) -> None:
        """A seat's shape for each turn; where they are too many, a dot in its colour."""
        turns = [turn for turn in self.tape.turns if turn.seat >= 0]
        if not turns:
            return
        side = look.px(SHAPE)
        crowded = (self._x(self._end()) - self._x(0)) / len(turns) < side * 1.25
        for turn in turns:
            x = round(self._x(turn.step + 0.5))
            if crowded:
                colour = "#ffffff" if look.plain else SEAT_COLOURS[turn.seat]
                pygame.draw.circle(surface, colour, (x, middle), max(2, look.px(2.2)))
            else:
                put(surface, look.art(f"seats/badge-{turn.seat}", side, side), x, middle)

    def _draw_marks(self, surface: pygame.Surface, look: Look, middle: int) -> None:
        side = look.px(MARK)
        for x, mark in self._signs:
            put(surface, sign_of(look, self._kinds[mark.kind].icon, mark.seat, side, mark.step < self.at), x, middle)
        if self.at:
            here = next((mark for mark in self.tape.marks if mark.step == self.at - 1 and not self.opening), None)
            at, head = round(self._here()), look.px(KNOB)
            wide, fill = (head, "panel") if here else (round(head * 0.5), "")
            put(surface, look.box(wide, head, fill, "ink", radius=8, edge_units=3), at, middle)
            if here:
                put(surface, sign_of(look, self._kinds[here.kind].icon, here.seat, side, True), at, middle)


def _short(title: str) -> str:
    """The number of a chapter that has one, else its title."""
    return title.split()[-1] if title.split()[-1].isdigit() else title


def _shares(width: float, counts: Sequence[float], least: Sequence[float]) -> list[float]:
    """Divide a width in proportion to counts; none gets less than its least as long as there is enough for all."""
    if sum(least) > width:
        return [one * width / sum(least) for one in least]
    short: set[int] = set()
    while True:
        rest = width - sum(least[place] for place in short)
        many = sum(count for place, count in enumerate(counts) if place not in short)
        parts = [least[place] if place in short else rest * count / (many or 1) for place, count in enumerate(counts)]
        more = {place for place, part in enumerate(parts) if part < least[place] - 0.01} - short
        if not more:
            return parts
        short |= more


def sign_of(look: Look, icon: str, seat: int, side: int, past: bool) -> pygame.Surface:
    """A moment's sign: filled with its seat's colour when it is past, hollow when it is to come."""

    def make() -> pygame.Surface:
        colour = "#ffffff" if look.plain or seat < 0 else SEAT_COLOURS[seat]
        fill = colour if past else "#000000" if look.plain else "#241d4e"
        middle, edge = side / 2, f'fill="{fill}" stroke="{colour}" stroke-width="1.6"'
        disc = vector(side, side, f'<circle cx="{middle}" cy="{middle}" r="{middle - 1.5}" {edge}/>')
        put(disc, look.icon(icon, round(side * 0.62), "#241645" if past else colour), side // 2, side // 2)
        return disc

    return look.made(("moment-sign", icon, seat, side, past), make)
