"""What the deal gave everybody in Nine Lives.

Over 3000 games by habit each with two, three and four players a life that is a 1, a 4 or an 8 made a win likelier, and
high numbers in the hand did with two and a little with three; with more players they made no difference.
"""

from collections.abc import Iterator

from tabletop.base.words import _, counted
from tabletop.games.nine_lives.rules.content import NUMBER
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.luck import Kind, Lot, Luck, drawn
from tabletop.kernel.rng import Rng

STRONG = (1, 4, 8)
"""The numbers of lives that help to win."""
FEW = 3
"""With so many players or fewer the hand counts, too."""
NOTE = _("After the deal nothing is left to chance.")
KINDS = {
    "hand": Kind(_("The hand that was dealt"), _("High numbers win rounds.")),
    "lives": Kind(_("The lives that were dealt"), _("1s, 4s and 8s have the powers that help most.")),
}


def told(luck: Luck, name: str) -> str:
    if luck.kind == "hand":
        return _("{name} got a hand whose numbers add up to {got}", name=name, got=luck.got)
    if not luck.got:
        return _("{name} got no life that is a 1, 4 or 8", name=name)
    return counted(
        "{name} got one life that is a 1, 4 or 8", "{name} got {count} lives that are a 1, 4 or 8", luck.got, name=name
    )


def beginning(state: NineLivesState) -> Iterator[Lot]:
    cards = [card for held in (*state.hands, *state.lives, state.removed) for card in held]
    strong = [int(NUMBER[card] in STRONG) for card in cards]
    numbers = [NUMBER[card] for card in cards]
    for seat in range(state.seats):
        hand, lives = state.hands[seat], state.lives[seat]
        if state.seats <= FEW:
            yield Lot(seat, "hand", sum(NUMBER[card] for card in hand), drawn(numbers, len(hand)))
        yield Lot(seat, "lives", sum(NUMBER[card] in STRONG for card in lives), drawn(strong, len(lives)))


def lots(state: NineLivesState, event: Event, action: Action) -> tuple[Lot, ...]:
    return ()  # after the deal nothing is left to chance


def veil(state: NineLivesState, rng: Rng) -> None:
    """Every card lies in somebody's hand or lives, or open."""
