"""Cat Quest: the board (CQ-1), the setup (CQ-2), the cats (CQ-3) and what a seat may know (CQ-9)."""

from collections import Counter
from itertools import pairwise

import pytest
from support.quests import CAT, GAME, SPACE, kinds, legal, play, quest

from tabletop.base.errors import InvalidOption
from tabletop.games.cat_quest.rules import board, content, model
from tabletop.games.cat_quest.rules.board import FIRST, LENGTHS, ORBIT, SPACES, across, distance, path, steps, ways
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.rng import Rng


def test_cq_1_1_the_sun_and_nine_orbits():
    """CQ-1.1"""
    assert LENGTHS == (1, 6, 10, 14, 20, 42, 42, 42, 42, 42)
    assert SPACES == 261 and len(SPACE) == 261
    assert Counter(ORBIT) == dict(enumerate(LENGTHS))


def test_cq_1_2_two_or_three_neighbours_in_every_next_orbit():
    """CQ-1.2: from every space of every orbit"""
    for space in range(1, SPACES):
        for orbit in (ORBIT[space] - 1, ORBIT[space] + 1):
            if 1 <= orbit <= 9:
                assert len(across(space, orbit)) in (2, 3), (space, orbit)


def test_cq_1_2_some_steps_are_one_way():
    """CQ-1.2"""
    every = [(space, there) for space in range(SPACES) for there, _cost in steps(space)]
    assert len(every) == len(set(every)) == 1828
    assert sum((there, here) not in every for here, there in every) == 72
    apart = {distance(a, b) - distance(b, a) for a in range(0, SPACES, 7) for b in range(SPACES)}
    assert apart <= {-1, 0, 1}


def test_cq_1_3_what_steps_cost():
    """CQ-1.3"""
    costs = {(ORBIT[a], ORBIT[b]): cost for a in range(SPACES) for b, cost in steps(a)}
    for inner in range(9):
        price = 1 if inner < 4 else 3 if inner == 4 else 2
        assert costs[inner, inner + 1] == costs[inner + 1, inner] == price
    assert all(costs[orbit, orbit] == 1 for orbit in range(1, 10))
    assert {there for there, _cost in steps(0)} == set(range(1, 7))


def test_cq_1_3_earth_to_pluto_straight_out_costs_twelve():
    """CQ-1.3"""
    assert distance(SPACE["Ea1"], SPACE["Pl1"]) == 12
    assert [ORBIT[space] for space in path(SPACE["Ea1"], SPACE["Pl1"])] == [3, 4, 5, 6, 7, 8, 9]


def test_cheapest_ways_fit_their_steps():
    for start in range(0, SPACES, 5):
        costs = ways(start).costs
        assert costs[start] == 0 and max(costs) < 40
        for end in range(0, SPACES, 3):
            way = path(start, end)
            prices = [dict(steps(a))[b] for a, b in pairwise(way)]
            assert sum(prices) == costs[end]


def test_cq_2_1_where_planets_begin():
    """CQ-2.1"""
    seen = set()
    for seed in range(60):
        s = GAME.setup({}, 2, Rng(seed))
        assert s.planets[:5] == list(FIRST[:5])
        for planet in range(5, 10):
            number = s.planets[planet] - FIRST[planet] + 1
            assert 7 <= number <= 42
            seen.add(number)
    assert len(seen) == 36


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cq_2_2_and_2_3_what_is_laid_out(seats):
    """CQ-2.2, CQ-2.3"""
    rows, firsts = set(), set()
    for seed in range(40):
        s = GAME.setup({}, seats, Rng(seed))
        assert len(s.row) == 5 and len(s.box) == 10 and sorted(s.row + s.box) == list(range(15))
        assert s.crews == [1 << CAT["Ea"]] * seats and s.ships == [SPACE["Ea1"]] * seats
        assert [s.homes[home] for home in range(10)] == [0 if home == 3 else seats - 1 for home in range(10)]
        assert not any(s.seen)
        rows.add(tuple(s.row))
        firsts.add(s.turn)
    assert len(rows) > 30 and firsts == set(range(seats))
    assert Counter(content.DOG_ELEMENT) == dict.fromkeys(range(5), 3)


def test_cq_2_3_the_first_player_can_be_chosen():
    """CQ-2.3"""
    assert all(GAME.setup({"first": 2}, 3, Rng(seed)).turn == 2 for seed in range(9))
    with pytest.raises(InvalidOption):
        GAME.setup({"first": 3}, 3, Rng(0))


