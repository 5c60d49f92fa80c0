"""Nine Lives: the powers (NL-6), each on a life."""

import pytest
from support.kittens import CARD, GAME, legal, only, play, refusal, table

from tabletop.games.nine_lives.rules.events import Acted, Exploded, Laid, Lost, Spared, Turned, Won
from tabletop.games.nine_lives.rules.model import Play


def test_nl_6_1_a_pounce_beats_a_nine():
    """NL-6.1"""
    s = table("H9 S1 | D1 D2", "S2 | H1 D4")
    events = play(s, "play:H9", "play:H1:life")
    assert events[1:4] == [Laid(1, CARD["H1"], True, -1), Acted(1, CARD["H1"], -1), Turned(1, CARD["D4"])]
    assert only(events, Won, Exploded) == [
        Won(1, CARD["H1"], 0, 10),
        Exploded(-1, 0, 10, 9),  # its value is still 1
    ]


def test_nl_6_1_a_one_from_the_hand_does_not():
    """NL-6.1, NL-3.5"""
    s = table("H9 S1 | D1 D2", "H1 | S3 D4")
    assert only(play(s, "play:H9", "play:H1"), Won) == [Won(0, CARD["H9"], 0, 9)]


def test_nl_6_1_a_pounce_in_another_suit_wins_nothing_and_the_first_of_two_does():
    """NL-6.1, NL-4.1"""
    s = table("H9 | D1 D2", "S2 | C1 D4")
    assert only(play(s, "play:H9", "play:C1:life"), Won)[0].seat == 0
    s = table("H2 | D1 D2", "S2 | H1b D4", "S3 | H1 D5")
    assert only(play(s, "play:H2", "play:H1b:life", "play:H1:life"), Won)[0].seat == 1


def test_nl_6_2_catnap_spares_its_player_only():
    """NL-6.2"""
    s = table("H9 S1 | D1 D2", "S2 | H2 D4 D5", "H3 | C1 C2")
    events = play(s, "play:H9", "play:H2:life", "play:H3")
    assert only(events, Acted, Spared) == [Acted(1, CARD["H2"], -1), Spared(1)]
    assert [event.seat for event in only(events, Lost)] == [0, 2]
    assert [len(deck) for deck in s.lives] == [1, 2, 1]


def test_nl_6_2_two_can_nap_in_one_round():
    """NL-6.2"""
    s = table("H9 S1 | D1 D2", "| H2 D4 D5", "| H2b C1 C2")
    assert only(play(s, "play:H9", "play:H2:life", "play:H2b:life"), Spared, Lost) == [
        Lost(0, CARD["D1"], False),
        Spared(1),
        Spared(2),
    ]


def test_nl_6_2_catnap_lasts_one_round():
    """NL-6.2"""
    s = table("H3 S9 | D1 D2", "S4 | H2 D4 D5")
    play(s, "play:H3", "play:H2:life")
    assert GAME.view(s, 0).napping == (1,)
    play(s, "life:hand", "play:S9", "play:S4")
    assert [len(deck) for deck in s.lives] == [1, 1] and GAME.view(s, 0).napping == ()


def test_nl_6_3_hairball_makes_a_suit_on_the_table_four_heavier():
    """NL-6.3"""
    s = table("S6 | D1 D2", "S2 | H3 D4 D5", "S9 H9 | D8 D9", keeper=0)
    s.hands[1] = []
    play(s, "play:S6")
    assert legal(s) == ["play:H3:life>H", "play:H3:life>S"]
    assert refusal(s, "play:H3:life") == ("NL-6.3", "Hairball chooses a suit on the table or its own.")
    assert refusal(s, "play:H3:life>C").rule == "NL-6.3"
    events = play(s, "play:H3:life>S")
    assert only(events, Acted) == [Acted(1, CARD["H3"], 1)]
    assert s.totals == [3, 10, 0, 0]
    assert GAME.view(s, 0).totals == (3, 10, 0, 0)
    events = play(s, "play:H9")
    assert only(events, Exploded) == [Exploded(-1, 0, 12, 9), Exploded(-1, 1, 10, 9)]


def test_nl_6_3_hairball_may_choose_its_own_suit_even_as_the_first_card():
    """NL-6.3"""
    s = table("| H3 D1 D2", "S2 | C1 C2")
    assert legal(s) == ["play:H3:life>H"]
    events = play(s, "play:H3:life>H", "play:S2")
    assert only(events, Exploded, Won) == [Won(0, CARD["H3"], 0, 3)]  # 7 in all, rank still 3


