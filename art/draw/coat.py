"""Fur: its colours, and the eleven patterns it comes in, on a head and on a body."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from palette import CREAM, INK, dark, light, mix
from shape import Points, bounds, clip, mirrored, moved, oval, ribbon, smooth, star
from svg import Linear, Picture, fade, glow, soft, trace


@dataclass(frozen=True)
class Coat:
    """`fur` is the main colour, `mark` the pattern's, `cream` the muzzle's and belly's."""

    fur: str
    mark: str
    cream: str = CREAM
    second: str = "#ffffff"
    ear: str = "#ff9fb0"
    iris: str = "#8fdc7c"
    nose: str = "#e8667f"

    @property
    def sheen(self) -> Linear:
        """Fur in the light."""
        return fade(light(self.fur, 0.22), mix(self.fur, self.mark, 0.22))

    @property
    def shade(self) -> Linear:
        """Fur of whatever is further back."""
        return fade(mix(self.fur, self.mark, 0.3), mix(self.fur, self.mark, 0.5))

    @property
    def ink(self) -> str:
        return mix(dark(self.mark, 0.6), INK, 0.45)


def _lay(pic: Picture, shapes: Sequence[Points], outline: Points, fill: str, **look: float) -> None:
    for shape in shapes:
        inside = clip(shape, outline)
        if len(inside) > 2:
            pic.path(trace(inside), fill, **look)


def _both(shapes: Sequence[Points]) -> list[Points]:
    return [*shapes, *(mirrored(s) for s in shapes)]


def _tabby(pic: Picture, coat: Coat, outline: Points) -> None:
    brow = [ribbon([(0, -46), (0, -24)], [9, 7, 3]), ribbon([(14, -48), (12, -28)], [8, 6, 3])]
    cheek = [ribbon([(60, 9), (46, 10), (39, 13)], [7, 3]), ribbon([(58, 21), (45, 21), (38, 22)], [7, 3])]
    _lay(pic, [brow[0], *_both([brow[1], *cheek])], outline, coat.mark)


def _tiger(pic: Picture, coat: Coat, outline: Points) -> None:
    brow = [ribbon([(20, -50), (9, -31), (0, -25)], [9, 5, 4]), ribbon([(32, -48), (20, -30)], [8, 3])]
    crown = ribbon([(0, -48), (0, -36)], [9, 4])
    cheek = [ribbon([(62, y), (42 - i, y + 3)], [11, 2]) for i, y in enumerate((-6, 7, 20))]
    _lay(pic, [crown, *_both([*brow, *cheek])], outline, coat.mark)


def _spots(pic: Picture, coat: Coat, outline: Points) -> None:
    dots = [(0, -31, 5.5), (15, -33, 4.6), (-15, -33, 4.6), (7, -22, 3.4), (-7, -22, 3.4)]
    dots += [(s * x, y, r) for s in (1, -1) for x, y, r in ((31, -26, 4), (44, 7, 4.4), (38, 19, 3.6), (47, -6, 3.6))]
    _lay(pic, [oval(x, y, r, r * 0.85, n=16) for x, y, r in dots], outline, coat.mark)


def _tuxedo(pic: Picture, coat: Coat, outline: Points) -> None:
    half = [(0, -36), (5, -20), (8, -2), (20, 10), (31, 22), (30, 34), (16, 46), (0, 50)]
    _lay(pic, [smooth([*half, *((-x, y) for x, y in half[-2:0:-1])], steps=5)], outline, coat.cream)


def _points(pic: Picture, coat: Coat, outline: Points) -> None:
    pic.path(trace(clip(oval(0, 14, 34, 34), outline)), glow(0, 14, 34, coat.mark, 1))


def _calico(pic: Picture, coat: Coat, outline: Points) -> None:
    left = smooth([(-60, -50), (-12, -52), (-7, -30), (-14, -8), (-30, -2), (-60, 6)], steps=5)
    right = smooth([(60, -46), (26, -50), (20, -34), (28, -14), (44, -4), (60, -6)], steps=5)
    _lay(pic, [left], outline, coat.mark)
    _lay(pic, [right], outline, coat.second)


def _patch(pic: Picture, coat: Coat, outline: Points) -> None:
    _lay(pic, [smooth([(8, -50), (6, -16), (10, 10), (26, 20), (44, 12), (62, -10), (40, -54)])], outline, coat.mark)


def _star(pic: Picture, coat: Coat, outline: Points) -> None:
    pic.path(soft(star(0, -25, 10, 4.6), 2), coat.cream)
    _lay(pic, [oval(0, 44, 30, 16)], outline, coat.cream)


def _marble(pic: Picture, coat: Coat, outline: Points) -> None:
    swirl = ribbon([(52, -14), (41, 2), (46, 18), (37, 21), (36, 14)], [5, 5, 2])
    brow = ribbon([(24, -48), (10, -30), (3, -36), (6, -46)], [6, 6, 4])
    _lay(pic, _both([swirl, brow]), outline, coat.mark)


def _hood(pic: Picture, coat: Coat, outline: Points) -> None:
    half = [(0, -14), (12, -22), (26, -15), (42, -12), (64, -4), (64, -60)]
    _lay(pic, [smooth([*half, *((-x, y) for x, y in half[:0:-1])], steps=5)], outline, coat.mark)


def _plain(pic: Picture, coat: Coat, outline: Points) -> None:
    _lay(pic, [oval(0, 46, 34, 20)], outline, coat.cream, opacity=0.6)


HEAD_PATTERNS: dict[str, Callable[[Picture, Coat, Points], None]] = {
    "tabby": _tabby,
    "tiger": _tiger,
    "spots": _spots,
    "tuxedo": _tuxedo,
    "points": _points,
    "calico": _calico,
    "patch": _patch,
    "star": _star,
    "marble": _marble,
    "hood": _hood,
    "plain": _plain,
}

STRIPED = ("tabby", "tiger", "marble")


def body_marks(pic: Picture, coat: Coat, pattern: str, outline: Points, turn: float = 0) -> None:
    """The pattern on a body with a convex outline; `turn` points its back away from straight up."""
    x0, y0, x1, y1 = bounds(outline)
    cx, cy, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2

    def lay(shapes: Sequence[Points], fill: str) -> None:
        _lay(pic, [moved(s, cx, cy, turn=turn) for s in shapes], outline, fill)

    if pattern in STRIPED:
        far = max(rx, ry) * 1.3
        at = [(k - 2) * far * 0.36 for k in range(5)]
        lay(
            [ribbon([(x * 1.1, -far), (x, -ry * 0.25), (x * 0.94, ry * 0.05)], [far * 0.17, far * 0.03]) for x in at],
            coat.mark,
        )
    elif pattern == "spots":
        spots = [(-0.6, -0.3, 0.13), (-0.2, -0.62, 0.15), (0.25, -0.3, 0.12), (0.62, -0.55, 0.13), (0.7, 0.15, 0.12)]
        spots += [(-0.75, 0.3, 0.11), (-0.25, 0.05, 0.09), (0.35, 0.3, 0.09)]
        r = min(rx, ry)
        lay([oval(x * rx, y * ry, s * r * 1.2, s * r, n=16) for x, y, s in spots], coat.mark)
    elif pattern == "calico":
        lay([oval(-rx * 0.6, -ry * 0.5, rx * 0.5, ry * 0.55)], coat.mark)
        lay([oval(rx * 0.7, 0, rx * 0.4, ry * 0.6)], coat.second)
    elif pattern in ("patch", "hood"):
        lay([oval(rx * 0.25, -ry * 0.75, rx * 0.75, ry * 0.75)], coat.mark)
