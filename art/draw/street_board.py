"""The board of Paw of Duty: a slab of streets, the City's plaza in lamplight, and a ruin of its own on each square."""

from __future__ import annotations

import itertools
import math
import random

from outfits import paw_print
from palette import dark, light, mix
from shape import Point, Points, polygon
from street import Lines, at, patch, scale
from svg import Picture, bands, curve, fade, glow, halo, line, soft, trace, veil

LEFT, TOP, WIDTH, HEIGHT = 232, 86, 600, 472
"""Where the picture of the board lies in the composition."""


def board() -> dict[str, Picture]:
    night, ruins, plain = Picture(WIDTH, HEIGHT), Picture(WIDTH, HEIGHT), Lines(WIDTH, HEIGHT)
    with night.at(-LEFT, -TOP):
        _slab(night)
        _plaza(night)
        _markings(night)
    with ruins.at(-LEFT, -TOP):
        _ruins(ruins)
        for u, v in ((1, 1), (4, 1), (1, 4), (4, 4)):
            _lamp(ruins, *at(u, v), 28 * scale(v), scale(v) * 0.9)
    with plain.at(-LEFT, -TOP):
        _plain(plain)
    return {"street": night, "ruins": ruins, "street-contrast": plain}


def _plain(pic: Picture) -> None:
    """For those who need contrast: the edge, the squares, the City in a heavier line."""
    pic.path(soft(patch(-0.27, -0.26, 5.54, 5.52), 10), "#000000")
    for row in range(5):
        for column in range(5):
            city = 0 < row < 4 and 0 < column < 4
            square = soft(patch(column, row, pad=0.04), 9)
            if city:
                pic.path(square, "#000000")
            else:
                pic.stroke(square, "#ffffff", 1)
    pic.stroke(soft(patch(0.98, 0.98, 3.04, 3.04), 12), "#ffffff", 4.5)


def _slab(pic: Picture) -> None:
    edge = patch(-0.16, -0.14, 5.32, 5.28)
    pic.path(soft([(x + 6, y + 16) for x, y in edge], 18), "#0d0b26", opacity=0.5)
    torn = [
        at(u, -0.16 + 0.05 * (k * 7 % 3)) for k, u in enumerate((-0.16, 0.4, 0.9, 1.6, 2.1, 2.9, 3.4, 4.2, 4.7, 5.16))
    ]
    torn += [at(5.16 + 0.05 * (k * 5 % 3), v) for k, v in enumerate((0.6, 1.4, 2, 2.7, 3.5, 4.3, 5.1))]
    torn += [at(u, 5.12 + 0.04 * (k * 5 % 3)) for k, u in enumerate((4.6, 4, 3.3, 2.6, 1.8, 1.1, 0.4, -0.1))]
    torn += [at(-0.18 + 0.05 * (k * 4 % 3), v) for k, v in enumerate((4.6, 3.9, 3.1, 2.2, 1.4, 0.7))]
    pic.path(soft([(x, y + 8) for x, y in torn], 8), "#1c1940")
    pic.path(soft(torn, 8), bands("#585078", "#433f6a", "#36365e"))
    rng = random.Random("dusk")
    for row in range(5):
        for column in range(5):
            if not (0 < row < 4 and 0 < column < 4):
                base = mix("#343862", "#3c3964", rng.random())
                square = soft(patch(column, row, pad=0.035), 9 * scale(row + 0.5))
                pic.path(square, fade(light(base, 0.05), dark(base, 0.18)))


