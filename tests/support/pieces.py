"""Every piece of a position, wherever it lies: the same ones from the first action to the last."""

from tabletop.kernel.game import Game
from tabletop.kernel.rooms import room_of
from tabletop.kernel.state import State


def pieces(game: Game, state: State) -> list[int]:
    """By the function of that name in the game's `rules/saving` or `rules/model`."""
    rooms = (room_of(game, "rules.saving"), room_of(game, "rules.model"))
    return next(sorted(room.pieces(state)) for room in rooms if hasattr(room, "pieces"))
