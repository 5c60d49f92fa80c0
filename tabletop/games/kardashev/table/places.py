"""Where everything of Kardashev lies on the table: the board, those who play, one's own desk."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabletop.base.words import _
from tabletop.games.kardashev.advice.effects import harvest_of
from tabletop.games.kardashev.rules import content as tech
from tabletop.games.kardashev.rules import jobs, model
from tabletop.games.kardashev.rules.board import BOARDS, NOWHERE, WIDTH, name_of, spaces
from tabletop.games.kardashev.rules.model import Deed
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.measures import (
    HALF_BOARD,
    HEAD,
    KIND_DOWN,
    KIND_SIZE,
    RAIL,
    SQUASH,
    Spots,
    colony_key,
    fleet_key,
    reach_key,
    space_key,
)
from tabletop.games.kardashev.table.paint.place import grown
from tabletop.games.kardashev.table.paint.seats import LAST
from tabletop.games.kardashev.table.slate import WHEEL, Slate
from tabletop.games.kardashev.voice.words import banner
from tabletop.kernel.events import NOBODY
from tabletop.kernel.match import Seat
from tabletop.ui.stage.furniture import along, button, head, others
from tabletop.ui.stage.layout import HEXAGON, ROUND, Box, Layout, Picture, Piece, Zone, boxes

SIDES = (1 - WIDTH, 1, WIDTH, WIDTH - 1, -1, -WIDTH)
"""From a space to its neighbours, clockwise from the upper right."""
AROUND = 1.26
"""How much larger than a space the picture of a realm is: its border glows beyond it."""
NAME_HIGH, NAME_UP = 0.46, 0.37
"""How high the name of a space is and how far behind its middle it stands, in heights of the space."""
RACE = 372.0
"""How long the rail of points is."""
PIN, LARGE_PIN = (50.0, 82.0), (34.0, 46.0)
"""How large a pin on that rail is; for large letters as if they were of 100 %."""
PLATE_GROWS = 22.0
"""How much higher a rival's plate is for letters that are nearly large."""
TITLE = (48.0, 39.0)
"""How far down the title reaches: its name, and its other lines at 100 %."""
SITTING = 205.0
"""How high somebody in a chair is, seen above a plate."""
SMALLER = 0.14
"""How much smaller the first of the others sits, between the title and the board's nearest space."""
CHAIR = (192.0, 276.0)
"""What is seen of a chair; a plate or the desk hides the rest."""
MEDAL, ROW, BESIDE, MEDALS = 24.0, 9, 5, 190.0
"""How large a medal is, how many hang in a row on a chest or beside a chair, and how long that is on a chest."""
READ = "own", "supply-colony", "supply-fleet", "coin", "flask", "coin-words", "flask-words", "contents"
"""The viewer's own name and stocks, what is left to build, of a turn and in the bag: nobody talks across it."""
BID_FOR = "drawn", "rule", "slide"
"""What a bid is about."""


def face(view: KardashevView, seat: int) -> str:
    """The drawing of whoever sits there: the role itself, once it is chosen."""
    role = view.roles[seat]
    return f"kardashev/head-{model.ROLE_IDS[role]}" if role != NOBODY else f"seats/cat-{seat}"


def _apart(places: Sequence[float], least: float) -> list[float]:
    """The same places in their order, but those that are too near to each other stand around where they all were."""
    groups: list[tuple[float, int]] = []
    """The middle of each group, and how many are in it."""
    for place in places:
        middle, count = place, 1
        while groups and middle - (count - 1) * least / 2 < groups[-1][0] + (groups[-1][1] + 1) * least / 2:
            before, more = groups.pop()
            middle, count = (before * more + middle * count) / (more + count), more + count
        groups.append((middle, count))
    return [x for middle, count in groups for x in along(count, middle, least)]


