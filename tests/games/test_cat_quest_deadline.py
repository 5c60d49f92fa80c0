"""Cat Quest: those who think know the round limit (CQ-8.3): they are on Earth in time, and fight for the score."""

import pytest
from quests import GAME, SPACE, crew, quest

from tabletop.ai.bots import Mind
from tabletop.games.cat_quest import deadline, model
from tabletop.games.cat_quest.board import EARTH
from tabletop.kernel.rng import Rng

KNOWLEDGE = GAME.knowledge()
LEVELS = ("greedy", "normal", "hard")
FIVE = "Ea Me Su Ve Pl"


def near_the_end(*crews, round_=10, ships="Ea1 Ve5", row="WMEFA", **facts):
    """A position of a game of ten rounds, in which nobody has beaten a Dog."""
    s = quest(*crews, ships=ships, row=row, limit=10)
    s.round, s.first = round_, int(round_ % 2 == 0)  # CQ-2.4: whoever began the game moves last in an even round
    for name, value in facts.items():
        setattr(s, name, value)
    assert GAME.load(GAME.dump(s)) == s and model.whose_turn(s) == 0
    return s


def decided(s, level):
    """What it does, without the slips of a level that has some."""
    mind = Mind(GAME, level, timer=iter(tick * 1e-6 for tick in range(10**6)).__next__)
    mind.thinking = mind.thinking._replace(slips=0)
    return mind.think(GAME.view(s, s.turn), Rng(3)).action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("round_", [9, 10])
def test_cq_8_3_whoever_is_on_earth_when_the_time_is_up_fights_though_the_battle_cannot_be_won(level, round_):
    s = near_the_end("Ea Me", "Ea", round_=round_)
    s.seen[s.row[0]] = model.EVERYBODY  # a Dog of Water, which the Common Earth Cat beats
    assert decided(s, level) == model.TO_BATTLE


@pytest.mark.parametrize("level", LEVELS)
def test_cq_8_3_in_the_last_round_but_one_they_fly_to_earth(level):
    s = near_the_end("Ea Su Ma", "Ea", round_=9, ships="Ma4 Pl9", phase=model.ROLLED, dice=[5, 5])
    flight = decided(s, level)
    assert flight.what in (s.planets[EARTH], SPACE["Ea2"]), "on Earth, or where it picks a ship up"


def test_cq_8_3_with_five_cats_on_earth_nobody_flies_where_there_is_no_way_back():
    s = near_the_end(FIVE, "Ea", round_=7)
    for level in LEVELS:
        played = s.copy()
        rng = Rng(8)
        while GAME.to_act(played) is not None:
            turn = played.turn
            GAME.apply(played, decided(played, level) if turn == 0 else GAME.legal(played)[-1], rng)
        assert played.best[0] > 0, level


def test_cq_8_3_the_chances_of_the_last_turn_are_those_of_its_battle():
    s = near_the_end(FIVE, "Ea", best=[0, 2], reached=[0, 9])
    first, second = KNOWLEDGE.chances(s, 2)
    assert first == pytest.approx(deadline.beats(s, 0, crew(FIVE), 3)) and second == pytest.approx(1 - first)
    away = near_the_end(FIVE, "Ea", ships="Ve3 Ve5", best=[0, 2], reached=[0, 9])
    assert KNOWLEDGE.chances(away, 2) == [0.0, 1.0], "no turn is left to fight in"
    nobody = near_the_end(FIVE, "Ea", ships="Ve3 Ve5")
    assert KNOWLEDGE.chances(nobody, 2) == [0.0, 0.0], "the Dogs keep the Earth"


def test_far_from_the_limit_nobody_thinks_of_it():
    s = quest(FIVE, "Ea", ships="Ea1 Ve5", limit=40)
    assert deadline.trust(s) == 0.0
    s.round = 38
    assert deadline.trust(s) > 0.0
    s.ending = True  # CQ-8.2: the last alien cat ends it sooner
    assert deadline.trust(s) == 0.0
