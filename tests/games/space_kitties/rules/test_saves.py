"""Space Kitties: what is no position of the game does not load."""

import json

import pytest
from support.space import GAME, play, quest_first, table

from tabletop.base.errors import SaveBroken
from tabletop.games.space_kitties.rules.content import CARD_TEXTS
from tabletop.kernel.rng import Rng


def good():
    s = table(
        "kitt: 3a 4a 5a | 9b 8b | 7a 8a, 9a",
        "solo: 1b 2b | 2a | 1c",
        "kattard: 6c | 6d 5d",
        piles="0a 1a kattard 2c, 0b",
        discards="11a solo 11b",
    )
    s.counts = [2, 0]
    return s


def test_a_good_one_loads():
    for s in (good(), table("felicette: 4a | 9b 8b 7b", "kitt: 1b | 2a")):
        assert GAME.load(json.loads(json.dumps(GAME.dump(s)))) == s


def test_a_diplomatic_mission_and_a_cargo_bay_load_halfway():
    s = good()
    play(s, "diplomatic-mission>2", "offer:4a")
    assert GAME.load(GAME.dump(s)) == s
    s = table("solo: 4a 5a | 9b", "kitt: 1b | 2a")
    play(s, "cargo-bay", "place:4a>2")
    assert GAME.load(GAME.dump(s)) == s


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("seats", 9, "not a number from 2 to 8"),
        ("seats", 2, "once for each commander"),
        ("short", 1, "neither on nor off"),
        ("commanders", [0, 4, 4], "same commander"),
        ("commanders", [0, 4, 2], "missing or there twice"),
        ("hands", [[4], [5], [6]], "missing or there twice"),
        ("hands", [[9, 3], [], []], "not sorted"),
        ("hands", [list(range(8)), [], []], "too large"),
        ("quests", [list(range(22)), [], []], "too large"),
        ("piles", [[]] * 25, "missing"),
        ("piles", 3, "not a list"),
        ("counts", [2, -1], "does not count"),
        ("counts", [2], "does not count"),
        ("counts", [11, 0], "not cleared"),
        ("deck", [200], "not a number"),
        ("deck", "all", "not a list"),
        ("turn", -1, "whether the game is over"),
        ("turn", 3, "who is not there"),
        ("turn", 8, "not a number"),
        ("quiet", 3, "whether the game is over"),
        ("cargo", None, "neither on nor off"),
        ("partner", 0, "cannot be"),
        ("offered", [3], "offered to nobody"),
        ("spent", 1000, "not a number"),
        ("partner", 7, "who is not there"),
        ("lanes", [[]] * 11, "once for each commander"),
        ("buried", [0, 0], "once for each commander"),
        ("buried", [36, 0, 0], "not a number"),
        ("shuffles", -1, "not a number"),
        ("shuffled", [0] * 141, "not a list of 142"),
        ("shuffled", [1] * 142, "not in order"),
        ("could", [511] * 9, "not a list of 10"),
        ("could", [511] * 10, "not in order"),
        ("could", [0, *[511] * 8, 0], "elsewhere than it is"),
        ("could", [*[511] * 8, 255, 0], "elsewhere than it is"),
        ("told", [[0, 1]], "not a list of 3"),
        ("told", [[0, 4, 2], [0, 4, 2]], "not in order"),
        ("told", [[0, 141, 2]], "elsewhere than it is"),
        ("told", [[0, 0, 2]], "elsewhere than it is"),
    ],
)
def test_damaged_fields_are_refused_with_a_sentence(field, value, words):
    dump = GAME.dump(good())
    dump[field] = value
    with pytest.raises(SaveBroken, match=words) as problem:
        GAME.load(dump)
    assert str(problem.value).endswith(".")


def test_what_does_not_fit_together_is_refused():
    for change, words in (({"short": True, "seats": 6}, "no short journey"), ({"piles": [], "counts": []}, "missing")):
        with pytest.raises(SaveBroken, match=words):
            GAME.load(GAME.dump(good()) | change)
    piles = [[card] for card in (*range(10), *range(130, 142), 20, 21, 22)]
    s = table("kitt: 3k | 9k", "solo: 1a | 2k", piles=", ".join(CARD_TEXTS[card] for (card,) in piles))
    with pytest.raises(SaveBroken, match="too many piles"):
        GAME.load(GAME.dump(s))
    dump = GAME.dump(good())
    dump["piles"].append([])
    dump["counts"].append(-1)
    with pytest.raises(SaveBroken, match="last pile is empty"):
        GAME.load(dump)
    s = good()
    play(s, "diplomatic-mission>2", "offer:4a")
    dump = GAME.dump(s)
    for offered, words in (([dump["deck"][0]], "not in the hand"), (dump["hands"][0][:3], "cannot be")):
        with pytest.raises(SaveBroken, match=words):
            GAME.load(dump | {"offered": offered})
    with pytest.raises(SaveBroken, match="nothing to load"):
        GAME.load(dump | {"cargo": True})
    s = table("solo: | 9b", "kitt: 1b | 2a")
    with pytest.raises(SaveBroken, match="cards to draw"):
        GAME.load(GAME.dump(s))
    s = table("solo: 1a | 9b", "kitt: 1b | 2a", piles="0a 1c 2c 3c 4c 5c 6c 7c 8c")
    play(s, "play:9b>1")
    with pytest.raises(SaveBroken, match="still under way"):
        GAME.load(GAME.dump(s) | {"cargo": True})


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_position_of_games_with_complete_journeys_loads(seats):
    for seed in range(3):
        rng, chance = Rng(seed), Rng(seed + 7)
        s = GAME.setup({}, seats, rng)
        while s.turn >= 0:
            GAME.apply(s, quest_first(s, chance), rng)
            assert GAME.load(json.loads(json.dumps(GAME.dump(s)))) == s
