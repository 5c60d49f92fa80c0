"""The program's fonts: their files, letters that a face lacks, and words broken into lines."""

import re
import unicodedata
from bisect import bisect_right
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pygame

FACES = {
    "title": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
    "medium": ("font_manrope", "Manrope-Medium.ttf"),
    "bold": ("font_manrope", "Manrope-Bold.ttf"),
    "heavy": ("font_manrope", "Manrope-ExtraBold.ttf"),
}
LEAST_GAP = 3
"""Narrowest space in pixels; a narrower one is doubled."""
LETTERS = "".join(chr(letter) for letter in range(32, 127))
"""Sample letters rendered to check a font file."""
NOBODYS = "\U0010fffd"
"""A code point no font has a glyph for."""
UNKNOWN = "?"
"""Shown in place of a missing glyph."""
_trusted: set[Path | None] = set()
_known: dict[tuple[str, str], bool] = {}
"""Whether a font file has a glyph."""


@cache
def font_file(face: str) -> Path | None:
    """The file of a face, found without importing its package; None if it is not there."""
    package, name = FACES[face]
    spec = find_spec(package)
    file = Path(spec.origin).parent / "files" / name if spec is not None and spec.origin is not None else None
    return file if file is not None and file.is_file() else None


class Face(pygame.font.Font):
    """A font at a height; falls back to pygame's own if the file is unusable, with a line in the log."""

    def __init__(self, face: str, pixels: int) -> None:
        self._spare = cache(lambda: _spare_face(face, pixels))
        file = font_file(face)
        try:
            super().__init__(file, pixels)
            if file not in _trusted:
                super().size(LETTERS)
                _trusted.add(file)
        except (pygame.error, OSError, ValueError):
            self._spare()
            file = None
            super().__init__(file, pixels)
        self._file = str(file)
        self._gap = " " if super().size(" ")[0] >= LEAST_GAP else "  "
        self._wider = cache(lambda: Face("heavy", pixels)) if face == "title" else None

    def has(self, letter: str) -> bool:
        """Whether it can be drawn in this face, or in the one for letters that this one does not have."""
        return self._has(letter) or (self._wider is not None and self._wider().has(letter))

    def _has(self, letter: str) -> bool:
        """Whether this face has a glyph: a missing one is drawn like a code point no font has."""
        key = self._file, letter
        if key not in _known:
            _known[key] = letter.isspace() or self._drawn(letter) != self._drawn(NOBODYS)
        return _known[key]

    def _drawn(self, letter: str) -> bytes:
        try:
            return pygame.image.tobytes(super().render(letter, True, "white"), "RGBA")
        except pygame.error:
            return b""

    def _for(self, text: str | bytes | None) -> tuple[pygame.font.Font, str | bytes]:
        """The face a text is written in, all of it, and the text with a sign for each letter that cannot be drawn."""
        if not isinstance(text, str) or text.isascii():
            return self, text or ""
        text = text.encode("utf-8", "replace").decode()  # names of files can be any bytes
        lacking = [one for one in set(text) if not one.isascii() and not self._has(one)]
        for letter in lacking:
            if not self.has(letter):  # marks that combine with a letter go
                text = text.replace(letter, "" if unicodedata.category(letter) in ("Mn", "Me", "Cf") else UNKNOWN)
        if self._wider is None or not any(letter in text for letter in lacking):
            return self, text
        self._wider().align = self.align
        return self._wider(), text

    def _apart(self, text: str | bytes | None) -> str | bytes:
        """Double the spaces at sizes where one space is under 3 px."""
        return text.replace("\0", "?").replace(" ", self._gap) if isinstance(text, str) else text or ""

    def render(self, text: str | bytes | None, *how: Any, **more: Any) -> pygame.Surface:
        face, text = self._for(text)
        if face is not self:
            return face.render(text, *how, **more)
        wrap = more.get("wraplength", 0)
        if wrap and isinstance(text, str):
            lines = evened(self, text, wrap)
            if all(self.size(line)[0] <= wrap for line in lines):  # else a word has to be broken
                drawn = self.render("\n".join(lines), *how, **{**more, "wraplength": 0})
                return _widened(drawn, wrap, self.align) if len(lines) > 1 else drawn
        text = self._apart(text)
        try:
            super().size(text)  # which fails where drawing lines of a damaged letter would end the program
            return super().render(text, *how, **more)
        except pygame.error:
            return self._spare().render(text, *how, **more)

    def size(self, text: str | bytes) -> tuple[int, int]:
        face, text = self._for(text)
        if face is not self:
            return face.size(text)
        text = self._apart(text)
        try:
            return super().size(text)
        except pygame.error:
            return self._spare().size(text)


def _widened(drawn: pygame.Surface, width: int, align: int) -> pygame.Surface:
    """The same lines in a surface of this width, at the side they are aligned to."""
    surface = pygame.Surface((width, drawn.get_height()), pygame.SRCALPHA)
    left = {pygame.FONT_CENTER: (width - drawn.get_width()) // 2, pygame.FONT_RIGHT: width - drawn.get_width()}
    surface.blit(drawn, (left.get(align, 0), 0))
    return surface


def _spare_face(face: str, pixels: int) -> pygame.font.Font:
    from tabletop.base import journal

    journal.logger().warning("The face %s is missing or damaged.", face)
    return pygame.font.Font(None, pixels)


def shorten(font: pygame.font.Font, words: str, width: int) -> str:
    """The words, cut with an ellipsis if they do not fit."""
    if not width or font.size(words)[0] <= width:
        return words
    long = range(len(words))
    last = bisect_right(long, width, key=lambda end: font.size(words[: end + 1].rstrip() + "…")[0])
    return words[:last].rstrip() + "…"


def broken(font: pygame.font.Font, words: str, width: int) -> list[str]:
    """The words in lines of this width; a word that is wider has a line of its own.

    A number goes with its name ("your Tank 4 attacked"), its word or its %, the last letter or figure with the word
    before it.
    """
    lines, line = [], ""
    together = r"(?<=[\w,] )[A-ZÀ-Þ]\w* \d+\b\S*|\d+ %\S*|\d+ [^\W\d]\S*|\S+ \W?\w{1,2}\W{0,3}$|\S+"
    for word in re.findall(together, words):
        longer = f"{line} {word}".strip()
        if line and font.size(longer)[0] > width:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line]


def evened(font: pygame.font.Font, words: str, room: int) -> list[str]:
    """Wrap words into as few lines as possible, avoiding a single word on the last line."""
    if "\n" in words:
        return [line for part in words.split("\n") for line in evened(font, part, room)]
    lines = tried = broken(font, words, room)
    while " " not in tried[-1] and len(tried) == len(lines) > 1 and room > 0:
        room -= max(1, room // 24)
        tried = broken(font, words, room)
    return tried if len(tried) == len(lines) else lines
