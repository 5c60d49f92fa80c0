"""What a seat may know of Crazy Eights: the one place where secrets are cut (CE-4)."""

from typing import NamedTuple

from crazy_eights.rules.content import CARDS
from crazy_eights.rules.model import State
from tabletop.kernel.events import NOBODY, OPEN
from tabletop.kernel.rng import Rng


class View(NamedTuple):
    """A position as one seat, or a spectator, may know it."""

    seat: int | None
    to_act: int | None
    hand: tuple[int, ...]
    """The viewer's own; empty for a spectator."""
    counts: tuple[int, ...]
    """How many cards everybody holds."""
    stock: int
    pile: tuple[int, ...]
    suit: int
    drawn: bool
    passes: int


def seen_by(s: State, seat: int | None) -> View:
    seat = None if seat == OPEN else seat
    return View(
        seat=seat,
        to_act=None if s.turn == NOBODY else s.turn,
        hand=() if seat is None else tuple(s.hands[seat]),
        counts=tuple(len(hand) for hand in s.hands),
        stock=len(s.stock),
        pile=tuple(s.pile),
        suit=s.suit,
        drawn=s.drawn,
        passes=s.passes,
    )


def imagine(v: View, rng: Rng) -> State:
    """A position the viewer could be in: the cards it cannot see fall anywhere."""
    unseen = [card for card in CARDS if card not in v.hand and card not in v.pile]
    rng.shuffle(unseen)
    hands = [
        list(v.hand) if seat == v.seat else sorted(unseen.pop() for _card in range(count))
        for seat, count in enumerate(v.counts)
    ]
    s = State(hands, unseen, list(v.pile))
    s.suit, s.drawn, s.passes = v.suit, v.drawn, v.passes
    s.turn = NOBODY if v.to_act is None else v.to_act
    return s