class Places:
    """Lays out one view."""

    def __init__(
        self, view: KardashevView, legal: Sequence[Deed], seats: Sequence[Seat], spots: Spots, past: bool = False
    ) -> None:
        """`past`: somebody looks back at it, and nobody is asked anything."""
        self.view, self.legal, self.seats, self.spots, self.past = view, legal, seats, spots, past
        self.text = spots.text
        self.others = others(view.seats, view.me)
        self.pieces: list[Piece] = []
        self.zones: list[Zone] = []
        self.written: list[Box] = []

    def layout(self) -> Layout:
        spots, view = self.spots, self.view
        self._board()
        self._race()
        self._rivals()
        self._desks()
        self._own()
        self._supplies()
        slate = Slate(view, self.legal, self.seats, spots, self.past)
        slate.lay_out()
        bag = Zone("bag", spots.right - 442, spots.low + 566, 80, 88)
        (x, y), (across, down) = spots.middle, HALF_BOARD
        board = Zone("board", x, y, 2 * across * spots.scale, 2 * down * spots.scale)
        reason = (x, spots.low + 626)
        return Layout(
            (*self.pieces, *slate.pieces), (bag, *self.zones, *slate.zones), reason, "", board,
            spots.scene(), spots.hud(), spots.edge,
            written=(*self.written, *boxes(self.pieces, *READ), *boxes(slate.pieces, *BID_FOR), *slate.written),
        )  # fmt: skip

    def _add(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        self.pieces.append(Piece(key, picture, x, y, width, height, **more))

    def _choice(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        """Something to be pressed or looked at closely, beside the board."""
        self._add(key, picture, x, y, width, height, **{"layer": 22, "card": True, "flips": False, **more})

    # -- the board -------------------------------------------------------------------------------------

    def _board(self) -> None:
        view, spots = self.view, self.spots
        wide, high = spots.hexagon
        for space in spaces(BOARDS[view.seats]):
            tile, (x, y) = view.tiles[space], spots.at(space)
            picture = ("space", tile, self._home(space), space % 3)
            self._add(space_key(space), picture, x, y, wide, high, card=True, outline=HEXAGON, board=True,
                      born="drawn")  # fmt: skip
            self._add(f"name:{space}", ("name", name_of(space)), x, y - high * NAME_UP, wide, high * NAME_HIGH,
                      board=True, layer=7 if view.owner(space) != NOBODY else 2)  # fmt: skip
            if tile not in (model.UNEXPLORED, model.DESTROYED):  # once more, above all that stands around it
                side = wide * KIND_SIZE
                self._add(f"kinds:{space}", ("kinds", tile), x, y + high * KIND_DOWN, side * tile.bit_count(), side,
                          board=True, layer=7, born="drawn")  # fmt: skip
        for seat in range(view.seats):
            mine = view.colonies[seat]
            for space in spaces(mine):
                sides = sum(1 << side for side, step in enumerate(SIDES) if not mine >> max(0, space + step) & 1)
                realm = ("realm", seat, sides, view.tiles[space], self._home(space))
                self._add(f"realm:{space}", realm, *spots.at(space), wide * AROUND, high * AROUND, board=True, layer=2,
                          outline=HEXAGON)  # fmt: skip
            for space in spaces(mine):
                self._stack("colony", colony_key(space), seat, space, view.colony_levels[space])
            for space in spaces(view.fleets[seat]):
                self._stack("fleet", fleet_key(space), seat, space, view.fleet_levels[space])
        for space in {action.second: 0 for action in self.legal if action.verb in ("move", "depot")}:
            self._reach(space)
        for action in self.legal:
            if action.verb in ("step", "jump"):
                self._step(action)
        marked = self._marked()
        if marked != NOWHERE:
            self.pieces.append(spots.ring("mark", marked, layer=3))
        if view.moving:
            waits = view.target == view.at or not view.explored >> view.at & 1
            here = view.came if waits and view.came != NOWHERE else view.at
            self._stack("fleet", "moving", view.turn, here, view.moving, lift=0.12)

    def _way(self, space: int) -> Picture:
        """The light on a space a fleet can go to: over tiles, into the unknown, or to an attack."""
        owner, how = self.view.owner(space), "go"
        if owner not in (NOBODY, self.view.turn):
            how = "attack"
        elif not self.view.explored >> space & 1:
            how = "explore"
        return ("reach", how)

    def _reach(self, space: int) -> None:
        """Where a fleet that is held can go."""
        self._add(reach_key(space), self._way(space), *self.spots.at(space), *self.spots.hexagon, board=True, layer=3,
                  hint=True, outline=HEXAGON)  # fmt: skip

    def _step(self, action: Deed) -> None:
        """Where a fleet that is steered can go next: always lit, and one click sends it there."""
        key, (x, y), (wide, high) = f"{action.verb}:{action.first}", self.spots.at(action.first), self.spots.hexagon
        self._add(key, self._way(action.first), x, y, wide, high, board=True, layer=3, outline=HEXAGON)
        self.zones.append(Zone(key, x, y, wide * 0.8, high * 0.7, direct=True, quiet=True, board=True))

    def _home(self, space: int) -> int:
        """Whose home tile this is."""
        return self.view.homes.index(space) if space in self.view.homes else NOBODY

    def _marked(self) -> int:
        """The tile a question is about; it has a ring."""
        job = self.view.question
        if job.kind == jobs.PICK and job.why in jobs.FROM_TILES:
            return job.about
        return self.view.at if job.kind in (jobs.EXPLORE, jobs.STEER) else self.view.target

    def _stack(self, kind: str, key: str, seat: int, space: int, level: int, lift: float = 0.0) -> None:
        """A colony or fleet; where both are, they stand beside each other."""
        view, size = self.view, self.spots.size
        x, y = self.spots.at(space)
        settled, guarded = view.colony_levels[space] > 0, view.fleet_levels[space] > 0 or key == "moving"
        aside = (-0.26 if kind == "colony" else 0.36) if settled and guarded else 0.0
        picture: Picture = (
            (kind, seat, level, True) if settled and guarded and self.spots.large else (kind, seat, level)
        )
        born = "moving" if kind == "fleet" and key != "moving" else ""
        if key == "moving" and view.came != NOWHERE:
            born = fleet_key(view.came)
        supply = f"supply-{kind}" if seat == view.me else f"plate:{seat}"
        self._add(key, picture, x + aside * size, y - (0.23 + lift) * size, size * 1.24, size * 1.34,
                  layer=4 if kind == "colony" else 6, card=True, board=True, outline=ROUND, flips=False,
                  born=born or supply, gone=(supply,) if kind == "colony" else ())  # fmt: skip

    # -- those who play --------------------------------------------------------------------------------

    def _race(self) -> None:
        """Everybody's points along the table's back rim, the leader farthest to the right."""
        view, spots = self.view, self.spots
        points = [view.score(seat) for seat in range(view.seats)]
        low, high = min(points) - 2, max(max(points) + 2, min(points) + 12)
        length, pin = RACE * spots.scale, (LARGE_PIN[0] * self.text, LARGE_PIN[1] * self.text) if spots.large else PIN
        order = sorted(range(view.seats), key=lambda seat: (points[seat], -seat))
        start = spots.middle[0] - length / 2
        xs = _apart([start + length * (points[seat] - low) / (high - low) for seat in order], pin[0])
        y = spots.middle[1] - RAIL * spots.scale - pin[1] / 2 + 12
        for seat, x in zip(order, xs, strict=True):
            picture = ("pin", seat, face(view, seat), points[seat])
            self._choice(f"race:{seat}", picture, x, y, *pin, layer=8, outline=ROUND)
            self.written.append((x - pin[0] / 2, y - pin[1] / 2, *pin))

    def _rivals(self) -> None:
        """The first sits below the title, the second beside the log, or above the slate if that needs the room."""
        spots = self.spots
        for place, seat in enumerate(self.others):
            if place and (spots.large or spots.folded):
                self._above_the_slate(seat)
            elif spots.large:
                self._below_the_title(seat)
            else:
                self._at_the_back(seat, place)

    def _at_the_back(self, seat: int, place: int) -> None:
        view, (wide, high) = self.view, self.spots.plate
        high += self.grown * PLATE_GROWS
        x, y = self.spots.rival(place)
        bottom = y + HEAD / 2 + (74 if place else 55)
        foot = bottom - high + 13
        less = 0.16 * self.grown if place else SMALLER + (0.56 - SMALLER) * self.grown
        small, lift = less > 0.3, 16 if banner(view) else 6
        self._sitting(seat, x, foot - (lift if small and view.known[seat] else 0), 1 - less)
        self._choice(f"plate:{seat}", self._plate("plate", seat), x, bottom - high / 2, wide, high, layer=21)
        self._medals(seat, x, foot - 26, tech.COUNT if small else ROW)

    def _below_the_title(self, seat: int) -> None:
        """A high plate down to where the table begins; its player has what is left, the medals hang beside."""
        (wide, high), spots = self.spots.plate, self.spots
        x, bottom = spots.left + 5 + wide / 2, spots.middle[1] - spots.size * SQUASH / 2 - 8
        foot = bottom - high + 13
        size = min(1.0, (foot - TITLE[0] - TITLE[1] * self.text) / SITTING)
        aside = CHAIR[0] * size if self.view.known[seat] else wide
        self._sitting(seat, spots.left + 5 + aside / 2, foot, size)
        self._choice(f"plate:{seat}", self._plate("plate", seat), x, bottom - high / 2, wide, high, layer=21)
        self._medals(seat, spots.left + 5 + (aside + wide) / 2, foot - 26, BESIDE, wide - aside)

    def _above_the_slate(self, seat: int) -> None:
        """The plate on the slate's left corner, its player behind the slate."""
        (wide, high), spots = self.spots.plate, self.spots
        high += 0 if spots.large else self.grown * PLATE_GROWS
        top, sky = spots.slate[1], spots.hud().log
        across, down = spots.right - 192 - wide / 2, top - 8 - high / 2
        self._choice(f"plate:{seat}", self._plate("plate", seat), across, down, wide, high, layer=21)
        x, foot = spots.right - 98, top - 4
        self._sitting(seat, x, foot, min(1.0, (foot - sky[1] - sky[3]) / SITTING))
        self._medals(seat, x, foot - 14, tech.COUNT)

    @property
    def grown(self) -> float:
        """How much of the room there is for large letters they need; heads give it."""
        return grown(self.text)

    def _sitting(self, seat: int, x: float, foot: float, size: float = 1.0) -> None:
        """Somebody in the chair of their colour, so high above where they end."""
        wide, high, side = CHAIR[0] * size, CHAIR[1] * size, HEAD * size
        self._choice(f"chair:{seat}", ("chair", seat), x, foot + 71 * size - high / 2, wide, high, layer=19,
                     outline=ROUND)  # fmt: skip
        self.pieces.append(head(self.seats[seat], seat, x, foot - side / 2, side, face(self.view, seat), layer=20))

    def _medals(self, seat: int, x: float, y: float, most: int, long: float = MEDALS) -> None:
        """A player's technologies, worn on the chest; whoever is small wears them in one row, to keep a face."""
        shown = spaces(self.view.known[seat])
        step = min(MEDAL - 2, (long - MEDAL) / max(1, min(len(shown), most) - 1))
        for row in range(0, len(shown), most):
            medals = shown[row : row + most]
            for number, across in zip(medals, along(len(medals), x, step), strict=True):
                picture = ("art", f"kardashev/tech-{tech.TEXTS[number]}")
                down = y - row / most * (MEDAL - 4)
                self._choice(f"medal:{seat}:{number}", picture, across, down, MEDAL, MEDAL, layer=20, outline=ROUND)

    def _plate(self, kind: str, seat: int) -> Picture:
        """What is known of a player: who it is, points, stocks, how many colonies are left to build."""
        view, who = self.view, self.seats[seat]
        role = view.roles[seat]
        says = model.ROLE_NAMES[role] if role != NOBODY else ""
        stocks = tuple(view.resources[tech.KINDS * seat : tech.KINDS * (seat + 1)])
        return (kind, seat, seat == view.to_act, who.name, _("out") if view.out >> seat & 1 else says,
                view.score(seat), stocks, view.colony_supply[seat])  # fmt: skip

    def _end(self) -> str:
        """When the last round is called, as long as it is not (KD-8.1)."""
        if self.view.over:
            return _("the game is over")
        return banner(self.view).lower() or _("at {count}: last round", count=LAST)

    def _desks(self) -> None:
        """Both desks lie over the board when that is looked at closely."""
        spots = self.spots
        high, left, right = spots.height - spots.low - 592, spots.left + 400, spots.width - (spots.right - 500)
        y = spots.low + 592 + high / 2
        self._add("desk:left", ("desk_top", "left"), left / 2, y, left, high, layer=20)
        self._add("desk:right", ("desk_top", "right"), spots.width - right / 2, y, right, high, layer=20)

    def _own(self) -> None:
        """The viewer's own desk: head, points, what is left to build; resources in jars, technologies as medals."""
        view, spots, seat = self.view, self.spots, self.view.me
        (wide, high), (x, y) = spots.desk, spots.own_head
        left, bottom, foot, size = spots.left + 5, spots.low + 718, y + HEAD / 2, 1.0
        jar, first, stand = (52.0, 72.0), left + 201, spots.low + 604
        if spots.large:
            foot = bottom - high + 8
            size = min(1.0, (foot - spots.middle[1] + spots.size * SQUASH / 2 + 2) / SITTING)
            jar = (29 * self.text, 40 * self.text)
            first, stand = left + wide - 8 - 2.5 * jar[0], bottom - high + (24 + 17 + 20) * self.text + 2
        self._sitting(seat, x, foot, size)
        self._choice("own", (*self._plate("desk", seat), self._end()), left + wide / 2, bottom - high / 2, wide, high,
                     layer=21)  # fmt: skip
        for kind in range(tech.KINDS):
            count = view.resources[tech.KINDS * seat + kind]
            self._choice(f"own:{kind}", ("jar", kind, count), first + (jar[0] + 2) * kind, stand, *jar, outline=ROUND)
        self._medals(seat, x, foot - 14, tech.COUNT if spots.large else ROW)

    # -- the supplies ----------------------------------------------------------------------------------

    def _supplies(self) -> None:
        """The bag and what is in it, one's own pieces and actions, and the turn's buttons."""
        view, right, low = self.view, self.spots.right, self.spots.low
        self._choice("bag", ("bag", len(view.bag)), right - 442, low + 562, 80, 88, layer=20, outline=ROUND)
        left = Counter(view.bag)
        single = [left[symbol] for symbol in model.SYMBOLS]
        inside = ("contents", *single, len(view.bag) - sum(single))
        high = 60 + 50 * self.grown
        self._choice("contents", inside, right - 348, low + 592 - high / 2, 104, high, layer=20)
        if view.seat is None:
            return
        large = self.spots.large
        supplies = (("colony", view.colony_supply[view.me]), ("fleet", view.fleet_supply[view.me]))
        for (kind, count), x in zip(supplies, (right - 460, right - 402), strict=True):
            y = low + (632 if large else 640)
            self._choice(f"supply-{kind}", ("supply", kind, view.me, count > 0), x, y, 54, 58, outline=ROUND,
                         mine=True)  # fmt: skip
            self._add(f"tally:{kind}", ("tally", view.me, count), x, low + 654, 54, 30 if not large else 40, layer=23)
        if view.me == view.turn and view.round and not view.over:
            self._actions()
        if view.mine and view.question.kind == jobs.TURN and not self.past:
            self._choice("steer", WHEEL, right - 346, low + 640, 46, 46, outline=ROUND, mine=True)
            self._turn()

    def _actions(self) -> None:
        """What is left of the turn's actions; large letters have no room for their names, which a tip says."""
        view, right, low = self.view, self.spots.right, self.spots.low
        large = self.spots.large
        for word, said, count, x in (
            ("coin", _("base"), view.base, right - (296 if large else 268)),
            ("flask", _("research"), view.research, right - (224 if large else 150)),
        ):
            side, step = (34, 36) if large else (40, 42)
            for place in range(2):
                name = f"kardashev/{word}" if place < count else f"kardashev/{word}-spent"
                across, down = x + step * place, low + (634 if large else 628)
                self._choice(f"{word}:{place}", ("art", name), across, down, side, side, layer=21, outline=ROUND)
            if not large:
                words = ("label", _("{count} {kind}", count=count, kind=said), 13, "ink")
                self._add(f"{word}-words", words, x + 21, low + 660, 116, 26, layer=21)

    def _turn(self) -> None:
        """The buttons of a turn, and what takes a base action."""
        view, right, low, large = self.view, self.spots.right, self.spots.low, self.spots.large
        coin = "kardashev/coin" if view.base else "kardashev/coin-spent"
        above = 614 if large else 622
        corner = (right - 364, 675) if large else (right - 480, 676)
        for key, x, y in (("colony", right - 482, above), ("fleet", right - 424, above), ("wheel", right - 366, 622),
                          ("harvest", *corner)):  # fmt: skip
            self._add(f"takes:{key}", ("art", coin), x, low + y, 18, 18, layer=23)
        done = all(action.verb == "end" for action in self.legal)
        fill = "accent" if done and self.legal else "raised"
        says = _("Harvest")
        if not self.grown and any(action.verb == "harvest" for action in self.legal):
            says = _("Harvest +{count}", count=harvest_of(view, view.me))
        harvest, end = (right - 422, low + 694, 124, 42), (right - 292, low + 694, 120, 42)
        if large:
            harvest, end = (right - 295, low + 693, 140, 42), (right - 88, low + 636, 142, 50)
        self.pieces += [
            button("harvest", says, *harvest, "raised", layer=22)._replace(mine=True),
            button("end", _("End turn"), *end, fill, layer=22),
        ]
