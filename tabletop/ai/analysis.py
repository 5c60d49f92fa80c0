"""How everybody's chances went in a match that is over, from one end of a turn to the next.

All is known by now, so hands and all else lie open. Only what nobody could know, such as the order of a deck, is
decided anew in each look, and so are the dice: a chance is what could have come of a position, not what did.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from tabletop.ai.chances import LOOKS, chances
from tabletop.ai.comparing import compare
from tabletop.ai.search import Dice
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.luck import Luck, luck_of
from tabletop.kernel.match import Match
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State

EDITION = 9
"""Counts up when chances are worked out otherwise: what was kept of them before is worked out anew."""
LONG, FEWEST = 40, 16
"""A match of more points than this has fewer looks at each, but never fewer than so many."""
JUMP, CLOSER = 0.12, 3
"""Where chances have changed by more than this, it is looked once more and so much longer: it may have been noise."""
COSTLY, SURELY = 0.08, 2.0
"""What a decision must have cost to be blamed, and by how many standard errors that must be sure."""
NOISE = 0.035
"""What chances differ by, usually, when the same position is looked at once more."""


class Point(NamedTuple):
    """How things stood at the end of a turn."""

    at: int
    """After how many decisions that was."""
    chances: tuple[float, ...]
    """How likely each seat was to win; a shared victory is shared."""
    slip: int = -1
    """The decision since the point before that was clearly weaker than another, of somebody who fell; -1: none was."""
    better: str = ""
    """What would have been better, by all that this seat could know."""


class Piece(NamedTuple):
    """A part of the answer."""

    total: int
    """How many points there will be."""
    point: Point | None = None
    """The next of them; None in the first piece, which has"""
    luck: tuple[Luck, ...] = ()
    """what chance gave everybody."""


class Played(NamedTuple):
    """A match as the other process gets it."""

    game: str
    state: State
    """Before the first decision, with"""
    rng: list[int]
    """what chance was then."""
    actions: tuple[str, ...]
    since: int = 0
    """After how many of them it was taken over from another match."""


def played(match: Match) -> Played:
    state, rng = match.beginning()
    actions = tuple(str(record.action) for record in match.history)
    return Played(match.game.info.id, state, rng.dump(), actions, match.inherited)


def ends_of_turns(game: Game, state: State, rng: Rng, actions: Sequence[Action]) -> list[tuple[int, State]]:
    """The positions in which turns ended, each after so many decisions; the beginning and the end among them."""
    turn_key = game.knowledge().turn_key
    key = turn_key(state)
    found = [(0, state.copy())]
    for number, action in enumerate(actions, 1):
        game.apply(state, action, rng)
        now = turn_key(state) if game.to_act(state) is not None else None
        if now is None or now != key:
            found.append((number, state.copy()))
        key = now
    return found


def study(game: Game, match: Played, known: int, hurry: Callable[[], bool]) -> Iterator[Piece]:
    """First the luck, then one point after the other, without those that are known; ends if somebody is in a hurry."""
    actions = [game.parse(action) for action in match.actions]
    luck = luck_of(game, match.state.copy(), Rng.load(match.rng), actions, match.since)
    positions = ends_of_turns(game, match.state.copy(), Rng.load(match.rng), actions)
    looks = max(FEWEST, min(LOOKS, LOOKS * LONG // len(positions)))
    yield Piece(len(positions), luck=tuple(luck))
    before = None
    for number, (at, state) in enumerate(positions[known:], known):
        looked = _looked(game, state, Dice(number + 1), hurry, looks, before.chances if before else ())
        if looked is None:
            return
        point = Point(at, looked)
        if before and _change(before.chances, looked) > JUMP:
            point = _blamed(game, match, actions, before, point, hurry)
        yield Piece(len(positions), point)
        before = point


def _looked(
    game: Game, state: State, dice: Dice, hurry: Callable[[], bool], looks: int, before: Sequence[float]
) -> tuple[float, ...] | None:
    """Everybody's chances now; None if somebody was in a hurry."""
    found = chances(game, state, dice, hurry, looks)
    if found and before and game.to_act(state) is not None and _change(before, found) > JUMP:
        found = chances(game, state, dice, hurry, CLOSER * looks)  # the first look is no witness any more
    return found


def _blamed(
    game: Game, match: Played, actions: Sequence[Action], before: Point, now: Point, hurry: Callable[[], bool]
) -> Point:
    """The same point with the decision that cost one of those who fell most, if one clearly did."""
    state, rng, most = match.state.copy(), Rng.load(match.rng), COSTLY
    for number, action in enumerate(actions[: now.at]):
        seat = game.to_act(state)
        if seat is not None and number >= before.at and now.chances[seat] < before.chances[seat] and not hurry():
            better, *weaker = compare(game, game.view(state, seat), action, Rng(number)).moves
            if weaker and weaker[0].action == action:
                cost = better.value - weaker[0].value
                if cost > most and cost * sqrt(better.visits) > SURELY * better.spread:
                    most, now = cost, now._replace(slip=number, better=str(better.action))
        game.apply(state, action, rng)
    return now


def _change(before: Sequence[float], now: Sequence[float]) -> float:
    """How much the chances of whom it changed most have changed."""
    return max(abs(one - other) for one, other in zip(before, now, strict=True))


def calmed(before: Point, now: Point) -> Point:
    """The next point without most of what is only noise: the smaller a change is, the less of it is shown."""
    change = _change(before.chances, now.chances)
    shown = change**2 / (change**2 + NOISE**2)
    return now._replace(
        chances=tuple(one + shown * (other - one) for one, other in zip(before.chances, now.chances, strict=True))
    )
