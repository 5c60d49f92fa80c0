"""While others move: who moves before the viewer, and how that goes faster."""

from tabletop.base.words import _
from tabletop.screens.table.opponents import Opponents
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.panel.panel import Panel
from tabletop.ui.panel.queue import STEPS

HASTE = 3.0
"""How many times as fast the others move once somebody has asked for that."""


class Waiting:
    """Tells the panel for whom everybody waits."""

    def __init__(self, sitting: Sitting, panel: Panel, opponents: Opponents) -> None:
        self.sitting, self.panel, self.opponents = sitting, panel, opponents
        self.hasty = False

    def mover(self) -> int | None:
        """Whose move is shown or awaited; None if it is the viewer's own, or nobody's: the last one ends the game."""
        sitting, match = self.sitting, self.sitting.match
        turn = match.to_act
        if match.outcome is None and sitting.frames_wait and not sitting.settled and match.history:
            turn = match.history[-1].seat
        return turn if turn != sitting.viewer else None

    def queue(self) -> tuple[tuple[int, ...], int]:
        """Everybody who moves before the viewer does, and how far the first of them is."""
        match, viewer, first = self.sitting.match, self.sitting.viewer, self.mover()
        if first is None or viewer is None:
            return (), 0
        turn, before = match.to_act, self.sitting.controller.before
        later = before(match.view(None), turn, viewer) if turn != viewer else ()
        seats = (first, *(later[1:] if later and later[0] == first else later))
        made = 0
        for record in reversed(match.history):
            if record.seat != first:
                break
            made += 1
        return seats, round(STEPS * made / (made + 2))

    def tell(self) -> None:
        """The panel says for whom everybody waits, and who comes after."""
        panel, mover = self.panel, self.mover()
        panel.queue = self.queue()
        panel.prompt, panel.key = "", ("", "")
        thinks = mover is not None and self.sitting.settled and self.opponents.thinker == mover
        if mover is not None:
            name = self.sitting.match.seats[mover].name
            panel.prompt = _("{name} is thinking …", name=name) if thinks else _("{name} moves", name=name)
        if panel.queue[0]:
            faster = _("at once") if self.hasty else _("faster")
            panel.key = (_("Space"), _("move now") if thinks else faster)

    def be_hasty(self) -> None:
        """Until the viewer's turn everything is shown faster."""
        self.hasty = self.sitting.match.to_act != self.sitting.viewer

    def settle(self) -> None:
        """Everything was shown: do the others still move?"""
        if self.sitting.match.to_act in (None, self.sitting.viewer):
            self.hasty = False
        self.opponents.hasty = self.hasty

    @property
    def haste(self) -> float:
        return HASTE if self.hasty else 1.0
