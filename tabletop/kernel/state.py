"""What every game's position and every view of it have in common."""

from typing import Protocol, Self


class State:
    """A position: flat, its fields named in `__slots__`, with a hand-written `copy()`. Equal if all fields are."""

    __slots__: tuple[str, ...] = ()
    seats: int
    """How many play."""
    turn: int
    """Whose turn it is, unless the game's controller tells that otherwise."""

    def copy(self) -> Self:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        names = (name for kind in type(self).__mro__[:-1] for name in kind.__slots__)  # type: ignore[attr-defined]
        return all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]


class View(Protocol):
    """What one seat may know of a position: it compares equal by content and can be pickled."""

    @property
    def seat(self) -> int | None:
        """Whose it is; None for a spectator."""
