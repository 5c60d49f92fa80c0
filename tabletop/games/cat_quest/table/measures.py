"""Sizes and positions of orrery, rival ships and console for one window and text size."""

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
"""Radius of each orbit relative to Pluto's; the drawing of the orrery uses the same numbers."""
ACROSS, DOWN = 2.24, 2.5
"""Width and height of that drawing relative to Pluto's orbit."""
WIDEST = 1520.0
"""Largest width of the layout; wider windows have margins."""
COLUMN, BROADER = 204.0, 70.0
"""Width of the log column, and how much wider it gets with large text or spare room."""
DESK, TALLEST, LOW = 134.0, 190.0, 76.0
"""Height of the console: smallest, largest, and with nothing but dice on it."""
LARGER = 44.0
"""Extra console height at double text size."""
HULL, NAME = (200.0, 116.0), 24.0
"""Size of a rival's ship without its name plate, and the plate's height."""
KINDS, LARGEST_KINDS = 23.0, 31.0
"""Smallest and largest height of the strip of elements a rival's crew beats."""
DOME = 32.0
"""Size of a ship's rounded, empty upper corners."""
FLATTEST, FLAT = 2.5, 2.2
"""Largest width/height ratio of the orrery, with the log folded and shown."""
RIM = (26.0, 22.0)
"""Width and height of the rim outside Pluto's orbit."""
CLOCK, ASKED = 90.0, 52.0
"""Height of the clock, and of the question above the console."""
TITLE, SIGN = 148.0, 36.0
"""Height of the heading above the log, and of the sign of a folded log."""
FEW_LETTERS = 1.4
"""Text size above which names on the orrery are abbreviated."""
CARD, TALLER = 1.3, 0.42
"""Height/width of a cat's card, and what is added at double text size."""
DOG = 176 / 170
"""Height/width of a Dog at the rim."""
DOGS_APART = 128.0
PLANETS = (76, 34, 38, 44, 40, 62, 50, 50, 48, 38)
"""Widths of the Sun and the planets."""
PIN = 0.53
"""Height of a planet's centre above its space, relative to its width."""

HOVER = 24.0
"""Height of a ship's centre above its space."""


class Disc(NamedTuple):
    """The ellipse of the orrery: centre and radii of Pluto's orbit."""

    x: float
    y: float
    rx: float
    ry: float
    """Radii of Pluto's orbit."""

    def space(self, space: int, along: float = 0.0, out: float = 0.0) -> Point:
        """Centre of a space: counterclockwise, space 1 to the right of the Sun (CQ-1.2).

        `along` shifts it along the orbit in spaces, `out` outwards in radii.
        """
        orbit = ORBIT[space]
        if orbit == SUN:
            return self.x, self.y
        turn = math.tau * (space - FIRST[orbit] + along) / LENGTHS[orbit]
        share = ORBIT_SHARES[orbit] + out
        return self.x + self.rx * share * math.cos(turn), self.y - self.ry * share * math.sin(turn)

    def engraved(self, orbit: int, aside: float = 0.0) -> Point:
        """Where the name of an orbit stands: below the Sun, `aside` units to the right."""
        share = ORBIT_SHARES[orbit] + (0.045 if orbit < JUPITER else -0.046)
        turn = math.asin(max(-1.0, min(1.0, aside / (self.rx * share))))
        return self.x + aside, self.y + self.ry * share * math.cos(turn)

    def meets(self, box: Box, wider: float, higher: float) -> bool:
        """Whether Pluto's orbit, enlarged, overlaps a box (left, top, right, bottom)."""
        x = min(max(self.x, box[0]), box[2]) - self.x
        y = min(max(self.y, box[1]), box[3]) - self.y
        return (x / (self.rx + wider)) ** 2 + (y / (self.ry + higher)) ** 2 < 1

    def around(self, spaces: Iterable[int]) -> tuple[float, float, float, float]:
        """Bounding box (left, top, right, bottom) of some spaces."""
        places = [self.space(space) for space in spaces]
        wide, high = self.rx * 0.05, self.ry * 0.07
        across, down = [x for x, _y in places], [y for _x, y in places]
        return min(across) - wide, min(down) - high, max(across) + wide, max(down) + high

    def grip(self, space: int) -> Point:
        """Size of a space's hit area."""
        orbit = ORBIT[space]
        if orbit == SUN:
            return self.rx * 0.2, self.ry * 0.2
        along = math.tau * ORBIT_SHARES[orbit] / LENGTHS[orbit]
        side = min(along, 0.088 if orbit < JUPITER else 0.0925) * 0.98
        return self.rx * side, self.ry * side

    def nearness(self, space: int) -> float:
        """Perspective: scale of what lies on a space."""
        orbit = ORBIT[space]
        return 1 - 0.16 * math.sin(math.tau * (space - FIRST[orbit]) / LENGTHS[orbit])


