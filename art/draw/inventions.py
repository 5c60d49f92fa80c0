"""The twenty-nine technologies of Kardashev, one round mark each, coloured by the branch of the tree."""

from __future__ import annotations

from collections.abc import Callable

from hexes import lattice
from palette import CREAM, HONEY, MINT, ROSE, WHITE, dark, light
from shape import polygon, star
from space import planet, rocket, saucer, sun
from svg import Picture, ball, fade, halo, ring, soft
from symbols import symbol

Mark = Callable[[Picture], None]
DRIVE, CARGO, WAR, TRADE, WORKS, EARTH = "#5f8fe8", "#4fa878", "#c9506f", "#c98a3a", "#7a6ae0", "#2f9aa0"
"""The colour of each branch."""


def _drops(pic: Picture) -> None:
    pic.path("M0 -40C9 -20 28 -6 28 13A28 27 0 0 1 -28 13C-28 -6 -9 -20 0 -40Z", fade("#fff3b8", "#ffb02e"))
    pic.stroke("M-11 12L-2 22L15 0", "#6b3a16", 7)


def _lock(pic: Picture) -> None:
    pic.stroke("M-15 -4V-18A15 15 0 0 1 15 -18V-4", CREAM, 8)
    pic.path(
        "M-26 -6H26V30Q26 36 20 36H-20Q-26 36 -26 30Z" + ring(0, 12, 7), fade(WHITE, "#c9c4f0"), fill_rule="evenodd"
    )


def _boosters(pic: Picture) -> None:
    rocket(pic, 0, -6, 62, "#ff8a5a")
    for x in (-24, 24):
        pic.path(soft([(x - 7, 4), (x + 7, 4), (x, 44)], 4), fade("#fff3b8", "#ff8a4a"))


def _warp(pic: Picture) -> None:
    for rx in (40, 27, 14):
        pic.ellipse(0, 0, rx, rx * 0.62, "none", -20, stroke=light("#b59cff", (40 - rx) / 40), stroke_width=5)
    pic.circle(0, 0, 7, WHITE)


def _dyson(pic: Picture) -> None:
    sun(pic, 0, 0, 22)
    lattice(pic, 0, 0, 40, 9, "#fff0c0")


def _rover(pic: Picture) -> None:
    pic.rect(-30, -10, 60, 24, 8, fade(WHITE, "#c4d8c9"))
    pic.stroke("M14 -10V-30H28", CREAM, 6)
    for x in (-22, 0, 22):
        pic.circle(x, 22, 10, "#2a3a33")
        pic.circle(x, 22, 4, CREAM)


def _asteroid(pic: Picture) -> None:
    planet(pic, "cratered", 0, 8, 30, "#b9a58a")
    pic.stroke("M-4 -8L22 -38M10 -42Q28 -40 34 -24", CREAM, 7)


def _cargo(pic: Picture) -> None:
    for x, y in ((-18, 18), (18, 18), (0, -16)):
        pic.rect(x - 16, y - 16, 32, 32, 5, fade("#e9c08a", "#a8683a"))
        pic.stroke(f"M{x - 16} {y}H{x + 16}M{x} {y - 16}V{y + 16}", "#7a4420", 3)


def _arcology(pic: Picture) -> None:
    pic.path("M-38 30A38 44 0 0 1 38 30Z", fade("#d8fbe8", "#5fb88a"), opacity=0.9)
    for x, h in ((-18, 26), (0, 42), (18, 30)):
        pic.rect(x - 7, 30 - h, 14, h, 4, fade(WHITE, "#3f8f66"))
    pic.rect(-42, 28, 84, 8, 4, CREAM)


def _target(pic: Picture) -> None:
    for r in (36, 22):
        pic.circle(0, 0, r, "none", stroke=CREAM, stroke_width=6)
    pic.stroke("M0 -46V-24M0 46V24M-46 0H-24M46 0H24", CREAM, 6)
    pic.circle(0, 0, 7, HONEY)


def _shield(pic: Picture) -> None:
    pic.path(soft([(0, -42), (34, -30), (32, 8), (0, 42), (-32, 8), (-34, -30)], 10), fade("#e4f6ff", "#5f8fe8"))
    for x, y in ((0, -16), (-14, 6), (14, 6)):
        pic.path(soft(polygon(x, y, 12, 6), 2), WHITE, opacity=0.75)


