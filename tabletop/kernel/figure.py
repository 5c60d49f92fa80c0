"""A picture in a rulebook: a position of the game and what of its table is to be seen."""

from collections.abc import Callable
from typing import NamedTuple

from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State


class Figure(NamedTuple):
    """A game's `lesson/figures.py` has one for each `![caption](name)` of its rulebook."""

    position: Callable[[Rng], State]
    shows: tuple[str, ...]
    """The pieces and zones that are seen, with what lies between them."""
    seats: tuple[str, ...]
    viewer: int | None = 0
    """Through whose eyes."""
    lit: tuple[str, ...] = ()
    rim: float = 14.0
    """Units around what is seen."""
    asks: bool = False
    """Whether what the viewer may do now is laid out with it; then it can be `lit`."""
