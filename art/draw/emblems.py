"""One simple mark for each game."""

from __future__ import annotations

from collections.abc import Callable

from cat import Cat, draw_head
from hexes import hex_tile
from outfits import crown, paw_print
from palette import CREAM, HONEY, ROSE, WHITE
from sky import HEART, golden_star
from space import orbit, planet, rocket, sun
from svg import Picture, bands, curve, fade, soft


def _ears(pic: Picture, x: float, y: float, size: float, colours: tuple[str, str], lining: str) -> None:
    """Two ears to put on anything round."""
    with pic.at(x, y, size / 100):
        for side in (-1, 1):
            pic.path(soft([(side * 44, 6), (side * 40, -44), (side * 4, -18), (side * 20, 10)], [4, 12, 4, 4]), fade(*colours))
            pic.path(soft([(side * 36, -8), (side * 34, -30), (side * 16, -18)], 5), lining)


def nine_lives(pic: Picture) -> None:
    _ears(pic, 50, 36, 88, ("#ff9fb4", "#e0486f"), "#ffd0d8")
    with pic.at(50, 54, 0.86):
        pic.path(HEART, fade("#ff9fb4", "#c22353"))
        pic.stroke("M-27 -14Q-19 -5 -11 -14M11 -14Q19 -5 27 -14", WHITE, 6)
        pic.path(soft([(-6, -2), (6, -2), (0, 6)], 3), "#ffe0e4")
        pic.stroke("M-9 11Q-4.5 16 0 11Q4.5 16 9 11", WHITE, 4)


def space_kitties(pic: Picture) -> None:
    _ears(pic, 50, 34, 72, ("#c9b6ff", "#7a6ae0"), "#ffc2d4")
    planet(pic, "ringed", 50, 56, 29, "#8f7ff0")


def paw_of_duty(pic: Picture) -> None:
    shield = [(0, -44), (36, -34), (36, 2), (22, 30), (0, 44), (-22, 30), (-36, 2), (-36, -34)]
    with pic.at(50, 50):
        pic.path(soft(shield, 8), bands("#fff0b8", "#e9b04a", "#a8742a"))
        pic.path(soft([(x * 0.84, y * 0.86) for x, y in shield], 7), fade("#8fbf78", "#33603f"))
    paw_print(pic, 50, 48, 48, CREAM)


def cat_quest(pic: Picture) -> None:
    sun(pic, 30, 68, 15)
    with pic.at(30, 68, 1, -28):
        orbit(pic, 0, 0, 34, 20, "#d9d0ff", 0.9)
        orbit(pic, 0, 0, 62, 38, "#d9d0ff", 0.6)
    rocket(pic, 64, 38, 62, ROSE, 42)
    planet(pic, "cratered", 62, 78, 8, "#7fd4f5")


def kardashev(pic: Picture) -> None:
    hex_tile(pic, 50, 52, 44, "#8a3f9e")
    sun(pic, 50, 62, 20)
    with pic.at(50, 46, 0.56):
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
