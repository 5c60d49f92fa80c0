"""Where the program's window goes and how large it is."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pygame

GRIP = (200, 150)
"""Pixels of a window that must be on a screen, from its upper left corner."""
LEAST = (960, 600)
"""The smallest window, even if the screen is smaller."""
SHARE = 7 / 8
"""The part of the screen's width and height a first window takes at most: about four fifths of its area."""
SQUAREST, WIDEST = 4 / 3, 16 / 9
"""Limits of a first window's aspect ratio."""


class Placed(NamedTuple):
    at: tuple[int, int] | None
    """None: wherever the system likes on the screen."""
    size: tuple[int, int]
    screen: int = 0


def placed(window: list[int], screens: list[list[int]]) -> Placed:
    """Where a window goes that was at `window` before; the first one goes to the pointer's screen.

    The old place counts only if the screens are still the same and enough of the window to grip is on them.
    """
    found = [list(size) for size in pygame.display.get_desktop_sizes()]
    left, top, width, height = window
    if not width:
        screen = screen_of_pointer()
        screen = screen if screen < len(found) else 0
        return Placed(None, first_size(*found[screen]), screen)
    wide, high = sum(screen[0] for screen in found), sum(screen[1] for screen in found)
    beside = len(found) > 1  # another screen may be to the left or above
    inside = -beside * wide <= left <= wide - GRIP[0] and -beside * high <= top <= high - GRIP[1]
    if inside and screens == found:
        most = max(screen[0] for screen in found), max(screen[1] for screen in found)
        return Placed((left, top), _no_less(min(width, most[0]), min(height, most[1])))
    return Placed(None, _no_less(min(width, found[0][0]), min(height, found[0][1])))


def first_size(width: int, height: int) -> tuple[int, int]:
    wide, high = width * SHARE, height * SHARE
    wide, high = min(wide, high * WIDEST), min(high, wide / SQUAREST)
    return _no_less(round(wide), round(high))


def _no_less(width: int, height: int) -> tuple[int, int]:
    return max(LEAST[0], width), max(LEAST[1], height)


def screen_of_pointer() -> int:
    """The number of the pointer's screen; 0, the main one, if it cannot be found out.

    Before there is a window pygame cannot tell, but the SDL it has loaded can.
    """
    with suppress(ImportError, OSError, AttributeError):
        return _ask_sdl() if pygame.display.get_num_displays() > 1 else 0
    return 0


def _ask_sdl() -> int:
    import ctypes

    class Rect(ctypes.Structure):
        _fields_ = [(name, ctypes.c_int) for name in ("x", "y", "w", "h")]

    sdl = ctypes.CDLL(next(_libraries(), ""))
    x, y, rect = ctypes.c_int(), ctypes.c_int(), Rect()
    sdl.SDL_GetGlobalMouseState(ctypes.byref(x), ctypes.byref(y))
    for screen in range(sdl.SDL_GetNumVideoDisplays()):
        failed = sdl.SDL_GetDisplayBounds(screen, ctypes.byref(rect))
        if not failed and pygame.Rect(rect.x, rect.y, rect.w, rect.h).collidepoint(x.value, y.value):
            return screen
    return 0


def _libraries() -> Iterator[str]:
    """The SDL file that pygame uses: opened again it is the same library, not a second one."""
    package = Path(pygame.__file__).parent
    if sys.platform == "win32":
        yield "SDL2.dll"  # one that is loaded is found by its name
    folders = (package, package / ".dylibs", package.parent / "pygame_ce.libs", package.parent)
    for folder in folders:
        for name in ("libSDL2-2*", "SDL2.dll"):
            yield from sorted(str(path) for path in folder.glob(name))
