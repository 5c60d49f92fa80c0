"""The place of Nine Lives: a moonlit room with a round table, the chairs round it and what stands on the cloth.

Everything is in the units of a window 1280 x 720; the pictures are larger where the room goes on.
"""

from __future__ import annotations

import math
import random

import characters
from body import leg, paw
from cat import Cat
from outfits import paw_print
from palette import CREAM, SEATS, WHITE, dark, light, mix
from props import box_back, box_front, yarn
from seats import CATS
from shape import Point, Points, clip, smooth, star
from sky import fir, golden_star, hill_line, moon
from suits import SUITS, suit_symbol
from svg import Linear, Picture, Round, Spot, ball, bands, curve, fade, glow, halo, line, soft, trace, veil

PLAYERS = 6
ACROSS, DOWN = 566.0, 236.0
"""Half the width and height of the table's top."""
TABLE = 1260, 640
TOP = 630.0, 250.0
"""The table's picture, and the middle of its top in it."""
WINDOW = 960, 760
BOMBS = {"hearts": "#b03a60", "spades": "#4a45b0", "diamonds": "#b87a1e", "clubs": "#2f7f70"}
GOLD = "#e8c07a"
SHADE = "#03101f"


def rim(degrees: float, part: float = 1.0) -> Point:
    """A point on the edge of the table's top, or further in."""
    a = math.radians(degrees)
    return TOP[0] + ACROSS * part * math.cos(a), TOP[1] + DOWN * part * math.sin(a)


# -- the room ----------------------------------------------------------------------------------------------


def _wall() -> Picture:
    """A piece of wall 640 wide that goes on at both sides; the wainscot's rail is at 600."""
    pic = Picture(640, 1400)
    pic.rect(0, 0, 640, 600, 0, bands("#140d30", "#1d1440", "#3d2460"))
    for x in range(16, 640, 64):
        pic.rect(x, 0, 32, 600, 0, WHITE, opacity=0.018)
    pic.rect(0, 612, 640, 788, 0, bands("#271745", "#140c2e", "#0d081f"))
    for i in range(6):
        pic.rect(i * 640 / 6 + 7, 624, 93, 130, 8, veil("#6a4a98", 0.16, 0.02))
    pic.rect(0, 600, 640, 12, 0, fade("#5a3a78", "#3a2458"))
    return pic


ARCH = [(-236, 236), (-236, 112), *((236 * math.cos(a), 112 + 128 * math.sin(a)) for a in (
    math.radians(turn) for turn in range(186, 355, 6))), (236, 112), (236, 236)]  # fmt: skip
"""The panes, about the middle of the window; y is that of the table's units."""


def _window() -> Picture:
    """The moon over the hills between two curtains, and its light in the room."""
    pic = Picture(*WINDOW)
    with pic.at(480, 200):
        pic.circle(-160, 92, 290, halo("#b9a8ff", 0.28))
        pic.path("M-252 240V112A252 144 0 0 1 252 112V240Z", fade("#4a2f66", "#2c1a48"))
        sky = ((0, "#151048", 1), (0.55, "#4a3488", 1), (0.85, "#9a5c9c", 1), (1, "#e09a9c", 1))
        pic.path(trace(ARCH), Linear(sky))
        _stars(pic)
        moon(pic, -154, 92, 46)
        far = hill_line([(-240, 196), (-170, 176), (-80, 206), (60, 178), (160, 202), (240, 184)], 240)
        pic.path(trace(clip(far, ARCH)), fade("#5a448c", "#33266a"))
        for x, y, h in ((-200, 196, 34), (-182, 194, 26), (196, 204, 40), (218, 202, 30)):
            fir(pic, x, y, h, "#3a2c72")
        near = hill_line([(-240, 222), (-120, 210), (20, 222), (150, 208), (240, 220)], 240)
        pic.path(trace(clip(near, ARCH)), fade("#33286c", "#211848"))
        for x in (-78, 78):
            pic.rect(x - 5, -8, 10, 248, 0, fade("#5c3d7c", "#35204f"))
        pic.rect(-236, 150, 472, 8, 0, "#452c66")
        frame = "M-236 236V112A236 128 0 0 1 236 112V236"
        pic.path(frame, stroke=bands("#6d4a90", "#4a3070"), stroke_width=10)
        pic.rect(-268, 232, 536, 14, 7, bands("#7a5498", "#4a2f68"))
        for side in (-1, 1):
            _curtain(pic, side)
        pic.rect(-344, -56, 688, 14, 7, bands("#e0a860", "#8a5a3a"))
        for x in (-346, 346):
            pic.circle(x, -49, 12, ball("#ffe0a0", "#a8703a"))
    return pic


