"""A match as a seat saw it, cut into steps, turns and chapters, with its important moments marked."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from tabletop.kernel.replay import Film
from tabletop.kernel.story import Step, told_in_steps
from tabletop.ui.panel.log import Line
from tabletop.ui.stage.controller import Controller


class Mark(NamedTuple):
    """A moment worth jumping to."""

    step: int
    kind: str
    seat: int


class Turn(NamedTuple):
    step: int
    seat: int


class Chapter(NamedTuple):
    step: int
    title: str


class Found(NamedTuple):
    """A search result."""

    step: int
    seat: int
    words: str
    when: str


class Tape:
    """All that is told of a match to a seat, or to spectators. A step's number counts the steps before it."""

    def __init__(self, film: Film, controller: Controller, eyes: int | None) -> None:
        self._film, self._controller, self._eyes = film, controller, eyes
        tell, divides, token = controller.tell, controller.divides, controller.token
        events = [event.seen_by(eyes) for event in film.events]
        self.steps: list[Step] = told_in_steps(events, film.decisions, tell, divides)
        if not self.steps and events:
            self.steps = [Step(0, len(events), -1, ())]
        self._starts = [step.start for step in self.steps]
        self._firsts = film.firsts
        self.lines: list[Line] = []
        """The log; a line's `decision` is the step it is told in."""
        self.turns: list[Turn] = []
        self.marks: list[Mark] = []
        self._kinds: dict[int, str] = {}
        """The kinds of marked moments by the number of their event."""
        story = controller.story.of(film.match)
        self.chapters: list[Chapter] = [Chapter(0, story.when if film.match.deal is not None else story.beginning)]
        self._whens: list[Chapter] = [Chapter(0, story.when)]
        """The rounds or turns, whatever the table counts."""
        for number, event in enumerate(events):
            words, step = tell(event), self.step_of(number)
            if words:
                self.lines.append(Line(event.seat, words, divides(event), token(event), step))
                if divides(event):
                    self.turns.append(Turn(step, event.seat))
            begins = story.follow(event)
            if begins:
                self._whens.append(Chapter(step, story.when))
            title, kind = story.chapter(event, begins), story.mark(event)
            if title:
                if step <= self.chapters[-1].step:
                    self.chapters.pop()
                self.chapters.append(Chapter(step, title))
            if kind and (not self.marks or self.marks[-1][:2] != (step, kind)):
                self.marks.append(Mark(step, kind, event.seat))
                self._kinds[number] = kind
        self._line_steps = [line.decision for line in self.lines]

    def step_of(self, event: int) -> int:
        return max(0, bisect_right(self._starts, event) - 1)

    def told(self, steps: int) -> list[Line]:
        """The log after so many steps."""
        return self.lines[: bisect_right(self._line_steps, steps - 1)]

    def chapter(self, step: int) -> Chapter:
        return _within(self.chapters, step)

    def when(self, step: int) -> str:
        """The round or turn a step lies in, in the words of the table."""
        return _within(self._whens, step).title

    def counts(self, chapter: Chapter | None = None) -> dict[str, int]:
        """How many marked moments there are of each kind, in a chapter or in all."""
        return Counter(mark.kind for mark in self.marks if chapter is None or self.chapter(mark.step) == chapter)

    def moves(self, chapter: Chapter) -> int:
        """How many decisions were made in a chapter."""
        after = next((one.step for one in self.chapters if one.step > chapter.step), len(self.steps))
        start = self._starts[chapter.step] if chapter.step else 0
        stop = self._starts[after] if after < len(self.steps) else self._firsts[-1]
        return bisect_left(self._firsts, stop) - bisect_left(self._firsts, start)

    def next_mark(self, after: int, kind: str = "", back: bool = False) -> Mark | None:
        """The next marked moment (of a kind), or the one before; from the last one on from the first again."""
        marks: Sequence[Mark] = [mark for mark in self.marks if not kind or mark.kind == kind]
        if back:
            return next((mark for mark in reversed(marks) if mark.step < after), marks[-1] if marks else None)
        return next((mark for mark in marks if mark.step > after), marks[0] if marks else None)

    def search(self, words: str) -> list[Found]:
        """All that is told with these words in it; what has them in this order comes first.

        A number belongs to its word ("Pilot 4"); if the two never stand together they are searched for apart.
        """
        phrase = " ".join(words.casefold().split())
        found = [one for one, said in self._said if phrase and _has_all(said, _terms(phrase))]
        found = found or [one for one, said in self._said if phrase and _has_all(said, phrase.split())]
        found.sort(key=lambda one: not _has_all(one.words, [phrase]))
        return found

    @cached_property
    def _said(self) -> list[tuple[Found, str]]:
        """All that is told, each with everything to search in: the log, the words over the table, the mark's name."""
        film, table, said = self._film, self._controller, []
        view = film.view(self._eyes, 0)
        for number, frame in enumerate(film.between(self._eyes, 0, len(film.events))):
            beat, kind, step = table.beat(view, frame.event), self._kinds.get(number), self.step_of(number)
            view = frame.view
            called = [table.story.kinds[kind].words, table.story.kinds[kind].many] if kind else []
            staged = [beat.moment.title, *beat.moment.words] if beat.moment else []
            told = [table.tell(frame.event), *staged, *called]
            shown = next(filter(None, told), "")
            if shown:
                found = Found(step, frame.event.seat, shown, self.when(step))
                said.append((found, "\n".join([*told, *(words for _place, words in beat.captions)])))
        return said


def _terms(phrase: str) -> list[str]:
    """Search terms: words, a number with the word before it, or after it if it is the first."""
    return re.findall(r"[^\W\d]\S* \d+(?!\S)|^\d+ \S+|\S+", phrase)


def _has_all(words: str, terms: Sequence[str]) -> bool:
    """Whether all terms occur; a number counts only as a whole."""
    patterns = (re.escape(term) + r"(?!\d)" * term[-1:].isdigit() for term in terms)
    return all(re.search(pattern, words.casefold()) for pattern in patterns)


def _within(chapters: Sequence[Chapter], step: int) -> Chapter:
    return chapters[max(0, bisect_right([chapter.step for chapter in chapters], step) - 1)]
