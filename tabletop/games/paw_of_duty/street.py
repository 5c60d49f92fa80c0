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

    @classmethod
    def of(cls, width: float, height: float) -> "Spots":
        beyond = max(0.0, width - BASE[0]) / 2
        out = min(ASIDE, beyond)
        more = max(0.0, height - BASE[1])
        if height < TALL:
            street = Street(beyond + 532, FAR + 0.12 * more)
            right = (beyond + out / 2 + 822, 116 + 0.2 * more, 266.0, 438 + 0.2 * more)
            log = (beyond + out + 1098, 64.0, 172.0, 486 + 0.3 * more)
            room = 594.0
        else:
            street = Street(beyond + 600, min(200.0, 150 + 0.62 * (height - TALL)), 1.2)
            right = (beyond + out / 2 + 940, 132.0, 330.0, 400.0)
            log = (beyond + out + 940, 540.0, 330.0, height - 540 - 286)
            room = 640.0
        kerb = street.drawn(0, KERB)[1]
        card = min(150.0, (height - kerb - 8) / 1.4, room / 5 + 6)
        hand = (street.middle + (40 if height < TALL else 0), height - 0.7 * card - 2, room)
        return cls(width, height, street, beyond - out, right, log, hand, (card, card * 1.4))

    @property
    def tall(self) -> bool:
        return self.height >= TALL

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

    def hud(self) -> Hud:
        left, _top, width, _height = self.log
        title = (self.left + 14, 6.0, 288.0, 96.0)
        if self.tall:
            prompt = (left - 12, self.height - 236, width - 12, 124.0)
            return Hud(title, self.log, prompt, (left + width - 184, self.height - 34), "veil", "left", "midleft")
        start = self.hand[0] + self.hand[2] / 2
        prompt = (start, self.height - 204, left - start - 24, 147.0)
        return Hud(title, self.log, prompt, (left - 4, self.height - 34), "veil", "left", "bottomleft")
