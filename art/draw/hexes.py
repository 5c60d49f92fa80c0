"""Hexagons: tiles with a landscape's colour, and the lattice around a captured sun."""

from __future__ import annotations

import math

from palette import WHITE, dark, light
from shape import polygon
from svg import Picture, fade, soft, veil


def hex_tile(pic: Picture, x: float, y: float, r: float, colour: str) -> None:
    """A thick tile seen a little from the front."""
    pic.path(soft(polygon(x, y + r * 0.16, r, 6), r * 0.2), dark(colour, 0.8))
    pic.path(soft(polygon(x, y, r, 6), r * 0.2), fade(light(colour, 0.3), dark(colour, 0.2)))
    pic.path(soft(polygon(x, y, r * 0.8, 6), r * 0.16), veil(WHITE, 0.3, 0))


def lattice(pic: Picture, x: float, y: float, r: float, cell: float, colour: str) -> None:
    """Panels over a ball, smaller towards its rim."""
    step_x, step_y = cell * math.sqrt(3), cell * 1.5
    rows = int(r / step_y) + 1
    for row in range(-rows, rows + 1):
        for column in range(-rows, rows + 1):
            dx, dy = (column + (row % 2) / 2) * step_x, row * step_y
            away = math.hypot(dx, dy) / r
            if away > 1 or (row * 5 + column * 3) % 7 == 0:
                continue
            bulge = math.sin(away * math.pi / 2) / away if away else math.pi / 2
            squeeze = math.cos(away * math.pi / 2) * 0.6 + 0.36
            reach = bulge * (1 - cell * 0.4 / r)
            px, py = x + dx * reach, y + dy * reach
            pic.path(soft(polygon(px, py, cell * squeeze, 6), cell * 0.15), veil(colour, 0.9, 0.55))
