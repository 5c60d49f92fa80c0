"""A match as a list of the library shows it."""

import json
import time
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from tabletop.base.words import day
from tabletop.kernel.match import HUMAN, Branch, Seat
from tabletop.kernel.saving.glance import Glance
from tabletop.kernel.saving.save import PACKED

SORTS = {
    "newest": "played DESC, changed DESC",
    "oldest": "played, changed",
    "longest": "spent DESC, moves DESC",
    "moves": "moves DESC, spent DESC",
    "game": "game, played DESC, changed DESC",
}
"""The orders matches can be listed in."""
STATES = {"open": "ended = 0 AND problem = ''", "finished": "ended > 0", "kept": "kept", "damaged": "problem != ''"}
"""What matches can be asked for."""


class Listed(NamedTuple):
    """One row of the library; parsed lazily, as thousands are listed and few are looked at."""

    file: str
    game: str
    chairs: str
    """Who sits where and how it ended for them; `seats`, `scores` and `winners` read it."""
    moves: int
    changed: int
    """When its file was written, in nanoseconds since 1970."""
    began: int
    played: int
    """When something was decided last, in seconds since 1970."""
    ended: int
    """0 while it goes on."""
    spent: float
    kept: int
    altered: int
    branch_of: str
    branch_at: int
    reason: str
    number: str
    """The seed, as it is written."""
    problem: str
    """Why it cannot be opened; empty if it can as far as anybody knows."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(*seat) for seat in json.loads(self.chairs)[0])

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(json.loads(self.chairs)[1])

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(json.loads(self.chairs)[2])

    @property
    def seed(self) -> int:
        return int(self.number)

    @property
    def packed(self) -> bool:
        return self.file.endswith(PACKED)

    @property
    def branch(self) -> Branch | None:
        return Branch(self.branch_of, self.branch_at) if self.branch_of else None

    @property
    def finished(self) -> bool:
        return self.ended > 0


COLUMNS = ", ".join(field if field != "number" else "seed" for field in Listed._fields)
"""The row as the library's columns."""


def chairs_of(seen: Glance) -> str:
    """Everybody at the table, written down."""
    return json.dumps([seen.seats, seen.scores, seen.winners], ensure_ascii=False)


def renamed(one: Listed, called: Mapping[str, str]) -> Listed:
    """The same with the people `called` so there called as they are now."""
    if not any(json.dumps(name, ensure_ascii=False) in one.chairs for name in called):
        return one
    seats, *ended = json.loads(one.chairs)
    seats = [[kind, called.get(name, name) if kind == HUMAN else name, *rest] for kind, name, *rest in seats]
    return one._replace(chairs=json.dumps([seats, *ended], ensure_ascii=False))


@lru_cache(8192)
def _told(file: str, title: str, chairs: str, played: int) -> str:
    """What is told of a match, in small letters; somebody who types asks for it again with every letter."""
    names = (seat[1] for seat in json.loads(chairs)[0])
    days = time.strftime("%Y-%m-%d", time.localtime(played)), day(played)
    return " ".join((title, file, *days, *names)).casefold()


def has(one: Listed, now: Listed, words: Iterable[str], title: str) -> bool:
    """Whether all words stand somewhere in what is told of a match, with everybody's name then or now."""
    told = _told(one.file, title, one.chairs, one.played)
    if now is not one:
        told = f"{told} {_told(now.file, title, now.chairs, now.played)}"
    return all(word in told or (one.finished and word == one.number) for word in words)
