"""What every game's position and every view of it have in common."""

from typing import Any, ClassVar, Protocol, Self, TypeVar

StateT = TypeVar("StateT", bound="State")


class State:
    """A position: flat, its fields named in `__slots__`. Equal if all fields are."""

    __slots__: tuple[str, ...] = ()
    lists: ClassVar[tuple[str, ...]]
    """The fields that hold a list which changes; a copy has its own."""
    nested: ClassVar[tuple[str, ...]] = ()
    """The fields that hold a list of such lists."""
    pairs: ClassVar[tuple[str, ...]] = ()
    """The fields that hold a list of just two such lists. All others are shared by copies."""
    seats: int
    turn: int
    """Whose turn it is, unless the game's controller tells that otherwise."""

    def __init_subclass__(cls) -> None:
        """Compile `copied_to` from the names of the fields: a loop over them would take twice as long."""
        if "lists" not in vars(cls):
            return
        values = {name: f"self.{name}" for name in cls.__slots__}
        values |= {name: f"self.{name}[:]" for name in cls.lists}
        values |= {name: f"[one[:] for one in self.{name}]" for name in cls.nested}
        values |= {name: f"[self.{name}[0][:], self.{name}[1][:]]" for name in cls.pairs}
        lines = "".join(f"    new.{name} = {value}\n" for name, value in values.items())
        scope: dict[str, Any] = {}
        exec(f"def copied_to(self, new):\n{lines}    return new", scope)
        cls.copied_to = scope["copied_to"]  # type: ignore[method-assign]

    def copied_to(self, new: StateT) -> StateT:
        """Set all fields of an empty state to copies of these."""
        raise NotImplementedError

    def copy(self) -> Self:
        """The same position, sharing nothing that ever changes."""
        return self.copied_to(type(self).__new__(type(self)))

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
