"""What is known of all matches, in one SQLite file: made from the matches' own files, and made anew when it is lost.

Imports the kernel; sqlite3 only when a library is opened, as the first frame waits for nobody.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop import paths
from tabletop.kernel.facts import Fact
from tabletop.kernel.glance import Glance, glance, origin_of
from tabletop.kernel.match import AI, HUMAN, Branch, Match, Seat
from tabletop.kernel.save import ENDINGS, PACKED

if TYPE_CHECKING:
    import sqlite3

    from tabletop.tallies import Tally

VERSION = 1
"""Of the tables below; the library of a newer Tabletop is left alone."""
WAIT = 2.0
"""Seconds another Tabletop may be writing before we go on without."""
TABLES = """
CREATE TABLE matches (
    file TEXT PRIMARY KEY,          -- its name in the folder of saved matches
    size INTEGER NOT NULL,          -- of the file when it was read, with
    changed INTEGER NOT NULL,       -- when that was written, in nanoseconds
    game TEXT NOT NULL,
    seed TEXT NOT NULL,             -- a number of 64 bits without a sign
    moves INTEGER NOT NULL,
    began INTEGER NOT NULL,         -- seconds since 1970, 0 if nobody knows
    ended INTEGER NOT NULL,         -- the same, 0 while it goes on
    spent REAL NOT NULL,            -- seconds people have sat at it
    kept INTEGER NOT NULL,
    altered INTEGER NOT NULL,       -- whether others were seated by hand
    branch_of TEXT NOT NULL,        -- the file of the match it was taken over from
    branch_at INTEGER NOT NULL,
    level TEXT NOT NULL,            -- of the strongest AI in it
    reason TEXT NOT NULL,           -- how it ended
    origin TEXT NOT NULL,           -- the same for all copies of a match
    problem TEXT NOT NULL,          -- why it is no match that can be opened
    sound INTEGER NOT NULL,         -- whether it counts, as far as anybody knows
    facts INTEGER NOT NULL,         -- whether what happened in it has been taken down
    gone INTEGER NOT NULL           -- whether its file has been deleted: it still counts
);
CREATE TABLE seats (
    file TEXT NOT NULL REFERENCES matches ON DELETE CASCADE ON UPDATE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    PRIMARY KEY (file, seat)
) WITHOUT ROWID;
CREATE TABLE facts (
    file TEXT NOT NULL REFERENCES matches ON DELETE CASCADE ON UPDATE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    amount INTEGER NOT NULL,
    PRIMARY KEY (file, seat, kind, name)
) WITHOUT ROWID;
CREATE VIEW counted AS SELECT * FROM matches AS m
    WHERE ended > 0 AND branch_of = '' AND NOT altered AND sound AND NOT EXISTS (
        SELECT 1 FROM matches AS o WHERE o.origin = m.origin AND o.ended > 0 AND o.branch_of = '' AND NOT o.altered
        AND o.sound AND (o.ended, o.file) < (m.ended, m.file));
