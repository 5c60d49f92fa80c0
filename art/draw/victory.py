"""The end of a game: a hall under a golden sun, the podium, what its cats wear, confetti, and trophies."""

from __future__ import annotations

import math
import random

import characters
from cat import Cat
from dogs import dog_head
from outfits import paw_print
from palette import CREAM, HONEY, SEATS, WHITE, light, mix
from poses import sitting
from seats import CATS, badge_mark
from shape import ribbon, star
from sky import golden_star, hill_line, stars, twinkle
from space import planet, sun
from svg import Picture, ball, bands, fade, glow, halo, line, soft, trace, veil

SKY = (1800, 1000)
LIGHT, DISC = 1400, 150
"""How wide the sun's light is drawn, and the radius of the sun in its middle."""
STAGE = (960, 240)
BLOCK = (200, 340)
SITTING, HEAD = (240, 260), (120, 106)
"""A whole cat, and where in it the head has its middle."""
GREY = "#8a8a99"
"""The thin lines of scenery in high contrast."""


def sky() -> Picture:
    """Dusk over a town on hills; it is put down by its lower edge."""
    width, height = SKY
    pic = Picture(width, height)
    pic.rect(0, 0, width, height, 0, bands("#120b34", "#1b1048", "#2f1a5c", "#61306e", "#a5546c"))
    stars(pic, "victory", (0, 0, width, 640), 170, 1.1)
    for x, y, r in ((330, 350, 7), (150, 470, 5), (800, 318, 6), (1460, 330, 6), (1690, 520, 5), (1180, 300, 5)):
        twinkle(pic, x, y, r)
    planet(pic, "ringed", 352, 610, 20, "#c98ae0")
    planet(pic, "ocean", 1500, 436, 15, "#6fb0e8")
    hills = [
        (0, 850),
        (200, 806),
        (420, 846),
        (640, 800),
        (900, 846),
        (1150, 796),
        (1420, 842),
        (1640, 800),
        (1800, 836),
    ]
    pic.path(trace(hill_line(hills, height)), fade("#54286a", "#2c1648"))
    towers = random.Random("town")
    for middle in (250, 330, 905, 960, 1490, 1560, 1730, 60):
        for step in range(3):
            x, high = middle + 24 * step, towers.choice((50, 66, 84, 102))
            pic.rect(x, 846 - high, 18, high + 20, 5, "#3a1c58")
            for floor in range(high // 24):
                pic.rect(x + 4, 854 - high + floor * 20, 4, 5, 1.5, HONEY)
                pic.rect(x + 11, 863 - high + floor * 20, 3, 5, 1.5, HONEY, opacity=0.7)
    near = [(0, 900), (300, 872), (700, 906), (1100, 876), (1500, 908), (1800, 884)]
    pic.path(trace(hill_line(near, height)), fade("#2f1750", "#150a2c"))
    return pic


def rays() -> Picture:
    """The one light of the place: a golden disc and its beams."""
    pic, middle = Picture(LIGHT, LIGHT), LIGHT / 2
    for beam in range(22):
        turn, half = 2 * math.pi * beam / 22, math.pi / 44
        ends = [(middle + 690 * math.cos(t), middle + 690 * math.sin(t)) for t in (turn - half, turn + half)]
        pic.path(trace([(middle, middle), *ends]), glow(middle, middle, 640, "#ffcf8a", 0.46))
    pic.circle(middle, middle, 330, halo("#ffb877", 0.9))
    sun(pic, middle, middle, DISC)
    pic.circle(middle, middle, DISC - 11, "none", stroke="#fff3bf", stroke_width=3, opacity=0.7)
    for ring_, count, size in ((58, 6, 30), (110, 13, 26)):
        for place in range(count):
            turn = 2 * math.pi * (place + ring_ / 200) / count
            x, y = middle + ring_ * math.cos(turn), middle + ring_ * math.sin(turn)
            paw_print(pic, x, y, size, "#c96a4a", math.degrees(turn) + 90, opacity=0.55)
    return pic


def rays_plain() -> Picture:
    pic, middle = Picture(LIGHT, LIGHT), LIGHT / 2
    for beam in range(22):
        turn = 2 * math.pi * (beam + 0.5) / 22
        across, down = math.cos(turn), math.sin(turn)
        ends = [(middle + r * across, middle + r * down) for r in (DISC + 26, 560)]
        pic.stroke(line(*ends), GREY, 1.4, opacity=0.7)
    pic.circle(middle, middle, DISC, "#000000", stroke=WHITE, stroke_width=3)
    pic.circle(middle, middle, DISC - 12, "none", stroke=GREY, stroke_width=1.4)
    return pic


def stage() -> Picture:
    width, height = STAGE
    pic, x = Picture(width, height), width / 2
    pic.ellipse(x, 132, 474, 104, "#140926")
    pic.ellipse(x, 118, 462, 96, bands("#8a5578", "#4d2c62", "#2c1646"))
    pic.ellipse(x, 113, 446, 86, bands("#a56a80", "#5d3568", "#351b4e"))
    pic.ellipse(x, 104, 340, 58, veil("#ffdf9a", 0.32, 0.04))
    pic.ellipse(x, 113, 446, 86, "none", stroke="#e9b65a", stroke_width=2, opacity=0.35)
    return pic


def stage_plain() -> Picture:
    pic, x = Picture(*STAGE), STAGE[0] / 2
    pic.ellipse(x, 118, 462, 96, "#000000", stroke=GREY, stroke_width=1.6)
    pic.ellipse(x, 113, 430, 80, "none", stroke=GREY, stroke_width=1.2)
    return pic


# -- the podium --------------------------------------------------------------------------------------------


def block() -> Picture:
    """One place of the podium; what is below the stage is cut off by whoever puts it down."""
    (width, height), pic = BLOCK, Picture(*BLOCK)
    left, right = 14, width - 14
    pic.path(soft([(left, 20), (right, 20), (right, height), (left, height)], [8, 8, 0.1, 0.1]),
             bands("#855083", "#5c3468", "#3d2152"))  # fmt: skip
    pic.path(soft([(right - 40, 34), (right, 34), (right, height), (right - 40, height)], 0.1), "#1a0d30", opacity=0.22)
    pic.path(soft([(left, 34), (left + 10, 34), (left + 10, height), (left, height)], 0.1), WHITE, opacity=0.08)
    pic.rect(4, 16, width - 8, 22, 9, bands("#fff0b8", "#e9b65a", "#a8763f"))
    pic.ellipse(width / 2, 17, width / 2 - 6, 12, bands("#ffeec0", "#d39a5e"))
    pic.ellipse(width / 2, 18, width / 2 - 34, 8, "#3a1c3c", opacity=0.28)
    return pic


def block_plain() -> Picture:
    (width, height), pic = BLOCK, Picture(*BLOCK)
    pic.path(soft([(14, 20), (width - 14, 20), (width - 14, height), (14, height)], [8, 8, 0.1, 0.1]), "#000000",
             stroke=WHITE, stroke_width=2.4)  # fmt: skip
    pic.rect(5, 16, width - 10, 20, 9, "#000000", stroke=WHITE, stroke_width=2.4)
    pic.ellipse(width / 2, 17, width / 2 - 7, 11, "#000000", stroke=WHITE, stroke_width=2.4)
    return pic


def pennant(fill: str, edge: str = "none") -> Picture:
    """Hangs from a block; the place is written on it."""
    pic = Picture(100, 76)
    cloth = [(4, 1), (96, 1), (96, 54), (50, 74), (4, 54)]
    if edge != "none":
        pic.path(trace(cloth), fill, stroke=edge, stroke_width=2)
        return pic
    pic.path(trace(cloth), fade(light(fill, 0.08), mix(fill, "#1b1040", 0.3)))
    pic.path(trace([(4, 1), (96, 1), (96, 7), (4, 7)]), "#1b1040", opacity=0.2)
    pic.stroke(line((9, 50), (50, 68), (91, 50)), light(fill, 0.55), 2, opacity=0.7)
    return pic


def sitting_cat(cat: Cat, mood: str) -> Picture:
    """A whole cat, to sit on a block: its feet are 22 above the lower edge; who is glad waves."""
    pic = Picture(*SITTING)
    pic.ellipse(120, 239, 62, 10, "#1a0d30", opacity=0.45)
    with pic.at(*HEAD):
        sitting(pic, cat, mood, wave=mood == "glad")
    return pic


def robe(seat: int) -> Picture:
    """For whoever is only drawn down to the shoulders: it covers the rest."""
    pic, colour = Picture(200, 110), SEATS[seat]
    deep, shade = mix(colour, "#2a1046", 0.55), mix(colour, "#2a1046", 0.3)
    pic.ellipse(100, 96, 96, 12, "#1a0d30", opacity=0.45)
    cloak = "M42 2Q24 20 18 50Q14 74 6 92Q100 114 194 92Q186 74 182 50Q176 20 158 2Q128 22 100 22Q72 22 42 2Z"
    pic.path(cloak, bands(light(colour, 0.12), shade, deep))
    for x, bend in ((36, -5), (66, -3), (134, 3), (164, 5)):
        pic.stroke(f"M{100 + (x - 100) * 0.8} 42Q{x - bend} 66 {x + bend} 96", deep, 4, opacity=0.4)
    pic.path("M6 92Q100 114 194 92L190 79Q100 101 10 79Z", bands("#fff6e0", "#e9d3c2"))
    for x, y in ((28, 91), (58, 97), (86, 99), (114, 99), (142, 97), (172, 91)):
        pic.ellipse(x, y, 2.6, 4.2, "#3a2452", opacity=0.8)
    collar = [(42, 4), (58, 19), (80, 28), (100, 30), (120, 28), (142, 19), (158, 4)]
    pic.path(trace(ribbon(collar, [14, 19, 21, 21, 21, 19, 14])), bands("#fffaf0", "#e6cfc0"))
    for x, y in ((56, 15), (76, 25), (124, 25), (144, 15)):
        pic.ellipse(x, y, 2.4, 3.8, "#3a2452", opacity=0.8)
    pic.circle(100, 36, 12, ball("#fff4c0", "#c9822a"))
    badge_mark(pic, seat, 100, 36, 14)
    return pic


def medal() -> Picture:
    """For whoever won."""
    pic = Picture(60, 90)
    for side in (-1, 1):
        top, foot = 30 + side * 20, 30 + side * 3
        pic.path(
            trace([(top - 8, 0), (top + 8, 0), (foot + 7, 46), (foot - 7, 46)]), "#4f74e0" if side < 0 else "#ed7375"
        )
    pic.circle(30, 62, 26, ball("#fff4c0", "#d98a2a"))
    pic.circle(30, 62, 20, "none", stroke="#b8651f", stroke_width=2, opacity=0.6)
    golden_star(pic, 30, 62, 15)
    return pic


# -- confetti: white, the program gives them colours -------------------------------------------------------


def confetti() -> dict[str, Picture]:
    shapes = {
        "strip": trace([(4, 12), (36, 12), (33, 28), (7, 28)]),
        "star": soft(star(20, 20, 18, 9), 2),
        "curl": trace(ribbon([(3, 22), (13, 10), (24, 30), (37, 16)], [6, 6])),
    }
    out = {}
    for name, shape in shapes.items():
        out[name] = Picture(40, 40)
        out[name].path(shape, WHITE)
    out["dot"] = Picture(40, 40)
    out["dot"].circle(20, 20, 11, WHITE)
    out["paw"] = Picture(40, 40)
    paw_print(out["paw"], 20, 20, 34, WHITE)
    return {f"confetti-{name}": pic for name, pic in out.items()}


# -- trophies that no table has ----------------------------------------------------------------------------


def candle() -> Picture:
    """A life kept: a tea light that burns, with ears."""
    pic = Picture(100, 100)
    pic.circle(50, 36, 36, halo("#ffcf7a", 0.75))
    for side in (-1, 1):
        ear = [(50 + side * 33, 66), (50 + side * 30, 46), (50 + side * 10, 60)]
        pic.path(soft(ear, [3, 6, 3]), fade("#fff0d8", "#e3b79a"))
    pic.path("M18 62H82V84Q82 96 50 96T18 84Z", bands("#fff6e4", "#f0d2b4", "#c89a86"))
    pic.ellipse(50, 62, 32, 9, bands("#fff9ea", "#ffe2b8"))
    pic.path("M50 16Q66 36 58 50Q54 57 50 57T42 50Q34 36 50 16Z", fade("#ffe27a", "#ff8a3c"))
    pic.path("M50 34Q56 44 53 51Q50 55 47 51Q44 44 50 34Z", "#fff8dc")
    paw_print(pic, 50, 81, 20, "#c27a6a", opacity=0.75)
    return pic


def candle_out() -> Picture:
    """A life lost: the same light, cold, with a wisp of smoke."""
    pic = Picture(100, 100)
    for side in (-1, 1):
        ear = [(50 + side * 33, 66), (50 + side * 30, 46), (50 + side * 10, 60)]
        pic.path(soft(ear, [3, 6, 3]), fade("#6d6a98", "#4c4878"))
    pic.path("M18 62H82V84Q82 96 50 96T18 84Z", bands("#6d6a98", "#565284", "#3a365e"))
    pic.ellipse(50, 62, 32, 9, bands("#8582b4", "#5a5688"))
    pic.stroke("M50 62V54", "#2a1a3a", 4)
    pic.stroke("M50 50Q40 40 52 30T46 10", "#cfc6f0", 4, opacity=0.5)
    return pic


def quest() -> Picture:
    """A quest done: a golden gate with the way through it."""
    pic = Picture(100, 100)
    pic.circle(50, 50, 49, halo("#8ff0cf", 0.55))
    pic.circle(50, 50, 38, fade("#2b2a7a", "#141246"))
    pic.circle(50, 50, 38, "none", stroke=bands("#fff3bf", "#ffcf5a", "#d98a2a"), stroke_width=9)
    pic.stroke("M20 70Q44 68 50 50T80 30", "#8ff0cf", 4, opacity=0.8)
    golden_star(pic, 50, 50, 22)
    twinkle(pic, 82, 20, 8, CREAM)
    return pic


def beaten_dog() -> Picture:
    """A Dog that has had enough: a plaster, and a white flag."""
    pic = Picture(100, 100)
    pic.circle(50, 50, 48, fade("#7a4a86", "#3a1f58"))
    with pic.at(47, 56, 0.6):
        dog_head(pic, "#8a6a8c", "#8a6a8c")
        for side in (-1, 1):
            pic.stroke(f"M{side * 19 - 9} -8L{side * 19 + 9} 6M{side * 19 + 9} -8L{side * 19 - 9} 6", "#2c1646", 5)
    pic.stroke("M80 88V30", "#e9b65a", 4)
    pic.path(trace([(80, 28), (99, 33), (97, 50), (80, 52)]), "#fffaf0")
    with pic.at(30, 36, 1, -28):
        pic.rect(-14, -5, 28, 10, 5, "#ffd9b0")
        pic.rect(-5, -5, 10, 10, 1, "#f0a878")
    return pic


def pictures() -> dict[str, Picture]:
    out = {
        "sky": sky(), "rays": rays(), "rays-contrast": rays_plain(), "stage": stage(), "stage-contrast": stage_plain(),
        "block": block(), "block-contrast": block_plain(), "pennant-contrast": pennant("#000000", "#ffd60a"),
        "medal": medal(), "candle": candle(), "candle-out": candle_out(), "quest": quest(),
        "beaten-dog": beaten_dog(), **confetti(),
    }  # fmt: skip
    for seat, colour in enumerate(SEATS):
        out |= {f"pennant-{seat}": pennant(colour), f"robe-{seat}": robe(seat)}
    everybody = {f"seats/cat-{seat}": cat for seat, cat in enumerate(CATS)}
    everybody |= {f"cats/{name}": cat for name, cat in characters.CATS.items()}
    whole = {
        f"{name}-sitting-{mood}.svg": sitting_cat(cat, mood)
        for name, cat in everybody.items() for mood in ("glad", "calm", "hurt")
    }  # fmt: skip
    return {f"victory/{name}.svg": pic for name, pic in out.items()} | whole
