"""What statistics count in a match of Kardashev: roles, technologies, battles."""

from collections.abc import Iterator

from tabletop.base.words import _
from tabletop.games.kardashev.rules import content, events
from tabletop.games.kardashev.rules.content import ROLE_IDS, ROLE_NAMES
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.kernel.events import Event
from tabletop.kernel.facts import Fact

KINDS = {"role": _("Roles"), "technology": _("Technologies")}


def facts(state: KardashevState, happened: Iterator[Event]) -> Iterator[Fact]:
    for seat, role in enumerate(state.roles):
        yield Fact(seat, "role", ROLE_IDS[role])
    for event in happened:
        match event:
            case events.Learn(seat=seat, technology=number) | events.Research(seat=seat, technology=number):
                yield Fact(seat, "technology", content.TEXTS[number])
            case events.Battle(seat=seat, defender=defender, offence=offence, defence=defence):
                yield Fact(seat, "count", "attacks")
                yield Fact(seat if offence > defence else defender, "count", "battles-won")
            case events.Explore(seat=seat):
                yield Fact(seat, "count", "explored")


def told(kind: str, name: str) -> str:
    return ROLE_NAMES[ROLE_IDS.index(name)] if kind == "role" else content.TECHNOLOGIES[content.BY_TEXT[name]].name


def picture(kind: str, name: str) -> str:
    return f"kardashev/head-{name}-calm" if kind == "role" else f"kardashev/tech-{name}"
