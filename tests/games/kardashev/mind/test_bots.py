"""Kardashev: its bots play well for their level, from their view alone and with their own randomness."""

import pytest
from support.colonies import GAME, do, sky

from tabletop.ai.bots import choose
from tabletop.ai.simulation import simulate
from tabletop.games.kardashev.rules.content import COLLECTOR, DEVELOPER
from tabletop.games.kardashev.rules.jobs import BID
from tabletop.kernel.rng import Rng

PLAIN = (DEVELOPER, COLLECTOR)


def chosen(s, seat: int) -> str:
    return str(choose(GAME, GAME.view(s, seat), "greedy", Rng(1)))


@pytest.mark.strength
def test_easy_beats_random_clearly():
    assert simulate(GAME, 2, 2, 11, ["greedy", "random"])["wins"][0] == 2


@pytest.mark.strength
def test_games_of_easy_end_by_colonies():
    result = simulate(GAME, 2, 2, 3, ["greedy"])
    assert set(result["reasons"]) <= {"out-of-colonies", "last-standing"}


def test_it_takes_a_colony_it_can_take():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:1"), ("d5:2", ""), ("E", ""), roles=PLAIN)
    assert chosen(s, 0) in ("move:d5>e5", "steer:d5")


def test_it_does_not_attack_what_it_cannot_beat():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:3"), ("d5:2", ""), ("EE", ""), roles=PLAIN)
    assert chosen(s, 0) != "move:d5>e5"


def test_it_supports_where_that_wins_and_saves_its_energy_where_it_does_not():
    s = sky("d5:F e5:F d6:F", ("b5:1", "h5:1 e5:2"), ("d5:2 d6:1", ""), ("EEE", ""), roles=PLAIN, bag="")
    do(s, "move:d5>e5")
    assert chosen(s, 0).startswith("support:")
    lost = sky("d5:F e5:F d6:F", ("b5:1", "h5:1 e5:3"), ("d5:1 d6:1", ""), ("EEE", ""), roles=PLAIN, bag="")
    do(lost, "move:d5>e5")
    assert chosen(lost, 0) == "done"


def test_it_bids_for_a_tile_it_has_use_for_but_not_everything():
    s = sky("", ("b5:1 c5:1", "h5:1 g5:1"), have=("", "FFFMMMEE"), bag="F M FM", roles=PLAIN, turn=1)
    do(s, "end")
    while GAME.to_act(s) == 1 and s.jobs[0].kind == BID:
        bid = chosen(s, 1)
        assert bid in ("pass", f"bid:{s.bid + 1}")
        do(s, bid)
    assert s.holding(1) >= 5


def test_it_builds_when_it_can():
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("FFMM", ""), roles=PLAIN)
    s.research = 0
    assert chosen(s, 0) in ("colony:d5", "upgrade:b5", "upgrade:c5")
