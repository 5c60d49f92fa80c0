"""What is foreseen and advised in Crazy Eights, in positions written by hand."""

import pytest

from crazy_eights.advice.coach import REMARKS
from crazy_eights.lesson.positions import table
from crazy_eights.rules.game import CrazyEights
from crazy_eights.table.controller import CrazyEightsController
from tabletop.kernel.match import AI, HUMAN, Seat
from tabletop.kernel.reasons import BAD, GOOD
from tabletop.kernel.rng import Rng

GAME = CrazyEights()
CONTROLLER = CrazyEightsController((Seat(HUMAN, "You"), Seat(AI, "Mimi", "easy")))


def asked(first: str, second: str, pile: str):
    """What the first hand sees and may do."""
    s = table(first, second, pile)(Rng(1))
    return GAME.view(s, 0), GAME.legal(s)


def kinds(reasons):
    return [(reason.kind, reason.tone) for reason in reasons]


def test_the_last_card_wins_and_says_so():
    view, legal = asked("H5", "C2 C3", "H9")
    assert kinds(CONTROLLER.foresee(view, legal, legal[0])) == [("wins", GOOD)]
    assert kinds(CONTROLLER.reasons(view, legal, legal[0])) == [("wins", GOOD)]


def test_an_eight_that_could_wait_is_a_price_and_following_a_reason():
    view, legal = asked("H5 H6 S8", "C2 C3", "H9")
    eight, plain = GAME.parse("play:S8>H"), GAME.parse("play:H5")
    assert kinds(CONTROLLER.reasons(view, legal, eight)) == [("follows", ""), ("spends eight", BAD)]
    assert CONTROLLER.own_reason(view, legal, plain, eight) == [], "the eight is followed by as many cards"


def test_a_rival_with_one_card_is_stopped_by_another_suit():
    view, legal = asked("H5 C9 D2", "C2", "H9")
    assert kinds(CONTROLLER.reasons(view, legal, GAME.parse("play:C9")))[0] == ("stops", "")
    assert "Mimi" in CONTROLLER.sure(view, legal, GAME.parse("play:H5"))
    assert CONTROLLER.sure(view, legal, GAME.parse("play:C9")) == ""


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ("H5", "C2 C3", "go out"),
        ("H5 C9 D2", "C2", "nearly out"),
        ("H5 S8", "C2 C3", "keep eights"),
        ("H5 D2", "C2 C3", ""),
    ],
)
def test_the_coach_says_the_most_pressing_thing(first, second, said):
    view, legal = asked(first, second, "H9")
    speaking = [remark for remark in REMARKS if remark.says(view, legal, CONTROLLER.names)]
    assert next((remark.name for remark in speaking), "") == said
    assert all(set(remark.advises(view, legal)) <= set(legal) for remark in speaking)
