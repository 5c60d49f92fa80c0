"""What stands on the orrery: planets on pins, tags, ships, the ways between them. Imports the view and the sky."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from tabletop.games.cat_quest import model
from tabletop.games.cat_quest.board import EARTH, HOMES, SPACES, SUN, after, distance, path
from tabletop.games.cat_quest.model import Order
from tabletop.games.cat_quest.painter import EMPTY, FREE, HOT, MINE, short_name
from tabletop.games.cat_quest.sky import ACROSS, DOWN, HULL, Disc, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.ui.layout import ROUND, Box, Piece, Zone
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

STANDING = 20
"""The lowest layer of what stands on the dish: the nearer, the higher."""
BEADS, TAGS = 1800, 2000
TAG = 38.0
ROUND_ABOUT = (
    (1.0, 0.0), (1.0, -0.5), (1.0, 0.5), (0.7, -1.0), (0.7, 1.0), (0.3, -1.0), (0.3, 1.0), (0.0, -1.0), (0.0, 1.0),
    (-0.3, -1.0), (-0.3, 1.0), (-0.7, -1.0), (-0.7, 1.0), (-1.0, -0.5), (-1.0, 0.5), (-1.0, 0.0),
)  # fmt: skip
"""Where a tag may stand from its planet, in the directions outwards and down."""


def orrery(view: CatQuestView, legal: Sequence[Order], spots: Spots) -> tuple[list[Piece], list[Zone]]:
    """The dish with everything on it, and the places a ship can be put on."""
    reach = tuple(action.what for action in legal if action.verb == model.MOVE)
    disc = spots.disc
    whole = (disc.x, disc.y, disc.rx * ACROSS, disc.ry * DOWN)
    pieces = [Piece("system", ("system", view.planets), *whole, board=True), *_trail(view, spots)]
    if reach:
        pieces.append(
            Piece("reach", ("reach", view.ships[view.turn], reach, view.planets), *whole, layer=1, board=True)
        )
    pieces += _homes(view, reach, spots)
    pieces += _ships(view, spots)
    tags = placed_tags(spots, view.planets, view.ships, view.turn, reach)
    pieces += _words(view, tags, spots)
    hidden = _hidden(view, reach, spots)
    pieces += [
        Piece(f"bead:{space}", ("thing", "bead"), *disc.space(space), 15 * spots.scale, 11 * spots.scale, layer=BEADS,
              board=True)
        for space in hidden
    ]  # fmt: skip
    return pieces, _zones(view, tags, hidden, spots) if view.phase == model.ROLLED else []


# -- planets -----------------------------------------------------------------------------------------------


def _homes(view: CatQuestView, reach: Sequence[int], spots: Spots) -> list[Piece]:
    pieces = []
    for home, space in enumerate(view.planets):
        x, y, wide, high = spots.home(home, space)
        if home != SUN:
            ring = (*spots.disc.space(after(space)), 28 * spots.scale, 20.5 * spots.scale)
            pieces.append(Piece(f"next:{home}", ("thing", "tomorrow"), *ring, layer=2, board=True))
        if space in reach and tag_state(view, home) == FREE and space != view.ships[view.turn]:
            size = spots.planet(home) * (2.0 if home == SUN else 2.4)
            lower = 0.0 if home == SUN else size * 0.058
            lit = ("thing", "landing")
            pieces.append(Piece(f"landing:{home}", lit, x, y + lower, size, size, layer=3, board=True))
        pieces.append(
            Piece(f"home:{home}", ("world", home, view.homes[home]), x, y, wide, high, layer=_depth(spots, space),
                  card=True, board=True, flips=False, outline=ROUND)
        )  # fmt: skip
    return pieces


def _depth(spots: Spots, space: int) -> int:
    """The layer of what stands on a space."""
    return STANDING + round(spots.disc.space(space)[1])


def tag_state(view: CatQuestView, home: int) -> str:
    """What a home has for whoever is to fly there."""
    if view.crews[view.turn] >> home & 1:
        return MINE
    return FREE if view.homes[home] else EMPTY


def _hidden(view: CatQuestView, reach: Iterable[int], spots: Spots) -> list[int]:
    """The plain spaces in reach behind a planet: their light shines through."""
    homes = [spots.home(home, space) for home, space in enumerate(view.planets)]
    found = []
    for space in reach:
        x, y = spots.disc.space(space)
        if space not in view.planets and any(
            ((x - left) / wide) ** 2 + ((y - top) / high) ** 2 < 0.13 for left, top, wide, high in homes
        ):
            found.append(space)
    return found


# -- tags --------------------------------------------------------------------------------------------------


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
    taken += [(x, y, *ship_size(spots, seat == turn)) for seat, (x, y) in enumerate(ship_places(spots, planets, ships))]
    taken.append((disc.x, disc.y + disc.ry * 0.58, 70 * scale, disc.ry * 0.8))  # the names of the orbits
    lights = [disc.space(space) for space in reach if space not in planets]
    tags: list[Tag] = []
    start = ships[turn]
    for home in sorted(range(HOMES), key=lambda one: (planets[one] not in reach, disc.space(planets[one])[1])):
        space = planets[home]
        priced = space in reach and space != start
        letters = (len(short_name(home)) * 7.6 + 7) * scale
        size = (letters + 1.9 * TAG * scale, TAG * scale) if priced else (letters + 18, 26 * scale)
        best = _beside(spots, spots.home(home, space), size, taken, lights)
        tags.append(Tag(home, distance(start, space) if priced else model.NOBODY, *best, *size))
        taken.append((*best, *size))
    return tuple(tags)


def _beside(
    spots: Spots, planet: Box, size: tuple[float, float], taken: Sequence[Box], lights: Iterable[tuple[float, float]]
) -> tuple[float, float]:
    """The best place for a tag round a planet: free, on the outer side, over as few lit spaces as can be."""
    x, y, wide, high = planet
    beside, over = (wide + size[0]) / 2, (high + size[1]) / 2
    outer = 1 if x >= spots.disc.x else -1
    reach = 1.5 * beside + size[0] / 2, 1.6 * over + size[1] / 2
    near = [other for other in taken if _shared(other, (x, y, 2 * reach[0], 2 * reach[1]))]
    lit = [(px, py) for px, py in lights if abs(px - x) < reach[0] and abs(py - y) < reach[1]]
    best, least = (x, y), float("inf")
    for away in (1.0, 1.3):
        for across, down in ROUND_ABOUT:
            box = (x + outer * across * beside * away, y + down * over * away, *size)
            cost = 14 * (1 - across) + 90 * (away - 1) + 5 * sum(_shared(box, other) for other in near)
            cost += 70.0 * sum(abs(px - box[0]) < size[0] / 2 and abs(py - box[1]) < size[1] * 0.42 for px, py in lit)
            out = max(0.0, spots.left + 6 - box[0] + size[0] / 2, box[0] + size[0] / 2 - spots.right + 4)
            cost += 300 * out + 300 * max(0.0, box[1] + size[1] / 2 - spots.desk + 2)
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


def _words(view: CatQuestView, tags: Iterable[Tag], spots: Spots) -> list[Piece]:
    """The price of every home in reach on its tag; of others only their names."""
    pieces = []
    for tag in tags:
        place = (tag.x, tag.y, tag.width, tag.height)
        if tag.price != model.NOBODY:
            priced = ("tag", str(tag.price), tag.home, tag_state(view, tag.home))
            pieces.append(Piece(f"cost:{tag.home}", priced, *place, layer=TAGS, board=True))
        elif tag.home != SUN:
            name = ("name", short_name(tag.home))
            pieces.append(Piece(f"name:{tag.home}", name, *place, layer=TAGS, board=True))
    return pieces


# -- ships -------------------------------------------------------------------------------------------------


def ship_size(spots: Spots, acts: bool) -> tuple[float, float]:
    wide = (41.0 if acts else 34.0) * spots.scale
    return wide, wide * 132 / 76


def ship_places(spots: Spots, planets: Sequence[int], ships: Sequence[int]) -> list[tuple[float, float]]:
    """Where each ship stands: beside the planet of its space, several in a row before it."""
    places = []
    for seat, ship in enumerate(ships):
        here = [other for other in range(len(ships)) if ships[other] == ship]
        number, (x, y) = here.index(seat), spots.disc.space(ship)
        spread = (number - (len(here) - 1) / 2) * 24 * spots.scale
        if ship in planets and len(here) == 1:
            x += (1 if x >= spots.disc.x else -1) * (spots.planet(planets.index(ship)) * 0.52 + 17 * spots.scale)
        elif ship in planets:
            x, y = x + spread, y + 40 * spots.scale
        else:
            x += spread
        places.append((x, y - 24 * spots.scale))
    return places


def _ships(view: CatQuestView, spots: Spots) -> list[Piece]:
    pieces = []
    for seat, (x, y) in enumerate(ship_places(spots, view.planets, view.ships)):
        ship = view.ships[seat]
        flown = view.trail[0] == seat and view.trail[2] == ship
        way = path(view.trail[1], ship)[1:-1] if flown else ()
        via = tuple((stop[0], stop[1] - 24 * spots.scale) for stop in map(spots.disc.space, way))
        pieces.append(
            Piece(f"ship:{seat}", ("ship", seat), x, y, *ship_size(spots, seat == view.turn),
                  layer=STANDING + round(y + 25 * spots.scale), card=True, via=via, board=True, outline=ROUND)
        )  # fmt: skip
    return pieces


def _trail(view: CatQuestView, spots: Spots) -> list[Piece]:
    """The way of the last flight, faintly."""
    seat, start, end = view.trail
    way = path(start, end)[:-1] if seat != model.NOBODY else ()
    dot, picture = 7 * spots.scale, ("box", (), SEAT_COLOURS[seat], "", 0, 0.75, 99)
    return [
        Piece(f"trail:{number}", picture, *spots.disc.space(space), dot, dot * 0.8, layer=1, board=True)
        for number, space in enumerate(way)
    ]


def route(view: CatQuestView, end: int, spots: Spots) -> tuple[Piece, ...]:
    """The cheapest way to the space pointed at, and its price."""
    disc, scale = spots.disc, spots.scale
    start, speed = view.ships[view.turn], sum(view.dice)
    stop, dot = ("box", (), "#fff3da", SEAT_COLOURS[view.turn], 2.0, 1.0, 99), ("box", (), "#ffe9c0", "", 0, 0.95, 99)
    pieces = []
    way = [disc.space(space) for space in path(start, end)]
    for number, ((x, y), (next_x, next_y)) in enumerate(pairwise(way)):
        for part in (1, 2, 3):
            share = part / 4
            place = (x + (next_x - x) * share, y + (next_y - y) * share, 4.5 * scale, 4 * scale)
            pieces.append(Piece(f"dot:{number}:{part}", dot, *place, layer=4, board=True))
        step = Piece(f"step:{number}", stop, next_x, next_y, 12 * scale, 10 * scale, layer=4, board=True)
        pieces.append(step)
    x, y = disc.space(end)
    if end not in view.planets:
        ring = ("ring", "#ffffff")
        pieces.append(Piece("aim", ring, x, y, 30 * scale, 22 * scale, layer=4, board=True))
    return (*pieces, _price(view, end, speed, spots))


def _price(view: CatQuestView, end: int, speed: int, spots: Spots) -> Piece:
    """The tag of a home lights up; at a plain space there is a note."""
    cost = distance(view.ships[view.turn], end)
    if end in view.planets and cost:
        home = view.planets.index(end)
        for tag in placed_tags(spots, view.planets, view.ships, view.turn, _reach(view, speed)):
            if tag.home == home:
                picture = ("tag", str(cost), home, HOT)
                return Piece("price", picture, tag.x, tag.y, tag.width, tag.height, layer=TAGS + 1, board=True)
    x, y = spots.disc.space(end)
    words = ("note", _("{cost} of {speed}").format(cost=cost, speed=speed), 15, "accent")
    return Piece("price", words, x, y - 30 * spots.scale, 84, 27, layer=TAGS + 1, board=True)


def _reach(view: CatQuestView, speed: int) -> tuple[int, ...]:
    """The spaces that could be flown to, as they were laid out: all but an Earth that must be left (CQ-4.3)."""
    barred = view.planets[EARTH] if view.grounded >> view.turn & 1 else model.NO_SPACE
    within = model.moves_within(view.ships[view.turn], speed)
    return tuple(order.what for order in within if order.what != barred)


# -- where a ship can be put -------------------------------------------------------------------------------


def _zones(view: CatQuestView, tags: Iterable[Tag], hidden: Sequence[int], spots: Spots) -> list[Zone]:
    """Every space takes a ship; what it cannot reach says why. What is seen in front is hit first."""
    disc, scale = spots.disc, spots.scale
    zones = []
    for space in hidden:
        zones.append(_space(space, disc, (14 * scale, 11 * scale)))
    for tag in tags:
        if tag.price != model.NOBODY:
            place = (tag.x, tag.y - tag.height * 0.05, tag.width, tag.height * 0.84)
            zones.append(Zone(f"cost:{tag.home}", *place, direct=True, quiet=True, board=True))
    homes = sorted(enumerate(view.planets), key=lambda one: -disc.space(one[1])[1])
    for home, space in homes:
        x, y, wide, high = spots.home(home, space)
        zones.append(Zone(f"home:{home}", x, y, wide * 0.86, high * 0.96, direct=True, quiet=True, board=True))
    plain = (space for space in range(SPACES) if space not in view.planets and space not in hidden)
    return zones + [_space(space, disc, disc.grip(space)) for space in plain]


def _space(space: int, disc: Disc, size: tuple[float, float]) -> Zone:
    return Zone(f"space:{space}", *disc.space(space), *size, direct=True, quiet=True, board=True)
