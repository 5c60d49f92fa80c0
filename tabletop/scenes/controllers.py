"""Each game's side of the table, by its id. Imports a game's controller when it is first needed."""

from collections.abc import Sequence

from tabletop.kernel.match import Seat
from tabletop.ui.controller import Controller


def controller_for(game: str, seats: Sequence[Seat]) -> Controller:
    """The controller of a game with these people at the table."""
    if game == "nine-lives":
        from tabletop.games.nine_lives.controller import NineLivesController

        return NineLivesController(seats)
    if game == "paw-of-duty":
        from tabletop.games.paw_of_duty.controller import PawOfDutyController

        return PawOfDutyController(seats)
    if game == "space-kitties":
        from tabletop.games.space_kitties.controller import SpaceKittiesController

        return SpaceKittiesController(seats)
    if game == "cat-quest":
        from tabletop.games.cat_quest.controller import CatQuestController

        return CatQuestController(seats)
    if game == "kardashev":
        from tabletop.games.kardashev.controller import KardashevController

        return KardashevController(seats)
    raise KeyError(game)
