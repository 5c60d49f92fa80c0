"""Painters for the ground: names of squares, marks of choices, threats, lines."""

import itertools

import pygame

from tabletop.games.paw_of_duty.table.paint.place import ink, large, shaded, thing
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import Painters, blank, put, write

CHALK = "#ffe9b8"


def kerbs(width: int, height: int, look: Look, marks: tuple[tuple[str, float, float], ...]) -> pygame.Surface:
    """The letters and numbers of the squares in chalk; where each stands is in parts of the picture."""
    surface = blank(width, height)
    text = max(80, look.text_percent) / 100
    wide, high = look.px(22 * text), look.px(24 * text)
    for mark, x, y in marks:
        box = x * width - wide / 2, y * height - high / 2, wide, high
        shaded(surface, look, mark, box, 17, ink(look, CHALK), "title")
    return surface


def lantern(width: int, height: int, look: Look, flag: int) -> pygame.Surface:
    """Where a Kitty may go; where it would complete a line a flag waits."""
    surface = blank(width, height)
    size = round(width * 0.9)
    put(surface, thing(look, "lantern", size, size), width / 2, height / 2)
    if flag >= 0:
        high = round(width * 0.5)
        put(surface, thing(look, f"flag-{flag}", high * 60 / 70, high), width * 0.77, height * 0.3)
    return surface


def plaza(width: int, height: int, look: Look, corners: tuple[tuple[float, float], ...]) -> pygame.Surface:
    """The whole board in light: a card can be played onto it. `corners` are in parts of the picture."""
    points = " ".join(f"{x * width:.1f},{y * height:.1f}" for x, y in corners)
    edge = "#ffd60a" if look.plain else "#ffe6a8"
    return vector(
        width,
        height,
        f'<polygon points="{points}" fill="{edge}" fill-opacity="0.1" stroke="{edge}" stroke-opacity="0.35" '
        f'stroke-width="{look.px(11)}" stroke-linejoin="round"/>'
        f'<polygon points="{points}" fill="none" stroke="{edge}" stroke-width="{look.px(3)}" '
        f'stroke-linejoin="round"/>',
    )


def scratches(width: int, height: int, look: Look, facing: int) -> pygame.Surface:
    """Whom a Kitty threatens."""
    return pygame.transform.rotate(thing(look, "scratch", width, height), 90 - 90 * facing)


def blast(width: int, height: int, look: Look, damage: int, deadly: bool) -> pygame.Surface:
    """How hard it would strike; a deadly one burns."""
    surface, part = blank(width, height), 9 if large(look) else 4
    place = put(surface, thing(look, "blast-deadly" if deadly else "blast", width, height), width / 2, height / 2)
    room, colour = place.inflate(-width // part, -height // part), "#000000" if look.plain else "#3a0d1c"
    write(surface, look, str(damage), room, 0, colour, "title")
    return surface


def rope(
    width: int, height: int, look: Look, seat: int, ends: tuple[tuple[float, float], ...], sure: bool
) -> pygame.Surface:
    """A line of three: a rope from Kitty to Kitty with pennants on it; `ends` are in parts of the picture."""
    points = [(x * width, y * height) for x, y in ends]
    gaps = [(points[0], points[-1])] if sure else [_between(*pair) for pair in itertools.pairwise(points)]
    path = "".join(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" for (ax, ay), (bx, by) in gaps)
    colour, unit = ink(look, SEAT_COLOURS[seat]), look.unit
    cord = "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-opacity="{cover}" stroke-width="{thick * unit:.1f}" '
        f'stroke-linecap="round"{dashes}/>'
        for ink, cover, thick, dashes in (
            (colour, 0.42, 26, ""),
            (colour, 1, 8, ""),
            ("#fff6e0", 1, 3.4, f' stroke-dasharray="{unit:.1f} {8 * unit:.1f}"'),
        )
    )
    surface = vector(width, height, (_band(look, seat, path) if sure else "") + cord)
    if sure:
        size = look.px(24)
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            put(surface, thing(look, f"pennant-{seat}", size, size * 1.4), (ax + bx) / 2, (ay + by) / 2, "midtop")
    return surface


def _band(look: Look, seat: int, path: str) -> str:
    """A lit band below a line that stands, wider than the Kitties on it: an edge of light in high contrast."""
    lit = SEAT_COLOURS[seat]
    strokes = [(lit, 0.16, 118), (lit, 0.34, 104), (lit, 0.5, 94)]
    if look.plain:
        strokes = [("#ffffff", 1.0, 100), ("#000000", 1.0, 92)]
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-opacity="{cover}" '
        f'stroke-width="{thick * look.unit:.1f}" stroke-linecap="round"/>'
        for colour, cover, thick in strokes
    )


def _between(a: tuple[float, float], b: tuple[float, float]) -> tuple[tuple[float, float], tuple[float, float]]:
    """The visible part of the way between two Kitties."""
    (ax, ay), (bx, by) = a, b
    return tuple((ax + (bx - ax) * part, ay + (by - ay) * part) for part in (0.34, 0.52))  # type: ignore[return-value]


PAINTERS: Painters = {
    "kerbs": kerbs,
    "lantern": lantern,
    "plaza": plaza,
    "scratches": scratches,
    "blast": blast,
    "rope": rope,
}
