"""Traits and choices for the search."""

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import ClassVar

from tabletop.games.nine_lives.rules.content import KNOCK_IT_OFF, NUMBER, POUNCE, SUIT, SUIT_BIT, ZOOMIES
from tabletop.games.nine_lives.rules.model import NO_TARGET, Action, Keep, NineLivesState
from tabletop.kernel.events import NOBODY
from tabletop.kernel.knowledge import Knowledge, read_weights

WEIGHTS = Path(__file__).parents[1] / "weights.txt"
_FACE = tuple((suit, number) for suit, number in zip(SUIT, NUMBER, strict=True))


class NineLivesKnowledge(Knowledge[NineLivesState, Action]):
    """A turn is a whole round; copies of a card are the same choice."""

    traits: ClassVar[tuple[str, ...]] = (
        "lives", "lives_near_the_end", "hand", "hand_empty", "hand_short", "keeper", "low_cards", "high_cards",
        "suits", "life_number", "life_wins",
    )  # fmt: skip
    signs: ClassVar[dict[str, int]] = {"lives": 1, "lives_near_the_end": 1, "hand": 1}
    scale: ClassVar[float] = 1.6
    weights = read_weights(WEIGHTS, traits) if WEIGHTS.exists() else ()

    def turn_key(self, s: NineLivesState) -> Hashable:
        """A round is a turn, with the lives that come back after it."""
        return NOBODY if s.turn == NOBODY else s.round

    def choices(self, s: NineLivesState, legal: Sequence[Action]) -> dict[Hashable, Action]:
        found: dict[Hashable, Action] = {}
        for action in legal:
            if isinstance(action, Keep):
                found[action] = action
            elif not action.life:
                found[_FACE[action.card]] = action
            elif action.target == NO_TARGET or NUMBER[action.card] < KNOCK_IT_OFF:
                found[(*_FACE[action.card], action.target)] = action
            else:
                found[(*_FACE[action.card], *_FACE[action.target])] = action
        return found

    def describe(self, s: NineLivesState, seat: int) -> Sequence[float]:
        lives, hand = len(s.lives[seat]), s.hands[seat]
        fewest = min(map(len, s.lives))
        suits = low = high = 0
        for card in hand:
            suits |= SUIT_BIT[card]
            number = NUMBER[card]
            if number <= 3:
                low += 1
            elif number >= 8:
                high += 1
        life = NUMBER[s.lives[seat][0]] if lives else 0
        size = len(hand)
        own = lives / 4.0, lives / (1.0 + fewest), size / 6.0, float(not size), float(size < 3), float(s.keeper == seat)
        return *own, low / 4.0, high / 2.0, suits.bit_count() / 4.0, life / 9.0, float(life in (POUNCE, ZOOMIES))
