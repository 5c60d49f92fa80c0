"""What the bag gave everybody in Kardashev, and the lasers.

A tile is worth as many resources as it shows. That of a turn is for whoever bids most, but whoever drew it is paid for
it; over 500 games by habit it made hardly a difference which one was drawn for whom. Battles are no matter of chance.
"""

from collections.abc import Iterator

from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules import events
from tabletop.games.kardashev.rules.content import ANY_KIND
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.luck import Kind, Lot, Luck, dice, drawn
from tabletop.kernel.rng import Rng

NOTE = _("Battles are no matter of chance here: both sides know the numbers.")
COUNTED = _("Each kind on a tile counts 1: a Hybrid tile 2, a Military tile 0.")
KINDS = {
    "drawn": Kind(
        _("Resources on the tiles drawn at the start of a turn"),
        COUNTED + " " + _("Everybody bids for them; the others pay whoever drew."),
    ),
    "found": Kind(
        _("Resources on the tiles that fleets found"), COUNTED + " " + _("They belong to the finder, without a bid.")
    ),
    "laser": Kind(_("Lasers in a tie"), _("A die each, until one is higher.")),
}


def told(luck: Luck, name: str) -> str:
    facts, times = {"name": name, "got": luck.got}, luck.times
    if luck.kind == "laser":
        return counted("{name} rolled {got} with one laser", "{name} rolled {got} with {count} lasers", times, **facts)
    facts["shown"] = counted("{count} resource", "{count} resources", luck.got)
    if luck.kind == "drawn":
        return counted(
            "{name} drew one tile with {shown} on it", "{name} drew {count} tiles with {shown} on them", times, **facts
        )
    return counted(
        "{name} found one tile with {shown} on it", "{name} found {count} tiles with {shown} on them", times, **facts
    )


def beginning(state: KardashevState) -> tuple[Lot, ...]:
    return ()


def lots(state: KardashevState, event: Event, action: Action) -> Iterator[Lot]:
    match event:
        case events.Explore(seat=seat, tile=tile):
            yield Lot(seat, "found", _worth(tile), drawn(map(_worth, (*state.bag, tile)), 1))
        case events.Draw(seat=seat, tile=tile):
            yield Lot(seat, "drawn", _worth(tile), drawn(map(_worth, (*state.bag, tile)), 1))
        case events.Laser(seat=seat, roll=roll):
            yield Lot(seat, "laser", roll, dice(1))


def _worth(tile: int) -> int:
    return (tile & ANY_KIND).bit_count()


def veil(state: KardashevState, rng: Rng) -> None:
    """The order of the bag."""
    rng.shuffle(state.bag)
