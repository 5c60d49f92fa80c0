"""Effects as data: what is certain to come of a card."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules.content import HAIRBALL, NUMBER, SUIT
from tabletop.games.nine_lives.rules.game import NineLives
from tabletop.games.nine_lives.rules.model import NineLivesState, Play
from tabletop.games.nine_lives.rules.trick import act, lay
from tabletop.games.nine_lives.rules.view import NineLivesView, imagine
from tabletop.kernel.events import Event
from tabletop.kernel.foresight import imagined
from tabletop.kernel.rng import Rng

GAME = NineLives()


class Foreseen(NamedTuple):
    """What is certain to come of a play, whatever is hidden."""

    seat: int
    play: Play
    before: NineLivesState
    laid: NineLivesState
    """The round with this card and what its power did."""
    table: NineLivesState
    """The same after all forced plays of others."""
    forced: tuple[tuple[int, Play], ...]
    """What those must play who have only their current life and nothing to choose with it (NL-3.4)."""
    events: tuple[Event, ...]
    after: NineLivesState
    """When these events have happened."""

    @property
    def over(self) -> bool:
        """Whether everybody has played then."""
        return bool(self.seats(told.Won))

    @property
    def waiting(self) -> int:
        """How many are still to play after this card."""
        return self.laid.seats - len(self.laid.plays)

    def seats(self, kind: type[Event]) -> list[int]:
        return [event.seat for event in self.events if isinstance(event, kind)]


def put(s: NineLivesState, play: Play) -> None:
    """Lay a card and apply its power, without resolving the round."""
    seat = s.seat_of(len(s.plays))
    lay(s, play)
    act(s, seat, play)


def laid(view: NineLivesView, play: Play) -> NineLivesState:
    """The round with this card and what its power did."""
    table = imagine(view, Rng(0))
    put(table, play)
    return table


def what_comes(view: NineLivesView, play: Play) -> Foreseen:
    """Uses public information only: current lives are open, and so is who has no hand."""
    (world,) = imagined(GAME, view, play)
    table, after, events = world.before.copy(), world.after, list(world.events)
    seat, forced = table.turn, []
    put(table, play)
    laid = table.copy()
    while len(table.plays) < table.seats and not after.hands[after.turn]:
        choices = GAME.legal(after)
        if len(choices) > 1:
            break
        next_play = choices[0]
        assert isinstance(next_play, Play)
        forced.append((after.turn, next_play))
        put(table, next_play)
        events += GAME.apply(after, next_play, Rng(0))
    return Foreseen(seat, play, world.before, laid, table, tuple(forced), tuple(events), after)


def loses(come: Foreseen) -> bool:
    """Whether the game is certain to end with this card, and somebody else to win it."""
    outcome = GAME.outcome(come.after) if come.over else None
    return outcome is not None and come.seat not in outcome.winners


def near_end(view: NineLivesView) -> bool:
    """Whether this round could be the last: who plays a life and bursts loses two."""
    return min(view.life_counts) <= 2


class Makes(NamedTuple):
    """What a card would make of its suit."""

    totals: tuple[int, ...]
    """More than one if its power chooses."""
    holds: frozenset[bool]
    """Whether they hold."""
    asleep: bool
    """Whether its player sleeps through what bursts (NL-6.2)."""
    loses: bool
    """Whether the game is lost with it, whatever its power chooses."""
    aims: tuple[tuple[int, int], ...]
    """The suits that a Hairball can make larger, and what it makes of them (NL-6.3)."""


def makes(view: NineLivesView, plays: Sequence[Play]) -> dict[int, Makes]:
    """What each card would make of its suit."""
    if not plays or not view.played:
        return {}
    found: dict[int, list[Play]] = {}
    for play in plays:
        found.setdefault(play.card, []).append(play)
    return {card: _made(view, SUIT[card], ways) for card, ways in found.items()}


def _made(view: NineLivesView, suit: int, ways: Sequence[Play]) -> Makes:
    """What one card would make of its suit; there are several ways to play it if its power chooses."""
    tables = [laid(view, play) for play in ways]
    totals = sorted({table.totals[suit] for table in tables})
    holds = frozenset(table.totals[suit] <= table.limits[suit] for table in tables)
    lost = near_end(view) and all(loses(what_comes(view, play)) for play in ways)
    aims = tuple(
        (play.target, table.totals[play.target])
        for play, table in zip(ways, tables, strict=True)
        if NUMBER[play.card] == HAIRBALL and len(ways) > 1
    )
    asleep = all(table.napping >> table.turn & 1 for table in tables)
    return Makes(tuple(totals), holds, asleep, lost, aims)
