"""`tabletop train`: what traits of a position are worth, learned from games of bots against each other.

Of every end of a turn the traits of all seats are kept, and who won in the end. The weights are those under which
the winners were likeliest (each seat's chance grows with e to the power of its mark); or, where a game's knowledge
says so, those that foretell best what each seat gains over the others in the next rounds. Needs numpy.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabletop.ai.bots import Mind
from tabletop.ai.levels import thinking
from tabletop.base.errors import TabletopError
from tabletop.base.files import write_file
from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game
from tabletop.kernel.knowledge import Knowledge
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State

Floats = NDArray[np.float64]
QUARTERS = 4
CALM = 2.0
"""How strongly weights are drawn towards nothing: so many positions' worth of doubt for each."""
STEPS = 400
APART = 5
"""Every so manieth game is not learned from: it tells how well the others taught."""
HABIT = "habit"
"""Besides the levels: who does what looks best without thinking. Games of such are quick to play."""
SLIPS = 8
"""Out of habit, one decision in so many is any that makes sense."""


class Positions(NamedTuple):
    """Ends of turns, one after the other."""

    traits: Floats
    """positions x seats x traits"""
    won: Floats
    """positions x seats: the share of the win"""
    aim: Floats
    """positions x seats: what is fitted to, the share of the win or what was gained over the others"""
    plain: Floats
    """positions x seats: `evaluate`, less that of the best rival"""
    part: Floats
    """positions: how far the game was, from 0 to 1"""
    game: Floats
    """positions: which game they are from"""


def play(game: Game, seats: int, games: int, seed: int, bots: Sequence[str], tell: Callable[[int], None]) -> Positions:
    """Let bots play, games among those of each level in turn; every end of a turn, and how the game ended."""
    knowledge = game.knowledge()
    seeds = Rng(seed)
    found: list[tuple[object, ...]] = []
    for number in range(games):
        rng, thoughts = Rng(seeds.bits()), Rng(seeds.bits())
        level = bots[number % len(bots)]
        s = game.setup({}, seats, rng)
        key = knowledge.turn_key(s)
        ends, leads = [], []
        minds = [None if level == HABIT else Mind(game, level, timer=process_time) for _seat in range(seats)]
        while (seat := game.to_act(s)) is not None:
            action = _decided(game, s, seat, minds[seat], thoughts)
            end, chance = s.copy(), Rng.load(rng.dump())
            game.apply(s, action, rng)
            if game.to_act(s) is not None and (now := knowledge.turn_key(s)) != key:
                key = now
                knowledge.apply(end, action, chance)  # as those who search see it
                ends.append(end)
                worth = [game.evaluate(s, other) for other in range(seats)]
                leads.append([mine - max(worth[:place] + worth[place + 1 :]) for place, mine in enumerate(worth)])
        outcome = game.outcome(s)
        if outcome and outcome.winners:
            won = [1.0 / len(outcome.winners) if other in outcome.winners else 0.0 for other in range(seats)]
            for place, (end, lead) in enumerate(zip(ends, leads, strict=True)):
                later = place + knowledge.horizon * seats
                aim = _gains(knowledge, end, ends[later] if later < len(ends) else s, seats)
                traits = [list(knowledge.describe(end, other)) for other in range(seats)]
                found.append((traits, won, aim if knowledge.horizon else won, lead, place / len(ends), number))
        tell(number + 1)
    if not found:
        raise TabletopError(_("Nobody has won any of these games: they teach nothing."))
    return Positions(*(np.array(kind, dtype=float) for kind in zip(*found, strict=True)))


def _decided(game: Game, s: State, seat: int, mind: Mind | None, thoughts: Rng) -> Action:
    """What the seat does; without a mind, out of habit."""
    if mind is not None:
        return mind.think(game.view(s, seat), thoughts).action
    knowledge, legal = game.knowledge(), game.legal(s)
    if thoughts.below(SLIPS):
        return knowledge.reflex(s, seat, legal, thoughts)
    return thoughts.choice(list(knowledge.choices(s, legal).values()))


