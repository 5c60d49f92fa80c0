"""Finds a screen to draw on, or says that there is none. Imports pygame."""

import os
import sys

import pygame

from tabletop.kernel.errors import TabletopError
from tabletop.words import _

INVISIBLE = ("dummy", "offscreen", "evdev")
"""Drivers nobody can see; SDL falls back to one of them where there is no screen."""


def open_display() -> None:
    """Start pygame's display; raises TabletopError where nobody could see it."""
    wished = os.environ.get("SDL_VIDEODRIVER", "")
    if sys.platform == "linux" and not wished and not os.environ.get("WAYLAND_DISPLAY"):
        if not os.environ.get("DISPLAY"):
            raise no_screen(_("neither DISPLAY nor WAYLAND_DISPLAY is set"))
        os.environ["SDL_VIDEODRIVER"] = "x11"  # asked for Wayland, SDL would add a line of its own
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise no_screen(str(problem)) from problem
    if not wished and pygame.display.get_driver() in INVISIBLE:
        raise no_screen(_("no video driver works"))


def no_screen(why: str) -> TabletopError:
    return TabletopError(_("Tabletop needs a screen, and there is none here: {why}.").format(why=why))
