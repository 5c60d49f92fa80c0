"""The covers of the five game boxes. Their lowest quarter stays dark and quiet for the title."""

from __future__ import annotations

from collections.abc import Sequence

from cat import Cat
from coat import Coat
from dogs import dog_head
from hexes import hex_tile, lattice
from palette import HONEY, MINT, PEACH, ROSE, WHITE, dark, light, mix
from poses import bust, sitting
from shape import Point, clip, panel, polygon
from sky import golden_star, hill, moon, rays, stars
from space import orbit, planet, rocket, saucer, sun
from suits import SUITS
from svg import Linear, Paint, Picture, bands, coarse, fade, halo, trace, veil

WIDTH, HEIGHT = 300, 400
EDGE = panel(0, 0, WIDTH, HEIGHT, 18)

SPACE_SUIT = Coat("#f4f2ff", "#8f93c8", cream="#ffd98a", ear="#ffab7a")
UNIFORM = Coat("#8fae6a", "#4a6b45", cream="#e8d9a0")
ROBE = Coat("#8a3f9e", "#4a1f68", cream="#fff3e0")


def _sky(*colours: str) -> Picture:
    pic = Picture(WIDTH, HEIGHT)
    pic.rect(0, 0, WIDTH, HEIGHT, 18, bands(*colours))
    return pic


def _lay(pic: Picture, shape: Sequence[Point], fill: Paint, **look: float) -> None:
    pic.path(trace(clip(shape, EDGE)), fill, **look)


def _finish(pic: Picture, deep: str) -> Picture:
    """The quiet foot, and a rim of light around the lid."""
    foot = clip([(0, 262), (300, 262), (300, 400), (0, 400)], EDGE)
    pic.path(trace(foot), Linear(((0, deep, 0), (0.3, deep, 1), (1, dark(deep, 0.3), 1))))
    pic.rect(
        3,
        3,
        WIDTH - 6,
        HEIGHT - 6,
        15,
        "none",
        stroke=fade(WHITE, light(deep, 0.4)),
        stroke_width=2.4,
        opacity=0.5,
    )
    return pic


def nine_lives() -> Picture:
    pic = _sky("#1c1650", "#4a2a80", "#c25f94", "#ffb38a")
    stars(pic, "nine lives", (12, 12, 288, 200), 24)
    moon(pic, 150, 132, 78)
    for k in range(9):
        x, y = polygon(150, 178, 148, 36, -60 + k * 15)[0]
        golden_star(pic, x, y, 12 if k % 2 else 15, k * 8 - 32)
    hearts, spades, diamonds, clubs = SUITS.values()
    for suit, x, y, size, turn, mood in (
        (spades, 92, 150, 0.9, -9, "proud"),
        (diamonds, 208, 150, 0.9, 9, "happy"),
        (clubs, 216, 246, 1, 7, "playful"),
        (hearts, 92, 248, 1.06, -6, "friendly"),
    ):
        with pic.at(x, y, size, turn):
            outfit = {
                "spades": ("scarf",),
                "diamonds": ("crown",),
                "clubs": ("bandana",),
                "hearts": ("bell",),
            }[suit.name]
            bust(pic, Cat(suit.coat, suit.head, suit.ears, suit.patterns[0], outfit), mood, 96)
    return _finish(pic, "#2a1450")


def space_kitties() -> Picture:
    pic = _sky("#0d1030", "#1f2a70", "#5a3f9e", "#d97fa8")
    stars(pic, "space kitties", (12, 12, 288, 290), 80)
    pic.circle(60, 90, 120, halo("#7f6aff", 0.35))
    steps = (
        ("cratered", 40, 262, 24, "#b9a0e8"),
        ("banded", 52, 196, 20, PEACH),
        ("ice", 92, 140, 22, "#7fd4f5"),
        ("gas", 150, 92, 26, "#ffb36b"),
        ("ringed", 226, 62, 30, ROSE),
    )
    for (_, x0, y0, _, _), (_, x1, y1, _, _) in zip(steps, steps[1:], strict=False):
        for k in (0.3, 0.5, 0.7):
            pic.circle(x0 + (x1 - x0) * k, y0 + (y1 - y0) * k, 2.6, HONEY, opacity=0.9)
    for kind, x, y, r, colour in steps:
        planet(pic, kind, x, y, r, colour)
    rocket(pic, 256, 150, 62, ROSE, 24)
    with pic.at(172, 226, 1.12):
        bust(
            pic,
            Cat(
                Coat("#ffb066", "#c9561f", iris="#7fd98c"),
                "round",
                "wide",
                "tabby",
                ("medal", "helmet"),
                SPACE_SUIT,
            ),
            "proud",
            110,
        )
    return _finish(pic, "#120f3a")


