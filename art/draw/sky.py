"""Night skies: stars, moons, clouds, hills, trees, sparkles."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from palette import CREAM, HONEY, dark, light, mix
from shape import Point, Points, clip, smooth, star
from svg import Picture, ball, coarse, fade, glow, halo, soft, trace, veil


def stars(
    pic: Picture, seed: str, area: tuple[float, float, float, float], count: int, size: float = 1.6, colour: str = CREAM
) -> None:
    """Round stars scattered over x0, y0, x1, y1, always alike for one seed."""
    rng = random.Random(seed)
    x0, y0, x1, y1 = area
    for _ in range(count):
        x, y, k = x0 + rng.random() * (x1 - x0), y0 + rng.random() * (y1 - y0), rng.random()
        pic.circle(x, y, size * (0.5 + k * 0.8), colour, opacity=round(0.45 + k * 0.5, 2))


def twinkle(pic: Picture, x: float, y: float, r: float, colour: str = CREAM, **look: float) -> None:
    """A four-pointed star."""
    k = r * 0.14
    corners = ((x + k, y - k, x + r, y), (x + k, y + k, x, y + r), (x - k, y + k, x - r, y), (x - k, y - k, x, y - r))
    bends = "".join("Q" + " ".join(coarse(v) for v in corner) for corner in corners)
    pic.path(f"M{coarse(x)} {coarse(y - r)}{bends}Z", colour, **look)


def golden_star(pic: Picture, x: float, y: float, r: float, turn: float = 0) -> None:
    pic.path(soft(star(x, y, r, r * 0.52, 5, turn), r * 0.22), fade("#fff3bf", "#ffc04d"))


def moon(pic: Picture, x: float, y: float, r: float, bright: str = "#fffbe4", deep: str = "#ffd98f") -> None:
    """A full moon with its glow and craters."""
    pic.circle(x, y, r * 1.55, halo(bright, 0.5))
    pic.circle(x, y, r, ball(bright, deep))
    for dx, dy, k in (
        (0.36, -0.32, 0.19),
        (-0.2, 0.42, 0.13),
        (0.48, 0.3, 0.1),
        (-0.46, -0.12, 0.11),
        (0.02, -0.62, 0.08),
    ):
        pic.circle(x + dx * r, y + dy * r, k * r, mix(deep, "#d99a5a", 0.35), opacity=0.5)
        pic.circle(x + dx * r + k * r * 0.16, y + dy * r + k * r * 0.16, k * r * 0.8, deep, opacity=0.8)


def crescent(
    pic: Picture, x: float, y: float, r: float, turn: float = 0, bright: str = "#fffbe4", deep: str = "#ffcf7a"
) -> None:
    """A crescent lying on its back when `turn` is 0."""
    with pic.at(x, y, r / 100, turn):
        pic.path(
            "M-99 -14A100 100 0 1 0 99 -14C102 -30 88 -36 82 -20A84 74 0 0 1 -82 -20C-88 -36 -102 -30 -99 -14Z",
            fade(bright, deep, -20),
        )
        for dx, dy, k in ((-58, 46, 9), (6, 82, 8), (54, 58, 12)):
            pic.circle(dx, dy, k, mix(deep, "#d99a5a", 0.35), opacity=0.4)


def cloud(pic: Picture, x: float, y: float, width: float, colour: str, opacity: float = 0.8) -> None:
    with pic.at(x, y, width / 100):
        pic.path(
            "M-40 12a14 14 0 0 1 4-27a22 22 0 0 1 40-8a17 17 0 0 1 28 13a11 11 0 0 1 6 22Z",
            veil(colour, opacity, opacity * 0.35),
        )


def hill_line(points: Sequence[Point], bottom: float) -> Points:
    """Rolling ground through `points`, closed far below."""
    top = smooth(points, closed=False, steps=10)
    return [*top, (top[-1][0], bottom), (top[0][0], bottom)]


def hill(
    pic: Picture, points: Sequence[Point], bottom: float, near: str, far: str, window: Points | None = None
) -> None:
    """Ground that is `near` coloured at the bottom and `far` at its rim, cut to `window`."""
    ground = hill_line(points, bottom)
    pic.path(trace(clip(ground, window) if window else ground), fade(far, near))


def round_tree(pic: Picture, x: float, y: float, h: float, colour: str) -> None:
    pic.rect(x - h * 0.05, y - h * 0.45, h * 0.1, h * 0.5, h * 0.04, dark(colour, 0.3))
    for dx, dy, r in ((-0.17, -0.5, 0.2), (0.17, -0.5, 0.2), (0, -0.76, 0.23)):
        pic.circle(x + dx * h, y + dy * h, r * h, fade(light(colour, 0.14), colour))


def fir(pic: Picture, x: float, y: float, h: float, colour: str) -> None:
    for k, (top, wide) in enumerate(((0.36, 0.3), (0.68, 0.24), (1, 0.17))):
        low = k * 0.28
        pic.path(
            soft([(x - wide * h, y - low * h), (x, y - top * h), (x + wide * h, y - low * h)], h * 0.05),
            fade(light(colour, 0.16), colour),
        )


def heart_tree(pic: Picture, x: float, y: float, h: float, colour: str) -> None:
    pic.rect(x - h * 0.05, y - h * 0.5, h * 0.1, h * 0.55, h * 0.04, dark(colour, 0.3))
    with pic.at(x, y - h * 0.66, h * 0.0075):
        pic.path(HEART, fade(light(colour, 0.18), colour))


def peak(pic: Picture, x: float, y: float, h: float, colour: str) -> None:
    """A cut-stone mountain with a bright face."""
    pic.path(soft([(x - h * 0.6, y), (x, y - h), (x + h * 0.6, y)], h * 0.08), fade(light(colour, 0.16), colour))
    pic.path(soft([(x - h * 0.02, y), (x, y - h * 0.95), (x + h * 0.56, y)], h * 0.05), dark(colour, 0.22), opacity=0.6)


HEART = (
    "M0 44C-34 20 -48 2 -48 -17C-48 -33 -36 -43 -23 -43C-13 -43 -4 -37 0 -27"
    "C4 -37 13 -43 23 -43C36 -43 48 -33 48 -17C48 2 34 20 0 44Z"
)


def letters_z(pic: Picture, x: float, y: float, size: float, colour: str) -> None:
    """Three Zs rising to the right."""
    for dx, dy, k in ((0, 0, 0.6), (0.9, -0.85, 0.8), (2.05, -1.9, 1)):
        s = size * k / 2
        cx, cy = x + dx * size, y + dy * size
        pic.stroke(
            f"M{cx - s:.2f} {cy - s:.2f}H{cx + s:.2f}L{cx - s:.2f} {cy + s:.2f}H{cx + s:.2f}", colour, size * k * 0.3
        )


def firefly(pic: Picture, x: float, y: float, r: float, colour: str = HONEY) -> None:
    pic.circle(x, y, r * 4, halo(colour, 0.8))
    pic.circle(x, y, r, light(colour, 0.6))


def rays(pic: Picture, x: float, y: float, reach: float, count: int, colour: str, window: Points | None = None) -> None:
    """Soft beams around a place, cut to `window`."""
    for k in range(count):
        a, half = 2 * math.pi * k / count, math.pi / count / 2
        beam = [(x, y), *((x + reach * math.cos(t), y + reach * math.sin(t)) for t in (a - half, a + half))]
        pic.path(trace(clip(beam, window) if window else beam), glow(x, y, reach, colour, 0.8))
