"""Matches made up for measuring lists: quick to write, and sound as far as a list can tell. Imports the games."""

import json
import os
import random
from pathlib import Path

from tabletop.files import packed
from tabletop.games import GAMES
from tabletop.kernel import save
from tabletop.kernel.match import AI, HUMAN, Match, Seat

PEOPLE = ("Ann", "Ben", "Çelik", "Dora")
CATS = ("Mimi", "Oscar", "Luna", "Biscuit")
LEVELS = ("easy", "normal", "hard")
TEMPLATES = 4
"""So many matches of each game are really played; the others are like one of them with other people."""
FIRST, APART = 1_700_000_000, 5_400
"""When the first match began, and the seconds to the next one."""


def play(game: str, seed: int, moves: int | None, chance: random.Random) -> Match:
    """A match of somebody against a cat, by chance; None plays it to its end."""
    match = Match(GAMES[game], [Seat(HUMAN, chance.choice(PEOPLE)), Seat(AI, chance.choice(CATS), "easy")], {}, seed)
    while match.to_act is not None and (moves is None or match.position < moves):
        match.submit(match.to_act, chance.choice(match.legal))
    return match


def fill(folder: Path, count: int, seed: int = 1) -> None:
    """Put so many matches into a folder: of all games, most of them finished, some kept, some packed."""
    chance = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    over = {game: [save.to_json(play(game, n, None, chance)) for n in range(TEMPLATES)] for game in GAMES}
    begun = {game: [save.to_json(play(game, n, 20, chance)) for n in range(TEMPLATES)] for game in GAMES}
    for number in range(count):
        game = chance.choice(list(GAMES))
        saved = dict(chance.choice((begun if number % 8 == 0 else over)[game]))
        seats = [
            {"kind": HUMAN, "name": chance.choice(PEOPLE), "level": ""},
            {"kind": AI, "name": chance.choice(CATS), "level": chance.choice(LEVELS)},
        ]
        when = FIRST + number * APART
        saved |= {
            "seats": seats,
            "seal": save.seal_of(seats),
            "began": when,
            "spent": float(chance.randrange(60, 4000)),
        }
        saved["kept"] = number % 20 == 0
        text = json.dumps(saved, separators=(",", ":")).encode()
        small = number < count // 2 and saved["outcome"] is not None and not saved["kept"]
        path = folder / f"{game}-{number:05}{save.PACKED if small else '.json'}"
        path.write_bytes(packed(text) if small else text)
        os.utime(path, (when + saved["spent"], when + saved["spent"]))
