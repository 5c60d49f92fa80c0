"""Pieces and zones of the orrery: planets, tags, ships, the last flight."""

from collections.abc import Iterable, Iterator, Sequence

from tabletop.games.cat_quest.rules import model
from tabletop.games.cat_quest.rules.board import SPACES, after, path
from tabletop.games.cat_quest.rules.content import HOMES, SUN
from tabletop.games.cat_quest.rules.model import Legal
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.table.labels import Sky, Tag, arranged, engraving, grown
from tabletop.games.cat_quest.table.measures import ACROSS, DOWN, HOVER, Measures
from tabletop.games.cat_quest.voice.pictures import EMPTY, FREE, MINE
from tabletop.games.cat_quest.voice.words import short_name
from tabletop.kernel.events import NOBODY
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.layout import ROUND, Box, Picture, Piece, Zone
from tabletop.ui.stage.placement import shared

RING = 28.0, 20.5
"""Size of the ring on a planet's next space."""
STANDING = 20
"""Lowest layer of planets; nearer ones are higher."""
TAGS = 2000


def orrery(view: CatQuestView, legal: Legal, spots: Measures) -> tuple[list[Piece], list[Zone]]:
    """All pieces of the orrery, and the zones a ship can be dropped on."""
    reach = tuple(action.what for action in legal if action.verb == model.MOVE)
    disc, sky = spots.disc, sky_of(view, reach, spots)
    whole = (disc.x, disc.y, disc.rx * ACROSS, disc.ry * DOWN)
    pieces = [Piece("system", ("system", view.planets), *whole, board=True), *_trail(view, spots)]
    pieces.append(Piece("belt", ("thing", "belt"), *whole, layer=1, board=True, hint=True))  # where it is spoken of
    if reach:
        left, top, right, bottom = disc.around(reach)
        part = ((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)
        peeping = tuple((space, (x - disc.x) / disc.rx, (y - disc.y) / disc.ry) for space, x, y in sky.peeping)
        lights = ("reach", view.ships[view.turn], reach, view.planets, peeping)
        pieces.append(Piece("reach", lights, *part, layer=1, board=True))
    pieces += [*_homes(view, reach, spots), *_ships(view, spots), *words(view, sky.tags, spots)]
    large = engraving(spots)
    for orbit, x, y in sky.orbits:
        wide = (len(short_name(orbit)) * 8.5 + 8) * large
        pieces.append(Piece(f"orbit:{orbit}", ("engraved", orbit), x, y, wide, 17 * large, layer=2, board=True))
    places, (wide, high) = spots.ships(view.planets, view.ships), spots.ship(False)
    goals = {space for space in reach if space != view.ships[view.turn]}
    partners = [seat for seat, space in enumerate(view.ships) if space in goals or model.TRADES[seat] in legal]
    zones = [_zone(f"ship:{seat}", *places[seat], wide * 0.6, high * 0.6) for seat in partners]
    return pieces, zones + _zones(view, reach, sky, spots) if view.phase == model.ROLLED else zones


def sky_of(view: CatQuestView, reach: tuple[int, ...], spots: Measures) -> Sky:
    waiting = sum(1 << home for home in range(HOMES) if tag_state(view, home) == FREE)
    return arranged(spots, view.planets, view.ships, view.turn, reach, waiting)


def _homes(view: CatQuestView, reach: Sequence[int], spots: Measures) -> Iterator[Piece]:
    corners = _corners(view, spots)
    for home, space in enumerate(view.planets):
        x, y, wide, high = spots.home(home, space)
        if home != SUN:
            ring = (*spots.disc.space(after(space)), RING[0] * spots.scale, RING[1] * spots.scale)
            yield Piece(f"next:{home}", ("thing", "tomorrow"), *ring, layer=2, board=True)
        else:  # its number stands in front of the planets that pass
            across, down = corners[home]
            place = (x + across * wide * 0.36, y + down * wide * 0.24, wide * 0.36, wide * 0.36)
            yield Piece(f"stock:{home}", ("stock", view.homes[home]), *place, layer=TAGS - 2, board=True)
        if space in reach and tag_state(view, home) == FREE and space != view.ships[view.turn]:
            size = spots.planet(home) * (2.0 if home == SUN else 2.4)
            lit = ("thing", "landing")
            yield Piece(f"landing:{home}", lit, x, y + size * 0.058, size, size, layer=3, board=True)
        world = ("world", home, view.homes[home], *corners[home])
        piece = Piece(f"home:{home}", world, x, y, wide, high, layer=_depth(spots, space), board=True, outline=ROUND)
        yield piece._replace(card=True, flips=False)


def _corners(view: CatQuestView, spots: Measures) -> list[tuple[int, int]]:
    """For each home the corner (right/left, low/high) where its number of cats is least covered."""
    homes = spots.homes(view.planets)
    depths = [(_depth(spots, space), home) for home, space in enumerate(view.planets)]
    ships = [(*at, *spots.ship(acts=True)) for at in spots.ships(view.planets, view.ships)]
    corners, numbers = [], list[Box]()
    for home, (x, y, _wide, high) in enumerate(homes):
        nearer = [homes[other] for other in range(1, HOMES) if home == SUN or depths[other] > depths[home]]
        filled = [grown(box, -0.24) for box in (*nearer, *ships)] + numbers
        size = high * 0.32
        tries = ((1, 1), (-1, 1), (1, -1), (-1, -1))
        places = {at: (x + at[0] * high * 0.36, y + at[1] * high * 0.24, size, size) for at in tries}
        hidden = {corner: max(size * size * 0.3, shared(place, *filled)) for corner, place in places.items()}
        corners.append(min(places, key=hidden.__getitem__))
        numbers.append(places[corners[-1]])
    return corners


def _depth(spots: Measures, space: int) -> int:
    """Layer of a planet on a space."""
    return STANDING + round(spots.disc.space(space)[1])


def tag_state(view: CatQuestView, home: int) -> str:
    """State of a home's tag for whose turn it is."""
    if view.crews[view.turn] >> home & 1:
        return MINE
    return FREE if view.homes[home] else EMPTY


def words(view: CatQuestView, tags: Iterable[Tag], spots: Measures) -> Iterator[Piece]:
    """Tags with prices for homes in reach, plain names for others, and the strings to their planets."""
    for tag in tags:
        if not tag.seen:
            continue
        if tag.tied:
            x, y, _wide, _high = spots.home(tag.home, view.planets[tag.home])
            end = min((tag.x - tag.width * 0.4, tag.x + tag.width * 0.4), key=lambda side: abs(side - x))
            across, down = end - x, tag.y - y
            place = (x + across / 2, y + down / 2, max(4.0, abs(across)), max(4.0, abs(down)))
            string = ("string", across * down < 0)
            yield Piece(f"string:{tag.home}", string, *place, layer=STANDING - 2, board=True)
        picture: Picture = ("tag", str(tag.price), tag.home, tag_state(view, tag.home), spots.brief)
        piece = Piece(f"cost:{tag.home}", picture, *tag.box, layer=TAGS, board=True, about=(f"home:{tag.home}",))
        if tag.price == NOBODY:  # a name moves with its planet, but not where lights may be under it
            picture = ("name", short_name(tag.home, spots.brief), spots.brief)
            piece = piece._replace(key=f"name:{tag.home}", picture=picture, flips=False, outline=ROUND)
            piece = piece._replace(card=view.phase != model.ROLLED)
        yield piece


def _ships(view: CatQuestView, spots: Measures) -> Iterator[Piece]:
    for seat, (x, y) in enumerate(spots.ships(view.planets, view.ships)):
        flier, start, end = view.trail
        way = path(start, end)[1:-1] if flier == seat and end == view.ships[seat] else ()
        via = tuple((stop[0], stop[1] - HOVER * spots.scale) for stop in map(spots.disc.space, way))
        piece = Piece(f"ship:{seat}", ("ship", seat), x, y, *spots.ship(seat == view.turn), layer=TAGS - 1, card=True)
        yield piece._replace(mine=seat == view.seat, via=via, board=True, outline=ROUND)


def _trail(view: CatQuestView, spots: Measures) -> Iterator[Piece]:
    seat, start, end = view.trail
    way = path(start, end)[:-1] if seat != NOBODY else ()
    dot, picture = 7 * spots.scale, ("dot", SEAT_COLOURS[seat])
    for number, space in enumerate(way):
        yield Piece(f"trail:{number}", picture, *spots.disc.space(space), dot, dot * 0.8, layer=1, board=True)


def _large_zones(view: CatQuestView, sky: Sky, spots: Measures) -> list[Zone]:
    """Zones of tags with a price and of planets, front to back."""
    tags = [tag for tag in sky.tags if tag.price != NOBODY]
    large = [_zone(f"cost:{tag.home}", tag.x, tag.y - tag.height * 0.05, tag.width, tag.height * 0.84) for tag in tags]
    for home, space in sorted(enumerate(view.planets), key=lambda one: -spots.disc.space(one[1])[1]):
        x, y, wide, high = spots.home(home, space)
        share = 0.62 if home == SUN else 0.86  # its rays reach far
        large.append(_zone(f"home:{home}", x, y, wide * share, high * share))
    return large


def _zones(view: CatQuestView, reach: Sequence[int], sky: Sky, spots: Measures) -> list[Zone]:
    """A zone for every space, front to back; out of reach it explains why not."""
    disc, scale, large = spots.disc, spots.scale, _large_zones(view, sky, spots)
    beside = {space: (x, y) for space, x, y in sky.peeping}
    beads, plain = list[Zone](), list[Zone]()
    rings = {after(space) for space in view.planets[1:]}
    bead, ring = (15 * scale, 12 * scale), (RING[0] * scale, RING[1] * scale)
    for space in range(SPACES):
        if space in view.planets:
            continue
        x, y = beside.get(space) or disc.space(space)
        size = bead if space in beside else None
        if not size and space not in sky.hidden and (space in reach or space in rings):
            covered = any(abs(x - zone.x) < zone.width / 2 and abs(y - zone.y) < zone.height / 2 for zone in large)
            if covered:  # a light at the edge of what stands before it
                size = bead if space in reach else None
            elif space in rings:  # all of it, beside a planet, too
                size = ring
        (beads if size else plain).append(_zone(f"space:{space}", x, y, *(size or disc.grip(space))))
    return [*beads, *large, *plain]


def _zone(key: str, x: float, y: float, wide: float, high: float) -> Zone:
    return Zone(key, x, y, wide, high, direct=True, quiet=True, board=True)
