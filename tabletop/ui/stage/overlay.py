"""What is drawn over and between the pieces of a table: places, prices, tips, reasons."""

from collections.abc import Container, Sequence
from math import cos, hypot, pi, sin

import pygame

from tabletop.base.words import _
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.render.theme import GAP, SEAT_COLOURS
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.layout import HEXAGON, Piece, Zone
from tabletop.ui.stage.placement import near
from tabletop.ui.stage.sprite import Sprite
from tabletop.ui.stage.sprites import Stage

Spot = tuple[float, float]
NOTES = {"bad": "bad", "chance": "glow"}
"""The colour of a note by its tone; all others have that of a target."""
HEAD = 26.0
"""Units round an arrow that its head may need."""
BACK = 0.31
"""How far behind the middle of a hex a note stands, in its heights: it leaves room for what stands there."""


def draw_zones(surface: pygame.Surface, look: Look, hand: Hand, glow: Container[str]) -> None:
    for key, zone in hand.stage.zones.items():
        cursor = key == hand.cursor and key not in hand.stage.sprites  # a piece there has its own ring
        if not cursor and (zone.quiet or not hand.held or key not in glow):
            continue
        edge = "focus" if cursor else "target"
        line, opacity = (3, 0.16) if cursor or key == hand.over else (2, 0.07)
        box = look.box(look.px(zone.width), look.px(zone.height), edge, edge, 22, line, opacity)
        surface.blit(box, box.get_rect(center=(zone.x * look.unit, zone.y * look.unit)))


def draw_notes(surface: pygame.Surface, look: Look, hand: Hand) -> None:
    """What a held piece would cost or do, on every place it can go to."""
    for key, (words, tone) in hand.notes().items():
        place, sprite = hand.stage.place(key), hand.stage.sprites.get(key)
        if place is None or (sprite and sprite.piece.board and not hand.stage.on_board(*place)):
            continue
        colour = NOTES.get(tone, "target")
        sign = look.sign(words, "small-strong", (14, 4), "veil", colour, opacity=0.85)
        if key == hand.over:
            sign = look.sign(words, "strong", (14, 4), colour, colour, "ink_accent")
        back = sprite.piece.height * BACK if sprite and sprite.piece.outline == HEXAGON else 0.0
        surface.blit(sign, sign.get_rect(center=(place[0] * look.unit, (place[1] - back) * look.unit)))


def draw_thinking(surface: pygame.Surface, look: Look, head: Piece, part: float) -> None:
    """A ring at somebody's head that closes while they think."""
    side = look.px(max(26.0, min(40.0, 0.36 * head.width)))
    ring = look.made(("thinking", side, round(100 * part)), lambda: _ring(look, side, part))
    corner = look.px(head.x + 0.36 * head.width), look.px(head.y - 0.36 * head.height)
    surface.blit(ring, ring.get_rect(center=corner))


def _ring(look: Look, side: int, part: float) -> pygame.Surface:
    middle, radius, broad = side / 2, side * 0.36, side * 0.13
    veil, edge, glow = (hexed(look.colour(name)) for name in ("veil", "panel_edge", "glow"))
    at, line = f'cx="{middle}" cy="{middle}"', f'fill="none" stroke-width="{broad}" stroke-linecap="round"'
    drawn = f'<circle {at} r="{side * 0.48}" fill="{veil}" fill-opacity="0.85"/>'
    drawn += f'<circle {at} r="{radius}" stroke="{edge}" {line}/>'
    if part > 0:
        angle = 2 * pi * min(part, 0.999)
        x, y, far = middle + radius * sin(angle), middle - radius * cos(angle), int(angle > pi)
        arc = f"M {middle} {middle - radius} A {radius} {radius} 0 {far} 1 {x:.2f} {y:.2f}"
        drawn += f'<path d="{arc}" stroke="{glow}" {line}/>'
    return vector(side, side, drawn)


def pixels(look: Look, piece: Piece | Zone) -> pygame.Rect:
    unit, wide, high = look.unit, piece.width, piece.height
    corner = round((piece.x - wide / 2) * unit), round((piece.y - high / 2) * unit)
    return pygame.Rect(corner, (round(wide * unit), round(high * unit)))


def seen_at(look: Look, sprite: Sprite) -> pygame.Rect:
    """Where a piece is drawn just now in the window, not turned."""
    at = pygame.Rect(0, 0, look.px(sprite.piece.width), look.px(sprite.piece.height))
    at.center = look.px(sprite.pose.x), look.px(sprite.pose.y)
    return at


def draw_frame(surface: pygame.Surface, look: Look, seat: int) -> None:
    """The screen's edge in the colour of the seat whose word it is."""
    surface.blit(look.box(*look.size, "", SEAT_COLOURS[seat], radius=10, edge_units=9), (0, 0))


