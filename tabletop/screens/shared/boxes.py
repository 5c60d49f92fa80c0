"""A game's box and emblem, as they are drawn wherever it is named."""

from functools import cache

import pygame

from tabletop.base import drawings
from tabletop.kernel.game import GameInfo
from tabletop.ui.render.backdrop import paw_prints
from tabletop.ui.render.look import Look, hexed, vector

INK = "#fff6e3"
"""Titles are part of the picture: the same in every theme."""
SHADES = (("#ffffff", 0.12), ("#0b0a20", 0.45), ("#0b0a20", 0.78))
"""How a title card is shaded: another colour and its share, from the top down."""


@cache
def painted(name: str) -> bool:
    """Whether somebody has painted this picture; a game can do without."""
    return drawings.exists(name)


def title_card(look: Look, info: GameInfo, width: int, height: int) -> pygame.Surface:
    """The box of a game nobody has painted one for: its colour, paw prints and its first letter."""
    colour = look.colour(info.accent)
    bright, dark, deep = (hexed(colour.lerp(ink, share)) for ink, share in SHADES)
    line, radius = max(1.0, width / 110), width * 0.055
    card = vector(
        width,
        height,
        '<defs><linearGradient id="c" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{bright}"/><stop offset="0.6" stop-color="{dark}"/>'
        f'<stop offset="0.8" stop-color="{deep}"/><stop offset="1" stop-color="{deep}"/></linearGradient></defs>'
        f'<rect x="0" y="0" width="{width}" height="{height}" rx="{radius:.1f}" fill="url(#c)"/>'
        f'<rect x="{line * 2.5:.1f}" y="{line * 2.5:.1f}" width="{width - 5 * line:.1f}" '
        f'height="{height - 5 * line:.1f}" rx="{radius - 2 * line:.1f}" fill="none" stroke="{INK}" '
        f'stroke-opacity="0.55" stroke-width="{line:.1f}"/>',
    )
    prints = vector(width, height, paw_prints(width, height, width / 340, INK))
    prints.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    inside = card.get_rect().inflate(-round(8 * line), -round(8 * line))
    card.blit(prints, inside, inside)
    badge = _letter(look, info, round(width * 0.62))
    card.blit(badge, badge.get_rect(center=(width // 2, round(height * 0.42))))
    return card


def small_box(look: Look, info: GameInfo, width: int, height: int) -> pygame.Surface | None:
    """A game's box without its title; None while it is being drawn."""
    if painted(f"{info.id}/box"):
        return look.art_soon(f"{info.id}/box", width, height)
    return look.made(("title-card", info, (width, height)), lambda: title_card(look, info, width, height))


def emblem(look: Look, info: GameInfo, side: int) -> pygame.Surface | None:
    """The small picture of a game; None while it is being drawn."""
    if painted(f"{info.id}/emblem"):
        return look.art_soon(f"{info.id}/emblem", side, side)
    return look.made(("emblem", info, side), lambda: _letter(look, info, side))


def _letter(look: Look, info: GameInfo, side: int) -> pygame.Surface:
    """The first letter of a game's title on a disc in its colour."""
    colour = look.colour(info.accent)
    bright, dark, _deep = (hexed(colour.lerp(ink, share)) for ink, share in SHADES)
    half = side / 2
    disc = vector(
        side,
        side,
        f'<circle cx="{half}" cy="{half}" r="{half * 0.94:.1f}" fill="{dark}" stroke="{INK}" '
        f'stroke-width="{side * 0.035:.1f}"/>'
        f'<circle cx="{half}" cy="{half}" r="{half * 0.8:.1f}" fill="{bright}" fill-opacity="0.55"/>',
    )
    letter = look.fitted(info.title[:1], "title", round(side * 0.58), side, INK)
    disc.blit(letter, letter.get_rect(center=(side // 2, side // 2)))
    return disc
