"""The observatory: where orrery, hulls and console are for one size of the table."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.cat_quest.rules.board import FIRST, LENGTHS, ORBIT
from tabletop.games.cat_quest.rules.content import JUPITER, SATURN, SUN
from tabletop.ui.stage.layout import Box
from tabletop.ui.stage.placement import shared

Point = tuple[float, float]
ORBIT_SHARES = (0, 0.185, 0.275, 0.365, 0.455, 0.63, 0.7225, 0.815, 0.9075, 1.0)
"""How far out each orbit runs, Pluto's being 1; the picture of the orrery is drawn by the same numbers."""
ACROSS, DOWN = 2.24, 2.5
"""How large that picture is against Pluto's orbit."""
WIDEST = 1520.0
"""What stands at the sides does not move farther out than this, however wide the window is."""
COLUMN, BROADER = 204.0, 70.0
"""The width of the log at the right, and how much wider it is with large letters or where nothing else needs it."""
DESK, TALLEST, LOW = 134.0, 190.0, 76.0
"""How high the console is, at least and at most."""
LARGER = 44.0
"""How much higher it is with letters twice as large."""
HULL, NAME = (200.0, 116.0), 24.0
"""A rival's ship above its name plate, and how high that is."""
KINDS, LARGEST_KINDS = 23.0, 31.0
"""How high the strip of what a rival's cats beat is, at least and at most."""
DOME = 32.0
"""How much of its upper corners is clear: it is round there."""
FLATTEST, FLAT = 2.5, 2.2
"""How much wider than high the orrery is at most, without the log and with it."""
RIM = (26.0, 22.0)
"""How far its rim reaches beyond Pluto's orbit, across and down."""
CLOCK, ASKED = 90.0, 52.0
"""How high the clock is, and how far a question about the end of the turn reaches above the console below it."""
TITLE, SIGN = 148.0, 36.0
"""How high the words above the log are, and the sign that stands for it when it is folded."""
FEW_LETTERS = 1.4
"""With letters larger than this there is no room for whole names on the orrery: their first letters must do."""
CARD, TALLER = 1.3, 0.42
"""How much taller than wide a cat's card is, and how much more with letters twice as large."""
DOG = 176 / 170
"""How much taller than wide a Dog at the rim is."""
DOGS_APART = 128.0
PLANETS = (76, 34, 38, 44, 40, 62, 50, 50, 48, 38)
"""How wide the Sun and the planets are."""
PIN = 0.53
"""How far a planet's middle is above its space, against its width."""

HOVER = 24.0
"""How far a ship's middle is above its space."""


