"""Backgrounds: the night sky and the table's cloth, painted once per size."""

import math
import random
from itertools import product

import pygame

from tabletop.ui.render.look import Look, vector


def sky(look: Look) -> pygame.Surface:
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
    """Painted at half its size: nothing on it is sharp, and the table opens sooner."""
    width, height = look.size[0] // 2, look.size[1] // 2
    middle, edge = look.palette.cloth, look.palette.cloth_edge
    light = f'cx="{width * 0.4:.0f}" cy="{height * 0.45:.0f}" r="{max(width, height) * 0.62:.0f}"'
    drawn = (
        f'<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" {light}><stop offset="0" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{edge}"/></radialGradient></defs>'
        f'<rect x="0" y="0" width="{width}" height="{height}" fill="url(#l)"/>'
    )
    drawn += paw_prints(width, height, look.unit / 2, accent)
    return pygame.transform.smoothscale(vector(width, height, drawn), look.size).convert()


def paw_prints(width: int, height: int, unit: float, accent: str) -> str:
    step, drawn = 150 * unit, ""
    for row, column in product(range(int(height / step) + 2), range(int(width / step) + 2)):
        x, y, turn = (column + 0.5 * (row % 2)) * step, row * step, (row * 37 + column * 61) % 70 - 35
        drawn += (
            f'<g transform="translate({x:.0f} {y:.0f}) rotate({turn}) scale({0.16 * unit:.3f})" fill="{accent}" '
            'fill-opacity="0.045"><ellipse cx="0" cy="22" rx="38" ry="30"/><circle cx="-44" cy="-16" r="15"/>'
            '<circle cx="-16" cy="-38" r="16"/><circle cx="16" cy="-38" r="16"/><circle cx="44" cy="-16" r="15"/></g>'
        )
    return drawn


STARS = 46
DRIFT = 1.4
"""Units a second the nearest stars wander."""
TICK = 1.0
"""Seconds between two steps of the sky: slow enough to cost next to nothing."""
_SHADES = 5


class DriftingStars:
    """Stars that wander and twinkle over a finished picture, a few pixels at a time."""

    def __init__(self, look: Look, sky_height: int) -> None:
        self._look, self._height = look, sky_height
        part, between = (chance := random.Random(20)).random, chance.uniform
        self._stars = [(part(), part(), between(0.35, 1.0), between(0, math.tau)) for _star in range(STARS)]
        """Of each: its place across and down, how near it is, and when it twinkles."""
        self._age, self._since = 0.0, 0.0
        self._still: pygame.Surface | None = None
        self._covered: list[pygame.Rect] = []
        self._drawn: list[pygame.Rect] = []

    def begin(self, surface: pygame.Surface, covered: list[pygame.Rect]) -> None:
        """The picture was drawn anew; stars shine on it wherever nothing covers the sky."""
        self._still, self._covered = surface.copy(), covered
        self._drawn = self._draw(surface)

    def pass_time(self, surface: pygame.Surface, seconds: float) -> list[pygame.Rect]:
        self._since += seconds
        if self._since < TICK or self._still is None:
            return []
        self._age, self._since = self._age + self._since, 0.0
        before = self._drawn
        surface.blits([(self._still, place, place) for place in before])
        self._drawn = self._draw(surface)
        return before + self._drawn

    def _draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        width = self._look.size[0]
        drawn = []
        for x, y, near, phase in self._stars:
            shade = int((0.5 + 0.5 * math.sin(self._age * (0.5 + near) + phase)) * (_SHADES - 0.01))
            star = self._star(near, shade)
            left = (x * width - self._age * DRIFT * near * self._look.unit) % width
            place = star.get_rect(center=(int(left), int(y * self._height)))
            if place.collidelist(self._covered) < 0:
                surface.blit(star, place)
                drawn.append(place)
        return drawn

    def _star(self, near: float, shade: int) -> pygame.Surface:
        size = max(3, round((2 + 4 * near) * self._look.unit))

        def make() -> pygame.Surface:
            glow = 0.25 + 0.75 * shade / (_SHADES - 1)
            middle = f'cx="{size / 2}" cy="{size / 2}"'
            soft = f'<circle {middle} r="{size / 2}" fill="#ffffff" fill-opacity="{glow * 0.25:.2f}"/>'
            bright = f'<circle {middle} r="{size / 2 * 0.45:.2f}" fill="#fff6e3" fill-opacity="{glow:.2f}"/>'
            return vector(size, size, soft + bright)

        return self._look.made(("star", size, shade), make)
