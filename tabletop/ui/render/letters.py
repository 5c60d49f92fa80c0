"""Which letters a face has, and what is shown for those that none has."""

import unicodedata

import pygame

NOBODYS = "\U0010fffd"
"""A letter that no face has."""
UNKNOWN = "?"
"""What is seen in place of a letter that cannot be drawn."""
_known: dict[tuple[object, str], bool] = {}
"""Whether the face of a file has a letter."""


def has(file: object, font: pygame.font.Font, letter: str) -> bool:
    """Whether the face of this file has a letter: what it has not looks like a letter that nobody has."""
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
    """What is shown for a letter that cannot be drawn: nothing for what only changes the one before."""
    return "" if unicodedata.category(letter) in ("Mn", "Me", "Cf") else UNKNOWN
