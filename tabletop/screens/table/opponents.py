"""The AI players of a table: asked as soon as it is their turn, answered when the table is ready."""

from functools import partial
from itertools import takewhile
from random import SystemRandom

from tabletop.ai.levels import thinking
from tabletop.ai.report import Report
from tabletop.ai.worker import Worker
from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.match import AI, Match
from tabletop.screens import navigation
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.panel.panel import Panel
from tabletop.ui.panel.queue import STEPS as QUEUE_STEPS
from tabletop.ui.shell import Shell

CHAIN_PACE = 0.4
"""The part of the usual wait between the steps of one move."""
SOON = 0.4
"""Seconds of thinking before its progress is shown."""
STEPS = 24
"""Steps of that progress."""
_NOTHING = -1
HASTE = 3.0
"""How many times as fast the others move once a player has asked for that."""


class Opponents:
    """They think in the worker's process."""

    def __init__(self, shell: Shell, match: Match, reports: dict[int, Report]) -> None:
        """What was thought about each position is kept in `reports`."""
        self.shell, self.match, self.reports = shell, match, reports
        self._asked = _NOTHING
        """The position they were asked about last."""
        self._wait = 0.0
        self._thought = 0.0
        """Seconds of thinking about this position."""
        self.hasty = False
        """Whether they move without a pause. They think as long as ever: `hurry` cuts that short, each time."""

    def think_again(self) -> None:
        self._asked = _NOTHING

    def take_time(self, amid: bool) -> None:
        """Pause before the next move so that people can follow, less `amid` the steps of one move."""
        share = (1.0 if self.shell.pace else 0.4) * (CHAIN_PACE if amid else 1.0)
        self._wait = 0.0 if self.hasty else self.shell.settings.pace / 1000 * share

    def wait_no_more(self) -> None:
        self._wait = 0.0

    def hurry(self) -> None:
        self.wait_no_more()
        if self.shell.worker is not None and self.thinker is not None:
            self.shell.worker.hurry()

    @property
    def thinker(self) -> int | None:
        """The AI seat to act."""
        turn = self.match.to_act if self.match.why_full is None else None
        return turn if turn is not None and self.match.seats[turn].kind == AI else None

    def progress(self) -> tuple[int, int] | None:
        """The seat that has been thinking for a while, and how many of STEPS are over."""
        seat = self.thinker
        if seat is None or self._thought < SOON:
            return None
        who = self.match.seats[seat]
        budget = thinking(self.match.game.info.id, who.level, self.shell.settings.master).budget
        if budget is None or not budget.seconds:
            return None
        return seat, min(STEPS, round(STEPS * self._thought / budget.seconds))

    def decision(self, seconds: float, ready: bool) -> Action | None:
        """The decision of the AI to act, once it is found and the table is ready for it."""
        self._wait -= seconds
        turn, worker = self.thinker, self.shell.worker
        if turn is None or worker is None:
            return None
        self._thought += seconds
        ticket = (id(self), self.match.position)
        try:
            if self._asked != self.match.position:
                self._ask(worker, turn, ticket)
                return None
            if not ready or self._wait > 0:
                return None
            action = worker.answer(ticket, self.match.game)
            if action is not None and worker.report is not None:
                self.reports[self.match.position] = worker.report
            return action
        except TabletopError as problem:
            self._tell_lost(str(problem))
            return None

    def _ask(self, worker: Worker, turn: int, ticket: tuple[int, int]) -> None:
        self._asked, self._thought = self.match.position, 0.0
        seed = SystemRandom().getrandbits(64)  # of its own: from the match's seed the cards could be told
        who = self.match.seats[turn]
        game, view = self.match.game.info.id, self.match.view(turn)
        worker.ask(ticket, game, view, who.level, seed, name=who.name, seconds=self.shell.settings.master)

    def _tell_lost(self, problem: str) -> None:
        from tabletop.ui.widgets.dialog import Dialog

        again = _("Try again"), self.think_again
        leave = _("Save and leave"), partial(navigation.back_to_menu, self.shell)
        self.shell.push(Dialog(self.shell, _("The AI players are lost in thought"), problem, [again, leave], "warning"))
        self._asked = self.match.position


class Waiting:
    """Tells the panel for whom everybody waits."""

    def __init__(self, sitting: Sitting, panel: Panel, opponents: Opponents) -> None:
        self.sitting, self.panel, self.opponents = sitting, panel, opponents

    def mover(self) -> int | None:
        """Whose move is shown or awaited; None if it is the viewer's own, or if there is none."""
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
        made = len(list(takewhile(lambda record: record.seat == first, reversed(match.history))))
        return seats, round(QUEUE_STEPS * made / (made + 2))

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
            faster = _("at once") if self.opponents.hasty else _("faster")
            panel.key = (_("Space"), _("move now") if thinks else faster)

    def be_hasty(self) -> None:
        """Until the viewer's turn everything is shown faster."""
        self.opponents.hasty = self.sitting.match.to_act != self.sitting.viewer

    def settle(self) -> float:
        """Everything was shown: how many times as fast as usual what follows is shown."""
        if self.sitting.match.to_act in (None, self.sitting.viewer):
            self.opponents.hasty = False
        return HASTE if self.opponents.hasty else 1.0
