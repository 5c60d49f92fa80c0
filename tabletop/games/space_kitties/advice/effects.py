"""How far it is to a quest with the cards that the viewer sees, and what an action changes in an imagined world.

Whose cards fit is asked of the rules: each seat is given the turn, before and after.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.space_kitties.rules import content, model
from tabletop.games.space_kitties.rules.abilities import WARP_NUMBERS
from tabletop.games.space_kitties.rules.content import COMMANDERS, HYPERSPEED, NUMBER, WARP_DRIVE
from tabletop.games.space_kitties.rules.game import SpaceKitties
from tabletop.games.space_kitties.rules.model import NEW, NO_CARD, PLAY, Action, SpaceKittiesState
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.kernel.events import NOBODY
from tabletop.kernel.foresight import Imagined, imagined

GAME = SpaceKitties()
CHANGES = {*content.PLAYED, content.FAST_DOCKING} - {content.DECEIVING_MANEUVERS}
"""Abilities that only change what fits: all there is to gain by them can be seen."""
OF_HAND = (model.PLACE, model.OFFER, model.END)
"""Actions that change no journey."""


class Way(NamedTuple):
    """The numbers to play on a journey before a quest fits there."""

    pile: int
    """Or NEW for one that is yet to begin."""
    held: tuple[int, ...]
    """Those at hand."""
    lacking: tuple[int, ...]
    """The others."""


def plays(legal: Sequence[Action]) -> dict[int, list[int]]:
    """The cards that can be played now, and on which piles."""
    found: dict[int, list[int]] = {}
    for move in legal:
        if move.kind == PLAY:
            found.setdefault(move.card, []).append(move.target)
    return found


def wilds(view: SpaceKittiesView, seat: int) -> int:
    """How many Hyperspeed! a seat can use, as far as the viewer sees."""
    hand = view.hand if seat == view.seat else ()
    tops = (lane[-1] for lane in view.lanes_of(seat) if lane)
    return sum(NUMBER[card] == HYPERSPEED for card in (*hand, *tops))


def helpers(view: SpaceKittiesView, seat: int, found: Way) -> int:
    """How many lacking numbers of a way a seat can replace: with Hyperspeed! and with Warp Drive."""
    warps = COMMANDERS[view.commanders[seat]].play == WARP_DRIVE and view.home[seat]
    return wilds(view, seat) + (warps and any(number in WARP_NUMBERS for number in found.lacking))


def to_quest(view: SpaceKittiesView, legal: Sequence[Action]) -> list[Action]:
    """What plays the own quest, else the next number on the way to it: a card, else a Hyperspeed! or Warp Drive."""
    seat = view.seat or 0
    quests = [move for move in legal if move.kind == PLAY and move.card == view.quest_tops[seat]]
    found = way(view, seat)
    if quests or found is None:
        return quests
    needed = view.counts[found.pile] + 1 if found.pile != NEW else 0
    there = [move for move in legal if move.target == found.pile and move.kind in (PLAY, WARP_DRIVE)]
    cards = [move for move in there if move.kind == PLAY and NUMBER[move.card] == needed]
    return cards or [move for move in there if move.kind == WARP_DRIVE or NUMBER[move.card] == HYPERSPEED]


@lru_cache(maxsize=32)
def way(view: SpaceKittiesView, seat: int) -> Way | None:
    """The way to a seat's quest that lacks the fewest numbers; None if there is no quest or a journey waits for it."""
    quest = view.quest_tops[seat]
    if quest == NO_CARD or NUMBER[quest] in (0, HYPERSPEED):
        return None
    goal = NUMBER[quest]
    starts = [(NEW, 0), *((pile, count + 1) for pile, count in enumerate(view.counts) if 0 <= count < goal)]
    found = [walk(view, seat, pile, start, goal) for pile, start in starts]
    best = min(found, key=lambda one: (len(one.lacking), len(one.held)))
    return best if best.held or best.lacking else None


def walk(view: SpaceKittiesView, seat: int, pile: int, start: int, goal: int) -> Way:
    """What a seat has of the numbers from one to before another on a journey."""
    hand = {NUMBER[card] for card in view.hand} if seat == view.seat else set()
    lanes = [[NUMBER[card] for card in lane] for lane in view.lanes_of(seat)]
    held: list[int] = []
    lacking: list[int] = []
    for number in range(start, goal):
        lane = next((lane for lane in lanes if lane and lane[-1] == number), None)
        if lane:
            lane.pop()
        (held if lane is not None or number in hand else lacking).append(number)
    return Way(pile, tuple(held), tuple(lacking))


def playable(s: SpaceKittiesState, seat: int) -> set[int]:
    """The cards a seat could play if it were its turn: its quest, the tops of its lanes, its hand."""
    if s.turn == NOBODY:
        return set()
    if seat != s.turn or s.cargo or s.partner != NOBODY:
        s = s.copy()
        s.begin_turn(seat)
    return {move.card for move in GAME.legal(s) if move.kind == PLAY}


@lru_cache(maxsize=64)
def done(view: SpaceKittiesView, action: Action) -> Imagined[SpaceKittiesState]:
    return imagined(GAME, view, action)[0]


class Change:
    """What an action does in an imagined world, as far as the viewer can know it."""

    def __init__(self, view: SpaceKittiesView, done: Imagined[SpaceKittiesState]) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.before, self.after, self.events, _chance = done
        self.quests = view.quest_tops
        self.rivals = [seat for seat in range(view.seats) if seat != self.seat]
        self.opened, self.closed = {}, {}
        for who in range(view.seats):
            could, can, known = playable(self.before, who), playable(self.after, who), self._known(who)
            self.opened[who] = (can - could) & known
            self.closed[who] = (could - can) & known & self._kept(who)

    def _known(self, seat: int) -> set[int]:
        """The cards of a seat that the viewer sees."""
        cards = {self.quests[seat]}.union(*self.view.lanes_of(seat))
        return cards | set(self.view.hand) if seat == self.seat else cards

    def _kept(self, seat: int) -> set[int]:
        """The cards from which a seat can still play afterwards."""
        tops = (lane[-1] for lane in self.after.lanes_of(seat) if lane)
        return {*self.after.hands[seat], *self.after.quests[seat][-1:], *tops}

    def winning(self) -> list[int]:
        """The others whose last quest fits now and did not before."""
        return [who for who in self.rivals if self.quests[who] in self.opened[who] and self.view.quest_counts[who] == 1]

    def blocked(self) -> list[int]:
        """The others whose quest does not fit any more."""
        return [who for who in self.rivals if self.quests[who] in self.closed[who]]


@lru_cache(maxsize=64)
def helps(view: SpaceKittiesView, action: Action) -> bool:
    """Whether an ability can do the viewer any good, by what is foreseen or by chance."""
    if view.seat is None or action.kind not in CHANGES:
        return True
    change = Change(view, done(view, action))
    return bool(change.opened[view.seat] or change.blocked())


def opened(view: SpaceKittiesView, action: Action) -> Iterator[tuple[int, bool]]:
    """The cards the viewer sees that fit after this and did not before, and whether they are the viewer's own."""
    if view.seat is not None and action.kind not in OF_HAND:
        for seat, cards in Change(view, done(view, action)).opened.items():
            yield from ((card, seat == view.seat) for card in sorted(cards))
