"""What happened, as the rules report it to the table. Imports nothing of ours."""

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

HIDDEN = -1
"""Stands for a piece the viewer may not know; lists of pieces keep their length."""
NOBODY = -1
"""The seat of an event that is nobody's doing."""


@dataclass(slots=True)
class Event:
    """One thing that happened while an action was applied. Every game has small events of its own kind."""

    seat: int
    """Whose doing or fate it is; NOBODY for nobody's."""
    secret_to: int | None = field(default=None, kw_only=True)
    """The only seat that may know the fields named in `secrets`; None if everybody may."""
    reveals: bool = field(default=False, kw_only=True)
    """True if the acting seat learned something by it that it did not know: undo stops here."""
    secrets: ClassVar[tuple[str, ...]] = ()
    """The fields that can be secret."""

    def seen_by(self, seat: int | None) -> Self:
        """This event as the seat (None: a spectator) may know it."""
        if self.secret_to is None or self.secret_to == seat:
            return self
        return replace(self, **{name: _hidden(getattr(self, name)) for name in self.secrets})


def _hidden(value: Any) -> Any:
    return (HIDDEN,) * len(value) if isinstance(value, tuple) else HIDDEN
