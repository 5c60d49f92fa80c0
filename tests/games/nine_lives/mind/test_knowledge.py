"""Nine Lives: what everybody saw is remembered (NL-7.3)."""

import random
from collections import Counter

import pytest
from support.kittens import CARD, GAME, cards, names, play, table
from support.knowledge_nine_lives import Knowledge

from tabletop.games.nine_lives.rules.content import SUIT
from tabletop.kernel.rng import Rng


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_nl_7_3_every_imagined_position_could_have_come_from_what_was_done(seats):
    """NL-7.3: over whole random games, for every seat and a spectator; what is imagined can be saved too."""
    thoughts = Rng(seats)
    for seed in range(1):
        chance, knowledge = random.Random(seed), Knowledge(seats)
        s = GAME.setup({"lives_never_forced": bool(seed % 2)}, seats, Rng(seed))
        while actions := GAME.legal(s):
            action, seat = chance.choice(actions), s.turn
            knowledge.see(seat, action, GAME.apply(s, action, Rng(0)))
            assert knowledge.holds(s, None)
            for viewer in (None, *range(seats)):
                imagined = GAME.determinize(GAME.view(s, viewer), thoughts)
                assert knowledge.holds(imagined, viewer), (viewer, knowledge.actions)
                assert GAME.load(GAME.dump(imagined)) == imagined


def test_nl_7_3_lives_under_a_deck_stay_in_their_order():
    """NL-7.3"""
    s = GAME.setup({}, 2, Rng(0))
    play(s, "play:H9:life", "play:H1", "play:S9:life", "play:S7")
    for viewer in (None, 0, 1):
        v = GAME.view(s, viewer)
        assert [names(deck) for deck in v.seen_lives] == [["H9", "S9"], []] and v.seen_hands == ((), ())
        assert names(GAME.determinize(v, Rng(5)).lives[0][-2:]) == ["H9", "S9"]


def test_nl_7_3_a_life_under_the_deck_is_the_current_one_at_last_and_leaves_again():
    """NL-7.3"""
    s = table("D2 S1 | H9 S7", "S4 S5 S6 | C1 C2 C3")
    play(s, "play:H9:life", "play:S4", "play:S7:life", "play:S5", "play:H9:life")
    assert [names(deck) for deck in GAME.view(s, 1).seen_lives] == [["S7"], []]
    play(s, "play:S6")
    assert [names(deck) for deck in GAME.view(s, 1).seen_lives] == [["S7", "H9"], []]


def test_nl_7_3_a_life_taken_into_a_hand_is_there_until_it_is_played():
    """NL-7.3"""
    s = table("H9 D9 | C1 C2", "S7 | S1 C3 D4")
    play(s, "play:H9", "play:S1:life", "life:hand")
    v = GAME.view(s, 0)
    assert [names(hand) for hand in v.seen_hands] == [[], ["S1"]]
    assert all(CARD["S1"] in GAME.determinize(v, Rng(seed)).hands[1] for seed in range(5))
    play(s, "play:D9", "play:S1")
    assert GAME.view(s, 0).seen_hands == ((), ())


def suits(s, seat):
    """The suits everybody knows the hidden cards of a hand do not have."""
    return "".join(letter for suit, letter in enumerate("HSDC") if GAME.view(s, None).lacks[seat] >> suit & 1)


def test_nl_7_3_a_suit_off_the_table_shows_what_is_not_in_the_hand():
    """NL-7.3, NL-3.3"""
    s = table("H1 S1 | D1 D2", "S3 C4 | D9 D3", "C5 D5 | C9 C8")
    play(s, "play:H1", "play:S3")
    assert (suits(s, 0), suits(s, 1)) == ("", "H")
    play(s, "play:D5")
    assert suits(s, 2) == "HS"


def test_nl_7_3_following_shows_nothing():
    """NL-7.3: whoever follows may have had to, or not."""
    s = table("H1 S1 | D1 D2", "H3 C4 | D9 D3")
    play(s, "play:H1", "play:H3")
    assert (suits(s, 0), suits(s, 1)) == ("", "")


def test_nl_7_3_what_was_hissed_at():
    """NL-7.3, NL-6.8, NL-6.12: a suit nobody hissed at, or none but those in the hand."""
    s = table("S1 | H8 D2", "H3 H4 | H9 D3")
    play(s, "play:H8:life", "play:H3")
    assert suits(s, 1) == "SDC"
    s = table("S1 | H8 D2", "S2 | D7 D3", "H3 C4 | C9 D4")
    play(s, "play:H8:life", "play:S2", "play:C4")
    assert (suits(s, 1), suits(s, 2)) == ("", "S"), "the Heart in that hand was hissed at and binds nobody"


def test_nl_7_3_what_a_hand_lacks_is_not_forgotten_for_a_card_everybody_saw():
    """NL-7.3: the Spade that came into the hand is known, the others are still no Spades."""
    s = table("S3 S5 | D1 D2 D3", "C4 C5 | C6 S2 D5 D6")
    play(s, "play:S3", "play:C6:life>S3", "life:hand")
    play(s, "play:S5", "play:S2:life", "life:hand")
    v = GAME.view(s, 0)
    assert names(v.seen_hands[1]) == ["S2", "C6"] and suits(s, 1) == "S"
    for seed in range(20):
        imagined = GAME.determinize(v, Rng(seed)).hands[1]
        assert {SUIT[card] for card in imagined if card not in v.seen_hands[1]} <= {0, 2, 3}


def test_each_way_to_deal_what_is_hidden_is_as_likely():
    """One hand has no Hearts, the other no Spades: of H1 H2 S3 D4 D5, one card each, every pair comes as often."""
    s = table("H3 | C1", "D4 | C2", "D5 | C3")
    s.lacks = [0, 0b0001, 0b0010]
    s.lives[2] += cards("H1 H2 S3")
    dealt = {*cards("H3 C1 D4 C2 D5 C3 H1 H2 S3")}
    s.discards = [card for card in range(36) if card not in dealt]
    v, thoughts, rounds = GAME.view(s, 0), Rng(1), 3000
    seen = Counter(tuple(names(hand[0] for hand in GAME.determinize(v, thoughts).hands[1:])) for _ in range(rounds))
    ways = [(one, two) for one in ("S3", "D4", "D5") for two in ("H1", "H2", "D4", "D5") if one != two]
    assert set(seen) == set(ways)
    assert all(0.8 < count * len(ways) / rounds < 1.2 for count in seen.values())
