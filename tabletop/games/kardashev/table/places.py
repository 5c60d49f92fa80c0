"""Lays out Kardashev's board, the viewer's supplies and buttons, and the whole table."""

from collections import Counter

from tabletop.base.words import _
from tabletop.games.kardashev.advice.effects import harvest_of
from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import BOARDS, NOWHERE, WIDTH, name_of, spaces
from tabletop.games.kardashev.table.measures import AROUND, HALF_BOARD, KIND_DOWN, KIND_SIZE, NAME_HIGH
from tabletop.games.kardashev.table.part import Part
from tabletop.games.kardashev.table.seats import Seats
from tabletop.games.kardashev.table.slate import Slate
from tabletop.games.kardashev.voice.pictures import WHEEL, tile_picture
from tabletop.kernel.events import NOBODY
from tabletop.ui.stage.furniture import button
from tabletop.ui.stage.layout import HEXAGON, ROUND, Layout, Picture, Zone, boxes

SIDES = (1 - WIDTH, 1, WIDTH, WIDTH - 1, -1, -WIDTH)
"""From a space to its neighbours, clockwise from the upper right."""
NAME_UP = 0.37
"""How far behind the middle of a space its name stands, in heights of the space."""
READ = "own", "supply-colony", "supply-fleet", "coin", "flask", "coin-words", "flask-words", "contents"
"""The viewer's own name and stocks, what is left to build, of a turn and in the bag: no bubble covers it."""
BID_FOR = "drawn", "rule", "slide"
"""What is looked at while one bids: no bubble covers it either."""


