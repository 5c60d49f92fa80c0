"""What the person has chosen, kept as JSON in the platform's own folder. Imports the file writer and the theme."""

import json
from pathlib import Path
from typing import Any

from tabletop.files import write_file
from tabletop.ui.theme import PALETTES
from tabletop.words import _

SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "relaxed": 1.7}
"""How long motion takes, against normal."""
CHOICES: dict[str, tuple[Any, ...]] = {
    "theme": tuple(PALETTES),
    "text": (80, 90, 100, 115, 130, 145, 160),
    "speed": tuple(SPEEDS),
    "acceleration": ("off", "on"),
}
"""The values of what is one of several; text is in per cent of 16 units for body text in a window of 1280 x 720."""


class Settings:
    """Every one has a sensible default, so a missing or broken file is no obstacle.

    A plain class: importing dataclasses costs a fifth of the time to the first frame.
    """

    theme: str = "night"
    text: int = 100
    speed: str = "normal"
    reduce_motion: bool = False
    effects: int = 80
    """Volume, 0-100."""
    music: int = 50
    muted: bool = False
    pace: int = 700
    """Milliseconds an AI waits before it moves."""
    acceleration: str = "off"
    """SDL_FRAMEBUFFER_ACCELERATION; takes effect at the next start."""
    fullscreen: bool = False
    window: list[int]
    """Left, top (-1: wherever), width, height."""
    setups: dict[str, Any]
    """The last setup of each game."""

    def __init__(self, path: Path | None = None, **chosen: Any) -> None:
        self.path = path
        """Where they are kept; None while they are not."""
        self.problem = ""
        """Why they could not be read or written, as a sentence."""
        self.window = [-1, -1, 1280, 720]
        self.setups = {}
        for name, value in chosen.items():
            setattr(self, name, value)


KEPT = tuple(Settings.__annotations__)
"""What is written to the file."""


def read(path: Path) -> Settings:
    """The settings of a file; anything wrong in it is left at its default."""
    settings = Settings(path=path)
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return settings
    except OSError as problem:
        settings.problem = _("The settings could not be read and start afresh: {problem}.").format(
            problem=problem.strerror
        )
        return settings
    except ValueError:
        saved = None
    if not isinstance(saved, dict):
        settings.problem = _("The settings could not be read and start afresh.")
        return settings
    for name in KEPT:
        value = saved.get(name)
        if _fits(name, value, getattr(settings, name)):
            setattr(settings, name, value)
    return settings


def _fits(name: str, value: object, default: object) -> bool:
    if type(value) is not type(default):
        return False
    if name in CHOICES:
        return value in CHOICES[name]
    if isinstance(value, list):
        return len(value) == 4 and all(type(number) is int for number in value) and min(value[2:]) > 0
    if isinstance(value, int) and not isinstance(value, bool):
        return 0 <= value <= (100 if name in ("effects", "music") else 5000)
    return True


def write(settings: Settings) -> None:
    """Keep the settings; if that fails the sentence is in `problem` and the program goes on."""
    if settings.path is None:
        return
    kept = {name: getattr(settings, name) for name in KEPT}
    try:
        write_file(settings.path, json.dumps(kept, indent=1).encode())
        settings.problem = ""
    except OSError as problem:
        settings.problem = _("The settings cannot be kept: {problem}.").format(problem=problem.strerror)
