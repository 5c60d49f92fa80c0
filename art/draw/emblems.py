"""One simple mark for each game."""

from __future__ import annotations

from collections.abc import Callable

from hexes import hex_tile
from outfits import crown, paw_print
from palette import CREAM, ROSE, WHITE
from sky import HEART
from space import planet, rocket, sun
from svg import Picture, bands, fade, soft


def _ears(pic: Picture, x: float, y: float, size: float, colours: tuple[str, str], lining: str) -> None:
    """Two ears to put on anything round."""
    with pic.at(x, y, size / 100):
        for side in (-1, 1):
            pic.path(
                soft([(side * 44, 6), (side * 40, -44), (side * 4, -18), (side * 20, 10)], [4, 12, 4, 4]),
                fade(*colours),
            )
            pic.path(soft([(side * 36, -8), (side * 34, -30), (side * 16, -18)], 5), lining)


def nine_lives(pic: Picture) -> None:
    _ears(pic, 50, 36, 88, ("#ff9fb4", "#e0486f"), "#ffd0d8")
    with pic.at(50, 54, 0.86):
        pic.path(HEART, fade("#ff9fb4", "#c22353"))
        pic.stroke("M-27 -14Q-19 -5 -11 -14M11 -14Q19 -5 27 -14", WHITE, 6)
        pic.path(soft([(-6, -2), (6, -2), (0, 6)], 3), "#ffe0e4")
        pic.stroke("M-9 11Q-4.5 16 0 11Q4.5 16 9 11", WHITE, 4)


def space_kitties(pic: Picture) -> None:
    _ears(pic, 50, 45, 62, ("#c9b6ff", "#7a6ae0"), "#ffc2d4")
    planet(pic, "ringed", 50, 58, 25, "#8f7ff0")


def paw_of_duty(pic: Picture) -> None:
    shield = [(0, -44), (36, -34), (36, 2), (22, 30), (0, 44), (-22, 30), (-36, 2), (-36, -34)]
    with pic.at(50, 50):
        pic.path(soft(shield, 8), bands("#fff0b8", "#e9b04a", "#a8742a"))
        pic.path(soft([(x * 0.84, y * 0.86) for x, y in shield], 7), fade("#8fbf78", "#33603f"))
    paw_print(pic, 50, 48, 48, CREAM)


def cat_quest(pic: Picture) -> None:
    with pic.at(46, 56, 1, -28):
        sun(pic, 0, 0, 13)
        for rx, ry in ((27, 17), (45, 30)):
            pic.ellipse(0, 0, rx, ry, "none", stroke="#d9d0ff", stroke_width=3, opacity=0.8)
    planet(pic, "cratered", 26, 88, 8, "#7fd4f5")
    rocket(pic, 66, 34, 56, ROSE, 42)


def kardashev(pic: Picture) -> None:
    hex_tile(pic, 50, 48, 43, "#8a3f9e")
    sun(pic, 50, 58, 19)
    with pic.at(50, 42, 0.54):
        crown(pic)


MARKS: dict[str, Callable[[Picture], None]] = {
    "nine-lives": nine_lives,
    "space-kitties": space_kitties,
    "paw-of-duty": paw_of_duty,
    "cat-quest": cat_quest,
    "kardashev": kardashev,
}


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for game, mark in MARKS.items():
        out[f"{game}/emblem.svg"] = Picture(100, 100)
        mark(out[f"{game}/emblem.svg"])
    return out
