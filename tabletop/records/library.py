"""The index of all matches in one SQLite file; rebuilt from the matches' files when it is lost."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.base import paths
from tabletop.base.errors import RulesChanged, TabletopError
from tabletop.kernel.facts import Fact, facts_of
from tabletop.kernel.game import Game
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving.glance import Glance, glance, origin_of
from tabletop.kernel.saving.save import ENDINGS
from tabletop.kernel.saving.save import read as read_save
from tabletop.records.badges import Played, played_by
from tabletop.records.entry import COLUMNS, SORTS, STATES, Listed, chairs_of, has, renamed
from tabletop.records.library_file import PATIENT, SAME, WAIT, Kept, mended
from tabletop.records.statistics import LeftOut, Score, Tally, as_table, left_out, rank, score, tally

if TYPE_CHECKING:
    from tabletop.records.settings import Settings

LATEST = 2**63 - 1
"""Nanoseconds since 1970 that fit into the file; a disk may tell of any time."""


class Library(Kept):
    """All matches of a folder, and what happened in them. To be used by one thread."""

    def __init__(self, path: Path, folder: Path, wait: float = WAIT) -> None:
        """`folder` is that of the matches; `wait`: see `Kept`."""
        super().__init__(path, wait)
        self.folder = folder
        self.since: Mapping[str, int] = {}
        """From when on the matches of a person count, in seconds since 1970."""
        self.former: Mapping[str, tuple[str, ...]] = {}
        """What everybody known here was called before: those matches are theirs too."""
        self._stale: list[tuple[str, int, int]] | None = None
        """Files that must be read; None: nobody has looked yet."""

    def catch_up(self, seconds: float | None) -> None:
        self.look()
        self.read(seconds)

    # -- keeping up with the files -----------------------------------------------------------------------

    @mended
    def look(self) -> int:
        """Scan the folder for new, changed and deleted files; return how many must be read."""
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

    @mended
    def read(self, seconds: float | None = None) -> int:
        """Index new and changed files, newest first, for so many seconds; return how many are left."""
        if self._stale is None:
            self.look()
        assert self._stale is not None
        until = None if seconds is None else time.perf_counter() + seconds
        with self._db:
            while self._stale and (until is None or time.perf_counter() < until):
                file, size, changed = self._stale.pop(0)
                self._take_down(file, size, changed, glance(self.folder / file))
        return len(self._stale)

    @property
    def unread(self) -> int:
        """How many files must still be read."""
        return len(self._stale or ())

    def refresh(self) -> None:
        """Index every file now."""
        self.look()
        self.read()

    def _take_down(self, file: str, size: int, changed: int, seen: Glance) -> None:
        found = self._db.execute("SELECT ended, moves, facts FROM matches WHERE file = ?", (file,)).fetchone()
        ended, moves, facts = found or (0, 0, 0)
        played = seen.played or max(1, changed // 1_000_000_000)
        ended = (ended or played) if seen.finished else 0
        same = found is not None and moves == seen.moves and seen.finished
        row = {
            "file": file,
            "size": size,
            "changed": changed,
            "game": seen.game,
            "seed": str(seen.seed),
            "chairs": chairs_of(seen),
            "moves": seen.moves,
            "began": seen.began,
            "played": played,
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
        names = ", ".join(row)
        places = ", ".join(f":{name}" for name in row)
        self._db.execute(f"INSERT INTO matches ({names}) VALUES ({places})", row)
        if seen.finished:  # it is back, or has another name now
            query = f"SELECT o.file FROM matches AS o, matches AS m WHERE o.gone AND m.file = ? AND {SAME}"
            self._db.execute(f"DELETE FROM matches WHERE file IN ({query})", (file,))
        self._db.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (file, place, *seat, place in seen.winners, seen.scores[place] if seen.scores else 0)
                for place, seat in enumerate(seen.seats)
            ],
        )
        self._db.executemany("INSERT INTO facts VALUES (?, ?, ?, ?, ?)", [(file, *fact) for fact in taken])

    def _miss(self, file: str) -> None:
        """Drop a deleted file; its statistics stay unless the match exists under another name."""
        self._db.execute(
            "DELETE FROM matches AS m WHERE file = ? AND (NOT ended OR branch_of != '' OR altered OR NOT sound"
            f" OR EXISTS (SELECT 1 FROM matches AS o WHERE {SAME} AND o.file != m.file AND NOT o.gone))",
            (file,),
        )
        self._db.execute("UPDATE matches SET gone = 1 WHERE file = ?", (file,))

    @mended
    def damage(self, file: str, problem: str, counts: bool) -> None:
        """Remember why a match cannot be opened, until its file changes; what was played by older rules counts."""
        with self._db:
            self._db.execute("UPDATE matches SET problem = ?, sound = ? WHERE file = ?", (problem, counts, file))
        self.owe(lambda: self.damage(file, problem, counts))

    # -- what happened in a match ------------------------------------------------------------------------

    @mended
    def record(self, file: str, match: Match, facts: Sequence[Fact]) -> None:
        """Store the facts of a finished match; idempotent."""
        with self._db:
            self._record(file, match, facts)
        self.owe(lambda: self.record(file, match, facts))

    def _record(self, file: str, match: Match, facts: Sequence[Fact]) -> None:
        outcome = match.outcome
        if outcome is None:
            return
        if self._db.execute("SELECT 1 FROM matches WHERE file = ? AND ended", (file,)).fetchone() is None:
            branch = match.branch
            seen = Glance(
                match.game.info.id, match.seats, match.seed, match.position, match.began, match.played, match.spent,
                match.kept, branch, match.altered, True, outcome.winners, outcome.scores, outcome.reason,
                origin_of(match),
            )  # fmt: skip
            self._take_down(file, 0, time.time_ns(), seen)
        self._db.execute("DELETE FROM facts WHERE file = ?", (file,))
        self._db.executemany("INSERT OR IGNORE INTO facts VALUES (?, ?, ?, ?, ?)", [(file, *fact) for fact in facts])
        self._db.execute("UPDATE matches SET facts = 1 WHERE file = ?", (file,))

    @mended
    def keep_course(self, match: Match, told: str) -> None:
        """Store the chances of a match over time."""
        with self._db:
            self._db.execute("INSERT OR REPLACE INTO courses VALUES (?, ?)", (origin_of(match), told))
        self.owe(lambda: self.keep_course(match, told))

    @mended
    def course(self, match: Match) -> str:
        """The stored chances; empty if there are none."""
        found = self._db.execute("SELECT told FROM courses WHERE origin = ?", (origin_of(match),)).fetchone()
        return found[0] if found else ""

    @mended
    def copies(self, origin: str) -> list[str]:
        """The files of one match, the one that has gone furthest first."""
        query = "SELECT file FROM matches WHERE origin = ? AND origin != '' AND NOT gone ORDER BY moves DESC, file"
        rows = self._db.execute(query, (origin,))
        return [file for (file,) in rows]

    @mended
    def knows(self, game: str = "") -> bool:
        """Whether there is or was a match of this game, or any at all, as far as the files have been read."""
        found = self._db.execute("SELECT 1 FROM matches WHERE ? IN ('', game) LIMIT 1", (game,)).fetchone()
        return found is not None

    # -- asking --------------------------------------------------------------------------------------------

    @mended
    def matches(
        self,
        words: str = "",
        game: str = "",
        person: str = "",
        state: str = "",
        since: float = 0.0,
        sort: str = "newest",
        title: Callable[[str], str] = str,
    ) -> list[Listed]:
        """The matches there are files of: with all these words in them, of a game, a person, in a state, since then.

        `state` is one of STATES; `title` gives the name of a game as people search for it.
        """
        where, values = ["NOT gone"], list[str | int]()
        if game:
            where.append("game = ?")
            values.append(game)
        if person:
            names = self._names(person)
            among = ", ".join("?" for _name in names)
            where.append(f"file IN (SELECT file FROM seats WHERE name IN ({among}) AND kind = '{HUMAN}')")
            values.extend(names)
        if state:
            where.append(STATES[state])
        if since:
            where.append("played >= ?")
            values.append(int(since))
        rows = self._db.execute(
            f"SELECT {COLUMNS} FROM matches WHERE {' AND '.join(where)} ORDER BY {SORTS[sort]}, file DESC", values
        )
        wanted = words.casefold().split()
        others = {name: now for name, now in self._called().items() if name != now}
        found = [(one, renamed(one, others)) for one in map(Listed._make, rows)]
        return [now for one, now in found if not wanted or has(one, now, wanted, title(one.game))]

    @mended
    def people(self) -> list[str]:
        """Everybody who has played, the busiest first, as they are called now."""
        called, many = self._called(), Counter[str]()
        for name, matches in self._db.execute(f"SELECT name, COUNT(*) FROM seats WHERE kind = '{HUMAN}' GROUP BY name"):
            many[called[name]] += matches
        return sorted(many, key=lambda name: (-many[name], name))

    @mended
    def present(self, name: str) -> str:
        """What whoever has or had this name is called now, in whatever letters it is written."""
        known = {one.casefold(): now for one, now in self._called().items()}
        return known.get(name.casefold(), name)

    def _called(self) -> dict[str, str]:
        """What everybody is called now, by each name they have or had and each way matches write it."""
        now = {old: name for name, names in self.former.items() for old in names} | {name: name for name in self.former}
        alike = {one.casefold(): name for one, name in now.items()}
        rows = self._db.execute(f"SELECT DISTINCT name FROM seats WHERE kind = '{HUMAN}' ORDER BY name")
        return now | {name: alike.setdefault(name.casefold(), name) for (name,) in rows}

    def _names(self, person: str) -> tuple[str, ...]:
        """Everything somebody was ever called, what they are called now first."""
        return person, *(name for name, now in self._called().items() if now == person != name)

    @mended
    def tally(self, person: str, game: str = "", since: int = 0) -> Tally:
        """How the matches of a person went, of all games or of one, from a moment on."""
        since = max(since, self.since.get(person, 0))
        return tally(self._db, self._names(person), game, since, self._called())

    @mended
    def left_out(self, person: str, game: str = "", since: int = 0) -> LeftOut:
        """How many matches of a person do not count, and why."""
        return left_out(self._db, self._names(person), game, max(since, self.since.get(person, 0)))

    @mended
    def score(self, person: str) -> Score:
        """How many matches of a person count, and how many they won."""
        return score(self._db, self._names(person), self.since.get(person, 0))

    @mended
    def played(self, person: str) -> list[Played]:
        """What a person did in every match that counts, the oldest first."""
        return played_by(self._db, self._names(person), self.since.get(person, 0))

    @mended
    def without_facts(self) -> list[str]:
        """Finished matches that count and in which nobody has looked for what happened, the newest first."""
        rows = self._db.execute(
            "SELECT file FROM matches WHERE ended > 0 AND NOT facts AND NOT gone AND problem = '' ORDER BY ended DESC"
        )
        return [file for (file,) in rows]

    def learn(self, games: Mapping[str, Game], seconds: float | None = None) -> int:
        """Look for what happened in finished matches that were never looked at, until time is up; how many are left."""
        until = None if seconds is None else time.perf_counter() + seconds
        waiting = self.without_facts()
        while waiting and (until is None or time.perf_counter() < until):
            file = waiting.pop(0)
            try:
                match = read_save(self.folder / file, games)
            except TabletopError as problem:
                self.damage(file, str(problem), isinstance(problem, RulesChanged))
            else:
                self.record(file, match, facts_of(match))
        return len(waiting)

    @mended
    def table(self, person: str = "") -> list[tuple[object, ...]]:
        """A line for every seat of every match that counts, or of those of a person; the first names the columns."""
        return list(as_table(self._db, self._names(person) if person else (), self._called()))


def strongest(seats: Iterable[Seat]) -> str:
    """The level of the strongest AI; empty if only people play."""
    return max((seat.level for seat in seats if seat.kind == AI), key=rank, default="")


def _is_text(name: str) -> bool:
    """Whether a file's name can be stored: names can be any bytes."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def _files(folder: Path) -> Iterator[tuple[str, tuple[int, int]]]:
    """Everything that may be a match, with its size and when it was written."""
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(ENDINGS) and not entry.name.startswith(".") and _is_text(entry.name):
                    try:
                        found = entry.stat()
                    except OSError:
                        found = entry.stat(follow_symlinks=False)
                    yield entry.name, (found.st_size, max(0, min(found.st_mtime_ns, LATEST)))
    except OSError:
        return


_libraries: dict[Path, Library] = {}
"""Those in use, by their files: one but for tests."""


def open_library(settings: Settings | None = None, wait: float = WAIT) -> Library:
    """The library of this person's matches; opened once, with all that has changed still to be read.

    The settings know from when on the matches of a person count, and what they were called before.
    """
    path = paths.library()
    library = _libraries.get(path) or _libraries.setdefault(path, Library(path, paths.saves(), wait))
    if settings is not None:
        from tabletop.records.people import everybody

        since = settings.counted_from.items()
        library.since = {name: when for name, when in since if type(when) is int and 0 <= when < LATEST}
        library.former = {person.name: person.before for person in everybody(settings)}
    return library


def count_afresh(settings: Settings, person: str) -> None:
    """Begin somebody's statistics anew: only matches that end from now on count. Whoever calls this has asked."""
    settings.counted_from[person] = int(time.time()) + 1
    open_library(settings)


def settle() -> None:
    """The program ends: what could not be written so far is written now, if it can be."""
    for library in _libraries.values():
        library.settle(PATIENT)
