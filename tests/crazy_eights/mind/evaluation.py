"""How good a position of Crazy Eights looks."""

from crazy_eights.rules.content import EIGHT, RANK
from crazy_eights.rules.model import State


def evaluate(s: State, seat: int) -> float:
    """Few cards are good, and eights are kept for later."""
    mine = s.hands[seat]
    others = min(len(hand) for other, hand in enumerate(s.hands) if other != seat)
    return others - len(mine) + 0.5 * sum(RANK[card] == EIGHT for card in mine)