def _plaza(pic: Picture) -> None:
    """The nine squares of the City, swept clean, in the light of its lamps."""
    ground = soft(patch(0.96, 0.96, 3.08, 3.08), 14)
    x, y = at(2.5, 2.5)
    pic.circle(x, y - 4, 226, halo("#ffd98a", 0.95))
    pic.path(ground, fade("#a0957c", "#857f70"))
    seams = ""
    for row in range(1, 4):
        for column in range(1, 4):
            tone = "#84ae98" if (row + column) % 2 else "#78a38f"
            square = soft(patch(column, row, pad=0.03), 8 * scale(row + 0.5))
            pic.path(square, fade(light(tone, 0.06), dark(tone, 0.1)))
            seams += "".join(line(at(column + 0.1, row + k), at(column + 0.9, row + k)) for k in (0.26, 0.5, 0.74))
            for k, offsets in (
                (0.05, (0.36, 0.68)),
                (0.28, (0.22, 0.54, 0.8)),
                (0.52, (0.38, 0.72)),
                (0.76, (0.26, 0.58)),
            ):
                seams += "".join(line(at(column + o, row + k), at(column + o, row + k + 0.2)) for o in offsets)
    pic.stroke(seams, "#527a70", 1.2, opacity=0.45)
    pic.path(ground, glow(x, y - 20, 280, "#ffe6a8", 0.72))
    paw_print(pic, x, y - 6, 72, "#ffe9b0", opacity=0.22)
    pic.path(ground, "none", stroke=bands("#ffe9b0", "#e9b86a"), stroke_width=2.6, opacity=0.8)
    pic.path(soft(patch(-0.14, -0.1, 5.28, 1.7), 8), veil("#ff9a6a", 0.2, 0))


def _markings(pic: Picture) -> None:
    """What is left of the paint on the road."""
    corners = ((0.5, 0.5), (4.5, 0.5), (4.5, 4.5), (0.5, 4.5), (0.5, 0.5))
    dashes = ""
    for (u, v), (to_u, to_v) in itertools.pairwise(corners):
        for k in range(16):
            a, b = (k + 0.2) / 16, (k + 0.62) / 16
            dashes += line(at(u + (to_u - u) * a, v + (to_v - v) * a), at(u + (to_u - u) * b, v + (to_v - v) * b))
    pic.stroke(dashes, "#cfc0d8", 2.6, opacity=0.26)
    for u, v, across in ((3, 0.84, True), (0.84, 3, False), (1, 4.2, True), (4.2, 2, False)):
        for k in range(5):
            o = 0.18 + k * 0.15
            stripe = patch(u + o, v - 0.13, 0.08, 0.26) if across else patch(u - 0.13, v + o, 0.26, 0.08)
            pic.path(trace(stripe), "#d8cbe0", opacity=0.2)


def _ruins(pic: Picture) -> None:
    """Sixteen squares of the Outer City, no two alike."""
    for u, v, turn in (
        (1.5, 0.5, 0),
        (3.5, 0.5, 90),
        (0.5, 1.5, 270),
        (0.5, 3.5, 180),
        (1.5, 4.5, 270),
        (4.5, 4.5, 180),
        (4.5, 2.5, 90),
    ):
        _wall(pic, u, v, turn)
    for number, (u, v, r, kind) in enumerate(
        (
            (0.56, 0.58, 24, "pit"), (2.5, 0.52, 20, "pool"), (4.44, 0.5, 22, "embers"), (0.5, 2.52, 21, "cracks"),
            (0.42, 4.42, 20, "pool"), (0.76, 4.76, 9, "pit"), (2.52, 4.52, 25, "embers"), (4.38, 4.4, 15, "pit"),
            (4.5, 3.5, 22, "cracks"), (4.6, 1.46, 15, "pool"), (4.3, 1.72, 10, "pit"),
        )
    ):  # fmt: skip
        _crater(pic, u, v, r, kind, number)
    for number, (u, v, count, spread) in enumerate(
        (
            (0.3, 0.3, 3, 0.2), (1.62, 0.62, 5, 0.26), (3.4, 0.4, 4, 0.26), (4.75, 0.78, 4, 0.16), (0.5, 1.5, 7, 0.26),
            (0.55, 3.4, 5, 0.26), (1.6, 4.5, 6, 0.26), (3.5, 4.5, 8, 0.3), (4.42, 2.6, 5, 0.26),
        )
    ):  # fmt: skip
        _rubble(pic, u, v, count, spread, number)
    weeds = "".join(
        f"M{x:.0f} {y:.0f}q{lean / 2} -6 {lean} -11"
        for x, y in (
            at(*place)
            for place in ((2.84, 0.86), (3.3, 0.8), (0.24, 1.84), (0.3, 3.4), (1.3, 4.84), (3.2, 4.8), (4.72, 1.84))
        )
        for lean in (-7, 0, 7)
    )
    pic.stroke(weeds, "#6f9a86", 2.6)


