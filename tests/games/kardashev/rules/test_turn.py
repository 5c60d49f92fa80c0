"""Kardashev: base and research actions (KD-4), the end and the score (KD-8)."""

import pytest
from support.colonies import GAME, colonies, do, face, fleets, have, known, legal, refusal, sky, tile, told

from tabletop.games.kardashev.rules import content, moving
from tabletop.games.kardashev.rules.events import Final, Laser
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.kernel.rng import Rng


def test_kd_4_1_where_a_colony_may_be_built():
    """KD-4.1"""
    s = sky("d5:F d4:# e5:X f5:M e7:M", ("b5:1 c5:1", "h5:1"), ("f5:1", "e7:1"), ("FFMM", ""))
    assert set(legal(s, "colony")) == {"colony:d5", "colony:f5"}
    do(s, "colony:d5")
    assert have(s) == "FM" and s.base == 1
    assert "colony:e5" in legal(s), "a Military tile can be settled too"
    for text in ("colony:d4", "colony:e7", "colony:h5", "colony:e4", "colony:b5"):
        assert refusal(s, text).rule == "KD-4.1"
    s.colony_supply[0] = 0
    assert not legal(s, "colony", "upgrade") and "no colony piece" in refusal(s, "colony:f5").text


def test_kd_4_1_it_costs_a_food_and_a_matter():
    """KD-4.1"""
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("FEE", ""))
    assert not legal(s, "colony") and "1 Food and 1 Matter" in refusal(s, "colony:d5").text


def test_kd_4_2_upgrading_by_one_level_to_three():
    """KD-4.2"""
    s = sky("", ("b5:2 c5:3", "h5:1"), have=("FFMM", ""))
    assert legal(s, "upgrade") == ["upgrade:b5"]
    do(s, "upgrade:b5")
    assert colonies(s) == {"b5": 3, "c5": 3} and have(s) == "FM"
    assert refusal(s, "upgrade:b5").rule == "KD-4.2"


def test_kd_4_3_one_resource_for_each_level_and_any_mix_of_a_hybrid():
    """KD-4.3"""
    s = sky("d5:FM e5:X", ("b5:2 d5:2 e5:3", "h5:1"), roles=(content.DEVELOPER, content.WARLORD))
    do(s, "harvest")
    assert have(s) == "FF" and legal(s) == ["take:F", "take:M"]
    do(s, "take:M", "take:F")
    assert have(s) == "FFFM" and s.base == 1 and not s.jobs
    nothing = sky("e5:X", ("e5:3", "h5:1"))
    assert refusal(nothing, "harvest").rule == "KD-4.3"


def test_kd_4_4_fleets_at_home_cost_and_on_military_are_free():
    """KD-4.4"""
    s = sky("d5:X e5:F", ("b5:2 d5:3 e5:3", "h5:1"), have=("MMEE", ""))
    assert set(legal(s, "fleet")) == {"fleet:b5:1", "fleet:b5:2", "fleet:d5:1", "fleet:d5:2", "fleet:d5:3"}
    do(s, "fleet:b5:2")
    assert have(s) == "" and fleets(s) == {"b5": 2}
    assert refusal(s, "fleet:b5:3").text.startswith("Each level")
    do(s, "fleet:d5:3")
    assert fleets(s) == {"b5": 2, "d5": 3}
    assert refusal(s, "fleet:e5:1").rule == "KD-4.9"


def test_kd_4_4_an_upgrade_goes_beyond_the_colony_one_level_at_a_time():
    """KD-4.4"""
    s = sky("", ("b5:1", "h5:1"), ("b5:2", ""), ("MMEE", ""))
    assert legal(s, "fleet") == ["fleet:b5:3"]
    do(s, "fleet:b5:3")
    assert have(s) == "ME" and fleets(s) == {"b5": 3} and s.fleet_supply[0] == 12
    assert refusal(s, "fleet:b5:3").rule == "KD-4.4"


LINE = "d5:F e5:F f5:F d6:F d7:F"


