"""What the lesson of Space Kitties says is true of the table it is said at."""

import re
from functools import partial

import pytest
from support import lectures
from support.space import CARD, GAME

from tabletop.games.space_kitties.advice.effects import way
from tabletop.games.space_kitties.lesson.chapters import LESSON
from tabletop.games.space_kitties.rules.content import ABILITY, COMMANDERS, NUMBER, QUESTS
from tabletop.games.space_kitties.rules.model import LANES, SpaceKittiesState
from tabletop.kernel.events import NOBODY
from tabletop.kernel.lesson import LEARNER, Step
from tabletop.kernel.rng import Rng

CHAPTERS = range(len(LESSON.chapters))
MIMI, OSCAR = 1, 2
moments = partial(lectures.moments, GAME, LESSON)


def said(words: str) -> SpaceKittiesState:
    """The position in which something is said."""
    return lectures.said(GAME, LESSON, words)[1]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_journeys_stand_and_need_what_is_said(chapter):
    for _lecture, step, s in moments(chapter):
        words = f"{step.says} {step.more}"
        for letter, number in re.findall(r"[Jj]ourney ([ABC]) (?:still )?needs an? (\d+)", words):
            assert s.counts["ABC".index(letter)] + 1 == int(number), words
        for letter, number in re.findall(r"\b([ABC]) stands at (\d+)", words):
            assert s.counts["ABC".index(letter)] == int(number), words
        for number in re.findall(r"[Yy]our quest is an? (\d+)", words):
            assert NUMBER[s.quests[LEARNER][-1]] == int(number), words


def test_quests_are_as_many_as_is_said():
    words = next(step.more for _lecture, step, _s in moments(0) if "quests each" in step.more)
    assert (
        words == f"Three commanders begin with {QUESTS[3]} quests each; two with {QUESTS[2]}, eight with {QUESTS[8]}."
    )
    s = said("Welcome aboard")
    assert [len(quests) for quests in s.quests] == [QUESTS[3]] * 3


def test_what_happened_is_what_the_teacher_tells():
    drawn = said("you drew: seven cards again")
    assert drawn.turn == MIMI and len(drawn.hands[LEARNER]) == 7
    buried = said("Yours lies under the 4")
    assert any([NUMBER[card] for card in lane] == [9, 4] for lane in buried.lanes[:LANES])
    full = said("so you drew seven new cards at once")
    assert full.turn == LEARNER and len(full.hands[LEARNER]) == 7
    assert not said("He is trapped in that journey").is_home(LEARNER)
    assert said("Kattard is home!").is_home(LEARNER)
    assert CARD["kattard"] in said("trapped in the discards").discards
    assert len(said("Only two cards are left").deck) == 2
    assert said("he is home!").is_home(LEARNER) and said("he is home!").shuffles == 1
    mission = said("Felicette has used Mission Control")
    assert NUMBER[mission.quests[MIMI][0]] == 7 and CARD["felicette"] in mission.discards
    assert CARD["solo"] in said("played the 6 off your lane").piles[0]
    end = said("You have won!")
    outcome = GAME.outcome(end)
    assert end.turn == NOBODY and outcome is not None and outcome.winners == (LEARNER,)


def test_both_abilities_of_the_own_commander_are_used_and_sentences_are_whole():
    own = COMMANDERS[said("Jean-Luc Kattard").commanders[LEARNER]]
    asked = {
        text for chapter in LESSON.chapters for step in chapter.steps if isinstance(step, Step) for text in step.does
    }
    assert {ABILITY[own.play].slug, ABILITY[own.discard].slug} <= {text.partition(">")[0] for text in asked}
    for chapter in CHAPTERS:
        for _lecture, step, _s in moments(chapter):
            for words in (step.says, step.more, step.later, *(wrong.kindly for wrong in step.wrong)):
                assert not words or words[-1] in ".!?", words


def test_everything_that_is_asked_about_the_game_is_said_in_words():
    told = " ".join(f"{step.says} {step.more}" for chapter in CHAPTERS for _lecture, step, _s in moments(chapter))
    for words in (
        "it can even begin a journey", "never to another lane", "a Planet (that is a 1 to 10)", "it is no Planet",
        "three places: quest, hand, top of a lane", "journeys belong to everyone", "any number of journeys",
        "The first to clear the whole pile wins, at once", "you drew seven new cards at once",
        "lay a card of your hand on a lane",
    ):  # fmt: skip
        assert words in told, words


def test_what_is_advised_is_the_best_there_is():
    """No card could follow the Hyperspeed! anywhere but on a new journey."""
    s = said("The next quest is a Hyperspeed!")
    follows = {count + 2 for count in s.counts} - {12}
    assert not follows & {NUMBER[card] for card in s.hands[LEARNER]} and 1 in {NUMBER[c] for c in s.hands[LEARNER]}


def test_no_chapter_ends_with_a_quest_in_reach():
    for chapter in CHAPTERS[:-1]:
        *_before, (lecture, _step, s) = moments(chapter)
        if s.turn == LEARNER:
            found = way(GAME.view(s, LEARNER), LEARNER)
            assert found is None or found.lacking, lecture.chapter.title


def test_the_first_game_is_played_with_the_commanders_of_the_lesson():
    s = GAME.setup(LESSON.first, 3, Rng(5))
    assert s.commanders == said("Welcome aboard").commanders and s.turn == LEARNER
