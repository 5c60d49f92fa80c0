"""Bars whose parts show where points came from."""

from collections.abc import Sequence

import pygame

from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Widget

SOURCES = ("#ffc872", "#93c4ff", "#74e2c4", "#f0a3d0", "#d8d27c")
PLAIN_SOURCES = ("#ffffff", "#ffd60a", "#bdbdbd", "#ffffff", "#ffd60a")
INK = "#2a1540"


class Legend(Widget):
    """What the parts of the bars mean."""

    focusable = False

    def __init__(self, sources: Sequence[str], paints: Sequence[str] = ()) -> None:
        super().__init__()
        self.sources, self.paints = sources, paints

    def _places(self, look: Look, width: int) -> list[tuple[int, int, pygame.Surface]]:
        """Each source's left side, its line and its name."""
        places, x, row = [], 0, 0
        for words in self.sources:
            text = look.text(words, "small-strong")
            wide = look.px(28) + text.get_width()
            if x and x + wide > width:
                x, row = 0, row + 1
            places.append((x, row, text))
            x += wide + look.px(20)
        return places

    def _line(self, look: Look) -> int:
        return look.line_height("small-strong") + look.px(6)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, (self._places(look, width)[-1][1] + 1) * self._line(look) if self.sources else 0

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        high, side = self._line(look), look.px(18)
        for source, (x, row, text) in enumerate(self._places(look, self.rect.width)):
            left, middle = self.rect.left + x, self.rect.top + row * high + high // 2
            put(surface, bar_part(look, side, side, source, self.paints), left, middle, "midleft")
            put(surface, text, left + look.px(26), middle, "midleft")


def shared(width: int, most: int, shown: Sequence[tuple[int, int]], least: Sequence[int]) -> list[int]:
    """Widths of a bar's parts: their share of the most anybody has, but never too narrow for a number."""
    wide = [max(low, width * part // most) for (_source, part), low in zip(shown, least, strict=True)]
    while sum(wide) > width:
        spare = [one - low for one, low in zip(wide, least, strict=True)]
        if max(spare) <= 0:
            break
        wide[spare.index(max(spare))] -= 1
    return wide


def bar_part(look: Look, width: int, height: int, source: int, paints: Sequence[str] = ()) -> pygame.Surface:
    """A piece of a bar in its source's colour, of `paints` if there are some, and pattern: plain, striped or dotted."""
    plain = look.plain
    colours = PLAIN_SOURCES if plain else paints or SOURCES
    colour = colours[source % len(colours)]

    def make() -> pygame.Surface:
        piece = look.box(width, height, colour, radius=7).copy()
        step, marks = max(5, look.px(9)), pygame.Surface(piece.get_size(), pygame.SRCALPHA)
        shade = pygame.Color(colour).lerp(INK, 0.4 if plain else 0.16)
        if source % 3 == 1:
            for x in range(-height, width, step):
                pygame.draw.line(marks, shade, (x, height), (x + height, 0), max(1, look.px(2)))
        elif source % 3 == 2:
            for x in range(step // 2, width, step):
                for y in range(step // 2, height, step):
                    pygame.draw.circle(marks, shade, (x, y), max(1, look.px(1.6)))
        marks.blit(piece, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)  # nothing beside the rounded corners
        piece.blit(marks, (0, 0))
        if not plain:
            sheen = look.box(max(1, width - look.px(4)), max(1, height // 2), "#ffffff", radius=6, opacity=0.22)
            put(piece, sheen, width / 2, look.px(2), "midtop")
        return piece

    return look.made(("part", source, colour, width, height), make)
