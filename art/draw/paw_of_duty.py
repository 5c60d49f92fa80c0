"""Paw of Duty: the Kitties, their claws and marks, the backs, and the war-torn city."""

from __future__ import annotations

import random

from outfits import paw_print
from palette import HONEY, SEATS, WHITE, dark, light, mix
from poses import bust
from shape import panel, polygon, star
from sky import golden_star, rays
from squads import FAMILIES, LEVELS, MOODS, Family
from svg import Picture, curve, fade, halo, line, soft
from symbols import unit_badge
from tactics import tactic_cards

SIDE = 200
WIDTH, HEIGHT, CORNER = 250, 350, 22
BOARD, CELL = 500, 100


def kitty(family: Family, place: int) -> Picture:
    """A portrait; behind the stronger ones the light is stronger too."""
    pic = Picture(SIDE, SIDE)
    pic.rect(0, 0, SIDE, SIDE, 26, fade(*family.ground))
    if place >= 3:
        if place == 4:
            rays(pic, 100, 92, 130, 14, WHITE, panel(0, 0, SIDE, SIDE, 26))
        pic.circle(100, 92, 92, halo(WHITE, 0.8))
    paw_print(pic, 30, 168, 34, family.deep, -18, opacity=0.14)
    paw_print(pic, 172, 128, 30, family.deep, 16, opacity=0.14)
    with pic.at(100, 112, 1.14):
        bust(pic, family.cat(place), MOODS[place], 76, panel(-86, -96, 172, 173, 20))
    return pic


def _level(family: Family) -> Picture:
    """A shield for the level."""
    pic = Picture(100, 100)
    shield = soft([(6, 6), (94, 6), (94, 56), (50, 96), (6, 56)], [18, 18, 22, 14, 22])
    pic.path(shield, fade(light(family.deep, 0.12), dark(family.deep, 0.35)))
    pic.path(shield, stroke=WHITE, stroke_width=5)
    return pic


def _type(family: Family) -> Picture:
    pic = Picture(100, 100)
    unit_badge(pic, family.name, 50, 50, 98, family.deep)
    return pic


def _claws(seat: int) -> Picture:
    """Half a paw reaching upwards, claws out: it lies under a Kitty on the side it faces."""
    pic, colour = Picture(100, 50), SEATS[seat]
    deep = dark(colour, 0.75)
    for x, y, lean in ((22, 21, -8), (50, 18, 0), (78, 21, 8)):
        claw = soft([(x - 10, y), (x + lean, y - 21), (x + 10, y)], [2, 3, 2])
        pic.path(claw, fade(WHITE, "#e8ecff"), stroke=deep, stroke_width=2.4)
    for x, y in ((22, 28), (50, 24), (78, 28)):
        pic.ellipse(x, y, 17.5, 15, fade(light(colour, 0.35), colour), stroke=deep, stroke_width=2.4)
    pic.path("M4 50C6 34 28 30 50 30S94 34 96 50Z", fade(colour, dark(colour, 0.35)))
    return pic


def _arrow() -> Picture:
    """A round key with an arrow to the north."""
    pic = Picture(100, 100)
    pic.circle(50, 53, 46, "#1b1533", opacity=0.45)
    pic.circle(50, 49, 46, fade("#d8fff0", "#4fc8a4"))
    pic.circle(50, 49, 39, fade("#2f9a80", "#1c6a62"))
    pic.path(soft([(50, 15), (79, 52), (61, 52), (61, 78), (39, 78), (39, 52), (21, 52)], 5), WHITE)
    return pic


def _paper() -> Picture:
    """The ground of a Kitty card in the hand."""
    pic = Picture(WIDTH, HEIGHT)
    pic.rect(0, 0, WIDTH, HEIGHT, CORNER, fade("#fffaf0", "#efe3cf", -20))
    pic.rect(6, 6, WIDTH - 12, HEIGHT - 12, CORNER - 6, "none", stroke="#c9b48a", stroke_width=2.5)
    paw_print(pic, 40, 310, 40, "#c9b48a", -14, opacity=0.25)
    paw_print(pic, 212, 270, 40, "#c9b48a", 18, opacity=0.25)
    return pic


def _back(colours: tuple[str, str], mark: str, kitties: bool) -> Picture:
    """Camouflage under stars; a paw for the Tactics, a medal for the Kitties."""
    pic = Picture(WIDTH, HEIGHT)
    pic.rect(0, 0, WIDTH, HEIGHT, CORNER, fade(*colours))
    rng = random.Random(mark)
    for k in range(13):
        x, y = 36 + rng.random() * 178, 36 + rng.random() * 278
        blot = [
            (x + rx * (22 + rng.random() * 16), y + ry * (14 + rng.random() * 12))
            for rx, ry in ((1, 0), (0.5, 0.9), (-0.5, 0.8), (-1, 0), (-0.4, -0.9), (0.6, -0.8))
        ]
        pic.path(curve(blot), light(colours[0], 0.1) if k % 2 else dark(colours[1], 0.3), opacity=0.55)
    pic.rect(8, 8, WIDTH - 16, HEIGHT - 16, CORNER - 8, "none", stroke=fade("#fff0c0", mark), stroke_width=3)
    pic.circle(125, 175, 84, halo(mark, 0.5))
    pic.circle(125, 175, 70, fade(dark(colours[1], 0.4), dark(colours[0], 0.2)))
    pic.circle(125, 175, 70, "none", stroke=fade("#fff0c0", mark), stroke_width=4)
    if kitties:
        pic.path(soft(star(125, 177, 56, 29), 9), fade("#fff3bf", "#f0b04a"))
        paw_print(pic, 125, 170, 46, dark(colours[1], 0.5))
    else:
        paw_print(pic, 125, 166, 96, "#fff0c8")
    for x, y in ((40, 44), (210, 44), (40, 306), (210, 306)):
        golden_star(pic, x, y, 11)
    return pic


