"""Kardashev: board and pieces (KD-1), setup (KD-2), the tile of a turn (KD-3), what is known (KD-9)."""

from collections import Counter

import pytest
from support.colonies import (
    BY_NAME,
    GAME,
    colonies,
    distance,
    do,
    face,
    fleets,
    have,
    known,
    legal,
    refusal,
    sky,
    tile,
    told,
)

from tabletop.base.errors import InvalidAction
from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import BOARDS, NAMES, NEXT, RIMS, spaces
from tabletop.games.kardashev.rules.events import Draw
from tabletop.kernel.match import AI, Match, Seat
from tabletop.kernel.rng import Rng

CHOSEN = {"roles": "chosen", "first": 0}


def begun(*choices: str, seats: int = 2):
    s = GAME.setup(CHOSEN, seats, Rng(3))
    do(s, *choices)
    return s


def test_kd_1_1_the_board_is_a_hexagon():
    """KD-1.1"""
    assert BOARDS[2].bit_count() == 37 and BOARDS[3].bit_count() == 61
    assert RIMS[2].bit_count() == 18 and RIMS[3].bit_count() == 24
    assert NAMES[BY_NAME["e5"]] == "e5" and NEXT[BY_NAME["e5"]].bit_count() == 6
    assert max(distance(BY_NAME["e5"], space) for space in spaces(BOARDS[3])) == 4
    for space in spaces(BOARDS[3]):
        assert {other for other in spaces(BOARDS[3]) if distance(space, other) == 1} == set(spaces(NEXT[space]))


def test_kd_1_2_the_bag():
    """KD-1.2"""
    bag = Counter(GAME.setup({}, 3, Rng(1)).bag)
    assert bag == {tile("X"): 3, tile("F"): 7, tile("M"): 7, tile("E"): 7,
                   tile("FM"): 4, tile("ME"): 4, tile("FE"): 3}  # fmt: skip


def test_kd_1_3_stacks_of_pieces():
    """KD-1.3"""
    s = sky("d5:F", ("b5:3 c5:2", "h5:1"), ("c5:2", ""), ("FFMM", ""))
    assert s.colony_supply == [10, 14] and s.fleet_supply == [13, 15]
    do(s, "colony:d5", "upgrade:c5")
    assert s.colony_supply[0] == 8 and colonies(s) == {"b5": 3, "c5": 3, "d5": 1}


def test_kd_1_4_four_of_one_kind_stand_for_one_of_another():
    """KD-1.4"""
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("MMMMM", ""))
    do(s, "colony:d5")
    assert have(s) == "" and colonies(s)["d5"] == 1
    assert not legal(sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("MMMM", "")), "colony")


def test_kd_1_4_which_kind_stands_in_is_asked_only_when_it_matters():
    """KD-1.4"""
    s = sky("d5:F", ("b5:1 c5:1", "h5:1"), have=("MMMMMEEEE", ""))
    do(s, "colony:d5")
    assert legal(s) == ["exchange:M", "exchange:E"]
    assert refusal(s, "end").rule == "KD-1.4"
    do(s, "exchange:E")
    assert have(s) == "MMMM"


def test_kd_2_1_roles_are_chosen_or_dealt_and_all_different():
    """KD-2.1"""
    s = GAME.setup(CHOSEN, 3, Rng(3))
    assert len(legal(s, "role")) == 6
    do(s, "role:pioneer")
    assert "role:pioneer" not in legal(s) and refusal(s, "role:pioneer").rule == "KD-2.1"
    do(s, "role:warlord", "role:scientist")
    assert s.roles == [content.PIONEER, content.WARLORD, content.SCIENTIST]
    dealt = {tuple(GAME.setup({}, 3, Rng(seed)).roles) for seed in range(40)}
    assert len(dealt) > 20 and all(len(set(roles)) == 3 for roles in dealt)
    pairs = dict(zip(content.ROLE_IDS, zip(content.HOME_TILES, content.SECOND_TILES, strict=True), strict=True))
    assert pairs == {
        "collector": (tile("F"), tile("E")), "developer": (tile("F"), tile("E")),
        "imperialist": (tile("M"), tile("F")), "pioneer": (tile("M"), tile("E")),
        "scientist": (tile("E"), tile("M")), "warlord": (tile("F"), tile("M")),
    }  # fmt: skip


