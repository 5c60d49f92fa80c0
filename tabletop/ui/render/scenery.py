"""The background of a table: backdrops composed once per window size."""

from functools import lru_cache
from typing import NamedTuple

import pygame

from tabletop.base import journal
from tabletop.cast.cats import drawing, exists
from tabletop.ui.render.backdrop import cloth
from tabletop.ui.render.look import Look, vector
from tabletop.ui.stage.layout import Backdrop

WIDEST = 2048
"""Pixels across in which scenery is drawn; a larger window shows it larger."""
PATIENCE = 0.25
"""Seconds a window must have kept its size before the scenery is drawn anew for it."""


class Key(NamedTuple):
    backdrops: tuple[Backdrop, ...]
    size: tuple[int, int]
    unit: float
    plain: bool


class Scenery:
    """The background of a table, drawn after the first frame; until then a plain colour."""

    def __init__(self) -> None:
        self._shown: tuple[Key, pygame.Surface] | None = None
        self._waited = 0.0
        self._waits_for: object = None
        self._around: tuple[object, pygame.Surface] | None = None

    def ready(self, look: Look, backdrops: tuple[Backdrop, ...]) -> bool:
        return not backdrops or (self._shown is not None and self._shown[0] == _key(look, backdrops))

    def update(self, look: Look, backdrops: tuple[Backdrop, ...], seconds: float) -> bool:
        """Draw it when the time has come; True if it is there now and was not before."""
        if self.ready(look, backdrops):
            return False
        key = _key(look, backdrops)
        drawn_before, self._waits_for = key == self._waits_for, key
        self._waited = self._waited + seconds if drawn_before else 0.0
        dragged = self._shown is not None and self._shown[0].size != key.size
        if not drawn_before or (dragged and self._waited < PATIENCE):
            return False
        self._shown = key, _composed(*key)
        return True

    def draw(self, surface: pygame.Surface, look: Look, backdrops: tuple[Backdrop, ...], accent: str) -> None:
        if not backdrops:
            surface.blit(cloth(look, accent), (0, 0))
        elif self._shown is None:
            surface.fill(look.colour("cloth_edge"))
        else:
            key, picture = self._shown
            if key.plain != look.plain:  # other colours, perhaps chosen on a screen above
                key = _key(look, backdrops)
                picture = _composed(*key)
                self._shown = key, picture
            if picture.get_size() != look.size:  # the window's edge is being dragged
                picture = pygame.transform.scale(picture, look.size)
            surface.blit(picture, (0, 0))

    def around(
        self, look: Look, window: pygame.Rect | None, edge: tuple[tuple[float, float], ...]
    ) -> pygame.Surface | None:
        """The scenery in this part of the window that lies beside a board with these corners, if there is any."""
        if window is None or not edge or self._shown is None or self._shown[1].get_size() != look.size:
            return None
        key = (self._shown[0], window.topleft, window.size, edge)
        if self._around is None or self._around[0] != key:
            picture = pygame.Surface(window.size, pygame.SRCALPHA)
            picture.blit(self._shown[1], (0, 0), window)
            corners = " ".join(f"{x * look.unit - window.x:.1f},{y * look.unit - window.y:.1f}" for x, y in edge)
            hole = vector(*window.size, f'<polygon points="{corners}" fill="#000000"/>')
            picture.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
            picture.set_alpha(255, pygame.RLEACCEL)
            self._around = key, picture
        return self._around[1]


def place(look: Look, backdrops: tuple[Backdrop, ...], accent: str) -> pygame.Surface:
    return _composed(*_key(look, backdrops)) if backdrops else cloth(look, accent)


def _key(look: Look, backdrops: tuple[Backdrop, ...]) -> Key:
    return Key(backdrops, look.size, look.unit, look.plain)


@lru_cache(maxsize=1)
def _composed(backdrops: tuple[Backdrop, ...], size: tuple[int, int], unit: float, contrast: bool) -> pygame.Surface:
    part = min(1.0, WIDEST / size[0])
    unit *= part
    surface = pygame.Surface((round(size[0] * part), round(size[1] * part))).convert()
    surface.fill("#000000" if contrast else "#17123a")
    for backdrop in backdrops:
        name = f"{backdrop.art}-contrast" if contrast else backdrop.art
        if contrast and not exists(name):
            continue
        try:
            wide, high = max(1, round(backdrop.width * unit)), max(1, round(backdrop.height * unit))
            picture = pygame.image.load_sized_svg(drawing(name), (wide, high))
        except (pygame.error, OSError) as problem:
            journal.logger().warning("There is no picture %s: %s", backdrop.art, problem)
            continue
        surface.blit(picture, picture.get_rect(center=(backdrop.x * unit, backdrop.y * unit)))
    return surface if part == 1.0 else pygame.transform.smoothscale(surface, size)
