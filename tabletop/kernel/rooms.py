"""Optional modules of a game, found by name: `after.luck`, `after.facts`, `lesson.chapters`, `lesson.figures`."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


def has_room(game: object, name: str) -> bool:
    """Whether the game's package has a module of this name, which is not imported for that."""
    package = _package(game)
    return bool(find_spec(f"{package}.{name.partition('.')[0]}") and find_spec(f"{package}.{name}"))


def room_of(game: object, name: str) -> ModuleType | None:
    """The module of this name in the game's package; None if the game has none."""
    return import_module(f"{_package(game)}.{name}") if has_room(game, name) else None


def _package(game: object) -> str:
    return type(game).__module__.rsplit(".", 2)[0]  # its rules are <package>.rules.game
