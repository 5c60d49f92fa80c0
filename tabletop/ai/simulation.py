"""Many games of bots against each other, counted and timed."""

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence

from tabletop.ai.bots import Mind
from tabletop.ai.levels import thinking
from tabletop.kernel.game import Game, Json
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State


def simulate(game: Game, seats: int, games: int, seed: int, bots: Sequence[str]) -> dict[str, Json]:
    """Play games with default options, the bots cycled over the seats; how they went, as a JSON object."""
    levels = [bots[seat % len(bots)] for seat in range(seats)] if bots else ["random"] * seats
    for level in levels:
        thinking(game.info.id, level)  # or there is no such level
    seeds = Rng(seed)
    wins = [0] * seats
    reasons: Counter[str] = Counter()
    actions = 0
    thoughts = [Rng(seeds.bits()) for _level in levels]
    chance = random.Random(seed).random if set(levels) == {"random"} else None
    began = time.perf_counter()
    for _game in range(games):
        rng = Rng(seeds.bits())
        state = game.setup({}, seats, rng)
        if chance is not None:
            count = _play_at_random(game, state, rng, chance)
        else:
            count = _play_by_views(game, state, rng, [Mind(game, level) for level in levels], thoughts)
        actions += count
        outcome = game.outcome(state)
        assert outcome is not None, "nobody is to act, so the game is over"
        reasons[outcome.reason] += 1
        for winner in outcome.winners:
            wins[winner] += 1
    seconds = time.perf_counter() - began
    return {
        "game": game.info.id,
        "games": games,
        "seats": seats,
        "bots": levels,
        "seed": seed,
        "actions": actions,
        "seconds": round(seconds, 3),
        "actions_per_second": round(actions / seconds) if seconds else 0,
        "average_actions": round(actions / games, 1) if games else 0,
        "wins": wins,
        "reasons": dict(reasons),
    }


def _play_at_random(game: Game, state: State, rng: Rng, chance: Callable[[], float]) -> int:
    """Play a random game on the bare state; return the number of actions."""
    legal, apply = game.legal, game.apply
    count = 0
    while actions := legal(state):
        apply(state, actions[int(chance() * len(actions))], rng)
        count += 1
    return count


def _play_by_views(game: Game, state: State, rng: Rng, minds: list[Mind], thoughts: list[Rng]) -> int:
    """Play to the end, every seat deciding from its own view with its own randomness."""
    count = 0
    while (seat := game.to_act(state)) is not None:
        game.apply(state, minds[seat].think(game.view(state, seat), thoughts[seat]).action, rng)
        count += 1
    return count
