"""The hands of all seats, one below the other, when a replay is watched with everything open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.base.words import _
from tabletop.kernel.events import OPEN
from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import put
from tabletop.ui.stage.layout import Held

if TYPE_CHECKING:
    from tabletop.screens.replay.replay import ReplayScene

CARD, SHAPE = 36, 1.4
"""Units a card is wide, and how many times as high it is."""
LEAST = 30
"""Units of a card's height below which a seat's shape alone stands for its name, beside its cards."""
NOBODY = -1


class Row(NamedTuple):
    """What only one seat knows, or what not everybody knows of a thing they share."""

    seat: int
    name: str
    held: Sequence[Held]


class Hands:
    """A row for each seat with secrets: its shape, name and cards; then what is shared."""

    def __init__(self, replay: ReplayScene) -> None:
        self.replay = replay
        self.rows: Sequence[Row] = ()
        self.rect = pygame.Rect(0, 0, 0, 0)

    def show(self) -> None:
        replay, rows = self.replay, list[Row]()
        for seat, who in enumerate(replay.match.seats):
            held = [one for one in replay.controller.holds(replay.film.before(seat, replay.event)) if one.pictures]
            rows += [Row(seat, who.name, held)] if held else []
        shared = replay.controller.holds(replay.film.before(OPEN, replay.event))
        self.rows = [*rows, *(Row(NOBODY, one.words, [one]) for one in shared if one.pictures)]

    def height(self, look: Look, width: int) -> int:
        if not self.rows:
            return self._nothing(look, width).get_height()
        return len(self.rows) * (look.line_height("small-strong") + round(look.px(CARD) * SHAPE) + 2 * look.px(4))

    def _nothing(self, look: Look, width: int) -> pygame.Surface:
        words = _("No player knows more than the others here. What none of them has seen is turned up for you.")
        return look.text(words, "small", "ink_soft", width)

    def draw(self, surface: pygame.Surface) -> None:
        look, place = self.replay.look, self.rect
        if not self.rows:
            surface.blit(self._nothing(look, place.width), place)
            return
        each, line, gap = place.height // len(self.rows), look.line_height("small-strong"), look.px(4)
        named = each - line - 2 * gap >= look.px(LEAST)
        high = min(round(look.px(CARD) * SHAPE), each - gap - (line + gap if named else 0))
        for number, row in enumerate(self.rows):
            at = pygame.Rect(place.left, place.top + number * each, place.width, line if named else high)
            side = min(line, at.height) - look.px(3) if row.seat != NOBODY else 0
            if side:
                put(surface, look.art(f"seats/badge-{row.seat}", side, side), *at.midleft, "midleft")
                side += gap
            cards = pygame.Rect(at.left, at.bottom + gap // 2, at.width, high)
            if named:
                self._draw_names(surface, row, at, side)
            else:
                cards = pygame.Rect(at.left + side, at.top, at.width - side, high)
            self._draw_cards(surface, row.held, cards)

    def _draw_names(self, surface: pygame.Surface, row: Row, at: pygame.Rect, left: int) -> None:
        look, room, gap = self.replay.look, at.width - left, self.replay.look.px(6)
        most = room if row.seat == NOBODY else room * 3 // 5
        name = look.text(row.name, "small-strong", "ink", most, one_line=True)
        told = put(surface, name, at.left + left, at.centery, "midleft").right
        for held in reversed(row.held) if row.seat != NOBODY else ():
            words = look.text(held.words, "small", "ink_soft", max(1, room - name.get_width() - gap), one_line=True)
            if held.aside:
                put(surface, words, *at.midright, "midright")
            else:
                put(surface, words, told + gap, at.centery, "midleft")
            room -= words.get_width() + gap

    def _draw_cards(self, surface: pygame.Surface, held: Sequence[Held], at: pygame.Rect) -> None:
        """A hand from the left, what is aside up to the right; they overlap if there is no room beside each other."""
        look, faces = self.replay.look, self.replay.screening.playback.stage.faces
        wide, gap, many = round(at.height / SHAPE), look.px(4), sum(len(one.pictures) for one in held)
        spare = at.width - len(held) * wide - (len(held) - 1) * 2 * gap
        step = min(wide + gap, spare / max(1, many - len(held)))
        for one in held:
            across = wide + step * (len(one.pictures) - 1)
            left = at.right - across if one.aside else at.left
            for number, picture in enumerate(one.pictures):
                surface.blit(faces.turned(look, picture, wide, at.height), (round(left + number * step), at.top))
