"""Planets, suns, ships: the furniture of the night sky."""

from __future__ import annotations

import math

from palette import CREAM, HONEY, NIGHT, WHITE, dark, light, mix
from shape import clip, moved, oval, ribbon, smooth
from svg import Picture, Round, ball, bands, curve, fade, halo, soft, trace


def planet(pic: Picture, kind: str, x: float, y: float, r: float, colour: str, turn: float = -18) -> None:
    """`kind`: banded, ringed, cratered, gas, ice, ocean, lava, yarn."""
    edge = oval(x, y, r, n=60)
    if kind == "ringed":
        _ring_half(pic, x, y, r, colour, turn, 1)
    pic.circle(x, y, r, ball(light(colour, 0.5), dark(colour, 0.35)))
    SURFACES[kind](pic, x, y, r, colour, turn, edge)
    shade = Round(((0, WHITE, 0.28), (0.4, WHITE, 0), (0.62, NIGHT, 0), (1, NIGHT, 0.6)), 32, 30, 75)
    pic.circle(x, y, r, shade)
    if kind == "ringed":
        _ring_half(pic, x, y, r, colour, turn, 0)


def _ring_half(pic: Picture, x: float, y: float, r: float, colour: str, turn: float, sweep: int) -> None:
    with pic.at(x, y, r / 50, turn):
        for rx, ry, w, c in ((84, 22, 9, light(colour, 0.55)), (97, 27, 4, mix(light(colour, 0.3), HONEY, 0.6))):
            pic.stroke(f"M-{rx} 0A{rx} {ry} 0 0 {sweep} {rx} 0", c, w)


def _stripe(
    pic: Picture,
    x: float,
    y: float,
    r: float,
    turn: float,
    at: float,
    width: float,
    colour: str,
    edge: list[tuple[float, float]],
    opacity: float = 0.4,
) -> None:
    band = ribbon([(-r * 1.2, r * (at - 0.14)), (0, r * at), (r * 1.2, r * (at - 0.14))], [r * width] * 2, cap=False)
    pic.path(trace(clip(moved(band, x, y, turn=turn), edge)), colour, opacity=opacity)


def _bands(
    pic: Picture, x: float, y: float, r: float, colour: str, turn: float, edge: list[tuple[float, float]]
) -> None:
    for at, width, share in ((-0.55, 0.16, 0.6), (-0.2, 0.1, 0.75), (0.16, 0.26, 0.5), (0.58, 0.14, 0.7)):
        _stripe(pic, x, y, r, turn, at, width, light(colour, share), edge)


def _craters(
    pic: Picture, x: float, y: float, r: float, colour: str, turn: float, edge: list[tuple[float, float]]
) -> None:
    for dx, dy, k in (
        (-0.35, -0.25, 0.22),
        (0.35, -0.45, 0.14),
        (0.25, 0.3, 0.26),
        (-0.4, 0.45, 0.15),
        (0.75, 0.05, 0.14),
        (-0.8, 0.1, 0.1),
    ):
        pic.path(trace(clip(oval(x + dx * r, y + dy * r, k * r), edge)), dark(colour, 0.3), opacity=0.6)
        pic.path(
            trace(clip(oval(x + (dx + 0.03) * r, y + (dy + 0.04) * r, k * r * 0.82), edge)),
            light(colour, 0.12),
            opacity=0.8,
        )


def _storm(
    pic: Picture, x: float, y: float, r: float, colour: str, turn: float, edge: list[tuple[float, float]]
) -> None:
    for at, width, share in (
        (-0.72, 0.2, 0.4),
        (-0.36, 0.22, 0.65),
        (0.08, 0.16, 0.8),
        (0.4, 0.3, 0.35),
        (0.78, 0.16, 0.6),
    ):
        _stripe(pic, x, y, r, turn, at, width, light(mix(colour, "#ffcf9a", 0.35), share), edge, 0.5)
    a = math.radians(turn)
    sx, sy = (x + math.cos(a) * r * 0.3 - math.sin(a) * r * 0.36, y + math.sin(a) * r * 0.3 + math.cos(a) * r * 0.36)
    pic.ellipse(sx, sy, r * 0.26, r * 0.15, mix(colour, "#ff6a5a", 0.6), turn)
    pic.ellipse(sx, sy, r * 0.15, r * 0.08, light(mix(colour, "#ff6a5a", 0.5), 0.4), turn)


def _ice(pic: Picture, x: float, y: float, r: float, colour: str, turn: float, edge: list[tuple[float, float]]) -> None:
    for at, flip in ((-0.95, 0), (0.95, 180)):
        cap = [(-1, -0.4), (-0.5, 0.3), (-0.2, 0.12), (0.1, 0.42), (0.4, 0.16), (0.7, 0.34), (1, -0.3)]
        piece = moved([(px * r * 0.9, py * r * 0.7) for px, py in cap], 0, 0, turn=flip)
        piece = moved([(px, py + at * r) for px, py in piece], x, y, turn=turn)
        pic.path(trace(clip(piece, edge)), WHITE, opacity=0.75)
    _stripe(pic, x, y, r, turn, 0.05, 0.12, WHITE, edge, 0.3)


