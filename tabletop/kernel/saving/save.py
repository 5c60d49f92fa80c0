"""Matches as JSON files: written so that a crash loses nothing, read so that nothing wrong gets in."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from zlib import crc32

from tabletop.base.errors import (
    IllegalAction,
    InvalidAction,
    RulesChanged,
    SaveBroken,
    SaveForeign,
    SaveTooNew,
    TabletopError,
)
from tabletop.base.files import beginning, packed, parse_json, read_file, write_file
from tabletop.base.words import _
from tabletop.kernel.game import Game, Json
from tabletop.kernel.match import AI, HUMAN, MOST_ACTIONS, Branch, Deal, Match, Seat
from tabletop.kernel.saving.reading import flag, number, plain, quoted

FORMAT = 3
"""3: says when it was played and where it comes from; 2: which edition of the rules it was played by; 1: neither."""
PROGRAM = "tabletop"
BEGINNING = '{"program":"' + PROGRAM
"""How the text of every match begins."""
LONGEST_ACTION = 100
"""Letters; the same."""
LATEST = 1 << 40
"""A moment no clock has told yet, in seconds."""
PACKED = ".tabletop"
"""The ending of a match's file that is packed, to be kept for long or handed on."""
ENDINGS = (".json", PACKED)
SEEDS = range(-(1 << 63), 1 << 64)


def to_json(match: Match) -> Json:
    """Everything needed to resume a match and to replay it."""
    seats = [seat._asdict() for seat in match.seats]
    return {
        "program": PROGRAM,
        "format": FORMAT,
        "game": match.game.info.id,
        "edition": match.game.info.edition,
        "options": match.options,
        "seats": seats,
        "seal": 0 if match.altered else seal_of(seats),
        "began": match.began,
        "played": match.played,
        "spent": round(match.spent, 1),
        "kept": match.kept,
        "branch": match.branch and match.branch._asdict(),
        "deal": match.deal and match.deal._asdict(),
        "seed": match.seed,
        "rng": match.rng.dump(),
        "actions": [str(record.action) for record in match.history],
        "state": match.dump(),
        "outcome": _outcome(match),
    }


def _outcome(match: Match) -> Json:
    outcome = match.outcome
    return None if outcome is None else {name: plain(value) for name, value in outcome._asdict().items()}


def seal_of(seats: Json) -> int:
    """A number that tells whether somebody else changed who sits where; no lock, only a word to the others."""
    return crc32(json.dumps(seats).encode()) | 1


def to_text(match: Match) -> str:
    return json.dumps(to_json(match), separators=(",", ":"))


def from_text(text: str, games: Mapping[str, Game]) -> Match:
    """The match of a save's text: the log is replayed and must lead to the very state that was saved."""
    saved = read_json(text)
    game = games.get(saved["game"]) if isinstance(saved.get("game"), str) else None
    if game is None:
        words = _("This match is of a game this program does not have: {game}.")
        raise SaveBroken(words.format(game=quoted(saved.get("game"))))
    try:
        seats = _read_seats(saved["seats"])
        match = Match(game, seats, saved["options"], _read_seed(saved["seed"]), deal=_read_deal(saved))
        if match.deal is not None and match.state.seats != len(seats):
            raise ValueError
        match.altered = saved["format"] > 1 and saved["seal"] != seal_of(saved["seats"])
        if saved["format"] > 2:
            _read_story(match, saved)
        astray = _astray(match, saved)
    except TabletopError as problem:
        if saved.get("deal") and saved.get("edition") != game.info.edition:
            raise _rules_changed(game) from problem
        raise SaveBroken(_cannot_be_resumed(problem)) from problem
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise SaveBroken(_("This saved match is damaged: a part of it is missing or makes no sense.")) from problem
    if astray and saved.get("edition", 1) != game.info.edition:
        raise _rules_changed(game)
    if astray:
        raise SaveBroken(astray)
    return match


def _rules_changed(game: Game) -> RulesChanged:
    words = _("The rules of {title} have changed since this match was saved; it cannot go on by the new ones.")
    return RulesChanged(words.format(title=game.info.title))


