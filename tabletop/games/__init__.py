"""The shelf: every game by its id, and those still to come. Imports the games' rules, no pygame."""

from tabletop.games.cat_quest.rules import CatQuest
from tabletop.games.nine_lives.rules import NineLives
from tabletop.games.paw_of_duty.rules import PawOfDuty
from tabletop.games.space_kitties.rules import SpaceKitties
from tabletop.kernel.game import Game, GameInfo
from tabletop.words import _

GAMES: dict[str, Game] = {
    "nine-lives": NineLives(),
    "space-kitties": SpaceKitties(),
    "paw-of-duty": PawOfDuty(),
    "cat-quest": CatQuest(),
}

COMING: tuple[GameInfo, ...] = (
    GameInfo(
        id="kardashev",
        title=_("Kardashev"),
        tagline=_("Raise a civilisation from one world to a galaxy, by auction, science and reach."),
        seats=range(2, 4),
        minutes="60-90",
        weight=5,
        accent="#d9a0f0",
    ),
)
"""Games announced on the shelf that cannot be played yet."""
