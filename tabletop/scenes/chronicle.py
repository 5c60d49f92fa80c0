"""What happened at a table: the log, and seeing it again. Imports the ui and the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.kernel.events import Event
from tabletop.ui.log import Line, Log

if TYPE_CHECKING:
    from tabletop.scenes.table import TableScene

REMEMBERED = 120
"""Decisions whose lines can be scrolled back to."""


class Chronicle:
    """Writes the log of a table as its viewer may know it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.log = Log(table.controller.paint, self.see_again)

    def begin_again(self) -> None:
        """Somebody else looks, or something was taken back: all of it anew."""
        table, history = self.table, self.table.match.history
        first = max(0, len(history) - REMEMBERED)
        lines = [
            self._line(event.seen_by(table.viewer), decision)
            for decision, record in enumerate(history[first:], first)
            for event in record.events
        ]
        self.log.set([line for line in lines if line is not None])

    def write_down(self, event: Event) -> None:
        line = self._line(event, self.table.match.position - 1)
        if line is not None:
            self.log.add(line)

    def _line(self, event: Event, decision: int) -> Line | None:
        """An event as a line; None if it goes without saying."""
        about = self.table.controller
        words = about.tell(event)
        return Line(event.seat, words, about.divides(event), about.token(event), decision) if words else None

    def fold(self) -> None:
        """The log out of the way, or back again; the table takes its room."""
        table = self.table
        self.log.fold()
        table.controller.folded = self.log.folded
        if table.hand.dragging:  # what it would be put on lies elsewhere now
            table.hand.put_down()
        table.playback.lay_out()

    def recap(self) -> None:
        """Show again what the others did since the viewer's last decision."""
        table = self.table
        if table.viewer is not None and table.settled:
            view, frames = table.match.since(table.viewer)
            if frames:
                table.retell(view, frames)

    def see_again(self, decision: int) -> None:
        """Show once more what came of one decision."""
        table = self.table
        if table.settled and table.decisions.held is None:
            table.retell(*table.match.moment(table.viewer, decision))
