"""The nine scenes of Nine Lives: what is seen through the card's window, and who is in front of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cat import Cat, draw_head
from palette import CREAM, dark, light, mix
from poses import arched, curled, holding_on, pouncing, racing, reaching, sitting
from props import (
    box_back,
    box_front,
    cushion,
    dust,
    mirror_frame,
    mirror_glass,
    mug,
    plant,
    shelf,
    speed_lines,
    splash,
    yarn,
)
from sky import cloud, crescent, firefly, golden_star, hill, letters_z, moon, rays
from space import planet
from suits import Suit, suit_symbol
from svg import Picture, curve, halo, line

Backdrop = Callable[[Picture, Suit], None]
Player = Callable[[Picture, Suit, Cat], None]


def _land(pic: Picture, suit: Suit, high: float = 250) -> None:
    """Two rows of hills with the suit's trees."""
    far, near = mix(suit.hills[1], suit.night[3], 0.25), suit.hills[0]
    hill(
        pic,
        [(10, high + 4), (60, high - 16), (120, high + 2), (190, high - 20), (240, high - 4)],
        320,
        suit.hills[1],
        far,
    )
    for x, h in ((40, 46), (70, 32), (184, 50), (214, 36)):
        suit.tree(pic, x, high + (4 if x < 100 else -2), h, mix(suit.hills[1], suit.hills[0], 0.3))
    hill(pic, [(10, high + 24), (80, high + 10), (150, high + 24), (240, high + 6)], 320, dark(near, 0.25), near)


def _pounce_back(pic: Picture, suit: Suit) -> None:
    moon(pic, 170, 158, 44, *suit.moon)
    _land(pic, suit)


def _pounce(pic: Picture, suit: Suit, cat: Cat) -> None:
    with pic.at(140, 210, 0.98):
        pouncing(pic, cat)
    firefly(pic, 214, 236, 4)
    firefly(pic, 42, 262, 3)


def _catnap_back(pic: Picture, suit: Suit) -> None:
    for x, y, r in ((50, 176, 10), (188, 150, 9), (216, 196, 7)):
        pic.stroke(line((x, y - r), (x, 84)), CREAM, 1.3, opacity=0.6)
        golden_star(pic, x, y, r)
    pic.circle(125, 206, 96, halo(suit.moon[0], 0.4))
    cloud(pic, 62, 282, 100, light(suit.night[3], 0.4), 0.9)
    cloud(pic, 194, 284, 90, light(suit.night[3], 0.4), 0.8)


def _catnap(pic: Picture, suit: Suit, cat: Cat) -> None:
    crescent(pic, 125, 178, 98, -3, *suit.moon)
    with pic.at(100, 212, 0.96, -2):
        curled(pic, replace(cat, outfit=("nightcap",)))
    letters_z(pic, 138, 156, 12, CREAM)


def _hairball_back(pic: Picture, suit: Suit) -> None:
    planet(pic, "ringed", 192, 158, 20, suit.accent[1])
    _land(pic, suit)


def _hairball(pic: Picture, suit: Suit, cat: Cat) -> None:
    wool, other = suit.accent
    with pic.at(128, 182, 1.12):
        sitting(pic, cat, "queasy")
    pic.stroke(
        curve(
            [(62, 274), (84, 238), (122, 250), (164, 240), (170, 222), (130, 226), (92, 240), (98, 262), (190, 272)],
            closed=False,
        ),
        wool,
        5,
    )
    yarn(pic, 56, 262, 31, wool)
    yarn(pic, 190, 272, 21, other)


def _zoomies_back(pic: Picture, suit: Suit) -> None:
    moon(pic, 74, 160, 24, *suit.moon)
    _land(pic, suit, 246)


def _zoomies(pic: Picture, suit: Suit, cat: Cat) -> None:
    speed_lines(pic, 22, 200, 44)
    dust(pic, 66, 276, 24)
    dust(pic, 122, 280, 18)
    with pic.at(134, 202, 0.9):
        racing(pic, replace(cat, outfit=("goggles",)))


def _knock_back(pic: Picture, suit: Suit) -> None:
    moon(pic, 186, 150, 24, *suit.moon)
    _land(pic, suit, 262)


def _knock(pic: Picture, suit: Suit, cat: Cat) -> None:
    plant(pic, 38, 254, 46)
    with pic.at(114, 178, 1.03):
        reaching(pic, cat)
    shelf(pic, 20, 190, 252)
    mug(pic, 212, 224, 48, suit.accent[0], 34)
    splash(pic, 214, 186, 22)


def _copycat_back(pic: Picture, suit: Suit) -> None:
    _land(pic, suit, 236)


def _copycat(pic: Picture, suit: Suit, cat: Cat) -> None:
    mirror_glass(pic, 176, 204, 52, 96)
    cat = replace(cat, outfit=(suit.charm,))
    with pic.at(180, 194, 0.8, 0, flip=True):
        sitting(pic, cat, "playful", wave=True)
    mirror_frame(pic, 176, 204, 52, 96)
    with pic.at(68, 200, 0.86):
        sitting(pic, cat, "playful", wave=True)


def _box_back(pic: Picture, suit: Suit) -> None:
    moon(pic, 56, 184, 20, *suit.moon)
    planet(pic, "banded", 204, 170, 17, suit.accent[0])
    _land(pic, suit)


def _box(pic: Picture, suit: Suit, cat: Cat) -> None:
    box_back(pic, 125, 224, 148)
    with pic.at(125, 186, 1.17):
        draw_head(pic, cat, "curious")
    box_front(pic, 125, 222, 148, 84)
    with pic.at(125, 186, 1.17):
        holding_on(pic, cat)
    suit_symbol(pic, suit, 125, 260, 32)


def _hiss_back(pic: Picture, suit: Suit) -> None:
    moon(pic, 146, 176, 66, *suit.moon)
    _land(pic, suit, 268)


def _hiss(pic: Picture, suit: Suit, cat: Cat) -> None:
    with pic.at(116, 198, 0.98):
        arched(pic, cat)


def _nap_back(pic: Picture, suit: Suit) -> None:
    rays(pic, 125, 170, 160, 14, suit.moon[0])
    moon(pic, 125, 164, 66, *suit.moon)
    _land(pic, suit, 262)


def _nap(pic: Picture, suit: Suit, cat: Cat) -> None:
    cushion(pic, 125, 246, 188, suit.accent[0])
    with pic.at(125, 163, 0.88):
        sitting(pic, replace(cat, outfit=("crown", "medal")), "serene")


SCENES: tuple[tuple[Backdrop, Player], ...] = (
    (_pounce_back, _pounce),
    (_catnap_back, _catnap),
    (_hairball_back, _hairball),
    (_zoomies_back, _zoomies),
    (_knock_back, _knock),
    (_copycat_back, _copycat),
    (_box_back, _box),
    (_hiss_back, _hiss),
    (_nap_back, _nap),
)
