"""The furniture of every table painted: what more than one game puts down.

A picture is a tuple: the name of its painter, then what the painter is told. Boxes, rows and columns hold pictures
themselves, so that a player's plate or a gauge is told in one place and needs no painter of its own.
"""

from collections.abc import Callable

import pygame

from tabletop.kernel.events import NOBODY
from tabletop.ui.render.fonts import shorten
from tabletop.ui.render.look import Look
from tabletop.ui.render.portrait import draw_disc
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture.writing import TALL, blank, lettering, put, write
from tabletop.ui.stage.layout import Picture

Painters = dict[str, Callable[..., pygame.Surface]]
PAD = 8
"""Units between the edge of a box and what is in it."""
LEAST_NAME, SMALLER_NAME = 12, 0.7
"""Pixels below which the letters of a name are not made smaller, and the part of their size."""
BADGE, LEAST_BADGE = 0.32, 26
"""How large the badge with somebody's own cat is against the head it is worn by, and in units, at least."""
BACK = 5 / 7


def paint(picture: Picture, width: int, height: int, look: Look, own: Painters | None = None) -> pygame.Surface:
    """A picture by its painter: the game's own if it has one of that name, else the furniture's."""
    kind, *facts = picture
    painters = own if own and kind in own else PAINTERS
    return painters[str(kind)](width, height, look, *facts)


