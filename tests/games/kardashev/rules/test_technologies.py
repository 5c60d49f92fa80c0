"""Kardashev: every technology of the tree (KD-6), one test each at least."""

import pytest
from support.colonies import BY_NAME, GAME, colonies, do, face, fleets, have, known, legal, refusal, sky, tile, told

from tabletop.games.kardashev.rules import content
from tabletop.games.kardashev.rules.content import BY_TEXT, TECHNOLOGIES, open_to, rule_of
from tabletop.games.kardashev.rules.events import Harvest, Move, Use
from tabletop.games.kardashev.rules.moving import price
from tabletop.games.kardashev.rules.turn import LABS

PLAIN = (content.DEVELOPER, content.WARLORD)
"""Neither says anything about harvests or research."""
FRONT = "d5:F e5:F f5:F e4:F f4:F d6:F"

TREE = """
1 fuel-efficiency ME -
1 encryption alike -
2 boosters MMEE fuel-efficiency
2 warp-drive FFEE fuel-efficiency
3 dyson-sphere FFFEEE boosters,warp-drive
1 harvest-rover FM -
1 asteroid-mining FM -
2 expanded-cargohold FFMM harvest-rover,asteroid-mining
3 arcology FFFEEE expanded-cargohold
1 targeting-array ME -
1 shield-grid FM -
2 raider-drone MMEE targeting-array,shield-grid
2 defensive-turrets FFMM targeting-array,shield-grid
3 disruptor-drone MMMEEE raider-drone,defensive-turrets
3 orbital-defense-array FFFMMM raider-drone,defensive-turrets
1 taxation FE -
1 salvage-drone ME -
2 blockade FFEE taxation,salvage-drone
3 timeshares FFFEEE blockade
1 interstellar-ark FM -
1 fabricators ME -
1 magnetic-rake FE -
1 propellant-depot FE -
2 nanotube-polymers FFMM interstellar-ark
2 militarization MMEE fabricators
2 terraform FME* -
3 antimatter FME*** terraform
3 accretion-device FME*** terraform
3 memory-eraser MMMEEE nanotube-polymers,militarization
"""
PAIRS = (
    "boosters warp-drive", "harvest-rover asteroid-mining", "targeting-array shield-grid",
    "raider-drone defensive-turrets", "disruptor-drone orbital-defense-array", "taxation salvage-drone",
    "antimatter accretion-device",
)  # fmt: skip
LABORATORIES = {
    "interstellar-ark", "fabricators", "magnetic-rake", "propellant-depot", "terraform", "antimatter",
    "accretion-device", "memory-eraser",
}  # fmt: skip


def test_the_tree_is_as_ruled():
    lines = TREE.split("\n")[1:-1]
    assert len(lines) == len(TECHNOLOGIES) == 29
    for number, line in enumerate(lines):
        level, text, cost, needs = line.split()
        technology = TECHNOLOGIES[number]
        assert BY_TEXT[text] == number and technology.name.lower().replace(" ", "-") == text
        assert technology.level == int(level) and technology.alike == (cost == "alike")
        if cost != "alike":
            assert technology.cost == tuple(cost.count(letter) for letter in "FME*")
        assert technology.needs == tuple(BY_TEXT[need] for need in needs.split(",") if need != "-")
        assert (number in LABS.values()) == (text in LABORATORIES)
    pairs = {frozenset(BY_TEXT[text] for text in pair.split()) for pair in PAIRS}
    assert pairs == {frozenset((n, t.other)) for n, t in enumerate(TECHNOLOGIES) if t.other >= 0}


@pytest.mark.parametrize(("level", "steps", "energy"), [(1, 1, 0), (1, 3, 1), (2, 2, 1), (3, 1, 1), (3, 2, 3)])
def test_kd_6_1_fuel_efficiency(level, steps, energy):
    """KD-6.1"""
    assert price(level, steps, 1 << BY_TEXT["fuel-efficiency"]) == energy


