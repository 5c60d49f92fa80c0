"""Names of Kardashev's pictures: what the table paints and what explanations, sheets and the log show."""

from math import sqrt

from tabletop.games.kardashev.rules import content
from tabletop.kernel.events import NOBODY
from tabletop.ui.stage.layout import Picture

SQUASH = 0.8
"""How high the table's plane looks against how deep it is."""
TILE = sqrt(3) / (2 * SQUASH)
"""The width of a tile against its height."""
SYMBOL_FILES = ("food", "matter", "energy", "military")
WHEEL: Picture = ("art", "kardashev/wheel")


def symbol_file(place: int) -> str:
    """The drawing of a kind of resource, or for KINDS of the Military symbol."""
    return f"kardashev/symbol-{SYMBOL_FILES[place]}"


def symbol(place: int) -> Picture:
    return ("art", symbol_file(place))


def technology_art(number: int) -> Picture:
    return ("art", f"kardashev/tech-{content.TEXTS[number]}")


def role_art(role: int) -> Picture:
    return ("art", f"kardashev/role-{content.ROLE_IDS[role]}")


def piece_art(kind: str, seat: int, level: int) -> Picture:
    """A colony or fleet."""
    return ("art", f"kardashev/{kind}-{seat}-{level}")


def tile_picture(tile: int, home: int = NOBODY, variant: int = 0) -> Picture:
    """A tile; whose home it is; which of the three drawings of it."""
    return ("space", tile, home, variant)