def _ocean(
    pic: Picture, x: float, y: float, r: float, colour: str, turn: float, edge: list[tuple[float, float]]
) -> None:
    """Green land in the sea, and a few clouds."""
    lands = (
        [(-0.9, -0.5), (-0.4, -0.8), (-0.05, -0.45), (-0.3, -0.05), (-0.7, -0.1)],
        [(0.15, 0.1), (0.6, -0.1), (0.95, 0.25), (0.55, 0.75), (0.2, 0.5)],
        [(-0.5, 0.4), (-0.2, 0.55), (-0.35, 0.9), (-0.7, 0.75)],
    )
    for land in lands:
        shape = moved(smooth([(px * r, py * r) for px, py in land], steps=5), x, y, turn=turn)
        pic.path(trace(clip(shape, edge)), mix(colour, "#6fd08a", 0.8), opacity=0.9)
    for at, width in ((-0.3, 0.07), (0.32, 0.09), (0.66, 0.06)):
        _stripe(pic, x, y, r, turn, at, width, WHITE, edge, 0.5)


def _lava(
    pic: Picture, x: float, y: float, r: float, colour: str, turn: float, edge: list[tuple[float, float]]
) -> None:
    """A dark crust with glowing cracks."""
    cracks = (
        [(-1, -0.2), (-0.5, -0.35), (-0.2, 0.05), (0.25, -0.1), (0.6, 0.3), (1, 0.2)],
        [(-0.2, 0.05), (-0.35, 0.5), (-0.1, 1)],
        [(0.25, -0.1), (0.3, -0.6), (0.05, -1)],
        [(-0.5, -0.35), (-0.55, -0.8)],
        [(0.6, 0.3), (0.5, 0.8)],
    )
    for wide, paint in ((0.13, "#ff8a3a"), (0.05, "#ffe9a0")):
        for crack in cracks:
            band = ribbon([(px * r, py * r) for px, py in crack], [wide * r] * 2, cap=False)
            pic.path(trace(clip(moved(band, x, y, turn=turn), edge)), paint, opacity=0.9)


def _yarn(
    pic: Picture, x: float, y: float, r: float, colour: str, turn: float, edge: list[tuple[float, float]]
) -> None:
    """Threads wound around it, as every cat knows it."""
    for lean, share in ((turn, 0.55), (turn + 62, 0.3), (turn - 58, 0.75)):
        for at in (-0.62, -0.34, -0.06, 0.22, 0.5):
            _stripe(pic, x, y, r, lean, at, 0.07, light(colour, share), edge, 0.55)


SURFACES = {
    "banded": _bands,
    "ringed": _bands,
    "cratered": _craters,
    "gas": _storm,
    "ice": _ice,
    "ocean": _ocean,
    "lava": _lava,
    "yarn": _yarn,
}


def sun(pic: Picture, x: float, y: float, r: float) -> None:
    pic.circle(x, y, r * 2.1, halo("#ffcf7a", 0.8))
    pic.circle(x, y, r, Round(((0, "#fffbe0", 1), (0.5, "#ffdc7a", 1), (1, "#ff9a4a", 1)), 38, 35, 70))


def orbit(
    pic: Picture, x: float, y: float, rx: float, ry: float, colour: str = "#b9b4ff", opacity: float = 0.4
) -> None:
    pic.ellipse(x, y, rx, ry, "none", stroke=colour, stroke_width=1.6, opacity=opacity)


def rocket(pic: Picture, x: float, y: float, size: float, colour: str, turn: float = 0) -> None:
    """A round little ship, nose up, `size` long."""
    with pic.at(x, y, size / 100, turn):
        pic.path(curve([(0, 34), (12, 46), (0, 76), (-12, 46)]), fade("#fff0b0", "#ff8a4a"))
        pic.path(curve([(0, 34), (6, 44), (0, 60), (-6, 44)]), CREAM)
        for side in (-1, 1):
            pic.path(
                soft([(side * 14, 8), (side * 34, 30), (side * 30, 46), (side * 12, 36)], 6),
                fade(colour, dark(colour, 0.6)),
            )
        pic.path(
            curve([(0, -52), (14, -34), (20, -6), (17, 22), (10, 38), (-10, 38), (-17, 22), (-20, -6), (-14, -34)]),
            fade(WHITE, "#b9b8dc", 70),
        )
        pic.path(
            curve([(0, -52), (9, -42), (14.5, -31), (0, -27), (-14.5, -31), (-9, -42)]),
            fade(light(colour, 0.2), dark(colour, 0.2)),
        )
        for side in (-1, 1):
            pic.path(soft([(side * 7, -52), (side * 16, -40), (side * 5, -40)], 3), dark(colour, 0.2))
        pic.circle(0, -8, 10, fade("#6a70d8", "#2b2f80"))
        pic.circle(0, -8, 10, "none", stroke=HONEY, stroke_width=3.4)
        pic.circle(-3, -11, 2.6, WHITE, opacity=0.85)


def saucer(pic: Picture, x: float, y: float, size: float, colour: str, turn: float = 0) -> None:
    """A flying dish with a glass dome."""
    with pic.at(x, y, size / 100, turn):
        pic.path("M-24 -4A24 26 0 0 1 24 -4Z", fade("#e4f6ff", "#7f9be8"))
        pic.ellipse(0, 4, 48, 14, bands(light(colour, 0.45), colour, dark(colour, 0.6)))
        for dx in (-30, -10, 10, 30):
            pic.circle(dx, 6, 3.4, "#fff3b8")
        pic.stroke("M-14 -16Q-10 -22 -4 -24", WHITE, 3, opacity=0.8)
