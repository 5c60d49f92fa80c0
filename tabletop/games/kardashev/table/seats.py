"""Lays out those who play Kardashev: chairs, heads, plates, medals, the rail of points, the viewer's own desk."""

from collections.abc import Sequence

from tabletop.base.words import _
from tabletop.games.kardashev.rules import content
from tabletop.games.kardashev.rules.board import spaces
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.measures import HEAD, RAIL
from tabletop.games.kardashev.table.paint.seats import Facts
from tabletop.games.kardashev.table.part import Part
from tabletop.games.kardashev.voice.pictures import SQUASH, technology_art
from tabletop.games.kardashev.voice.words import banner
from tabletop.kernel.events import NOBODY
from tabletop.ui.stage.furniture import along, head, others
from tabletop.ui.stage.layout import ROUND

RACE = 372.0
"""How long the rail of points is."""
PIN, LARGE_PIN = (50.0, 82.0), (34.0, 46.0)
"""How large a pin on that rail is; for large letters at a text size of 100 %."""
PLATE_GROWS = 22.0
"""How much higher a rival's plate is for letters that are nearly large."""
TITLE = (48.0, 39.0)
"""How far down the title reaches: its name, and its other lines at 100 %."""
SITTING = 205.0
"""How high somebody in a chair is, seen above a plate."""
SMALLER = 0.14
"""How much smaller the first of the others is drawn, to fit between the title and the board."""
CHAIR = (192.0, 276.0)
"""What is seen of a chair; a plate or the desk hides the rest."""
MEDAL, ROW, BESIDE, MEDALS = 24.0, 9, 5, 190.0
"""How large a medal is, how many hang in a row on a chest or beside a chair, and how long that is on a chest."""


def face(view: KardashevView, seat: int) -> str:
    """The drawing of a player: that of the role, once it is chosen."""
    role = view.roles[seat]
    return f"kardashev/head-{content.ROLE_IDS[role]}" if role != NOBODY else f"seats/cat-{seat}"


def _apart(places: Sequence[float], least: float) -> list[float]:
    """The same places, but those closer than `least` spread around their common middle."""
    groups: list[tuple[float, int]] = []
    """The middle of each group, and how many are in it."""
    for place in places:
        middle, count = place, 1
        while groups and middle - (count - 1) * least / 2 < groups[-1][0] + (groups[-1][1] + 1) * least / 2:
            before, more = groups.pop()
            middle, count = (before * more + middle * count) / (more + count), more + count
        groups.append((middle, count))
    return [x for middle, count in groups for x in along(count, middle, least)]