def test_kd_6_2_encryption_costs_two_alike_and_gives_a_free_support():
    """KD-6.2"""
    s = sky(have=("FFEEM", ""), roles=PLAIN)
    do(s, "research:encryption")
    assert legal(s) == ["alike:F", "alike:E"] and refusal(s, "end").rule == "KD-6.2"
    do(s, "alike:E")
    assert have(s) == "FFM" and known(s) == {"encryption"}
    mixed = sky(have=("FMEEEEE", ""), roles=PLAIN)
    do(mixed, "research:encryption")
    assert have(mixed) == "FMEEE", "own kinds first"
    swapped = sky(have=("FMMM", ""), roles=PLAIN)
    do(swapped, "research:encryption")
    assert have(swapped) == "FM"
    assert not legal(sky(have=("FME", "")), "research:encryption")

    s = sky(FRONT, ("b5:1", "h5:1 e5:2"), ("d5:1 d6:1 e4:1", ""), ("EE", ""), ("encryption", ""), bag="")
    do(s, "move:d5>e5", "support:d6")
    assert have(s) == "E"
    do(s, "support:e4")
    assert have(s) == "" and "e5" in colonies(s)


@pytest.mark.parametrize(
    ("level", "steps", "energy"), [(1, 4, 1), (1, 5, 2), (2, 2, 1), (2, 3, 2), (3, 1, 2), (3, 2, 2)]
)
def test_kd_6_3_boosters(level, steps, energy):
    """KD-6.3"""
    assert price(level, steps, 1 << BY_TEXT["boosters"]) == energy


def test_kd_6_4_warp_drive_jumps_once_over_anything():
    """KD-6.4"""
    s = sky("d5:# e5:F f5:F", ("b5:1", "h5:1"), ("c5:1", ""), ("EEE", ""), ("warp-drive", ""), bag="")
    do(s, "steer:c5", "jump:e5")
    assert have(s) == "EE", "two spaces"
    assert not legal(s, "jump"), "once in a move"
    do(s, "step:f5", "stop")
    assert fleets(s) == {"f5": 1} and have(s) == "E"
    assert refusal(sky("d5:F"), "jump:e5").rule == "KD-6.4"


@pytest.mark.parametrize("verb", ["move", "depot"])
def test_kd_6_4_a_straight_move_jumps_where_that_is_shorter(verb):
    """KD-6.4"""
    techs = ("warp-drive propellant-depot", "")
    ruin = sky("d5:# e5:F f5:F", ("b5:1", "h5:1"), ("c5:1", ""), ("EE", ""), techs, bag="")
    assert set(legal(ruin, verb)) == {f"{verb}:c5>{end}" for end in ("b5", "e5", "f5", "g5")}
    events = do(ruin, f"{verb}:c5>f5")
    assert have(ruin) == "" and fleets(ruin) == {"f5": 1}
    assert [(move.way, move.jump) for move in told(events, Move)] == [way("c5 e5 f5", 1)]
    around = sky("d5:# c6:F d6:F e5:F f5:F", ("b5:1", "h5:1"), ("c5:2", ""), ("EEEE", ""), techs, bag="")
    do(around, f"{verb}:c5>f5")
    assert have(around) == "E", "three spaces with a jump, four on foot"
    plain = sky("d5:F e5:F", ("b5:1", "h5:1"), ("c5:1", ""), ("E", ""), techs, bag="")
    events = do(plain, f"{verb}:c5>e5")
    assert told(events, Move)[0].jump == 0, "no jump where it is no shorter"
    for energy, found in (("E", False), ("EE", True)):
        slow = sky("d5:# e5:F", ("b5:1", "h5:1"), ("c5:2", ""), (energy, ""), techs, bag="")
        assert (f"{verb}:c5>e5" in legal(slow)) == found, "a jump pays for two spaces"


def way(names: str, jump: int) -> tuple[tuple[int, ...], int]:
    return tuple(BY_NAME[name] for name in names.split()), jump


