"""What flares up over any table: a burst, its sparks, puffs of smoke."""

from __future__ import annotations

from palette import HONEY, WHITE
from shape import polygon, star
from sky import golden_star, twinkle
from svg import Picture, ball, fade, halo, soft


def _burst() -> Picture:
    """A bang."""
    pic = Picture(300, 300)
    pic.circle(150, 150, 148, halo("#ff9f6b", 0.7))
    for outer, inner, tips, turn, paint in (
        (140, 92, 14, 0, fade("#ff8fa0", "#c2375f")),
        (116, 76, 12, 12, fade("#ffc06b", "#ff7f50")),
        (90, 58, 11, 4, fade("#fff3b8", "#ffcf5a")),
        (56, 36, 9, 10, fade(WHITE, "#fff0c0")),
    ):
        pic.path(soft(star(150, 150, outer, inner, tips, turn), 9), paint)
    for x, y in polygon(150, 150, 128, 7, 26):
        golden_star(pic, x, y, 11, x)
    for x, y in polygon(150, 150, 100, 5, 10):
        pic.circle(x, y, 5, WHITE, opacity=0.9)
    return pic


def _spark() -> Picture:
    pic = Picture(60, 60)
    pic.circle(30, 30, 30, halo(HONEY, 0.7))
    twinkle(pic, 30, 30, 27, "#ffe9a0")
    twinkle(pic, 30, 30, 15, WHITE)
    return pic


def _puff() -> Picture:
    pic = Picture(100, 100)
    for x, y, r in ((32, 60, 24), (68, 60, 24), (50, 38, 27), (30, 38, 17), (70, 38, 17), (50, 66, 24)):
        pic.circle(x, y, r, ball("#fffaf0", "#c9bce8"))
    for x, y, r in ((42, 30, 8), (26, 54, 6), (64, 46, 7)):
        pic.circle(x, y, r, WHITE, opacity=0.7)
    return pic


def pictures() -> dict[str, Picture]:
    return {"effects/burst.svg": _burst(), "effects/spark.svg": _spark(), "effects/puff.svg": _puff()}
