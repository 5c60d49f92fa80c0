"""Placement of tags and names round planets, and of lights that would be covered."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tabletop.games.cat_quest.rules import content
from tabletop.games.cat_quest.rules.board import after, distance
from tabletop.games.cat_quest.rules.content import HOMES, PLUTO, SUN
from tabletop.games.cat_quest.table.measures import Measures, Point
from tabletop.games.cat_quest.table.paint.place import LETTERS
from tabletop.games.cat_quest.voice.words import short_name
from tabletop.kernel.events import NOBODY
from tabletop.ui.stage.layout import Box
from tabletop.ui.stage.placement import shared

TAG, SMALL_TAG, NAME = 34.0, 27.0, 24.0
"""Heights of a tag with a cat, a tag without, and a plain name."""
CROWDED, WORLD = 20.0, 5.0
"""Overlap penalty per unit: on text and ships, on a planet's edge."""
FAR, WRONG, CROSSED, LIGHT = 300.0, 200.0, 120.0, 90.0
"""Penalties: far from its planet, nearer to another one, a string across another one, a lit space covered."""
_QUARTER = ((1.0, 0.5), (0.8, 0.8), (0.5, 1.0), (0.2, 1.0))
_OUTER = [(across, down * side) for across, down in _QUARTER for side in (-1, 1)]
_INNER = [(-across, down * side) for across, down in reversed(_QUARTER) for side in (-1, 1)]
ROUND_ABOUT = ((1.0, 0.0), *_OUTER, (0.0, -1.0), (0.0, 1.0), *_INNER, (-1.0, 0.0))
"""Candidate directions of a tag from its planet: outwards, down."""
CLOSE, LEAST = 1.25, 5
"""Largest scale of orbit names at which they fit below each other, and fewest of them worth showing."""
COLUMNS = (0.0, 36.0, -36.0, 62.0, -62.0, 84.0, -84.0)
"""Candidate x offsets of the list of orbit names from the Sun."""
TWICE = 0.6
"""An orbit is not named within its planet's box enlarged by this."""
AWAY = (1.0, 1.12, 1.25, 1.4, 1.6, 1.85, 2.2, 2.6, 3.1)
"""Candidate distances, 1 is where it touches the planet."""
ASIDE = tuple(
    (along * side, out)
    for out in (0.0, 0.016, -0.016, 0.032, -0.032, 0.048, -0.048)
    for along in (0.0, 0.25, 0.36, 0.47, 0.58, 0.7, 0.82)
    for side in (1, -1)
)
"""Candidate shifts of a covered light: along its orbit in spaces, outwards in radii."""
Spaces = tuple[int, ...]
Points = Sequence[Point]
Boxes = Sequence[Box]
Place = tuple[int, float, float]
"""A space or an orbit, and where it is."""


class Tag(NamedTuple):
    """Position of a home's tag or name."""

    home: int
    price: int
    """Price of the flight there; NOBODY if out of reach or already there."""
    x: float
    y: float
    width: float
    height: float
    tied: bool
    """Whether a string ties it to its planet."""

    @property
    def box(self) -> Box:
        return self.x, self.y, self.width, self.height

    @property
    def seen(self) -> bool:
        """The Sun is shown only with a price."""
        return self.price != NOBODY or self.home != SUN


class Sky(NamedTuple):
    """Positions that depend on each other."""

    tags: tuple[Tag, ...]
    peeping: tuple[Place, ...]
    """Covered lit spaces, and where their light is drawn instead."""
    hidden: Spaces
    """Covered lit spaces without room: reached by keys only."""
    orbits: tuple[Place, ...]
    """Position of each orbit's name."""


@lru_cache(maxsize=64)
def arranged(spots: Measures, planets: Spaces, ships: Spaces, turn: int, reach: Spaces, waiting: int) -> Sky:
    """Place a tag beside every home, off ships, planets and other tags; `waiting`: homes with a cat to get.

    One after the other, each where it costs least: homes in reach first, those with a cat to get before others.
    """
    disc, start, homes = spots.disc, ships[turn], spots.homes(planets)
    rings = [(*disc.space(after(space)), 30 * spots.scale, 22 * spots.scale) for space in planets[1:]]
    flyers = [(x, y, *spots.ship(seat == turn)) for seat, (x, y) in enumerate(spots.ships(planets, ships))]
    taken = [*_fixed(spots, rings), *flyers]
    lights = {space: disc.space(space) for space in reach if space not in planets and space != start}

    def order(home: int) -> tuple[bool, bool, float]:
        return planets[home] not in reach, not waiting >> home & 1, disc.space(planets[home])[1]

    placed = list[Tag]()
    for home in sorted(range(HOMES), key=order):
        priced = planets[home] in reach and planets[home] != start
        size = _sized(home, priced, bool(waiting >> home & 1), spots)
        others = [box for other, box in enumerate(homes) if other != home]
        best = _beside(spots, homes[home], size, taken, tuple(lights.values()), others)
        tag = Tag(home, distance(start, planets[home]) if priced else NOBODY, *best, *size, True)
        placed.append(tag)
        if tag.seen:
            taken.append(tag.box)
    _unravel(placed, homes)
    tags = tuple(tag._replace(tied=tag.price != NOBODY or _loose(tag, homes)) for tag in placed)
    peeping, hidden = _peeping(spots, lights, [grown(box, -0.24) for box in homes], tags)
    filled = [*homes, *flyers, *rings, *(tag.box for tag in tags)]
    return Sky(tags, peeping, hidden, _orbits(spots, homes, filled))


