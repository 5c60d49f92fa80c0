"""Kardashev: what may not be done is refused with its own rule and a sentence that is true."""

import pytest
from support.colonies import BY_NAME, GAME, distance, do, legal, refusal, sky

from tabletop.games.kardashev.rules import content
from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.rng import Rng

PLAIN = (content.DEVELOPER, content.PIONEER)


def battle(techs: str, have: tuple[str, str]):
    s = sky("d5:F e5:F", ("b5:1", "h5:1 e5:3"), ("d5:1", ""), have, (techs, ""), bag="")
    do(s, "move:d5>e5")
    return s


def asked(which: str):
    """A question about a kind of resource."""
    if which == "bid":
        s = sky(have=("FFMM", "FM"), bag="F M", turn=1)
        do(s, "end", "bid:1", "bid:2")
        return s
    if which in ("terraform", "antimatter"):
        techs = ("terraform" if which == "antimatter" else "", "")
        s = sky(have=("FFFMMMEEE", ""), known=techs, roles=PLAIN)
        do(s, f"research:{which}")
        return s
    if which in ("symbol", "ruin"):
        lab, text = ("terraform", "terraform:c5:X") if which == "symbol" else ("accretion-device", "accrete:d5:X")
        s = sky("d5:#", ("c5:1", "h5:1"), have=("FM", ""), known=(lab, ""))
        do(s, text)
        return s
    return battle("salvage-drone", ("E", "FFFM"))


@pytest.mark.parametrize(
    ("which", "rule"),
    [
        ("bid", "KD-3.2"),
        ("terraform", "KD-4.6"),
        ("antimatter", "KD-4.6"),
        ("symbol", "KD-6.26"),
        ("ruin", "KD-6.28"),
        ("salvage", "KD-6.17"),
    ],
)
def test_paying_with_any_kind_names_what_is_paid_for(which, rule):
    """KD-3.2, KD-4.6, KD-6.17, KD-6.26, KD-6.28"""
    s = asked(which)
    assert legal(s)[0] == "pay:F" and refusal(s, "end").rule == GAME.turn_rule(s) == rule


@pytest.mark.parametrize(
    ("role", "text", "tile", "rule"),
    [
        (content.COLLECTOR, "harvest", "F", "KD-7.1"),
        (content.DEVELOPER, "upgrade:d5", "FM", "KD-7.2"),
        (content.PIONEER, "colony:d5", "FM", "KD-7.4"),
    ],
)
def test_a_gain_of_a_role_names_that_role(role, text, tile, rule):
    """KD-7.1, KD-7.2, KD-7.4"""
    mine = "b5:1 c5:1" if text.startswith("colony") else "b5:1 c5:1 d5:1"
    s = sky(f"d5:{tile}", (mine, "h5:1"), have=("FM", ""), roles=(role, content.WARLORD))
    do(s, text)
    assert refusal(s, "end").rule == rule


def test_the_dyson_sphere_s_limit_is_not_a_matter_of_energy():
    """KD-6.5"""
    row = "d5:F e5:F f5:F f6:F e7:F d7:F"
    s = sky(row, ("b5:1", "h5:1"), ("b5:3", ""), known=("dyson-sphere", ""), bag="")
    assert "move:b5>e7" in legal(s)
    words = "With the Dyson Sphere a move is at most 6 spaces long."
    assert refusal(s, "move:b5>d7") == ("KD-6.5", words)
    poor = sky(row, ("b5:1", "h5:1"), ("b5:3", ""), bag="")
    assert refusal(poor, "move:b5>d7") == ("KD-4.5", "You cannot pay the Energy for that move.")


def test_a_fleet_that_is_shut_in_is_told_so():
    """KD-4.5"""
    s = sky("b5:# d5:#", ("", "h5:1"), ("c5:1", ""), ("EEE", ""), bag="")
    assert refusal(s, "steer:c5").text == "That fleet is shut in: there is nowhere it could go."
    assert "cannot pay" in refusal(sky("d5:F", ("b5:1", "h5:1"), ("c5:1", "")), "steer:c5").text


def test_the_price_of_a_colony_with_nanotube_polymers():
    """KD-6.24"""
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("E", ""), known=("nanotube-polymers", ""))
    assert refusal(s, "colony:d5") == ("KD-6.24", "With Nanotube Polymers a colony costs 1 Food or 1 Matter.")


def test_where_fleets_are_built():
    """KD-4.4, KD-6.25"""
    s = sky("d5:F", ("d5:1", "h5:1"), have=("ME", ""))
    assert refusal(s, "fleet:b5:1").text == "Fleets are built on your home tile only while your colony is on it."
    assert "Militarization" in refusal(s, "fleet:d5:1").text
    armed = sky("d5:F", ("d5:1", "h5:1"), have=("ME", ""), known=("militarization", ""))
    assert refusal(armed, "fleet:b5:1").rule == "KD-6.25"


def test_a_starting_piece_that_is_far_enough_but_has_no_room():
    """KD-2.2"""
    s = GAME.setup({"roles": "chosen", "first": 0}, 3, Rng(1))
    do(s, "role:imperialist", "role:developer", "role:warlord", "home:a8", "second:a7", "settle:a7", "home:f1")
    assert refusal(s, "second:e5").text == "The second tile lies next to your home tile."
    do(s, "second:e2", "muster:e2")
    taken = [BY_NAME[name] for name in ("a8", "a7", "f1", "e2")]
    assert min(distance(BY_NAME["b4"], space) for space in taken) == 3
    words = "There is no room for your second tile beside it, 3 steps from everybody else."
    assert refusal(s, "home:b4") == ("KD-2.2", words)
    assert "less than 3 steps" in refusal(s, "home:a6").text


def test_stopping_before_the_first_step_and_over_an_own_fleet():
    """KD-4.5"""
    s = sky("d5:F", ("b5:1", "h5:1"), ("b5:1 c5:1", ""), ("EE", ""), bag="")
    do(s, "steer:b5")
    assert refusal(s, "stop").text == "The fleet has not moved yet."
    do(s, "step:c5")
    assert refusal(s, "stop").text == "A move cannot end where another fleet of yours is."


def test_the_wrong_seat_gets_the_rule_of_the_phase():
    """KD-2.2, KD-4.9: whoever decides now does so by this rule."""
    match = Match(GAME, [Seat(AI, "A", "easy"), Seat(AI, "B", "easy")], {"first": 0}, 5)
    assert match.refusal(1, match.legal[0]).rule == "KD-2.2"
    while match.state.jobs:
        match.submit(match.to_act, match.legal[0])
    assert match.refusal(1 - match.to_act, GAME.parse("end")).rule == "KD-4.9"
