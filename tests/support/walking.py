"""Random walks through any registered game, for the suite that holds every game to the contract."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from support.marks import thorough

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import Game, Options
from tabletop.kernel.rng import Rng

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 20_000
"""More actions than any game may take."""

TABLES = [
    (game_id, seats) if seats in (game.info.seats[0], game.info.seats[-1]) else thorough((game_id, seats))[0]
    for game_id, game in GAMES.items()
    for seats in game.info.seats
]
"""Every game with as few and as many seats as there can be; what lies between is thorough."""
SMALL_TABLES = [
    (game_id, seats) if seats == game.info.seats[0] else thorough((game_id, seats))[0]
    for game_id, game in GAMES.items()
    for seats in game.info.seats
]
"""Every game with as few seats as there can be; with more it is thorough."""


def rulebook(game_id: str) -> str:
    return paths.rulebook(GAMES[game_id]).read_text(encoding="utf-8")


def games_of(game_id: str, seats: int, most: int) -> range:
    """The seeds of the games to be walked: fewer where many sit, as a game is looked at with everybody's eyes."""
    tables = len(GAMES[game_id].info.seats)
    return range(max(1, most * 4 // (seats + tables + 1)))


def every_option(game: Game, seats: int, seed: int) -> Options:
    """The options of a game, each with one of its values by the seed."""
    values: dict[str, Any] = {}
    for option in game.info.options:
        choices: list[Any] = [value for value, _words in option.choices]
        if not choices:
            choices = [False, True] if isinstance(option.default, bool) else list(range(-1, seats))
        allowed = [value for value in choices if option.allows(value, seats)]
        values[option.id] = allowed[seed % len(allowed)]
    return values


def walk(game: Game, seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[Any, Any, Rng]]:
    """Yield every position of a random game with the action about to be done in it, the last one with None."""
    rng, chance = Rng(seed), random.Random(seed)
    state = game.setup(every_option(game, seats, seed) if options is None else options, seats, rng)
    for _step in range(LONGEST):
        actions = game.legal(state)
        if not actions:
            yield state, None, rng
            return
        action = chance.choice(actions)
        yield state, action, rng
        game.apply(state, action, rng)
    raise AssertionError(f"{game.info.id} with {seats} seats and seed {seed} does not end")


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value))
