"""What all pictures of Kardashev are painted with. Imports the model and the look."""

import pygame

from tabletop.games.kardashev.technologies import KINDS
from tabletop.ui.look import Look

KIND_FILES = ("food", "matter", "energy")
KIND_LIGHTS = ("#ffab7a", "#7fd0c8", "#ffd36b")
UNKNOWN, OPEN, AFFORDABLE, OWNED = range(4)
"""How a technology stands: out of reach, to be paid for later, to be paid for now, one's own."""


def empty(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def put(surface: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def letters(look: Look, units: float) -> int:
    """The height of words that grow with the size of all text, as far as they have room."""
    return look.px(units * min(1.2, look.text_percent / 100))


def symbol(look: Look, place: int, size: int) -> pygame.Surface:
    """A kind's symbol, or for KINDS the Military one."""
    name = KIND_FILES[place] if place < KINDS else "military"
    return look.art(f"kardashev/symbol-{name}", size, size)