class Seats(Part):
    def lay_out(self) -> None:
        self._race()
        self._rivals()
        self._desks()
        self._own()

    def _race(self) -> None:
        """Everybody's points along the table's back rim, the leader farthest to the right."""
        view, measures = self.view, self.measures
        points = [view.score(seat) for seat in range(view.seats)]
        low, high = min(points) - 2, max(max(points) + 2, min(points) + 12)
        length = RACE * measures.scale
        pin = (LARGE_PIN[0] * self.text, LARGE_PIN[1] * self.text) if self.large else PIN
        order = sorted(range(view.seats), key=lambda seat: (points[seat], -seat))
        start = measures.middle[0] - length / 2
        xs = _apart([start + length * (points[seat] - low) / (high - low) for seat in order], pin[0])
        y = measures.middle[1] - RAIL * measures.scale - pin[1] / 2 + 12
        for seat, x in zip(order, xs, strict=True):
            picture = ("pin", seat, face(view, seat), points[seat])
            self._choice(f"race:{seat}", picture, x, y, *pin, layer=8, outline=ROUND)
            self.written.append((x - pin[0] / 2, y - pin[1] / 2, *pin))

    def _rivals(self) -> None:
        """The first sits below the title, the second beside the log, or above the slate if that needs the room."""
        measures = self.measures
        for place, seat in enumerate(others(self.view.seats, self.view.me)):
            if place and (measures.large or measures.folded):
                self._above_the_slate(seat)
            elif measures.large:
                self._below_the_title(seat)
            else:
                self._at_the_back(seat, place)

    def _at_the_back(self, seat: int, place: int) -> None:
        view, (wide, high) = self.view, self.measures.plate
        high += self.grown * PLATE_GROWS
        x, bottom = self.measures.left + 100, self.measures.top + HEAD / 2 + 241
        if place:
            x, bottom = self.measures.right - 288, self.measures.top + HEAD / 2 + 214
        foot = bottom - high + 13
        less = 0.16 * self.grown if place else SMALLER + (0.56 - SMALLER) * self.grown
        small, lift = less > 0.3, 16 if banner(view) else 6
        self._sitting(seat, x, foot - (lift if small and view.known[seat] else 0), 1 - less)
        self._plate(seat, x, bottom - high / 2, wide, high)
        self._medals(seat, x, foot - 26, content.COUNT if small else ROW)

    def _below_the_title(self, seat: int) -> None:
        """A high plate down to where the table begins; its player has what is left, the medals hang beside."""
        (wide, high), measures = self.measures.plate, self.measures
        x, bottom = measures.left + 5 + wide / 2, measures.middle[1] - measures.size * SQUASH / 2 - 8
        foot = bottom - high + 13
        size = min(1.0, (foot - TITLE[0] - TITLE[1] * self.text) / SITTING)
        aside = CHAIR[0] * size if self.view.known[seat] else wide
        self._sitting(seat, measures.left + 5 + aside / 2, foot, size)
        self._plate(seat, x, bottom - high / 2, wide, high)
        self._medals(seat, measures.left + 5 + (aside + wide) / 2, foot - 26, BESIDE, wide - aside)

    def _above_the_slate(self, seat: int) -> None:
        """The plate on the slate's left corner, its player behind the slate."""
        (wide, high), measures = self.measures.plate, self.measures
        high += 0 if measures.large else self.grown * PLATE_GROWS
        top, sky = measures.slate[1], measures.hud().log
        self._plate(seat, measures.right - 192 - wide / 2, top - 8 - high / 2, wide, high)
        x, foot = measures.right - 98, top - 4
        self._sitting(seat, x, foot, min(1.0, (foot - sky[1] - sky[3]) / SITTING))
        self._medals(seat, x, foot - 14, content.COUNT)

    def _sitting(self, seat: int, x: float, foot: float, size: float = 1.0) -> None:
        """Somebody in the chair of their colour; `foot` is the lower edge of the head's picture."""
        wide, high, side = CHAIR[0] * size, CHAIR[1] * size, HEAD * size
        y = foot + 71 * size - high / 2
        self._choice(f"chair:{seat}", ("chair", seat), x, y, wide, high, layer=19, outline=ROUND)
        self.pieces.append(head(self.seats[seat], seat, x, foot - side / 2, side, face(self.view, seat), layer=20))

    def _medals(self, seat: int, x: float, y: float, most: int, long: float = MEDALS) -> None:
        """A player's technologies, worn on the chest, at most so many in a row."""
        shown = spaces(self.view.known[seat])
        step = min(MEDAL - 2, (long - MEDAL) / max(1, min(len(shown), most) - 1))
        for row in range(0, len(shown), most):
            medals = shown[row : row + most]
            for number, across in zip(medals, along(len(medals), x, step), strict=True):
                place = (across, y - row / most * (MEDAL - 4), MEDAL, MEDAL)
                self._choice(f"medal:{seat}:{number}", technology_art(number), *place, layer=20, outline=ROUND)

    def _plate(self, seat: int, x: float, y: float, wide: float, high: float) -> None:
        self._choice(f"plate:{seat}", ("plate", self._facts(seat)), x, y, wide, high, layer=21)

    def _facts(self, seat: int, end: str = "") -> Facts:
        view, role = self.view, self.view.roles[seat]
        says = _("out") if view.out >> seat & 1 else content.ROLE_NAMES[role] if role != NOBODY else ""
        stocks = tuple(view.resources[content.KINDS * seat : content.KINDS * (seat + 1)])
        name, left = self.seats[seat].name, view.colony_supply[seat]
        return Facts(seat, seat == view.to_act, name, says, view.score(seat), stocks, left, end)

    def _desks(self) -> None:
        """Both desks lie over the board when that is looked at closely."""
        measures = self.measures
        top, left, right = measures.low + 592, measures.left + 400, measures.right - 500
        for side, start, end in (("left", 0.0, left), ("right", right, measures.width)):
            place = ((start + end) / 2, (top + measures.height) / 2, end - start, measures.height - top)
            self._add(f"desk:{side}", ("desk_top", side), *place, layer=20)

    def _own(self) -> None:
        """The viewer's own desk: head, points, what is left to build; resources in jars, technologies as medals."""
        view, measures, seat = self.view, self.measures, self.view.me
        (wide, high), (x, y) = measures.desk, measures.own_head
        left, bottom, foot, size = measures.left + 5, measures.low + 718, y + HEAD / 2, 1.0
        jar, first, stand = (52.0, 72.0), left + 201, measures.low + 604
        if measures.large:
            foot = bottom - high + 8
            size = min(1.0, (foot - measures.middle[1] + measures.size * SQUASH / 2 + 2) / SITTING)
            jar = (29 * self.text, 40 * self.text)
            first, stand = left + wide - 8 - 2.5 * jar[0], bottom - high + (24 + 17 + 20) * self.text + 2
        self._sitting(seat, x, foot, size)
        end = banner(view).lower() or _("at {count}: last round", count=content.FEW_COLONIES)  # KD-8.1
        plate = ("desk", self._facts(seat, _("the game is over") if view.over else end))
        self._choice("own", plate, left + wide / 2, bottom - high / 2, wide, high, layer=21)
        for kind in range(content.KINDS):
            count = view.resources[content.KINDS * seat + kind]
            self._choice(f"own:{kind}", ("jar", kind, count), first + (jar[0] + 2) * kind, stand, *jar, outline=ROUND)
        self._medals(seat, x, foot - 14, content.COUNT if measures.large else ROW)
