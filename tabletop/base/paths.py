"""Where things lie: the program's art and sounds, the person's saves and settings."""

import os
import sys
from functools import cache
from pathlib import Path

from tabletop.base.files import keep_to_ourselves
from tabletop.base.words import language

_PACKAGE = Path(__file__).resolve().parents[1]


def _asset_root() -> Path:
    if getattr(sys, "frozen", False):
        return Path(getattr(sys, "_MEIPASS", _PACKAGE.parent))
    beside = _PACKAGE.parent
    return beside if (beside / "art").is_dir() and (beside / "pyproject.toml").is_file() else _PACKAGE


ASSETS = _asset_root()
"""Holds `art` and `sounds`: the checkout, the installed package or the frozen program's folder."""
ART = ASSETS / "art"
SOUNDS = ASSETS / "sounds"
CHANGES = _PACKAGE / "changes.md"
OURS = "config", "data", "log"
"""The kinds of folders that are this program's alone: nobody else may look into them."""


@cache
def _folder(kind: str) -> Path:
    from platformdirs import PlatformDirs  # costs 26 ms, so not before it is needed

    folders = PlatformDirs("tabletop", appauthor=False)
    folder = Path(getattr(folders, f"user_{kind}_dir"))
    if kind in OURS:
        keep_to_ourselves(folder)
    return folder


def config() -> Path:
    """The folder of the settings; may not exist."""
    return _folder("config")


def saves() -> Path:
    """The folder of the saved matches; may not exist."""
    return _folder("data") / "matches"


def library() -> Path:
    """The database of all matches; may not exist."""
    return _folder("data") / "library.sqlite"


def log_file() -> Path:
    """The file of the log; may not exist."""
    return _folder("log") / "tabletop.log"


def places() -> list[Path]:
    """Folders of this person in which files are looked for, those there are: home first."""
    try:
        found = [Path.home(), *map(_folder, ("desktop", "documents", "downloads", "pictures"))]
    except RuntimeError:  # nobody knows where home is
        return []
    return [folder for folder in dict.fromkeys(found) if os.path.isdir(folder)]


def game_folder(game: object) -> Path:
    """The package of a game's rules: its rulebook and what its AIs have learned lie there."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parents[1]


def rulebook(game: object) -> Path:
    """A game's rulebook, in the player's language if there is one."""
    folder = game_folder(game)
    translated = folder / f"rulebook.{language()}.md"
    return translated if translated.is_file() else folder / "rulebook.md"
