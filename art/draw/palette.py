"""The colours of the house, and how to mix them."""

from __future__ import annotations

INK = "#1b1533"
NIGHT = "#17143a"
CREAM = "#fff6e0"
HONEY = "#ffd36b"
PEACH = "#ffab7a"
ROSE = "#ff8fa0"
MINT = "#8fe5c4"
WHITE = "#ffffff"
GOLD = "#e9a63a"

SEATS = ("#ed7375", "#6b93ff", "#5effbe", "#ffe314", "#b29737", "#b7feff", "#e683cc", "#dbff87")


def mix(a: str, b: str, share: float) -> str:
    """`a` with a share of `b` stirred in."""
    pairs = zip(_parts(a), _parts(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


def light(colour: str, share: float = 0.3) -> str:
    return mix(colour, WHITE, share)


def dark(colour: str, share: float = 0.3) -> str:
    """The colour in violet shadow: deeper, never grey."""
    shadow = zip(_parts(colour), _parts("#5a3684"), strict=True)
    return mix(colour, "#" + "".join(f"{a * b // 255:02x}" for a, b in shadow), share)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