def test_nl_6_3_two_hairballs_add_up():
    """NL-6.3"""
    s = table("| H3 D1 D2", "| H3b C1 C2")
    play(s, "play:H3:life>H")
    assert only(play(s, "play:H3b:life>H"), Exploded) == [Exploded(-1, 0, 14, 9)]


def test_nl_6_4_zoomies_change_the_leading_suit():
    """NL-6.4"""
    s = table("H9 | D1 D2", "| S4 C2 C3", "H1 S2 | D5 D6")
    play(s, "play:H9")
    assert s.leading == 0
    events = play(s, "play:S4:life")
    assert only(events, Acted) == [Acted(1, CARD["S4"], -1)] and s.leading == 1
    assert only(play(s, "play:S2"), Won) == [Won(1, CARD["S4"], 1, 4)]


def test_nl_6_4_the_last_zoomies_count():
    """NL-6.4"""
    s = table("H9 | D1 D2", "| S4 C2 C3", "| C4 D5 D6")
    assert only(play(s, "play:H9", "play:S4:life", "play:C4:life"), Won) == [Won(2, CARD["C4"], 3, 4)]


def test_nl_6_4_suits_played_before_still_count_for_following():
    """NL-6.4, NL-3.3"""
    s = table("H9 | D1 D2", "| S4 C2 C3", "H1 C5 | D5 D6")
    play(s, "play:H9", "play:S4:life")
    assert legal(s) == ["play:H1"]


def test_nl_6_5_knock_it_off_empties_a_card():
    """NL-6.5"""
    s = table("H9 | D1 D2", "H2 | D3 D4", "| H5 D6 D7")
    play(s, "play:H9", "play:H2")
    assert legal(s) == ["play:H5:life>H9", "play:H5:life>H2"]
    assert refusal(s, "play:H5:life") == ("NL-6.5", "Knock It Off chooses a card another player has played this round.")
    assert refusal(s, "play:H5:life>C9").rule == refusal(s, "play:H5:life>H5").rule == "NL-6.5"
    events = play(s, "play:H5:life>H9")
    assert only(events, Acted, Won, Exploded) == [
        Acted(2, CARD["H5"], CARD["H9"]),
        Won(2, CARD["H5"], 0, 5),  # 0, 2 and 5 make 7
    ]


def test_nl_6_5_a_card_at_rank_zero_still_wins_alone():
    """NL-6.5, NL-4.1"""
    s = table("H9 | D1 D2", "| S5 D4 D5")
    events = play(s, "play:H9", "play:S5:life>H9")
    assert only(events, Won) == [Won(0, CARD["H9"], 0, 0)]
    s = table("H9 | D1 D2", "| S5 D4 D5", "S1 H1 | C1 C2")
    assert only(play(s, "play:H9", "play:S5:life>H9", "play:H1"), Won)[0] == Won(2, CARD["H1"], 0, 1)


def test_nl_6_5_a_card_that_counts_nothing_stays_on_the_table_and_is_followed():
    """NL-6.5, NL-3.3"""
    s = table("H9 | D1 D2", "| S5 D4 D5", "H1 C2 | C1 C3")
    play(s, "play:H9", "play:S5:life>H9")
    assert s.values == [0, 5] and len(s.plays) == 2 and legal(s) == ["play:H1"]


def test_nl_6_6_copycat_takes_value_and_rank():
    """NL-6.6"""
    s = table("H4 S1 | D1 D2", "| H6 D4 D5")
    play(s, "play:H4")
    assert legal(s) == ["play:H6:life>H4"]
    assert refusal(s, "play:H6:life") == ("NL-6.6", "Copycat chooses a card another player has played this round.")
    events = play(s, "play:H6:life>H4")
    assert only(events, Acted, Won, Exploded) == [
        Acted(1, CARD["H6"], CARD["H4"]),
        Won(0, CARD["H4"], 0, 4),  # 4 and 4 make 8, and the first 4 wins
    ]


