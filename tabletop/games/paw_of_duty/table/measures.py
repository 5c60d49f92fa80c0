"""The perspective of the board, and measures of the table for a window size and a text size."""

from collections.abc import Iterable
from typing import NamedTuple

from tabletop.games.paw_of_duty.rules.board import SIDE
from tabletop.games.paw_of_duty.voice.prompts import LARGE
from tabletop.ui.stage.layout import Backdrop, Box, Hud, Size

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
"""The backdrops in that picture: left, top, width, height."""
KERB = 556.0
"""Where the board's slab ends in that picture."""
BAGS = 1900.0, 130.0
BASE: Size = 1280.0, 720.0
TALL = 880.0
"""Windows at least this high have a larger board and the log at the bottom right."""
ASIDE = 120.0
"""Most that the columns beside the board move outwards in a wide window."""
TITLE = 312.0
"""How wide the goal of the game is at a text size of 100 %."""
COLUMN = 272.0
"""The left edge of the board, right of the seats' column."""
HALF = SIDE / 2 * CELL * NEAR_SCALE
"""Half the width of the board's near edge at size 1."""
TAG = 180.0, 48.8
CORNER = 388.0
"""How much room the buttons need at the right of the hand."""
LINE = 0.83
"""Letter height as a part of the line height."""


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


