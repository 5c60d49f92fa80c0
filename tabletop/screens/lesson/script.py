"""What a lesson changes at a table: only what is asked for is done, and rivals do what is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.kernel.actions import Action
from tabletop.kernel.lesson import Lecture
from tabletop.screens.table.decisions import Decisions
from tabletop.screens.table.opponents import Opponents
from tabletop.ui.shell import Shell

if TYPE_CHECKING:
    from tabletop.screens.lesson.lesson import LessonScene


class Asked(Decisions):
    """Does what the lesson asks for; to anything else the teacher has an answer."""

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene.sitting, scene.shell, scene.stage, scene.looking, scene)
        self._scene = scene

    def choose(self, actions: Sequence[Action]) -> None:
        if any(map(self._scene.lecture.wants, actions)):
            super().choose(actions)
        else:
            self.do(actions[0])

    def do(self, action: Action) -> None:
        if self._scene.lecture.wants(action):
            self._table.submit(action)
            return
        self._stage.send_home(self.sitting.controller.gesture(self.sitting.shown, action).lift)
        self._scene.put_off()


class Script(Opponents):
    """The rivals of a lesson."""

    def __init__(self, shell: Shell, lecture: Lecture) -> None:
        super().__init__(shell, lecture.match, {})
        self._lecture = lecture

    def decision(self, seconds: float, ready: bool) -> Action | None:
        self._wait -= seconds
        return self._lecture.scripted() if ready and self._wait <= 0 else None
