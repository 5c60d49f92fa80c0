"""Files that are written whole or not at all, read without trusting them, and locked while they are in use."""

import errno
import json
import os
import stat
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, NoReturn, TypeVar
from zlib import compressobj, crc32, decompressobj
from zlib import error as NotPacked

from tabletop.base.words import _

T = TypeVar("T")
LARGEST = 1_000_000
"""Largest file that is read, in bytes."""
OURS, EVERYBODYS = 0o600, 0o666
"""File modes: private, and the default before the umask."""
SHORT = 40
"""Characters of the name that its temporary file repeats: names may be as long as the system allows."""
LEFT_OVER = 600.0
"""Seconds after which a leftover temporary file is deleted."""
_GZIP, _PACKED = 31, b"\x1f\x8b"
"""zlib's window bits for the gzip format, and the format's magic bytes."""
_WAITS = (0.02, 0.05, 0.1, 0.2, 0.4) if sys.platform == "win32" else ()
"""Seconds between retries where a virus scanner or an indexer can hold a file for a moment."""


def write_file(path: Path, content: bytes, private: bool = True) -> None:
    """Write a file atomically: temporary file, fsync, rename, fsync of the folder.

    A new one that is not `private` can be read by whomever the system lets; one that was there stays as open as it was.
    """
    temporary = path.with_name(f".{path.name[:SHORT]}.{crc32(os.fsencode(path.name)):x}.{os.getpid()}.part")
    try:
        if private:
            make_folder(path.parent)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
        _write_through(temporary, content, _mode(path, OURS if private else EVERYBODYS))
        rename(temporary, path)
    except OSError:
        from tabletop.base import journal

        journal.logger().exception("%s was not written", path)
        with suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def _mode(path: Path, otherwise: int) -> int:
    """The mode of a file, or `otherwise` if it does not exist."""
    try:
        return os.stat(path).st_mode & EVERYBODYS | OURS
    except OSError:
        return otherwise


def _write_through(path: Path, content: bytes, mode: int = OURS) -> None:
    with open(path, "wb", opener=partial(os.open, mode=mode)) as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def rename(temporary: Path, path: Path) -> None:
    for wait in _WAITS:
        try:
            os.replace(temporary, path)
            return
        except PermissionError:
            time.sleep(wait)
    os.replace(temporary, path)


def make_folder(folder: Path) -> None:
    """Create a private folder and its missing parents."""
    for missing in reversed([one for one in (folder, *folder.parents) if not os.path.isdir(one)]):
        missing.mkdir(mode=stat.S_IRWXU, exist_ok=True)


def keep_to_ourselves(path: Path) -> None:
    """Make a file or folder of ours private if it is not; links are left alone."""
    if os.name != "posix":
        return
    with suppress(OSError):
        found = os.lstat(path)
        plain = stat.S_ISDIR(found.st_mode) or stat.S_ISREG(found.st_mode)
        if plain and found.st_uid == os.geteuid() and found.st_mode & (stat.S_IRWXG | stat.S_IRWXO):
            os.chmod(path, found.st_mode & stat.S_IRWXU)


def sync_folder(folder: Path) -> None:
    """Fsync a folder, so that a power cut does not undo a rename; where the system supports it."""
    if os.name != "posix":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    with suppress(OSError):
        os.fsync(handle)
    os.close(handle)


def sweep(folder: Path) -> None:
    """Delete temporary files that a crashed program left."""
    try:
        for part in folder.glob(".*.part"):
            if time.time() - part.lstat().st_mtime > LEFT_OVER:
                part.unlink(missing_ok=True)
    except OSError:
        pass  # it is only clutter


def not_writable(folder: Path) -> str:
    """Why the folder is not writable, or empty: found out by writing a file."""
    probe = folder / f".{os.getpid()}.part"
    try:
        make_folder(folder)
        _write_through(probe, b"?")
    except OSError as problem:
        return problem.strerror or str(problem)
    finally:
        with suppress(OSError):
            probe.unlink()
    return ""


