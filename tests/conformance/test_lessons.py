"""Every lesson through the real rules: with the right moves, with wrong ones at every step, with anything else."""

from collections.abc import Iterator

import pytest

from tabletop.base import paths
from tabletop.games.shelf import GAMES
from tabletop.kernel.lesson import LEARNER, Lecture, Lesson, Step, Turn
from tabletop.screens.shared.controllers import controller_for, lesson_for

LESSONS: dict[str, Lesson] = {game: lesson for game in GAMES if (lesson := lesson_for(game))}
LONGEST_SAID, LONGEST_MORE = 90, 170


def lectures(game_id: str) -> Iterator[Lecture]:
    lesson = LESSONS[game_id]
    for chapter in range(len(lesson.chapters)):
        yield Lecture(GAMES[game_id], lesson, "You", chapter)


def walk(lecture: Lecture, last: bool = False) -> Iterator[Step | Turn]:
    """Do as told; where several things are asked for the first of them, or the last."""
    while (step := lecture.step) is not None:
        yield step
        if isinstance(step, Turn):
            assert lecture.match.to_act == step.seat, step
            action = lecture.scripted()
            assert action is not None
            lecture.match.submit(step.seat, action)
        elif step.does:
            assert lecture.match.to_act == LEARNER, f"it is not the learner's decision: {step.says}"
            wanted = lecture.wanted()
            assert wanted, f"{step.does} is not among {[str(action) for action in lecture.match.legal]}"
            lecture.match.submit(LEARNER, wanted[-1 if last else 0])
        lecture.go_on()


@pytest.mark.parametrize("game_id", sorted(LESSONS))
@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
def test_a_lesson_can_be_done_as_it_is_told(game_id, last):
    for lecture in lectures(game_id):
        asked = sum(1 for step in walk(lecture, last) if isinstance(step, Step) and step.does)
        assert asked, f"nothing is to be done in {lecture.chapter.title}"


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_every_chapter_begins_with_a_position_of_the_game(game_id):
    game = GAMES[game_id]
    for lecture in lectures(game_id):
        assert game.dump(game.load(game.dump(lecture.match.state))) == game.dump(lecture.match.state)


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_what_is_wrong_is_refused_by_the_rule_the_teacher_has_in_mind(game_id):
    game, tried = GAMES[game_id], 0
    for lecture in lectures(game_id):
        for step in walk(lecture):
            for wrong in step.wrong if isinstance(step, Step) else ():
                refusal = lecture.match.refusal(LEARNER, game.parse(wrong.action))
                assert refusal is not None, f"{wrong.action} is allowed"
                assert refusal.rule == wrong.rule, (wrong.action, refusal)
                assert wrong.kindly
                tried += 1
    assert tried >= 3, "people try forbidden things"


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_one_can_go_back_through_a_chapter_to_its_beginning_and_forth_again(game_id):
    for lecture in lectures(game_id):
        states = {}
        for step in walk(lecture):
            if isinstance(step, Step):
                states[lecture.at] = lecture.game.dump(lecture.match.state)
        while lecture.go_back():
            assert lecture.game.dump(lecture.match.state) == states.pop(lecture.at)
        assert not states
        for step, wanted in ((lecture.at, None), (len(lecture.chapter.steps), None)):
            again = Lecture(lecture.game, lecture.lesson, "You", lecture.number, step)
            assert (again.step is wanted) == (step == len(lecture.chapter.steps))


@pytest.mark.parametrize("size", [(1280.0, 720.0), (1280.0, 800.0)])
@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_every_light_falls_on_something(game_id, size):
    for lecture in lectures(game_id):
        controller = controller_for(game_id, lecture.match.seats)
        for step in walk(lecture):
            if isinstance(step, Step):
                legal = lecture.match.legal if lecture.match.to_act == LEARNER else ()
                layout = controller.layout(lecture.match.view(LEARNER), legal, size)
                there = {thing.key for thing in (*layout.pieces, *layout.zones)}
                assert set(step.lit) <= there, (lecture.chapter.title, step.says, set(step.lit) - there)


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_sentences_are_short_and_the_goal_comes_first(game_id):
    lesson = LESSONS[game_id]
    assert 5 <= len(lesson.chapters) <= 12 and 4 <= lesson.minutes <= 12
    assert lesson.farewell and (paths.ART / f"{lesson.face}-glad.svg").is_file()
    for chapter in lesson.chapters:
        read = 0
        for step in chapter.steps:
            if isinstance(step, Turn):
                continue
            assert len(step.says) <= LONGEST_SAID and len(step.more) <= LONGEST_MORE, step
            assert (paths.ART / f"{lesson.face}-{step.mood}.svg").is_file()
            read = 0 if step.does else read + 1
            assert read <= 4, f"too much to read at {step.says!r}"
