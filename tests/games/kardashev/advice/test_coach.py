"""What Kardashev's coach notices, and where there is nothing to notice; the reasons for a hint."""

import random

import pytest
from support.colonies import GAME, do, lost_match, sky, tile
from support.marks import thorough

from tabletop.games.kardashev.advice.coach import REMARKS
from tabletop.games.kardashev.rules import jobs
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.table.controller import KardashevController
from tabletop.kernel.coaching import nothing
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.reasons import line, spoken
from tabletop.kernel.rng import Rng

NAMES = ("You", "Mimi", "Oscar")
REMARK = {remark.name: remark for remark in REMARKS}
LONGEST = 110
TWO = ("b5:1 c5:1", "h5:1")
"""Colonies on both starting tiles, so that there is nowhere else to settle."""


def late(number: int, final: int, **sights):
    s = sky(**sights)
    s.round, s.final = number, final
    return s


def auction(drawn: str, bid: int, drawer: int, **sights):
    """The first seat is asked for a bid; the second stands at the last one."""
    s = sky(turn=drawer, **sights)
    s.drawn, s.bid, s.high, s.jobs = tile(drawn), bid, 1, [Job(jobs.BID, 0)]
    return s


def asked(job: Job, drawn: str = "", **sights):
    s = sky(**sights)
    s.drawn, s.jobs = tile(drawn), [job]
    return s


def attack(**sights):
    s = sky("d5:F d6:F e5:F", ("b5:1", "h5:1 e5:1"), ("d5:1 d6:1", ""), ("EE", ""), **sights)
    do(s, "move:d5>e5")
    return s


def acted(base: int, research: int):
    s = sky(have=("FM", ""))
    s.base, s.research = base, research
    return s


def second_home():
    """The first seat has settled, the second is asked for its home tile."""
    s, rng = GAME.setup({"first": 0}, 2, Rng(1)), Rng(1)
    while s.question != Job(jobs.HOME, 1):
        GAME.apply(s, GAME.legal(s)[0], rng)
    return s


