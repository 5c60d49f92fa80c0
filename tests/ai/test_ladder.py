"""The ladder in the README: a small part of it is played again."""

import re
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from tabletop.ai.levels import OFFERED
from tabletop.ai.tools.arena import Contest, run
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import level_words
from tabletop.screens.setup.picker import level_line

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
GAMES_AGAIN = 12


def ladder() -> list[tuple[str, str, str, int, float]]:
    """Game, the two levels, seed and share of every row of the ladder for two."""
    row = re.compile(r"^\| `tabletop arena (\S+) --bots (\w+),(\w+) --games \d+ --seed (\d+)` \| (\.\d+|1) ", re.M)
    return [(game, one, other, int(seed), float(share)) for game, one, other, seed, share in row.findall(README)]


def test_every_game_has_its_rungs():
    rungs = {(game, one, other) for game, one, other, _seed, _share in ladder()}
    for game in GAMES.keys() - {"crazy-eights"}:
        assert {(game, "easy", "random"), (game, "normal", "easy")} <= rungs


def test_what_is_said_of_a_level_is_what_was_measured():
    """In every game it beats the one below as often as it says."""
    said = {
        "normal": ("Beats Easy in about 2 games of 3", 0.6, 0.9),
        "hard": ("Beats Normal in about 2 games of 3", 0.6, 0.9),
        "master": ("Beats Hard in about 2 games of 3", 0.6, 0.9),
    }
    for one, other in pairwise(OFFERED):
        words, least, most = said[other]
        assert level_line(one) and words in level_line(other) and level_words(one) in words
        shares = {game: share for game, first, second, _seed, share in ladder() if (first, second) == (other, one)}
        assert shares.keys() == GAMES.keys() - {"crazy-eights"}
        assert least <= min(shares.values()) and max(shares.values()) <= most, shares


@pytest.mark.strength
@pytest.mark.parametrize("rung", [rung for rung in ladder() if rung[1] == "normal"], ids=lambda rung: rung[0])
def test_a_rung_is_as_high_as_it_says(rung):
    game, one, other, seed, share = rung
    again = run(Contest(game, (one, other), 2, GAMES_AGAIN, seed), 1, None)
    assert abs(again["share"] - share) < 3 * sqrt(share * (1 - share) / GAMES_AGAIN)
