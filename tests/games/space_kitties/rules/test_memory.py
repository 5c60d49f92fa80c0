"""Space Kitties: what was seen is not forgotten (SK-8.3)."""

import pytest
from support.knowledge_space_kitties import Knowledge
from support.space import CARD, GAME, cards, names, play, quest_first, table

from tabletop.games.space_kitties.rules.model import DECK
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.seating import Seating


def worlds(s, seat, count=30):
    return [GAME.determinize(GAME.view(s, seat), Rng(seed)) for seed in range(count)]


@pytest.mark.parametrize("seats", range(2, 9))
def test_sk_8_3_nothing_that_was_seen_is_wrong_in_an_imagined_position(seats):
    """SK-8.3: over a whole game full of journeys, for everybody and a spectator; what is imagined can be saved."""
    rng, chance, thoughts, mind, told = Rng(seats), Rng(seats + 1), Rng(seats), Knowledge(seats), 0
    s = GAME.setup({"commander_1": "kitt", "commander_2": "kattanga"}, seats, rng)
    for step in range(10_000):
        if s.turn < 0:
            break
        action, seat = quest_first(s, chance), s.turn
        mind.see(seat, action, GAME.apply(s, action, rng))
        viewer = (None, *range(seats))[step % (seats + 1)]
        imagined = GAME.determinize(GAME.view(s, viewer), thoughts)
        assert mind.holds(s, viewer) and mind.holds(imagined, viewer), (str(action), viewer)
        assert GAME.load(GAME.dump(imagined)) == imagined
        told += len(s.told)
    assert told


def test_sk_8_3_buried_quests_lie_where_they_were_put():
    """SK-8.3, SK-7.10"""
    s = table("felicette: 4a 5a | 9b 8b 7b 6b", "kitt: 1b | 2a")
    play(s, "mission-control")
    s.discards, s.home = [], 0b11
    play(s, "mission-control")
    assert [names(buried) for buried in GAME.view(s, 1).buried] == [["7b", "6b"], []]
    assert all(names(world.quests[0])[:2] == ["7b", "6b"] for world in worlds(s, 1))
    assert len({world.quests[0][2] for world in worlds(s, None)}) > 10, "nobody knows the third"


def test_sk_8_3_buried_quests_come_up_again():
    """SK-8.3"""
    s = table("felicette: 1a | 9b 3b 2b", "kitt: 1b | 2a", piles="0a 1c")
    play(s, "mission-control")
    s.piles, s.counts = [cards("0a 1c 2c")], [2]
    s.deck = [card for card in s.deck if card != CARD["2c"]]
    play(s, "play:3b>1")
    assert names(s.quests[0]) == ["2b", "9b"]
    assert [names(buried) for buried in GAME.view(s, 1).buried] == [["2b"], []]


def test_sk_8_3_who_exchanged_cards_knows_where_they_are():
    """SK-8.3, SK-7.6"""
    s = table("kitt: 3a 4a 5a 6a | 9b", "solo: 7a 8a 9a 10a | 2a", "kattway: 1a | 2b")
    play(s, "diplomatic-mission>2", "offer:3a", "offer:4a", "offer:5a")
    given, taken = set(cards("3a 4a 5a")), set(s.hands[0]) - {CARD["6a"]}
    assert all(given <= set(world.hands[1]) for world in worlds(s, 0))
    assert all(taken <= set(world.hands[0]) for world in worlds(s, 1))
    assert not any(given <= set(world.hands[1]) for world in worlds(s, 2))
    assert dict(GAME.view(s, 0).told) == dict.fromkeys(given, 1 << 1) and not GAME.view(s, 2).told
    play(s, "place:6a>1", "place:3a>1")
    assert set(dict(GAME.view(s, 0).told)) == given - {CARD["3a"]}, "everybody sees that one now"


def test_sk_8_3_a_card_that_may_have_gone_on_is_in_one_of_two_hands():
    """SK-8.3"""
    s = table("kitt: 3a 4a 5a 6a | 9b", "kattissian: 7a 8a 9a 10a | 2a", "kattway: 1a 1c 1d 1e | 2b")
    play(s, "diplomatic-mission>2", "offer:3a", "offer:4a", "offer:5a", "place:6a>1")
    told = [text for text in names(s.hands[1]) if text not in ("3a", "4a", "5a")]
    play(s, "diplomatic-mission>3", *(f"offer:{text}" for text in ("3a", "4a", *told)))
    assert dict(GAME.view(s, 0).told) == dict.fromkeys(cards("3a 4a 5a"), 6)
    held = [{seat for seat in (1, 2) if CARD["3a"] in world.hands[seat]} for world in worlds(s, 0)]
    assert {1} in held and {2} in held and all(held)