def parts(box: Box, points: Iterable[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    """Points as parts of a picture with this middle and size, for its painter."""
    x, y, wide, high = box
    return tuple(((px - x) / wide + 0.5, (py - y) / high + 0.5) for px, py in points)


class Measures(NamedTuple):
    """Places and sizes of the parts of the table."""

    width: float
    height: float
    street: Street
    left: float
    """The left edge of the seats' column."""
    right: Box
    """The column right of the board: decks above, what was drawn or played below."""
    log: Box
    hand: tuple[float, float, float]
    """The middle of one's hand, and how wide it may be."""
    card: Size
    """A card of the hand."""
    text: float = 1.0
    """The text size; 1 is 100 %."""
    folded: bool = False
    """Whether the log is folded to its sign."""

    @classmethod
    def of(cls, width: float, height: float, text: float = 1.0, folded: bool = False) -> "Measures":
        beyond = max(0.0, width - BASE[0]) / 2
        out = min(ASIDE, beyond)
        end = beyond + out + BASE[0] - 10
        """The right edge of everything."""
        make = _large if text > LARGE else _tall if height >= TALL else _usual
        street, right, log, low, room = make(height, text, folded)
        street = street._replace(middle=street.middle + beyond)
        start = beyond + out / 2 + right[0]
        right = (start, right[1], end - start if text > LARGE or folded else right[2], right[3])
        if text <= LARGE:
            log = (beyond + out + log[0], *log[1:])
        else:
            log = (start, *log[1:]) if folded else (beyond - out + log[0], log[1], log[2] + 2 * out, log[3])
        card = min(150.0, (height - low) / 1.4, room / 5 + 6)
        aside = min(street.middle + (12 if folded else 40), end - CORNER - room / 2)
        hand = (aside if height < TALL or text > LARGE else street.middle, height - 0.7 * card - 2, room)
        return cls(width, height, street, beyond - out, right, log, hand, (card, card * 1.4), text, folded)

    @property
    def tall(self) -> bool:
        return self.height >= TALL

    @property
    def large(self) -> bool:
        return self.text > LARGE

    @property
    def end(self) -> float:
        """The right edge of everything."""
        return self.right[0] + self.right[2] if self.large or self.folded else self.log[0] + self.log[2]

    @property
    def title(self) -> Box:
        """The game's name, goal and turn: wide enough for a line each."""
        return self.left + 14, 6.0, TITLE * (1 + 0.8 * max(0.0, self.text - 1)), 96.0

    @property
    def rival(self) -> float:
        """The upper edge of the other one's post, below the title and a banner of one line."""
        return (max(110.0, 47 + 38 * self.text) if self.large else 114) + 0.12 * (self.height - BASE[1])

    @property
    def tag(self) -> Size:
        """The size of the paper tag with the turns left."""
        grown = 1 + 0.31 * (self.text - 1) if self.large else 1.0
        return TAG[0] * grown, TAG[1] * grown

    @property
    def lamps(self) -> tuple[float, float] | None:
        """Where the string of lamps begins and ends; the log hangs there where letters are large."""
        if self.large and not self.folded:
            return None
        return self.title[0] + self.title[2], self.right[0] - 6 if self.large else self.end - self.tag[0] - 4

    @property
    def button(self) -> tuple[float, float]:
        """The middle of the button: end the turn, ready."""
        if self.large:
            return self.corner + 94, self.height - 34
        return (self.end - 238, self.height - 82) if self.tall else (self.end - 86, self.height - 100)

    @property
    def shells(self) -> Box:
        """The tactics that are left: the middle and the size."""
        if self.large:
            wide, high = 200 * self.text / 2 + 24, 15.5 * self.text / LINE
            return self.end - wide / 2, self.tag[1] + 4 + high / 2, wide, high
        wide = min(194.0, self.log[2])
        return (self.end - wide / 2, 84, wide, 34) if self.tall else (self.corner + 98, self.height - 34, wide, 34)

    @property
    def corner(self) -> float:
        """The right edge of the hand."""
        return self.hand[0] + self.hand[2] / 2

    @property
    def right_x(self) -> float:
        return self.right[0] + self.right[2] / 2

    @property
    def stack(self) -> Size:
        """How large a deck is with its name below it."""
        wide = min(150.0 if self.large else 100.0 if self.folded and not self.tall else 108.0, (self.right[2] - 12) / 3)
        return wide, 104 + 16 * self.text / LINE if self.large else wide * 1.62

    @property
    def below(self) -> float:
        """The top of what was drawn or played, below the decks."""
        return self.right[1] + self.stack[1] + (6 if self.large else 10)

    @property
    def lying(self) -> float:
        """The height for what was drawn or played, above the prompt."""
        if self.large:
            return min(260.0, self.height - 62 - (30 + 90 * self.text) - self.below)
        return 176.4 if not self.folded else min(230.0, self.height - 214 - self.below)

    @property
    def board(self) -> Box:
        (left, bottom), (right, _y) = self.street.at(0, SIDE), self.street.at(SIDE, SIDE)
        top = self.street.far
        return self.street.middle, (top + bottom) / 2, right - left, bottom - top

    def scene(self) -> tuple[Backdrop, ...]:
        size, backdrops = self.street.size, []
        for art, left, top, width, height in LAYERS:
            x, y = self.street.drawn(left + width / 2, top + height / 2)
            wide, high = width * size, height * size
            if art.startswith("city") and self.width > wide - 160:  # wider than the widest window it was drawn for
                backdrops += [Backdrop(f"paw-of-duty/{art}", x + side * wide, y, wide, high) for side in (-1, 1)]
            backdrops.append(Backdrop(f"paw-of-duty/{art}", x, y, wide, high))
        sides = (-BAGS[0], 0.0, BAGS[0]) if self.width > BAGS[0] else (0.0,)
        low = self.height - BAGS[1] / 2
        return (*backdrops, *(Backdrop("paw-of-duty/parapet", self.width / 2 + side, low, *BAGS) for side in sides))

    def hud(self, alone: bool, points: str = "left") -> Hud:
        """Where words stand; `alone`: there is no button in the corner, so that the prompt may have all of it.

        What the prompt `points` at lies left of it or above it; where it points nowhere it keeps off the hand.
        """
        off = 0 if points else 10
        if self.tall and not self.large:
            prompt = (self.right[0] - 12 + off, self.height - 236, self.right[2] - 12 - off, 124.0)
            return Hud(self.title, self.log, prompt, (self.end - 184, self.height - 34), "veil", points, "midleft")
        wide = self.end - self.corner - 12 - off - (0 if self.large or alone else 184)
        prompt = (self.corner + off, self.height - 204, wide, 147.0)
        return Hud(self.title, self.log, prompt, (self.end - 176, self.height - 34), "veil", points, "bottomleft")


Parts = tuple[Street, Box, Box, float, float]
"""The board, what is right of it, the log, where the hand may begin and how wide it may be, in 1280 units across."""


def _usual(height: float, text: float, folded: bool) -> Parts:
    more = height - BASE[1]
    if folded:  # a larger board, down to the hand, and wider decks beside it
        street = _board(104 + 0.2 * more, 556 + 0.48 * more)
        start = street.middle + HALF * street.size + 28
        return street, (start, 108 + 0.2 * more, 0.0, 0.0), (1098.0, 66.0, 172.0, 34.0), 564 + 0.55 * more, 594.0
    street = Street(532.0, FAR + 0.12 * more)
    right, log = (822.0, 116 + 0.2 * more, 266.0, 438 + 0.2 * more), (1098.0, 64.0, 172.0, 430 + 0.3 * more)
    return street, right, log, street.drawn(0, KERB)[1] + 8, 594.0


def _tall(height: float, text: float, folded: bool) -> Parts:
    far = min(200.0, 150 + 0.62 * (height - TALL))
    if folded:
        street = _board(far - 20, far - 20 + 1.29 * (NEAR - FAR))
        start = street.middle + HALF * street.size + 30
        return street, (start, 132.0, 0.0, 0.0), (1076.0, 102.0, 194.0, 30.0), street.drawn(0, KERB)[1] + 8, 640.0
    street = Street(600.0, far, 1.2)
    log = (940.0, 556.0, 330.0, height - 556 - 286)
    return street, (940.0, 132.0, 330.0, 400.0), log, street.drawn(0, KERB)[1] + 8, 640.0


def _large(height: float, text: float, folded: bool) -> Parts:
    """For large text: no lamps unless the log is folded, no near kerb, smaller pictures."""
    more = height - BASE[1]
    far = 120 + 8 * text + 0.2 * more
    near = min(543 + 0.6 * more, far + 1.09 * (NEAR - FAR))
    down = max(0.0, 543 + 0.6 * more - near) / 2
    far, near = far + down, near + down
    if folded:
        far, near = far - 8, near + 10
    street = _board(far, near, COLUMN + 6 * text)
    grown = 1 + 0.31 * (text - 1)
    top = TAG[1] * grown + 12 + 15.5 * text / LINE
    start = street.middle + HALF * street.size + 12 + 8 * text
    left = 14 + TITLE * (1 + 0.8 * (text - 1)) + 12
    log = (left, 2.0, BASE[0] - 10 - TAG[0] * grown - 8 - left, min(far - 15 * text, top - 4))
    if folded:
        log = (start, TAG[1] * grown + 4, 52 * text + 14, 15.5 * text / LINE)
    return street, (start, top, 0.0, 0.0), log, near + 20, 594.0


def _board(far: float, near: float, left: float = COLUMN) -> Street:
    """A board between these edges, right of the seats' column."""
    size = (near - far) / (NEAR - FAR)
    return Street(left + HALF * size, far, size)