CASES = {
    "support": (attack, "1 to 1 is a tie, and a tie fails: support your fleet.", sky),
    "last turn": (
        lambda: late(5, 5, have=("FM", "")), "Your last turn: the 2 resources you hold score nothing.",
        lambda: late(5, 6, have=("FM", "")),
    ),
    "danger": (
        lambda: sky("d5:M", TWO, ("", "d5:2"), ("FM", "E")),
        "Your colony at C5 may be attacked, 2 to 1: an upgrade would hold it.",
        lambda: sky("d5:M", TWO, ("", "d5:1"), ("FM", "")),
    ),
    "my end": (
        lambda: sky("c4:F c6:F d5:F", ("b5:3 c5:3 c4:3 c6:3", "h5:1"), have=("FM", "")),
        "Your next colony piece begins the end. You lead by 21; Mimi then has 2 turns left.",
        lambda: sky("c4:F c6:F", ("b5:3 c5:3 c4:3", "h5:1"), have=("FM", "")),
    ),
    "their end": (
        lambda: sky("g4:F h4:F", ("b5:1", "h5:3 g5:3 g4:3 h4:2")),
        "Mimi has 4 colony pieces left: at 2 the last rounds begin.",
        lambda: sky("g4:F h4:F", ("b5:1", "h5:3 g5:3 g4:3 h4:1")),
    ),
    "prey": (
        lambda: sky("d5:F e5:F", ("b5:1", "h5:1 e5:1"), ("d5:2", ""), ("E", "")),
        "Your fleet at D5 can take E5 from Mimi: 2 to 1.",
        lambda: sky("d5:F e5:F", ("b5:1", "h5:1 e5:2"), ("d5:2", ""), ("E", "")),
    ),
    "home lost": (
        lambda: sky(colonies=("c5:1", "h5:1 b5:1")),
        "Your home at B5 belongs to Mimi: no fleets are built there until you take it back.", sky,
    ),
    "bare home": (
        lambda: asked(Job(jobs.SETTLE, 0), colonies=("", "h5:1")),
        "Settle your home at B5: without a colony there it builds no fleets.", lambda: sky(have=("FM", "")),
    ),
    "blockade": (
        lambda: sky("c4:F", fleets=("", "c4:1"), known=("", "blockade")),
        "A Blockade: your colony at B5 gives nothing while that fleet is beside it.",
        lambda: sky("c4:F", fleets=("", "c4:1")),
    ),
    "last harvest": (
        lambda: late(4, 5), "One turn follows this one: a harvest of 2 now can still become points.",
        lambda: late(4, 0),
    ),
    "one missing": (
        lambda: sky(have=("F", "")), "Only 1 Matter is missing for a colony: compile it.",
        lambda: sky(have=("FM", "")),
    ),
    "free fleet": (
        lambda: sky("c4:X", ("b5:1 c4:1", "h5:1")),
        "At C4, with the Military symbol, a level of fleet costs nothing: 1 point.",
        lambda: sky("c4:F", ("b5:1 c4:1", "h5:1")),
    ),
    "outbid": (
        lambda: auction("F", 2, 0, have=("FFF", "FF")), "Pass, and Mimi pays you 2 resources.",
        lambda: auction("F", 2, 1, have=("FFF", "FF")),
    ),
    "sure bid": (
        lambda: auction("F", 0, 1, have=("FF", "F")), "Nobody can go above 1: that bid wins the tile.",
        lambda: auction("F", 0, 1, have=("FF", "FF")),
    ),
    "dear": (
        lambda: auction("F", 1, 1, have=("FFM", "FFFF")),
        "A bid of 2 leaves you 1, and a colony costs 1 Food and 1 Matter.",
        lambda: auction("F", 1, 1, have=("FFMM", "FFFF")),
    ),
    "nowhere": (
        lambda: auction("F", 0, 1, colonies=TWO, have=("F", "F")),
        "You have nowhere to settle: laid at B6, this tile could be your next colony.",
        lambda: auction("F", 0, 1, have=("F", "F")),
    ),
    "new kind": (
        lambda: auction("M", 0, 1, have=("F", "F")), "None of your colonies gives Matter, and this tile does.",
        lambda: auction("F", 0, 1, have=("F", "F")),
    ),
    "safe place": (
        lambda: asked(Job(jobs.PLACE, 0), "F", tiles="e5:F", colonies=TWO, fleets=("", "e5:1")),
        "At B6 you can settle it, and no rival is beside it.",
        lambda: asked(Job(jobs.PLACE, 0), "F", colonies=TWO),
    ),
    "keep a pair": (
        lambda: asked(Job(jobs.PICK, 0, jobs.FOR_BID, 7, 1), "F", have=("FME", "")),
        "Keep 1 Food and 1 Matter together: they are a colony.",
        lambda: asked(Job(jobs.PICK, 0, jobs.FOR_BID, 7, 1), "F", have=("FFMM", "")),
    ),
    "fitting": (
        lambda: asked(Job(jobs.PICK, 0, jobs.FOR_ROLE, 3, 1), have=("F", "")),
        "1 Matter more, and you can pay for a colony.",
        lambda: asked(Job(jobs.PICK, 0, jobs.FOR_ROLE, 3, 1), have=("FM", "")),
    ),
    "apart": (
        second_home, "E8 is 6 steps from the next rival: the longest peace.", lambda: GAME.setup({}, 2, Rng(1)),
    ),
    "exchange": (
        lambda: sky(have=("FFFFF", "")), "You have no Matter, but 4 Food stand for one: you can build all the same.",
        lambda: sky(have=("FFM", "")),
    ),
    "empty": (sky, "You can build nothing yet, and a harvest gives 2.", lambda: sky(have=("FM", ""))),
    "rake": (
        lambda: sky(colonies=("b5:3", "h5:1"), have=("FE", "")),
        "With the Magnetic Rake a research action harvests too: 4 more, every turn.",
        lambda: sky(colonies=("b5:3", "h5:1"), have=("FE", ""), known=("magnetic-rake", "")),
    ),
    "ark": (
        lambda: sky("c4:F b6:F", have=("FM", "")),
        "With the Interstellar Ark research actions build colonies: 3 tiles wait for you.",
        lambda: sky("c4:F", have=("FM", "")),
    ),
    "no room": (
        lambda: sky(colonies=TWO, fleets=("c5:1", ""), have=("FME", "")),
        "Nowhere is left to settle: your fleet at C5 could explore B6.",
        lambda: sky(fleets=("c5:1", ""), have=("FME", "")),
    ),
    "unguarded": (
        lambda: sky(have=("ME", "")), "You have no fleet: nothing guards your colony.",
        lambda: sky(fleets=("c5:1", ""), have=("ME", "")),
    ),
    "heap": (
        lambda: sky(have=("F" * 9, "")), "You hold 9 resources, and they score nothing: build, upgrade, research.",
        lambda: sky(have=("F" * 8, "")),
    ),
    "behind": (
        lambda: sky(colonies=("b5:1", "h5:3 g5:3")), "Mimi is 9 points ahead of you; colonies: 2 to 1.",
        lambda: sky(colonies=("b5:1", "h5:1 g5:1")),
    ),
    "rather new": (
        lambda: sky(colonies=("b5:2", "h5:1"), have=("FM", "")), "A new colony scores 3 points; level 3 adds only 1.",
        lambda: sky(have=("FM", "")),
    ),
    "unused": (
        lambda: acted(0, 2), "2 research actions are left: each compiles a resource at least.", lambda: acted(1, 2),
    ),
}  # fmt: skip
"""For each remark a position where it speaks, what it says, and one where it does not."""


