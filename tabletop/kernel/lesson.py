"""A lesson: a real match in chapters, one idea at a time, with rivals who follow a script.

The position of every chapter is one of the game's own and everything done in it goes through the rules, so that a
changed rule shows at once.
"""

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from typing import Generic, NamedTuple, TypeVar

from tabletop.kernel.actions import Action
from tabletop.kernel.game import Game, OptionValue
from tabletop.kernel.match import AI, HUMAN, Match, Seat
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State

S_co = TypeVar("S_co", bound=State, covariant=True)
LEARNER = 0
"""The seat of whoever learns."""


class Wrong(NamedTuple):
    """Something people try here that the rules forbid."""

    action: str
    rule: str
    kindly: str
    """What the teacher says to it."""


class Step(NamedTuple):
    """What the teacher says, and perhaps waits for."""

    says: str
    more: str = ""
    does: tuple[str, ...] = ()
    """The actions of which one is to be done, as their texts; `*` stands for anything. Empty: this is only read."""
    lit: tuple[str, ...] = ()
    """The pieces and zones it is about. Those to be used are lit anyway."""
    later: str = ""
    """What is said to anything else that may be done here; empty: what is asked is said again, kindly."""
    wrong: tuple[Wrong, ...] = ()
    mood: str = "glad"


class Turn(NamedTuple):
    """What somebody does by the script: a rival, or the learner where there is nothing to learn."""

    seat: int
    action: str


class Chapter(NamedTuple, Generic[S_co]):
    """One idea, in one to three minutes."""

    title: str
    position: Callable[[Rng], S_co]
    """The state it begins with; everything left to chance in it comes from this Rng."""
    steps: tuple[Step | Turn, ...]
    seed: int = 1


class Lesson(NamedTuple):
    teacher: str
    face: str
    """The drawing of its head; `<face>-<mood>.svg` is that in a mood."""
    voice: int
    """Which of the meows is its own."""
    minutes: int
    seats: tuple[str, ...]
    """The names of the rivals, in the order of the seats after the learner's."""
    chapters: tuple[Chapter[State], ...]
    farewell: str
    """Said at the end, before the first game of one's own."""
    options: Mapping[str, OptionValue] = {}
    first: Mapping[str, OptionValue] = {}
    """The options of that first game: it begins with what was taught."""


class Lecture:
    """A lesson being given: which chapter, which step of it, and the match it is about."""

    def __init__(self, game: Game, lesson: Lesson, learner: str, chapter: int = 0, step: int = 0) -> None:
        self.game, self.lesson = game, lesson
        seats = (Seat(HUMAN, learner), *(Seat(AI, name, "easy") for name in lesson.seats))
        self.number = chapter
        self.chapter = lesson.chapters[chapter]
        self.at = 0
        self.match = Match(game, seats, lesson.options, self.chapter.seed, self.chapter.position)
        while self.at < min(step, len(self.chapter.steps)):
            self._do_as_told()

    @property
    def step(self) -> Step | Turn | None:
        """What is due now; None at the end of the chapter."""
        steps = self.chapter.steps
        return steps[self.at] if self.at < len(steps) else None

    @property
    def asked(self) -> Step | None:
        """The step that waits for something to be done, if one does."""
        return self.step if isinstance(self.step, Step) and self.step.does else None

    def wanted(self) -> list[Action]:
        """The actions of which one is to be done now."""
        return [action for action in self.match.legal if self.wants(action)] if self.asked else []

    def wants(self, action: Action) -> bool:
        return self.asked is not None and any(fnmatchcase(str(action), text) for text in self.asked.does)

    def scripted(self) -> Action | None:
        return self.game.parse(self.step.action) if isinstance(self.step, Turn) else None

    def go_on(self) -> None:
        """To the next step."""
        self.at += 1

    def go_back(self) -> bool:
        """To the words before these, as they were; False at the beginning of a chapter."""
        words = [at for at in range(self.at) if isinstance(self.chapter.steps[at], Step)]
        if words:
            self.at = words[-1]
            decisions = [step for step in self.chapter.steps[: self.at] if isinstance(step, Turn) or step.does]
            self.match.rewind(len(decisions))
        return bool(words)

    def _do_as_told(self) -> None:
        """Do what the step asks for, as it should be done."""
        seat = self.match.to_act
        if seat is not None and (action := self.scripted() or next(iter(self.wanted()), None)):
            self.match.submit(seat, action)
        self.go_on()
