"""The SQLite file behind the library: its tables; opening, checking, replacing a damaged one, waiting for a lock."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from tabletop.base.files import keep_to_ourselves, make_folder
from tabletop.base.words import _

if TYPE_CHECKING:
    import sqlite3

K = TypeVar("K", bound="Kept")
P = ParamSpec("P")
T = TypeVar("T")
VERSION = 3
"""Of the tables below; the library of a newer Tabletop is left alone. 1: knew no `played`. 2: see `SINCE_2`."""
SAME = "o.origin = m.origin AND json_extract(o.chairs, '$[0]') = json_extract(m.chairs, '$[0]')"
"""Whether two files are of one match: where others sit it is another one."""
WAIT, PATIENT = 0.02, 2.0
"""Seconds another program may hold the file before we go on without it for a while: a window, and the command line."""
NO_LIBRARY = "it is no library of this program"
AGAIN, AT_ONCE = 2.0, 0.02
"""Seconds until a file that could not be used is tried again, and for catching up while nobody has asked for it."""
COUNTED = f"""
CREATE VIEW counted AS SELECT * FROM matches AS m
    WHERE ended > 0 AND branch_of = '' AND NOT altered AND sound AND NOT EXISTS (
        SELECT 1 FROM matches AS o WHERE {SAME} AND o.ended > 0 AND o.branch_of = '' AND NOT o.altered
        AND o.sound AND (o.ended, o.file) < (m.ended, m.file))
