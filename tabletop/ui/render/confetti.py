"""Confetti that falls for some seconds and then lies where it fell."""

import math
import random
from typing import NamedTuple

import pygame

from tabletop.ui.render.look import Look

KINDS = ("strip", "strip", "strip", "dot", "star", "curl", "paw")
COLOURS = ("#ed7375", "#6b93ff", "#5effbe", "#ffd36b", "#ff8fa0", "#fff6e0", "#b89cff")
SECONDS = 7.0
TURNS = 12
"""In how many ways a piece is drawn."""


class Scrap(NamedTuple):
    kind: str
    colour: int
    x: float
    """Where it comes down, as a part of the width."""
    rest: float
    """How deep it lies on the floor, as a part of that."""
    side: float
    delay: float
    seconds: float
    sway: float
    phase: float
    spin: float


class Confetti:
    """Scraps in a part of the window; they lie on its floor from the beginning if nothing may move."""

    def __init__(self, count: int, moves: bool) -> None:
        self._age = 0.0 if moves else SECONDS
        chance = random.Random(12)
        self._scraps = [_any_scrap(chance) for _scrap in range(count)]

    @property
    def falling(self) -> bool:
        return bool(self._scraps) and self._age < SECONDS

    def update(self, seconds: float) -> bool:
        moved = self.falling
        self._age += seconds
        return moved

    def draw(self, surface: pygame.Surface, look: Look, room: pygame.Rect, floor: int, lying: bool) -> None:
        """Those that lie on the floor, which begins at this height, or those in the air."""
        for scrap in self._scraps:
            part = (self._age - scrap.delay) / scrap.seconds
            if (part >= 1) != lying or part < 0:
                continue
            x, y = room.left + scrap.x * room.width, floor + scrap.rest * (room.bottom - floor - look.px(8))
            turn = scrap.phase
            if part < 1:
                left = (1 - part) * scrap.seconds
                x += look.px(scrap.sway) * math.sin(2.1 * left) * min(1.0, left)
                y = room.top - look.px(20) + (y - room.top + look.px(20)) * part
                turn += scrap.spin * left
            picture = _scrap(look, scrap, round(turn / math.tau * TURNS) % TURNS, lying)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


def _any_scrap(chance: random.Random) -> Scrap:
    between, seconds = chance.uniform, chance.uniform(2.6, 4.4)
    return Scrap(
        chance.choice(KINDS), chance.randrange(len(COLOURS)), chance.random(), chance.random() ** 0.7, between(12, 22),
        between(0, SECONDS - seconds), seconds, between(8, 30), between(0, math.tau), between(-9, 9),
    )  # fmt: skip


def _scrap(look: Look, scrap: Scrap, turn: int, lying: bool) -> pygame.Surface:
    side = max(4, look.px(scrap.side))
    colour = COLOURS[scrap.colour]
    if look.plain:
        colour = look.palette.accent if scrap.colour % 2 else look.palette.ink

    def make() -> pygame.Surface:
        whole = look.art(f"victory/confetti-{scrap.kind}", side, side).copy()
        whole.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
        turned = pygame.transform.rotozoom(whole, 360 * turn / TURNS, 1)
        if lying:
            flat = turned.get_width(), max(2, round(turned.get_height() * 0.45))
            turned = pygame.transform.smoothscale(turned, flat)
        return turned

    return look.made(("scrap", scrap.kind, colour, side, turn, lying), make)
