"""How everybody's chances went in a match that is over, from one end of a turn to the next. Imports the search.

All is known by now, so hands and all else lie open. Only what nobody could know, such as the order of a deck, is
decided anew in each look, and so are the dice: a chance is what could have come of a position, not what did.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from tabletop.ai.search import Dice, play_on
from tabletop.kernel.game import Game
from tabletop.kernel.luck import Luck, luck_of, room_of
from tabletop.kernel.match import Match
from tabletop.kernel.rng import Rng

EDITION = 1
"""Counts up when chances are worked out otherwise: what was kept of them before is worked out anew."""
AHEAD, LOOKS = 4, 40
"""So many turns are played on in a look at a position, and so many looks there are at it."""


class Point(NamedTuple):
    """How things stood at the end of a turn."""

    at: int
    """After how many decisions that was."""
    chances: tuple[float, ...]
    """How likely each seat was to win; a shared victory is shared."""


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


def played(match: Match) -> Played:
    state, rng = match.beginning()
    return Played(match.game.info.id, state, rng.dump(), tuple(str(record.action) for record in match.history))


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
    luck = luck_of(game, match.state.copy(), Rng.load(match.rng), actions)
    positions = ends_of_turns(game, match.state, Rng.load(match.rng), actions)
    yield Piece(len(positions), luck=tuple(luck))
    for number, (at, state) in enumerate(positions[known:], known):
        chances = looked_at(game, state, Dice(number + 1), hurry)
        if chances is None:
            return
        yield Piece(len(positions), Point(at, chances))


def looked_at(
    game: Game,
    state: Any,
    dice: Dice,
    hurry: Callable[[], bool] = lambda: False,
    looks: int = LOOKS,
    ahead: int = AHEAD,
) -> tuple[float, ...] | None:
    """Everybody's chances, on the average of some looks; None if somebody was in a hurry."""
    knowledge, room, seats = game.knowledge(), room_of(game), state.seats
    if game.to_act(state) is None:
        return tuple(knowledge.chances(state, seats))
    sums = [0.0] * seats
    for _look in range(looks):
        if hurry():
            return None
        world = state.copy()
        if room is not None:
            room.veil(world, dice)
        for seat, chance in enumerate(play_on(game, knowledge, dice, world, knowledge.turn_key(world), ahead)):
            sums[seat] += chance
    return tuple(chance / looks for chance in sums)
