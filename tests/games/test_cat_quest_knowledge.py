"""Cat Quest: what was seen is remembered, and every world imagined from a view can be saved (CQ-9)."""

import random
from collections import Counter

import pytest
from knowledge_cat_quest import Knowledge
from quests import GAME, kinds, play, quest

from tabletop.games.cat_quest.board import EARTH
from tabletop.games.cat_quest.model import Move
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
    home = [action for action in actions if not isinstance(action, Move) or action.space == s.planets[EARTH]]
    return chance.choice(home if home and chance.random() < 0.7 else actions)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cq_9_1_every_imagined_world_keeps_what_its_viewer_saw_and_can_be_saved(seats):
    """CQ-9.1, CQ-9.2"""
    thoughts, told = Rng(9), Counter()
    for seed in range(30):
        s, rng, chance = manned(seats, seed)
        minds = [Knowledge(GAME.view(s, seat)) for seat in (None, *range(seats))]
        while (turn := GAME.to_act(s)) is not None:
            action = lively(s, chance)
            events = GAME.apply(s, action, rng)
            told.update(kinds(events))
            for mind in minds:
                mind.see(turn, action, [event.seen_by(mind.viewer) for event in events])
                assert mind.holds(s)
                imagined = GAME.determinize(GAME.view(s, mind.viewer), thoughts)
                assert mind.holds(imagined), f"{turn} {action}"
                assert GAME.load(GAME.dump(imagined)) == imagined
    assert min(told[kind] for kind in ("peek", "reveal", "burn", "wash", "forfeit")) > 5, told


def test_a_world_that_forgets_does_not_hold():
    s = quest("Ju Ur Su", "Ea", ships="Ve3 Ea1", row="MWEFA")
    mind, other = Knowledge(GAME.view(s, 0)), Knowledge(GAME.view(s, 1))
    for text in ("peek", "roll", "move:Ve3"):
        turn, events = s.turn, play(s, text)
        mind.see(turn, text, [event.seen_by(0) for event in events])
        other.see(turn, text, [event.seen_by(1) for event in events])
    assert mind.holds(s) and other.holds(s)
    s.row[0], s.row[1] = s.row[1], s.row[0]
    assert not mind.holds(s), "the Dog that was looked at lies elsewhere"
    assert not other.holds(s), "somebody looked at the first place"
    s.seen[s.row[0]], s.seen[s.row[1]] = 1, 0
    assert other.holds(s) and not mind.holds(s), "which Dog it is only one of them knows"
