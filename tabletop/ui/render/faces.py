"""Pictures of pieces in each pose (turned, tilted, dimmed, lit), cached."""

from collections.abc import Callable, Hashable

import pygame

from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.stage.layout import HEXAGON, ROUND, Picture

Painter = Callable[[Picture, int, int, Look], pygame.Surface]
_ANGLE_STEP = 1.5
_SCALE_STEP = 0.02
_WHOLE = round(1 / _SCALE_STEP)
_TURN_STEPS = 10
EDGE = 5
"""Units of the bright edge of what can be played, in high contrast; within it nothing is lit, for pale drawings."""
UNDER = 7
"""How far that edge goes on below what has corners, which may be rounder than its own."""

TALL = 1.15
"""Ratio of height to width from which a piece counts as tall."""
CORNERS = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
"""Of a hexagon on its point, from its middle, in halves of its width and height."""


class Faces:
    """What a controller paints, in every pose a piece can have."""

    def __init__(self, paint: Painter) -> None:
        self.paint = paint

    def turned(
        self,
        look: Look,
        picture: Picture,
        width: int,
        height: int,
        angle: float = 0.0,
        scale: float = 1.0,
        part: float = 1.0,
        dim: bool = False,
        alpha: float = 1.0,
        coarse: int = 1,
    ) -> pygame.Surface:
        """A picture as it is held; angle, scale, turn and alpha go in small steps, so that each is made once.

        The steps of angle and scale are `coarse` times as large for what moves too fast to be looked at.
        """
        steps = (
            round(angle / _ANGLE_STEP / coarse) * coarse,
            round((scale - 1) / _SCALE_STEP / coarse) * coarse + _WHOLE,
            max(1, round(part * _TURN_STEPS)),
            dim,
            round(alpha * 8),
        )
        key = ("piece", self.paint, picture, width, height, steps)

        def make() -> pygame.Surface:
            angle_steps, scale_steps, turn_steps, dimmed, alpha_steps = steps
            if steps == (0, _WHOLE, _TURN_STEPS, False, 8):
                return self._flat(look, picture, width, height)
            face = self.turned(look, picture, width, height)
            if dimmed:
                face = face.copy()
                shade = (172, 172, 172) if look.plain else (196, 188, 220)
                face.fill((*shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
            if turn_steps < _TURN_STEPS:
                narrow = max(1, face.get_width() * turn_steps // _TURN_STEPS)
                face = pygame.transform.smoothscale(face, (narrow, face.get_height()))
            if angle_steps or scale_steps != _WHOLE:
                face = _padded(face, 2)  # so that its edges stay smooth
                face = pygame.transform.rotozoom(face, angle_steps * _ANGLE_STEP, scale_steps * _SCALE_STEP)
            if alpha_steps < 8:
                face = face.copy()
                face.set_alpha(alpha_steps * 32)
            return face

        return look.made(key, make)

    def _flat(self, look: Look, picture: Picture, width: int, height: int) -> pygame.Surface:
        match picture:
            case ("halo", str(colour), outline) if look.plain:  # no soft light where everything is black or white
                edge, line = 2 * look.px(EDGE), EDGE if outline == ROUND else EDGE + UNDER
                size, corner = (width + edge, height + edge), _corner(outline) + EDGE
                return look.box(*size, "", colour, radius=corner, edge_units=line)
            case ("halo", str(colour), outline):
                return look.halo(width, height, colour, spread=18, radius=_corner(outline))
            case ("ring", outline):
                return _ring(look, width, height, outline)
            case ("rim", str(colour), outline) if outline == HEXAGON:
                return _rim(look, colour, width, height)
            case ("rim", str(colour), outline):
                return look.box(width, height, "", colour, radius=_corner(outline), edge_units=5)
            case ("shade",):
                shade = look.halo(width, height, "#000000", spread=12, radius=12).copy()
                shade.fill((255, 255, 255, 105), special_flags=pygame.BLEND_RGBA_MULT)
                return shade
            case ("shade", *thrown):
                shade = _padded(self.turned(look, tuple(thrown), width, height), look.px(12))
                shade.fill((0, 0, 0, 105), special_flags=pygame.BLEND_RGBA_MULT)
                return pygame.transform.gaussian_blur(shade, max(1, look.px(4)))
        return self.paint(picture, width, height, look)


def _ring(look: Look, width: int, height: int, outline: Hashable) -> pygame.Surface:
    """Where the keyboard is: a bright ring with two ears round a piece, of a colour nothing else has."""
    unit = look.unit
    rim, ear = 10 * unit, 15 * unit
    wide, high = width + 2 * rim, height + 2 * (rim + ear)
    middle, top = wide / 2, rim + ear
    if outline == HEXAGON:
        reach = width / 2 + 3 * unit, height / 2 + 3 * unit
        points = (f"{middle + dx * reach[0]:.1f} {high / 2 + dy * reach[1]:.1f}" for dx, dy in CORNERS)
        shape, feet = "M" + "L".join(points) + "Z", (width * 0.26, height * 0.11)
    else:
        round_ = min(width, height) / 2 + 4 * unit if outline == ROUND else 12 * unit
        foot = round_ if height <= TALL * width else 12 * unit  # what is tall and round is an arch that stands
        left, right, above, below = rim - 4 * unit, wide - rim + 4 * unit, top - 4 * unit, high - top + 4 * unit
        shape = (
            f"M{left + round_} {above}H{right - round_}A{round_} {round_} 0 0 1 {right} {above + round_}"
            f"V{below - foot}A{foot} {foot} 0 0 1 {right - foot} {below}H{left + foot}"
            f"A{foot} {foot} 0 0 1 {left} {below - foot}V{above + round_}"
            f"A{round_} {round_} 0 0 1 {left + round_} {above}Z"
        )
        feet = (width * 0.28, height * 0.1 if outline == ROUND else 0.0)
    for side in (-1, 1):
        x, y = middle + side * feet[0], top - 4 * unit + feet[1]
        size = min(14 * unit, width * 0.14, height * 0.18)  # a low one leaves the words of the one above free
        shape += f"M{x - size} {y}L{x + side * size * 0.5} {y - size * 1.15}L{x + size} {y}"
    ink = hexed(look.colour("focus"))
    lines = ((7.5, "#0b0a20"), (5, ink), (1.6, "#ffffff"))
    path = f'd="{shape}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    drawn = (f'<path {path} stroke="{colour}" stroke-width="{line * unit:.2f}"/>' for line, colour in lines)
    return vector(round(wide), round(high), "".join(drawn))


def _corner(outline: Hashable) -> float:
    """The radius of a light or shadow for this outline, in units."""
    return 1000 if outline == ROUND else 12


def _rim(look: Look, colour: str, width: int, height: int) -> pygame.Surface:
    """A lit edge for a hexagon on its point, and a breath of light over it."""
    line, ink = max(2.0, look.unit * 3), hexed(look.colour(colour))
    half_w, half_h = width / 2 - line * 0.6, height / 2 - line * 0.7
    points = " ".join(f"{width / 2 + dx * half_w:.1f},{height / 2 + dy * half_h:.1f}" for dx, dy in CORNERS)
    edge = f'stroke="{ink}" stroke-width="{line:.1f}" stroke-linejoin="round"'
    return vector(width, height, f'<polygon points="{points}" fill="{ink}" fill-opacity="0.2" {edge}/>')


def _padded(face: pygame.Surface, rim: int) -> pygame.Surface:
    """The same picture with a clear rim of so many pixels."""
    padded = pygame.Surface((face.get_width() + 2 * rim, face.get_height() + 2 * rim), pygame.SRCALPHA)
    padded.blit(face, (rim, rim))
    return padded
