"""Pictures are made once for all tests of a process: what was rasterised or painted is there for the next program.

Drawings are known by what is in them and by their size, everything else by the look it was painted for. A test that
patches something, or asks for `drawn_anew`, has every picture painted for itself.
"""

import io
from collections import OrderedDict
from pathlib import Path

import pygame

from tabletop.ui.render.look import Cache, Look

RASTERS, PAINTED = 256 * 1024 * 1024, 512 * 1024 * 1024
"""Bytes of each kind that are kept; what was longest unused goes."""


class Pictures:
    """What was drawn before, by this process."""

    def __init__(self) -> None:
        self.kept = True
        """Whether a look has what others painted before."""
        self._rasters = Cache(RASTERS)
        self._looks: OrderedDict[object, Cache] = OrderedDict()
        self._load, self._begin = pygame.image.load_sized_svg, Look.__init__

    def install(self) -> None:
        pictures = self

        def begin(look: Look, palette: object, size: tuple[int, int], text_percent: int = 100) -> None:
            pictures._begin(look, palette, size, text_percent)
            if pictures.kept:
                look._cache = pictures._of((palette, tuple(size), text_percent), look._cache)

        pygame.image.load_sized_svg = self._raster
        Look.__init__ = begin

    def _raster(self, file: str | Path | io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        content = file.getvalue() if isinstance(file, io.BytesIO) else Path(file).read_bytes()
        key = content, tuple(size)
        self._rasters.frame += 1  # none of them is needed longer than another
        return self._rasters.get(key, lambda: self._load(io.BytesIO(content), size)).copy()

    def _of(self, key: object, new: Cache) -> Cache:
        cache = self._looks.setdefault(key, new)
        cache.budget = PAINTED // 2
        self._looks.move_to_end(key)
        while len(self._looks) > 1 and sum(one.bytes for one in self._looks.values()) > PAINTED:
            self._looks.popitem(last=False)
        return cache


PICTURES = Pictures()
