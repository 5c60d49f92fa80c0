"""A match to be watched from any point and any seat.

Nothing is played by other rules than the match's own: what was decided is applied again from the nearest position that
was kept, and frames are taken of it as they are at a table.
"""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from typing import ClassVar, NamedTuple, Self

from tabletop.base.words import _
from tabletop.kernel.events import Event
from tabletop.kernel.match import HUMAN, Branch, Deal, Frame, Match, Seat, Watched
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State, View

EVERY = 8
"""So many decisions lie between two positions that are kept."""
KEPT = 64
"""The frames of so many decisions are kept."""


class Kind(NamedTuple):
    """A sort of moments worth jumping to."""

    words: str
    """What they are called, one of them."""
    many: str
    icon: str


class Gist(NamedTuple):
    """Something that mattered in a turn."""

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
        """Which round or turn it is."""

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


class Film:
    """Every position of a match and everything that happened, as any seat saw it."""

    def __init__(self, match: Match) -> None:
        self.match, self.game = match, match.game
        self.records = tuple(match.history)
        self.events = [event for record in self.records for event in record.events]
        self.decisions = [number for number, record in enumerate(self.records) for _event in record.events]
        """Of each event, the decision it came of."""
        self.firsts = [0, *accumulate(len(record.events) for record in self.records)]
        """Of each decision, its first event."""
        state, rng = match.beginning()
        self._kept: dict[int, tuple[State, list[int]]] = {0: (state, rng.dump())}
        self._here: tuple[int, State, Rng] = (0, state.copy(), rng)
        self._frames: OrderedDict[tuple[int | None, int], list[Frame]] = OrderedDict()

    def _go_to(self, decision: int) -> tuple[State, Rng]:
        """The position before a decision, to be changed."""
        at, state, rng = self._here
        near = max(number for number in self._kept if number <= decision)
        if not near <= at <= decision:
            kept, luck = self._kept[near]
            at, state, rng = near, kept.copy(), Rng.load(luck)
        while at < decision:
            self.game.apply(state, self.records[at].action, rng)
            at += 1
            if at % EVERY == 0 and at not in self._kept:
                self._kept[at] = (state.copy(), rng.dump())
        self._here = (at, state, rng)
        return state, rng

    def view(self, seat: int | None, decision: int) -> View:
        """What a seat saw before a decision; after the last one, at the end."""
        return self.game.view(self._go_to(decision)[0], seat)

    def frames(self, seat: int | None, decision: int) -> list[Frame]:
        """What a seat saw of a decision."""
        found = self._frames.get((seat, decision))
        if found is None:
            state, rng = self._go_to(decision)
            watched = Watched(self.game, state, (seat,))
            self.game.apply(state, self.records[decision].action, rng, watched)
            watched.finish()
            self._here = (decision + 1, state, rng)
            found = self._frames[seat, decision] = watched.frames[seat]
            if len(self._frames) > KEPT:
                self._frames.popitem(last=False)
        return found

    def before(self, seat: int | None, event: int) -> View:
        """What a seat saw before one of the events; after the last one, at the end."""
        if event >= len(self.events):
            return self.view(seat, len(self.records))
        decision = self.decisions[event]
        number = event - self.firsts[decision]
        return self.frames(seat, decision)[number - 1].view if number else self.view(seat, decision)

    def between(self, seat: int | None, start: int, stop: int) -> list[Frame]:
        """What a seat saw of these events."""
        return [
            self.frames(seat, self.decisions[event])[event - self.firsts[self.decisions[event]]]
            for event in range(start, stop)
        ]

    def taken_over(self, decision: int, seats: Sequence[Seat], of: str, eyes: int | None, luck: Rng) -> Match:
        """A match of its own that goes on from before a decision, with these at the table.

        While this one goes on, luck deals anew whatever these eyes cannot know, and decides what is to come.
        """
        old = self.match
        if old.outcome is None:
            position = self.game.dump(self.game.determinize(self.view(eyes, decision), luck))
            people = sum(who.kind == HUMAN for who in old.seats)
            strange = any(who.kind == HUMAN and seat != eyes for seat, who in enumerate(seats))
            deal = Deal(position, people > 1 or strange)
            match = Match(self.game, seats, old.options, luck.bits(), deal=deal)
        else:
            match = Match(self.game, seats, old.options, old.seed, old._position, old.deal)
            match.repeat([(record.seat, record.action) for record in self.records[:decision]])
        match.branch = Branch(of, decision)
        return match
