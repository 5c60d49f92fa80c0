"""Export and import of matches as files; statistics as CSV."""

import csv
import io
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tabletop.base.errors import TabletopError
from tabletop.base.files import packed, write_file
from tabletop.base.words import _
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import Match, Seat
from tabletop.kernel.saving import save
from tabletop.kernel.saving.save import PACKED
from tabletop.records import saves

if TYPE_CHECKING:
    import pygame

    from tabletop.records.library import Library


MOST_BYTES = 150
"""Of the names in that of a file: most systems take 255 for all of it."""


# -- the match itself ------------------------------------------------------------------------------------


def export(match: Match, target: Path) -> Path:
    """Write a match as one packed file; return its path. Raises TabletopError."""
    if target.suffix.casefold() != PACKED:
        target = target.with_name(target.name + PACKED)
    write(target, packed(save.to_text(match).encode()))
    return target


def write(target: Path, content: bytes, private: bool = False) -> None:
    """Write a file, or say in a sentence why that is impossible."""
    try:
        write_file(target, content, private)
    except OSError as problem:
        words = _("{path} cannot be written: {problem}.", path=target, problem=problem.strerror)
        raise TabletopError(words) from problem


class Received(NamedTuple):
    """A match in a file from elsewhere, checked as every save is."""

    text: str
    match: Match
    written: int
    """When the file was, in seconds since 1970; 0 if nobody knows."""


class Imported(NamedTuple):
    """A match that came from elsewhere."""

    path: Path
    match: Match
    new: bool
    """False if it was among the saved ones already."""


def receive(source: Path) -> Received:
    """Read and check a match from any file, once. Raises TabletopError."""
    text = save.read_text(source)
    match, written = save.from_text(text, GAMES), 0
    with suppress(OSError):
        written = int(source.stat().st_mtime)
    return Received(text, match, written)


def bring_in(source: Path) -> Imported:
    """Put a match from any file among the saved ones; raises TabletopError."""
    return take_in(receive(source))


def take_in(received: Received) -> Imported:
    """Put a match among the saved ones; raises TabletopError.

    A match is there once: one that has gone further comes in the place of its beginning, if the same sit at it.
    """
    text, match, written = received
    twin = saves.twin_of(text)
    if twin is not None and twin.whole:
        return Imported(twin.path, match, False)
    path = saves.new_path(match.game.info.id)
    if twin is not None and twin.kept:
        match.kept = True
        text = save.to_text(match)
    write(path, text.encode(), private=True)
    if twin is not None:
        saves.make_way(twin.path)
    with suppress(OSError):  # it was not played now
        when = match.played or (match.began and match.began + int(match.spent)) or written or time.time()
        os.utime(path, (when, when))
    return Imported(path, match, True)


def suggested_name(match: Match, ending: str, seats: Sequence[Seat]) -> str:
    """What a file of a match may be called: the game, who plays and the day, in letters, digits and dashes alone.

    `seats` are those who play as others than who plays here call them.
    """
    names = "-".join(seat.name for seat in seats)
    plain = "".join(letter if letter.isalnum() else "-" for letter in names.casefold())
    joined = "-".join(part for part in plain.split("-") if part)[:60].encode()[:MOST_BYTES].decode(errors="ignore")
    when = match.played or match.began
    date = time.strftime("%Y-%m-%d", time.localtime(when)) if when else ""
    return "-".join(part for part in (match.game.info.id, joined.rstrip("-"), date) if part) + ending


def write_picture(picture: "pygame.Surface", target: Path) -> Path:
    """Write a picture as PNG; where it is now. Raises TabletopError with a sentence."""
    import pygame

    if target.suffix.casefold() != ".png":
        target = target.with_name(target.name + ".png")
    content = io.BytesIO()
    pygame.image.save(picture, content, "picture.png")
    write(target, content.getvalue())
    return target


# -- statistics ------------------------------------------------------------------------------------------


def as_csv(library: "Library", person: str = "") -> str:
    """Every seat of every match that counts, or of those of a person, a line each, as spreadsheets read it."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(library.table(person))
    return text.getvalue()
