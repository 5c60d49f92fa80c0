"""The actions and the state of Crazy Eights."""

from typing import NamedTuple

from crazy_eights.rules.content import CARD_TEXTS, CARDS, EIGHT, NO_SUIT, RANK, SUIT, SUITS
from tabletop.kernel import state as kernel


class Play(NamedTuple):
    """A card of the hand goes onto the pile."""

    card: int
    suit: int = NO_SUIT
    """The suit an eight names."""

    def __str__(self) -> str:
        return f"play:{CARD_TEXTS[self.card]}" + (f">{'CDHS'[self.suit]}" if self.suit != NO_SUIT else "")


class Other(NamedTuple):
    """To draw or to pass."""

    name: str

    def __str__(self) -> str:
        return self.name


Action = Play | Other
DRAW, PASS = Other("draw"), Other("pass")
PLAYS = {card: [Play(card, suit) for suit in range(SUITS)] if RANK[card] == EIGHT else [Play(card)] for card in CARDS}
EVERY: list[Action] = [DRAW, PASS, *(play for plays in PLAYS.values() for play in plays)]
ACTIONS = {str(action): action for action in EVERY}


class State(kernel.State):
    """A position. Hands are sorted; the top of stock and pile is their last card."""

    __slots__ = ("drawn", "hands", "passes", "pile", "seats", "stock", "suit", "turn")

    def __init__(self, hands: list[list[int]], stock: list[int], pile: list[int]) -> None:
        self.seats = len(hands)
        self.hands, self.stock, self.pile = hands, stock, pile
        self.suit = SUIT[pile[-1]] if pile else NO_SUIT
        """The suit that counts."""
        self.turn = 0
        """The seat to act; NOBODY when the game is over."""
        self.drawn = False
        """Whether the seat to act has drawn in this turn."""
        self.passes = 0
        """How many have passed one after the other without a card to draw."""

    def copy(self) -> "State":
        s = State([hand.copy() for hand in self.hands], self.stock.copy(), self.pile.copy())
        s.suit, s.turn, s.drawn, s.passes = self.suit, self.turn, self.drawn, self.passes
        return s


def fits(s: State, card: int) -> bool:
    """Whether a card may go onto the pile now."""
    return RANK[card] == EIGHT or SUIT[card] == s.suit or RANK[card] == RANK[s.pile[-1]]  # CE-2.1, CE-2.2


def may_draw(s: State) -> bool:
    return not s.drawn and (bool(s.stock) or len(s.pile) > 1)  # CE-2.3, CE-2.4


def playable(s: State) -> list[int]:
    """The cards of whoever is to act that may go onto the pile now."""
    return [card for card in s.hands[s.turn] if fits(s, card)]


def pieces(s: State) -> list[int]:
    return [*s.stock, *s.pile, *(card for hand in s.hands for card in hand)]
