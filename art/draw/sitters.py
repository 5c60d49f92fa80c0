"""Whoever sits at the table of Nine Lives, below the head: a body on the chair and paws that hold cards."""

from __future__ import annotations

import characters
from body import belly, chin_shadow, paw
from cat import Cat
from coat import body_marks
from seats import CATS
from shape import smooth
from svg import Picture, trace

SITTERS = {f"cat-{seat}": CATS[seat] for seat in range(6)} | characters.CATS
"""Everybody who can sit at the table, by the name of their face."""


def on_chair(cat: Cat) -> Picture:
    """The body of whoever sits on a chair, as large as that."""
    pic = Picture(240, 300)
    with pic.at(120, 110, 1.2):
        body(pic, cat)
    return pic


def body(pic: Picture, cat: Cat, drop: float = 150) -> None:
    """What is under a head and shoulders, further down than those show it."""
    worn = cat.dressed()
    half = [(0, 12), (26, 22), (44, 44), (50, 70), (54, 110), (52, drop), (0, drop)]
    outline = smooth([*half, *((-x, y) for x, y in half[-2:0:-1])], steps=6)
    pic.path(trace(outline), worn.coat.sheen)
    body_marks(pic, worn.coat, worn.pattern, outline)
    belly(pic, worn, outline, 0, 84, 23, 66)
    chin_shadow(pic, worn, outline)


def holding_paws(cat: Cat) -> Picture:
    """Two paws on the table that hold something between them."""
    pic = Picture(160, 60)
    for side in (-1, 1):
        paw(pic, cat.dressed(), 80 + side * 40, 30, 19, 15, side * 8)
    return pic


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for name, cat in SITTERS.items():
        out |= {f"nine-lives/body-{name}.svg": on_chair(cat), f"nine-lives/paws-{name}.svg": holding_paws(cat)}
    return out
