"""Keeps a match on the disk while it is played."""

import os
import threading
from pathlib import Path

from tabletop.base.files import Lock, write_file
from tabletop.base.words import _
from tabletop.kernel.match import Match
from tabletop.kernel.saving.save import content_for, to_text

AGAIN = 3.0
"""Seconds until a save that failed is tried again."""


class Autosave:
    """Saves a match after every decision on a thread of its own, so that no frame waits for a disk.

    Only the newest position is written: on a slow disk older ones are passed over.
    """

    def __init__(self, match: Match, path: Path, at_once: bool = True) -> None:
        """`at_once`: else nothing is written before something changes."""
        self.match, self.path = match, path
        self.problem = ""
        """Why the last save failed, as a sentence; empty if it did not."""
        self.behind = False
        """Whether the newest decision is not on the disk yet."""
        self._lock = Lock(path)
        self._lock.take()
        self._text: str | None = None
        self._closing = False
        self._wake = threading.Condition()
        self._written = _print_of(path)
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()
        match.on_change = self.save
        if at_once:
            self.save()

    def save(self) -> None:
        text = to_text(self.match)
        with self._wake:
            self._text, self.behind = text, True
            self._wake.notify()

    def close(self) -> None:
        """Wait until everything is on the disk, or cannot get there."""
        self.match.on_change = lambda: None
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join()
        self._lock.release()

    def _run(self) -> None:
        while (text := self._next()) is not None:
            self.problem = self._write(text)
            with self._wake:
                if self._text is not None:
                    continue
                self.behind = bool(self.problem)
                if self.problem and not self._closing:
                    self._wake.wait(AGAIN)  # there may be room by then
                    self._text = self._text or text

    def _next(self) -> str | None:
        """The newest text that waits, once there is one; None when nothing more will come."""
        with self._wake:
            while self._text is None and not self._closing:
                self._wake.wait()
            text, self._text = self._text, None
            return text

    def _write(self, text: str) -> str:
        if _print_of(self.path) not in (None, self._written):
            return _("Another program has changed this match: what is played here is not saved.")
        try:
            write_file(self.path, content_for(self.path, text))
        except OSError as problem:
            return _("This match cannot be saved: {problem}.", problem=problem.strerror)
        self._written = _print_of(self.path)
        return ""


def _print_of(path: Path) -> tuple[int, int, int] | None:
    """What tells a file from every other that was ever in its place; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
