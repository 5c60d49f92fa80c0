"""The screens on the bridge of Space Kitties: those of the others, that of the log, and how far everybody has come."""

import pygame

from tabletop.games.space_kitties.table.paint.pieces import GOLD
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import blank, put, write


def screen(width: int, height: int, look: Look, seat: int, acting: bool, head: float) -> pygame.Surface:
    """A rival's screen: a frame in perspective, the ground in the seat's colour, the sky behind the head."""
    plain, unit = look.plain, look.unit
    colour = hexed(look.colour(SEAT_COLOURS[seat]))
    steel = ("#000000", "#000000") if plain else ("#56508e", "#211d48") if not acting else ("#8a7ac0", "#3a3270")
    edge = "#ffffff" if plain else colour if acting else "#5f58a0"
    line = (3.0 if acting else 1.2) * unit
    rim, lean = 7 * unit, 5 * unit
    inner = height - 2 * rim

    def slab(left: float, top: float, wide: float, high: float, bend: float) -> str:
        """A rounded box, narrower at its foot."""
        right, bottom = left + wide, top + high
        corners = (
            (left, top, bend, 0),
            (right, top, -1, bend),
            (right - lean, bottom, -bend, -1),
            (left + lean, bottom, 1, -bend),
        )
        ends = ((0, bend), (-bend, 0), (0, -bend), (bend, 0))
        path = "".join(
            f"L{x + before_x:.1f} {y + before_y:.1f}Q{x:.1f} {y:.1f} {x + after_x:.1f} {y + after_y:.1f}"
            for (x, y, after_x, after_y), (before_x, before_y) in zip(corners, ends, strict=True)
        )
        return "M" + path[1:] + "Z"

    above, below = _mixed("#161a52", colour, 0.3), _mixed("#6a4a9e", colour, 0.45)
    ground, deep = (
        ("#000000", "#000000") if plain else (_mixed("#10143c", colour, 0.26), _mixed("#0c0e30", colour, 0.1))
    )
    body = (
        f'<defs><linearGradient id="s" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{steel[0]}"/>'
        f'<stop offset="1" stop-color="{steel[1]}"/></linearGradient>'
        f'<linearGradient id="g" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{ground}"/>'
        f'<stop offset="1" stop-color="{deep}"/></linearGradient>'
        f'<linearGradient id="h" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" '
        f'stop-color="{above}"/><stop offset="1" stop-color="{below}"/></linearGradient></defs>'
        f'<path d="{slab(line / 2, line / 2, width - line, height - line, 14 * unit)}" fill="url(#s)" stroke="{edge}" '
        f'stroke-width="{line:.1f}"/>'
        f'<path d="{slab(rim, rim, width - 2 * rim, inner, 10 * unit)}" fill="url(#g)"/>'
    )
    if not plain and head:
        sky = slab(rim + 2 * unit, rim + 2 * unit, head * unit, inner - 3 * unit, 9 * unit)
        body += f'<path d="{sky}" fill="url(#h)"/>'
    if not plain:
        for row in range(1, int(inner / (4 * unit))):
            body += (
                f'<rect x="{rim + lean:.1f}" y="{rim + row * 4 * unit:.1f}" width="{width - 2 * rim - 2 * lean:.1f}" '
                f'height="{unit:.1f}" fill="#bfe8ff" opacity="0.05"/>'
            )
        body += (
            f'<rect x="{24 * unit:.1f}" y="{1.5 * unit:.1f}" width="{width - 48 * unit:.1f}" height="{3 * unit:.1f}" '
            f'rx="{1.5 * unit:.1f}" fill="{colour}" opacity="0.9"/>'
        )
    return vector(width, height, body)


def log(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    """The screen on which the log is written; while there is none it says so."""
    line, plain = max(1.0, 1.2 * look.unit), look.plain
    frame = look.box(
        width, height, "#000000" if plain else "#3a3570", "#8a8a8a" if plain else "#5f58a0", radius=14, edge_units=line
    ).copy()
    rim = look.px(5)
    frame.blit(look.box(width - 2 * rim, height - 2 * rim, "#000000" if plain else "#0d1038", radius=9), (rim, rim))
    if words:
        room = frame.get_rect().inflate(-look.px(40), -look.px(30))
        write(frame, look, words, room, 15, "ink_soft", "medium")
    return frame


def race(width: int, height: int, look: Look, seat: int, done: int, quests: int, ground: str = "") -> pygame.Surface:
    """How many of its quests a commander has done: its badge runs along a track to the golden end."""
    plain, surface, side = look.plain, blank(width, height), height
    way, high, top = width - side, max(3, round(height * 0.5)), round(height * 0.25)
    track = ground or ("#000000" if plain else "#0a0a2a")
    edge = "#ffffff" if plain else "" if ground else "#6a63b0"
    surface.blit(look.box(width - side // 2, high, track, edge, radius=high, edge_units=1), (side // 4, top))
    at = round(way * done / max(1, quests))
    if at:
        ink = "#ffffff" if plain else SEAT_COLOURS[seat]
        surface.blit(look.box(at + side // 2, high, ink, radius=high), (side // 4, top))
    put(
        surface,
        look.box(high, high, "#000000" if plain else GOLD, "#ffffff" if plain else "", radius=high),
        width - side // 4,
        height / 2,
        "midright",
    )
    put(surface, look.art(f"seats/badge-{seat}", side, side), at + side / 2, height / 2)
    return surface


def _mixed(one: str, other: str, share: float) -> str:
    return hexed(pygame.Color(one).lerp(pygame.Color(other), share))
