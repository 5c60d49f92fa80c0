"""What is certain to come of a card in Nine Lives, by the rules themselves. Imports the rules and the view."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.games.nine_lives import events as told
from tabletop.games.nine_lives.model import SUIT, NineLivesState, Play
from tabletop.games.nine_lives.rules import NineLives
from tabletop.games.nine_lives.trick import act, lay
from tabletop.games.nine_lives.view import NineLivesView, imagine
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
    """And with what others cannot but play after it."""
    forced: tuple[tuple[int, Play], ...]
    """What those must play who have only their current life and nothing to choose with it (NL-3.4)."""
    events: tuple[Event, ...]
    after: NineLivesState
    """When these events have happened."""

    @property
    def over(self) -> bool:
        """Whether everybody has played then."""
        return any(isinstance(event, told.Won) for event in self.events)

    @property
    def waiting(self) -> int:
        """How many are still to play after this card."""
        return self.laid.seats - len(self.laid.plays)

    def seats(self, kind: type[Event]) -> list[int]:
        return [event.seat for event in self.events if isinstance(event, kind)]


def put(s: NineLivesState, play: Play) -> None:
    """A card on the table and its power done, before anything else comes of it."""
    seat = s.seat_of(len(s.plays))
    lay(s, play)
    act(s, seat, play)


def laid(view: NineLivesView, play: Play) -> NineLivesState:
    """The round with this card and what its power did."""
    table = imagine(view, Rng(0))
    put(table, play)
    return table


def what_comes(view: NineLivesView, play: Play) -> Foreseen:
    """Current lives are open and so is who has no hand: nothing that is hidden has a say in this."""
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


class Makes(NamedTuple):
    """What a card would make of its suit."""

    totals: tuple[int, ...]
    """More than one if its power chooses."""
    holds: frozenset[bool]
    """Whether they hold."""
    asleep: bool
    """Whether its player sleeps through what bursts (NL-6.2)."""


def makes(view: NineLivesView, plays: Sequence[Play]) -> dict[int, Makes]:
    """What each card would make of its suit."""
    if not plays or not view.played:
        return {}
    found: dict[int, list[NineLivesState]] = {}
    for play in plays:
        found.setdefault(play.card, []).append(laid(view, play))
    return {card: _made(SUIT[card], tables) for card, tables in found.items()}


def _made(suit: int, tables: Sequence[NineLivesState]) -> Makes:
    totals = sorted({table.totals[suit] for table in tables})
    holds = frozenset(table.totals[suit] <= table.limits[suit] for table in tables)
    return Makes(tuple(totals), holds, all(table.napping >> table.turn & 1 for table in tables))
