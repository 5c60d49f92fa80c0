"""Where everything lies on Cat Quest's table. Imports the view, the sky, the pictures and the table's layout."""

from collections.abc import Sequence

from tabletop.games.cat_quest import model
from tabletop.games.cat_quest.battlefield import battlefield, in_battle
from tabletop.games.cat_quest.board import SPACES, SUN, after, distance, path
from tabletop.games.cat_quest.model import Order
from tabletop.games.cat_quest.painter import cat_picture, die_piece, dog_picture
from tabletop.games.cat_quest.parley import parley
from tabletop.games.cat_quest.sky import ART, CARD, GAP, MARGIN, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import button, head_of, named, others, plate
from tabletop.ui.layout import ROUND, Layout, Picture, Piece, Size, Zone
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

PLATE = 84.0
HEAD = 25.0
LARGEST = 128.0
SUN_KEY = f"home:{SUN}"


class Places:
    """Lays the table for one view of a game."""

    def __init__(self, seats: Sequence[Seat], view: CatQuestView, legal: Sequence[Order], size: Size) -> None:
        self.seats, self.view, self.legal = seats, view, legal
        self.spots = Spots.of(*size)
        self.pieces: list[Piece] = []
        self.zones: list[Zone] = []

    def layout(self) -> Layout:
        view, spots, board = self.view, self.spots, None
        if in_battle(view):
            self.pieces += battlefield(view, self.legal, self.seats[view.turn].name, spots)
        elif view.phase in model.PARLEY:
            pieces, self.zones = parley(view, self.legal, [who.name for who in self.seats], spots)
            self.pieces += pieces
        else:
            board = Zone("board", spots.x, spots.y, spots.side, spots.side)
            self._board()
            self._ships()
            self._dice()
        below = self._plates(self._dogs())
        if view.seat is not None:
            self._own(view.seat, below)
        return Layout(tuple(self.pieces), tuple(self.zones), (spots.x, spots.top + 34), SUN_KEY, board)

    # -- the solar system ------------------------------------------------------------------------------

    def _board(self) -> None:
        view, spots = self.view, self.spots
        whole = (spots.x, spots.y, spots.side, spots.side)
        self.pieces += [Piece("system", ("system",), *whole, board=True), *self._trail()]
        reach = tuple(action.what for action in self.legal if action.verb == model.MOVE)
        if reach:
            picture = ("reach", view.ships[view.turn], reach, view.planets)
            self.pieces += [Piece("reach", picture, *whole, layer=1, board=True), *self._prices(reach)]
        for home, space in enumerate(view.planets):
            size = spots.world(home)
            if home != SUN:
                ring = (*spots.space(after(space)), size * 0.72, size * 0.72)
                self.pieces.append(Piece(f"next:{home}", ("next", home), *ring, layer=2, board=True))
            self.pieces.append(
                Piece(f"home:{home}", ("world", home, view.homes[home]), *spots.space(space), size, size, layer=3,
                      card=True, board=True, flips=False, outline=ROUND)
            )  # fmt: skip
        if view.phase == model.ROLLED:  # every space takes a ship; what it cannot reach says why
            for space in range(SPACES):
                grip = spots.grip(space)
                place = (*spots.space(space), grip, grip)
                self.zones.append(Zone(f"space:{space}", *place, direct=True, quiet=True, board=True))

    def _prices(self, reach: tuple[int, ...]) -> list[Piece]:
        """What it costs to reach each home, beside it and above every ship: everybody looks for homes first."""
        pieces = []
        chip, ship = self.spots.part(19), self.view.ships[self.view.turn]
        for home, space in enumerate(self.view.planets):
            if space in reach and space != ship:
                x, y = self.spots.space(space)
                off = self.spots.world(home) * 0.42
                cost = ("note", str(distance(ship, space)), 0, "glow", "#33194a")
                pieces.append(Piece(f"cost:{home}", cost, x - off, y - off, chip, chip, layer=9, board=True))
        return pieces

    def _trail(self) -> list[Piece]:
        """The way of the last flight, faintly."""
        seat, start, end = self.view.trail
        way = path(start, end)[:-1] if seat != model.NOBODY else ()
        dot, picture = self.spots.part(7), ("box", (), SEAT_COLOURS[seat], "", 0, 0.75, 99)
        return [
            Piece(f"trail:{number}", picture, *self.spots.space(space), dot, dot, layer=1, board=True)
            for number, space in enumerate(way)
        ]

    def _ships(self) -> None:
        """Ships that share a space stand side by side; on a home they stand on top of it."""
        view, spots, wide = self.view, self.spots, self.spots.part(27)
        for seat, ship in enumerate(view.ships):
            here = [other for other in range(view.seats) if view.ships[other] == ship]
            x, y = spots.space(ship)
            x += (here.index(seat) - (len(here) - 1) / 2) * spots.part(15)
            y -= spots.part(17 if ship in view.planets else 6)
            flown = view.trail[0] == seat and view.trail[2] == ship
            via = tuple(spots.space(space) for space in path(view.trail[1], ship)[1:-1]) if flown else ()
            self.pieces.append(
                Piece(f"ship:{seat}", ("ship", seat), x, y, wide, wide * 1.3, layer=5 + seat, card=True, via=via,
                      board=True, outline=ROUND)
            )  # fmt: skip

    def _dice(self) -> None:
        """The dice in the lower left corner, what to do with them above; the turn's own buttons to the right."""
        view, spots = self.view, self.spots
        part, high = spots.part, spots.part(40)
        for die, face in enumerate(view.dice):
            self.pieces.append(die_piece(die, face, *spots.at(36 + 54 * die, 660), part(46)))
        self.zones.append(Zone("dice", *spots.at(61, 662), part(120), part(70)))
        x, y = spots.at(66, 612)
        if view.phase == model.ROLLED:
            words = _("Speed {speed}").format(speed=sum(view.dice))
            self.pieces.append(Piece("speed", ("note", words), x, y, part(116), part(30), layer=9))
        if model.ROLL in self.legal:
            self.pieces.append(button("roll", _("Roll"), x, y, part(112), high, icon="dice"))
        x, y = spots.at(634, 662)
        if model.TO_BATTLE in self.legal:
            self.pieces.append(button("battle", _("Battle!"), x, y, part(124), high, icon="star"))
        if model.END in self.legal:
            self.pieces.append(button("end", _("End turn"), x, y, part(124), high, icon="check"))

    # -- the column ------------------------------------------------------------------------------------

    def _dogs(self) -> float:
        """The row of Dogs at the top, unless they stand on the battlefield; where it ends."""
        view, spots = self.view, self.spots
        wide = min((spots.column - 4 * GAP) / 5, 60.0)
        tall = wide * CARD
        x, y = spots.left + spots.column / 2, MARGIN + 24 + tall / 2
        boxed = ("label", _("{count} in the box").format(count=view.box), 13, "ink_soft", "medium", "right")
        title = ("row", (1, ("label", _("The Dogs"), 16, "ink", "title", "left")), (1, boxed))
        self.pieces.append(Piece("dogs", title, x, MARGIN + 10, spots.column, 22))
        if in_battle(view):
            told = ("note", _("{count} beaten in this battle").format(count=view.beaten))
            self.pieces.append(Piece("dogs-away", told, x, y, spots.column - 20, 34))
        else:
            step = (spots.column - wide) / 4
            self.pieces += [
                Piece(f"dog:{place}", dog_picture(view, place), spots.left + wide / 2 + place * step, y, wide, tall,
                      layer=1, card=True, gone=(SUN_KEY,))
                for place in range(len(view.row))
            ]  # fmt: skip
        return y + tall / 2 + GAP

    def _away(self, seat: int) -> bool:
        """Whether a seat's cats are in battle or at a trade."""
        if in_battle(self.view):
            return seat == self.view.turn
        return self.view.phase in model.PARLEY and seat in (self.view.turn, self.view.partner)

    def _plates(self, top: float) -> float:
        """The other players in turn order, each with the crew below the name; where they end."""
        view, spots = self.view, self.spots
        step = min(HEAD + 4, (spots.column - 20 - HEAD) / 9)
        for seat in others(view.seats, view.seat):
            x = spots.left + spots.column / 2
            self.pieces.append(Piece(f"plate:{seat}", self._plate(seat), x, top + PLATE / 2, spots.column, PLATE))
            if model.TRADES[seat] in self.legal:
                x = spots.left + spots.column - 50
                self.pieces.append(button(f"trade:{seat}", _("Trade"), x, top + 26, 84, 30))
            cats = () if self._away(seat) else model.cats_of(view.crews[seat])
            self.pieces += [
                Piece(f"cat:{seat}:{cat}", cat_picture(view, seat, cat, "head"),
                      spots.left + 10 + HEAD / 2 + number * step, top + PLATE - 19, HEAD + 3, HEAD + 3, layer=1,
                      card=True, born=f"home:{cat}", gone=(f"home:{cat}",), flips=False, outline=ROUND)
                for number, cat in enumerate(cats)
            ]  # fmt: skip
            top += PLATE + GAP
        return top

    def _plate(self, seat: int) -> Picture:
        """Head, name and best battle; the crew lies below, at the right a trade may be offered."""
        view, who = self.view, self.seats[seat]
        stays = _("must leave Earth") if view.grounded >> seat & 1 else ""
        note = ("label", stays, 13, "bad", "medium", "left")
        facts = ("column", (22, named(who, seat)), (20, ("row", (1, laurels(view.best[seat])), (1.2, note))))
        top = ("row", (0, ("portrait", head_of(who, seat))), (1, facts), (0.36, ()))
        return plate(seat, seat == view.to_act, (44, top), (27, ()), pad=6)

    def _ground(self, seat: int, tall: float) -> Picture:
        """The ground of the viewer's own crew."""
        name, stays = self.seats[seat].name, self.view.grounded >> seat & 1
        words = _("Your crew") if name == _("You") else _("Your crew, {name}").format(name=name)
        title = ("row", (0, ("art", f"seats/badge-{seat}", 0.7)), (2, ("label", words, 17, "ink", "title", "left")),
                 (1, laurels(self.view.best[seat])))  # fmt: skip
        note = ("label", _("Your next flight must end off Earth") if stays else "", 13, "bad", "medium")
        inside = ("column", (26, title), (tall - 60, ()), (18, note))
        acting = seat == self.view.to_act
        return ("box", inside, "cloth_edge", SEAT_COLOURS[seat], 3.0 if acting else 1.4, 0.6, 18)

    def _own(self, seat: int, top: float) -> None:
        """The viewer's own crew, large, and the cat that would like to join it."""
        view, spots = self.view, self.spots
        x, tall = spots.left + spots.column / 2, spots.height - MARGIN - top
        self.pieces.append(Piece("own", self._ground(seat, tall), x, top + tall / 2, spots.column, tall))
        self.zones.append(Zone("crew", x, top + tall / 2, spots.column, tall))
        if self._away(seat):
            high = min(tall - 50, 280.0)
            self.pieces.append(Piece("chart", chart(), x, top + 40 + high / 2, spots.column - 24, high))
            return
        cards = [
            Piece(f"cat:{seat}:{cat}", cat_picture(view, seat, cat), 0, 0, 0, 0, layer=1, card=True,
                  born=f"home:{cat}", gone=(f"home:{cat}",))
            for cat in model.cats_of(view.crews[seat])
        ]  # fmt: skip
        if model.RECRUIT in self.legal:
            home = view.planets.index(view.ships[seat])
            cards.append(
                Piece("recruit", ("joining", home), 0, 0, 0, 0, layer=2, card=True, born=f"home:{home}", gone=("own",))
            )  # fmt: skip
        columns, wide = _grid(len(cards), spots.column - 20, tall - 46)
        high = wide * CARD
        for number, card in enumerate(cards):
            row, column = divmod(number, columns)
            in_row = min(columns, len(cards) - row * columns)
            across = x + (column - (in_row - 1) / 2) * (wide + GAP)
            down = top + 38 + (row + 0.5) * (high + GAP)
            self.pieces.append(card._replace(x=across, y=down, width=wide, height=high))


