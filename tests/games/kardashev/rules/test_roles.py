"""Kardashev: what the six roles do during play (KD-7)."""

from support.colonies import BY_NAME, GAME, do, fleets, have, legal, refusal, sky

from tabletop.games.kardashev.rules.content import COLLECTOR, DEVELOPER, IMPERIALIST, PIONEER, SCIENTIST, WARLORD
from tabletop.games.kardashev.voice.words import tell
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.seating import Seating

WAR = (WARLORD, DEVELOPER)


def test_kd_7_1_the_collector_harvests_one_more():
    """KD-7.1"""
    s = sky("d5:M", ("b5:1 d5:1", "h5:1"), roles=(COLLECTOR, DEVELOPER))
    do(s, "harvest")
    assert legal(s) == ["take:F", "take:M"] and refusal(s, "take:E") == ("KD-7.1", "You produce no Energy.")
    do(s, "take:M")
    assert have(s) == "FMM"


def test_kd_7_1_the_collector_s_one_more_is_of_any_kind_that_could_have_come():
    """KD-7.1"""

    def harvested(tiles: str, colonies: str, *answers: str, fleets=("", ""), known=("", ""), theirs: str = "h5:1"):
        s = sky(tiles, (colonies, theirs), fleets, known=known, roles=(COLLECTOR, DEVELOPER))
        do(s, "harvest", *answers)
        return legal(s)

    assert harvested("d5:ME", "d5:1", "take:M") == ["take:M", "take:E"], "also the kind that was not chosen"
    barred = harvested("d5:M f5:E g5:F", "b5:1 d5:1 f5:1", fleets=("", "g5:1"), known=("", "blockade"))
    assert barred == ["take:F", "take:M"], "a colony that gives nothing under a Blockade produces nothing"
    rover = harvested("d5:M e5:E", "b5:1 d5:1", fleets=("d5:1 e5:1", ""), known=("asteroid-mining", ""))
    assert rover == ["take:F", "take:M", "take:E"], "a fleet that harvests produces too"
    shared = harvested("d5:X e5:ME", "b5:1", "take:M", fleets=("d5:1", ""), known=("timeshares", ""), theirs="e5:1")
    assert shared == ["take:F", "take:M", "take:E"], "and so does a colony that is shared in"


def test_kd_7_1_a_harvest_is_told_before_what_it_gives_a_role_and_the_taxes():
    """KD-7.1, KD-6.16"""
    s = sky("", ("b5:1", "h5:1"), ("", "c5:1"), known=("", "taxation"), roles=(COLLECTOR, DEVELOPER))
    at = Seating((Seat(HUMAN, "Ann"), Seat(HUMAN, "Bob")))
    told = [tell(at, event) for event in do(s, "harvest")]
    assert [words for words in told if words] == [
        "Ann harvested 1 Food.",
        "Ann took 1 Food, the bonus of the role.",
        "Bob taxed 1 Food.",
    ]


def test_kd_7_2_the_developer_gains_by_upgrading():
    """KD-7.2"""
    s = sky("d5:ME e5:X", ("b5:1 d5:1 e5:1", "h5:1"), have=("FFMM", ""), roles=(DEVELOPER, PIONEER))
    do(s, "upgrade:d5")
    assert legal(s) == ["take:M", "take:E"]
    do(s, "take:E", "upgrade:e5")
    assert have(s) == "E", "a Military tile gives nothing"


def test_kd_7_3_the_imperialist_gains_by_every_fleet():
    """KD-7.3"""
    s = sky("", ("b5:2", "h5:1"), have=("MMEE", ""), roles=(DEVELOPER, IMPERIALIST))
    do(s, "fleet:b5:2")
    assert GAME.to_act(s) == 1 and refusal(s, "end").rule == GAME.turn_rule(s) == "KD-7.3"
    do(s, "take:F")
    assert have(s, 1) == "F"
    own = sky("", ("b5:2", "h5:1"), have=("ME", ""), roles=(IMPERIALIST, DEVELOPER))
    assert legal(own, "fleet") == ["fleet:b5:1"], "it must be paid before the gain"
    do(own, "fleet:b5:1", "take:M")
    assert have(own) == "M"


