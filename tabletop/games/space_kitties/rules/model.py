"""The actions and the state of Space Kitties."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from tabletop.games.space_kitties.rules import content as commanders
from tabletop.games.space_kitties.rules.content import CARD_TEXTS, CARDS, COMMANDER, hand_size
from tabletop.kernel.events import NOBODY
from tabletop.kernel.state import State

NO_CARD = -1
NEW = -1
"""The target of a card that begins a new pile."""
MOST_PILES = 24
"""Every pile begins with a Wormhole, a Hyperspeed! or the card of one of two Unstable Wormholes."""
LANES = 4
MOST_SEATS = 8
DECK, UNSEEN = MOST_SEATS, MOST_SEATS + 1
"""Where a hidden card may lie besides hands 0 to 7; UNSEEN: in the discards, during an action (SK-7.8)."""
WATCHERS = MOST_SEATS + 1
"""Who remembers things: every seat, and last the spectators."""
EVERYBODY = (1 << WATCHERS) - 1
MOST_ACTIONS = 200
"""In one turn (SK-6.3)."""
PLAY, PLACE, OFFER, END = 0, 11, 12, 13
"""Kinds of action besides the abilities, which are 1 to 10."""
_VERBS = {PLAY: "play", PLACE: "place", OFFER: "offer", END: "end"}
_VERBS |= {number: ability.slug for number, ability in commanders.ABILITY.items()}


class Action(NamedTuple):
    kind: int
    """PLAY, PLACE, OFFER, END, or the number of an ability."""
    card: int = NO_CARD
    target: int = NEW
    """The pile (or NEW) of a play; the own lane of a placement; the seat of a Diplomatic Mission."""

    def __str__(self) -> str:
        kind, card, target = self
        text = _VERBS[kind]
        if card != NO_CARD:
            text += f":{CARD_TEXTS[card]}"
        if target != NEW:
            text += f">{target + 1}"
        elif kind in (PLAY, commanders.DECEIVING_MANEUVERS):
            text += ">new"
        return text


# The rules hand out these, so that actions are not made anew. A row of piles ends with that for NEW, which is -1.
_PILES = (*range(MOST_PILES), NEW)
PLAYS = tuple(tuple(Action(PLAY, card, pile) for pile in _PILES) for card in range(CARDS))
PLACES = tuple(tuple(Action(PLACE, card, lane) for lane in range(LANES)) for card in range(CARDS))
OFFERS = tuple(Action(OFFER, card) for card in range(CARDS))
DECEPTIONS = tuple(
    tuple(Action(commanders.DECEIVING_MANEUVERS, card, pile) for pile in _PILES) for card in range(CARDS)
)
_TARGETS = {
    commanders.WARP_DRIVE: range(MOST_PILES),
    commanders.TRAJECTORY_CHANGE: range(MOST_PILES),
    commanders.DIPLOMATIC_MISSION: range(MOST_SEATS),
}
USES = {
    ability: [Action(ability, NO_CARD, target) for target in _TARGETS.get(ability, (NEW,))]
    for ability in commanders.ABILITY
    if ability != commanders.DECEIVING_MANEUVERS
}
"""Each ability's actions: one for every target, or just one if it has none."""
END_TURN = Action(END)


def new_place(piles: Sequence[Sequence[int]]) -> int:
    """Where the next new pile will lie: the first empty place, or after the last."""
    return next((place for place, pieces in enumerate(piles) if not pieces), len(piles))


class SpaceKittiesState(State):
    """A whole position. Hands are sorted; quests, lanes, piles, discards and deck have their top last."""

    __slots__ = (
        "buried", "cargo", "commanders", "could", "counts", "deck", "discards", "docking", "hands", "home",
        "lanes", "offered", "partner", "piles", "played", "quests", "quiet", "seats", "short", "shuffled",
        "shuffles", "size", "spent", "told", "turn",
    )  # fmt: skip
    lists = ("counts", "discards", "deck", "buried", "could", "offered")
    nested = ("hands", "quests", "lanes", "piles")

    def __init__(self, seats: int, short: bool, commanders: list[int]) -> None:
        self.seats = seats
        self.short = short
        """SK-2.2"""
        self.size = hand_size(seats)
        self.commanders = commanders
        """Which of the ten each seat is; never changes."""
        self.home = (1 << seats) - 1
        """Bit `1 << seat` for each commander card that lies in front of its owner (SK-5.1)."""
        self.hands: list[list[int]] = [[] for _seat in range(seats)]
        self.quests: list[list[int]] = [[] for _seat in range(seats)]
        self.lanes: list[list[int]] = [[] for _lane in range(seats * LANES)]
        """Four for each seat, one seat after the other."""
        self.piles: list[list[int]] = []
        """A complete pile leaves an empty place for the next new one; the last is never empty. A commander card lies
        beneath the card it came with; only with Warp Drive it is the top itself."""
        self.counts: list[int] = []
        """The number that the top of each pile counts as; -1 for an empty place."""
        self.discards: list[int] = []
        """Journey cards and trapped commander cards."""
        self.deck: list[int] = []
        self.turn = 0
        """NOBODY when the game is over."""
        self.quiet = 0
        """How many turns in a row ended with nothing done (SK-6.2)."""
        self.buried = [0] * seats
        """How many quests at the bottom of each pile are known: Mission Control has put them there (SK-8.3)."""
        self.shuffles = 0
        """How often the discards have become the deck."""
        self.shuffled = (0,) * CARDS
        """The shuffle in which each card was last seen to go into the deck; 0 for none."""
        self.could = [EVERYBODY] * (DECK + 1) + [0]
        """From which shuffles cards may lie in each hand, the deck and UNSEEN: for each shuffle a bit per watcher."""
        self.told: tuple[tuple[int, int, int], ...] = ()
        """What a seat knows of a card besides that: seat, card, a bit for each place where it may be."""
        self.begin_turn(0)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.spent = 0
        """The actions of this turn so far."""
        self.played = NO_CARD
        """The card played last this turn (SK-7.3)."""
        self.docking = False
        """Whether Fast Docking was used this turn (SK-7.7)."""
        self.cargo = False
        """Whether the hand is being placed by Cargo Bay (SK-7.9)."""
        self.partner = NOBODY
        """With whom a Diplomatic Mission is under way (SK-7.6)."""
        self.offered: list[int] = []
        """The cards chosen for it so far; they are still in the hand."""

    def lanes_of(self, seat: int) -> list[list[int]]:
        return self.lanes[seat * LANES : (seat + 1) * LANES]

    def is_home(self, seat: int) -> bool:
        return bool(self.home >> seat & 1)

    def swap_size(self, partner: int) -> int:
        """How many cards a Diplomatic Mission of the seat to act with this seat exchanges (SK-7.6)."""
        return min(3, len(self.hands[self.turn]), len(self.hands[partner]))

    def can_draw(self) -> bool:
        return bool(self.deck) or any(card < CARDS for card in self.discards)  # SK-4.2


def pieces(s: SpaceKittiesState) -> list[int]:
    """Every journey card and commander card, wherever it lies."""
    at_home = [COMMANDER + who for seat, who in enumerate(s.commanders) if s.is_home(seat)]
    return [*chain(*s.hands, *s.quests, *s.lanes, *s.piles), *s.discards, *s.deck, *at_home]
