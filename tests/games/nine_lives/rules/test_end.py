"""Nine Lives: resolving a round (NL-4) and the end of the game (NL-5)."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from support.kittens import CARD, GAME, hands, legal, lives, names, only, play, refusal, table

from tabletop.games.nine_lives.rules.events import (
    TO_DECK,
    TO_DISCARDS,
    TO_HAND,
    Began,
    Ended,
    Exploded,
    Lost,
    Returned,
    Spared,
    Swept,
    Turned,
    Won,
)
from tabletop.games.nine_lives.rules.model import Keep
from tabletop.kernel.rng import Rng


def test_nl_4_1_the_highest_rank_in_the_leading_suit_wins():
    """NL-4.1"""
    s = table("H2 | D1 D2", "H4 | D3 D4", "C9 | D5 D6")
    events = play(s, "play:H2", "play:H4", "play:C9")
    assert only(events, Won) == [Won(1, CARD["H4"], 0, 4)]


def test_nl_4_1_of_equal_ranks_the_first_played_wins():
    """NL-4.1"""
    s = table("H2 | D1 D2", "H4b | D3 D4", "H4 | D5 D6", keeper=1)
    events = play(s, "play:H4b", "play:H4", "play:H2")
    assert only(events, Won) == [Won(1, CARD["H4b"], 0, 4)]


def test_nl_4_2_three_hearts_make_eleven_and_all_three_lose_a_life():
    """NL-4.2: Hearts 5, 4 and 2; the 5 wins."""
    s = table("H5 S9 | D1 D2", "H4 S9 | D3 D4", "H2 S9 | D5 D6")
    events = play(s, "play:H5", "play:H4", "play:H2")
    assert events[3:] == [
        Won(0, CARD["H5"], 0, 5),
        Exploded(-1, 0, 11, 9),
        Lost(0, CARD["D1"], False),
        Turned(0, CARD["D2"], reveals=True),
        Lost(1, CARD["D3"], False),
        Turned(1, CARD["D4"], reveals=True),
        Lost(2, CARD["D5"], False),
        Turned(2, CARD["D6"]),
        Swept(-1, (CARD["H5"], CARD["H4"], CARD["H2"])),
        Began(0, 2),
    ]
    assert lives(s) == [["D2"], ["D4"], ["D6"]] and s.keeper == 0


def test_nl_4_2_a_nine_alone_is_not_greater_than_nine():
    """NL-4.2"""
    s = table("H9 S9 | D1 D2", "S4 S9 | D3 D4")
    events = play(s, "play:H9", "play:S4")
    assert only(events, Exploded, Lost) == []
    assert lives(s) == [["D1", "D2"], ["D3", "D4"]]


def test_nl_4_2_ten_is():
    """NL-4.2"""
    s = table("H9 S9 | D1 D2", "H1 S9 | D3 D4")
    assert only(play(s, "play:H9", "play:H1"), Exploded) == [Exploded(-1, 0, 10, 9)]


def test_nl_4_2_only_those_who_played_the_suit_lose():
    """NL-4.2"""
    s = table("H9 | D1 D2", "S4 | D3 D4", "H3 | D5 D6")
    play(s, "play:H9", "play:S4", "play:H3")
    assert lives(s) == [["D2"], ["D3", "D4"], ["D6"]]


def test_nl_4_3_the_current_life_is_discarded():
    """NL-4.3"""
    s = table("H9 S1 | D1 D2 D3", "H4 S2 | D4 D5 D6")
    play(s, "play:H9", "play:H4")
    assert names(s.discards) == ["D1", "D4", "H9", "H4"]


def test_nl_4_3_the_last_life_played_is_the_one_lost():
    """NL-4.3: its owner did not win, and has nothing to choose."""
    s = table("H9 S1 | D1 D2", "S2 | H4")
    events = play(s, "play:H9", "play:H4:life")
    assert only(events, Lost, Returned, Swept, Ended) == [
        Lost(0, CARD["D1"], False),
        Lost(1, CARD["H4"], True),
        Swept(-1, (CARD["H9"],)),
        Ended(-1),
    ]
    assert lives(s) == [["D2"], []] and hands(s)[1] == ["S2"] and names(s.discards) == ["D1", "H4", "H9"]


def test_nl_4_3_the_winner_can_lose_the_last_life_played():
    """NL-4.3: last life played, its suit explodes, its owner won the round: no lives, the game ends."""
    s = table("| H9", "H4 S1 | D1 D2")
    events = play(s, "play:H9:life", "play:H4")
    assert only(events, Won, Lost, Returned) == [
        Won(0, CARD["H9"], 0, 9),
        Lost(0, CARD["H9"], True),
        Lost(1, CARD["D1"], False),
    ]
    assert lives(s) == [[], ["D2"]]
    assert GAME.outcome(s) == ((1,), (0, 1), "out-of-lives")
    assert GAME.to_act(s) is None and GAME.legal(s) == []


def test_nl_4_4_the_winners_life_goes_to_the_bottom():
    """NL-4.4"""
    s = table("S1 | H9 D1 D2", "S4 | D3 D4")
    events = play(s, "play:H9:life", "play:S4")
    assert only(events, Returned) == [Returned(0, CARD["H9"], TO_DECK)]
    assert lives(s)[0] == ["D1", "D2", "H9"] and GAME.to_act(s) == 0 and not s.pending


def test_nl_4_4_others_choose_hand_or_discard_in_turn_order():
    """NL-4.4"""
    s = table("S1 | H2 D1 D2", "S4 | H1 D3 D4", "S5 | H4 D5 D6", keeper=2)
    play(s, "play:H4:life", "play:H2:life")
    assert refusal(s, "life:hand") == ("NL-4.4", "There is no played life to decide about now.")
    play(s, "play:H1:life")  # a Pounce: it wins
    assert GAME.to_act(s) == 2 and legal(s) == ["life:hand", "life:discard"]
    assert refusal(s, "play:S5") == ("NL-4.4", "First decide where the life you played goes.")
    assert refusal(s, "life:hand") is None and GAME.turn_rule(s) == "NL-4.4"
    assert play(s, "life:discard") == [Returned(2, CARD["H4"], TO_DISCARDS)]
    assert GAME.to_act(s) == 0
    events = play(s, "life:hand")
    assert events == [Returned(0, CARD["H2"], TO_HAND), Began(1, 2)]
    assert hands(s) == [["H2", "S1"], ["S4"], ["S5"]]
    assert lives(s) == [["D1", "D2"], ["D3", "D4", "H1"], ["D5", "D6"]]
    assert names(s.discards) == ["H4"]


def test_nl_4_4_a_life_in_the_hand_is_a_card_like_any_other():
    """NL-4.4"""
    s = table("H9 D9 | C1 C2", "S7 | S1 C3 D4")
    play(s, "play:H9", "play:S1:life", "life:hand", "play:D9")
    assert legal(s) == ["play:S1", "play:S7", "play:C3:life>D", "play:C3:life>C"]


def test_nl_4_4_a_catnap_as_the_last_life_comes_back_to_the_winner():
    """NL-4.4, NL-6.2"""
    s = table("| H2", "H9 S1 | D1 D2 D3", "H1 S2 | C1 C2 C3", keeper=2)
    events = play(s, "play:H1", "play:H2:life", "play:H9")
    assert only(events, Spared) == [Spared(0)]
    assert lives(s) == [[], ["D2", "D3"], ["C2", "C3"]], "the 9 won: the 2 is no life now"
    s = table("| H2", "H1 S1 | D1 D2 D3")
    s.totals[0] = 9  # as if a Hairball had been there
    play(s, "play:H2:life", "play:H1")
    assert lives(s) == [["H2"], ["D2", "D3"]] and GAME.to_act(s) == 0


def test_nl_4_5_the_rest_is_discarded_face_up():
    """NL-4.5"""
    s = table("H5 S1 | D1 D2", "S4 S2 | H4 D4")
    events = play(s, "play:H5", "play:H4:life", "life:hand")
    assert only(events, Swept) == [Swept(-1, (CARD["H5"],))]
    assert names(GAME.view(s, 1).discards) == ["H5"]


def test_nl_4_6_the_winner_keeps_the_kitties_next():
    """NL-4.6"""
    s = table("H2 S1 | D1 D2", "H4 S2 | D3 D4")
    events = play(s, "play:H2", "play:H4")
    assert events[-1] == Began(1, 2)
    assert s.keeper == 1 == GAME.to_act(s) and s.round == 2 and s.plays == [] and s.totals == [0] * 4


def test_nl_4_7_two_suits_explode_and_losses_go_round_from_the_keeper():
    """NL-4.7"""
    s = table("S6 | D1 D2", "H9 | D3 D4", "H8 | D5 D6", "S7 | D7 D8", keeper=2)
    events = play(s, "play:H8", "play:S7", "play:S6", "play:H9")
    assert only(events, Exploded) == [Exploded(-1, 0, 17, 9), Exploded(-1, 1, 13, 9)]
    assert [event.seat for event in only(events, Lost)] == [2, 3, 0, 1]
    assert [len(deck) for deck in s.lives] == [1, 1, 1, 1]


def test_nl_4_8_nobody_is_asked_when_somebody_has_no_lives_left():
    """NL-4.8: it cannot change anything, so the lives that did not win are discarded with the rest."""
    s = table("H9 | D1 D2", "S2 | S9", "D3 | C9 C8")
    events = play(s, "play:H9", "play:S9:life", "play:C9:life")
    assert only(events, Returned, Swept, Ended) == [Swept(-1, (CARD["H9"], CARD["S9"], CARD["C9"])), Ended(-1)]
    assert lives(s) == [["D1", "D2"], [], ["C8"]] and hands(s) == [[], ["S2"], ["D3"]]
    assert GAME.outcome(s) == ((0,), (2, 0, 1), "out-of-lives") and s.pending == []


def test_nl_4_8_the_winners_last_life_is_back_before_anybody_counts():
    """NL-4.8: the winner has that one life again, so the other one is asked."""
    s = table("S1 | H9", "S2 | S9 D1")
    play(s, "play:H9:life", "play:S9:life")
    assert lives(s) == [["H9"], ["D1"]] and GAME.to_act(s) == 1
    assert legal(s) == ["life:hand", "life:discard"]


def test_nl_5_1_the_game_ends_when_somebody_has_no_lives_after_the_round():
    """NL-5.1"""
    s = table("H9 S3 | D1 D2", "S2 | S9")
    play(s, "play:H9")
    assert GAME.outcome(s) is None
    assert play(s, "play:S9:life")[-1] == Ended(-1)
    assert lives(s)[1] == [] and GAME.outcome(s) == ((0,), (2, 0), "out-of-lives")
    assert refusal(s, "play:S2") == ("NL-5.1", "The game is over.")
    assert refusal(s, "life:hand") == ("NL-5.1", "The game is over.")
    assert GAME.view(s, 0).to_act is None


def test_nl_5_2_most_lives_win_and_a_tie_is_shared():
    """NL-5.2"""
    s = table("H9 S1 | D1 D2 D3", "S2 S3 | D4 D5", "H4 | D6")
    play(s, "play:H9", "play:S2", "play:H4")
    assert GAME.outcome(s) == ((0, 1), (2, 2, 0), "out-of-lives")


def test_nl_5_2_even_a_tie_at_no_lives():
    """NL-5.2"""
    s = table("H9 S1 | D1", "H2 S2 | D2")
    play(s, "play:H9", "play:H2")
    assert GAME.outcome(s) == ((0, 1), (0, 0), "out-of-lives")


@settings(deadline=None)
@given(seats=st.integers(2, 6), never_forced=st.booleans(), seed=st.integers(0, 2**32), choices=st.randoms())
def test_nl_5_3_the_game_cannot_stall(seats, never_forced, seed, choices: random.Random):
    """NL-5.3: twice the lives plus the hand falls for every player but the winner, every round, and never rises."""

    def count(s):
        return [2 * len(deck) + len(hand) for deck, hand in zip(s.lives, s.hands, strict=True)]

    rng = Rng(seed)
    s = GAME.setup({"lives_never_forced": never_forced}, seats, rng)
    before, round_number = count(s), 1
    while (seat := GAME.to_act(s)) is not None:
        assert s.pending or s.lives[seat], "a player without any card is to play"
        GAME.apply(s, choices.choice(GAME.legal(s)), rng)
        if s.round != round_number:
            after = count(s)
            for player in range(seats):
                assert after[player] < before[player] or (player == s.keeper and after[player] == before[player])
            before, round_number = after, s.round
    assert any(not deck for deck in s.lives)


def test_playing_never_draws_a_random_number():
    rng = Rng(3)
    s = GAME.setup({}, 4, rng)
    drawn = rng.dump()
    while actions := GAME.legal(s):
        GAME.apply(s, actions[-1], rng)
    assert rng.dump() == drawn


def test_keeping_needs_a_pending_choice():
    """NL-4.4"""
    s = table("H9 | D1 D2", "S2 | S4")
    assert Keep(True) not in GAME.legal(s) and refusal(s, "life:discard") is not None
