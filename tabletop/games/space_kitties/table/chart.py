"""The star chart: journeys as routes from the wormhole to the golden gate."""

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.space_kitties.rules import content
from tabletop.games.space_kitties.rules.content import ART, CARDS, COMMANDER, FRONTIER, HYPERSPEED, NUMBER
from tabletop.games.space_kitties.rules.model import NEW
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.table.measures import WINDOW_TOP, Measures
from tabletop.games.space_kitties.voice.words import BACK, journey_letter, piece_key
from tabletop.ui.stage.layout import ROUND, Box, Picture, Piece, Zone

LEAST_BEACON, LARGEST_BEACON = 15.0, 27.0
SLOTS = (1, 3, 5, 8, 12, 16, 24)
"""Numbers of routes the chart has room for: journeys keep their places until there is one more, or until fewer routes
leave room for every number below the same one."""
CELL = 126.0, 52.0
"""Least size of a journey's cell where there are too many for routes."""
LARGEST_CELL, LARGER_CELL = 1.3, 2.0
"""Most scale of it; for large letters."""
START = 0.42
"""Where a route begins, in steps: there the routes have come apart."""
ASIDE = 0.27
"""How much earlier every other route begins where they are close together."""
STEEP = 50.0
"""Routes this far apart leave no room beside the wormhole for words in a line."""
NARROW = 0.93
"""How far apart routes still are at the gate, of 1."""
HOLE, SMALLER_HOLE = 160.0, 126.0
"""Size of the wormhole with its light; above large letters."""
TRAIL = 15.0
"""Half the height of a journey's trail."""
GATE = 120.0, 150.0
STATION = 34.0
"""Size of the card a journey begins with while nothing follows it."""
TAG = 22.0
"""Size of the sign with a journey's letter."""
LARGE_BEACON = 24.0
"""Least size among large letters: below it every journey has a cell of its own."""
LINE = 1.3
"""Height of a line against its letters."""
BEACON_ART = 68 / 28
"""Size of a beacon's picture against its radius."""


class Spot(NamedTuple):
    x: float
    y: float