def test_kd_7_4_the_pioneer_gains_by_building():
    """KD-7.4"""
    s = sky("d5:FE d4:X", ("b5:1 c5:1", "h5:1"), have=("FFMM", ""), roles=(PIONEER, DEVELOPER))
    do(s, "colony:d5", "take:E")
    assert have(s) == "FME"
    do(s, "colony:d4")
    assert have(s) == "E"


def test_kd_7_5_the_scientist_gains_by_the_research_of_others():
    """KD-7.5"""
    s = sky(have=("MMEEE", ""), roles=(DEVELOPER, SCIENTIST))
    do(s, "research:fuel-efficiency")
    assert GAME.to_act(s) == 1 and legal(s) == ["take:M", "take:E"]
    do(s, "take:M", "research:encryption")
    assert have(s, 1) == "ME", "for Encryption the kind that was paid"
    own = sky(have=("ME", ""), roles=(SCIENTIST, DEVELOPER))
    do(own, "research:fuel-efficiency")
    assert have(own) == ""


def test_kd_7_6_the_warlord_gains_by_moving_once_a_turn():
    """KD-7.6"""
    s = sky("d5:ME e5:X f5:F", ("b5:1", "h5:1"), ("b5:1", ""), ("EEE", ""), roles=WAR, bag="")
    do(s, "move:b5>f5")
    assert legal(s) == ["claim", "decline"] and refusal(s, "end").rule == "KD-7.6"
    other = s.copy()
    do(s, "claim")
    assert legal(s) == ["take:M", "take:E"]
    do(s, "take:M")
    assert have(s) == "FMME", "Matter from the second tile and d5, nothing from the Military tile, one Energy left"
    do(s, "move:f5>e5")
    assert not s.jobs and have(s) == "FMM", "once a turn"
    do(other, "decline", "move:f5>d5")
    assert have(other) == "" or legal(other) == ["take:M", "take:E"]


def test_kd_7_6_each_tile_once_and_the_start_only_when_it_is_entered_again():
    """KD-7.6"""
    s = sky("d5:F", ("b5:1", "h5:1"), ("c5:1", ""), ("EE", ""), roles=WAR, bag="")
    s.base = 1
    do(s, "steer:c5", "step:d5", "step:c5", "step:d5")
    assert fleets(s) == {"d5": 1} and have(s) == "FM"


def moved(have: str, research: int = 2, known: str = "", fleet: int = 1, base: int = 0):
    """The Warlord's fleet has just moved from c5 to d5, and so many actions are left."""
    s = sky("d5:F", ("b5:1", "h5:1"), (f"c5:{fleet}", ""), (have, ""), (known, ""), WAR, bag="")
    s.base, s.research = base + 1, research
    do(s, "move:c5>d5")
    return s


def test_kd_7_6_the_claim_is_asked_for_while_a_propellant_depot_could_still_be_researched_and_used():
    """KD-7.6"""
    s = moved("EFEE")
    assert legal(s) == ["claim", "decline"] and GAME.turn_rule(s) == "KD-7.6"
    do(s, "decline", "research:propellant-depot", "depot:d5>c5")
    assert have(s) == "M" and s.warred, "the last move that could come gives without a question"
    for last in (moved("EFEE", research=1), moved("EFE"), moved("EEFEE", fleet=3), moved("E")):
        assert not last.jobs and last.warred
    assert legal(moved("EE", research=1, known="propellant-depot")) == ["claim", "decline"]
    assert legal(moved("EFE", known="fuel-efficiency")) == ["claim", "decline"], "a first step for nothing"


def test_kd_7_6_the_claim_is_asked_for_only_while_another_move_could_really_follow():
    """KD-7.6"""
    for s in (
        moved("EE", base=1, research=0),
        moved("EFFFF", base=1, research=0),  # 4 Food stand for the Energy
        moved("E", base=1, research=1),  # Energy can be compiled first
        moved("EE", base=1, research=2, fleet=2),
        moved("EE", base=1, research=2, fleet=3),
        moved("E", research=2, known="propellant-depot"),
    ):
        assert legal(s) == ["claim", "decline"] and not s.warred
    for s in (
        moved("E", base=1, research=0),  # a base action, but no Energy and no way to get any
        moved("EFFF", base=1, research=0),
        moved("EE", base=1, research=1, fleet=3),  # a step of a level 3 fleet costs 2
        moved("E", research=1, known="propellant-depot"),
        moved("EEEE", research=1),
        moved("EEEE", research=0),
    ):
        assert not s.jobs and s.warred and have(s).count("F") >= 1, "what the move gives is simply given"


