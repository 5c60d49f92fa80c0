"""Each game's side of the table, by its id. Imports a game's controller when it is first needed."""

from collections.abc import Sequence
from importlib import import_module

from tabletop.games import SHELF
from tabletop.kernel.match import Seat
from tabletop.ui.controller import Controller


def controller_for(game: str, seats: Sequence[Seat]) -> Controller:
    """The controller of a game with these people at the table."""
    module, _colon, name = SHELF[game].table.partition(":")
    controller: Controller = getattr(import_module(module), name)(seats)
    return controller