def test_kd_6_4_an_attack_is_not_entered_with_the_jump_where_it_need_not_be():
    """KD-6.4, KD-5.4: a fleet that jumped in would be lost with the battle."""
    s = sky("d5:# e5:F f5:F", ("b5:1", "h5:1 f5:3"), ("c5:1", ""), ("EE", ""), ("warp-drive", ""), bag="")
    do(s, "move:c5>f5")
    assert fleets(s) == {"e5": 1}
    beside = sky("d5:# e5:F", ("b5:1", "h5:1 e5:3"), ("c5:1", ""), ("E", ""), ("warp-drive", ""), bag="")
    do(beside, "move:c5>e5")
    assert not fleets(beside), "here there was no other way"


def test_kd_6_5_dyson_sphere_moves_six_spaces_for_nothing():
    """KD-6.5"""
    row = "d5:F e5:F f5:F g4:F h4:F g6:F f6:F"
    s = sky(row, ("b5:1", ""), ("b5:3", "h5:1"), known=("dyson-sphere", ""), bag="", roles=PLAIN)
    assert "move:b5>h5" in legal(s), "six spaces away"
    do(s, "steer:b5", "step:c5", "step:d5", "step:e5", "step:f5", "step:g4", "step:h4")
    assert fleets(s) == {"h4": 3} and not s.jobs


def harvested(s):
    do(s, "harvest")
    return have(s)


def test_kd_6_6_harvest_rover():
    """KD-6.6"""
    s = sky("d5:M", ("b5:1", "h5:1"), ("b5:2 d5:1", ""), known=("harvest-rover", ""), roles=PLAIN)
    assert harvested(s) == "FF"


def test_kd_6_7_asteroid_mining():
    """KD-6.7"""
    s = sky("d5:M e5:FM", ("b5:1", "h5:1"), ("b5:2 d5:1 e5:1", ""), known=("asteroid-mining", ""), roles=PLAIN)
    assert harvested(s) == "FM" and legal(s) == ["take:F", "take:M"]
    do(s, "take:M")
    assert have(s) == "FMM"


def test_kd_6_8_expanded_cargohold():
    """KD-6.8"""
    techs = ("asteroid-mining expanded-cargohold", "")
    s = sky("d5:M", ("b5:1", "h5:1"), ("d5:3", ""), known=techs, roles=PLAIN)
    assert harvested(s) == "FMMM"


def test_kd_6_9_arcology():
    """KD-6.9"""
    s = sky("d5:ME e5:X", ("d5:2 e5:1", "h5:1"), known=("arcology", ""), roles=PLAIN)
    assert harvested(s) == "MMEE" and not s.jobs


def duel(attacker: str, defender: str, techs: tuple[str, str], have: tuple[str, str] = ("EEE", "")):
    s = sky(FRONT, ("b5:1", "h5:1 " + defender), (attacker, ""), have, techs, bag="")
    do(s, "move:d5>e5")
    return s


def test_kd_6_10_targeting_array():
    """KD-6.10"""
    assert "e5" in colonies(duel("d5:2", "e5:2", ("targeting-array", "")))


def test_kd_6_11_shield_grid():
    """KD-6.11"""
    assert "e5" not in colonies(duel("d5:3", "e5:2", ("", "shield-grid")))


def test_kd_6_12_raider_drone():
    """KD-6.12"""
    s = duel("d5:1", "e5:2", ("raider-drone", ""), ("E", "FFFM"))
    assert GAME.to_act(s) == 0 and refusal(s, "end").rule == "KD-6.12"
    do(s, "raid:F")
    assert have(s) == "FFF" and have(s, 1) == "M"


def test_kd_6_13_defensive_turrets():
    """KD-6.13"""
    s = duel("d5:2", "e5:3", ("", "defensive-turrets"))
    assert fleets(s) == {"d5": 1} and s.fleet_supply[0] == 14
    assert not fleets(duel("d5:1", "e5:3", ("", "defensive-turrets")))


def test_kd_6_14_disruptor_drone():
    """KD-6.14"""
    assert colonies(duel("d5:1", "e5:3", ("disruptor-drone", "")), 1)["e5"] == 2
    assert colonies(duel("d5:1", "e5:1", ("disruptor-drone", "")), 1)["e5"] == 1, "not below 1"


