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
TOP = 152.0
"""Top of the highest orrery."""
RIM = (26.0, 22.0)
"""Width and height of the rim outside Pluto's orbit."""
CLOCK, ASKED = 90.0, 52.0
"""Height of the clock, and of the question above the console."""
TITLE, SIGN, LOG = 148.0, 36.0, 322.0
"""Heights of the heading above the log and of the sign of a folded log, largest height of the log."""
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
        """Centre of a space (CQ-1.2); `along` shifts it along the orbit in spaces, `out` outwards in radii."""
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


def _fitted(rx: float, most: float) -> Point:
    """y and vertical radius of an orrery, at most so high."""
    ry = min(most, rx * 0.68)
    return TOP + (most - ry) * 1.4 + ry, ry


class Measures:
    """All sizes and positions, in units."""

    def __init__(self, width: float, height: float, text: float, rivals: int, folded: bool, low: bool) -> None:
        """`rivals`: how many ships; `folded`: the log is; `low`: only dice on the console (a replay without a seat)."""
        self.width, self.height, self.text = width, height, text
        self.rivals, self.folded, self.low = rivals, folded, low
        self.larger, self.letters = max(0.0, text - 1), max(1.0, text)
        """How much larger than usual letters are, 1 at twice the size; and their size, not below the usual one."""
        self.brief = text > FEW_LETTERS
        """Whether names on the orrery are abbreviated."""
        self.frame = min(width, WIDEST)
        self.left = (width - self.frame) / 2
        self.edge = self.left + self.frame
        """Width, left and right edge of the layout."""
        desk = height - min(TALLEST, DESK + max(0.0, height - 720) * 0.16) - LARGER * self.larger
        self.desk = height - LOW if low else desk
        """Top of the console."""
        self.ratio = 1 - 0.34 * min(1.0, self.larger)
        """Scale of the pictures in a rival's ship; they shrink with large text."""
        self.card = CARD + TALLER * min(1.0, self.larger)
        """Height/width of a cat's card; larger text gets more room below the picture."""
        self.plate, self.kinds = NAME * self.letters, min(LARGEST_KINDS, KINDS * self.letters)
        """In a rival's ship: heights of the name plate and of the strip of elements its crew beats."""
        self.hull = HULL[0] + 24 * self.larger, (HULL[1] - KINDS) * self.ratio + self.kinds + self.plate
        """Size of a rival's ship with its name plate."""
        most = (self.desk - 15 - TOP) / 2
        spare = self.frame - 2 * (most * FLAT + 114) - COLUMN
        column = COLUMN + min(BROADER, max(0.0, spare, BROADER * (text - 1)))
        self.right = self.edge - column
        """Left edge of the log column."""
        self.end = self.edge if folded else self.right
        """Right edge for what belongs to the orrery."""
        high = TITLE + SIGN + (78 + SIGN) * self.larger
        self.title = self.right + 6, 0.0, self.edge, high
        """Box (left, top, right, bottom) of the heading with the sign of a folded log."""
        self.clock_high = CLOCK + 16 * self.larger
        below = self.desk - 6 - (ASKED + 20 * self.larger)  # a question of three lines stands above the console
        self.clock = self.right + 6, below - self.clock_high, self.edge - 4, below
        """Box (left, top, right, bottom) of the clock while the log is folded."""
        self.log_top = self.title[3] - SIGN * self.letters if folded else 178.0 + 60 * self.larger
        self.clock_top = self.clock[1] if folded else min(self.log_top + LOG + 10, self.clock[1])
        room = self.right - self.left - self.hull[0] - 12
        self.stage = self.right - room / 2, room
        """Centre x and width of the area beside the column of rivals' ships, in battles and trades."""
        field = self.frame - column
        rx = field / 2 - 114
        y, ry = _fitted(rx, most)
        beside = Disc(self.left + field / 2 + 30, y, min(rx, ry * FLAT), ry)
        self.disc = self._shifted(beside)
        if folded:
            self.disc = self._spread(beside.rx, most) or self.disc
        self.scale = math.sqrt(self.disc.rx * self.disc.ry / (424 * 209))
        """Scale of the orrery relative to a 1280 x 720 window."""
        self.grow = max(0.94, text) * max(1.0, self.scale)
        """Scale of text on the orrery."""
        self.dog = min(210.0, 144 * max(1.0, (self.disc.y - self.disc.ry) / TOP))
        """Width of a Dog at the far rim."""

    @classmethod
    @lru_cache(maxsize=32)
    def of(
        cls, width: float, height: float, text: float = 1.0, rivals: int = 1, folded: bool = False, low: bool = False
    ) -> "Measures":
        return cls(width, height, text, rivals, folded, low)

    def _spread(self, least: float, most: float) -> Disc | None:
        """The largest orrery that touches no ship and no text, with the log folded."""
        rx = min(self.frame / 2 - RIM[0] - 10, most * FLATTEST)
        while rx > least:
            y, ry = _fitted(rx, most)
            room = self.frame - 2 * (rx + RIM[0] + 8)
            places = (self.left + rx + RIM[0] + 8 + 4 * step for step in range(int(room / 4) + 1))
            clear = [wide for x in places if self._clear(wide := Disc(x, y, rx, ry))]
            if clear:  # in the middle of the room there is
                return clear[len(clear) // 2]
            rx -= 4
        return None

    def _shifted(self, disc: Disc) -> Disc:
        """The orrery beside the log, moved right until no ship covers a space, if possible."""
        for right in range(0, 96, 4):
            moved = disc._replace(x=disc.x + right)
            if moved.x + disc.rx + RIM[0] > self.right:
                break
            if self._clear(moved):
                return moved
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

    def planet(self, home: int) -> float:
        """Width of a planet, at least that of a number in the chosen text size."""
        return max(PLANETS[home], 34 + 10 * (self.text - 1)) * self.scale

    def home(self, home: int, space: int) -> tuple[float, float, float, float]:
        """Centre and size of a planet on its pin."""
        (x, y), wide = self.disc.space(space), self.planet(home)
        if home == SUN:
            return x, y - 8 * self.scale, wide * 1.32, wide * 1.32
        return x, y - wide * PIN, wide * (2.26 if home == SATURN else 1.32), wide * 1.32

    def homes(self, planets: Sequence[int]) -> list[Box]:
        return [self.home(home, space) for home, space in enumerate(planets)]

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
        homes = [box for home, box in enumerate(self.homes(planets)) if home != mine]
        boxes = [(left, top, across * 0.84, tall * 0.84) for left, top, across, tall in homes]
        hulls = self.hulls()

        def hides(place: Point) -> float:
            box = (x + place[0], y + place[1] - HOVER * self.scale, wide, high)
            far = 2 * math.hypot(*place) * self.scale
            return far + shared(box, *boxes) + 2 * shared(box, *hulls)

        across, down = min(tries, key=hides)
        return x + across, y + down

    def dog_at(self, place: int, count: int) -> tuple[float, float, float]:
        """Centre and angle of a Dog at the far rim, no nearer to others than the ships at the sides demand."""
        disc, off = self.disc, place - (count - 1) / 2
        middle, half = disc.x - 8, self.dog * 0.4
        room = middle - half - self.left - 4 - self.hull[0]
        if self.rivals > 1:
            room = min(room, self.right - self.hull[0] - half - middle)
        wished = max(DOGS_APART * disc.rx / 424, self.dog * 0.84)
        x = middle + off * min(wished, max(self.dog * 0.76, room / 2))
        side = min(1.0, abs(x - disc.x) / (disc.rx + 23))
        rim = disc.y - (disc.ry + 18) * math.sqrt(1 - side * side)
        return x, rim - 0.395 * self.dog * DOG, -4.5 * off

    def corners(self, count: int) -> list[Point]:
        """Upper left corners of rival ships round the orrery."""
        far, low = self.right - self.hull[0], self.desk - self.hull[1] + 2
        return [(self.left + 4, 6), (far, 6), (self.left + 4, low), (far, low)][:count]

    def hulls(self) -> list[Box]:
        """Boxes (centre, size) of rival ships round the orrery."""
        wide, high = self.hull
        return [(x + wide / 2, y + high / 2, wide, high) for x, y in self.corners(self.rivals)]

    def aside(self, count: int) -> list[Point]:
        """Their upper left corners in a column at the left, during battles and trades."""
        high = self.hull[1]
        step = min(high + 14 + 22 * self.letters, (self.desk - 20 - high) / max(1, count - 1))
        return [(self.left + 4, 12 + step * number) for number in range(count)]
