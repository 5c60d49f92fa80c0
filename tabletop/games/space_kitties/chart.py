"""The star chart of Space Kitties: journeys as routes from the wormhole to the golden gate.

Imports the bridge, the model and the view.
"""

import math
from collections import Counter
from collections.abc import Collection, Iterator
from typing import NamedTuple

from tabletop.games.space_kitties.bridge import ART, WINDOW_TOP, Bridge
from tabletop.games.space_kitties.model import CARDS, COMMANDER, FRONTIER, HYPERSPEED, NEW, NUMBER
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.games.space_kitties.words import BACK, piece_key
from tabletop.ui.layout import ROUND, Piece, Zone
from tabletop.words import _

LEAST_BEACON, LARGEST_BEACON = 13.5, 27.0
ROUTES = 3
"""The chart always has room for so many."""
CELL = 126.0, 54.0
"""The least room of a journey where there are too many for routes."""
SPARSE_BEACON = 20.0
"""Smaller ones are not wanted: routes come closer together then, each a little shifted."""
MOUTH = 0.9 / FRONTIER
"""The part of the way on which routes come apart."""
FAR_OUT = 0.7
"""The step from which on routes are drawn by themselves."""
HOLE = 166.0
"""How large the wormhole is, with its light."""
BEACON_ART = 68 / 28
"""How large the picture of a beacon is against the beacon's radius."""


class Spot(NamedTuple):
    x: float
    y: float


