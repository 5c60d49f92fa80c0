"""Cat Quest: what was seen is remembered, and every world imagined from a view can be saved (CQ-9)."""

import random
from collections import Counter

import pytest
from support.knowledge_cat_quest import Knowledge
from support.quests import GAME, kinds, play, quest

from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.rules.model import MOVE
from tabletop.kernel.rng import Rng


def manned(seats, seed):
    """A new game in which chance has filled the crews, so that there is much to fight with."""
    rng, chance = Rng(seed), random.Random(seed)
    s = GAME.setup({"round_limit": 10}, seats, rng)
    for home in range(10):
        for seat in chance.sample(range(seats), s.homes[home]):
            if chance.random() < 0.8:
                s.crews[seat] |= 1 << home
                s.homes[home] -= 1
    return s, rng, chance


def lively(s, chance):
    """One of the legal actions; of the many flights rather one to Earth."""
    actions = GAME.legal(s)
    home = [action for action in actions if action.verb != MOVE or action.what == s.planets[EARTH]]
    return chance.choice(home if home and chance.random() < 0.7 else actions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cq_9_1_every_imagined_world_keeps_what_its_viewer_saw_and_can_be_saved(seats):
    """CQ-9.1, CQ-9.2"""
    thoughts, told = Rng(9), Counter()
    for seed in range(30):
        s, rng, chance = manned(seats, seed)
        known = Knowledge(seats)
        while (turn := GAME.to_act(s)) is not None:
            action = lively(s, chance)
            events = GAME.apply(s, action, rng)
            told.update(kinds(events))
            known.see(turn, action, events)
            for viewer in (None, *range(seats)):
                imagined = GAME.determinize(GAME.view(s, viewer), thoughts)
                assert known.holds(s, viewer) and known.holds(imagined, viewer), f"{turn} {action}"
                assert GAME.load(GAME.dump(imagined)) == imagined
    assert min(told[kind] for kind in ("peek", "reveal", "burn", "wash", "forfeit")) > 5, told


def test_a_world_that_forgets_does_not_hold():
    s = quest("Ju Ur Su", "Ea", ships="Ve3 Ea1", row="MWEFA")
    known = Knowledge(2)
    for text in ("peek", "roll", "move:Ve3"):
        known.see(s.turn, text, play(s, text))
    assert known.holds(s, 0) and known.holds(s, 1) and known.holds(s, None)
    s.row[0], s.row[1] = s.row[1], s.row[0]
    assert not known.holds(s, 0), "the Dog that was looked at lies elsewhere"
    assert not known.holds(s, 1), "somebody looked at the first place"
    s.seen[s.row[0]], s.seen[s.row[1]] = 1, 0
    assert known.holds(s, 1) and not known.holds(s, 0), "which Dog it is only one of them knows"


def test_cq_9_2_dogs_nobody_has_seen_fall_anywhere_in_an_imagined_world():
    """CQ-9.2"""
    s = quest("Ju Ur Su", "Ea", ships="Ve3 Ea1", row="MWEFA")
    play(s, "peek")
    view, thoughts = GAME.view(s, 0), Rng(4)
    worlds = [GAME.determinize(view, thoughts) for _world in range(200)]
    assert {world.row[0] for world in worlds} == {s.row[0]}
    for place in range(1, 5):
        assert {world.row[place] for world in worlds} == set(range(15)) - {s.row[0]}