def _fixed(spots: Measures, rings: Boxes) -> list[Box]:
    """What tags keep off, whoever is where: rivals' ships, Dogs, heading and clock, rings, the names of the orbits."""
    taken = spots.hulls()
    for place in range(content.ROW):
        x, y, _lean = spots.dog_at(place, content.ROW)
        taken.append((x, y + 8, spots.dog * 0.8, spots.dog))
    for left, top, right, low in (spots.title, spots.clock) if spots.folded else ():
        taken.append(((left + right) / 2, (top + low) / 2, right - left, low - top))
    taken += [grown(ring, -0.3) for ring in rings]
    if not spots.brief:
        top, bottom = spots.disc.engraved(1)[1], spots.disc.engraved(PLUTO)[1]
        taken.append((spots.disc.x, (top + bottom) / 2, 56 * spots.scale, bottom - top + 10))
    return taken


def _sized(home: int, priced: bool, waits: bool, spots: Measures) -> Point:
    """Size of a tag or a plain name."""
    grow, name = spots.grow, short_name(home, spots.brief)
    if spots.brief:  # as little as can be round the letters
        letters = (14.0 if priced else 12.5) * grow
        high, wide = letters / LETTERS, len(name) * letters * 0.64
        return wide + (high * (1.38 if waits else 1.7) if priced else 20), high
    high, wide = (TAG if waits else SMALL_TAG) * grow if priced else NAME * grow, len(name) * 8.0 * grow + 8
    return wide + (1.9 * high if priced else 10), high


def _unravel(tags: list[Tag], homes: Boxes) -> None:
    """Swap two tags if that shortens their strings and both fit."""
    for one, other in combinations(range(len(tags)), 2):
        mine, theirs = tags[one], tags[other]
        unlike = (mine.price == NOBODY) != (theirs.price == NOBODY)
        if SUN in (mine.home, theirs.home) or unlike or abs(mine.width - theirs.width) > 24:
            continue
        swapped = mine._replace(x=theirs.x, y=theirs.y), theirs._replace(x=mine.x, y=mine.y)
        rest = [tag.box for place, tag in enumerate(tags) if place not in (one, other) and tag.home != SUN]
        room = not any(shared(tag.box, *rest) for tag in swapped)
        if room and _strings(swapped, homes) < _strings((mine, theirs), homes) - 4:
            tags[one], tags[other] = swapped


def _strings(tags: Iterable[Tag], homes: Boxes) -> float:
    """Total distance of tags from their planets."""
    return sum(math.dist((tag.x, tag.y), homes[tag.home][:2]) for tag in tags)


def _loose(tag: Tag, homes: Boxes) -> bool:
    """Whether a tag could be taken for another planet's."""
    others = [box for home, box in enumerate(homes) if home != tag.home]
    return _gap(tag.box, homes[tag.home]) > 12 or _astray(tag.box, homes[tag.home], others)


