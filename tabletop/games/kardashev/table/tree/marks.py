"""The small marks of the technology tree's screen: words, kinds, costs, seats, coins, stars, panels."""

import math
from collections.abc import Sequence

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.rules.content import KINDS, TECHNOLOGIES
from tabletop.games.kardashev.table.paint.place import plain
from tabletop.games.kardashev.table.paint.shapes import shade
from tabletop.games.kardashev.table.tree.plan import gap_of
from tabletop.games.kardashev.voice.pictures import SYMBOL_FILES, symbol_file
from tabletop.ui.render.look import Look, vector
from tabletop.ui.stage.furniture import blank, put

DARK = "#2c1646"
LABS = (("#7ff0d6", "#0f2f3a"), ("#4f9a94", "#0b2530"))
"""Ground and letters of the laboratory's mark, bright and dim."""
WIDE, CLOSE = 0.24, 0.04
"""Gaps behind the marks of a cost, of their height: usually, and where there is little room."""
Row = Sequence[tuple[pygame.Surface, float]]
"""Pictures from left to right, each with the gap behind it."""


def ink(look: Look, words: str, size: float, colour: str, face: str = "bold") -> pygame.Surface:
    """A line of words."""
    font = look.face(face, max(7, round(size)))
    gap = gap_of(size)
    drawn = [font.render(word, True, look.colour(colour)) for word in words.split()]
    surface = blank(sum(word.get_width() for word in drawn) + gap * (len(drawn) - 1), font.get_height())
    left = 0
    for word in drawn:
        surface.blit(word, (left, 0))
        left += word.get_width() + gap
    return surface


def put_lines(surface: pygame.Surface, lines: Sequence[pygame.Surface], left: float, y: float, step: float) -> float:
    """Lines of words below each other, each so high; where the next one would begin."""
    for line in lines:
        put(surface, line, left, y + step / 2, "midleft")
        y += step
    return y


def width_of(row: Row) -> float:
    """The width of pictures side by side, with the last gap."""
    return sum(picture.get_width() + gap for picture, gap in row)


def put_row(surface: pygame.Surface, row: Row, y: float, left: float = 0.0) -> None:
    """Pictures side by side, their middles at the same height."""
    for picture, gap in row:
        put(surface, picture, left, y, "midleft")
        left += picture.get_width() + gap


def in_row(parts: Sequence[pygame.Surface], gap: float, room: float = math.inf) -> pygame.Surface:
    """Pictures side by side, all smaller if they are wider than their room."""
    row = [(part, gap) for part in parts]
    surface = blank(round(width_of(row) - gap), max(part.get_height() for part in parts))
    put_row(surface, row, surface.get_height() / 2)
    return within(surface, room)


def within(picture: pygame.Surface, width: float) -> pygame.Surface:
    """The picture, made smaller if it is wider than this."""
    wide = picture.get_width()
    return picture if wide <= width else pygame.transform.smoothscale_by(picture, width / wide)


def kind_mark(look: Look, kind: int, side: float, coin: bool = False) -> pygame.Surface:
    """A kind, for light grounds on a dark coin; after the three kinds, any of them."""
    size = max(6, round(side))
    if kind < KINDS:
        name = symbol_file(kind) if coin else f"kardashev/kind-{SYMBOL_FILES[kind]}"
    else:
        name = "kardashev/any-kind-coin" if coin else "kardashev/any-kind"
    return plain(look, look.art(name, size, size))


