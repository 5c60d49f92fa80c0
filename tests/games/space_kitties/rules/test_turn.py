"""Space Kitties: your turn (SK-3), journeys and decks (SK-4), the end (SK-6)."""

import pytest
from support.space import GAME, journey_cards, kinds, legal, names, only, play, quest_first, refusal, rule, table

from tabletop.kernel.rng import Rng

TEN = "0c 1c 2c 3c 4c 5c 6c 7c 8c 9c 10c"


def test_sk_3_1_from_hand_quest_pile_and_lanes_onto_any_journey():
    """SK-3.1"""
    s = table("kitt: 5a 9a | 1b 6a", "solo: 1a | 2a", piles="0a 1c 2c 3c 4c, 0b")
    assert [text for text in legal(s) if text.startswith("play")] == ["play:5a>1"]
    play(s, "play:5a>1", "play:6a>1")
    assert s.counts == [6, 0] and names(s.quests[0]) == ["1b"]
    play(s, "play:1b>2")
    assert GAME.outcome(s).winners == (0,)


def test_sk_3_1_only_the_next_number():
    """SK-3.1"""
    s = table("kitt: 5a 3a 11a | 1b 6a | 7a 4a", "solo: 1a | 2a | 5c", piles="0a 1c 2c 3c")
    for text in ("play:5a>1", "play:3a>1", "play:11a>1", "play:6a>1"):
        assert rule(s, text) == "SK-3.1"
    assert refusal(s, "play:5a>1").text == "This journey needs a Planet 4, not a Planet 5."
    assert refusal(s, "play:4a>2") == ("SK-3.1", "No journey lies there.")
    assert refusal(s, "play:6a>2") == ("SK-3.1", "No journey waits for a Planet 6 now. The journey needs 4.")
    assert rule(s, "play:5c>1") == "SK-3.1", "a lane of somebody else"
    assert rule(s, "play:1a>1") == "SK-3.1", "a hand of somebody else"
    assert "play:4a>1" in legal(s)


def test_sk_3_1_turns_go_clockwise():
    """SK-3.1"""
    s = table("kitt: 5a 3a | 1b", "solo: 1a | 2a", "felicette: 1c | 2c", turn=1)
    order = []
    for text in ("place:1a>1", "place:1c>1", "place:5a>1"):
        order.append(s.turn)
        play(s, text)
    assert order == [1, 2, 0] and s.turn == 1


def test_sk_3_1_who_is_not_to_act_is_told_the_rule_of_the_moment():
    """SK-3.1, SK-7.6, SK-7.9"""
    s = table("kitt: 5a 3a | 1b", "solo: 1a 2b | 2a")
    assert GAME.turn_rule(s) == "SK-3.1"
    play(s, "diplomatic-mission>2")
    assert GAME.turn_rule(s) == "SK-7.6"
    play(s, "offer:5a", "offer:3a")
    play(s, f"place:{names(s.hands[0])[0]}>1")
    assert GAME.turn_rule(s) == "SK-3.1"
    play(s, "cargo-bay")
    assert GAME.turn_rule(s) == "SK-7.9"


def test_sk_3_2_a_wormhole_begins_a_new_journey():
    """SK-3.2"""
    s = table("kitt: 0a 0b 5a | 1b", "solo: 1a | 2a", piles="0c 1c")
    play(s, "play:0a>new", "play:0b>new")
    assert s.counts == [1, 0, 0] and len(s.piles) == 3
    assert rule(s, "play:5a>new") == "SK-3.2"
    assert rule(table("kitt: 0a | 1b", "solo: 1a | 2a", piles="0c"), "play:0a>1") == "SK-3.2"


def test_sk_3_2_a_new_journey_takes_the_place_of_one_that_left():
    """SK-3.2"""
    s = table("kitt: 0a 11a 5a | 1b", "solo: 1a | 2a", piles=f"{TEN}, 0d 1d")
    play(s, "play:11a>1")
    assert s.counts == [-1, 1]
    assert rule(s, "play:5a>1") == "SK-3.1"
    play(s, "play:0a>new")
    assert s.counts == [0, 1] and names(s.piles[0]) == ["0a"]


def test_sk_3_3_hyperspeed_is_any_number():
    """SK-3.3"""
    s = table("kitt: Ha Hb Hc 4a | 1b", "solo: 1a | 2a", piles=f"0d, {TEN}")
    assert {"play:Ha>new", "play:Ha>1", "play:Ha>2"} <= set(legal(s))
    play(s, "play:Ha>new", "play:Hb>1")
    assert s.counts == [1, 10, 0]
    play(s, "play:Hc>2")
    assert s.counts == [1, -1, 0] and "Hc" in names(s.discards)


def test_sk_3_4_the_next_quest_turns_up():
    """SK-3.4"""
    s = table("kitt: 9a | 8a 2b 1b", "solo: 1a | 2a", piles="0a")
    events = play(s, "play:1b>1")
    (quest,) = only(events, "TurnedUp")
    assert names([quest.card]) == ["2b"] and quest.left == 2 and quest.reveals
    play(s, "play:2b>1")
    assert names(s.quests[0]) == ["8a"] and s.turn == 0