def _stars(pic: Picture) -> None:
    rng = random.Random(5)
    for _ in range(64):
        x, y, r = rng.uniform(-230, 230), rng.uniform(-10, 190), rng.choice((0.7, 1, 1.4))
        if (x / 230) ** 2 + ((min(y, 112) - 112) / 122) ** 2 < 1:
            pic.circle(x, y, r, CREAM, opacity=round(rng.uniform(0.35, 0.9), 2))


def _curtain(pic: Picture, side: int) -> None:
    edge = [(330, -30), (222, -30), (230, 60), (262, 140), (250, 170), (262, 262), (330, 262), (338, 120)]
    cloth = bands("#7d3a70", "#5c2a60", "#3a1a4a", turn=side * 90)
    pic.path(curve([(side * x, y) for x, y in edge]), cloth)
    for x in (250, 276, 300):
        fold = [(side * x, -30), (side * (x + 8), 80), (side * (x + 4), 150), (side * (x + 4), 250)]
        pic.stroke(curve(fold, closed=False), "#2a1040", 5, opacity=0.28)
    tie = [(side * 250, 158), (side * 290, 170), (side * 334, 154)]
    pic.stroke(curve(tie, closed=False), "#c99a5c", 6, opacity=0.8)
    pic.stroke(line((side * 250, 166), (side * 247, 190)), "#c99a5c", 6, opacity=0.8)
    pic.circle(side * 250, 160, 6, ball("#ffe0a0", "#a8703a"))


def _shelf() -> Picture:
    """What cats keep: books and yarn."""
    pic = Picture(260, 80)
    pic.rect(2, 62, 250, 10, 5, bands("#8a5c80", "#4a2c58"))
    books = ((14, 46, "#6a4a92"), (12, 54, "#4a5a9a"), (16, 42, "#8a4a78"), (13, 50, "#3f6a86"), (15, 44, "#7a5a8e"))
    x = 18
    for wide, high, colour in books:
        pic.rect(x, 62 - high, wide, high, 3, fade(light(colour, 0.06), dark(colour, 0.3)))
        pic.rect(x + 3, 70 - high, wide - 6, 3, 1, "#e8c890", opacity=0.5)
        x += wide + 3
    yarn(pic, 196, 44, 17, "#b0567a")
    return pic


def _dusk() -> Picture:
    """Shade in the corners of the room."""
    pic = Picture(640, 640)
    shade = ((0, "#05031a", 0), (0.55, "#05031a", 0), (1, "#05031a", 0.5))
    pic.rect(0, 0, 640, 640, 0, Spot(shade, 320, 330, 380))
    return pic


def _ledge(left: bool) -> Picture:
    """A low sill in front of everything that carries what is the viewer's; it ends in the middle of the table."""
    pic = Picture(1000, 130)
    with pic.at(0 if left else 1000, 0, 1, 0, not left):
        pic.path(soft([(-30, 14), (962, 14), (984, 56), (-30, 56)], 6), SHADE, opacity=0.3)
        pic.path(soft([(-30, 22), (952, 22), (970, 60), (-30, 60)], 6), bands("#8a5a6a", "#6a3f5c"))
        pic.rect(-30, 58, 1000, 90, 8, bands("#5c3456", "#331c40"))
        pic.rect(-30, 60, 988, 3, 1.5, "#f0b890", opacity=0.35)
    return pic


# -- the table ---------------------------------------------------------------------------------------------


def _table() -> Picture:
    """The round top with its cloth; moonlight falls on it through the panes."""
    pic = Picture(*TABLE)
    cx, cy = TOP
    _skirt(pic)
    pic.ellipse(cx, cy + 7, ACROSS + 2, DOWN + 2, "#0d2438")
    cloth = ((0, "#34727a", 1), (0.5, "#2a5e6c", 1), (0.85, "#20495c", 1), (1, "#1a3c52", 1))
    pic.ellipse(cx, cy, ACROSS, DOWN, Spot(cloth, cx - 60, cy - 60, 600))
    edge = bands("#8fd0cc", "#3a7a80", "#2a5a68")
    pic.ellipse(cx, cy, ACROSS - 2, DOWN - 2, "none", stroke=edge, stroke_width=2.5, opacity=0.7)
    pic.ellipse(cx, cy, ACROSS * 0.955, DOWN * 0.94, "none", stroke=GOLD, stroke_width=2, opacity=0.55)
    for turn in range(0, 360, 6):
        pic.ellipse(*rim(turn, 0.935), 2.6, 1.7, GOLD, opacity=0.45)
    _moonlight(pic)
    return pic


