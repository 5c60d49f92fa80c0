"""Cat Quest: ten cats from ten homes, five Doom Dogs, the elements and the planets."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from boxes import SPACE_SUIT
from cat import Cat, draw_head
from coat import Coat
from dogs import dog_head
from outfits import paw_print
from palette import HONEY, WHITE, dark, light, mix
from poses import bust
from shape import clip, oval, panel, polygon
from sky import golden_star, rays, stars, twinkle
from space import planet, sun
from svg import Picture, bands, fade, halo, soft, trace, veil
from symbols import symbol

WIDTH, HEIGHT, CORNER = 200, 260, 20
EDGE = panel(5, 5, WIDTH - 10, HEIGHT - 10, CORNER - 5)
HOMES = ("sun", "mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto")
PLANETS = {
    "mercury": ("cratered", "#c9b3a0"),
    "venus": ("gas", "#f2c078"),
    "earth": ("earth", "#4f9be8"),
    "mars": ("cratered", "#e0714f"),
    "jupiter": ("gas", "#e0a06a"),
    "saturn": ("ringed", "#e8c98a"),
    "uranus": ("banded", "#8fe0dc"),
    "neptune": ("banded", "#5f86f0"),
    "pluto": ("ice", "#c8b8d8"),
}
ELEMENTS = {
    "metal": ("#c9cde8", "#565c8c", "#23264a"),
    "water": ("#8fd4ff", "#2f73c0", "#12305f"),
    "earth": ("#b9dc8a", "#5a8a3c", "#24401f"),
    "fire": ("#ffb27a", "#d9542f", "#591b1c"),
    "air": ("#dfe6ff", "#7f8fe0", "#303a7a"),
}
"""The light, the middle and the deep colour of each element."""


@dataclass(frozen=True)
class Hero:
    """A cat of this game: where it lives, what it is made of and how it looks."""

    home: str
    element: str
    cat: Cat
    mood: str


def _cat(fur: str, mark: str, head: str, ears: str, pattern: str, *outfit: str, iris: str = "#8fdc7c") -> Cat:
    return Cat(Coat(fur, mark, iris=iris, cream=light(fur, 0.75)), head, ears, pattern, outfit)


HEROES = (
    Hero("sun", "fire", _cat("#ffc65a", "#e0662a", "fluffy", "wide", "tiger", "glasses", iris="#7fd4f5"), "proud"),
    Hero("mercury", "water", _cat("#9fc4e8", "#4a6fae", "slim", "tall", "spots", "goggles"), "thrilled"),
    Hero("venus", "air", _cat("#ffd9e4", "#d97fa8", "round", "wide", "marble", "flower", iris="#b48cff"), "serene"),
    Hero("earth", "earth", _cat("#c9a27a", "#6f4a34", "round", "wide", "tabby", "bell"), "friendly"),
    Hero("mars", "metal", _cat("#f0d8c4", "#8a4a44", "slim", "tall", "points", "medal", iris="#7fb8ff"), "stern"),
    Hero("jupiter", "fire", _cat("#f2a066", "#a8482f", "wide", "small", "tiger", "scarf", iris="#ffe07a"), "smug"),
    Hero("saturn", "earth", _cat("#b7c47c", "#5f6b34", "wide", "folded", "patch", "bandana"), "friendly"),
    Hero("uranus", "air", _cat("#bff0ec", "#4fa8b0", "fluffy", "tufted", "star", "headphones"), "curious"),
    Hero("neptune", "water", _cat("#7f9cf5", "#2f3f9e", "round", "bat", "tuxedo", "bow", iris="#8ff0cf"), "playful"),
    Hero("pluto", "metal", _cat("#d8cfe8", "#7a6a9e", "round", "wide", "hood", "beret", iris="#ffb45e"), "curious"),
)  # fmt: skip


def world(pic: Picture, home: str, x: float, y: float, r: float) -> None:
    """The Sun or a planet, as large as asked for."""
    if home == "sun":
        sun(pic, x, y, r)
        return
    kind, colour = PLANETS[home]
    planet(pic, "cratered" if kind == "earth" else kind, x, y, r, colour)
    if kind == "earth":
        edge = oval(x, y, r, n=60)
        for land in (
            [(-0.9, -0.5), (-0.3, -0.75), (0.05, -0.4), (-0.25, -0.1), (-0.15, 0.3), (-0.5, 0.35), (-0.75, -0.05)],
            [(0.2, -0.05), (0.7, -0.3), (1.0, 0.1), (0.7, 0.55), (0.35, 0.45)],
            [(-0.35, 0.62), (0.1, 0.55), (0.3, 0.9), (-0.2, 1.0)],
        ):
            shape = clip([(x + px * r, y + py * r) for px, py in land], edge)
            pic.path(soft(shape, r * 0.12), fade("#a8dc86", "#4f9a58"))
        pic.path(trace(clip(oval(x - 0.1 * r, y - 0.9 * r, r * 0.5, r * 0.2), edge)), WHITE, opacity=0.85)
        pic.circle(x, y, r, veil(WHITE, 0.25, 0))


def _ground(element: str, seed: str) -> Picture:
    """A card's night sky in the colours of an element, rim and all."""
    pale, middle, deep = ELEMENTS[element]
    pic = Picture(WIDTH, HEIGHT)
    pic.rect(0, 0, WIDTH, HEIGHT, CORNER, fade(light(pale, 0.25), middle))
    pic.rect(6, 6, WIDTH - 12, HEIGHT - 12, CORNER - 6, bands(dark(deep, 0.4), deep, middle))
    stars(pic, seed, (16, 14, WIDTH - 16, 150), 24, 1.5)
    return pic


