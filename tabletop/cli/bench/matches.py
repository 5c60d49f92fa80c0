"""Matches made up for measuring lists and counts: some are played, the others alike."""

import json
import os
import random
from pathlib import Path

from tabletop.base.files import packed
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import Json
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.saving import save

PEOPLE = ("Ann", "Ben", "Çelik", "Dora")
CATS = ("Mimi", "Oscar", "Luna", "Biscuit")
LEVELS = ("easy", "normal", "hard")
TEMPLATES = 6
"""So many matches of each game are really played; the others are one of them with other people at another time."""
BEGUN, KEPT = 8, 20
"""One in so many is not finished, one in so many is kept."""
OPENING = 20
"""Decisions of one that is not finished."""
FIRST, APART = 1_700_000_000, 5_400
"""When the first match began, and the seconds to the next one."""


def fill(folder: Path, count: int, seed: int = 1) -> None:
    """Put so many matches into a folder: of all games, most of them finished, the older half packed."""
    chance = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    over = {game: [_played(game, n, None, chance) for n in range(TEMPLATES)] for game in GAMES}
    begun = {game: [_played(game, n, OPENING, chance) for n in range(TEMPLATES)] for game in GAMES}
    for number in range(count):
        game = chance.choice(list(GAMES))
        saved = dict(chance.choice((over if number % BEGUN else begun)[game]))
        seats = _seats(len(saved["seats"]), chance)
        when, spent = FIRST + number * APART, float(chance.randrange(60, 4000))
        saved |= {"seats": seats, "seal": save.seal_of(seats), "began": when, "spent": spent}
        saved["kept"] = number % KEPT == 0
        text = json.dumps(saved, separators=(",", ":")).encode()
        small = number < count // 2 and saved["outcome"] is not None and not saved["kept"]
        path = folder / f"{game}-{number:05}{save.PACKED if small else '.json'}"
        path.write_bytes(packed(text) if small else text)
        os.utime(path, (when + spent, when + spent))


def _seats(count: int, chance: random.Random) -> list[dict[str, str]]:
    """Somebody, perhaps somebody else, and cats."""
    people = chance.sample(PEOPLE, chance.choice((1, 1, 2)))
    cats = chance.sample(CATS, count - len(people))
    chairs = [{"kind": HUMAN, "name": name, "level": ""} for name in people]
    chairs += [{"kind": AI, "name": name, "level": chance.choice(LEVELS)} for name in cats]
    chance.shuffle(chairs)
    return chairs


def _played(game: str, seed: int, moves: int | None, chance: random.Random) -> dict[str, Json]:
    """A match played by chance, to its end if no number of moves is given, as it is saved."""
    info = GAMES[game].info
    seats = [Seat(HUMAN, str(place)) for place in range(chance.randint(2, min(4, info.seats[-1])))]
    match = Match(GAMES[game], seats, {}, seed)
    while match.to_act is not None and (moves is None or match.position < moves):
        match.submit(match.to_act, chance.choice(match.legal))
    saved: dict[str, Json] = save.to_json(match)
    return saved
