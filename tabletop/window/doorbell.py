"""A single instance: a second start hands its files to the first, which comes to the front, and ends.

A lock says that a window is open, a file beside the matches which files it shall open; nothing goes over a network.
"""

import json
import os
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tabletop.base import paths
from tabletop.base.files import Lock, write_file

PATIENCE = 1.5
"""Seconds in which an open window has to answer."""
LOOK = 0.02


class Doorbell:
    """Held by the first window as long as it is open."""

    def __init__(self) -> None:
        self._note = _note()
        self._lock = Lock(self._note)

    def hang(self) -> bool:
        """False if another window was there first."""
        if not self._lock.take():
            return False
        with suppress(OSError):
            self._note.unlink()  # its sender has given up
        return True

    def rung(self) -> list[str] | None:
        """The files another start wants opened, perhaps none; None if nobody has rung."""
        if not self._lock.held or not os.path.exists(self._note):
            return None
        try:
            files = json.loads(self._note.read_bytes())
            self._note.unlink()
        except (OSError, ValueError):
            return None
        return [file for file in files if isinstance(file, str)] if isinstance(files, list) else []

    def take_down(self) -> None:
        self._lock.release()


def ring(files: Sequence[str]) -> bool:
    """Have the open window come to the front and open these files; False if it does not answer."""
    note = _note()
    if sys.platform == "win32":  # only the program in front may let another come there
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
    try:
        write_file(note, json.dumps(list(files)).encode())
    except OSError:
        return False
    until = time.monotonic() + PATIENCE
    while os.path.exists(note) and time.monotonic() < until:
        time.sleep(LOOK)
    try:
        note.unlink()
    except FileNotFoundError:
        return True
    except OSError:
        pass
    return False


def _note() -> Path:
    return paths.library().with_name("window.json")