def _banner(pic: Picture, element: str) -> None:
    deep = ELEMENTS[element][2]
    pic.rect(10, 212, WIDTH - 20, 38, 14, fade(light(deep, 0.06), dark(deep, 0.5)))
    pic.rect(18, 215, WIDTH - 36, 7, 3.5, veil(WHITE, 0.2, 0))


def _badge(pic: Picture, element: str, x: float, y: float, size: float) -> None:
    pale, middle, deep = ELEMENTS[element]
    pic.circle(x, y, size / 2, fade(light(pale, 0.5), middle))
    pic.circle(x, y, size / 2 - 2.5, fade(dark(deep, 0.3), deep))
    symbol(pic, element, x, y, size * 0.66)


def hero_card(hero: Hero) -> Picture:
    pic = _ground(hero.element, hero.home)
    r = {"sun": 46, "saturn": 37}.get(hero.home, 58)
    world(pic, hero.home, 132 if r == 58 else 116, 78, r)
    twinkle(pic, 34, 62, 7)
    twinkle(pic, 172, 150, 5)
    window = clip(EDGE, [(0, 0), (WIDTH, 0), (WIDTH, 214), (0, 214)])
    with pic.at(96, 138, 1.0):
        bust(pic, replace(hero.cat, clothes=SPACE_SUIT), hero.mood, 78, [(x - 96, y - 138) for x, y in window])
    _banner(pic, hero.element)
    _badge(pic, hero.element, 32, 32, 44)
    return pic


def hero_head(hero: Hero) -> Picture:
    """Just the face in a round window, for a crew seen from afar."""
    pale, middle, deep = ELEMENTS[hero.element]
    pic = Picture(100, 100)
    pic.circle(50, 50, 48, fade(light(pale, 0.3), middle))
    pic.circle(50, 50, 42, fade(deep, middle))
    with pic.at(50, 58, 0.68):
        draw_head(pic, hero.cat, hero.mood)
    _badge(pic, hero.element, 80, 80, 38)
    return pic


DOG_FURS = {"metal": "#6c727c", "water": "#3f6fa8", "earth": "#7a6a44", "fire": "#a84a34", "air": "#c6a9ea"}
DOG_EYES = {"metal": "#ff5a6a", "water": "#7ff0ff", "earth": "#c8ff6a", "fire": "#ffd23f", "air": "#ff9aff"}


def dog_card(element: str) -> Picture:
    pale, middle, _deep = ELEMENTS[element]
    pic = _ground(element, f"dog {element}")
    rays(pic, 100, 120, 150, 14, pale, clip(EDGE, [(0, 0), (WIDTH, 0), (WIDTH, 214), (0, 214)]))
    pic.circle(100, 118, 92, halo(DOG_EYES[element], 0.45))
    _mane(pic, element, middle)
    with pic.at(100, 124, 1.32):
        dog_head(pic, DOG_FURS[element], DOG_EYES[element])
    _collar(pic, middle)
    _banner(pic, element)
    _badge(pic, element, 32, 32, 44)
    return pic


