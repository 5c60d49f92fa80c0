"""Motion from one pose to another along an eased arc."""

import math
from typing import NamedTuple

LONGEST, SHORTEST = 0.32, 0.18
"""Seconds of a flight across the table and of one next door, at normal speed."""
ACROSS = 900.0


class Pose(NamedTuple):
    """Where something is and how it is held, in table units."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0
    height: float = 0.0
    """Above the cloth: the shadow follows it."""


def flight_seconds(start: Pose, end: Pose) -> float:
    share = min(1.0, math.hypot(end.x - start.x, end.y - start.y) / ACROSS)
    return SHORTEST + (LONGEST - SHORTEST) * share


class Tween:
    """One flight, or with reduced motion one cross-fade."""

    __slots__ = ("_arc", "_seconds", "_spent", "end", "fade", "start")

    def __init__(self, start: Pose, end: Pose, seconds: float, delay: float = 0.0, fade: bool = False) -> None:
        self.start, self.end, self.fade = start, end, fade
        self._seconds = max(0.001, seconds)
        self._spent = -delay
        self._arc = min(60.0, 0.14 * math.hypot(end.x - start.x, end.y - start.y))

    @property
    def done(self) -> bool:
        return self._spent >= self._seconds

    @property
    def high(self) -> bool:
        """Whether it goes through the air."""
        return not self.fade and self._arc > 2

    @property
    def late(self) -> float:
        """Seconds that have passed since it was done."""
        return max(0.0, self._spent - self._seconds)

    @property
    def part(self) -> float:
        """How much of it is over, from 0 to 1."""
        return min(1.0, max(0.0, self._spent / self._seconds))

    def pass_time(self, seconds: float) -> Pose:
        self._spent += seconds
        t = self.part
        start, end = self.start, self.end
        if t >= 1.0:
            return end
        if self.fade:
            return end._replace(alpha=end.alpha * t)
        e = 1 - (1 - t) ** 3  # quick off, soft landing
        hump = math.sin(math.pi * e)
        settling = math.sin((t - 0.8) / 0.2 * math.pi) * -0.02 if t > 0.8 else 0.0  # it sinks and rises a little
        return Pose(
            start.x + (end.x - start.x) * e,
            start.y + (end.y - start.y) * e - self._arc * hump,
            start.angle + (end.angle - start.angle) * e,
            start.scale + (end.scale - start.scale) * e + 0.05 * hump * (self._arc > 2) + settling,
            start.alpha + (end.alpha - start.alpha) * e,
            start.height + (end.height - start.height) * e + self._arc * 0.5 * hump,
        )
