"""Kardashev: attacks, supports and what comes after them (KD-5), and who is out."""

import pytest
from support.colonies import BY_NAME, GAME, colonies, do, fleets, have, legal, refusal, sky, told

from tabletop.games.kardashev.rules.events import Battle, Out

FRONT = "d5:F e5:F f5:F e4:F f4:F d6:F"
"""Around e5, which is attacked from d5 in most tests."""


def front(attacker: str, defender: str, colony: str = "h5:1", have: tuple[str, str] = ("EE", ""),
          known: tuple[str, str] = ("", ""), mine: str = "b5:1"):  # fmt: skip
    return sky(FRONT, (mine, colony), (attacker, defender), have, known, bag="")


def test_kd_5_1_the_higher_offence_wins():
    """KD-5.1"""
    s = front("d5:2", "e5:1")
    events = do(s, "move:d5>e5")
    assert told(events, Battle) == [Battle(0, BY_NAME["e5"], 1, 2, 1)]
    assert fleets(s) == {"e5": 2} and not fleets(s, 1)


def test_kd_5_1_fleet_and_colony_defend_together_and_a_tie_defends():
    """KD-5.1"""
    s = front("d5:3", "e5:1", "h5:1 e5:2", have=("EEE", ""))
    do(s, "move:d5>e5")
    assert fleets(s) == {"d5": 3} and fleets(s, 1) == {"e5": 1} and colonies(s, 1)["e5"] == 2


def test_kd_5_2_two_and_a_support_of_one_against_a_colony_of_three():
    """KD-5.2, KD-5.1: a tie, the defender holds, the fleet goes back."""
    s = front("d5:2 d6:1", "", "h5:1 e5:3")
    do(s, "move:d5>e5")
    assert legal(s) == ["support:d6", "done"] and refusal(s, "end").rule == "KD-5.2"
    do(s, "support:d6")
    assert have(s) == "" and fleets(s) == {"d5": 2, "d6": 1} and colonies(s, 1)["e5"] == 3


def test_kd_5_2_a_support_wins_and_stays_where_it_is():
    """KD-5.2"""
    s = front("d5:2 d6:2", "", "h5:1 e5:3")
    do(s, "move:d5>e5", "support:d6")
    assert fleets(s) == {"e5": 2, "d6": 2} and colonies(s) == {"b5": 1, "e5": 3}


def test_kd_5_2_the_attacker_commits_first_then_the_defender():
    """KD-5.2"""
    s = front("d5:2 d6:1", "f5:2", "h5:1 e5:1", ("EEE", "E"))
    do(s, "move:d5>e5")
    assert GAME.to_act(s) == 0
    do(s, "support:d6")
    assert GAME.to_act(s) == 1 and legal(s) == ["support:f5", "done"]
    other = s.copy()
    do(s, "support:f5")
    assert fleets(s) == {"d5": 2, "d6": 1} and have(s, 1) == ""
    do(other, "done")
    assert colonies(other)["e5"] == 1 and have(other, 1) == "E"


def test_kd_5_2_no_energy_no_support_but_four_for_one():
    """KD-5.2, KD-1.4"""
    s = front("d5:1 d6:1", "", "h5:1 e5:1", ("EFFFF", ""))
    do(s, "move:d5>e5", "support:d6")
    assert have(s) == "" and colonies(s)["e5"] == 1
    poor = front("d5:1 d6:1", "", "h5:1 e5:1", ("EFFF", ""))
    do(poor, "move:d5>e5")
    assert not poor.jobs and fleets(poor) == {"d5": 1, "d6": 1}, "nobody was asked"


def test_kd_5_2_third_players_never_support():
    """KD-5.2"""
    s = sky(FRONT, ("a5:1", "i5:1 e5:1", "e1:1"), ("d5:2", "", "d6:3"), ("E", "E", "EEE"), ("", "", ""), bag="")
    do(s, "move:d5>e5")
    assert not s.jobs and fleets(s) == {"e5": 2}


def test_kd_4_10_a_defender_is_asked_only_while_it_matters():
    """KD-4.10"""
    safe = front("d5:1", "f5:1", "h5:1 e5:1", ("E", "E"))
    do(safe, "move:d5>e5")
    assert not safe.jobs and have(safe, 1) == "E"
    lost = front("d5:3", "f5:1", "h5:1 e5:1", ("EE", "E"))
    do(lost, "move:d5>e5")
    assert not lost.jobs and colonies(lost)["e5"] == 1


