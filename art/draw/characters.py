"""The eight cats that play for the program, in coats of their own: head and shoulders in every mood."""

from __future__ import annotations

from cat import Cat
from coat import Coat
from heads import MOODS, bust_picture
from svg import Picture

CATS = {
    "mimi": Cat(
        Coat("#8d9cc4", "#4a5685", cream="#f4f6ff", second="#f4f6ff", iris="#ffcf5c"),
        "round", "wide", "tuxedo", ("bell",)),
    "oscar": Cat(
        Coat("#c99a66", "#6f4526", cream="#fbe7c8", iris="#7ec86f"),
        "wide", "small", "tiger", ("scarf",)),
    "luna": Cat(
        Coat("#d9d6e6", "#8a84ab", cream="#ffffff", iris="#7fb8ff"),
        "slim", "tall", "marble", ("glasses",)),
    "pixel": Cat(
        Coat("#fff1dd", "#d9782f", cream="#ffffff", second="#4a3a4f", iris="#8fdc7c"),
        "slim", "bat", "calico", ("bandana",)),
    "biscuit": Cat(
        Coat("#f3cf94", "#c48a45", cream="#fff6e2", iris="#6fb7d8"),
        "round", "folded", "plain", ("flower",)),
    "nova": Cat(
        Coat("#4d4a63", "#2a2740", cream="#d9d6ea", second="#d9d6ea", iris="#ff9d5c"),
        "wide", "tall", "patch", ("cape",)),
    "mochi": Cat(
        Coat("#fdf6f2", "#b7897a", cream="#ffffff", iris="#c6a2f0"),
        "fluffy", "wide", "points", ("bow",)),
    "ziggy": Cat(
        Coat("#f39a4c", "#b4551c", cream="#ffe9cd", iris="#6fd3b0"),
        "fluffy", "tufted", "tabby", ("medal",)),
}  # fmt: skip
"""By the names of `tabletop/cast/characters.py`, in small letters."""


def pictures() -> dict[str, Picture]:
    return {f"cats/{name}-{mood}.svg": bust_picture(cat, mood) for name, cat in CATS.items() for mood in MOODS}