def _astray(match: Match, saved: Json) -> str:
    """Do the saved actions again; a sentence if they do not lead to the position saved with them."""
    actions = saved["actions"]
    if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
        raise TypeError
    if any(len(action) > LONGEST_ACTION for action in actions):
        raise ValueError
    try:
        for action in actions:
            turn = match.to_act
            if turn is None:
                raise InvalidAction(_("This match goes on after its own end."))
            match.repeat([(turn, match.game.parse(action))])
    except (IllegalAction, InvalidAction) as problem:
        return _cannot_be_resumed(problem)
    kept, reached = dict(saved["state"]), match.dump()
    both = kept.keys() & reached.keys()
    older = saved["format"] == 1 or saved["edition"] != match.game.info.edition
    if older and both:  # positions have gained fields since, and lost some
        kept, reached = ({name: position[name] for name in both} for position in (kept, reached))
    if (reached, match.rng.dump(), _outcome(match)) == (kept, saved.get("rng"), saved.get("outcome")):
        return ""
    return _("This saved match is damaged: its moves do not lead to the position it holds.")


def _cannot_be_resumed(problem: TabletopError) -> str:
    return _("This saved match is damaged and cannot be resumed: {problem}", problem=problem)


def _cut_off() -> SaveBroken:
    return SaveBroken(_("This saved match is cut off or damaged."))


def read_json(text: str) -> dict[str, Json]:
    """What a save's text holds, if a program that is not newer wrote it."""
    if not text.strip():
        raise SaveBroken(_("This saved match is empty."))
    try:
        saved = parse_json(text)
    except ValueError as problem:
        if text.startswith(BEGINNING):
            raise _cut_off() from problem
        raise SaveForeign(_("This file is not a match saved by Tabletop.")) from problem
    if not isinstance(saved, dict) or saved.get("program") != PROGRAM:
        raise SaveForeign(_("This file is not a match saved by Tabletop."))
    version = saved.get("format")
    if type(version) is not int or version < 1:
        raise SaveBroken(_("This saved match does not say which version wrote it."))
    if version > FORMAT:
        words = _("This match was saved by a newer Tabletop (format {theirs}, this one reads up to {ours}).")
        raise SaveTooNew(words.format(theirs=version, ours=FORMAT))
    return saved


def _read_seats(saved: Json) -> list[Seat]:
    seats = [Seat(seat["kind"], seat["name"], seat["level"]) for seat in saved]
    for seat in seats:
        if seat.kind not in (HUMAN, AI) or not isinstance(seat.name, str) or not isinstance(seat.level, str):
            raise SaveBroken(_("it does not say who sits where."))
    return seats


def _read_deal(saved: Json) -> Deal | None:
    """What a match taken over from one that went on began with: only such a match begins with anything."""
    deal = saved.get("deal") if saved["format"] > 2 else None
    if deal is None:
        return None
    if saved["branch"] is None:
        raise ValueError
    return Deal(deal["position"], flag(deal["curtain"]))


def _read_story(match: Match, saved: Json) -> None:
    """When it was played, whether it is to be kept, and where it comes from."""
    moment, spent, branch = number(0, LATEST), saved["spent"], saved["branch"]
    if type(spent) not in (int, float) or not 0 <= spent < LATEST:
        raise ValueError
    match.began, match.spent, match.kept = moment(saved["began"]), float(spent), flag(saved["kept"])
    match.played = moment(saved.get("played", 0))
    if branch is not None:
        match.branch = Branch(str(branch["of"])[:LONGEST_ACTION], number(0, MOST_ACTIONS)(branch["at"]))


def _read_seed(seed: Json) -> int:
    if type(seed) is not int or seed not in SEEDS:
        raise SaveBroken(_("its seed is not a number of 64 bits."))
    return seed


def read(path: Path, games: Mapping[str, Game]) -> Match:
    """The match saved in a file; every way this can fail is a TabletopError with a sentence."""
    return from_text(read_text(path), games)


def read_text(path: Path) -> str:
    """What stands in a file that may be a match's, unchecked; every way this can fail is such a sentence, too."""
    try:
        return read_file(path)
    except ValueError as problem:
        ours = BEGINNING.encode()
        if beginning(path, len(ours)) == ours:
            raise _cut_off() from problem
        raise SaveForeign(_("This file is not a match saved by Tabletop.")) from problem
    except OSError as problem:
        if os.path.isdir(path):
            raise TabletopError(_("This is a folder, not a saved match.")) from problem
        raise TabletopError(_("{path} cannot be read: {problem}.", path=path, problem=problem.strerror)) from problem


def content_for(path: Path, text: str) -> bytes:
    """A save's text as a file of this name holds it."""
    content = text.encode()
    return packed(content) if path.suffix == PACKED else content


def write(match: Match, path: Path) -> None:
    """Save now, before returning; raises TabletopError with a sentence."""
    try:
        write_file(path, content_for(path, to_text(match)))
    except OSError as problem:
        words = _("The match cannot be saved to {path}: {problem}.")
        raise TabletopError(words.format(path=path, problem=problem.strerror)) from problem
