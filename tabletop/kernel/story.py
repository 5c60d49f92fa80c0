"""What happened in a match, in steps that are told one after the other."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from tabletop.kernel.events import NOBODY, Event

SENTENCES = 4
"""So many are told in one step at most."""
LETTERS = 150
"""The same, of steps that are told together because there are many."""


class Step(NamedTuple):
    """Some things that happened and are told together: those from `start` to before `stop`."""

    start: int
    stop: int
    seat: int
    """Whose doing it is; NOBODY for nobody's."""
    words: tuple[str, ...] = ()
    """What happened, in sentences."""
    kicker: str = ""
    """The turn or round that begins with it."""

    @property
    def letters(self) -> int:
        return sum(map(len, self.words)) or len(self.kicker)

    @property
    def lines(self) -> tuple[str, ...]:
        """Its sentences, each once and how often."""
        counts = {words: self.words.count(words) for words in self.words}
        return tuple(words if count == 1 else f"{words} ({count}×)" for words, count in counts.items())  # noqa: RUF001


def told_in_steps(
    events: Sequence[Event],
    decisions: Sequence[int],
    tell: Callable[[Event], str],
    divides: Callable[[Event], bool],
    most: int = 0,
) -> list[Step]:
    """Everything that happened, cut where a decision, another's fate of another kind or a turn begins.

    With more than `most` steps (0: as many as there are) what the same seat did one after the other is told together.
    """
    steps: list[Step] = []
    start, before = 0, None
    """What goes without saying belongs to what was told of the same decision before it, else to what comes after."""
    for number, (event, decision) in enumerate(zip(events, decisions, strict=True)):
        words, last = tell(event), steps[-1] if steps else None
        if not words:
            continue
        if last is not None and decision != decisions[last.stop - 1]:
            while decisions[start] == decisions[last.stop - 1]:
                start += 1
            last = steps[-1] = last._replace(stop=start)
        if divides(event):
            steps.append(Step(start, number + 1, event.seat, (), words))
        elif last is not None and not last.words:
            steps[-1] = last._replace(stop=number + 1, seat=event.seat, words=(words,))
        elif (
            last is not None
            and decision == decisions[last.stop - 1]
            and len(last.words) < SENTENCES
            and (event.seat in (last.seat, NOBODY) or type(event) is before)
        ):
            steps[-1] = last._replace(stop=number + 1, words=(*last.words, words))
        else:
            steps.append(Step(start, number + 1, event.seat, (words,)))
        start, before = number + 1, type(event)
    if steps:
        steps[-1] = steps[-1]._replace(stop=len(events))
    while most and len(steps) > most and _join(steps):
        pass
    return steps


def _join(steps: list[Step]) -> bool:
    """Tell two steps together, those with the fewest words; False if none belong together."""
    found = [
        (one.letters + other.letters, place)
        for place, (one, other) in enumerate(pairwise(steps))
        if one.seat == other.seat and not other.kicker and one.words and one.letters + other.letters <= LETTERS
    ]
    if not found:
        return False
    place = min(found)[1]
    one, other = steps[place : place + 2]
    steps[place : place + 2] = [one._replace(stop=other.stop, words=one.words + other.words)]
    return True
