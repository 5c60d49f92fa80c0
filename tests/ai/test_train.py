"""Weights that are learned: by a command anybody can give again, and good for something."""

from types import SimpleNamespace

import pytest

from tabletop.cli import arguments, commands
from tabletop.games.shelf import GAMES
from tabletop.kernel.knowledge import Knowledge, read_weights
from tabletop.kernel.rng import Rng

LEARNED = [name for name, game in GAMES.items() if game.knowledge().traits]
FRESH = 4242
"""No weights were learned from games of this seed."""
NOISE = 0.03
"""About what the average over the quarters of forty games differs by from that of forty others."""


@pytest.fixture
def train():
    return pytest.importorskip("tabletop.ai.tools.train", reason="needs numpy")


@pytest.mark.parametrize("game", LEARNED)
def test_weights_begin_with_the_commands_that_made_them(train, game, monkeypatch):
    asked_for = []
    monkeypatch.setattr(train, "run", lambda *words: asked_for.append(words) or [])
    text = train.weights_file(GAMES[game].knowledge()).read_text(encoding="utf-8")
    rounds = [line.split() for line in text.splitlines() if line.startswith("#")]
    assert rounds and text.startswith("#")
    for words in rounds:
        assert words[:4] == ["#", "tabletop", "train", game]
        assert commands.run(arguments.read(words[2:])) == 0
        asked, _counts, games, _seed, bots = asked_for[-1]
        assert asked is GAMES[game] and games >= 100
        train.check(asked, bots)


@pytest.mark.thorough
def test_who_learns_from_those_who_think_says_what_they_had_learned_from(train, tmp_path, monkeypatch):
    path, game = tmp_path / "weights.txt", GAMES["nine-lives"]
    monkeypatch.setattr(train, "weights_file", lambda knowledge: path)
    begun = []
    for seed, bots in enumerate((["normal"], ["normal", "easy"], ["easy"], ["habit", "normal"])):
        list(train.run(game, [2], 5, seed, bots))
        begun.append(path.read_text(encoding="utf-8").count("#"))
    assert begun == [1, 2, 1, 2]
    assert "--bots easy --seats 2" in path.read_text(encoding="utf-8").splitlines()[0]
    assert len(read_weights(path, game.knowledge().traits)) == len(game.knowledge().traits)


@pytest.mark.strength
@pytest.mark.parametrize("game", LEARNED)
def test_what_was_learned_foretells_the_winner_no_worse_than_evaluate(train, game):
    """On average over the quarters of fresh games of easy and of normal; `evaluate` is less that of the best rival."""
    positions = train.play(GAMES[game], 2, 40, FRESH, ("easy", "normal"), lambda done: None)
    learned = train.foretold(train.chances(GAMES[game].knowledge().weights, positions), positions)
    plain = train.foretold(positions.plain, positions)
    assert sum(learned) / train.QUARTERS >= sum(plain) / train.QUARTERS - NOISE, (learned, plain)


def test_what_is_learned_is_written_down_and_the_same_again(train, tmp_path, monkeypatch):
    path, game = tmp_path / "weights.txt", GAMES["nine-lives"]
    monkeypatch.setattr(train, "weights_file", lambda knowledge: path)
    texts = []
    for _time in range(2):
        lines = list(train.run(game, [2, 3], 10, 5, ["habit", "easy"]))
        texts.append(path.read_text(encoding="utf-8"))
        assert texts[-1].splitlines()[1:] == lines[4:]
        assert [line[:17] for line in lines[:2]] == ["2 seats, evaluate", "2 seats, learned "]
    assert texts[0] == texts[1]
    assert texts[0].startswith("# tabletop train nine-lives --games 10 --seed 5 --bots habit,easy --seats 2,3\n")
    assert len(read_weights(path, game.knowledge().traits)) == len(game.knowledge().traits)


def positions(train, aim, traits):
    import numpy as np

    nothing = np.zeros(len(aim))
    return train.Positions(np.array(traits), np.array(aim), np.array(aim), np.array(aim), nothing, nothing)


def known(signs=(), horizon=0):
    return SimpleNamespace(traits=("much", "little"), signs=dict(signs), horizon=horizon)


def drawn(number, seats=2):
    rng = Rng(number)
    return [[rng.below(1000) / 500 - 1 for _trait in range(2)] for _seat in range(seats)]


def test_gains_are_foretold_by_what_brings_them(train):
    traits = [drawn(number, 3) for number in range(300)]
    gains = [[0.5 * much - 0.25 * little for much, little in seats] for seats in traits]
    aim = [[one - sum(gain) / 3 for one in gain] for gain in gains]
    assert train.fit([positions(train, aim, traits)], known(horizon=2)) == pytest.approx((0.5, -0.25), abs=0.02)


def test_winners_are_foretold_and_what_can_only_be_good_is_never_bad(train):
    traits = [drawn(number) for number in range(400)]
    won = [[float(one[0] - one[1] > other[0] - other[1]), 0.0] for one, other in traits]
    aim = [[first, 1.0 - first] for first, _nothing in won]
    much, little = train.fit([positions(train, aim, traits)], known())
    assert much > 1.0 and little < -1.0
    much, little = train.fit([positions(train, aim, traits)], known({"little": 1}))
    assert much > 1.0 and little == 0.0


def test_space_kitties_learn_from_quests_of_the_next_rounds(train):
    game = GAMES["space-kitties"]
    found = train.play(game, 3, 2, 7, ["habit"], lambda done: None)
    assert game.knowledge().horizon and not Knowledge.horizon
    assert abs(found.aim.sum(axis=1)).max() < 1e-9 and abs(found.aim - found.won).max() > 0.1
    known_hands = found.traits[:, :, game.knowledge().traits.index("drawing")] > 0
    assert (known_hands.sum(axis=1) <= 1).all() and known_hands.any(), "only who has just played has a hand to refill"
