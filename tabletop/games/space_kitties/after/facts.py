"""What is counted over many matches: commanders, abilities, journeys, quests."""

from collections.abc import Iterator

from tabletop.base.words import _
from tabletop.games.space_kitties.rules import events
from tabletop.games.space_kitties.rules.content import ABILITY, COMMANDERS
from tabletop.games.space_kitties.rules.model import SpaceKittiesState
from tabletop.kernel.events import Event
from tabletop.kernel.facts import Fact

KINDS = {"commander": _("Commanders"), "ability": _("Abilities")}


def facts(state: SpaceKittiesState, happened: Iterator[Event]) -> Iterator[Fact]:
    for seat, who in enumerate(state.commanders):
        yield Fact(seat, "commander", COMMANDERS[who].slug)
    for event in happened:
        match event:
            case events.Used(seat=seat, ability=ability):
                yield Fact(seat, "ability", ABILITY[ability].slug)
            case events.Completed(seat=seat):
                yield Fact(seat, "count", "journeys")
            case events.Played(seat=seat, source=events.FROM_QUESTS):
                yield Fact(seat, "count", "quests")


def told(kind: str, name: str) -> str:
    known = COMMANDERS if kind == "commander" else ABILITY.values()
    return next(one.name for one in known if one.slug == name)


def picture(kind: str, name: str) -> str:
    return f"space-kitties/head-{name}" if kind == "commander" else "space-kitties/spark"
