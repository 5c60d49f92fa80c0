"""What ends the program from outside: Ctrl+C, the system's SIGTERM, a terminal that closes (SIGHUP)."""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from tabletop.base.errors import TabletopError
from tabletop.base.words import _

TRYING = 8.0
"""Seconds for which a match that cannot be saved is tried again before the program ends without."""
SLOW, LAST = 2, 10
"""Seconds after which it says that it is still there, and after which it has ended in any case."""


class Signals:
    """Handled between two frames: raised anywhere else, pygame could lose them."""

    def __init__(self) -> None:
        self._interrupted = False
        """True after Ctrl+C in the terminal."""
        self._until: float | None = None
        """When to end though something is lost by it; None: no signal has come."""
        self._said = self._ending = False

    def hear(self) -> None:
        """Install the handlers, except for signals that are ignored or handled already."""
        if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            signal.signal(signal.SIGINT, self._interrupt)
        for number in (signal.SIGTERM, getattr(signal, "SIGHUP", None)):  # Windows knows only one of them
            if number is not None and signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, self._end)

    def _interrupt(self, number: int, frame: object) -> None:
        if self._interrupted:
            raise KeyboardInterrupt  # the second one does not wait
        self._interrupted = True

    def _end(self, number: int, frame: object) -> None:
        if self._ending:
            os._exit(1)
        again = self._until is not None
        self._until = time.monotonic() + (0.0 if again else TRYING)
        if hasattr(signal, "alarm"):
            signal.alarm(1 if again else LAST)  # ends a program that hangs, too
        if not again:
            late = threading.Timer(SLOW, self._say_late)
            late.daemon = True
            late.start()

    def _say_late(self) -> None:
        """It should have ended by now: no frame has come, or leaving takes long."""
        words = _("Tabletop waits for the disk: it ends in {seconds} seconds at the latest.", seconds=LAST - SLOW)
        if not self._said:
            self._say(words)

    def ends(self, lost: Callable[[], str]) -> bool:
        """Whether the program ends now; waits as long as something would be `lost`. Raises KeyboardInterrupt."""
        if self._interrupted:
            raise KeyboardInterrupt
        if self._until is None:
            return False
        problem = lost()
        self._ending = not problem or time.monotonic() >= self._until
        if not self._ending and not self._said:
            self._said = True
            words = _("{problem} Tabletop tries again for {seconds} seconds; a second signal ends it at once.")
            self._say(words.format(problem=problem, seconds=round(TRYING)))
        return self._ending

    def _say(self, words: str) -> None:
        with suppress(OSError):  # the terminal may be gone
            print(words, file=sys.stderr, flush=True)

    def farewell(self, lost: str) -> None:
        """After a signal has ended the program: raises TabletopError if something was lost."""
        if self._ending and lost:
            raise TabletopError(_("{problem} What was decided last is lost.", problem=lost))
