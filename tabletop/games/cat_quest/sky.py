"""The sky over the table: where every space of the solar system is for one size of it. Imports the board."""

import math
from typing import NamedTuple

from tabletop.games.cat_quest.board import FIRST, LENGTHS, ORBIT, PLUTO, SUN

ART = "cat-quest/"
"""Where the pictures of this game are."""
ORBIT_SHARES = (0.0, 0.125, 0.205, 0.285, 0.365, 0.52, 0.64, 0.76, 0.88, 1.0)
"""How far out each orbit runs, Pluto's being 1; the picture of the board is drawn by the same numbers."""
REACH = 0.476
"""The radius of Pluto's orbit against the side of the board."""
MARGIN, GAP = 8.0, 6.0
COLUMN = 300.0
"""The least width of what stands beside the board."""
CARD = 1.3
"""How much taller than wide a cat or a Dog is."""


class Spots(NamedTuple):
    """Sizes and places in units."""

    width: float
    height: float
    side: float
    """Of the square the board fills."""
    x: float
    y: float
    """The board's middle."""
    left: float
    """Where the column beside the board begins."""
    column: float
    """How wide it is."""

    @classmethod
    def of(cls, width: float, height: float) -> "Spots":
        side = min(height - 2 * MARGIN, width - COLUMN - 3 * MARGIN)
        column = min(420.0, width - side - 3 * MARGIN)
        spare = width - side - column - 3 * MARGIN
        x = MARGIN + spare / 2 + side / 2
        return cls(width, height, side, x, height / 2, x + side / 2 + MARGIN, column)

    @property
    def top(self) -> float:
        return self.y - self.side / 2

    def at(self, across: float, down: float) -> tuple[float, float]:
        """A point of the board's square in its own 700 parts, from its upper left corner."""
        return self.x + (across - 350) * self.side / 700, self.top + down * self.side / 700

    def part(self, units: float) -> float:
        """A length in 700 parts of the board's side."""
        return units * self.side / 700

    def space(self, space: int) -> tuple[float, float]:
        """The middle of a space: counterclockwise, space 1 to the right of the Sun (CQ-1.2)."""
        orbit = ORBIT[space]
        if orbit == SUN:
            return self.x, self.y
        turn = math.tau * (space - FIRST[orbit]) / LENGTHS[orbit]
        far = self.side * REACH * ORBIT_SHARES[orbit]
        return self.x + far * math.cos(turn), self.y - far * math.sin(turn)

    def grip(self, space: int) -> float:
        """How large a space is to be clicked or dropped on."""
        orbit = ORBIT[space]
        far = self.side * REACH
        if orbit == SUN:
            return far * 0.15
        along = math.tau * far * ORBIT_SHARES[orbit] / LENGTHS[orbit]
        outwards = far * (0.08 if orbit < 5 else 0.12)
        return min(along, outwards) * 0.98

    def world(self, home: int) -> float:
        """How large a planet is on the board."""
        if home == SUN:
            return self.part(58)
        return self.part(29 if home < 5 else 46 if home == 6 else 34 if home == PLUTO else 38)
