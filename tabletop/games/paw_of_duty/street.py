"""The table of Paw of Duty as a place: the board in slight perspective, and where everything stands for a window.

Imports the city and the layout.
"""

from typing import NamedTuple

from tabletop.games.paw_of_duty.city import SIDE
from tabletop.ui.layout import Box, Hud, Layer, Size

MIDDLE, FAR, NEAR = 532.0, 119.0, 526.0
"""As `art/draw/street.py` draws it in 1280 x 720: the board's middle across, its far and its near edge."""
FAR_SCALE, NEAR_SCALE, CELL = 0.87, 1.05, 99.0
LAYERS = (
    ("city-sky", -318, -60, 1900, 250),
    ("city-ground", -318, 118, 1900, 790),
    ("city-houses", -318, 118, 1900, 790),
    ("street", 232, 86, 600, 472),
    ("ruins", 232, 86, 600, 472),
)
"""The layers of the place in that picture: left, top, width, height."""
BAGS = 1900.0, 130.0
KERB = 556.0
"""Where the board's slab ends in that picture."""
BASE: Size = 1280.0, 720.0
TALL = 880.0
"""From this height on a window has room for a larger board and for the log below it."""
ASIDE = 120.0
"""How far what stands beside the board moves outwards in a wide window, at most."""
LARGE = 1.25
"""From this text size on words need more room than there is beside the hand: the prompt goes over the whole corner."""
GROWN = 1.1
"""From this text size on the title has no room for where the game stands above a banner."""
TITLE = 312.0
"""How wide the goal of the game is at a text size of 100 %."""


class Street(NamedTuple):
    """The ground of the board: `u` squares from its left edge and `v` from its far one."""

    middle: float
    far: float
    size: float = 1.0
    """Against the picture in which it is drawn."""

    def scale(self, v: float) -> float:
        """How large things are there, against the picture; 1 / scale is even along the ground."""
        return self.size / (1 / FAR_SCALE + v / SIDE * (1 / NEAR_SCALE - 1 / FAR_SCALE))

    def at(self, u: float, v: float) -> tuple[float, float]:
        s = self.scale(v)
        steep = (NEAR - FAR) / (NEAR_SCALE - FAR_SCALE)
        return self.middle + (u - SIDE / 2) * CELL * s, self.far + (s - FAR_SCALE * self.size) * steep

    def square(self, square: int) -> Box:
        """The middle of a square, and its width and height there."""
        row, column = divmod(square, SIDE)
        x, y = self.at(column + 0.5, row + 0.5)
        return x, y, CELL * self.scale(row + 0.5), self.at(0, row + 1)[1] - self.at(0, row)[1]

    def corners(self, square: int, x: float, y: float) -> tuple[tuple[float, float], ...]:
        """The four corners of a square, from a place on it."""
        row, column = divmod(square, SIDE)
        found = (self.at(column + u, row + v) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)))
        return tuple((px - x, py - y) for px, py in found)

    def stand(self, square: int) -> tuple[float, float, float]:
        """Where a Kitty on a square has its middle, and how large things are there."""
        x, y, width, _height = self.square(square)
        s = width / CELL
        return x, y - 4 * s, s

    def drawn(self, x: float, y: float) -> tuple[float, float]:
        """A point of the picture in which the place is drawn."""
        return self.middle + (x - MIDDLE) * self.size, self.far + (y - FAR) * self.size


