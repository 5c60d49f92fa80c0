"""The streets of Paw of Duty in slight perspective: where a point of the ground lies in the picture, and line twins."""

from __future__ import annotations

from collections.abc import Callable

from palette import CREAM, WHITE
from shape import Point, Points
from svg import Linear, Paint, Picture

MIDDLE, FAR, NEAR = 532.0, 119.0, 526.0
"""The middle of the board across, and its far and near edge down the picture."""
FAR_SCALE, NEAR_SCALE, CELL = 0.87, 1.05, 99.0
SIDE = 5


def scale(v: float) -> float:
    """How large things are `v` squares from the far edge: 1 / scale is even along the ground."""
    return 1 / (1 / FAR_SCALE + v / SIDE * (1 / NEAR_SCALE - 1 / FAR_SCALE))


def at(u: float, v: float) -> Point:
    """The point `u` squares from the left edge of the board and `v` from its far edge."""
    s = scale(v)
    steep = (NEAR - FAR) / (NEAR_SCALE - FAR_SCALE)
    return MIDDLE + (u - SIDE / 2) * CELL * s, FAR + (s - FAR_SCALE) * steep


def patch(u: float, v: float, width: float = 1, height: float = 1, pad: float = 0) -> Points:
    """A rectangle on the ground."""
    return [
        at(u + pad, v + pad),
        at(u + width - pad, v + pad),
        at(u + width - pad, v + height - pad),
        at(u + pad, v + height - pad),
    ]


class Lines(Picture):
    """Draws the same in lines on black, for those who need contrast: white stays white, mere light is left out."""

    ink, width_of_lines = "#ffffff", 2.0

    def _add(self, element: str, **look: Paint | float) -> None:
        fill, edge = look.get("fill", "none"), look.get("stroke", "none")
        if float(look.pop("opacity", 1)) < 0.55 or not all(self._solid(paint) for paint in (fill, edge)):  # type: ignore[arg-type]
            return
        if fill in (WHITE, CREAM):
            super()._add(element, **look | {"fill": self.ink, "stroke": "none"})
        elif fill != "none":
            super()._add(element, **look | {"fill": "#000000", "stroke": self.ink, "stroke_width": self.width_of_lines})
        else:
            super()._add(element, **look | {"stroke": self.ink})

    @staticmethod
    def _solid(paint: Paint | float) -> bool:
        """Whether anything of this paint has an edge to be seen."""
        if isinstance(paint, Linear):
            return all(opacity > 0.5 for _offset, _colour, opacity in paint.stops)
        return isinstance(paint, str)


class Golden(Lines):
    """The same for what waits to be chosen."""

    ink = "#ffd60a"


class Faint(Lines):
    """The same for scenery: thin and grey."""

    ink, width_of_lines = "#6a6a6a", 1.1


def with_twin(
    name: str, draw: Callable[[Picture], None], size: tuple[int, int], twin: type[Lines] = Lines
) -> dict[str, Picture]:
    """A picture and, beside it, its twin in lines."""
    pictures = {name: Picture(*size), f"{name}-contrast": twin(*size)}
    for pic in pictures.values():
        draw(pic)
    return pictures
