"""Readers of saves: they give the value or a sentence, never anything else."""

import pytest

from tabletop.base.errors import SaveBroken
from tabletop.kernel.saving.reading import flag, many, need, number, plain, read, row, text

FIELDS = {"seats": number(2, 6), "open": flag, "hands": many(many(number(0, 9)), 2)}


@pytest.mark.parametrize(
    ("reader", "good", "bad"),
    [
        (number(2, 4), [2, 3, 4], [1, 5, 2.0, True, "3", None, [3], 10**30]),
        (number(-1, 0), [-1, 0], [-2, 1, False]),
        (flag, [True, False], [0, 1, None, "true", []]),
        (text("on", "off"), ["on", "off"], ["of", "", 1, None, ["on"]]),
        (many(number(0, 9)), [[], [0], [9, 9]], [[10], 3, "12", None, {"0": 1}, [[1]]]),
        (many(number(0, 9), 2), [[1, 2]], [[], [1], [1, 2, 3]]),
    ],
)
def test_a_reader_takes_what_belongs_there_and_nothing_else(reader, good, bad):
    assert [reader(j) for j in good] == good
    for j in bad:
        with pytest.raises(SaveBroken, match=r"\.$"):
            reader(j)


def test_a_row_is_just_its_things():
    play = row(number(0, 51), flag, number(-1, 3))
    assert play([7, True, -1]) == (7, True, -1)
    for j in ([7, True], [7, True, -1, 0], [7, 1, -1], 7):
        with pytest.raises(SaveBroken, match=r"\.$"):
            play(j)


def test_fields_are_read_by_name_and_a_sentence_names_the_wrong_one():
    good = {"seats": 2, "open": False, "hands": [[1], []]}
    assert read(good, FIELDS, "Pebbles") == good
    with pytest.raises(SaveBroken, match=r"^hands: .*not a number from 0 to 9"):
        read({**good, "hands": [[1], [10]]}, FIELDS, "Pebbles")
    for j in (None, [], {}, {**good, "more": 1}, {"seats": 2, "open": True}):
        with pytest.raises(SaveBroken, match="A game of Pebbles is saved with other fields"):
            read(j, FIELDS, "Pebbles")


def test_a_long_wrong_value_is_not_quoted_whole():
    with pytest.raises(SaveBroken) as problem:
        number(0, 1)("x" * 10_000)
    assert len(str(problem.value)) < 100


def test_need_says_what_is_needed():
    need(True, "Fine.")
    need([0], "Fine.")
    with pytest.raises(SaveBroken, match=r"A card is missing\."):
        need([], "A card is missing.")


def test_plain_values_share_nothing_with_the_original():
    hands = [[1, (2, True)], []]
    copy = plain(hands)
    assert copy == [[1, [2, True]], []]
    hands[0].append(3)
    assert copy == [[1, [2, True]], []] and plain("x") == "x" and plain(None) is None