def spent(s, pieces: int = 0, **changes):
    """The same in the last round, when the first seat has so many colony pieces."""
    s.round = s.final = 7
    s.colony_supply[0] = pieces
    for name, value in changes.items():
        setattr(s, name, value)
    return s


OVER = {
    "sure bid": lambda: spent(auction("F", 0, 1, have=("FF", "F"))),
    "dear": lambda: spent(auction("F", 1, 1, have=("FFM", "FFFF")), 5),
    "nowhere": lambda: spent(auction("F", 0, 1, colonies=TWO, have=("F", "F"))),
    "new kind": lambda: spent(auction("M", 0, 0, have=("F", "F")), 5),
    "safe place": lambda: spent(CASES["safe place"][0]()),
    "keep a pair": lambda: spent(CASES["keep a pair"][0](), 5, turn=1),
    "fitting": lambda: spent(CASES["fitting"][0](), 5, turn=1),
    "empty": lambda: spent(sky(), 5, base=1),
    "no room": lambda: spent(CASES["no room"][0](), 5, base=1),
    "unguarded": lambda: spent(CASES["unguarded"][0](), 5, first=1),
    "unused": lambda: spent(acted(0, 2), 5),
}
"""What is no matter any more when no build, no harvest or no attack can follow."""


@pytest.mark.parametrize("name", list(OVER))
def test_nothing_is_remarked_on_that_the_end_comes_before(name):
    s = OVER[name]()
    assert GAME.to_act(s) == 0 and not tells(name, s)


def tells(name: str, s) -> str:
    seat = GAME.to_act(s)
    return REMARK[name].says(GAME.view(s, seat), GAME.legal(s), NAMES if seat == 0 else (NAMES[1], NAMES[0]))


def test_every_remark_has_its_case():
    assert list(CASES) == [remark.name for remark in REMARKS] and len(REMARKS) >= 15


@pytest.mark.parametrize("name", ["my end", "their end"])
def test_colonies_end_nothing_in_the_last_rounds(name):
    for later, speaks in ((2, True), (1, False), (0, False)):
        s = CASES[name][0]()
        s.limit = 12
        s.round = 12 - later
        assert bool(tells(name, s)) == speaks


@pytest.mark.parametrize("name", list(CASES))
def test_it_is_noticed_where_it_is_so_and_only_there(name):
    speaks, says, silent = CASES[name]
    assert tells(name, speaks()) == says
    assert tells(name, silent()) == ""


ADVISED = {
    "outbid": ["pass"],
    "sure bid": ["bid:1"],
    "dear": ["pass"],
    "new kind": ["bid:1"],
    "empty": ["harvest"],
    "their end": [],
    "blockade": [],
}
"""What some of them speak for in their own case."""


