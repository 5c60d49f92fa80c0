"""The cards of Crazy Eights, painted from the furniture's own pictures."""

import pygame

from crazy_eights.rules.content import RANK, RANK_NAMES, SUIT, SUIT_NAMES
from tabletop.ui.render.look import Look
from tabletop.ui.stage import furniture

INKS = ("#0f5a50", "#8a4b08", "#8e1f45", "#2f2a7a")


def card(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """Its rank large, its suit in words and in a colour."""
    ink = INKS[SUIT[number]]
    rank, suit = ("label", RANK_NAMES[RANK[number]], 56, ink, "title"), ("label", SUIT_NAMES[SUIT[number]], 16, ink)
    return furniture.paint(("box", ("column", (3, rank), (1, suit)), "#fff8ea", ink, 2.0, 1.0, 12), width, height, look)


def back(width: int, height: int, look: Look) -> pygame.Surface:
    eight = ("label", "8", 60, "ink_accent", "title")
    return furniture.paint(("box", eight, "accent", "panel_edge", 2.0, 1.0, 12), width, height, look)


PAINTERS = {"card": card, "back": back}
