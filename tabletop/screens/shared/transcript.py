"""A match in words: as a text to read, or as JSON for other programs."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from tabletop.base.words import _, day, listed
from tabletop.kernel.actions import Action
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import Json, Outcome
from tabletop.kernel.match import Match, Seat
from tabletop.kernel.replay import Film
from tabletop.kernel.state import View
from tabletop.kernel.story import told_in_steps
from tabletop.records.people import without_you
from tabletop.records.sharing import write
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.shared.phrases import branch_words, line_up, minutes
from tabletop.ui.stage.controller import After, Controller, Voice

WIDTH = 88
"""Letters of a line of a match to read."""


class Step(NamedTuple):
    """One decision, as somebody may know it."""

    number: int
    seat: int
    words: str
    """What is told of it; empty if it goes without saying."""
    events: tuple[dict[str, Json], ...]


def steps(match: Match, seat: int | None, start: int = 1) -> Iterator[Step]:
    """The decisions from `start` on, as a seat or a spectator may know them; of a match that is over everything."""
    controller = controller_for(match.game.info.id, match.seats)
    for number, events in _seen(match, seat, start):
        said = " ".join(filter(None, map(controller.tell, events)))
        yield Step(number, match.history[number - 1].seat, said, tuple(map(_as_facts, events)))


def _as_facts(event: Event) -> dict[str, Json]:
    """What an event says, without who may know it."""
    facts = {name: value for name, value in event.facts().items() if name not in ("secret_to", "reveals")}
    return {"event": type(event).__name__, **facts}


def as_text(match: Match, seat: int | None = None, start: int = 1, seats: Sequence[Seat] = ()) -> str:
    """A match to read, round by round: as a seat or a spectator may know it, or everything once it is over.

    `seats` are the players under the names they have in the text, if not those of the match.
    """
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


def _told(match: Match, controller: Controller, seat: int | None, start: int) -> Iterator[str]:
    """The text: a heading for each round or turn, a paragraph for what somebody did in a row."""
    story = controller.story.of(match)
    past = [event for record in match.history[: start - 1] for event in record.events]
    for event in past:
        story.follow(event)
    numbers, events = list[int](), list[Event]()
    for number, found in _seen(match, seat, start):
        numbers += [number] * len(found)
        events += found
    events = _joined(events, controller)
    yield from _heading(_opening(match, controller, start) or story.when)
    film, doer, said, told = Film(match), NOBODY, list[str](), False
    before = match.inherited if match.inherited >= start else 0
    for step in told_in_steps(events, numbers, controller.tell, controller.divides):
        begins = [story.follow(event) for event in events[step.start : step.stop]]
        taken_over = 0 < before < numbers[step.start]
        if said and (step.seat != doer or step.kicker or taken_over):
            yield from wrap(" ".join(said), WIDTH)
            said = []
        if taken_over:
            yield from ("", _("Here it was taken over."), *([] if step.kicker else [""]))
            before = 0
        if any(begins) or step.kicker.startswith(story.when):
            yield from _chapter(step.kicker.rstrip("."), story.when)
            yield from filter(None, [controller.standing(film.before(seat, len(past) + step.start))])
            told = False
        elif step.kicker and told:
            yield ""
        doer, said, told = step.seat, said + list(step.lines), told or bool(step.lines)
    yield from wrap(" ".join(said), WIDTH)


def _seen(match: Match, seat: int | None, start: int) -> Iterator[tuple[int, list[Event]]]:
    """The number of each decision from `start` on, and its events as a seat may know them."""
    everything = seat is None and match.outcome is not None
    for number, record in enumerate(match.history[start - 1 :], start):
        yield number, [event if everything else event.seen_by(seat) for event in record.events]


def _opening(match: Match, controller: Controller, start: int) -> str:
    """The first heading of a match that is told from its own beginning."""
    whole = match.history and start == 1 and not match.deal
    return controller.opening(match.history[0].seat).rstrip(".") if whole else ""


def _chapter(called: str, when: str) -> tuple[str, ...]:
    return _heading(called if called.startswith(when) else f"{when}: {called}".rstrip(": "))


def _joined(events: list[Event], voice: Voice[View, Action]) -> list[Event]:
    """The same events; several that belong together become one, at the place of the last."""
    last = -1
    for place, event in enumerate(events):
        whole = voice.joined(events[last], event) if last >= 0 else None
        if whole is not None:
            events[last], events[place] = Event(NOBODY), whole
        if voice.tell(events[place]):
            last = place
    return events


def _heading(words: str) -> tuple[str, ...]:
    return "", words, "-" * len(words)


def _ended(match: Match, outcome: Outcome, controller: After[View]) -> Iterator[str]:
    """Why the match was over, who won, and everybody's points."""
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
        yield from ("", _("The seed was {seed}: it deals the same game again.", seed=match.told_seed))


def as_json(match: Match, seat: int | None = None, start: int = 1) -> str:
    """The same as one JSON object, in which seats are numbers from 0 up."""
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
    """Write a match in sentences, for others than who plays here; returns the file. Raises TabletopError."""
    if target.suffix.casefold() != ".txt":
        target = target.with_name(target.name + ".txt")
    write(target, (as_text(match, seats=without_you(seats or match.seats)) + "\n").encode())
    return target
