"""The perspective of the board: from squares to places in the window."""

from typing import NamedTuple

from tabletop.games.paw_of_duty.rules.board import SIDE
from tabletop.ui.stage.layout import Box

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
KERB = 556.0
"""Where the board's slab ends in that picture."""


class Street(NamedTuple):
    """The ground of the board: `u` squares from its left edge and `v` from its far one."""

    middle: float
    far: float
    size: float = 1.0
    """Against the picture in which it is drawn."""

    def scale(self, v: float) -> float:
        """Scale of things at that depth; 1 / scale is linear along the ground."""
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
        """The middle of a Kitty on a square, and the scale there."""
        x, y, width, _height = self.square(square)
        s = width / CELL
        return x, y - 4 * s, s

    def drawn(self, x: float, y: float) -> tuple[float, float]:
        """A point of the picture in which the place is drawn."""
        return self.middle + (x - MIDDLE) * self.size, self.far + (y - FAR) * self.size
