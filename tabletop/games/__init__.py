"""The shelf: every game by its id. Imports the games' rules, no pygame."""

from tabletop.games.cat_quest.rules import CatQuest
from tabletop.games.kardashev.rules import Kardashev
from tabletop.games.nine_lives.rules import NineLives
from tabletop.games.paw_of_duty.rules import PawOfDuty
from tabletop.games.space_kitties.rules import SpaceKitties
from tabletop.kernel.game import Game

GAMES: dict[str, Game] = {
    "nine-lives": NineLives(),
    "space-kitties": SpaceKitties(),
    "paw-of-duty": PawOfDuty(),
    "cat-quest": CatQuest(),
    "kardashev": Kardashev(),
}