@pytest.mark.parametrize(("techs", "price"), [("", 3), ("fuel-efficiency", 2), ("fuel-efficiency boosters", 1)])
def test_kd_4_5_a_level_1_fleet_moves_five_tiles(techs, price):
    """KD-4.5, KD-6.1, KD-6.3: 5 tiles for 3 Energy; with Fuel Efficiency 2; with Boosters too, 1."""
    s = sky(LINE, ("b5:1", "g5:1"), ("b5:1", ""), ("E" * price, ""), (techs, ""))
    assert "move:b5>g5" in legal(s), "the fifth tile is the enemy's"
    do(s, "move:b5>g5")
    assert have(s) == ""
    s = sky(LINE, ("b5:1", "g5:1"), ("b5:1", ""), ("E" * (price - 1), ""), (techs, ""))
    assert "move:b5>g5" not in legal(s)
    assert refusal(s, "move:b5>g5").text.startswith("You cannot pay")


@pytest.mark.parametrize(("level", "steps", "price"), [(1, 1, 1), (1, 2, 1), (1, 3, 2), (2, 3, 3), (3, 2, 4)])
def test_kd_4_5_what_a_move_costs(level, steps, price):
    """KD-4.5"""
    s = sky(LINE, ("b5:1", "h5:1"), (f"b5:{level}", ""), ("E" * 9, ""))
    do(s, f"move:b5>{['c5', 'd5', 'e5'][steps - 1]}")
    assert have(s) == "E" * (9 - price)


def test_kd_4_5_four_food_pay_for_an_energy_in_the_middle_of_a_move():
    """KD-4.5, KD-1.4"""
    s = sky(LINE, ("b5:1", "h5:1"), ("b5:1", ""), ("FFFFFE", ""))
    do(s, "steer:b5", "step:c5", "step:d5")
    assert have(s) == "FFFFF" and "step:e5" in legal(s)
    do(s, "step:e5")
    assert have(s) == "F"
    do(s, "step:f5")
    assert fleets(s) == {"f5": 1} and not s.jobs, "nothing is left to pay with: the move is over"


def test_kd_4_5_through_own_fleets_but_not_ending_there():
    """KD-4.5"""
    s = sky("d5:F", ("b5:1", "h5:1"), ("b5:2 c5:1", ""), ("E", ""), bag="")
    assert "move:b5>c5" not in legal(s) and refusal(s, "move:b5>c5").rule == "KD-4.5"
    assert "steer:b5" not in legal(s), "one Energy does not lead beyond the other fleet"
    s = sky("d5:F", ("b5:1", "h5:1"), ("b5:2 c5:1", ""), ("EE", ""), bag="")
    assert "move:b5>d5" in legal(s)
    do(s, "steer:b5", "step:c5")
    assert "stop" not in legal(s)
    do(s, "step:d5")
    assert fleets(s) == {"c5": 1, "d5": 2}


def test_kd_4_5_not_through_others_destroyed_tiles_or_the_unknown():
    """KD-4.5"""
    s = sky("d5:F e5:F f5:#", ("b5:1", "d5:1"), ("c5:1", ""), ("EEEEEE", ""), bag="F")
    ends = legal(s, "move")
    assert "move:c5>d5" in ends and "move:c5>e5" not in ends
    assert "move:c5>c4" in ends, "unexplored space can be entered with the last step"
    assert refusal(s, "move:c5>f5").text.startswith("A destroyed tile")
    assert refusal(s, "move:c5>e5").text.startswith("There is no way")


def test_kd_4_5_a_straight_attack_rather_not_from_where_an_own_fleet_is():
    """KD-4.5, KD-5.4: beaten, it could not go back there."""
    s = sky("d4:F d5:F e4:F", ("b5:1", "h5:1 e4:3"), ("c5:1 d4:1", ""), ("E", ""), bag="")
    do(s, "move:c5>e4")
    assert fleets(s) == {"d4": 1, "d5": 1}


