"""The place of Paw of Duty: the bombed city at dusk behind its board, the board's streets, a parapet of sandbags.

All layers are drawn in one composition of 1280 x 720 and reach beyond it; each says where its corner lies there.
"""

from __future__ import annotations

import math
import random

from palette import HONEY, dark, light, mix
from shape import Point, Points
from sky import stars
from street import MIDDLE, Faint, at, with_twin
from street_board import board
from svg import Linear, Picture, bands, fade, glow, halo, line, soft, trace, veil

LEFT, WIDTH = -318, 1900
SKY_TOP, SKY_HEIGHT = -60, 250
GROUND_TOP, GROUND_HEIGHT = 118, 790
WALLS = ("#6f5378", "#5d5a82", "#7a5a74", "#566088", "#6a4f72")


# -- far: the sky and the skyline ------------------------------------------------------------------------


def _sky(pic: Picture) -> None:
    with pic.at(-LEFT, -SKY_TOP):
        pic.rect(
            LEFT, SKY_TOP, WIDTH, SKY_HEIGHT, 0, bands("#1b1748", "#33256a", "#5a3a80", "#b85f88", "#ff9f78", "#ff9f78")
        )
        stars(pic, "dusk", (LEFT, SKY_TOP + 10, LEFT + WIDTH, 62), 80, 1.2)
        pic.circle(MIDDLE - 40, 130, 420, halo("#ffb27a", 0.95))
        pic.circle(MIDDLE - 20, 104, 110, halo("#fff0c0", 0.95))
        pic.circle(MIDDLE - 20, 104, 46, fade("#fff6d8", "#ffb46a"))
        for x, lean in ((-110, 60), (236, -70), (800, 60), (1010, -30), (1330, -60)):
            beam = [(x - 3, 130), (x + lean - 30, SKY_TOP), (x + lean + 24, SKY_TOP), (x + 3, 130)]
            pic.path(trace(beam), veil("#fff3c0", 0.03, 0.32))
        _skyline(pic, "far", (30, 84), (34, 60), 160, ("#9a5f8c", "#b4708a"), 0.08, 92)
        pic.rect(LEFT, 70, WIDTH, 100, 0, veil("#ffac7c", 0, 0.5))
        _skyline(pic, "near", (62, 108), (44, 76), 190, ("#56407c", "#66457c"), 0.3, 102)
        pic.rect(LEFT, 96, WIDTH, 94, 0, veil("#c9708a", 0, 0.34))


