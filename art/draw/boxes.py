"""The covers of the five game boxes. Their lowest quarter stays dark and quiet for the title."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cat import Cat
from coat import Coat
from dogs import dog_head
from hexes import hex_tile, lattice
from palette import HONEY, MINT, PEACH, ROSE, WHITE, dark, light, mix
from poses import bust, sitting
from shape import Point, clip, oval, panel, polygon
from sky import golden_star, hill, moon, rays, stars
from space import orbit, planet, rocket, saucer, sun
from suits import SUITS
from svg import Linear, Paint, Picture, bands, coarse, fade, glow, trace, veil
from symbols import symbol, unit_badge

WIDTH, HEIGHT = 300, 400
EDGE = panel(0, 0, WIDTH, HEIGHT, 18)

SPACE_SUIT = Coat("#f4f2ff", "#8f93c8", cream="#ffd98a", ear="#ffab7a")
UNIFORM = Coat("#8fae6a", "#4a6b45", cream="#e8d9a0")
ROBE = Coat("#8a3f9e", "#4a1f68", cream="#fff3e0")

GINGER = Cat(Coat("#ffb066", "#c9561f", iris="#7fd98c"))
SMOKY = Cat(Coat("#c9c4d8", "#6a6488", iris="#ffd257", cream="#f6f3ff"), "slim", "tall", "hood")
MINTY = Cat(Coat("#8ce0c2", "#17766f", iris="#ffc45e"), "wide", "small", "spots")
BLUE = Cat(Coat("#9fb0ff", "#4b4fb8", iris="#ffd257", cream="#f3efff"), "round", "wide", "tuxedo")
IVORY = Cat(Coat("#fff0dc", "#c9967a", iris="#7fb8ff", ear="#ffab9a", cream=WHITE), "fluffy", "wide", "points")


def _sky(seed: str, *colours: str) -> Picture:
    pic = Picture(WIDTH, HEIGHT)
    pic.rect(0, 0, WIDTH, HEIGHT, 18, bands(*colours))
    stars(pic, seed, (14, 14, 286, 280), 38)
    return pic


def _lay(pic: Picture, shape: Sequence[Point], fill: Paint) -> None:
    pic.path(trace(clip(shape, EDGE)), fill)


def _shine(pic: Picture, x: float, y: float, r: float, colour: str, strength: float) -> None:
    _lay(pic, oval(x, y, r), glow(x, y, r, colour, strength))


def _finish(pic: Picture, deep: str) -> Picture:
    """The quiet foot, and a rim of light around the lid."""
    foot = [(0, 268), (WIDTH, 268), (WIDTH, HEIGHT), (0, HEIGHT)]
    _lay(pic, foot, Linear(((0, deep, 0), (0.28, deep, 1), (1, dark(deep, 0.3), 1))))
    rim = fade(WHITE, light(deep, 0.4))
    pic.rect(3, 3, WIDTH - 6, HEIGHT - 6, 15, "none", stroke=rim, stroke_width=2.4, opacity=0.5)
    return pic


def nine_lives() -> Picture:
    pic = _sky("nine lives", "#1c1650", "#4a2a80", "#c25f94", "#ffb38a")
    moon(pic, 150, 134, 80)
    for k in range(9):
        x, y = polygon(150, 178, 148, 36, -60 + k * 15)[0]
        golden_star(pic, x, y, 12 if k % 2 else 15, k * 8 - 32)
    for name, outfit, x, y, size, turn, mood in (
        ("spades", "scarf", 94, 152, 0.88, -8, "friendly"),
        ("diamonds", "crown", 208, 152, 0.88, 8, "happy"),
        ("clubs", "bandana", 214, 242, 1, 6, "playful"),
        ("hearts", "bell", 92, 244, 1.05, -6, "friendly"),
    ):
        suit = SUITS[name]
        with pic.at(x, y, size, turn):
            bust(pic, Cat(suit.coat, suit.head, suit.ears, suit.patterns[0], (outfit,)), mood, 64)
    return _finish(pic, "#2a1450")


def space_kitties() -> Picture:
    pic = _sky("space kitties", "#0d1030", "#1f2a70", "#5a3f9e", "#d97fa8")
    _shine(pic, 60, 100, 130, "#7f6aff", 0.4)
    ladder = (
        ("cratered", 36, 268, 22, "#b9a0e8"),
        ("banded", 42, 204, 20, PEACH),
        ("ice", 74, 146, 22, "#7fd4f5"),
        ("gas", 134, 98, 26, "#ffb36b"),
        ("ringed", 222, 62, 30, ROSE),
    )
    for (_, x0, y0, _, _), (_, x1, y1, _, _) in pairwise(ladder):
        for k in (0.4, 0.5, 0.6):
            pic.circle(x0 + (x1 - x0) * k, y0 + (y1 - y0) * k, 2.4, HONEY)
    for kind, x, y, r, colour in ladder:
        planet(pic, kind, x, y, r, colour)
    rocket(pic, 58, 66, 66, ROSE, 48)
    with pic.at(178, 222, 1.12):
        bust(pic, replace(GINGER, outfit=("medal", "helmet"), clothes=SPACE_SUIT), "friendly", 76)
    return _finish(pic, "#120f3a")


def paw_of_duty() -> Picture:
    pic = _sky("paw of duty", "#101c3a", "#1f4a5a", "#6f8a6a", "#ffc27a")
    for x, lean in ((84, -72), (196, 96)):
        _lay(pic, [(x - 5, 270), (x + lean - 34, -4), (x + lean + 26, -4), (x + 5, 270)], veil("#fff3c0", 0.12, 0.5))
    moon(pic, 214, 74, 32)
    _city(pic)
    hill(pic, [(0, 286), (70, 262), (150, 280), (230, 258), (300, 280)], 400, "#16281f", "#39583f", EDGE)
    for cat, neck, unit, colour, x, y, size, turn, mood in (
        (SMOKY, "bandana", "pilot", "#5f7fd8", 60, 226, 0.84, -8, "curious"),
        (MINTY, "scarf", "tank", "#d9874a", 240, 226, 0.84, 8, "smug"),
        (GINGER, "medal", "huntress", "#c2375f", 150, 226, 1.1, 0, "stern"),
    ):
        with pic.at(x, y, size, turn):
            bust(pic, replace(cat, outfit=("tin hat", neck), clothes=UNIFORM), mood, 80)
            unit_badge(pic, unit, 0, -38, 23, colour)
    return _finish(pic, "#0f1f1c")


def _city(pic: Picture) -> None:
    """Towers with cat ears and lit windows."""
    towers = (
        (-4, 48, 150),
        (40, 40, 214),
        (80, 50, 160),
        (130, 40, 200),
        (170, 46, 150),
        (214, 40, 206),
        (252, 52, 168),
    )
    for k, (x, w, h) in enumerate(towers):
        colour = mix("#2f5068", "#5a8078", (k % 3) / 3)
        roof = [(0, 0), (0.14, -16), (0.3, 0), (0.7, 0), (0.86, -16), (1, 0)]
        tower = [(x, 300.0), *((x + w * at, 300 - h + up) for at, up in roof), (x + w, 300)]
        _lay(pic, tower, fade(colour, dark(colour, 0.5)))
        lit = [(row, column) for row in range(h // 22) for column in range(2) if (row * 2 + column + k) % 3]
        panes = (f"M{coarse(x + w * (0.32 + 0.36 * column))} {316 - h + row * 20}v3" for row, column in lit)
        pic.stroke("".join(panes), HONEY, 7.5, opacity=0.75)


def cat_quest() -> Picture:
    pic = _sky("cat quest", "#0c0a26", "#1d1656", "#3b2a86", "#6a3f9e")
    _shine(pic, 204, 80, 110, "#d9486c", 0.45)
    with pic.at(204, 76, 1.14):
        dog_head(pic, "#5a2f6e")
    for rx in (58, 98, 142, 190):
        orbit(pic, 64, 238, rx, rx * 0.46)
    sun(pic, 64, 238, 28)
    for kind, x, y, r, colour in (
        ("cratered", 114, 225, 8, PEACH),
        ("ice", 22, 277, 10, "#7fd4f5"),
        ("banded", 128, 280, 13, MINT),
        ("ringed", 36, 160, 15, HONEY),
    ):
        planet(pic, kind, x, y, r, colour)
    for k, element in enumerate(("fire", "water", "earth", "air", "metal")):
        symbol(pic, element, *polygon(204, 76, 92, 18, 295 - k * 20)[0], 23)
    rocket(pic, 62, 98, 54, "#7fd4f5", 38)
    saucer(pic, 58, 42, 44, ROSE, -12)
    with pic.at(206, 196, 0.74, 6):
        sitting(pic, replace(BLUE, outfit=("helmet",), clothes=SPACE_SUIT), "thrilled", wave=True)
    return _finish(pic, "#100c30")


def kardashev() -> Picture:
    pic = _sky("kardashev", "#120c34", "#3a1d66", "#8a3a6a", "#f0935a")
    rays(pic, 150, 104, 230, 18, "#ffdf9a", EDGE)
    sun(pic, 150, 104, 78)
    lattice(pic, 150, 104, 78, 12.5, "#6a2a5e")
    orbit(pic, 150, 104, 128, 36, HONEY, 0.8)
    for kind, x, y, colour in (
        ("food", 36, 206, MINT),
        ("matter", 264, 206, "#9fb0ff"),
        ("energy", 60, 252, "#7fd4f5"),
        ("military", 240, 252, HONEY),
    ):
        hex_tile(pic, x, y, 26, colour)
        symbol(pic, kind, x, y - 1, 28)
    with pic.at(150, 226, 1.08):
        bust(pic, replace(IVORY, outfit=("crown", "medal"), clothes=ROBE), "serene", 72)
    return _finish(pic, "#2a1040")


COVERS = {
    "nine-lives": nine_lives,
    "space-kitties": space_kitties,
    "paw-of-duty": paw_of_duty,
    "cat-quest": cat_quest,
    "kardashev": kardashev,
}


def pictures() -> dict[str, Picture]:
    return {f"{game}/box.svg": cover() for game, cover in COVERS.items()}
