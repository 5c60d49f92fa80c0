"""Luck: Hyperspeed! cards drawn, and quests that fitted at once.

Over 600 games by habit with 2 and 4 commanders each Hyperspeed! more than expected won 4 to 7 games of 100 more, and so
did each quest for which a journey waited when it was turned up. Whether other cards fitted at once made no difference.
"""

from collections.abc import Iterator

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules import events
from tabletop.games.space_kitties.rules.content import HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.model import SpaceKittiesState
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.luck import Kind, Lot, Luck, drawn
from tabletop.kernel.rng import Rng

NOTE = ""
KINDS = {
    "wild": Kind(_("Hyperspeed! cards drawn"), _("A Hyperspeed! is any number, so it fits everywhere.")),
    "quests": Kind(_("Quests that fitted when turned up"), _("A journey waited for them already.")),
}


def told(luck: Luck, name: str) -> str:
    if luck.kind == "wild":
        if not luck.got:
            return _("{name} drew no Hyperspeed! card", name=name)
        return counted("{name} drew one Hyperspeed! card", "{name} drew {count} Hyperspeed! cards", luck.got, name=name)
    return counted(
        "{name} turned up one quest, and {got} fitted at once",
        "{name} turned up {count} quests, and {got} fitted at once",
        luck.times,
        name=name,
        got=luck.got,
    )


def beginning(state: SpaceKittiesState) -> Iterator[Lot]:
    every = [card for held in (*state.hands, *state.quests, state.deck) for card in held]
    for seat, hand in enumerate(state.hands):
        yield Lot(seat, "wild", sum(map(_wild, hand)), drawn(map(_wild, every), len(hand)))


def lots(state: SpaceKittiesState, event: Event, action: Action) -> Iterator[Lot]:
    match event:
        case events.Drew(seat=seat, cards=cards):
            deck = (*state.deck, *cards)
            yield Lot(seat, "wild", sum(map(_wild, cards)), drawn(map(_wild, deck), len(cards)))
        case events.TurnedUp(seat=seat, card=card) if state.buried[seat] < len(state.quests[seat]):
            hidden = state.quests[seat][state.buried[seat] :]
            yield Lot(seat, "quests", _fits(card, state), drawn((_fits(other, state) for other in hidden), 1))


def _fits(card: int, state: SpaceKittiesState) -> int:
    number = NUMBER[card]
    return int(number in (WORMHOLE, HYPERSPEED) or number - 1 in state.counts)


def _wild(card: int) -> int:
    return int(NUMBER[card] == HYPERSPEED)


def veil(state: SpaceKittiesState, rng: Rng) -> None:
    """The order of the deck, and of the quests that nobody has seen."""
    rng.shuffle(state.deck)
    for quests, buried in zip(state.quests, state.buried, strict=True):
        hidden = quests[buried:-1]
        rng.shuffle(hidden)
        quests[buried:-1] = hidden