def box(
    width: int, height: int, look: Look, inside: Picture = (), fill: str = "panel", edge: str = "panel_edge",
    edge_units: float = 1.5, opacity: float = 1.0, radius: float = 16, pad: float = PAD,
) -> pygame.Surface:  # fmt: skip
    surface = look.box(width, height, fill, edge, radius, edge_units, opacity).copy()
    if inside:
        rim = min(look.px(pad), width // 8, height // 8) if pad else 0
        surface.blit(paint(inside, width - 2 * rim, height - 2 * rim, look), (rim, rim))
    return surface


def row(width: int, height: int, look: Look, *parts: tuple[float, Picture]) -> pygame.Surface:
    """Pictures from left to right, each with its share of the width; a share of 0 is a square."""
    gap = min(look.px(5), width // 20)
    surface, left = blank(width, height), 0.0
    for picture, wide in _lengths(width - gap * (len(parts) - 1), height, parts):
        if picture and wide >= 1:
            surface.blit(paint(picture, round(wide), height, look), (round(left), 0))
        left += wide + gap
    return surface


def column(width: int, height: int, look: Look, *parts: tuple[float, Picture]) -> pygame.Surface:
    """Pictures from the top down, each with its share of the height; a share of 0 is a square."""
    surface, top = blank(width, height), 0.0
    for picture, high in _lengths(height, width, parts):
        if picture and high >= 1:
            surface.blit(paint(picture, width, round(high), look), (0, round(top)))
        top += high
    return surface


def _lengths(length: float, square: float, parts: tuple[tuple[float, Picture], ...]) -> list[tuple[Picture, float]]:
    """Each part and how long it is; a square one as long as it is broad, as far as there is room."""
    shares, square = [share for share, _picture in parts], min(square, length)
    room = max(0.0, length - square * shares.count(0))
    return [(picture, room * share / sum(shares) if share else square) for share, picture in parts]


def label(
    width: int, height: int, look: Look, words: str, units: float = 15, colour: str = "ink", face: str = "bold",
    align: str = "center",
) -> pygame.Surface:  # fmt: skip
    surface = blank(width, height)
    write(surface, look, words, surface.get_rect(), units, colour, face, align)
    return surface


def called(width: int, height: int, look: Look, words: str, units: float = 16) -> pygame.Surface:
    """A name, cut short rather than written small: its tooltip has all of it."""
    surface = blank(width, height)
    most = round(min(units * look.unit * look.text_percent / 100, height * TALL))
    least = max(1, min(most, max(LEAST_NAME, round(most * SMALLER_NAME))))
    size = next((size for size in range(most, least, -1) if look.face("bold", size).size(words)[0] <= width), least)
    font = look.face("bold", size)
    put(surface, font.render(shorten(font, words, width), True, look.colour("ink")), 0, height / 2, "midleft")
    return surface


def note(
    width: int, height: int, look: Look, words: str, units: float = 0, fill: str = "veil", edge: str = "",
    colour: str = "", sign: str = "",
) -> pygame.Surface:  # fmt: skip
    """Words on a strip as long as they are, a sign before them; a number on a coin if it has no more room."""
    surface, high = blank(width, height), min(width, height)
    size = high - look.px(6) if sign else 0
    ink = colour or ("ink_accent" if fill in ("glow", "accent", "target") else "ink")
    room = width - size - (high // 2 if width > 1.5 * high else high // 6)
    text = lettering(look, words, room, high, units or high * 0.62 / look.unit, ink)
    wide = min(width, max(high, size + text.get_width() + high * 2 // 3))
    edge = edge or ("panel_edge" if look.plain and fill == "veil" else "")
    strip = look.box(wide, high, fill, edge, radius=high, opacity=0.78 if fill == "veil" else 1.0)
    place = put(surface, strip, width / 2, height / 2)
    if sign:
        picture = look.art(sign, size, size).copy()
        if look.plain and fill == "veil":  # grey on black is hard to see: its shape alone
            picture.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        put(surface, picture, place.left + look.px(5), height / 2, "midleft")
    put(surface, text, place.centerx + size / 2, height / 2)
    return surface


def button(
    width: int, height: int, look: Look, words: str, fill: str = "accent", icon: str = "", units: float = 17
) -> pygame.Surface:
    """Something to press; the one that is meant to be pressed is in the accent's colour."""
    ink, edge = ("ink_accent", "") if fill == "accent" else ("ink", "panel_edge")
    surface = look.box(width, height, fill, edge, radius=14).copy()
    room = surface.get_rect().inflate(-look.px(18), 0)
    if icon:
        size = round(height * 0.56)
        put(surface, look.box(size + look.px(6), size + look.px(6), "panel", radius=99), height / 2, height / 2)
        put(surface, look.icon(icon, size), height / 2, height / 2)
        room = pygame.Rect(height * 0.9, 0, width - height * 1.1, height)
    write(surface, look, words, room, units, ink)
    return surface


def slot(
    width: int, height: int, look: Look, words: str = "", sign: str = "", seat: int = NOBODY, opacity: float = 0.0
) -> pygame.Surface:
    """An empty place: whose it is, or what goes there. One that waits for a seat has its colour."""
    edge, line = (SEAT_COLOURS[seat], 2.5) if seat != NOBODY else ("panel_edge", 1.5)
    radius = min(12, 0.16 * min(width, height) / look.unit)
    surface = look.box(width, height, "cloth_edge" if opacity else "", edge, radius, line, opacity or 1.0).copy()
    room = surface.get_rect().inflate(-min(look.px(14), width // 4), -min(look.px(14), height // 4))
    if sign:
        size = min(room.width // 2, room.height // 3)
        drawn = look.art(sign, size, size).copy()
        drawn.set_alpha(120 if opacity else 255)
        put(surface, drawn, width / 2, height * (0.36 if words else 0.5))
        room = pygame.Rect(room.left, round(height * 0.5), room.width, round(height * 0.4))
    if words:
        write(surface, look, words, room, 15, "ink" if seat != NOBODY else "ink_soft")
    return surface


def tray(width: int, height: int, look: Look, words: str = "", seat: int = NOBODY) -> pygame.Surface:
    """A ground on which things are laid together; its name stands in its corner."""
    edge = SEAT_COLOURS[seat] if seat != NOBODY else "panel_edge"
    surface = look.box(width, height, "cloth_edge", edge, radius=24, edge_units=2, opacity=0.5).copy()
    if words:
        room = pygame.Rect(look.px(14), look.px(4), width // 3, look.px(26))
        write(surface, look, words, room, 15, edge, align="left")
    return surface


def art(width: int, height: int, look: Look, name: str, size: float = 1.0) -> pygame.Surface:
    """A drawing, as large as fits or a part of that."""
    surface = blank(width, height)
    put(surface, look.art(name, round(width * size), round(height * size)), width / 2, height / 2)
    return surface


def bust(
    width: int, height: int, look: Look, drawn: str, machine: bool = False, badge: tuple[str, str] | None = None,
    mood: str = "calm",
) -> pygame.Surface:  # fmt: skip
    """Somebody who plays, head and shoulders, in a mood.

    A machine wears its mark; whoever plays as somebody else a `badge`: their own cat's face and their colour.
    """
    surface = art(width, height, look, f"{drawn}-{mood}")
    if machine:
        put(surface, look.art("seats/robot-mark", width, height), width / 2, height / 2)
    if badge:
        side = badge_side(min(width, height), look)
        draw_disc(surface, look, *badge, pygame.Rect(0, 0, side, side))
    return surface


def badge_side(side: float, look: Look) -> int:
    """How large the badge with somebody's own cat is beside a head of this size, in pixels."""
    return round(max(side * BADGE, min(look.px(LEAST_BADGE), side * 0.5)))


def tally(width: int, height: int, look: Look, marks: tuple[str, ...], align: str = "left") -> pygame.Surface:
    """Marks in a row: a drawing, a dot of a colour, or an empty ring for nothing."""
    surface = blank(width, height)
    step = min(width / max(1, len(marks)), height * 1.1)
    size = max(3, round(step * 0.84))
    left = 0 if align == "left" else (width - step * len(marks)) / 2
    for place, mark in enumerate(marks):
        dot = look.box(size, size, mark, "" if mark else "panel_edge", size, 1.4) if "/" not in mark else None
        put(surface, dot or look.art(mark, size, size), left + (place + 0.5) * step, height / 2)
    return surface


def die(width: int, height: int, look: Look, face: int, number: int) -> pygame.Surface:
    """A die; the first one is dark, and one that has not been rolled is empty."""
    if not face:
        return box(width, height, look, ("art", "icons/dice", 0.8), "raised", radius=11)
    return art(width, height, look, f"dice/{face}" if number else f"dice/dark-{face}")


PAINTERS: Painters = {
    painter.__name__: painter
    for painter in (box, row, column, label, called, note, button, slot, tray, art, bust, tally, die)
}
