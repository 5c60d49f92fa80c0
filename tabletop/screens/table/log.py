"""What happened at a table, line by line."""

from collections.abc import Callable

from tabletop.kernel.events import Event
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.panel.log import Line, Log

REMEMBERED = 120
"""Decisions whose lines can be scrolled back to."""


class TableLog:
    """Writes the log of a table as its viewer may know it."""

    def __init__(self, sitting: Sitting, see_again: Callable[[int], None]) -> None:
        self.sitting = sitting
        self.log = Log(sitting.controller.paint, see_again)
        self._last: Event | None = None
        """What the newest line tells."""

    def begin_again(self) -> None:
        """Write all of it anew: the viewer has changed, or something was taken back."""
        self.rewind(len(self.sitting.match.history), 0)

    def rewind(self, decision: int, number: int) -> None:
        """All that had happened before a decision, and the first `number` events that came of it."""
        history = self.sitting.match.history
        self.log.set([])
        self._last = None
        for place in range(max(0, decision - REMEMBERED), min(decision + 1, len(history))):
            for event in history[place].events[: number if place == decision else None]:
                self.write_down(event.seen_by(self.sitting.viewer), place)

    def write_down(self, event: Event, decision: int) -> None:
        """Add an event as a line if the game tells it; what belongs to the last line joins it."""
        controller = self.sitting.controller
        whole = controller.joined(self._last, event) if self._last is not None and self.log.lines else None
        event = whole or event
        if words := controller.tell(event):
            self._last = event
            line = Line(event.seat, words, controller.divides(event), controller.token(event), decision)
            (self.log.add if whole is None else self.log.correct)(line)

    def fold(self) -> None:
        self.log.fold()
        self.sitting.controller.folded = self.log.folded