"""
TABLES = f"""
CREATE TABLE matches (
    file TEXT PRIMARY KEY,          -- its name in the folder of saved matches
    size INTEGER NOT NULL,          -- of the file when it was read, with
    changed INTEGER NOT NULL,       -- when that was written, in nanoseconds
    game TEXT NOT NULL,
    seed TEXT NOT NULL,             -- a number of 64 bits without a sign
    chairs TEXT NOT NULL,           -- who sits where, to be listed quickly
    moves INTEGER NOT NULL,
    began INTEGER NOT NULL,         -- seconds since 1970, 0 if nobody knows
    played INTEGER NOT NULL,        -- the same of its last decision, or when its file was written
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
{COUNTED};
CREATE INDEX seats_by_name ON seats (name);
CREATE INDEX matches_by_origin ON matches (origin);
"""
SINCE_1 = """
ALTER TABLE matches ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET played = CASE WHEN ended THEN ended ELSE changed / 1000000000 END
"""
"""What makes the second tables of the first ones,"""
SINCE_2 = f"DROP VIEW counted;{COUNTED}"
"""and these of the second: they took matches for one where others sat."""
COURSES = """
CREATE TABLE IF NOT EXISTS courses (
    origin TEXT PRIMARY KEY,        -- of which match
    told TEXT NOT NULL              -- how everybody's chances went in it, to be worked out anew when it is lost
) WITHOUT ROWID
"""
FORGOTTEN = "DELETE FROM courses WHERE origin NOT IN (SELECT origin FROM matches WHERE NOT gone)"
"""Courses of matches that were deleted: when a library is opened nobody can undo that any more."""


def opened(path: Path, wait: float = WAIT) -> tuple[sqlite3.Connection | None, Path | None]:
    """The file, checked and with all tables in it; None if it cannot be used now. And where a damaged one was put."""
    import sqlite3

    aside = None
    for _try in range(2):
        db = None
        try:
            make_folder(path.parent)
            db = sqlite3.connect(path, timeout=wait)
            prepared = _prepared(db)
            keep_to_ourselves(path)
            return prepared, aside
        except (OSError, sqlite3.Error) as problem:
            if db is not None:
                db.close()
            if isinstance(problem, OSError) or not is_damage(problem):
                break
            aside = put_aside(path)
    return None, aside


def in_memory() -> sqlite3.Connection:
    """A library that is forgotten when the program ends."""
    import sqlite3

    return _prepared(sqlite3.connect(":memory:"))


def _prepared(db: sqlite3.Connection) -> sqlite3.Connection:
    """The connection with all tables in it; raises sqlite3.Error."""
    import sqlite3

    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = NORMAL")  # what a power cut takes is made anew
    if _version(db) > VERSION:
        raise sqlite3.OperationalError("it is of a newer Tabletop")
    sound = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if sound != "ok":
        raise sqlite3.DatabaseError(sound)
    with db:
        db.execute("BEGIN")  # all of one moment: another Tabletop may be making its tables
        if _is_strange(db):
            raise sqlite3.DatabaseError(NO_LIBRARY)
    if _version(db) < VERSION:
        with db:
            db.execute("BEGIN IMMEDIATE")
            _bring_up(db, _version(db))  # another Tabletop may just have done it
    db.execute(COURSES)
    with suppress(sqlite3.OperationalError), db:  # another time, if somebody else writes now
        db.execute(FORGOTTEN)
    return db


def _version(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def _bring_up(db: sqlite3.Connection, version: int) -> None:
    """Make the tables of this version, of nothing or of older ones; raises sqlite3.Error."""
    for statement in {0: TABLES, 1: f"{SINCE_1};{SINCE_2}", 2: SINCE_2, VERSION: ""}[version].split(";"):
        db.execute(statement)
    db.execute(f"PRAGMA user_version = {VERSION}")


def _is_strange(db: sqlite3.Connection) -> bool:
    """Whether it says it is a library of this version, or none yet, and is something else."""
    version, columns = _version(db), _columns(db)
    return version < 0 or (bool(columns) if version == 0 else version == VERSION and not columns >= _our_columns())


def _columns(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """What is in a file: each column with its table or view."""
    query = "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
    return set(db.execute(f"{query} WHERE m.type IN ('table', 'view')"))


@cache
def _our_columns() -> set[tuple[str, str]]:
    """What is in a library."""
    import sqlite3

    db = sqlite3.connect(":memory:")
    db.executescript(TABLES)
    return _columns(db)


def is_damage(problem: sqlite3.Error) -> bool:
    """Whether the file is at fault: not if it cannot be written, or another program does not let go of it."""
    import sqlite3

    if isinstance(problem, sqlite3.OperationalError):  # such as a table that is missing
        return getattr(problem, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
    return isinstance(problem, sqlite3.DatabaseError)


def put_aside(path: Path) -> Path | None:
    """Give a damaged file another name; None if it cannot be moved."""
    aside = path.with_name(f"{path.stem}-damaged-{time.strftime('%Y%m%d-%H%M%S')}{path.suffix}")
    try:
        os.replace(path, aside)
    except OSError:
        return None
    for rest in ("-journal", "-wal", "-shm"):
        with suppress(OSError):
            path.with_name(path.name + rest).unlink()
    return aside


class Kept:
    """A file in use, made anew when it turns out to be damaged, and worked without while it cannot be used."""

    def __init__(self, path: Path, wait: float = WAIT) -> None:
        """`wait`: seconds for which it may be held by another program."""
        self.path, self._wait = path, wait
        self.damaged: Path | None
        """Where a damaged file has been put aside; this one is made anew."""
        self._owed: list[Callable[[], None]] = []
        """What was written into memory and not into the file."""
        db, self.damaged = opened(path, wait)
        self._use(db)

    def catch_up(self, seconds: float | None) -> None:
        """Have a file that is new, or new here, know what it should, in so many seconds."""
        raise NotImplementedError

    def _use(self, db: sqlite3.Connection | None) -> None:
        """Work with the file from now on, or with one in memory until it can be used."""
        self._again = None if db else time.monotonic() + AGAIN
        """When the file is tried again; None while it is used."""
        self._db = db or in_memory()

    @property
    def stands_in(self) -> bool:
        """Whether all this is for a file that cannot be used now: less is known than stands there."""
        return self._again is not None

    def mend(self, problem: sqlite3.Error) -> None:
        """The file is no good, or not now: go on with a new one, or in memory until it can be used."""
        import sqlite3

        from tabletop.base import journal

        journal.logger().warning("The library cannot be used: %s", problem)
        with suppress(sqlite3.Error):
            self._db.close()
        aside = None if self.stands_in or not is_damage(problem) else put_aside(self.path)
        self.damaged = aside or self.damaged
        self._use(opened(self.path, self._wait)[0] if aside else None)
        self.catch_up(None if aside else AT_ONCE)

    def come_back(self, now: bool = False) -> None:
        """Work with the file again if it can be used by now: what it does not know yet is written."""
        if self._again is None or (time.monotonic() < self._again and not now):
            return
        self._again = time.monotonic() + AGAIN
        db, aside = opened(self.path, self._wait)
        self.damaged = aside or self.damaged
        if db is None:
            return
        self._db.close()
        self._use(db)
        self.catch_up(AT_ONCE)
        owed, self._owed = self._owed, []
        for write in owed:
            write()

    def owe(self, write: Callable[[], None]) -> None:
        """This was written, and has to be written once more if it was not into the file."""
        if self.stands_in:
            self._owed.append(write)

    def settle(self, wait: float) -> None:
        """Write what is owed if that can be done in so many seconds: nobody looks on any more."""
        if self._owed:
            self._wait = wait
            self.come_back(now=True)

    def close(self) -> None:
        self._db.close()


def mended(act: Callable[Concatenate[K, P], T]) -> Callable[Concatenate[K, P], T]:
    """What is done with the file if it can be used by now, and once more without should it turn out to be no good."""

    @wraps(act)
    def act_or_mend(kept: K, /, *given: P.args, **named: P.kwargs) -> T:
        import sqlite3

        kept.come_back()
        try:
            return act(kept, *given, **named)
        except sqlite3.Error as problem:
            kept.mend(problem)
            return act(kept, *given, **named)

    return act_or_mend


def examined(path: Path) -> str:
    """Whether the file is sound, in a few words; changes nothing."""
    import sqlite3

    try:
        db = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=PATIENT)
        version = _version(db)
        sound = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if _is_strange(db):
            raise sqlite3.DatabaseError(NO_LIBRARY)
        db.close()
    except sqlite3.Error as problem:
        return _("damaged: {problem}; it will be put aside and made anew", problem=problem)
    return _("sound, version {version}", version=version) if sound == "ok" else _("damaged: {problem}", problem=sound)
