"""Finds a screen to draw on, or says that there is none. Imports pygame."""

import os
import sys

import pygame

from tabletop.kernel.errors import TabletopError
from tabletop.words import _

INVISIBLE = ("dummy", "offscreen", "evdev")
"""Drivers nobody can see; SDL falls back to one of them where there is no screen."""
WITHOUT_CARD = ("x11", "windows")
"""Drivers that can draw without the graphics card."""
HINT = "SDL_FRAMEBUFFER_ACCELERATION"
GRIP = (200, 150)
"""How much of a window must be on a screen at least, from its upper left corner."""


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


def open_window(size: tuple[int, int], flags: int, accelerated: bool) -> pygame.Surface:
    """The program's window; raises TabletopError where there cannot be one.

    Drawing without the graphics card starts faster where the driver can do it. Wayland and macOS cannot, and there
    asking for it leaves no window at all: so if one way fails the other is tried.
    """
    able = pygame.display.get_driver() in WITHOUT_CARD
    first = os.environ.get(HINT) or ("0" if able and not accelerated else "1")
    problem = ""
    for way in (first, "1" if first == "0" else "0"):
        os.environ[HINT] = way
        try:
            return pygame.display.set_mode(size, flags)
        except pygame.error as failed:
            problem = problem or str(failed)
    raise no_screen(problem)


def placed(window: list[int], screens: list[list[int]]) -> tuple[tuple[int, int] | None, tuple[int, int]]:
    """Where a window that was somewhere before goes now, None for wherever the system likes, and its size.

    The place counts only while the screens are those it was chosen on; a part to hold it by must be on them.
    """
    found = [list(size) for size in pygame.display.get_desktop_sizes()]
    left, top, width, height = window
    size = min(width, found[0][0]), min(height, found[0][1])
    wide, high = sum(screen[0] for screen in found), sum(screen[1] for screen in found)
    beside = len(found) > 1  # another screen may be to the left or above
    inside = -beside * wide <= left <= wide - GRIP[0] and -beside * high <= top <= high - GRIP[1]
    return (left, top) if inside and screens == found else None, size


def no_screen(why: str) -> TabletopError:
    return TabletopError(_("Tabletop needs a screen, and there is none here: {why}.", why=why))
