"""Matches as JSON files: written so that a crash loses nothing, read so that nothing wrong gets in.

Imports only the kernel; the caller brings the games.
"""

import json
import queue
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tabletop.files import write_file
from tabletop.kernel.errors import (
    IllegalAction,
    InvalidAction,
    RulesChanged,
    SaveBroken,
    SaveForeign,
    SaveTooNew,
    TabletopError,
)
from tabletop.kernel.game import Game, Json
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.words import _

FORMAT = 2
"""2: says which edition of the rules it was played by; 1 was before that."""
PROGRAM = "tabletop"


def to_json(match: Match) -> Json:
    """Everything needed to resume a match and to replay it."""
    outcome = match.outcome
    return {
        "program": PROGRAM,
        "format": FORMAT,
        "game": match.game.info.id,
        "edition": match.game.info.edition,
        "options": match.options,
        "seats": [seat._asdict() for seat in match.seats],
        "seed": match.seed,
        "rng": match.rng.dump(),
        "actions": [str(record.action) for record in match.history],
        "state": match.dump(),
        "outcome": outcome and outcome._asdict(),
    }


def to_text(match: Match) -> str:
    return json.dumps(to_json(match), separators=(",", ":"))


def from_text(text: str, games: Mapping[str, Game]) -> Match:
    """The match of a save's text: the log is replayed and must lead to the very state that was saved."""
    saved = _read_json(text)
    game = games.get(saved["game"]) if isinstance(saved.get("game"), str) else None
    if game is None:
        raise SaveBroken(
            _("This match is of a game this program does not have: {game!r}.").format(game=saved.get("game"))
        )
    try:
        match = Match(game, _read_seats(saved["seats"]), saved["options"], _whole(saved["seed"]))
        astray = _astray(match, saved)
    except TabletopError as problem:
        raise SaveBroken(_cannot_be_resumed(problem)) from problem
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise SaveBroken(
            _("This saved match is damaged: a part of it is missing or makes no sense.")
        ) from problem
    if astray and saved.get("edition", 1) != game.info.edition:
        words = _(
            "The rules of {title} have changed since this match was saved; it cannot go on by the new ones."
        )
        raise RulesChanged(words.format(title=game.info.title))
    if astray:
        raise SaveBroken(astray)
    return match


def _astray(match: Match, saved: Json) -> str:
    """Do the saved actions again; a sentence if they do not lead to the position saved with them."""
    try:
        for action in saved["actions"]:
            turn = match.to_act
            if turn is None:
                raise InvalidAction(_("This match goes on after its own end."))
            match.repeat([(turn, match.game.parse(action))])
    except (IllegalAction, InvalidAction) as problem:
        return _cannot_be_resumed(problem)
    kept, reached = dict(saved["state"]), match.dump()
    if saved["format"] == 1:  # positions have gained fields since
        reached = {name: reached[name] for name in kept if name in reached} or reached
    if reached == kept and saved.get("rng") == match.rng.dump():
        return ""
    return _("This saved match is damaged: its moves do not lead to the position it holds.")


def _cannot_be_resumed(problem: TabletopError) -> str:
    return _("This saved match is damaged and cannot be resumed: {problem}").format(problem=problem)


def _read_json(text: str) -> dict[str, Any]:
    if not text.strip():
        raise SaveBroken(_("This saved match is empty."))
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as problem:
        if text.startswith('{"program":"' + PROGRAM):
            raise SaveBroken(_("This saved match is cut off or damaged.")) from problem
        raise SaveForeign(_("This file is not a match saved by Tabletop.")) from problem
    if not isinstance(saved, dict) or saved.get("program") != PROGRAM:
        raise SaveForeign(_("This file is not a match saved by Tabletop."))
    version = saved.get("format")
    if type(version) is not int:
        raise SaveBroken(_("This saved match does not say which version wrote it."))
    if version > FORMAT:
        raise SaveTooNew(
            _(
                "This match was saved by a newer Tabletop (format {theirs}, this one reads up to {ours})."
            ).format(theirs=version, ours=FORMAT)
        )
    return saved


def _read_seats(saved: Any) -> list[Seat]:
    seats = [Seat(seat["kind"], seat["name"], seat["level"]) for seat in saved]
    for seat in seats:
        if seat.kind not in (HUMAN, AI) or not isinstance(seat.name, str) or not isinstance(seat.level, str):
            raise SaveBroken(_("it does not say who sits where."))
    return seats


def _whole(number: Any) -> int:
    if type(number) is not int:
        raise SaveBroken(_("its seed is not a number."))
    return number


def read(path: Path, games: Mapping[str, Game]) -> Match:
    """The match saved in a file; every way this can fail is a TabletopError with a sentence."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise SaveForeign(_("This file is not a match saved by Tabletop.")) from problem
    except OSError as problem:
        raise TabletopError(
            _("{path} cannot be read: {problem}.").format(path=path, problem=problem.strerror)
        ) from problem
    return from_text(text, games)


def write(match: Match, path: Path) -> None:
    """Save now, before returning; raises TabletopError with a sentence."""
    try:
        write_file(path, to_text(match).encode())
    except OSError as problem:
        raise TabletopError(
            _("The match cannot be saved to {path}: {problem}.").format(path=path, problem=problem.strerror)
        ) from problem


class Autosave:
    """Saves a match after every decision on a thread of its own, so that no frame waits for a disk."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match, self.path = match, path
        self.problem = ""
        """Why the last save failed, as a sentence; empty if it did not."""
        self._texts: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()
        match.on_change = self.save
        self.save()

    def save(self) -> None:
        self._texts.put(to_text(self.match).encode())

    def close(self) -> None:
        """Wait until everything is on the disk."""
        self.match.on_change = lambda: None
        self._texts.put(None)
        self._thread.join()

    def _run(self) -> None:
        text = self._texts.get()
        while text is not None:
            try:
                write_file(self.path, text)
                self.problem = ""
            except OSError as problem:
                self.problem = _("This match cannot be saved: {problem}.").format(problem=problem.strerror)
            text = self._texts.get()