def _skirt(pic: Picture) -> None:
    """The cloth hangs down in folds."""
    edge = [rim(a) for a in range(180, -1, -4)]
    hem = [
        (x + (x - TOP[0]) * 0.035 + 7 * math.sin(i * 1.35), y + 128 + 9 * math.cos(i * 1.35))
        for i, (x, y) in enumerate(edge)
    ]
    pic.path(trace([*edge, *smooth(hem[::-1], closed=False, steps=3)]), bands("#1c4658", "#163248", "#0e1e38"))
    for (x, y), (u, v) in list(zip(edge, hem, strict=True))[2:-1:3]:
        pic.path(trace([(x - 4, y), (x + 10, y), (u + 20, v), (u - 16, v)]), veil("#5fb0b0", 0.16, 0.03))
    pic.stroke(curve(smooth(hem, closed=False, steps=3)[::2], closed=False), "#d9a85e", 4, opacity=0.7)


def _moonlight(pic: Picture) -> None:
    """Soft at the edge: the same pane several times, each a little smaller."""

    def pane(left: float, right: float, inset: float) -> Points:
        def across(x: float, part: float) -> float:
            return x + (x - 550) * 0.35 * part + 70 * part

        top, bottom = 92 + inset, 350 - inset
        near, far = (left + inset, right - inset), 0.25
        return [(across(near[0], far), top), (across(near[1], far), top), (across(near[1], 1), bottom),
                (across(near[0], 1), bottom)]  # fmt: skip

    for left, right in ((382, 526), (538, 690), (702, 852)):
        for inset in (0, 4, 8):
            pic.path(soft(pane(left, right, inset), 12), veil("#dcd8ff", 0.06, 0.02))
    rng = random.Random(11)
    for _ in range(24):
        x, y, r = rng.uniform(400, 960), rng.uniform(60, 300), rng.uniform(0.8, 1.8)
        pic.circle(x, y, r, "#fff0d0", opacity=round(rng.uniform(0.15, 0.45), 2))


def _chair(seat: int) -> Picture:
    """A plush chair in the seat's colour; the head of whoever sits there belongs at (120, 110), 120 wide."""
    pic, c = Picture(240, 300), mix(SEATS[seat], "#3a1f66", 0.62)
    shell = [(120, 14), (184, 34), (212, 118), (204, 296), (36, 296), (28, 118), (56, 34)]
    inner = [(120, 29), (172, 46), (196, 122), (188, 296), (52, 296), (44, 122), (68, 46)]
    pic.path(curve(shell), bands(light(c, 0.22), c, dark(c, 0.6)))
    pic.path(curve(inner), bands(mix(c, "#1a0f3c", 0.25), mix(c, "#1a0f3c", 0.5)))
    for x, y in ((88, 66), (152, 66), (120, 48)):
        pic.circle(x, y, 4.5, light(c, 0.35), opacity=0.7)
    return pic


# -- what stands on the cloth ------------------------------------------------------------------------------


def _cushion(seat: int) -> Picture:
    """Where a seat's card lands: a flat round cushion with piping."""
    pic, c = Picture(200, 124), mix(SEATS[seat], "#2b2050", 0.42)
    pic.ellipse(100, 66, 92, 50, dark(c, 0.75))
    pic.rect(8, 54, 184, 12, 0, dark(c, 0.75))
    pic.ellipse(100, 54, 92, 50, bands(light(c, 0.2), c, dark(c, 0.35)))
    pic.ellipse(100, 54, 90, 48.5, "none", stroke="#ecc884", stroke_width=3, opacity=0.85)
    pic.ellipse(100, 55, 70, 36, "none", stroke=light(c, 0.5), stroke_width=1.6, opacity=0.35)
    paw_print(pic, 100, 55, 42, light(c, 0.45), opacity=0.42)
    return pic


def own_paw(cat: Cat, side: int) -> Picture:
    """The viewer's own paw at one end of the hand."""
    pic = Picture(150, 90)
    with pic.at(75, 70, 2.1, side * -16):
        leg(pic, cat, [(side * 14, 40), (side * 6, 14), (0, 0)], 24)
        paw(pic, cat, 0, -4, 17, 13)
    return pic