class Spots(NamedTuple):
    """Where the parts of the table are for one size of it."""

    width: float
    height: float
    street: Street
    left: float
    """Where the column of the two who play begins."""
    right: Box
    """What stands and lies right of the board: the decks above, what was drawn or played below."""
    log: Box
    hand: tuple[float, float, float]
    """The middle of one's hand, and how wide it may be."""
    card: Size
    """A card of the hand."""
    text: float = 1.0
    """How large letters are wanted."""

    @classmethod
    def of(cls, width: float, height: float, text: float = 1.0) -> "Spots":
        beyond = max(0.0, width - BASE[0]) / 2
        out = min(ASIDE, beyond)
        more = max(0.0, height - BASE[1])
        if height < TALL:
            street = Street(beyond + 532, FAR + 0.12 * more)
            right = (beyond + out / 2 + 822, 116 + 0.2 * more, 266.0, 438 + 0.2 * more)
            log = (beyond + out + 1098, 64.0, 172.0, 430 + 0.3 * more)
            room = 594.0
            if text > LARGE:
                right = (right[0] - 18, right[1] - 36, *right[2:])
                log = (log[0] - 18, 112.0, log[2] + 18, max(0.0, 290 + more - 60 * (text - LARGE)))
        else:
            street = Street(beyond + 600, min(200.0, 150 + 0.62 * (height - TALL)), 1.2)
            right = (beyond + out / 2 + 940, 132.0, 330.0, 400.0)
            log = (beyond + out + 940, 540.0, 330.0, height - 540 - 286)
            room = 640.0
            if text > LARGE:
                log = (*log[:3], max(0.0, log[3] - 150 * (text - 1)))
        kerb = street.drawn(0, KERB)[1]
        card = min(150.0, (height - kerb - 8) / 1.4, room / 5 + 6)
        hand = (street.middle + (40 if height < TALL else 0), height - 0.7 * card - 2, room)
        return cls(width, height, street, beyond - out, right, log, hand, (card, card * 1.4), text)

    @property
    def tall(self) -> bool:
        return self.height >= TALL

    @property
    def large(self) -> bool:
        """Whether letters are too large for the place beside the hand."""
        return self.text > LARGE

    @property
    def title(self) -> Box:
        """The game's name, goal and turn: wide enough for a line each."""
        return self.left + 14, 6.0, TITLE * (1 + 0.8 * max(0.0, self.text - 1)), 96.0

    @property
    def rival(self) -> float:
        """The upper edge of the other one's post, below the title and a banner of one line."""
        return 114 + 0.12 * (self.height - BASE[1]) + (20 * (self.text - 1) if self.large else 0)

    @property
    def button(self) -> tuple[float, float]:
        """The middle of the button for what can be said instead of done."""
        left, _top, width, _height = self.log
        if self.tall:
            return left + 92, self.height - 82
        return (self.corner + 104, self.height - 34) if self.large else (left + width / 2, self.height - 100)

    @property
    def shells(self) -> tuple[float, float]:
        """The middle of the tactics that are left."""
        left, _top, width, _height = self.log
        if self.large or self.tall:
            return left + width - min(194.0, width) / 2, 84
        return self.corner + 98, self.height - 34

    @property
    def corner(self) -> float:
        """Where the place right of the hand begins."""
        return self.hand[0] + self.hand[2] / 2

    @property
    def right_x(self) -> float:
        return self.right[0] + self.right[2] / 2

    @property
    def board(self) -> Box:
        """The middle and size of the five by five squares."""
        (left, bottom), (right, _y) = self.street.at(0, SIDE), self.street.at(SIDE, SIDE)
        top = self.street.far
        return self.street.middle, (top + bottom) / 2, right - left, bottom - top

    def scene(self) -> tuple[Layer, ...]:
        size, layers = self.street.size, []
        for art, left, top, width, height in LAYERS:
            x, y = self.street.drawn(left + width / 2, top + height / 2)
            wide, high = width * size, height * size
            if art.startswith("city") and self.width > wide - 160:  # wider than the widest window it was drawn for
                layers += [Layer(f"paw-of-duty/{art}", x + side * wide, y, wide, high) for side in (-1, 1)]
            layers.append(Layer(f"paw-of-duty/{art}", x, y, wide, high))
        across = self.width / 2
        sides = (-BAGS[0], 0.0, BAGS[0]) if self.width > BAGS[0] else (0.0,)
        layers += [Layer("paw-of-duty/parapet", across + side, self.height - BAGS[1] / 2, *BAGS) for side in sides]
        return tuple(layers)

    def hud(self, alone: bool) -> Hud:
        """Where words stand; `alone`: there is no button in the corner, so that the prompt may have all of it."""
        left, _top, width, _height = self.log
        if self.tall:
            high, align = (124 + 150 * (self.text - 1), "bottomleft") if self.large else (124.0, "midleft")
            prompt = (left - 12, self.height - 112 - high, width - 12, high)
            buttons = (left + width - 184, self.height - 34)
            return Hud(self.title, self.log, prompt, buttons, "veil", "left", align)
        wide = left + width - self.corner - 12 if self.large or alone else left - self.corner - 24
        prompt = (self.corner, self.height - 204, wide, 147.0)
        return Hud(self.title, self.log, prompt, (left + width - 176, self.height - 34), "veil", "left", "bottomleft")
