"""What the lesson of Cat Quest says is true of the table it is said at."""

import re
from functools import partial

import pytest
from support import lectures

from tabletop.games.cat_quest.lesson.chapters import LESSON
from tabletop.games.cat_quest.rules.board import distance
from tabletop.games.cat_quest.rules.content import BEATEN_BY, DOG_ELEMENT, ELEMENT_NAMES, HOME_NAMES
from tabletop.games.cat_quest.rules.game import CatQuest
from tabletop.games.cat_quest.rules.model import EVERYBODY, ROLLED, CatQuestState
from tabletop.kernel.lesson import LEARNER

GAME = CatQuest()
CHAPTERS = range(len(LESSON.chapters))
moments = partial(lectures.moments, GAME, LESSON)


def said(words: str) -> CatQuestState:
    """The position in which something is said."""
    return lectures.said(GAME, LESSON, words)[1]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_speeds_are_as_they_are_called(chapter):
    for _lecture, step, s in moments(chapter):
        for speed in re.findall(r"[Ss]peed (\d+)", step.says):
            assert s.phase == ROLLED and sum(s.dice) == int(speed)


def test_who_beats_whom_is_told_as_it_is():
    told = {}
    for chapter in CHAPTERS:
        for _lecture, step, s in moments(chapter):
            for one, other, kind in re.findall(r"(\w+) and (\w+) cats beat (\w+)", f"{step.says} {step.more}"):
                told[kind] = {one, other}
            if turned_up := re.match(r"An? (\w+) Dog: ", step.says):
                assert ELEMENT_NAMES.index(turned_up[1]) == DOG_ELEMENT[s.row[s.at]]
    assert told == {
        name: {ELEMENT_NAMES[element] for element in BEATEN_BY[kind]} for kind, name in enumerate(ELEMENT_NAMES)
    }


def test_ways_cost_what_the_teacher_says():
    def cost(s: CatQuestState, home: str) -> int:
        return distance(s.ships[LEARNER], s.planets[HOME_NAMES.index(home)])

    assert cost(said("Speed 5"), "Jupiter") > 5
    assert cost(said("Mars is 3 steps away"), "Mars") == 3
    assert cost(said("Purrinus waits on Uranus: you need 7"), "Uranus") == 3 + 2 + 2
    assert sum(said("Too slow").dice) < 7 <= sum(said("Much better").dice)


def test_what_happened_is_what_the_teacher_tells():
    lost = said("by chance: your Merkitty")
    assert not lost.crews[LEARNER] >> 1 & 1 and lost.best[LEARNER] == 3 and lost.grounded & 1
    assert sum(bool(lost.seen[dog]) for dog in lost.row) == 4 and len(lost.box) == 10
    again = said("turns the order around")
    assert GAME.to_act(again) == LEARNER and again.place == 0 and again.home_here() == HOME_NAMES.index("Mars")
    assert said("Even!").dice[0] % 2 == 0 and said("Odd!").winner == LEARNER
    end = said("more than Mimi's two")
    outcome = GAME.outcome(end)
    assert outcome is not None and outcome.winners == (LEARNER,) and end.best == [3, 2, 0]


def test_every_power_is_taught():
    words = " ".join(f"{step.says} {step.more}" for chapter in CHAPTERS for _lecture, step, _s in moments(chapter))
    for cat in ("Jupersian", "Caturn", "Purrinus", "Neptabby", "Plukitten"):
        assert cat in words


def test_what_the_questions_ask_is_said():
    steps = [f"{step.says} {step.more}" for chapter in CHAPTERS for _lecture, step, _s in moments(chapter)]
    assert any(all(name in step for name in ELEMENT_NAMES) for step in steps), "the five elements in one place"
    words = " ".join(steps)
    for told in ("from two homes", "Then you may fight again, as soon as", "crossing the asteroids costs 3"):
        assert told in words


def test_a_dog_that_is_named_is_one_that_is_seen():
    s = said("Jupersian against Metal")
    assert [DOG_ELEMENT[dog] for dog in s.row[:3]] == [
        ELEMENT_NAMES.index(name) for name in ("Water", "Metal", "Water")
    ]
    assert all(s.seen[dog] == EVERYBODY for dog in s.row[:3])
