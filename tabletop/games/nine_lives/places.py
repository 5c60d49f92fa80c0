"""Where the cards of Nine Lives lie on the table. Imports the model, the view and the table's layout."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.nine_lives.model import LIVES, NO_CARD, NUMBER, SUIT, SUITS
from tabletop.games.nine_lives.painter import SUIT_FILES
from tabletop.games.nine_lives.view import NineLivesView, Played
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import NOBODY, along, fan, head_of, named, others, pile, plate, under
from tabletop.ui.layout import Layout, Picture, Piece, Zone
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

HAND_CARD = 124.0, 173.6
BACK = ("art", "nine-lives/back")
CROWN = "nine-lives/crown"
SUIT_LIGHTS = ("#ff8fa0", "#a9a2ff", "#ffd36b", "#8fe5c4")
AWAY = ("discards",)
LEAST_HAND_CARD = 88.0
TRICK_CARD = 115.0, 161.0
LIFE_CARD = 72.0, 100.8
PILE_CARD = 76.0, 106.4
PLATE_HEIGHT = 122.0
TILTS = (-2.5, 2.0, -1.5, 3.0, -2.0, 1.5)
"""How the cards of the trick lean."""


class Spots(NamedTuple):
    """Where the parts of the table are for one size of it."""

    width: float
    height: float
    trick_y: float
    hand_y: float
    hand_left: float
    hand_right: float
    pile_x: float
    pile_y: float
    step: float
    """From one card of the trick to the next."""
    trick_width: float

    @classmethod
    def of(cls, width: float, height: float, seats: int) -> "Spots":
        """With two seats hands are large and the trick is small, so the discards lie beside the trick."""
        hand_y = height - 102
        trick_y = (PLATE_HEIGHT + 24 + hand_y - HAND_CARD[1] / 2 - 50) / 2
        step = min(TRICK_CARD[0] + 34, (width - 60) / seats)
        hand_right, pile_x, pile_y = width - 112, width - 58, hand_y
        if seats == 2:
            hand_right, pile_x, pile_y = width - 8, width / 2 + 300, trick_y
        return cls(width, height, trick_y, hand_y, 166.0, hand_right, pile_x, pile_y, step, step * seats + 40)


def card_key(card: int) -> str:
    return f"card:{card}"


class Places(NamedTuple):
    """Lays the table for these people."""

    seats: tuple[Seat, ...]

    def layout(self, view: NineLivesView, width: float, height: float) -> Layout:
        spots = Spots.of(width, height, view.seats)
        pieces = [*self._plates(view, spots), *self._trick(view, spots), *self._gauges(view, spots)]
        pieces += self._discards(view, spots)
        if view.seat is not None:
            pieces += [*self._own_lives(view, view.seat, spots), *self._own_hand(view, spots)]
        zones = (
            Zone("trick", width / 2, spots.trick_y, spots.trick_width, TRICK_CARD[1] + 74),
            Zone("hand", (spots.hand_left + spots.hand_right) / 2, spots.hand_y,
                 spots.hand_right - spots.hand_left, HAND_CARD[1] + 14),
            Zone("discards", spots.pile_x, spots.pile_y, PILE_CARD[0] + 18, HAND_CARD[1] + 14),
        )  # fmt: skip
        tray_top = spots.trick_y - TRICK_CARD[1] / 2 - 37
        return Layout(tuple(pieces), zones, (width / 2, (10 + PLATE_HEIGHT + tray_top) / 2), "trick")

    def _plates(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """The other players in turn order, along the top; a spectator has them round the whole table."""
        y = 10 + PLATE_HEIGHT / 2
        seats = others(view.seats, view.seat)
        if view.seat is not None:
            return self._row(view, seats, spots.width / 2, y, spots.width - 16)
        half = (len(seats) + 1) // 2
        room = 2 * spots.hand_right - spots.width  # in the middle, clear of the discards
        return [
            *self._row(view, seats[:half], spots.width / 2, y, room),
            *self._row(view, seats[: half - 1 : -1], spots.width / 2, spots.height - y, room),
        ]

    def _row(self, view: NineLivesView, seats: Sequence[int], middle: float, y: float, room: float) -> list[Piece]:
        """Players side by side, each with the current life beside the name."""
        pieces = []
        wide = min(270.0, (room + 10) / len(seats) - 10)
        for seat, x in zip(seats, along(len(seats), middle, wide + 10), strict=True):
            pieces.append(Piece(f"plate:{seat}", self._plate(view, seat, wide), x, y, wide, PLATE_HEIGHT))
            top = view.life_tops[seat]
            if top != NO_CARD:
                pieces.append(
                    Piece(card_key(top), ("card", top), x + wide / 2 - LIFE_CARD[0] / 2 - 10, y,
                          *LIFE_CARD, layer=1, card=True, born=f"plate:{seat}", born_as=BACK,
                          gone=AWAY)
                )  # fmt: skip
        return pieces

    def _plate(self, view: NineLivesView, seat: int, wide: float) -> Picture:
        """Head, hand, name and lives; the current life lies at the right."""
        who, count = self.seats[seat], view.hand_counts[seat]
        narrow = wide < 222
        words = str(count) if narrow else counted("{count} card", "{count} cards", count)
        hand = ("column", (42, ("backs", BACK[1], count)), (18, ("label", words, 13, "ink_soft", "medium", "left")))
        head = ("portrait", head_of(who, seat), "", NOBODY, CROWN if seat == view.keeper else "")
        left = ("column", (60, ("row", (0, head), (1, hand))), (25, named(who, seat, 15, not narrow)),
                (15, lives(view.life_counts[seat])))  # fmt: skip
        right = LIFE_CARD[0] + 6
        return plate(seat, seat == view.to_act, (1, ("row", (wide - right - 16, left), (right, ()))))

    def _trick(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """One place for everybody, in the order of play; what has been played lies in its place."""
        y, step = spots.trick_y - 12, spots.step
        pieces = [Piece("tray", ("tray",), spots.width / 2, spots.trick_y, spots.trick_width, TRICK_CARD[1] + 74)]
        played = {card.seat: card for card in view.played}
        for place, x in enumerate(along(view.seats, spots.width / 2, step)):
            seat = (view.keeper + place) % view.seats
            name, card = self.seats[seat].name, played.get(seat)
            if card is None:
                waiting = seat == view.to_act and not view.choosing
                picture = ("slot", name, f"seats/badge-{seat}", seat if waiting else NOBODY)
                pieces.append(Piece(f"slot:{seat}", picture, x, y, *TRICK_CARD))
                continue
            pieces.append(
                Piece(card_key(card.card), ("card", card.card), x, y, *TRICK_CARD, angle=TILTS[place],
                      layer=2 + place, card=True, born=f"plate:{seat}", born_as=BACK, gone=("trick", *AWAY))
            )  # fmt: skip
            special = ("label", self._note(view, card), 13, "ink_soft", "medium")
            words = ("column", (22, ("label", name, 15, SEAT_COLOURS[seat])), (18, special))
            pieces.append(Piece(f"note:{seat}", words, x, y + TRICK_CARD[1] / 2 + 22, step - 6, 40))
        return pieces

    def _note(self, view: NineLivesView, card: Played) -> str:
        """What is special about a played card, under it."""
        number = NUMBER[card.card]
        if card.life and card.value == number and card.rank != number:
            return _("ranks {rank}", rank=card.rank)
        if card.value != number:
            return _("counts {value}, ranks {rank}", value=card.value, rank=card.rank)
        if card.seat == view.keeper:
            return _("leads")
        return _("a life") if card.life else ""

    def _gauges(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """The running total of every suit on the table."""
        suits = [suit for suit in range(SUITS) if any(SUIT[card.card] == suit for card in view.played)]
        suits += [suit for suit in range(SUITS) if suit not in suits and view.totals[suit]]
        step = min(196.0, (spots.width - 40) / max(1, len(suits)))
        y = spots.trick_y + TRICK_CARD[1] / 2 + 60
        return [
            Piece(f"gauge:{suit}", self._gauge(view, suit), x, y, step - 10, 34)
            for suit, x in zip(suits, along(len(suits), spots.width / 2, step), strict=True)
        ]

    def _gauge(self, view: NineLivesView, suit: int) -> Picture:
        """A suit's running total against what it bears."""
        total, limit = view.totals[suit], view.limits[suit]
        burst, leading = total > limit, suit == view.leading
        words = _("{total} of {limit}", total=total, limit=limit)
        bar: Picture = ("gauge", total / (limit + 1), "bad" if burst else SUIT_LIGHTS[suit])
        if suit in view.hissed:
            bar = ("label", _("hissed at"), 14, "ink_soft", "medium")
        inside = (
            "row",
            (0, ("art", SUIT_FILES[suit])),
            (1, ("label", words, 15, "bad" if burst else "ink")),
            (1.1, bar),
        )
        edge = "bad" if burst else SUIT_LIGHTS[suit] if leading else "panel_edge"
        return ("box", inside, "panel", edge, 2 if leading or burst else 1.2, 1.0, 17)

    def _discards(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        top = ("card", view.discards[-1]) if view.discards else None
        words = _("Discards · {count}", count=len(view.discards))
        return pile("pile", top, words, spots.pile_x, spots.pile_y, PILE_CARD)

    def _own_lives(self, view: NineLivesView, seat: int, spots: Spots) -> list[Piece]:
        """The viewer's life deck, the current life on top, the words and the lives left above it."""
        x, y, count = 12 + HAND_CARD[0] / 2, spots.hand_y, view.life_counts[seat]
        title = ("label", _("Your current life") if count else _("No lives left"), 17, "ink", "title", "left")
        crown = ((0, ("art", CROWN)),) if seat == view.keeper else ()
        words = ("column", (30, ("row", *crown, (1, title))), (18, lives(count)))
        return [
            Piece("own", words, x + 14, y - HAND_CARD[1] / 2 - 34, HAND_CARD[0] + 28, 50),
            *under("under", BACK, count, x, y, HAND_CARD, 4, 3),
            *(Piece(card_key(card), ("card", card), x, y, *HAND_CARD, layer=1, card=True, mine=True,
                    born="under:1", born_as=BACK, gone=AWAY) for card in view.lives[:1]),
        ]  # fmt: skip

    def _own_hand(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """A gentle fan, sorted by suit and number; cards shrink before they overlap."""
        hand = sorted(view.hand, key=lambda card: (SUIT[card], NUMBER[card], card))
        room, middle = spots.hand_right - spots.hand_left, (spots.hand_left + spots.hand_right) / 2
        cards = [(card_key(card), ("card", card)) for card in hand]
        return fan(cards, middle, spots.hand_y - 2, room, HAND_CARD, 6, LEAST_HAND_CARD, sag=16, turn=6, mine=True,
                   born="own", born_as=BACK, gone=AWAY)  # fmt: skip


def lives(count: int) -> Picture:
    """Small cats, the lost ones empty."""
    return ("tally", ("nine-lives/life",) * count + ("nine-lives/life-lost",) * (LIVES - count))
