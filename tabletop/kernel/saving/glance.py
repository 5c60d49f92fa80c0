"""What a saved match says of itself, without playing it again."""

import json
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from tabletop.base.errors import SaveBroken, SaveForeign, SaveTooNew
from tabletop.base.files import read_file
from tabletop.base.words import _
from tabletop.kernel.game import Json
from tabletop.kernel.match import AI, HUMAN, MOST_ACTIONS, Branch, Match, Seat, name_of
from tabletop.kernel.saving.reading import number
from tabletop.kernel.saving.save import LATEST, LONGEST_ACTION, read_json, seal_of


class Glance(NamedTuple):
    """What can be told of a match from its file alone; whether its moves make sense is found out by playing them."""

    game: str = ""
    seats: tuple[Seat, ...] = ()
    seed: int = 0
    moves: int = 0
    began: int = 0
    played: int = 0
    spent: float = 0.0
    kept: bool = False
    branch: Branch | None = None
    altered: bool = False
    """Whether somebody has changed its file to seat others at it."""
    finished: bool = False
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    reason: str = ""
    origin: str = ""
    """The same for all copies of one match, and for nothing else."""
    problem: str = ""
    """Why the file is no match, as a sentence; nothing else is known then."""


def glance(path: Path) -> Glance:
    """What a file says of the match in it; whatever is wrong with it becomes a sentence."""
    try:
        text = read_file(path)
    except ValueError:
        return Glance(problem=_("This file is not a match saved by Tabletop."))
    except OSError as problem:
        return Glance(problem=_("This file cannot be read: {problem}.", problem=problem.strerror))
    return glance_at(text)


def glance_at(text: str) -> Glance:
    """The same of a save's text."""
    try:
        saved = read_json(text)
    except SaveTooNew:
        return Glance(problem=_("This match was saved by a newer Tabletop."))
    except (SaveBroken, SaveForeign) as problem:
        return Glance(problem=str(problem))
    try:
        return _read(saved)
    except (KeyError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError, SaveBroken):
        return Glance(problem=_("This saved match is damaged: a part of it is missing or makes no sense."))


def _read(saved: dict[str, Json]) -> Glance:
    seats = tuple(Seat(str(seat["kind"]), name_of(str(seat["name"])), _word(seat["level"])) for seat in saved["seats"])
    if not seats or any(seat.kind not in (HUMAN, AI) for seat in seats):
        raise ValueError
    game, seed, actions, outcome = _word(saved["game"]), int(saved["seed"]), saved["actions"], saved["outcome"]
    if not game or not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise ValueError
    began, played, spent = int(saved.get("began", 0)), int(saved.get("played", 0)), float(saved.get("spent", 0))
    if not all(0 <= seconds < LATEST for seconds in (began, played, spent)):
        raise ValueError
    kept, branch = bool(saved.get("kept", False)), saved.get("branch")
    taken_over = Branch(_word(branch["of"]), number(0, MOST_ACTIONS)(branch["at"])) if branch else None
    altered = saved["format"] > 1 and saved["seal"] != seal_of(saved["seats"])
    ending, origin = _ending(outcome, len(seats)), _origin(game, seed, began, actions)
    about = began, played, spent, kept, taken_over, altered, outcome is not None
    return Glance(game, seats, seed, len(actions), *about, *ending, origin)


def _origin(game: str, seed: int, began: int, actions: list[str]) -> str:
    """A deal can be played again, but not begun again at the same second."""
    return f"{game} {seed} {began or crc32(json.dumps(actions).encode())}"


def origin_of(match: Match) -> str:
    """The same of a match that is being played."""
    return _origin(match.game.info.id, match.seed, match.began, [str(record.action) for record in match.history])


def _ending(outcome: Json, seats: int) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """Who won, with what scores, and how it ended."""
    if outcome is None:
        return (), (), ""
    winners = tuple(int(seat) for seat in outcome["winners"])
    scores = tuple(number(-LATEST, LATEST)(score) for score in outcome["scores"])
    if len(scores) != seats or any(seat not in range(seats) for seat in winners):
        raise ValueError
    return winners, scores, _word(outcome["reason"])


def _word(value: Json) -> str:
    """A word as the program writes them; raises ValueError for anything else."""
    if not isinstance(value, str) or len(value) > LONGEST_ACTION or not value.isprintable():
        raise ValueError
    return value
