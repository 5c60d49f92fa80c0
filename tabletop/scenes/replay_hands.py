"""What everybody holds, side by side, when a match is watched with everything open. Imports the ui."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.words import _

if TYPE_CHECKING:
    from tabletop.scenes.replay import ReplayScene

CARD, SHAPE = 36, 1.4
"""Units a card is wide, and how many times as high it is."""

LEGIBLE = 12
"""Pixels a card is wide, at least."""


def draw_hands(surface: pygame.Surface, replay: ReplayScene, place: pygame.Rect) -> None:
    """A row for each seat: its shape, its name, and what nobody else sees."""
    look, y = replay.look, place.top
    gap, clip, line = look.px(4), surface.get_clip(), look.line_height("small-strong")
    surface.set_clip(place.clip(clip))
    seats = range(len(replay.match.seats))
    rows = [(seat, replay.controller.holds(replay.film.before(seat, replay.event))) for seat in seats]
    rows = [(seat, pictures) for seat, pictures in rows if pictures]
    if not rows:
        nothing = look.text(_("Nobody knows anything now that not everybody knows."), "small", "ink_soft", place.width)
        surface.blit(nothing, place)
    high = min(round(look.px(CARD) * SHAPE), place.height // max(1, len(rows)) - line - 2 * gap)
    wide = round(high / SHAPE)
    for seat, pictures in rows:
        badge = look.art(f"seats/badge-{seat}", line - look.px(3), line - look.px(3))
        surface.blit(badge, badge.get_rect(midleft=(place.left + gap, y + line // 2)))
        name = look.text(replay.match.seats[seat].name, "small-strong", "ink")
        surface.blit(name, (place.left + 2 * gap + badge.get_width(), y))
        y += line + gap // 2
        spare = (place.width - 2 * gap - wide) / max(1, len(pictures) - 1)
        for number, picture in enumerate(pictures if wide >= LEGIBLE else ()):
            face = replay.screening.playback.stage.faces.turned(look, picture, wide, high)
            surface.blit(face, (place.left + gap + round(number * min(wide + gap, spare)), y))
        y += high + gap
    surface.set_clip(clip)
