"""The files of saved matches: found, kept, packed, deleted and brought back."""

import os
import time
from collections.abc import Container, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.base.files import (
    Lock,
    keep_to_ourselves,
    make_folder,
    packed,
    parse_json,
    read_file,
    sync_folder,
    write_file,
)
from tabletop.base.words import _
from tabletop.games.shelf import GAMES
from tabletop.kernel.saving import save
from tabletop.kernel.saving.glance import Glance, glance_at
from tabletop.kernel.saving.save import ENDINGS, PACKED

DAY = 24 * 3600.0
OLD = 30 * DAY
"""Seconds after which a finished match is packed."""
DELETED_FOR = 30 * DAY
"""Seconds for which a deleted match could still be brought back by hand."""
AT_ONCE = 60
"""So many matches are packed at a start of the program."""
PATIENCE = 3.0
"""Seconds after a start before anything is tidied."""


def found() -> list[Path]:
    """The files of saved matches, newest first; whatever else lies there under such a name is among them."""
    newest_first = sorted(((changed, path) for path, changed in _entries()), reverse=True)
    return [path for _changed, path in newest_first]


def _entries() -> Iterator[tuple[Path, float]]:
    """The files of saved matches, and when each was last changed."""
    folder = paths.saves()
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(ENDINGS) and not entry.name.startswith("."):
                    try:
                        changed = entry.stat(follow_symlinks=False).st_mtime
                    except OSError:  # it has gone meanwhile
                        continue
                    yield folder / entry.name, changed
    except OSError:
        return


def new_path(game: str) -> Path:
    """A name no other match has."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number, name = 1, stem
    while any(os.path.lexists(paths.saves() / (name + ending)) for ending in ENDINGS):
        number += 1
        name = f"{stem}-{number}"
    return paths.saves() / f"{name}.json"


def keep(path: Path, kept: bool) -> None:
    """Mark a match as one to keep, or no longer; raises TabletopError with a sentence."""
    lock = Lock(path)
    if not lock.take():
        raise TabletopError(_("This match is open in another Tabletop."))
    try:
        match = save.read(path, GAMES)
        when = path.stat()
        match.kept = kept
        save.write(match, path)
        with suppress(OSError):
            os.utime(path, ns=(when.st_atime_ns, when.st_mtime_ns))  # it was not played
    finally:
        lock.release()


class Twin(NamedTuple):
    """A file with the same match in it."""

    path: Path
    whole: bool
    """Whether everything that was decided in the other one was decided here, too; else this one is its beginning."""
    kept: bool


def twin_of(text: str, besides: Container[str] = ()) -> Twin | None:
    """The saved match that is the same as that of a save's text; None if there is none, or both went different ways.

    Where others sit, or by other options, it is another one. Files of the names `besides` are not looked at.
    """
    from tabletop.records.library import open_library

    seen = glance_at(text)
    if seen.problem:
        return None
    library = open_library()
    library.refresh()
    saved = parse_json(text)
    actions = saved["actions"]
    for file in library.copies(seen.origin):
        path = library.folder / file
        if file in besides:
            continue
        try:
            there = read_file(path)
            kept = parse_json(there)
        except (OSError, ValueError):
            continue
        other = glance_at(there)
        if other.problem or kept.get("options") != saved.get("options") or _sitting(other) != _sitting(seen):
            continue
        known = kept["actions"]
        both = min(len(actions), len(known))
        if actions[:both] == known[:both]:
            return Twin(path, both == len(actions), other.kept)
    return None


def _sitting(seen: Glance) -> tuple[object, ...]:
    """Who sits at a match, whether that was changed by hand, and whose match it goes on from."""
    return seen.seats, seen.altered, seen.branch


# -- deleting --------------------------------------------------------------------------------------------


def _bin() -> Path:
    return paths.saves() / ".deleted"


def delete(path: Path) -> Path:
    """Throw a saved match away, and tell where it lies now; raises TabletopError with a sentence."""
    aside = _bin() / f"{time.time_ns()}-{path.name}"
    try:
        make_folder(aside.parent)
        os.rename(path, aside)
        _sync_both(aside, path)
    except OSError as problem:
        raise TabletopError(_("This match cannot be deleted: {problem}.", problem=problem.strerror)) from problem
    return aside


def _sync_both(there: Path, gone: Path) -> None:
    """A match that was moved is there first and gone then, whenever the power is cut."""
    sync_folder(there.parent)
    sync_folder(gone.parent)


def make_way(path: Path) -> bool:
    """Throw away what is only the beginning of a match that comes now; False if somebody is playing it."""
    lock = Lock(path)
    if not lock.take():
        return False
    try:
        delete(path)
        return True
    finally:
        lock.release()


def restore(aside: Path, path: Path, beside: Container[str] = ()) -> Path:
    """Bring a deleted match back, and tell where it is; if it has come back meanwhile, that is where.

    Copies that lay `beside` it all the time are of no concern. Raises TabletopError with a sentence.
    """
    try:
        with suppress(ValueError):
            twin = twin_of(read_file(aside), beside)
            if twin is not None and twin.whole:
                return twin.path
            if twin is not None:  # a match is there once
                make_way(twin.path)
        if os.path.lexists(path):
            raise FileExistsError(0, _("there is another one of its name"))
        os.rename(aside, path)
        _sync_both(path, aside)
        return path
    except OSError as problem:
        raise TabletopError(_("This match cannot be brought back: {problem}.", problem=problem.strerror)) from problem


# -- tidying ---------------------------------------------------------------------------------------------


def tidy_soon() -> None:
    """Pack old matches and forget deleted ones, on a thread, when the program has long been up."""

    from threading import Thread

    def tidy_later() -> None:
        time.sleep(PATIENCE)
        tidy()

    Thread(target=tidy_later, name="tidying", daemon=True).start()


def tidy(at_once: int = AT_ONCE) -> int:
    """Pack finished matches nobody has played for long, and forget what was deleted long ago; how many were packed."""
    keep_to_ourselves(paths.saves())
    _empty_bin()
    before = time.time() - OLD
    old = sorted((changed, path) for path, changed in _entries() if changed < before and path.suffix != PACKED)
    count = 0
    for _when, path in old:
        if count == at_once:
            break
        count += pack(path)
    return count


def _empty_bin() -> None:
    with suppress(OSError):
        for aside in list(_bin().iterdir()):
            stamp = aside.name.partition("-")[0]
            if stamp.isdigit() and time.time() - int(stamp) / 1e9 > DELETED_FOR:
                aside.rmdir() if aside.is_dir() and not aside.is_symlink() else aside.unlink()


def pack(path: Path) -> bool:
    """Write a finished match smaller, if nobody wants to keep it as it is; False if it stays."""
    lock, smaller = Lock(path), path.with_suffix(PACKED)
    if not lock.take():
        return False
    try:
        when, text = path.stat(), read_file(path)
        seen = glance_at(text)
        if not seen.finished or seen.kept:
            return False
        if not smaller.exists():
            write_file(smaller, packed(text.encode()))
            os.utime(smaller, ns=(when.st_atime_ns, when.st_mtime_ns))
        if read_file(smaller) != text:  # another match has that name
            return False
        path.unlink()
        return True
    except (OSError, ValueError):
        return False
    finally:
        lock.release()
