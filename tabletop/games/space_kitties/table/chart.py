"""The star chart of Space Kitties: journeys as routes from the wormhole to the golden gate."""

import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.space_kitties.rules.content import (
    ART,
    CARDS,
    COMMANDER,
    COMMANDERS,
    FRONTIER,
    HYPERSPEED,
    NUMBER,
    WARP_DRIVE,
    WORMHOLE,
)
from tabletop.games.space_kitties.rules.model import NEW
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.table.measures import WINDOW_TOP, Measures
from tabletop.games.space_kitties.voice.words import BACK, journey_letter, piece_key
from tabletop.ui.stage.layout import ROUND, Box, Piece, Zone

LEAST_BEACON, LARGEST_BEACON = 15.0, 27.0
SLOTS = (1, 3, 5, 8, 12, 16, 24)
"""For so many journeys the chart has room; it changes only when there is one more than that, so that each keeps
its place, or where fewer leave room for every number below the same one."""
CELL = 126.0, 52.0
"""The least room of a journey where there are too many for routes."""
LARGEST_CELL, LARGER_CELL = 1.3, 2.0
"""How many times as large it can be, for large letters."""
START = 0.42
"""Where a route begins, in steps: the routes have come apart here."""
ASIDE = 0.27
"""So much earlier every other route begins where they are close together."""
STEEP = 50.0
"""Routes this far apart leave no room beside the wormhole for words in a line."""
NARROW = 0.93
"""How far apart routes still are at the gate, of 1."""
HOLE, SMALLER_HOLE = 160.0, 126.0
"""How large the wormhole is, with its light; above large letters."""
TRAIL = 15.0
"""Half as high as what a journey has left behind."""
GATE = 120.0, 150.0
"""How large the golden gate is."""
STATION = 34.0
"""How large the card is with which a journey begins, while nothing follows it."""
TAG = 22.0
"""How large the sign with a journey's letter is."""
LARGE_BEACON = 24.0
"""Smaller ones are not wanted among large letters: every journey has a cell of its own then."""
LINE = 1.3
"""How high a line of words is against its letters."""
BEACON_ART = 68 / 28
"""How large the picture of a beacon is against the beacon's radius."""


class Spot(NamedTuple):
    x: float
    y: float


