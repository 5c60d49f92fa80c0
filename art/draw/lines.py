"""A pencil for the high-contrast theme: whatever is drawn with it becomes black with lines of one colour."""

from __future__ import annotations

from dataclasses import dataclass

from svg import Gradient, Paint, Picture

FAINT = 0.5
"""What is less solid than this is light or shade, and left out."""
DOT = 5
"""Circles smaller than this are filled: their line would fill them anyway."""


@dataclass
class LinePicture(Picture):
    line: str = "#ffffff"
    weight: float = 2

    @property
    def marked(self) -> bool:
        """Whether anything was drawn that is more than light."""
        return bool(self._body)

    def _add(self, element: str, **look: Paint | float) -> None:
        if _is_light(look):
            return
        look.pop("opacity", None)
        small = isinstance(look.get("r"), int | float) and float(str(look["r"])) < DOT
        if small:
            look["fill"] = self.line
            look.pop("stroke", None)
        elif look.get("fill") != "none":
            look |= {"fill": "#000000", "stroke": self.line, "stroke_width": self.weight}
        else:
            width = look.get("stroke_width", self.weight)
            look |= {"stroke": self.line, "stroke_width": min(float(str(width)), self.weight)}
        super()._add(element, **look)


def _is_light(look: dict[str, Paint | float]) -> bool:
    opacity = look.get("opacity", 1)
    if isinstance(opacity, int | float) and opacity < FAINT:
        return True
    fill = look.get("fill")
    return isinstance(fill, Gradient) and any(solid < 1 for _offset, _colour, solid in fill.stops)
