"""A small SVG writer that can only say what the program's loader understands."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from shape import Point, neighbours

Stop = tuple[float, str, float]


@dataclass(frozen=True)
class Linear:
    """A straight blend over the box of whatever it fills; `turn` 0 runs downwards, 90 to the left."""

    stops: tuple[Stop, ...]
    turn: float = 0

    def element(self, name: str) -> str:
        a = math.radians(self.turn)
        dx, dy = -math.sin(a) * 50, math.cos(a) * 50
        ends = (50 - dx, 50 - dy, 50 + dx, 50 + dy)
        where = " ".join(f'{k}="{number(v)}%"' for k, v in zip(("x1", "y1", "x2", "y2"), ends, strict=True))
        return f'<linearGradient id="{name}" {where}>{_stops(self.stops)}</linearGradient>'


@dataclass(frozen=True)
class Round:
    """A round blend for circles, in percent of the circle's box."""

    stops: tuple[Stop, ...]
    cx: float = 50
    cy: float = 50
    r: float = 50

    def element(self, name: str) -> str:
        where = f'cx="{number(self.cx)}%" cy="{number(self.cy)}%" r="{number(self.r)}%"'
        return f'<radialGradient id="{name}" {where}>{_stops(self.stops)}</radialGradient>'


@dataclass(frozen=True)
class Spot:
    """A round blend at a place, for shapes of any form."""

    stops: tuple[Stop, ...]
    cx: float
    cy: float
    r: float

    def element(self, name: str) -> str:
        where = f'cx="{number(self.cx)}" cy="{number(self.cy)}" r="{number(self.r)}"'
        return (
            f'<radialGradient id="{name}" {where} gradientUnits="userSpaceOnUse">{_stops(self.stops)}</radialGradient>'
        )


Gradient = Linear | Round | Spot
Paint = str | Gradient


def fade(top: str, bottom: str, turn: float = 0) -> Linear:
    return Linear(((0, top, 1), (1, bottom, 1)), turn)


def bands(*colours: str, turn: float = 0) -> Linear:
    """A straight blend through several colours, evenly spaced."""
    return Linear(tuple((i / (len(colours) - 1), c, 1) for i, c in enumerate(colours)), turn)


def veil(colour: str, top: float, bottom: float, turn: float = 0) -> Linear:
    """One colour fading in or out."""
    return Linear(((0, colour, top), (1, colour, bottom)), turn)


def glow(cx: float, cy: float, r: float, colour: str, strength: float = 0.6) -> Spot:
    """Light at a place that fades to nothing at `r`."""
    return Spot(_fading(colour, strength), cx, cy, r)


def halo(colour: str, strength: float = 0.6) -> Round:
    """Light that fills a circle and fades to nothing at its rim."""
    return Round(_fading(colour, strength))


def ball(bright: str, deep: str) -> Round:
    """The shading of a sphere lit from the upper left."""
    return Round(((0, bright, 1), (1, deep, 1)), 32, 30, 75)


def _fading(colour: str, strength: float) -> tuple[Stop, ...]:
    return ((0, colour, strength), (0.45, colour, strength * 0.4), (1, colour, 0))


def number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def coarse(value: float) -> str:
    """One decimal is all a drawn line needs."""
    return _tenths(round(value * 10))


