"""Space Kitties: the journey cards, their back, small signs of each number, and what lies about the table."""

from __future__ import annotations

import math
from dataclasses import dataclass

from cat import Cat
from coat import Coat
from outfits import paw_print
from palette import CREAM, HONEY, WHITE, dark, light, mix
from poses import racing
from shape import polygon, ribbon, star
from sky import golden_star, rays, stars, twinkle
from space import orbit, planet, rocket, sun
from svg import Picture, Round, bands, box, fade, halo, soft, trace, veil

WIDTH, HEIGHT, CORNER = 250, 350, 22
WINDOW = (14, 14, 222, 268)
"""Left, top, width and height of the picture on a card."""


@dataclass(frozen=True)
class World:
    """A class of planets."""

    kind: str
    colour: str
    sky: tuple[str, str, str]
    moons: int = 0
    ears: bool = False


WORLDS = (
    World("cratered", "#c9b8a8", ("#191536", "#3a2f5e", "#8a6a7a"), 0),
    World("gas", "#ffc46b", ("#2a1430", "#6a2f4e", "#d98a5a"), 0),
    World("ocean", "#5aa8f0", ("#0c1640", "#1f3f8a", "#5a8fd0"), 1),
    World("lava", "#a03a3a", ("#240c20", "#5e1a30", "#c9503f"), 2),
    World("gas", "#f0906a", ("#161238", "#432a6e", "#b0607f"), 2),
    World("ringed", "#f0cf7a", ("#101338", "#2f3178", "#7a6ac8"), 1),
    World("ice", "#8fe0e8", ("#071f38", "#14526a", "#5fb0b0"), 1),
    World("banded", "#6a80f0", ("#0a0f38", "#232a86", "#6f60d8"), 2),
    World("yarn", "#e87fb0", ("#280f38", "#6a2a6e", "#d070a0"), 1),
    World("ringed", "#9a7af0", ("#130c34", "#40208a", "#a86ae0"), 2, ears=True),
)


def _ground(pic: Picture, seed: str, sky: tuple[str, str, str], count: int = 40) -> None:
    left, top, width, height = WINDOW
    pic.rect(left - 4, top - 4, width + 8, height + 8, 0, bands(*sky))
    stars(pic, seed, (left + 4, top + 4, left + width - 4, top + height - 20), count)


def _frame(pic: Picture, colour: str) -> None:
    """Paper around the window, and a banner for the name."""
    left, top, width, height = WINDOW
    paper = fade("#fffaf0", light(colour, 0.7), -20)
    pic.path(box(0, 0, WIDTH, HEIGHT, CORNER) + box(left, top, width, height, 16), paper, fill_rule="evenodd")
    pic.path(box(left, top, width, height, 16), stroke=dark(colour, 0.35), stroke_width=3, opacity=0.8)
    pic.rect(4.5, 4.5, WIDTH - 9, HEIGHT - 9, CORNER - 4, "none", stroke=mix(colour, WHITE, 0.25), stroke_width=3)
    pic.rect(14, 294, 222, 42, 16, fade(light(dark(colour, 0.55), 0.05), dark(colour, 0.85)))
    pic.rect(24, 297, 202, 8, 4, veil(WHITE, 0.25, 0))
    # the corner that carries the number
    pic.path("M14 14H92Q98 14 98 20V56Q98 92 62 92H20Q14 92 14 86Z", paper)
    pic.path("M98 20V56Q98 92 62 92H20", stroke=dark(colour, 0.35), stroke_width=3, opacity=0.8)


def _ears(pic: Picture, x: float, y: float, r: float, colour: str) -> None:
    for side in (-1, 1):
        with pic.at(x, y, r / 50, side * 26):
            pic.path(soft([(-20, -40), (0, -80), (20, -40)], [4, 9, 4]), fade(light(colour, 0.4), colour))
            pic.path(soft([(-10, -46), (0, -66), (10, -46)], [3, 5, 3]), "#ffb0c4")


def _world(pic: Picture, world: World, x: float, y: float, r: float) -> None:
    if world.ears:
        _ears(pic, x, y, r, world.colour)
    planet(pic, world.kind, x, y, r, world.colour)


def world_card(number: int) -> Picture:
    world = WORLDS[number - 1]
    pic = Picture(WIDTH, HEIGHT)
    _ground(pic, f"class {number}", world.sky)
    for x, y, r in ((196, 44, 7), (44, 236, 6), (210, 232, 5)):
        twinkle(pic, x, y, r)
    pic.circle(130, 168, 108, halo(light(world.colour, 0.3), 0.5))
    orbit(pic, 130, 168, 102, 34, light(world.colour, 0.6), 0.5)
    _world(pic, world, 130, 168, 50 if world.kind == "ringed" else 64)
    for moon in range(world.moons):
        angle = math.radians(-48 + 150 * moon)
        x, y = 130 + 92 * math.cos(angle), 168 + 84 * math.sin(angle)
        planet(pic, "cratered", x, y, 13 - 3 * moon, light(world.colour, 0.55))
    rocket(pic, 62, 244, 42, world.colour, 52)
    _frame(pic, world.colour)
    return pic


