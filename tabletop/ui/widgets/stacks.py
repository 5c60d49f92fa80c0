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


def line(look: Look, parts: Iterable[Part], left: int, middle: int) -> int:
    """Put widgets of their own sizes beside each other, around a height; returns where they end."""
    for part in parts:
        if isinstance(part, int):
            left += part
        else:
            part.rect.size = part.size(look)
            part.rect.midleft = left, middle
            left = part.rect.right
    return left


def row(look: Look, widgets: Sequence[Widget], centre: int, top: int, gap: int) -> int:
    """Put widgets that are equally tall beside each other around a middle; returns where they end."""
    sizes = [widget.size(look) for widget in widgets]
    left = centre - (sum(width + gap for width, _height in sizes) - gap) // 2
    tall = sizes[0][1]
    line(look, spaced(widgets, gap), left, top + tall // 2)
    return top + tall


def wrapped(look: Look, widgets: Iterable[Widget], width: int, gap: int) -> list[list[Widget]]:
    """The widgets in as few rows of this width as they need."""
    rows: list[list[Widget]] = [[]]
    used = 0
    for widget in widgets:
        wide = widget.size(look)[0]
        if rows[-1] and used + wide > width:
            rows.append([])
            used = 0
        rows[-1].append(widget)
        used += wide + gap
    return rows


def tiled(look: Look, cards: Sequence[Widget], abreast: int, left: int, top: int, wide: int, gap: int) -> int:
    """So many beside each other, each row as high as its highest; where the next row would begin."""
    for first in range(0, len(cards), abreast):
        beside = cards[first : first + abreast]
        tall = max(card.size(look, wide)[1] for card in beside)
        for place, card in enumerate(beside):
            card.rect = pygame.Rect(left + place * (wide + gap), top, wide, tall)
        top += tall + gap
    return top
