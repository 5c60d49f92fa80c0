"""How a match is told: events cut into steps, and a game's Story (chapters, marked moments, what mattered)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import ClassVar, NamedTuple, Self

from tabletop.base.words import _
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.match import Match

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
        else:
            alike = last is not None and (event.seat in (last.seat, NOBODY) or type(event) is before)
            if last and alike and decision == decisions[last.stop - 1] and len(last.words) < SENTENCES:
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
    if found:
        place = min(found)[1]
        one, other = steps[place : place + 2]
        steps[place : place + 2] = [one._replace(stop=other.stop, words=one.words + other.words)]
    return bool(found)


class Kind(NamedTuple):
    """A sort of moments worth jumping to."""

    words: str
    """What they are called, one of them."""
    many: str
    icon: str


class Gist(NamedTuple):
    event: int
    """Which of the turn's events it came of."""
    weight: int
    """How much it mattered, against other things in that turn; 0: only as what somebody did not get."""
    words: str
    """Who did what, and what came of it, in a sentence."""
    good: tuple[int, ...] = ()
    """The seats that are the better for it."""
    bad: tuple[int, ...] = ()
    """Those that are the worse for it."""
    retells: bool = False
    """Whether its words repeat what else is told of the same event."""


class Story:
    """What of a game's happenings is worth marking, what the table counts, and where chapters begin.

    One of them follows one match.
    """

    kinds: ClassVar[Mapping[str, Kind]] = {}
    beginning: ClassVar[str] = _("The beginning")
    """The title of the first chapter, and of what comes before anything is counted."""
    unit: ClassVar[str] = _("Turn {number}")
    """What the table counts: its heading says the same."""
    first: ClassVar[int] = 0
    """The number a match begins with; 0: something comes before the first."""
    counter: ClassVar[str] = ""
    """The field of a position that tells the number; empty if none does."""
    weights: ClassVar[Mapping[type[Event], int]] = {}
    """How much events matter for how a match goes on; those that are not here do not."""
    gains: ClassVar[tuple[type[Event], ...]] = ()
    """Those of them that are good for whose doing or fate they are,"""
    losses: ClassVar[tuple[type[Event], ...]] = ()
    """and those that are bad."""

    def __init__(self) -> None:
        self.number = self.first

    @classmethod
    def of(cls, match: Match) -> Self:
        """That of a match, before its first decision: one that was dealt anew goes on counting where it was."""
        story = cls()
        if match.deal is not None and cls.counter:
            story.number = getattr(match.beginning()[0], cls.counter)
        return story

    def mark(self, event: Event) -> str:
        """Of which kind this is; empty if it is nothing to mark."""
        return ""

    def counts(self, event: Event) -> int:
        """The number of the round or turn that begins with this; 0 if none does."""
        return 0

    def follow(self, event: Event) -> bool:
        """Take in what happened; whether another round or turn begins with it."""
        before, self.number = self.number, self.counts(event) or self.number
        return before != self.number

    @property
    def when(self) -> str:
        """Which round or turn it is, in the words of the table."""
        return self.unit.format(number=self.number) if self.number else self.beginning

    def chapter(self, event: Event, begins: bool) -> str:
        """The title of the chapter that begins with this; empty if none does. `begins` is what `follow` said of it."""
        return self.when if begins else ""

    def gist(self, events: Sequence[Event], tell: Callable[[Event], str], names: Sequence[str]) -> Iterable[Gist]:
        """What mattered of all that happened in a turn."""
        for place, event in enumerate(events):
            if type(event) in self.weights:
                yield self.weighed(place, event, tell(event))

    def weighed(self, place: int, event: Event, words: str) -> Gist:
        """What is said of an event, with its weight and for whom it is good or bad."""
        good = (event.seat,) if isinstance(event, self.gains) else ()
        bad = (event.seat,) if isinstance(event, self.losses) else ()
        return Gist(place, self.weights[type(event)], words, good, bad)
