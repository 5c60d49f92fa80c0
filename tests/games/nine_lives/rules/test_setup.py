"""Nine Lives: the cards (NL-1), the setup (NL-2) and what a seat may know (NL-7)."""

from collections import Counter
from itertools import chain

import pytest
from support.kittens import CARD, GAME, cards, hands, names, play, table

from tabletop.base.errors import InvalidAction, InvalidOption
from tabletop.games.nine_lives.rules import content, model
from tabletop.games.nine_lives.rules.content import NUMBER, SUIT, card_text
from tabletop.kernel.rng import Rng

EVERY_CARD = range(72)


def test_nl_1_1_four_suits():
    """NL-1.1"""
    assert content.SUIT_NAMES == ("Hearts", "Spades", "Diamonds", "Clubs")
    assert set(SUIT) == {0, 1, 2, 3}


def test_nl_1_2_how_often_each_number_is_there():
    """NL-1.2"""
    assert len(SUIT) == len(NUMBER) == 72
    for suit in range(4):
        numbers = Counter(NUMBER[card] for card in EVERY_CARD if SUIT[card] == suit)
        assert numbers == {1: 3, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 1, 9: 1}


def test_cards_have_a_name_each_and_copies_a_letter():
    assert len({card_text(card) for card in EVERY_CARD}) == 72
    assert card_text(6) == "H7" and card_text(36 + 6) == "H7b" and card_text(35) == "C9"
    for card in EVERY_CARD[:36]:
        assert (SUIT[card], NUMBER[card]) == (card // 9, card % 9 + 1)
    assert {name for name in CARD if name.endswith("c")} == {f"{suit}{n}c" for suit in "HSDC" for n in (1, 2)}
    assert "H8b" not in CARD and "C9b" not in CARD


def test_nl_1_3_every_number_has_a_power_and_that_of_the_nine_is_its_number():
    """NL-1.3"""
    assert list(content.POWER_NAMES.values()) == [
        "Pounce",
        "Catnap",
        "Hairball",
        "Zoomies",
        "Knock It Off",
        "Copycat",
        "Big Box",
        "Hiss",
        "Nap",
    ]
    assert list(content.POWER_TEXTS) == list(content.POWER_NAMES) == list(range(1, 10))
    assert "No number is higher" in content.POWER_TEXTS[9]


@pytest.mark.parametrize(
    ("seats", "deck", "hand", "left_over"), [(2, 36, 9, 0), (3, 36, 3, 0), (4, 54, 4, 2), (5, 72, 5, 2), (6, 72, 3, 0)]
)
def test_nl_2_1_to_2_3_what_is_dealt(seats, deck, hand, left_over):
    """NL-2.1, NL-2.2, NL-2.3"""
    for seed in range(20):
        s = GAME.setup({}, seats, Rng(seed))
        assert [len(deck) for deck in s.lives] == [9] * seats
        assert [len(held) for held in s.hands] == [hand] * seats
        assert len(s.removed) == left_over
        everything = [*chain(*s.hands, *s.lives), *s.removed]
        assert len(everything) == len(set(everything)) == deck
        if seats <= 3:
            assert {card_text(card) for card in everything} == {f"{suit}{n}" for suit in "HSDC" for n in range(1, 10)}
        else:
            assert {SUIT[card] for card in everything} == {0, 1, 2, 3} - {s.missing}


def test_nl_2_1_any_suit_can_be_the_one_that_leaves_a_game_of_four():
    """NL-2.1"""
    assert {GAME.setup({}, 4, Rng(seed)).missing for seed in range(40)} == {0, 1, 2, 3}
    assert {GAME.setup({}, seats, Rng(0)).missing for seats in (2, 3, 5, 6)} == {-1}


def test_nl_2_4_the_first_kittykeeper_is_drawn_or_chosen():
    """NL-2.4"""
    assert {GAME.setup({}, 3, Rng(seed)).keeper for seed in range(40)} == {0, 1, 2}
    for first in range(3):
        s = GAME.setup({"first": first}, 3, Rng(5))
        assert s.keeper == first == GAME.to_act(s)
    for wrong in (3, -2, True, "0"):
        with pytest.raises(InvalidOption):
            GAME.setup({"first": wrong}, 3, Rng(5))


def test_nl_2_5_everyone_knows_which_suit_left():
    """NL-2.5"""
    s = GAME.setup({}, 4, Rng(1))
    assert {GAME.view(s, seat).missing for seat in (None, 0, 1, 2, 3)} == {s.missing}


def test_nl_7_1_what_a_seat_knows():
    """NL-7.1"""
    s = table("H2 H4 | S1 D2 C3", "C9 | H9 D7", "S5 S6 | D8", keeper=1)
    s.discards, s.removed = cards("D1 C1"), cards("S9")
    play(s, "play:H9:life", "play:S6")
    v = GAME.view(s, 0)
    assert (v.seat, v.seats, v.round, v.keeper, v.to_act, v.choosing) == (0, 3, 1, 1, 0, False)
    assert names(v.hand) == ["H2", "H4"] and names(v.lives) == ["S1", "D2", "C3"]
    assert v.hand_counts == (2, 1, 1) and v.life_counts == (3, 1, 1)
    assert names(v.life_tops) == ["S1", "D7", "D8"]
    assert v.played == ((1, CARD["H9"], True, 9, 9), (2, CARD["S6"], False, 6, 6))
    assert v.leading == 0 and v.totals == (9, 6, 0, 0) and v.limits == (9, 9, 9, 9)
    assert names(v.discards) == ["D1", "C1"] and names(v.removed) == ["S9"]
    assert v.hissed == v.napping == v.pending == () and not v.never_forced


def test_nl_7_1_a_spectator_sees_what_lies_open():
    """NL-7.1"""
    s = table("H2 | S1 D2", "C9 | H9 D7")
    v = GAME.view(s, None)
    assert v.hand == v.lives == () and names(v.life_tops) == ["S1", "H9"] and v.hand_counts == (1, 1)


def test_nl_7_2_nothing_of_what_others_hide_is_in_a_view():
    """NL-7.2: swap what others hold, beneath their current lives too, and nothing a seat sees changes."""
    for seats in range(2, 7):
        s = GAME.setup({}, seats, Rng(seats))
        hidden = [*chain(*s.hands[1:], *(deck[1:] for deck in s.lives[1:]))]
        Rng(1).shuffle(hidden)
        other = s.copy()
        for seat in range(1, seats):
            other.hands[seat] = sorted(hidden.pop() for _card in s.hands[seat])
            other.lives[seat][1:] = [hidden.pop() for _card in s.lives[seat][1:]]
        assert not hidden and other != s
        assert GAME.view(other, 0) == GAME.view(s, 0)
        assert GAME.view(other, 1) != GAME.view(s, 1)


def test_what_a_view_shows_while_lives_come_back():
    """NL-4.4, NL-7.1: a card is on the table or back with its owner, never both."""
    s = table("| H9 D1 C1", "| H2 D2 C2", "| H3 D3 C3")
    play(s, "play:H9:life", "play:H2:life", "play:H3:life>H")
    v = GAME.view(s, 1)
    assert v.choosing and v.to_act == 1 and v.pending == (1, 2)
    assert names([played.card for played in v.played]) == ["H2", "H3"]  # the winner's 9 is back in its deck
    play(s, "life:hand")
    v = GAME.view(s, 1)
    assert names([played.card for played in v.played]) == ["H3"] and names(v.hand) == ["H2"]
    assert v.pending == (2,) and v.totals == (18, 0, 0, 0) and hands(s) == [[], ["H2"], []]
    imagined = GAME.determinize(v, Rng(0))
    assert GAME.view(imagined, 1) == v and GAME.legal(imagined) == GAME.legal(s)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("play:H7", model.Play(6, False)),
        ("play:H7b:life", model.Play(42, True)),
        ("play:H3:life>S", model.Play(2, True, 1)),
        ("play:H5:life>C3b", model.Play(4, True, CARD["C3b"])),
        ("life:hand", model.Keep(True)),
        ("life:discard", model.Keep(False)),
    ],
)
def test_texts_of_actions(text, action):
    assert str(action) == text and GAME.parse(text) == action


@pytest.mark.parametrize(
    "text", ["", "play:H10", "play:H8b", "play:H7>S", "play:H7:life>S", "play:H3:life>H3", "life:"]
)
def test_texts_that_are_no_action(text):
    with pytest.raises(InvalidAction, match="Nine Lives has no action"):
        GAME.parse(text)
