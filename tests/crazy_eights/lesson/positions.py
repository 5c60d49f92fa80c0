"""Positions of Crazy Eights written by hand: "hand", "hand", pile with its top last."""

from collections.abc import Callable

from crazy_eights.rules.content import CARD_TEXTS, CARDS
from crazy_eights.rules.model import State
from tabletop.kernel.rng import Rng


def cards(texts: str) -> list[int]:
    return [CARD_TEXTS.index(text) for text in texts.split()]


def table(first: str, second: str, pile: str, stock: str = "") -> Callable[[Rng], State]:
    """Two hands and a pile; `stock` is drawn first, from its end, and below it lies the rest, shuffled."""

    def position(rng: Rng) -> State:
        hands, heap, top = [sorted(cards(first)), sorted(cards(second))], cards(pile), cards(stock)
        held = {*hands[0], *hands[1], *heap, *top}
        rest = [card for card in CARDS if card not in held]
        rng.shuffle(rest)
        return State(hands, [*rest, *top], heap)

    return position


def card(text: str) -> str:
    """The key of a card on the table."""
    return f"card:{CARD_TEXTS.index(text)}"
