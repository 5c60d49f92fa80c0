"""How likely everybody is to win in a position in which all hands lie open.

What nobody could know, such as the order of a deck, is decided anew again and again, and everybody plays on out of
habit, now and then with a slip: who always did the same would make sure what is not. That gives three signs: how well
the seats stand now, some turns later, and who wins in the end. The fourth is what the best comes to that whoever is to
move can find: habit alone misses what is forced, and in the last turn of all nothing else counts. How far each is to be
trusted is learned from matches of AIs (`tabletop train GAME --chances`), so that of all seats that are told 80 % about
80 of 100 win.
"""

from collections.abc import Callable, Sequence
from functools import cache
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from tabletop.ai import tree
from tabletop.ai.levels import thinking
from tabletop.ai.search import Clock, Dice, Problem
from tabletop.base.paths import game_folder
from tabletop.kernel.game import Game
from tabletop.kernel.knowledge import read_weights
from tabletop.kernel.luck import room_of
from tabletop.kernel.state import State

LOOKS = 64
"""So many worlds are played on."""
SLIPS = 0.15
"""How often somebody does something else than usual."""
SOON = 4
"""Turns after which positions are compared."""
THOUGHTS = 3
"""Iterations of the search for the best for each of these looks."""
LATEST = 400
"""More turns than any game has left."""
DOUBT = 0.1
"""So much of a sign is shared by all seats: that somebody won in every look is no proof."""
LEAST = 0.02
"""The same of a chance: nobody's is 0 or 1 before the game is decided."""


class Signs(NamedTuple):
    """What a position promises, each for every seat."""

    now: tuple[float, ...]
    soon: tuple[float, ...]
    end: tuple[float, ...]
    best: tuple[float, ...]


class Looked(NamedTuple):
    """What came of looking at a position."""

    signs: Signs
    left: float
    """How many more turns there were, on the average, until somebody had won."""


class Trust(NamedTuple):
    """What is to be made of signs in one game."""

    now: float
    soon: float
    end: float
    best: float
    """How much each sign counts: 1 takes it at its word, less takes it to be too sure."""


PLAIN = Trust(0.0, 0.3, 0.4, 0.3)
"""For a game nobody has measured."""


def trust_file(game: Game) -> Path:
    """Where it is written what a game's signs are worth."""
    return game_folder(game) / "chances.txt"


@cache
def read_trust(path: Path) -> Trust:
    return Trust(*read_weights(path, Trust._fields)) if path.exists() else PLAIN


def chances(
    game: Game, state: State, dice: Dice, hurry: Callable[[], bool] = lambda: False, looks: int = LOOKS
) -> tuple[float, ...] | None:
    """Everybody's chance to win; None if somebody was in a hurry. Nothing is sure before the game is over."""
    if game.to_act(state) is None:
        return tuple(game.knowledge().chances(state, state.seats))
    looked = look_at(game, state, dice, hurry, looks)
    return None if looked is None else judged(game, looked)


def judged(game: Game, looked: Looked) -> tuple[float, ...]:
    """Everybody's chance by what was seen: in the very last turn habits and values say nothing any more."""
    told = weighed(looked.signs, read_trust(trust_file(game)))
    last = max(0.0, min(1.0, 2.0 - looked.left))
    return tuple(
        doubted((1.0 - last) * chance + last * best, len(told), LEAST)
        for chance, best in zip(told, looked.signs.best, strict=True)
    )


def look_at(
    game: Game, state: State, dice: Dice, hurry: Callable[[], bool] = lambda: False, looks: int = LOOKS
) -> Looked | None:
    """What an undecided position promises, on the average of some looks; None if somebody was in a hurry."""
    room, sums, left = room_of(game), [[0.0] * state.seats for _sign in range(2)], 0.0
    for _look in range(looks):
        if hurry():
            return None
        world = state.copy()
        if room is not None:
            room.veil(world, dice)
        *played, turns = _played_on(game, world, dice)
        left += turns / looks
        for total, found in zip(sums, played, strict=True):
            for seat, chance in enumerate(found):
                total[seat] += chance / looks
    now, soon, end = tuple(game.knowledge().chances(state, state.seats)), *map(tuple, sums)
    return Looked(Signs(now, soon, end, _best(game, state, dice, THOUGHTS * looks)), left)


class _Open(Problem):
    """A decision of somebody who sees all hands, and not what nobody could know."""

    def __init__(self, game: Game, state: State, dice: Dice, thoughts: int) -> None:
        budget = thinking(game.info.id, "master").budget
        assert budget is not None
        self._state, self._room = state, room_of(game)
        budget = budget._replace(iterations=thoughts, seconds=0.0, candidates=0)
        super().__init__(game, game.view(state, game.to_act(state)), budget, dice)

    def imagine(self) -> State:
        world = self._state.copy()
        if self._room is not None:
            self._room.veil(world, self.dice)
        return world


def _best(game: Game, state: State, dice: Dice, thoughts: int) -> tuple[float, ...]:
    """Everybody's chances after the best that can be done."""
    problem = _Open(game, state, dice, thoughts)
    report = tree.think(problem, Clock(problem.budget, lambda: False), tree.Node(1.0))
    return report.moves[0].chances


def _played_on(game: Game, s: State, dice: Dice) -> tuple[Sequence[float], Sequence[float], int]:
    """Everybody's chances in a world, soon and in the end, and how many turns later that was."""
    knowledge = game.knowledge()
    turns, key, soon = 0, knowledge.turn_key(s), None
    while turns < LATEST and (seat := game.to_act(s)) is not None:
        legal = game.legal(s)
        if len(legal) > 1 and dice.chance() < SLIPS:
            action = dice.choice(list(knowledge.choices(s, legal).values()))
        else:
            action = knowledge.reflex(s, seat, legal, dice)
        knowledge.apply(s, action, dice)
        if (now := knowledge.turn_key(s)) != key:
            key = now
            turns += 1
            if turns == SOON:
                soon = knowledge.chances(s, s.seats)
    end = knowledge.chances(s, s.seats)
    return soon or end, end, turns


def weighed(signs: Signs, trust: Trust) -> tuple[float, ...]:
    """Everybody's chances by these signs."""
    seats = len(signs.soon)
    marks = [
        sum(worth * log(doubted(sign[seat], seats, DOUBT)) for worth, sign in zip(trust, signs, strict=True))
        for seat in range(seats)
    ]
    best = max(marks)
    shares = [exp(mark - best) for mark in marks]
    return tuple(share / sum(shares) for share in shares)


def doubted(chance: float, seats: int, doubt: float) -> float:
    """Never quite sure."""
    return chance * (1.0 - doubt) + doubt / seats
