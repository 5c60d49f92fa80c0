"""Notices as data: facts of a position that the coach speaks about."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache

from tabletop.games.nine_lives.advice.effects import GAME, Foreseen, laid, near_end, what_comes
from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules.content import SUIT
from tabletop.games.nine_lives.rules.model import Action, NineLivesState, Play
from tabletop.games.nine_lives.rules.view import NineLivesView

Legal = Sequence[Action]
Names = Sequence[str]
_table_with = lru_cache(maxsize=64)(laid)
_comes_of = lru_cache(maxsize=64)(what_comes)


class Here:
    """A position, seen by the seat to act."""

    def __init__(self, view: NineLivesView, legal: Legal, names: Names) -> None:
        assert view.seat is not None
        self.view, self.legal, self.names, self.me = view, legal, names, view.seat
        self.mine = view.life_counts[self.me]
        self.plays = [action for action in legal if isinstance(action, Play)]
        self.lives = [play for play in self.plays if play.life]
        self.waiting = [(self.me + step) % view.seats for step in range(1, view.seats - len(view.plays))]
        """Who plays after this card."""
        self.last = len(view.plays) == view.seats - 1
        """Whether the round ends with this card."""
        self.over = [suit for suit in range(content.SUITS) if view.totals[suit] > view.limits[suit]]
        """The suits that stand higher than they hold."""

    def table_with(self, play: Play) -> NineLivesState:
        """The round with this card and what its power did."""
        return _table_with(self.view, play)

    def comes_of(self, play: Play) -> Foreseen:
        """What is certain to come of a card."""
        return _comes_of(self.view, play)

    def holds(self, play: Play) -> bool:
        """Whether the suit of a card holds with it."""
        table, suit = self.table_with(play), SUIT[play.card]
        return table.totals[suit] <= table.limits[suit]

    def endings(self) -> Iterator[tuple[Foreseen, tuple[int, ...]]]:
        """The plays after which everybody has played and the game is over, and who wins it then."""
        for play in self.plays if near_end(self.view) else ():
            come = self.comes_of(play)
            outcome = GAME.outcome(come.after) if come.over else None
            if outcome is not None:
                yield come, outcome.winners

    def on_last_life(self) -> list[int]:
        """The others with the fewest lives, if they have one even when a life they have played comes back (NL-4.4)."""
        counts = self.view.life_counts
        rivals = [seat for seat in range(self.view.seats) if seat != self.me and counts[seat] == min(counts)]
        return [seat for seat in rivals if self.at_most(seat) == 1]

    def at_most(self, seat: int) -> int:
        """How many lives a seat has if the one it has played comes back (NL-4.4)."""
        return self.view.life_counts[seat] + any(card.life and card.seat == seat for card in self.view.played)


def wins(come: Foreseen) -> bool:
    return come.seat in come.seats(told.Won)


def said(tell: Callable[[Here], str]) -> Callable[[NineLivesView, Legal, Names], str]:
    return lambda view, legal, names: tell(Here(view, legal, names))


def advised(find: Callable[[Here], Collection[Action]]) -> Callable[[NineLivesView, Legal], Collection[Action]]:
    return lambda view, legal: find(Here(view, legal, ()))
