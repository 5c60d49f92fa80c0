"""A match to be watched from any point and any seat.

Nothing is played by other rules than the match's own: what was decided is applied again from the nearest position that
was kept, and frames are taken of it as they are at a table.
"""

from collections import OrderedDict
from collections.abc import Sequence
from itertools import accumulate

from tabletop.kernel.match import HUMAN, Branch, Deal, Frame, Match, Seat, Watched
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State, View

EVERY = 8
"""So many decisions lie between two positions that are kept."""
KEPT = 64
"""The frames of so many decisions are kept."""


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
        if (seat, decision) not in self._frames:
            state, rng = self._go_to(decision)
            watched = Watched(self.game, state, (seat,))
            self.game.apply(state, self.records[decision].action, rng, watched)
            watched.finish()
            self._here = (decision + 1, state, rng)
            self._frames[seat, decision] = watched.frames[seat]
            if len(self._frames) > KEPT:
                self._frames.popitem(last=False)
        return self._frames[seat, decision]

    def before(self, seat: int | None, event: int) -> View:
        """What a seat saw before one of the events; after the last one, at the end."""
        if event >= len(self.events):
            return self.view(seat, len(self.records))
        decision = self.decisions[event]
        number = event - self.firsts[decision]
        return self.frames(seat, decision)[number - 1].view if number else self.view(seat, decision)

    def between(self, seat: int | None, start: int, stop: int) -> list[Frame]:
        """What a seat saw of these events."""
        decisions = [(event, self.decisions[event]) for event in range(start, stop)]
        return [self.frames(seat, decision)[event - self.firsts[decision]] for event, decision in decisions]

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
