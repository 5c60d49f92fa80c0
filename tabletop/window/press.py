"""Which presses are meant for what lies under the pointer."""

from tabletop.ui.input import Pointer

NEW = 0.5
"""Seconds for which a resting pointer does not press what has come under it: that was meant for what was there."""
MOVED = 4
"""Pixels a hand may shake while the pointer rests."""


class PressGuard:
    """Knows where the pointer was last, and whether something has only just come under it."""

    def __init__(self) -> None:
        self.at = (-1, -1)
        self._new = 0.0

    def appear(self) -> None:
        self._new = NEW

    def pass_time(self, seconds: float) -> None:
        self._new -= seconds

    def too_soon(self, event: Pointer) -> bool:
        """Whether this presses what has only just come under the pointer; one that moves knows where it goes."""
        if max(abs(event.x - self.at[0]), abs(event.y - self.at[1])) > MOVED:
            self._new = 0.0
        self.at = event.at
        return event.kind == "down" and self._new > 0
