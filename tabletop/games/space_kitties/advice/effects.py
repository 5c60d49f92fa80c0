"""How far it is to a quest with the cards that the viewer sees."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.space_kitties.rules.abilities import WARP_NUMBERS
from tabletop.games.space_kitties.rules.content import COMMANDERS, HYPERSPEED, NUMBER, WARP_DRIVE
from tabletop.games.space_kitties.rules.model import NEW, NO_CARD, PLAY, Action
from tabletop.games.space_kitties.rules.view import SpaceKittiesView


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
