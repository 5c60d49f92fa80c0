"""Paw of Duty: pieces (PD-1), setup (PD-2) and what a seat may know (PD-7)."""

from collections import Counter

import pytest
from support.squads import CARD, GAME, SQUARE, city, deployed, deploying, do, hand, legal, only, opened, refusal

from tabletop.base.errors import InvalidAction, InvalidOption
from tabletop.games.paw_of_duty.rules import content
from tabletop.games.paw_of_duty.rules.board import ADJACENT, CITY, NEXT, NOWHERE, OUTER, square_text
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL, TACTICS, TYPE, kitty_text
from tabletop.games.paw_of_duty.rules.events import Drew, Mixed
from tabletop.games.paw_of_duty.rules.model import DEPLOYING, REDRAWING, RESCUING, TOKEN
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.rng import Rng


def test_pd_1_1_the_board():
    """PD-1.1"""
    assert (
        len(CITY) == 9
        and len(OUTER) == 16
        and {square_text(s) for s in CITY} == {f"{column}{row}" for column in "bcd" for row in "234"}
    )
    assert {square_text(s) for s in ADJACENT[SQUARE["c3"]]} == {"c4", "d3", "c2", "b3"}
    assert [NEXT[SQUARE["a1"]][facing] for facing in (2, 3)] == [NOWHERE, NOWHERE]
    assert refusal(deploying("P1@c3N"), "deploy:H1>c3").rule == "PD-1.1"


def test_pd_1_2_the_kitties():
    """PD-1.2"""
    for kind in range(3):
        levels = [LEVEL[kitty] for kitty in range(15) if TYPE[kitty] == kind]
        assert sorted(levels) == [1, 2, 2, 3, 4]
    assert all(TACTICS[kitty] == 5 - LEVEL[kitty] for kitty in range(15))
    assert content.TYPE_NAMES == ("Huntress", "Pilot", "Tank")


def test_pd_1_3_who_strikes_whom_double():
    """PD-1.3"""
    assert content.PREY[content.PILOT] == content.TANK and content.PREY[content.TANK] == content.HUNTRESS
    assert content.PREY[content.HUNTRESS] == content.PILOT


def test_pd_1_4_the_cards():
    """PD-1.4"""
    counts = Counter(KIND)
    assert len(KIND) == 45 and counts.pop(content.CLAWS_OUT) == 2 and counts.pop(content.RADIO) == 1
    assert set(counts.values()) == {3} and len(counts) == 14


def test_pd_2_1_what_is_dealt():
    """PD-2.1"""
    for seed in range(20):
        s = GAME.setup({}, 2, Rng(seed))
        first, second = s.hands[s.first], s.hands[1 - s.first]
        assert len(first) == 6 and len(second) == 5 and content.RADIO_CARD in first
        assert 0 in s.hands[0] and 1 in s.hands[1] and len(s.deck) == 34 and len(s.kitties) == 15
    assert {GAME.setup({}, 2, Rng(seed)).first for seed in range(20)} == {0, 1}
    assert GAME.setup({"first": 1}, 2, Rng(0)).first == 1
    with pytest.raises(InvalidOption):
        GAME.setup({"first": 2}, 2, Rng(0))


def test_pd_2_1_opening_hands_are_changed_once_the_first_player_first():
    """PD-2.1"""
    s = GAME.setup({"first": 1}, 2, Rng(3))
    assert s.phase == REDRAWING and GAME.to_act(s) == 1
    backs = [text for text in legal(s) if text.startswith("back")]
    assert len(backs) == 4 and "back:radio" not in backs and legal(s)[-1] == "ready"
    assert refusal(s, "back:radio").rule == refusal(s, "back:claws-out-b").rule == "PD-2.1"
    top = s.deck[-2:]
    do(s, backs[0], backs[1])
    assert refusal(s, backs[0]) == ("PD-2.1", "That card is not in your hand.")
    events = do(s, "ready")
    assert set(top) <= set(s.hands[1]) and len(s.hands[1]) == 6, "drawn before the old ones are shuffled in"
    assert only(events, Drew)[0].reveals and only(events, Mixed)[0].secret_to == 1
    assert {CARD[text[5:]] for text in backs[:2]} <= set(s.deck) and len(s.deck) == 34
    assert GAME.to_act(s) == 0 and s.phase == REDRAWING
    do(s, "ready")
    assert s.phase == DEPLOYING and GAME.to_act(s) == 1 and s.number == 1
    assert refusal(s, "ready") == ("PD-2.1", "Opening hands are changed only before the first turn.")


