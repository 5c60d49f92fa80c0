"""Where everything lies on Cat Quest's table. Imports the model, the view, the spots and the table's layout."""

from collections.abc import Sequence

from tabletop.games.cat_quest import staged
from tabletop.games.cat_quest.board import EARTH, HOMES, SPACES, SUN, after, distance, path
from tabletop.games.cat_quest.model import (
    ANSWERING,
    BEATEN_BY,
    ELEMENT_NAMES,
    ELEMENTS,
    MOVED,
    NOBODY,
    OFFERING,
    ROLLED,
    ROW,
    cats_of,
)
from tabletop.games.cat_quest.parts import (
    ability,
    die_piece,
    dog_picture,
    home_of,
    may_battle,
    may_recruit,
    partners,
    world_key,
)
from tabletop.games.cat_quest.spots import ART, CARD, GAP, MARGIN, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import button, head_of, named, others, plate
from tabletop.ui.layout import ROUND, Layout, Picture, Piece, Zone
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

PLATE = 84.0
HEAD = 25.0
LARGEST = 128.0


class Places:
    """Lays the table for these people."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)

    def layout(self, view: CatQuestView, width: float, height: float) -> Layout:
        spots = Spots.of(width, height)
        pieces, zones, board = self._middle(view, spots)
        below = self._dogs(view, spots, pieces)
        below = self._plates(view, spots, below, pieces)
        if view.seat is not None:
            zones.append(self._own(view, view.seat, spots, below, pieces))
        return Layout(tuple(pieces), tuple(zones), (spots.x, spots.top + 34), "sun", board)

    def _middle(self, view: CatQuestView, spots: Spots) -> tuple[list[Piece], list[Zone], Zone | None]:
        """The solar system, or what is played out before it: a battle or a trade."""
        if staged.in_battle(view):
            pieces = staged.battle(view, self.seats, spots)
            return pieces, [], None
        if view.phase in (OFFERING, ANSWERING):
            pieces, zones = staged.trade(view, self.seats, spots)
            return pieces, zones, None
        window = Zone("board", spots.x, spots.y, spots.side, spots.side)
        zones = self._spaces(view, spots)
        x, y = spots.at(61, 662)
        zones.append(Zone("dice", x, y, spots.part(120), spots.part(70)))
        return [*self._board(view, spots), *self._dice(view, spots)], zones, window

    # -- the solar system ------------------------------------------------------------------------------

    def _board(self, view: CatQuestView, spots: Spots) -> list[Piece]:
        x, y, side = spots.x, spots.y, spots.side
        pieces = [Piece("system", ("system",), x, y, side, side, board=True), *self._trail(view, spots)]
        if view.phase == ROLLED and view.seat == view.turn:
            speed = view.dice[0] + view.dice[1]
            barred = view.planets[EARTH] if view.grounded >> view.turn & 1 else NOBODY
            picture = ("reach", view.ships[view.turn], speed, barred, view.planets)
            pieces.append(Piece("reach", picture, x, y, side, side, layer=1, board=True))
            pieces += self._prices(view, spots, speed, barred)
        for home in range(HOMES):
            size = spots.world(home)
            if home != SUN:
                ahead = spots.space(after(view.planets[home]))
                ring = (size * 0.72, size * 0.72)
                pieces.append(Piece(f"next:{home}", ("next", home), *ahead, *ring, layer=2, board=True))
            world = ("world", home, view.homes[home])
            pieces.append(
                Piece(world_key(home), world, *spots.space(view.planets[home]), size, size, layer=3, card=True,
                      board=True, flips=False, outline=ROUND)
            )  # fmt: skip
        return [*pieces, *self._ships(view, spots)]

    def _prices(self, view: CatQuestView, spots: Spots, speed: int, barred: int) -> list[Piece]:
        """What it costs to reach each home, beside it and above every ship: everybody looks for homes first."""
        pieces = []
        chip = spots.part(19)
        for home, space in enumerate(view.planets):
            cost = distance(view.ships[view.turn], space)
            if cost <= speed and space != barred and space != view.ships[view.turn]:
                x, y = spots.space(space)
                off = spots.world(home) * 0.42
                coin = ("note", str(cost), 0, "glow", "#33194a")
                pieces.append(Piece(f"cost:{home}", coin, x - off, y - off, chip, chip, layer=9, board=True))
        return pieces

    def _trail(self, view: CatQuestView, spots: Spots) -> list[Piece]:
        """The way of the last flight, faintly."""
        seat, start, end = view.trail
        if seat == NOBODY:
            return []
        dot, picture = spots.part(7), ("box", (), SEAT_COLOURS[seat], "", 0, 0.75, 99)
        return [
            Piece(f"trail:{number}", picture, *spots.space(space), dot, dot, layer=1, board=True)
            for number, space in enumerate(path(start, end)[:-1])
        ]

    def _ships(self, view: CatQuestView, spots: Spots) -> list[Piece]:
        """Ships that share a space stand side by side; on a home they stand on top of it."""
        pieces = []
        wide = spots.part(27)
        for seat, ship in enumerate(view.ships):
            x, y = self._berth(view, seat, ship, spots)
            via: tuple[tuple[float, float], ...] = ()
            if view.trail[0] == seat and view.trail[2] == ship:
                via = tuple(spots.space(space) for space in path(view.trail[1], ship)[1:-1])
            pieces.append(
                Piece(f"ship:{seat}", ("ship", seat), x, y, wide, wide * 1.3, layer=5 + seat, card=True,
                      via=via, board=True, outline=ROUND)
            )  # fmt: skip
        return pieces

    def _berth(self, view: CatQuestView, seat: int, ship: int, spots: Spots) -> tuple[float, float]:
        x, y = spots.space(ship)
        here = [other for other in range(view.seats) if view.ships[other] == ship]
        shift = (here.index(seat) - (len(here) - 1) / 2) * spots.part(15)
        return x + shift, y - spots.part(17 if ship in view.planets else 6)

    def _spaces(self, view: CatQuestView, spots: Spots) -> list[Zone]:
        """Every space takes a ship that has rolled; what it cannot reach says why."""
        if view.phase != ROLLED:
            return []
        zones = []
        for space in range(SPACES):
            grip = spots.grip(space)
            x, y = spots.space(space)
            zones.append(Zone(f"space:{space}", x, y, grip, grip, direct=True, quiet=True, board=True))
        return zones

    def _dice(self, view: CatQuestView, spots: Spots) -> list[Piece]:
        """The dice in the lower left corner, what to do with them above; the turn's own buttons to the right."""
        mine = view.seat is not None and view.seat == view.to_act
        size = spots.part(46)
        pieces = []
        for die in (0, 1):
            x, y = spots.at(36 + 54 * die, 660)
            pieces.append(die_piece(die, view.dice[die], x, y, size))
        x, y = spots.at(66, 612)
        if view.phase == ROLLED:
            words = _("Speed {speed}").format(speed=sum(view.dice))
            pieces.append(Piece("speed", ("note", words), x, y, spots.part(116), spots.part(30), layer=9))
        elif mine and view.phase != MOVED:
            pieces.append(button("roll", _("Roll"), x, y, spots.part(112), spots.part(40), icon="dice"))
        buttons = []
        if mine and may_battle(view):
            buttons.append(("battle", _("Battle!"), "star"))
        if mine and view.phase == MOVED:
            buttons.append(("end", _("End turn"), "check"))
        for number, (key, words, icon) in enumerate(buttons):
            x, y = spots.at(634, 662 - 46 * number)
            pieces.append(button(key, words, x, y, spots.part(124), spots.part(40), icon=icon))
        return pieces

    # -- the column ------------------------------------------------------------------------------------

    def _dogs(self, view: CatQuestView, spots: Spots, pieces: list[Piece]) -> float:
        """The row of Dogs at the top, unless they stand on the stage; where it ends."""
        left, wide = spots.left, (spots.column - 4 * GAP) / 5
        wide = min(wide, 60.0)
        tall = wide * CARD
        boxed = ("label", _("{count} in the box").format(count=view.box), 13, "ink_soft", "medium", "right")
        title = ("row", (1, ("label", _("The Dogs"), 16, "ink", "title", "left")), (1, boxed))
        pieces.append(Piece("dogs", title, left + spots.column / 2, MARGIN + 10, spots.column, 22))
        y = MARGIN + 24 + tall / 2
        if not staged.in_battle(view):
            step = (spots.column - wide) / 4
            for place in range(len(view.row)):
                x = left + wide / 2 + place * step
                pieces.append(
                    Piece(f"dog:{place}", dog_picture(view, place), x, y, wide, tall, layer=1, card=True, gone=("sun",))
                )  # fmt: skip
        else:
            told = _("{count} beaten in this battle").format(count=view.beaten)
            words = ("note", told)
            pieces.append(Piece("dogs-away", words, left + spots.column / 2, y, spots.column - 20, 34))
        return y + tall / 2 + GAP

    def _plates(self, view: CatQuestView, spots: Spots, top: float, pieces: list[Piece]) -> float:
        """The other players in turn order, each with the crew below the name; where they end."""
        x = spots.left + spots.column / 2
        may_trade = partners(view) if view.seat == view.turn else []
        for seat in others(view.seats, view.seat):
            picture = self._plate(view, seat)
            pieces.append(Piece(f"plate:{seat}", picture, x, top + PLATE / 2, spots.column, PLATE))
            if seat in may_trade:
                right = spots.left + spots.column - 50
                pieces.append(button(f"trade:{seat}", _("Trade"), right, top + 26, 84, 30))
            if not staged.shows(view, seat):
                step = min(HEAD + 4, (spots.column - 20 - HEAD) / 9)
                for number, cat in enumerate(cats_of(view.crews[seat])):
                    pieces.append(
                        Piece(f"cat:{seat}:{cat}", ("head", cat, ability(view, seat, cat)),
                              spots.left + 10 + HEAD / 2 + number * step, top + PLATE - 19, HEAD + 3, HEAD + 3,
                              layer=1, card=True, born=world_key(cat), gone=(world_key(cat),), flips=False,
                              outline=ROUND)
                    )  # fmt: skip
            top += PLATE + GAP
        return top

    def _plate(self, view: CatQuestView, seat: int) -> Picture:
        """Head, name and best battle; the crew lies below, at the right a trade may be offered."""
        who, stays = self.seats[seat], view.grounded >> seat & 1
        note = ("label", _("must leave Earth") if stays else "", 13, "bad", "medium", "left")
        facts = ("column", (22, named(who, seat)), (20, ("row", (1, laurels(view.best[seat])), (1.2, note))))
        top = ("row", (0, ("portrait", head_of(who, seat))), (1, facts), (0.36, ()))
        return plate(seat, seat == view.to_act, (44, top), (27, ()), pad=6)

    def _ground(self, view: CatQuestView, seat: int, tall: float) -> Picture:
        """The ground of the viewer's own crew."""
        name, stays = self.seats[seat].name, view.grounded >> seat & 1
        words = _("Your crew") if name == _("You") else _("Your crew, {name}").format(name=name)
        title = ("row", (0, ("art", f"seats/badge-{seat}", 0.7)), (2, ("label", words, 17, "ink", "title", "left")),
                 (1, laurels(view.best[seat])))  # fmt: skip
        note = ("label", _("Your next flight must end off Earth") if stays else "", 13, "bad", "medium")
        inside = ("column", (26, title), (tall - 60, ()), (18, note))
        return ("box", inside, "cloth_edge", SEAT_COLOURS[seat], 3.0 if seat == view.to_act else 1.4, 0.6, 18)

    def _own(self, view: CatQuestView, seat: int, spots: Spots, top: float, pieces: list[Piece]) -> Zone:
        """The viewer's own crew, large, and the cat that would like to join it."""
        tall = spots.height - MARGIN - top
        x = spots.left + spots.column / 2
        pieces.append(Piece("own", self._ground(view, seat, tall), x, top + tall / 2, spots.column, tall))
        cats = [] if staged.shows(view, seat) else list(cats_of(view.crews[seat]))
        if staged.shows(view, seat):
            high = min(tall - 50, 280.0)
            pieces.append(Piece("chart", chart(), x, top + 40 + high / 2, spots.column - 24, high))
        joining = may_recruit(view)
        count = len(cats) + joining
        columns, wide = _grid(count, spots.column - 20, tall - 46)
        for number in range(count):
            row, column = divmod(number, columns)
            in_row = min(columns, count - row * columns)
            card_x = x + (column - (in_row - 1) / 2) * (wide + GAP)
            card_y = top + 38 + (row + 0.5) * (wide * CARD + GAP)
            size = (wide, wide * CARD)
            if number == len(cats):
                home = home_of(view, seat)
                pieces.append(
                    Piece("recruit", ("joining", home), card_x, card_y, *size, layer=2, card=True,
                          born=world_key(home), gone=("own",))
                )  # fmt: skip
                continue
            cat = cats[number]
            pieces.append(
                Piece(f"cat:{seat}:{cat}", ("cat", cat, ability(view, seat, cat)), card_x, card_y, *size,
                      layer=1, card=True, born=world_key(cat), gone=(world_key(cat),))
            )  # fmt: skip
        return Zone("crew", x, top + tall / 2, spots.column, tall)


def laurels(best: int) -> Picture:
    """The best battle so far: a laurel for every Dog."""
    return ("tally", (f"{ART}laurel",) * best + ("",) * (ROW - best))


def chart() -> Picture:
    """Which cats beat which Dogs, by their elements."""
    rows: list[tuple[float, Picture]] = [(1, ("label", _("Who beats which Dog"), 16, "ink_soft"))]
    for dog in range(ELEMENTS):
        parts: list[tuple[float, Picture]] = [(0.5, ("art", f"{ART}dog-{dog}", 0.9))]
        parts.append((1.1, ("label", ELEMENT_NAMES[dog], 15, "ink", "bold", "left")))
        for cat in sorted(BEATEN_BY[dog]):
            parts.append((0.5, ("art", f"{ART}element-{cat}")))
            parts.append((1, ("label", ELEMENT_NAMES[cat], 14, "ink_soft", "medium", "left")))
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
