"""The log: a rotating file in the platform's log folder.

Nobody waits for it: whoever has something to write imports this then. The terminal stays quiet.
"""

import logging
import threading
from functools import cache
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from tabletop import __version__
from tabletop.base import paths
from tabletop.base.files import keep_to_ourselves, make_folder

LARGEST, KEPT = 256 * 1024, 3
"""Bytes of a file before the next one begins, and how many older ones are kept."""


class _Files(RotatingFileHandler):
    """A rotating handler whose files are private."""

    def _open(self) -> TextIOWrapper:
        stream = super()._open()
        keep_to_ourselves(Path(self.baseFilename))
        return stream


@cache
def logger() -> logging.Logger:
    """The program's logger; without a writable file it discards everything."""
    log = logging.getLogger("tabletop")
    log.setLevel(logging.INFO)
    log.propagate = logging.raiseExceptions = False  # neither to the terminal, nor complaints about the file
    file = paths.log_file()
    try:
        make_folder(file.parent)
        handler: logging.Handler = _Files(file, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    threading.excepthook = _thread_died
    return log


def begin(more: str) -> None:
    """Log the start: version and system."""
    logger().info("Tabletop %s begins: %s", __version__, more)


def _thread_died(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        logger().error("The thread %s ended with a fault", args.thread and args.thread.name, exc_info=args.exc_value)
