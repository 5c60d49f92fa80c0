"""What a careful person at the table of Paw of Duty remembers (PD-7), kept apart from the rules."""

from collections import Counter
from typing import Any

from tabletop.games.paw_of_duty.rules import events as told
from tabletop.games.paw_of_duty.rules.content import CARDS, CLAWS, KITTIES, RADIO_CARD
from tabletop.games.paw_of_duty.rules.model import PawState
from tabletop.kernel.events import HIDDEN, Event


class Memory:
    """What one viewer has seen, told only what that viewer is told."""

    def __init__(self, viewer: int | None, first: int) -> None:
        self.viewer, self.first = viewer, first
        self.radio = True
        """Whether nobody has seen the Radio leave the first player's hand."""
        self.held = [5 + (seat == first) for seat in range(2)]
        self.discards: list[int] = []
        self.played: list[int] = []
        self.barred: dict[int, list[int]] = {0: [], 1: []}
        """Cards that cannot be in a hand: the other one put them back and this one has drawn nothing since."""
        self.deck_of = set(range(CARDS))
        """What the Tactic deck was last made of."""
        self.older = [0, 0]
        """How many cards of each hand were in it at that time."""
        self.kitties = [HIDDEN] * KITTIES
        """The Kitty deck from the top, as far as it is known."""
        self.offer: list[int] = []

    def hear(self, event: Event) -> None:
        seat = event.seat
        match event:
            case told.PutBack():
                self.held[seat] -= 1
            case told.Mixed(cards=cards) if seat == self.viewer:
                self.barred[1 - seat] = list(cards)
            case told.Drew(cards=cards):
                self.held[seat] += len(cards)
                self.barred[seat] = []
            case told.Played(card=card):
                self._shown(seat, card)
                self.played.append(card)
            case told.Discarded(card=card):
                self._shown(seat, card)
                self.discards.append(card)
            case told.Tidied(cards=cards):
                self.played = []
                self.discards += [card for card in cards if card != CLAWS[seat]]
                if CLAWS[seat] in cards:
                    self.held[seat] += 1
                    self.older[seat] += CLAWS[seat] not in self.deck_of
            case told.Reshuffled():
                self.deck_of, self.discards = set(self.discards), []
                self.older = list(self.held)
            case told.Offered(kitties=kitties):
                drawn, self.kitties = self.kitties[:2], self.kitties[2:]
                self.offer = [new if new != HIDDEN else old for new, old in zip(kitties, drawn, strict=True)]
            case told.Deployed(kitty=kitty):
                self.offer.remove(kitty if kitty in self.offer else HIDDEN)
            case told.Buried():
                self.kitties.append(self.offer.pop())

    def _shown(self, seat: int, card: int) -> None:
        self.held[seat] -= 1
        self.older[seat] -= card not in self.deck_of
        self.radio = self.radio and card != RADIO_CARD

    def holds(self, s: PawState) -> bool:
        hands = s.hands
        older = [sum(card not in self.deck_of for card in hand) for hand in hands]
        known = zip((*self.kitties, *self.offer), (*s.kitties, *s.offer), strict=True)
        return (
            [len(hand) for hand in hands] == self.held
            and Counter(s.discards) == Counter(self.discards)
            and older == self.older
            and (not self.radio or RADIO_CARD in hands[self.first])
            and all(CLAWS[seat] in (*s.hands[seat], *self.played) for seat in range(2))
            and not any(set(self.barred[seat]) & set(hands[seat]) for seat in range(2))
            and all(mine in (HIDDEN, theirs) for mine, theirs in known)
        )


class Knowledge:
    """What everybody has seen since the first position, each in their own way."""

    def __init__(self, seats: int) -> None:
        self.memories: dict[int | None, Memory] = {}

    def see(self, seat: int, action: Any, events: list[Event]) -> None:
        if not self.memories:
            self.memories = {viewer: Memory(viewer, seat) for viewer in (None, 0, 1)}
        for viewer, memory in self.memories.items():
            for event in events:
                memory.hear(event.seen_by(viewer))

    def holds(self, state: PawState, viewer: int | None) -> bool:
        return (self.memories.get(viewer) or Memory(viewer, state.first)).holds(state)