@pytest.mark.parametrize(
    ("defenders", "energy", "techs", "asked"),
    [
        ("f5:1", "E", "", False),
        ("f5:2", "E", "", True),
        ("f5:1 f4:1", "E", "", False),
        ("f5:1 f4:1", "EE", "", True),
        ("f5:1 f4:1", "E", "encryption", True),
        ("f5:2", "", "encryption", True),
        ("f5:2", "FFFF", "", True),
        ("f5:2", "FFFMM", "", False),
        ("f5:1 f4:2 e4:1", "E", "", True),
        ("h5:3", "EEE", "", False),
        ("f5:3", "E", "shield-grid", True),
        ("f5:1", "E", "shield-grid", True),
    ],
)
def test_kd_4_10_a_defender_is_asked_if_what_it_can_pay_for_can_hold(defenders, energy, techs, asked):
    """KD-4.10, KD-5.2: level 3 against a colony of level 1 takes two more to hold."""
    s = front("d5:3", defenders, "h5:1 e5:1", ("EE", energy), ("", techs))
    do(s, "move:d5>e5")
    assert (bool(s.jobs) and GAME.to_act(s) == 1) == asked
    if asked:
        while "done" in legal(s):
            strongest = max(legal(s, "support"), key=lambda text: s.fleet_levels[BY_NAME[text[8:]]])
            do(s, strongest)
        assert colonies(s, 1)["e5"] == 1, "it held"


def test_kd_5_3_the_colony_changes_hands_with_its_level():
    """KD-5.3"""
    s = front("d5:3", "", "h5:1 e5:2")
    do(s, "move:d5>e5")
    assert colonies(s) == {"b5": 1, "e5": 2} and colonies(s, 1) == {"h5": 1}
    assert s.colony_supply == [12, 14] and fleets(s) == {"e5": 3}


def test_kd_5_3_with_one_piece_left_a_level_3_colony_becomes_level_1():
    """KD-5.3"""
    s = front("d5:3 d6:1", "", "h5:1 e5:3", ("EEE", ""))
    s.colony_supply[0] = 1
    do(s, "move:d5>e5", "support:d6")
    assert colonies(s)["e5"] == 1 and s.colony_supply == [0, 14]


def test_kd_5_7_with_none_left_it_is_removed_and_that_counts_as_taken():
    """KD-5.7, KD-5.3"""
    s = front("d5:3", "", "h5:1 e5:1", known=("", "orbital-defense-array"))
    s.colony_supply[0] = 0
    do(s, "move:d5>e5")
    assert "e5" not in colonies(s) and "e5" not in colonies(s, 1)
    assert fleets(s) == {"e5": 2}


def test_kd_5_3_a_captured_home_builds_no_fleets_for_its_captor():
    """KD-5.3"""
    s = sky("", ("b5:1", "g5:1 h5:1"), ("c5:1", ""), ("MMEEEE", "MMEE"), bag="")
    s.colonies[1] ^= 1 << BY_NAME["h5"]
    s.colonies[0] |= 1 << BY_NAME["h5"]
    assert legal(s, "fleet") == ["fleet:b5:1"]
    do(s, "end")
    assert not legal(s, "fleet"), "nor for its owner while it is lost"
    s.colonies[0] ^= 1 << BY_NAME["h5"]
    s.colonies[1] |= 1 << BY_NAME["h5"]
    assert legal(s, "fleet") == ["fleet:h5:1"]


def test_kd_5_4_a_beaten_fleet_goes_back_or_is_lost():
    """KD-5.4"""
    s = front("d5:1", "", "h5:1 e5:3", ("E", ""))
    do(s, "move:d5>e5")
    assert fleets(s) == {"d5": 1}
    jumped = sky("e5:F", ("b5:1", "h5:1 e5:3"), ("c5:1", ""), ("E", ""), ("warp-drive", ""), bag="")
    do(jumped, "steer:c5", "jump:e5")
    assert not fleets(jumped) and jumped.fleet_supply[0] == 15
    through = sky("d5:F e5:F", ("b5:1", "h5:1 e5:3"), ("c5:1 d5:1", ""), ("E", ""), bag="")
    do(through, "steer:c5", "step:d5", "step:e5")
    assert fleets(through) == {"d5": 1} and through.fleet_supply[0] == 14


