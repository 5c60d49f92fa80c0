"""How everybody's chances went in a match that is over, from one end of a turn to the next. Imports the chances.

All is known by now, so hands and all else lie open. Only what nobody could know, such as the order of a deck, is
decided anew in each look, and so are the dice: a chance is what could have come of a position, not what did.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tabletop.ai.chances import LOOKS, judged, look_at
from tabletop.ai.search import Dice
from tabletop.kernel.game import Game
from tabletop.kernel.luck import Luck, luck_of
from tabletop.kernel.match import Match
from tabletop.kernel.rng import Rng

EDITION = 7
"""Counts up when chances are worked out otherwise: what was kept of them before is worked out anew."""
LONG, FEWEST = 40, 16
"""A match of more points than this has fewer looks at each, but never fewer than so many."""
JUMP, CLOSER = 0.12, 3
"""Where chances have changed by more than this, it is looked once more and so much longer: it may have been noise."""
NOISE = 0.035
"""What chances differ by, usually, when the same position is looked at once more."""


class Point(NamedTuple):
    """How things stood at the end of a turn."""

    at: int
    """After how many decisions that was."""
    chances: tuple[float, ...]
    """How likely each seat was to win; a shared victory is shared."""
    advice: str = ""
    """The best that whoever was to move then could have done, if they had seen everything; nothing at the end."""


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
    state: Any
    """Before the first decision, with"""
    rng: list[int]
    """what chance was then."""
    actions: tuple[str, ...]
    since: int = 0
    """After how many of them it was taken over from another match."""


def played(match: Match) -> Played:
    state, rng = match.beginning()
    actions = tuple(str(record.action) for record in match.history)
    return Played(match.game.info.id, state, rng.dump(), actions, match.branch.at if match.branch else 0)


def ends_of_turns(game: Game, state: Any, rng: Rng, actions: Sequence[Any]) -> list[tuple[int, Any]]:
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
    positions = ends_of_turns(game, match.state, Rng.load(match.rng), actions)
    looks = max(FEWEST, min(LOOKS, LOOKS * LONG // len(positions)))
    yield Piece(len(positions), luck=tuple(luck))
    before: tuple[float, ...] = ()
    for number, (at, state) in enumerate(positions[known:], known):
        point = _looked(game, at, state, Dice(number + 1), hurry, looks, before)
        if point is None:
            return
        yield Piece(len(positions), point)
        before = point.chances


def _looked(
    game: Game, at: int, state: Any, dice: Dice, hurry: Callable[[], bool], looks: int, before: Sequence[float]
) -> Point | None:
    """How things stand now; None if somebody was in a hurry."""
    if game.to_act(state) is None:
        return Point(at, tuple(game.knowledge().chances(state, state.seats)))
    looked = look_at(game, state, dice, hurry, looks)
    if looked and before and _change(before, judged(game, looked)) > JUMP:
        looked = look_at(game, state, dice, hurry, CLOSER * looks)  # the first look is no witness any more
    return looked and Point(at, judged(game, looked), str(looked.advice))


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