def test_kd_6_15_orbital_defense_array():
    """KD-6.15"""
    s = duel("d5:3", "e5:2", ("", "orbital-defense-array"))
    assert fleets(s) == {"e5": 2} and colonies(s)["e5"] == 2
    gone = duel("d5:2", "e5:1", ("", "orbital-defense-array"))
    assert fleets(gone) == {"e5": 1}
    fleet_only = sky(FRONT, ("b5:1", "h5:1"), ("d5:2", "e5:1"), ("EE", ""), ("", "orbital-defense-array"), bag="")
    do(fleet_only, "move:d5>e5")
    assert fleets(fleet_only) == {"e5": 2}, "no colony was taken"


def test_kd_6_16_taxation():
    """KD-6.16"""
    s = sky("d5:FM e5:F", ("b5:1 d5:2 c5:1", "h5:1"), ("", "e5:1"), known=("", "taxation"), roles=PLAIN)
    do(s, "harvest", "take:F", "take:M")
    assert GAME.to_act(s) == 1 and legal(s) == ["take:F", "take:M"], "d5 lies beside the fleet, gave both"
    do(s, "take:M")
    assert have(s, 1) == "M" and have(s) == "FFME"


def test_kd_6_17_salvage_drone():
    """KD-6.17"""
    s = duel("d5:1", "e5:2", ("salvage-drone", ""), ("E", "FFFM"))
    assert GAME.to_act(s) == 1 and legal(s) == ["pay:F", "pay:M"]
    do(s, "pay:M")
    assert have(s) == "FFM" and have(s, 1) == "F", "of one kind alone nothing is asked"
    few = duel("d5:1", "e5:2", ("salvage-drone", ""), ("E", "FM"))
    assert have(few) == "FM" and have(few, 1) == ""


def test_kd_6_18_blockade():
    """KD-6.18"""
    techs = ("harvest-rover", "blockade taxation")
    s = sky("d5:F e5:F", ("b5:1 d5:3", "h5:1"), ("d5:1", "e5:1"), known=techs, roles=PLAIN)
    do(s, "harvest")
    assert have(s) == "FF", "home and the fleet on the blockaded tile"
    assert have(s, 1) == "", "what is stopped is not taxed"


def test_kd_6_19_timeshares():
    """KD-6.19"""
    techs = ("timeshares", "taxation")
    s = sky("d5:F e5:ME f5:E d6:X", ("b5:1", "e5:2 d6:1 f5:1"), ("d5:1", ""),
            known=techs, roles=PLAIN)  # fmt: skip
    do(s, "harvest")
    assert have(s) == "F" and legal(s) == ["take:M", "take:E"], "the Military colony has nothing to share"
    do(s, "take:M", "take:E")
    assert have(s) == "FME" and have(s, 1) == ""
    two = sky("d5:F d6:F e5:E c6:M", ("b5:1", "e5:1 c6:2"), ("d5:1 d6:1", ""), known=techs, roles=PLAIN)
    do(two, "harvest")
    assert legal(two) == ["share:c6", "share:e5"] and refusal(two, "end").rule == "KD-6.19"
    do(two, "share:c6")
    assert have(two) == "FMME", "each colony once: the second fleet takes the other"


def test_kd_6_20_interstellar_ark():
    """KD-6.20"""
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("FFMM", ""), known=("interstellar-ark", ""), roles=PLAIN)
    assert set(legal(s, "ark")) == {"ark:d5", "ark:b5", "ark:c5"}
    do(s, "ark:d5")
    assert colonies(s)["d5"] == 1 and have(s) == "FM" and (s.base, s.research) == (2, 1)
    do(s, "ark:d5")
    assert colonies(s)["d5"] == 2 and s.research == 0


def test_kd_6_21_fabricators():
    """KD-6.21"""
    s = sky("", ("b5:1", "h5:1"), have=("MMEE", ""), known=("fabricators", ""))
    do(s, "fabricate:b5:1", "fabricate:b5:2")
    assert fleets(s) == {"b5": 2} and have(s) == "" and s.base == 2


