"""Facts for statistics: cards played, Kitties placed, attacks, captures."""

from collections.abc import Iterator

from tabletop.base.words import _
from tabletop.games.paw_of_duty.rules import events
from tabletop.games.paw_of_duty.rules.content import CARD_FILES, CARD_NAMES, KIND, TYPE, TYPE_FILES, TYPE_NAMES
from tabletop.games.paw_of_duty.rules.model import PawState
from tabletop.kernel.events import Event
from tabletop.kernel.facts import Fact

KINDS = {"card": _("Tactics"), "kitty": _("Kitties")}


def facts(state: PawState, happened: Iterator[Event]) -> Iterator[Fact]:
    for event in happened:
        match event:
            case events.Played(seat=seat, card=card):
                yield Fact(seat, "card", CARD_FILES[KIND[card]])
            case events.Deployed(seat=seat, kitty=kitty):
                yield Fact(seat, "kitty", TYPE_FILES[TYPE[kitty]])
            case events.Attacked(seat=seat):
                yield Fact(seat, "count", "attacks")
    for seat, taken in enumerate(state.captured):
        if taken:
            yield Fact(seat, "count", "captured", len(taken))


def told(kind: str, name: str) -> str:
    return CARD_NAMES[CARD_FILES.index(name)] if kind == "card" else TYPE_NAMES[TYPE_FILES.index(name)]


def picture(kind: str, name: str) -> str:
    return f"paw-of-duty/{name}" if kind == "card" else f"paw-of-duty/bust-{name}-1"