@pytest.mark.parametrize("name", list(CASES))
def test_it_speaks_for_what_may_be_done(name):
    s = CASES[name][0]()
    legal = GAME.legal(s)
    advised = REMARK[name].advises(GAME.view(s, GAME.to_act(s)), legal)
    assert set(advised) <= set(legal)
    assert bool(advised) == (REMARK[name].advises is not nothing) or name in ("danger", "my end")
    if name in ADVISED:
        assert sorted(map(str, advised)) == ADVISED[name]


def test_a_lead_that_a_rival_can_turn_is_no_reason_to_end_the_game():
    """In the seventh round of this match the last colony piece was put down with a lead of 6, and D5 fell at once."""
    s = lost_match(149)
    assert tells("my end", s) == (
        "Your next colony piece begins the end. Not yet: Mimi has 2 turns left, and can take E4."
    )
    assert not REMARK["my end"].advises(GAME.view(s, 0), GAME.legal(s))


def test_a_kind_that_is_missing_for_an_upgrade_is_not_called_one_for_a_colony():
    s = CASES["one missing"][0]()
    assert "for a colony" in tells("one missing", s)
    s = sky(colonies=TWO, have=("F", ""))
    assert tells("one missing", s) == "Only 1 Matter is missing to upgrade a colony: compile it."


def test_a_home_left_bare_is_remembered_when_it_can_be_settled():
    assert tells("bare home", sky(colonies=("c5:1", "h5:1"), have=("FM", ""))).startswith("Settle your home at B5")
    assert not tells("bare home", sky(colonies=("c5:1", "h5:1"), have=("F", "")))


def test_one_who_defends_is_told_what_holds():
    s = sky("d5:F d6:F e5:F", ("b5:1 e5:1", "h5:1"), ("d6:1", "d5:2"), ("E", "E"), turn=1)
    do(s, "move:d5>e5")
    assert tells("support", s) == "It stands 2 to 1: add 1 to hold E5: a tie goes to you."


def test_an_attack_that_could_still_be_held_is_no_victory_yet():
    s = sky("d5:F d6:F e5:F e6:F", ("b5:1", "h5:1 e5:1"), ("d5:2 d6:1", "e6:1"), ("EE", "E"))
    do(s, "move:d5>e5")
    assert tells("support", s) == "You are at 2 to 1, but Mimi can still add 1."


def test_with_a_third_bidder_nobody_knows_who_will_pay():
    s = sky(colonies=("a5:1", "i5:1", "e1:1"), fleets=("", "", ""), have=("FFF", "FFF", "FFF"))
    s.drawn, s.bid, s.high, s.jobs = tile("F"), 2, 1, [Job(jobs.BID, 0)]
    assert tells("outbid", s) == "Pass, and you are paid 2 resources or more for it."
    s.passed = 0b100
    assert tells("outbid", s) == "Pass, and Mimi pays you 2 resources."


@pytest.mark.parametrize("seed", [0, *thorough(*range(1, 20))])
def test_over_whole_games_nothing_fails_and_nothing_is_long(seed):
    chance, rng, seats = random.Random(seed), Rng(seed), 2 + seed % 2
    s, knows = GAME.setup({}, seats, rng), GAME.knowledge()
    for _decision in range(260):
        if (seat := GAME.to_act(s)) is None:
            break
        view, legal = GAME.view(s, seat), GAME.legal(s)
        for remark in REMARKS:
            says = remark.says(view, legal, NAMES[:seats])
            assert len(says) <= LONGEST and "{" not in says, (remark.name, says)
            if says:
                assert set(remark.advises(view, legal)) <= set(legal), remark.name
        choices = list(knows.choices(s, legal).values())
        choice = chance.choice(choices) if chance.random() < 0.2 else knows.habit(s, seat, choices, rng)
        GAME.apply(s, choice, rng)


