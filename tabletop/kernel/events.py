"""What happened, as the rules report it to the table. Imports nothing."""

from typing import NamedTuple

HIDDEN = -1
"""Stands for a piece the viewer may not know; lists of pieces keep their length."""


class Event(NamedTuple):
    """One thing that happened while an action was applied."""

    kind: str
    """What happened, in the game's own word ("play", "explode")."""
    seat: int = -1
    """Whose doing or fate it is; -1 for nobody's."""
    pieces: tuple[int, ...] = ()
    """The pieces concerned."""
    detail: tuple[int, ...] = ()
    """Numbers everybody may know; the game says what they mean."""
    secret_to: int | None = None
    """The only seat that may know which pieces these are; None if everybody may."""
    reveals: bool = False
    """True if the acting seat learned something by it that it did not know: undo stops here."""

    def seen_by(self, seat: int | None) -> "Event":
        """This event as the seat (None: a spectator) may know it."""
        if self.secret_to is None or self.secret_to == seat:
            return self
        return self._replace(pieces=(HIDDEN,) * len(self.pieces))
