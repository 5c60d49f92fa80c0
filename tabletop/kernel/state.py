"""What every game's position has in common. Imports nothing of ours."""


class State:
    """A position: flat, its fields named in `__slots__`, with a hand-written `copy()`. Equal if all fields are."""

    __slots__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        names = (name for kind in type(self).__mro__[:-1] for name in kind.__slots__)  # type: ignore[attr-defined]
        return all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]
