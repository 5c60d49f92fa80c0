"""Where everything of Kardashev lies on the table: the board, those who play, one's own desk.

Imports the model, the view, the spots, the slate and the furniture.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabletop.games.kardashev import jobs, model
from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.board import BOARDS, NOWHERE, WIDTH, name_of, spaces
from tabletop.games.kardashev.model import Deed
from tabletop.games.kardashev.props import LAST, grown
from tabletop.games.kardashev.prospects import harvest_of
from tabletop.games.kardashev.slate import WHEEL, Slate
from tabletop.games.kardashev.spots import HALF_BOARD, HEAD, RAIL, Spots, colony_key, fleet_key, reach_key, space_key
from tabletop.games.kardashev.view import KardashevView
from tabletop.games.kardashev.words import banner
from tabletop.kernel.events import NOBODY
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import along, button, head, others
from tabletop.ui.layout import HEXAGON, ROUND, Layout, Picture, Piece, Size, Zone
from tabletop.words import _

SIDES = (1 - WIDTH, 1, WIDTH, WIDTH - 1, -1, -WIDTH)
"""From a space to its neighbours, clockwise from the upper right."""
AROUND = 1.26
"""How much larger than a space the picture of a realm is: its border glows beyond it."""
NAME_HIGH, NAME_UP = 0.3, 0.37
"""How high the name of a space is and how far behind its middle it stands, in heights of the space."""
RACE = 372.0
"""How long the rail of points is."""
PIN = (50.0, 82.0)
PLATE, PLATE_GROWS = (190.0, 94.0), 22.0
"""How large a rival's plate is, and how much higher it is for the largest letters."""
SMALLER = 0.14
"""How much smaller the first of the others sits, between the title and the board's nearest space."""
CHAIR = (192.0, 276.0)
"""What is seen of a chair; a plate or the desk hides the rest."""
MEDAL, ROW = 24.0, 9
"""How large a medal is, and how many hang in a row."""


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
        self, view: KardashevView, legal: Sequence[Deed], seats: Sequence[Seat], size: Size, text: float = 1.0
    ) -> None:
        """`text` is how large letters are wanted."""
        self.view, self.legal, self.seats, self.text = view, legal, seats, text
        self.spots = Spots.of(size, view.seats)
        self.others = others(view.seats, view.me)
        self.pieces: list[Piece] = []
        self.zones: list[Zone] = []

    def layout(self) -> Layout:
        spots, view = self.spots, self.view
        self._board()
        self._race()
        self._rivals()
        self._desks()
        self._own()
        self._supplies()
        slate = Slate(view, self.legal, self.seats, spots, self.text)
        slate.lay_out()
        bag = Zone("bag", spots.right - 442, spots.low + 566, 80, 88)
        (x, y), (across, down) = spots.middle, HALF_BOARD
        board = Zone("board", x, y, 2 * across * spots.scale, 2 * down * spots.scale)
        reason = (x, spots.low + 626)
        return Layout(
            (*self.pieces, *slate.pieces), (bag, *self.zones, *slate.zones), reason, "", board,
            spots.scene(), spots.hud(), spots.edge,
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
            picture = ("space", view.tiles[space], self._home(space), space % 3)
            self._add(space_key(space), picture, *spots.at(space), wide, high, card=True, outline=HEXAGON, board=True,
                      born="drawn")  # fmt: skip
            x, y = spots.at(space)
            self._add(f"name:{space}", ("name", name_of(space)), x, y - high * NAME_UP, wide, high * NAME_HIGH,
                      board=True, layer=7 if view.owner(space) != NOBODY else 2)  # fmt: skip
        for seat in range(view.seats):
            mine = view.colonies[seat]
            for space in spaces(mine):
                sides = sum(1 << side for side, step in enumerate(SIDES) if not mine >> max(0, space + step) & 1)
                realm = ("realm", seat, sides, view.tiles[space], self._home(space))
                self._add(f"realm:{space}", realm, *spots.at(space), wide * AROUND, high * AROUND, board=True, layer=2)
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
        born = "moving" if kind == "fleet" and key != "moving" else ""
        if key == "moving" and view.came != NOWHERE:
            born = fleet_key(view.came)
        supply = f"supply-{kind}" if seat == view.me else f"plate:{seat}"
        self._add(key, (kind, seat, level), x + aside * size, y - (0.23 + lift) * size, size * 1.24, size * 1.34,
                  layer=4 if kind == "colony" else 6, card=True, board=True, outline=ROUND, flips=False,
                  born=born or supply, gone=(supply,) if kind == "colony" else ())  # fmt: skip

    # -- those who play --------------------------------------------------------------------------------

    def _race(self) -> None:
        """Everybody's points along the table's back rim, the leader farthest to the right."""
        view, spots = self.view, self.spots
        points = [view.score(seat) for seat in range(view.seats)]
        low, high = min(points) - 2, max(max(points) + 2, min(points) + 12)
        length = RACE * spots.scale
        order = sorted(range(view.seats), key=lambda seat: (points[seat], -seat))
        start = spots.middle[0] - length / 2
        xs = _apart([start + length * (points[seat] - low) / (high - low) for seat in order], PIN[0])
        y = spots.middle[1] - RAIL * spots.scale - PIN[1] / 2 + 12
        for seat, x in zip(order, xs, strict=True):
            picture = ("pin", seat, face(view, seat), points[seat])
            self._choice(f"race:{seat}", picture, x, y, *PIN, layer=8, outline=ROUND)

    def _rivals(self) -> None:
        """The first sits below the title, which needs more room for large letters."""
        view, high = self.view, PLATE[1] + self.grown * PLATE_GROWS
        for place, seat in enumerate(self.others):
            x, y = self.spots.rival(place)
            bottom = y + HEAD / 2 + (74 if place else 55 + 26 * max(0.0, self.text - 1.5))
            foot = bottom - high + 13
            less = 0.16 * self.grown if place else SMALLER + (0.56 - SMALLER) * self.grown
            small, lift = less > 0.3, 16 if banner(view) else 6
            self._sitting(seat, x, foot - (lift if small and view.known[seat] else 0), 1 - less)
            self._choice(f"plate:{seat}", self._plate("plate", seat), x, bottom - high / 2, PLATE[0], high, layer=21)
            self._medals(seat, x, foot - 26, small)

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

    def _medals(self, seat: int, x: float, y: float, small: bool = False) -> None:
        """A player's technologies, worn on the chest; whoever is small wears them in one row, to keep a face."""
        shown = spaces(self.view.known[seat])
        most = max(1, len(shown)) if small else ROW
        step = min(MEDAL - 2, (PLATE[0] - MEDAL) / max(1, min(len(shown), most) - 1))
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
        return banner(self.view).lower() or _("at {count}: the last round", count=LAST)

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
        left, low = spots.left, spots.low
        self._sitting(seat, spots.own_head[0], spots.own_head[1] + HEAD / 2)
        self._choice("own", (*self._plate("desk", seat), self._end()), left + 172, low + 668, 334, 100, layer=21)
        for kind in range(tech.KINDS):
            count = view.resources[tech.KINDS * seat + kind]
            self._choice(f"own:{kind}", ("jar", kind, count), left + 206 + 54 * kind, low + 604, 52, 72, outline=ROUND)
        self._medals(seat, spots.own_head[0], spots.own_head[1] + HEAD / 2 - 14)

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
        supplies = (("colony", view.colony_supply[view.me]), ("fleet", view.fleet_supply[view.me]))
        for (kind, count), x in zip(supplies, (right - 460, right - 402), strict=True):
            self._choice(f"supply-{kind}", ("supply", kind, view.me, count > 0), x, low + 640, 54, 58, outline=ROUND,
                         mine=True)  # fmt: skip
            self._add(f"tally:{kind}", ("tally", view.me, count), x, low + 654, 54, 30, layer=23)
        acts = view.mine and view.question.kind == jobs.TURN
        if acts:
            self._choice("steer", WHEEL, right - 346, low + 640, 46, 46, outline=ROUND, mine=True)
        if view.me == view.turn and view.round and not view.over:
            for word, said, count, x in (
                ("coin", _("base"), view.base, right - 268),
                ("flask", _("research"), view.research, right - 150),
            ):
                for place in range(2):
                    name = f"kardashev/{word}" if place < count else f"kardashev/{word}-spent"
                    self._choice(f"{word}:{place}", ("art", name), x + 42 * place, low + 628, 40, 40, layer=21,
                                 outline=ROUND)  # fmt: skip
                words = ("label", _("{count} {kind}", count=count, kind=said), 13, "ink")
                self._add(f"{word}-words", words, x + 21, low + 660, 116, 26, layer=21)
        if acts:
            coin = "kardashev/coin" if view.base else "kardashev/coin-spent"
            for key, x, y in (("colony", right - 482, 622), ("fleet", right - 424, 622), ("wheel", right - 366, 622),
                              ("harvest", right - 480, 676)):  # fmt: skip
                self._add(f"takes:{key}", ("art", coin), x, low + y, 18, 18, layer=23)
            done = all(action.verb == "end" for action in self.legal)
            fill = "accent" if done and self.legal else "raised"
            says = _("Harvest")
            if not self.grown and any(action.verb == "harvest" for action in self.legal):
                says = _("Harvest +{count}", count=harvest_of(view, view.me))
            self.pieces += [
                button("harvest", says, right - 422, low + 694, 124, 42, "raised", layer=22)._replace(mine=True),
                button("end", _("End turn"), right - 292, low + 694, 120, 42, fill, layer=22),
            ]