def test_sk_3_5_seven_cards_from_the_hand_and_the_turn_goes_on():
    """SK-3.5"""
    s = table("kitt: 1a 2a 3a 4a 5a 6a 7a | 1b", "solo: 1c | 2c", piles="0a", deck="8a 9a 10a 0b 1d 2d 3d")
    play(s, *(f"play:{number}a>1" for number in range(1, 7)))
    assert names(s.hands[0]) == ["7a"]
    events = play(s, "play:7a>1")
    assert kinds(events) == ["Played", "Drew"] and s.turn == 0
    assert names(s.hands[0]) == ["0b", "1d", "2d", "3d", "8a", "9a", "10a"]
    assert "play:8a>1" in legal(s)


def test_sk_3_5_first_the_win_then_the_journey_then_the_hand():
    """SK-3.5"""
    s = table("kitt: 11a | 5a", "solo: 1a | 2a", piles=f"{TEN[:-4]}, {TEN}", rest="quests")
    assert not s.deck
    events = play(s, "play:11a>2")
    assert kinds(events) == ["Played", "Completed", "Reshuffled", "Drew"], "the cleared cards can be drawn"
    assert len(s.hands[0]) == 7 and s.turn == 0
    s = table("kitt: 3a | 11a", "solo: 1a | 2a", piles=TEN)
    events = play(s, "play:11a>1")
    assert kinds(events) == ["Played", "Ended"] and s.counts == [11] and GAME.to_act(s) is None


def test_sk_3_5_an_empty_hand_is_refilled_when_the_turn_begins():
    """SK-3.5"""
    s = table("kitt: 3a 11a 4a | 5a", "solo: | 2a", piles=TEN, rest="quests")
    events = play(s, "play:11a>1", "place:3a>1")
    assert kinds(events) == ["Played", "Completed", "Placed", "Reshuffled", "Drew", "Began", "Drew"]
    assert len(s.hands[0]) == 7 and len(s.hands[1]) == 6 and s.turn == 1


def test_sk_3_6_placing_a_card_ends_the_turn_and_refills_the_hand():
    """SK-3.6"""
    s = table("kitt: 5a 3a 9a | 1b | 7a, , 2a", "solo: 1a | 2b")
    events = play(s, "place:9a>3")
    assert names(s.lanes[2]) == ["2a", "9a"] and len(s.hands[0]) == 7 and s.turn == 1
    assert kinds(events) == ["Placed", "Drew", "Began"]
    s = table("kitt: 5a 3a 9a | 1b | 7a 1c, , 2a", "solo: 1a | 2b", piles="0a")
    assert rule(s, "place:1c>2") == "SK-3.6", "nothing moves from lane to lane"
    assert rule(s, "place:1b>2") == "SK-3.6"
    assert refusal(s, "place:1b>2").text == "A quest is played on a journey, not placed on a lane."
    assert rule(s, "play:7a>1") == "SK-3.6", "only the top of a lane"
    assert rule(s, "end") == "SK-3.6"
    assert "play:1c>1" in legal(s)


def test_sk_3_7_a_turn_without_playing_and_one_without_a_card_to_place():
    """SK-3.7"""
    s = table("kitt: 1a | 5a 1b", "solo: 1c | 2a", piles="0a")
    play(s, "place:1a>1")
    assert s.turn == 1
    s = table("kitt: | 5a 9a", "solo: 1c | 2a", rest="quests")
    assert legal(s) == ["end"]
    assert kinds(play(s, "end")) == ["Began"] and s.turn == 1 and s.quiet == 1
    assert "end" not in legal(s)


def test_sk_4_1_a_complete_journey_goes_and_frees_its_commanders():
    """SK-4.1: Hyperspeed! as 11."""
    pile = "0c 1c 2c 3c felicette 4c 5c 6c solo 7c 8c 9c 10c"
    s = table("kitt: Ha 4a | 1b", "solo: 1a | 2a", "felicette: 1d | 2d", piles=pile)
    assert s.home == 0b001
    events = play(s, "play:Ha>1")
    assert s.home == 0b111 and not s.piles
    assert names(s.discards) == [*(f"{number}c" for number in range(11)), "Ha"]
    assert [(event.seat, names([event.piece])) for event in only(events, "CameHome")] == [
        (2, ["felicette"]),
        (1, ["solo"]),
    ]


def test_sk_4_2_the_discards_become_the_deck_in_the_middle_of_drawing():
    """SK-4.2"""
    s = table("kitt: 3a 4a | 5a", "solo: 1a | 2a", discards="7a kitt 8a solo 9a", deck="6a", rest="quests")
    assert s.home == 0
    events = play(s, "place:3a>1")
    assert kinds(events) == ["Placed", "Drew", "Reshuffled", "CameHome", "CameHome", "Drew", "Began"]
    assert names(s.hands[0]) == ["4a", "6a", "7a", "8a", "9a"] and not s.deck and not s.discards
    assert s.home == 0b11


