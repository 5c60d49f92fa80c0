"""The parts of a cat below the head: tails, legs, paws, and a shadow under the chin."""

from __future__ import annotations

from collections.abc import Sequence

from cat import Cat
from coat import STRIPED
from palette import light, mix
from shape import Point, Points, clip, oval, ribbon, smooth
from svg import Linear, Picture, curve, fade, line, trace


def tail(pic: Picture, cat: Cat, spine: Sequence[Point], width: float = 15) -> None:
    """A tail from the body to its tip, with rings or a coloured end as the pattern wants."""
    coat = cat.coat
    w = width * {"fluffy": 1.3, "wide": 1.15}.get(cat.head, 1)
    line_ = smooth(spine, closed=False, steps=6)
    n = len(line_)

    def piece(start: float, end: float, cap: bool) -> str:
        return trace(ribbon(line_[int(n * start) : int(n * end) + 1], [w, w], steps=1, cap=cap))

    pic.path(piece(0, 1, True), coat.sheen)
    if cat.pattern in STRIPED:
        for k in (0.22, 0.42, 0.62):
            pic.path(piece(k, k + 0.1, False), coat.mark)
    if cat.pattern in ("tuxedo", "star"):
        pic.path(piece(0.78, 1, True), coat.cream)
    elif cat.pattern != "plain":
        pic.path(piece(0.8, 1, True), coat.mark)


def leg(pic: Picture, cat: Cat, spine: Sequence[Point], width: float = 20, back: bool = False) -> None:
    """A leg; those further `back` are in the shade. The pattern may give it socks."""
    coat = cat.coat
    pic.path(trace(ribbon(spine, [width * 1.15, width])), coat.shade if back else coat.sheen)
    if cat.pattern in STRIPED and not back:
        (ax, ay), (bx, by) = spine[-2], spine[-1]
        for k in (0.35, 0.6):
            x, y = ax + (bx - ax) * k, ay + (by - ay) * k
            dx, dy = (bx - ax) * 0.06, (by - ay) * 0.06
            pic.path(
                trace(ribbon([(x - dx, y - dy), (x + dx, y + dy)], [width * 0.98] * 2, steps=1, cap=False)),
                coat.mark,
                opacity=0.55,
            )


def paw(
    pic: Picture, cat: Cat, x: float, y: float, rx: float = 13, ry: float = 9, turn: float = 0, back: bool = False
) -> None:
    """A paw seen from the front, with its toes."""
    with pic.at(x, y, 1, turn):
        pic.ellipse(0, 0, rx, ry, paw_paint(cat, back))
        toes = "".join(line((rx * dx, ry * 0.15), (rx * dx, ry * 0.72)) for dx in (-0.32, 0.32))
        pic.stroke(toes, mix(cat.coat.mark, cat.coat.ink, 0.3), 1.7, opacity=0.6)


def beans(pic: Picture, cat: Cat, x: float, y: float, r: float = 15, turn: float = 0) -> None:
    """A paw shown from below, toe beans and all."""
    with pic.at(x, y, r / 15, turn):
        pic.path(
            curve([(0, -15), (12, -12), (15, 2), (10, 13), (0, 15), (-10, 13), (-15, 2), (-12, -12)]), paw_paint(cat)
        )
        pad = fade(light(cat.coat.nose, 0.2), cat.coat.nose)
        pic.path(curve([(0, 0), (6, 4), (6, 9), (0, 8.5), (-6, 9), (-6, 4)]), pad)
        for dx, dy in ((-8.5, -2), (-3.4, -7.5), (3.4, -7.5), (8.5, -2)):
            pic.ellipse(dx, dy, 2.5, 3.2, pad)


def paw_paint(cat: Cat, back: bool = False) -> Linear:
    coat = cat.coat
    if cat.socks or cat.pattern in ("tuxedo", "star", "calico"):
        return fade(light(coat.cream, 0.3), mix(coat.cream, coat.fur, 0.3 if not back else 0.5))
    if cat.pattern in ("points", "hood"):
        return fade(mix(coat.mark, coat.fur, 0.3), coat.mark)
    return coat.shade if back else fade(light(coat.fur, 0.28), mix(coat.fur, coat.mark, 0.18))


def chin_shadow(pic: Picture, cat: Cat, outline: Points, y: float = 36, x: float = 0, rx: float = 40) -> None:
    pic.path(trace(clip(oval(x, y, rx, 15), outline)), cat.coat.mark, opacity=0.35)


def belly(pic: Picture, cat: Cat, outline: Points, x: float, y: float, rx: float, ry: float, turn: float = 0) -> None:
    coat = cat.coat
    pic.path(
        trace(clip(oval(x, y, rx, ry, turn), outline)), fade(light(coat.cream, 0.2), mix(coat.cream, coat.fur, 0.3))
    )
