"""Painters for the screens of the rivals and of the log, and for the race of the quests."""

import pygame

from tabletop.games.space_kitties.table.paint.pieces import GOLD
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import blank, put, write


def gradient(name: str, top: str, bottom: str) -> str:
    """An SVG gradient from top to bottom."""
    stops = f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/>'
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{stops}</linearGradient>'


def _slab(left: float, top: float, wide: float, high: float, bend: float, lean: float) -> str:
    """The path of a rounded box, narrower at its foot."""
    right, bottom = left + wide, top + high
    corners = (
        (left, top, 0, bend, bend, 0),
        (right, top, -bend, 0, -1, bend),
        (right - lean, bottom, 0, -bend, -bend, -1),
        (left + lean, bottom, bend, 0, 1, -bend),
    )
    path = "".join(
        f"L{x + before_x:.1f} {y + before_y:.1f}Q{x:.1f} {y:.1f} {x + after_x:.1f} {y + after_y:.1f}"
        for x, y, before_x, before_y, after_x, after_y in corners
    )
    return f"M{path[1:]}Z"


def screen(width: int, height: int, look: Look, seat: int, acting: bool, head: float) -> pygame.Surface:
    """A rival's screen: a frame in perspective, the ground in the seat's colour, the sky behind the head."""
    unit, colour = look.unit, hexed(look.colour(SEAT_COLOURS[seat]))
    line, rim, lean = (3.0 if acting else 1.2) * unit, 7 * unit, 5 * unit
    inner = height - 2 * rim
    steel, edge = ("#56508e", "#211d48"), "#5f58a0"
    if acting:
        steel, edge = ("#8a7ac0", "#3a3270"), colour
    ground = _mixed("#10143c", colour, 0.26), _mixed("#0c0e30", colour, 0.1)
    sky = _mixed("#161a52", colour, 0.3), _mixed("#6a4a9e", colour, 0.45)
    if look.plain:
        steel, edge, ground = ("#000000", "#000000"), "#ffffff", ("#000000", "#000000")
    frame = _slab(line / 2, line / 2, width - line, height - line, 14 * unit, lean)
    body = (
        f"<defs>{gradient('s', *steel)}{gradient('g', *ground)}{gradient('h', *sky)}</defs>"
        f'<path d="{frame}" fill="url(#s)" stroke="{edge}" stroke-width="{line:.1f}"/>'
        f'<path d="{_slab(rim, rim, width - 2 * rim, inner, 10 * unit, lean)}" fill="url(#g)"/>'
    )
    if not look.plain and head:
        behind = _slab(rim + 2 * unit, rim + 2 * unit, head * unit, inner - 3 * unit, 9 * unit, lean)
        body += f'<path d="{behind}" fill="url(#h)"/>'
    if not look.plain:
        across = f'x="{rim + lean:.1f}" width="{width - 2 * rim - 2 * lean:.1f}"'
        for row in range(1, int(inner / (4 * unit))):
            y = rim + row * 4 * unit
            body += f'<rect {across} y="{y:.1f}" height="{unit:.1f}" fill="#bfe8ff" opacity="0.05"/>'
        light = f'x="{24 * unit:.1f}" y="{1.5 * unit:.1f}" width="{width - 48 * unit:.1f}" height="{3 * unit:.1f}"'
        body += f'<rect {light} rx="{1.5 * unit:.1f}" fill="{colour}" opacity="0.9"/>'
    return vector(width, height, body)


def log(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    """The screen on which the log is written; these words are there before it begins."""
    ground, edge, inner = ("#000000", "#8a8a8a", "#000000") if look.plain else ("#3a3570", "#5f58a0", "#0d1038")
    frame = look.box(width, height, ground, edge, radius=14, edge_units=max(1.0, 1.2 * look.unit)).copy()
    rim = look.px(5)
    frame.blit(look.box(width - 2 * rim, height - 2 * rim, inner, radius=9), (rim, rim))
    if words:
        room = frame.get_rect().inflate(-look.px(40), -look.px(30))
        write(frame, look, words, room, 15, "ink_soft", "medium")
    return frame


def race(width: int, height: int, look: Look, seat: int, done: int, quests: int, ground: str = "") -> pygame.Surface:
    """How many of its quests a seat has done: its badge runs along a track to the golden end."""
    plain, surface, side = look.plain, blank(width, height), height
    length, high, top = width - side, max(3, round(height * 0.5)), round(height * 0.25)
    track = ground or ("#000000" if plain else "#0a0a2a")
    edge = "#ffffff" if plain else "" if ground else "#6a63b0"
    surface.blit(look.box(width - side // 2, high, track, edge, radius=high, edge_units=1), (side // 4, top))
    at = round(length * done / max(1, quests))
    if at:
        ink = "#ffffff" if plain else SEAT_COLOURS[seat]
        surface.blit(look.box(at + side // 2, high, ink, radius=high), (side // 4, top))
    end = look.box(high, high, "#000000" if plain else GOLD, "#ffffff" if plain else "", radius=high)
    put(surface, end, width - side // 4, height / 2, "midright")
    put(surface, look.art(f"seats/badge-{seat}", side, side), at + side / 2, height / 2)
    return surface


def _mixed(one: str, other: str, share: float) -> str:
    return hexed(pygame.Color(one).lerp(pygame.Color(other), share))
