"""Plane geometry: outlines as lists of points, and cutting one outline with another.

The program's loader ignores clip paths, so whatever must stay inside a head, a planet or a card is cut here.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Points = list[Point]


def oval(cx: float, cy: float, rx: float, ry: float | None = None, turn: float = 0, n: int = 40) -> Points:
    """An ellipse, turned clockwise by `turn` degrees."""
    ry = rx if ry is None else ry
    ring = [(rx * math.cos(2 * math.pi * i / n), ry * math.sin(2 * math.pi * i / n)) for i in range(n)]
    return moved(ring, cx, cy, turn=turn)


def squircle(rx: float, ry: float, power: float, cheeks: float = 0, n: int = 48) -> Points:
    """A rounded square about the origin; positive `cheeks` widens its lower half."""
    ring: Points = []
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        y = ry * math.copysign(abs(s) ** (2 / power), s)
        x = rx * math.copysign(abs(c) ** (2 / power), c) * (1 + cheeks * y / ry)
        ring.append((x, y))
    return ring


def panel(x: float, y: float, width: float, height: float, radius: float, n: int = 8) -> Points:
    """A rectangle with round corners."""
    ring: Points = []
    corners = (
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
        (x + width - radius, y + radius, 270),
    )
    for cx, cy, start in corners:
        for i in range(n + 1):
            a = math.radians(start + 90 * i / n)
            ring.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return ring


def star(cx: float, cy: float, outer: float, inner: float, tips: int = 5, turn: float = 0) -> Points:
    ring: Points = []
    for i in range(2 * tips):
        a = math.radians(turn - 90 + 180 * i / tips)
        r = inner if i % 2 else outer
        ring.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return ring


def polygon(cx: float, cy: float, radius: float, sides: int, turn: float = 0) -> Points:
    return [
        (cx + radius * math.cos(a), cy + radius * math.sin(a))
        for a in (math.radians(turn - 90 + 360 * i / sides) for i in range(sides))
    ]


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 8) -> Points:
    """A round curve through all points, as many small steps."""
    n = len(points)
    out: Points = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = neighbours(points, i, closed)
        for k in range(steps):
            t = k / steps
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
                )  # type: ignore[arg-type]
            )
    if not closed:
        out.append(points[-1])
    return out


def neighbours(points: Sequence[Point], i: int, closed: bool) -> tuple[Point, Point, Point, Point]:
    """The four points that shape the piece of curve from point i to the next one."""
    n = len(points)
    if closed:
        return points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n]
    return points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, n - 1)]


def ribbon(spine: Sequence[Point], widths: Sequence[float], steps: int = 6, cap: bool = True) -> Points:
    """A soft band along a curve: tails, legs, scarves. `widths` are spread evenly over the length."""
    line = smooth(spine, closed=False, steps=steps)
    left: Points = []
    right: Points = []
    last = len(line) - 1
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, last)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (ay - by) / length, (bx - ax) / length
        at = i / last * (len(widths) - 1)
        k = min(int(at), len(widths) - 2)
        half = (widths[k] + (widths[k + 1] - widths[k]) * (at - k)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    if not cap:
        return left + right[::-1]
    return left + _cap(line[-1], left[-1]) + right[::-1] + _cap(line[0], right[0])


def _cap(centre: Point, start: Point, n: int = 6) -> Points:
    """Half a circle from `start` around `centre`, turning the way a ribbon's end turns."""
    dx, dy = start[0] - centre[0], start[1] - centre[1]
    out: Points = []
    for i in range(1, n):
        a = -math.pi * i / n
        out.append((centre[0] + dx * math.cos(a) - dy * math.sin(a), centre[1] + dx * math.sin(a) + dy * math.cos(a)))
    return out


def moved(points: Sequence[Point], dx: float = 0, dy: float = 0, turn: float = 0) -> Points:
    """Turned clockwise by `turn` degrees about the origin, then shifted."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x * c - y * s + dx, x * s + y * c + dy) for x, y in points]


def mirrored(points: Sequence[Point]) -> Points:
    return [(-x, y) for x, y in points]


def clip(subject: Sequence[Point], window: Sequence[Point]) -> Points:
    """The part of `subject` inside the convex `window` (Sutherland and Hodgman)."""
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(window, [*window[1:], window[0]], strict=True))
    ring = list(window) if area > 0 else list(window)[::-1]
    out = list(subject)
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):

        def side(p: Point, ax: float = ax, ay: float = ay, bx: float = bx, by: float = by) -> float:
            return (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)

        kept: Points = []
        for here, then in zip(out, out[1:] + out[:1], strict=True):
            a, b = side(here), side(then)
            if a >= 0:
                kept.append(here)
            if (a >= 0) != (b >= 0):
                t = a / (a - b)
                kept.append((here[0] + (then[0] - here[0]) * t, here[1] + (then[1] - here[1]) * t))
        out = kept
        if not out:
            break
    return out


def bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)
