"""Space Kitties: the commander card (SK-5) and the ten abilities (SK-7)."""

import pytest
from support.space import CARD, GAME, cards, kinds, legal, names, only, play, refusal, rule, table

from tabletop.games.space_kitties.rules.events import FROM_LANE
from tabletop.kernel.match import Watched
from tabletop.kernel.rng import Rng

TEN = "0c 1c 2c 3c 4c 5c 6c 7c 8c 9c 10c"


def test_sk_5_1_a_trapped_commander_can_do_nothing():
    """SK-5.1"""
    s = table("kattard: 9a | 9b", "solo: 1b | 2a", piles="0a 1a kattard 2b 3a")
    assert rule(s, "warp-drive>1") == "SK-5.1"
    assert "journey" in refusal(s, "fast-docking").text
    s = table("kattard: 9a | 9b", "solo: 1b | 2a", piles="0a 1a", discards="kattard 7a")
    assert rule(s, "warp-drive>1") == "SK-5.1" and "discards" in refusal(s, "fast-docking").text


def test_sk_5_2_only_the_own_abilities_and_as_often_as_the_card_is_there():
    """SK-5.2, SK-1.2"""
    s = table("kattard: 11a 9a | 9b", "solo: 1b | 2a", piles="0c 1c 2c 3c 4c 5c 6c 7c 8c 9c, 0a 1a")
    assert rule(s, "cargo-bay") == "SK-1.2"
    play(s, "warp-drive>1")
    assert rule(s, "warp-drive>2") == "SK-5.1"
    play(s, "play:11a>1", "warp-drive>2")
    assert s.counts == [-1, 2] and s.home == 0b10


def test_sk_5_2_not_in_the_middle_of_cargo_bay():
    """SK-5.2"""
    s = table("kattsichore: 3a 4a | 9b", "solo: 1b | 2a", piles="0a 1a")
    play(s, "cargo-bay", "place:3a>1")
    assert rule(s, "warp-drive>1") == rule(s, "play:9b>1") == "SK-7.9"
    assert legal(s) == [f"place:4a>{lane}" for lane in (1, 2, 3, 4)]


def test_sk_5_3_no_ability_brings_its_own_card_home():
    """SK-5.3: Auxiliary Engines with a deck and discards smaller than a hand."""
    s = table("katstrong: 3a 4a | 9b", "solo: 1b | 2a", discards="7a solo", deck="6a", rest="quests")
    events = play(s, "auxiliary-engines")
    assert names(s.hands[0]) == ["3a", "4a", "6a", "7a"]
    assert names(s.discards) == ["katstrong"] and s.home == 0b10
    assert kinds(events) == ["Used", "Discarded", "Drew", "Reshuffled", "CameHome", "Drew", "Trapped"]
    s = table("solo: 3a | 9b", "kitt: 1b | 2a", discards="7a", rest="quests")
    play(s, "cargo-bay", "place:3a>1")
    assert names(s.hands[0]) == ["7a"] and names(s.discards) == ["solo"] and s.home == 0b10


def test_sk_7_1_with_the_last_card_of_the_deck_the_discards_are_shuffled():
    """SK-7.1, SK-4.2"""
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", discards="7a solo", deck="11a", rest="quests")
    assert kinds(play(s, "unstable-wormhole")) == ["Used", "Played", "Reshuffled", "CameHome", "Trapped"]
    assert names(s.deck) == ["7a"] and s.home == 0b10 and names(s.piles[0]) == ["kitt", "11a"]


def test_sk_7_1_unstable_wormhole():
    """SK-7.1"""
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", deck="11a")
    events = play(s, "unstable-wormhole")
    assert names(s.piles[0]) == ["kitt", "11a"] and s.counts == [0] and s.home == 0b10
    assert only(events, "Played")[0].reveals and s.turn == 0
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", discards="7a solo", rest="quests")
    play(s, "unstable-wormhole")
    assert names(s.piles[0]) == ["kitt", "7a"] and s.home == 0b10
    s = table("kitt: 3a | 9b", "solo: 1b | 2a", discards="solo", rest="quests")
    assert rule(s, "unstable-wormhole") == "SK-7.1"


