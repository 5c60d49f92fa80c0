"""The place of Nine Lives in black and white: thin grey lines for the room, thick white ones for what is in play."""

from __future__ import annotations

import math
from collections.abc import Callable

import characters
from place_nine import ACROSS, BOMBS, DOWN, PLAYERS, TABLE, TOP, WINDOW, rim
from seats import BADGES
from shape import Points, clip, oval, smooth, star
from sitters import SITTERS
from suits import SUITS
from svg import Picture, curve, line, soft, trace

BLACK, WHITE, ACCENT = "#000000", "#ffffff", "#ffd60a"
FAR, FAINT = "#8a8a8a", "#5a5a5a"


# -- the room ----------------------------------------------------------------------------------------------


def _window() -> Picture:
    pic = Picture(*WINDOW)
    with pic.at(480, 200):
        pic.path("M-236 236V112A236 128 0 0 1 236 112V236", stroke=FAR, stroke_width=1.5)
        pic.path("M-236 154H236M-78 -8V240M78 -8V240", stroke=FAINT, stroke_width=1.2)
        pic.circle(-154, 92, 46, BLACK, stroke="#b8b8b8", stroke_width=1.5)
        for x, y, r in ((-168, 76, 9), (-138, 104, 12), (-170, 112, 6), (-132, 74, 5)):
            pic.circle(x, y, r, BLACK, stroke="#7a7a7a", stroke_width=1.2)
        ground = smooth([(-236, 206), (-120, 190), (10, 212), (140, 192), (236, 206)], closed=False)
        pic.stroke(curve(ground[::3], closed=False), FAINT, 1.2)
        for x, y in ((-60, 30), (30, 62), (118, 34), (176, 86), (60, 120), (-210, 130), (204, 136), (-30, 96)):
            pic.circle(x, y, 1.3, "#b8b8b8")
    return pic


def _table() -> Picture:
    pic = Picture(*TABLE)
    pic.path(trace([*(rim(a) for a in range(180, -1, -4)), (TABLE[0], TABLE[1]), (0, TABLE[1])]), BLACK)
    pic.ellipse(*TOP, ACROSS, DOWN, BLACK, stroke=WHITE, stroke_width=5)
    for turn in range(0, 360, 2):
        pic.circle(*rim(turn, 0.955), 1.1, WHITE)
    return pic


def _ledge(left: bool) -> Picture:
    pic = Picture(1000, 130)
    with pic.at(0 if left else 1000, 0, 1, 0, not left):
        pic.path("M-30 24H960V140H-30Z", BLACK)
        pic.path("M-30 24H960L972 60V140", stroke=WHITE, stroke_width=4)
        pic.stroke("M-30 60H972", FAINT, 1.5)
    return pic


def _chair() -> Picture:
    pic = Picture(240, 300)
    shell = [(120, 14), (184, 34), (212, 118), (204, 296), (36, 296), (28, 118), (56, 34)]
    pic.path(curve(shell), BLACK, stroke=FAINT, stroke_width=1.5)
    return pic


def _sitting() -> Picture:
    pic = Picture(240, 300)
    with pic.at(120, 110, 1.2):
        half = [(0, 12), (26, 22), (44, 44), (50, 70), (54, 110), (52, 150), (0, 150)]
        outline = smooth([*half, *((-x, y) for x, y in half[-2:0:-1])], steps=4)
        pic.path(trace(outline), "#2a2a2a", stroke=WHITE, stroke_width=3)
    return pic


# -- patterns: seats are told by them, never by colour alone -----------------------------------------------


def _lines(turn: float, step: float) -> list[Points]:
    bars: list[Points] = []
    for place in range(-12, 13):
        x, c, s = place * step, math.cos(math.radians(turn)), math.sin(math.radians(turn))
        bar = [(x - 1, -120), (x + 1, -120), (x + 1, 120), (x - 1, 120)]
        bars.append([(100 + u * c - v * s, 54 + u * s + v * c) for u, v in bar])
    return bars


