"""What the library's matches say of a person: counted anew whenever somebody asks.

A match counts once: if it is finished, was not taken over from another and nobody changed its file. Copies are one.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tabletop.ai.levels import LEVELS
from tabletop.kernel.match import HUMAN

if TYPE_CHECKING:
    import sqlite3


class Score(NamedTuple):
    """So many matches, so many of them won."""

    games: int
    wins: int


class Result(NamedTuple):
    """How one match went for a person."""

    file: str
    game: str
    ended: int
    won: bool
    score: int
    level: str
    """Of the strongest AI; empty if only people played."""
    seats: int
    moves: int
    spent: float
    gone: bool
    """Whether its file has been deleted, so that it cannot be watched."""
    place: int = 1
    """Which one they came in; whoever wins is first."""


class Rival(NamedTuple):
    """Somebody a person has met, and how those matches went."""

    name: str
    kind: str
    games: int
    wins: int
    """Those the person won and the rival did not."""
    losses: int
    """Those the rival won and the person did not."""
    shared: int
    """Those both won."""


class Favourite(NamedTuple):
    """Something a person had or did in some of the matches of a game."""

    game: str
    kind: str
    name: str
    games: int
    wins: int
    amount: int
    """All together."""


class Tally(NamedTuple):
    """The matches of a person, of all games or of one."""

    person: str
    results: tuple[Result, ...]
    """The oldest first."""
    rivals: tuple[Rival, ...]
    """The one met most often first."""
    favourites: tuple[Favourite, ...]
    """The most frequent of each kind first."""

    @property
    def all(self) -> Score:
        return _score(self.results)

    @property
    def games(self) -> dict[str, Score]:
        """By game, for those that were played."""
        return _scores((result.game, result) for result in self.results)

    @property
    def levels(self) -> dict[str, Score]:
        """By the level of the strongest AI, the weakest first; "" is matches among people."""
        found = _scores((result.level, result) for result in self.results)
        return dict(sorted(found.items(), key=lambda one: rank(one[0])))

    @property
    def streak(self) -> int:
        """How many of the last matches were won, or lost if it is less than 0, without a break."""
        count = 0
        for result in reversed(self.results):
            if result.won is not self.results[-1].won:
                break
            count += 1
        return count if self.results and self.results[-1].won else -count

    @property
    def longest_streak(self) -> int:
        """The most matches won in a row, ever."""
        best = now = 0
        for result in self.results:
            now = now + 1 if result.won else 0
            best = max(best, now)
        return best

    @property
    def average_moves(self) -> float:
        return sum(result.moves for result in self.results) / len(self.results) if self.results else 0.0

    @property
    def average_seconds(self) -> float:
        """Of those matches of which it is known how long somebody sat at them; 0 if of none."""
        known = [result.spent for result in self.results if result.spent]
        return sum(known) / len(known) if known else 0.0


def rank(level: str) -> int:
    """How strong an AI of this level is; people come before all of them."""
    return LEVELS.index(level) if level in LEVELS else -1


def _score(results: Iterable[Result]) -> Score:
    wins = [result.won for result in results]
    return Score(len(wins), sum(wins))


def _scores(results: Iterable[tuple[str, Result]]) -> dict[str, Score]:
    by_name: dict[str, list[Result]] = {}
    for name, result in results:
        by_name.setdefault(name, []).append(result)
    return {name: _score(those) for name, those in by_name.items()}


def tally(db: sqlite3.Connection, names: Sequence[str], game: str, since: int, called: Mapping[str, str]) -> Tally:
    """Count the matches of a person that ended at a moment or later; what they are called now is the first name.

    `called` tells that of everybody else.
    """
    about = {"people": json.dumps(list(names)), "game": game, "since": since}
    who = f"s.kind = '{HUMAN}' AND s.name IN (SELECT value FROM json_each(:people))"
    mine = f"""
        WITH mine AS (
            SELECT c.*, MAX(s.won) AS won, MAX(s.score) AS score FROM counted AS c JOIN seats AS s USING (file)
            WHERE {who} AND c.ended >= :since AND :game IN ('', c.game)
            GROUP BY c.file)
        """
    results = f"""{mine}
        SELECT file, game, ended, won, score, level, (SELECT COUNT(*) FROM seats WHERE seats.file = mine.file),
            moves, spent, gone,
            (SELECT COUNT(*) + 1 FROM seats AS o
             WHERE o.file = mine.file AND NOT mine.won AND (o.won, o.score) > (0, mine.score))
        FROM mine ORDER BY ended, file"""
    rivals = f"""{mine}
        SELECT name, kind, COUNT(*) AS games, SUM(mine AND NOT theirs), SUM(theirs AND NOT mine), SUM(mine AND theirs)
        FROM (
            SELECT s.name, s.kind, mine.won AS mine, MAX(s.won) AS theirs
            FROM mine JOIN seats AS s USING (file) WHERE NOT ({who})
            GROUP BY mine.file, s.name, s.kind)
        GROUP BY name, kind"""
    favourites = f"""{mine}
        SELECT game, kind, name, COUNT(*) AS games, SUM(won), SUM(amount) AS amount FROM (
            SELECT mine.game, f.kind, f.name, mine.won, SUM(f.amount) AS amount
            FROM mine JOIN seats AS s USING (file) JOIN facts AS f USING (file, seat)
            WHERE {who} GROUP BY mine.file, f.kind, f.name)
        GROUP BY game, kind, name ORDER BY game, kind, games DESC, amount DESC, name"""
    return Tally(
        names[0],
        tuple(
            Result(file, game, ended, bool(won), score, level, seats, moves, spent, bool(gone), place)
            for file, game, ended, won, score, level, seats, moves, spent, gone, place in db.execute(results, about)
        ),
        _once(map(Rival._make, db.execute(rivals, about)), called),
        tuple(Favourite(*row) for row in db.execute(favourites, about)),
    )


def _once(rivals: Iterable[Rival], called: Mapping[str, str]) -> tuple[Rival, ...]:
    """Everybody once, whatever they were called; the one met most often first."""
    met: dict[tuple[str, str], Rival] = {}
    for one in rivals:
        name = called.get(one.name, one.name) if one.kind == HUMAN else one.name
        before = met.get((name, one.kind), Rival(name, one.kind, 0, 0, 0, 0))
        met[name, one.kind] = Rival(name, one.kind, *map(sum, zip(before[2:], one[2:], strict=True)))
    return tuple(sorted(met.values(), key=lambda one: (-one.games, one.name)))


def score(db: sqlite3.Connection, names: Iterable[str], since: int) -> Score:
    """How many matches of whoever has one of these names count, and how many of those were won."""
    games, wins = db.execute(
        f"""SELECT COUNT(*), COALESCE(SUM(won), 0) FROM (
            SELECT MAX(s.won) AS won FROM counted AS c JOIN seats AS s USING (file)
            WHERE s.kind = '{HUMAN}' AND s.name IN (SELECT value FROM json_each(:people)) AND c.ended >= :since
            GROUP BY c.file)""",
        {"people": json.dumps(list(names)), "since": since},
    ).fetchone()
    return Score(games, wins)


class LeftOut(NamedTuple):
    """Matches of a person that do not count, by why."""

    unfinished: int
    taken_over: int
    """From the middle of another match."""
    changed: int
    """By hand: other seats, or a file that does not lead to its end."""
    copies: int


def left_out(db: sqlite3.Connection, names: Sequence[str], game: str, since: int) -> LeftOut:
    """What is among the saved matches of whoever has one of these names, and does not count."""
    found = db.execute(
        f"""SELECT COALESCE(SUM(NOT ended AND NOT branch), 0), COALESCE(SUM(branch), 0),
            COALESCE(SUM(ended AND NOT branch AND NOT fair), 0), COALESCE(SUM(ended AND NOT branch AND fair), 0)
        FROM (SELECT m.ended > 0 AS ended, m.branch_of != '' AS branch, NOT m.altered AND m.sound AS fair
            FROM matches AS m JOIN seats AS s USING (file)
            WHERE s.kind = '{HUMAN}' AND s.name IN (SELECT value FROM json_each(:people)) AND NOT m.gone
            AND m.changed / 1000000000 >= :since AND :game IN ('', m.game) AND m.problem = ''
            AND m.file NOT IN (SELECT file FROM counted) GROUP BY m.file)""",
        {"people": json.dumps(list(names)), "game": game, "since": since},
    ).fetchone()
    return LeftOut(*found)


COLUMNS = (
    "match",
    "game",
    "ended",
    "moves",
    "seconds",
    "seats",
    "seat",
    "name",
    "kind",
    "level",
    "won",
    "score",
    "seed",
)


def as_table(db: sqlite3.Connection, names: Sequence[str], called: Mapping[str, str]) -> Iterator[tuple[object, ...]]:
    """A row for every seat of every match that counts, the oldest first; before them the columns.

    With `names` only of the matches of whoever has one of them; `called` tells what people are called now.
    """
    yield COLUMNS
    rows = db.execute(
        "SELECT c.file, c.game, c.ended, c.moves, c.spent, (SELECT COUNT(*) FROM seats AS o WHERE o.file = c.file),"
        " s.seat + 1, s.name, s.kind, s.level, s.won, s.score, c.seed"
        " FROM counted AS c JOIN seats AS s USING (file)"
        " WHERE :people = '[]' OR file IN (SELECT file FROM seats"
        f" WHERE name IN (SELECT value FROM json_each(:people)) AND kind = '{HUMAN}')"
        " ORDER BY c.ended, c.file, s.seat",
        {"people": json.dumps(list(names))},
    )
    for file, game, ended, moves, spent, seats, seat, name, kind, *rest in rows:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(ended))
        shown = called.get(name, name) if kind == HUMAN else name
        yield file, game, when, moves, spent, seats, seat, shown, kind, *rest
