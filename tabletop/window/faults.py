"""Writes an unexpected fault to the log's folder, with the match it happened in beside it; imported only then."""

import os
import platform
import traceback
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

import pygame

from tabletop import __version__
from tabletop.base import journal, paths
from tabletop.base.files import packed, read_file, write_file
from tabletop.kernel.match import Match
from tabletop.kernel.saving import save
from tabletop.ui.scene import Scene

NAME = "fault-"
KEPT = 10
"""Faults that are kept; older ones are deleted."""


class Told(NamedTuple):
    """What was kept of a fault."""

    log: Path | None = None
    """The traceback; None where nothing can be written."""
    match: Path | None = None
    """A copy of the match."""
    saved: bool = False
    """Whether the match itself is on the disk, up to its last decision."""
    over: bool = False
    """Whether the match had ended."""
    unsaved: str = ""
    """Why the match is not on the disk, as a sentence."""


def write_down(fault: BaseException, scenes: Sequence[Scene]) -> Told:
    """Write all that is known of a fault in these scenes, which have left, to the log's folder."""
    names = " > ".join(type(scene).__name__ for scene in scenes)
    journal.logger().error("A fault in %s", names, exc_info=fault)
    match, path = _open_match(scenes)
    unsaved = ""
    with suppress(Exception):
        unsaved = next((words for scene in scenes if (words := scene.unsaved())), "")
    saved = match is not None and path is not None and os.path.isfile(path) and not unsaved
    told = Told(saved=saved, over=match is not None and match.outcome is not None, unsaved=unsaved)
    log = _free_name()
    try:
        write_file(log, _words(fault, names).encode("utf-8", "backslashreplace"))
    except OSError:
        return told
    beside = _keep_match(match, path if saved else None, log.with_suffix(save.PACKED)) if match is not None else None
    _forget_old()
    return told._replace(log=log, match=beside)


def _open_match(scenes: Sequence[Scene]) -> tuple[Match | None, Path | None]:
    """The match of the uppermost scene that has one with a file, and that file."""
    for scene in reversed(scenes):
        match, path = getattr(scene, "match", None), getattr(scene, "path", None)
        if isinstance(match, Match) and isinstance(path, Path):
            return match, path
    return None, None


def _keep_match(match: Match, path: Path | None, target: Path) -> Path | None:
    """Copy the match's file or, if there is none, the match as it is in memory; returns where it is."""
    try:
        text = read_file(path) if path is not None else save.to_text(match)
        write_file(target, packed(text.encode()))
    except Exception:  # the fault may have left anything behind
        journal.logger().exception("The match could not be kept")
        return None
    return target


def _words(fault: BaseException, scenes: str) -> str:
    screen = f"{pygame.display.get_driver()}, {pygame.display.get_desktop_sizes()}" if pygame.display.get_init() else ""
    lines = [
        f"Tabletop {__version__}, Python {platform.python_version()}, {platform.platform()}",
        f"pygame {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        f"Screen: {screen}",
        f"Scenes: {scenes}",
        "",
        "".join(traceback.format_exception(fault)),
    ]
    return "\n".join(lines)


def _free_name() -> Path:
    """A name in the log's folder that no other fault has."""
    stem = f"{NAME}{datetime.now():%Y%m%d-%H%M%S}"
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    files = (paths.log_file().with_name(f"{name}.log") for name in names)
    return next(file for file in files if not os.path.lexists(file))


def _forget_old() -> None:
    with suppress(OSError):
        logs = paths.log_file().parent.glob(f"{NAME}*.log")
        for log in sorted(logs, key=lambda path: path.stat().st_mtime)[:-KEPT]:
            for path in (log, log.with_suffix(save.PACKED)):
                path.unlink(missing_ok=True)


class Provoked(Exception):
    """A fault that was asked for."""
