"""Everybody's chances over a finished match: analysed in the second process, polled, stored in the library."""

import json
from itertools import pairwise
from typing import NamedTuple

from tabletop.ai.analysis import EDITION, Point, calmed, played
from tabletop.base.errors import TabletopError
from tabletop.kernel.luck import Luck
from tabletop.kernel.match import Match
from tabletop.records.library import open_library
from tabletop.ui.shell import Shell

LEAST = 0.08
"""What changes less than this is no swing."""


class Swing(NamedTuple):
    """A turn that changed somebody's chances much."""

    point: int
    """The analysed position at the end of that turn."""
    seat: int
    """Whose chances changed most, the one who rose if two did."""
    before: float
    after: float


class Course:
    """The part of the analysis that is there by now."""

    def __init__(self, shell: Shell, match: Match) -> None:
        self.shell, self.match = shell, match
        self.points: list[Point] = []
        self.luck: tuple[Luck, ...] = ()
        self.total = 0
        """How many points there will be; 0 while that is not known."""
        self.failed = False
        self._ticket = (id(self), match.position)
        self._asked = False
        self._read(open_library().course(match))

    @property
    def done(self) -> bool:
        return 0 < self.total == len(self.points)

    @property
    def share(self) -> float:
        """How much of the analysis is done, from 0 to 1."""
        return len(self.points) / self.total if self.total else 0.0

    def update(self) -> bool:
        """Ask for the analysis or fetch more of it; True if more is known than before."""
        worker = None if self.done or self.failed else self.shell.second_worker()
        if worker is None:
            return False
        try:
            found = worker.learned(self._ticket)
            if found is None:  # not asked for yet, or the process got another question since
                worker.study(self._ticket, played(self.match), len(self.points))
                self._asked = True
                return False
        except TabletopError:
            self.failed = True
            return True
        for piece in found:
            self.total = piece.total
            if piece.point is None:
                self.luck = piece.luck
            elif not self.points or piece.point.at > self.points[-1].at:  # a process that died begins anew
                sure = not self.points or piece.point.at == self.match.position
                point = piece.point if sure else calmed(self.points[-1], piece.point)
                rounded = tuple(round(chance, 4) for chance in point.chances)  # as they are stored
                self.points.append(point._replace(chances=rounded))
        if self.done:
            open_library().keep_course(self.match, self._written())
            worker.drop(self._ticket)
        return bool(found)

    def stop(self) -> None:
        """Cancel what is not done."""
        worker = self.shell.second_worker() if self._asked and not self.done else None
        if worker is not None:
            worker.drop(self._ticket)

    def swings(self) -> list[Swing]:
        """The largest first; of a match that was taken over only those since."""
        found, since = [], self.match.inherited
        for number, (one, other) in enumerate(pairwise(self.points), 1):
            if one.at < since:  # others sat there
                continue
            changes = [after - before for before, after in zip(one.chances, other.chances, strict=True)]
            seat = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 3), changes[seat]))
            if abs(changes[seat]) >= LEAST:
                found.append(Swing(number, seat, one.chances[seat], other.chances[seat]))
        return sorted(found, key=lambda swing: -abs(swing.after - swing.before))

    def _written(self) -> str:
        points = [[point.at, point.slip, point.better, *point.chances] for point in self.points]
        return json.dumps({"edition": EDITION, "points": points, "luck": self.luck})

    def _read(self, text: str) -> None:
        """Take over what was stored, if it is whole and of the same edition."""
        try:
            kept = json.loads(text or "{}")
            if kept.get("edition") != EDITION:
                return
            points = [
                Point(int(at), tuple(map(float, chances)), int(slip), str(better))
                for at, slip, better, *chances in kept["points"]
            ]
            luck = tuple(Luck(*one) for one in kept["luck"])
        except (ValueError, TypeError, KeyError, AttributeError):
            return
        seats = {len(point.chances) for point in points}
        if seats == {len(self.match.seats)} and points[-1].at == self.match.position:
            self.points, self.luck, self.total = points, luck, len(points)