def _dots(step: float, r: float) -> list[Points]:
    rows = range(-6, 7)
    return [oval(100 + (x + y % 2 / 2) * step, 54 + y * step * 0.7, r, r, n=10) for y in rows for x in range(-9, 9)]


def _waves() -> list[Points]:
    out: list[Points] = []
    for y in range(0, 112, 12):
        top = [(x, y + 3.2 * math.sin(x / 4.2)) for x in range(0, 201, 4)]
        out.append([*top, *((u, v + 2) for u, v in top[::-1])])
    return out


PATTERNS: tuple[Callable[[], list[Points]], ...] = (
    _waves,
    lambda: [*_lines(0, 13), *_lines(90, 13)],
    lambda: _lines(40, 12),
    lambda: _dots(15, 3),
    lambda: [*_lines(40, 16), *_lines(-40, 16)],
    lambda: _lines(0, 10),
)
"""Of each seat: waves, a grid, stripes, dots, lozenges, bars."""


def _cushion(seat: int) -> Picture:
    pic, inside = Picture(200, 124), oval(100, 54, 90, 48)
    pic.path("M8 54V68A92 50 0 0 0 192 68V54Z", BLACK, stroke=WHITE, stroke_width=3)
    pic.ellipse(100, 54, 92, 50, BLACK, stroke=WHITE, stroke_width=4)
    for shape in PATTERNS[seat]():
        seen = clip(shape, inside)
        if len(seen) > 2:
            pic.path(trace(seen), WHITE)
    with pic.at(100, 54, 1.2):
        pic.path(BADGES[seat], BLACK, stroke=WHITE, stroke_width=4)
    return pic


# -- things ------------------------------------------------------------------------------------------------


def _paw(pic: Picture, x: float, y: float, rx: float, ry: float, turn: float = 0) -> None:
    with pic.at(x, y, 1, turn):
        pic.ellipse(0, 0, rx, ry, WHITE, stroke=BLACK, stroke_width=3)
        pic.stroke(line((-rx * 0.32, ry * 0.1), (-rx * 0.32, ry * 0.8)), BLACK, 2.4)
        pic.stroke(line((rx * 0.32, ry * 0.1), (rx * 0.32, ry * 0.8)), BLACK, 2.4)


def _paws() -> Picture:
    pic = Picture(160, 60)
    for side in (-1, 1):
        _paw(pic, 80 + side * 40, 30, 19, 15, side * 8)
    return pic


def _own_paw(side: int) -> Picture:
    pic = Picture(150, 90)
    with pic.at(75, 70, 2.1, side * -16):
        pic.stroke(line((side * 12, 40), (0, 0)), BLACK, 30)
        pic.stroke(line((side * 12, 40), (0, 0)), WHITE, 24)
        _paw(pic, 0, -4, 17, 13)
    return pic


def _tea_light(lit: bool) -> Picture:
    """A white block with a flame; one blown out is an outline and a cross."""
    pic = Picture(44, 72)
    if lit:
        pic.path(curve([(22, 2), (31, 19), (22, 32), (13, 19)]), WHITE, stroke=BLACK, stroke_width=2)
        pic.rect(8, 36, 28, 33, 4, WHITE, stroke=BLACK, stroke_width=2)
    else:
        pic.rect(10, 38, 24, 30, 4, BLACK, stroke=WHITE, stroke_width=4)
        pic.stroke("M11 10L33 30M33 10L11 30", WHITE, 4.5)
    return pic


def _tall_candle(lives: int) -> Picture:
    pic = Picture(60, 110)
    high = 10 + lives * 6 if lives else 8
    top = 100 - high
    if lives:
        pic.path(curve([(30, top - 28), (38, top - 12), (30, top - 2), (22, top - 12)]), WHITE)
        pic.rect(19, top, 22, high, 4, WHITE, stroke=BLACK, stroke_width=2)
    else:
        pic.stroke("M18 62L42 84M42 62L18 84", WHITE, 5)
        pic.rect(19, top, 22, high, 3, BLACK, stroke=WHITE, stroke_width=3)
    for notch in range(1, lives):
        pic.rect(21, top + 8 + notch * 6, 18, 2, 0, BLACK)
    pic.ellipse(30, 101, 18, 6, BLACK, stroke=WHITE, stroke_width=3)
    return pic


