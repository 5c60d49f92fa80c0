"""The program's window once it is open: what it is now, whoever made it so, and how it comes back."""

from contextlib import suppress

import pygame

from tabletop.records.settings import Settings
from tabletop.window.placement import placed

CALM = 0.4
"""Seconds without any news of the window until it is what it is: window managers tell one change in several steps."""
CREPT = 60
"""Pixels by which a frame that comes late may push a window; whatever is further away was moved by somebody."""
HEARING = ("windows", "cocoa", "wayland")
"""Where SDL knows whether a window fills its screen. On X11 it does not hear of it when a window manager ends that."""


class Pane:
    """The program's window. Its place and size are in points: pixels, but on the dense screens of macOS and Wayland.

    The usual window is the one that neither fills its screen nor is maximised; its place and size are kept as
    `window` of the settings while it is one of the two.
    """

    def __init__(self, window: pygame.Window, dense: bool, full: bool) -> None:
        """`dense`: its screen may have several pixels in a point. `full`: it was opened to fill its screen."""
        self.window, self.surface, self._dense = window, window.get_surface(), dense
        self._asked_full = full
        """Whether SDL was asked to fill the screen with it, and not to end that."""
        self._minimised = False
        self.maximised = False
        """Whether it is, or will be when it fills its screen no longer."""
        self._told = False
        """What the system said of that last: while the window fills the screen it means nothing."""
        self._large_at: tuple[tuple[int, int], tuple[int, int]] | None = None
        """Its place and size while it is maximised: there it still is, even if X11 says that it was restored."""
        self._filled = False
        """Whether it was seen to fill the screen since it was asked to, where SDL would not hear of the end of that."""
        self._wanted_full = False
        """Whether it has to fill the screen again as soon as its changes have come to an end."""
        self._restless: float | None = None
        """Seconds until its changes have come to an end; None if there are none."""
        self._home: tuple[int, int] | None = None
        """Where it was put and has to be once the system has drawn a frame around it."""

    @property
    def density(self) -> float:
        """Pixels in a point: what is drawn has them all."""
        return self.surface.get_width() / self.window.size[0]

    @property
    def place(self) -> tuple[int, int]:
        """Where it stands; on Wayland nobody may know that."""
        return (-1, -1) if pygame.display.get_driver() == "wayland" else self.window.position

    @property
    def full(self) -> bool:
        """Whether it fills its screen, whoever made it do so."""
        return self._large if self._dense else self._asked_full and not self._taken_out

    @property
    def _large(self) -> bool:
        """Whether it is as large as a screen."""
        return self.window.size in pygame.display.get_desktop_sizes()

    @property
    def _taken_out(self) -> bool:
        """Whether a window manager has ended the full screen."""
        return self._filled and not self._large and self._asked_full

    def flip(self) -> None:
        """Show what was drawn."""
        self.window.flip()

    def come_forward(self) -> None:
        """Be in front of all other windows; where that is not allowed, be pointed out by the system."""
        if self._minimised:
            self.window.restore()
        self.window.focus()
        with suppress(pygame.error):  # a screen that nobody sees cannot
            self.window.flash(pygame.FLASH_UNTIL_FOCUSED)

    def maximise(self) -> None:
        self.maximised = self._told = True
        self.window.maximize()

    def put(self, at: tuple[int, int] | None) -> None:
        """Bring it to a place, in spite of the frame that may be drawn around it later; None: wherever it likes."""
        self.window.position = at or pygame.WINDOWPOS_CENTERED
        self._home = at

    def toggle_full(self, settings: Settings) -> None:
        """Fill the screen, or no longer: then it is what it was before."""
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
        """Let SDL know what a window manager has done, which has brought the window back by itself."""
        self._filled = self._asked_full = False
        self.window.set_windowed()
        self._home = placed(settings.window, settings.screens).at
        if self.maximised:
            self.maximise()

    def follow(self, kind: str) -> None:
        """The system has told something of the window; what it is shows when nothing more comes."""
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
        """Know what the window is now, and keep its place and size if they are its usual ones."""
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
            self._go_home()
            settings.window = [*self.place, *self.window.size]
            settings.screens = [list(size) for size in pygame.display.get_desktop_sizes()]

    def _go_home(self) -> None:
        """Undo what a frame that came late has done to the place."""
        home, self._home = self._home, None
        if home is not None and max(abs(self.place[axis] - home[axis]) for axis in (0, 1)) <= CREPT:
            self.window.position = home

    def close(self) -> None:
        self.window.destroy()
        pygame.display.quit()
