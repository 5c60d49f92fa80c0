"""The star chart: where the routes of journeys go from the wormhole to the golden gate."""

import math
from typing import NamedTuple

from tabletop.games.space_kitties.rules.content import FRONTIER
from tabletop.games.space_kitties.table.measures import WINDOW_TOP, Measures

LEAST_BEACON, LARGEST_BEACON = 15.0, 27.0
"""Radius of a beacon."""
SLOTS = (1, 3, 5, 8, 12, 16, 24)
"""Numbers of routes the chart has room for: journeys keep their places until there is one more, or until fewer routes
leave room for every number below the same one."""
CELL = 126.0, 52.0
"""Least size of a journey's cell where there are too many for routes."""
START = 0.42
"""Where a route begins, in steps: there the routes have come apart."""
ASIDE = 0.27
"""How much earlier every other route begins where they are close together."""
NARROW = 0.93
"""How far apart routes still are at the gate, of 1."""
TAG = 22.0
"""Size of the sign with a journey's letter."""
LARGE_BEACON = 24.0
"""Least radius of a beacon among large letters: below it every journey has a cell of its own."""


class Spot(NamedTuple):
    x: float
    y: float


class Chart:
    """The geometry of the routes from the wormhole to the golden gate, one for each place of a journey.

    Routes lie below each other and come a little closer towards the gate; number n of each is n steps from the
    wormhole. The more routes, the smaller the beacons. Where beacons would be too small, routes are `dense`: every
    other one is shifted by half a step, so that beacons fit between those of the next route. Where that is too little
    as well, the chart is not `routed`: every journey has a cell of its own.
    """

    def __init__(self, bridge: Measures, places: int) -> None:
        self.text, self.large, self.grown = bridge.text, bridge.large, max(1.0, bridge.text)
        self.hole = Spot(bridge.hole, bridge.chart_middle)
        self.gate = Spot(*bridge.gate)
        self.origin, self.step = bridge.origin, bridge.step
        self.top, self.bottom = WINDOW_TOP, bridge.chart_bottom
        self.console = bridge.console
        self.helm = bridge.low(372) if bridge.seated else bridge.console
        """What lies below the wormhole: the commander's head, or the console."""
        height = self.bottom - self.top
        least = LARGE_BEACON if bridge.large else LEAST_BEACON
        self.slots = next(slots for slots in SLOTS if slots >= places)
        if spread(self.slots, height)[1] < least <= spread(places, height)[1]:
            self.slots = places
        self.gap, self.radius = spread(self.slots, height)
        """Between two routes, and of a beacon."""
        self.dense = self.radius < least
        """Whether every other route is shifted by half a step, so that there is room for beacons."""
        if self.dense:
            self._crowd(LEAST_BEACON + 5)
            self._crowd(self.radius)  # again: the outermost beacons, now that their size is known, stay on the chart
        self.room = self.gap * NARROW
        """Between two routes where they are closest."""
        self.tag = min(TAG * self.grown, max(TAG, self.room))
        """Size of the sign with a journey's letter."""
        self.routed = self.radius >= least
        """If there is no room for routes, every journey has a cell of its own."""
        if not self.routed:
            self.radius = 20.0
            self.hole = Spot(self.hole.x, max(self.hole.y, self.top + (66 if self.large else 98)))

    def _crowd(self, rim: float) -> None:
        """Spread routes over the height but for a rim; beacons as large as fit between them."""
        self.gap = (self.bottom - self.top - 2 * rim) / max(1, self.slots - 1)
        room = self.gap * NARROW
        to_next_route = math.hypot(self.step / 2, room)  # from a beacon to the nearest one, half a step aside
        self.radius = min(LARGEST_BEACON, room - 1, to_next_route / 2 - 2)

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
        """Where a number is on a route; the last one is short of the gate's middle."""
        if number >= FRONTIER:
            steps = FRONTIER - 0.5 + self.shift(place) if self.dense else FRONTIER - 0.05
        elif number > 0:
            steps = number + self.shift(place)
        else:
            steps = self.start(place)
        return Spot(self.origin + steps * self.step, self.hole.y + self.rise(place) * bow(number))

    def cell(self, place: int) -> tuple[float, float, float, float]:
        """The middle and size of a journey's cell, with as many columns as make cells largest."""
        left, right = self.hole.x + 96, self.gate.x - 84
        height = self.bottom - self.top
        grids = [
            ((right - left) / columns, height / math.ceil(self.slots / columns), columns)
            for columns in range(1, self.slots + 1)
        ]
        wide, high, columns = max(grids, key=lambda grid: cell_scale(grid[0], grid[1]))
        row, column = divmod(place, columns)
        return left + (column + 0.5) * wide, self.top + (row + 0.5) * high, wide, high


def spread(slots: int, height: float) -> tuple[float, float]:
    """How far apart so many routes are on a chart this high, and how large beacons below each other can be."""
    if slots == 1:
        apart = height - 8
    else:  # above and below the outermost routes is room for a beacon: of the largest, or of what fits between routes
        with_largest = (height - 56) / (slots - 1)
        with_fitting = (height - 4) / (slots - 1 + NARROW)
        apart = max(with_largest, with_fitting)
    gap = min(84.0, apart)
    return gap, min(LARGEST_BEACON, gap * NARROW / 2 - 3)


def cell_scale(wide: float, high: float) -> float:
    """How many times as large as the least cell this width and height are."""
    return min(wide / CELL[0], high / CELL[1])


def bow(number: float) -> float:
    """How far from the middle a route is at a number, of 1: from the fifth on it comes a little closer."""
    half = FRONTIER / 2
    share = max(0.0, min(number, 10.0) - half) / half
    return NARROW + (1 - NARROW) * math.cos(math.pi / 2 * share)
