"""What a person did, match by match: the ground of their badges."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from tabletop.kernel.match import HUMAN

if TYPE_CHECKING:
    import sqlite3


class Rival(NamedTuple):
    """Somebody else at the table."""

    kind: str
    name: str
    level: str


class Deed(NamedTuple):
    """One match that counts, from a person's chair."""

    file: str
    game: str
    ended: int
    won: bool
    score: int
    level: str
    """Of the strongest AI; empty if only people played."""
    reason: str
    """How it ended, as the game's rules call it."""
    rivals: tuple[Rival, ...]
    facts: Mapping[tuple[str, str], int]
    """What they had and did, by kind and name, and how often (`kernel/facts.py`)."""

    def had(self, kind: str, name: str) -> int:
        return self.facts.get((kind, name), 0)

    def count(self, name: str) -> int:
        """A mere number, such as that of tricks."""
        return self.had("count", name)

    def names(self, kind: str) -> set[str]:
        """Everything of a kind they had."""
        return {name for known, name in self.facts if known == kind}


def deeds(db: sqlite3.Connection, names: Iterable[str], since: int) -> list[Deed]:
    """Of everybody who has one of these names, in matches that ended at a moment or later."""
    about = {"people": json.dumps(list(names)), "since": since}
    mine = f"""
        SELECT c.file, MIN(s.seat) AS seat, c.game, c.ended, c.level, c.reason, MAX(s.won) AS won, MAX(s.score) AS score
        FROM counted AS c JOIN seats AS s USING (file)
        WHERE s.kind = '{HUMAN}' AND s.name IN (SELECT value FROM json_each(:people)) AND c.ended >= :since
        GROUP BY c.file"""
    rivals: dict[str, list[Rival]] = {}
    for file, kind, name, level in db.execute(
        f"WITH mine AS ({mine}) SELECT s.file, s.kind, s.name, s.level FROM seats AS s JOIN mine USING (file)"
        " WHERE s.seat != mine.seat ORDER BY s.file, s.seat",
        about,
    ):
        rivals.setdefault(file, []).append(Rival(kind, name, level))
    facts: dict[str, dict[tuple[str, str], int]] = {}
    for file, kind, name, amount in db.execute(
        f"WITH mine AS ({mine}) SELECT f.file, f.kind, f.name, f.amount FROM facts AS f JOIN mine USING (file, seat)",
        about,
    ):
        facts.setdefault(file, {})[kind, name] = amount
    rows = db.execute(f"{mine} ORDER BY c.ended, c.file", about)
    return [
        Deed(file, game, ended, bool(won), score, level, reason, tuple(rivals.get(file, ())), facts.get(file, {}))
        for file, _seat, game, ended, level, reason, won, score in rows
    ]
