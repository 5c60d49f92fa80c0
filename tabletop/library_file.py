"""The SQLite file behind the library: its tables, how it is opened and checked, and put aside when it is damaged.

Imports sqlite3 when something is opened, and not before.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.files import keep_to_ourselves, make_folder
from tabletop.words import _

if TYPE_CHECKING:
    import sqlite3

VERSION = 2
"""Of the tables below; the library of a newer Tabletop is left alone. 1: knew no `played`."""
WAIT = 2.0
"""Seconds another Tabletop may be writing before we go on without."""
TABLES = """
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
CREATE VIEW counted AS SELECT * FROM matches AS m
    WHERE ended > 0 AND branch_of = '' AND NOT altered AND sound AND NOT EXISTS (
        SELECT 1 FROM matches AS o WHERE o.origin = m.origin AND o.ended > 0 AND o.branch_of = '' AND NOT o.altered
        AND o.sound AND (o.ended, o.file) < (m.ended, m.file));
CREATE INDEX seats_by_name ON seats (name);
CREATE INDEX matches_by_origin ON matches (origin);
"""
SINCE_1 = """
ALTER TABLE matches ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET played = CASE WHEN ended THEN ended ELSE changed / 1000000000 END
"""
"""What makes these tables of the first ones."""
COURSES = """
CREATE TABLE IF NOT EXISTS courses (
    origin TEXT PRIMARY KEY,        -- of which match
    told TEXT NOT NULL              -- how everybody's chances went in it, to be worked out anew when it is lost
) WITHOUT ROWID
"""
FORGOTTEN = "DELETE FROM courses WHERE origin NOT IN (SELECT origin FROM matches WHERE NOT gone)"
"""Courses of matches that were deleted: when a library is opened nobody can undo that any more."""


def opened(path: Path) -> tuple[sqlite3.Connection, Path | None]:
    """The file, checked and with all tables in it; in memory if it cannot be used. And where a damaged one was put."""
    import sqlite3

    aside = None
    for _try in range(2):
        db = None
        try:
            make_folder(path.parent)
            db = sqlite3.connect(path, timeout=WAIT)
            prepared = _prepared(db)
            keep_to_ourselves(path)
            return prepared, aside
        except (OSError, sqlite3.Error) as problem:
            if db is not None:
                db.close()
            if isinstance(problem, OSError) or not _is_damage(problem):
                break
            aside = put_aside(path)
    return in_memory(), aside


def in_memory() -> sqlite3.Connection:
    """A library that is forgotten when the program ends."""
    import sqlite3

    return _prepared(sqlite3.connect(":memory:"))


def _prepared(db: sqlite3.Connection) -> sqlite3.Connection:
    """The connection with all tables in it; raises sqlite3.Error."""
    import sqlite3

    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = NORMAL")  # what a power cut takes is made anew
    version = db.execute("PRAGMA user_version").fetchone()[0]
    sound = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if sound != "ok":
        raise sqlite3.DatabaseError(sound)
    if version > VERSION:
        raise sqlite3.OperationalError("it is of a newer Tabletop")
    if version < VERSION:
        with db:
            db.execute("BEGIN IMMEDIATE")
            for statement in (SINCE_1 if version else TABLES).split(";"):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute(COURSES)
    with suppress(sqlite3.OperationalError), db:  # another time, if somebody else writes now
        db.execute(FORGOTTEN)
    try:
        db.execute("SELECT origin, gone, played, seat, amount FROM counted JOIN facts USING (file) LIMIT 1").fetchall()
    except sqlite3.OperationalError as problem:  # it says it is a library, and is none
        raise sqlite3.DatabaseError(problem) from problem
    return db


def _is_damage(problem: sqlite3.Error) -> bool:
    """Whether the file is at fault: not if it cannot be written, or another program does not let go of it."""
    import sqlite3

    return isinstance(problem, sqlite3.DatabaseError) and not isinstance(problem, sqlite3.OperationalError)


def replaced(db: sqlite3.Connection, path: Path, problem: sqlite3.Error) -> tuple[sqlite3.Connection, Path | None]:
    """Another one instead of a file that turned out to be no good; and where that was put."""
    import sqlite3

    with suppress(sqlite3.Error):
        db.close()
    aside = put_aside(path) if _is_damage(problem) else None
    return (opened(path)[0] if aside else in_memory()), aside


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


def examined(path: Path) -> str:
    """Whether the file is sound, in a few words; changes nothing."""
    import sqlite3

    try:
        db = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=WAIT)
        version = db.execute("PRAGMA user_version").fetchone()[0]
        sound = db.execute("PRAGMA integrity_check(1)").fetchone()[0]
        db.close()
    except sqlite3.Error as problem:
        return _("damaged: {problem}; it will be put aside and made anew", problem=problem)
    return _("sound, version {version}", version=version) if sound == "ok" else _("damaged: {problem}", problem=sound)
