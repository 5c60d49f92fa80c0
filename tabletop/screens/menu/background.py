"""Behind the shelf: night sky, lamplight, the plank."""

import pygame

from tabletop.screens.shared.shading import plank
from tabletop.ui.render import backdrop
from tabletop.ui.render.look import Look, vector
from tabletop.ui.screen import landscape

MOON, MOON_AT = 190, (150, 88)
"""Units: how large the moon is and how far its middle from the top right corner."""


def behind(look: Look, shelf: pygame.Rect, board: pygame.Rect) -> pygame.Surface:
    """One picture as soon as its parts are drawn; the plain sky until then."""
    key = ("menu", shelf.topleft, shelf.size, board.size)
    if (kept := look.kept(key)) is not None:
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


def lamplight(look: Look, width: int, height: int) -> pygame.Surface:
    """A warm light on the wall behind the boxes; none in high contrast."""
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
