"""Colours, type and spacing, in this one place."""

from typing import NamedTuple


class Palette(NamedTuple):
    """Every colour the shell uses, by what it is for; as #rrggbb."""

    sky_top: str
    sky_bottom: str
    cloth: str
    """The table's cloth, in the middle of its light."""
    cloth_edge: str
    panel: str
    panel_edge: str
    raised: str
    """Buttons and fields."""
    raised_hover: str
    accent: str
    """The one button you are meant to press."""
    accent_hover: str
    ink: str
    """Text on sky, cloth, panel and raised."""
    ink_soft: str
    """Text that can wait."""
    ink_accent: str
    """Text on accent."""
    focus: str
    glow: str
    """What can be played."""
    target: str
    """Where it can go."""
    good: str
    bad: str
    veil: str
    """Laid half transparent over what is not the point now."""


NIGHT = Palette(
    sky_top="#141235",
    sky_bottom="#3d2062",
    cloth="#2b2568",
    cloth_edge="#17143c",
    panel="#1b1942",
    panel_edge="#4d4892",
    raised="#342f78",
    raised_hover="#453f97",
    accent="#ffc06a",
    accent_hover="#ffd18f",
    ink="#fff6e3",
    ink_soft="#cbc5ea",
    ink_accent="#33194a",
    focus="#6fe0ff",
    glow="#ffd98a",
    target="#8ff0cf",
    good="#8fe5c4",
    bad="#ffa3a3",
    veil="#0b0a20",
)
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
    """One size of text."""

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
