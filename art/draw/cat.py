"""A cat: who it is, and its head. Every cat of every game is one of these."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from coat import HEAD_PATTERNS, Coat
from face import MOODS, draw_face
from outfits import behind_head, on_head
from palette import WHITE, light, mix
from shape import Point, Points, mirrored, squircle
from svg import Picture, curve, fade, soft, veil


@dataclass(frozen=True)
class Cat:
    """`head`: round, slim, wide, fluffy. `ears`: wide, tall, tufted, small, folded, bat. `socks` are
    white paws."""

    coat: Coat
    head: str = "round"
    ears: str = "wide"
    pattern: str = "tabby"
    outfit: tuple[str, ...] = ()
    clothes: Coat | None = None
    socks: bool = False

    def dressed(self) -> Cat:
        """The cat as its body looks: in its clothes, if it wears any."""
        return replace(self, coat=self.clothes, pattern="plain") if self.clothes else self


HEADS: dict[str, tuple[float, float, float, float]] = {
    "round": (50, 41, 2.3, 0.05),
    "slim": (47, 42, 2.15, -0.1),
    "wide": (55, 40, 2.5, 0.05),
    "fluffy": (48, 41, 2.2, 0.03),
}

# The left ear: outer foot, tip, inner foot; how round the tip is.
EARS: dict[str, tuple[Point, Point, Point, float]] = {
    "wide": ((-49, -4), (-44, -64), (-7, -37), 15),
    "tall": ((-45, -4), (-43, -78), (-6, -36), 10),
    "tufted": ((-48, -4), (-47, -68), (-8, -37), 10),
    "small": ((-51, -8), (-48, -56), (-15, -37), 20),
    "folded": ((-50, -8), (-46, -54), (-12, -38), 14),
    "bat": ((-48, -2), (-62, -72), (-6, -37), 22),
}


def head_outline(cat: Cat) -> Points:
    rx, ry, power, cheeks = HEADS[cat.head]
    return squircle(rx, ry, power, cheeks)


def draw_head(pic: Picture, cat: Cat, mood: str = "friendly") -> None:
    """A head 100 wide about the origin; ears reach up to about -78."""
    behind_head(pic, cat.outfit)
    draw_fur(pic, cat, MOODS[mood].ears)
    draw_face(pic, cat.coat, MOODS[mood], snout(cat))
    on_head(pic, cat.outfit)


def draw_fur(pic: Picture, cat: Cat, folded: float = 0) -> None:
    """A head without its face; the ears are laid outwards by so many degrees."""
    coat, outline = cat.coat, head_outline(cat)
    for flip in (False, True):
        _ear(pic, cat, flip, folded)
    if cat.head == "fluffy":
        _ruff(pic, coat)
    pic.path(curve(outline[::3]), coat.sheen)
    pic.path(_highlight(outline), veil(WHITE, 0.34, 0))
    HEAD_PATTERNS[cat.pattern](pic, coat, outline)


def snout(cat: Cat) -> str | None:
    """The colour of the muzzle where it is not cream."""
    return mix(cat.coat.mark, cat.coat.cream, 0.25) if cat.pattern == "points" else None


def _highlight(outline: Points) -> str:
    top = [(x * 0.86, y * 0.9 - 0.4) for x, y in outline if y < -12]
    return curve([*top[::2], (0, -14)])


def _folded_tip(outer: Point, tip: Point, inner: Point, degrees: float) -> Point:
    """Where the tip of a left ear is that is laid outwards, never lower than the cheeks."""
    x, y = (outer[0] + inner[0]) / 2, (outer[1] + inner[1]) / 2
    dx, dy = tip[0] - x, tip[1] - y
    angle = min(math.atan2(-dx, -dy) + math.radians(degrees), math.radians(70))
    length = math.hypot(dx, dy) * (1 - 0.15 * degrees / 52)
    return x - length * math.sin(angle), y - length * math.cos(angle)


def _ear(pic: Picture, cat: Cat, flip: bool, folded: float = 0) -> None:
    coat = cat.coat
    outer, tip, inner, roundness = EARS[cat.ears]
    if folded:
        tip = _folded_tip(outer, tip, inner, folded)
    ear: Points = [outer, tip, inner, (-26, -10)]
    foot = ((outer[0] + inner[0]) / 2 + 2, (outer[1] + inner[1]) / 2 + 4)
    lining = [(foot[0] + (x - foot[0]) * 0.62, foot[1] + (y - foot[1]) * 0.66) for x, y in ear[:3]]
    fur = coat.sheen
    if cat.pattern in ("points", "hood") or (cat.pattern == "calico" and not flip):
        fur = fade(light(coat.mark, 0.12), coat.mark)
    elif cat.pattern == "calico":
        fur = fade(light(coat.second, 0.2), coat.second)
    elif cat.pattern == "patch" and flip:
        fur = fade(light(coat.mark, 0.12), coat.mark)

    def side(points: Points) -> Points:
        return mirrored(points) if flip else points

    pic.path(soft(side(ear), [6, roundness, 6, 4]), fur)
    pic.path(soft(side(lining), [4, roundness * 0.7, 4]), fade(light(coat.ear, 0.15), mix(coat.ear, coat.mark, 0.35)))
    if cat.ears == "tufted":
        for dx in (-4, 0, 4):
            hair = side([(tip[0] + 3, tip[1] + 9), (tip[0] - 1 + dx, tip[1] - 9 + abs(dx))])
            pic.stroke(curve(hair, closed=False), coat.mark, 3)
    if cat.ears == "folded":
        flap = [(outer[0] - 1, outer[1] - 22), (tip[0] + 1, tip[1] + 2), (inner[0] - 4, inner[1] - 8), (-38, -20)]
        pic.path(soft(side(flap), [8, 8, 8, 10]), fade(light(coat.fur, 0.35), mix(coat.fur, coat.mark, 0.1)))


def _ruff(pic: Picture, coat: Coat) -> None:
    half = [(30, -10), (52, 0), (49, 7), (62, 14), (52, 19), (58, 29), (44, 29), (44, 39), (26, 36)]
    for side in (1, -1):
        pic.path(soft([(side * x, y) for x, y in half], 5), coat.sheen)
