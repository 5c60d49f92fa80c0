"""Space Kitties: the cards (SK-1), the setup (SK-2) and what a seat may know (SK-8)."""

from collections import Counter

import pytest
from support.space import CARD, GAME, names, play, table

from tabletop.base.errors import InvalidAction, InvalidOption
from tabletop.games.space_kitties.rules.content import ABILITY, CARD_TEXTS, COMMANDERS, NUMBER
from tabletop.kernel.rng import Rng


def test_sk_1_1_how_many_cards_of_each_kind():
    """SK-1.1"""
    assert len(NUMBER) == 142
    assert Counter(NUMBER) == {0: 10, **dict.fromkeys(range(1, 11), 11), 11: 10, 12: 12}
    assert len(set(CARD_TEXTS)) == 142
    assert CARD_TEXTS[0] == "0a" and CARD_TEXTS[141] == "Hl" and NUMBER[CARD["10k"]] == 10


def test_sk_1_2_ten_commanders_with_two_abilities_each():
    """SK-1.2"""
    known = {who.name: (ABILITY[who.play].name, ABILITY[who.discard].name) for who in COMMANDERS}
    assert known == {
        "James T Kitt": ("Unstable Wormhole", "Diplomatic Mission"),
        "Jean-Luc Kattard": ("Warp Drive", "Fast Docking"),
        "Leela Kattanga": ("Unstable Wormhole", "Auxiliary Engines"),
        "Neil Katstrong": ("One Small Step", "Auxiliary Engines"),
        "Kat Solo": ("Deceiving Maneuvers", "Cargo Bay"),
        "Lando Kattissian": ("Deceiving Maneuvers", "Diplomatic Mission"),
        "Katthryn Kattway": ("Trajectory Change", "Mission Control"),
        "Yuri Kattarin": ("Trajectory Change", "Fast Docking"),
        "Victoria Kattsichore": ("Warp Drive", "Cargo Bay"),
        "Felicette": ("One Small Step", "Mission Control"),
    }
    assert len({who.calling for who in COMMANDERS}) == 10
    assert list(ABILITY) == list(range(1, 11))


def test_sk_2_1_commanders_are_chosen_or_dealt():
    """SK-2.1"""
    seen = set()
    for seed in range(40):
        s = GAME.setup({"commander_2": "felicette", "commander_3": "felicette"}, 4, Rng(seed))
        assert s.commanders[1] == 9 and len(set(s.commanders)) == 4
        seen.update(s.commanders)
    assert seen == set(range(10))
    with pytest.raises(InvalidOption):
        GAME.setup({"commander_1": "garfield"}, 2, Rng(0))
    with pytest.raises(InvalidOption):
        GAME.setup({"commander_3": "solo"}, 2, Rng(0))


@pytest.mark.parametrize(
    ("seats", "quests", "short", "hand"),
    [(2, 35, 18, 7), (3, 21, 11, 7), (4, 14, 7, 7), (5, 10, 5, 7), (6, 7, 0, 7), (7, 6, 0, 6), (8, 5, 0, 6)],
)
def test_sk_2_2_and_2_3_what_is_dealt(seats, quests, short, hand):
    """SK-2.2, SK-2.3, SK-2.4"""
    s = GAME.setup({}, seats, Rng(seats))
    assert [len(pile) for pile in s.quests] == [quests] * seats
    assert [len(held) for held in s.hands] == [hand] * seats and s.size == hand
    assert s.lanes == [[]] * 4 * seats and not s.piles and not s.discards
    assert len(s.deck) == 142 - seats * (quests + hand)
    assert s.home == 2**seats - 1
    if short:
        s = GAME.setup({"short": True}, seats, Rng(seats))
        assert [len(pile) for pile in s.quests] == [short] * seats
    else:
        with pytest.raises(InvalidOption):
            GAME.setup({"short": True}, seats, Rng(seats))


def test_sk_2_4_the_first_commander_is_drawn_or_chosen():
    """SK-2.4"""
    assert {GAME.setup({}, 3, Rng(seed)).turn for seed in range(40)} == {0, 1, 2}
    assert [GAME.setup({"first": first}, 3, Rng(5)).turn for first in range(3)] == [0, 1, 2]


def test_sk_8_1_what_a_seat_knows():
    """SK-8.1"""
    s = table(
        "kitt: 3a 4a | 5a 6a | 7a 8a, 9a",
        "solo: 3b | 5b 6b | 1b",
        piles="0a 1a kattway 2a",
        discards="11a 11b",
        deck="9b",
    )
    v = GAME.view(s, 0)
    assert (v.seat, v.seats, v.to_act, v.deck_count) == (0, 2, 0, len(s.deck))
    assert names(v.hand) == ["3a", "4a"] and v.hand_counts == (2, 1)
    assert names(v.quest_tops) == ["6a", "6b"] and v.quest_counts == (2, 2)
    assert [names(lane) for lane in v.lanes] == [["7a", "8a"], ["9a"], [], [], ["1b"], [], [], []]
    assert [names(pile) for pile in v.piles] == [["0a", "1a", "kattway", "2a"]] and v.counts == (2,)
    assert names(v.discards) == ["11a", "11b"] and v.home == (True, True)
    assert v.commanders == (0, 4) and v.played == -1 and not v.docking


def test_sk_8_2_what_a_seat_never_sees():
    """SK-8.2"""
    s = table("kitt: 3a 4a | 5a 6a", "solo: 3b 9c | 5b 6b", deck="9b")
    for seat, hidden in ((0, "3b 9c 5a 5b 9b"), (1, "3a 4a 5a 5b 9b"), (None, "3a 4a 3b 9c 5a 5b 9b")):
        v = GAME.view(s, seat)
        shown = {*v.hand, *v.quest_tops, *v.discards}.union(*v.lanes, *v.piles)
        assert not shown & {CARD[name] for name in hidden.split()}
    worlds = [GAME.determinize(GAME.view(s, 0), Rng(seed)) for seed in range(20)]
    assert len({tuple(world.hands[1]) for world in worlds}) > 10
    assert len({world.quests[0][0] for world in worlds}) > 10
    assert all(world.quests[0][1] == CARD["6a"] and world.hands[0] == s.hands[0] for world in worlds)


def test_sk_8_2_draws_are_secret():
    """SK-8.2"""
    s = table("kitt: 3a 4a | 5a 6a", "solo: 3b 9c | 5b 6b", deck="9b 9d 9e 9f 9g 9h")
    (draw,) = [event for event in play(s, "place:3a>1") if type(event).__name__ == "Drew"]
    assert names(draw.seen_by(0).cards) == ["9b", "9d", "9e", "9f", "9g", "9h"] and draw.reveals
    assert draw.seen_by(1).cards == draw.seen_by(None).cards == (-1,) * 6


@pytest.mark.parametrize(
    "text", ["play:4a>2", "play:Ha>new", "place:11c>4", "offer:0a", "end", "warp-drive>3", "one-small-step"]
)
def test_texts_parse_back(text):
    assert str(GAME.parse(text)) == text


@pytest.mark.parametrize("text", ["play:4z>2", "place:4a>5", "play:4a>25", "warp-drive", "End", "offer", ""])
def test_other_texts_are_refused(text):
    with pytest.raises(InvalidAction, match="Space Kitties has no action"):
        GAME.parse(text)


def test_every_seat_may_wish_for_a_commander():
    chosen = [option for option in GAME.info.options if option.place >= 0]
    assert [option.place for option in chosen] == list(range(8)) and {option.label for option in chosen} == {
        "Commander"
    }
    assert all(dict(option.choices)[option.default] == "Dealt by chance" for option in chosen)