def test_sk_8_3_what_went_from_the_discards_into_the_deck_is_there_or_was_drawn():
    """SK-8.3: the deck holds nothing else, and those who have not drawn since hold nothing of it."""
    s = table("kitt: 3a 4a | 5a", "solo: 1a | 2b 2a", "kattway: 1c | 2d 2c",
              discards="7a 7b 7c 7d 7e 7f 7g 7h 7i", deck="6a", rest="quests")  # fmt: skip
    play(s, "place:3a>1")
    seen = set(cards("7a 7b 7c 7d 7e 7f 7g 7h 7i"))
    for viewer in (None, 1, 2):
        for world in worlds(s, viewer):
            assert set(world.deck) <= seen and not seen & {*world.hands[1], *world.hands[2]}
            assert not seen & {card for quests in world.quests for card in quests}
            assert len(seen & set(world.hands[0])) == 5


def test_sk_8_3_a_hand_discarded_face_down_is_known_to_its_owner():
    """SK-8.3, SK-7.8"""
    shown = " ".join(f"{number}{letter}" for number in (7, 8) for letter in "abcdefghijk")
    s = table("kattanga: 4a 4b | 9b", "solo: 1b 1c | 2b 2a", discards=shown, deck="6a 6b", rest="quests")
    play(s, "auxiliary-engines")
    gone = set(cards("4a 4b")) - set(s.hands[0])
    assert dict(GAME.view(s, 0).told) == dict.fromkeys(gone, 1 << DECK) and not GAME.view(s, 1).told
    assert gone and all(gone <= set(world.deck) for world in worlds(s, 0))
    assert len({world.deck.index(min(gone)) for world in worlds(s, 0)}) > 1, "anywhere in it"
    seen = set(cards(shown))
    unseen = [frozenset({*world.deck, *world.hands[0]} - seen) for world in worlds(s, 1)]
    assert {len(some) for some in unseen} == {4}, "for the others it may have been anything"
    assert len(set(unseen)) > 10 and any(set(world.deck) - seen for world in worlds(s, 1))
    play(s, f"place:{names(s.hands[0])[0]}>1")
    told = dict.fromkeys(gone - set(s.hands[0]), 1 << DECK)
    play(s, "place:1b>1")
    assert told and dict(GAME.view(s, 0).told) == dict.fromkeys(told, 1 << DECK | 1 << 1), "or the other drew it"


def test_sk_8_3_a_whole_hand_that_goes_over_leaves_no_doubt():
    """SK-8.3"""
    s = table("kitt: 3a 4a 6a | 9b", "kattissian: 7a 8a | 2a", "kattway: 1a 1c 1d 1e | 2b", deck="9f 9g")
    play(s, "diplomatic-mission>2", "offer:3a", "offer:4a", "place:6a>1")
    play(s, "diplomatic-mission>3", "offer:3a", "offer:4a")
    assert dict(GAME.view(s, 0).told) == dict.fromkeys(cards("3a 4a"), 1 << 2)


def test_a_closer_look_tells_what_is_known():
    """SK-8.3"""
    from tabletop.games.space_kitties.voice.explain import explain

    at = Seating((Seat(HUMAN, "Ann"), Seat(HUMAN, "Mimi")))
    s = table("kitt: 3a 4a 5a 6a | 9b", "felicette: 7a 8a 9a 10a | 9c 8c 7c 2a")
    play(s, "diplomatic-mission>2", "offer:3a", "offer:4a", "offer:5a", "place:6a>1", "mission-control")
    known = explain(at, GAME.view(s, 0), "commander:9").pictures
    assert known == (("commander", 9), *(("card", card) for card in cards("3a 4a 5a")))
    buried = explain(at, GAME.view(s, 0), f"card:{CARD['7c']}")
    assert buried.pictures == (("card", CARD["7c"]), ("card", CARD["2a"])) and "lowest first" in buried.text
