"""Matches to show on the screens, and ways to find things on them."""

import random
from pathlib import Path

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving import save
from tabletop.screens.table.table import TableScene
from tabletop.ui.widgets.widget import Button

GAME = "nine-lives"
NAMES = ("Ada", "Wilhelmina Mew", "Oscar", "Luna", "Biscuit", "Pixel")


def seats(count: int, humans: int = 2) -> tuple[Seat, ...]:
    return tuple(
        Seat(HUMAN, NAMES[place]) if place < humans else Seat(AI, NAMES[place], "easy") for place in range(count)
    )


def played(moves: int | None, count: int = 3, humans: int = 2, seed: int = 7) -> Match:
    """A match after this many random moves; None plays it to its end."""
    match = Match(GAMES[GAME], seats(count, humans), {}, seed)
    chance = random.Random(seed)
    while match.to_act is not None and (moves is None or match.position < moves):
        match.submit(match.to_act, chance.choice(match.legal))
    return match


def ended(game: str, count: int, seed: int = 7) -> Match:
    """A match of any game, played to its end by chance; names as long as they may be."""
    names = ("You", *(f"Wilhelmina von Mew the {number}" for number in range(1, count)))
    people = [Seat(AI if place else HUMAN, name, "easy" if place else "") for place, name in enumerate(names)]
    match, chance = Match(GAMES[game], people, {}, seed), random.Random(seed)
    while match.to_act is not None:
        match.submit(match.to_act, chance.choice(match.legal))
    return match


def keep(match: Match, name: str) -> Path:
    path = paths.saves() / f"{name}.json"
    save.write(match, path)
    return path


def named(scene, words: str) -> Button:
    return next(widget for widget in scene.group.widgets if isinstance(widget, Button) and widget.words == words)


def table_of(sitting) -> TableScene:
    """The table that was sat down to, whether or not a curtain hangs before it."""
    return next(scene for scene in sitting.app.scenes if isinstance(scene, TableScene))