def board() -> Picture:
    """The city from above by night: a plaza of nine squares, ruins and rubble all around."""
    pic = Picture(BOARD, BOARD)
    rng = random.Random("the war-torn city")
    pic.rect(0, 0, BOARD, BOARD, 20, fade("#1e2b3a", "#16202e"))
    pic.rect(96, 96, 308, 308, 22, fade("#6f8f6a", "#42604c"))
    pic.rect(96, 96, 308, 308, 22, "none", stroke="#c4e07a", stroke_width=3, opacity=0.75)
    for row in range(5):
        for column in range(5):
            if 0 < row < 4 and 0 < column < 4:
                _plaza(pic, column * CELL, row * CELL, (row + column) % 2, rng)
            else:
                _ruin(pic, column * CELL, row * CELL, rng)
    with pic.at(250, 250, 0.62):
        paw_print(pic, 0, -8, 100, "#a8c880", opacity=0.5)
    for x, y in ((100, 100), (400, 100), (100, 400), (400, 400)):
        pic.circle(x, y, 34, halo("#ffe9a0", 0.55))
        pic.circle(x, y, 5, "#fff3c0")
    return pic


def _plaza(pic: Picture, x: float, y: float, tone: int, rng: random.Random) -> None:
    """A paved square, swept more or less clean."""
    top = ("#8fae7c", "#84a674")[tone]
    pic.rect(x + 4, y + 4, CELL - 8, CELL - 8, 9, fade(light(top, 0.08), dark(top, 0.1)))
    seams = "".join(f"M{x + 12} {y + k}H{x + CELL - 12}" for k in (28, 52, 76))
    seams += "".join(
        f"M{x + a} {y + k}v{b}" for k, a, b in ((8, 38, 20), (8, 70, 20), (30, 24, 20), (30, 56, 20), (54, 40, 20),
                                                (54, 76, 20), (78, 28, 14), (78, 60, 14))
    )  # fmt: skip
    pic.stroke(seams, "#5f8058", 1.6, opacity=0.55)
    crack_x, crack_y = x + 20 + rng.random() * 50, y + 20 + rng.random() * 50
    crack = [(crack_x, crack_y)]
    for _step in range(4):
        crack.append((crack[-1][0] + rng.uniform(-4, 13), crack[-1][1] + rng.uniform(-6, 11)))
    pic.stroke(line(*crack), "#3f5a44", 2, opacity=0.6)


def _ruin(pic: Picture, x: float, y: float, rng: random.Random) -> None:
    """A square of the Outer City: broken ground, what is left of a wall, rubble, a weed."""
    base = mix("#33485a", "#3d4a52", rng.random())
    pic.rect(x + 4, y + 4, CELL - 8, CELL - 8, 9, fade(light(base, 0.07), dark(base, 0.2)))
    with pic.at(x + 50, y + 50, 1, rng.choice((0, 90, 180, 270))):
        wall = [(-40, -40), (14, -40), (10, -34), (2, -36), (-4, -29), (-31, -30), (-32, -4), (-37, 2), (-36, 12),
                (-42, 16)]  # fmt: skip
        pic.path(soft(wall, 2), fade("#6f7f90", "#4c5a6c"))
        if rng.random() < 0.6:
            pic.rect(-30, -39, 12, 7, 2, HONEY, opacity=0.7)
    kind = rng.random()
    if kind < 0.4:
        cx, cy = x + rng.uniform(48, 66), y + rng.uniform(48, 66)
        pic.path(curve(polygon(cx, cy, 21, 9)), "#1f2c38", opacity=0.75)
        pic.path(curve(polygon(cx + 2, cy + 3, 14, 9)), "#141d28", opacity=0.8)
    for _stone in range(5):
        sx, sy, r = x + rng.uniform(18, 84), y + rng.uniform(30, 84), rng.uniform(2.5, 6)
        stone = fade("#8a98a6", "#56646f")
        pic.path(soft(polygon(sx, sy, r, 5, rng.random() * 70), r * 0.4), stone, opacity=0.85)
    if kind > 0.55:
        gx, gy = x + rng.uniform(24, 76), y + rng.uniform(60, 82)
        for lean in (-7, 0, 7):
            pic.stroke(f"M{gx:.0f} {gy:.0f}q{lean / 2} -7 {lean} -13", "#7fae74", 3)


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for family in FAMILIES:
        for place, level in enumerate(LEVELS):
            out[f"{family.name}-{level}"] = kitty(family, place)
        out[f"level-{family.name}"] = _level(family)
        out[f"type-{family.name}"] = _type(family)
    out |= {f"claws-{seat}": _claws(seat) for seat in range(2)}
    out |= {"arrow": _arrow(), "kitty-card": _paper(), "board": board()}
    out |= tactic_cards()
    out["back"] = _back(("#3f6a5a", "#24443f"), "#c4e07a", False)
    out["kitty-back"] = _back(("#7a4a3a", "#4a2a30"), "#ffc06a", True)
    return {f"paw-of-duty/{name}.svg": pic for name, pic in out.items()}
