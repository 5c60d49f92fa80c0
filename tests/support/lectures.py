"""Lessons done as they are told, for the tests of what their teachers say."""

from collections.abc import Iterator
from typing import Any

from tabletop.kernel.game import Game
from tabletop.kernel.lesson import Lecture, Lesson, Step


def moments(game: Game, lesson: Lesson, chapter: int) -> Iterator[tuple[Lecture, Step, Any]]:
    """Every sentence of a chapter and the position it is said in; whatever is asked for is done."""
    lecture = Lecture(game, lesson, "You", chapter)
    while lecture.step is not None:
        if isinstance(lecture.step, Step):
            yield lecture, lecture.step, lecture.match.state
        seat, action = lecture.match.to_act, lecture.scripted() or next(iter(lecture.wanted()), None)
        if action is not None:
            assert seat is not None
            lecture.match.submit(seat, action)
        lecture.go_on()


def said(game: Game, lesson: Lesson, words: str) -> tuple[Lecture, Any]:
    """The lecture and the position in which something is said."""
    for chapter in range(len(lesson.chapters)):
        for lecture, step, s in moments(game, lesson, chapter):
            if words in f"{step.says} {step.more}":
                return lecture, s.copy()
    raise AssertionError(f"nobody says {words!r}")