def test_kd_6_22_magnetic_rake():
    """KD-6.22"""
    s = sky(known=("magnetic-rake", ""), roles=PLAIN)
    events = do(s, "rake")
    assert have(s) == "F" and events[:2] == [Use(0, BY_TEXT["magnetic-rake"]), Harvest(0)]


def test_kd_6_23_propellant_depot():
    """KD-6.23"""
    s = sky("d5:F", ("b5:1", "h5:1"), ("b5:1", ""), ("EE", ""), ("propellant-depot", ""), bag="")
    do(s, "depot:b5>d5", "depot-steer:d5", "step:c5", "stop")
    assert fleets(s) == {"c5": 1} and have(s) == "" and (s.base, s.research) == (2, 0)


def test_kd_6_24_nanotube_polymers():
    """KD-6.24"""
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("FM", ""), known=("nanotube-polymers", ""), roles=PLAIN)
    do(s, "colony:d5")
    assert legal(s) == ["pay:F", "pay:M"] and refusal(s, "end").rule == "KD-6.24"
    do(s, "pay:M")
    assert have(s) == "F" and not legal(s, "upgrade")
    four = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("EEEE", ""), known=("nanotube-polymers", ""), roles=PLAIN)
    do(four, "colony:d5")
    assert have(four) == ""


def test_kd_6_25_militarization():
    """KD-6.25"""
    s = sky("d5:F", ("d5:2", "h5:1"), have=("MMEE", ""), known=("militarization", ""))
    do(s, "fleet:d5:2")
    assert fleets(s) == {"d5": 2} and have(s) == ""


def test_kd_6_26_terraform():
    """KD-6.26"""
    s = sky("d5:F", ("d5:2", "h5:1"), have=("ME", ""), known=("terraform", ""))
    assert set(legal(s, "terraform")) == {"terraform:d5:M", "terraform:d5:E", "terraform:d5:X"}
    assert refusal(s, "terraform:d5:F").rule == rule_of(BY_TEXT["terraform"]) == "KD-6.26"
    do(s, "terraform:d5:M", "terraform:d5:X")
    assert face(s, "d5") == tile("FMX") and have(s) == ""
    assert set(legal(s, "fleet")) == {"fleet:d5:1", "fleet:d5:2"}, "free with the Military symbol"
    any_kind = sky("d5:F", ("d5:1", "h5:1"), have=("FM", ""), known=("terraform", ""))
    do(any_kind, "terraform:d5:X")
    assert legal(any_kind) == ["pay:F", "pay:M"]


def test_kd_6_27_antimatter():
    """KD-6.27"""
    s = sky("d5:FE d6:MX e5:F c4:F", ("c5:1", "h5:1"), ("c4:1", ""), known=("antimatter", ""))
    assert set(legal(s, "antimatter")) == {"antimatter:d5", "antimatter:b5"}
    do(s, "antimatter:d5")
    assert face(s, "d5") == content.DESTROYED and have(s) == "FE"
    assert refusal(s, "antimatter:c4").rule == "KD-6.27"
    military = sky("d5:MX", ("c5:1", "h5:1"), known=("antimatter", ""))
    do(military, "antimatter:d5")
    assert have(military) == "M"


def test_kd_6_28_accretion_device():
    """KD-6.28"""
    s = sky("d5:# e5:#", ("c5:1", "h5:1"), have=("FE", ""), known=("accretion-device", ""))
    assert set(legal(s, "accrete")) == {"accrete:d5:F", "accrete:d5:E", "accrete:d5:X"}
    assert refusal(s, "accrete:e5:F").rule == refusal(s, "accrete:d5:M").rule == "KD-6.28"
    do(s, "accrete:d5:E")
    assert face(s, "d5") == tile("E") and have(s) == "F" and s.destroyed.bit_count() == 1


