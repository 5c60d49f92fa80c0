"""Heads in round frames: of a seat's colour with its shape, or on a disc in a person's own colour."""

import pygame

from tabletop.ui.render.look import Look, gradient, hexed, vector
from tabletop.ui.render.theme import SEAT_COLOURS

CLOSE = 1.06


def portrait(look: Look, face: str, seat: int, side: int) -> pygame.Surface:
    """A calm face in a circle of its seat's colour, with the seat's badge."""
    fill, edge = ("#000000", "#ffffff") if look.plain else ("#3a3372", SEAT_COLOURS[seat])
    middle, radius = f'cx="{side / 2}" cy="{side / 2}"', side / 2 - 1
    circle = f'<circle {middle} r="{radius}" fill="{fill}" stroke="{edge}" stroke-width="{look.px(3)}"/>'
    surface = vector(side, side, circle)
    cat = look.art(f"{face}-calm", round(side * 1.06), round(side * 1.06))
    inside = pygame.Surface((side, side), pygame.SRCALPHA)
    inside.blit(cat, cat.get_rect(center=(side // 2, round(side * 0.56))))
    mask = vector(side, side, f'<circle {middle} r="{radius - look.px(2)}" fill="#ffffff"/>')
    inside.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(inside, (0, 0))
    badge = look.art(f"seats/badge-{seat}", round(side * 0.28), round(side * 0.28))
    surface.blit(badge, badge.get_rect(bottomright=(side, side)))
    return surface


def draw_disc(surface: pygame.Surface, look: Look, face: str, paint: str, at: pygame.Rect, mood: str = "calm") -> None:
    """Head and shoulders on a disc: the ears may reach over its edge, the shoulders not."""

    def make() -> pygame.Surface:
        side = at.width
        picture = disc(look, side, paint)
        large = round(side * CLOSE)
        cat = look.art(f"{face}-{mood}", large, large)
        layer = pygame.Surface((side, side), pygame.SRCALPHA)
        layer.blit(cat, ((side - large) // 2, round(side * 0.02)))
        mask = pygame.Surface((side, side), pygame.SRCALPHA)
        mask.fill("white", (0, 0, side, round(side * 0.5)))
        pygame.draw.circle(mask, "white", (side / 2, side / 2), side / 2 - look.unit * 1.4)
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(layer, (0, 0))
        return picture

    surface.blit(look.made(("disc", face, paint, mood, at.width), make), at)


def disc(look: Look, side: int, paint: str) -> pygame.Surface:
    """A round ground in somebody's colour; in high contrast black with a white edge."""
    half, line = side / 2, max(1.0, look.unit * 1.6)
    mixed = (("#ffffff", 0.12), ("#2a1046", 0.5), ("#ffffff", 0.25))
    top, low, edge = (hexed(pygame.Color(paint).lerp(ink, share)) for ink, share in mixed)
    if look.plain:
        top, low, edge = "#000000", "#000000", look.palette.panel_edge
    circle = f'cx="{half}" cy="{half}" r="{half - line / 2:.2f}" stroke="{edge}" stroke-width="{line:.2f}"'
    return vector(side, side, gradient(top, low) + f'<circle {circle} fill="url(#g)"/>')
