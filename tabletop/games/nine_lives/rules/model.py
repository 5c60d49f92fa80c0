"""The actions and state of Nine Lives."""

from typing import NamedTuple

from tabletop.games.nine_lives.rules.content import (
    CARDS,
    COPYCAT,
    HAIRBALL,
    KNOCK_IT_OFF,
    LIMIT,
    NO_SUIT,
    NUMBER,
    SUIT_LETTERS,
    SUITS,
    card_text,
)
from tabletop.kernel.events import NOBODY
from tabletop.kernel.state import State

MOST_SEATS = 6
NO_TARGET = -1


class Play(NamedTuple):
    card: int
    life: bool
    """Whether it is played as the current life; otherwise it comes from the hand."""
    target: int = NO_TARGET
    """What its power chooses: a suit for Hairball, a card for Knock It Off and Copycat, else NO_TARGET."""

    def __str__(self) -> str:
        text = f"play:{card_text(self.card)}"
        if self.life:
            text += ":life"
        if self.target != NO_TARGET:
            chosen = SUIT_LETTERS[self.target] if NUMBER[self.card] == HAIRBALL else card_text(self.target)
            text += f">{chosen}"
        return text


class Keep(NamedTuple):
    """Take a played life into the hand, or discard it."""

    hand: bool

    def __str__(self) -> str:
        return "life:hand" if self.hand else "life:discard"


Action = Play | Keep

# Actions are values, so one of each is enough: the rules hand out these.
FROM_HAND = tuple(Play(card, False) for card in range(CARDS))
AS_LIFE = tuple(Play(card, True) for card in range(CARDS))
AIMED = {
    card: tuple(Play(card, True, target) for target in range(SUITS if NUMBER[card] == HAIRBALL else CARDS))
    for card in range(CARDS)
    if NUMBER[card] in (HAIRBALL, KNOCK_IT_OFF, COPYCAT)
}
"""For each card whose power chooses, its plays by what is chosen."""
KEEP_IN_HAND, KEEP_DISCARDED = Keep(True), Keep(False)


class NineLivesState(State):
    """A whole position. A round's plays need no names: the keeper's is first, then clockwise."""

    __slots__ = (
        "covered", "discards", "gone", "hands", "hissed", "keeper", "lacks", "leading", "limits", "lives", "missing",
        "napping", "never_forced", "pending", "plays", "ranks", "removed", "round", "seats", "seen", "suits",
        "totals", "turn", "values", "winner",
    )  # fmt: skip
    lists = ("discards", "lacks", "plays", "values", "ranks", "totals", "limits", "pending")
    nested = ("hands", "lives")

    def __init__(
        self, seats: int, never_forced: bool, missing: int, hands: list[list[int]], lives: list[list[int]]
    ) -> None:
        self.seats = seats
        self.never_forced = never_forced
        """The option "Lives are never forced" (NL-3.3)."""
        self.missing = missing
        """The suit that left the game (NL-2.1); NO_SUIT for none."""
        self.removed: list[int] = []
        """The cards that could not be dealt evenly (NL-2.3)."""
        self.hands = hands
        """Sorted."""
        self.lives = lives
        """Each life deck; its first card is the current life."""
        self.discards: list[int] = []
        self.seen = 0
        """Bit `1 << card` for each card in a hand or life deck that everybody saw go there (NL-7.3)."""
        self.lacks = [0] * seats
        """The set of suits each seat has shown that no other card of its hand has (NL-7.3)."""
        self.covered = NOBODY
        """The seat whose next life is not turned over yet, between two events; else NOBODY."""
        self.round = 0
        self.clear_table()
        self.begin_round(0)

    def begin_round(self, keeper: int) -> None:
        """Reset the per-round fields; this seat leads."""
        self.round += 1
        self.keeper = keeper
        self.turn = keeper
        """The seat to act; NOBODY when the game is over."""
        self.winner = NOBODY
        """Who won the round, while lives come back."""
        self.pending: list[int] = []
        """The seats that still choose where their played life goes (NL-4.4)."""

    def clear_table(self) -> None:
        """Reset the table for a new round."""
        self.plays: list[Play] = []
        self.values: list[int] = []
        """The present value of each card played."""
        self.ranks: list[int] = []
        """The present rank of each card played."""
        self.gone = 0
        """Bit `1 << place` for each of these cards that has left the table again."""
        self.suits = 0
        """The set of suits played."""
        self.leading = NO_SUIT
        self.totals = [0, 0, 0, 0]
        """Each suit's total of values, with what Hairballs add."""
        self.limits = [LIMIT, LIMIT, LIMIT, LIMIT]
        """The greatest total of each suit that does not explode."""
        self.hissed = 0
        """The set of suits hissed at."""
        self.napping = 0
        """Bit `1 << seat` for each seat under a Catnap."""

    def seat_of(self, place: int) -> int:
        """Who played the card at this place of the round."""
        return (self.keeper + place) % self.seats
