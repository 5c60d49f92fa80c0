"""What lies behind everything: the night sky and the table's cloth, painted once per size. Imports the look."""

import random

import pygame

from tabletop.ui.look import Look, vector


def sky(look: Look) -> pygame.Surface:
    """A night sky that fills the window."""
    return look.made(("sky", look.size), lambda: _sky(look))


def _sky(look: Look) -> pygame.Surface:
    width, height = look.size
    surface = pygame.Surface((1, 2)).convert()
    surface.set_at((0, 0), look.colour("sky_top"))
    surface.set_at((0, 1), look.colour("sky_bottom"))
    surface = pygame.transform.smoothscale(surface, (width, height))
    stars = random.Random(9)
    ink = look.colour("ink_soft")
    for _star in range(150):
        x, y = stars.randrange(width), int(height * stars.random() ** 1.4)
        radius = max(1.0, stars.choice((0.7, 0.9, 1.3)) * look.unit)
        shade = surface.get_at((x, y)).lerp(ink, stars.uniform(0.25, 0.8))
        pygame.draw.aacircle(surface, shade, (x, y), radius)
    return surface


def cloth(look: Look, accent: str) -> pygame.Surface:
    """The table seen from above: a cloth with a soft light in the middle and a rim in the game's colour."""
    return look.made(("cloth", look.size, accent), lambda: _cloth(look, accent))


def _cloth(look: Look, accent: str) -> pygame.Surface:
    width, height = look.size
    middle, edge = look.palette.cloth, look.palette.cloth_edge
    radius = max(width, height) * 0.62
    surface = vector(
        width,
        height,
        f'<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="{width * 0.4:.0f}" '
        f'cy="{height * 0.45:.0f}" r="{radius:.0f}"><stop offset="0" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient></defs>'
        f'<rect x="0" y="0" width="{width}" height="{height}" fill="url(#l)"/>'
        + _weave(width, height, look.unit, accent),
    )
    return surface.convert()


def _weave(width: int, height: int, unit: float, accent: str) -> str:
    """Faint paw prints all over the cloth."""
    step = 150 * unit
    prints = []
    for row in range(int(height / step) + 2):
        for column in range(int(width / step) + 2):
            x = (column + 0.5 * (row % 2)) * step
            y = row * step
            size, turn = 0.16 * unit, (row * 37 + column * 61) % 70 - 35
            prints.append(
                f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn}) scale({size:.3f})" fill="{accent}" '
                'fill-opacity="0.045"><ellipse cx="0" cy="22" rx="38" ry="30"/><circle cx="-44" cy="-16" r="15"/>'
                '<circle cx="-16" cy="-38" r="16"/><circle cx="16" cy="-38" r="16"/>'
                '<circle cx="44" cy="-16" r="15"/></g>'
            )
    return "".join(prints)
