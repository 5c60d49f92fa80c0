"""What only Nine Lives paints: its cards. Imports the model and the furniture."""

import pygame

from tabletop.games.nine_lives.model import NUMBER, POWER_NAMES, SUIT
from tabletop.ui import furniture
from tabletop.ui.look import Look

SUIT_FILES = tuple(f"nine-lives/suit-{name}" for name in ("hearts", "spades", "diamonds", "clubs"))
SUIT_INKS = ("#8e1f45", "#2f2a7a", "#8a4b08", "#0f5a50")
"""Dark enough to read on the card's own paper."""


def _card(width: int, height: int, look: Look, card: int) -> pygame.Surface:
    """A face: the picture, the number at the top left, the power's name on the banner."""
    suit, number = SUIT[card], NUMBER[card]
    face = look.art(f"{SUIT_FILES[suit].replace('suit-', '')}-{number}", width, height).copy()
    part = width / 250
    digit = look.face("title", max(10, round(74 * part)))
    furniture.put(face, digit.render(str(number), True, look.colour(SUIT_INKS[suit])), 48 * part, 50 * part)
    name = look.fitted(POWER_NAMES[number], "bold", max(8, round(30 * part)), round(162 * part), "#ffffff")
    furniture.put(face, name, 145 * part, 311 * part)
    return face


PAINTERS: furniture.Painters = {"card": _card}