def draw_reason(
    surface: pygame.Surface, look: Look, words: str, rule: str, at: tuple[float, float], width: float,
    busy: Sequence[pygame.Rect],
) -> pygame.Rect:  # fmt: skip
    """Why something cannot be done, with its rule, on a table `width` units wide; where it stands.

    It stands around a place, or as near to that as leaves what is asked and what can be done to be seen.
    """
    number = None
    if rule:
        number = look.sign(_("Rule {number}", number=rule), "strong", (18, 6), "raised", "glow", "glow", radius=99)
    gap = look.px(GAP) if number else 0
    aside = gap + (number.get_width() if number else 0)
    beside = look.px(2 * min(at[0], width - at[0]) - 40) - aside
    text = look.text(words, "body", "ink", min(look.px(width - 240), beside), pygame.FONT_CENTER)
    box = pygame.Rect(0, 0, text.get_width() + aside + look.px(40), text.get_height() + look.px(20))
    box.center = look.px(at[0]), look.px(at[1])
    box = near(box, surface.get_rect().inflate(-look.px(8), -look.px(8)), busy, look.px(30))
    surface.blit(look.box(*box.size, "veil", "glow", radius=22), box)
    surface.blit(text, text.get_rect(midleft=(box.left + look.px(20), box.centery)))
    if number:
        surface.blit(number, number.get_rect(midright=(box.right - look.px(14), box.centery)))
    return box


def edge_of(own: pygame.Rect, start: tuple[int, int]) -> tuple[int, int]:
    """Where a line towards the middle of a thing meets it: a hex or a disc does not reach into its corners."""
    x, y = start[0] - own.centerx, start[1] - own.centery
    part = 1 / max(1.0, hypot(2 * x / max(1, own.width), 2 * y / max(1, own.height)))
    return round(own.centerx + x * part), round(own.centery + y * part)


def way_between(look: Look, stage: Stage, lift: str, drop: str) -> tuple[Spot, Spot] | None:
    """From the edge of one thing into another, in pixels, so that an arrow covers as little as can be of both."""
    one, other = stage.thing(lift), stage.thing(drop)
    if lift == drop or one is None or other is None:
        return None
    first, last = pixels(look, one), pixels(look, other)
    start = pygame.Vector2(edge_of(first, last.center))
    end = pygame.Vector2(edge_of(last, first.center)).lerp(last.center, 0.35)
    for said in [pixels(look, one.piece) for one in stage.sprites.values() if drop in one.piece.about]:
        if (cut := said.clipline(start, end)) and not said.collidepoint(start):  # what is said there is to be read
            end = pygame.Vector2(cut[0])
    if start.distance_to(end) < look.px(50):  # they touch: it begins on the first
        end = pygame.Vector2(edge_of(last, first.center))
        start = end.move_towards(first.center, look.px(50))
    return (start.x, start.y), (end.x, end.y)


def draw_way(surface: pygame.Surface, look: Look, stage: Stage, start: Spot, end: Spot) -> None:
    """An arrow, and above it the small words it would run over: they say what comes of going there."""
    draw_arrow(surface, look, start, end)
    rim = look.px(32)
    said = [(one, pixels(look, one.piece).inflate(rim, rim)) for one in stage.sprites.values() if one.piece.about]
    stage.draw_lit(surface, look, [one for one, place in said if place.clipline(start, end)])


def draw_arrow(surface: pygame.Surface, look: Look, start: Spot, end: Spot) -> None:
    """From one place to another: slim where it begins, so that a long one hides little of what lies between."""
    tail, tip = pygame.Vector2(start), pygame.Vector2(end)
    if tail.distance_to(tip) < look.px(30):
        return
    corner = pygame.Vector2(min(tail.x, tip.x), min(tail.y, tip.y)) - (look.px(HEAD), look.px(HEAD))
    tail, tip = tail - corner, tip - corner
    key = ("arrow", round(tail.x), round(tail.y), round(tip.x), round(tip.y))
    surface.blit(look.made(key, lambda: _arrow(look, tail, tip)), (round(corner.x), round(corner.y)))


def _arrow(look: Look, tail: pygame.Vector2, tip: pygame.Vector2) -> pygame.Surface:
    unit = look.unit
    ahead = (tip - tail).normalize()
    side, neck = pygame.Vector2(-ahead.y, ahead.x), tip - ahead * 24 * unit
    thin, half, wing = (width * unit for width in ((4.0, 5.0, 16.0) if look.plain else (1.5, 4.0, 13.0)))
    corners = [
        tail + side * thin, neck + side * half, neck + side * wing, tip,
        neck - side * wing, neck - side * half, tail - side * thin,
    ]  # fmt: skip
    points = " ".join(f"{corner.x:.1f},{corner.y:.1f}" for corner in corners)
    wide, high = (round(max(tail[axis], tip[axis]) + look.px(HEAD)) for axis in (0, 1))
    edge = f'stroke="{hexed(look.colour("ink_accent"))}" stroke-width="{3.5 * unit:.1f}" stroke-linejoin="round"'
    shape = f'<polygon points="{points}" fill="{hexed(look.colour("ink"))}"'
    return vector(wide, high, f"{shape} {edge}/>{shape}/>")
