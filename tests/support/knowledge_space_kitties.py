"""What a careful commander remembers of cards that went out of sight (SK-8.3), kept apart from the rules.

For everybody who watches, and for every card, the places where it may be.
"""

from typing import Any

from tabletop.games.space_kitties.rules.content import CARDS
from tabletop.games.space_kitties.rules.events import (
    FROM_HAND,
    Buried,
    Completed,
    Discarded,
    Drew,
    Gave,
    Got,
    Placed,
    Played,
    Reshuffled,
    TurnedUp,
)
from tabletop.games.space_kitties.rules.model import SpaceKittiesState
from tabletop.kernel.events import HIDDEN, Event

PLAYED, DISCARDS, DECK, ON_THE_WAY = "played", "discards", "deck", "on the way"


def hand(seat: int) -> str:
    return f"hand of {seat}"


def quests(seat: int) -> str:
    return f"quests of {seat}"


class Mind:
    """What one of those who watch has seen."""

    def __init__(self, seats: int) -> None:
        everywhere = {DECK, *map(hand, range(seats)), *map(quests, range(seats))}
        self.may = [set(everywhere) for _card in range(CARDS)]
        self.sizes = [7 if seats <= 6 else 6] * seats
        """How many cards everybody holds."""

    def see(self, event: Event) -> None:
        """Something happened, as this watcher saw it."""
        seat = event.seat
        match event:
            case Played(card=card, source=source) if card < CARDS:
                self.may[card] = {PLAYED}
                self.sizes[seat] -= source == FROM_HAND
            case Placed(card=card):
                self.may[card] = {PLAYED}
                self.sizes[seat] -= 1
            case TurnedUp(card=card) | Buried(card=card):
                self.may[card] = {quests(seat)}
            case Completed(pieces=pieces):
                self._went(tuple(piece for piece in pieces if piece < CARDS), PLAYED, DISCARDS, 0)
            case Drew(cards=cards):
                self._went(cards, DECK, hand(seat), CARDS)
                self.sizes[seat] += len(cards)
            case Discarded(cards=cards):
                self._went(cards, hand(seat), DISCARDS, self.sizes[seat])
                self.sizes[seat] = 0
            case Gave(cards=cards):
                self._went(cards, hand(seat), ON_THE_WAY, self.sizes[seat])
                self.sizes[seat] -= len(cards)
            case Got(cards=cards):
                self._went(cards, ON_THE_WAY, hand(seat), len(cards))
                for places in self.may:
                    places.discard(ON_THE_WAY)
                self.sizes[seat] += len(cards)
            case Reshuffled():
                for places in self.may:
                    places.discard(DECK)  # it has run out
                    if DISCARDS in places:
                        places.remove(DISCARDS)
                        places.add(DECK)
        if seat >= 0 and not self.sizes[seat]:
            for places in self.may:
                places.discard(hand(seat))

    def _went(self, cards: tuple[int, ...], origin: str, goal: str, there: int) -> None:
        """Cards went from a place, where so many were, to another; who sees them also knows that no others did."""
        for card, places in enumerate(self.may):
            if HIDDEN not in cards:
                if card in cards:
                    places.clear()
                    places.add(goal)
            elif origin in places:
                places.add(goal)
                if len(cards) == there:
                    places.remove(origin)


class Knowledge:
    """What each seat, and whoever only looks on, has seen since the first turn."""

    def __init__(self, seats: int) -> None:
        self.minds: dict[int | None, Mind] = {watcher: Mind(seats) for watcher in (None, *range(seats))}
        self.buried: list[list[int]] = [[] for _seat in range(seats)]
        """The quests at the bottom of each pile, the lowest first."""

    def see(self, seat: int, action: Any, events: list[Event]) -> None:
        for event in events:
            for watcher, mind in self.minds.items():
                mind.see(event.seen_by(watcher))
            if isinstance(event, Buried):
                self.buried[event.seat].insert(0, event.card)
            elif isinstance(event, TurnedUp):
                del self.buried[event.seat][event.left :]

    def holds(self, state: SpaceKittiesState, viewer: int | None) -> bool:
        """Whether nothing the viewer knows is wrong in this position."""
        mind = self.minds[viewer]
        zones = [(PLAYED, cards) for cards in (*state.lanes, *state.piles)]
        zones += [(DISCARDS, state.discards), (DECK, state.deck)]
        zones += [(hand(seat), cards) for seat, cards in enumerate(state.hands)]
        zones += [(quests(seat), cards) for seat, cards in enumerate(state.quests)]
        known = zip(self.buried, state.quests, strict=True)
        return all(place in mind.may[card] for place, cards in zones for card in cards if card < CARDS) and all(
            below[: len(pile)] == pile[: len(below)] for below, pile in known
        )
