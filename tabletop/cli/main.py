"""The command line: imports hardly anything before it knows what is wanted, as the first frame waits for it."""

import errno
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from typing import TYPE_CHECKING

from tabletop.base import words
from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.cli import arguments
from tabletop.cli.arguments import Asked

if TYPE_CHECKING:
    from pathlib import Path

FINE, FAILED, WRONG, INTERRUPTED = 0, 1, 2, 130


def main(argv: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    _speak_utf8()
    words.follow_system()
    try:
        return _run(arguments.read(sys.argv[1:] if argv is None else argv))
    except TabletopError as problem:
        _complain(problem)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except OSError as problem:
        if sys.platform == "win32" and problem.errno == errno.EINVAL and _nobody_reads():
            return FINE  # that is what a broken pipe is called there
        _write_down()
        _complain(_("This machine does not let Tabletop go on: {problem}.", problem=problem.strerror or problem))
        return FAILED
    except Exception:
        file = _write_down()
        if file is None:
            raise
        _complain(_("Tabletop stopped because of a fault of its own: {file} tells more.", file=file))
        return FAILED


def _nobody_reads() -> bool:
    """Whether standard output is closed."""
    try:
        sys.stdout.flush()
    except OSError:
        return True
    return False


def _speak_utf8() -> None:
    """Make output never fail to encode: file names can be any bytes, Windows code pages lack letters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8" if sys.platform == "win32" else None, errors="backslashreplace")


def _complain(problem: object) -> None:
    """Print an error, or show a message box where there is no terminal."""
    if sys.stderr is not None:
        with suppress(OSError):  # the terminal may be gone
            print(problem, file=sys.stderr)
        return
    with suppress(Exception):  # there may be no screen either
        import pygame

        from tabletop.window.display import INVISIBLE

        if os.environ.get("SDL_VIDEODRIVER") not in INVISIBLE:
            pygame.display.message_box("Tabletop", str(problem), message_type="error")


def _write_down() -> "Path | None":
    """Log the current exception; return the log's path, if there is one."""
    from tabletop.base import journal, paths

    journal.logger().exception("Tabletop ended with a fault")
    file = paths.log_file()
    return file if os.path.isfile(file) else None


def _run(asked: Asked) -> int:
    if asked.command in ("play", "open"):
        return _play(asked)
    if asked.command == "version":
        from tabletop import __version__

        print(f"tabletop {__version__}")
        return FINE
    from tabletop.cli import commands

    code = commands.run(asked)
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


def _play(asked: Asked) -> int:
    sit_down = None
    if asked.words or asked.options.keys() - {"--mute"}:
        from tabletop.cli import commands

        sit_down = commands.read_play(asked)
    from tabletop.base import paths
    from tabletop.records import settings
    from tabletop.window.doorbell import Doorbell, ring

    bell = Doorbell()
    second = not bell.hang() and (sit_down is None or asked.command == "open")
    if second and ring([os.path.abspath(word) for word in asked.words]):
        if sys.stdout is not None:
            print(_("Tabletop is open already: its window comes to the front."))
        return FINE
    from tabletop.window.app import App

    try:
        app = App(settings.read(paths.config() / "settings.json"), mute="--mute" in asked.options, bell=bell)
        app.signals.hear()
        if second:
            app.notify(_("Another Tabletop is open and does not answer: this is a window of its own."))
        app.run(sit_down)
    except TabletopError as problem:
        _complain(problem)
        return FAILED
    return FINE


def start() -> None:
    """Entry point. Exits with `os._exit`: the system frees memory faster than the interpreter."""
    code = main()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with suppress(OSError, ValueError):
                stream.flush()
    os._exit(code)