def test_kd_4_5_exploring_lays_a_tile_without_a_bid():
    """KD-4.5"""
    s = sky("", ("b5:1", "h5:1"), ("c5:1", ""), ("E", ""), bag="F ME")
    events = do(s, "move:c5>d5")
    assert face(s, "d5") == tile("ME") and s.bag == [1] and legal(s) == ["keep", "destroy"]
    assert any(event.reveals for event in events)
    other = s.copy()
    do(s, "keep")
    assert fleets(s) == {"d5": 1} and not s.jobs
    do(other, "destroy", "take:F")
    assert face(other, "d5") == content.DESTROYED and not fleets(other) and have(other) == "F"
    assert other.fleet_supply[0] == 15
    empty = sky("", ("b5:1", "h5:1"), ("c5:1", ""), ("E", ""), bag="")
    assert legal(empty, "move") == ["move:c5>b5"] and "bag is empty" in refusal(empty, "move:c5>d5").text


def test_kd_4_5_who_comes_from_where_matters_so_one_may_steer():
    """KD-4.5"""
    s = sky("d5:F d4:F e4:F", ("b5:1", "h5:1"), ("c5:1", ""), ("EEE", ""))
    do(s, "steer:c5")
    assert "stop" not in legal(s) and set(legal(s, "step")) >= {"step:b5", "step:d5", "step:d4"}
    assert refusal(s, "end").rule == "KD-4.5"
    do(s, "step:d5", "step:d4", "step:e4", "stop")
    assert fleets(s) == {"e4": 1} and have(s) == "E"


def test_kd_4_11_a_move_may_not_end_where_it_began():
    """KD-4.11"""
    s = sky("d5:F", ("b5:1", "h5:1"), ("c5:1", ""), ("EE", ""), ("propellant-depot", ""), bag="")
    for text in ("move:c5>c5", "depot:c5>c5"):
        assert refusal(s, text) == ("KD-4.11", "A move cannot end where it began.")
    do(s, "steer:c5", "step:d5", "step:c5")
    assert set(legal(s)) == {"step:b5", "step:d5"}, "it may pass where it began"
    assert refusal(s, "stop").rule == "KD-4.11"
    last = sky("d5:F", ("b5:1", "h5:1"), ("c5:2", ""), ("EE", ""), bag="")
    do(last, "steer:c5", "step:d5")
    assert "step:c5" not in legal(last), "there would be no step left to go on with"


def test_kd_4_5_nobody_steers_where_the_only_way_leads_over_an_own_fleet_and_back():
    """KD-4.5, KD-4.11"""
    for techs in ("", "warp-drive"):
        s = sky("d5:F", ("b5:1", "h5:1"), ("b5:1 c5:1 d5:1", ""), ("EEEE", ""), (techs, ""), bag="")
        assert not legal(s, "move", "steer")
        assert refusal(s, "steer:b5").text == "That fleet is shut in: there is nowhere it could go."
    free = sky("d5:F e5:F", ("b5:1", "h5:1"), ("b5:1 c5:1 d5:1", ""), ("EEEE", ""), bag="")
    assert legal(free, "steer") == ["steer:b5", "steer:c5", "steer:d5"]


class Still(KardashevState):
    """A position that refuses every change."""

    __slots__ = ()

    def __setattr__(self, name, value):
        raise AssertionError(f"{name} was changed")


def still(s: KardashevState) -> Still:
    found = Still.__new__(Still)
    for name in KardashevState.__slots__:
        value = getattr(s, name)
        object.__setattr__(found, name, tuple(value) if isinstance(value, list) else value)
    return found


def test_looking_for_ways_changes_nothing_even_for_a_moment():
    """KD-4.5: what is legal, why not, and which way a fleet goes."""
    for seed in range(3):
        rng, chance = Rng(seed), Rng(seed + 9)
        s = GAME.setup({}, 3, rng)
        known: dict = {}
        while actions := GAME.legal(s):
            frozen = still(s)
            assert GAME.legal(frozen) == actions
            for action in list(known)[::17]:
                GAME.refusal(frozen, action)
            for action in actions:
                if action.verb in ("move", "depot"):
                    way, _jump = moving.path(frozen, s.turn, action.first, action.second)
                    assert (way[0], way[-1]) == action[1:]
            known.update(dict.fromkeys(actions))
            GAME.apply(s, chance.choice(actions), rng)