def _mane(pic: Picture, element: str, colour: str) -> None:
    """What stands about a Doom Dog's head: flames, waves, rocks, gusts or blades."""
    pale = ELEMENTS[element][0]
    for x, y in polygon(100, 118, 80, 10, -90):
        if y > 170:
            continue
        turn = math.degrees(math.atan2(y - 118, x - 100)) + 90
        with pic.at(x, y, 1, turn):
            if element == "fire":
                pic.path("M0 -24C8 -8 16 -2 12 12C8 20 -8 20 -12 12C-16 0 -4 -8 0 -24Z", fade("#ffe27a", "#ff6a2f"))
            elif element == "water":
                pic.path("M0 -22C6 -10 15 -2 15 8A15 13 0 0 1 -15 8C-15 -2 -6 -10 0 -22Z", fade("#d4f2ff", colour))
            elif element == "earth":
                pic.path(soft([(-14, 12), (-9, -14), (6, -18), (15, 10)], 4), fade("#c9b27a", "#5f5230"))
            elif element == "metal":
                pic.path(soft([(0, -26), (9, 14), (-9, 14)], 3), fade(WHITE, colour))
            else:
                pic.stroke("M-16 6H4A8 8 0 1 0 -4 -4", pale, 5)


def _collar(pic: Picture, colour: str) -> None:
    band = [(44, 188), (100, 204), (156, 188), (160, 202), (100, 218), (40, 202)]
    pic.path(soft(band, 5), fade("#4a2a5a", "#22123a"))
    for x, y in ((60, 197), (80, 204), (120, 204), (140, 197)):
        pic.path(soft([(x - 6, y + 4), (x, y - 9), (x + 6, y + 4)], 2), fade(WHITE, mix(colour, "#8a8ab0", 0.6)))
    pic.circle(100, 209, 9, fade("#fff0b8", "#d98f26"))


def dog_back() -> Picture:
    """A Doom Dog nobody has seen yet: a paw on a chained moon, the same both ways up."""
    pic = Picture(WIDTH, HEIGHT)
    pic.rect(0, 0, WIDTH, HEIGHT, CORNER, bands("#5a2450", "#31143f", "#5a2450"))
    pic.rect(7, 7, WIDTH - 14, HEIGHT - 14, CORNER - 7, "none", stroke="#e0719a", stroke_width=2.6)
    for turn in (0, 180):
        with pic.at(100, 130, 1, turn):
            stars(pic, "dogs", (-84, -112, 84, -64), 18, 1.4, "#f2b0cf")
            for x in (-62, 0, 62):
                paw_print(pic, x, -96 + abs(x) * 0.12, 26, "#a84a86", x * 0.3, opacity=0.8)
    pic.circle(100, 130, 76, halo("#ff6a9a", 0.5))
    pic.circle(100, 130, 60, fade("#2a0f38", "#4f1f56"))
    pic.circle(100, 130, 60, "none", stroke=bands("#ffd0e0", "#e0719a", "#8a3464"), stroke_width=3)
    with pic.at(100, 126, 0.82):
        dog_head(pic, "#4a2450", "#ff5a7a")
    return pic


def _mark(state: str) -> Picture:
    """A cat's ability: a star to be used, a cross once it is, an hourglass while it waits for the next turn."""
    pic = Picture(40, 40)
    if state == "used":
        pic.circle(20, 20, 18, "#2a2550")
        pic.stroke("M13 13L27 27M27 13L13 27", "#b9b0e0", 4.5)
    elif state == "waits":
        pic.circle(20, 20, 18, "#2a2550")
        pic.path("M13.5 10L26.5 10L20 20ZM20 20L26.5 30L13.5 30Z", HONEY)
        pic.stroke("M11 9.5L29 9.5M11 30.5L29 30.5", HONEY, 3.5)
    else:
        pic.circle(20, 20, 18, fade("#4a3a8a", "#2a2064"))
        golden_star(pic, 20, 20.5, 14)
    return pic


def _laurel() -> Picture:
    """A beaten Dog."""
    pic = Picture(60, 60)
    pic.circle(30, 30, 28, fade("#fff0b8", "#d98f26"))
    pic.circle(30, 30, 23.5, fade("#8a3f4a", "#4a1f3a"))
    paw_print(pic, 30, 28, 34, HONEY)
    return pic


def pictures() -> dict[str, Picture]:
    out = {f"cat-{number}": hero_card(hero) for number, hero in enumerate(HEROES)}
    out |= {f"head-{number}": hero_head(hero) for number, hero in enumerate(HEROES)}
    out |= {f"dog-{number}": dog_card(element) for number, element in enumerate(ELEMENTS)}
    for number, element in enumerate(ELEMENTS):
        out[f"element-{number}"] = Picture(60, 60)
        _badge(out[f"element-{number}"], element, 30, 30, 58)
    out["dog-back"] = dog_back()
    out |= {"ability": _mark("ready"), "ability-used": _mark("used"), "ability-waits": _mark("waits")}
    out["laurel"] = _laurel()
    return {f"cat-quest/{name}.svg": pic for name, pic in out.items()}
