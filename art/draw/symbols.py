"""Small coloured symbols: the five elements, the four kinds of tile, the three kinds of soldier kitty."""

from __future__ import annotations

from collections.abc import Callable

from palette import CREAM, WHITE, dark, light
from shape import polygon, star
from svg import Linear, Picture, curve, fade, ring, soft

Mark = Callable[[Picture], None]


def _tone(colour: str) -> Linear:
    return fade(light(colour, 0.35), dark(colour, 0.25))


def _metal(pic: Picture) -> None:
    pic.path(soft(polygon(0, 0, 44, 6), 9) + ring(0, 0, 17), _tone("#b4b8d8"), fill_rule="evenodd")
    pic.stroke("M-29 -10L-8 -31", WHITE, 6, opacity=0.6)


def _water(pic: Picture) -> None:
    pic.path("M0 -46C10 -24 34 -8 34 14A34 32 0 0 1 -34 14C-34 -8 -10 -24 0 -46Z", _tone("#5fb8f5"))
    pic.stroke("M-20 16A20 19 0 0 0 -4 33", WHITE, 7, opacity=0.65)


def _earth(pic: Picture) -> None:
    pic.path(soft([(-46, 36), (-14, -26), (10, 14), (22, -6), (46, 36)], 8), _tone("#8fb85a"))
    pic.path(soft([(-27, 0), (-14, -26), (1, -1), (-8, 6), (-15, -2), (-20, 6)], 3), CREAM)


def _fire(pic: Picture) -> None:
    pic.path(
        "M2 -46C12 -24 36 -12 34 16C33 36 18 44 0 44S-33 36 -34 14"
        "C-34 0 -24 -6 -20 -20C-12 -14 -8 -8 -8 0C0 -12 4 -28 2 -46Z",
        _tone("#ff8a4a"),
    )
    pic.path("M2 2C6 12 18 16 16 28C15 38 8 41 0 41S-15 38 -16 28C-16 18 -2 14 2 2Z", fade("#fff3b8", "#ffc04d"))


def _air(pic: Picture) -> None:
    breeze = "M-42 -14H10A15 15 0 1 0 -5 -29M-34 6H30A14 14 0 1 1 16 20M-42 26H-4A11 11 0 1 1 -15 37"
    pic.stroke(breeze, _tone("#c9d6ff"), 10)


def _food(pic: Picture) -> None:
    pic.path(soft([(18, 0), (46, -24), (40, 0), (46, 24)], [2, 6, 4, 6]), _tone("#ff8f6b"))
    pic.path(curve([(-44, 0), (-28, -20), (0, -24), (26, 0), (0, 24), (-28, 20)]), _tone("#ffab7a"))
    pic.circle(-26, -5, 5, "#5a2a3a")
    pic.stroke("M-10 -13Q-2 0 -10 13", WHITE, 5, opacity=0.6)


def _matter(pic: Picture) -> None:
    for x, y, height, turn in ((-18, 12, 34, -22), (19, 14, 30, 24), (0, 2, 46, 0)):
        with pic.at(x, y, 1, turn):
            half = height * 0.4
            pic.path(
                soft(
                    [(0, -height), (half, -height * 0.4), (half * 0.7, 30), (-half * 0.7, 30), (-half, -height * 0.4)],
                    5,
                ),
                _tone("#7fd0c8"),
            )
            pic.path(
                soft([(0, -height), (half, -height * 0.4), (half * 0.7, 30), (0, 30)], 4),
                dark("#4fa8b0", 0.3),
                opacity=0.4,
            )


def _energy(pic: Picture) -> None:
    pic.path(soft([(10, -46), (-32, 8), (-4, 8), (-12, 46), (32, -12), (4, -12)], 6), fade("#fff3b8", "#ffb02e"))


def _military(pic: Picture) -> None:
    pic.path(soft([(0, -44), (36, -32), (34, 8), (0, 44), (-34, 8), (-36, -32)], 10), _tone("#d95f78"))
    pic.path(soft(star(0, -4, 22, 10), 4), CREAM)


def _huntress(pic: Picture) -> None:
    for x in (-22, 0, 22):
        pic.path(curve([(x + 10, -40), (x + 4, -4), (x - 10, 40), (x - 8, -2)]), CREAM)


def _pilot(pic: Picture) -> None:
    for side in (-1, 1):
        feathers = [
            (side * 10, -12),
            (side * 48, -24),
            (side * 42, -6),
            (side * 34, 4),
            (side * 24, 14),
            (side * 10, 16),
        ]
        pic.path(soft(feathers, 5), CREAM)
    pic.path(soft(star(0, 0, 24, 11), 4), "#ffd36b")


def _tank(pic: Picture) -> None:
    pic.stroke("M4 -16L42 -24", CREAM, 9)
    pic.path("M-22 -6V-14Q-22 -26 -10 -26H8Q18 -26 20 -6Z", CREAM)
    pic.path(
        "M-34 0H34A15 15 0 0 1 34 30H-34A15 15 0 0 1 -34 0Z" + "".join(ring(x, 15, 6) for x in (-28, 0, 28)),
        CREAM,
        fill_rule="evenodd",
    )


SYMBOLS: dict[str, Mark] = {
    "metal": _metal,
    "water": _water,
    "earth": _earth,
    "fire": _fire,
    "air": _air,
    "food": _food,
    "matter": _matter,
    "energy": _energy,
    "military": _military,
}
UNITS: dict[str, Mark] = {"huntress": _huntress, "pilot": _pilot, "tank": _tank}


def symbol(pic: Picture, name: str, x: float, y: float, size: float) -> None:
    with pic.at(x, y, size / 100):
        SYMBOLS[name](pic)


def unit_badge(pic: Picture, name: str, x: float, y: float, size: float, colour: str) -> None:
    """A round badge `size` wide with the mark of a kind of kitty."""
    with pic.at(x, y, size / 100):
        pic.circle(0, 0, 50, fade("#fff3c4", "#e0a040"))
        pic.circle(0, 0, 42, fade(light(colour, 0.1), dark(colour, 0.5)))
    with pic.at(x, y, size / 145):
        UNITS[name](pic)
