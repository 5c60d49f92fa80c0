"""A game's lesson: its chapters, how far the learner has come, what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from tabletop.base.words import _, counted
from tabletop.games.shelf import GAMES
from tabletop.kernel.lesson import Lesson
from tabletop.screens import navigation
from tabletop.screens.lesson.lesson import LessonScene
from tabletop.screens.shared.controllers import lesson_for
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.dialog import Dialog, Layer
from tabletop.ui.widgets.stacks import boxed, spaced, tiled
from tabletop.ui.widgets.widget import Button, Label

WIDTH = 460
HEAD = 120


class Course:
    """The learner's way through a game's lesson."""

    def __init__(self, shell: Shell, game: str, lesson: Lesson) -> None:
        self.shell, self.game, self.lesson = shell, GAMES[game], lesson
        self.learner = shell.settings.people[0] if shell.settings.people else _("You")

    @property
    def _kept(self) -> tuple[int, int, set[int]]:
        """From the settings: the chapter and the step that was reached, and the finished chapters.

        Older settings lack the last: then all chapters before the one that was reached count.
        """
        kept = self.shell.settings.lessons.get(self.game.info.id)
        if not isinstance(kept, list) or len(kept) not in (2, 3) or not all(map(_is_count, kept[:2])):
            return 0, 0, set()
        finished = kept[2] if len(kept) == 3 and isinstance(kept[2], list) else range(kept[0])
        many = len(self.lesson.chapters)
        return min(kept[0], many), kept[1], {one for one in finished if _is_count(one) and one < many}

    @property
    def reached(self) -> tuple[int, int]:
        """The chapter and the step that was reached; a chapter beyond the last: the end was seen."""
        return self._kept[:2]

    @property
    def finished(self) -> set[int]:
        return self._kept[2]

    @property
    def next(self) -> tuple[int, int]:
        """Where to go on: at `reached`, after the last chapter with one that was left out, or else at the beginning."""
        many = len(self.lesson.chapters)
        left = [chapter for chapter in range(many) if chapter not in self.finished]
        return self.reached if self.reached[0] < many else (left[0] if left else 0, 0)

    def remember(self, chapter: int, step: int, finished: Iterable[int] = ()) -> None:
        """Keep how far the learner has come; going back to a chapter forgets nothing."""
        reached, done = max((chapter, step), self.reached), self.finished.union(finished)
        if (reached, done) != (self.reached, self.finished):
            self.shell.settings.lessons[self.game.info.id] = [*reached, sorted(done)]
            self.shell.keep_settings()

    def open(self, chapter: int, step: int = 0) -> None:
        """Open a chapter, in place of the one that is open."""
        if self.shell.scenes and isinstance(self.shell.scenes[-1], LessonScene):
            self.shell.pop()
        self.shell.push(LessonScene(self.shell, self, chapter, step))

    def finish_chapter(self, chapter: int) -> None:
        self.remember(chapter + 1, 0, [chapter])
        if chapter + 1 < len(self.lesson.chapters):
            self.open(chapter + 1)
            return
        play = _("Play a first game"), self._play
        shelf = _("Back to the shelf"), partial(navigation.back_to_menu, self.shell)
        words = counted(
            "A game of your own now: against an easy opponent, and with a word of advice when it matters.",
            "A game of your own now: against easy opponents, and with a word of advice when it matters.",
            len(self.lesson.seats),
        )
        words = f"{self.lesson.farewell} {words}"
        self.shell.push(Dialog(self.shell, _("You know how to play!"), words, [play, shelf], "trophy"))

    def _play(self) -> None:
        from tabletop.screens.shared import matches

        game = self.game.info.id
        navigation.back_to_menu(self.shell)
        setup = matches.first_setup(game, len(self.lesson.seats))
        matches.begin(self.shell, matches.with_me(self.shell, setup), self.lesson.first)

    def pause(self, scene: LessonScene) -> None:
        self.shell.push(ChaptersScene(self.shell, self, scene.lecture.number))


class ChaptersScene(Layer):
    """The chapters of a lesson: go on, go back to one, or leave."""

    def __init__(self, shell: Shell, course: Course, amid: int | None = None) -> None:
        """`amid` is the chapter one is in now."""
        super().__init__(shell)
        self.course, lesson = course, course.lesson
        finished = course.finished
        info = course.game.info
        self.title = Label(_("Learn {game}", game=info.short_title), "heading", align=pygame.FONT_CENTER)
        many = counted("with {teacher}, in one minute", "with {teacher}, in {count} minutes", lesson.minutes,
                       teacher=lesson.teacher)  # fmt: skip
        self.facts = Label(many, "small", "ink_soft", pygame.FONT_CENTER)
        go_on = self.back if amid is not None else partial(self._open, *course.next)
        words = _("Begin") if amid is None and course.next == (0, 0) else _("Go on")
        self.buttons = [Button(words, go_on, icon="play", accent=True)]
        for number, chapter in enumerate(lesson.chapters):
            icon = "check" if number in finished else "play" if number == course.next[0] else "forward"
            name = f"{number + 1}. {chapter.title}"
            self.buttons.append(Button(name, partial(self._open, number, 0), icon=icon, role="body"))
        if amid is not None:
            self.buttons += [
                Button(_("The rulebook"), partial(navigation.open_rules, shell, info.id), icon="rules"),
                Button(_("Leave the lesson"), partial(navigation.back_to_menu, shell), icon="quit"),
            ]
        self.group.widgets = [self.title, self.facts, *self.buttons]
        self.group.set_focus(self.buttons[0])

    def _open(self, chapter: int, step: int) -> None:
        self.back()
        self.course.open(chapter, step)

    def arrange(self) -> None:
        """The chapters stand below each other, or if that is too high in two columns."""
        self._stack(1)
        if self.box.height > self.look.size[1]:
            self._stack(2)

    def _stack(self, columns: int) -> None:
        look, gap, small = self.look, self.look.px(GAP), self.look.px(6)
        begin, *rest = self.buttons
        chapters, others = rest[: len(self.course.lesson.chapters)], rest[len(self.course.lesson.chapters) :]
        one = max(look.px(WIDTH) // columns, *(button.size(look)[0] for button in self.buttons))
        wide = columns * (one + small) - small
        shown = spaced([begin, *chapters[::columns], *others], small)
        self.box = boxed(look, [2 * gap, self.title, self.facts, gap, *shown, 2 * gap], wide, 2 * gap)
        tiled(look, chapters, columns, self.box.left + 2 * gap, chapters[0].rect.top, one, small)


def _is_count(kept: object) -> bool:
    return type(kept) is int and kept >= 0


def learn(shell: Shell, game: str) -> None:
    """Begin a game's lesson; if it was begun before, choose where to go on."""
    lesson = lesson_for(game)
    assert lesson is not None
    shell.say_at_once(_("The table is being laid\u2026"))
    course = Course(shell, game, lesson)
    if course.reached == (0, 0):
        course.open(0)
    else:
        shell.push(ChaptersScene(shell, course))


def offer(shell: Shell, game: str, learn_it: Callable[[], None], play: Callable[[], None]) -> None:
    lesson, title = lesson_for(game), GAMES[game].info.short_title
    assert lesson is not None
    words = _(
        "{teacher} shows you how it goes, at the table, in about {minutes} minutes. "
        "You can also just play: every move says what it does, and H gives a hint.",
        teacher=lesson.teacher,
        minutes=lesson.minutes,
    )
    buttons = [(_("Learn it first"), learn_it), (_("Just play"), play)]
    shell.push(Dialog(shell, _("{game} for the first time?", game=title), words, buttons, "learn"))