def _crater(pic: Picture, u: float, v: float, radius: float, kind: str, seed: int) -> None:
    rng = random.Random(seed + 31)
    x, y = at(u, v)
    r = radius * scale(v)

    def blob(size: float, down: float = 0, rough: float = 0.16) -> Points:
        return [
            (x + px * (1 + rng.uniform(-rough, rough)), y + down + py * 0.84 * (1 + rng.uniform(-rough, rough)))
            for px, py in polygon(0, 0, r * size, 9)
        ]

    pic.path(curve(blob(1.16)), "#565078", opacity=0.75)
    pic.path(curve(blob(0.96, 1.5)), fade("#15122f", "#2a2550"))
    if kind == "pool":  # rain water with the dusk in it
        pic.path(curve(blob(0.72, 3, 0.08)), fade("#c9748a", "#5a4f9a"))
        pic.ellipse(x - r * 0.2, y, r * 0.26, r * 0.07, "#ffd9b0", opacity=0.8)
    elif kind == "embers":
        pic.circle(x, y + 2, r * 0.95, halo("#ff8a4a", 0.75))
        for _spark in range(6):
            place = x + rng.uniform(-0.5, 0.5) * r, y + rng.uniform(-0.35, 0.45) * r
            pic.circle(*place, rng.uniform(1.2, 2.4), "#ffd08a")
    elif kind == "cracks":
        pic.stroke("".join(_crack(x, y, r, k * 1.05 + 0.3) for k in range(6)), "#232048", 2)
    else:
        pic.path(curve(blob(0.6, 4)), "#0f0d26", opacity=0.8)
    stones = ""
    for _stone in range(4):
        a = rng.random() * math.tau
        place = x + math.cos(a) * r * 1.3, y + math.sin(a) * r * 1.05
        stones += trace(polygon(*place, rng.uniform(2, 4.4), 5, rng.random() * 70))
    pic.path(stones, fade("#8b84a6", "#5a5480"))


def _crack(x: float, y: float, r: float, a: float) -> str:
    def out(turn: float, far: float) -> Point:
        return x + math.cos(a + turn) * r * far, y + math.sin(a + turn) * r * far * 0.82

    return line(out(0, 0.95), out(0.15, 1.35), out(-0.05, 1.75))


def _rubble(pic: Picture, u: float, v: float, count: int, spread: float, seed: int) -> None:
    rng = random.Random(seed + 8)
    stones = [
        (at(u + rng.uniform(-spread, spread), v + rng.uniform(-spread, spread)), rng.uniform(2.5, 6.5) * scale(v))
        for _stone in range(count)
    ]
    pic.path("".join(trace(polygon(x + 1, y + 2, r, 5, r * 60)) for (x, y), r in stones), "#18153a", opacity=0.5)
    for (x, y), r in stones:
        pic.path(soft(polygon(x, y, r, 5, r * 60), r * 0.35), fade("#8780a2", "#5b5580"))


def _wall(pic: Picture, u: float, v: float, turn: float) -> None:
    """What is left of the corner of a house."""
    corner = [
        (-40, -38),
        (14, -38),
        (10, -32),
        (2, -34),
        (-4, -27),
        (-31, -28),
        (-32, -4),
        (-37, 2),
        (-36, 12),
        (-42, 16),
    ]
    with pic.at(*at(u, v), scale(v) * 0.92, turn):
        pic.path(soft([(x + 2, y + 4) for x, y in corner], 2), "#15122f", opacity=0.5)
        pic.path(soft(corner, 2), fade("#837a9c", "#5b5480"))


def _lamp(pic: Picture, x: float, y: float, high: float, s: float) -> None:
    top = y - high
    pic.ellipse(x + 6 * s, y + 1, 11 * s, 4 * s, "#0d0b26", opacity=0.45)
    pic.circle(x, top, 34 * s, halo("#ffdf90", 0.8))
    pic.stroke(line((x, y), (x, top)), "#2a2348", 4 * s)
    pic.stroke(line((x - 1, y), (x - 1, top)), "#6a5f8a", 1.2 * s)
    glass = [(x - 6 * s, top - 5 * s), (x + 6 * s, top - 5 * s), (x + 4.4 * s, top + 6 * s), (x - 4.4 * s, top + 6 * s)]
    pic.path(soft(glass, 2), fade("#fff8dc", "#ffcf6a"))
    pic.path(soft([(x - 8 * s, top - 5 * s), (x, top - 11 * s), (x + 8 * s, top - 5 * s)], 2), "#2a2348")
