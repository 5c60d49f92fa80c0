"""The pictures as they were drawn: files in the folder `art`, or all in one file beside a built program.

One file of a thousand small ones takes a quarter of the room on a disk. It begins with a line that says where in it
each picture is; each is packed by itself, so that one is read without the others.
"""

import io
import json
import zlib
from functools import cache
from pathlib import Path

from tabletop.base import paths

ENDING = ".svg"


def packed_file() -> Path:
    return paths.ART.with_suffix(".pack")


@cache
def _index(file: Path) -> dict[str, tuple[int, int]]:
    """Offset and length of each picture in the pack; empty if it is missing or damaged."""
    try:
        with file.open("rb") as packed:
            first = packed.readline()
            places: dict[str, list[int]] = json.loads(first)
            return {name: (len(first) + start, length) for name, (start, length) in places.items()}
    except (OSError, ValueError):
        return {}


def picture(name: str) -> Path | io.BytesIO:
    """The SVG text of `art/<name>.svg`, or its path; OSError if damaged."""
    file = packed_file()
    place = _index(file).get(name)
    if place is None:
        return paths.ART / f"{name}{ENDING}"
    with file.open("rb") as packed:
        packed.seek(place[0])
        try:
            return io.BytesIO(zlib.decompress(packed.read(place[1])))
        except zlib.error as problem:
            raise OSError(f"{name} in {file} is damaged") from problem


def exists(name: str) -> bool:
    return name in _index(packed_file()) or (paths.ART / f"{name}{ENDING}").is_file()


def text(name: str) -> str:
    """The SVG text of a drawing; empty if there is none."""
    if not exists(name):
        return ""
    found = picture(name)
    return found.getvalue().decode() if isinstance(found, io.BytesIO) else found.read_text(encoding="utf-8")


def pack(folder: Path, file: Path) -> None:
    """Pack all drawings of a folder into one file."""
    places, parts, start = {}, [], 0
    for path in sorted(folder.rglob(f"*{ENDING}")):
        part = zlib.compress(path.read_bytes(), 9)
        places[path.relative_to(folder).with_suffix("").as_posix()] = [start, len(part)]
        parts.append(part)
        start += len(part)
    head = json.dumps(places, separators=(",", ":")).encode() + b"\n"
    file.write_bytes(head + b"".join(parts))


def told() -> tuple[Path, int]:
    """Where the drawings are, and how many."""
    file = packed_file()
    return (file, len(_index(file))) if file.is_file() else (paths.ART, sum(1 for _ in paths.ART.rglob(f"*{ENDING}")))
