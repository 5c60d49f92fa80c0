"""A game's box and emblem."""

from functools import cache

import pygame

from tabletop.base import drawings
from tabletop.kernel.game import GameInfo
from tabletop.screens.shared.shading import gradient
from tabletop.ui.render.backdrop import paw_prints
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.stage.furniture import put

INK = "#fff6e3"
"""Titles are part of the picture: the same in every theme."""
SHADES = (("#ffffff", 0.12), ("#0b0a20", 0.45), ("#0b0a20", 0.78))
"""Another colour and its share in a game's colour, for bright, dark and deep parts of a title card."""


@cache
def painted(name: str) -> bool:
    """True if there is a drawing of that name; a game can do without."""
    return drawings.exists(name)


def _shades(look: Look, info: GameInfo) -> list[str]:
    colour = look.colour(info.accent)
    return [hexed(colour.lerp(ink, share)) for ink, share in SHADES]


def title_card(look: Look, info: GameInfo, width: int, height: int) -> pygame.Surface:
    """The box of a game without a drawing: its colour, paw prints and its first letter."""
    bright, dark, deep = _shades(look, info)
    line, radius = max(1.0, width / 110), width * 0.055
    card = vector(
        width,
        height,
        gradient("c", bright, dark, deep, deep) + f'<rect width="{width}" height="{height}" rx="{radius:.1f}" '
        f'fill="url(#c)"/><rect x="{line * 2.5:.1f}" y="{line * 2.5:.1f}" width="{width - 5 * line:.1f}" '
        f'height="{height - 5 * line:.1f}" rx="{radius - 2 * line:.1f}" fill="none" stroke="{INK}" '
        f'stroke-opacity="0.55" stroke-width="{line:.1f}"/>',
    )
    prints = vector(width, height, paw_prints(width, height, width / 340, INK))
    prints.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    inside = card.get_rect().inflate(-round(8 * line), -round(8 * line))
    card.blit(prints, inside, inside)
    put(card, _letter(look, info, round(width * 0.62)), width // 2, height * 0.42)
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
    bright, dark, _deep = _shades(look, info)
    half = side / 2
    middle = f'<circle cx="{half}" cy="{half}"'
    rim = f'{middle} r="{half * 0.94:.1f}" fill="{dark}" stroke="{INK}" stroke-width="{side * 0.035:.1f}"/>'
    disc = vector(side, side, f'{rim}{middle} r="{half * 0.8:.1f}" fill="{bright}" fill-opacity="0.55"/>')
    put(disc, look.fitted(info.title[:1], "title", round(side * 0.58), side, INK), side // 2, side // 2)
    return disc
