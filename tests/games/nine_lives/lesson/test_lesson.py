"""What the lesson of Nine Lives says is true of the table it is said at."""

import re
from functools import partial

import pytest
from support import lectures
from support.kittens import GAME

from tabletop.games.nine_lives.lesson.chapters import LESSON
from tabletop.games.nine_lives.rules.content import POWER_NAMES, SUIT_NAMES
from tabletop.kernel.lesson import LEARNER, Step, Turn

CHAPTERS = range(len(LESSON.chapters))
SECONDS_A_WORD, SECONDS_A_MOVE, SECONDS_A_CARD = 0.35, 10.0, 1.5
NUMBERS = {"One": 1, "Five": 5, "Nine": 9}
moments = partial(lectures.moments, GAME, LESSON)
said = partial(lectures.said, GAME, LESSON)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_totals_are_as_they_are_called(chapter):
    for _lecture, step, s in moments(chapter):
        for suit, total in re.findall(r"(\w+) stand at (\d+)", step.says):
            assert s.totals[SUIT_NAMES.index(suit)] == int(total)
        for count in re.findall(r"(\w+) candles? (?:each|left)", f"{step.says} {step.more}"):
            assert any(len(deck) == NUMBERS[count.capitalize()] for deck in s.lives)


@pytest.mark.parametrize(
    ("words", "lives"),
    [("You won: the highest Heart", [9, 9, 9]), ("Boom!", [9, 8, 8]), ("It won, so it came back", [8, 8, 7]),
     ("Five candles left", [5, 5, 6]), ("your life is back", [6, 6, 5]), ("Mimi and Oscar lost a life", [5, 5, 5]),
     ("yours is back!", [5, 4, 4]), ("You win: 3 lives, Oscar 2", [3, 0, 2])],
)  # fmt: skip
def test_lives_are_as_they_are_told(words, lives):
    assert [len(deck) for deck in said(words)[1].lives] == lives


@pytest.mark.parametrize(
    ("words", "keeper"),
    [("you are the Kittykeeper again", 0), ("Mimi stays the Kittykeeper", 1), ("so it came back", 0)],
)
def test_the_crown_is_where_it_is_said_to_be(words, keeper):
    assert said(words)[1].keeper == keeper


def test_the_game_at_the_end_is_won_by_whoever_learns():
    lecture, _s = said("You win")
    assert lecture.match.outcome is not None and lecture.match.outcome.winners == (LEARNER,)


def test_all_nine_powers_are_told_of():
    text = " ".join(f"{step.says} {step.more}" for at in CHAPTERS for _lecture, step, _s in moments(at))
    for number, power in POWER_NAMES.items():
        assert re.search(rf"\b{number} (is (a )?{power}|only naps)", text), power


def test_it_takes_as_long_as_it_says():
    steps = [step for chapter in LESSON.chapters for step in chapter.steps]
    read = sum(len(f"{step.says} {step.more}".split()) for step in steps if isinstance(step, Step))
    moves = sum(bool(step.does) for step in steps if isinstance(step, Step))
    cards = sum(isinstance(step, Turn) for step in steps)
    seconds = SECONDS_A_WORD * read + SECONDS_A_MOVE * moves + SECONDS_A_CARD * cards
    assert LESSON.minutes - 1.5 <= seconds / 60 <= LESSON.minutes
