"""The eight seats: a cat, a badge and a paw token each, in the seat's colour."""

from __future__ import annotations

from cat import Cat
from coat import Coat
from outfits import paw_print
from palette import SEATS, WHITE, dark, light, mix
from shape import polygon, star
from svg import Picture, fade, ring, soft, veil

BADGES = (
    ring(0, 0, 17),
    soft([(0, -19), (17, 0), (0, 19), (-17, 0)], 5),
    soft([(0, -18), (19, 15), (-19, 15)], 7),
    soft([(-16, -16), (16, -16), (16, 16), (-16, 16)], 6),
    soft(star(0, 1, 20, 10.5), 4),
    soft(polygon(0, 0, 18.5, 6, 30), 5),
    "M0 -19C5 -10 16 -3 16 5A16 14 0 0 1 -16 5C-16 -3 -5 -10 0 -19Z",
    soft(
        [
            (-7, -18),
            (7, -18),
            (7, -7),
            (18, -7),
            (18, 7),
            (7, 7),
            (7, 18),
            (-7, 18),
            (-7, 7),
            (-18, 7),
            (-18, -7),
            (-7, -7),
        ],
        4.5,
    ),
)


def _coat(seat: int, mark: str, iris: str) -> Coat:
    colour = SEATS[seat]
    return Coat(
        colour,
        mark,
        cream=light(colour, 0.85),
        second=light(colour, 0.75),
        iris=iris,
        ear=mix("#ff9fb0", light(colour, 0.4), 0.35),
    )


CATS = (
    Cat(_coat(0, "#c2375f", "#7fd98c"), "round", "wide", "tabby", ("bell",)),
    Cat(_coat(1, "#4b4fb8", "#ffd257"), "slim", "tall", "points", ("glasses",)),
    Cat(_coat(2, "#1f8573", "#ffb45e"), "wide", "small", "spots", ("bandana",)),
    Cat(_coat(3, "#c4741c", "#5fc9c0"), "fluffy", "tufted", "tiger", ("medal",)),
    Cat(_coat(4, "#c9562c", "#7fb8ff"), "round", "folded", "calico", ("flower",)),
    Cat(_coat(5, "#1f78b0", "#ffe07a"), "slim", "bat", "tuxedo", ("scarf",)),
    Cat(_coat(6, "#8a3fae", "#9af0d0"), "fluffy", "wide", "marble", ("bow",)),
    Cat(_coat(7, "#64861c", "#ff9f7a"), "wide", "tall", "patch", ("beret",)),
)


def badge_mark(pic: Picture, seat: int, x: float, y: float, size: float) -> None:
    with pic.at(x, y, size / 40):
        pic.path(BADGES[seat], fade(light(SEATS[seat], 0.3), mix(SEATS[seat], dark(SEATS[seat], 0.4), 0.35)))


def _badge(seat: int) -> Picture:
    pic = Picture(40, 40)
    badge_mark(pic, seat, 20, 20, 40)
    with pic.at(20, 19.4, 0.72):
        pic.path(BADGES[seat], veil(WHITE, 0.55, 0))
    return pic


def _token(seat: int) -> Picture:
    """A round counter with a paw on it."""
    pic, colour = Picture(60, 60), SEATS[seat]
    pic.circle(30, 31.5, 27, dark(colour, 0.5))
    pic.circle(30, 29, 27, fade(light(colour, 0.35), dark(colour, 0.15)))
    pic.circle(30, 29, 21.5, fade(mix(colour, dark(colour), 0.35), light(colour, 0.1)))
    paw_print(pic, 30, 26.5, 31, light(colour, 0.75))
    return pic


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for seat in range(8):
        out[f"seats/badge-{seat}.svg"] = _badge(seat)
        out[f"tokens/paw-{seat}.svg"] = _token(seat)
    return out
