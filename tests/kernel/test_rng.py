"""Injected randomness: the same everywhere, fair, and saved as two numbers."""

from collections import Counter

import pytest

from tabletop.kernel.rng import Rng


def test_it_is_splitmix64_on_every_machine():
    """The first numbers of the published generator for the seed 1234567."""
    rng = Rng(1234567)
    assert [rng.bits() for _draw in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_seed_counts_by_its_lowest_64_bits():
    assert Rng(5).bits() == Rng(5 + (1 << 64)).bits() != Rng(6).bits()
    assert Rng(-1).bits() == Rng((1 << 64) - 1).bits()


def test_every_number_drawn_is_counted():
    rng = Rng(1)
    rng.bits()
    rng.below(6)
    rng.die()
    rng.choice("abc")
    assert rng.draws == 4
    rng.shuffle(list(range(10)))
    assert rng.draws == 13
    rng.shuffle([1])
    rng.shuffle([])
    assert rng.draws == 13


@pytest.mark.parametrize("limit", [1, 2, 6, 7, 52])
def test_below_is_fair_and_within_its_limit(limit):
    rng = Rng(limit)
    counts = Counter(rng.below(limit) for _draw in range(600 * limit))
    assert set(counts) == set(range(limit))
    assert all(450 < count < 750 for count in counts.values()) or limit == 1


def test_a_die_has_its_sides():
    rng = Rng(9)
    assert {rng.die() for _roll in range(200)} == {1, 2, 3, 4, 5, 6}
    assert {rng.die(4) for _roll in range(200)} == {1, 2, 3, 4}


def test_a_choice_is_one_of_the_things():
    rng = Rng(4)
    assert {rng.choice(("a", "b", "c")) for _draw in range(100)} == {"a", "b", "c"}


def test_a_shuffle_keeps_the_cards_and_makes_every_order():
    orders = Counter()
    rng = Rng(2)
    for _shuffle in range(2400):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24 and all(60 < count < 145 for count in orders.values())


@pytest.mark.parametrize("count", [0, 1, 2, 3, 54, 64, 65, 66, 142, 300])
def test_a_shuffle_draws_one_number_for_every_card_but_one(count):
    rng, same = Rng(count), Rng(count)
    cards, expected = list(range(count)), list(range(count))
    rng.shuffle(cards)
    for last in range(count - 1, 0, -1):
        other = same.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected and rng.dump() == same.dump()


def test_a_loaded_rng_goes_on_where_it_was():
    rng = Rng(77)
    for _draw in range(5):
        rng.bits()
    again = Rng.load(rng.dump())
    assert again.draws == 5 and [again.bits() for _draw in range(4)] == [rng.bits() for _draw in range(4)]
    assert again.dump() == rng.dump() == [rng.state, 9]