CREATE INDEX seats_by_name ON seats (name);
CREATE INDEX matches_by_origin ON matches (origin);
"""
SORTS = ("newest", "oldest", "longest", "game")
"""The orders matches can be listed in."""


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


class Library:
    """All matches of a folder, and what happened in them. To be used by one thread."""

    def __init__(self, path: Path, folder: Path) -> None:
        """`folder` is that of the matches. A file that cannot be used is worked without, in memory."""
        self.path, self.folder = path, folder
        self.damaged: Path | None = None
        """Where a damaged library has been put aside; this one is made anew."""
        self.since: Mapping[str, int] = {}
        """From when on the matches of a person count, in seconds since 1970."""
        self._stale: list[tuple[str, int, int]] | None = None
        """Files that must be read; None: nobody has looked yet."""
        self._db = self._open()

    # -- opening -----------------------------------------------------------------------------------------

    def _open(self) -> sqlite3.Connection:
        import sqlite3

        for _try in range(2):
            db = None
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                db = sqlite3.connect(self.path, timeout=WAIT)
                return self._prepared(db)
            except sqlite3.OperationalError:  # it cannot be written, or another program does not let go of it
                if db is not None:
                    db.close()
                break
            except sqlite3.DatabaseError:
                if db is not None:
                    db.close()
                if not self._put_aside():
                    break
            except OSError:
                break
        return self._prepared(sqlite3.connect(":memory:"))

    def _prepared(self, db: sqlite3.Connection) -> sqlite3.Connection:
        """The connection with all tables in it; raises DatabaseError if the file is damaged."""
        import sqlite3

        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA synchronous = NORMAL")  # what a power cut takes is made anew
        version = db.execute("PRAGMA user_version").fetchone()[0]
        sound = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)
        if version > VERSION:
            raise sqlite3.OperationalError("it is of a newer Tabletop")
        if not version:
            with db:
                db.execute("BEGIN IMMEDIATE")
                for statement in TABLES.split(";"):
                    db.execute(statement)
                db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("SELECT file, origin, gone FROM counted JOIN seats USING (file) LIMIT 1").fetchall()
        return db

    def _put_aside(self) -> bool:
        aside = self.path.with_name(f"{self.path.stem}-damaged-{time.strftime('%Y%m%d-%H%M%S')}{self.path.suffix}")
        try:
            os.replace(self.path, aside)
        except OSError:
            return False
        for rest in ("-journal", "-wal", "-shm"):
            with suppress(OSError):
                self.path.with_name(self.path.name + rest).unlink()
        self.damaged = aside
        return True

    def close(self) -> None:
        self._db.close()

    # -- keeping up with the files -----------------------------------------------------------------------

    def look(self) -> int:
        """See which files have come, changed or gone since; how many must be read."""
        there = dict(_files(self.folder))
        known = {
            file: (size, changed)
            for file, size, changed in self._db.execute("SELECT file, size, changed FROM matches WHERE NOT gone")
        }
        stale = [(file, *there[file]) for file in there if known.get(file) != there[file]]
        stale.sort(key=lambda one: one[2], reverse=True)
        self._stale = stale
        gone = [file for file in known if file not in there]
        if gone:
            with self._db:
                for file in gone:
                    self._miss(file)
        return len(stale)

    def read(self, seconds: float | None = None) -> int:
        """Read files that are new or have changed, the newest first, until time is up; how many are left."""
        if self._stale is None:
            self.look()
        assert self._stale is not None
        until = None if seconds is None else time.perf_counter() + seconds
        with self._db:
            while self._stale and (until is None or time.perf_counter() < until):
                file, size, changed = self._stale.pop(0)
                self._take_down(file, size, changed, glance(self.folder / file))
        return len(self._stale)

    def refresh(self) -> None:
        """Know everything the files tell."""
        self.look()
        self.read()

    def _take_down(self, file: str, size: int, changed: int, seen: Glance) -> None:
        found = self._db.execute("SELECT ended, moves, facts FROM matches WHERE file = ?", (file,)).fetchone()
        ended, moves, facts = found or (0, 0, 0)
        ended = (ended or max(1, changed // 1_000_000_000)) if seen.finished else 0
        same = found is not None and moves == seen.moves and seen.finished
        row = {
            "file": file,
            "size": size,
            "changed": changed,
            "game": seen.game,
            "seed": str(seen.seed),
            "moves": seen.moves,
            "began": seen.began,
            "ended": ended,
            "spent": seen.spent,
            "kept": seen.kept,
            "altered": seen.altered,
            "branch_of": seen.branch.of if seen.branch else "",
            "branch_at": seen.branch.at if seen.branch else 0,
            "level": strongest(seen.seats),
            "reason": seen.reason,
            "origin": seen.origin,
            "problem": seen.problem,
            "sound": not seen.problem,
            "facts": facts if same else 0,
            "gone": 0,
        }
        kept = self._db.execute("SELECT seat, kind, name, amount FROM facts WHERE file = ?", (file,)) if same else ()
        taken = list(kept)
        self._db.execute("DELETE FROM matches WHERE file = ?", (file,))
        if seen.origin:  # it is back, or has another name now
            self._db.execute("DELETE FROM matches WHERE gone AND origin = ?", (seen.origin,))
        names = ", ".join(row)
        places = ", ".join(f":{name}" for name in row)
        self._db.execute(f"INSERT INTO matches ({names}) VALUES ({places})", row)
        self._db.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (file, place, *seat, place in seen.winners, seen.scores[place] if seen.scores else 0)
                for place, seat in enumerate(seen.seats)
            ],
        )
        self._db.executemany("INSERT INTO facts VALUES (?, ?, ?, ?, ?)", [(file, *fact) for fact in taken])

    def _miss(self, file: str) -> None:
        """A file is gone: what it counted for stays, unless the match is there under another name."""
        self._db.execute(
            "DELETE FROM matches WHERE file = :file AND (NOT ended OR branch_of != '' OR altered OR NOT sound"
            " OR EXISTS (SELECT 1 FROM matches AS m"
            " WHERE m.origin = matches.origin AND m.file != :file AND NOT m.gone))",
            {"file": file},
        )
        self._db.execute("UPDATE matches SET gone = 1 WHERE file = ?", (file,))

    def damage(self, file: str, problem: str, counts: bool) -> None:
        """Remember why a match cannot be opened, until its file changes; what was played by older rules counts."""
        with self._db:
            self._db.execute("UPDATE matches SET problem = ?, sound = ? WHERE file = ?", (problem, counts, file))

    # -- what happened in a match ------------------------------------------------------------------------

    def record(self, file: str, match: Match, facts: Iterable[Fact]) -> None:
        """A match has ended: remember what happened in it, once, however often this is called."""
        with self._db:
            self._record(file, match, facts)

    def _record(self, file: str, match: Match, facts: Iterable[Fact]) -> None:
        outcome = match.outcome
        if outcome is None:
            return
        if self._db.execute("SELECT 1 FROM matches WHERE file = ?", (file,)).fetchone() is None:
            branch = match.branch
            seen = Glance(
                match.game.info.id, match.seats, match.seed, match.position, match.began, match.spent, match.kept,
                branch, match.altered, True, outcome.winners, outcome.scores, outcome.reason, origin_of(match),
            )  # fmt: skip
            self._take_down(file, 0, time.time_ns(), seen)
        self._db.execute("DELETE FROM facts WHERE file = ?", (file,))
        self._db.executemany("INSERT OR IGNORE INTO facts VALUES (?, ?, ?, ?, ?)", [(file, *fact) for fact in facts])
        self._db.execute("UPDATE matches SET facts = 1 WHERE file = ?", (file,))

    # -- asking --------------------------------------------------------------------------------------------

    def matches(
        self,
        words: str = "",
        game: str = "",
        person: str = "",
        finished: bool | None = None,
        since: float = 0.0,
        kept: bool = False,
        sort: str = "newest",
        title: Callable[[str], str] = str,
    ) -> list[Listed]:
        """The matches there are files of: with all these words in them, of a game, a person, a time, open or not.

        `title` gives the name of a game as people search for it.
        """
        where, values = ["NOT gone"], []
        if game:
            where.append("game = ?")
            values.append(game)
        if person:
            where.append(f"file IN (SELECT file FROM seats WHERE name = ? AND kind = '{HUMAN}')")
            values.append(person)
        if finished is not None:
            where.append("ended > 0" if finished else "ended = 0 AND problem = ''")
        if since:
            where.append("changed >= ?")
            values.append(int(since * 1e9))  # type: ignore[arg-type]
        if kept:
            where.append("kept")
        chosen = f"FROM matches WHERE {' AND '.join(where)}"
        chairs: dict[str, list[tuple[Any, ...]]] = {}
        for file, *chair in self._db.execute(
            f"SELECT file, kind, name, level, won, score FROM seats WHERE file IN (SELECT file {chosen})"
            " ORDER BY file, seat",
            values,
        ):
            chairs.setdefault(file, []).append(tuple(chair))
        order = {
            "newest": "changed DESC",
            "oldest": "changed",
            "longest": "moves DESC, changed DESC",
            "game": "game, changed DESC",
        }[sort]
        rows = self._db.execute(
            "SELECT file, game, moves, changed, began, ended, spent, kept, altered, branch_of, branch_at, reason, seed,"
            f" problem {chosen} ORDER BY {order}, file DESC",
            values,
        )
        found = [_listed(row, chairs.get(row[0], ())) for row in rows]
        wanted = words.casefold().split()
        return [one for one in found if _has(one, wanted, title)] if wanted else found

    def people(self) -> list[tuple[str, int]]:
        """Everybody who has played, with how many matches, the busiest first."""
        return self._db.execute(
            f"SELECT name, COUNT(*) AS many FROM seats WHERE kind = '{HUMAN}' GROUP BY name ORDER BY many DESC, name"
        ).fetchall()

    def tally(self, person: str, game: str = "") -> Tally:
        """How the matches of a person went, of all games or of one."""
        from tabletop.tallies import tally

        return tally(self._db, person, game, self.since.get(person, 0))

    def without_facts(self) -> list[str]:
        """Finished matches that count and in which nobody has looked for what happened, the newest first."""
        rows = self._db.execute(
            "SELECT file FROM matches WHERE ended > 0 AND NOT facts AND NOT gone AND problem = '' ORDER BY ended DESC"
        )
        return [file for (file,) in rows]

    def csv(self) -> Iterator[tuple[Any, ...]]:
        """One line for every seat of every finished match, the first is what the columns are."""
        from tabletop.tallies import as_table

        return as_table(self._db)


def strongest(seats: Iterable[Seat]) -> str:
    """The level of the strongest AI; empty if only people play."""
    from tabletop.ai.levels import LEVELS

    levels = [seat.level for seat in seats if seat.kind == AI]
    return max(levels, key=lambda level: LEVELS.index(level) if level in LEVELS else -1, default="")


def _files(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """Everything that may be a match, with its size and when it was written."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(ENDINGS) and not entry.name.startswith("."):
                    try:
                        found = entry.stat()
                    except OSError:
                        found = entry.stat(follow_symlinks=False)
                    yield entry.name, (found.st_size, found.st_mtime_ns)
    except OSError:
        return


def _listed(row: tuple[Any, ...], chairs: Iterable[tuple[Any, ...]]) -> Listed:
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


def _has(one: Listed, words: Iterable[str], title: Callable[[str], str]) -> bool:
    """Whether all words stand somewhere in what is told of a match."""
    told = " ".join((title(one.game), one.file, one.problem, *(seat.name for seat in one.seats))).casefold()
    day = time.strftime("%Y-%m-%d", time.localtime(one.played))
    return all(word in told or day.startswith(word) or (one.finished and word == str(one.seed)) for word in words)


@cache
def _opened(path: Path, folder: Path) -> Library:
    return Library(path, folder)


def open_library() -> Library:
    """The library of this person's matches; opened once, with all that has changed still to be read."""
    return _opened(paths.library(), paths.saves())
