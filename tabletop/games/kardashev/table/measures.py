"""Where the parts of Kardashev's war room are for one size of the window.

The composition is made for 1280 x 720 units. In a wider window it stays in the middle and what stands at its sides
moves out a little; in a higher one the table grows and both desks stay at the bottom.
For large letters plates grow instead, and the log is wide.
"""

from functools import cached_property
from math import hypot, sqrt
from typing import Any

from tabletop.games.kardashev.rules.board import axial
from tabletop.games.kardashev.voice.pictures import SQUASH
from tabletop.games.kardashev.voice.prompts import LARGE
from tabletop.ui.stage.layout import Backdrop, Hud, Piece, Size

WIDE, HIGH = 1280.0, 720.0
OUT = 120.0
"""How far the things at the sides move out in wide windows, at most."""
MIDDLE = (556.0, 376.0)
"""The middle of the table in the composition."""
RAIL = 291.0
"""How far the rail of points is behind the table's middle."""
HEXES = {2: 60.0, 3: 48.0}
"""From the middle of a hex to its upper corner, by the number of seats, were it not squashed."""
HALF_BOARD = (388.0, 282.0)
"""What can be zoomed, from the table's middle."""
GLASS, ROUNDED = (214.4, 386.4, 278.8), 28.0
"""Half the upper edge of the table's glass, half its width and its height, and how much of its corners is rounded."""
MOST = 1.08
"""The largest scale of the table."""
ROOT3 = sqrt(3)
HEAD = 190.0
SLATE = 286.0
TABLE = (1000.0, 760.0)
KIND_SIZE, KIND_DOWN = 0.23, 0.345
"""How large a symbol of what a tile produces is, in its widths, and how far before its middle, in its heights."""
AROUND = 1.26
"""How much larger than a space the picture of a realm is: its border glows beyond it."""
NAME_HIGH = 0.46
"""How high the name of a space is, in heights of the space."""
RACE_LEFT = 320.0
"""No pin on the rail of points is farther left than this; the title ends there."""
PLATE, LARGE_PLATE = (190.0, 94.0), (196.0, 77.0)
"""How large a rival's plate is; for large letters its height is that of all their lines at 100 %."""
DESK, LARGE_DESK = (334.0, 100.0), (284.0, 98.0)
"""The same for the viewer's own plate, on which the jars stand."""
LOG = 144.0
"""The height of the log in large letters, above a rival."""
FOLDED = 180.0
"""Where the slate begins when the log is folded away and somebody sits above it."""
SIGN = 26.0
"""The height of a log that is folded away, at a text size of 100 %."""
ROOM, ROOM_CORNER = (2080.0, 1160.0), (400.0, 130.0)
"""The picture of the room, and where the composition begins in it."""


class Measures:
    """Where the parts of the table are for one size of it and one number of seats."""

    def __init__(self, size: Size, seats: int, text: float = 1.0, folded: bool = False) -> None:
        self.seats, self.text = seats, text
        self.folded = folded
        """Whether the log is folded away; the slate has its place then."""
        self.large = text > LARGE
        self.grown = min(1.0, max(0.0, text - 1) / 0.6)
        """How much of the room kept for large letters they need: all of it from a text size of 160 % on."""
        self.width, self.height = size
        self.start, spare = (self.width - WIDE) / 2, max(0.0, self.height - HIGH)
        """Where the composition begins."""
        out = max(0.0, min(OUT, self.start))
        self.left, self.right = self.start - out, self.start + WIDE + out
        """What the things at the left and those at the right are placed from."""
        self.scale = 1.0 if self.large else min(MOST, 1 + spare / HIGH / 2)
        self.middle = (self.start + MIDDLE[0], MIDDLE[1] + spare * 0.48)
        self.size = HEXES[seats] * self.scale
        """Of a hex: from its middle to a corner, were it not squashed."""
        self.top = self.middle[1] - RAIL * self.scale - (MIDDLE[1] - RAIL)
        """What the room and those who sit at its back are placed from."""
        self.low = self.height - HIGH
        """What stands at the bottom is placed from here."""
        self.hexagon = self.size * ROOT3, self.size * 2 * SQUASH
        """How wide and how high a space is."""
        wide, high = LARGE_PLATE
        self.plate = (wide, high * text) if self.large else PLATE
        wide, high = LARGE_DESK
        self.desk = (wide, high * text + 8) if self.large else DESK
        self.sign = SIGN * max(1.0, text)
        self.own_head = self.left + 95, self.low + 503

    def at(self, space: int) -> tuple[float, float]:
        across, down = axial(space)
        x, y = self.middle
        return x + self.size * ROOT3 * (across + down / 2), y + self.size * 1.5 * SQUASH * down

    @cached_property
    def edge(self) -> tuple[tuple[float, float], ...]:
        """Points along the edge of the table's glass, its corners rounded."""
        (x, y), scale = self.middle, self.scale
        top, side, half = (measure * scale for measure in GLASS)
        corners = [
            (-side, 0),
            (-top, -half),
            (top, -half),
            (side, 0),
            (top, half),
            (-top, half),
            (-side, 0),
            (-top, -half),
        ]
        found = []
        for (ax, ay), (bx, by), (cx, cy) in zip(corners, corners[1:-1], corners[2:], strict=False):
            before, after = ROUNDED * scale / hypot(ax - bx, ay - by), ROUNDED * scale / hypot(cx - bx, cy - by)
            for part in (0, 0.25, 0.5, 0.75, 1):
                back, on = (1 - part) ** 2 * before, part**2 * after
                found.append((x + bx + (ax - bx) * back + (cx - bx) * on, y + by + (ay - by) * back + (cy - by) * on))
        return tuple(found)

    def ring(self, key: str, space: int, **more: Any) -> Piece:
        return Piece(key, ("mark",), *self.at(space), *self.hexagon, board=True, **more)

    @cached_property
    def slate(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the slate with the tree or a question."""
        bottom = self.low + 590
        top = max(self.top + 322, bottom - 320)
        if self.folded:
            top = FOLDED if self.seats > 2 else 16 + self.sign
        elif self.large:
            top = 16 + LOG if self.seats == 2 else self.top + 322
        return self.right - SLATE - 8, top, SLATE, bottom - top

    def scene(self) -> tuple[Backdrop, ...]:
        zoom = max(1.0, self.width / ROOM[0], self.height / 980)
        x = self.middle[0] + (ROOM[0] / 2 - ROOM_CORNER[0] - MIDDLE[0]) * zoom
        y = self.top + 44 + (ROOM[1] / 2 - ROOM_CORNER[1] - 44) * zoom
        wide, high = TABLE[0] * self.scale, TABLE[1] * self.scale
        return (
            Backdrop("kardashev/room", x, y, ROOM[0] * zoom, ROOM[1] * zoom),
            Backdrop("kardashev/table", self.middle[0], self.middle[1] + 10 * self.scale, wide, high),
        )

    def hud(self) -> Hud:
        left, top = self.right - 188, self.slate[1]
        log, prompt = (left, 8.0, 182.0, top - 16), (self.start + 352, self.low + 652, 424.0, 64.0)
        if self.large:
            log = (self.right - 424, 8.0, 418.0, min(LOG, top - 16))
            prompt = (self.start + 296, self.low + 650, 486.0, 68.0)
        if self.folded:
            log = (left, 8.0, 182.0, self.sign)
        high = 82 + min(30.0, 93 * max(0.0, self.text - 1))  # down to the head below it
        title = (self.left + 14, 8.0, min(362.0, self.start + RACE_LEFT - self.left - 14), high)
        return Hud(title, log, prompt, (self.right - 192, self.low + 694), "banner")