def _drone(pic: Picture, colour: str, belly: Mark) -> None:
    for side in (-1, 1):
        pic.stroke(f"M0 -8L{side * 30} -24", CREAM, 6)
        pic.ellipse(side * 30, -28, 17, 5, CREAM)
    pic.path(soft([(-24, -10), (24, -10), (16, 16), (-16, 16)], 8), fade(light(colour, 0.5), dark(colour, 0.1)))
    pic.circle(0, 0, 6, "#2a1638")
    belly(pic)


def _raider(pic: Picture) -> None:
    _drone(pic, ROSE, lambda p: p.stroke("M-10 18V32Q-10 40 0 40Q10 40 10 32V18", HONEY, 6))


def _salvage(pic: Picture) -> None:
    _drone(pic, HONEY, lambda p: symbol(p, "matter", 0, 32, 30))


def _disruptor(pic: Picture) -> None:
    _drone(
        pic, "#b59cff", lambda p: p.path(soft([(3, 16), (-12, 34), (-1, 34), (-4, 46), (12, 28), (2, 28)], 3), HONEY)
    )


def _turrets(pic: Picture) -> None:
    pic.path("M-34 34Q-34 6 0 6Q34 6 34 34Z", fade(WHITE, "#b08aa8"))
    for turn in (-32, 0, 32):
        with pic.at(0, 10, 1, turn):
            pic.rect(-5, -50, 10, 44, 4, CREAM)


def _orbital(pic: Picture) -> None:
    planet(pic, "banded", 0, 0, 20, "#7fa8e0")
    pic.ellipse(0, 0, 42, 20, "none", -24, stroke=CREAM, stroke_width=4)
    for x, y in ((-38, 18), (38, -18), (4, 22)):
        pic.rect(x - 7, y - 7, 14, 14, 4, HONEY)


def _tax(pic: Picture) -> None:
    for y in (26, 12, -2):
        pic.ellipse(-8, y, 24, 10, fade("#fff0b8", "#c9822a"))
    pic.circle(20, -18, 18, ball("#fff4c0", "#d98f26"))
    pic.stroke("M12 -10L28 -26", "#6b3a16", 5)


def _blockade(pic: Picture) -> None:
    planet(pic, "gas", 0, 0, 22, "#e0a06a")
    pic.circle(0, 0, 38, "none", stroke=ROSE, stroke_width=8)
    pic.stroke("M-26 -26L26 26", ROSE, 8)


def _timeshares(pic: Picture) -> None:
    pic.circle(0, 0, 38, fade(WHITE, "#e9d3a8"))
    pic.path("M0 0V-38A38 38 0 0 1 33 19Z", HONEY)
    pic.stroke("M0 -24V0L18 10", "#5b3527", 6)


def _ark(pic: Picture) -> None:
    pic.path("M-42 4H42Q36 36 0 36T-42 4Z", fade("#e9c08a", "#8a4f3c"))
    pic.path("M-22 2A22 22 0 0 1 22 2Z", fade("#e4f6ff", "#7f9be8"))
    pic.stroke("M0 -20V-38L18 -30L0 -24", CREAM, 4)


def _fabricators(pic: Picture) -> None:
    pic.path(soft(star(-12, 8, 30, 21, 8, 22.5), 5) + ring(-12, 8, 9), fade(WHITE, "#b9b4e0"), fill_rule="evenodd")
    pic.path(soft(star(22, -20, 20, 14, 8), 4) + ring(22, -20, 6), HONEY, fill_rule="evenodd")


