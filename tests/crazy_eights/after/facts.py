"""Facts counted over many matches of Crazy Eights: eights played, by the suit they named."""

from collections.abc import Iterator

from crazy_eights.rules.content import EIGHT, RANK, SUIT_NAMES
from crazy_eights.rules.events import Played
from crazy_eights.rules.model import State
from tabletop.base.words import _
from tabletop.kernel.events import Event
from tabletop.kernel.facts import Fact

KINDS = {"suit": _("Suits named")}


def facts(state: State, happened: Iterator[Event]) -> Iterator[Fact]:
    for event in happened:
        if isinstance(event, Played) and RANK[event.card] == EIGHT:
            yield Fact(event.seat, "suit", str(event.suit))


def told(kind: str, name: str) -> str:
    return SUIT_NAMES[int(name)]


def picture(kind: str, name: str) -> str:
    return f"nine-lives/clubs-{int(name) + 1}"
