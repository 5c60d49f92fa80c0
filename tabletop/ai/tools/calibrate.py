"""`tabletop train GAME --chances`: how far the signs of a position can be trusted, learned from matches of AIs.

Half of the matches are among equals, half between strong and weak. Of some ends of turns in each the signs are kept
(`ai/chances.py`), and who won in the end. Signs are trusted so that those who won were likeliest to; how good that is
is told by matches that nothing was learned from. Needs numpy.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from time import process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletop.ai.analysis import ends_of_turns
from tabletop.ai.bots import Mind
from tabletop.ai.chances import DOUBT, Signs, Trust, doubted, look_at, trust_file, weighed
from tabletop.ai.search import Dice
from tabletop.base.files import write_file
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State

Floats = NDArray[np.float64]
LEVELS = ("hard", "normal")
MOMENTS = 2
"""So many positions of a match are learned from: many matches teach more than many positions."""
LOOKS = 32
FOLDS = 5
CALM = 6.0
"""How strongly trust is drawn towards none: so many positions' worth of doubt."""
STEPS = 25
BINS = 10


class Finished(NamedTuple):
    """A match of AIs."""

    number: int
    seats: int
    actions: tuple[Action, ...]
    shares: tuple[float, ...]
    """What each seat got of the win."""


class Moment(NamedTuple):
    """A position of a match, and how that ended."""

    match: int
    signs: Signs
    shares: tuple[float, ...]


def dealt(game: Game, number: int, counts: Sequence[int], seed: int) -> tuple[State, Rng]:
    """The beginning of a match: every number of seats in turn."""
    rng = Rng(seed * 1_000_003 + number)
    return game.setup({}, counts[number // 2 % len(counts)], rng), rng


def play(game: Game, number: int, counts: Sequence[int], seed: int) -> Finished:
    """A whole match: every other one among equals."""
    state, rng = dealt(game, number, counts, seed)
    seats, thoughts = state.seats, Rng(seed * 7_919 + number)
    turned = number // 2 // len(counts)
    levels = [LEVELS[0] if number % 2 else LEVELS[(seat + turned) % 2] for seat in range(seats)]
    minds = [Mind(game, level, timer=process_time) for level in levels]
    actions = []
    while (seat := game.to_act(state)) is not None:
        action = minds[seat].think(game.view(state, seat), thoughts).action
        actions.append(action)
        game.apply(state, action, rng)
    return Finished(number, seats, tuple(actions), tuple(game.knowledge().chances(state, seats)))


def moments(game: Game, match: Finished, counts: Sequence[int], seed: int) -> Iterator[Moment]:
    """Some positions of a match; none if nobody won it."""
    positions = ends_of_turns(game, *dealt(game, match.number, counts, seed), match.actions)[:-1]
    dice = Dice(match.number)
    dice.shuffle(positions)
    for _at, state in positions[: MOMENTS if any(match.shares) else 0]:
        looked = look_at(game, state, dice, looks=LOOKS)
        assert looked is not None, "nobody is in a hurry"
        yield Moment(match.number, looked.signs, match.shares)


def fit(known: Sequence[Moment]) -> Trust:
    """The trust under which those who won were likeliest to; a sign is never taken for its contrary."""
    tables = [np.log([[doubted(chance, len(sign), DOUBT) for chance in sign] for sign in one.signs]) for one in known]
    used = list(range(len(Signs._fields)))
    worth = np.zeros(len(used))
    while True:
        worth[:] = 0.0
        worth[used] = _likeliest([table[used] for table in tables], [np.array(one.shares) for one in known])
        if (worth[used] >= 0).all():
            return Trust(*(round(float(one), 3) for one in worth))
        used.remove(int(np.argmin(worth)))


def _likeliest(tables: Sequence[Floats], won: Sequence[Floats]) -> Floats:
    """By Newton's steps."""
    size = len(tables[0])
    worth = np.zeros(size)
    for _step in range(STEPS):
        slope, bend = -CALM * worth, -CALM * np.eye(size)
        for table, shares in zip(tables, won, strict=True):
            marks = worth @ table
            chances = np.exp(marks - marks.max())
            chances /= chances.sum()
            slope += table @ (shares - chances)
            bend -= table @ (np.diag(chances) - np.outer(chances, chances)) @ table.T
        worth -= np.linalg.solve(bend, slope)
    return worth


def foretold(known: Sequence[Moment]) -> list[tuple[float, ...]]:
    """The chances of all these positions, each by trust learned from other matches."""
    learned = [fit([one for one in known if one.match % FOLDS != fold]) for fold in range(FOLDS)]
    return [weighed(one.signs, learned[one.match % FOLDS]) for one in known]


def brier(told: Sequence[Sequence[float]], won: Sequence[Sequence[float]]) -> float:
    """How far chances were from what came, squared and added up over the seats, on the average: 0 is a prophet."""
    return sum(
        sum((chance - share) ** 2 for chance, share in zip(one, other, strict=True))
        for one, other in zip(told, won, strict=True)
    ) / len(told)


def reliability(told: Sequence[Sequence[float]], won: Sequence[Sequence[float]]) -> list[tuple[int, float, float]]:
    """For each tenth of chances how many were told so, what they were told, and how often they won."""
    pairs = [
        (chance, share) for one, other in zip(told, won, strict=True) for chance, share in zip(one, other, strict=True)
    ]
    found = []
    for number in range(BINS):
        inside = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == number]
        count = max(1, len(inside))
        found.append((len(inside), sum(pair[0] for pair in inside) / count, sum(pair[1] for pair in inside) / count))
    return found


def learn(game: Game, known: Sequence[Moment], note: str) -> Iterator[str]:
    """Write down what can be trusted; what came of it, in lines."""
    won = [one.shares for one in known]
    told = foretold(known)
    yield f"plain value: {brier([one.signs.soon for one in known], won):.4f}, learned: {brier(told, won):.4f}"
    for count, chance, came in reliability(told, won):
        yield f"  {count:5} told {chance:.2f}, won {came:.2f}"
    lines = [f"# {note}", *(f"{name} {worth}" for name, worth in fit(known)._asdict().items())]
    write_file(trust_file(game), ("\n".join(lines) + "\n").encode(), private=False)
    yield from lines[1:]


def run(game: Game, counts: Sequence[int], games: int, seed: int) -> Iterator[str]:
    """Play so many matches, learn from them and write it down."""
    known: list[Moment] = []
    for number in range(games):
        known += moments(game, play(game, number, counts, seed), counts, seed)
        if sys.stderr.isatty():
            print(f"\r{number + 1}/{games} matches", end="", file=sys.stderr, flush=True)
    asked = f"tabletop train {game.info.id} --chances --games {games} --seed {seed} --seats "
    yield from learn(game, known, asked + ",".join(map(str, counts)))