WHY = {
    "upgrade:b5": (lambda: sky(have=("FM", "")), "+2 points, and a harvest after it gives 1 more"),
    "bid:1": (lambda: auction("M", 0, 1, have=("FF", "F")), "None of your colonies gives Matter"),
    "bid:2": (lambda: auction("F", 1, 1, have=("FF", "F")), "Otherwise Mimi has it for 1; it takes all you have"),
    "pass": (lambda: auction("F", 0, 1, have=("FF", "F")), "Your 2 resources do more on the board"),
    "research:magnetic-rake": (lambda: sky(have=("FE", "")), "A new laboratory. Harvest."),
    "research:shield-grid": (lambda: sky(have=("FM", "")), "You defend with 1 more."),
    "compile:M": (lambda: sky(have=("F", "")), "With it you can pay for a colony"),
    "compile:E": (sky, "Without Energy no fleet moves"),
    "pay:E": (
        lambda: asked(Job(jobs.PICK, 0, jobs.FOR_BID, 7, 1), "F", have=("FFMME", "")), "You keep what a colony costs",
    ),
    "pay:F": (
        lambda: asked(Job(jobs.PICK, 0, jobs.FOR_BID, 7, 1), "F", have=("FM", "")), "A harvest gives it again",
    ),
    "pay:M": (
        lambda: asked(Job(jobs.PICK, 0, jobs.FOR_BID, 7, 1), "F", have=("FMM", "")), "You have the most of it",
    ),
    "move:c5>d5": (
        lambda: sky("d5:M", fleets=("c5:1", ""), have=("E", "")), "There you can settle: Matter",
    ),
    "move:d5>b5": (
        lambda: sky("d5:M", colonies=TWO, fleets=("d5:1", ""), have=("E", "")), "It guards your colony at B5",
    ),
    "colony:c5": (lambda: sky(have=("FM", "")), "+3 points"),
    "upgrade:c5": (
        lambda: sky(colonies=TWO, have=("MEEEE", "")),
        "+2 points, and a harvest after it gives 1 more, at a price: 1 Matter, 4 Energy (4 for 1)",
    ),
    "ark:c5": (
        lambda: sky(have=("FM", ""), known=("interstellar-ark", "")), "+3 points, and no base action is spent on it",
    ),
    "rake": (
        lambda: sky(colonies=TWO, known=("magnetic-rake", "")),
        "Gives 1 Food, 1 Energy, 1 to choose, and no base action is spent on it",
    ),
    "end": (sky, "Nothing else is worth an action now"),
}  # fmt: skip


@pytest.mark.parametrize("text", list(WHY))
def test_a_hint_has_a_reason_a_person_would_give(text):
    position, reason = WHY[text]
    s, table = position(), KardashevController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    assert line(spoken(table.reasons(GAME.view(s, 0), GAME.legal(s), GAME.parse(text)))) == reason


LATE = {
    "bid:1": (lambda: spent(auction("M", 0, 1, colonies=TWO, have=("FF", "F"))), "So that Mimi cannot settle it"),
    "pass": (lambda: spent(auction("M", 0, 1, have=("F", "F"))), "You have no colony piece left for it"),
    "take:M": (
        lambda: spent(asked(Job(jobs.PICK, 0, jobs.FOR_ROLE, 3, 1), have=("F", "")), 5, turn=1),
        "You then have 1 Matter",
    ),
    "upgrade:b5": (lambda: spent(sky(have=("FM", "")), 5), "+2 points"),
    "research:magnetic-rake": (lambda: spent(sky(have=("FE", "")), 5), "+1 point"),
    "compile:E": (lambda: spent(sky(), 5, base=0), "You then have 1 Energy"),
    "move:c5>d5": (lambda: spent(sky("d5:M", fleets=("c5:1", ""), have=("E", "")), 5, base=1), "Costs 1 Energy"),
    "place:b6": (lambda: spent(asked(Job(jobs.PLACE, 0), "F", colonies=TWO)), "You can settle no more tiles"),
}  # fmt: skip


@pytest.mark.parametrize("text", list(LATE))
def test_no_reason_speaks_of_what_the_end_comes_before(text):
    position, reason = LATE[text]
    s, table = position(), KardashevController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))
    assert line(spoken(table.reasons(GAME.view(s, 0), GAME.legal(s), GAME.parse(text)))) == reason