def laurels(best: int) -> Picture:
    """The best battle so far: a laurel for every Dog."""
    return ("tally", (f"{ART}laurel",) * best + ("",) * (model.ROW - best))


def chart() -> Picture:
    """Which cats beat which Dogs, by their elements."""
    rows: list[tuple[float, Picture]] = [(1, ("label", _("Who beats which Dog"), 16, "ink_soft"))]
    for dog in range(model.ELEMENTS):
        parts: list[tuple[float, Picture]] = [(0.5, ("art", f"{ART}dog-{dog}", 0.9))]
        parts.append((1.1, ("label", model.ELEMENT_NAMES[dog], 15, "ink", "bold", "left")))
        for cat in sorted(model.BEATEN_BY[dog]):
            parts.append((0.5, ("art", f"{ART}element-{cat}")))
            parts.append((1, ("label", model.ELEMENT_NAMES[cat], 14, "ink_soft", "medium", "left")))
        rows.append((1, ("row", *parts)))
    return ("column", *rows)


def _grid(count: int, across: float, down: float) -> tuple[int, float]:
    """How many columns make the cards of a crew largest, and how wide they are then."""
    best = (1, 0.0)
    for columns in range(2, 6):
        rows = max(1, -(-count // columns))
        wide = min(LARGEST, (across + GAP) / columns - GAP, (down / rows - GAP) / CARD)
        if wide > best[1]:
            best = (columns, wide)
    return best
