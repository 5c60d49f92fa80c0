"""Opens a window, or says that there is no screen; sets what SDL and the system must know before."""

import os
import sys
from contextlib import suppress

import pygame

from tabletop.base.drawings import picture
from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.window.placement import Placed
from tabletop.window.state import Pane

NAME = "tabletop"
"""The program's name for window managers, docks and task bars."""
INVISIBLE = ("dummy", "offscreen", "evdev")
"""Drivers nobody can see; SDL falls back to one of them where there is no screen."""
WITHOUT_CARD = ("x11", "windows")
"""Drivers that can draw without the graphics card."""
DENSE = ("cocoa", "wayland")
"""Drivers that cannot, and leave no window at all if they are asked to."""
HINT = "SDL_FRAMEBUFFER_ACCELERATION"
BUS, NO_BUS = "DBUS_SESSION_BUS_ADDRESS", "disabled:"
"""The variable with the session bus's address, and its value for no bus."""
CENTRED = 0x2FFF0000
"""SDL_WINDOWPOS_CENTERED; the screen's number is added."""
HINTS = {
    "all": {"SDL_APP_NAME": "Tabletop", "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1"},
    "win32": {"SDL_WINDOWS_DPI_AWARENESS": "permonitorv2"},
    "darwin": {"SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK": "1"},
    "linux": {"SDL_VIDEO_X11_WMCLASS": NAME, "SDL_VIDEO_WAYLAND_WMCLASS": NAME},
}
"""SDL's hints for each system: sizes are true pixels, a click with Ctrl is a right click, whose window it is."""


def open_display() -> None:
    """Start pygame's display; raises TabletopError where nobody could see it."""
    for name, value in (*HINTS["all"].items(), *HINTS.get(sys.platform, {}).items()):
        if not os.environ.get(name) or value == NAME:  # pygame has called it after whatever started Python
            os.environ[name] = value
    wished = os.environ.get("SDL_VIDEODRIVER", "")
    if sys.platform == "linux" and not wished and not os.environ.get("WAYLAND_DISPLAY"):
        if not os.environ.get("DISPLAY"):
            raise no_screen(_("neither DISPLAY nor WAYLAND_DISPLAY is set"))
        os.environ["SDL_VIDEODRIVER"] = "x11"  # asked for Wayland, SDL would add a line of its own
    try:
        start_display()
    except pygame.error as problem:
        raise no_screen(str(problem)) from problem
    if not wished and pygame.display.get_driver() in INVISIBLE:
        raise no_screen(_("no video driver works"))


def start_display() -> None:
    """Start pygame's display. Without a session bus SDL would start one that stays: it is told that there is none.

    SDL asks for the bus once, now; programs we start later decide for themselves.
    """
    folder = os.environ.get("XDG_RUNTIME_DIR", "")  # where the system puts the bus
    has_bus = bool(os.environ.get(BUS)) or (bool(folder) and os.path.exists(os.path.join(folder, "bus")))
    alone = sys.platform == "linux" and not has_bus
    if alone:
        os.environ[BUS] = NO_BUS
    try:
        pygame.display.init()
    finally:
        if alone:
            del os.environ[BUS]


def open_window(where: Placed, full: bool, accelerated: bool, maximised: bool = False) -> Pane:
    """The program's window; raises TabletopError where there cannot be one.

    `maximised` counts for a full screen only once that ends.
    """
    _introduce()
    pane = _open_somehow(where, full, accelerated)
    pane.maximised = maximised
    if maximised and not full:
        if where.at is not None:
            pane.put(where.at)  # where it goes when it is the usual one again
        pane.maximise()
    return pane


def _open_somehow(where: Placed, full: bool, accelerated: bool) -> Pane:
    if pygame.display.get_driver() in DENSE:
        try:
            return _open_dense(where, full)
        except pygame.error:  # better a soft picture than none
            pygame.display.quit()
            pygame.display.init()
    return _open_plain(where, full, accelerated)


def _open_dense(where: Placed, full: bool) -> Pane:
    os.environ.pop(HINT, None)
    pane = _open(where, full, True)
    show_icon(pane.window)
    return pane


def _open_plain(where: Placed, full: bool, accelerated: bool) -> Pane:
    """Without the graphics card where that works, since it starts faster; if one way fails the other is tried."""
    able = pygame.display.get_driver() in WITHOUT_CARD
    first = os.environ.get(HINT) or ("1" if accelerated else "0" if able else "")
    problem = ""
    for way in (first, "1" if first == "0" else "0"):
        os.environ[HINT] = way
        if not way:
            del os.environ[HINT]
        if problem:  # what SDL has decided once it keeps as long as it runs
            pygame.display.quit()
            pygame.display.init()
        try:
            return _open(where, full, False)
        except pygame.error as failed:
            problem = problem or str(failed)
    raise no_screen(problem)


def _open(where: Placed, full: bool, dense: bool) -> Pane:
    at = where.at or (CENTRED + where.screen,) * 2
    window = pygame.Window("Tabletop", where.size, at, fullscreen_desktop=full, allow_high_dpi=dense, resizable=True)
    return Pane(window, dense, full)


def _introduce() -> None:
    """The task bar of Windows groups windows by this and not by whose Python it is."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(f"{NAME}.{NAME}")


def show_icon(window: pygame.Window) -> None:
    """Where that costs time it waits until the first frame is there."""
    with suppress(OSError, pygame.error):
        window.set_icon(_icon())


def _icon() -> pygame.Surface:
    side = 512 if sys.platform == "darwin" else 128  # as large as docks show it
    return pygame.image.load_sized_svg(picture("shell/icon"), (side, side))


def no_screen(why: str) -> TabletopError:
    return TabletopError(_("Tabletop needs a screen, and there is none here: {why}.", why=why))
