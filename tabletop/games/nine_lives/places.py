"""Where the cards of Nine Lives lie on the table. Imports the model, the view and the table's layout."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.nine_lives.model import NO_CARD, NUMBER, SUIT, SUITS
from tabletop.games.nine_lives.view import NineLivesView, Played
from tabletop.kernel.match import Seat, level_words
from tabletop.ui.layout import Layout, Piece, Zone
from tabletop.words import _

HAND_CARD = 124.0, 173.6
BACK = ("back",)
AWAY = ("discards",)
LEAST_HAND_CARD = 88.0
TRICK_CARD = 115.0, 161.0
LIFE_CARD = 72.0, 100.8
PILE_CARD = 76.0, 106.4
PLATE_HEIGHT = 122.0


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

    @classmethod
    def of(cls, width: float, height: float, seats: int) -> "Spots":
        """With two seats hands are large and the trick is small, so the discards lie beside the trick."""
        hand_y = height - 102
        trick_y = (PLATE_HEIGHT + 24 + hand_y - HAND_CARD[1] / 2 - 50) / 2
        if seats == 2:
            return cls(width, height, trick_y, hand_y, 166.0, width - 8, width / 2 + 300, trick_y)
        return cls(width, height, trick_y, hand_y, 166.0, width - 112, width - 58, hand_y)


def card_key(card: int) -> str:
    return f"card:{card}"


class Places:
    """Lays the table for these people."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)

    def layout(self, view: NineLivesView, width: float, height: float) -> Layout:
        spots = Spots.of(width, height, view.seats)
        first = 0 if view.seat is None else view.seat + 1
        others = [(first + step) % view.seats for step in range(view.seats - (view.seat is not None))]
        pieces = [*self._plates(view, spots, others), *self._trick(view, spots), *self._gauges(view, spots)]
        pieces += self._discards(view, spots)
        if view.seat is not None:
            pieces += [*self._own_lives(view, view.seat, spots), *self._own_hand(view, spots)]
        zones = (
            Zone("trick", width / 2, spots.trick_y, self._trick_width(view, spots) + 40, TRICK_CARD[1] + 74),
            Zone("hand", (spots.hand_left + spots.hand_right) / 2, spots.hand_y,
                 spots.hand_right - spots.hand_left, HAND_CARD[1] + 14),
            Zone("discards", spots.pile_x, spots.pile_y, PILE_CARD[0] + 18, HAND_CARD[1] + 14),
        )  # fmt: skip
        tray_top = spots.trick_y - TRICK_CARD[1] / 2 - 37
        return Layout(tuple(pieces), zones, (width / 2, (10 + PLATE_HEIGHT + tray_top) / 2), "trick")

    def _plates(self, view: NineLivesView, spots: Spots, others: Sequence[int]) -> list[Piece]:
        """The other players in turn order, along the top; a spectator has them round the whole table."""
        y = 10 + PLATE_HEIGHT / 2
        if view.seat is not None:
            return self._row(view, others, spots.width / 2, y, spots.width - 16)
        half = (len(others) + 1) // 2
        room = 2 * spots.hand_right - spots.width  # in the middle, clear of the discards
        return [
            *self._row(view, others[:half], spots.width / 2, y, room),
            *self._row(view, others[: half - 1 : -1], spots.width / 2, spots.height - y, room),
        ]

    def _row(
        self, view: NineLivesView, seats: Sequence[int], middle: float, y: float, room: float
    ) -> list[Piece]:
        """Players side by side, each with the current life beside the name."""
        pieces = []
        gap = 10.0
        plate = min(270.0, (room - gap * (len(seats) - 1)) / len(seats))
        for place, seat in enumerate(seats):
            x = middle + (place - (len(seats) - 1) / 2) * (plate + gap)
            who = self.seats[seat]
            picture = (
                "plate", seat, who.kind, who.name, level_words(who.level), view.hand_counts[seat],
                view.life_counts[seat], seat == view.keeper, seat == view.to_act,
            )  # fmt: skip
            pieces.append(Piece(f"plate:{seat}", picture, x, y, plate, PLATE_HEIGHT))
            top = view.life_tops[seat]
            if top != NO_CARD:
                pieces.append(
                    Piece(card_key(top), ("card", top), x + plate / 2 - LIFE_CARD[0] / 2 - 10, y,
                          *LIFE_CARD, layer=1, card=True, born=f"plate:{seat}", born_as=BACK,
                          gone=AWAY)
                )  # fmt: skip
        return pieces

    def _trick_step(self, view: NineLivesView, spots: Spots) -> float:
        return min(TRICK_CARD[0] + 34, (spots.width - 60) / view.seats)

    def _trick_width(self, view: NineLivesView, spots: Spots) -> float:
        return self._trick_step(view, spots) * view.seats

    def _trick(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """One place for everybody, in the order of play; what has been played lies in its place."""
        step = self._trick_step(view, spots)
        width = self._trick_width(view, spots)
        pieces = [Piece("tray", ("tray",), spots.width / 2, spots.trick_y, width + 40, TRICK_CARD[1] + 74)]
        played = {card.seat: card for card in view.played}
        for place in range(view.seats):
            seat = (view.keeper + place) % view.seats
            x = spots.width / 2 + (place - (view.seats - 1) / 2) * step
            card = played.get(seat)
            if card is None:
                waiting = seat == view.to_act and not view.choosing
                pieces.append(
                    Piece(f"slot:{seat}", ("slot", seat, self.seats[seat].name, waiting), x, spots.trick_y - 12,
                          *TRICK_CARD)
                )  # fmt: skip
                continue
            pieces.append(self._played_piece(card, x, spots.trick_y - 12, place))
            note = self._note(view, card)
            pieces.append(
                Piece(f"note:{seat}", ("note", seat, self.seats[seat].name, note), x,
                      spots.trick_y + TRICK_CARD[1] / 2 + 10, step - 6, 40)
            )  # fmt: skip
        return pieces

    def _played_piece(self, card: Played, x: float, y: float, place: int) -> Piece:
        tilt = (-2.5, 2.0, -1.5, 3.0, -2.0, 1.5)[place % 6]
        return Piece(
            card_key(card.card), ("card", card.card), x, y, *TRICK_CARD, angle=tilt, layer=2 + place, card=True,
            born=f"plate:{card.seat}", born_as=BACK, gone=("trick", *AWAY),
        )  # fmt: skip

    def _note(self, view: NineLivesView, card: Played) -> str:
        """What is special about a played card, under it."""
        number = NUMBER[card.card]
        if card.life and card.value == number and card.rank != number:
            return _("ranks {rank}").format(rank=card.rank)
        if card.value != number:
            return _("counts {value}, ranks {rank}").format(value=card.value, rank=card.rank)
        if card.seat == view.keeper:
            return _("leads")
        return _("a life") if card.life else ""

    def _gauges(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """The running total of every suit on the table."""
        suits = [suit for suit in range(SUITS) if any(SUIT[card.card] == suit for card in view.played)]
        suits += [suit for suit in range(SUITS) if suit not in suits and view.totals[suit]]
        step = min(196.0, (spots.width - 40) / max(1, len(suits)))
        y = spots.trick_y + TRICK_CARD[1] / 2 + 60
        pieces = []
        for place, suit in enumerate(suits):
            x = spots.width / 2 + (place - (len(suits) - 1) / 2) * step
            picture = (
                "gauge",
                suit,
                view.totals[suit],
                view.limits[suit],
                suit == view.leading,
                suit in view.hissed,
            )
            pieces.append(Piece(f"gauge:{suit}", picture, x, y, step - 10, 34))
        return pieces

    def _discards(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        top = view.discards[-1] if view.discards else NO_CARD
        x, y = spots.pile_x, spots.pile_y
        return [
            Piece(
                "pile-words", ("pile-words", len(view.discards)), x, y, PILE_CARD[0] + 10, PILE_CARD[1] + 46
            ),
            Piece("pile", ("pile", top), x, y, *PILE_CARD, card=bool(view.discards)),
        ]

    def _own_lives(self, view: NineLivesView, seat: int, spots: Spots) -> list[Piece]:
        """The viewer's life deck, the current life on top, the words and the lives left above it."""
        x = 12 + HAND_CARD[0] / 2
        label = ("own", view.life_counts[seat], seat == view.keeper)
        pieces = [Piece("own", label, x + 14, spots.hand_y - HAND_CARD[1] / 2 - 34, HAND_CARD[0] + 28, 50)]
        for depth in range(min(3, view.life_counts[seat] - 1), 0, -1):
            shift = 4 * depth
            pieces.append(Piece(f"under:{depth}", BACK, x + shift, spots.hand_y - shift * 0.6, *HAND_CARD))
        for card in view.lives[:1]:
            pieces.append(
                Piece(card_key(card), ("card", card), x, spots.hand_y, *HAND_CARD, layer=1, card=True, mine=True,
                      born="under:1", born_as=BACK, gone=AWAY)
            )  # fmt: skip
        return pieces

    def _own_hand(self, view: NineLivesView, spots: Spots) -> list[Piece]:
        """A gentle fan, sorted by suit and number; cards shrink before they overlap."""
        hand = sorted(view.hand, key=lambda card: (SUIT[card], NUMBER[card], card))
        room = spots.hand_right - spots.hand_left
        wide = max(LEAST_HAND_CARD, min(HAND_CARD[0], room / max(1, len(hand)) - 4))
        size = (wide, wide * HAND_CARD[1] / HAND_CARD[0])
        step = min(wide + 6, (room - wide) / max(1, len(hand) - 1))
        middle = (spots.hand_left + spots.hand_right) / 2
        pieces = []
        for place, card in enumerate(hand):
            off = place - (len(hand) - 1) / 2
            bend = off / max(1, len(hand) - 1)
            pieces.append(
                Piece(card_key(card), ("card", card), middle + off * step, spots.hand_y + 16 * bend * bend - 2,
                      *size, angle=-6 * bend, layer=10 + place, card=True, mine=True, born="own",
                      born_as=BACK, gone=AWAY)
            )  # fmt: skip
        return pieces
