"""What the bag gave everybody in Kardashev, and the lasers. Imports the events and the kernel's luck.

Battles are no matter of chance, and the tile of a turn is for whoever bids most: over 500 games by habit it made no
difference which one was drawn for whom. What a fleet finds is worth as many resources as it shows.
"""

from collections.abc import Iterator
from typing import Any

from tabletop.games.kardashev import events
from tabletop.games.kardashev.model import ANY_KIND
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.luck import Kind, Lot, dice, drawn
from tabletop.kernel.rng import Rng
from tabletop.words import _

NOTE = _("Battles here are no matter of chance, and the tile of a turn is for whoever bids most.")
KINDS = {
    "found": Kind(
        _("Tiles that fleets found"), _("resources on them"), _("The tiles your fleets found were"),
        _("The tiles {name}'s fleets found were"),
    ),
    "laser": Kind(_("Lasers in a tie"), _("pips"), _("Your lasers were"), _("{name}'s lasers were")),
}  # fmt: skip


def beginning(state: Any) -> tuple[Lot, ...]:
    return ()


def lots(state: Any, event: Event, action: Action) -> Iterator[Lot]:
    match event:
        case events.Explore(seat=seat, tile=tile):
            yield Lot(seat, "found", _worth(tile), drawn(map(_worth, (*state.bag, tile)), 1))
        case events.Laser(seat=seat, roll=roll):
            yield Lot(seat, "laser", roll, dice(1))


def _worth(tile: int) -> int:
    return (tile & ANY_KIND).bit_count()


def veil(state: Any, rng: Rng) -> None:
    """The order of the bag."""
    rng.shuffle(state.bag)
