"""While others move: who has still to before it is the viewer's turn, and how that goes faster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.base.words import _
from tabletop.ui.panel.queue import STEPS

if TYPE_CHECKING:
    from tabletop.screens.table.table import TableScene

HASTE = 3.0
"""How many times as fast the others move once somebody has asked for that."""


class Waiting:
    """Tells the panel for whom everybody waits."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.hasty = False
        """Whether the others' moves go faster until it is the viewer's turn."""

    def mover(self) -> int | None:
        """Whose move is shown or awaited; None if it is the viewer's own, or nobody's: the last one ends the game."""
        table, turn = self.table, self.table.match.to_act
        if table.match.outcome is None and not table.settled and table.playback.waiting and table.match.history:
            turn = table.match.history[-1].seat
        return turn if turn != table.viewer else None

    def queue(self) -> tuple[tuple[int, ...], int]:
        """Everybody who moves before the viewer does, and how far the first of them is."""
        table, first, turn = self.table, self.mover(), self.table.match.to_act
        if first is None or table.viewer is None:
            return (), 0
        later = table.controller.before(table.match.view(None), turn, table.viewer) if turn != table.viewer else ()
        seats = (first, *(later[1:] if later and later[0] == first else later))
        made = 0
        for record in reversed(table.match.history):
            if record.seat != first:
                break
            made += 1
        return seats, round(STEPS * made / (made + 2))

    def tell(self) -> None:
        """The panel says for whom everybody waits, and who comes after."""
        panel, mover = self.table.panel, self.mover()
        panel.queue = self.queue()
        panel.prompt = "" if mover is None else self._words(mover)
        panel.key = ("", "")
        if panel.queue[0]:
            faster = _("at once") if self.hasty else _("faster")
            panel.key = (_("Space"), _("move now") if self._thinks(mover) else faster)

    def _words(self, mover: int) -> str:
        name = self.table.match.seats[mover].name
        if self._thinks(mover):
            return _("{name} is thinking …", name=name)
        return _("{name} moves", name=name)

    def _thinks(self, mover: int | None) -> bool:
        return mover is not None and self.table.settled and self.table.opponents.thinker == mover

    def go_faster(self) -> None:
        """What is shown is shown at once, or who thinks moves now; until the viewer's turn all is shown faster."""
        table = self.table
        self.hasty = table.match.to_act != table.viewer
        if table.settled:
            table.opponents.hurry()
        else:
            table.skip()
        table.ask_again()

    def settle(self) -> None:
        """Everything was shown: do the others still move?"""
        table = self.table
        if table.match.to_act in (None, table.viewer):
            self.hasty = False
        table.playback.haste = HASTE if self.hasty else 1.0
        table.opponents.hasty = self.hasty