def test_kd_4_5_a_straight_move_costs_what_its_way_costs():
    """KD-4.5, KD-6.4: whatever is offered can be paid, and takes no more spaces than steering would."""
    for techs in ("", "warp-drive", "boosters fuel-efficiency"):
        s = sky(
            "d5:F e5:# f5:F d6:F e6:F c6:F d4:#", ("b5:1", "h5:1"), ("c5:1 d6:2", ""), ("EEE", ""), (techs, ""), bag=""
        )
        for text in legal(s, "move"):
            start, end = text[5:].split(">")
            if end != "h5":
                moved = s.copy()
                do(moved, text)
                assert 3 - len(have(moved)) == cheapest(s, start, end), text


def cheapest(s, start: str, end: str) -> int:
    """The least Energy a steered fleet pays to stop there."""
    best, waiting = 9, [(s.copy(), f"steer:{start}")]
    while waiting:
        here, text = waiting.pop()
        do(here, text)
        if not here.jobs:
            if end in fleets(here):
                best = min(best, 3 - len(have(here)))
            continue
        waiting += [(here.copy(), more) for more in legal(here) if here.steps < 5 or more == "stop"]
    return best


def test_kd_4_6_research_pays_and_needs_its_prerequisite():
    """KD-4.6"""
    s = sky(have=("FFMMMEEE", ""))
    assert refusal(s, "research:boosters").text == "Before Boosters you need Fuel Efficiency."
    do(s, "research:fuel-efficiency", "research:boosters")
    assert have(s) == "FF" and known(s) == {"fuel-efficiency", "boosters"}
    assert "costs 1 Food, 1 Matter" in refusal(sky(), "research:harvest-rover").text


def test_kd_4_6_the_other_of_an_exclusive_pair_moves_the_marker():
    """KD-4.6: Harvest Rover after Asteroid Mining loses the latter and its point."""
    s = sky(have=("FM", ""), known=("asteroid-mining", ""))
    before = s.score(0)
    do(s, "research:harvest-rover")
    assert known(s) == {"harvest-rover"} and s.score(0) == before
    assert "You have" in refusal(s, "research:harvest-rover").text


def test_kd_4_7_a_laboratory_works_twice_a_turn():
    """KD-4.7"""
    s = sky(known=("magnetic-rake", ""), roles=(content.DEVELOPER, content.WARLORD))
    do(s, "rake", "rake")
    assert have(s) == "FF" and s.research == 0 and s.base == 2
    assert refusal(sky(), "rake").rule == "KD-4.7"


def test_kd_4_8_compiling():
    """KD-4.8"""
    s = sky()
    do(s, "compile:E", "compile:F")
    assert have(s) == "FE"
    assert refusal(s, "compile:F").rule == "KD-4.9"


def test_kd_4_9_two_and_two_in_any_order_and_any_may_be_left():
    """KD-4.9"""
    s = sky(roles=(content.DEVELOPER, content.WARLORD), bag="")
    do(s, "harvest", "compile:F", "harvest", "compile:F")
    assert s.base == s.research == 0 and legal(s) == ["end"]
    s = sky(bag="")
    do(s, "end")
    assert s.turn == 1 and (s.base, s.research) == (2, 2)


def test_kd_4_10_nobody_is_asked_where_there_is_one_answer():
    """KD-4.10"""
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("FMMMMEEEE", ""))
    do(s, "colony:d5")
    assert have(s) == "MMMEEEE" and not s.jobs
    everything = sky(have=("", "ME"), bag="F M", turn=1)
    do(everything, "end", "bid:2")
    assert legal(everything, "place") and have(everything) == "ME", "who bids all one has pays it all"
    swapped = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("MEEEEEE", ""))
    do(swapped, "colony:d5")
    assert have(swapped) == "EE" and not swapped.jobs
    two_kinds = sky(have=("FFFFEEEE", ""), known=("asteroid-mining", ""))
    do(two_kinds, "research:taxation")
    assert have(two_kinds) == "FFFEEE"


def at_the_end(turn: int = 1, base: int = 1, research: int = 0, **position) -> KardashevState:
    """The last round of two; seat 0 began it, so that seat 1 has the last turn."""
    s = sky("g5:FM", ("b5:1", "g5:2"), turn=turn, **position)
    s.round, s.base, s.research = s.limit, base, research
    return s