class Chart:
    """The routes from the wormhole to the golden gate, one for each place of a journey."""

    def __init__(self, bridge: Bridge, places: int) -> None:
        self.hole = Spot(bridge.left(122), bridge.chart_middle)
        self.gate = Spot(bridge.right(1146), bridge.gate)
        self.top, self.bottom = WINDOW_TOP, bridge.chart_bottom
        self.step = (self.gate.x - self.hole.x) / FRONTIER
        """From one number to the next."""
        slots = max(ROUTES, places)
        self.gap = min(84.0, (self.bottom - self.top - 56) / (slots - 1))
        self.bend = 0.12 if slots > ROUTES else 0.3
        self.room = self.gap * bow(1 / FRONTIER, self.bend)
        """Between two routes where they are closest."""
        self.radius = min(LARGEST_BEACON, self.room / 2 - 1)
        """Of a beacon."""
        self.dense = self.radius < SPARSE_BEACON
        """Whether every other route is shifted by half a step, so that there is room for beacons."""
        if self.dense:
            self.radius = min(LARGEST_BEACON, self.room - 1, math.hypot(self.step / 2, self.room) / 2 - 2)
        self.ranks = _ranks(slots)
        self.places = places
        self.routed = self.radius >= LEAST_BEACON
        """Whether there is room for routes; if not, every journey has a cell of its own."""
        if not self.routed:
            self.radius = 20.0

    def rise(self, place: int) -> float:
        """How far a route is above (less than 0) or below the middle."""
        return (self.ranks[place] - (len(self.ranks) - 1) / 2) * self.gap

    def shift(self, place: int) -> float:
        """How far the numbers of a route are moved, in steps."""
        return 0.25 - 0.5 * (self.ranks[place] % 2) if self.dense else 0.0

    def spot(self, place: int, number: float) -> Spot:
        """Where a number is on a route."""
        at = max(0.62, number)
        if number >= FRONTIER:
            at = FRONTIER - 0.5 if self.dense else FRONTIER - 0.05
        rise = self.rise(place) * bow(min(at, 10.0) / FRONTIER, self.bend)
        return Spot(self.hole.x + (at + self.shift(place)) * self.step, self.hole.y + rise)

    def cell(self, place: int) -> tuple[float, float, float, float]:
        """The middle and size of a journey's own cell."""
        left, right = self.hole.x + 96, self.gate.x - 84
        rows = max(1, int((self.bottom - self.top) // CELL[1]))
        columns = max(int((right - left) // CELL[0]), math.ceil(self.places / rows))
        rows = math.ceil(self.places / columns)
        wide, high = (right - left) / columns, min(CELL[1] * 1.3, (self.bottom - self.top) / rows)
        top = (self.top + self.bottom - rows * high) / 2
        return left + (place % columns + 0.5) * wide, top + (place // columns + 0.5) * high, wide, high


def bow(part: float, bend: float) -> float:
    """How far out a route is at a part of its way, of 1; all of them come out of the wormhole."""
    if not 0 < part < 1:
        return 0.0
    apart = math.sin(math.pi / 2 * min(1.0, part / MOUTH))
    return float(math.sin(math.pi * max(part, MOUTH)) ** bend * apart)


def _ranks(slots: int) -> list[int]:
    """From the top down, for each place: the first is in the middle, the others above and below by turns."""
    order = [0]
    for place in range(1, slots):
        order.insert(0 if place % 2 else len(order), place)
    return [order.index(place) for place in range(slots)]


def journeys(chart: Chart, view: SpaceKittiesView, waited_for: Collection[int]) -> Iterator[Piece | Zone]:
    """The whole chart; `waited_for` are the piles (or NEW) for which the viewer holds a card."""
    yield Piece(
        "pile:new", ("hole", NEW in waited_for), *chart.hole, HOLE, HOLE, layer=1, card=True, flips=False, outline=ROUND
    )
    yield Piece("new-words", ("caption", _("0 · new journey")), chart.hole.x - 20, chart.hole.y - 86, 150, 28)
    yield Piece(
        "gate-words", ("caption", _("11 · Final Frontier"), "#ffe9b8"), chart.gate.x, chart.gate.y + 102, 170, 28
    )
    yield Zone("gate", *chart.gate, 120, 150, quiet=True)
    if not any(view.piles):
        yield from _way(chart, 0, -1)  # where the first one will go
    for place, pile in enumerate(view.piles):
        if pile:
            yield from (_on_route if chart.routed else _in_cell)(chart, view, place, place in waited_for)


def _on_route(chart: Chart, view: SpaceKittiesView, place: int, lit: bool) -> Iterator[Piece | Zone]:
    """A journey whose every number has its place."""
    count = view.counts[place]
    yield from _way(chart, place, count)
    beacon, here = chart.spot(place, count + 1), chart.spot(place, count)
    left, right = here.x - chart.radius, beacon.x + chart.radius + 6
    yield Zone(f"pile:{place}", (left + right) / 2, beacon.y, right - left, chart.room, quiet=True)
    yield from _beacon(chart, place, count, beacon, lit)
    large = min(54.0, chart.radius * 2)
    small = min(28.0, large * 0.7, chart.room)
    crowd: Counter[int] = Counter()
    for piece, number, top in _numbered(view.piles[place], count):
        spot = chart.spot(place, number)
        if piece >= CARDS:
            seat = spot if top else _aside(spot, number == count, crowd[-number - 1], large)
            yield _captain(view, piece, *seat, large if top else small + 6)
            crowd[-number - 1] += not top
        elif top or number > 0:
            size = small if not top else min(34.0, large) if number == 0 else large
            yield _planet(view, place, piece, number, spot.x, spot.y - 7 * crowd[number], size, top)
            crowd[number] += 1
    if chart.dense or count == 0:  # close by, so that it hides nobody's beacon
        yield _ship(place, here.x + large * 0.46, here.y - large * 0.2, large * 0.62, 1)
    else:
        yield _ship(place, here.x + large * 0.62, here.y - large * 0.38, large, 4)


def _way(chart: Chart, place: int, count: int) -> Iterator[Piece]:
    """The line of a route: out of the wormhole, and from the first number on."""
    rise, shift, step = chart.rise(place), chart.shift(place), chart.step
    low = bow(1 / FRONTIER, chart.bend)
    x, across = chart.hole.x + FAR_OUT * step, (FRONTIER - FAR_OUT) * step
    picture = ("route", count, round(rise, 1), chart.bend, shift, not chart.dense)
    yield Piece(f"route:{place}", picture, x + across / 2, chart.hole.y + rise * (1 + low) / 2, across,
                abs(rise) * (1 - low) + 36)  # fmt: skip
    if count > 0:
        across = (1 + shift) * step
        yield Piece(f"mouth:{place}", ("mouth", round(rise, 1), chart.bend), chart.hole.x + across / 2,
                    chart.hole.y + rise / 2, across, abs(rise) + 24)  # fmt: skip


def _in_cell(chart: Chart, view: SpaceKittiesView, place: int, lit: bool) -> Iterator[Piece | Zone]:
    """One of many journeys: where it stands and where it goes on, side by side."""
    x, y, wide, high = chart.cell(place)
    count = view.counts[place]
    yield Zone(f"pile:{place}", x, y, wide - 2, high - 2, quiet=True)
    beacon = Spot(x + 27, y)
    yield Piece(f"hop:{place}", ("hop",), x, y, 60, 14)
    yield from _beacon(chart, place, count, beacon, lit)
    captives = 0
    for piece, number, top in _numbered(view.piles[place], count):
        if piece < CARDS:
            if top or number > 0:
                yield _planet(view, place, piece, number, x - 29, y, 38 if top else 20, top)
        elif top:
            yield _captain(view, piece, x - 29, y, 40)
        else:
            yield _captain(view, piece, x - 42 + 18 * captives, y + 14, 28)
            captives += 1
    yield _ship(place, x - 8, y - 14, 38, 4)


def _numbered(pile: tuple[int, ...], count: int) -> Iterator[tuple[int, int, bool]]:
    """Every piece of a journey, the number it stands at, and whether it is the top; those trapped come last."""
    at, trapped = -1, []
    waiting: list[int] = []
    for place, piece in enumerate(pile):
        top = place == len(pile) - 1
        if piece >= CARDS and not top:
            waiting.append(piece)  # it lies beneath the card it came with
            continue
        own = NUMBER[piece] if piece < CARDS else HYPERSPEED
        at = count if top else min(count, at + 1 if own == HYPERSPEED or at < 0 else own)
        trapped += [(piece, at, False) for piece in waiting]
        waiting.clear()
        yield piece, at, top
    yield from trapped


def _aside(spot: Spot, beside_top: bool, before: int, large: float) -> Spot:
    """Where a trapped commander sits: on the route, or beside the planet the journey stands at."""
    if beside_top:
        return Spot(spot.x - large * 0.45 - 22 * before, spot.y + large * 0.3)
    return Spot(spot.x + 12 * before, spot.y - 2 - 8 * before)


def _beacon(chart: Chart, place: int, count: int, spot: Spot, lit: bool) -> Iterator[Piece]:
    """Where the next card of a journey is put; one that the viewer holds makes it shine."""
    if count >= FRONTIER:
        return
    size = chart.radius * BEACON_ART
    if lit:
        yield Piece(f"light:{place}", ("light",), *spot, size * 1.5, size * 1.5)
    picture = ("beacon", count + 1, lit)
    yield Piece(f"pile:{place}", picture, *spot, size, size, layer=2, card=True, flips=False, outline=ROUND,
                born="pile:new")  # fmt: skip


def _planet(
    view: SpaceKittiesView, place: int, card: int, number: int, x: float, y: float, size: float, top: bool
) -> Piece:
    """A card on a route; a journey that is complete flies through the gate and is discarded."""
    opened = view.piles[place][0] >= CARDS and len(view.piles[place]) == 2
    under_way = number > 0
    return Piece(
        piece_key(card), ("planet", card, number), x, y, size, size, layer=3 if top and under_way else 1, card=True,
        born="deck" if opened else f"head:{view.to_act}", born_as=BACK if opened else None,
        gone=("gate", "discards") if top or under_way else (), outline=ROUND,
    )  # fmt: skip


def _captain(view: SpaceKittiesView, piece: int, x: float, y: float, size: float) -> Piece:
    """A trapped commander; the way there and home is from and to its owner's head."""
    number = piece - COMMANDER
    home = f"head:{view.commanders.index(number)}"
    return Piece(piece_key(piece), ("captain", number), x, y, size, size, layer=4, card=True, born=home, gone=(home,),
                 outline=ROUND)  # fmt: skip


def _ship(place: int, x: float, y: float, large: float, layer: int) -> Piece:
    wide = large * 0.84
    return Piece(f"ship:{place}", ("art", f"{ART}/ship"), x, y, wide, wide * 2 / 3, layer=layer, card=True, flips=False,
                 born="pile:new", gone=("gate",), outline=ROUND)  # fmt: skip
