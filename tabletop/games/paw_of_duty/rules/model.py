"""The Kitties, cards, orders and state of Paw of Duty."""

from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.paw_of_duty.rules.board import EDGE, FACINGS, NOWHERE, OPEN, SQUARES, facing_text, square_text
from tabletop.kernel.state import State

HUNTRESS, PILOT, TANK = range(3)
TYPE_NAMES = (_("Huntress"), _("Pilot"), _("Tank"))
PREY = (PILOT, TANK, HUNTRESS)
"""The type that each type strikes double (PD-1.3)."""

KITTIES = 15
LEVELS = (1, 2, 2, 3, 4)
"""The five Kitties of a type (PD-1.2)."""
TYPE = tuple(kitty // len(LEVELS) for kitty in range(KITTIES))
LEVEL = tuple(LEVELS[kitty % len(LEVELS)] for kitty in range(KITTIES))
TACTICS = tuple(5 - level for level in LEVEL)
_KITTY_TEXTS = tuple(
    f"{'HPT'[TYPE[kitty]]}{LEVEL[kitty]}{'b' if kitty % len(LEVELS) == 2 else ''}" for kitty in range(KITTIES)
)

(
    CLAWS_OUT, RADIO, BAMBOOZLE, BOMBS_AWAY, STALK, POUNCE, HISS, SWITCHEROO, LASER_POINTER, CATNIP,
    HAIRBALL_MORTAR, RESCUE_CHOPPER, DOUBLE_TIME, CLAW_SWIPE, SUPPLY_DROP, TAIL_HOOK,
) = range(16)  # fmt: skip
CARD_NAMES = (
    _("Claws Out"),
    _("Radio"),
    _("Bamboozle"),
    _("Bombs Away"),
    _("Stalk"),
    _("Pounce"),
    _("Hiss"),
    _("Switcheroo"),
    _("Laser Pointer"),
    _("Catnip"),
    _("Hairball Mortar"),
    _("Rescue Chopper"),
    _("Double Time"),
    _("Claw Swipe"),
    _("Supply Drop"),
    _("Tail Hook"),
)
CARD_FILES = (
    "claws-out", "radio", "bamboozle", "bombs-away", "stalk", "pounce", "hiss", "switcheroo", "laser-pointer",
    "catnip", "hairball-mortar", "rescue-chopper", "double-time", "claw-swipe", "supply-drop", "tail-hook",
)  # fmt: skip
"""The same in every language: for the texts of orders and the names of pictures."""
CARD_TEXTS = (
    _("One of yours, but not the one placed this turn, attacks the Kitty in front of it, moves 1 square or rotates."),
    _("Three different things: move one of yours 1 square; rotate one; 1 damage to an enemy next to one; draw a card."),
    _("An enemy Kitty attacks the Kitty it is facing, friend or foe."),
    _("One of yours hops over a Kitty next to it onto the open square behind. 2 damage to the one below."),
    _("Move one of your Kitties 1 or 2 squares. Then you may rotate it."),
    _("One of yours runs straight ahead until something stops it. 1 damage to the Kitty in its way."),
    _("The Kitty in front of one of yours is pushed 1 square away. If it cannot go there: 2 damage."),
    _("One of your Kitties and a Kitty next to it change places."),
    _("Move an enemy Kitty 1 square."),
    _("Rotate any Kitty. Then you may rotate another."),
    _("2 damage to the Kitty exactly two squares ahead of one of yours, whatever is between."),
    _("One of yours in the Outer City flies to an open City square and loses its extra paw tokens."),
    _("Move one of your Kitties 1 square. Then you may move another of yours 1."),
    _("Choose one of yours: 1 damage to every Kitty next to it, friend and foe."),
    _("Draw 3 cards, then discard 1, but never Claws Out."),
    _("The first Kitty in line ahead of one of yours is pulled next to it. If it already stands there: 1 damage."),
)

CARDS = 45
CLAWS = (0, 1)
"""The Claws Out of each seat."""
RADIO_CARD = 2
_SINGLES = (CLAWS_OUT, CLAWS_OUT, RADIO)
KIND = (*_SINGLES, *(kind for kind in range(BAMBOOZLE, TAIL_HOOK + 1) for _copy in range(3)))
"""What each card is (PD-1.4)."""
OPTIONAL = (STALK, CATNIP, DOUBLE_TIME)
"""The cards with a second step that may be left out."""
EVERY_CARD = (1 << CARDS) - 1
NO_CARD = NO_KITTY = NOBODY = -1


_CARD_TEXTS = tuple(CARD_FILES[kind] + ("", "-b", "-c")[card - KIND.index(kind)] for card, kind in enumerate(KIND))


def kitty_text(kitty: int) -> str:
    """A Kitty's short name: P3, the second of the level 2 ones P2b."""
    return _KITTY_TEXTS[kitty]


def card_text(card: int) -> str:
    """A Tactic card's short name: stalk, its copies stalk-b and stalk-c."""
    return _CARD_TEXTS[card]


BACK, READY, DEPLOY, TURN, PLAY, SWAP, TOSS, MOVE, PICK, DRAW, SKIP, END, RESCUE = range(13)
_VERBS = (
    "back", "ready", "deploy", "turn", "play", "swap", "toss", "move", "pick", "draw", "skip", "end", "rescue",
)  # fmt: skip


class Order(NamedTuple):
    """One decision. Orders are values, so one of each is enough: the rules hand out those below."""

    verb: int
    what: int = -1
    """A card for BACK, PLAY, SWAP, TOSS; a Kitty for DEPLOY, RESCUE; a square for TURN, MOVE, PICK."""
    where: int = -1
    """A square for DEPLOY and MOVE; a facing for TURN."""

    def __str__(self) -> str:
        verb = self.verb
        if verb in (READY, DRAW, SKIP, END):
            return _VERBS[verb]
        if verb in (BACK, PLAY, SWAP, TOSS):
            return f"{_VERBS[verb]}:{card_text(self.what)}"
        if verb == RESCUE:
            return f"rescue:{kitty_text(self.what)}"
        if verb == DEPLOY:
            return f"deploy:{kitty_text(self.what)}>{square_text(self.where)}"
        if verb == PICK:
            return f"pick:{square_text(self.what)}"
        where = facing_text(self.where) if verb == TURN else square_text(self.where)
        return f"{_VERBS[verb]}:{square_text(self.what)}>{where}"


BACKS = tuple(Order(BACK, card) for card in range(CARDS))
PLAYS = tuple(Order(PLAY, card) for card in range(CARDS))
SWAPS = tuple(Order(SWAP, card) for card in range(CARDS))
TOSSES = tuple(Order(TOSS, card) for card in range(CARDS))
DEPLOYS = tuple(tuple(Order(DEPLOY, kitty, square) for square in range(SQUARES)) for kitty in range(KITTIES))
RESCUES = tuple(Order(RESCUE, kitty) for kitty in range(KITTIES))
MOVES = tuple(tuple(Order(MOVE, here, there) for there in range(SQUARES)) for here in range(SQUARES))
TURNS = tuple(tuple(Order(TURN, square, facing) for facing in range(FACINGS)) for square in range(SQUARES))
PICKS = tuple(Order(PICK, square) for square in range(SQUARES))
ALONE = READY_NOW, DRAW_ONE, SKIP_IT, END_TURN = Order(READY), Order(DRAW), Order(SKIP), Order(END)

ORDERS: dict[str, Order] = {
    str(order): order
    for orders in (BACKS, PLAYS, SWAPS, TOSSES, *DEPLOYS, RESCUES, *MOVES, *TURNS, PICKS, ALONE)
    for order in orders
    if order.verb != MOVE or order.what != order.where
}
"""Every order by its text."""

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


class PawState(State):
    """A whole position. What belongs to a Kitty lies in lists by Kitty, all 0 (or NOWHERE) off the board."""

    __slots__ = (
        "aside", "backs", "board", "captured", "card", "claims", "damage", "deck", "discards", "ended", "facing",
        "first", "hands", "kitties", "known", "last", "offer", "owner", "phase", "placed", "radio", "removed", "seat",
        "shuffled", "squads", "step", "tactics", "tokens", "turn", "used", "where", "winner",
    )  # fmt: skip

    seats = 2

    def __init__(self, first: int, hands: list[list[int]], deck: list[int], kitties: list[int]) -> None:
        self.first = first
        self.turn = 0
        """From 1 to 14; 0 while the opening hands are changed."""
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
        self.shuffled = EVERY_CARD
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
        """The Kitties each seat has captured."""
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

    def copy(self) -> "PawState":
        """The same position, sharing nothing that ever changes."""
        new = PawState.__new__(PawState)
        new.first = self.first
        new.turn = self.turn
        new.seat = self.seat
        new.phase = self.phase
        mine, theirs = self.hands
        new.hands = [mine[:], theirs[:]]
        new.deck = self.deck[:]
        new.discards = self.discards[:]
        new.aside = self.aside[:]
        new.backs = self.backs
        new.shuffled = self.shuffled
        new.radio = self.radio
        new.kitties = self.kitties[:]
        new.known = self.known[:]
        new.offer = self.offer[:]
        new.board = self.board[:]
        new.where = self.where[:]
        new.owner = self.owner[:]
        new.facing = self.facing[:]
        new.tokens = self.tokens[:]
        new.damage = self.damage[:]
        mine, theirs = self.squads
        new.squads = [mine[:], theirs[:]]
        mine, theirs = self.captured
        new.captured = [mine[:], theirs[:]]
        new.removed = self.removed[:]
        ours, others = self.claims
        new.claims = [ours[:], others[:]]
        new.tactics = self.tactics
        new.placed = self.placed
        new.card = self.card
        new.step = self.step
        new.last = self.last
        new.used = self.used
        new.ended = self.ended
        new.winner = self.winner
        return new

    def units(self) -> Units:
        """The Kitties on the board."""
        owner, where, facing, tokens, damage = self.owner, self.where, self.facing, self.tokens, self.damage
        return tuple(
            (kitty, owner[kitty], where[kitty], facing[kitty], tokens[kitty], damage[kitty])
            for squad in self.squads
            for kitty in squad
        )

    def power(self, seat: int) -> int:
        """The levels the seat has captured."""
        return sum(LEVEL[kitty] for kitty in self.captured[seat])

    def might(self, seat: int) -> int:
        """The levels of the seat's own Kitties on the board."""
        return sum(LEVEL[kitty] for kitty in self.squads[seat])
