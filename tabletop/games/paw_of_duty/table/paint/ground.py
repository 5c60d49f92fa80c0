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
    surface, size = blank(width, height), round(width * 0.9)
    put(surface, thing(look, "lantern", size, size), width / 2, height / 2)
    if flag >= 0:
        high = round(width * 0.5)
        put(surface, thing(look, f"flag-{flag}", high * 60 / 70, high), width * 0.77, height * 0.3)
    return surface


def plaza(width: int, height: int, look: Look, corners: tuple[tuple[float, float], ...]) -> pygame.Surface:
    """The whole board in light: a card can be played onto it. `corners` are in parts of the picture."""
    points = " ".join(f"{x * width:.1f},{y * height:.1f}" for x, y in corners)
    light = "#ffd60a" if look.plain else "#ffe6a8"
    edge = f'points="{points}" stroke="{light}" stroke-linejoin="round"'
    glow = f'fill="{light}" fill-opacity="0.1" stroke-opacity="0.35"'
    line = f'<polygon {edge} fill="none" stroke-width="{look.px(3)}"/>'
    return vector(width, height, f'<polygon {edge} {glow} stroke-width="{look.px(11)}"/>{line}')


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
    pairs = list(itertools.pairwise(points))
    gaps = [(points[0], points[-1])] if sure else [(_along(a, b, 0.34), _along(a, b, 0.52)) for a, b in pairs]
    path = "".join(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" for (ax, ay), (bx, by) in gaps)
    seats, unit = SEAT_COLOURS[seat], look.unit
    strokes = [(ink(look, seats), 0.42, 26), (ink(look, seats), 1, 8), ("#fff6e0", 1, 3.4)]
    if sure:  # a lit band below a line that stands, wider than the Kitties on it
        band = [(seats, 0.16, 118), (seats, 0.34, 104), (seats, 0.5, 94)]
        strokes = [*([("#ffffff", 1.0, 100), ("#000000", 1.0, 92)] if look.plain else band), *strokes]
    dashes = f' stroke-dasharray="{unit:.1f} {8 * unit:.1f}"'
    svg = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-opacity="{cover}" stroke-width="{thick * unit:.1f}" '
        f'stroke-linecap="round"{dashes if thick == 3.4 else ""}/>'
        for colour, cover, thick in strokes
    )
    surface = vector(width, height, svg)
    if sure:
        size = look.px(24)
        for a, b in pairs:
            put(surface, thing(look, f"pennant-{seat}", size, size * 1.4), *_along(a, b, 0.5), "midtop")
    return surface


def _along(a: tuple[float, float], b: tuple[float, float], part: float) -> tuple[float, float]:
    """A place on the way from one to the other."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


PAINTERS: Painters = {paint.__name__: paint for paint in (kerbs, lantern, plaza, scratches, blast, rope)}
