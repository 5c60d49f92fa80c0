"""What the window draws over its scenes: a notice, and the picture before, which fades."""

import pygame

from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import FADE, GAP, RADIUS

SECONDS = 6.0
"""How long a notice is shown."""


class Notice:
    """A sentence at the bottom of the window."""

    def __init__(self) -> None:
        self.words, self.left = "", 0.0

    def show(self, words: str) -> None:
        self.words, self.left = words, SECONDS

    def pass_time(self, seconds: float) -> bool:
        """True if it has just gone."""
        if self.left <= 0:
            return False
        self.left -= seconds
        return self.left <= 0

    def draw(self, surface: pygame.Surface, look: Look, asking: pygame.Rect | None) -> None:
        """At the bottom, or above `asking`, the buttons that stand there."""
        if self.left <= 0:
            return
        pad, align = (4 * GAP, 2 * GAP), pygame.FONT_CENTER
        width = min(look.px(700) * max(100, look.text_percent) // 100, look.size[0] - look.px(8 * GAP))
        sign = look.sign(self.words, "body", pad, edge="accent", radius=RADIUS, width=width, align=align)
        place = sign.get_rect(midbottom=(look.size[0] // 2, look.size[1] - look.px(GAP)))
        if asking and place.colliderect(asking):
            place.bottom = asking.top - look.px(GAP)
        surface.blit(sign, place)


class Fade:
    """The picture of the scene before, for a moment."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._left = 0.0

    def begin(self, picture: pygame.Surface | None) -> None:
        self._picture, self._left = picture, FADE if picture is not None else 0.0

    def pass_time(self, seconds: float) -> bool:
        """True if it changes the picture."""
        if self._left <= 0:
            return False
        self._left -= seconds
        if self._left <= 0:
            self._picture = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is not None and self._left > 0 and self._picture.get_size() == surface.get_size():
            self._picture.set_alpha(int(255 * self._left / FADE))
            surface.blit(self._picture, (0, 0))
