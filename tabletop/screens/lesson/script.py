"""What a lesson changes at a table: only what is asked for is done, and rivals do what is written."""

from collections.abc import Callable, Sequence

from tabletop.kernel.actions import Action
from tabletop.kernel.lesson import Lecture
from tabletop.screens.table.closer_look import Looking
from tabletop.screens.table.decisions import Decisions
from tabletop.screens.table.intents import Act, Submit
from tabletop.screens.table.opponents import Opponents
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.shell import Shell
from tabletop.ui.stage.sprites import Stage


class Asked(Decisions):
    """Does what the lesson asks for; to anything else the teacher has an answer."""

    def __init__(
        self,
        lecture: Lecture,
        put_off: Callable[[], None],
        sitting: Sitting,
        shell: Shell,
        stage: Stage,
        looking: Looking,
        act: Act,
    ) -> None:
        super().__init__(sitting, shell, stage, looking, act)
        self._lecture, self._put_off = lecture, put_off

    def choose(self, actions: Sequence[Action]) -> None:
        if any(self._lecture.wants(action) for action in actions):
            super().choose(actions)
        else:
            self.do(actions[0])

    def do(self, action: Action) -> None:
        if self._lecture.wants(action):
            self._act(Submit(action))
            return
        gesture = self.sitting.controller.gesture(self.sitting.shown, action)
        self._stage.send_home(gesture.lift)
        self._put_off()


class Script(Opponents):
    """The rivals of a lesson do what is written."""

    def __init__(self, shell: Shell, lecture: Lecture) -> None:
        super().__init__(shell, lecture.match, {})
        self._lecture = lecture

    def decision(self, seconds: float, ready: bool) -> Action | None:
        self._wait -= seconds
        return self._lecture.scripted() if ready and self._wait <= 0 else None
