"""Paw of Duty: its bots play well for their level, from their view alone and with their own randomness."""

import json
from pathlib import Path

import pytest
from support.squads import GAME, KITTY, city, do, squad

from tabletop.ai.bots import choose
from tabletop.ai.simulation import simulate
from tabletop.games.paw_of_duty.rules.model import CARD
from tabletop.games.shelf import GAMES
from tabletop.kernel.rng import Rng

PERFT = Path(__file__).parents[1] / "rules" / "perft.json"


@pytest.mark.strength
@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", "greedy"]])
def test_easy_beats_random_from_either_seat(bots):
    result = simulate(GAME, 2, 6, 3, bots)
    assert result["wins"][bots.index("greedy")] == 6


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_sees_only_its_view_and_draws_only_from_its_own_rng(level):
    rng = Rng(7)
    s = GAME.setup({}, 2, rng)
    for _order in range(24):
        seat = GAME.to_act(s)
        dump, drawn, view = GAME.dump(s), rng.dump(), GAME.view(s, seat)
        action = choose(GAME, view, level, Rng(9))
        assert action in GAME.legal(s)
        scrambled = GAME.determinize(view, Rng(3))
        assert action == choose(GAME, GAME.view(scrambled, seat), level, Rng(9))
        assert GAME.dump(s) == dump and rng.dump() == drawn
        GAME.apply(s, action, rng)


def best(s):
    return str(choose(GAME, GAME.view(s, s.seat), "greedy", Rng(1)))


def test_easy_takes_the_biggest_prey():
    s = city("P2@c3N H2@d3E", "T4@c4N P1@e3N", tactics=1, placed="T1")
    assert best(s) == "play:claws-out"
    do(s, "play:claws-out")
    assert best(s) == "pick:c3", "2 doubled takes the Tank of level 4"


def test_easy_breaks_the_line_that_would_beat_it():
    s = city("P2@c3N", "T1@b2N H1@b3N P3@b4N", "switcheroo catnip", tactics=1, placed="H2")
    s.claims[1] = [(3, KITTY["P3"], KITTY["H1"], KITTY["T1"])]
    assert best(s) in ("play:switcheroo", "play:claws-out")
    while s.seat == 0 and s.ended == 0:
        GAME.apply(s, GAME.parse(best(s)), Rng(0))
    assert s.ended == 0


def test_easy_does_not_swipe_its_own():
    s = city("P2@c3N T1@c4N", "", "claw-swipe", tactics=1, placed="T1")
    assert best(s) != "play:claw-swipe"
    assert squad(s) == "P2@c3N T1@c4N"


def test_the_registry_has_the_game():
    assert GAMES["paw-of-duty"].info.title == "Paw of Duty"


def count(s, depth):
    """How many ways there are to give this many actions, draws being what they are."""
    actions = GAME.legal(s)
    if depth == 1 or not actions:
        return len(actions)
    total = 0
    for action in actions:
        after = s.copy()
        GAME.apply(after, action, Rng(0))
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("name", ["opening", "skirmish", "siege"])
def test_the_number_of_ways_on_from_fixed_positions(name):
    """Written down once and checked by hand at depth 1; any change of the rules shows here."""
    entry = json.loads(PERFT.read_text(encoding="utf-8"))[name]
    s = city(entry["mine"], entry["theirs"], entry["hand"], entry["tactics"], entry["placed"])
    assert s.phase != CARD
    assert [count(s, depth) for depth in range(1, len(entry["ways"]) + 1)] == entry["ways"]