def show_in_folder(path: Path) -> None:
    """Open the system's file manager where a file is; nothing happens where there is none."""
    import subprocess

    # explorer wants the quotes around the path alone
    commands = {"win32": f'explorer /select,"{path}"', "darwin": ["open", "-R", str(path)]}
    with suppress(OSError):
        subprocess.Popen(commands.get(sys.platform, ["xdg-open", str(path.parent)]), env=_outside())


def _outside() -> dict[str, str]:
    """The environment for other programs, without a frozen program's own library paths."""
    env = dict(os.environ)
    ours = getattr(sys, "frozen", False) and env.pop("LD_LIBRARY_PATH", None) is not None
    if ours and (before := env.pop("LD_LIBRARY_PATH_ORIG", "")):
        env["LD_LIBRARY_PATH"] = before
    return env


def read_file(path: Path) -> str:
    """The text of a plain file that is not too large, packed or not; raises OSError, or ValueError if it is no text."""
    found = os.stat(path)
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.EINVAL, _("it is not a plain file"))
    if found.st_size > LARGEST:
        raise OSError(errno.EFBIG, _("it is larger than {most} kB", most=LARGEST // 1000))
    with open(path, "rb") as file:
        content = file.read(LARGEST + 1)
    return (_unpacked(content) if content.startswith(_PACKED) else content).decode("utf-8")


def beginning(path: Path, most: int) -> bytes:
    """What a packed file begins with, at most so many bytes, even if it is cut off; nothing if it cannot be known."""
    try:
        with open(path, "rb") as file:
            return decompressobj(wbits=_GZIP).decompress(file.read(LARGEST), most)
    except (OSError, NotPacked):
        return b""


def packed(content: bytes) -> bytes:
    """The content as `gzip` packs it; the same content always gives the same bytes."""
    packer = compressobj(9, wbits=_GZIP)
    return packer.compress(content) + packer.flush()


def _unpacked(content: bytes) -> bytes:
    """What was packed, if it is whole and not too large; raises ValueError."""
    unpacker = decompressobj(wbits=_GZIP)
    try:
        found = unpacker.decompress(content, LARGEST + 1)
    except NotPacked as problem:
        raise ValueError("it is not packed as it says") from problem
    if len(found) > LARGEST or not unpacker.eof or unpacker.unused_data:
        raise ValueError("it is cut off, or larger than it seems")
    return found


def parse_json(text: str) -> Any:
    """What a JSON text holds; raises ValueError for everything that is none, too deep, or says a thing twice."""
    try:
        return json.loads(text, object_pairs_hook=_only_once, parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise ValueError("too deep") from None


def _only_once(pairs: Iterable[tuple[str, T]]) -> dict[str, T]:
    found = list(pairs)
    said = dict(found)
    if len(said) != len(found):
        raise ValueError("a key stands there twice")
    return said


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _finite(digits: str) -> float:
    """Reject numbers such as 1e999, which could not be written again."""
    return float(digits) if abs(float(digits)) != float("inf") else _no_number(digits)


class Lock:
    """A lock on a file between programs; the system releases it on a crash."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(f".{path.name}.lock")
        self._file: BinaryIO | None = None

    def take(self) -> bool:
        """Take the lock; False if another program has it. Without locking support it always succeeds."""
        if self._file is not None:
            return True
        try:
            make_folder(self._path.parent)
            opener = partial(os.open, mode=OURS)
            file = open(self._path, "ab", opener=opener)  # noqa: SIM115 (it stays open for as long as the lock is held)
        except OSError:
            return True
        try:
            _lock(file)
        except OSError as problem:
            file.close()
            return problem.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
        self._file = file
        return True

    @property
    def held(self) -> bool:
        return self._file is not None

    def release(self) -> None:
        if self._file is None:
            return
        if os.name == "posix":  # while it is held nobody else can take it for theirs
            self._path.unlink(missing_ok=True)
        self._file.close()
        self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
