"""What would come of an action of Crazy Eights, as data: by the rules themselves, in a world the viewer could be in."""

from typing import NamedTuple

from crazy_eights.rules.content import EIGHT, RANK, SUIT
from crazy_eights.rules.game import CrazyEights
from crazy_eights.rules.model import Action, Play
from crazy_eights.rules.view import View
from tabletop.kernel.foresight import imagined

GAME = CrazyEights()


class Effect(NamedTuple):
    """What is certain about an action, whatever is hidden."""

    wins: bool
    left: int
    """How many cards its player holds then, whatever is drawn."""
    suit: int
    """The suit that counts then."""
    follows: int
    """How many of them fit onto it: the next turn is safe if one does."""
    spends_eight: bool
    """Whether an eight goes though another card would have fitted."""


def effect(view: View, legal: list[Action], action: Action) -> Effect:
    (world,) = imagined(GAME, view, action)
    assert view.seat is not None
    after, outcome = world.after, GAME.outcome(world.after)
    rest = [card for card in view.hand if not isinstance(action, Play) or card != action.card]
    return Effect(
        wins=outcome is not None and view.seat in outcome.winners,
        left=len(after.hands[view.seat]),
        suit=after.suit,
        follows=sum(RANK[card] == EIGHT or SUIT[card] == after.suit for card in rest),
        spends_eight=is_eight(action) and not all(map(is_eight, legal)),
    )


def is_eight(action: Action) -> bool:
    return isinstance(action, Play) and RANK[action.card] == EIGHT


def nearly_out(view: View) -> list[int]:
    """The others who could go out with one card."""
    return [seat for seat, count in enumerate(view.counts) if count == 1 and seat != view.seat]