def _tenths(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def trace(points: Sequence[Point]) -> str:
    """Straight steps from point to point, closed; steps nobody would see are left out."""
    kept = _plain(list(points))
    x, y = round(kept[0][0] * 10), round(kept[0][1] * 10)
    start, d = f"M{_tenths(x)} {_tenths(y)}l", []
    for px, py in kept[1:]:
        dx, dy = round(px * 10) - x, round(py * 10) - y
        if dx or dy:
            d.append(f"{_tenths(dx)} {_tenths(dy)}")
            x, y = x + dx, y + dy
    return start + " ".join(d).replace(" -", "-") + "Z"


def _plain(points: list[Point], slack: float = 0.08) -> list[Point]:
    """Fewer points along the same line (Douglas and Peucker)."""
    if len(points) < 3:
        return points
    (ax, ay), (bx, by) = points[0], points[-1]
    length = math.hypot(bx - ax, by - ay)
    far, at = 0.0, 0
    for i, (x, y) in enumerate(points[1:-1], 1):
        off = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length if length else math.hypot(x - ax, y - ay)
        if off > far:
            far, at = off, i
    if far <= slack:
        return [points[0], points[-1]]
    return _plain(points[: at + 1], slack)[:-1] + _plain(points[at:], slack)


def curve(points: Sequence[Point], closed: bool = True) -> str:
    """One round line through all points."""
    d = f"M{coarse(points[0][0])} {coarse(points[0][1])}C"
    knots: list[str] = []
    for i in range(len(points) if closed else len(points) - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = neighbours(points, i, closed)
        piece = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        knots.extend(coarse(v) for v in piece)
    return d + " ".join(knots).replace(" -", "-") + ("Z" if closed else "")


def soft(points: Sequence[Point], radius: float | Sequence[float]) -> str:
    """A polygon whose corners are rounded off, all alike or each by its own radius."""
    n = len(points)
    radii = [radius] * n if isinstance(radius, int | float) else list(radius)
    d: list[str] = []
    for i, (x, y) in enumerate(points):
        (px, py), (qx, qy) = points[i - 1], points[(i + 1) % n]
        before, after = math.hypot(px - x, py - y), math.hypot(qx - x, qy - y)
        a, b = min(radii[i] / before, 0.5), min(radii[i] / after, 0.5)
        start = f"{coarse(x + (px - x) * a)} {coarse(y + (py - y) * a)}"
        end = f"{coarse(x + (qx - x) * b)} {coarse(y + (qy - y) * b)}"
        d.append(f"{'L' if d else 'M'}{start}Q{coarse(x)} {coarse(y)} {end}")
    return "".join(d) + "Z"


def line(*points: Point) -> str:
    return "M" + " ".join(f"{coarse(x)} {coarse(y)}" for x, y in points)


def box(x: float, y: float, width: float, height: float, radius: float) -> str:
    """A rounded rectangle as a path, for joining with others."""
    r = number(radius)
    w, h = number(width - 2 * radius), number(height - 2 * radius)
    arc = f"a{r} {r} 0 0 1 "
    start = f"M{number(x + radius)} {number(y)}"
    return f"{start}h{w}{arc}{r} {r}v{h}{arc}-{r} {r}h-{w}{arc}-{r} -{r}v-{h}{arc}{r} -{r}Z"


def ring(cx: float, cy: float, r: float) -> str:
    """A circle as a path, for cutting holes."""
    size, width = number(r), number(2 * r)
    return f"M{number(cx - r)} {number(cy)}a{size} {size} 0 1 0 {width} 0a{size} {size} 0 1 0 -{width} 0Z"


@dataclass
class Picture:
    width: int
    height: int
    _paints: dict[Gradient, str] = field(default_factory=dict)
    _body: list[str] = field(default_factory=list)

    def path(self, d: str, fill: Paint = "none", **look: Paint | float) -> None:
        self._add("path", d=d, fill=fill, **look)

    def stroke(self, d: str, colour: Paint, width: float, **look: Paint | float) -> None:
        """A pencil line; the whole picture's lines have round ends."""
        self._add("path", d=d, fill="none", stroke=colour, stroke_width=width, **look)

    def circle(self, cx: float, cy: float, r: float, fill: Paint, **look: Paint | float) -> None:
        self._add("circle", cx=cx, cy=cy, r=r, fill=fill, **look)

    def ellipse(
        self, cx: float, cy: float, rx: float, ry: float, fill: Paint, turn: float = 0, **look: Paint | float
    ) -> None:
        if turn:
            look["transform"] = f"rotate({number(turn)} {number(cx)} {number(cy)})"
        self._add("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, fill=fill, **look)

    def rect(
        self, x: float, y: float, width: float, height: float, radius: float, fill: Paint, **look: Paint | float
    ) -> None:
        self._add("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, **look)

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator[None]:
        """Everything drawn inside is moved, sized, turned and perhaps mirrored."""
        steps = [f"translate({number(x)} {number(y)})"]
        if turn:
            steps.append(f"rotate({number(turn)})")
        if flip:
            steps.append(f"scale(-{number(scale)} {number(scale)})")
        elif scale != 1:
            steps.append(f"scale({number(scale)})")
        self._body.append(f'<g transform="{" ".join(steps)}">')
        yield
        self._body.append("</g>")

    def text(self) -> str:
        w, h = self.width, self.height
        defs = "\n".join(paint.element(name) for paint, name in self._paints.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">\n'
            + (f"<defs>\n{defs}\n</defs>\n" if defs else "")
            + '<g stroke-linecap="round" stroke-linejoin="round">\n'
            + "\n".join(self._body)
            + "\n</g>\n</svg>\n"
        )

    def _add(self, element: str, **look: Paint | float) -> None:
        words = " ".join(f'{name.replace("_", "-")}="{self._value(v)}"' for name, v in look.items())
        self._body.append(f"<{element} {words}/>")

    def _value(self, value: Paint | float) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, Gradient):
            return f"url(#{self._paints.setdefault(value, f'p{len(self._paints)}')})"
        return number(value)


def _stops(stops: tuple[Stop, ...]) -> str:
    out = []
    for offset, colour, opacity in stops:
        see = "" if opacity == 1 else f' stop-opacity="{number(opacity)}"'
        out.append(f'<stop offset="{number(offset)}" stop-color="{colour}"{see}/>')
    return "".join(out)
