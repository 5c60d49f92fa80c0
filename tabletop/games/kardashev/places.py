"""Where everything of Kardashev lies on the table: the board, the players, the supplies, the question of the moment.

Imports the model, the view, the words and the furniture.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from tabletop.games.kardashev import battle, jobs, model, moving, words
from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.board import BOARDS, NOWHERE, axial, spaces
from tabletop.games.kardashev.model import Deed
from tabletop.games.kardashev.tree import KIND_LIGHTS, hang, symbol
from tabletop.games.kardashev.view import KardashevView
from tabletop.kernel.events import NOBODY
from tabletop.kernel.match import Seat, level_words
from tabletop.ui.furniture import along, button, head_of, others, plate
from tabletop.ui.layout import HEXAGON, ROUND, Layout, Picture, Piece, Size, Zone
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

COLUMN = 264.0
"""The width of the players, the tree and the questions, left of the board."""
EDGE = 8.0
MIDDLE = EDGE + COLUMN / 2
LEFT = COLUMN + 2 * EDGE
"""Where the board begins."""
PLATE = 92.0
OWN = 172.0
ROOT3 = sqrt(3)
WHEEL: Picture = ("art", "kardashev/wheel")
_PAIR = ("column", (0.5, ()), (1, ("art", symbol(0))), (1, ("art", symbol(0))), (0.5, ()))
FOUR_FOR_ONE: Picture = ("row", (1, _PAIR), (1, _PAIR), (0.6, ("label", "=", 40, "ink", "title")),
                         (1.2, ("art", symbol(2))))  # fmt: skip
"""Four of one kind stand for one of another."""
ANSWERS = {
    jobs.STEER: (moving.STOP,),
    jobs.EXPLORE: (moving.KEEP, moving.DESTROY),
    jobs.DRONES: battle.FIRST_DRONE,
    jobs.CLAIM: (moving.CLAIM, moving.DECLINE),
}
"""The questions that are answered with buttons."""


def space_key(space: int) -> str:
    return f"space:{space}"


def colony_key(space: int) -> str:
    return f"colony:{space}"


def fleet_key(space: int) -> str:
    return f"fleet:{space}"


class Spots(NamedTuple):
    """Where the parts of the table are for one size of it and one number of seats."""

    width: float
    height: float
    size: float
    """Of a hex: from its middle to a corner."""
    middle: tuple[float, float]
    """Of the board."""
    top: float
    """Of the panel with the tree or a question."""
    bottom: float

    @classmethod
    def of(cls, size: Size, seats: int) -> "Spots":
        radius = 4 if seats == 3 else 3
        width, height = size
        across, down = width - LEFT - EDGE, height - 2 * EDGE
        hexes = min(across / (ROOT3 * (2 * radius + 1)), down / (3 * radius + 2))
        top = EDGE + (seats - 1) * (PLATE + 6)
        return cls(width, height, hexes, (LEFT + across / 2, height / 2), top, height - EDGE - OWN - 6)

    def at(self, space: int) -> tuple[float, float]:
        across, down = axial(space)
        x, y = self.middle
        return x + self.size * ROOT3 * (across + down / 2), y + self.size * 1.5 * down

    def ring(self, key: str, space: int, **more: Any) -> Piece:
        """A ring around a tile."""
        return Piece(key, ("mark",), *self.at(space), self.size * ROOT3, self.size * 2, board=True, **more)


class Places:
    """Lays out one view."""

    def __init__(self, view: KardashevView, legal: Sequence[Deed], seats: Sequence[Seat], size: Size) -> None:
        self.view, self.legal, self.seats = view, legal, seats
        self.spots = Spots.of(size, view.seats)
        self.pieces: list[Piece] = []

    def layout(self) -> Layout:
        spots = self.spots
        self._board()
        self._corners()
        ground = ("box", (), "cloth_edge", "", 0, 1.0, 0)
        self._add("column", ground, MIDDLE, spots.height / 2, LEFT, spots.height + 8, layer=20)
        self._plates()
        self._own()
        self._panel()
        bag = Zone("bag", spots.width - EDGE - 46, EDGE + 46, 92, 92)
        reason = (COLUMN + (spots.width - COLUMN) / 2 + EDGE, spots.height - 34)
        board = Zone("board", (LEFT + spots.width) / 2, spots.height / 2, spots.width - LEFT, spots.height)
        return Layout(tuple(self.pieces), (bag,), reason, "bag", board)

    def _add(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        self.pieces.append(Piece(key, picture, x, y, width, height, **more))

    def _choice(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        """Something to be pressed or looked at closely, beside the board."""
        self._add(key, picture, x, y, width, height, **{"layer": 22, "card": True, "flips": False, **more})

    # -- the board -------------------------------------------------------------------------------------

    def _board(self) -> None:
        view, spots = self.view, self.spots
        for space in spaces(BOARDS[view.seats]):
            home = view.homes.index(space) if space in view.homes else NOBODY
            picture = ("space", view.tiles[space], home, space % 3)
            self._add(space_key(space), picture, *spots.at(space), spots.size * ROOT3, spots.size * 2, card=True,
                      outline=HEXAGON, board=True, born="drawn")  # fmt: skip
        for seat in range(view.seats):
            for space in spaces(view.colonies[seat]):
                self._stack("colony", colony_key(space), seat, space, view.colony_levels[space], -0.34)
            for space in spaces(view.fleets[seat]):
                self._stack("fleet", fleet_key(space), seat, space, view.fleet_levels[space], 0.38)
        marked = self._marked()
        if marked != NOWHERE:
            self.pieces.append(spots.ring("mark", marked, layer=3))
        if view.moving:
            waits = view.target == view.at or not view.explored >> view.at & 1
            here = view.came if waits and view.came != NOWHERE else view.at
            self._stack("fleet", "moving", view.turn, here, view.moving, 0.34, lift=0.12)

    def _marked(self) -> int:
        """The tile a question is about; it has a ring."""
        job = self.view.question
        if job.kind == jobs.PICK and job.why in jobs.FROM_TILES:
            return job.about
        return self.view.at if job.kind in (jobs.EXPLORE, jobs.STEER) else self.view.target

    def _stack(self, kind: str, key: str, seat: int, space: int, level: int, aside: float, lift: float = 0.0) -> None:
        size = self.spots.size
        x, y = self.spots.at(space)
        born = "moving" if kind == "fleet" and key != "moving" else ""
        if key == "moving" and self.view.came != NOWHERE:
            born = fleet_key(self.view.came)
        supply = f"supply-{kind}" if seat == self.view.me else f"plate:{seat}"
        self._add(key, (kind, seat, level), x + aside * size, y + (0.2 - lift) * size, size * 0.92, size * 1.0,
                  layer=4 if kind == "colony" else 6, card=True, board=True, outline=ROUND, flips=False,
                  born=born or supply, gone=(supply,) if kind == "colony" else ())  # fmt: skip

    def _corners(self) -> None:
        """The bag, the tile that was drawn, one's own supply and the turn's buttons, around the hexagon."""
        view, right, low = self.view, self.spots.width - EDGE, self.spots.height - EDGE
        self._add("bag", ("bag", len(view.bag)), right - 44, EDGE + 46, 84, 92)
        if view.drawn:
            self._add("drawn", ("space", view.drawn, NOBODY, 0), LEFT + 40, EDGE + 44, 70, 81, layer=8, card=True,
                      outline=HEXAGON, born="bag")  # fmt: skip
            if view.question.kind == jobs.PLACE and view.mine:
                self._add("drawn-back", ("space", model.DESTROYED, NOBODY, 0), LEFT + 120, EDGE + 44, 70, 81,
                          layer=8, card=True, outline=HEXAGON, born="drawn")  # fmt: skip
                for key, says, aside in (("drawn", _("place it"), 40), ("back", _("destroy it"), 120)):
                    self._add(f"{key}-words", ("label", says, 13, "ink_soft"), LEFT + aside, EDGE + 94, 76, 16)
        if view.seat is None:
            return
        supplies = (
            ("colony", view.colony_supply[view.me], _("colonies")),
            ("fleet", view.fleet_supply[view.me], _("fleets")),
        )
        for (kind, count, says), x in zip(supplies, (LEFT + 36, LEFT + 108), strict=True):
            lines = (2.4, ("label", str(count), 21, "ink", "title")), (1.6, ("label", says, 11, "ink_soft"))
            inside = ("column", (5, ("art", f"kardashev/{kind}-{view.me}-1")), *lines)
            picture = ("box", inside, "panel", SEAT_COLOURS[view.me], 1.5, 0.8, 16, 4)
            self._choice(f"supply-{kind}", picture, x, low - 46, 66, 88, layer=8, outline=ROUND)
        if view.mine and view.question.kind == jobs.TURN:
            self.pieces += [
                button("end", _("End turn"), right - 62, low - 24, 122, 46, layer=8),
                button("harvest", _("Harvest"), right - 47, low - 76, 92, 44, "raised", layer=8),
            ]
            self._choice("steer", WHEEL, right - 28, low - 130, 50, 50, layer=8, outline=ROUND)

    # -- the players -----------------------------------------------------------------------------------

    def _plates(self) -> None:
        view = self.view
        for place, seat in enumerate(others(view.seats, view.me)):
            y = EDGE + PLATE / 2 + place * (PLATE + 6)
            holding = view.resources[tech.KINDS * seat : tech.KINDS * seat + tech.KINDS]
            stock: Picture = ("row", *(part for kind, count in enumerate(holding) for part in (
                (0, ("art", symbol(kind), 0.8)), (1, ("label", str(count), 17, "ink", "bold", "left")))))  # fmt: skip
            if view.out >> seat & 1:
                stock = ("label", _("out"), 15, "bad")
            picture = plate(seat, seat == view.to_act, (1, self._facts(seat, (26, stock))))
            self._choice(f"plate:{seat}", picture, MIDDLE, y, COLUMN, PLATE, layer=21)

    def _facts(self, seat: int, *below: tuple[float, Picture]) -> Picture:
        """Role, name and points, and what else there is to say of a player."""
        who, role = self.seats[seat], self.view.roles[seat]
        head = f"kardashev/role-{model.ROLE_IDS[role]}" if role != NOBODY else head_of(who, seat)
        says = [model.ROLE_NAMES[role]] if role != NOBODY else []
        says += [level_words(who.level)] if who.level else []
        points = ("label", str(self.view.score(seat)), 24, SEAT_COLOURS[seat], "title", "right")
        name = ("row", (1, ("label", who.name, 17, "ink", "bold", "left")), (0.28, points))
        what = ("label", " · ".join(says), 13, "ink_soft", "medium", "left")
        return ("row", (0, ("portrait", head, "", seat)), (1, ("column", (26, name), (20, what), *below)))

    def _own(self) -> None:
        """The viewer's own corner: role, points, actions left; the resources lie on it as chips."""
        view, seat, top = self.view, self.view.me, self.spots.height - EDGE - OWN
        rows: list[tuple[float, Picture]] = [(44, ())]
        if view.out >> seat & 1:
            told = (_("You are out."), _("Technologies still count."))
            rows = [(22, ("label", says, 13, "bad", "bold", "left")) for says in told]
        elif seat == view.turn and not view.over:
            rows = [
                (22, ("row", (1.4, ("label", says, 13, "ink_soft", "bold", "left")),
                      (0.6, ("tally", ("accent",) * count + ("",) * (2 - count))), (0.4, ())))
                for says, count in ((_("base"), view.base), (_("research"), view.research))
            ]  # fmt: skip
        picture = plate(seat, seat == view.to_act, (96, self._facts(seat, *rows)), (60, ()))
        self._choice("own", picture, MIDDLE, top + OWN / 2, COLUMN, OWN, layer=21)
        wide = (COLUMN - 32) / tech.KINDS
        for kind in range(tech.KINDS):
            number = ("label", str(view.resources[tech.KINDS * seat + kind]), 25, "ink", "title")
            inside = ("row", (0, ("art", symbol(kind), 0.9)), (1, number))
            x = EDGE + 10 + wide * (kind + 0.5) + 6 * kind
            chip = ("box", inside, "raised", KIND_LIGHTS[kind], 2)
            self._choice(f"own:{kind}", chip, x, top + OWN - 32, wide, 48)

    # -- the panel: the question of the moment, or the technology tree ---------------------------------

    def _panel(self) -> None:
        view, job = self.view, self.view.question
        if job.kind == jobs.ROLE:
            self._roles()
        elif job.kind in (jobs.HOME, jobs.SECOND):
            self._starting_piece(job.kind == jobs.HOME)
        elif job.kind == jobs.BID:
            self._auction()
        elif job.kind == jobs.SUPPORT:
            self._battle()
        elif view.mine and job.kind == jobs.PICK and not job.pays:
            self._bank()
        elif view.mine and (job.kind in ANSWERS or job.kind == jobs.PICK):
            stands = job.kind == jobs.STEER and not view.steps
            self._ask(() if stands else ANSWERS.get(job.kind, ()))
        else:
            self.pieces += hang(view, MIDDLE, self.spots.top, COLUMN, self.spots.bottom - self.spots.top)

    def _frame(self, title: str, says: str = "") -> float:
        """The panel with its words; where its free part begins."""
        top, bottom = self.spots.top, self.spots.bottom
        self._add("panel-box", ("question", title, says), MIDDLE, (top + bottom) / 2, COLUMN, bottom - top, layer=21)
        return top + (76.0 if says else 56.0)

    def _waiting(self) -> str:
        return _("Waiting for {name}", name=self.seats[self.view.question.seat].name)

    def _roles(self) -> None:
        top = self._frame(_("Choose a role") if self.view.mine else _("Roles are chosen"))
        wide, high = (COLUMN - 24) / 3, min(118.0, (self.spots.bottom - top - 8) / 2)
        for role in range(model.ROLES):
            if role not in self.view.roles:
                x, y = MIDDLE + (role % 3 - 1) * wide, top + high * (role // 3 + 0.5)
                self._choice(f"role:{role}", ("role", role), x, y, wide - 6, high - 6)

    def _starting_piece(self, first: bool) -> None:
        seat = self.view.question.seat
        role = self.view.roles[seat]
        says = _("Place your home tile") if first else _("Place your second tile")
        top = self._frame(says if self.view.mine else self._waiting(), model.ROLE_NAMES[role])
        tile = model.HOME_TILES[role] if first else model.SECOND_TILES[role]
        picture, high = (("space", tile, seat if first else NOBODY, 0), min(180.0, self.spots.bottom - top - 20))
        self._add("start", picture, MIDDLE, (top + self.spots.bottom) / 2, high * ROOT3 / 2, high, layer=22,
                  card=True, outline=HEXAGON)  # fmt: skip

    def _auction(self) -> None:
        """Who stands at what, and one's own bids."""
        view = self.view
        name = self.seats[view.high].name if view.high != NOBODY else ""
        title = _("Bid {bid}: {name}", name=name, bid=view.bid)
        top = self._frame(title, _("Your bid?") if view.mine else self._waiting())
        bids = [action.first for action in self.legal if action.verb == "bid"]
        if bids:
            self._button("pass", _("Pass"), top + 24, "raised")
            self._button(f"coin:{bids[0]}", _("Bid {bid}", bid=bids[0]), top + 74, "accent")
            top = self._coins(bids[1:], top + 104)
        self._subject(top)

    def _coins(self, numbers: list[int], top: float) -> float:
        """Higher bids as coins, as large as there is room for all; where they end."""
        step = 42.0
        while step > 14 and -(-len(numbers) // int((COLUMN - 20) / step)) * step > self.spots.bottom - top - 4:
            step -= 1
        across = int((COLUMN - 20) / step)
        for place, number in enumerate(numbers):
            row, column = divmod(place, across)
            x, y = EDGE + 10 + (column + 0.5) * step, top + (row + 0.5) * step
            coin = ("note", str(number), 0, "raised", "accent")
            self._choice(f"coin:{number}", coin, x, y, step - 4, step - 4, outline=ROUND)
        return top - (-len(numbers) // across) * step

    def _battle(self) -> None:
        """Both sides' strength, and every fleet that can help with its price (KD-5)."""
        view, seat, space = self.view, self.view.question.seat, self.view.target
        says = _("Support the attack?") if seat == view.turn else _("Support the defence?")
        top = self._frame(_("Battle"), says if view.mine else self._waiting())
        defender = view.owner(space)
        strength = battle.offence(view, view.turn, view.moving), battle.defence(view, defender, space)
        names = (self.seats[view.turn].name, self.seats[defender].name)
        facts = ("battle", view.turn, defender, *strength, *names, view.moving, view.fleet_levels[space],
                 view.colony_levels[space])  # fmt: skip
        self._add("battle", facts, MIDDLE, top + 50, COLUMN - 20, 100, layer=22)
        if not self.legal:
            return
        helpers = [action.first for action in self.legal if action.verb == "support"]
        cost = _("free") if battle.is_free(view, seat) else _("1 Energy")
        high = min(42.0, (self.spots.bottom - top - 160) / max(1, len(helpers)))
        for place, helper in enumerate(helpers):
            level = view.fleet_levels[helper]
            says = _("+{level} for {cost}", level=level, cost=cost)
            label = ("label", says, 16, "ink", "bold", "left")
            inside = ("row", (0, ("art", f"kardashev/fleet-{seat}-{level}")), (1, label))
            picture = ("box", inside, "raised", SEAT_COLOURS[seat], 1.5, 1.0, 12, 3)
            y = top + 108 + (place + 0.5) * high
            self._choice(f"support:{helper}", picture, MIDDLE, y, COLUMN - 28, high - 4)
        self._button("done", _("No more support"), self.spots.bottom - 28, "accent")

    def _button(self, key: str, says: str, y: float, fill: str) -> None:
        self.pieces.append(button(key, says, MIDDLE, y, COLUMN - 28, 44, fill, layer=22))

    def _ask(self, answers: tuple[Deed, ...]) -> None:
        top = self._frame(*words.question_words(self.view.question))
        for place, answer in enumerate(answers):
            fill = "accent" if place == 0 else "raised"
            says = words.SAYS.get(answer.verb) or tech.TECHNOLOGIES[answer.first].name
            self._button(str(answer), says, top + 34 + place * 54, fill)
        self._subject(top + 12 + len(answers) * 54)

    def _bank(self) -> None:
        """The kinds that can be taken."""
        job = self.view.question
        top = self._frame(*words.question_words(job))
        kinds = [kind for kind in range(tech.KINDS) if job.kinds >> kind & 1]
        wide = (COLUMN - 24) / tech.KINDS
        for kind, x in zip(kinds, along(len(kinds), MIDDLE, wide), strict=True):
            inside = ("column", (3, ("art", symbol(kind))), (1, ("label", model.KIND_NAMES[kind], 15)))
            picture = ("box", inside, "raised", KIND_LIGHTS[kind], 2.5)
            self._choice(f"bank:{kind}", picture, x, top + 62, wide - 8, 104)
        self._subject(top + 122)

    def _subject(self, top: float) -> None:
        """What the question is about, as large as there is room for it."""
        subject = self._subject_picture()
        high = min(190.0, self.spots.bottom - top - 16)
        if subject and high > 60:
            wide = high * {"space": ROOT3 / 2, "big-tech": 0.8}.get(str(subject[0]), 1.0)
            self._add("subject", subject, MIDDLE, (top + self.spots.bottom) / 2, wide, high, layer=22)

    def _subject_picture(self) -> Picture:
        view, job = self.view, self.view.question
        if job.kind == jobs.STEER:
            return WHEEL
        if job.kind == jobs.EXPLORE and view.at != NOWHERE:
            return ("space", view.tiles[view.at], NOBODY, 0)
        if job.kind == jobs.CLAIM:
            return ("role", view.roles[job.seat])
        if job.kind == jobs.BID or job.why == jobs.FOR_BID:
            return ("space", view.drawn, NOBODY, 0) if view.drawn else ()
        if job.kind != jobs.PICK or (job.pays and job.why not in _SUBJECTS):
            return ()
        if job.why in jobs.FROM_TILES:
            return ("space", view.tiles[job.about], NOBODY, 0)
        return _SUBJECTS.get(job.why, ("role", view.roles[job.seat]))


_SUBJECTS: dict[int, Picture] = {
    jobs.FOR_TILE: ("space", model.DESTROYED, NOBODY, 0),
    jobs.FOR_TAX: ("big-tech", tech.TAXATION),
    jobs.FOR_RAID: ("big-tech", tech.RAIDER_DRONE),
    jobs.FOR_ENCRYPTION: ("big-tech", tech.ENCRYPTION),
    jobs.FOR_COLONY: ("big-tech", tech.NANOTUBE_POLYMERS),
    jobs.FOR_LACK: FOUR_FOR_ONE,
}
"""What picking a kind is about, where that is not a tile or a role."""