class Disc(NamedTuple):
    """The orrery seen from its side: a circle of orbits that looks like an ellipse."""

    x: float
    y: float
    rx: float
    ry: float
    """Half the width and the height of Pluto's orbit."""

    def space(self, space: int, along: float = 0.0, out: float = 0.0) -> Point:
        """The middle of a space: counterclockwise, space 1 to the right of the Sun (CQ-1.2).

        Or a place beside it: so many spaces along its orbit, so many shares of the dish farther out.
        """
        orbit = ORBIT[space]
        if orbit == SUN:
            return self.x, self.y
        turn = math.tau * (space - FIRST[orbit] + along) / LENGTHS[orbit]
        share = ORBIT_SHARES[orbit] + out
        return self.x + self.rx * share * math.cos(turn), self.y - self.ry * share * math.sin(turn)

    def engraved(self, orbit: int, aside: float = 0.0) -> Point:
        """The gap beside an orbit where its name can stand: in front of the Sun, or so far to the right."""
        share = ORBIT_SHARES[orbit] + (0.045 if orbit < JUPITER else -0.046)
        turn = math.asin(max(-1.0, min(1.0, aside / (self.rx * share))))
        return self.x + aside, self.y + self.ry * share * math.cos(turn)

    def meets(self, box: Box, wider: float, higher: float) -> bool:
        """Whether Pluto's orbit, so much larger, reaches into a box told by its left, top, right and bottom."""
        x = min(max(self.x, box[0]), box[2]) - self.x
        y = min(max(self.y, box[1]), box[3]) - self.y
        return (x / (self.rx + wider)) ** 2 + (y / (self.ry + higher)) ** 2 < 1

    def around(self, spaces: Iterable[int]) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of so many spaces with the room they need."""
        places = [self.space(space) for space in spaces]
        wide, high = self.rx * 0.05, self.ry * 0.07
        across, down = [x for x, _y in places], [y for _x, y in places]
        return min(across) - wide, min(down) - high, max(across) + wide, max(down) + high

    def grip(self, space: int) -> Point:
        """How wide and high a space is to be clicked or dropped on."""
        orbit = ORBIT[space]
        if orbit == SUN:
            return self.rx * 0.2, self.ry * 0.2
        along = math.tau * ORBIT_SHARES[orbit] / LENGTHS[orbit]
        side = min(along, 0.088 if orbit < JUPITER else 0.0925) * 0.98
        return self.rx * side, self.ry * side

    def nearness(self, space: int) -> float:
        """How much larger a space looks because it is near."""
        orbit = ORBIT[space]
        return 1 - 0.16 * math.sin(math.tau * (space - FIRST[orbit]) / LENGTHS[orbit])


class Measures(NamedTuple):
    """Sizes and places in units."""

    width: float
    height: float
    left: float
    frame: float
    """Where what belongs together begins, and how wide it is."""
    disc: Disc
    desk: float
    """Where the console begins."""
    column: float
    """How wide the log is."""
    text: float = 1.0
    """How large letters are wanted."""
    rivals: int = 1
    """How many hulls there are round the orrery."""
    folded: bool = False
    """Whether the log is away."""
    low: bool = False
    """Whether nobody sits at the console and nothing is asked: then the dice alone lie there."""

    @classmethod
    @lru_cache(maxsize=32)
    def of(
        cls, width: float, height: float, text: float = 1.0, rivals: int = 1, folded: bool = False, low: bool = False
    ) -> "Measures":
        frame = min(width, WIDEST)
        left = (width - frame) / 2
        desk = height - min(TALLEST, DESK + max(0.0, height - 720) * 0.16) - LARGER * max(0.0, text - 1)
        if low:
            desk = height - LOW
        top = 152.0
        most = (desk - 15 - top) / 2
        spare = frame - 2 * (most * FLAT + 114) - COLUMN
        column = COLUMN + min(BROADER, max(0.0, spare, BROADER * (text - 1)))
        field = frame - column
        rx = field / 2 - 114
        ry = min(most, rx * 0.68)
        y = top + (most - ry) * 1.4 + ry
        rx = min(rx, ry * FLAT)
        spots = cls(
            width, height, left, frame, Disc(left + field / 2 + 30, y, rx, ry), desk, column, text, rivals, folded, low
        )
        return spots._replace(disc=spots._spread(top, most) if folded else spots._shifted())

    def _spread(self, top: float, most: float) -> Disc:
        """The orrery as large as can be where the log was: as wide as the hulls and what is written leave it."""
        end, ry = self.left + self.frame, most
        disc, rx = self.disc, min(self.frame / 2 - RIM[0] - 10, ry * FLATTEST)
        while rx > disc.rx:
            ry = min(most, rx * 0.68)
            y = top + (most - ry) * 1.4 + ry
            room = end - self.left - 2 * (rx + RIM[0] + 8)
            clear = [
                wide
                for step in range(int(room / 4) + 1)
                if self._clear(wide := Disc(self.left + rx + RIM[0] + 8 + 4 * step, y, rx, ry))
            ]
            if clear:  # in the middle of the room there is
                return clear[len(clear) // 2]
            rx -= 4
        return self._shifted()

    def _shifted(self) -> Disc:
        """The orrery with the log beside it: so far to the right that no hull hides a space, if there is room."""
        disc = self.disc
        for right in range(0, 96, 4):
            x = disc.x + right
            if x + disc.rx + RIM[0] > self.right:
                break
            if self._clear(disc._replace(x=x)):
                return disc._replace(x=x)
        return disc

    def _clear(self, disc: Disc) -> bool:
        """Whether no hull hides a space of this orrery and its rim touches nothing that is written."""
        wide, high = self.hull
        hulls = [
            (x + less, y + top, x + wide - less, y + high)
            for x, y in self.corners(self.rivals)
            for less, top in ((0.0, DOME), (DOME, 0.0))
        ]
        words = [self.title, self.clock] if self.folded else []
        return not any(disc.meets(box, 10.0, 8.0) for box in hulls) and not any(disc.meets(box, *RIM) for box in words)

    @property
    def larger(self) -> float:
        """How much larger than usual letters are: 0 at the usual size and below, 1 at twice the size."""
        return max(0.0, self.text - 1)

    @property
    def letters(self) -> float:
        """The size of letters, not below the usual one."""
        return max(1.0, self.text)

    @property
    def right(self) -> float:
        """Where the column of the log begins."""
        return self.left + self.frame - self.column

    @property
    def end(self) -> float:
        """How far to the right what belongs to the orrery may stand."""
        return self.left + self.frame if self.folded else self.right

    @property
    def title(self) -> Box:
        """Left, top, right and bottom of the words at the upper right, with the sign of a log that is folded."""
        high = TITLE + SIGN + (78 + SIGN) * self.larger
        return self.right + 6, 0.0, self.left + self.frame, high

    @property
    def clock(self) -> Box:
        """Left, top, right and bottom of the clock of a log that is folded: what is asked has room below it."""
        low = self.desk - 6 - self.asked
        return self.right + 6, low - self.clock_high, self.left + self.frame - 4, low

    @property
    def clock_high(self) -> float:
        return CLOCK + 16 * self.larger

    @property
    def asked(self) -> float:
        """How far three lines that are asked, with their answers, reach above the console."""
        return ASKED + 20 * self.larger

    @property
    def plate(self) -> float:
        """How high the plate with a rival's name is."""
        return NAME * self.letters

    @property
    def card(self) -> float:
        """How much taller than wide a cat's card is: large letters have more room below its picture."""
        return CARD + TALLER * min(1.0, self.larger)

    @property
    def ratio(self) -> float:
        """How large the pictures in a rival's ship are: they give way to large letters."""
        return 1 - 0.34 * min(1.0, self.larger)

    @property
    def kinds(self) -> float:
        """How high the strip of what a rival's cats beat is: its signs are as large as letters."""
        return min(LARGEST_KINDS, KINDS * self.letters)

    @property
    def hull(self) -> Point:
        """How wide and high a rival's ship is, with its name."""
        return HULL[0] + 24 * self.larger, (HULL[1] - KINDS) * self.ratio + self.kinds + self.plate

    @property
    def scale(self) -> float:
        """How large things on the orrery are against those in a window of 1280 x 720."""
        return math.sqrt(self.disc.rx * self.disc.ry / (424 * 209))

    @property
    def grow(self) -> float:
        """How much larger words on the orrery are than at the usual size of letters and of the table."""
        return max(0.94, self.text) * max(1.0, self.scale)

    @property
    def brief(self) -> bool:
        """Whether the letters are so large that names on the orrery are cut short."""
        return self.text > FEW_LETTERS

    def planet(self, home: int) -> float:
        """How wide a planet is: wide enough for a number in the letters that are wanted."""
        return max(PLANETS[home], 34 + 10 * (self.text - 1)) * self.scale

    def home(self, home: int, space: int) -> tuple[float, float, float, float]:
        """Middle and size of a planet on its pin; the Sun stands low."""
        x, y = self.disc.space(space)
        wide = self.planet(home)
        if home == SUN:
            return x, y - 8 * self.scale, wide * 1.32, wide * 1.32
        return x, y - wide * PIN, wide * (2.26 if home == SATURN else 1.32), wide * 1.32

    def ship(self, acts: bool) -> Point:
        """How wide and high a ship is; that of whoever has the turn is larger."""
        wide = (41.0 if acts else 34.0) * self.scale
        return wide, wide * 132 / 76

    def ships(self, planets: Sequence[int], ships: Sequence[int]) -> list[Point]:
        """Where each ship stands: beside the planet of its space, several in a row before it."""
        places = []
        for seat, ship in enumerate(ships):
            here = [other for other in range(len(ships)) if ships[other] == ship]
            x, y = self._berth(tuple(planets), ship, len(here))
            places.append((x + (here.index(seat) - (len(here) - 1) / 2) * 24 * self.scale, y - HOVER * self.scale))
        return places

    def _berth(self, planets: tuple[int, ...], ship: int, count: int) -> Point:
        """Where so many ships on one space stand: by their planet, where they hide least of others and are seen."""
        x, y = self.disc.space(ship)
        if ship not in planets:
            return x, y
        mine = planets.index(ship)
        outer = 1 if x >= self.disc.x else -1
        aside = self.planet(mine) * 0.52 + (5 + 12 * count) * self.scale
        below = 40 * self.scale
        tries = [(outer * aside, 0.0)] if count == 1 else [(0.0, below)]
        tries += [(0.0, below), (outer * aside, 0.0), (-outer * aside, 0.0), (0.0, below * 1.4)]
        tries += [(outer * aside, below), (-outer * aside, below), (0.0, below * 1.7)]
        wide, high = (14 + 24 * count) * self.scale, 64 * self.scale
        boxes = [self.home(home, space) for home, space in enumerate(planets) if home != mine]
        boxes = [(left, top, across * 0.84, tall * 0.84) for left, top, across, tall in boxes]
        hull = self.hull
        hulls = [(left + hull[0] / 2, top + hull[1] / 2, *hull) for left, top in self.corners(self.rivals)]

        def hides(place: Point) -> float:
            box = (x + place[0], y + place[1] - HOVER * self.scale, wide, high)
            far = 2 * math.hypot(*place) * self.scale
            return far + shared(box, *boxes) + 2 * shared(box, *hulls)

        across, down = min(tries, key=hides)
        return x + across, y + down

    @property
    def dog(self) -> float:
        """How wide a Dog at the far rim is."""
        return min(210.0, 144 * max(1.0, (self.disc.y - self.disc.ry) / 152))

    def rim(self, x: float) -> float:
        """How high the far rim is here."""
        disc = self.disc
        off = min(1.0, abs(x - disc.x) / (disc.rx + 23))
        return disc.y - (disc.ry + 18) * math.sqrt(1 - off * off)

    def dog_at(self, place: int, count: int) -> tuple[float, float, float]:
        """Middle and lean of a Dog whose paws are on the rim."""
        off = place - (count - 1) / 2
        x = self.disc.x - 8 + off * self._dogs_apart()
        return x, self.rim(x) - 0.395 * self.dog * DOG, -4.5 * off

    def _dogs_apart(self) -> float:
        """As far as the dish is wide, but not behind a hull if they can help it."""
        middle, half = self.disc.x - 8, self.dog * 0.4
        room = middle - half - self.left - 4 - self.hull[0]
        if self.rivals > 1:
            room = min(room, self.right - self.hull[0] - half - middle)
        wished = max(DOGS_APART * self.disc.rx / 424, self.dog * 0.84)
        return min(wished, max(self.dog * 0.76, room / 2))

    def corners(self, count: int) -> list[Point]:
        """The upper left corners of so many hulls round the orrery."""
        far, low = self.right - self.hull[0], self.desk - self.hull[1] + 2
        return [(self.left + 4, 6), (far, 6), (self.left + 4, low), (far, low)][:count]

    def aside(self, count: int) -> list[Point]:
        """The same while the middle of the table is needed: one below the other at the left."""
        high = self.hull[1]
        step = min(high + 14 + 22 * self.letters, (self.desk - 20 - high) / max(1, count - 1))
        return [(self.left + 4, 12 + step * number) for number in range(count)]

    @property
    def stage(self) -> Point:
        """The middle and the width of the room beside those hulls."""
        room = self.right - self.left - self.hull[0] - 12
        return self.right - room / 2, room
