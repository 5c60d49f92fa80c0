"""Facts counted over many matches: powers, rounds won, bursts."""

from collections.abc import Iterator

from tabletop.base.words import _
from tabletop.games.nine_lives.rules import events
from tabletop.games.nine_lives.rules.content import NAP, NUMBER, POWER_NAMES
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.kernel.events import Event
from tabletop.kernel.facts import Fact

KINDS = {"power": _("Powers")}


def facts(state: NineLivesState, happened: Iterator[Event]) -> Iterator[Fact]:
    for event in happened:
        match event:
            case events.Laid(seat=seat, card=card, life=True):  # from a hand it has no power (NL-3.5)
                if NUMBER[card] != NAP:
                    yield Fact(seat, "power", str(NUMBER[card]))
            case events.Won(seat=seat):
                yield Fact(seat, "count", "tricks")
            case events.Exploded():
                for seat in range(state.seats):
                    yield Fact(seat, "count", "explosions")
            case events.Spared(seat=seat):
                yield Fact(seat, "count", "spared")


def told(kind: str, name: str) -> str:
    return POWER_NAMES[int(name)]


def picture(kind: str, name: str) -> str:
    """The drawing of a fact."""
    return f"nine-lives/clubs-{name}"
