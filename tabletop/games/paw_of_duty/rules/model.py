"""The actions and the state of Paw of Duty."""

from collections.abc import Callable
from typing import NamedTuple

from tabletop.games.paw_of_duty.rules.board import EDGE, FACINGS, NOWHERE, OPEN, SQUARES, facing_text, square_text
from tabletop.games.paw_of_duty.rules.content import CARDS, KITTIES, LEVEL, NO_CARD, NO_KITTY, card_text, kitty_text
from tabletop.kernel.events import NOBODY
from tabletop.kernel.state import State

BACK, READY, DEPLOY, TURN, PLAY, SWAP, TOSS, MOVE, PICK, DRAW, SKIP, END, RESCUE = range(13)
_VERBS = ("back", "ready", "deploy", "turn", "play", "swap", "toss", "move", "pick", "draw", "skip", "end", "rescue")


class Action(NamedTuple):
    """One decision. Actions are values, so one of each is enough: the rules hand out those below."""

    verb: int
    what: int = -1
    """A card for BACK, PLAY, SWAP, TOSS; a Kitty for DEPLOY, RESCUE; a square for TURN, MOVE, PICK."""
    where: int = -1
    """A square for DEPLOY and MOVE; a facing for TURN."""

    def __str__(self) -> str:
        operands = ">".join(write(one) for write, one in zip(_WRITTEN[self.verb], self[1:], strict=False))
        return f"{_VERBS[self.verb]}:{operands}" if operands else _VERBS[self.verb]


_WRITTEN: dict[int, tuple[Callable[[int], str], ...]] = {
    **dict.fromkeys((READY, DRAW, SKIP, END), ()),
    **dict.fromkeys((BACK, PLAY, SWAP, TOSS), (card_text,)),
    DEPLOY: (kitty_text, square_text),
    TURN: (square_text, facing_text),
    MOVE: (square_text, square_text),
    PICK: (square_text,),
    RESCUE: (kitty_text,),
}
"""How the numbers of an action are written."""
BACKS, PLAYS, SWAPS, TOSSES = (tuple(Action(verb, card) for card in range(CARDS)) for verb in (BACK, PLAY, SWAP, TOSS))
DEPLOYS = tuple(tuple(Action(DEPLOY, kitty, square) for square in range(SQUARES)) for kitty in range(KITTIES))
RESCUES = tuple(Action(RESCUE, kitty) for kitty in range(KITTIES))
MOVES = tuple(tuple(Action(MOVE, here, there) for there in range(SQUARES)) for here in range(SQUARES))
TURNS = tuple(tuple(Action(TURN, square, facing) for facing in range(FACINGS)) for square in range(SQUARES))
PICKS = tuple(Action(PICK, square) for square in range(SQUARES))
ALONE = READY_NOW, DRAW_ONE, SKIP_IT, END_TURN = Action(READY), Action(DRAW), Action(SKIP), Action(END)

ACTIONS: dict[str, Action] = {
    str(action): action
    for actions in (BACKS, PLAYS, SWAPS, TOSSES, *DEPLOYS, RESCUES, *MOVES, *TURNS, PICKS, ALONE)
    for action in actions
    if action.verb != MOVE or action.what != action.where
}
"""Every action by its text."""

REDRAWING, DEPLOYING, FACING, TACTIC, CARD, TOKEN, RESCUING, OVER = range(8)
"""What is to be decided: the opening hand, which Kitty and where, its facing, what to play or discard, a step
of the card in play, which Kitty gets a paw token, whom to rescue, nothing."""
GOING_ON, CONTROL, POWER, TIE_BREAK, DRAWN = range(5)
"""How the game ended."""
LAST_TURN = 14
HAND = 5
"""PD-3.4: how many cards a turn ends with at least."""
TOO_MANY_TOKENS = 3
"""PD-3.5"""

Claim = tuple[int, int, int, int]
"""A line somebody is eligible with: its number, and the Kitties on its three squares."""

Units = tuple[tuple[int, int, int, int, int, int], ...]
"""For each Kitty on the board: itself, its owner, square, facing, tokens, damage."""
_LISTS = "deck discards aside kitties known offer board where owner facing tokens damage removed"
_OTHERS = "backs card ended first last number phase placed radio seat shuffled step tactics used winner"


class PawState(State):
    """A whole position. What belongs to a Kitty lies in lists by Kitty, all 0 (or NOWHERE) off the board."""

    lists = tuple(_LISTS.split())
    pairs = ("hands", "squads", "captured", "claims")
    __slots__ = (*lists, *pairs, *_OTHERS.split())
    seats = 2

    def __init__(self, first: int, hands: list[list[int]], deck: list[int], kitties: list[int]) -> None:
        self.first = first
        self.number = 0
        """Of the turn: from 1 to 14; 0 while the opening hands are changed."""
        self.seat = first
        """Whose turn it is."""
        self.phase = REDRAWING
        self.hands = hands
        """Each hand, sorted."""
        self.deck = deck
        """The Tactic deck; its last card is on top."""
        self.discards: list[int] = []
        self.aside: list[int] = []
        """Cards played this turn; while the opening hands are changed, those put back."""
        self.backs: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        """The cards each seat put back in the opening: not in the other's hand until that one draws (PD-7.3)."""
        self.shuffled = (1 << CARDS) - 1
        """The set of cards the deck was last made of; an unseen card that is not among them is in a hand."""
        self.radio = first
        """Who is known to hold Radio, because it has not been seen since the setup."""
        self.kitties = kitties
        """The Kitty deck; its first card is on top."""
        self.known = [0] * KITTIES
        """For each Kitty in the deck or drawn: bit `1 << seat` for each seat that knows where it is."""
        self.offer: list[int] = []
        """The two Kitties drawn, while one is to be placed."""
        self.board = [OPEN] * SQUARES + [EDGE]
        """The Kitty on each square, or OPEN; square NOWHERE holds EDGE."""
        self.where = [NOWHERE] * KITTIES
        self.owner = [NOBODY] * KITTIES
        self.facing = [0] * KITTIES
        self.tokens = [0] * KITTIES
        self.damage = [0] * KITTIES
        """Taken this turn."""
        self.squads: list[list[int]] = [[], []]
        """Each seat's Kitties on the board, sorted."""
        self.captured: list[list[int]] = [[], []]
        self.removed: list[int] = []
        """The Kitties rescued from them, out of the game."""
        self.claims: list[list[Claim]] = [[], []]
        """The lines each seat is eligible with until the end of the other's turn."""
        self.tactics = 0
        """How many cards may still be played or discarded this turn."""
        self.placed = NO_KITTY
        """The Kitty placed this turn, even if it is gone again."""
        self.card = NO_CARD
        """The card in play."""
        self.step = 0
        """How many of its steps are done."""
        self.last = NO_KITTY
        """Who did its first step."""
        self.used = 0
        """The set of Radio's options that were chosen."""
        self.ended = GOING_ON
        self.winner = NOBODY

    def units(self) -> Units:
        owner, where, facing, tokens, damage = self.owner, self.where, self.facing, self.tokens, self.damage
        return tuple(
            (kitty, owner[kitty], where[kitty], facing[kitty], tokens[kitty], damage[kitty])
            for squad in self.squads
            for kitty in squad
        )

    def power(self, seat: int) -> int:
        return sum(LEVEL[kitty] for kitty in self.captured[seat])

    def might(self, seat: int) -> int:
        return sum(LEVEL[kitty] for kitty in self.squads[seat])
