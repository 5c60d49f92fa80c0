"""Colours, type and spacing, in this one place."""

from typing import NamedTuple


class Palette(NamedTuple):
    """Every colour the shell uses, by what it is for; as #rrggbb, in the night theme."""

    sky_top: str = "#141235"
    sky_bottom: str = "#3d2062"
    cloth: str = "#2b2568"
    """The table's cloth, in the middle of its light."""
    cloth_edge: str = "#17143c"
    panel: str = "#1b1942"
    panel_edge: str = "#4d4892"
    raised: str = "#342f78"
    raised_hover: str = "#453f97"
    accent: str = "#ffc06a"
    """The one button you are meant to press."""
    accent_hover: str = "#ffd18f"
    ink: str = "#fff6e3"
    """Text on sky, cloth, panel and raised."""
    ink_soft: str = "#cbc5ea"
    """Text that can wait."""
    ink_accent: str = "#33194a"
    focus: str = "#6fe0ff"
    glow: str = "#ffd98a"
    target: str = "#8ff0cf"
    good: str = "#8fe5c4"
    bad: str = "#ffa3a3"
    veil: str = "#0b0a20"
    """Laid half transparent over what is not the point now."""


NIGHT = Palette()
CONTRAST = Palette(
    sky_top="#000000",
    sky_bottom="#0a0a12",
    cloth="#0d0d18",
    cloth_edge="#000000",
    panel="#000000",
    panel_edge="#ffffff",
    raised="#1c1c2a",
    raised_hover="#34344c",
    accent="#ffd60a",
    accent_hover="#ffe589",
    ink="#ffffff",
    ink_soft="#e4e4f2",
    ink_accent="#000000",
    focus="#00e5ff",
    glow="#ffd60a",
    target="#5dffb8",
    good="#7dffb0",
    bad="#ffb0b0",
    veil="#000000",
)
PALETTES = {"night": NIGHT, "contrast": CONTRAST}

SEAT_COLOURS = ("#ed7375", "#6b93ff", "#5effbe", "#ffe314", "#b29737", "#b7feff", "#e683cc", "#dbff87")
"""One for each chair, far from each other for every kind of sight; a badge of its own shape stands beside it."""


class Type(NamedTuple):
    face: str
    units: float


TYPE = {
    "triumph": Type("title", 74),
    "title": Type("title", 46),
    "heading": Type("title", 27),
    "subheading": Type("title", 20),
    "asked": Type("bold", 19),
    "body": Type("medium", 16),
    "strong": Type("bold", 16),
    "small": Type("medium", 13.5),
    "small-strong": Type("bold", 13.5),
}

GAP = 12
"""Units between things that belong together; twice that between things that do not."""
RADIUS = 14
FADE = 0.18
"""Seconds of a change of scene."""
