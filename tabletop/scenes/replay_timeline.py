"""How far a match that is watched has come: chapters, turns and moments on a bar. Imports the ui."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from tabletop.kernel.replay import Kind
from tabletop.scenes.replay_tape import Tape
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.ui.widgets import Widget, draw_tooltip

CHAPTER, TRACK, MARK, SHAPE = 21, 6, 22, 11
"""Units: how high a chapter's title, the bar, a moment and a seat's shape are."""
AHEAD, PLAYED = "#4d4892", "#f0b66a"


class Timeline(Widget):
    """Chapters above, the bar with a shape for each turn and a sign for each moment below."""

    def __init__(self, jump: Callable[[int], None], kinds: Mapping[str, Kind]) -> None:
        super().__init__()
        self._jump, self._kinds = jump, kinds
        self.tape: Tape | None = None
        self.at = 0
        self._pointed: tuple[int, int] | None = None
        self._held = False

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, self._chapter_height(look) + look.px(MARK + 12)

    def _chapter_height(self, look: Look) -> int:
        return max(look.px(CHAPTER), look.line_height("small-strong") + look.px(2))

    # -- places ----------------------------------------------------------------------------------------------

    def _many(self) -> int:
        return max(1, len(self.tape.steps)) if self.tape else 1

    def _x(self, look: Look, steps: float) -> float:
        """Where the bar is after so many steps."""
        rim = look.px(MARK // 2)
        return self.rect.left + rim + (self.rect.width - 2 * rim) * steps / self._many()

    def _step_at(self, x: int) -> int:
        rim = self.rect.width * 0.008
        share = (x - self.rect.left - rim) / max(1.0, self.rect.width - 2 * rim)
        return max(0, min(self._many(), round(share * self._many())))

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key) and event.name in ("return", "space"):
            return False
        if not isinstance(event, Pointer):
            return False
        if event.kind == "move":
            self._pointed = event.at if self.rect.collidepoint(event.at) else None
            if self._held:
                self._jump(self._step_at(event.x))
            return True
        if event.kind == "down" and event.button == 1:
            self._held = True
            self._jump(self._nearest(event.at))
            return True
        if event.kind == "up" and self._held:
            self._held = False
            return True
        return False

    def _nearest(self, at: tuple[int, int]) -> int:
        """The steps at a place; a press on a chapter's title leads to its beginning."""
        assert self.tape is not None
        step = self._step_at(at[0])
        if at[1] < self.rect.top + self.rect.height * 0.36:
            return self.tape.chapter(min(step, self._many() - 1)).step + 1
        return step

    # -- picture ---------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if self.tape is None:
            return
        key = ("timeline", self.tape, self.at, self.rect.size)
        surface.blit(look.made(key, lambda: self._make(look)), self.rect)
        if hovered and self._pointed is not None and not self._held:
            self._draw_tip(surface, look)

    def _draw_tip(self, surface: pygame.Surface, look: Look) -> None:
        assert self.tape is not None and self._pointed is not None
        step = self._nearest(self._pointed)
        if 0 < step <= len(self.tape.steps):
            told = self.tape.steps[step - 1]
            words = (told.lines or (told.kicker,))[0]
            if self._pointed[1] < self.rect.top + self.rect.height * 0.36:
                words = self.tape.chapter(step - 1).title
            beside = pygame.Rect(self._pointed[0], self.rect.top, 1, self.rect.height)
            draw_tooltip(surface, look, words, beside)

    def _make(self, look: Look) -> pygame.Surface:
        surface = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        place, self.rect = self.rect, pygame.Rect((0, 0), self.rect.size)  # as if it stood at the corner
        self._draw_chapters(surface, look)
        middle = self._chapter_height(look) + look.px(MARK + 12) // 2
        self._draw_track(surface, look, middle)
        self._draw_turns(surface, look, middle)
        self._draw_marks(surface, look, middle)
        self.rect = place
        return surface

    def _draw_chapters(self, surface: pygame.Surface, look: Look) -> None:
        assert self.tape is not None
        chapters, high = self.tape.chapters, self._chapter_height(look)
        now = self.tape.chapter(max(0, self.at - 1))
        gap = look.px(2)
        for number, chapter in enumerate(chapters):
            end = chapters[number + 1].step if number + 1 < len(chapters) else self._many()
            left, right = round(self._x(look, chapter.step)), round(self._x(look, end)) - gap
            wide = right - left
            if wide < look.px(4):
                continue
            lit = chapter is now
            fill, edge = ("ink", "ink") if lit else ("panel", "panel_edge")
            surface.blit(look.box(wide, high, fill, edge, radius=5, edge_units=1.2), (left, 0))
            ink, room = "ink_accent" if lit else "ink_soft", wide - look.px(8)
            words, width = chapter.title, look.font("small-strong").size
            if width(words)[0] > room and words.split()[-1].isdigit():
                words = words.split()[-1]
            if width(words)[0] <= room or room > look.px(64):
                text = look.text(words, "small-strong", ink, room, one_line=True)
                surface.blit(text, text.get_rect(midleft=(left + look.px(4), high // 2)))

    def _draw_track(self, surface: pygame.Surface, look: Look, middle: int) -> None:
        thick, left, right = look.px(TRACK), round(self._x(look, 0)), round(self._x(look, self._many()))
        surface.blit(look.box(right - left, thick, "panel_edge", radius=thick), (left, middle - thick // 2))
        done = round(self._x(look, self.at)) - left
        if done > 1:
            surface.blit(look.box(done, thick, "ink_soft" if look.plain else PLAYED, radius=thick),
                         (left, middle - thick // 2))  # fmt: skip

    def _draw_turns(self, surface: pygame.Surface, look: Look, middle: int) -> None:
        """A seat's shape for each turn; where they are too many, a dot in its colour."""
        assert self.tape is not None
        turns = [turn for turn in self.tape.turns if turn.seat >= 0]
        if not turns:
            return
        side = look.px(SHAPE)
        crowded = (self._x(look, self._many()) - self._x(look, 0)) / len(turns) < side * 1.25
        for turn in turns:
            x = round(self._x(look, turn.step + 0.5))
            if crowded:
                colour = "#ffffff" if look.plain else SEAT_COLOURS[turn.seat]
                pygame.draw.circle(surface, colour, (x, middle), max(2, look.px(2.2)))
            else:
                shape = look.art(f"seats/badge-{turn.seat}", side, side)
                surface.blit(shape, shape.get_rect(center=(x, middle)))

    def _draw_marks(self, surface: pygame.Surface, look: Look, middle: int) -> None:
        """The most telling kinds first; what would lie on another is left to the list of moments."""
        assert self.tape is not None
        side, taken = look.px(MARK), list[float]()
        order = list(self._kinds)
        for mark in sorted(self.tape.marks, key=lambda one: (order.index(one.kind), one.step)):
            x = self._x(look, mark.step + 0.5)
            if all(abs(x - other) >= side for other in taken):
                taken.append(x)
                sign = sign_of(look, self._kinds[mark.kind].icon, mark.seat, side, mark.step < self.at)
                surface.blit(sign, sign.get_rect(center=(round(x), middle)))
        if self.at:
            here = next((mark for mark in self.tape.marks if mark.step == self.at - 1), None)
            x, head = round(self._x(look, self.at - 0.5)), look.px(MARK + 7)
            wide, fill = (head, "panel") if here else (round(head * 0.5), "")
            frame = look.box(wide, head, fill, "ink", radius=8, edge_units=3)
            surface.blit(frame, frame.get_rect(center=(x, middle)))
            if here:
                sign = sign_of(look, self._kinds[here.kind].icon, here.seat, side, True)
                surface.blit(sign, sign.get_rect(center=(x, middle)))


def sign_of(look: Look, icon: str, seat: int, side: int, past: bool) -> pygame.Surface:
    """A moment's sign: filled with the colour of whose it is when it is past, hollow when it is to come."""

    def make() -> pygame.Surface:
        colour = "#ffffff" if look.plain or seat < 0 else SEAT_COLOURS[seat]
        fill = (colour if not look.plain else "#ffffff") if past else ("#000000" if look.plain else "#241d4e")
        disc = vector(side, side, f'<circle cx="{side / 2}" cy="{side / 2}" r="{side / 2 - 1.5}" fill="{fill}" '
                      f'stroke="{colour}" stroke-width="1.6"/>')  # fmt: skip
        picture = look.icon(icon, round(side * 0.62), "#241645" if past else colour)
        disc.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
        return disc

    return look.made(("moment-sign", icon, seat, side, past), make)
