"""What happened at a table, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.kernel.events import Event
from tabletop.ui.panel.log import Line, Log

if TYPE_CHECKING:
    from tabletop.screens.table.table import TableScene

REMEMBERED = 120
"""Decisions whose lines can be scrolled back to."""


class Chronicle:
    """Writes the log of a table as its viewer may know it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.log = Log(table.controller.paint, table.recap.see_again)
        self._last: Event | None = None
        """What the newest line tells."""

    def begin_again(self) -> None:
        """Somebody else looks, or something was taken back: all of it anew."""
        self.rewind(len(self.table.match.history), 0)

    def rewind(self, decision: int, number: int) -> None:
        """All that had happened before a decision, and so many of the things that came of it."""
        table, history = self.table, self.table.match.history
        self.log.set([])
        self._last = None
        for place in range(max(0, decision - REMEMBERED), min(decision + 1, len(history))):
            for event in history[place].events[: number if place == decision else None]:
                self._write(event.seen_by(table.viewer), place)

    def write_down(self, event: Event) -> None:
        table = self.table
        self._write(event, table.recap.told() if table.recap.on else table.match.position - 1)

    def _write(self, event: Event, decision: int) -> None:
        """An event as a line, unless it goes without saying; what belongs to the last line joins it."""
        about = self.table.controller
        whole = about.joined(self._last, event) if self._last is not None and self.log.lines else None
        event = whole or event
        words = about.tell(event)
        if words:
            self._last = event
            line = Line(event.seat, words, about.divides(event), about.token(event), decision)
            (self.log.add if whole is None else self.log.correct)(line)

    def fold(self) -> None:
        """The log out of the way, or back again; the table takes its room."""
        table = self.table
        self.log.fold()
        table.controller.folded = self.log.folded
        if table.hand.dragging:  # what it would be put on lies elsewhere now
            table.hand.put_down()
        table.playback.lay_out()
