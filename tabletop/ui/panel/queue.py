"""Who has still to move before it is the viewer's turn, as a bar."""

import pygame

from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.render.theme import SEAT_COLOURS

STEPS = 12
BADGE, PART, MOST, BROAD = 15, 50, 216, 8
"""Units: somebody's shape, their part of the bar, the whole bar at most, its height."""


def queue_bar(look: Look, seats: tuple[int, ...], done: int) -> pygame.Surface:
    """A part for each of these seats, the first of which has done so many of the steps."""
    badge, high = look.px(BADGE), look.px(BADGE + 3)
    part = min(look.px(PART), look.px(MOST) // len(seats) - badge - look.px(9))
    step = badge + look.px(9) + part
    broad, top = look.px(BROAD), (high - look.px(BROAD)) / 2
    ground = hexed(look.colour("panel_edge"))
    body = ""
    for place, seat in enumerate(seats):
        left, colour = place * step + badge + look.px(4), "#ffffff" if look.plain else SEAT_COLOURS[seat]
        frame = f'x="{left}" y="{top}" height="{broad}" rx="{broad / 2}"'
        body += f'<rect {frame} width="{part}" fill="{ground}" fill-opacity="0.55"/>'
        if place == 0 and done:
            body += f'<rect {frame} width="{max(broad, part * done / STEPS):.1f}" fill="{colour}"/>'
    surface = vector(step * len(seats) - look.px(5), high, body)
    for place, seat in enumerate(seats):
        surface.blit(look.art(f"seats/badge-{seat}", badge, badge), (place * step, (high - badge) // 2))
    return surface


def key_line(look: Look, key: str, words: str, ink: str) -> pygame.Surface:
    colours = ("#000000", "#ffffff", "ink") if look.plain else ("#f4efff", "#b9aee0", "#241645")
    cap = look.sign(key, "small-strong", (12, 2), *colours, radius=5)
    text, left = look.text(words, "small-strong", ink), cap.get_width() + look.px(7)
    surface = pygame.Surface((left + text.get_width(), cap.get_height()), pygame.SRCALPHA)
    surface.blits([(cap, (0, 0)), (text, text.get_rect(midleft=(left, cap.get_height() // 2)))])
    return surface
