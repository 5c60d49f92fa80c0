"""Shapes with gradients: boxes that are darker below, and the plank of a shelf."""

import pygame

from tabletop.ui.render.look import Look, hexed, vector

TOP = 12
"""Units of the plank's upper side, seen from a little above."""


def shaded(
    width: int, height: int, top: str, low: str, radius: float, edge: str = "", line: float = 0
) -> pygame.Surface:
    """A box that is darker below."""
    stroke = f' stroke="{edge}" stroke-width="{line:.1f}"' if edge else ""
    box = f'<rect x="{line / 2:.1f}" y="{line / 2:.1f}" width="{width - line:.1f}" height="{height - line:.1f}" '
    return vector(width, height, f'{gradient("s", top, low)}{box}rx="{radius:.1f}" fill="url(#s)"{stroke}/>')


def gradient(name: str, *colours: str) -> str:
    """SVG for a gradient from top to bottom, its colours at even distances; a fill of `url(#name)` uses it."""
    stops, last = "", len(colours) - 1
    for place, colour in enumerate(colours):
        stops += f'<stop offset="{place / last:g}" stop-color="{colour}"/>'
    return f'<defs><linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{stops}</linearGradient></defs>'


def plank(look: Look, width: int, height: int) -> pygame.Surface:
    """The shelf's board: its lit upper side and the front that carries the labels."""

    def wood(share: float) -> str:
        return hexed(look.colour("accent").lerp(look.colour("cloth_edge"), share))

    if look.plain:
        return look.box(width, height, "panel", "panel_edge", radius=6).copy()
    top, inset, radius = look.px(TOP), look.px(14), look.px(6)
    grain = "".join(
        f'<path d="M{radius} {top + (height - top) * at:.1f}q{width * 0.25:.0f} {bend} {width * 0.5:.0f} 0'
        f't{width * 0.5 - 2 * radius:.0f} 0" fill="none" stroke="{wood(0.85)}" stroke-opacity="0.35" '
        f'stroke-width="{max(1.0, look.unit):.1f}"/>'
        for at, bend in ((0.22, look.px(4)), (0.5, -look.px(5)), (0.78, look.px(3)))
    )
    return vector(
        width,
        height,
        gradient("f", wood(0.5), wood(0.72)) + gradient("t", wood(0.45), wood(0.22)) + f'<path d="M{inset} '
        f'0H{width - inset}L{width} {top}H0Z" fill="url(#t)"/>'
        f'<rect x="0" y="{top}" width="{width}" height="{height - top}" rx="{radius}" fill="url(#f)"/>'
        f'<rect x="0" y="{top}" width="{width}" height="{max(1, look.px(2))}" fill="{wood(0.1)}"/>' + grain,
    )