def _swirl(pic: Picture, x: float, y: float, size: float) -> None:
    """A hole in the sky, with something looking out of it."""
    pic.circle(x, y, size * 1.25, halo("#8f6aff", 0.8))
    for arm in range(5):
        for turn, wide, paint in ((0, 0.2, "#b98aff"), (16, 0.11, "#7fe0f5"), (28, 0.05, "#fff0ff")):
            spine = []
            for step in range(14):
                angle = math.radians(arm * 72 + turn + step * 21)
                reach = size * (1.06 - step * 0.064)
                spine.append((x + reach * math.cos(angle), y + reach * 0.92 * math.sin(angle)))
            pic.path(trace(ribbon(spine, [size * 0.02, size * wide, size * 0.03])), paint, opacity=0.75)
    pic.circle(x, y, size * 0.44, Round(((0, "#060414", 1), (0.75, "#120a34", 1), (1, "#4a2fa0", 0.6))))
    for side in (-1, 1):
        pic.ellipse(x + side * size * 0.15, y, size * 0.1, size * 0.12, fade("#fff3b0", "#ffb84a"))
        pic.ellipse(x + side * size * 0.15, y, size * 0.035, size * 0.1, "#1b1038")


def wormhole() -> Picture:
    pic = Picture(WIDTH, HEIGHT)
    _ground(pic, "wormhole", ("#0a0624", "#24105a", "#4a2f9e"), 46)
    _swirl(pic, 130, 160, 92)
    for x, y, r in ((206, 46, 7), (40, 250, 6), (216, 250, 5)):
        twinkle(pic, x, y, r)
    _frame(pic, "#8f6aff")
    return pic


def draw_gate(pic: Picture, x: float, y: float, size: float) -> None:
    """A golden arch at the edge of the galaxy, with the Emperor's paw above it."""
    with pic.at(x, y, size / 100):
        pic.path("M-62 92V0A62 62 0 0 1 62 0V92Z", fade("#fff6c8", "#ff9f6b"), opacity=0.9)
        sun(pic, 0, 50, 24)
        for dy, share in ((70, 0.5), (82, 0.8)):
            pic.rect(-62, dy, 124, 5, 2, mix("#ff8fa0", "#6a2a8a", share), opacity=0.7)
        pic.path("M-80 92V0A80 80 0 0 1 80 0V92H58V0A58 58 0 0 0 -58 0V92Z", bands("#fff2b8", "#f0b64a", "#a8642a"))
        for angle in range(-150, -29, 20):
            px, py = 69 * math.cos(math.radians(angle)), 69 * math.sin(math.radians(angle))
            golden_star(pic, px, py, 6.5)
        pic.circle(0, -84, 20, fade("#fff4c0", "#d98f26"))
        paw_print(pic, 0, -85, 25, "#7a3f16")


def frontier() -> Picture:
    pic = Picture(WIDTH, HEIGHT)
    _ground(pic, "frontier", ("#0d1238", "#5a2f7e", "#ff9f7a"), 30)
    left, top, width, height = WINDOW
    window = [(left, top), (left + width, top), (left + width, top + height), (left, top + height)]
    rays(pic, 132, 180, 200, 14, "#ffe0a0", window)
    draw_gate(pic, 132, 178, 104)
    _frame(pic, "#e9a63a")
    return pic


RACER = Cat(Coat("#ffb36b", "#c4602c", iris="#8fe0f0"), "round", "wide", "tiger", ("goggles",))


def _streaks(pic: Picture, x: float, y: float, reach: float) -> None:
    """Stars drawn out to lines by sheer speed."""
    colours = ("#7fe0f5", "#fff0b0", "#ff9fc4", "#b9a0ff", "#8ff0c0")
    for number in range(30):
        angle = math.radians(number * 137.5)
        near, far = reach * (0.28 + (number % 5) * 0.09), reach * (0.8 + (number % 3) * 0.12)
        dx, dy = math.cos(angle), math.sin(angle)
        spine = [(x + dx * near, y + dy * near), (x + dx * far, y + dy * far)]
        pic.path(trace(ribbon(spine, [1, 5.5], cap=False)), colours[number % 5], opacity=0.75)


def hyperspeed() -> Picture:
    pic = Picture(WIDTH, HEIGHT)
    left, top, width, height = WINDOW
    pic.rect(left - 4, top - 4, width + 8, height + 8, 0, bands("#081038", "#1a3f8a", "#0f8a9e"))
    pic.circle(132, 158, 120, halo("#9ff4ff", 0.6))
    _streaks(pic, 132, 158, 106)
    with pic.at(132, 172, 0.66, -14):
        racing(pic, RACER)
    _frame(pic, "#2fb8c8")
    return pic