def test_kd_5_4_drones_and_turrets_in_their_order():
    """KD-5.4: the attacker chooses between Salvage and Raider, then the Disruptor, then the Turrets."""
    techs = ("salvage-drone raider-drone disruptor-drone", "defensive-turrets")
    s = front("d5:1", "", "h5:1 e5:3", ("E", "FFFMM"), techs)
    do(s, "move:d5>e5")
    assert GAME.to_act(s) == 0 and legal(s) == ["drone:raider-drone", "drone:salvage-drone"]
    other = s.copy()
    do(s, "drone:raider-drone")
    assert legal(s) == ["raid:F", "raid:M"]
    do(s, "raid:F")
    assert have(s) == "FFFMM" and have(s, 1) == ""
    assert colonies(s, 1)["e5"] == 2 and not fleets(s), "the Disruptor, and the Turrets on a level 1 fleet"
    do(other, "drone:salvage-drone")
    assert GAME.to_act(other) == 1
    do(other, "pay:M", "pay:M")
    assert GAME.to_act(other) == 0 and have(other) == "FFFMM" and have(other, 1) == "", "two Food were left to raid"


def test_kd_5_4_drones_fly_even_when_the_fleet_is_gone():
    """KD-5.4"""
    s = sky("e5:F", ("b5:1", "h5:1 e5:3"), ("c5:1", ""), ("E", "FF"), ("warp-drive salvage-drone", ""), bag="")
    do(s, "steer:c5", "jump:e5")
    assert not fleets(s) and have(s) == "FF" and have(s, 1) == ""


def test_kd_5_5_the_action_ends_with_the_attack():
    """KD-5.5"""
    s = front("d5:1", "e5:1", have=("EEEE", ""), known=("targeting-array", ""))
    do(s, "steer:d5", "step:e5")
    assert fleets(s) == {"e5": 1} and not s.jobs and s.base == 1 and s.at == -1


def test_kd_5_9_every_fleet_beside_the_battle_is_active():
    """KD-5.9, KD-5.2"""
    built = sky(FRONT, ("b5:1", "h5:1"), ("d5:1", "c5:1"), ("MEEE", ""), bag="")
    do(built, "fleet:b5:1", "move:d5>c5", "support:b5")
    assert fleets(built) == {"b5": 1, "c5": 1}, "it was built in this turn"
    moved = front("d5:1 c5:1", "e5:1", have=("EEE", ""))
    do(moved, "move:c5>d6", "move:d5>e5", "support:d6")
    assert fleets(moved) == {"d6": 1, "e5": 1}, "it has moved in this turn"
    twice = sky(f"{FRONT} e6:F", ("b5:1", "h5:1 e5:2 e6:2"), ("d5:2 d6:1", ""), ("E" * 6, ""), bag="")
    do(twice, "move:d5>e5", "support:d6", "move:e5>e6", "support:d6")
    assert fleets(twice) == {"d6": 1, "e6": 2} and have(twice) == "EE", "it has supported in this turn"


def test_kd_5_6_who_has_nothing_left_is_out():
    """KD-5.6"""
    colony = ("a5:1", "e5:1", "e1:1")
    s = sky(FRONT, colony, ("d5:3", "", ""), ("EE", "FFF", ""), ("", "blockade", ""), bag="F M")
    events = do(s, "move:d5>e5")
    assert told(events, Out) == [Out(1)] and s.out == 0b010 and s.score(1) == 2
    do(s, "end")
    assert s.turn == 2 and GAME.to_act(s) == 2, "no turn and no bid for who is out"
    do(s, "place:e6", "end")
    assert s.turn == 0 and s.round == 2


def test_kd_5_6_one_left_ends_the_game():
    """KD-5.6, KD-5.8: the points decide all the same."""
    s = front("d5:3", "", "e5:1", known=("", "arcology timeshares dyson-sphere orbital-defense-array"))
    do(s, "move:d5>e5")
    assert GAME.outcome(s).reason == "last-standing"
    assert s.score(1) == 12 > s.score(0) == 3 + 3 + 2 and GAME.outcome(s).winners == (1,)


def test_kd_5_6_a_player_can_strike_out_in_their_own_turn():
    """KD-5.6"""
    s = sky("", ("", "i5:1", "e1:1"), ("b5:1", "", ""), ("E", "", ""), ("", "", ""), bag="F M E")
    do(s, "move:b5>c5", "destroy", "take:F")
    assert s.out == 0b001 and s.turn == 1 and s.round == 1
    do(s, "place:c6", "end")
    do(s, "place:c7", "end")
    assert s.turn == 1 and s.round == 2
