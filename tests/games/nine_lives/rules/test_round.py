"""Nine Lives: playing a round (NL-3)."""

import pytest
from support.frames import count_pieces_at_every_event, frames
from support.kittens import CARD, GAME, legal, lives, only, play, refusal, table

from tabletop.games.nine_lives.rules.content import NO_CARD
from tabletop.games.nine_lives.rules.events import (
    TO_DECK,
    Acted,
    Began,
    Exploded,
    Laid,
    Lost,
    Returned,
    Swept,
    Turned,
    Won,
)


def test_nl_3_1_the_keeper_begins_and_play_goes_clockwise():
    """NL-3.1"""
    s = table("H1 | D1 D2", "H2 | D3 D4", "H3 | D5 D6", keeper=1)
    order = []
    for text in ("play:H2", "play:H3", "play:H1"):
        order.append(GAME.to_act(s))
        play(s, text)
    assert order == [1, 2, 0]
    assert GAME.turn_rule(s) == "NL-3.1"


def test_nl_3_2_from_the_hand_or_the_current_life_and_the_first_suit_leads():
    """NL-3.2"""
    s = table("H1 C4 | D9 S2", "S1 | D3")
    assert legal(s) == ["play:H1", "play:C4", "play:D9:life"]
    assert refusal(s, "play:S2:life") == ("NL-3.2", "S2 is not your current life.")
    assert refusal(s, "play:S1") == ("NL-3.2", "S1 is not in your hand.")
    assert refusal(s, "play:D9") == ("NL-3.2", "D9 is not in your hand.")
    assert refusal(s, "play:H1:life") == ("NL-3.2", "H1 is not your current life.")
    assert s.leading == -1
    play(s, "play:C4")
    assert s.leading == 3


def test_nl_3_3_a_suit_on_the_table_must_be_played_if_held():
    """NL-3.3"""
    s = table("H1 | D1", "H2 S3 | H9", "H4 S5 C6 | D7", "C8 | D8")
    play(s, "play:H1")
    assert legal(s) == ["play:H2", "play:H9:life"]
    assert refusal(s, "play:S3") == ("NL-3.3", "Spades are not on the table, but the Hearts you hold are.")


def test_nl_3_3_any_suit_on_the_table_will_do_not_only_the_leading_one():
    """NL-3.3"""
    s = table("H1 | D1", "S3 | S9", "H4 S5 C6 | D7")
    play(s, "play:H1", "play:S3")
    assert legal(s) == ["play:H4", "play:S5"]
    assert refusal(s, "play:C6") == ("NL-3.3", "Clubs are not on the table, but the Hearts you hold are.")
    assert refusal(s, "play:D7:life") == ("NL-3.3", "Diamonds are not on the table, but the Hearts you hold are.")


def test_nl_3_3_without_such_a_suit_anything_goes():
    """NL-3.3"""
    s = table("H1 | D1", "S3 C4 | D9")
    play(s, "play:H1")
    assert legal(s) == ["play:S3", "play:C4", "play:D9:life"]


def test_nl_3_3_a_current_life_can_be_forced():
    """NL-3.3: no suit of the table in hand, but the current life has one."""
    s = table("H1 | D1", "S3 C4 | H9 D2")
    play(s, "play:H1")
    assert legal(s) == ["play:H9:life"]
    sentence = "Spades are not on the table, but your current life is Hearts, which are."
    assert refusal(s, "play:S3") == ("NL-3.3", sentence)


def test_nl_3_3_the_refusal_names_the_suit_that_binds():
    """NL-3.3: a suit in the hand; the current life's only if nothing else binds."""
    for never_forced in (False, True):
        s = table("H1 | D1", "S2 | D2", "S4 C5 | H9 D3", never_forced=never_forced)
        play(s, "play:H1", "play:S2")
        assert refusal(s, "play:C5") == ("NL-3.3", "Clubs are not on the table, but the Spades you hold are.")


def test_nl_3_3_a_life_beneath_the_current_one_binds_nobody():
    """NL-3.3"""
    s = table("H1 | D1", "S3 | D9 H2")
    play(s, "play:H1")
    assert legal(s) == ["play:S3", "play:D9:life"]


def test_nl_3_3_with_lives_never_forced_only_the_hand_binds():
    """NL-3.3"""
    s = table("H1 | D1", "S3 C4 | H9 D2", never_forced=True)
    play(s, "play:H1")
    assert legal(s) == ["play:S3", "play:C4", "play:H9:life"]
    s = table("H1 | D1", "H3 C4 | D9 D2", never_forced=True)
    play(s, "play:H1")
    assert legal(s) == ["play:H3"]
    assert refusal(s, "play:D9:life") == ("NL-3.3", "Diamonds are not on the table, but the Hearts you hold are.")
    s = table("H1 | D1", "H3 C4 | H9 D2", never_forced=True)
    play(s, "play:H1")
    assert legal(s) == ["play:H3", "play:H9:life"]


