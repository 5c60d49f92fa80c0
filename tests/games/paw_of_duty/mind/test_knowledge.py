"""Paw of Duty: what was seen is remembered (PD-7.3)."""

import random

import pytest
from support.knowledge_paw_of_duty import Knowledge
from support.squads import GAME, city, do, legal

from tabletop.games.paw_of_duty.rules.model import REDRAWING
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.rng import Rng


@pytest.mark.parametrize("seed", range(12))
def test_pd_7_3_every_imagined_position_agrees_with_what_was_seen(seed):
    """PD-7.3, PD-7.2: over whole random games, for both seats and a spectator; what is imagined can be saved too."""
    rng, chance, thoughts, knowledge = Rng(seed), random.Random(seed), Rng(99), Knowledge(2)
    s = GAME.setup({}, 2, rng)
    while actions := GAME.legal(s):
        seat, action = s.seat, chance.choice(actions)
        if s.tactics == 1 and seed % 2 and s.phase != REDRAWING:
            action = next((one for one in actions if str(one).startswith("swap")), action)  # the deck runs out
        knowledge.see(seat, action, GAME.apply(s, action, rng))
        for viewer in (None, 0, 1):
            assert knowledge.holds(s, viewer), (viewer, str(action))
            imagined = GAME.determinize(GAME.view(s, viewer), thoughts)
            assert knowledge.holds(imagined, viewer), (viewer, str(action))
            assert GAME.load(GAME.dump(imagined)) == imagined


def test_pd_7_3_what_was_put_back_is_not_in_a_hand_that_has_not_drawn_since():
    """PD-7.3, PD-2.1"""
    s = GAME.setup({"first": 0}, 2, Rng(3))
    backs = [action.what for action in GAME.legal(s)[:3]]
    do(s, *legal(s)[:3], "ready")
    assert GAME.view(s, 0).backs == (tuple(backs), ()) and GAME.view(s, 1).backs == ((HIDDEN,) * 3, ())
    worlds = [GAME.determinize(GAME.view(s, 0), Rng(seed)) for seed in range(60)]
    assert not any(set(backs) & set(world.hands[1]) for world in worlds)
    do(s, legal(s)[0], "ready")
    assert GAME.view(s, 0).backs == ((), (HIDDEN,)), "that seat has drawn one: it may be one of these"
    assert len(GAME.view(s, 1).backs[1]) == 1


def test_pd_7_3_what_lies_aside_is_not_what_the_other_put_back():
    """PD-7.3: the second player's cards come from a hand that has drawn nothing since."""
    s = GAME.setup({"first": 0}, 2, Rng(3))
    do(s, *legal(s)[:4], "ready")
    do(s, legal(s)[0])
    for seed in range(60):
        world = GAME.determinize(GAME.view(s, 0), Rng(seed))
        assert not set(s.backs[0]) & {*world.aside, *world.hands[1]}
        assert world.aside == sorted(world.aside) and GAME.load(GAME.dump(world)) == world


def test_pd_7_3_after_a_reshuffle_everybody_knows_how_many_cards_are_older():
    """PD-7.3: a hand that has not drawn since holds none of the discards, for a spectator too."""
    s = city("P2@c3N", "", "stalk", tactics=2)
    s.hands = [[0, 40], [1, 41, 42, 43, 44]]
    s.deck, s.discards = [], list(range(2, 40))
    do(s, "end")
    assert GAME.view(s, None).kept == (1, 4) and GAME.view(s, 0).kept == (0, 4)
    for seed in range(20):
        hands = GAME.determinize(GAME.view(s, None), Rng(seed)).hands
        assert [sum(card >= 40 for card in hand) for hand in hands] == [1, 4]