def back() -> Picture:
    """The same both ways up: an orbit, a rocket each way, the sign of the agency in the middle."""
    pic = Picture(WIDTH, HEIGHT)
    silver = bands("#f0fbff", "#7fd4f5", "#4a7fc0")
    pic.rect(0, 0, WIDTH, HEIGHT, CORNER, bands("#0f1f4e", "#1a4a78", "#0f1f4e"))
    pic.rect(7, 7, WIDTH - 14, HEIGHT - 14, CORNER - 6, "none", stroke=silver, stroke_width=3)
    for turn in (0, 180):
        with pic.at(125, 175, 1, turn):
            stars(pic, "space back", (-106, -156, 106, -20), 44, 1.4)
            rocket(pic, 62, -112, 56, "#ff8fa0", 48)
            for x, y, size, lean in ((-78, -128, 22, -20), (-34, -104, 14, 12), (92, -62, 14, 24)):
                paw_print(pic, x, y, size, "#5aa0d8", lean, opacity=0.7)
    pic.circle(125, 175, 96, halo("#7fd4f5", 0.5))
    pic.circle(125, 175, 74, fade("#0d1a48", "#16386a"))
    pic.circle(125, 175, 74, "none", stroke=silver, stroke_width=3)
    for x, y in polygon(125, 175, 64, 12):
        golden_star(pic, x, y, 5)
    _ears(pic, 125, 180, 30, "#8f9ff0")
    planet(pic, "ringed", 125, 180, 30, "#8f9ff0")
    return pic


def sign(number: int) -> Picture:
    """What a number is, small: a planet, the hole, the gate or the streaks."""
    pic = Picture(100, 100)
    if number == 0:
        _swirl(pic, 50, 50, 40)
    elif number == 11:
        draw_gate(pic, 50, 54, 46)
    elif number == 12:
        pic.circle(50, 50, 48, fade("#1a3f8a", "#0f8a9e"))
        pic.circle(50, 50, 46, halo("#9ff4ff", 0.7))
        _streaks(pic, 50, 50, 44)
        pic.path(soft([(56, 12), (26, 56), (46, 56), (40, 88), (74, 42), (53, 42)], 4), fade("#fff6c8", HONEY))
    else:
        world = WORLDS[number - 1]
        _world(pic, world, 50, 54 if world.ears else 50, 24 if world.kind == "ringed" else 40)
    return pic


def _played() -> Picture:
    """The sign of an ability that is played into a journey: up the ladder."""
    pic = Picture(60, 60)
    pic.circle(30, 30, 28, fade("#6fd0b0", "#1f7a6a"))
    pic.path(soft([(30, 10), (48, 32), (37, 32), (37, 48), (23, 48), (23, 32), (12, 32)], 3), CREAM)
    return pic


def _discarded() -> Picture:
    """The sign of an ability that is discarded: away with it."""
    pic = Picture(60, 60)
    pic.circle(30, 30, 28, fade("#ff9f8a", "#b8325c"))
    pic.path(soft([(30, 50), (12, 28), (23, 28), (23, 12), (37, 12), (37, 28), (48, 28)], 3), CREAM)
    return pic


def _locked() -> Picture:
    """A trapped commander: behind bars of light."""
    pic = Picture(60, 60)
    pic.path("M18 28V22A12 12 0 0 1 42 22V28", stroke=bands("#f0f4ff", "#9aa4d8"), stroke_width=6)
    pic.rect(11, 27, 38, 28, 8, bands("#ffe9a0", "#f0b64a", "#b8742a"))
    paw_print(pic, 30, 41, 20, "#7a3f16")
    return pic


def _flare() -> Picture:
    """A journey that is complete goes up in this."""
    pic = Picture(300, 300)
    pic.circle(150, 150, 148, halo("#7fe0f5", 0.75))
    for outer, inner, tips, turn, paint in (
        (138, 74, 12, 0, fade("#b9a0ff", "#5a3fc0")),
        (112, 58, 12, 15, fade("#9ff0ff", "#2f9fd8")),
        (82, 44, 10, 6, fade("#fffbd8", "#ffd36b")),
    ):
        pic.path(soft(star(150, 150, outer, inner, tips, turn), 7), paint)
    pic.circle(150, 150, 44, Round(((0, WHITE, 1), (0.6, "#fff6d0", 1), (1, "#ffe08a", 0.9))))
    for x, y in polygon(150, 150, 126, 8, 20):
        golden_star(pic, x, y, 12, x)
    return pic


def _spark() -> Picture:
    pic = Picture(60, 60)
    pic.circle(30, 30, 30, halo("#9ff0ff", 0.7))
    twinkle(pic, 30, 30, 27, "#c9f4ff")
    twinkle(pic, 30, 30, 14, WHITE)
    return pic


def pictures() -> dict[str, Picture]:
    out = {f"planet-{number}": world_card(number) for number in range(1, 11)}
    out |= {"wormhole": wormhole(), "frontier": frontier(), "hyperspeed": hyperspeed(), "back": back()}
    out |= {f"sign-{number}": sign(number) for number in range(13)}
    out |= {"played": _played(), "discarded": _discarded(), "locked": _locked()}
    out |= {"burst": _flare(), "spark": _spark()}
    return {f"space-kitties/{name}.svg": pic for name, pic in out.items()}
