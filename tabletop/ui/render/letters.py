"""Which glyphs a font has, and replacements for missing ones."""

import unicodedata

import pygame

NOBODYS = "\U0010fffd"
"""A code point no font has a glyph for."""
UNKNOWN = "?"
"""Shown in place of a missing glyph."""
_known: dict[tuple[object, str], bool] = {}
"""Cache: whether a font file has a glyph."""


def has(file: object, font: pygame.font.Font, letter: str) -> bool:
    """Whether the font has a glyph: a missing one renders like a code point no font has."""
    found = _known.get((file, letter))
    if found is None:
        found = _known[file, letter] = letter.isspace() or _drawn(font, letter) != _drawn(font, NOBODYS)
    return found


def _drawn(font: pygame.font.Font, letter: str) -> bytes:
    """Its pixels; none if it has no width."""
    try:
        return pygame.image.tobytes(pygame.font.Font.render(font, letter, True, "white"), "RGBA")
    except pygame.error:
        return b""


def in_place_of(letter: str) -> str:
    """The replacement for a missing glyph; empty for combining marks."""
    return "" if unicodedata.category(letter) in ("Mn", "Me", "Cf") else UNKNOWN
