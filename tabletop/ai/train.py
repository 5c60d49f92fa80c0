"""`tabletop train`: what traits of a position are worth, learned from games of bots against each other.

Of every end of a turn the traits of all seats are kept, and who won in the end. The weights are those under which
the winners were likeliest (each seat's chance grows with e to the power of its mark). Needs numpy. Imports the kernel.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tabletop.ai.bots import Mind
from tabletop.files import write_file
from tabletop.kernel.errors import TabletopError
from tabletop.kernel.game import Game
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng
from tabletop.words import _

QUARTERS = 4
CALM = 2.0
"""How strongly weights are drawn towards nothing: so many positions' worth of doubt for each."""
STEPS = 400
APART = 5
"""Every so manieth game is not learned from: it tells how well the others taught."""


class Positions(NamedTuple):
    """Ends of turns, one after the other."""

    traits: Any
    """positions x seats x traits"""
    won: Any
    """positions x seats: the share of the win"""
    plain: Any
    """positions x seats: `evaluate`, less that of the best rival"""
    part: Any
    """positions: how far the game was, from 0 to 1"""
    game: Any
    """positions: which game they are from"""


def play(game: Game, seats: int, games: int, seed: int, level: str, tell: Callable[[int], None]) -> Positions:
    """Let bots of a level play; every end of a turn, and how the game ended."""
    knowledge = game.knowledge()
    seeds = Rng(seed)
    traits, won, plain, part, which = [], [], [], [], []
    for number in range(games):
        rng, thoughts = Rng(seeds.bits()), Rng(seeds.bits())
        s = game.setup({}, seats, rng)
        key = knowledge.turn_key(s)
        kept = []
        minds = [Mind(game, level) for _seat in range(seats)]
        while (seat := game.to_act(s)) is not None:
            game.apply(s, minds[seat].think(game.view(s, seat), thoughts).action, rng)
            if game.to_act(s) is not None and (now := knowledge.turn_key(s)) != key:
                key = now
                worth = [game.evaluate(s, other) for other in range(seats)]
                lead = [mine - max(worth[:place] + worth[place + 1 :]) for place, mine in enumerate(worth)]
                kept.append(([list(knowledge.describe(s, other)) for other in range(seats)], lead))
        outcome = game.outcome(s)
        winners = outcome.winners if outcome else ()
        if winners:
            for place, (told, lead) in enumerate(kept):
                traits.append(told)
                plain.append(lead)
                won.append([1.0 / len(winners) if other in winners else 0.0 for other in range(seats)])
                part.append(place / len(kept))
                which.append(number)
        tell(number + 1)
    return Positions(*(np.array(kind, dtype=float) for kind in (traits, won, plain, part, which)))


def fit(positions: Sequence[Positions], knowledge: Knowledge) -> tuple[float, ...]:
    """The weights under which those who won were likeliest to; positions of other numbers of seats count alike."""
    names = knowledge.traits
    signs = np.array([knowledge.signs.get(name, 0) for name in names])
    weights = np.array([0.1 * sign for sign in signs], dtype=float)
    speed, drift = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        slope = -CALM * weights / sum(len(some.won) for some in positions)
        for some in positions:
            marks = some.traits @ weights
            marks -= marks.max(axis=1, keepdims=True)
            shares = np.exp(marks)
            shares /= shares.sum(axis=1, keepdims=True)
            slope += np.einsum("ps,pst->t", some.won - shares, some.traits) / len(some.won) / len(positions)
        drift = 0.9 * drift + 0.1 * slope
        speed = 0.999 * speed + 0.001 * slope * slope
        rate = 0.05 if step < STEPS * 2 // 3 else 0.01
        weights += rate * (drift / (1 - 0.9**step)) / (np.sqrt(speed / (1 - 0.999**step)) + 1e-8)
        weights = np.where(signs * weights < 0, 0.0, weights)
    return tuple(round(float(weight), 4) for weight in weights)


def part_of(positions: Positions, learned: bool) -> Positions:
    """The positions of the games that are learned from, or of the others."""
    chosen = (positions.game % APART != 0) == learned
    return Positions(*(kind[chosen] for kind in positions))


def foretold(marks: Any, positions: Positions) -> list[float]:
    """For each quarter of the games, how often marks put a winner above a loser of the same moment or another."""
    found = []
    for quarter in range(QUARTERS):
        chosen = np.minimum((positions.part * QUARTERS).astype(int), QUARTERS - 1) == quarter
        found.append(_auc(marks[chosen].ravel(), positions.won[chosen].ravel() > 0))
    return found


def chances(weights: Sequence[float], positions: Positions) -> Any:
    """The chance each seat has by these weights."""
    marks = positions.traits @ np.array(weights)
    marks -= marks.max(axis=1, keepdims=True)
    shares = np.exp(marks)
    return shares / shares.sum(axis=1, keepdims=True)


def _auc(marks: Any, won: Any) -> float:
    """The chance that a random winner is marked above a random loser."""
    order = np.argsort(marks, kind="stable")
    ranks = np.empty(len(marks))
    ranks[order] = np.arange(1, len(marks) + 1)
    _values, inverse, counts = np.unique(marks, return_inverse=True, return_counts=True)
    sums = np.bincount(inverse, weights=ranks)
    ranks = (sums / counts)[inverse]
    winners = int(won.sum())
    losers = len(won) - winners
    if not winners or not losers:
        return 0.5
    return float((ranks[won].sum() - winners * (winners + 1) / 2) / (winners * losers))


def run(game: Game, counts: Sequence[int], games: int, seed: int, level: str) -> Iterator[str]:
    """Learn from so many games for each number of seats and write it down; what came of it, in lines."""
    knowledge = game.knowledge()
    if not knowledge.traits:
        raise TabletopError(_("{title} has no traits to learn about.", title=game.info.title))
    told = [play(game, seats, games, seed * 1_000 + seats, level, partial(_show, games, seats)) for seats in counts]
    weights = fit([part_of(some, True) for some in told], knowledge)
    for seats, some in zip(counts, told, strict=True):
        apart = part_of(some, False)
        for name, marks in (("evaluate", apart.plain), ("learned", chances(weights, apart))):
            quarters = " ".join(f"{value:.3f}" for value in foretold(marks, apart))
            yield f"{seats} seats, {name:8}: {quarters}"
    path = Path(inspect.getfile(type(knowledge))).with_name("weights.txt")
    note = f"# tabletop train {game.info.id} --games {games} --seed {seed} --bots {level} --seats "
    lines = [
        note + ",".join(map(str, counts)),
        *(f"{name} {value}" for name, value in zip(knowledge.traits, weights, strict=True)),
    ]
    write_file(path, ("\n".join(lines) + "\n").encode())
    yield from lines[1:]


def _show(games: int, seats: int, done: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{seats} seats: {done}/{games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)
