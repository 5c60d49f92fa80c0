"""Paw of Duty: what those who think ahead know of it."""

import random
from itertools import pairwise

import pytest
from support.squads import CARD, GAME, SQUARE, city

from tabletop.ai.search import Budget, search
from tabletop.games.paw_of_duty.rules.content import CLAWS, KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import OVER, PICKS, PLAYS, REDRAWING, PawState
from tabletop.kernel.rng import Rng

MIND = GAME.knowledge()


def positions(seed: int) -> list[PawState]:
    """A game of seats that mostly do what comes to mind first: its positions, the last one with the result."""
    rng, chance = Rng(seed), random.Random(seed)
    s, found = GAME.setup({}, 2, rng), []
    while (seat := GAME.to_act(s)) is not None:
        found.append(s.copy())
        actions = list(MIND.choices(s, GAME.legal(s)).values())
        action = chance.choice(actions) if chance.random() < 0.3 else MIND.habit(s, seat, actions, rng)
        GAME.apply(s, action, rng)
    return [*found, s]


def test_what_is_thought_about_can_be_done_and_means_different_things():
    for seed in range(3):
        for s in positions(seed)[:-1]:
            legal = GAME.legal(s)
            choices = MIND.choices(s, legal)
            assert choices and set(choices.values()) <= set(legal)
            kinds = {(action.verb, KIND[action.what]) for action in legal if action in PLAYS}
            assert s.phase == REDRAWING or len(kinds) == sum(action in PLAYS for action in choices.values())


def test_a_turn_ends_when_another_begins():
    game = positions(4)
    for before, after in pairwise(game):
        same = (before.number, before.seat) == (after.number, after.seat) and after.phase != OVER
        assert (MIND.turn_key(before) == MIND.turn_key(after)) == same


@pytest.mark.strength
def test_the_learned_value_foretells_the_winner_better_than_a_first_look():
    learned, plain = [], []
    for seed in range(30, 54):
        game = positions(seed)
        winner = game[-1].winner
        starts = [after for before, after in pairwise(game[:-1]) if after.number > before.number > 0]
        for s in starts[2::4] if winner >= 0 else []:
            marks = MIND.marks(s, 2)
            learned.append(marks[winner] - marks[1 - winner])
            plain.append(GAME.evaluate(s, winner) - GAME.evaluate(s, 1 - winner))
    assert len(learned) > 40
    assert sum(lead > 0 for lead in learned) >= sum(lead > 0 for lead in plain)


def test_a_captured_level_is_good():
    s = city("P2@c3N", "T3@a1E")
    even = MIND.marks(s, 2)
    s.captured[0].append(4)
    assert LEVEL[4] == 4 and MIND.marks(s, 2)[0] > even[0]


def test_it_takes_what_can_be_taken():
    s = city("T2@c3N", "H3@c4S", tactics=1)
    actions = list(MIND.choices(s, GAME.legal(s)).values())
    assert MIND.habit(s, 0, actions, Rng(1)) == PLAYS[CLAWS[0]]
    GAME.apply(s, PLAYS[CLAWS[0]], Rng(1))
    assert MIND.habit(s, 0, GAME.legal(s), Rng(1)) == PICKS[SQUARE["c3"]]


def test_it_breaks_a_line_that_would_win():
    s = city("T2@a1N", "H1@b2N P2@c2N T4@d2N", "laser-pointer stalk", tactics=1)
    line = (2, *(s.board[SQUARE[name]] for name in ("b2", "c2", "d2")))
    s.claims = [[], [line]]
    actions = list(MIND.choices(s, GAME.legal(s)).values())
    assert MIND.habit(s, 0, actions, Rng(1)) == PLAYS[CARD["laser-pointer"]]


def test_the_same_seed_thinks_the_same_and_nothing_hidden_matters():
    for seed in (5, 6):
        game = positions(seed)
        for s in game[12:-1:29]:
            view = GAME.view(s, s.seat)
            scrambled = GAME.view(GAME.determinize(view, Rng(99)), s.seat)
            first = search(GAME, view, GAME.legal(s), Budget(iterations=12, worlds=4, turns=2), Rng(7))
            again = search(GAME, scrambled, GAME.legal(s), Budget(iterations=12, worlds=4, turns=2), Rng(7))
            assert first.moves == again.moves and first.action in GAME.legal(s)
