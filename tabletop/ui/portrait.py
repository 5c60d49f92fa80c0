"""Somebody's head in a round frame of their seat's colour, with its shape. Imports the look."""

import pygame

from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS


def portrait(look: Look, face: str, seat: int, side: int) -> pygame.Surface:
    """The face without its mood, calm."""
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    colour = "#ffffff" if look.plain else SEAT_COLOURS[seat]
    radius = side / 2 - 1
    disc = f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius}" fill="{{}}" stroke="{colour}" stroke-width="{{}}"/>'
    surface.blit(vector(side, side, disc.format("#000000" if look.plain else "#3a3372", look.px(3))), (0, 0))
    cat = look.art(f"{face}-calm", round(side * 1.06), round(side * 1.06))
    inside = pygame.Surface((side, side), pygame.SRCALPHA)
    inside.blit(cat, cat.get_rect(center=(side // 2, round(side * 0.56))))
    mask = vector(side, side, f'<circle cx="{side / 2}" cy="{side / 2}" r="{radius - look.px(2)}" fill="#ffffff"/>')
    inside.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(inside, (0, 0))
    badge = look.art(f"seats/badge-{seat}", round(side * 0.28), round(side * 0.28))
    surface.blit(badge, badge.get_rect(bottomright=(side, side)))
    return surface
