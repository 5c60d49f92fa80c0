"""Nine Lives: its bots play well for their level, from their view alone and with their own randomness."""

import pytest
from support.kittens import GAME, play, table

from tabletop.ai.bots import choose
from tabletop.ai.levels import LEVELS
from tabletop.ai.simulation import simulate
from tabletop.base.errors import InvalidOption
from tabletop.games.shelf import GAMES
from tabletop.kernel.rng import Rng


@pytest.mark.strength
@pytest.mark.parametrize(("seats", "share"), [(2, 0.65), (4, 0.45), (6, 0.35)])
def test_easy_beats_random_clearly(seats, share):
    result = simulate(GAME, seats, 60, 11, ["greedy", *["random"] * (seats - 1)])
    assert result["wins"][0] > share * 60
    assert result["wins"][0] > 1.3 * max(result["wins"][1:])


def test_a_result_counts_everything():
    result = simulate(GAME, 3, 20, 5, ["random"])
    assert {"game": "nine-lives", "games": 20, "seats": 3}.items() <= result.items()
    assert result["reasons"] == {"out-of-lives": 20} and sum(result["wins"]) >= 20
    assert result["average_actions"] == round(result["actions"] / 20, 1)
    timeless = {key: value for key, value in result.items() if "second" not in key}
    again = simulate(GAME, 3, 20, 5, ["random"])
    assert timeless == {key: value for key, value in again.items() if "second" not in key}


def test_bots_are_cycled_over_the_seats_and_unknown_ones_refused():
    assert simulate(GAME, 3, 1, 5, ["greedy", "random"])["bots"] == ["greedy", "random", "greedy"]
    with pytest.raises(InvalidOption, match="no AI level 'genius'"):
        simulate(GAME, 2, 1, 1, ["genius"])
    with pytest.raises(InvalidOption, match="no AI level 'genius'"):
        choose(GAME, GAME.view(GAME.setup({}, 2, Rng(0)), 0), "genius", Rng(0))


@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_bot_sees_only_its_view_and_draws_only_from_its_own_rng(level):
    for seats in (2, 4, 6):
        rng = Rng(seats)
        s = GAME.setup({}, seats, rng)
        for _action in range(25):
            seat = GAME.to_act(s)
            if seat is None:
                break
            dump, drawn, view = GAME.dump(s), rng.dump(), GAME.view(s, seat)
            action = choose(GAME, view, level, Rng(9))
            assert action in GAME.legal(s)
            assert action == choose(GAME, view, level, Rng(9)), "the same view and Rng, the same choice"
            scrambled = GAME.determinize(view, Rng(3))
            assert action == choose(GAME, GAME.view(scrambled, seat), level, Rng(9))
            assert GAME.dump(s) == dump and rng.dump() == drawn
            GAME.apply(s, action, rng)


def best(s, seat):
    return max(GAME.legal(s), key=lambda action: GAME.evaluate(after(s, action), seat))


def after(s, action):
    copy = s.copy()
    GAME.apply(copy, action, Rng(0))
    return copy


def test_easy_knows_when_to_duck():
    """The last to play does not make a suit explode under itself if it need not."""
    s = table("H5 S2 | D1 D2 D3", "S4 S5 | D4 D5 D6", "H2 H9 | C3 C4 C5")
    play(s, "play:H5", "play:S4")
    assert str(best(s, 2)) == "play:H2"


def test_easy_plays_a_life_that_wins_and_no_life_that_does_not():
    s = table("H5 S2 | D1 D2 D3", "H2 S3 | H1 C4 C5")
    play(s, "play:H5")
    assert str(best(s, 1)) == "play:H1:life"
    s = table("H5 S2 | D1 D2 D3", "H2 S3 | H4 C4 C5")
    play(s, "play:H5")
    assert str(best(s, 1)) == "play:H2"


def test_easy_wins_when_it_can():
    """The other has one life left, and one card makes it explode."""
    s = table("H5 S2 | D1", "H2 H4 S3 H8 | C7 C4 C5 C6")
    play(s, "play:H5")
    assert str(best(s, 1)) == "play:H8"
    assert GAME.evaluate(after(s, GAME.parse("play:H8")), 1) > 50 > -50 > GAME.evaluate(after(s, best(s, 1)), 0)


def test_the_registry_has_the_game():
    assert GAMES["nine-lives"].info.title == "Nine Lives: Tricksy Kittens"
    assert LEVELS[:2] == ("random", "greedy")