class Places(Part):
    def layout(self) -> Layout:
        measures = self.measures
        self._board()
        given = (self.view, self.legal, self.seats, measures, self.past)
        seats, slate = Seats(*given), Slate(*given)
        seats.lay_out()
        self.pieces += seats.pieces
        self._supplies()
        slate.lay_out()
        bag = Zone("bag", measures.right - 442, measures.low + 566, 80, 88)
        (x, y), (across, down) = measures.middle, HALF_BOARD
        board = Zone("board", x, y, 2 * across * measures.scale, 2 * down * measures.scale)
        read = (*seats.written, *boxes(self.pieces, *READ), *boxes(slate.pieces, *BID_FOR), *slate.written)
        pieces, zones = (*self.pieces, *slate.pieces), (bag, *self.zones, *slate.zones)
        around = (measures.scene(), measures.hud(), measures.edge)
        return Layout(pieces, zones, (x, measures.low + 626), "", board, *around, written=read)

    def _board(self) -> None:
        view, measures = self.view, self.measures
        for space in spaces(BOARDS[view.seats]):
            self._space(space)
        for seat in range(view.seats):
            for space in spaces(view.colonies[seat]):
                self._realm(seat, space)
            for space in spaces(view.colonies[seat]):
                self._stack("colony", f"colony:{space}", seat, space, view.colony_levels[space])
            for space in spaces(view.fleets[seat]):
                self._stack("fleet", f"fleet:{space}", seat, space, view.fleet_levels[space])
        for space in {action.second: 0 for action in self.legal if action.verb in ("move", "depot")}:
            self._reach(f"reach:{space}", space, hint=True)
        for action in self.legal:
            if action.verb in ("step", "jump"):  # one click sends the fleet there
                key, (x, y), (wide, high) = f"{action.verb}:{action.first}", measures.at(action.first), measures.hexagon
                self._reach(key, action.first)
                self.zones.append(Zone(key, x, y, wide * 0.8, high * 0.7, direct=True, quiet=True, board=True))
        marked = self._marked()
        if marked != NOWHERE:
            self.pieces.append(measures.ring("mark", marked, layer=3))
        if view.moving:
            waits = view.target == view.at or not view.explored >> view.at & 1
            here = view.came if waits and view.came != NOWHERE else view.at
            self._stack("fleet", "moving", view.turn, here, view.moving, lift=0.12)

    def _space(self, space: int) -> None:
        """A tile or a dark space, its name, and what it produces once more above all that stands around it."""
        (x, y), (wide, high), tile = self.measures.at(space), self.measures.hexagon, self.view.tiles[space]
        picture = tile_picture(tile, self._home(space), space % 3)
        self._add(f"space:{space}", picture, x, y, wide, high, card=True, outline=HEXAGON, board=True, born="drawn")
        name, layer = ("name", name_of(space)), 7 if self.view.owner(space) != NOBODY else 2
        self._add(f"name:{space}", name, x, y - high * NAME_UP, wide, high * NAME_HIGH, board=True, layer=layer)
        if tile not in (content.UNEXPLORED, content.DESTROYED):
            side = wide * KIND_SIZE
            box = (x, y + high * KIND_DOWN, side * tile.bit_count(), side)
            self._add(f"kinds:{space}", ("kinds", tile), *box, board=True, layer=7, born="drawn")

    def _realm(self, seat: int, space: int) -> None:
        """A tile with a colony, in its owner's colour, with a border towards all that is not theirs."""
        mine, (wide, high) = self.view.colonies[seat], self.measures.hexagon
        sides = sum(1 << side for side, step in enumerate(SIDES) if not mine >> max(0, space + step) & 1)
        picture = ("realm", seat, sides, self.view.tiles[space], self._home(space))
        box = (*self.measures.at(space), wide * AROUND, high * AROUND)
        self._add(f"realm:{space}", picture, *box, board=True, layer=2, outline=HEXAGON)

    def _reach(self, key: str, space: int, hint: bool = False) -> None:
        """The light on a space a fleet can go to: over tiles, into the unknown, or to an attack."""
        owner, how = self.view.owner(space), "go"
        if owner not in (NOBODY, self.view.turn):
            how = "attack"
        elif not self.view.explored >> space & 1:
            how = "explore"
        box = (*self.measures.at(space), *self.measures.hexagon)
        self._add(key, ("reach", how), *box, board=True, layer=3, hint=hint, outline=HEXAGON)

    def _home(self, space: int) -> int:
        """Whose home tile this is."""
        return self.view.homes.index(space) if space in self.view.homes else NOBODY

    def _marked(self) -> int:
        """The tile a question is about, which has a ring."""
        job = self.view.question
        if job.kind == jobs.PICK and job.why in jobs.FROM_TILES:
            return job.about
        return self.view.at if job.kind in (jobs.EXPLORE, jobs.STEER) else self.view.target

    def _stack(self, kind: str, key: str, seat: int, space: int, level: int, lift: float = 0.0) -> None:
        """A colony or fleet; where both are, they stand beside each other."""
        view, size = self.view, self.measures.size
        x, y = self.measures.at(space)
        shared = view.colony_levels[space] > 0 and (view.fleet_levels[space] > 0 or key == "moving")
        aside = (-0.26 if kind == "colony" else 0.36) if shared else 0.0
        picture: Picture = (kind, seat, level, True) if shared and self.large else (kind, seat, level)
        supply = born = f"supply-{kind}" if seat == view.me else f"plate:{seat}"
        if key == "moving" and view.came != NOWHERE:
            born = f"fleet:{view.came}"
        elif kind == "fleet" and key != "moving":
            born = "moving"
        gone, layer = ((supply,), 4) if kind == "colony" else ((), 6)
        seen = (picture, x + aside * size, y - (0.23 + lift) * size, size * 1.24, size * 1.34)
        self._add(key, *seen, layer=layer, born=born, gone=gone, card=True, board=True, flips=False, outline=ROUND)

    def _supplies(self) -> None:
        """The bag and what is in it, one's own pieces and actions, and the turn's buttons."""
        view, right, low = self.view, self.measures.right, self.measures.low
        self._choice("bag", ("bag", len(view.bag)), right - 442, low + 562, 80, 88, layer=20, outline=ROUND)
        left = Counter(view.bag)
        single = [left[symbol] for symbol in content.SYMBOLS]
        inside = ("contents", *single, len(view.bag) - sum(single))
        high = 60 + 50 * self.grown
        self._choice("contents", inside, right - 348, low + 592 - high / 2, 104, high, layer=20)
        if view.seat is None:
            return
        supplies = (("colony", view.colony_supply[view.me]), ("fleet", view.fleet_supply[view.me]))
        for (kind, count), x in zip(supplies, (right - 460, right - 402), strict=True):
            picture, y = ("supply", kind, view.me, count > 0), low + (632 if self.large else 640)
            self._choice(f"supply-{kind}", picture, x, y, 54, 58, outline=ROUND, mine=True)
            tally = ("tally", view.me, count)
            self._add(f"tally:{kind}", tally, x, low + 654, 54, 40 if self.large else 30, layer=23)
        if view.me == view.turn and view.round and not view.over:
            self._actions()
        if view.mine and view.question.kind == jobs.TURN and not self.past:
            self._choice("steer", WHEEL, right - 346, low + 640, 46, 46, outline=ROUND, mine=True)
            self._turn()

    def _actions(self) -> None:
        """What is left of the turn's actions; large letters have no room for their names, which a tip says."""
        view, right, low, large = self.view, self.measures.right, self.measures.low, self.large
        side, step, y = (34, 36, low + 634) if large else (40, 42, low + 628)
        for word, said, count, x in (
            ("coin", _("base"), view.base, right - (296 if large else 268)),
            ("flask", _("research"), view.research, right - (224 if large else 150)),
        ):
            for place in range(2):
                picture = ("art", f"kardashev/{word}" if place < count else f"kardashev/{word}-spent")
                self._choice(f"{word}:{place}", picture, x + step * place, y, side, side, layer=21, outline=ROUND)
            if not large:
                words = ("label", _("{count} {kind}", count=count, kind=said), 13, "ink")
                self._add(f"{word}-words", words, x + 21, low + 660, 116, 26, layer=21)

    def _turn(self) -> None:
        """The buttons of a turn, and what takes a base action."""
        view, right, low, large = self.view, self.measures.right, self.measures.low, self.large
        coin = "kardashev/coin" if view.base else "kardashev/coin-spent"
        above = 614 if large else 622
        corner = (right - 364, 675) if large else (right - 480, 676)
        places = {"colony": (right - 482, above), "fleet": (right - 424, above), "wheel": (right - 366, 622)}
        for key, (x, y) in {**places, "harvest": corner}.items():
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
