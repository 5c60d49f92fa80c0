"""How good a position of Paw of Duty looks. Imports this game's model."""

from tabletop.games.paw_of_duty.model import PawState


def evaluate(s: PawState, seat: int) -> float:
    return float(s.power(seat) - s.power(1 - seat))
