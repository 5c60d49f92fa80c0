"""A finished match of every game, and how everybody's chances went in it: recorded, as working that out takes long.

`python -m tests.support.studies` records it anew.
"""

import json
from functools import cache
from pathlib import Path
from unittest.mock import patch

from tabletop.ai import analysis
from tabletop.ai.analysis import Piece, Point, played, study
from tabletop.ai.search import Dice
from tabletop.games.shelf import GAMES
from tabletop.kernel.luck import Luck
from tabletop.kernel.match import AI, HUMAN, Match, Seat

COUNTS = {"nine-lives": 4, "space-kitties": 3, "paw-of-duty": 2, "cat-quest": 3, "kardashev": 3}
FILE = Path(__file__).with_name("studies.json")


def ended(game: str = "nine-lives") -> Match:
    """A match that Ada and cats have played out of habit."""
    rules = GAMES[game]
    seats = [Seat(AI, f"Cat {seat}", "easy") for seat in range(COUNTS[game] - 1)]
    match = Match(rules, [Seat(HUMAN, "Ada"), *seats], {}, 11)
    knowledge, dice = rules.knowledge(), Dice(3)
    while (turn := match.to_act) is not None:
        match.submit(turn, knowledge.reflex(match.state, turn, match.legal, dice))
    return match


def worked_out(game: str) -> list[Piece]:
    match = ended(game)
    with patch.multiple(analysis, LOOKS=6, FEWEST=6):  # how good they are is not asked
        return list(study(match.game, played(match), 0, lambda: False))


@cache
def studied(game: str) -> list[Piece]:
    """The study of that match, as it was recorded."""
    kept = json.loads(FILE.read_text(encoding="utf-8"))[game]
    points = [Point(at, tuple(chances), slip, better) for at, chances, slip, better in kept["points"]]
    luck = tuple(Luck(*one) for one in kept["luck"])
    return [Piece(len(points), luck=luck), *(Piece(len(points), point) for point in points)]


def record() -> None:
    found = {}
    for game in COUNTS:
        luck, *pieces = worked_out(game)
        found[game] = {"luck": luck.luck, "points": [piece.point for piece in pieces]}
    FILE.write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record()