class Chart:
    """The routes from the wormhole to the golden gate, one for each place of a journey."""

    def __init__(self, bridge: Measures, places: int) -> None:
        self.hole = Spot(bridge.hole, bridge.chart_middle)
        self.gate = Spot(*bridge.gate)
        self.origin, self.step = bridge.origin, bridge.step
        self.top, self.bottom = WINDOW_TOP, bridge.chart_bottom
        self.helm = bridge.low(372) if bridge.seated else bridge.console
        """Where the commander's head begins, below the wormhole, or the console."""
        self.console = bridge.console
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
        self.places = places
        self.text, self.large = bridge.text, bridge.large
        self.tag = min(TAG * max(1.0, bridge.text), max(TAG, self.room))
        self.routed = self.radius >= least
        """Whether there is room for routes; if not, every journey has a cell of its own."""
        if not self.routed:
            self.radius = 20.0
            self.hole = Spot(self.hole.x, max(self.hole.y, self.top + (66 if self.large else 98)))

    def _crowd(self, slots: int, rim: float) -> None:
        """Routes as far apart as leave a rim above and below, and beacons as large as fit between them."""
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
        """The middle and size of a journey's own cell: as large as so many can be."""
        left, right, slots = self.hole.x + 96, self.gate.x - 84, self.slots
        tall = self.bottom - self.top
        ways = [((right - left) / some, tall / math.ceil(slots / some), some) for some in range(1, slots + 1)]
        wide, high, columns = max(ways, key=_scale)
        return left + (place % columns + 0.5) * wide, self.top + (place // columns + 0.5) * high, wide, high


def spread(slots: int, tall: float) -> tuple[float, float]:
    """How far apart so many routes look well on a chart this high, and how large beacons below each other can be."""
    apart = max((tall - 56) / (slots - 1), (tall - 4) / (slots - 1 + NARROW)) if slots > 1 else tall - 8
    gap = min(84.0, apart)
    return gap, min(LARGEST_BEACON, gap * NARROW / 2 - 3)


def _scale(room: Sequence[float]) -> float:
    """How many times the least cell fits into this width and height."""
    return min(room[0] / CELL[0], room[1] / CELL[1])


def bow(at: float) -> float:
    """How far out a route is so many steps on its way, of 1: towards the gate routes come a little closer."""
    half = FRONTIER / 2
    return NARROW + (1 - NARROW) * math.cos(math.pi / 2 * max(0.0, min(at, 10.0) - half) / half)


def journeys(chart: Chart, view: SpaceKittiesView, waited_for: Collection[int]) -> Iterator[Piece | Zone]:
    """The whole chart; `waited_for` are the piles (or NEW) for which the viewer holds a card."""
    size = SMALLER_HOLE if chart.large else HOLE
    yield Piece(
        "pile:new", ("hole", NEW in waited_for), *chart.hole, size, size, layer=1, card=True, flips=False, outline=ROUND
    )
    yield from _captions(chart)
    yield Zone("gate", *chart.gate, *GATE, quiet=True)
    if not any(view.piles):
        yield _way(chart, 0, -1)  # where the first one will go
    for place, pile in enumerate(view.piles):
        if pile:
            yield from (_on_route if chart.routed else _in_cell)(chart, view, place, place in waited_for)


def travelled(chart: Chart, view: SpaceKittiesView) -> Iterator[Box]:
    """What nobody should sit on: every journey as far as it goes, with the number it needs, and the golden gate."""
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
    """What the two ends of all routes are."""
    larger, hole, gate = max(1.0, chart.text), chart.hole, chart.gate
    lowest = chart.spot(chart.slots - 1, FRONTIER).y + chart.radius + 7 if chart.routed else 0.0
    if chart.large:  # in two lines, between the wormhole and the helm, and at the foot of the gate
        high = 2 * LINE * 16 * larger
        new = ("caption", _("0 · new\njourney"))
        top = min(hole.y + SMALLER_HOLE / 2, chart.helm - high)
        yield Piece("new-words", new, hole.x + 16, top + high / 2, 200, high, layer=5, about=("pile:new",))
        final = ("caption", _("11 · Final\nFrontier"), "#ffe9b8")
        y = min(max(gate.y + 84, lowest), chart.console - high - 4) + high / 2
        yield Piece("gate-words", final, gate.x + 14, y, 200, high)
        return
    if chart.gap > STEEP and hole.y - 100 > chart.top + 16 * larger:  # beside the ways out of the wormhole
        place, words = (hole.x - 14, hole.y - 100, 100 * larger, 46 * larger), _("0 · new\njourney")
        yield Piece("new-words", ("caption", words), *place, layer=5, about=("pile:new",))
    else:  # where there is room for large words: below it, or above the way to the topmost route
        below = chart.text > 1 and hole.y + HOLE / 2 + 18 < chart.helm
        wide, y = (130 * larger, hole.y + HOLE / 2 + 4) if below else (min(140, 130 * larger), chart.top + 4)
        left = hole.x - (79 if below else 57)  # off the frame of the window
        words = _("0 · new journey")
        yield Piece("new-words", ("caption", words), left + wide / 2, y, wide, 28, layer=5, about=("pile:new",))
    caption = ("caption", _("11 · Final Frontier"), "#ffe9b8")
    yield Piece("gate-words", caption, gate.x + 14, max(gate.y + 111, lowest), 170 * larger, 28)


def _on_route(chart: Chart, view: SpaceKittiesView, place: int, lit: bool) -> Iterator[Piece | Zone]:
    """A journey whose every number has its place."""
    count = view.counts[place]
    yield _mouth(chart, place)
    yield _way(chart, place, count)
    beacon, here = chart.spot(place, count + 1), chart.spot(place, count)
    left, right = here.x - chart.radius, beacon.x + chart.radius + 6
    yield Zone(f"pile:{place}", (left + right) / 2, beacon.y, right - left, chart.room, quiet=True)
    yield from _beacon(chart, place, count, beacon, lit)
    tagged = count > 0 or chart.dense
    """Whether the letter stands where the route begins, on the card it began with."""
    large = min(54.0, chart.radius * 2) if count else TAG if tagged else STATION
    small = min(28.0, chart.radius * 1.4, chart.room)
    crowd: Counter[int] = Counter()
    for piece, number, top in _numbered(view.piles[place], count):
        spot = chart.spot(place, number)
        if piece >= CARDS:
            before = crowd[-number - 1]
            if top:
                seat = spot
            elif tagged and not count:  # left of the letter
                seat = Spot(spot.x - chart.tag / 2 - small / 2 - 16 * before, spot.y + 3)
            elif number < count and COMMANDERS[piece - COMMANDER].play == WARP_DRIVE:
                seat = spot  # whoever is the number
            else:
                seat = _aside(chart, spot, number, number == count, before, large)
            yield _captain(view, piece, *seat, large if top else small + 6)
            crowd[-number - 1] += not top
        else:
            size = large if top else small if number else TAG
            yield _planet(view, place, piece, number, spot.x, spot.y - 7 * crowd[number], size, top)
            crowd[number] += 1
    if crowd[count] > 1:  # SK-7.7
        high = min(26.0, 18 * max(1.0, chart.text))
        wide = 1.7 * high
        # at the foot of its own circle, and so on nobody else's
        low = math.sqrt(max(0.0, large * large - wide * wide)) / 2 - high / 2
        yield Piece(f"docked:{place}", ("pill", crowd[count]), here.x, here.y + max(0.0, low), wide, high, layer=5)
    start = chart.spot(place, 0)
    if tagged:
        yield _tag(chart, place, *start, chart.tag)
    else:
        yield _tag(chart, place, start.x - large * 0.42, start.y - large * 0.36, chart.tag)
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
    high = abs(rise) * (1 - NARROW) + min(46.0, 36 * max(1.0, chart.text))
    return Piece(f"route:{place}", picture, x, y, across, high)


def _mouth(chart: Chart, place: int) -> Piece:
    """The line out of the wormhole."""
    start = chart.spot(place, 0)
    across, rise = start.x - chart.hole.x, start.y - chart.hole.y
    x, y = chart.hole.x + across / 2, chart.hole.y + rise / 2
    return Piece(f"mouth:{place}", ("mouth", round(rise, 1), place), x, y, across, abs(rise) + 24)


def _tag(chart: Chart, place: int, x: float, y: float, size: float) -> Piece:
    """The letter by which a journey is called."""
    tag = ("tag", journey_letter(place), place)
    return Piece(f"tag:{place}", tag, x, y, size, size, layer=4, card=True, flips=False, outline=ROUND)


def _in_cell(chart: Chart, view: SpaceKittiesView, place: int, lit: bool) -> Iterator[Piece | Zone]:
    """One of many journeys: its letter, where it stands and where it goes on, side by side."""
    x, y, wide, high = chart.cell(place)
    size = min(LARGER_CELL if chart.large else LARGEST_CELL, _scale((wide, high)))
    count = view.counts[place]
    yield Zone(f"pile:{place}", x, y, wide - 2, high - 2, quiet=True)
    yield Piece(f"hop:{place}", ("hop", place), x + 4 * size, y, 50 * size, 14)
    yield from _beacon(chart, place, count, Spot(x + 32 * size, y), lit, size)
    captives, here = 0, x - 18 * size
    for piece, number, top in _numbered(view.piles[place], count):
        if piece < CARDS:
            yield _planet(view, place, piece, number, here, y, (32 if top else 20) * size, top)
        elif top:
            yield _captain(view, piece, here, y, 38 * size)
        else:
            yield _captain(view, piece, here - (12 - 18 * captives) * size, y + 14 * size, 27 * size)
            captives += 1
    if count:
        yield _ship(place, x + 6 * size, y - 16 * size, 30 * size, 4)
    yield _tag(chart, place, x - 48 * size, y, 28 * size)


def _numbered(pile: tuple[int, ...], count: int) -> Iterator[tuple[int, int, bool]]:
    """Every piece of a journey, the number it stands at, and whether it is the top; those trapped come last."""
    at, trapped = -1, []
    waiting: list[int] = []
    for place, piece in enumerate(pile):
        top = place == len(pile) - 1
        if piece >= CARDS and COMMANDERS[piece - COMMANDER].play != WARP_DRIVE:  # SK-7.11
            waiting.append(piece)  # it lies beneath the card it came with
            continue
        own = NUMBER[piece] if piece < CARDS else HYPERSPEED
        at = count if top else min(count, at + 1 if own == HYPERSPEED or at < 0 else own)
        trapped += [(piece, at, False) for piece in waiting]
        waiting.clear()
        yield piece, at, top
    yield from trapped


def _aside(chart: Chart, spot: Spot, number: int, beside_top: bool, before: int, large: float) -> Spot:
    """Where a trapped commander sits: above the card it came with, or beside what the journey stands at."""
    if beside_top:
        return Spot(spot.x - large * 0.45 - 22 * before, spot.y + large * 0.3)
    aside = 0 if number else TAG
    return Spot(spot.x + aside + 12 * before, spot.y - min(24.0, chart.room * 0.3) - 8 * before)


def _beacon(chart: Chart, place: int, count: int, spot: Spot, lit: bool, times: float = 1.0) -> Iterator[Piece]:
    """Where the next card of a journey is put; one that the viewer holds makes it shine."""
    if count >= FRONTIER:
        return
    size = chart.radius * BEACON_ART * times
    if lit:
        yield Piece(f"light:{place}", ("light",), *spot, size * 1.5, size * 1.5)
    picture = ("beacon", count + 1, lit)
    beacon = Piece(f"pile:{place}", picture, *spot, size, size, layer=2, card=True, flips=False, outline=ROUND)
    yield beacon._replace(born="pile:new")


def _planet(
    view: SpaceKittiesView, place: int, card: int, number: int, x: float, y: float, size: float, top: bool
) -> Piece:
    """A card on a route; a journey that is complete flies through the gate and is discarded."""
    opened = len(view.piles[place]) == 1 and NUMBER[card] not in (WORMHOLE, HYPERSPEED)  # SK-7.1
    planet, layer = ("planet", card, number), 3 if top else 1
    piece = Piece(piece_key(card), planet, x, y, size, size, layer=layer, card=True, outline=ROUND)
    piece = piece._replace(born=f"head:{view.to_act}", gone=("gate", "discards"))
    return piece._replace(born="deck", born_as=BACK) if opened else piece


def _captain(view: SpaceKittiesView, piece: int, x: float, y: float, size: float) -> Piece:
    """A trapped commander; the way there and home is from and to its owner's head."""
    number = piece - COMMANDER
    home = f"head:{view.commanders.index(number)}"
    captain = Piece(piece_key(piece), ("captain", number), x, y, size, size, layer=4, card=True, outline=ROUND)
    return captain._replace(born=home, gone=(home,))


def _ship(place: int, x: float, y: float, large: float, layer: int) -> Piece:
    wide = large * 0.84
    ship = Piece(f"ship:{place}", ("art", f"{ART}/ship"), x, y, wide, wide * 2 / 3, layer=layer, card=True)
    return ship._replace(flips=False, outline=ROUND, born="pile:new", gone=("gate",))
