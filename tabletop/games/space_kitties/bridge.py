"""The bridge of Space Kitties: where its scenery, its words and the routes of its star chart are, in units.

Imports the layout.
"""

import math
from typing import NamedTuple

from tabletop.games.space_kitties.model import FRONTIER
from tabletop.ui.layout import Hud, Layer, Size

ART = "space-kitties"
WIDTH, HEIGHT = 1280.0, 720.0
OUT = 120.0
"""So far things at the sides move out where a window is wider."""
NEARER = 44.0
"""So much higher the console is at most where a window is taller."""
HAND_CARD = 96.0
RATIO = 7 / 5
"""Height to width of a card."""
SCREEN_TOP, SCREEN_HEIGHT = 4.0, 130.0
WINDOW_TOP = 160.0
STRIP = 58.0
"""The words at the lower edge of the window, where the screens have taken their place."""
LEAST_BEACON, LARGEST_BEACON = 13.5, 27.0
ROUTES = 3
"""The chart always has room for so many."""
CELL = 126.0, 54.0
"""The least room of a journey where there are too many for routes."""


class Bridge:
    """Measures for a window of this size and so many screens."""

    def __init__(self, size: Size, screens: int) -> None:
        self.width, self.height = size
        self.middle = self.width / 2
        self.out = min(OUT, max(0.0, (self.width - WIDTH) / 2))
        self.near = min(NEARER, max(0.0, (self.height - HEIGHT) / 2))
        self.hand = HAND_CARD + self.near / 2
        self.console = self.height - 316 - self.near
        """The console's upper edge in the middle."""
        self.crowded = screens > 2
        """Whether the screens fill the whole width."""

    def left(self, x: float) -> float:
        """Where something at the left side of the picture is, by its place at 1280."""
        return self.middle - WIDTH / 2 + x - self.out

    def right(self, x: float) -> float:
        return self.middle - WIDTH / 2 + x + self.out

    def centre(self, x: float) -> float:
        return self.middle - WIDTH / 2 + x

    def desk(self, y: float) -> float:
        """How far down something on the console is, by its place at 720."""
        return self.height - HEIGHT + y - self.near

    def low(self, y: float) -> float:
        """The same for what is at the lower edge."""
        return self.height - HEIGHT + y

    @property
    def chart_bottom(self) -> float:
        return self.console - 4 - (STRIP if self.crowded else 0)

    @property
    def chart_middle(self) -> float:
        return (WINDOW_TOP + self.chart_bottom) / 2

    def scene(self, seated: bool) -> tuple[Layer, ...]:
        """From the sky to the console; a seat and a rail for whoever plays."""
        layers = [
            Layer(f"{ART}/place-sky", self.middle, 468, 1900, 640),
            Layer(f"{ART}/place-gate", self.right(1146), self.chart_middle - 4, 560, 560),
            Layer(f"{ART}/place-hull-left", self.left(230), 500, 1500, 1000),
            Layer(f"{ART}/place-hull-right", self.right(1050), 500, 1500, 1000),
            Layer(f"{ART}/place-console", self.middle, self.console + 290, 2600, 620),
        ]
        if not self.crowded:
            layers.append(Layer(f"{ART}/place-log", self.right(1164), 66, 212, 118))
        if seated:
            layers.append(Layer(f"{ART}/place-rail", self.middle, self.low(665) - (self.hand - HAND_CARD) * RATIO,
                                780, 190))  # fmt: skip
            layers.append(Layer(f"{ART}/place-chair", self.left(138), self.low(506), 270, 280))
        return tuple(layers)

    def hud(self) -> Hud:
        prompt = (self.right(984), self.low(584), 282.0, 76.0)
        buttons = (self.right(1034), self.low(689))
        if self.crowded:
            top = self.console - STRIP
            title = (self.left(262), top, 330.0, STRIP)
            log = (self.right(650), top + 2, 340.0, STRIP - 6)
        else:
            title = (self.left(26), 18.0, 214.0, 110.0)
            log = (self.right(1068), 15.0, 192.0, 102.0)
        return Hud(title, log, prompt, buttons, "veil", "left", "midleft")


class Spot(NamedTuple):
    x: float
    y: float


class Chart:
    """The routes from the wormhole to the golden gate, one for each place of a journey."""

    def __init__(self, bridge: Bridge, places: int) -> None:
        self.hole = Spot(bridge.left(122), bridge.chart_middle)
        self.gate = Spot(bridge.right(1146), bridge.chart_middle)
        self.top, self.bottom = WINDOW_TOP, bridge.chart_bottom
        slots = max(ROUTES, places)
        self.gap = min(84.0, (self.bottom - self.top - 56) / (slots - 1))
        self.bend = 0.3 if slots <= ROUTES else 0.12
        self.room = self.gap * bow(1 / FRONTIER, self.bend)
        """Between two routes where they are closest."""
        self.radius = min(LARGEST_BEACON, self.room / 2 - 1)
        """Of a beacon."""
        self.ranks = _ranks(slots)
        self.places = places
        self.routed = self.radius >= LEAST_BEACON
        """Whether there is room for routes; if not, every journey has a cell of its own."""
        if not self.routed:
            self.radius = 20.0

    def rise(self, place: int) -> float:
        """How far a route is above (less than 0) or below the middle."""
        return (self.ranks[place] - (len(self.ranks) - 1) / 2) * self.gap

    def spot(self, place: int, number: float) -> Spot:
        """Where a number is on a route."""
        step = (self.gate.x - self.hole.x) / FRONTIER
        if number <= 0:
            number = 0.62
        elif number >= FRONTIER:
            return Spot(self.gate.x - 4, self.gate.y + self.rise(place) * bow(10 / FRONTIER, self.bend))
        rise = self.rise(place) * bow(number / FRONTIER, self.bend)
        return Spot(self.hole.x + number * step, self.hole.y + rise)

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
    """How far out a route is at a part of its way, of 1."""
    return float(math.sin(math.pi * part) ** bend) if 0 < part < 1 else 0.0


def _ranks(slots: int) -> list[int]:
    """From the top down, for each place: the first is in the middle, the others above and below by turns."""
    order = [0]
    for place in range(1, slots):
        order.insert(0 if place % 2 else len(order), place)
    return [order.index(place) for place in range(slots)]
