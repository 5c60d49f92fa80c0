"""The board of a shelf."""

import pygame

from tabletop.ui.render.look import Look, hexed, vector

TOP = 12
"""Units of the plank's upper side, seen from a little above."""


def plank(look: Look, width: int, height: int) -> pygame.Surface:
    """The board: the lit upper side and the front that carries the labels."""

    def wood(share: float) -> str:
        return hexed(look.colour("accent").lerp(look.colour("cloth_edge"), share))

    top, inset = look.px(TOP), look.px(14)
    if look.plain:
        return look.box(width, height, "panel", "panel_edge", radius=6).copy()
    radius = look.px(6)
    grain = "".join(
        f'<path d="M{radius} {top + (height - top) * at:.1f}q{width * 0.25:.0f} {bend} {width * 0.5:.0f} 0'
        f't{width * 0.5 - 2 * radius:.0f} 0" fill="none" stroke="{wood(0.85)}" stroke-opacity="0.35" '
        f'stroke-width="{max(1.0, look.unit):.1f}"/>'
        for at, bend in ((0.22, look.px(4)), (0.5, -look.px(5)), (0.78, look.px(3)))
    )
    return vector(
        width,
        height,
        '<defs><linearGradient id="f" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{wood(0.5)}"/><stop offset="1" stop-color="{wood(0.72)}"/></linearGradient>'
        '<linearGradient id="t" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{wood(0.45)}"/><stop offset="1" stop-color="{wood(0.22)}"/></linearGradient>'
        f'</defs><path d="M{inset} 0H{width - inset}L{width} {top}H0Z" fill="url(#t)"/>'
        f'<rect x="0" y="{top}" width="{width}" height="{height - top}" rx="{radius}" fill="url(#f)"/>'
        f'<rect x="0" y="{top}" width="{width}" height="{max(1, look.px(2))}" fill="{wood(0.1)}"/>' + grain,
    )