def test_kd_2_2_the_starting_piece_lies_on_the_rim_and_far_from_the_others():
    """KD-2.2"""
    s = begun("role:collector", "role:warlord")
    assert len(legal(s)) == 18 and refusal(s, "home:e5").rule == "KD-2.2"
    do(s, "home:b5")
    assert set(legal(s)) == {"second:b6", "second:c4", "second:c5"}
    do(s, "second:c5", "settle:b5", "muster:b5", "take:F", "take:F")
    assert face(s, "b5") == tile("F") and face(s, "c5") == tile("E")
    taken = [BY_NAME["b5"], BY_NAME["c5"]]
    for text in legal(s):
        assert min(distance(BY_NAME[text[5:]], space) for space in taken) >= 3
    assert "less than 3 steps" in refusal(s, "home:b7").text
    assert refusal(s, "home:e5").text == "A home tile lies on the rim of the board."
    do(s, "home:e8")
    for text in legal(s):
        assert min(distance(BY_NAME[text[7:]], space) for space in taken) >= 3


def test_kd_2_3_a_colony_a_fleet_and_two_resources():
    """KD-2.3"""
    s = begun("role:warlord", "role:imperialist", "home:b5", "second:c5")
    assert have(s) == "FM" and legal(s) == ["settle:b5", "settle:c5"]
    do(s, "settle:c5")
    assert legal(s) == ["muster:b5", "muster:c5"]


@pytest.mark.parametrize(
    ("role", "choices", "wanted"),
    [
        ("collector", "settle:b5 muster:b5 take:E take:E", ({"b5": 1}, {"b5": 1}, "FMEE")),
        ("developer", "muster:c5", ({"b5": 2}, {"c5": 1}, "FM")),
        ("imperialist", "settle:c5", ({"c5": 1}, {"b5": 1, "c5": 1}, "FM")),
        ("pioneer", "muster:c5", ({"b5": 1, "c5": 1}, {"c5": 1}, "FM")),
        ("scientist", "settle:b5 muster:b5 learn:taxation", ({"b5": 1}, {"b5": 1}, "FM")),
        ("warlord", "settle:b5 muster:c5", ({"b5": 1}, {"c5": 2}, "FM")),
    ],
)
def test_kd_2_4_what_each_role_begins_with(role, choices, wanted):
    """KD-2.4"""
    other = "pioneer" if role != "pioneer" else "developer"
    s = begun(f"role:{role}", f"role:{other}", "home:b5", "second:c5", *choices.split())
    assert (colonies(s), fleets(s), have(s)) == wanted
    assert known(s) == ({"taxation"} if role == "scientist" else set())
    if role == "scientist":
        again = begun("role:scientist", "role:pioneer", "home:b5", "second:c5", "settle:b5", "muster:b5")
        assert {content.BY_TEXT[text[6:]] for text in legal(again)} == set(content.FIRST_LEVEL)


def test_kd_2_5_the_first_player_begins_every_round():
    """KD-2.5"""
    assert {GAME.setup({}, 3, Rng(seed)).first for seed in range(30)} == {0, 1, 2}
    s = GAME.setup({"first": 1}, 2, Rng(0))
    assert GAME.to_act(s) == 1
    while s.round == 0:
        do(s, legal(s)[0])
    assert s.turn == 1 and s.round == 1


def auction(have: tuple[str, ...], turn: int = 0, bag: str = "F M E"):
    """The turn before this one ends, and a tile is drawn."""
    seats = len(have)
    s = sky("", ("b5:1", "h5:1") if seats == 2 else ("a5:1", "i5:1", "e1:1"), ("",) * seats, have, bag=bag)
    s.turn = (turn - 1) % seats
    do(s, "end")
    return s


