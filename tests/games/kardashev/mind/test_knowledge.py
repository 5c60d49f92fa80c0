"""Kardashev: what is thought about, first impressions, and chances."""

import random

import pytest
from support.colonies import GAME, do, legal, lost_match, sky

from tabletop.ai.bots import Mind
from tabletop.ai.budget import Budget
from tabletop.ai.search import search
from tabletop.games.kardashev.rules.content import COLLECTOR, DEVELOPER
from tabletop.kernel.rng import Rng

MIND = GAME.knowledge()
PLAIN = (DEVELOPER, COLLECTOR)


def habitual(seed: int, seats: int = 2):
    """The ends of turns of a game played without thinking long, and who won it."""
    rng = Rng(seed)
    s = GAME.setup({}, seats, rng)
    ends, key = [], MIND.turn_key(s)
    while (seat := GAME.to_act(s)) is not None:
        actions = list(MIND.choices(s, GAME.legal(s)).values())
        GAME.apply(s, MIND.habit(s, seat, actions, rng), rng)
        if (now := MIND.turn_key(s)) != key and not s.over:
            key = now
            ends.append(s.copy())
    return ends, s.winner


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_what_is_thought_about_is_there_and_may_be_done(seats):
    chance, rng = random.Random(seats), Rng(seats)
    s = GAME.setup({"rounds": 12}, seats, rng)
    turn = (s.round, s.turn)
    key = MIND.turn_key(s)
    while legal := GAME.legal(s):
        seat, choices = s.to_act, MIND.choices(s, legal)
        assert choices and set(choices.values()) <= set(legal)
        urges = MIND.urges(s, seat, list(choices.values()), rng)
        assert len(urges) == len(choices) and MIND.habit(s, seat, list(choices.values()), rng) in legal
        GAME.apply(s, chance.choice(legal), rng)
        assert s.over or (MIND.turn_key(s) != key) == ((s.round, s.turn) != turn)
        turn, key = (s.round, s.turn), MIND.turn_key(s)


def test_no_turn_ends_while_something_can_be_had_for_nothing():
    """KD-4.8, KD-4.3"""
    s = sky("", ("b5:1", "h5:1"), have=("", ""), roles=PLAIN)
    while s.turn == 0:
        choices = MIND.choices(s, GAME.legal(s))
        assert ("end" in map(str, choices.values())) == (not s.base and not s.research)
        do(s, str(MIND.habit(s, 0, list(choices.values()), Rng(1))))


@pytest.mark.parametrize("name", ["Nova", "Pixel", ""])
def test_the_last_action_of_the_game_scores_if_it_can(name):
    """Two points ahead and nobody after it: the last action was a harvest that nobody could spend."""
    s = lost_match(189)
    assert {"harvest", "fleet:e7:2"} <= set(legal(s))
    for level in ("normal", "hard"):
        assert str(Mind(GAME, level, name).think(GAME.view(s, 1), Rng(5)).action) == "fleet:e7:2"


def test_at_first_sight_too_the_last_action_scores():
    s, knowledge = lost_match(189), GAME.knowledge()
    harvest, fleet = knowledge.urges(s, 1, [GAME.parse("harvest"), GAME.parse("fleet:e7:2")], Rng(1))
    assert fleet > harvest
    s.final += 1
    harvest, fleet = knowledge.urges(s, 1, [GAME.parse("harvest"), GAME.parse("fleet:e7:2")], Rng(1))
    assert fleet < harvest, "with a turn to come resources are worth something"


def test_with_nothing_that_scores_the_last_turn_ends():
    s = sky(fleets=("", ""))
    s.round, s.base, s.research = s.limit, 1, 0
    assert "harvest" in legal(s)
    assert [str(action) for action in GAME.knowledge().choices(s, GAME.legal(s)).values()] == ["end"]


def test_attacks_that_fail_for_nothing_are_not_thought_about():
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:3"), ("d5:2", ""), ("EE", ""), roles=PLAIN)
    assert "move:d5>e5" not in map(str, MIND.choices(s, GAME.legal(s)).values())
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:1"), ("d5:2", ""), ("EE", ""), roles=PLAIN)
    assert "move:d5>e5" in map(str, MIND.choices(s, GAME.legal(s)).values())


def test_chances_of_all_seats_make_one():
    ends, _winner = habitual(3, seats=3)
    for s in ends[::4]:
        chances = MIND.chances(s, 3)
        assert abs(sum(chances) - 1.0) < 1e-9 and min(chances) >= 0.0


def test_it_thinks_the_same_again_and_whatever_the_bag_hides():
    ends, _winner = habitual(5)
    for s in ends[3:8:4]:
        seat, hidden = s.to_act, s.copy()
        random.Random(1).shuffle(hidden.bag)
        told = [
            search(GAME, GAME.view(one, seat), GAME.legal(one), Budget(iterations=12, worlds=3), Rng(8)).moves
            for one in (s, s, hidden)
        ]
        assert told[0] == told[1] == told[2]
