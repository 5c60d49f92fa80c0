"""What is told of the turns that changed everybody's chances most.

Only what happened is told: in that turn, what came of the decision that is blamed before all else; where that does not
say why somebody else is the better for it, what came soon after or what would have been better. A turn of which
nothing says why, or that by all that is told went well for who fell by it, is left out.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

from tabletop.ai.analysis import Point
from tabletop.base.words import _, whom
from tabletop.kernel.match import Match
from tabletop.kernel.replay import Film
from tabletop.kernel.story import Gist
from tabletop.screens.after.chances import Swing
from tabletop.ui.stage.controller import Controller

SWINGS, LETTERS = 3, 120
"""How many swings are told, and in how many letters each, unless its most important sentence is longer."""


class Told(NamedTuple):
    swing: Swing
    decision: int
    """The first of that turn."""
    words: str
    when: str
    """The round or turn it was."""


class Span(NamedTuple):
    """What happened between two analysed positions."""

    start: int
    stop: int
    """The first decision, and the first that is no part of it."""
    seats: tuple[int, ...]
    """Whose turn it was: whoever decided most, and all who decided at least half as often."""
    when: str
    gist: Sequence[Gist]
    firsts: Sequence[int]
    """Of each decision, its first event."""


class Sides(NamedTuple):
    """The seats whose chances rose and fell most, and the one the sentence is about."""

    up: int
    down: int
    seat: int

    def moved(self, one: Gist) -> bool:
        """True if this did good to who rose or harm to who fell."""
        return self.up not in one.bad and (self.up in one.good or self.down in one.bad)

    def explained(self, one: Gist) -> bool:
        """True if this explains the swing: it moved it, or who rises harmed somebody else."""
        return self.moved(one) or (self.seat == self.up and bool(one.bad) and self.up not in one.bad)

    def denies(self, one: Gist) -> bool:
        """True if this contradicts the swing: good for who fell, or harm for who rose."""
        return self.seat in (one.bad if self.seat == self.up else one.good)


def tell_swings(match: Match, table: Controller, points: Sequence[Point], swings: Sequence[Swing]) -> list[Told]:
    """The first swings that can be explained, in sentences of a table that says "you" to the reader."""
    spans, told = _spans(match, table, points), list[Told]()
    for swing in swings:
        before, after = points[swing.point - 1].chances, points[swing.point].chances
        changes = [new - old for old, new in zip(before, after, strict=True)]
        sides = Sides(changes.index(max(changes)), changes.index(min(changes)), swing.seat)
        span = spans[swing.point - 1]
        slip = points[swing.point].slip
        chosen = _chosen(span.gist, sides, span.firsts[slip - span.start] if slip >= 0 else 0)
        better, reason = _better(match, table, points[swing.point]), ""
        if not any(one.weight and sides.explained(one) for one in chosen):
            reason = _soon_after(spans[swing.point :], sides)
            if any(map(sides.denies, chosen)) or not (reason or better):
                continue
        words = "\n".join(filter(None, (_joined(chosen), reason, better)))
        told.append(Told(swing, span.start, words, span.when))
        if len(told) == SWINGS:
            break
    return sorted(told, key=lambda one: one.swing)


def _spans(match: Match, table: Controller, points: Sequence[Point]) -> list[Span]:
    """What mattered between each analysed position and the one before."""
    story, spans = table.story.of(match), list[Span]()
    for one, other in pairwise(points):
        records = match.history[one.at : other.at]
        events = [event for record in records for event in record.events]
        gist = [found for found in story.gist(events, table.tell, table.names) if found.words]
        if not any(found.weight for found in gist):  # then all that is told
            told = [(place, table.tell(event)) for place, event in enumerate(events) if not table.divides(event)]
            gist += [Gist(place, 1, words) for place, words in told if words]
        decided = Counter(record.seat for record in records)
        seats = tuple(seat for seat, count in decided.items() if 2 * count >= max(decided.values()))
        firsts = list(accumulate((len(record.events) for record in records), initial=0))
        spans.append(Span(one.at, other.at, seats, story.when, gist, firsts))
        for event in events:
            story.follow(event)
    return spans


def _chosen(gist: Sequence[Gist], sides: Sides, since: int = 0) -> list[Gist]:
    """What mattered most since this event, then before it, reasons first."""
    chosen: list[Gist] = []
    parts = [one for one in gist if one.event >= since], [one for one in gist if one.event < since]
    for one in (one for part in parts for one in _weightiest(part, sides)):
        said = {other.words for other in chosen}
        new = one.words not in said and not (one.retells and one.event in {other.event for other in chosen})
        short = len(one.words) + sum(len(other.words) for other in chosen) <= LETTERS
        if not chosen or (short and new and (not one.weight or 2 * one.weight >= chosen[0].weight)):
            chosen.append(one)
    return chosen


def _weightiest(gist: Sequence[Gist], sides: Sides) -> list[Gist]:
    """What mattered, reasons first; what somebody did not get only as a reason.

    What did the one good who fell, and is no reason, is only told where there is nothing else to tell.
    """
    found = [one for one in gist if one.weight or sides.explained(one)]
    found = [one for one in found if sides.explained(one) or sides.down not in one.good] or found
    return sorted(found, key=lambda one: (not (one.weight and sides.explained(one)), -one.weight))


def _joined(chosen: Sequence[Gist]) -> str:
    return " ".join(one.words for one in sorted(chosen, key=lambda one: one.event))


def _soon_after(later: Sequence[Span], sides: Sides) -> str:
    """The first later event that explains the swing, until who rises has had a turn; empty if there is none."""
    until = next((number for number, span in enumerate(later, 1) if sides.up in span.seats), len(later))
    for reason in (sides.moved, sides.explained):
        for span in later[:until]:
            found = [one for one in span.gist if one.weight and reason(one)]
            if found:
                return _("Soon after: {what}", what=_joined(_chosen(found, sides)))
    return ""


def _better(match: Match, table: Controller, point: Point) -> str:
    """A better move for who fell; empty if nobody played clearly worse than they could."""
    if point.slip < 0:
        return ""
    record = match.history[point.slip]
    view = Film(match).view(record.seat, point.slip)
    done, better = (table.gesture(view, one).words for one in (record.action, match.game.parse(point.better)))
    if not better or better == done:
        return ""
    return _("Better for {name}: “{move}”.", name=whom(table.names[record.seat]), move=better)
