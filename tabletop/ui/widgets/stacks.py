"""Widgets below each other and beside each other."""

from collections.abc import Iterable, Sequence

import pygame

from tabletop.ui.render.look import Look
from tabletop.ui.widgets.widget import Widget

Part = Widget | int
"""A widget, or a gap in pixels."""


def stack(look: Look, parts: Iterable[Part], left: int, top: int, width: int) -> int:
    """Put widgets below each other, all of one width and each as tall as it has to be; returns where they end."""
    for part in parts:
        if isinstance(part, int):
            top += part
        else:
            part.rect = pygame.Rect(left, top, width, part.size(look, width)[1])
            top = part.rect.bottom
    return top


def height_of(look: Look, parts: Iterable[Part], width: int) -> int:
    """How tall a stack will be."""
    return sum(part if isinstance(part, int) else part.size(look, width)[1] for part in parts)


def boxed(look: Look, parts: Sequence[Part], width: int, pad: int, down: int = 0) -> pygame.Rect:
    """A stack in the middle of the window, or `down` from there; the box around it is `pad` wider on both sides."""
    box = pygame.Rect(0, 0, width + 2 * pad, height_of(look, parts, width))
    box.center = look.size[0] // 2, look.size[1] // 2 + down
    stack(look, parts, box.left + pad, box.top, width)
    return box


def spaced(widgets: Iterable[Widget], gap: int) -> list[Part]:
    """Parts of a stack with a gap after each."""
    return [part for widget in widgets for part in (widget, gap)]


def pin(look: Look, widget: Widget, x: int, y: int, anchor: str = "topleft", width: int = 0) -> pygame.Rect:
    """Give a widget its own size, in a line of `width` if there is one, and put the side or corner named there."""
    widget.rect = pygame.Rect((0, 0), widget.size(look, width))
    setattr(widget.rect, anchor, (x, y))
    return widget.rect


def line(look: Look, parts: Iterable[Part], left: int, middle: int) -> int:
    """Put widgets of their own sizes beside each other, around a height; returns where they end."""
    for part in parts:
        left = left + part if isinstance(part, int) else pin(look, part, left, middle, "midleft").right
    return left


def line_back(look: Look, parts: Iterable[Part], right: int, middle: int) -> int:
    """The same from the right to the left; returns where the leftmost begins."""
    for part in parts:
        right = right - part if isinstance(part, int) else pin(look, part, right, middle, "midright").left
    return right


def row(look: Look, widgets: Sequence[Widget], centre: int, top: int, gap: int) -> int:
    """Put widgets that are equally tall beside each other around a middle; returns where they end."""
    sizes = [widget.size(look) for widget in widgets]
    left = centre - (sum(width + gap for width, _height in sizes) - gap) // 2
    tall = sizes[0][1]
    line(look, spaced(widgets, gap), left, top + tall // 2)
    return top + tall


def wrapped(look: Look, widgets: Iterable[Widget], width: int, gap: int, taken: int = 0) -> list[list[Widget]]:
    """The widgets in as few rows of this width as they need; so much of the first row is `taken` already."""
    rows: list[list[Widget]] = [[]]
    used = taken
    for widget in widgets:
        wide = widget.size(look)[0]
        if used and used + wide > width:
            rows.append([])
            used = 0
        rows[-1].append(widget)
        used += wide + gap
    return rows


def grid(tiles: Sequence[Widget], abreast: int, left: int, top: int, size: tuple[int, int], gap: int) -> int:
    """Put tiles of one size into rows of `abreast`; returns where they end."""
    wide, tall = size
    for place, tile in enumerate(tiles):
        down, across = divmod(place, abreast)
        tile.rect = pygame.Rect(left + across * (wide + gap), top + down * (tall + gap), wide, tall)
    return tiles[-1].rect.bottom if tiles else top


def tiled(look: Look, cards: Sequence[Widget], abreast: int, left: int, top: int, wide: int, gap: int) -> int:
    """Put cards of one width into rows of `abreast`, each as high as its highest; where the next row would begin."""
    for first in range(0, len(cards), abreast):
        beside = cards[first : first + abreast]
        tall = max(card.size(look, wide)[1] for card in beside)
        for place, card in enumerate(beside):
            card.rect = pygame.Rect(left + place * (wide + gap), top, wide, tall)
        top += tall + gap
    return top
