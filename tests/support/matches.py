"""Matches against a cat, played by chance and kept as files."""

import random
from pathlib import Path

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving import save

GAME = "nine-lives"


def played(moves: int | None = None, seed: int = 4, began: int = 1000, game: str = GAME, **people: str) -> Match:
    """A match of Ann and a cat, by chance; to its end if no number of moves is given."""
    match = Match(GAMES[game], [Seat(HUMAN, "Ann"), Seat(AI, "Mimi", "easy")], {}, seed)
    match.began, chance = began, random.Random(seed)
    while match.to_act is not None and (moves is None or match.position < moves):
        match.submit(match.to_act, chance.choice(match.legal))
    return match


def keep(match: Match, name: str) -> Path:
    path = paths.saves() / name
    save.write(match, path)
    return path
