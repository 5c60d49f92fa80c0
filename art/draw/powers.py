"""The small marks of the nine powers, in one light colour."""

from __future__ import annotations

from outfits import paw_print
from palette import CREAM
from shape import clip, oval, ribbon, star
from sky import letters_z
from svg import Picture, box, ring, soft, trace

CAT_FACE = "M-38 -40Q-38 -48 -31 -44L-14 -31Q0 -35 14 -31L31 -44Q38 -48 38 -40V-6Q42 34 0 36Q-42 34 -38 -6Z"


def power_mark(pic: Picture, number: int, x: float, y: float, size: float) -> None:
    with pic.at(x, y, size / 100):
        _MARKS[number - 1](pic)


def _pounce(pic: Picture) -> None:
    paw_print(pic, 10, 14, 78, CREAM, 12)
    for x, y in ((-40, -4), (-30, -26), (-10, -42)):
        pic.stroke(f"M{x} {y}L{x * 0.8 - 4:.2f} {y * 0.8 - 6:.2f}", CREAM, 7)


def _catnap(pic: Picture) -> None:
    letters_z(pic, -26, 26, 24, CREAM)


def _hairball(pic: Picture) -> None:
    ball = oval(-4, -4, 38)
    threads = ([(-50, 14), (-20, -14), (30, -34)], [(-40, 34), (-4, 2), (44, -14)], [(-20, 46), (10, 20), (48, 6)])
    gaps = "".join(trace(clip(ribbon(t, [7, 7], cap=False), oval(-4, -4, 37.4))) for t in threads)
    pic.path(trace(ball) + gaps, CREAM, fill_rule="evenodd")
    pic.stroke("M16 30Q30 46 46 36", CREAM, 8)


def _zoomies(pic: Picture) -> None:
    pic.path(soft([(10, -46), (44, -46), (24, -12), (44, -12), (-4, 46), (6, 4), (-12, 4)], 5), CREAM)
    for y, x in ((-26, -14), (-2, -28), (22, -16)):
        pic.stroke(f"M{x - 18} {y}H{x}", CREAM, 8)


def _knock(pic: Picture) -> None:
    with pic.at(8, -6, 1, 32):
        pic.path(box(-26, -28, 44, 52, 9), CREAM)
        pic.path("M16 -16H24A16 16 0 0 1 24 16H16V7H24A7 7 0 0 0 24 -7H16Z", CREAM)
    pic.stroke("M-46 42H2", CREAM, 9)
    for x, y in ((-34, -36), (-42, -16), (-12, -46)):
        pic.circle(x, y, 5, CREAM)


def _copycat(pic: Picture) -> None:
    eyes = ring(-14, 0, 6) + ring(14, 0, 6)
    with pic.at(-20, -14, 0.66):
        pic.path(CAT_FACE, CREAM, opacity=0.6)
    with pic.at(18, 14, 0.82):
        pic.path(CAT_FACE + eyes, CREAM, fill_rule="evenodd")


def _big_box(pic: Picture) -> None:
    pic.path("M-16 -8V-34Q-16 -42 -9 -37L-1 -30Q4 -31 9 -30L17 -37Q24 -42 24 -34V-8Z", CREAM)
    pic.path(soft([(-36, -2), (36, -2), (36, 42), (-36, 42)], 6), CREAM)
    pic.stroke("M-36 -2L-46 12M36 -2L46 12", CREAM, 9)


def _hiss(pic: Picture) -> None:
    slits = soft([(-26, -14), (-4, -2), (-22, 6)], 3) + soft([(26, -14), (4, -2), (22, 6)], 3)
    mouth = "M-15 14H15L11 29L7 20L3 24H-3L-7 20L-11 29Z"
    with pic.at(0, 4, 1.12):
        pic.path(CAT_FACE + slits + mouth, CREAM, fill_rule="evenodd")


def _nap(pic: Picture) -> None:
    pic.path("M10 -44A45 45 0 1 0 44 16A37 37 0 0 1 10 -44Z", CREAM)
    pic.path(soft(star(26, -16, 13, 6), 2.5), CREAM)


_MARKS = (_pounce, _catnap, _hairball, _zoomies, _knock, _copycat, _big_box, _hiss, _nap)
