"""Where everything of Kardashev lies on the table: the board, the players, the supplies.

Imports the model, the view, the questions and the layout.
"""

from tabletop.games.kardashev import model, sheet
from tabletop.games.kardashev.board import BOARDS, NOWHERE, spaces
from tabletop.games.kardashev.model import NOBODY
from tabletop.games.kardashev.questions import Questions
from tabletop.games.kardashev.sheet import COLUMN, EDGE, OWN, PLATE, ROOT3, asked, question, symbol
from tabletop.games.kardashev.technologies import KINDS
from tabletop.kernel.match import level_words
from tabletop.ui.furniture import button, head_of, others, plate
from tabletop.ui.layout import HEXAGON, ROUND, Layout, Picture, Zone
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _


class Places(Questions):
    """Lays out one view."""

    def layout(self) -> Layout:
        spots = self.spots
        self._board()
        self._corners()
        ground = ("box", (), "cloth_edge", "", 0, 1.0, 0)
        self.add(
            "column",
            ground,
            EDGE + COLUMN / 2,
            spots.height / 2,
            COLUMN + 2 * EDGE,
            spots.height + 8,
            layer=20,
        )
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
            self.add(sheet.space_key(space), picture, x, y, wide, high, card=True, outline=HEXAGON, board=True,
                     born="drawn")  # fmt: skip
        for seat in range(view.seats):
            for space in spaces(view.colonies[seat]):
                self._stack("colony", sheet.colony_key(space), seat, space, view.colony_levels[space], -0.34)
            for space in spaces(view.fleets[seat]):
                self._stack("fleet", sheet.fleet_key(space), seat, space, view.fleet_levels[space], 0.38)
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
            born = sheet.fleet_key(self.view.came)
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
                for key, words, x in (
                    ("drawn", _("place it"), left + 40),
                    ("back", _("destroy it"), left + 120),
                ):
                    self.add(f"{key}-words", ("label", words, 13, "ink_soft"), x, EDGE + 94, 76, 16)
        if view.seat is None:
            return
        supplies = (
            ("colony", view.colony_supply[self.mine], _("colonies")),
            ("fleet", view.fleet_supply[self.mine], _("fleets")),
        )
        for place, (kind, count, words) in enumerate(supplies):
            lines = (2.4, ("label", str(count), 21, "ink", "title")), (1.6, ("label", words, 11, "ink_soft"))
            inside = ("column", (5, ("art", f"kardashev/{kind}-{self.mine}-1")), *lines)
            picture = ("box", inside, "panel", SEAT_COLOURS[self.mine], 1.5, 0.8, 16, 4)
            x = left + 36 + 72 * place
            self.choice(f"supply-{kind}", picture, x, low - 46, 66, 88, layer=8, outline=ROUND)
        if asked(view) and question(view) == -1 and not view.over:
            self.pieces.append(button("end", _("End turn"), right - 62, low - 24, 122, 46, layer=8))
            harvest = button("harvest", _("Harvest"), right - 47, low - 76, 92, 44, "raised", layer=8)
            self.pieces.append(harvest)
            self.choice("steer", ("wheel",), right - 28, low - 130, 50, 50, layer=8, outline=ROUND)

    # -- the players -----------------------------------------------------------------------------------

    def _plates(self) -> None:
        view = self.view
        for place, seat in enumerate(others(view.seats, self.mine)):
            y = EDGE + PLATE / 2 + place * (PLATE + 6)
            holding = view.resources[KINDS * seat : KINDS * seat + KINDS]
            stock: Picture = ("row", *(part for kind, count in enumerate(holding) for part in (
                (0, ("art", symbol(kind), 0.8)), (1, ("label", str(count), 17, "ink", "bold", "left")))))  # fmt: skip
            if view.out >> seat & 1:
                stock = ("label", _("out"), 15, "bad")
            picture = plate(seat, seat == view.to_act, (1, self._facts(seat, (26, stock))))
            self.choice(f"plate:{seat}", picture, EDGE + COLUMN / 2, y, COLUMN, PLATE, layer=21)

    def _facts(self, seat: int, *below: tuple[float, Picture]) -> Picture:
        """Role, name and points, and what else there is to say of a player."""
        who, role = self.seats[seat], self.view.roles[seat]
        head = f"kardashev/role-{model.ROLE_IDS[role]}" if role != NOBODY else head_of(who, seat)
        words = [model.ROLE_NAMES[role]] if role != NOBODY else []
        words += [level_words(who.level)] if who.level else []
        points = ("label", str(self.state.score(seat)), 24, SEAT_COLOURS[seat], "title", "right")
        name = ("row", (1, ("label", who.name, 17, "ink", "bold", "left")), (0.28, points))
        what = ("label", " · ".join(words), 13, "ink_soft", "medium", "left")
        return ("row", (0, ("portrait", head, "", seat)), (1, ("column", (26, name), (20, what), *below)))

    def _own(self) -> None:
        """The viewer's own corner: role, points, actions left; the resources lie on it as chips."""
        view, seat, top = self.view, self.mine, self.spots.height - EDGE - OWN
        rows: list[tuple[float, Picture]] = [(44, ())]
        if view.out >> seat & 1:
            told = (_("You are out."), _("Technologies still count."))
            rows = [(22, ("label", words, 13, "bad", "bold", "left")) for words in told]
        elif seat == view.turn and not view.over:
            rows = [
                (22, ("row", (1.4, ("label", words, 13, "ink_soft", "bold", "left")),
                      (1, ("tally", ("accent",) * count + ("",) * (2 - count)))))
                for words, count in ((_("base"), view.base), (_("research"), view.research))
            ]  # fmt: skip
        picture = plate(seat, seat == view.to_act, (96, self._facts(seat, *rows)), (60, ()))
        self.add(
            "own", picture, EDGE + COLUMN / 2, top + OWN / 2, COLUMN, OWN, layer=21, card=True, flips=False
        )
        wide = (COLUMN - 32) / KINDS
        for kind in range(KINDS):
            number = ("label", str(view.resources[KINDS * seat + kind]), 25, "ink", "title")
            chip = (
                "box",
                ("row", (0, ("art", symbol(kind), 0.9)), (1, number)),
                "raised",
                sheet.KIND_LIGHTS[kind],
                2,
            )
            x = EDGE + 10 + wide * (kind + 0.5) + 6 * kind
            self.choice(f"own:{kind}", chip, x, top + OWN - 32, wide, 48)
