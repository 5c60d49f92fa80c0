"""How good a position of Space Kitties looks. Imports the model."""

from tabletop.games.space_kitties.model import NOBODY, SpaceKittiesState


def evaluate(s: SpaceKittiesState, seat: int) -> float:
    if s.turn == NOBODY:
        return 1000.0 if not s.quests[seat] else -1000.0
    return -10.0 * len(s.quests[seat])
