"""Six die faces, light and dark."""

from __future__ import annotations

from palette import WHITE
from svg import Picture, ball, fade, veil

LOW, MID, HIGH = 27, 50, 73
PIPS = {
    1: ((MID, MID),),
    2: ((LOW, HIGH), (HIGH, LOW)),
    3: ((LOW, HIGH), (MID, MID), (HIGH, LOW)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (MID, MID), (LOW, HIGH), (HIGH, HIGH)),
    6: ((LOW, LOW), (LOW, MID), (LOW, HIGH), (HIGH, LOW), (HIGH, MID), (HIGH, HIGH)),
}


def face(value: int, dark: bool) -> Picture:
    pic = Picture(100, 100)
    if dark:
        pic.rect(3, 5, 94, 93, 23, "#0d0926")
        pic.rect(3, 3, 94, 92, 23, fade("#8d80d6", "#4a3f96", -25))
        pic.rect(7, 7, 86, 83, 19, fade("#2f2668", "#1a1444", -25))
    else:
        pic.rect(3, 5, 94, 93, 23, "#b98d5f")
        pic.rect(3, 3, 94, 92, 23, fade("#fffdf4", "#f0dfc0", -25))
        pic.rect(10, 9, 80, 78, 18, fade("#fff9ea", "#fdf1d8", -25))
    pic.rect(16, 8, 68, 14, 7, veil(WHITE, 0.25 if dark else 0.9, 0))
    r = 13 if value == 1 else 10
    for x, y in PIPS[value]:
        pic.circle(x, y - 1, r, fade("#8a4a12", "#e89a2c"))
        pic.circle(x, y, r - 1.8, ball("#fff0b8", "#ffc14d") if dark else ball("#ffd36b", "#c9761c"))
        pic.circle(x - r * 0.3, y - r * 0.3, r * 0.22, WHITE, opacity=0.7)
    return pic


def pictures() -> dict[str, Picture]:
    light = {f"dice/{value}.svg": face(value, dark=False) for value in PIPS}
    return light | {f"dice/dark-{value}.svg": face(value, dark=True) for value in PIPS}