def test_kd_4_10_nobody_is_asked_about_resources_that_nobody_can_use_any_more():
    """KD-4.10"""
    s = at_the_end(roles=(content.DEVELOPER, content.COLLECTOR))
    do(s, "harvest")
    assert legal(s) == ["end"] and have(s, 1) == "FFF", "neither what the tile gives nor what the role does"
    for earlier in (at_the_end(research=1), at_the_end(base=2)):
        do(earlier, "harvest")
        assert legal(earlier) == ["take:F", "take:M"], "it can still be spent"
    rival = at_the_end(base=0, research=1, have=("", "ME"), roles=(content.SCIENTIST, content.DEVELOPER))
    do(rival, "research:fuel-efficiency")
    assert legal(rival) == ["end"] and have(rival, 0) == "M"
    before = sky("d5:FM", ("d5:1", "h5:1"))
    before.round, before.base, before.research = before.limit, 1, 0
    do(before, "harvest")
    assert legal(before) == ["take:F", "take:M"], "with another turn to come there are bids and battles"
    paid = at_the_end(base=0, research=1, have=("", "FFMMEE"), roles=(content.PIONEER, content.DEVELOPER))
    do(paid, "research:terraform")
    assert legal(paid) == ["end"] and have(paid, 1) == "ME", "nor what is paid with"


def test_kd_4_10_nor_when_only_one_is_left():
    """KD-4.10, KD-5.6, KD-7.6"""
    for rest, over in (("", True), (" h5:1", False)):
        roles = (content.WARLORD, content.DEVELOPER)
        s = sky("d5:FM e5:F", ("b5:1", f"e5:1{rest}"), ("c5:2", ""), ("EE", ""), roles=roles)
        s.base, s.research = 1, 0
        do(s, "move:c5>e5")
        assert s.over == over and legal(s) == ([] if over else ["take:F", "take:M"])


def test_kd_8_1_two_pieces_left_begin_the_end_and_nothing_calls_it_off():
    """KD-8.1"""
    s = sky("c4:F d4:F d5:F", ("b5:3 c5:3 d5:3 c4:3", "h5:1"), have=("FM", ""), bag="")
    do(s, "end")
    assert s.final == 0
    do(s, "end", "colony:d4")
    events = do(s, "end")
    assert s.colony_supply[0] == 2 and s.final == 3 and told(events, Final) == [Final(0, 3)]
    s.colony_supply[0] = 5
    do(s, "end")
    assert s.round == 3
    do(s, "end", "end")
    assert GAME.to_act(s) is None and GAME.outcome(s).reason == "out-of-colonies"
    assert GAME.outcome(s).winners == (0,) and refusal(s, "end").rule == "KD-8.1"


@pytest.mark.parametrize("limit", [12, 20, 30])
def test_kd_8_1_the_last_round(limit):
    """KD-8.1"""
    s = sky(bag="")
    s.limit = limit
    for _turn in range(2 * limit):
        assert GAME.outcome(s) is None
        do(s, "end")
    assert s.round == limit and GAME.outcome(s).reason == "out-of-rounds"


def test_kd_8_2_points():
    """KD-8.2"""
    s = sky("d5:F", ("b5:1 c5:2 d5:3", "h5:1"), ("c5:3 b5:1", ""), known=("encryption boosters arcology", ""))
    assert s.score(0) == 3 + 5 + 6 + 4 + 1 + 2 + 3
    assert s.score(1) == 3


def test_kd_8_3_a_tie_is_fought_out_with_lasers():
    """KD-8.3"""
    winners = set()
    for seed in range(20):
        s = sky(bag="")
        s.round, s.turn = 20, 1
        events = do(s, "end", rng=Rng(seed))
        rolls = told(events, Laser)
        assert len(rolls) >= 2 and len(rolls) % 2 == 0
        last = {event.seat: event.roll for event in rolls[-2:]}
        for first, second in zip(rolls[:-2:2], rolls[1:-2:2], strict=True):
            assert first.roll == second.roll, "only a tie is rolled again"
        assert GAME.outcome(s).winners == (max(last, key=last.get),)
        winners.update(GAME.outcome(s).winners)
    assert winners == {0, 1}
