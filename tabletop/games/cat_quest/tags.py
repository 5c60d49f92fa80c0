"""Where the tags of homes stand round their planets. Imports the board, the model and the sky."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.cat_quest import model
from tabletop.games.cat_quest.board import HOMES, distance
from tabletop.games.cat_quest.painter import short_name
from tabletop.games.cat_quest.sky import HULL, Spots
from tabletop.ui.layout import Box

TAG = 36.0
"""How high a tag is."""
LIGHT = 60.0
"""How bad it is to lie on a lit space; with the price on it, much worse."""
ROUND_ABOUT = (
    (1.0, 0.0), (1.0, -0.5), (1.0, 0.5), (0.7, -1.0), (0.7, 1.0), (0.3, -1.0), (0.3, 1.0), (0.0, -1.0), (0.0, 1.0),
    (-0.3, -1.0), (-0.3, 1.0), (-0.7, -1.0), (-0.7, 1.0), (-1.0, -0.5), (-1.0, 0.5), (-1.0, 0.0),
)  # fmt: skip
"""Where a tag may stand from its planet, in the directions outwards and down."""


class Tag(NamedTuple):
    """Where the words of a home stand."""

    home: int
    price: int
    """What the way there costs; NOBODY if it cannot be reached, or need not be."""
    x: float
    y: float
    width: float
    height: float


@lru_cache(maxsize=64)
def placed_tags(
    spots: Spots, planets: tuple[int, ...], ships: tuple[int, ...], turn: int, reach: tuple[int, ...]
) -> tuple[Tag, ...]:
    """A tag beside every home, on its outer side if there is room: over no hull, planet, ship or other tag."""
    scale, disc = spots.scale, spots.disc
    taken = [_grown(spots.home(home, space), -0.1) for home, space in enumerate(planets)]
    taken += [(x + HULL[0] / 2, y + HULL[1] / 2, *HULL) for x, y in spots.corners(4)[:3]]
    for place in range(model.ROW):
        x, y, _lean = spots.dog_at(place, model.ROW)
        taken.append((x, y + 8, spots.dog * 0.8, spots.dog))
    taken += [(x, y, *spots.ship(seat == turn)) for seat, (x, y) in enumerate(spots.ships(planets, ships))]
    taken.append((disc.x, disc.y + disc.ry * 0.58, 70 * scale, disc.ry * 0.8))  # the names of the orbits
    lights = [disc.space(space) for space in reach if space not in planets]
    tags: list[Tag] = []
    start = ships[turn]
    for home in sorted(range(HOMES), key=lambda one: (planets[one] not in reach, disc.space(planets[one])[1])):
        space = planets[home]
        priced = space in reach and space != start
        letters = (len(short_name(home)) * 7.5 + 6) * scale
        size = (letters + 1.9 * TAG * scale, TAG * scale) if priced else (letters + 18, 26 * scale)
        best = _beside(spots, spots.home(home, space), size, taken, lights)
        tags.append(Tag(home, distance(start, space) if priced else model.NOBODY, *best, *size))
        taken.append((*best, *size))
    return tuple(tags)


def _beside(
    spots: Spots, planet: Box, size: tuple[float, float], taken: Sequence[Box], lights: Iterable[tuple[float, float]]
) -> tuple[float, float]:
    """The best place for a tag round a planet: free, near, on the outer side, over as few lit spaces as can be."""
    x, y, wide, high = planet
    beside, over = (wide + size[0]) / 2, (high + size[1]) / 2
    outer = 1 if x >= spots.disc.x else -1
    reach = 1.55 * beside + size[0] / 2 + 4, 1.55 * over + size[1] / 2
    near = [other for other in taken if _shared(other, (x, y, 2 * reach[0], 2 * reach[1]))]
    lit = [(px, py) for px, py in lights if abs(px - x) < reach[0] and abs(py - y) < reach[1]]
    best, least = (x, y), float("inf")
    for away in (1.0, 1.12, 1.25, 1.4, 1.55):
        for across, down in ROUND_ABOUT:
            box = (x + outer * across * beside * away, y + down * over * away, *size)
            out = max(0.0, spots.left + 6 - box[0] + size[0] / 2, box[0] + size[0] / 2 - spots.right + 4)
            cost = 14 * (1 - across) + 60 * (away - 1) + 300 * out
            cost += 300 * max(0.0, box[1] + size[1] / 2 - spots.desk + 2)
            if cost < least:
                cost += 5 * sum(_shared(box, other) for other in near)
            if cost >= least:
                continue
            edge, high_edge = size[0] / 2 + 4, size[1] * 0.42 + 3
            for px, py in lit:
                if abs(px - box[0]) < edge and abs(py - box[1]) < high_edge:
                    cost += 6 * LIGHT if px - box[0] > edge - size[1] else LIGHT
            if cost < least:
                best, least = (box[0], box[1]), cost
    return best


def _grown(box: Box, share: float) -> Box:
    x, y, wide, high = box
    return x, y, wide * (1 + share), high * (1 + share)


def _shared(one: Box, other: Box) -> float:
    """How much of two boxes, each told by its middle and size, lies on each other."""
    across = (one[2] + other[2]) / 2 - abs(one[0] - other[0])
    down = (one[3] + other[3]) / 2 - abs(one[1] - other[1])
    return across * down if across > 0 and down > 0 else 0.0