def _gains(knowledge: Knowledge[State, Action], s: State, later: State, seats: int) -> list[float]:
    """What each seat has more than all have on average, some rounds later."""
    stands = [knowledge.stands(s, later, seat) for seat in range(seats)]
    return [one - sum(stands) / seats for one in stands]


def fit(positions: Sequence[Positions], knowledge: Knowledge[State, Action]) -> tuple[float, ...]:
    """The weights that foretell best what is fitted to; positions of other numbers of seats count alike."""
    names = knowledge.traits
    signs = np.array([knowledge.signs.get(name, 0) for name in names])
    weights = np.array([0.1 * sign for sign in signs], dtype=float)
    speed, drift = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        slope = -CALM * weights / sum(len(some.aim) for some in positions)
        for some in positions:
            told = _gains_told(weights, some) if knowledge.horizon else chances(weights, some)
            slope += np.einsum("ps,pst->t", some.aim - told, some.traits) / len(some.aim) / len(positions)
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


def foretold(marks: Floats, positions: Positions) -> list[float]:
    """For each quarter of the games, how often marks put a winner above a loser of the same moment or another."""
    found = []
    for quarter in range(QUARTERS):
        chosen = np.minimum((positions.part * QUARTERS).astype(int), QUARTERS - 1) == quarter
        found.append(_auc(marks[chosen].ravel(), positions.won[chosen].ravel() > 0))
    return found


def chances(weights: Floats | tuple[float, ...], positions: Positions) -> Floats:
    """The chance each seat has by these weights."""
    marks = positions.traits @ np.array(weights)
    marks -= marks.max(axis=1, keepdims=True)
    shares = np.exp(marks)
    told: Floats = shares / shares.sum(axis=1, keepdims=True)
    return told


def _gains_told(weights: Floats, positions: Positions) -> Floats:
    """What each seat gains over the others by these weights."""
    marks = positions.traits @ weights
    gains: Floats = marks - marks.mean(axis=1, keepdims=True)
    return gains


def _auc(marks: Floats, won: NDArray[np.bool_]) -> float:
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


def weights_file(knowledge: Knowledge[State, Action]) -> Path:
    """Where the weights of a game's traits are written."""
    return Path(inspect.getfile(type(knowledge))).parents[1] / "weights.txt"


def check(game: Game, bots: Sequence[str]) -> None:
    """Raise InvalidOption for a level there is none of."""
    for level in bots:
        if level != HABIT:
            thinking(game.info.id, level)


def run(game: Game, counts: Sequence[int], games: int, seed: int, bots: Sequence[str]) -> Iterator[str]:
    """Learn from so many games for each number of seats and write it down; what came of it, in lines."""
    knowledge = game.knowledge()
    if not knowledge.traits:
        raise TabletopError(_("{title} has no traits to learn about.", title=game.info.title))
    check(game, bots)
    told = [play(game, seats, games, seed * 1_000 + seats, bots, partial(_show, games, seats)) for seats in counts]
    weights = fit([part_of(some, True) for some in told], knowledge)
    for seats, some in zip(counts, told, strict=True):
        apart = part_of(some, False)
        for name, marks in (("evaluate", apart.plain), ("learned", chances(weights, apart))):
            quarters = " ".join(f"{value:.3f}" for value in foretold(marks, apart))
            yield f"{seats} seats, {name:8}: {quarters}"
    asked = f"{game.info.id} --games {games} --seed {seed} --bots {','.join(bots)} --seats {','.join(map(str, counts))}"
    path = weights_file(knowledge)
    lines = [f"{name} {value}" for name, value in zip(knowledge.traits, weights, strict=True)]
    text = "\n".join([*_earlier(game, bots, path), f"# tabletop train {asked}", *lines, ""])
    write_file(path, text.encode(), private=False)
    yield from lines


def _earlier(game: Game, bots: Sequence[str], path: Path) -> list[str]:
    """The commands that made the weights those who played have thought with; none if they did not think."""
    if not path.exists() or all(level == HABIT or thinking(game.info.id, level).budget is None for level in bots):
        return []
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]


def _show(games: int, seats: int, done: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{seats} seats: {done}/{games} games", end="" if done < games else "\n", file=sys.stderr, flush=True)
