"""Parts of surfaces, whatever size a surface has by now: what lies outside of it is nothing to draw."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame


def cut(surface: pygame.Surface, place: pygame.Rect | Sequence[float]) -> pygame.Surface:
    """The part of a surface that lies in a place, with the same pixels: empty if none of it does."""
    inside = surface.get_rect().clip(place)
    return surface.subsurface(inside)


@contextmanager
def clipped(surface: pygame.Surface, place: pygame.Rect | None) -> Iterator[pygame.Surface]:
    """Meanwhile only what lies in a place is drawn, of what could be drawn before; None: all of that."""
    before = surface.get_clip()
    surface.set_clip(before.clip(place) if place is not None else before)
    try:
        yield surface
    finally:
        surface.set_clip(before)
