"""Subsurfaces and clipping that tolerate rectangles outside the surface."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame


def cut(surface: pygame.Surface, place: pygame.Rect | Sequence[float]) -> pygame.Surface:
    """The subsurface inside a rectangle; empty if they do not overlap."""
    inside = surface.get_rect().clip(place)
    return surface.subsurface(inside)


@contextmanager
def clipped(surface: pygame.Surface, place: pygame.Rect | None) -> Iterator[pygame.Surface]:
    """Clip drawing to a rectangle within the present clip; None: no change."""
    before = surface.get_clip()
    surface.set_clip(before.clip(place) if place is not None else before)
    try:
        yield surface
    finally:
        surface.set_clip(before)
