"""What a strong player would make of a person's position, thought out in a process of its own. Imports the AI.

It gets the person's view and nothing else, and stands back behind the opponents.
"""

from random import SystemRandom

from tabletop.ai.bots import Mind
from tabletop.ai.report import Report
from tabletop.app import App
from tabletop.kernel.actions import Action
from tabletop.kernel.errors import TabletopError
from tabletop.kernel.match import Match
from tabletop.kernel.rng import Rng

LEVELS = ("greedy", "hard", "master")
"""How well a position was thought about, from a first sight on."""


class Adviser:
    """Thinks about the position of whoever is to act at one table."""

    def __init__(self, app: App, match: Match) -> None:
        self.app, self.match = app, match
        self._asked: tuple[int, str] | None = None
        """The position that is being thought about, and how well."""
        self._known: tuple[int, str, Report] | None = None
        """The last one that was thought about, how well, and what came of it."""

    def report(self, least: str = "greedy", position: int | None = None) -> Report | None:
        """What is known about this position, or an earlier one, if it was thought about so well."""
        if self._known is None or self._known[0] != (self.match.position if position is None else position):
            return None
        return self._known[2] if LEVELS.index(self._known[1]) >= LEVELS.index(least) else None

    @property
    def thinking(self) -> bool:
        return self._asked is not None and self._asked[0] == self.match.position

    def look(self) -> Report:
        """What can be said of this position at once."""
        known = self.report()
        if known is None:
            seat = self.match.to_act
            assert seat is not None
            known = Mind(self.match.game, "greedy").think(self.match.view(seat), Rng(self.match.position))
            self._known = self.match.position, "greedy", known
        return known

    def think(self, level: str) -> None:
        """Begin to think about this position so well, unless that is done or under way."""
        position, seat = self.match.position, self.match.to_act
        if seat is None or self.report(level) is not None:
            return
        if self.thinking and self._asked is not None and LEVELS.index(self._asked[1]) >= LEVELS.index(level):
            return
        worker = self.app.second_worker()
        if worker is None:
            return
        self._asked = position, level
        seed = SystemRandom().getrandbits(64)
        worker.ask((id(self), position), self.match.game.info.id, self.match.view(seat), level, seed)

    def update(self) -> bool:
        """True if something new is known."""
        worker = self.app.second_worker() if self._asked is not None else None
        if self._asked is None or worker is None:
            return False
        position, level = self._asked
        try:
            action: Action | None = worker.answer((id(self), position), self.match.game)
        except TabletopError:  # nobody waits for advice: the table goes on without it
            self._asked = None
            return False
        if action is None or worker.report is None:
            return False
        self._asked, self._known = None, (position, level, worker.report)
        return True

    def stop(self) -> None:
        """The position is past: what is known by now has to do."""
        if self._asked is not None and (worker := self.app.second_worker()) is not None:
            worker.hurry()