class Chart:
    """The geometry of the routes from the wormhole to the golden gate, one for each place of a journey."""

    def __init__(self, bridge: Measures, places: int) -> None:
        self.hole = Spot(bridge.hole, bridge.chart_middle)
        self.gate = Spot(*bridge.gate)
        self.origin, self.step = bridge.origin, bridge.step
        self.top, self.bottom = WINDOW_TOP, bridge.chart_bottom
        self.console = bridge.console
        self.helm = bridge.low(372) if bridge.seated else bridge.console
        """What lies below the wormhole: the commander's head, or the console."""
        least, tall = LARGE_BEACON if bridge.large else LEAST_BEACON, self.bottom - self.top
        slots = next(slots for slots in SLOTS if slots >= places)
        if spread(slots, tall)[1] < least <= spread(places, tall)[1]:
            slots = places
        self.gap, self.radius = spread(slots, tall)
        """Between two routes, and of a beacon."""
        self.dense = self.radius < least
        """Whether every other route is shifted by half a step, so that there is room for beacons."""
        if self.dense:
            self._crowd(slots, LEAST_BEACON + 5)
            self._crowd(slots, self.radius)  # the outermost beacons stay on the chart
        self.room = self.gap * NARROW
        """Between two routes where they are closest."""
        self.slots = slots
        self.text, self.large, self.grown = bridge.text, bridge.large, max(1.0, bridge.text)
        self.tag = min(TAG * self.grown, max(TAG, self.room))
        self.routed = self.radius >= least
        """If there is no room for routes, every journey has a cell of its own."""
        if not self.routed:
            self.radius = 20.0
            self.hole = Spot(self.hole.x, max(self.hole.y, self.top + (66 if self.large else 98)))

    def _crowd(self, slots: int, rim: float) -> None:
        """Spread routes over the height but for a rim; beacons as large as fit between them."""
        self.gap = (self.bottom - self.top - 2 * rim) / max(1, slots - 1)
        room = self.gap * NARROW
        self.radius = min(LARGEST_BEACON, room - 1, math.hypot(self.step / 2, room) / 2 - 2)

    def rise(self, place: int) -> float:
        """How far a route is above (less than 0) or below the middle."""
        return (place - (self.slots - 1) / 2) * self.gap

    def shift(self, place: int) -> float:
        """How far the numbers of a route are moved, in steps."""
        return 0.25 - 0.5 * (place % 2) if self.dense else 0.0

    def start(self, place: int) -> float:
        """Where a route begins, in steps."""
        return START - ASIDE if self.shift(place) < 0 else START

    def spot(self, place: int, number: float) -> Spot:
        """Where a number is on a route."""
        at = number + self.shift(place) if number > 0 else self.start(place)
        if number >= FRONTIER:
            at = FRONTIER - 0.5 + self.shift(place) if self.dense else FRONTIER - 0.05
        return Spot(self.origin + at * self.step, self.hole.y + self.rise(place) * bow(number))

    def cell(self, place: int) -> tuple[float, float, float, float]:
        """The middle and size of a journey's cell, with as many columns as make cells largest."""
        left, right, slots = self.hole.x + 96, self.gate.x - 84, self.slots
        tall = self.bottom - self.top
        grids = [((right - left) / some, tall / math.ceil(slots / some), some) for some in range(1, slots + 1)]
        wide, high, columns = max(grids, key=_scale)
        return left + (place % columns + 0.5) * wide, self.top + (place // columns + 0.5) * high, wide, high


def spread(slots: int, tall: float) -> tuple[float, float]:
    """How far apart so many routes are on a chart this high, and how large beacons below each other can be."""
    apart = max((tall - 56) / (slots - 1), (tall - 4) / (slots - 1 + NARROW)) if slots > 1 else tall - 8
    gap = min(84.0, apart)
    return gap, min(LARGEST_BEACON, gap * NARROW / 2 - 3)


def _scale(room: Sequence[float]) -> float:
    """How many times as large as the least cell this width and height are."""
    return min(room[0] / CELL[0], room[1] / CELL[1])


def bow(at: float) -> float:
    """How far out a route is at a number, of 1: towards the gate routes come a little closer."""
    half = FRONTIER / 2
    return NARROW + (1 - NARROW) * math.cos(math.pi / 2 * max(0.0, min(at, 10.0) - half) / half)


def journeys(chart: Chart, view: SpaceKittiesView, waited_for: Collection[int]) -> Iterator[Piece | Zone]:
    """The whole chart; `waited_for` are the piles (or NEW) for which the viewer holds a card."""
    yield _round("pile:new", ("hole", NEW in waited_for), chart.hole, SMALLER_HOLE if chart.large else HOLE, layer=1)
    yield from _captions(chart)
    yield Zone("gate", *chart.gate, *GATE, quiet=True)
    if not any(view.piles):
        yield _way(chart, 0, -1)  # where the first one will go
    for place, pile in enumerate(view.piles):
        if pile:
            yield from (_on_route if chart.routed else _in_cell)(chart, view, place, place in waited_for)


def _round(key: str, picture: Picture, at: tuple[float, float], size: float, layer: int) -> Piece:
    """A round thing that stays where it is."""
    return Piece(key, picture, *at, size, size, layer=layer, card=True, flips=False, outline=ROUND)


def travelled(chart: Chart, view: SpaceKittiesView) -> Iterator[Box]:
    """Boxes that words keep off: each journey as far as it goes with the number it needs, and the golden gate."""
    for place, pile in enumerate(view.piles):
        if pile and chart.routed:
            begin, here = chart.spot(place, 0), chart.spot(place, view.counts[place])
            end, half = chart.spot(place, min(FRONTIER, view.counts[place] + 1)), min(TRAIL, chart.radius)
            yield begin.x, min(begin.y, here.y) - half, here.x - begin.x, abs(begin.y - here.y) + 2 * half
            left = here.x - chart.radius
            yield left, end.y - chart.radius, end.x + chart.radius - left, 2 * chart.radius
        elif pile:
            x, y, wide, high = chart.cell(place)
            yield x - wide / 2, y - high / 2, wide, high
    yield chart.gate.x - GATE[0] / 2, chart.gate.y - GATE[1] / 2, *GATE


def _captions(chart: Chart) -> Iterator[Piece]:
    larger, hole, gate = chart.grown, chart.hole, chart.gate
    lowest = chart.spot(chart.slots - 1, FRONTIER).y + chart.radius + 7 if chart.routed else 0.0
    words, final = _("0 · new\njourney"), _("11 · Final Frontier")
    below_gate = gate.x + 14, max(gate.y + 111, lowest), 170 * larger, 28.0
    if chart.large:  # in two lines, between the wormhole and the helm, and at the foot of the gate
        high, final = 2 * LINE * 16 * larger, _("11 · Final\nFrontier")
        new = hole.x + 16, min(hole.y + SMALLER_HOLE / 2, chart.helm - high) + high / 2, 200.0, high
        y = min(max(gate.y + 84, lowest), chart.console - high - 4) + high / 2
        below_gate = gate.x + 14, y, 200.0, high
    elif chart.gap > STEEP and hole.y - 100 > chart.top + 16 * larger:  # beside the routes out of the wormhole
        new = hole.x - 14, hole.y - 100, 100 * larger, 46 * larger
    else:  # where there is room for large words: below it, or above the topmost route
        words, below = _("0 · new journey"), chart.text > 1 and hole.y + HOLE / 2 + 18 < chart.helm
        wide, y = (130 * larger, hole.y + HOLE / 2 + 4) if below else (min(140, 130 * larger), chart.top + 4)
        new = hole.x - (79 if below else 57) + wide / 2, y, wide, 28.0  # off the frame of the window
    yield Piece("new-words", ("caption", words), *new, layer=5, about=("pile:new",))
    yield Piece("gate-words", ("caption", final, "#ffe9b8"), *below_gate)


def _on_route(chart: Chart, view: SpaceKittiesView, place: int, lit: bool) -> Iterator[Piece | Zone]:
    """A journey whose every number has its place."""
    count = view.counts[place]
    beacon, here, start = (chart.spot(place, number) for number in (count + 1, count, 0))
    yield from (_mouth(chart, place), _way(chart, place, count))
    left, right = here.x - chart.radius, beacon.x + chart.radius + 6
    yield Zone(f"pile:{place}", (left + right) / 2, beacon.y, right - left, chart.room, quiet=True)
    yield from _beacon(chart, place, count, beacon, lit)
    tagged = count > 0 or chart.dense
    """Whether the letter stands where the route begins, on the card it began with."""
    large = min(54.0, chart.radius * 2) if count else TAG if tagged else STATION
    small = min(28.0, chart.radius * 1.4, chart.room)
    cards: Counter[int] = Counter()
    captives: Counter[int] = Counter()
    for piece, number, top in _numbered(view.piles[place], count):
        spot = chart.spot(place, number)
        if piece < CARDS:
            size = large if top else small if number else TAG
            yield _planet(view, place, piece, number, Spot(spot.x, spot.y - 7 * cards[number]), size, top)
            cards[number] += 1
        elif top or (number < count and _warped(piece)):  # the commander is the number
            yield _captain(view, piece, spot, large if top else small + 6)
            captives[number] += not top
        else:
            before = captives[number]
            if tagged and not count:  # left of the letter
                spot = Spot(spot.x - chart.tag / 2 - small / 2 - 16 * before, spot.y + 3)
            elif number == count:  # beside what the journey stands at
                spot = Spot(spot.x - large * 0.45 - 22 * before, spot.y + large * 0.3)
            else:  # above the card it came with
                aside = 0 if number else TAG
                spot = Spot(spot.x + aside + 12 * before, spot.y - min(24.0, chart.room * 0.3) - 8 * before)
            yield _captain(view, piece, spot, small + 6)
            captives[number] += 1
    if cards[count] > 1:  # SK-7.7
        high = min(26.0, 18 * chart.grown)
        wide = 1.7 * high
        # at the foot of its own circle, and so on nobody else's
        low = math.sqrt(max(0.0, large * large - wide * wide)) / 2 - high / 2
        yield Piece(f"docked:{place}", ("pill", cards[count]), here.x, here.y + max(0.0, low), wide, high, layer=5)
    corner = Spot(start.x - large * 0.42, start.y - large * 0.36)
    yield _tag(place, start if tagged else corner, chart.tag)
    if count:
        if chart.dense:  # close by, so that it hides nobody's beacon
            yield _ship(place, here.x + large * 0.46, here.y - large * 0.2, large * 0.62, 1)
        else:
            yield _ship(place, here.x + large * 0.62, here.y - large * 0.38, large, 4)


def _way(chart: Chart, place: int, count: int) -> Piece:
    """The line of a route from its beginning to the gate, with its numbers."""
    rise, start = chart.rise(place), chart.start(place)
    across = (FRONTIER - start) * chart.step
    picture = ("route", count, round(rise, 1), start, chart.shift(place), place)
    x, y = chart.gate.x - across / 2, chart.hole.y + rise * (1 + NARROW) / 2
    high = abs(rise) * (1 - NARROW) + min(46.0, 36 * chart.grown)
    return Piece(f"route:{place}", picture, x, y, across, high)


def _mouth(chart: Chart, place: int) -> Piece:
    start = chart.spot(place, 0)
    across, rise = start.x - chart.hole.x, start.y - chart.hole.y
    x, y = chart.hole.x + across / 2, chart.hole.y + rise / 2
    return Piece(f"mouth:{place}", ("mouth", round(rise, 1), place), x, y, across, abs(rise) + 24)


def _tag(place: int, at: Spot, size: float) -> Piece:
    return _round(f"tag:{place}", ("tag", journey_letter(place), place), at, size, layer=4)


def _in_cell(chart: Chart, view: SpaceKittiesView, place: int, lit: bool) -> Iterator[Piece | Zone]:
    """One of many journeys: its letter, where it stands and where it goes on, side by side."""
    x, y, wide, high = chart.cell(place)
    size = min(LARGER_CELL if chart.large else LARGEST_CELL, _scale((wide, high)))
    count, here = view.counts[place], Spot(x - 18 * size, y)
    yield Zone(f"pile:{place}", x, y, wide - 2, high - 2, quiet=True)
    yield Piece(f"hop:{place}", ("hop", place), x + 4 * size, y, 50 * size, 14)
    yield from _beacon(chart, place, count, Spot(x + 32 * size, y), lit, size)
    captives = 0
    for piece, number, top in _numbered(view.piles[place], count):
        if piece < CARDS:
            yield _planet(view, place, piece, number, here, (32 if top else 20) * size, top)
        elif top:
            yield _captain(view, piece, here, 38 * size)
        else:
            yield _captain(view, piece, Spot(here.x - (12 - 18 * captives) * size, y + 14 * size), 27 * size)
            captives += 1
    if count:
        yield _ship(place, x + 6 * size, y - 16 * size, 30 * size, 4)
    yield _tag(place, Spot(x - 48 * size, y), 28 * size)


def _warped(piece: int) -> bool:
    """Whether a commander in a journey is one of its numbers (SK-7.2); others lie beneath the card they came with."""
    return content.COMMANDERS[piece - COMMANDER].play == content.WARP_DRIVE


def _numbered(pile: tuple[int, ...], count: int) -> Iterator[tuple[int, int, bool]]:
    """Every piece of a journey, the number it stands at, and whether it is the top; those trapped come last."""
    at, trapped = -1, []
    waiting: list[int] = []
    for place, piece in enumerate(pile):
        top = place == len(pile) - 1
        if piece >= CARDS and not _warped(piece):  # SK-7.11
            waiting.append(piece)
            continue
        own = NUMBER[piece] if piece < CARDS else HYPERSPEED
        at = count if top else min(count, at + 1 if own == HYPERSPEED or at < 0 else own)
        trapped += [(captive, at, False) for captive in waiting]
        waiting.clear()
        yield piece, at, top
    yield from trapped


def _beacon(chart: Chart, place: int, count: int, spot: Spot, lit: bool, times: float = 1.0) -> Iterator[Piece]:
    """Where the next card of a journey is put; it shines if the viewer holds one."""
    if count < FRONTIER:
        size = chart.radius * BEACON_ART * times
        if lit:
            yield Piece(f"light:{place}", ("light",), *spot, size * 1.5, size * 1.5)
        beacon = _round(f"pile:{place}", ("beacon", count + 1, lit), spot, size, layer=2)
        yield beacon._replace(born="pile:new")


def _planet(view: SpaceKittiesView, place: int, card: int, number: int, at: Spot, size: float, top: bool) -> Piece:
    """A card on a route; a journey that is complete flies through the gate and is discarded."""
    drawn = len(view.piles[place]) == 1 and NUMBER[card] not in (content.WORMHOLE, HYPERSPEED)  # SK-7.1
    planet, layer = ("planet", card, number), 3 if top else 1
    piece = Piece(piece_key(card), planet, *at, size, size, layer=layer, card=True, outline=ROUND)
    piece = piece._replace(born=f"head:{view.to_act}", gone=("gate", "discards"))
    return piece._replace(born="deck", born_as=BACK) if drawn else piece


def _captain(view: SpaceKittiesView, piece: int, at: Spot, size: float) -> Piece:
    """A trapped commander; it comes from its owner's head and returns there."""
    number = piece - COMMANDER
    home = f"head:{view.commanders.index(number)}"
    captain = Piece(piece_key(piece), ("captain", number), *at, size, size, layer=4, card=True, outline=ROUND)
    return captain._replace(born=home, gone=(home,))


def _ship(place: int, x: float, y: float, large: float, layer: int) -> Piece:
    wide = large * 0.84
    ship = Piece(f"ship:{place}", ("art", f"{ART}/ship"), x, y, wide, wide * 2 / 3, layer=layer, card=True)
    return ship._replace(flips=False, outline=ROUND, born="pile:new", gone=("gate",))