@pytest.mark.parametrize("count", range(11))
def test_sk_7_2_warp_drive_is_an_even_number(count):
    """SK-7.2, SK-7.11"""
    pile = " ".join(f"{number}c" for number in range(count + 1))
    s = table("kattard: 3a 11a | 9b", "solo: 1b | 2a", piles=pile)
    if count + 1 not in (2, 4, 6, 8, 10):
        assert rule(s, "warp-drive>1") == "SK-7.2"
        return
    play(s, "warp-drive>1")
    assert s.counts == [count + 1] and names(s.piles[0])[-1] == "kattard" and s.home == 0b10
    if count + 1 == 10:
        play(s, "play:11a>1")
        assert s.home == 0b11 and "kattard" not in names(s.discards)


def test_sk_7_3_one_small_step():
    """SK-7.3, SK-7.11"""
    s = table("felicette: 0a 3a 4a | 9b", "solo: 1b | 2a", piles="0c 1c 2c")
    assert rule(s, "one-small-step") == "SK-7.3", "nothing was played yet"
    play(s, "play:3a>1", "one-small-step")
    assert s.counts == [4] and names(s.piles[0]) == ["0c", "1c", "2c", "felicette", "3a"] and s.home == 0b10
    assert rule(s, "play:4a>1") == "SK-3.1"
    s = table("felicette: 0a 3a 1a | 9b", "solo: 1b | 2a")
    play(s, "play:0a>new", "one-small-step")
    assert s.counts == [1], "a Wormhole becomes 1"


def test_sk_7_3_at_most_ten_and_only_on_top():
    """SK-7.3"""
    s = table("felicette: 10a 0a | 9b", "solo: 1b | 2a", piles="0c 1c 2c 3c 4c 5c 6c 7c 8c 9c")
    play(s, "play:10a>1")
    assert rule(s, "one-small-step") == "SK-7.3" and "10 at most" in refusal(s, "one-small-step").text
    s = table("felicette: 9a 0a | 9b", "solo: 1b | 2a", piles="0c 1c 2c 3c 4c 5c 6c 7c 8c")
    play(s, "play:9a>1", "one-small-step")
    assert s.counts == [10]
    s = table("felicette: 11a 0a | 9b", "solo: 1b | 2a", piles=TEN)
    play(s, "play:11a>1")
    assert rule(s, "one-small-step") == "SK-7.3", "it has left with its journey"


def test_sk_7_4_deceiving_maneuvers():
    """SK-7.4, SK-7.11"""
    s = table(
        "solo: 3a 9a | 9b | 2b", "kitt: 1b | 2a | 9d 2d, 0a, 11a", "kattway: 1a | 5a | Ha", piles=f"0c 1c, {TEN[:-4]}"
    )
    s.counts = [1, 9]
    deceptions = {text for text in legal(s) if text.startswith("deceiving")}
    assert deceptions == {f"deceiving-maneuvers:{what}" for what in ("2d>1", "0a>new", "Ha>1", "Ha>2", "Ha>new")}
    assert rule(s, "deceiving-maneuvers:2b>1") == "SK-7.4", "an own lane"
    assert rule(s, "deceiving-maneuvers:9d>1") == "SK-7.4", "not on top"
    assert rule(s, "deceiving-maneuvers:2d>new") == rule(s, "deceiving-maneuvers:11a>1") == "SK-7.4"
    assert rule(s, "deceiving-maneuvers:2d>7") == "SK-7.4"
    play(s, "deceiving-maneuvers:2d>1")
    assert names(s.piles[0]) == ["0c", "1c", "solo", "2d"] and names(s.lanes[4]) == ["9d"]
    assert s.counts[0] == 2 and s.home == 0b110 and s.turn == 0


def test_sk_7_4_as_a_new_journey_and_as_the_eleven():
    """SK-7.4"""
    s = table("solo: 3a | 9b", "kitt: 1b | 2a | 0a, 11a", piles=TEN)
    events = play(s.copy(), "deceiving-maneuvers:0a>new")
    assert [(e.pile, e.source, e.count) for e in only(events, "Played")] == [(1, FROM_LANE + 4, 0)]
    play(s, "deceiving-maneuvers:11a>1")
    assert s.home == 0b11 and not s.piles and "11a" in names(s.discards)


