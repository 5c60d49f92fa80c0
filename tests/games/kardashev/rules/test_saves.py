"""Kardashev: a saved position comes back whole, and one that cannot be is refused with a sentence."""

import json
import random

import pytest
from support.colonies import GAME, do, lost_game, sky

from tabletop.base.errors import RulesChanged, SaveBroken
from tabletop.games.kardashev.rules import jobs
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.kernel.rng import Rng
from tabletop.kernel.saving import save


def position(steps: int, seed: int = 1, seats: int = 3):
    chance, rng = random.Random(seed), Rng(seed)
    s = GAME.setup({"roles": "chosen"}, seats, rng)
    for _step in range(steps):
        GAME.apply(s, chance.choice(GAME.legal(s)), rng)
    return s


CHANGES = [
    ("seats", 4),
    ("limit", 13),
    ("limit", True),
    ("first", 3),
    ("over", 1),
    ("over", True),
    ("winner", 0),
    ("round", 0),
    ("final", 9),
    ("out", 1),
    ("drawn", 7),
    ("drawn", 1),
    ("bid", 3),
    ("high", 0),
    ("moving", 1),
    ("at", 44),
    ("at", 9),
    ("trail", [44]),
    ("gathered", [44]),
    ("gathered", [44, 1]),
    ("gathered", [-1, 8]),
    ("resources", [0] * 8),
    ("resources", [-1] * 9),
    ("known", [0b1100, 0, 0]),
    ("roles", [1, 1, 2]),
    ("homes", [44, -1, 44]),
    ("bag", [7]),
    ("bag", [8, 8, 8, 8]),
    ("tiles", []),
    ("tiles", [[44, 1], [43, 1]]),
    ("colonies", [[0, 44, 4]]),
    ("colonies", [[1, 44, 1], [0, 44, 1]]),
    ("fleets", "none"),
    ("waiting", [[99, 0, 0, 0, 0, 1, -1, -1]]),
    ("waiting", [[0]]),
    ("waiting", [list(Job(jobs.TURN, 0))]),
    ("waiting", [list(Job(jobs.PICK, 0, jobs.FOR_TILE, 7))]),
    ("waiting", [list(Job(jobs.PICK, 0, jobs.FOR_RAID, 7, 1))]),
    ("waiting", [list(Job(jobs.PICK, 0, jobs.FOR_HARVEST, 7, 1))]),
    ("waiting", [list(Job(jobs.STEER, 0))]),
    ("waiting", [list(Job(jobs.BID, 0))]),
    *(("waiting", [list(Job(jobs.HARVESTED, seat))]) for seat in range(3)),
    ("waiting", [list(Job(jobs.ROLE, 0))]),
    ("waiting", [list(Job(jobs.EXPLORE, 0, times=3))]),
    ("attackers", 1),
    ("began", 44),
    ("shared", 1 << 44),
    ("spent", [0] * 26),
]


@pytest.mark.parametrize(("field", "value"), CHANGES)
def test_one_wrong_thing_is_enough(field, value):
    s = position(60)
    while s.jobs:
        GAME.apply(s, GAME.legal(s)[0], Rng(0))
    dump = GAME.dump(s)
    assert GAME.load(dump) == s
    with pytest.raises(SaveBroken, match=r"\.$"):
        GAME.load({**dump, field: value})


def test_positions_in_the_middle_of_anything_come_back():
    """Whatever is loaded can be played on to its end."""
    for seed in range(3):
        for steps in range(0, 300, 23):
            s = GAME.load(GAME.dump(position(steps, seed)))
            chance, rng = random.Random(steps), Rng(steps)
            while actions := GAME.legal(s):
                GAME.apply(s, chance.choice(actions), rng)
            assert GAME.load(GAME.dump(s)) == s and GAME.outcome(s) == GAME.outcome(GAME.load(GAME.dump(s)))


def test_a_battle_comes_back():
    tiles = "d5:F e5:F f5:F e4:F f4:F d6:F"
    s = sky(tiles, ("b5:1", "h5:1 e5:3"), ("d5:2 d6:1", ""), ("EE", ""))
    s.bag = s.bag[:-6]
    do(s, "move:d5>e5")
    again = GAME.load(GAME.dump(s))
    assert again == s and GAME.legal(again) == GAME.legal(s)
    broken = GAME.dump(s)
    broken["target"] = -1
    with pytest.raises(SaveBroken, match="no place"):
        GAME.load(broken)


def test_a_match_of_the_second_edition_opens_unless_it_was_asked_what_is_not_asked_any_more():
    """KD-4.10"""
    kept = {**save.to_json(lost_game()), "edition": 2}
    games = {"kardashev": GAME}
    assert save.from_text(json.dumps(kept), games).outcome is not None
    asked = [*kept["actions"][:-1], "take:F", "take:F", "take:M", "end"]
    with pytest.raises(RulesChanged, match="The rules of Kardashev have changed since this match was saved"):
        save.from_text(json.dumps({**kept, "actions": asked}), games)


def test_what_was_paid_for_a_technology_is_kept():
    s = sky(have=("FFMMEE", ""))
    do(s, "research:encryption", "alike:M")
    assert GAME.load(GAME.dump(s)).spent == s.spent == (0, 2, 0, *(0,) * 15)
