"""Where everything lies on Cat Quest's table. Imports the view, the sky, the pictures and the table's layout."""

from collections.abc import Sequence

from tabletop.games.cat_quest.battlefield import battlefield, in_battle
from tabletop.games.cat_quest.board import SPACES, SUN, after, distance, path
from tabletop.games.cat_quest.model import (
    END,
    NOBODY,
    RECRUIT,
    ROLL,
    ROLLED,
    TO_BATTLE,
    TRADES,
    CatQuestAction,
    Move,
    cats_of,
)
from tabletop.games.cat_quest.painter import button, cat_picture, die_piece, dog_picture
from tabletop.games.cat_quest.parley import in_parley, parley
from tabletop.games.cat_quest.sky import CARD, GAP, MARGIN, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.match import Seat, level_words
from tabletop.ui.layout import ROUND, Layout, Piece, Size, Zone
from tabletop.words import _

PLATE = 84.0
HEAD = 25.0
LARGEST = 128.0
SUN_KEY = f"home:{SUN}"


class Places:
    """Lays the table for one view of a game."""

    def __init__(
        self, seats: Sequence[Seat], view: CatQuestView, legal: Sequence[CatQuestAction], size: Size
    ) -> None:
        self.seats, self.view, self.legal = seats, view, legal
        self.spots = Spots.of(*size)
        self.pieces: list[Piece] = []
        self.zones: list[Zone] = []

    def layout(self) -> Layout:
        view, spots, board = self.view, self.spots, None
        if in_battle(view):
            self.pieces += battlefield(view, self.legal, self.seats[view.turn].name, spots)
        elif in_parley(view):
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
        reach = tuple(action.space for action in self.legal if isinstance(action, Move))
        if reach:
            picture = ("reach", view.ships[view.turn], reach, view.planets)
            self.pieces += [Piece("reach", picture, *whole, layer=1, board=True), *self._prices(reach)]
        for home, space in enumerate(view.planets):
            size = spots.world(home)
            if home != SUN:
                x, y = spots.space(after(space))
                ring = size * 0.72
                self.pieces.append(
                    Piece(f"next:{home}", ("next", home), x, y, ring, ring, layer=2, board=True)
                )
            self.pieces.append(
                Piece(f"home:{home}", ("world", home, view.homes[home]), *spots.space(space), size, size, layer=3,
                      card=True, board=True, flips=False, outline=ROUND)
            )  # fmt: skip
        if view.phase == ROLLED:  # every space takes a ship that has rolled; what it cannot reach says why
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
                cost = ("cost", distance(ship, space))
                pieces.append(Piece(f"cost:{home}", cost, x - off, y - off, chip, chip, layer=9, board=True))
        return pieces

    def _trail(self) -> list[Piece]:
        """The way of the last flight, faintly."""
        seat, start, end = self.view.trail
        way = path(start, end)[:-1] if seat != NOBODY else ()
        dot = self.spots.part(7)
        return [
            Piece(f"trail:{number}", ("trail", seat), *self.spots.space(space), dot, dot, layer=1, board=True)
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
        if view.phase == ROLLED:
            words = _("Speed {speed}").format(speed=sum(view.dice))
            self.pieces.append(Piece("speed", ("words", words), x, y, part(116), part(30), layer=9))
        if ROLL in self.legal:
            self.pieces.append(button("roll", _("Roll"), x, y, part(112), high, "dice"))
        x, y = spots.at(634, 662)
        if TO_BATTLE in self.legal:
            self.pieces.append(button("battle", _("Battle!"), x, y, part(124), high, "star"))
        if END in self.legal:
            self.pieces.append(button("end", _("End turn"), x, y, part(124), high, "check"))

    # -- the column ------------------------------------------------------------------------------------

    def _dogs(self) -> float:
        """The row of Dogs at the top, unless they stand on the battlefield; where it ends."""
        view, spots = self.view, self.spots
        wide = min((spots.column - 4 * GAP) / 5, 60.0)
        tall = wide * CARD
        x, y = spots.left + spots.column / 2, MARGIN + 24 + tall / 2
        boxed = _("{count} in the box").format(count=view.box)
        self.pieces.append(Piece("dogs", ("line", _("The Dogs"), boxed), x, MARGIN + 10, spots.column, 20))
        if in_battle(view):
            told = ("words", _("{count} beaten in this battle").format(count=view.beaten))
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
        view = self.view
        return (in_battle(view) and seat == view.turn) or (
            in_parley(view) and seat in (view.turn, view.partner)
        )

    def _plates(self, top: float) -> float:
        """The other players in turn order, each with the crew below the name; where they end."""
        view, spots = self.view, self.spots
        first = 0 if view.seat is None else view.seat + 1
        others = [(first + step) % view.seats for step in range(view.seats - (view.seat is not None))]
        step = min(HEAD + 4, (spots.column - 20 - HEAD) / 9)
        for seat in others:
            who = self.seats[seat]
            picture = ("plate", seat, who.kind, who.name, level_words(who.level), view.best[seat], seat == view.to_act,
                       bool(view.grounded >> seat & 1))  # fmt: skip
            self.pieces.append(
                Piece(f"plate:{seat}", picture, spots.left + spots.column / 2, top + PLATE / 2, spots.column, PLATE)
            )  # fmt: skip
            if TRADES[seat] in self.legal:
                x = spots.left + spots.column - 50
                self.pieces.append(button(f"trade:{seat}", _("Trade"), x, top + 26, 84, 30))
            cats = () if self._away(seat) else cats_of(view.crews[seat])
            self.pieces += [
                Piece(f"cat:{seat}:{cat}", cat_picture(view, seat, cat, "head"),
                      spots.left + 10 + HEAD / 2 + number * step, top + PLATE - 19, HEAD + 3, HEAD + 3, layer=1,
                      card=True, born=f"home:{cat}", gone=(f"home:{cat}",), flips=False, outline=ROUND)
                for number, cat in enumerate(cats)
            ]  # fmt: skip
            top += PLATE + GAP
        return top

    def _own(self, seat: int, top: float) -> None:
        """The viewer's own crew, large, and the cat that would like to join it."""
        view, spots = self.view, self.spots
        x, tall = spots.left + spots.column / 2, spots.height - MARGIN - top
        picture = ("own", seat, self.seats[seat].name, view.best[seat], seat == view.to_act,
                   bool(view.grounded >> seat & 1))  # fmt: skip
        self.pieces.append(Piece("own", picture, x, top + tall / 2, spots.column, tall))
        self.zones.append(Zone("crew", x, top + tall / 2, spots.column, tall))
        if self._away(seat):
            down = top + 38 + (tall - 50) / 2
            self.pieces.append(Piece("chart", ("chart",), x, down, spots.column - 16, tall - 50))
            return
        cards = [
            Piece(f"cat:{seat}:{cat}", cat_picture(view, seat, cat), 0, 0, 0, 0, layer=1, card=True,
                  born=f"home:{cat}", gone=(f"home:{cat}",))
            for cat in cats_of(view.crews[seat])
        ]  # fmt: skip
        if RECRUIT in self.legal:
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


def _grid(count: int, across: float, down: float) -> tuple[int, float]:
    """How many columns make the cards of a crew largest, and how wide they are then."""
    best = (1, 0.0)
    for columns in range(2, 6):
        rows = max(1, -(-count // columns))
        wide = min(LARGEST, (across + GAP) / columns - GAP, (down / rows - GAP) / CARD)
        if wide > best[1]:
            best = (columns, wide)
    return best
