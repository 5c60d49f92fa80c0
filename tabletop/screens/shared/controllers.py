"""Each game's side of the table, by its id."""

from collections.abc import Sequence
from importlib import import_module

from tabletop.games.shelf import SHELF
from tabletop.kernel.lesson import Lesson
from tabletop.kernel.match import Seat
from tabletop.kernel.rooms import has_room, room_of
from tabletop.ui.stage.controller import Controller


def controller_for(game: str, seats: Sequence[Seat]) -> Controller:
    """The controller of a game with these people at the table."""
    module, _colon, name = SHELF[game].table.partition(":")
    controller: Controller = getattr(import_module(module), name)(seats)
    return controller


def is_taught(game: str) -> bool:
    """True if a game has a lesson; does not import it."""
    return has_room(SHELF[game].game, "lesson.chapters")


def lesson_for(game: str) -> Lesson | None:
    """A game's `lesson/chapters.py`, if it has one."""
    room = room_of(SHELF[game].game, "lesson.chapters")
    lesson: Lesson | None = room.LESSON if room else None
    return lesson