def test_sk_7_5_trajectory_change():
    """SK-7.5, SK-7.11"""
    s = table("kattway: 1a 4a | 9b 9a", "kattard: 1b | 2a", piles="0c, 0d 1d, 0e 1e 2e Ha, 0f 1f 2f kattard")
    s.counts = [0, 1, 3, 3]
    assert rule(s, "trajectory-change>1") == "SK-7.5"
    for pile, count in ((2, 0), (3, 2), (4, 2)):
        after = s.copy()
        play(after, f"trajectory-change>{pile}")
        assert after.counts[pile - 1] == count and names(after.piles[pile - 1])[-2] == "kattway"
    play(s, "trajectory-change>2")
    assert rule(s, "play:4a>2") == "SK-3.1"
    play(s, "play:1a>2")
    assert s.counts[1] == 1, "a 1 was needed again"


def test_sk_7_6_diplomatic_mission():
    """SK-7.6"""
    s = table("kattissian: 3a 4a 5a 6a | 9b", "kitt: 7a 8a 9a 10a | 2a", "solo: | 2b")
    assert rule(s, "diplomatic-mission>3") == "SK-7.6", "an empty hand"
    assert rule(s, "diplomatic-mission>1") == "SK-7.6", "not with yourself"
    assert rule(s, "diplomatic-mission>4") == "SK-7.6"
    assert refusal(s, "diplomatic-mission>4").text == "Diplomatic Mission needs a partner, and nobody sits there."
    assert rule(s, "offer:3a") == "SK-7.6"
    play(s, "diplomatic-mission>2", "offer:3a", "offer:5a")
    assert rule(s, "offer:3a") == rule(s, "place:4a>1") == "SK-7.6"
    assert legal(s) == ["offer:4a", "offer:6a"] and s.is_home(0)
    events = play(s, "offer:6a", seed=3)
    assert len(s.hands[0]) == 4 and len(s.hands[1]) == 4
    assert set(cards("3a 5a 6a")) < set(s.hands[1]) and CARD["4a"] in s.hands[0]
    assert names(s.discards) == ["kattissian"] and s.turn == 0
    assert kinds(events) == ["Offered", "Gave", "Got", "Gave", "Got", "Trapped"]


def test_sk_7_6_cards_are_secret_to_the_two_and_drawn_before_the_others_join():
    """SK-7.6, SK-8.2"""
    for seed in range(10):
        s = table("kitt: 3a 4a | 9b", "solo: 7a 8a 9a | 2a", "kattway: 1a | 2b")
        play(s, "diplomatic-mission>2", "offer:3a")
        assert GAME.view(s, 0).offered == (CARD["3a"],) and GAME.view(s, 1).offered == (-1,)
        events = play(s, "offer:4a", seed=seed)
        assert not {CARD["3a"], CARD["4a"]} & set(s.hands[0]), "as many as the smaller hand"
        give, take = only(events, "Gave", "Got")[:2]
        assert names(give.seen_by(0).cards) == names(take.seen_by(1).cards) == ["3a", "4a"]
        assert give.seen_by(2).cards == take.seen_by(2).cards == take.seen_by(None).cards == (-1, -1)


def test_sk_7_7_fast_docking():
    """SK-7.7"""
    s = table("kattard: 4a 4b Ha 0a 0b | 9b", "solo: 1b | 2a", piles="0c 1c 2c 3c 4c, 0d")
    assert rule(s, "play:4a>1") == "SK-3.1"
    play(s, "fast-docking")
    assert names(s.discards) == ["kattard"] and s.home == 0b10
    play(s, "play:4a>1")
    assert s.counts == [4, 0] and names(s.piles[0])[-1] == "4a"
    assert rule(s, "play:0a>2") == "SK-3.2", "a Wormhole is no Planet"
    play(s, "play:Ha>1")
    assert s.counts == [5, 0], "a Hyperspeed! does not dock"
    play(s, "place:0a>1")
    assert not s.docking


