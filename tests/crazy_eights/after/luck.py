"""What the deal and the stock gave everybody in Crazy Eights: eights."""

from collections.abc import Iterator

from crazy_eights.rules.content import CARDS, EIGHT, RANK
from crazy_eights.rules.events import Drew
from crazy_eights.rules.model import State
from tabletop.base.words import _, counted
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.luck import Kind, Lot, Luck, drawn
from tabletop.kernel.rng import Rng

NOTE = ""
KINDS = {
    "dealt": Kind(_("Eights that were dealt"), _("An eight fits on anything.")),
    "drawn": Kind(_("Eights that were drawn"), _("An eight fits on anything.")),
}


def told(luck: Luck, name: str) -> str:
    return counted("{name} got one eight", "{name} got {count} eights", luck.got, name=name)


def _eights(cards: list[int]) -> list[int]:
    return [int(RANK[card] == EIGHT) for card in cards]


def beginning(state: State) -> Iterator[Lot]:
    for seat, hand in enumerate(state.hands):
        yield Lot(seat, "dealt", sum(_eights(hand)), drawn(_eights(list(CARDS)), len(hand)))


def lots(state: State, event: Event, action: Action) -> Iterator[Lot]:
    if isinstance(event, Drew):
        yield Lot(event.seat, "drawn", int(RANK[event.card] == EIGHT), drawn(_eights([*state.stock, event.card]), 1))


def veil(state: State, rng: Rng) -> None:
    rng.shuffle(state.stock)
