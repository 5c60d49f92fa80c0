"""Matches handed on: one small file, sentences to read, or a table for other programs."""

import csv
import io
import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from tabletop.base.errors import TabletopError
from tabletop.base.files import packed, write_file
from tabletop.base.words import _, day, listed
from tabletop.games.shelf import GAMES
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import Json, Outcome
from tabletop.kernel.match import Match, Seat
from tabletop.kernel.replay import Film
from tabletop.kernel.saving import save
from tabletop.kernel.saving.save import PACKED
from tabletop.kernel.story import told_in_steps
from tabletop.records import saves

if TYPE_CHECKING:
    import pygame

    from tabletop.records.library import Library
    from tabletop.ui.stage.controller import Controller

WIDTH = 88
"""Letters of a line of a match to read."""
MOST_BYTES = 150
"""Of the names in that of a file: most systems take 255 for all of it."""


# -- the match itself ------------------------------------------------------------------------------------


def export(match: Match, target: Path) -> Path:
    """Write a match as one small file; where it is now. Raises TabletopError with a sentence."""
    if target.suffix.casefold() != PACKED:
        target = target.with_name(target.name + PACKED)
    _write(target, packed(save.to_text(match).encode()))
    return target


def _write(target: Path, content: bytes, private: bool = False) -> None:
    try:
        write_file(target, content, private)
    except OSError as problem:
        words = _("{path} cannot be written: {problem}.", path=target, problem=problem.strerror)
        raise TabletopError(words) from problem


class Received(NamedTuple):
    """A match in a file from elsewhere, checked as every save is."""

    text: str
    match: Match
    written: int
    """When the file was, in seconds since 1970; 0 if nobody knows."""


class Imported(NamedTuple):
    """A match that came from elsewhere."""

    path: Path
    match: Match
    new: bool
    """False if it was among the saved ones already."""


def receive(source: Path) -> Received:
    """The match of any file, which is read once: what was checked is what comes in. Raises TabletopError."""
    text = save.read_text(source)
    match, written = save.from_text(text, GAMES), 0
    with suppress(OSError):
        written = int(source.stat().st_mtime)
    return Received(text, match, written)


def bring_in(source: Path) -> Imported:
    """Put a match from any file among the saved ones; raises TabletopError."""
    return take_in(receive(source))


def take_in(received: Received) -> Imported:
    """Put a match among the saved ones; raises TabletopError.

    A match is there once: one that has gone further comes in the place of its beginning, if the same sit at it.
    """
    text, match, written = received
    twin = saves.twin_of(text)
    if twin is not None and twin.whole:
        return Imported(twin.path, match, False)
    path = saves.new_path(match.game.info.id)
    if twin is not None and twin.kept:
        match.kept = True
        text = save.to_text(match)
    _write(path, text.encode(), private=True)
    if twin is not None:
        saves.make_way(twin.path)
    with suppress(OSError):  # it was not played now
        when = match.played or (match.began and match.began + int(match.spent)) or written or time.time()
        os.utime(path, (when, when))
    return Imported(path, match, True)


def suggested_name(match: Match, ending: str, seats: Sequence[Seat]) -> str:
    """What a file of a match may be called: the game, who plays and the day, in letters, digits and dashes alone.

    `seats` are those who play as others than who plays here call them.
    """
    names = "-".join(seat.name for seat in seats)
    plain = "".join(letter if letter.isalnum() else "-" for letter in names.casefold())
    joined = "-".join(part for part in plain.split("-") if part)[:60].encode()[:MOST_BYTES].decode(errors="ignore")
    when = match.played or match.began
    date = time.strftime("%Y-%m-%d", time.localtime(when)) if when else ""
    return "-".join(part for part in (match.game.info.id, joined.rstrip("-"), date) if part) + ending


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
    """What is told of it; empty if it goes without saying."""
    events: tuple[dict[str, Json], ...]


def steps(match: Match, seat: int | None, start: int = 1) -> Iterator[Step]:
    """What happened from a decision on, as a seat or a spectator may know it; all of it for nobody once it is over."""
    from tabletop.screens.shared.controllers import controller_for

    controller = controller_for(match.game.info.id, match.seats)
    everything = seat is None and match.outcome is not None
    for number, record in enumerate(match.history, 1):
        if number < start:
            continue
        events = record.events if everything else [event.seen_by(seat) for event in record.events]
        words = [controller.tell(event) for event in events]
        said = " ".join(word for word in words if word)
        told = tuple({"event": type(event).__name__, **_plain(event.facts())} for event in events)
        yield Step(number, record.seat, said, told)


def _plain(facts: dict[str, Json]) -> dict[str, Json]:
    """What an event says, without who may know it."""
    return {name: value for name, value in facts.items() if name not in ("secret_to", "reveals")}


def as_text(match: Match, seat: int | None = None, start: int = 1, seats: Sequence[Seat] = ()) -> str:
    """A match to read, round by round: as a seat or a spectator may know it, or everything once it is over.

    `seats` are those who play as they are called in it, if not as in the match.
    """
    from tabletop.screens.shared.controllers import controller_for
    from tabletop.screens.shared.phrases import branch_words, line_up, minutes

    controller = controller_for(match.game.info.id, seats or match.seats)
    parts = [match.game.info.title, line_up(controller.seats)]
    if match.began:
        parts.append(day(match.began))
    if match.outcome is not None and match.spent:
        parts[-1] = _("{facts}, {time}", facts=parts[-1], time=minutes(match.spent))
    if match.branch is not None:
        told = _("What happened before is told with the names of those who took over.")
        parts += wrap(f"{branch_words(match)}. {told if match.inherited else ''}", WIDTH)
    parts += wrap(controller.cast(match.view(seat)), WIDTH)
    lines = [parts[0], "=" * len(parts[0]), *parts[1:], *_told(match, controller, seat, start)]
    if match.outcome is not None:
        lines += _ended(match, match.outcome, controller)
    elif match.to_act is not None:
        name = controller.names[match.to_act]
        goes_on = _("Now it is {name}'s decision.", name=name) if name != _("You") else _("Now it is your decision.")
        lines += ["", goes_on]
    return "\n".join(lines)


