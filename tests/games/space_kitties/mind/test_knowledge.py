"""Space Kitties: what is known about playing it well."""

import pytest
from support.space import GAME, table

from tabletop.ai.budget import Budget
from tabletop.ai.search import Dice, search
from tabletop.games.space_kitties.rules.content import FRONTIER, NUMBER
from tabletop.games.space_kitties.rules.model import PLACE
from tabletop.kernel.rng import Rng

KNOWN = GAME.knowledge()
BUDGET = Budget(iterations=40, worlds=6, turns=1)


def played_by_habit(seats, seed, slips=0.05):
    """A game played without thinking long: every position in which somebody was to act."""
    dice = Dice(seed)
    s = GAME.setup({"short": seats < 6}, seats, dice)
    while GAME.to_act(s) is not None:
        yield s
        choices = list(KNOWN.choices(s, GAME.legal(s)).values())
        slip = dice.chance() < slips
        GAME.apply(s, dice.choice(choices) if slip else KNOWN.habit(s, s.turn, choices, dice), dice)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_choices_are_some_of_what_is_legal_and_never_none(seats):
    for s in played_by_habit(seats, seats, slips=0.3):
        legal = GAME.legal(s)
        choices = KNOWN.choices(s, legal)
        assert choices and set(choices.values()) <= set(legal)
        assert len(KNOWN.urges(s, s.turn, list(choices.values()), Dice(1))) == len(choices)


@pytest.mark.parametrize(("hand", "lane", "wild"), [
    ("6a Ha 9a", "", False), ("Ha 9a", "6a", False), ("6a 9a", "Ha", False), ("Ha 9a", "", True),
])  # fmt: skip
def test_no_wild_is_thought_of_where_its_number_is_at_hand(hand, lane, wild):
    climbed = "0i 1i 2i 3i 4i 5i"
    s = table(f"kattway: {hand} | 1a 9b | {lane}", "felicette: 2b | 1b 2k |", piles=climbed)
    legal = GAME.legal(s)
    assert GAME.parse("play:Ha>1") in legal
    assert (GAME.parse("play:Ha>1") in KNOWN.choices(s, legal).values()) == wild


def test_a_turn_in_thought_ends_before_the_hand_is_refilled():
    """SK-3.6: what will be drawn is not known yet; whoever is next has a full hand."""
    for s in played_by_habit(3, 5):
        seat = s.turn
        choices = list(KNOWN.choices(s, GAME.legal(s)).values())
        if choices[-1].kind != PLACE or s.cargo:
            continue
        thought, done = s.copy(), s.copy()
        KNOWN.apply(thought, choices[-1], Dice(2))
        GAME.apply(done, choices[-1], Rng(2))
        assert KNOWN.turn_key(thought) == KNOWN.turn_key(done) != KNOWN.turn_key(s)
        assert thought.lanes == done.lanes and thought.quests == done.quests
        assert len(thought.hands[seat]) == len(s.hands[seat]) - 1 and len(thought.hands[thought.turn]) == s.size


def test_a_hand_nobody_has_looked_at_does_not_count():
    s = GAME.setup({"first": 0}, 2, Rng(3))
    KNOWN.apply(s, GAME.legal(s)[-1], Dice(1))
    before = KNOWN.chances(s, 2)
    s.hands[1], s.deck[:7] = s.deck[:7], s.hands[1]
    assert KNOWN.chances(s, 2) == before and sum(before) == pytest.approx(1.0)


def test_more_quests_left_are_worse_and_an_open_quest_is_better():
    s = table("solo: 5a 9a 9b | 1a 2a 3a | 4a", "kitt: 1b 2b 3b 4b 5b 6b 7b | 1c 2c 9c | 8a", piles="0a 1d 2d", turn=1)
    even = KNOWN.chances(s, 2)[0]
    fewer = s.copy()
    del fewer.quests[0][0]
    assert KNOWN.chances(fewer, 2)[0] > even
    away = s.copy()
    away.quests[0][-1] = next(card for card in s.deck if NUMBER[card] == FRONTIER)
    assert KNOWN.chances(away, 2)[0] < even


def test_the_same_seed_thinks_the_same_and_hidden_cards_change_nothing():
    """SK-8.2"""
    thoughts = Rng(7)
    for number, s in enumerate(played_by_habit(2, 11)):
        if number % 12 or number > 72:
            continue
        view = GAME.view(s, s.turn)
        other = GAME.determinize(view, thoughts)
        assert GAME.view(other, s.turn) == view
        one, two = (search(GAME, GAME.view(some, s.turn), None, BUDGET, Rng(number)) for some in (s, other))
        assert one.action == two.action and one.chances == two.chances
        assert one.action in GAME.legal(s)


def test_a_wild_is_not_thrown_away_and_a_quest_is_played():
    s = table("solo: Ha 3a 3b | 5a 8a | 3c", "kitt: 1b 2b | 5c 9c |", piles="0a 1d 2d 3d 4d 5d 6d 7d")
    assert str(search(GAME, GAME.view(s, 0), None, BUDGET, Rng(1)).action) == "play:8a>1"
    s = table("solo: Ha 3a 6b | 5a 1a | 3c", "kitt: 1b 2b | 5c 9c |", piles="")
    placed = search(GAME, GAME.view(s, 0), None, BUDGET, Rng(1)).action
    assert placed.kind != PLACE or placed.card != s.hands[0][-1]