def test_sk_4_2_as_soon_as_the_deck_runs_out():
    """SK-4.2: nobody has to draw the next card."""
    deck = "6a 6b 6c 6d 6e 6f"
    s = table("kitt: 3a 4a | 5a", "solo: 1a | 2a", discards="7a solo 9a", deck=deck, rest="quests")
    events = play(s, "place:3a>1")
    assert kinds(events) == ["Placed", "Drew", "Reshuffled", "CameHome", "Began"]
    assert sorted(names(s.deck)) == ["7a", "9a"] and not s.discards and s.home == 0b11 and s.turn == 1


def test_sk_4_2_before_the_commander_whose_ability_draws_is_discarded():
    """SK-4.2, SK-5.3"""
    s = table("katstrong: 3a | 9b", "solo: 1b | 2a", discards="7a solo", deck="6a 6b 6c 6d 6e 6f 6g", rest="quests")
    assert kinds(play(s, "auxiliary-engines")) == ["Used", "Discarded", "Drew", "Reshuffled", "CameHome", "Trapped"]
    assert sorted(names(s.deck)) == ["3a", "7a"] and names(s.discards) == ["katstrong"] and s.home == 0b10


def test_sk_4_2_only_with_a_journey_card_in_them():
    """SK-4.2: otherwise when a card must be drawn and there is one."""
    s = table("kitt: 3a 4a | 5a", "solo: 1a | 2a", discards="solo", deck="6a", rest="quests")
    events = play(s, "place:3a>1")
    assert kinds(events) == ["Placed", "Drew", "Began"] and names(s.discards) == ["solo"] and s.home == 0b01
    s = table("kitt: 3a 11a 5c | 5a", "solo: 1a | 2a", piles=TEN, discards="solo", rest="quests")
    assert kinds(play(s, "play:11a>1")) == ["Played", "Completed"] and s.home == 0b01
    assert kinds(play(s, "place:3a>1"))[:3] == ["Placed", "Reshuffled", "CameHome"] and s.home == 0b11


def test_sk_6_1_the_first_without_quests_wins():
    """SK-6.1"""
    s = table("kitt: 3a | 1a", "solo: 1b | 2a 3b", piles="0a")
    play(s, "play:1a>1")
    outcome = GAME.outcome(s)
    assert outcome.winners == (0,) and outcome.reason == "quests-cleared"
    assert outcome.scores == (35, 33) and GAME.legal(s) == [] and GAME.to_act(s) is None
    assert rule(s, "play:3a>1") == "SK-6.1"


def test_sk_6_2_the_journey_stands_still():
    """SK-6.2"""
    s = table("kitt: | 5a 9a", "solo: | 2a 3a 4a", "felicette: | 7a 8a", rest="quests")
    s.quests[1] += s.quests[2][:-2]
    s.quests[2] = s.quests[2][-2:]
    play(s, "end", "end")
    assert s.quiet == 2 and GAME.outcome(s) is None
    assert kinds(play(s, "end")) == ["Ended"]
    outcome = GAME.outcome(s)
    assert outcome.winners == (0, 2) and outcome.reason == "stood-still"
    assert rule(s, "end") == "SK-6.2"


def test_sk_6_2_anything_done_begins_the_count_anew():
    """SK-6.2"""
    s = table("kitt: | 5a 9a | 1a", "solo: | 2a 3a 4a", piles="0a", rest="quests")
    s.turn = 1
    play(s, "end", "play:1a>1", "end")
    assert s.quiet == 0 and s.turn == 1
    play(s, "end")
    assert s.quiet == 1


def test_sk_6_3_a_turn_has_at_most_200_actions():
    """SK-6.3"""
    s = table("solo: 1a 2a | 5a 9a", "kitt: 1b | 2b | 1c", piles="0a")
    s.spent = 199
    play(s, "play:1a>1")
    assert s.spent == 200 and all(text.startswith("place") for text in legal(s))
    assert rule(s, "play:2a>1") == rule(s, "cargo-bay") == "SK-6.3"
    play(s, "place:2a>1")
    assert s.turn == 1 and s.spent == 0


def test_sk_6_3_what_was_begun_is_brought_to_its_end():
    """SK-6.3"""
    s = table("solo: 1a 2a | 5a 9a", "kitt: 1b | 2b")
    s.spent = 199
    play(s, "cargo-bay", "place:1a>1", "place:2a>1")
    assert len(s.hands[0]) == 7 and s.turn == 0
    assert all(text.startswith("place") for text in legal(s))


@pytest.mark.parametrize("seats", range(2, 9))
def test_142_cards_exist_after_every_action_of_many_games(seats):
    """SK-1.1: 301 games in all, quests played first so that journeys get complete."""
    ends = set()
    for seed in range(43):
        rng, chance = Rng(seed), Rng(seed + 1)
        s = GAME.setup({}, seats, rng)
        while s.turn >= 0:
            GAME.apply(s, quest_first(s, chance), rng)
            assert journey_cards(s) == 142
        ends.add(GAME.outcome(s).reason)
    assert "quests-cleared" in ends
