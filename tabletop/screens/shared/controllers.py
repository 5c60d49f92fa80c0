"""Each game's side of the table, by its id."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tabletop.games.shelf import SHELF
from tabletop.kernel.lesson import Lesson
from tabletop.kernel.match import Seat
from tabletop.ui.stage.controller import Controller


def controller_for(game: str, seats: Sequence[Seat]) -> Controller:
    """The controller of a game with these people at the table."""
    controller: Controller = load(game)(seats)
    return controller


def load(game: str) -> Any:
    """The class of a game's controller."""
    module, _colon, name = SHELF[game].table.partition(":")
    return getattr(import_module(module), name)


def is_taught(game: str) -> bool:
    """Whether a game has a lesson; the lesson is not imported for that."""
    return find_spec(_lesson_room(game)) is not None


def lesson_for(game: str) -> Lesson | None:
    """How a game is taught: its room `lesson.py`, if it has one."""
    if not is_taught(game):
        return None
    lesson: Lesson = import_module(_lesson_room(game)).LESSON
    return lesson


def _lesson_room(game: str) -> str:
    return SHELF[game].table.partition(":")[0].rpartition(".")[0] + ".lesson"
