"""Analyses a person's position in a second process, from their view alone; compares their moves with the best."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt
from random import SystemRandom
from typing import NamedTuple

from tabletop.ai.bots import Mind
from tabletop.ai.report import Report, Weighed
from tabletop.base.errors import TabletopError
from tabletop.base.words import _, capital
from tabletop.kernel.actions import Action
from tabletop.kernel.foresight import SEED, imagined
from tabletop.kernel.game import Game
from tabletop.kernel.match import Match
from tabletop.kernel.reasons import GOOD, line, spoken
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import View
from tabletop.ui.shell import Shell
from tabletop.ui.stage.controller import Controller

LEVELS = ("greedy", "hard", "master")
"""How well a position was thought about, from a first sight on."""
KEPT = 12
"""Reports that are kept, one a position: after taking moves back the same hint is given again."""
MOST = 4
"""Moves that wait to be compared with better ones; the oldest are dropped."""
SURE = 12
"""Visits two moves need to be compared."""
ALIKE, CLEAR = 2, 8
"""Fewer games in 100 than the first read as the same; from the second on a move is clearly better."""


def compared(better: Weighed, other: Weighed, than: str) -> str:
    """How much better one move is than another; not the chances: from one seat a search overrates all moves alike."""
    more = games_more(better, other)
    if more < ALIKE:
        return _("About as good as {than}.", than=than)
    if more < CLEAR:
        return _("A little better than {than}: about {more} more games in 100 won.", than=than, more=more)
    return _("Clearly better than {than}: about {more} more games in 100 won.", than=than, more=more)


def alike(best: Weighed, other: Weighed) -> bool:
    """Whether so many visits cannot tell which of the two is better; a move with too few visits is weaker."""
    if not (best.visits and other.visits) or best.visits >= SURE > other.visits:
        return False
    doubt = max(best.spread, other.spread) * sqrt(1 / best.visits + 1 / other.visits)
    return best.value - other.value <= doubt


def games_more(better: Weighed, other: Weighed) -> int:
    return round(100 * (better.value - other.value))


def weighed(match: Match, report: Report, action: Action) -> Weighed | None:
    """What a report says of an action, or of one that means the same; None if it was not worth a thought."""
    found = next((move for move in report.moves if move.action == action), None)
    if found is None and match.to_act is not None:
        game, choices = match.game, match.game.knowledge().choices
        world = game.determinize(match.view(match.to_act), Rng(SEED))
        meant = choices(world, [action]).keys()
        found = next((move for move in report.moves if choices(world, [move.action]).keys() == meant), None)
    return found


def prepared(game: Game, controller: Controller, view: View, steps: Sequence[Action]) -> str:
    """What the first step of a line prepares in this turn: its last clearly good step, or any with a reason."""
    seat, found = view.seat, ""
    for done, step in pairwise(steps):
        (world,) = imagined(game, view, done)
        if game.to_act(world.after) != seat or step not in game.legal(world.after):
            break
        view, legal = game.view(world.after, seat), game.legal(world.after)
        reasons = spoken(controller.reasons(view, legal, step))
        if reasons and (all(one.tone == GOOD for one in reasons) or not found):
            does, reason = controller.gesture(view, step).words, capital(line(reasons))
            found = _("then: {does}. {reason}", does=does, reason=reason)
    return found


class Comparison(NamedTuple):
    """A move that was made, to be compared with the best."""

    position: int
    view: View
    action: Action
    tell: Callable[[Report], None]


class Adviser:
    """Thinks about the position of the seat to act at one table."""

    def __init__(self, shell: Shell, match: Match) -> None:
        self.shell, self.match = shell, match
        self._asked: tuple[int, str] | None = None
        """The position that is being thought about, and its level."""
        self._known: dict[int, tuple[str, Report]] = {}
        """Level and report by position."""
        self._comparisons: list[Comparison] = []
        """Under way (the first, while `_comparing`) and to come."""
        self._comparing = False

    def report(self, least: str = "greedy") -> Report | None:
        """What is known about this position, if it was thought about at least so well."""
        level, report = self._known.get(self.match.position, (LEVELS[0], None))
        return report if LEVELS.index(level) >= LEVELS.index(least) else None

    def _keep(self, position: int, level: str, report: Report) -> None:
        self._known[position] = level, report
        for old in sorted(self._known)[:-KEPT]:
            del self._known[old]

    def forget_later(self) -> None:
        """Something was taken back: what comes after this position may be another one now."""
        self._known = {at: known for at, known in self._known.items() if at <= self.match.position}
        if self._asked and self._asked[0] > self.match.position:
            self._asked = None

    @property
    def thinking(self) -> bool:
        return self._asked is not None and self._asked[0] == self.match.position

    def look(self) -> Report:
        """What can be said of this position at once."""
        known, seat, position = self.report(), self.match.to_act, self.match.position
        if known is None:
            assert seat is not None
            known = Mind(self.match.game, "greedy").think(self.match.view(seat), Rng(position))
            self._keep(position, "greedy", known)
        return known

    @property
    def comparing(self) -> bool:
        return bool(self._comparisons)

    def think(self, level: str) -> None:
        """Begin to think about this position so well, unless that is done or under way."""
        if self.match.to_act is None or self.report(level) is not None or self.shell.second_worker() is None:
            return
        position, asked = self._asked or (-1, "")
        if position == self.match.position and LEVELS.index(asked) >= LEVELS.index(level):
            return
        self._asked = self.match.position, level
        if not self.comparing:
            self._ask()

    def compare(self, view: View, action: Action, tell: Callable[[Report], None]) -> None:
        """Find out how much weaker than the best an action is that is done now, with a small fixed number of looks.

        Comparisons come before all thinking, and go on whatever happens at the table.
        """
        if self.shell.second_worker() is None:
            return
        self._asked = None
        self._comparisons.append(Comparison(self.match.position, view, action, tell))
        if len(self._comparisons) > MOST:
            del self._comparisons[1]
        if not self._comparing:
            self._ask()

    def _ask(self) -> None:
        worker, game = self.shell.second_worker(), self.match.game.info.id
        assert worker is not None
        seed = SystemRandom().getrandbits(64)
        self._comparing = self.comparing
        if self._comparing:
            position, view, action, _tell = self._comparisons[0]
            worker.ask((id(self), position), game, view, "hard", seed, done=str(action))
        elif self.thinking and self._asked and self.match.to_act is not None:
            position, level = self._asked
            worker.ask((id(self), position), game, self.match.view(self.match.to_act), level, seed)

    def update(self) -> bool:
        """True if something new is known."""
        worker = self.shell.second_worker() if self._comparing or self._asked is not None else None
        if worker is None:
            return False
        position = self._comparisons[0].position if self._comparing else self._asked[0] if self._asked else 0
        try:
            action: Action | None = worker.answer((id(self), position), self.match.game)
        except TabletopError:  # the table goes on without advice
            self._asked, self._comparing = None, False
            self._comparisons.clear()
            return True
        if action is None or worker.report is None:
            return False
        if self._comparing:
            self._comparisons.pop(0).tell(worker.report)
            self._ask()
        elif self._asked is not None:
            self._keep(*self._asked, worker.report)
            self._asked = None
        return True

    def stop(self) -> None:
        """The position is past: make do with what is known."""
        worker = self.shell.second_worker() if self._asked is not None and not self._comparing else None
        if worker is not None:
            worker.hurry()
