"""Reasons as data: which stands out, which are told together, and what those are told who only see a move."""

import random

import pytest
from support.english import says_you

from tabletop.games.shelf import GAMES, SHELF
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.reasons import BAD, GOOD, Reason, line, own, spoken
from tabletop.kernel.rng import Rng
from tabletop.screens.shared.controllers import controller_for

NEAR, STRONG = Reason("near", "near"), Reason("strong", "strong", GOOD)


def dogs(amount: int) -> Reason:
    return Reason("kinds", f"you beat {amount} kinds of Dogs instead of 2", amount=amount, others="")


def test_a_reason_stands_out_that_is_not_as_true_of_something_else() -> None:
    assert own([NEAR, dogs(3)], [NEAR, dogs(4)]) == [], "more of it is better"
    assert own([NEAR, dogs(4)], [dogs(3), NEAR]) == [dogs(4)]
    assert own([NEAR, STRONG], [NEAR]) == [STRONG]
    assert own([dogs(4)], [dogs(4)]) == [] == own([], [NEAR])
    assert own([NEAR], [Reason("near", "near", subject="Mars")]) == [NEAR], "it is about something else"


def test_a_price_is_told_with_what_it_is_paid_for_and_never_as_a_reason() -> None:
    price = Reason("price", "a line", BAD)
    assert own([STRONG, price], []) == [STRONG, price] and own([price], []) == []
    assert spoken([STRONG, price, NEAR]) == [STRONG, price] and spoken([STRONG, NEAR]) == [STRONG]
    assert line(spoken([STRONG, price])) == "strong, at a price: a line" and line([price]) == "its price: a line"
    assert line([NEAR, STRONG]) == "near. Strong" and line([]) == ""


def test_the_same_amount_of_the_same_is_the_same() -> None:
    assert dogs(3).is_among([NEAR, dogs(3)._replace(words="3 kinds")]) and not dogs(3).is_among([NEAR, dogs(4)])


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("name", ["You", "Ann"])
def test_what_others_are_told_of_a_move_says_you_to_nobody_but_a_person_of_that_name(game, name) -> None:
    rules, chance = GAMES[game], random.Random(7)
    for seed in range(3):
        rng = Rng(seed)
        s = rules.setup({}, rules.info.seats[0], rng)
        table = controller_for(game, [Seat(HUMAN, name), *[Seat(AI, "Mimi", "easy")] * (rules.info.seats[0] - 1)])
        for _move in range(60):
            seat = rules.to_act(s)
            if seat is None:
                break
            legal = rules.legal(s)
            for action in legal[:6] if seat else ():
                for one in table.reasons(rules.view(s, seat), legal, action):
                    assert "You" not in one.of_another.split(), "a verb would not fit"
                    assert name == "You" or not says_you(one.of_another), one
            rules.apply(s, chance.choice(legal), rng)