def test_sk_7_7_not_twice_in_a_turn():
    """SK-7.7"""
    s = table("kattarin: 4a 4b | 9b", "solo: 1b | 2a", piles="0c 1c 2c 3c 4c")
    play(s, "fast-docking")
    s.discards, s.home = [], 0b11
    assert rule(s, "fast-docking") == "SK-7.7"


def test_sk_7_8_auxiliary_engines():
    """SK-7.8"""
    s = table("kattanga: 4a 4b | 9b", "solo: 1b | 2a", deck="1d 2d 3d 4d 5d 6d 7d")
    events = play(s, "auxiliary-engines")
    assert names(s.hands[0]) == ["1d", "2d", "3d", "4d", "5d", "6d", "7d"] and s.turn == 0
    assert names(s.discards) == ["4a", "4b", "kattanga"]
    assert names(only(events, "Discarded")[0].seen_by(1).cards) == ["4a", "4b"]
    s = table("kattanga: | 9b", "solo: 1b | 2a", rest="quests")
    assert rule(s, "auxiliary-engines") == "SK-7.8"


@pytest.mark.parametrize(
    ("deck", "shown"), [("", False), ("1d", False), ("1d 2d 3d 4d 5d 6d 7d", False), ("1d 2d 3d 4d 5d 6d 7d 8d", True)]
)
def test_sk_7_8_a_hand_shuffled_away_at_once_is_discarded_face_down(deck, shown):
    """SK-7.8, SK-8.2: so it is with a deck of a full hand or less."""
    s = table("kattanga: 4a 4b | 9b", "solo: 1b | 2a", deck=deck, rest="quests")
    seen = Watched(GAME, s, (0, 1))
    GAME.apply(s, GAME.parse("auxiliary-engines"), Rng(0), seen)
    for seat in (0, 1):
        event, view = seen.frames[seat][1]
        wanted = ["4a", "4b"] if seat == 0 or shown else ["?", "?"]
        assert names(event.cards) == names(view.discards) == wanted
    assert ("Reshuffled" in kinds(seen)) == (not shown)


def test_sk_7_9_cargo_bay():
    """SK-7.9"""
    s = table("solo: 4a 5a 6a | 9b", "kitt: 1b | 2a")
    play(s, "cargo-bay", "place:5a>2", "place:4a>2", "place:6a>1")
    assert [names(lane) for lane in s.lanes[:4]] == [["6a"], ["5a", "4a"], [], []]
    assert len(s.hands[0]) == 7 and s.turn == 0 and names(s.discards) == ["solo"] and not s.cargo
    play(s, f"place:{names(s.hands[0])[0]}>4")
    assert s.turn == 1
    s = table("solo: | 9b", "kitt: 1b | 2a", rest="quests")
    assert rule(s, "cargo-bay") == "SK-7.9"


def test_sk_7_10_mission_control():
    """SK-7.10"""
    s = table("felicette: 4a | 9b 8b 7b", "kitt: 1b | 2a")
    events = play(s, "mission-control")
    assert names(s.quests[0]) == ["7b", "9b", "8b"] and names(s.discards) == ["felicette"]
    assert kinds(events) == ["Used", "Buried", "TurnedUp", "Trapped"] and only(events, "TurnedUp")[0].reveals
    s = table("felicette: 4a | 9b", "kitt: 1b | 2a")
    assert rule(s, "mission-control") == "SK-7.10"


def test_sk_7_11_a_trapped_card_lies_beneath_what_it_came_with():
    """SK-7.11"""
    s = table("kattway: 9a | 9b", "kattard: 1b | 2a", piles="0a 1a kattard")
    s.counts = [2]
    play(s, "trajectory-change>1")
    assert names(s.piles[0]) == ["0a", "1a", "kattway", "kattard"], "Warp Drive stays on top"


def test_undo_stops_where_something_was_turned_up():
    """SK-3.4, SK-7.1"""
    for s, text in (
        (table("kitt: 3a | 9b", "solo: 1b | 2a"), "unstable-wormhole"),
        (table("kattway: 3a | 9b 8b", "solo: 1b | 2a"), "mission-control"),
    ):
        assert any(event.reveals for event in GAME.apply(s, GAME.parse(text), Rng(0)))