def _tea_light(lit: bool) -> Picture:
    """A life: it burns, or it has been blown out."""
    pic = Picture(44, 72)
    if lit:
        pic.circle(22, 22, 21, halo("#ffd27a", 0.75))
        pic.path(curve([(22, 4), (29, 22), (22, 34), (15, 22)]), fade("#fff6c8", "#ff9a3c"))
        pic.path(curve([(22, 16), (25.5, 26), (22, 32), (18.5, 26)]), "#fffbe8")
    else:
        pic.stroke(curve([(22, 30), (18, 22), (25, 14), (21, 4)], closed=False), "#cfc6f0", 3, opacity=0.45)
    wax, top, pool = ("#fff2d8", "#e9b58a"), "#fffaf0", "#ffe0a0"
    if not lit:
        wax, top, pool = ("#6d6a98", "#45406e"), "#8582b4", "#5a5688"
    pic.rect(20.6, 30, 2.8, 9, 1, "#5a2a3a" if lit else "#2a1a3a")
    pic.path("M9 38H35V60Q35 66 22 66T9 60Z", fade(*wax))
    pic.ellipse(22, 38, 13, 4.4, top)
    pic.ellipse(22, 38.6, 8, 2.4, pool)
    pic.path("M6 52H38L35 66Q34 70 22 70T9 66Z", veil("#bfe8ff", 0.30, 0.12))
    pic.stroke("M11 56L13 65", WHITE, 2, opacity=0.6)
    return pic


def _tall_candle(lives: int) -> Picture:
    """All lives of a seat in one candle, a ring for each: for a table with many seats."""
    pic = Picture(60, 110)
    high = 10 + lives * 6 if lives else 6
    top = 100 - high
    if lives:
        pic.circle(30, top - 12, 26, halo("#ffd27a", 0.75))
        pic.path(curve([(30, top - 28), (37, top - 12), (30, top - 1), (23, top - 12)]), fade("#fff6c8", "#ff9a3c"))
        pic.path(curve([(30, top - 18), (33, top - 8), (30, top - 2), (27, top - 8)]), "#fffbe8")
    else:
        pic.stroke(curve([(30, 92), (26, 82), (34, 70), (29, 56)], closed=False), "#cfc6f0", 3.4, opacity=0.5)
    pic.rect(20, top, 20, high, 5, fade("#fff6e4", "#e3ae84") if lives else fade("#8582b4", "#45406e"))
    pic.ellipse(30, top + 2, 10, 3, "#fffaf0" if lives else "#a5a2d0")
    for notch in range(1, lives):
        pic.rect(21, top + 8 + notch * 6, 18, 1.8, 0.9, "#b8744a", opacity=0.75)
    pic.ellipse(30, 101, 18, 6, fade("#d9a85e", "#8a5a34"))
    return pic


def _bomb(suit: str) -> Picture:
    """With a cat's ears, in the suit's colour; without a suit, nobody has led yet."""
    pic, c = Picture(200, 200), BOMBS.get(suit, "#5a5280")
    for side in (-1, 1):
        ear = [(100 + side * 70, 96), (100 + side * 66, 26), (100 + side * 18, 62)]
        pic.path(soft(ear, [8, 14, 8]), fade(mix(c, "#1a1238", 0.35), mix(c, "#120c2c", 0.7)))
    shine = ((0, light(c, 0.25), 1), (0.45, mix(c, "#1a1238", 0.45), 1), (1, "#120c2c", 1))
    pic.circle(100, 118, 76, Round(shine, 34, 28, 80))
    pic.ellipse(72, 82, 22, 12, WHITE, -38, opacity=0.4)
    if suit in SUITS:
        suit_symbol(pic, SUITS[suit], 100, 124, 84)
    else:
        for x in (-26, 26):
            pic.stroke(f"M{100 + x - 12} 122Q{100 + x} 134 {100 + x + 12} 122", "#c9c1e8", 6, opacity=0.75)
    return pic


def _fuse_spark() -> Picture:
    pic = Picture(140, 140)
    pic.circle(70, 70, 68, halo("#ff9a3c", 0.8))
    pic.path(soft(star(70, 70, 34, 13, 9, 8), 3), fade("#ffd36b", "#ff6a2a"))
    pic.path(soft(star(70, 70, 22, 9, 8, 20), 3), "#fff3b8")
    pic.circle(70, 70, 8, WHITE)
    rng = random.Random(8)
    for _ in range(14):
        a, r = rng.uniform(0, 6.28), rng.uniform(30, 56)
        pic.circle(70 + r * math.cos(a), 70 + r * math.sin(a), rng.uniform(1, 2.6), "#ffe9a0")
    return pic


def _light() -> Picture:
    """A pool of light on the cloth, round: whoever lays it down makes it flat."""
    pic = Picture(200, 200)
    pic.circle(100, 100, 99, halo("#ffd98a", 0.9))
    return pic