def _told(match: Match, controller: "Controller", seat: int | None, start: int) -> Iterator[str]:
    """What happened: the rounds or turns the table counts are headings, and what somebody did in a row a paragraph."""
    story, everything = controller.story.of(match), seat is None and match.outcome is not None
    happened = [(number, event) for number, record in enumerate(match.history, 1) for event in record.events]
    past = [event for number, event in happened if number < start]
    for event in past:
        story.follow(event)
    rest = [(number, event if everything else event.seen_by(seat)) for number, event in happened if number >= start]
    events = _joined([event for _number, event in rest], controller)
    steps = told_in_steps(events, [number for number, _event in rest], controller.tell, controller.divides)
    first = controller.opening(match.history[0].seat) if match.history and start == 1 and not match.deal else ""
    yield from _heading(first.rstrip(".") or story.when)
    film, doer, said, told = Film(match), NOBODY, list[str](), False
    before = match.inherited if match.inherited >= start else 0
    for step in steps:
        begins = [story.follow(event) for event in events[step.start : step.stop]]
        taken_over = 0 < before < rest[step.start][0]
        if said and (step.seat != doer or step.kicker or taken_over):
            yield from wrap(" ".join(said), WIDTH)
            said = []
        if taken_over:
            yield from ("", _("Here it was taken over."), *([] if step.kicker else [""]))
            before = 0
        if any(begins) or step.kicker.startswith(story.when):
            called = step.kicker.rstrip(".")
            yield from _heading(called if called.startswith(story.when) else f"{story.when}: {called}".rstrip(": "))
            standing = controller.standing(film.before(seat, len(past) + step.start))
            yield from [standing] if standing else []
            told = False
        elif step.kicker and told:
            yield ""
        doer, said, told = step.seat, said + list(step.lines), told or bool(step.lines)
    yield from wrap(" ".join(said), WIDTH)


def _joined(events: list[Event], controller: "Controller") -> list[Event]:
    """The same events; of what happened in pieces only the last tells of it, and tells all."""
    last = -1
    for place, event in enumerate(events):
        whole = controller.joined(events[last], event) if last >= 0 else None
        if whole is not None:
            events[last], events[place] = Event(NOBODY), whole
        if controller.tell(events[place]):
            last = place
    return events


def _heading(words: str) -> tuple[str, ...]:
    return "", words, "-" * len(words)


def _ended(match: Match, outcome: Outcome, controller: "Controller") -> Iterator[str]:
    """Why it was over, who won, and what everybody had."""
    ending, names = controller.ending(match.view(None), outcome), controller.names
    winners = [names[seat] for seat in outcome.winners]
    yield from _heading(_("The end"))
    happened = [event for record in match.history for event in record.events]
    decided = controller.decided(match.view(None), outcome, happened)
    yield from wrap(f"{controller.reason(outcome)} {decided}", WIDTH)
    if not winners:
        yield _("Nobody won.")
    elif len(winners) == 1:
        yield _("{name} won!", name=winners[0])
    else:
        yield _("{names} shared the victory!", names=listed(winners))
    yield ""
    order = sorted(range(len(names)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    wide = max(map(len, names))
    for seat in order:
        yield f"  {names[seat]:<{wide}}  {ending.counts(outcome.scores[seat])}"
    if match.told_seed is not None:
        yield ""
        yield _("The seed was {seed}: it deals the same game again.", seed=match.told_seed)


def as_json(match: Match, seat: int | None = None, start: int = 1) -> str:
    """The same for other programs: one object, in which a seat is its place among the seats, from 0 up."""
    outcome = match.outcome
    told: dict[str, Json] = {
        "game": match.game.info.id,
        "seats": [one._asdict() for one in match.seats],
        "began": match.began,
        "played": match.played,
        "seconds": round(match.spent, 1),
        "branch": match.branch and match.branch._asdict(),
        "as_seen_by": seat,
        "decisions": [step._asdict() for step in steps(match, seat, start)],
        "to_act": match.to_act,
        "outcome": outcome and outcome._asdict(),
    }
    if outcome is not None:
        told |= {"seed": match.told_seed, "options": match.options}
    return json.dumps(told, ensure_ascii=False, indent=1)


def write_text(match: Match, target: Path, seats: Sequence[Seat] = ()) -> Path:
    """Write a match in sentences, for others than who plays here; where it is now. Raises TabletopError."""
    from tabletop.records.people import for_others

    if target.suffix.casefold() != ".txt":
        target = target.with_name(target.name + ".txt")
    _write(target, (as_text(match, seats=for_others(seats or match.seats)) + "\n").encode())
    return target


# -- statistics ------------------------------------------------------------------------------------------


def as_csv(library: "Library", person: str = "") -> str:
    """Every seat of every match that counts, or of those of a person, a line each, as spreadsheets read it."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(library.table(person))
    return text.getvalue()
