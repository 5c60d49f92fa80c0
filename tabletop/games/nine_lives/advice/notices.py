"""Notices as data: facts of a position that the coach speaks about."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tabletop.games.nine_lives.advice.effects import GAME, Foreseen, laid, near_end, what_comes
from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules import events as told
from tabletop.games.nine_lives.rules.content import SUIT
from tabletop.games.nine_lives.rules.model import Action, NineLivesState, Play
from tabletop.games.nine_lives.rules.view import NineLivesView

Legal = Sequence[Action]
Names = Sequence[str]


@lru_cache(maxsize=64)
def table_with(view: NineLivesView, play: Play) -> NineLivesState:
    """The round with this card and what its power did; several remarks ask for the same."""
    return laid(view, play)


@lru_cache(maxsize=64)
def comes_of(view: NineLivesView, play: Play) -> Foreseen:
    """What is certain to come of a card."""
    return what_comes(view, play)


def me_of(view: NineLivesView) -> int:
    assert view.seat is not None
    return view.seat


def plays_of(legal: Legal) -> list[Play]:
    return [action for action in legal if isinstance(action, Play)]


def lives_of(legal: Legal) -> list[Play]:
    return [play for play in plays_of(legal) if play.life]


def plays_last(view: NineLivesView) -> bool:
    """Whether the round ends with this card."""
    return len(view.plays) == view.seats - 1


def after_me(view: NineLivesView) -> list[int]:
    """Who plays after this card."""
    count = view.seats - len(view.plays) - 1
    return [(me_of(view) + step) % view.seats for step in range(1, count + 1)]


def endings(view: NineLivesView, legal: Legal) -> Iterator[tuple[Foreseen, tuple[int, ...]]]:
    """The plays after which everybody has played and the game is over, and who wins it then."""
    if not near_end(view):
        return
    for play in plays_of(legal):
        come = comes_of(view, play)
        outcome = GAME.outcome(come.after) if come.over else None
        if outcome is not None:
            yield come, outcome.winners


def too_high(view: NineLivesView) -> list[int]:
    """The suits that stand higher than they hold."""
    return [suit for suit in range(content.SUITS) if view.totals[suit] > view.limits[suit]]


def holds(view: NineLivesView, play: Play) -> bool:
    """Whether the suit of a card holds with it."""
    table, suit = table_with(view, play), SUIT[play.card]
    return table.totals[suit] <= table.limits[suit]


def fewest(view: NineLivesView) -> list[int]:
    return [seat for seat, count in enumerate(view.life_counts) if count == min(view.life_counts)]


def at_most(view: NineLivesView, seat: int) -> int:
    """How many lives a seat has if the one it has played comes back (NL-4.4)."""
    return view.life_counts[seat] + any(card.life and card.seat == seat for card in view.played)


def wins(come: Foreseen) -> bool:
    return any(isinstance(event, told.Won) and event.seat == come.seat for event in come.events)