def _beside(spots: Measures, planet: Box, size: Point, taken: Boxes, lights: Points, others: Boxes) -> Point:
    """The candidate position round a planet with the least cost."""
    x, y, wide, high = planet
    beside, over = (wide * 0.9 + size[0]) / 2, (high * 0.92 + size[1]) / 2
    outer = 1 if x >= spots.disc.x else -1
    reach = AWAY[-1] * beside + size[0] / 2 + 4, AWAY[-1] * over + size[1] / 2
    around = (x, y, 2 * reach[0], 2 * reach[1])
    near = [other for other in taken if shared(other, around)]
    worlds = [world for world in (grown(other, -0.1) for other in others) if shared(world, around)]
    lit = [(px, py) for px, py in lights if abs(px - x) < reach[0] and abs(py - y) < reach[1]]
    edge, high_edge = size[0] / 2 + 4 * spots.scale, size[1] * 0.42 + 4 * spots.scale
    best, least = (x, y), float("inf")
    for away in AWAY:
        for across, down in ROUND_ABOUT:
            box = (x + outer * across * beside * away, y + down * over * away, *size)
            out = max(0.0, spots.left + 6 - box[0] + size[0] / 2, box[0] + size[0] / 2 - spots.end + 4)
            low = max(0.0, box[1] + size[1] / 2 - spots.desk + 2, 4 - box[1] + size[1] / 2)
            cost = 14 * (1 - across) + 90 * (away - 1) + FAR * max(0.0, away - AWAY[5]) + 300 * out + 300 * low
            if cost < least:
                cost += CROWDED * shared(box, *near)
                cost += WORLD * shared(box, *worlds)
            if cost < least:
                cost += LIGHT * sum(abs(px - box[0]) < edge and abs(py - box[1]) < high_edge for px, py in lit)
            if cost < least:
                crossed = sum(_behind(box, planet, one) for one in worlds)
                cost += WRONG * _astray(box, planet, others) + CROSSED * crossed
            if cost < least:
                best, least = (box[0], box[1]), cost
    return best


def _peeping(
    spots: Measures, lights: dict[int, Point], discs: Boxes, tags: Iterable[Tag]
) -> tuple[tuple[Place, ...], Spaces]:
    """Covered lit spaces with a visible position, and those without one."""
    boxes = [(tag.x, tag.y, tag.width, tag.height * 0.88) for tag in tags if tag.price != NOBODY]
    bead = 8.0 * spots.scale

    def hidden(x: float, y: float, more: float = 0.0) -> bool:
        for left, top, wide, high in discs:
            if ((x - left) / (wide / 2 + more)) ** 2 + ((y - top) / (high / 2 + more)) ** 2 < 1:
                return True
        near = (abs(x - left) < wide / 2 + more and abs(y - top) < high / 2 + more for left, top, wide, high in boxes)
        return any(near)

    found, seen = [], {space: place for space, place in lights.items() if not hidden(*place)}
    for space in sorted(set(lights) - set(seen)):
        for along, out in ASIDE:
            x, y = spots.disc.space(space, along, out)
            if hidden(x, y, bead * 0.6) or any(abs(x - px) + abs(y - py) < 1.6 * bead for px, py in seen.values()):
                continue
            seen[space] = (x, y)
            found.append((space, x, y))
            break
    return tuple(found), tuple(sorted(set(lights) - set(seen)))


def engraving(spots: Measures) -> float:
    """Scale of the orbit names."""
    return spots.scale * min(max(0.94, spots.text), CLOSE)


def _orbits(spots: Measures, homes: Boxes, filled: Boxes) -> tuple[Place, ...]:
    """Positions of the orbit names: the column where most of them fit; none with large text."""
    if spots.brief:
        return ()
    large, best = engraving(spots), list[Place]()
    for aside in COLUMNS:
        places = []
        for orbit in range(1, PLUTO + 1):
            at = spots.disc.engraved(orbit, aside * spots.scale)
            box = (*at, len(short_name(orbit)) * 7.2 * large, 11 * large)
            twice = shared(box, grown(homes[orbit], TWICE))  # its planet stands there, and says the same
            if not twice and not any(shared(box, other) > 4 for other in filled):
                places.append((orbit, *at))
        best = places if len(places) > len(best) else best
    return tuple(best) if len(best) >= LEAST else ()


def grown(box: Box, share: float) -> Box:
    """A box enlarged round its centre by a share."""
    x, y, wide, high = box
    return x, y, wide * (1 + share), high * (1 + share)


def _astray(tag: Box, planet: Box, others: Iterable[Box]) -> bool:
    """Whether another planet is as near to a tag as its own."""
    gap, away = _gap(tag, planet) + 4, math.dist(tag[:2], planet[:2])
    return any(_gap(tag, other) < gap or math.dist(tag[:2], other[:2]) < away for other in others)


def _behind(tag: Box, planet: Box, other: Box) -> bool:
    """Whether the string from a planet to its tag crosses another planet."""
    along = tag[0] - planet[0], tag[1] - planet[1]
    away = other[0] - planet[0], other[1] - planet[1]
    part = (along[0] * away[0] + along[1] * away[1]) / max(1.0, along[0] ** 2 + along[1] ** 2)
    return 0 < part < 1 and math.dist((part * along[0], part * along[1]), away) < 0.3 * other[3]


def _gap(one: Box, other: Box) -> float:
    """Distance between two boxes (centre, size)."""
    across = abs(one[0] - other[0]) - (one[2] + other[2]) / 2
    down = abs(one[1] - other[1]) - (one[3] + other[3]) / 2
    return max(0.0, across) + max(0.0, down)