def order(options):
    s = GAME.setup({"first": 1, **options}, 3, Rng(1))
    turns = []
    for _turn in range(9):
        turns.append(s.turn)
        play(s, "roll")
        s.phase = model.MOVED
        s.dice = [0, 0]
        play(s, "end")
    return turns


def test_cq_2_4_the_order_reverses_every_round_or_not():
    """CQ-2.4"""
    assert order({}) == [1, 2, 0, 0, 2, 1, 1, 2, 0]
    assert order({"order": "clockwise"}) == [1, 2, 0] * 3


def test_cq_3_1_ten_cats_two_of_each_element():
    """CQ-3.1"""
    elements = [content.ELEMENT_NAMES[element] for element in content.CAT_ELEMENT]
    assert dict(zip(content.CAT_NAMES, elements, strict=True)) == {
        "Solcat": "Fire",
        "Merkitty": "Water",
        "Venyu": "Air",
        "Common Earth Cat": "Earth",
        "Marsiamese": "Metal",
        "Jupersian": "Fire",
        "Caturn": "Earth",
        "Purrinus": "Air",
        "Neptabby": "Water",
        "Plukitten": "Metal",
    }
    assert list(content.ABILITY_NAMES) == [5, 6, 7, 8, 9] == list(content.ABILITY_TEXTS)


def test_cq_3_2_what_beats_what():
    """CQ-3.2"""
    beats = {
        content.ELEMENT_NAMES[dog]: {content.ELEMENT_NAMES[cat] for cat in content.BEATEN_BY[dog]} for dog in range(5)
    }
    assert beats == {
        "Air": {"Metal", "Fire"},
        "Earth": {"Air", "Metal"},
        "Fire": {"Earth", "Water"},
        "Metal": {"Fire", "Water"},
        "Water": {"Air", "Earth"},
    }


def test_cq_9_1_and_9_2_dogs_are_known_to_those_who_saw_them():
    """CQ-9.1, CQ-9.2"""
    s = quest("Ea Ur", "Ea Su", ships="Ve3 Ea1", row="MWEFA")
    assert GAME.view(s, 0).row == (HIDDEN,) * 5
    told = play(s, "peek")
    assert GAME.view(s, 0).row == (s.row[0], *(HIDDEN,) * 4)
    assert GAME.view(s, 1).row == GAME.view(s, None).row == (HIDDEN,) * 5
    assert GAME.view(s, 1).row_seen == (1, 0, 0, 0, 0), "everybody saw who looked"
    assert told[0].seen_by(1).dog == HIDDEN and told[0].seen_by(0).dog == s.row[0]
    assert told[0].reveals
    play(s, "roll")
    play(s, "move:Ve3")
    events = play(s, "battle")
    assert s.row[0] in GAME.view(s, None).row
    assert kinds(events)[:2] == ["battle", "reveal"]
    view = GAME.view(s, 1)
    assert view.box == 10 and view.crews == tuple(s.crews) and view.planets == tuple(s.planets)
    assert legal(s)


def test_names_of_spaces():
    assert board.space_text(0) == "Su" and board.space_words(0, 0) == "the Sun"
    mars = SPACE["Ma5"]
    told = {name: board.space_words(SPACE[name], board.ahead_of(mars, SPACE[name])) for name in ("Ma5", "Ma8", "Ma20")}
    assert told == {"Ma5": "Mars", "Ma8": "3 spaces ahead of Mars", "Ma20": "5 spaces behind Mars"}
    assert board.space_words(SPACE["Ma14"], 9) == "on Mars's orbit", "nobody counts so far"


def test_a_space_far_from_its_planet_is_told_by_another():
    planets = [0, *(SPACE[name] for name in ("Me1", "Ve4", "Ea5", "Ma7", "Ju3", "Sa20", "Ur21", "Ne30", "Pl38"))]
    told = {name: board.place_words(SPACE[name], planets) for name in ("Ju3", "Ju41", "Ju20", "Ju22", "Ju28", "Ju13")}
    assert told == {
        "Ju3": "Jupiter",
        "Ju41": "4 spaces behind Jupiter",
        "Ju20": "on Jupiter's orbit, level with Saturn",
        "Ju22": "on Jupiter's orbit, 2 spaces ahead of Saturn",
        "Ju28": "on Jupiter's orbit, 2 spaces behind Neptune",
        "Ju13": "on Jupiter's orbit, level with Earth",
    }
    names = [board.place_words(space, planets) for space in range(board.SPACES)]
    assert len(set(names)) == board.SPACES, "no two are alike"