@pytest.mark.parametrize("never_forced", [False, True])
def test_nl_3_4_an_empty_hand_plays_the_current_life(never_forced):
    """NL-3.4"""
    s = table("H1 | D1", "| C9 D2", never_forced=never_forced)
    play(s, "play:H1")
    assert legal(s) == ["play:C9:life"]
    assert refusal(s, "play:H2") == ("NL-3.4", "Your hand is empty: you must play your current life.")
    assert refusal(s, "play:D2:life") == ("NL-3.2", "D2 is not your current life.")


@pytest.mark.parametrize("number", range(1, 10))
def test_nl_3_5_a_card_from_the_hand_has_no_power(number):
    """NL-3.5"""
    s = table(f"D{number} | S1", "H9 | C1")
    events = play(s, f"play:D{number}")
    assert events == [Laid(0, CARD[f"D{number}"], False, -1)]
    assert s.values == s.ranks == [number]
    assert s.totals == [0, 0, number, 0] and s.limits == [9] * 4
    assert s.hissed == s.napping == 0 and s.leading == 2


def test_nl_3_5_a_card_from_the_hand_chooses_nothing():
    """NL-3.5"""
    s = table("H3 | S1", "H9 | C1")
    action = GAME.parse("play:H3:life>H")._replace(life=False)
    assert GAME.refusal(s, action) == ("NL-3.5", "A card from your hand has no power, so it chooses nothing.")


def test_nl_3_6_the_next_life_is_the_current_one_at_once():
    """NL-3.6"""
    s = table("| H9 D2 C3", "S4 | C1 C2")
    events = play(s, "play:H9:life")
    assert events == [Laid(0, CARD["H9"], True, -1), Turned(0, CARD["D2"])]
    assert lives(s)[0] == ["D2", "C3"] and GAME.view(s, 1).life_tops[0] == CARD["D2"]


def test_nl_3_6_an_explosion_costs_the_life_beneath_the_one_played():
    """NL-3.6, NL-4.3"""
    s = table("| H9 D2 C3", "H4 | C1 C2")
    events = play(s, "play:H9:life", "play:H4")
    assert only(events, Lost, Turned)[1:] == [
        Lost(0, CARD["D2"], False),
        Turned(0, CARD["C3"], reveals=True),
        Lost(1, CARD["C1"], False),
        Turned(1, CARD["C2"]),
    ]
    assert lives(s) == [["C3", "H9"], ["C2"]]


def test_nl_3_6_the_last_life_leaves_an_empty_deck_until_it_comes_back():
    """NL-3.6"""
    s = table("| H9", "S4 S5 | C1 C2")
    assert only(play(s, "play:H9:life"), Turned) == []
    assert GAME.view(s, 1).life_tops[0] == -1
    events = play(s, "play:S4")
    assert only(events, Returned, Turned) == [Returned(0, CARD["H9"], TO_DECK), Turned(0, CARD["H9"])]
    assert lives(s) == [["H9"], ["C1", "C2"]] and GAME.to_act(s) == 0


def test_nl_3_6_others_see_the_next_life_when_it_is_turned_over():
    """NL-3.6: after the card and its power, one after the other; its owner has known it all along."""
    s = table("| H1 D2 C3", "S4 | C1 C2")
    other, own = s.copy(), s.copy()
    seen = frames(GAME, other, "play:H1:life", 1)
    assert [type(frame.event) for frame in seen] == [Laid, Acted, Turned]
    assert [frame.view.life_tops[0] for frame in seen] == [NO_CARD, NO_CARD, CARD["D2"]]
    assert [frame.view.played[0].rank for frame in seen] == [1, 10, 10]
    assert {frame.view.life_tops[0] for frame in frames(GAME, own, "play:H1:life", 0)} == {CARD["D2"]}


def test_nl_4_4_what_the_table_shows_while_a_round_ends():
    """NL-4.4, NL-4.5: cards lie there until they are swept, and the Kittykeeper stays until the next round begins."""
    s = table("H9 S1 | D1 D2", "H4 S2 | D3 D4", "S5 S3 | D5 D6")
    play(s, "play:H9", "play:H4")
    seen = frames(GAME, s, "play:S5")
    shown = [(type(f.event), len(f.view.played), len(f.view.discards), f.view.round, f.view.to_act) for f in seen]
    assert shown == [
        (Laid, 3, 0, 1, None),
        (Won, 3, 0, 1, None),
        (Exploded, 3, 0, 1, None),
        (Lost, 3, 1, 1, None),
        (Turned, 3, 1, 1, None),
        (Lost, 3, 2, 1, None),
        (Turned, 3, 2, 1, None),
        (Swept, 0, 5, 1, None),
        (Began, 0, 5, 2, 0),
    ]


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_no_card_is_ever_gone_or_there_twice_between_two_events(seats):
    for seed in range(6):
        count_pieces_at_every_event(GAME, seats, seed)


def test_undo_stops_where_somebody_elses_next_life_was_seen():
    """NL-3.6: whoever plays the last card of a round learns the lives that others have left."""
    s = table("H9 H1 | D2 C3", "H4 H2 | C1 C2")
    assert [event for event in play(s, "play:H9", "play:H4") if event.reveals] == [Turned(0, CARD["C3"], reveals=True)]
