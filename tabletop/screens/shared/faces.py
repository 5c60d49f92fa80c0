"""Portraits of seats, and how strong an AI is in paws."""

from functools import partial

import pygame

from tabletop.kernel.match import AI, Seat
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage import furniture

CLOSE = 1.2
"""How much larger than its frame somebody is drawn there: the head, less of the chest."""


def draw_paws(
    surface: pygame.Surface, look: Look, left: int, top: int, side: int, lit: int, most: int = 0, ink: str = "glow"
) -> None:
    """An AI's level: so many paws `lit`, of `most`."""
    for place in range(max(lit, most)):
        bright = 1.0 if place < lit else 0.25
        paw = look.made(("paw", side, bright, ink), partial(_paw, look, side, bright, ink))
        surface.blit(paw, (left + place * side, top))


def _paw(look: Look, side: int, opacity: float, ink: str) -> pygame.Surface:
    fill, toes = look.colour(ink), ((0.2, 0.46, 0.1), (0.38, 0.26, 0.115), (0.62, 0.26, 0.115), (0.8, 0.46, 0.1))
    rounds = "".join(f'<circle cx="{x * side:.1f}" cy="{y * side:.1f}" r="{r * side:.1f}"/>' for x, y, r in toes)
    sole = f'<ellipse cx="{side * 0.5:.1f}" cy="{side * 0.66:.1f}" rx="{side * 0.25:.1f}" ry="{side * 0.2:.1f}"/>'
    return vector(side, side, f'<g fill="{hexed(fill)}" fill-opacity="{opacity}">{rounds}{sole}</g>')


def draw_face(surface: pygame.Surface, look: Look, place: int, seat: Seat, at: pygame.Rect, mood: str = "calm") -> None:
    """The portrait of a seat in a square, its badge in the lower right corner."""
    machine, face = seat.kind == AI, furniture.face(seat, place)
    key = ("face", place, face, machine, mood, at.size)
    surface.blit(look.made(key, lambda: _framed(look, place, face, machine, mood, *at.size)), at)
    badge = round(at.height * 0.32)
    corner = pygame.Rect(0, 0, badge, badge)
    corner.bottomright = at.right + badge // 5, at.bottom + badge // 8
    surface.blit(look.art(f"seats/badge-{place}", badge, badge), corner)


def _framed(look: Look, place: int, face: str, machine: bool, mood: str, width: int, height: int) -> pygame.Surface:
    """The cat in front of a tile in the seat's colour; its ears reach over the edge."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    above, radius = round(height * 0.14), 0.2 * height / look.unit
    colour = "panel_edge" if look.plain else SEAT_COLOURS[place]
    tile = look.box(width, height - above, "panel" if look.plain else colour, colour, radius, opacity=0.24)
    surface.blit(tile, (0, above))
    wide, tall = round(width * CLOSE), round(height * CLOSE)
    cat = furniture.paint(("bust", face, machine, None, mood), wide, tall, look)
    surface.blit(cat, ((width - wide) // 2, -round(height * 0.04)))
    corners = look.box(width, height, "#ffffff", radius=radius)
    surface.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