class Measures(NamedTuple):
    """All sizes and positions, in units."""

    width: float
    height: float
    left: float
    frame: float
    """Left edge and width of the layout."""
    disc: Disc
    desk: float
    """Top of the console."""
    column: float
    """Width of the log column."""
    text: float = 1.0
    """Text size, 1.0 is usual."""
    rivals: int = 1
    """How many rival ships are shown."""
    folded: bool = False
    """Whether the log is folded."""
    low: bool = False
    """Whether the console holds only the dice (a replay without a seat)."""

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
        """The largest orrery that touches no ship and no text, with the log folded."""
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
        """The orrery beside the log, moved right until no ship covers a space, if possible."""
        disc = self.disc
        for right in range(0, 96, 4):
            x = disc.x + right
            if x + disc.rx + RIM[0] > self.right:
                break
            if self._clear(disc._replace(x=x)):
                return disc._replace(x=x)
        return disc

    def _clear(self, disc: Disc) -> bool:
        """Whether no ship covers a space of this orrery and its rim touches no text."""
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
        """Left edge of the log column."""
        return self.left + self.frame - self.column

    @property
    def end(self) -> float:
        """Right edge for what belongs to the orrery."""
        return self.left + self.frame if self.folded else self.right

    @property
    def title(self) -> Box:
        """Box (left, top, right, bottom) of the heading with the sign of a folded log."""
        high = TITLE + SIGN + (78 + SIGN) * self.larger
        return self.right + 6, 0.0, self.left + self.frame, high

    @property
    def clock(self) -> Box:
        """Box (left, top, right, bottom) of the clock while the log is folded."""
        low = self.desk - 6 - self.asked
        return self.right + 6, low - self.clock_high, self.left + self.frame - 4, low

    @property
    def clock_high(self) -> float:
        return CLOCK + 16 * self.larger

    @property
    def asked(self) -> float:
        """Height of a three-line question above the console."""
        return ASKED + 20 * self.larger

    @property
    def plate(self) -> float:
        """Height of a rival's name plate."""
        return NAME * self.letters

    @property
    def card(self) -> float:
        """Height/width of a cat's card; larger text gets more room below the picture."""
        return CARD + TALLER * min(1.0, self.larger)

    @property
    def ratio(self) -> float:
        """Scale of the pictures in a rival's ship; they shrink with large text."""
        return 1 - 0.34 * min(1.0, self.larger)

    @property
    def kinds(self) -> float:
        """Height of the strip of elements a rival's crew beats."""
        return min(LARGEST_KINDS, KINDS * self.letters)

    @property
    def hull(self) -> Point:
        """Size of a rival's ship with its name plate."""
        return HULL[0] + 24 * self.larger, (HULL[1] - KINDS) * self.ratio + self.kinds + self.plate

    @property
    def scale(self) -> float:
        """Scale of the orrery relative to a 1280 x 720 window."""
        return math.sqrt(self.disc.rx * self.disc.ry / (424 * 209))

    @property
    def grow(self) -> float:
        """Scale of text on the orrery."""
        return max(0.94, self.text) * max(1.0, self.scale)

    @property
    def brief(self) -> bool:
        """Whether names on the orrery are abbreviated."""
        return self.text > FEW_LETTERS

    def planet(self, home: int) -> float:
        """Width of a planet, at least that of a number in the chosen text size."""
        return max(PLANETS[home], 34 + 10 * (self.text - 1)) * self.scale

    def home(self, home: int, space: int) -> tuple[float, float, float, float]:
        """Centre and size of a planet on its pin."""
        x, y = self.disc.space(space)
        wide = self.planet(home)
        if home == SUN:
            return x, y - 8 * self.scale, wide * 1.32, wide * 1.32
        return x, y - wide * PIN, wide * (2.26 if home == SATURN else 1.32), wide * 1.32

    def ship(self, acts: bool) -> Point:
        """Size of a ship on the orrery; larger for whoever has the turn."""
        wide = (41.0 if acts else 34.0) * self.scale
        return wide, wide * 132 / 76

    def ships(self, planets: Sequence[int], ships: Sequence[int]) -> list[Point]:
        """Centre of each ship: beside the planet of its space, several in a row."""
        places = []
        for seat, ship in enumerate(ships):
            here = [other for other in range(len(ships)) if ships[other] == ship]
            x, y = self._berth(tuple(planets), ship, len(here))
            places.append((x + (here.index(seat) - (len(here) - 1) / 2) * 24 * self.scale, y - HOVER * self.scale))
        return places

    def _berth(self, planets: tuple[int, ...], ship: int, count: int) -> Point:
        """Where the ships on one space stand: the candidate that overlaps other things least."""
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
        """Width of a Dog at the far rim."""
        return min(210.0, 144 * max(1.0, (self.disc.y - self.disc.ry) / 152))

    def rim(self, x: float) -> float:
        """y of the far rim at an x."""
        disc = self.disc
        off = min(1.0, abs(x - disc.x) / (disc.rx + 23))
        return disc.y - (disc.ry + 18) * math.sqrt(1 - off * off)

    def dog_at(self, place: int, count: int) -> tuple[float, float, float]:
        """Centre and angle of a Dog at the rim."""
        off = place - (count - 1) / 2
        x = self.disc.x - 8 + off * self._dogs_apart()
        return x, self.rim(x) - 0.395 * self.dog * DOG, -4.5 * off

    def _dogs_apart(self) -> float:
        """Distance between Dogs: limited by the ships at the sides."""
        middle, half = self.disc.x - 8, self.dog * 0.4
        room = middle - half - self.left - 4 - self.hull[0]
        if self.rivals > 1:
            room = min(room, self.right - self.hull[0] - half - middle)
        wished = max(DOGS_APART * self.disc.rx / 424, self.dog * 0.84)
        return min(wished, max(self.dog * 0.76, room / 2))

    def corners(self, count: int) -> list[Point]:
        """Upper left corners of rival ships round the orrery."""
        far, low = self.right - self.hull[0], self.desk - self.hull[1] + 2
        return [(self.left + 4, 6), (far, 6), (self.left + 4, low), (far, low)][:count]

    def aside(self, count: int) -> list[Point]:
        """The same in a column at the left, during battles and trades."""
        high = self.hull[1]
        step = min(high + 14 + 22 * self.letters, (self.desk - 20 - high) / max(1, count - 1))
        return [(self.left + 4, 12 + step * number) for number in range(count)]

    @property
    def stage(self) -> Point:
        """Centre x and width of the area beside that column."""
        room = self.right - self.left - self.hull[0] - 12
        return self.right - room / 2, room
