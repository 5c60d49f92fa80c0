"""Space Kitties: its bots play quests first, bury little, and see only what their seat may."""

import pytest
from support.space import GAME, play, table

from tabletop.ai.bots import choose
from tabletop.ai.levels import LEVELS
from tabletop.ai.simulation import simulate
from tabletop.games.shelf import GAMES
from tabletop.kernel.rng import Rng


@pytest.mark.strength
@pytest.mark.parametrize(("seats", "games"), [(2, 2), (4, 3), (8, 5)])
def test_easy_beats_random_clearly(seats, games):
    result = simulate(GAME, seats, games, 11, ["greedy", *["random"] * (seats - 1)])
    assert result["wins"][0] > 0.7 * games


@pytest.mark.strength
def test_easy_games_end_with_a_cleared_quest_pile():
    result = simulate(GAME, 7, 1, 3, ["greedy"])
    assert result["reasons"] == {"quests-cleared": 1}
    assert result["average_actions"] < 250


@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_bot_sees_only_its_view_and_draws_only_from_its_own_rng(level):
    for seats in (2, 8):
        rng = Rng(seats)
        s = GAME.setup({}, seats, rng)
        for _action in range(12):
            seat = GAME.to_act(s)
            dump, drawn, view = GAME.dump(s), rng.dump(), GAME.view(s, seat)
            action = choose(GAME, view, level, Rng(9))
            assert action in GAME.legal(s)
            scrambled = GAME.determinize(view, Rng(3))
            assert action == choose(GAME, GAME.view(scrambled, seat), level, Rng(9))
            assert GAME.dump(s) == dump and rng.dump() == drawn
            GAME.apply(s, action, rng)


def best(s):
    return str(choose(GAME, GAME.view(s, s.turn), "greedy", Rng(1)))


def test_easy_plays_its_quest():
    s = table("kitt: 3a 5a | 9b 4b", "solo: 1b | 2a", piles="0c 1c 2c 3c")
    assert best(s) == "play:4b>1"


def test_easy_makes_its_way_to_its_quest():
    s = table("kitt: 3a 9a | 9b 4b", "solo: 1b | 11a", piles="0c 1c 2c")
    assert best(s) == "play:3a>1"
    play(s, "play:3a>1")
    assert best(s) == "play:4b>1"


def test_easy_wins_when_it_can():
    s = table("kitt: 3a 9a | 11b", "solo: 1b | 11a", piles="0c 1c 2c 3c 4c 5c 6c 7c 8c 9c 10c")
    assert best(s) == "play:11b>1"


def test_easy_buries_little():
    """It ends its turn on a card that leads to the one beneath, and keeps its Hyperspeed!."""
    s = table("kitt: 8a 11b Ha | 9b 2b | 9d, 3d, 5d, 10d", "solo: 1b | 11a")
    s.home = 0b10
    assert best(s) == "place:8a>1"


def test_the_registry_has_the_game():
    assert GAMES["space-kitties"].info.title == "Space Kitties"