def _skyline(
    pic: Picture, seed: str, tops: tuple[int, int], widths: tuple[int, int], base: float,
    colours: tuple[str, str], lit: float, under_the_sun: int,
) -> None:  # fmt: skip
    rng = random.Random(seed)
    x, number = LEFT - 10.0, 0
    windows: list[str] = []
    while x < LEFT + WIDTH:
        width, top = rng.randint(*widths), rng.randint(*tops)
        if 430 < x < 570:
            top = max(top, under_the_sun)
        number += 1
        colour = mix(*colours, rng.random())
        roof = _roof(number)
        outline = [(x, base), *((x + width * a, top + up) for a, up in roof), (x + width, base)]
        pic.path(trace(outline), fade(light(colour, 0.1), dark(colour, 0.45)))
        columns = max(2, width // 15)
        windows += [
            f"M{x + width * (column + 0.5) / columns:.0f} {top + 16 + row * 15}v3"
            for row in range(int((base - top - 34) // 15))
            for column in range(columns)
            if rng.random() < lit
        ]
        x += width - rng.randint(1, 5)
    pic.stroke("".join(windows), HONEY, 4.6, opacity=0.5)


def _roof(number: int) -> list[tuple[float, float]]:
    """A tower's outline at the top: cat's ears, blown off, or flat with a tank on it."""
    return (
        [(0, 0), (0.03, -13), (0.08, -15), (0.3, 0), (0.7, 0), (0.92, -15), (0.97, -13), (1, 0)],
        [(0, 0), (0.12, 6), (0.2, -9), (0.34, 3), (0.46, -5), (0.6, 9), (0.72, 2), (0.86, 14), (1, 20)],
        [(0, 0), (0.4, 0), (0.4, -8), (0.6, -8), (0.6, 0), (1, 0)],
    )[number * 7 % 3]


# -- the ground: streets, houses, smoke --------------------------------------------------------------------


def _ground(pic: Picture) -> None:
    with pic.at(-LEFT, -GROUND_TOP):
        pic.rect(LEFT, 128, WIDTH, GROUND_HEIGHT - 10, 0, bands("#47385f", "#332c55", "#26244a", "#1d1c3c", "#141230"))
        pic.ellipse(MIDDLE, 330, 560, 300, glow(MIDDLE, 330, 540, "#8a6a9a", 0.32))
        pic.rect(LEFT, 126, WIDTH, 90, 0, veil("#a05a80", 0.6, 0))
        for u in (-5.2, -3.1, -2.05, 6.05, 7.1, 9.2):
            pic.path(trace([at(u, -0.1), at(u + 1, -0.1), at(u + 1, 7.6), at(u, 7.6)]), "#2b2950", opacity=0.5)
        for v in (-0.05, 1.5, 3.05, 4.6, 6.1):
            pic.path(trace([at(-9, v), at(14, v), at(14, v + 0.34), at(-9, v + 0.34)]), "#2b2950", opacity=0.5)
        for x, y, size, lean in (
            (-160, 116, 26, 0.6),
            (150, 112, 20, -0.5),
            (330, 112, 26, 0.75),
            (676, 112, 22, 1.1),
            (990, 120, 30, 0.8),
            (1340, 118, 26, -0.6),
        ):
            _smoke(pic, x, y, size, "#33244f", lean, 0.66)


def _houses(pic: Picture) -> None:
    bottom = GROUND_TOP + GROUND_HEIGHT
    with pic.at(-LEFT, -GROUND_TOP):
        _row(
            pic,
            -0.55,
            (-7.4, -6.4, -5.4, -4.4, -3.4, -2.45, -1.45, 5.45, 6.45, 7.45, 8.4, 9.4, 10.4, 11.4),
            (12, 16, 10, 14),
            1,
            0.34,
        )
        _row(
            pic, 0.02, (-6.7, -5.6, -4.55, -2.5, -1.45, 5.5, 6.55, 7.6, 9.6, 10.65, 11.7), (26, 20, 22, 36, 28), 2, 0.6
        )
        _row(pic, 1.25, (-6.4, -4.5, -2.45, 6.6, 7.6, 9.6, 11.6), (34, 26, 36, 46), 3, 0.62)
        _row(pic, 2.5, (-5.5, -4.45, -2.4, -1.3, 5.46, 6.55, 7.6, 9.5, 10.6), (26, 20, 22, 34, 30), 5, 0.6)
        _row(pic, 3.75, (-5.4, -4.3, -2.35, 6.6, 7.6, 9.5, 10.6), (24, 26, 28), 7, 0.6)
        for x, y, size, lean in (
            (862, 150, 22, 1.0),
            (30, 300, 24, 1.0),
            (1040, 330, 24, -0.8),
            (-180, 340, 26, 0.8),
            (1380, 290, 26, -0.9),
        ):
            _smoke(pic, x, y, size, "#957a9c", lean, 0.28)
        for x, y, r, strength in (
            (60, 350, 300, 0.9),
            (960, 370, 290, 0.95),
            (120, 430, 200, 0.7),
            (930, 440, 200, 0.7),
        ):
            pic.circle(x, y, r, halo("#15123a", strength))
        pic.rect(
            LEFT, 480, WIDTH, bottom - 480, 0, Linear(((0, "#12102c", 0), (0.4, "#12102c", 0.75), (1, "#0e0b22", 1)))
        )


def _row(pic: Picture, v: float, where: tuple[float, ...], heights: tuple[int, ...], seed: int, depth: float) -> None:
    for number, u in enumerate(where):
        _house(pic, u, v, depth, heights[number % len(heights)], WALLS[(number * 2 + seed) % 5], seed * 10 + number)


def _house(pic: Picture, u: float, v: float, depth: float, high: float, colour: str, seed: int) -> None:
    """A house from above at an angle: roof, front, windows; every other one has lost half its roof."""
    rng = random.Random(seed)
    a, b, c, d = at(u, v), at(u + 0.86, v), at(u + 0.86, v + depth), at(u, v + depth)
    top = [(x, y - high) for x, y in (a, b, c, d)]
    pic.path(
        trace([(d[0] + 8, d[1] + 9), (c[0] + 16, c[1] + 9), (c[0] + 10, c[1] - high * 0.4), d]), "#0f0d2a", opacity=0.35
    )
    pic.path(trace([top[3], top[2], c, d]), fade(dark(colour, 0.25), dark(colour, 0.62)))
    across, rows = max(2, int((c[0] - d[0]) // 22)), max(1, int(high // 20))
    lit: list[str] = []
    unlit: list[str] = []
    for i in range(across):
        for j in range(rows):
            x, y = d[0] + (c[0] - d[0]) * (i + 0.5) / across, d[1] - high + 11 + j * 20
            (lit if rng.random() < 0.42 else unlit).append(f"M{x:.0f} {y:.0f}v5")
    if unlit:
        pic.stroke("".join(unlit), "#1a1638", 7, opacity=0.75)
    if lit:
        pic.stroke("".join(lit), "#ffce78", 7)
    side = [top[1], top[2], c, b] if u < 2.5 else [top[0], top[3], d, a]
    pic.path(trace(side), dark(colour, 0.5))
    roof: Points = top
    if seed % 2 == 0:
        pic.path(trace(top), "#18143a")
        rafters = "".join(_between(top, share) for share in (0.2, 0.4, 0.6, 0.8))
        pic.stroke(rafters, dark(colour, 0.35), 2.2)
        torn = ((0, 0), (0.1, 0.08), (0.22, -0.02), (0.34, 0.1), (0.5, 0.02), (0.62, 0.2), (0.8, 0.16), (1, 0.3))
        wide, deep = top[1][0] - top[0][0], top[3][1] - top[0][1]
        roof = [*((top[0][0] + wide * s, top[0][1] + deep * t) for s, t in torn), top[2], top[3]]
    pic.path(trace(roof), fade(light(colour, 0.22), colour))
    pic.stroke(line(top[3], top[2]), light(colour, 0.4), 1.6, opacity=0.5)


def _between(top: Points, share: float) -> str:
    far: Point = (top[0][0] + (top[1][0] - top[0][0]) * share, top[0][1] + 3)
    near: Point = (top[3][0] + (top[2][0] - top[3][0]) * share, top[3][1] - 2)
    return line(far, near)


def _smoke(pic: Picture, x: float, y: float, size: float, colour: str, lean: float, strength: float) -> None:
    pic.circle(x, y, size * 0.9, halo("#ff8a4a", 0.55))
    for i in range(8):
        t = i / 7
        across, up = lean * size * 1.9 * t * t + math.sin(i * 1.7) * size * 0.14, size * 2.7 * t
        pic.circle(x + across, y - up, size * (0.34 + 0.5 * t), halo(colour, strength * (1 - t * 0.55)))


# -- near: sandbags -----------------------------------------------------------------------------------------

BAGS = 130


def _parapet(pic: Picture) -> None:
    """Three rows of sandbags on which everything lies that is one's own."""
    rng = random.Random(4)
    pic.rect(0, 0, WIDTH, BAGS, 0, Linear(((0, "#100d28", 0), (0.3, "#100d28", 0.85), (1, "#0c0a20", 1))))
    for row, (y, colour) in enumerate(((52, "#4b4468"), (86, "#3f3a5e"), (122, "#353154"))):
        for place in range(29):
            x = -30 + row * 34 + place * 69
            sandbag(pic, x, y + rng.uniform(-2, 2), 72, 38, mix(colour, "#554a5e", rng.randrange(3) / 5))
    pic.rect(0, 10, WIDTH, BAGS - 10, 0, veil("#0e0b22", 0.25, 0.72))


def sandbag(pic: Picture, x: float, y: float, w: float, h: float, colour: str) -> None:
    outline = [
        (x - w / 2, y - h * 0.35), (x - w * 0.36, y - h / 2), (x + w * 0.36, y - h / 2), (x + w / 2, y - h * 0.35),
        (x + w / 2, y + h * 0.3), (x + w * 0.4, y + h / 2), (x - w * 0.4, y + h / 2), (x - w / 2, y + h * 0.3),
    ]  # fmt: skip
    pic.path(soft(outline, 9), fade(light(colour, 0.12), dark(colour, 0.5)))
    seam = f"M{x - w * 0.34:.1f} {y - h * 0.36:.1f}Q{x:.1f} {y - h * 0.5:.1f} {x + w * 0.34:.1f} {y - h * 0.36:.1f}"
    pic.stroke(seam, light(colour, 0.35), 1.6, opacity=0.4)


def pictures() -> dict[str, Picture]:
    ground = Picture(WIDTH, GROUND_HEIGHT)
    _ground(ground)
    out = {
        "city-ground": ground,
        **with_twin("city-sky", _sky, (WIDTH, SKY_HEIGHT), Faint),
        **with_twin("city-houses", _houses, (WIDTH, GROUND_HEIGHT), Faint),
        **with_twin("parapet", _parapet, (WIDTH, BAGS), Faint),
        **board(),
    }
    return {f"paw-of-duty/{name}.svg": pic for name, pic in out.items()}