def cost_row(
    look: Look, number: int, side: float, colour: str, short: Sequence[int] = (), coins: bool = False, room: float = 0
) -> pygame.Surface:
    """What a technology costs as kinds with numbers; kinds of which there are too few are red.

    With a `room` the marks stand closer to fit it, and then are smaller.
    """
    technology = TECHNOLOGIES[number]
    red = "bad" if look.plain else "#ff9d9d"

    def row(gap: float) -> pygame.Surface:
        parts: list[tuple[pygame.Surface, float]] = []
        if technology.alike:
            if gap > CLOSE:
                gaps = (-0.3, -0.3, 0.2)  # the three kinds lie over each other
                parts = [(kind_mark(look, kind, side, coins), gaps[kind] * side) for kind in range(KINDS)]
            parts.append((ink(look, _("2 alike"), side * 0.7, colour), 0))
        for kind, count in enumerate(technology.cost):
            if count > 1:
                parts.append((ink(look, str(count), side * 0.78, red if kind in short else colour), side * 0.04))
            if count:
                mark = kind_mark(look, kind, side, coins)
                if kind in short:
                    mark = mark.copy()
                    mark.set_alpha(130)
                parts.append((mark, side * gap))
        surface = blank(round(width_of(parts) - parts[-1][1]) + 1, round(side))
        put_row(surface, parts, side / 2)
        return surface

    wide = row(WIDE)
    return wide if not room or wide.get_width() <= room else within(row(CLOSE), room)


def badge(look: Look, seat: int, side: float) -> pygame.Surface:
    """A seat's shape on a dark disc."""
    size = max(8, round(side))
    return look.twin(f"kardashev/badge-{seat}", size, size)


def disc(look: Look, words: str, side: float) -> pygame.Surface:
    """A word on a golden coin: the "or" between two technologies."""
    return _written(look, "disc", words, side, 0.46, DARK, 0.48)


def star(look: Look, points: int, side: float, dim: bool) -> pygame.Surface:
    """What a technology scores."""
    return _written(look, "star-dim" if dim and not look.plain else "star", str(points), side, 0.42, "#3a1d10", 0.53)


def _written(look: Look, name: str, words: str, side: float, letters: float, colour: str, y: float) -> pygame.Surface:
    """A drawing with words on it; the height of the letters and of their middle are shares of its side."""
    size = round(side)
    surface = look.twin(f"kardashev/{name}", size, size).copy()
    put(surface, ink(look, words, side * letters, colour), size / 2, size * y)
    return surface


def lab_mark(look: Look, height: float, dim: bool = False) -> pygame.Surface:
    """The mark of technologies that are used as a research action."""
    ground, letters = ("#ffffff", "#000000") if look.plain else LABS[dim]
    wide, high = round(height * 2.1), round(height)
    surface = vector(wide, high, f'<rect width="{wide}" height="{high}" rx="{high / 2}" fill="{ground}"/>')
    put(surface, ink(look, _("LAB"), height * 0.66, letters), wide / 2, high * 0.49)
    return surface


def panel(
    look: Look,
    size: tuple[int, int],
    radius: float,
    ground: tuple[str, str] = ("#000000", "#000000"),
    edge: tuple[str, float] = ("", 0.0),
    sheen: float = 0.1,
    dashed: bool = False,
) -> pygame.Surface:
    """A rounded card in a colour for its top and one for its bottom, with a soft light at its upper edge."""
    unit, (width, height) = look.unit, size
    colour, line = edge
    thick = line * unit if colour else 0.0
    dash = f'stroke-dasharray="{6 * unit:.1f} {5 * unit:.1f}"' if dashed else ""
    stroke = f'stroke="{colour}" stroke-width="{thick:.2f}" {dash}' if colour else ""
    place = f'x="{thick / 2}" y="{thick / 2}" width="{width - thick}" height="{height - thick}" rx="{radius * unit}"'
    body = f'<defs>{shade("p", *ground)}</defs><rect {place} fill="url(#p)"/>'
    if not look.plain:
        light = f'width="{width - 4 * unit}" height="{min(height * 0.5, 30 * unit)}" rx="{(radius - 2) * unit}"'
        body += f"<defs>{shade('q', '#ffffff', '#ffffff', seen=(sheen, 0))}</defs>"
        body += f'<rect x="{2 * unit}" y="{2 * unit}" {light} fill="url(#q)"/>'
    return vector(width, height, f'{body}<rect {place} fill="none" {stroke}/>')