def test_kd_3_1_bidding_goes_round_until_one_is_left():
    """KD-3.1"""
    s = auction(("FFF", "MMMM", "EE"), turn=0)
    assert s.drawn == tile("E") and s.bag == [tile("F"), tile("M")]
    assert GAME.to_act(s) == 1 and legal(s) == ["pass", "bid:1", "bid:2", "bid:3", "bid:4"]
    do(s, "bid:1")
    assert GAME.to_act(s) == 2 and legal(s) == ["pass", "bid:2"]
    do(s, "pass")
    assert GAME.to_act(s) == 0 and refusal(s, "bid:1").rule == refusal(s, "bid:9").rule == "KD-3.1"
    do(s, "bid:3")
    assert GAME.to_act(s) == 1
    do(s, "bid:4")
    assert s.jobs[0].kind == jobs.PLACE and GAME.to_act(s) == 1, "seat 0 holds only three: it passed"


def test_kd_3_2_a_guest_pays_the_one_who_drew():
    """KD-3.2: B wins A's tile at 3 and pays A."""
    s = auction(("F", "MMEE"))
    do(s, "bid:3")
    assert GAME.to_act(s) == 1 and legal(s) == ["pay:M", "pay:E"]
    do(s, "pay:M", "pay:E", "pay:E")
    assert have(s, 0) == "FMEE" and have(s, 1) == "M"
    assert GAME.to_act(s) == 1 and legal(s, "place")


def test_kd_3_2_who_drew_pays_the_bank_and_nothing_at_zero():
    """KD-3.2: A wins at 0 and pays nothing."""
    s = auction(("FM", "MM"))
    do(s, "pass")
    assert GAME.to_act(s) == 0 and legal(s, "place") and have(s) == "FM"
    s = auction(("FMM", "MMM"))
    do(s, "bid:1", "bid:2", "pass", "pay:M", "pay:M")
    assert have(s, 0) == "F" and have(s, 1) == "MMM"


def test_kd_3_2_four_for_one_does_not_help_a_bid():
    """KD-3.2, KD-1.4"""
    s = auction(("", "MMMM"))
    assert legal(s) == ["pass", "bid:1", "bid:2", "bid:3", "bid:4"]


def test_kd_3_3_the_tile_goes_on_any_unexplored_space_or_is_destroyed():
    """KD-3.3"""
    s = auction(("FM", "MM"))
    do(s, "pass")
    assert len(legal(s, "place")) == len(legal(s, "bury")) == 37 - 4
    assert refusal(s, "place:b5").rule == "KD-3.3"
    other = s.copy()
    do(s, "place:e8")
    assert face(s, "e8") == tile("E") and GAME.to_act(s) == 0 and not s.jobs
    do(other, "bury:e8")
    assert face(other, "e8") == content.DESTROYED and legal(other) == ["take:F", "take:M", "take:E"]
    do(other, "take:E")
    assert have(other) == "FME" and not other.jobs


def test_kd_3_4_no_tile_no_bidding():
    """KD-3.4"""
    assert not auction(("FM", "MM"), bag="").jobs
    full = sky("", bag="F")
    for space in spaces(BOARDS[2]):
        full.tiles[space] = full.tiles[space] or 1
        full.explored |= 1 << space
    do(full, "end")
    assert not full.jobs and full.bag == [1] and full.turn == 1


def test_a_drawn_tile_is_a_reveal_and_undo_stops_there():
    match = Match(GAME, [Seat(AI, "A", "easy"), Seat(AI, "B", "easy")], {"first": 0}, 5)
    while match.state.round < 1:
        match.submit(match.to_act, match.legal[0])
    assert told(match.history[-1].events, Draw) and match.history[-1].undo_stop == "reveal"


def test_kd_9_1_everything_but_the_order_of_the_bag_is_known():
    """KD-9.1"""
    s = GAME.setup({}, 3, Rng(1))
    views = [GAME.view(s, seat) for seat in (None, 0, 1, 2)]
    assert all(view.copy() == views[0].copy() for view in views) and views[0] != views[1]
    assert views[0].bag == sorted(s.bag) != s.bag
    s.bag.reverse()
    assert GAME.view(s, 1) == views[2]


def test_texts_that_are_no_action():
    for text in (
        "",
        "move",
        "move:e5",
        "move:e5>",
        "bid:-1",
        "bid:0001",
        "bid:\u0661",
        "fleet:e5:4",
        "role:cat",
        "end:",
    ):
        with pytest.raises(InvalidAction):
            GAME.parse(text)
