"""The AI players at one table: they are asked as soon as it is their turn, heard when the table is ready."""

from functools import partial
from random import SystemRandom

from tabletop.ai.levels import thinking
from tabletop.ai.report import Report
from tabletop.ai.worker import Worker
from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.match import AI, Match
from tabletop.screens import navigation
from tabletop.ui.shell import Shell

CHAIN_PACE = 0.4
"""How much of the usual wait there is between the steps of an AI's one move."""
SOON = 0.4
"""Seconds of thinking that nobody has to be told about."""
STEPS = 24
"""How finely is shown how long somebody thinks."""
_NOTHING = -1


class Opponents:
    """Everybody at the table who thinks in the worker's process."""

    def __init__(self, shell: Shell, match: Match, reports: dict[int, Report]) -> None:
        """`reports` is where it keeps what was thought about each position."""
        self.shell, self.match, self.reports = shell, match, reports
        self._asked = _NOTHING
        """The position they were asked about last."""
        self._wait = 0.0
        self._thought = 0.0
        """Seconds somebody has been thinking now."""
        self.hasty = False
        """Whether nobody wants to watch them for long. They think as ever: who cuts that short, too, asks each time."""

    def think_again(self) -> None:
        """What they were asked does not count any more."""
        self._asked = _NOTHING

    def take_time(self, amid: bool) -> None:
        """Let people follow before the next move; `amid` the steps of one move that takes less."""
        share = (1.0 if self.shell.pace else 0.4) * (CHAIN_PACE if amid else 1.0)
        self._wait = 0.0 if self.hasty else self.shell.settings.pace / 1000 * share

    def wait_no_more(self) -> None:
        """Nobody follows any longer what was done: the next move may come as soon as it is found."""
        self._wait = 0.0

    def hurry(self) -> None:
        """Whoever thinks has thought enough."""
        self.wait_no_more()
        if self.shell.worker is not None and self.thinker is not None:
            self.shell.worker.hurry()

    @property
    def thinker(self) -> int | None:
        """The AI whose turn it is, and who can still do something."""
        turn = self.match.to_act if self.match.why_full is None else None
        return turn if turn is not None and self.match.seats[turn].kind == AI else None

    def progress(self) -> tuple[int, int] | None:
        """Who has been thinking for a while, and how many of the steps of that are over."""
        seat = self.thinker
        if seat is None or self._thought < SOON:
            return None
        who = self.match.seats[seat]
        budget = thinking(self.match.game.info.id, who.level, self.shell.settings.master).budget
        if budget is None or not budget.seconds:
            return None
        return seat, min(STEPS, round(STEPS * self._thought / budget.seconds))

    def decision(self, seconds: float, ready: bool) -> Action | None:
        """What the AI whose turn it is does, once it knows and the table is ready for it."""
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
        """They cannot think: that is no reason to lose the table."""
        from tabletop.ui.widgets.dialog import Dialog

        again = _("Try again"), self.think_again
        leave = _("Save and leave"), partial(navigation.back_to_menu, self.shell)
        self.shell.push(Dialog(self.shell, _("The AI players are lost in thought"), problem, [again, leave], "warning"))
        self._asked = self.match.position