def test_kd_7_6_what_could_come_before_another_move_counts():
    """KD-7.6"""

    def sent(tiles: str, mine: str, fleet: str, stock: str, known: str, *texts: str):
        s = sky(f"d5:F {tiles}", (mine, "h5:1"), (fleet, ""), (stock, ""), (known, ""), WAR, bag="M")
        s.research = 1
        do(s, *texts)
        return s

    harvest = sent("e5:E", "b5:1 e5:1", "c5:1", "E", "propellant-depot", "depot:c5>d5")
    assert legal(harvest) == ["claim", "decline"], "a harvest brings the Energy, and a base action is left"
    none = sent("e5:M", "b5:1 e5:1", "c5:1", "E", "propellant-depot", "depot:c5>d5")
    assert not none.jobs and none.warred, "no Energy comes in, and nothing is left to compile it with"
    lost = ("depot-steer:c5", "step:d5", "step:e5", "destroy", "take:F")
    built = sent("", "b5:1", "c5:1", "EMEE", "propellant-depot", *lost)
    assert legal(built) == ["claim", "decline"], "that fleet is lost, but another one can be built and sent"
    gone = sent("", "b5:1", "c5:1", "EME", "propellant-depot", *lost)
    assert not gone.jobs and gone.warred


def test_kd_7_7_who_is_out_gains_nothing_by_a_role():
    """KD-7.7"""
    roles = (DEVELOPER, IMPERIALIST, SCIENTIST)
    for out, asked in ((0, (1, 2)), (0b010, (0, 2)), (0b100, (1, 0))):
        s = sky("", ("a5:1", "i5:1", "e1:1"), ("", "", ""), ("MMEE", "", ""), ("", "", ""), roles, bag="")
        s.out = out
        armed, learned = s.copy(), s.copy()
        do(armed, "fleet:a5:1")
        do(learned, "research:fuel-efficiency")
        assert (GAME.to_act(armed), GAME.to_act(learned)) == asked


def test_kd_7_6_jumped_over_tiles_never_and_nothing_after_a_failed_attack():
    """KD-7.6"""
    s = sky("d5:F e5:E", ("b5:1", "h5:1"), ("c5:1", ""), ("E", ""), ("warp-drive", ""), roles=WAR, bag="")
    s.base = 1
    do(s, "steer:c5", "jump:e5")
    assert have(s) == "E"
    failed = sky("d5:F e5:E", ("b5:1", "h5:1 e5:3"), ("c5:1", ""), ("E", ""), roles=WAR, bag="")
    do(failed, "move:c5>e5")
    assert have(failed) == "" and not failed.warred
    won = sky("d5:F e5:E", ("b5:1", "h5:1 e5:1"), ("c5:2", ""), ("EE", ""), roles=WAR, bag="")
    won.base = 1
    do(won, "move:c5>e5")
    assert have(won) == "FE"


def test_kd_7_6_at_most_eight_and_the_warlord_says_which():
    """KD-7.6"""
    ring = "c6 c7 d7 e7 f6 g5 g4 f4 e4 d4"
    s = sky(" ".join(f"{name}:E" for name in ring.split()), ("b5:1", "h5:1"), ("c5:1", ""), ("EEEEEE", ""), roles=WAR,
            bag="")  # fmt: skip
    s.base = 1
    s.tiles[BY_NAME["d4"]] = 1
    s.tiles[BY_NAME["e4"]] = 1
    do(s, "steer:c5", *(f"step:{name}" for name in ring.split()), "stop")
    assert len(legal(s, "leave")) == 10
    do(s, "leave:c6", "leave:c7")
    assert have(s) == "FFEEEEEEE" and s.warred
