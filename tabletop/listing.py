"""A match as a list of the library shows it. Imports the kernel."""

import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tabletop.kernel.match import Branch, Seat
from tabletop.kernel.save import PACKED

SORTS = {
    "newest": "changed DESC",
    "oldest": "changed",
    "longest": "moves DESC, changed DESC",
    "game": "game, changed DESC",
}
"""The orders matches can be listed in."""
STATES = {"open": "ended = 0 AND problem = ''", "finished": "ended > 0", "kept": "kept", "damaged": "problem != ''"}
"""What matches can be asked for."""


class Listed(NamedTuple):
    """One match as a list shows it."""

    file: str
    game: str
    seats: tuple[Seat, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    played: float
    """When it was played last, in seconds since 1970."""
    began: int
    ended: int
    """0 while it goes on."""
    spent: float
    kept: bool
    packed: bool
    altered: bool
    branch: Branch | None
    reason: str
    seed: int
    problem: str
    """Why it cannot be opened; empty if it can as far as anybody knows."""

    @property
    def finished(self) -> bool:
        return self.ended > 0


def listed_as(row: tuple[Any, ...], chairs: Iterable[tuple[Any, ...]]) -> Listed:
    file, game, moves, changed, began, ended, spent, kept, altered, of, at, reason, seed, problem = row
    chairs = tuple(chairs)
    return Listed(
        file,
        game,
        tuple(Seat(*chair[:3]) for chair in chairs),
        tuple(chair[4] for chair in chairs),
        tuple(place for place, chair in enumerate(chairs) if chair[3]),
        moves,
        changed / 1e9,
        began,
        ended,
        spent,
        bool(kept),
        file.endswith(PACKED),
        bool(altered),
        Branch(of, at) if of else None,
        reason,
        int(seed),
        problem,
    )


def has(one: Listed, words: Iterable[str], title: Callable[[str], str]) -> bool:
    """Whether all words stand somewhere in what is told of a match."""
    told = " ".join((title(one.game), one.file, one.problem, *(seat.name for seat in one.seats))).casefold()
    day = time.strftime("%Y-%m-%d", time.localtime(one.played))
    return all(word in told or day.startswith(word) or (one.finished and word == str(one.seed)) for word in words)
