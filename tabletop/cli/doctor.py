"""What the program finds on this machine, line by line."""

import os
import platform
from collections.abc import Iterator
from pathlib import Path

import pygame

from tabletop import __version__
from tabletop.base import drawings, paths
from tabletop.base.errors import TabletopError
from tabletop.base.files import not_writable
from tabletop.base.words import _, counted
from tabletop.kernel.saving.save import ENDINGS
from tabletop.ui.render.fonts import FACES, font_file
from tabletop.window.display import open_display

_WIDTH = 10


def examine() -> Iterator[str]:
    """Print versions, drivers and folders; report what is missing instead of raising."""
    yield _line("Tabletop", __version__)
    yield _line("Python", f"{platform.python_version()}, {platform.platform()}")
    yield _line("pygame", f"{pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}")
    yield _line(_("Screen"), _screen())
    yield _line(_("Sound"), _sound())
    yield _line(_("Settings"), _folder(paths.config()))
    yield _line(_("Log"), _log())
    yield _line(_("Matches"), f"{_folder(paths.saves())}, {_saves(paths.saves())}")
    yield _line(_("Library"), _library())
    art, pictures = drawings.told()
    yield _line(_("Art"), f"{art}, {counted('{count} picture', '{count} pictures', pictures)}")
    yield _line(_("Sounds"), f"{paths.SOUNDS}, {_files(paths.SOUNDS)}")
    for face in FACES:
        yield _line(_("Font"), str(font_file(face) or _("{face} is missing", face=face)))


def _line(name: str, words: str) -> str:
    return f"{name + ':':<{_WIDTH}} {words}"


def _screen() -> str:
    try:
        open_display()
        sizes = ", ".join(f"{width}x{height}" for width, height in pygame.display.get_desktop_sizes())
        return _("{driver}, {sizes}", driver=pygame.display.get_driver(), sizes=sizes)
    except TabletopError as problem:
        return str(problem)
    finally:
        pygame.display.quit()


def _sound() -> str:
    try:
        pygame.mixer.init()
        return _("{driver} driver", driver=pygame.mixer.get_driver())
    except pygame.error as problem:
        return _("none: {problem}", problem=problem)
    finally:
        pygame.mixer.quit()


def _folder(folder: Path) -> str:
    problem = not_writable(folder)
    return f"{folder}, " + (_("not writable: {problem}", problem=problem) if problem else _("writable"))


def _log() -> str:
    file = paths.log_file()
    if not not_writable(file.parent):
        return str(file)
    return _("{file} cannot be written, so nothing is kept of what goes wrong.", file=file)


def _saves(folder: Path) -> str:
    count = sum(1 for path in folder.glob("*") if path.name.endswith(ENDINGS))
    return counted("{count} saved match", "{count} saved matches", count)


def _library() -> str:
    """What is known of all matches: whether it is there and sound."""
    from tabletop.records.library_file import examined

    file = paths.library()
    return f"{file}, " + (examined(file) if os.path.exists(file) else _("not there yet; it is made from the matches"))


def _files(folder: Path) -> str:
    count = sum(len(names) for _place, _folders, names in os.walk(folder))
    return counted("{count} file", "{count} files", count)
