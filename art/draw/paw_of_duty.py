"""Paw of Duty: the Kitties, their claws and marks, the backs."""

from __future__ import annotations

import random
from functools import partial

from outfits import paw_print
from palette import SEATS, WHITE, dark, light
from poses import bust
from shape import panel, star
from sky import golden_star, rays
from squads import FAMILIES, LEVELS, MOODS, Family
from street import Golden, Lines, with_twin
from svg import Picture, curve, fade, halo, soft
from symbols import unit_badge
from tactics import tactic_cards

SIDE = 200
WIDTH, HEIGHT, CORNER = 250, 350, 22


class Heavy(Lines):
    """For marks that are read while they are small."""

    width_of_lines = 6.0


class Chosen(Golden):
    """The same for what waits to be chosen."""

    width_of_lines = 6.0


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


def _level(family: Family, pic: Picture) -> None:
    """A shield for the level."""
    shield = soft([(6, 6), (94, 6), (94, 56), (50, 96), (6, 56)], [18, 18, 22, 14, 22])
    pic.path(shield, fade(light(family.deep, 0.12), dark(family.deep, 0.35)))
    pic.path(shield, stroke=WHITE, stroke_width=5)


def _type(family: Family, pic: Picture) -> None:
    unit_badge(pic, family.name, 50, 50, 96, family.deep)


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


def _plain_claws() -> Picture:
    """The same for those who need contrast: three long white claws on a black paw."""
    pic = Picture(100, 50)
    pic.path("M3 50C5 26 26 22 50 22S95 26 97 50Z", "#000000", stroke=WHITE, stroke_width=4)
    for x, y, lean in ((20, 30, -9), (50, 26, 0), (80, 30, 9)):
        pic.path(
            soft([(x - 15, y), (x + lean, y - 27), (x + 15, y)], [2, 2, 2]), WHITE, stroke="#000000", stroke_width=3
        )
    return pic


def _arrow(pic: Picture) -> None:
    """A round key with an arrow to the north."""
    pic.circle(50, 53, 46, "#1b1533", opacity=0.45)
    pic.circle(50, 49, 46, fade("#d8fff0", "#4fc8a4"))
    pic.circle(50, 49, 39, fade("#2f9a80", "#1c6a62"))
    pic.path(soft([(50, 15), (79, 52), (61, 52), (61, 78), (39, 78), (39, 52), (21, 52)], 5), WHITE)


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


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for family in FAMILIES:
        for place, level in enumerate(LEVELS):
            out[f"{family.name}-{level}"] = kitty(family, place)
        out |= with_twin(f"level-{family.name}", partial(_level, family), (100, 100), Heavy)
        out |= with_twin(f"type-{family.name}", partial(_type, family), (100, 100), Heavy)
    out |= {f"claws-{seat}": _claws(seat) for seat in range(2)} | {"claws-contrast": _plain_claws()}
    out |= with_twin("arrow", _arrow, (100, 100), Chosen) | {"kitty-card": _paper()}
    out |= tactic_cards()
    out["back"] = _back(("#3f6a5a", "#24443f"), "#c4e07a", False)
    out["kitty-back"] = _back(("#7a4a3a", "#4a2a30"), "#ffc06a", True)
    return {f"paw-of-duty/{name}.svg": pic for name, pic in out.items()}