def test_kd_6_29_memory_eraser():
    """KD-6.29"""
    techs = ("memory-eraser boosters", "fuel-efficiency boosters", "boosters terraform")
    s = sky("", ("a5:1", "i5:1", "e1:1"), ("", "", ""), ("", "", ""), techs, bag="")
    assert set(legal(s, "erase")) == {"erase:fuel-efficiency", "erase:boosters", "erase:terraform"}
    do(s, "erase:boosters")
    assert known(s, 0) >= {"boosters"} and known(s, 1) == {"fuel-efficiency"} and known(s, 2) == {"terraform"}
    assert have(s, 1) == have(s, 2) == "MMEE"
    assert refusal(s, "erase:terraform").text == "The Memory Eraser works once a turn."
    out = sky("", ("a5:1", "", "e1:1"), ("", "", ""), ("", "", ""), techs, bag="")
    out.out = 0b010
    assert "erase:fuel-efficiency" not in legal(out), "who is out keeps theirs"


def test_kd_6_30_prerequisites_count_only_while_researching():
    """KD-6.30"""
    mask = 1 << BY_TEXT["boosters"] | 1 << BY_TEXT["dyson-sphere"]
    assert open_to(mask) >> BY_TEXT["fuel-efficiency"] & 1 and not open_to(mask) >> BY_TEXT["dyson-sphere"] & 1
    s = sky("d5:F e5:F f5:F", ("b5:1", "h5:1"), ("b5:1", ""), known=("dyson-sphere", ""), bag="")
    assert "move:b5>f5" in legal(s)


def test_kd_6_31_a_third_player_s_blockade_does_not_stop_timeshares():
    """KD-6.31"""
    techs = ("timeshares", "", "blockade")
    s = sky("d5:F e5:E f5:F", ("a5:1", "e5:2", "e1:1"), ("d5:1", "", "f5:1"), ("", "", ""), techs, bag="")
    s.roles = [content.DEVELOPER, content.WARLORD, content.PIONEER]
    do(s, "harvest")
    assert have(s) == "FEE"
    do(s, "end")
    assert "harvest" not in legal(s), "its owner it does stop"


@pytest.mark.parametrize(
    ("technology", "held", "paid", "back"),
    [
        ("encryption", "FFMMEE", "alike:M", "MM"),
        ("terraform", "FFMME", "pay:F", "FFME"),
        ("antimatter", "FMEFFMME", "pay:M pay:M pay:F", "FFMMME"),
        ("accretion-device", "FMEMMM", "", "FMMMME"),
        ("fuel-efficiency", "FFFFE", "", "ME"),
        ("terraform", "FMMEEE", "pay:E", "FMEE"),
    ],
)
def test_kd_6_32_the_memory_eraser_gives_back_the_kinds_that_were_paid(technology, held, paid, back):
    """KD-6.32"""
    techs = ("terraform" if technology.startswith("a") else "", "memory-eraser")
    s = sky(have=(held, ""), known=techs, roles=PLAIN, bag="")
    do(s, f"research:{technology}", *paid.split())
    left = have(s)
    do(s, "end", f"erase:{technology}")
    assert have(s) == "".join(sorted(left + back, key="FME".index)) and not s.jobs


def test_kd_6_32_who_got_encryption_for_nothing_chooses():
    """KD-6.32"""
    s = sky(known=("memory-eraser", "encryption"))
    do(s, "erase:encryption")
    assert GAME.to_act(s) == 1 and GAME.turn_rule(s) == "KD-6.32"
    do(s, "take:E")
    assert have(s, 1) == "EE"


def test_kd_6_32_what_was_paid_for_one_marker_is_not_paid_back_for_the_other():
    """KD-6.32, KD-4.6: Antimatter and the Accretion Device are one marker."""
    techs = ("terraform", "memory-eraser")
    s = sky(have=("FFFFFMMMMMEE", ""), known=techs, roles=PLAIN, bag="")
    do(s, "research:antimatter", "pay:F", "pay:F", "pay:F")
    do(s, "research:accretion-device")
    assert have(s) == ""
    do(s, "end", "erase:accretion-device")
    assert have(s) == "FMMMME"
