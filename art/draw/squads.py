"""The three families of Paw of Duty: what their cats look like, level by level."""

from __future__ import annotations

from dataclasses import dataclass

from cat import Cat
from coat import Coat


@dataclass(frozen=True)
class Family:
    """`ground` is the light behind a portrait, `deep` the colour of its marks, `hat` what all of them wear."""

    name: str
    ground: tuple[str, str]
    deep: str
    head: str
    ears: str
    hat: str
    uniform: Coat
    coats: tuple[Coat, Coat, Coat, Coat, Coat]
    patterns: tuple[str, str, str, str, str]

    def cat(self, place: int) -> Cat:
        """Places 0 to 4 are the levels 1, 2, 2, 3, 4: the higher, the more they wear."""
        neck = ((), ("bandana",), ("bell",), ("scarf",), ("medal",))[place]
        clothes = self.uniform if place > 2 else None
        outfit = (*neck, self.hat)
        return Cat(self.coats[place], self.head, self.ears, self.patterns[place], outfit, clothes)


LEVELS = ("1", "2", "2b", "3", "4")
MOODS = ("curious", "friendly", "playful", "smug", "stern")

FAMILIES = (
    Family(
        "huntress", ("#fffaf4", "#f2d8d4"), "#a3264f", "slim", "tall", "beret",
        Coat("#7d9a5a", "#42603c", cream="#e8d9a0"),
        (
            Coat("#ffcf9a", "#c9783c", iris="#7fd98c"),
            Coat("#ffb066", "#b8501c", iris="#8fe0b0"),
            Coat("#d8c2b0", "#7a5a4a", iris="#9fd0ff"),
            Coat("#fff0dc", "#a86a58", iris="#7fb8ff", ear="#ffab9a"),
            Coat("#5a4a68", "#2c2140", iris="#ffd257", cream="#fff3e0"),
        ),
        ("plain", "tabby", "spots", "points", "tuxedo"),
    ),
    Family(
        "pilot", ("#fbfdff", "#d3deee"), "#2b4ba0", "round", "wide", "goggles",
        Coat("#9a6a48", "#5a3826", cream="#fff0c8"),
        (
            Coat("#c9d2f0", "#6f7cb8", iris="#ffd257", cream="#ffffff"),
            Coat("#9fb0ff", "#4b4fb8", iris="#ffd257", cream="#f3efff"),
            Coat("#b0b6c4", "#5f6880", iris="#8fe0b0", cream="#f6f6ff"),
            Coat("#e8e4f4", "#8a80b0", iris="#7fd4f5", cream="#ffffff"),
            Coat("#6a74a8", "#323a70", iris="#ffb45e", cream="#f0f0ff"),
        ),
        ("plain", "tuxedo", "tabby", "hood", "marble"),
    ),
    Family(
        "tank", ("#fffcf2", "#efdcb6"), "#9a5312", "wide", "small", "tin hat",
        Coat("#8fae6a", "#4a6b45", cream="#e8d9a0"),
        (
            Coat("#ffe0a8", "#d09a48", iris="#8fb8ff"),
            Coat("#8ce0c2", "#17766f", iris="#ffc45e"),
            Coat("#f0a878", "#a84a28", iris="#8fe0b0", second="#fff3e0"),
            Coat("#c9c0b0", "#6a5f50", iris="#ffd257"),
            Coat("#b0703c", "#5f3218", iris="#9af0d0"),
        ),
        ("plain", "spots", "calico", "tiger", "patch"),
    ),
)  # fmt: skip
