"""The shelf: every game by its id."""

from typing import Any, NamedTuple

from tabletop.games.cat_quest.rules.game import CatQuest
from tabletop.games.kardashev.rules.game import Kardashev
from tabletop.games.nine_lives.rules.game import NineLives
from tabletop.games.paw_of_duty.rules.game import PawOfDuty
from tabletop.games.space_kitties.rules.game import SpaceKitties
from tabletop.kernel.game import Game, Rules


class Box(NamedTuple):
    """A game as it stands on the shelf: all the program has to be told of it."""

    game: Rules[Any, Any, Any]
    table: str
    """Where its side of the table is, as `module:class`; imported when somebody sits down to it."""
    playouts: float
    """The least share of the yardstick's speed its random games have to reach."""
    searches: float = 0.0
    """The same for the iterations of a search; 0 is not measured."""
    crowd: float = 0.0
    """How much slower than bare blits the slowest frames of its full table may be; 0 is not measured."""
    rollouts: float = 0.0
    """How many times as fast a search has to be as judging every move, where iterations play long turns out; or 0."""


SHELF: dict[str, Box] = {}
"""By id, in the order they stand in."""
GAMES: dict[str, Game] = {}
"""The rules of everything on the shelf."""


def put_on_shelf(box: Box) -> None:
    SHELF[box.game.info.id] = box
    GAMES[box.game.info.id] = box.game


put_on_shelf(Box(NineLives(), "tabletop.games.nine_lives.table.controller:NineLivesController", 0.10, 0.01, 1.6))
put_on_shelf(
    Box(SpaceKitties(), "tabletop.games.space_kitties.table.controller:SpaceKittiesController", 0.07, 0.005, 1.6)
)
put_on_shelf(Box(PawOfDuty(), "tabletop.games.paw_of_duty.table.controller:PawOfDutyController", 0.035, 0.003, 1.6))
put_on_shelf(Box(CatQuest(), "tabletop.games.cat_quest.table.controller:CatQuestController", 0.025, 0.0018, 1.6))
put_on_shelf(Box(Kardashev(), "tabletop.games.kardashev.table.controller:KardashevController", 0.017, 0.0, 1.6, 2.0))