def test_pd_2_1_all_four_may_go_back():
    """PD-2.1"""
    s = GAME.setup({"first": 0}, 2, Rng(3))
    for _card in range(4):
        do(s, legal(s)[0])
    assert legal(s) == ["ready"] and hand(s) == ["claws-out", "radio"]
    do(s, "ready")
    assert len(s.hands[0]) == 6


def test_pd_2_2_paw_tokens_are_never_short():
    """PD-2.2: all fifteen Kitties could bear two each, and more than nine do not stop anybody."""
    s = city("P1@a1N P2@a2N P2b@a3N P3@a4N P4@a5N H1@b5N", "", tactics=1)
    for kitty in s.squads[0][:4]:
        s.tokens[kitty] = 2
    do(s, "end", "pick:a5")
    assert sum(s.tokens) == 11


def test_pd_7_1_what_a_seat_knows():
    """PD-7.1"""
    s = opened(first=0)
    v = GAME.view(s, 0)
    assert v.hands[0] == tuple(s.hands[0]) and v.offer == tuple(s.offer) and v.deck == 34
    assert v.hands[1] == (1, *[HIDDEN] * 4) and v.kitties == (HIDDEN,) * 13 and v.radio == 0
    other = s.offer[1]
    deployed(s)
    do(s, "end")
    v = GAME.view(s, 0)
    assert v.kitties[-1] == other and v.kitties[:-1] == (HIDDEN,) * 11 and v.offer == (HIDDEN, HIDDEN)
    assert GAME.view(s, 1).kitties == (HIDDEN,) * 12
    assert GAME.view(s, None).hands[0][:2] == (0, content.RADIO_CARD) if content.RADIO_CARD in s.hands[0] else True


def test_pd_7_1_a_kitty_put_under_the_deck_is_known_again_from_turn_8_on():
    """PD-7.1, PD-7.2: seat 0 put it there on turn 1, seat 1 draws it on turn 8."""
    s = opened(first=0)
    first = s.offer[1]
    for _turn in range(7):
        deployed(s)
        do(s, "end", *(["skip"] if s.phase == RESCUING else []))
        if s.phase == TOKEN:
            do(s, legal(s)[0])
        s.claims = [[], []]
    assert s.number == 8 and s.seat == 1 and s.offer[1] == first
    v = GAME.view(s, 0)
    assert v.offer == (HIDDEN, first)
    placed = s.offer[0]
    do(s, f"deploy:{kitty_text(placed)}>{square_text(GAME.legal(s)[0].where)}")
    assert GAME.view(s, 0).kitties[-1] == first, "it went back under the deck, as everybody could see"
    assert GAME.view(GAME.determinize(GAME.view(s, 0), Rng(1)), 1).kitties[-1] == first


def test_pd_7_2_hidden_hands_and_decks_do_not_show():
    """PD-7.2"""
    s = opened(seed=4, first=1)
    other = GAME.determinize(GAME.view(s, 0), Rng(9))
    assert other != s and GAME.view(other, 0) == GAME.view(s, 0) and GAME.view(other, 1) != GAME.view(s, 1)
    assert content.RADIO_CARD in other.hands[1], "everybody knows who holds the Radio"
    assert sorted(other.deck) != sorted(s.deck) and other.hands[0] == s.hands[0]


def test_pd_7_2_after_a_reshuffle_what_was_not_in_the_discards_is_in_a_hand():
    """PD-7.2"""
    s = city("P2@c3N", "", "stalk", tactics=2)
    s.hands[1] += [43, 44]
    s.deck, s.discards = [], list(range(2, 40))
    s.hands[0] = [0, *range(40, 43)]
    do(s, "end")
    for seed in range(5):
        assert {43, 44} <= set(GAME.determinize(GAME.view(s, 0), Rng(seed)).hands[1])


@pytest.mark.parametrize("text", ["", "play", "play:hat", "move:a1>a1", "move:a1>f1", "turn:a1>X", "pick:z9", "end:"])
def test_texts_that_are_no_order(text):
    with pytest.raises(InvalidAction, match="Paw of Duty has no action"):
        GAME.parse(text)
