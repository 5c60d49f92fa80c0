"""Where everything of Kardashev lies on the table: the board, the players, the supplies.

Imports the model, the view, the questions and the layout.
"""

from tabletop.games.kardashev import model
from tabletop.games.kardashev.board import BOARDS, NOWHERE, spaces
from tabletop.games.kardashev.model import NOBODY
from tabletop.games.kardashev.questions import Questions
from tabletop.games.kardashev.sheet import (
    COLUMN,
    EDGE,
    OWN,
    PLATE,
    ROOT3,
    asked,
    colony_key,
    fleet_key,
    question,
    space_key,
)
from tabletop.games.kardashev.technologies import KINDS
from tabletop.kernel.match import level_words
from tabletop.ui.layout import HEXAGON, ROUND, Layout, Picture, Piece, Zone
from tabletop.words import _


class Places(Questions):
    """Lays out one view."""

    def layout(self) -> Layout:
        spots = self.spots
        self._board()
        self._corners()
        self.pieces.append(
            Piece("column", ("column",), EDGE + COLUMN / 2, spots.height / 2, COLUMN + 2 * EDGE, spots.height + 8,
                  layer=20)
        )  # fmt: skip
        self._plates()
        self._own()
        self.panel()
        panel_y = (spots.panel_top + spots.panel_bottom) / 2
        zones = (
            Zone("mine", EDGE + COLUMN / 2, spots.height - EDGE - OWN / 2, COLUMN, OWN),
            Zone("panel", EDGE + COLUMN / 2, panel_y, COLUMN, spots.panel_bottom - spots.panel_top),
            Zone("bag", spots.width - EDGE - 46, EDGE + 46, 92, 92),
        )
        reason = (COLUMN + (spots.width - COLUMN) / 2 + EDGE, spots.height - 34)
        left = COLUMN + 2 * EDGE
        board = Zone("board", (left + spots.width) / 2, spots.height / 2, spots.width - left, spots.height)
        return Layout(tuple(self.pieces), zones, reason, "bag", board)

    # -- the board -------------------------------------------------------------------------------------

    def _board(self) -> None:
        view, spots = self.view, self.spots
        wide, high = spots.size * ROOT3, spots.size * 2
        for space in spaces(BOARDS[view.seats]):
            x, y = spots.at(space)
            home = next((seat for seat in range(view.seats) if view.homes[seat] == space), NOBODY)
            picture = ("space", view.tiles[space], home, space % 3)
            self.add(space_key(space), picture, x, y, wide, high, card=True, outline=HEXAGON, board=True,
                     born="drawn")  # fmt: skip
        for seat in range(view.seats):
            for space in spaces(view.colonies[seat]):
                self._stack("colony", colony_key(space), seat, space, view.colony_levels[space], -0.34)
            for space in spaces(view.fleets[seat]):
                self._stack("fleet", fleet_key(space), seat, space, view.fleet_levels[space], 0.38)
        self._mark()
        if view.moving:
            waits = view.target == view.at or not view.explored >> view.at & 1
            here = view.came if waits and view.came != NOWHERE else view.at
            self._stack("fleet", "moving", view.turn, here, view.moving, 0.34, lift=0.12)

    def _mark(self) -> None:
        """A ring around the tile a question is about."""
        view = self.view
        job = view.jobs[0] if view.jobs else ()
        space = view.target
        if job and job[0] == model.HARVEST:
            space = job[2]
        elif job and job[0] in (model.EXPLORE, model.STEER):
            space = view.at
        if space != NOWHERE:
            x, y = self.spots.at(space)
            size = self.spots.size
            self.add("mark", ("mark",), x, y, size * ROOT3, size * 2, layer=3, board=True)

    def _stack(
        self, kind: str, key: str, seat: int, space: int, level: int, aside: float, lift: float = 0.0
    ) -> None:
        size = self.spots.size
        x, y = self.spots.at(space)
        born = "moving" if kind == "fleet" and key != "moving" else ""
        if key == "moving" and self.view.came != NOWHERE:
            born = fleet_key(self.view.came)
        supply = f"supply-{kind}" if seat == self.mine else f"plate:{seat}"
        self.add(key, (kind, seat, level), x + aside * size, y + (0.2 - lift) * size, size * 0.92, size * 1.0,
                 layer=4 if kind == "colony" else 6, card=True, board=True, outline=ROUND, flips=False,
                 born=born or supply, gone=(supply,) if kind == "colony" else ())  # fmt: skip

    def _corners(self) -> None:
        """The bag, the tile that was drawn, one's own supply and the turn's buttons, around the hexagon."""
        view, spots = self.view, self.spots
        left, right, low = COLUMN + 2 * EDGE, spots.width - EDGE, spots.height - EDGE
        self.add("bag", ("bag", len(view.bag)), right - 44, EDGE + 46, 84, 92)
        if view.drawn:
            wide, high = 70.0, 81.0
            self.add("drawn", ("space", view.drawn, NOBODY, 0), left + 40, EDGE + 44, wide, high, layer=8,
                     card=True, outline=HEXAGON, born="bag")  # fmt: skip
            if question(view) == model.PLACE and asked(view):
                self.add("drawn-back", ("space", model.DESTROYED, NOBODY, 0), left + 120, EDGE + 44, wide, high,
                         layer=8, card=True, outline=HEXAGON, born="drawn")  # fmt: skip
                self.add("drawn-words", ("label", _("place it"), "ink_soft"), left + 40, EDGE + 94, 76, 16)
                self.add("back-words", ("label", _("destroy it"), "ink_soft"), left + 120, EDGE + 94, 76, 16)
        if view.seat is None:
            return
        stock = (view.colony_supply[self.mine], view.fleet_supply[self.mine])
        self.add("supply-colony", ("supply", "colony", self.mine, stock[0]), left + 36, low - 46, 66, 88, layer=8,
                 card=True, outline=ROUND, flips=False)  # fmt: skip
        self.add("supply-fleet", ("supply", "fleet", self.mine, stock[1]), left + 108, low - 46, 66, 88, layer=8,
                 card=True, outline=ROUND, flips=False)  # fmt: skip
        if asked(view) and question(view) == -1 and not view.over:
            self.add("end", ("button", _("End turn"), "accent"), right - 62, low - 24, 122, 46, layer=8, card=True,
                     flips=False)  # fmt: skip
            self.add("harvest", ("button", _("Harvest"), "raised"), right - 47, low - 76, 92, 44, layer=8,
                     card=True, flips=False)  # fmt: skip
            self.add(
                "steer",
                ("wheel",),
                right - 28,
                low - 130,
                50,
                50,
                layer=8,
                card=True,
                outline=ROUND,
                flips=False,
            )

    # -- the players -----------------------------------------------------------------------------------

    def _plates(self) -> None:
        view = self.view
        others = [(self.mine + step) % view.seats for step in range(1, view.seats)]
        for place, seat in enumerate(others):
            y = EDGE + PLATE / 2 + place * (PLATE + 6)
            self.add(f"plate:{seat}", self._plate(seat, False), EDGE + COLUMN / 2, y, COLUMN, PLATE, layer=21,
                     card=True, flips=False)  # fmt: skip

    def _plate(self, seat: int, own: bool) -> Picture:
        view, who = self.view, self.seats[seat]
        resources = view.resources[KINDS * seat : KINDS * seat + KINDS]
        actions = (view.base, view.research) if seat == view.turn and not view.over else (-1, -1)
        return (
            "own" if own else "plate", seat, who.kind, who.name, level_words(who.level), view.roles[seat],
            self.state.score(seat), () if own else resources, view.known[seat],
            seat == view.to_act, actions, bool(view.out >> seat & 1),
        )  # fmt: skip

    def _own(self) -> None:
        spots = self.spots
        top = spots.height - EDGE - OWN
        self.add("own", self._plate(self.mine, True), EDGE + COLUMN / 2, top + OWN / 2, COLUMN, OWN, layer=21,
                 card=True, flips=False)  # fmt: skip
        wide = (COLUMN - 32) / KINDS
        for kind in range(KINDS):
            count = self.view.resources[KINDS * self.mine + kind]
            self.add(f"own:{kind}", ("chip", kind, count), EDGE + 10 + wide * (kind + 0.5) + 6 * kind, top + OWN - 32,
                     wide, 48, layer=22, card=True, flips=False)  # fmt: skip
