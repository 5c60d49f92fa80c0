"""What everybody holds, side by side, when a match is watched with everything open. Imports the ui."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui.layout import Piece

if TYPE_CHECKING:
    from tabletop.scenes.replay import ReplayScene

CARD = 34
"""Units a card is wide."""


def hidden_from_others(replay: ReplayScene, seat: int) -> list[Piece]:
    """What this seat sees on the table and a spectator does not."""
    layout, size = replay.controller.layout, replay.screening.size()
    event = replay.event
    everybody = {piece.picture for piece in layout(replay.film.before(None, event), (), size).pieces}
    own = layout(replay.film.before(seat, event), (), size).pieces
    return [piece for piece in own if piece.card and piece.picture not in everybody and (piece.mine or not piece.hint)]


def draw_hands(surface: pygame.Surface, replay: ReplayScene, place: pygame.Rect) -> None:
    """A row for each seat: its shape, its name, and the cards nobody else sees."""
    look, y = replay.look, place.top
    gap, clip = look.px(4), surface.get_clip()
    surface.set_clip(place)
    line = look.line_height("small-strong")
    rows = [(seat, hidden_from_others(replay, seat)) for seat in range(len(replay.match.seats))]
    rows = [(seat, pieces) for seat, pieces in rows if pieces]
    for seat, pieces in rows:
        badge = look.art(f"seats/badge-{seat}", line - look.px(3), line - look.px(3))
        surface.blit(badge, badge.get_rect(midleft=(place.left + gap, y + line // 2)))
        name = look.text(replay.match.seats[seat].name, "small-strong", "ink")
        surface.blit(name, (place.left + 2 * gap + badge.get_width(), y))
        y += line + gap // 2
        share = max(0.3, min(1.0, (place.bottom - place.top) / max(1, len(rows)) / look.px(80)))
        wide = round(look.px(CARD) * share)
        step = min(wide + gap, (place.width - 2 * gap - wide) // max(1, len(pieces) - 1)) if len(pieces) > 1 else 0
        high = 0
        for number, piece in enumerate(pieces):
            tall = round(wide * piece.height / piece.width)
            face = replay.screening.playback.stage.faces.turned(look, piece.picture, wide, tall)
            surface.blit(face, (place.left + gap + number * step, y))
            high = max(high, tall)
        y += high + gap
    surface.set_clip(clip)
