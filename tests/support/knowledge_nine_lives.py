"""What a careful person at the table of Nine Lives remembers: everything that was done (NL-7.3).

All of it was done openly, so an imagined position is possible only if the game could have begun in a way that allows
every action there was and leads to that very position.
"""

from typing import Any

from tabletop.games.nine_lives.rules.content import LIVES
from tabletop.games.nine_lives.rules.events import Lost
from tabletop.games.nine_lives.rules.game import NineLives
from tabletop.games.nine_lives.rules.model import NineLivesState, Play
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng

GAME = NineLives()


class Knowledge:
    """The actions of a game; the same for every viewer."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actions: list[tuple[int, Any]] = []
        self.gone: list[list[int]] = [[] for _seat in range(seats)]
        """The lives that each seat has played or lost from its deck, in this order."""

    def see(self, seat: int, action: Any, events: list[Event]) -> None:
        self.actions.append((seat, action))
        if isinstance(action, Play) and action.life:
            self.gone[seat].append(action.card)
        for event in events:
            if isinstance(event, Lost) and not event.played:
                self.gone[event.seat].append(event.card)

    def holds(self, state: NineLivesState, viewer: int | None) -> bool:
        """Whether all that was done could have been done, and led here."""
        then = self._beginning(state)
        for seat, action in self.actions:
            if GAME.to_act(then) != seat or action not in GAME.legal(then):
                return False
            GAME.apply(then, action, Rng(0))
        return then == state

    def _beginning(self, state: NineLivesState) -> NineLivesState:
        """The first position, if the present one is this: every card goes back to whoever was dealt it."""
        hands = [set(hand) for hand in state.hands]
        for seat, action in self.actions:
            if isinstance(action, Play) and not action.life:
                hands[seat].add(action.card)
        lives = [[*gone, *deck] for gone, deck in zip(self.gone, state.lives, strict=True)]
        for hand, deck in zip(hands, lives, strict=True):
            hand -= set(deck)
            del deck[LIVES:]  # what comes after those was put under the deck
        then = NineLivesState(self.seats, state.never_forced, state.missing, [sorted(hand) for hand in hands], lives)
        then.removed = state.removed
        then.keeper = then.turn = self.actions[0][0] if self.actions else state.keeper
        return then
