"""Paw of Duty: dumps that load back, and damage that is noticed with a sentence."""

import json
import random

import pytest
from support.squads import GAME, KITTY

from tabletop.base.errors import SaveBroken
from tabletop.games.paw_of_duty.rules.model import CARD, DEPLOYING, OVER, REDRAWING, TACTIC, TOKEN
from tabletop.kernel.rng import Rng


def position(phase, seed=0, turn=3):
    """A position of a random game in this phase, not before this turn."""
    for attempt in range(seed, seed + 200):
        rng, chance = Rng(attempt), random.Random(attempt)
        s = GAME.setup({"first": 0}, 2, rng)
        while actions := GAME.legal(s):
            if s.phase == phase and s.number >= turn:
                return s
            GAME.apply(s, chance.choice(actions), rng)
        if phase == OVER:
            return s
    raise AssertionError("no such position")


def dumped(phase, turn=3):
    return json.loads(json.dumps(GAME.dump(position(phase, turn=turn))))


@pytest.mark.parametrize("phase", [DEPLOYING, TACTIC, CARD, TOKEN, OVER])
def test_a_dump_loads_back(phase):
    s = position(phase)
    assert GAME.load(dumped(phase)) == s and GAME.legal(GAME.load(dumped(phase))) == GAME.legal(s)


def test_a_dump_shares_nothing_with_the_position():
    s = position(TACTIC)
    dump = GAME.dump(s)
    before = json.dumps(dump)
    GAME.apply(s, GAME.legal(s)[0], Rng(0))
    assert json.dumps(dump) == before


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda j: j.update(extra=1), "other fields"),
        (lambda j: j.pop("turn"), "other fields"),
        (lambda j: j.update(first=2), "2 is not a number from 0 to 1"),
        (lambda j: j.update(turn=15), "15 is not a number"),
        (lambda j: j.update(turn=True), "True is not a number"),
        (lambda j: j.update(hands=[[]]), "is not a list"),
        (lambda j: j["hands"][0].reverse(), "not sorted"),
        (lambda j: j["deck"].pop(), "Tactic card is missing or there twice"),
        (lambda j: j["deck"].append(45), "45 is not a number from 0 to 44"),
        (lambda j: j["shuffled"].reverse(), "not in order"),
        (lambda j: j["shuffled"].remove(j["deck"][0]), "a card it was not made of"),
        (lambda j: j["kitties"].pop(), "Kitty is missing or there twice"),
        (lambda j: j["units"].reverse(), "not in order, or two share a square"),
        (lambda j: j["units"][0].__setitem__(3, 4), "4 is not a number from 0 to 3"),
        (lambda j: j["units"][0].__setitem__(4, 3), "3 is not a number from 1 to 2"),
        (lambda j: j["known"].__setitem__(j["units"][0][0], 1), "remembered as in it"),
        (lambda j: j["known"].pop(), "is not a list of 15"),
        (lambda j: j.update(seat=1 - j["seat"]), "the other player's turn|Claws Out is not with"),
        (lambda j: j.update(turn=j["turn"] + 2), "as many cards as the turn says"),
        (lambda j: j.update(tactics=4, placed=KITTY["H4"]), "turn's Kitty|tactics left"),
        (lambda j: j.update(placed=-1), "turn's Kitty is not there"),
        (lambda j: j.update(card=5), "not the last one played"),
        (lambda j: j.update(step=1), "that many steps"),
        (lambda j: j.update(used=1), "what it cannot do"),
        (lambda j: j.update(used=1 << 7), "more or less often"),
        (lambda j: j.update(last=0), "began the card in play is not there"),
        (lambda j: j.update(ended=1), "over and goes on"),
        (lambda j: j.update(winner=0), "has a winner and goes on"),
        (lambda j: j.update(phase=7), "turn's Kitty|over and goes on|still lies aside"),
        (lambda j: j.update(radio=1), "Radio is not where"),
        (lambda j: j.update(backs=[[], [], []]), "is not a list of 2"),
        (lambda j: j["backs"][0].append(j["hands"][1][-1]), "put back is where it cannot be"),
        (lambda j: j["backs"][0].extend(j["deck"][:1] * 2), "put back is where it cannot be"),
        (lambda j: j["backs"][1].append(2), "put back is where it cannot be"),
        (lambda j: j["claims"][0].append([9, 0, 1, 2]), "9 is not a number from 0 to 7"),
        (lambda j: j["claims"][0].append([1, 2]), "is not a list of 4"),
    ],
)
def test_damage_in_the_middle_of_a_turn_is_noticed(damage, sentence):
    j = dumped(TACTIC)
    damage(j)
    with pytest.raises(SaveBroken, match=sentence) as problem:
        GAME.load(j)
    assert str(problem.value).endswith(".")


@pytest.mark.parametrize(
    ("phase", "damage", "sentence"),
    [
        (REDRAWING, lambda j: j.update(turn=1), "before anything else"),
        (DEPLOYING, lambda j: j.update(offer=[], kitties=j["offer"] + j["kitties"]), "as many cards"),
        (DEPLOYING, lambda j: j["known"].__setitem__(j["offer"][0], 0), "not seen by who drew them"),
        (OVER, lambda j: j.update(winner=1 - j["winner"]), "did not end like this|holds the line that won"),
        (TOKEN, lambda j: j.update(phase=6), "no Kitty to rescue"),
    ],
)
def test_damage_elsewhere_is_noticed(phase, damage, sentence):
    j = dumped(phase, turn=0 if phase == REDRAWING else 3)
    damage(j)
    with pytest.raises(SaveBroken, match=sentence):
        GAME.load(j)