def _rake(pic: Picture) -> None:
    pic.stroke("M-24 -34V-6A24 24 0 0 0 24 -6V-34", ROSE, 14)
    pic.stroke("M-24 -34V-26M24 -34V-26", CREAM, 14)
    for x in (-16, 0, 16):
        symbol(pic, ("food", "matter", "energy")[(x + 16) // 16], x * 1.4, 32, 20)


def _depot(pic: Picture) -> None:
    pic.rect(-32, -28, 36, 60, 8, fade(WHITE, "#9fb0e8"))
    pic.rect(-24, -20, 20, 16, 4, "#33407a")
    pic.stroke("M4 -6H14Q20 -6 20 2V16Q20 24 27 24T34 16V-12L22 -24", CREAM, 6)


def _nanotube(pic: Picture) -> None:
    for x, y in ((-19, -16), (19, -16), (0, 16), (-38, 16), (38, 16)):
        pic.path(soft(polygon(x, y, 21, 6), 3), stroke=CREAM, stroke_width=5)
        pic.circle(x, y, 5, MINT)


def _militarization(pic: Picture) -> None:
    symbol(pic, "military", -14, 8, 54)
    rocket(pic, 22, -8, 58, "#ff8fa0", 16)


def _terraform(pic: Picture) -> None:
    planet(pic, "ice", 0, 2, 34, "#5fb88a")
    pic.stroke("M0 -4V-30", "#3f8f66", 6)
    for side in (-1, 1):
        pic.path(f"M0 -22Q{side * 4} -42 {side * 24} -42Q{side * 22} -22 0 -22Z", "#a8e09a")


def _antimatter(pic: Picture) -> None:
    pic.circle(0, 0, 40, halo("#ff8fd0", 0.9))
    pic.circle(0, 0, 17, "#140c2a", stroke=ROSE, stroke_width=5)
    for turn in (0, 60, 120):
        pic.ellipse(0, 0, 42, 14, "none", turn, stroke=CREAM, stroke_width=3.4)


def _accretion(pic: Picture) -> None:
    pic.ellipse(0, 4, 44, 15, fade("#ffd98a", "#ff8a4a"), -18)
    pic.circle(0, 0, 17, "#1b1246")
    pic.stroke("M-17 6A44 15 0 0 0 18 -2", "#fff0c0", 5)
    for x, y in ((-34, -20), (32, 24), (26, -28)):
        pic.circle(x, y, 5, CREAM)


def _eraser(pic: Picture) -> None:
    saucer(pic, 0, -20, 66, "#b59cff")
    pic.path(soft([(-10, -8), (10, -8), (32, 40), (-32, 40)], 4), "#fff3b8", opacity=0.55)
    pic.stroke("M-9 22Q-9 12 0 12T9 22Q9 27 0 30V33", "#5b2a6a", 5)
    pic.circle(0, 41, 3, "#5b2a6a")


INVENTIONS: dict[str, tuple[str, Mark]] = {
    "fuel-efficiency": (DRIVE, _drops),
    "encryption": (WAR, _lock),
    "boosters": (DRIVE, _boosters),
    "warp-drive": (DRIVE, _warp),
    "dyson-sphere": (DRIVE, _dyson),
    "harvest-rover": (CARGO, _rover),
    "asteroid-mining": (CARGO, _asteroid),
    "expanded-cargohold": (CARGO, _cargo),
    "arcology": (CARGO, _arcology),
    "targeting-array": (WAR, _target),
    "shield-grid": (WAR, _shield),
    "raider-drone": (WAR, _raider),
    "defensive-turrets": (WAR, _turrets),
    "disruptor-drone": (WAR, _disruptor),
    "orbital-defense-array": (WAR, _orbital),
    "taxation": (TRADE, _tax),
    "salvage-drone": (TRADE, _salvage),
    "blockade": (TRADE, _blockade),
    "timeshares": (TRADE, _timeshares),
    "interstellar-ark": (WORKS, _ark),
    "fabricators": (WORKS, _fabricators),
    "magnetic-rake": (WORKS, _rake),
    "propellant-depot": (WORKS, _depot),
    "nanotube-polymers": (WORKS, _nanotube),
    "militarization": (WORKS, _militarization),
    "terraform": (EARTH, _terraform),
    "antimatter": (EARTH, _antimatter),
    "accretion-device": (EARTH, _accretion),
    "memory-eraser": (WORKS, _eraser),
}


def invention(name: str) -> Picture:
    """A round mark."""
    colour, mark = INVENTIONS[name]
    pic = Picture(100, 100)
    pic.circle(50, 50, 49, dark(colour, 0.75))
    pic.circle(50, 49, 46, fade(light(colour, 0.12), dark(colour, 0.55)))
    with pic.at(50, 50, 0.78):
        mark(pic)
    return pic
