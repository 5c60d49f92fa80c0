"""Which screen the pointer is on before there is a window: pygame cannot tell, but the SDL it has loaded can."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pygame


def screen_of_pointer() -> int:
    """The number of the screen the pointer is on; 0, the main one, if that cannot be found out."""
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
