"""Optional modules of a game, found by name: `after.luck`, `after.facts`, `lesson.chapters`, `lesson.figures`."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def room_of(game: object, name: str) -> ModuleType | None:
    """The module of this name in the game's package; None if the game has none."""
    package = type(game).__module__.rsplit(".", 2)[0]  # its rules are <package>.rules.game
    folder = f"{package}.{name.partition('.')[0]}"
    return import_module(f"{package}.{name}") if find_spec(folder) and find_spec(f"{package}.{name}") else None
