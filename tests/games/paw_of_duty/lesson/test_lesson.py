"""What Paw of Duty's lesson shows and says is so by the rules."""

import re

from tabletop.games.paw_of_duty.lesson.chapters import LESSON
from tabletop.games.paw_of_duty.rules import model
from tabletop.games.paw_of_duty.rules.game import PawOfDuty
from tabletop.kernel.lesson import Lecture, Step
from tabletop.kernel.match import AI, HUMAN, Seat

GAME = PawOfDuty()
SEATS = (Seat(HUMAN, "You"), *(Seat(AI, name, "easy") for name in LESSON.seats))
SIZE = (1280.0, 720.0)


def chapter(title: str) -> Lecture:
    """A chapter done to its end."""
    number = next(at for at, one in enumerate(LESSON.chapters) if one.title == title)
    return Lecture(GAME, LESSON, "You", number, len(LESSON.chapters[number].steps))


def test_the_chapters_come_to_what_the_teacher_says():
    assert chapter("Strong and tough").match.state.power(0) == 3
    assert chapter("The triangle").match.state.power(0) == 8
    outside = chapter("The Outer City").match.state
    assert sorted(outside.tokens)[-2:] == [1, 2] and outside.power(1) == 0
    won = chapter("A line of three").match.state
    assert (won.ended, won.winner) == (model.CONTROL, 0)
    broken = chapter("Break a line").match.state
    assert [broken.power(seat) for seat in range(2)] == [2, 2] and broken.claims[0] and not broken.claims[1]
    assert (broken.ended, broken.winner) == (model.CONTROL, 0)
    last = chapter("The last turn").match.state
    assert (last.ended, last.winner, last.power(0), last.power(1)) == (model.POWER, 0, 9, 6)


def test_a_newcomer_is_told_everything_that_decides_a_game():
    said = " ".join(
        f"{step.says} {step.more}" for one in LESSON.chapters for step in one.steps if isinstance(step, Step)
    )
    for word in (
        "City", "draw two Kitties", "under the deck", "square in front", "diagonally", "four tactics", "strikes",
        "adds up", "forgotten", "double", "Claws Out is always yours", "discard a card and draw one", "up to five",
        "paw token", "With its third", "Mimi's turn is over", "same squares", "Kitty Rescue", "Power", "tie", "draw",
        "change up to four", "Radio", "level 3 two", "costs one", "never hurt", "last tactic", "Seven turns are yours",
        "not the one placed this turn", "or not", "outside only if the City is full", "One to a square",
        "owner's opponent", "right click", "whichever way", "turning it would not",
    ):  # fmt: skip
        assert word in said, word
    assert len(re.findall(r"[.!?](?=\s|$)", said)) <= 118