def test_nl_6_6_copycat_of_a_pounce_counts_one_and_ranks_ten():
    """NL-6.6, NL-6.1"""
    s = table("| S1 D1 D2", "| S6 D4 D5", "S9 | C1 C2")
    play(s, "play:S1:life", "play:S6:life>S1")
    assert s.values == [1, 1] and s.ranks == [10, 10]
    assert only(play(s, "play:S9"), Won, Exploded) == [Won(0, CARD["S1"], 1, 10), Exploded(-1, 1, 11, 9)]


def test_nl_6_6_copycat_of_another_suit_stays_in_its_own():
    """NL-6.6: a copied 9 weighs on the copycat's suit and wins nothing in the other."""
    s = table("H9 | D1 D2", "| S6 D4 D5", "S2 | C1 C2")
    events = play(s, "play:H9", "play:S6:life>H9", "play:S2")
    assert s.keeper == 0 and only(events, Exploded) == [Exploded(-1, 1, 11, 9)]


def test_nl_6_6_copycat_of_a_card_that_was_knocked_off():
    """NL-6.6, NL-6.5: value and rank 0."""
    s = table("H9 | D1 D2", "| H5 D4 D5", "| H6 D6 D7", "H2 | C1 C2")
    play(s, "play:H9", "play:H5:life>H9", "play:H6:life>H9")
    assert s.values == [0, 5, 0] and s.ranks == [0, 5, 0] and s.totals[0] == 5


def test_nl_6_7_big_box_holds_fourteen():
    """NL-6.7"""
    s = table("H6 | D1 D2", "| H7 D4 D5", "H1 | C1 C2")
    events = play(s, "play:H6", "play:H7:life", "play:H1")
    assert only(events, Acted) == [Acted(1, CARD["H7"], -1)]
    assert only(events, Exploded) == []  # 14 is not above 14
    s = table("H6 | D1 D2", "| H7 D4 D5", "H2 | C1 C2")
    play(s, "play:H6", "play:H7:life")
    assert GAME.view(s, 2).limits == (14, 9, 9, 9)
    assert only(play(s, "play:H2"), Exploded) == [Exploded(-1, 0, 15, 14)]


def test_nl_6_7_big_box_is_for_its_own_suit_and_two_are_no_bigger():
    """NL-6.7"""
    s = table("S9 | D1 D2", "| H7 D4 D5", "S1 | C1 C2", keeper=1)
    assert only(play(s, "play:H7:life", "play:S1", "play:S9"), Exploded) == [Exploded(-1, 1, 10, 9)]
    s = table("| H7b D1 D2", "| H7 D4 D5", "H1 | C1 C2")
    assert only(play(s, "play:H7b:life", "play:H7:life", "play:H1"), Exploded) == [Exploded(-1, 0, 15, 14)]


def test_nl_6_8_hiss_keeps_those_after_it_away():
    """NL-6.8"""
    s = table("S2 | H8 D1 D2", "H1 C5 | H9 D4", "H3 | C1 C2")
    events = play(s, "play:H8:life")
    assert only(events, Acted) == [Acted(0, CARD["H8"], -1)]
    assert GAME.view(s, 1).hissed == (0,)
    assert legal(s) == ["play:C5"]
    assert refusal(s, "play:H1") == ("NL-6.8", "Hearts were hissed at and you can play another suit.")
    assert refusal(s, "play:H9:life").rule == "NL-6.8"


def test_nl_6_8_hiss_comes_before_following_suit():
    """NL-6.8, NL-3.3: among the cards left, a suit on the table must still be played."""
    s = table("S2 | H1 D1", "| S8 D3 D4", "H2 S3 C5 | D5 D6", "S4 C6 | D7 D8")
    play(s, "play:H1:life", "play:S8:life")
    assert legal(s) == ["play:H2"]
    assert refusal(s, "play:S3").rule == "NL-6.8"
    assert refusal(s, "play:C5") == ("NL-3.3", "Clubs are not on the table, but the Hearts you hold are.")
    play(s, "play:H2")
    assert legal(s) == ["play:C6", "play:D7:life"]


def test_nl_6_8_hiss_forces_a_current_life():
    """NL-6.8"""
    s = table("S2 | H8 D1", "H1 H3 | C9 D4")
    play(s, "play:H8:life")
    assert legal(s) == ["play:C9:life"]


def test_nl_6_8_who_cannot_avoid_it_may_play_it():
    """NL-6.8, NL-6.12"""
    s = table("S2 | H8 D1", "H1 H3 | H9 D4")
    play(s, "play:H8:life")
    assert legal(s) == ["play:H1", "play:H3", "play:H9:life"]
    s = table("S2 | H8 D1", "| H9 D4")
    play(s, "play:H8:life")
    assert legal(s) == ["play:H9:life"]


