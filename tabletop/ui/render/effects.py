"""Short effects over the table: sparks, dust, rising words."""

import math
import random
from functools import partial

import pygame

from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import RADIUS
from tabletop.ui.stage.placement import Rects, near

BURST_SECONDS = 0.75
DUST_SECONDS = 0.34
CAPTION_SECONDS = 1.5
SPARKS, PUFFS = 14, 5
BURST = 230.0
"""Units of the flash when it is largest."""
RISE = 26.0
_STEPS = 16
_ALPHAS = 12


class Effect:
    def __init__(self, x: float, y: float, seconds: float, reduced: bool) -> None:
        self.x, self.y, self.reduced = x, y, reduced
        self._seconds, self._age = seconds, 0.0

    def update(self, seconds: float) -> bool:
        """True while it lasts."""
        self._age += seconds / self._seconds
        return self._age < 1.0

    def draw(self, surface: pygame.Surface, look: Look, busy: Rects = (), spared: Rects = ()) -> None:
        """What it looks like at its age; words never stand on what is `busy`, and rather not on what is `spared`."""


class Burst(Effect):
    """An explosion: a flash that grows and fades, puffs, sparks that fly off. Reduced: only the flash."""

    def __init__(
        self, x: float, y: float, pace: float, reduced: bool, flare: str = "effects", grown: float = 1.0
    ) -> None:
        """`grown` is how large it is against the largest."""
        super().__init__(x, y, BURST_SECONDS * max(0.2, pace), reduced)
        self.flare, self.grown = flare, grown
        chance = random.Random(round(x * 31 + y))
        sparks, puffs = (0, 0) if reduced else (SPARKS, PUFFS)
        turn = partial(chance.uniform, 0, math.tau)
        self._sparks = [(turn(), chance.uniform(70, 190), chance.choice((16, 22, 30))) for _spark in range(sparks)]
        self._puffs = [(turn(), chance.uniform(30, 80), chance.uniform(60, 110)) for _puff in range(puffs)]

    def draw(self, surface: pygame.Surface, look: Look, busy: Rects = (), spared: Rects = ()) -> None:
        t = min(1.0, self._age)
        grown = 1.0 if self.reduced else 0.35 + 0.85 * (1 - (1 - t) ** 3)
        for angle, reach, size in self._puffs:
            far = reach * (0.4 + t)
            x, y = math.cos(angle) * far, math.sin(angle) * far - 40 * t
            self._blit(surface, look, "effects/puff", x, y, size * (0.6 + 0.6 * t), 0.7 * (1 - t))
        self._blit(surface, look, f"{self.flare}/burst", 0, 0, BURST * grown, 1 - t * t)
        for angle, reach, size in self._sparks:
            far = reach * (1 - (1 - t) ** 2)
            x, y = math.cos(angle) * far, math.sin(angle) * far + 90 * t * t
            self._blit(surface, look, f"{self.flare}/spark", x, y, size * (1.2 - t), 1 - t)

    def _blit(
        self, surface: pygame.Surface, look: Look, art: str, dx: float, dy: float, units: float, alpha: float
    ) -> None:
        picture = _flare(look, art, units * self.grown, alpha)
        place = (self.x + dx * self.grown) * look.unit, (self.y + dy * self.grown) * look.unit
        surface.blit(picture, picture.get_rect(center=place))


class Dust(Effect):
    """Dust at both sides of something that lands; more of it under large things."""

    def __init__(self, x: float, y: float, width: float, pace: float) -> None:
        super().__init__(x, y, DUST_SECONDS * max(0.4, pace), False)
        self.width = width

    def draw(self, surface: pygame.Surface, look: Look, busy: Rects = (), spared: Rects = ()) -> None:
        t = min(1.0, self._age)
        puff = _flare(look, "effects/puff", self.width * (0.16 + 0.2 * t), (1 - t) * 0.5)
        for side in (-1, 1):
            away = self.width * (0.46 + 0.16 * t) * side
            surface.blit(puff, puff.get_rect(center=((self.x + away) * look.unit, self.y * look.unit)))


def _flare(look: Look, art: str, units: float, alpha: float) -> pygame.Surface:
    """A square picture, drawn once and made smaller: that is quicker than drawing every size."""
    size, step, whole = max(_STEPS, look.px(units) // _STEPS * _STEPS), round(alpha * _ALPHAS), look.px(BURST)
    return look.made(("flare", art, size, step), lambda: _faded(look.art(art, whole, whole), (size, size), step))


def _faded(picture: pygame.Surface, size: tuple[int, int], step: int) -> pygame.Surface:
    faded = pygame.transform.smoothscale(picture, size)
    faded.set_alpha(255 * step // _ALPHAS)
    return faded


class Caption(Effect):
    """Words that rise from above a place, or near it, and fade."""

    def __init__(self, words: str, x: float, y: float, pace: float, reduced: bool) -> None:
        super().__init__(x, y, CAPTION_SECONDS * max(0.4, pace), reduced)
        self.words = words
        self._placed: tuple[tuple[int, int], pygame.Rect] | None = None
        """The window's size it was placed for, and its place with the room it rises through."""

    def draw(self, surface: pygame.Surface, look: Look, busy: Rects = (), spared: Rects = ()) -> None:
        step = round(min(1.0, (1 - self._age) * 3, self._age * 8) * _ALPHAS)
        if step <= 0:
            return
        sign = look.sign(self.words, "subheading", (28, 12), edge="glow", radius=RADIUS)
        size, rise = sign.get_size(), 0 if self.reduced else look.px(RISE)
        picture = look.made(("caption", self.words, step), lambda: _faded(sign, size, step))
        if self._placed is None or self._placed[0] != look.size:
            way = pygame.Rect(0, 0, size[0], size[1] + rise)
            way.midbottom = round(self.x * look.unit), round(self.y * look.unit)
            self._placed = look.size, near(way, surface.get_rect(), busy, look.px(15), 14, spared)
        way = self._placed[1]
        surface.blit(picture, (way.left, way.bottom - size[1] - round(rise * min(1.0, self._age))))