def _flame() -> Picture:
    pic = Picture(16, 22)
    pic.path(curve([(8, 1), (14, 13), (8, 21), (2, 13)]), fade("#ffd36b", "#f0702a"))
    pic.path(curve([(8, 9), (11, 15), (8, 19.5), (5, 15)]), "#ffe9a8")
    return pic


def _carton(front: bool) -> Picture:
    """The box for the discards: its inside, or its front that hides the feet of the cards in it."""
    pic = Picture(180, 110)
    if front:
        box_front(pic, 90, 40, 120, 58)
        pic.path(soft([(30, 40), (150, 40), (146, 98), (34, 98)], 5), veil("#4a1f5c", 0.12, 0.4))
    else:
        pic.path(soft([(26, 96), (154, 96), (168, 106), (12, 106)], 4), SHADE, opacity=0.4)
        box_back(pic, 90, 40, 120)
        pic.path(soft([(30, 40), (36, 21), (144, 21), (150, 40)], 3), "#3a1748", opacity=0.35)
    return pic


def _blast() -> Picture:
    """An explosion in the middle of the table, with room for a number."""
    pic, rng = Picture(680, 480), random.Random(4)
    for k in range(18):
        a, r, size = k * math.tau / 18, rng.uniform(0.9, 1.08), rng.uniform(40, 62)
        x, y = 340 + 240 * r * math.cos(a), 240 + 150 * r * math.sin(a)
        warm = ("#fff0dc", "#e8b090") if k % 2 else ("#ffe0d8", "#c98aa0")
        for dx, dy, part in ((-0.5, 0.2, 0.7), (0.5, 0.2, 0.7), (0, -0.25, 0.85)):
            pic.circle(x + dx * size, y + dy * size, part * size, ball(*warm), opacity=0.92)
    for outer, inner, tips, turn, paint in (
        (240, 165, 17, 3, fade("#ff8f8a", "#c2375f")),
        (205, 138, 15, 11, fade("#ffb45e", "#ff6a3a")),
        (168, 116, 13, 2, fade("#ffe08a", "#ffb43c")),
        (132, 96, 12, 12, fade("#fffdf0", "#ffe9a8")),
    ):
        tips_at = [(340 + x * 1.16, 240 + y * 0.84) for x, y in star(0, 0, outer, inner, tips, turn)]
        pic.path(soft(tips_at, 10), paint)
    for _ in range(10):
        a, r = rng.uniform(0, 6.28), rng.uniform(250, 320)
        golden_star(pic, 340 + r * math.cos(a), 240 + r * 0.68 * math.sin(a), rng.uniform(6, 11), rng.uniform(0, 70))
    return pic


def _blast_light() -> Picture:
    """What an explosion lights up: a warm glow and beams that end before the picture does."""
    pic, x, y = Picture(1100, 900), 550.0, 450.0
    for beam in range(18):
        turn, half = math.tau * beam / 18, math.tau / 18 * (0.28 if beam % 2 else 0.2)
        ends = [(x + 540 * math.cos(t), y + 448 * math.sin(t)) for t in (turn - half, turn + half)]
        pic.path(trace([(x, y), *ends]), glow(x, y, 445, "#ffc27a", 0.7 if beam % 2 else 0.46))
    pic.circle(x, y, 445, halo("#ff8a4a", 0.5))
    pic.circle(x, y, 350, halo("#ffd08a", 0.75))
    return pic


def pictures() -> dict[str, Picture]:
    out = {
        "wall": _wall(), "window": _window(), "shelf": _shelf(), "dusk": _dusk(), "table": _table(),
        "ledge-left": _ledge(True), "ledge-right": _ledge(False), "tea-light": _tea_light(True),
        "tea-light-out": _tea_light(False), "fuse-spark": _fuse_spark(), "light": _light(), "flame": _flame(),
        "carton": _carton(False), "carton-front": _carton(True), "blast": _blast(), "blast-light": _blast_light(),
    }  # fmt: skip
    for seat in range(PLAYERS):
        out |= {f"chair-{seat}": _chair(seat), f"cushion-{seat}": _cushion(seat)}
    for name, cat in ({str(seat): CATS[seat] for seat in range(PLAYERS)} | characters.CATS).items():
        out |= {f"paw-left-{name}": own_paw(cat.dressed(), -1), f"paw-right-{name}": own_paw(cat.dressed(), 1)}
    out |= {f"bomb-{suit or 'none'}": _bomb(suit) for suit in (*BOMBS, "")}
    out |= {f"candle-{lives}": _tall_candle(lives) for lives in range(10)}
    return {f"nine-lives/{name}.svg": pic for name, pic in out.items()}
