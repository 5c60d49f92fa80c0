"""Matches handed on: one small file, sentences to read, or a table for other programs. Imports the games."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop import saves
from tabletop.files import packed, read_file, write_file
from tabletop.games import GAMES
from tabletop.kernel import save
from tabletop.kernel.errors import SaveForeign, TabletopError
from tabletop.kernel.glance import glance, origin_of
from tabletop.kernel.match import Match
from tabletop.kernel.save import PACKED
from tabletop.words import _, listed

if TYPE_CHECKING:
    import pygame

    from tabletop.library import Library


# -- the match itself ------------------------------------------------------------------------------------


def export(match: Match, target: Path) -> Path:
    """Write a match as one small file; where it is now. Raises TabletopError with a sentence."""
    if target.suffix != PACKED:
        target = target.with_name(target.name + PACKED)
    _write(target, packed(save.to_text(match).encode()))
    return target


def _write(target: Path, content: bytes) -> None:
    try:
        write_file(target, content)
    except OSError as problem:
        words = _("{path} cannot be written: {problem}.", path=target, problem=problem.strerror)
        raise TabletopError(words) from problem


class Imported(NamedTuple):
    """A match that came from elsewhere."""

    path: Path
    match: Match
    new: bool
    """False if it was among the saved ones already."""


def bring_in(source: Path) -> Imported:
    """Put a match from any file among the saved ones, checked as every save is; raises TabletopError."""
    match = save.read(source, GAMES)
    origin, moves = origin_of(match), match.position
    for path in saves.found():
        known = glance(path)
        if known.origin == origin and known.moves == moves:
            return Imported(path, match, False)
    path = saves.new_path(match.game.info.id)
    try:
        text = read_file(source)
    except (OSError, ValueError) as problem:
        raise SaveForeign(_("This file is not a match saved by Tabletop.")) from problem
    _write(path, text.encode())
    return Imported(path, match, True)


def suggested_name(match: Match, ending: str) -> str:
    """What a file of a match may be called: the game and who plays, in nothing but letters, digits and dashes."""
    names = "-".join(seat.name for seat in match.seats)
    plain = "".join(letter if letter.isalnum() else "-" for letter in names.casefold())
    joined = "-".join(part for part in plain.split("-") if part)[:60].rstrip("-")
    return f"{match.game.info.id}-{joined}{ending}" if joined else f"{match.game.info.id}{ending}"


def write_picture(picture: "pygame.Surface", target: Path) -> Path:
    """Write a picture as PNG; where it is now. Raises TabletopError with a sentence."""
    import pygame

    if target.suffix.casefold() != ".png":
        target = target.with_name(target.name + ".png")
    content = io.BytesIO()
    pygame.image.save(picture, content, "picture.png")
    _write(target, content.getvalue())
    return target


# -- the match in words ----------------------------------------------------------------------------------


class Step(NamedTuple):
    """One decision, as somebody may know it."""

    number: int
    seat: int
    words: str
    events: tuple[dict[str, Any], ...]


def steps(match: Match, seat: int | None, start: int = 1) -> Iterator[Step]:
    """What happened from a decision on, as a seat or a spectator may know it; all of it for nobody once it is over."""
    from tabletop.scenes.controllers import controller_for

    controller = controller_for(match.game.info.id, match.seats)
    everything = seat is None and match.outcome is not None
    for number, record in enumerate(match.history, 1):
        if number < start:
            continue
        events = record.events if everything else [event.seen_by(seat) for event in record.events]
        words = [controller.tell(event) for event in events]
        said = " ".join(word for word in words if word)
        told = tuple({"event": type(event).__name__, **_plain(event.facts())} for event in events)
        yield Step(number, record.seat, said or _("{name} decides.", name=match.seats[record.seat].name), told)


def _plain(facts: dict[str, Any]) -> dict[str, Any]:
    """What an event says, without who may know it."""
    return {name: value for name, value in facts.items() if name not in ("secret_to", "reveals")}


def as_sentences(match: Match, seat: int | None = None, start: int = 1) -> Iterator[str]:
    """A match in plain sentences: as a seat or a spectator may know it, or everything once it is over."""
    from tabletop.scenes.controllers import controller_for
    from tabletop.scenes.telling import who

    yield _("{title}: {names}.", title=match.game.info.title, names=who(match.seats))
    for step in steps(match, seat, start):
        yield f"{step.number}. {step.words}"
    outcome = match.outcome
    if outcome is None:
        turn = match.to_act
        assert turn is not None
        yield _("Now it is {name}'s decision.", name=match.seats[turn].name)
        return
    yield controller_for(match.game.info.id, match.seats).reason(outcome)
    yield _("The seed was {seed}.", seed=match.seed)  # told sooner it would deal the same cards again
    winners = [match.seats[seat].name for seat in outcome.winners]
    yield _("Won by {names}.", names=listed(winners)) if winners else _("Nobody won.")


def as_json(match: Match, seat: int | None = None, start: int = 1) -> str:
    """The same for other programs: one object, in which a seat is its place among the seats, from 0 up."""
    outcome = match.outcome
    told: dict[str, Any] = {
        "game": match.game.info.id,
        "seats": [one._asdict() for one in match.seats],
        "began": match.began,
        "seconds": round(match.spent, 1),
        "branch": match.branch and match.branch._asdict(),
        "as_seen_by": seat,
        "decisions": [step._asdict() for step in steps(match, seat, start)],
        "to_act": match.to_act,
        "outcome": outcome and outcome._asdict(),
    }
    if outcome is not None:  # told sooner it would deal the same cards again
        told |= {"seed": match.seed, "options": match.options}
    return json.dumps(told, ensure_ascii=False, indent=1)


def write_text(match: Match, target: Path) -> Path:
    """Write a match in sentences; where it is now. Raises TabletopError with a sentence."""
    if target.suffix.casefold() != ".txt":
        target = target.with_name(target.name + ".txt")
    _write(target, ("\n".join(as_sentences(match)) + "\n").encode())
    return target


# -- statistics ------------------------------------------------------------------------------------------


def as_csv(library: "Library", person: str = "") -> str:
    """Every seat of every match that counts, or of those of a person, a line each, as spreadsheets read it."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(library.table(person))
    return text.getvalue()