def test_nl_6_9_a_nap_does_nothing():
    """NL-6.9"""
    s = table("| H9 D1", "S2 | C1 C2")
    assert only(play(s, "play:H9:life"), Acted) == []
    assert s.values == s.ranks == [9] and s.limits[0] == 9 and not s.hissed and not s.napping
    for number in range(1, 9):
        s = table("S3 | H9 D1 D2", f"H{number} | C1 C2 C3")
        assert only(play(s, "play:H9:life", f"play:H{number}"), Won)[0].seat == 0, "no number is higher"


@pytest.mark.parametrize("card", ["H5", "H6"])
def test_nl_6_10_led_with_nothing_to_choose_a_power_does_nothing(card):
    """NL-6.10"""
    s = table(f"| {card} D1 D2", "S2 | C1 C2")
    assert legal(s) == [f"play:{card}:life"]
    assert only(play(s, f"play:{card}:life"), Acted) == []
    assert s.values == s.ranks == [int(card[1])]


@pytest.mark.parametrize("number", [1, 2, 4, 7, 8, 9])
def test_powers_without_a_choice_take_no_target(number):
    """NL-6.1, NL-6.2, NL-6.4, NL-6.7, NL-6.8, NL-6.9"""
    s = table(f"| H{number} D1 D2", "S2 | C1 C2")
    refused = GAME.refusal(s, Play(CARD[f"H{number}"], True, 0))
    assert refused.rule == f"NL-6.{number}" and refused.text.endswith(" chooses nothing.")


def test_nl_6_11_what_a_power_did_stays_done_when_its_card_is_knocked_off():
    """NL-6.11"""
    for first, check in {
        "H3:life>H": lambda s: s.totals[0] == 4,
        "H4:life": lambda s: s.leading == 0,
        "H7:life": lambda s: s.limits[0] == 14,
        "H8:life": lambda s: s.hissed == 1,
        "H2:life": lambda s: s.napping == 1,
    }.items():
        s = table(f"| {first[:2]} D1 D2", "| S5 D4 D5", "S2 C2 | C1 C3")
        play(s, f"play:{first}", f"play:S5:life>{first[:2]}")
        assert s.values[0] == s.ranks[0] == 0 and check(s), first


def test_nl_6_11_a_copycat_keeps_what_it_copied():
    """NL-6.11: neither a later knock nor a Hairball's extra weight touches it, and powers are not copied."""
    s = table("| H3 D1 D2", "| H6 D4 D5", "| H5 D6 D7", "S2 | C1 C2")
    play(s, "play:H3:life>H", "play:H6:life>H3")
    assert s.values == [3, 3] and s.totals[0] == 10
    play(s, "play:H5:life>H3")
    assert s.values == [0, 3, 5] and s.totals[0] == 12
    s = table("| H2 D1 D2", "| H6 D4 D5", "H9 | C1 C2")
    play(s, "play:H2:life", "play:H6:life>H2")
    assert s.napping == 1


def test_nl_6_12_several_hissed_suits_count_together():
    """NL-6.12"""
    s = table("| H8 D1 D2", "| S8 D4 D5", "H1 S1 D9 | C1 C2", "H2 S2 | H3 H4")
    play(s, "play:H8:life", "play:S8:life")
    assert legal(s) == ["play:D9", "play:C1:life"]
    play(s, "play:D9")
    assert legal(s) == ["play:H2", "play:S2", "play:H3:life>H", "play:H3:life>S", "play:H3:life>D"]


def test_nl_6_12_with_lives_never_forced_hiss_looks_only_at_the_hand():
    """NL-6.12, NL-3.3"""
    s = table("S2 | H8 D1", "H1 H3 | C9 D4", never_forced=True)
    play(s, "play:H8:life")
    assert legal(s) == ["play:H1", "play:H3", "play:C9:life"]
    s = table("S2 | H8 D1", "H1 D3 | H9 D4", never_forced=True)
    play(s, "play:H8:life")
    assert legal(s) == ["play:D3"]
    s = table("S2 | H8 D1", "| H9 D4", never_forced=True)
    play(s, "play:H8:life")
    assert legal(s) == ["play:H9:life"]
