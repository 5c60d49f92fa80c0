"""The open window: full screen, maximised and its usual place, whether changed by us or the window manager."""

from contextlib import suppress

import pygame

from tabletop.records.settings import Settings
from tabletop.window.placement import placed

CALM = 0.4
"""Seconds without window events until a change is over: window managers send one change in several steps."""
CREPT = 60
"""Pixels by which a late title bar may push a window; a person has moved what is further away."""
HEARING = ("windows", "cocoa", "wayland")
"""Drivers that know whether a window is fullscreen; on X11 SDL does not hear of it when a window manager ends that."""


class Pane:
    """The program's window. Place and size are in points: pixels, except on the dense screens of macOS and Wayland.

    While it is fullscreen or maximised, its usual place and size are kept in the settings (`window`).
    """

    def __init__(self, window: pygame.Window, dense: bool, full: bool) -> None:
        """`dense`: its screen may have several pixels in a point. `full`: it was opened fullscreen."""
        self.window, self.surface, self._dense = window, window.get_surface(), dense
        self._asked_full = full
        """True while SDL was asked for full screen."""
        self._minimised = False
        self.maximised = False
        """True if it is, or will be when full screen ends."""
        self._told = False
        """What the system said of that last; while the window is fullscreen it means nothing."""
        self._large_at: tuple[tuple[int, int], tuple[int, int]] | None = None
        """Its place and size while maximised: X11 may say "restored" though it is still there."""
        self._filled = False
        """True once it was seen to be fullscreen, where SDL would not hear of the end of that."""
        self._wanted_full = False
        """True if it has to be fullscreen again as soon as its changes are over."""
        self._restless: float | None = None
        """Seconds until its changes are over; None if there are none."""
        self._home: tuple[int, int] | None = None
        """Where it has to be once the system has drawn a title bar around it."""

    @property
    def density(self) -> float:
        """Pixels in a point."""
        return self.surface.get_width() / self.window.size[0]

    @property
    def place(self) -> tuple[int, int]:
        """Its position, which Wayland does not tell."""
        return (-1, -1) if pygame.display.get_driver() == "wayland" else self.window.position

    @property
    def full(self) -> bool:
        """True if the window is fullscreen, including when the window manager did it."""
        return self._large if self._dense else self._asked_full and not self._taken_out

    @property
    def _large(self) -> bool:
        return self.window.size in pygame.display.get_desktop_sizes()

    @property
    def _taken_out(self) -> bool:
        """True if a window manager has ended full screen."""
        return self._filled and not self._large and self._asked_full

    def flip(self) -> None:
        self.window.flip()

    def come_forward(self) -> None:
        """Come in front of all other windows; where that is not allowed the system points it out."""
        if self._minimised:
            self.window.restore()
        self.window.focus()
        with suppress(pygame.error):  # not on an invisible screen
            self.window.flash(pygame.FLASH_UNTIL_FOCUSED)

    def maximise(self) -> None:
        self.maximised = self._told = True
        self.window.maximize()

    def put(self, at: tuple[int, int] | None) -> None:
        """Move it there, also if a title bar is drawn around it later; None: to the centre."""
        self.window.position = at or pygame.WINDOWPOS_CENTERED
        self._home = at

    def toggle_full(self, settings: Settings) -> None:
        """Enter full screen, or leave it for what was before."""
        if self._taken_out:  # a moment ago: out and in again at once, SDL and the window manager would misunderstand
            self._follow_out(settings)
            self._wanted_full, self._restless = True, CALM
            return
        self.settle(settings)
        settings.fullscreen = not self.full
        if settings.fullscreen:
            self._fill()
        else:
            self._leave_full(settings)

    def _fill(self) -> None:
        self._filled = self._wanted_full = False
        self._asked_full = True
        self.window.set_fullscreen(desktop=True)  # the screen keeps its resolution, the window stays the same
        self._look()

    def _leave_full(self, settings: Settings) -> None:
        self._filled = self._asked_full = False
        self.window.set_windowed()
        at, size, _screen = placed(settings.window, settings.screens)
        if not self.maximised or pygame.display.get_driver() not in HEARING:  # there the system knows its usual place
            self.window.size = size
            self.put(at)
        if self.maximised:
            self.maximise()

    def _follow_out(self, settings: Settings) -> None:
        """Tell SDL that a window manager has ended full screen and restored the window."""
        self._filled = self._asked_full = False
        self.window.set_windowed()
        self._home = placed(settings.window, settings.screens).at
        if self.maximised:
            self.maximise()

    def follow(self, kind: str) -> None:
        """A window event: the state is read once no more come."""
        if kind in ("minimised", "maximised", "restored"):
            self._minimised = kind == "minimised"
        if kind in ("maximised", "restored"):
            self._told = kind == "maximised"
        if kind in ("maximised", "restored", "moved", "resized"):
            self._restless = CALM
            self._look()

    def _look(self) -> None:
        if self._asked_full and pygame.display.get_driver() not in HEARING:
            self._filled = self._filled or self._large

    def pass_time(self, seconds: float, settings: Settings) -> None:
        if self._restless is not None:
            self._restless -= seconds
            if self._restless <= 0:
                self.settle(settings)

    def settle(self, settings: Settings) -> None:
        """Read the window's state, and keep its place and size if they are its usual ones."""
        self._restless = None
        self._look()
        if self._taken_out:
            self._follow_out(settings)
        elif self._wanted_full:
            self._fill()
        settings.fullscreen = self.full or (self._dense and settings.fullscreen)
        if settings.fullscreen:
            self._told = self.maximised
            return
        now = self.place, self.window.size
        self.maximised = settings.maximised = self._told or self._large_at == now
        self._large_at = now if self.maximised else None
        if not self.maximised and not self._large:
            home, self._home = self._home, None
            if home is not None and max(abs(self.place[axis] - home[axis]) for axis in (0, 1)) <= CREPT:
                self.window.position = home  # a late title bar had pushed it
            settings.window = [*self.place, *self.window.size]
            settings.screens = [list(size) for size in pygame.display.get_desktop_sizes()]

    def close(self) -> None:
        self.window.destroy()
        pygame.display.quit()