def paw_of_duty() -> Picture:
    pic = _sky("#101c3a", "#1f4a5a", "#6f8a6a", "#ffc27a")
    stars(pic, "paw of duty", (12, 12, 288, 120), 40)
    for x, lean in ((84, -9), (196, 12)):
        beam = [(x - 5, 270), (x + lean * 8 - 34, -4), (x + lean * 8 + 26, -4), (x + 5, 270)]
        _lay(pic, beam, veil("#fff3c0", 0.12, 0.5))
    moon(pic, 214, 74, 32)
    _city(pic)
    hill(pic, [(0, 286), (70, 262), (150, 280), (230, 258), (300, 280)], 400, "#16281f", "#39583f", EDGE)
    for cat, x, y, size, turn, mood in (
        (
            Cat(
                Coat("#c9c4d8", "#6a6488", iris="#ffd257", cream="#f6f3ff"),
                "slim",
                "tall",
                "hood",
                ("tin hat",),
                UNIFORM,
            ),
            64,
            236,
            0.8,
            -8,
            "curious",
        ),
        (
            Cat(
                Coat("#8ce0c2", "#17766f", iris="#ffc45e"),
                "wide",
                "small",
                "spots",
                ("tin hat", "scarf"),
                UNIFORM,
            ),
            238,
            236,
            0.8,
            8,
            "smug",
        ),
        (
            Cat(
                Coat("#ffb066", "#c9561f", iris="#7fd98c"),
                "round",
                "wide",
                "tiger",
                ("tin hat", "medal"),
                UNIFORM,
            ),
            150,
            238,
            1.06,
            0,
            "stern",
        ),
    ):
        with pic.at(x, y, size, turn):
            bust(pic, cat, mood, 110)
    return _finish(pic, "#0f1f1c")


def _city(pic: Picture) -> None:
    for k, (x, w, h) in enumerate(
        (
            (-4, 48, 150),
            (40, 40, 214),
            (80, 50, 160),
            (130, 40, 200),
            (170, 46, 150),
            (214, 40, 206),
            (252, 52, 168),
        )
    ):
        colour = mix("#2f5068", "#5a8078", (k % 3) / 3)
        roof = [
            (x, 300),
            (x, 300 - h),
            (x + w * 0.14, 300 - h - 16),
            (x + w * 0.3, 300 - h),
            (x + w * 0.7, 300 - h),
            (x + w * 0.86, 300 - h - 16),
            (x + w, 300 - h),
            (x + w, 300),
        ]
        _lay(pic, roof, fade(colour, dark(colour, 0.5)))
        lit = [
            (row, column) for row in range(int(h / 22)) for column in range(2) if (row * 2 + column + k) % 3
        ]
        panes = "".join(
            f"M{coarse(x + w * (0.32 + 0.36 * column))} {coarse(316 - h + row * 20)}v3" for row, column in lit
        )
        pic.stroke(panes, HONEY, 7.5, opacity=0.75)


def cat_quest() -> Picture:
    pic = _sky("#0c0a26", "#1d1656", "#3b2a86", "#6a3f9e")
    stars(pic, "cat quest", (12, 12, 288, 300), 80)
    pic.circle(206, 78, 110, halo("#d9486c", 0.4))
    with pic.at(206, 74, 1.16):
        dog_head(pic, "#5a2f6e")
    sun(pic, 62, 250, 30)
    for rx in (62, 104, 150, 200):
        orbit(pic, 62, 250, rx, rx * 0.46)
    for kind, x, y, r, colour in (
        ("cratered", 112, 222, 8, PEACH),
        ("ice", 28, 292, 10, "#7fd4f5"),
        ("banded", 150, 296, 13, MINT),
        ("ringed", 40, 164, 15, HONEY),
    ):
        planet(pic, kind, x, y, r, colour)
    rocket(pic, 104, 92, 54, "#7fd4f5", 38)
    saucer(pic, 60, 60, 44, ROSE, -12)
    with pic.at(198, 204, 0.72, 8):
        sitting(
            pic,
            Cat(
                Coat("#9fb0ff", "#4b4fb8", iris="#ffd257", cream="#f3efff"),
                "round",
                "wide",
                "tuxedo",
                ("helmet",),
                SPACE_SUIT,
            ),
            "thrilled",
            wave=True,
        )
    return _finish(pic, "#100c30")


def kardashev() -> Picture:
    pic = _sky("#120c34", "#3a1d66", "#8a3a6a", "#f0935a")
    stars(pic, "kardashev", (12, 12, 288, 180), 60)
    rays(pic, 150, 130, 70, 210, 18, "#ffdf9a", 0.5)
    sun(pic, 150, 130, 84)
    lattice(pic, 150, 130, 84, 13, "#6a2a5e")
    orbit(pic, 150, 130, 132, 40, HONEY, 0.8)
    for x, y, r, colour in (
        (34, 262, 24, MINT),
        (74, 284, 24, PEACH),
        (266, 262, 24, "#9fb0ff"),
        (226, 284, 24, ROSE),
        (24, 306, 24, HONEY),
        (276, 306, 24, "#7fd4f5"),
    ):
        hex_tile(pic, x, y, r, colour)
    with pic.at(150, 216, 1.14):
        bust(
            pic,
            Cat(
                Coat("#fff0dc", "#c9967a", iris="#7fb8ff", ear="#ffab9a", cream=WHITE),
                "fluffy",
                "wide",
                "points",
                ("crown", "medal"),
                ROBE,
            ),
            "serene",
            110,
        )
    return _finish(pic, "#2a1040")


def pictures() -> dict[str, Picture]:
    covers = {
        "nine-lives": nine_lives,
        "space-kitties": space_kitties,
        "paw-of-duty": paw_of_duty,
        "cat-quest": cat_quest,
        "kardashev": kardashev,
    }
    return {f"{game}/box.svg": cover() for game, cover in covers.items()}