def _bomb(suit: str) -> Picture:
    pic = Picture(200, 200)
    for side in (-1, 1):
        ear = [(100 + side * 70, 96), (100 + side * 66, 22), (100 + side * 18, 62)]
        pic.path(soft(ear, [8, 10, 8]), BLACK, stroke=WHITE, stroke_width=9)
    pic.circle(100, 118, 74, BLACK, stroke=WHITE, stroke_width=9)
    if suit in SUITS:
        with pic.at(100, 120, 0.84):
            pic.path(SUITS[suit].symbol, WHITE)
    return pic


def _fuse_spark() -> Picture:
    pic = Picture(140, 140)
    pic.path(soft(star(70, 70, 42, 24, 11, 8), 2), BLACK)
    pic.path(soft(star(70, 70, 35, 17, 11, 8), 2), ACCENT)
    return pic


def _flame() -> Picture:
    pic = Picture(16, 22)
    pic.path(curve([(8, 1), (14, 13), (8, 21), (2, 13)]), BLACK)
    return pic


def _carton(front: bool) -> Picture:
    pic = Picture(180, 110)
    if front:
        pic.path("M30 40H150L146 98H34Z", BLACK, stroke=WHITE, stroke_width=4)
    else:
        pic.path("M30 40L36 21H144L150 40Z", BLACK, stroke=WHITE, stroke_width=2.5)
        pic.path("M30 40L8 30M150 40L172 30", stroke=WHITE, stroke_width=4)
    return pic


def _blast() -> Picture:
    """Jagged, as everything dangerous is; room for a number."""
    pic = Picture(680, 480)
    for outer, inner, paint, edge in ((240, 172, BLACK, 6), (206, 150, ACCENT, 0), (172, 126, WHITE, 0)):
        tips = [(340 + x * 1.16, 240 + y * 0.84) for x, y in star(0, 0, outer, inner, 15, 5)]
        pic.path(soft(tips, 6), paint, stroke=WHITE, stroke_width=edge)
    return pic


def _blast_light() -> Picture:
    """Beams as thin lines."""
    pic, x, y = Picture(1100, 900), 550.0, 450.0
    for beam in range(18):
        turn = math.tau * (beam + 0.5) / 18
        ends = [(x + 1.1 * r * math.cos(turn), y + 0.8 * r * math.sin(turn)) for r in (260, 490)]
        pic.stroke(line(*ends), ACCENT, 3)
    return pic


def pictures() -> dict[str, Picture]:
    out = {
        "window": _window(), "table": _table(), "ledge-left": _ledge(True), "ledge-right": _ledge(False),
        "tea-light": _tea_light(True), "tea-light-out": _tea_light(False), "fuse-spark": _fuse_spark(),
        "flame": _flame(), "carton": _carton(False), "carton-front": _carton(True), "blast": _blast(),
        "blast-light": _blast_light(),
    }  # fmt: skip
    for seat in range(PLAYERS):
        out |= {f"chair-{seat}": _chair(), f"cushion-{seat}": _cushion(seat)}
    for name in (*map(str, range(PLAYERS)), *characters.CATS):
        out |= {f"paw-left-{name}": _own_paw(-1), f"paw-right-{name}": _own_paw(1)}
    for name in SITTERS:
        out |= {f"body-{name}": _sitting(), f"paws-{name}": _paws()}
    out |= {f"bomb-{suit or 'none'}": _bomb(suit) for suit in (*BOMBS, "")}
    out |= {f"candle-{lives}": _tall_candle(lives) for lives in range(10)}
    return {f"nine-lives/{name}-contrast.svg": pic for name, pic in out.items()}
