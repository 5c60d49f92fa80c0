"""The rules of Crazy Eights, each by its number. Hands are told in the game's own notation."""

import pytest

from crazy_eights.rules.content import CARD_TEXTS, CARDS, EIGHT, RANK, SUIT
from crazy_eights.rules.events import Drew, Passed, Played, Reshuffled
from crazy_eights.rules.game import CrazyEights
from crazy_eights.rules.model import DRAW, PASS, State, pieces
from tabletop.kernel.events import NOBODY
from tabletop.kernel.rng import Rng

GAME = CrazyEights()


def cards(texts: str) -> list[int]:
    return [CARD_TEXTS.index(text) for text in texts.split()]


def table(first: str, second: str, pile: str, stock: str | None = None) -> State:
    """Two hands, a pile with its top last, and the stock: what is told, or all the rest."""
    hands, heap = [sorted(cards(first)), sorted(cards(second))], cards(pile)
    held = {*hands[0], *hands[1], *heap}
    return State(hands, [c for c in CARDS if c not in held] if stock is None else cards(stock), heap)


def do(s: State, *texts: str) -> list[object]:
    return [event for text in texts for event in GAME.apply(s, GAME.parse(text), Rng(1))]


def legal(s: State) -> set[str]:
    return {str(action) for action in GAME.legal(s)}


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 5), (5, 5)])
def test_the_deal(seats, size):
    """CE-1.1, CE-1.2, CE-1.3"""
    for seed in range(60):
        s = GAME.setup({}, seats, Rng(seed))
        assert [len(hand) for hand in s.hands] == [size] * seats and sorted(pieces(s)) == list(CARDS)
        assert len(s.pile) == 1 and RANK[s.pile[0]] != EIGHT and s.suit == SUIT[s.pile[0]]


def test_a_card_follows_suit_or_rank_and_an_eight_goes_on_anything():
    """CE-2.1, CE-2.2"""
    s = table("H5 C9 D2 S8", "C2 C3", "H9")
    assert legal(s) == {"play:H5", "play:C9", "play:S8>C", "play:S8>D", "play:S8>H", "play:S8>S"}
    assert GAME.refusal(s, GAME.parse("play:D2")).rule == "CE-2.1"
    assert do(s, "play:S8>C") == [Played(0, cards("S8")[0], 0)]
    assert legal(s) == {"play:C2", "play:C3"} and GAME.to_act(s) == 1


def test_who_cannot_play_draws_once_and_may_play_what_fits():
    """CE-2.3, CE-2.5"""
    s = table("D2 D3", "C2 C3", "H9", "S4 H4")
    assert legal(s) == {"draw"} and GAME.refusal(s, PASS).rule == "CE-2.5"
    assert do(s, "draw") == [Drew(0, cards("H4")[0], secret_to=0, reveals=True)]
    assert legal(s) == {"play:H4"} and GAME.refusal(s, DRAW).rule == "CE-2.3"
    s = table("D2 D3", "C2 C3", "H9", "H4 S4")
    do(s, "draw")
    assert legal(s) == {"pass"} and do(s, "pass") == [Passed(0)] and GAME.to_act(s) == 1


def test_the_pile_becomes_the_stock_when_that_is_empty():
    """CE-2.4"""
    s = table("D2", "C2", "S4 S5 S6 H9", "")
    events = do(s, "draw")
    assert events[0] == Reshuffled(NOBODY) and len(s.stock) == 2 and s.pile == cards("H9")


def test_the_last_card_wins_at_once():
    """CE-3.1"""
    s = table("H5", "C2 C3", "H9")
    do(s, "play:H5")
    assert GAME.outcome(s) == ((0,), (0, -2), "hand-empty") and GAME.legal(s) == []


def test_when_nobody_can_play_or_draw_the_fewest_cards_win():
    """CE-3.2"""
    s = table("D2 D3", "C2", "H9", "")
    do(s, "pass", "pass")
    assert GAME.outcome(s) == ((1,), (-2, -1), "nobody-can-play")


def test_a_hand_is_its_owners_secret():
    """CE-4.1"""
    s = table("D2 D3", "C2", "H9")
    assert GAME.view(s, 0).hand == tuple(cards("D2 D3")) and GAME.view(s, None).hand == ()
    assert GAME.view(s, 1).counts == (2, 1)
    assert Drew(0, 5, secret_to=0).seen_by(1).card == -1
