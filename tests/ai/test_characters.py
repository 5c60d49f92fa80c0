"""The ways of the cats: they decide between moves that are about as good, and never against a better one."""

from collections import Counter

import pytest

from tabletop.ai.report import Report, Weighed
from tabletop.ai.taste import MOODS, preferred
from tabletop.cast.characters import BY_NAME, CHARACTERS
from tabletop.kernel.rng import Rng

SEAT = 1
MOVES = (
    Weighed("usual", 20, 0.500, 0.20, (0.30, 0.500, 0.200)),
    Weighed("bold", 18, 0.492, 0.40, (0.32, 0.492, 0.188)),
    Weighed("safe", 18, 0.491, 0.05, (0.34, 0.491, 0.169)),
    Weighed("rare", 16, 0.495, 0.21, (0.31, 0.495, 0.195)),
    Weighed("raid", 17, 0.490, 0.22, (0.26, 0.490, 0.250)),
    Weighed("own", 17, 0.506, 0.23, (0.29, 0.506, 0.204)),
    Weighed("weak", 20, 0.470, 0.90, (0.01, 0.470, 0.520)),
    Weighed("hardly seen", 9, 0.560, 0.00, (0.00, 0.560, 0.440)),
    Weighed("not seen", 0, 0.900, 0.99),
)
"""For each taste something that is about as good; then what suits tastes better but was found weak, or hardly seen."""
WAYS = [("Mimi", "bold"), ("Oscar", "usual"), ("Luna", "safe"), ("Pixel", "rare"), ("Nova", "raid"), ("Ziggy", "own")]


def report(moves: tuple[Weighed, ...]) -> Report:
    return Report(moves, (), (0.3, 0.5, 0.2), 100, 0.1)


@pytest.mark.parametrize(("name", "action"), WAYS)
def test_each_cat_has_a_way_of_its_own(name: str, action: str) -> None:
    assert preferred(BY_NAME[name], report(MOVES), SEAT, Rng(3)).action == action


def test_biscuit_helps_the_weakest_now_and_then() -> None:
    rng = Rng(5)
    made = Counter(preferred(BY_NAME["Biscuit"], report(MOVES), SEAT, rng).action for _time in range(1200))
    assert set(made) == {"usual", "raid"} and 0.5 < made["raid"] / (1200 / MOODS) < 1.5


def test_mochi_follows_her_nose_now_and_then() -> None:
    rng = Rng(5)
    made = Counter(preferred(BY_NAME["Mochi"], report(MOVES), SEAT, rng).action for _time in range(1200))
    assert set(made) == {"usual", "bold", "safe", "rare", "raid", "own"}, "never what is weak or hardly seen"
    odd = 1200 - made["usual"]
    assert 0.5 < odd / (1200 / MOODS * 5 / 6) < 1.5


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda one: one.name)
def test_where_one_move_is_best_everybody_makes_it(character) -> None:
    for moves in ((MOVES[0], *MOVES[6:]), MOVES[:1], (MOVES[8], MOVES[1])):
        for seed in range(20):
            assert preferred(character, report(moves), SEAT, Rng(seed)) is moves[0]


def test_somebody_without_a_way_makes_the_best_move() -> None:
    assert preferred(None, report(MOVES), SEAT, Rng(3)) is MOVES[0]
