"""Behind the shelf: night sky, lamplight, the plank."""

import pygame

from tabletop.ui.render import backdrop
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.screen import landscape

MOON, MOON_AT = 190, (150, 88)
"""Units: how large the moon is and how far its middle from the top right corner."""
TOP = 12
"""Units of the plank's upper side, seen from a little above."""


def behind(look: Look, shelf: pygame.Rect, board: pygame.Rect) -> pygame.Surface:
    """One picture as soon as its parts are drawn; the plain sky until then."""
    key = ("menu", shelf.topleft, shelf.size, board.size)
    kept = look.kept(key)
    if kept is not None:
        return kept
    night = landscape(look, "shell/moon", MOON, MOON_AT)
    if night is None:
        return backdrop.sky(look)

    def make() -> pygame.Surface:
        picture = night.copy()
        light = lamplight(look, round(shelf.width * 1.15), round(shelf.height * 2.2))
        picture.blit(light, light.get_rect(center=shelf.center))
        picture.blit(plank(look, *board.size), board)
        return picture

    return look.made(key, make)


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


def lamplight(look: Look, width: int, height: int) -> pygame.Surface:
    """A warm light on the wall behind the boxes; in high contrast there is none."""
    if look.plain:
        return pygame.Surface((1, 1), pygame.SRCALPHA)
    tint = look.palette.accent
    light = vector(
        256,
        256,
        '<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="128" cy="128" r="128">'
        f'<stop offset="0" stop-color="{tint}" stop-opacity="0.30"/>'
        f'<stop offset="0.5" stop-color="{tint}" stop-opacity="0.12"/>'
        f'<stop offset="1" stop-color="{tint}" stop-opacity="0"/></radialGradient></defs>'
        '<rect x="0" y="0" width="256" height="256" fill="url(#l)"/>',
    )
    return pygame.transform.smoothscale(light, (width, height))
