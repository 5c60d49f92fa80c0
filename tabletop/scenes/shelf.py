"""The shelf of the first screen: boxes, the plank they stand on and its labels. Imports the ui, no rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.look import Look, vector
from tabletop.ui.widgets import Widget, tinted

if TYPE_CHECKING:
    from tabletop.kernel.game import GameInfo

BOX = 3 / 4
"""Width of a box against its height."""
TITLE = 96 / 400
"""The share of a box's height that is kept calm for its title."""
INK = "#fff6e3"
"""Titles are part of the picture: the same in every theme."""
LIFT = 12
TOP = 12
"""Units of the plank's upper side, seen from a little above."""
_WEIGHTS = 5


class GameBox(Widget):
    """One game on the shelf. The chosen one is lifted into the light."""

    def __init__(self, info: GameInfo, act: Callable[[], None]) -> None:
        super().__init__()
        self.info, self.act = info, act
        self.chosen = False

    def press(self) -> None:
        self.act()

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        box = self.rect
        if self.chosen:
            light = look.halo(*box.size, "glow", spread=22, radius=12)
            surface.blit(light, light.get_rect(center=box.center))
        art = look.art_soon(f"{self.info.id}/box", *box.size)
        if art is None:
            surface.blit(look.box(*box.size, "cloth", "panel_edge", radius=12), box)
            return
        surface.blit(self._finished(look, art), box)

    def _finished(self, look: Look, art: pygame.Surface) -> pygame.Surface:
        """The box with its title."""

        def make() -> pygame.Surface:
            picture = art.copy()
            self._write_title(picture, look)
            return picture

        return look.made(("game-box", self.info.id, art.get_size()), make)

    def _write_title(self, picture: pygame.Surface, look: Look) -> None:
        width, height = picture.get_size()
        calm = pygame.Rect(0, 0, round(width * 0.86), round(height * TITLE))
        calm.midbottom = width // 2, height - round(height * 0.015)
        title, _colon, more = self.info.title.partition(": ")
        first = look.fitted(title, "title", round(height * 0.088), calm.width, INK)
        second = look.fitted(more, "bold", round(height * 0.047), calm.width, INK) if more else None
        tall = first.get_height() + (second.get_height() if second else 0)
        y = calm.centery - tall // 2
        picture.blit(first, first.get_rect(midtop=(calm.centerx, y)))
        if second:
            picture.blit(second, second.get_rect(midtop=(calm.centerx, y + first.get_height())))


class Tag(Widget):
    """The paper label on the plank under a box: players, minutes, weight."""

    focusable = False

    def __init__(self, info: GameInfo, players: str, minutes: str, about: str) -> None:
        super().__init__()
        self.players, self.minutes, self.weight = players, minutes, info.weight
        self.hint = about

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        rows = self._rows(look, width or 10_000)
        return max(_row_width(row, look) for row in rows) + look.px(20), self.height(look, len(rows))

    def rows(self, look: Look, width: int) -> int:
        return len(self._rows(look, width))

    def height(self, look: Look, rows: int) -> int:
        return rows * look.line_height("small-strong") + look.px(6)

    def _rows(self, look: Look, width: int) -> list[list[pygame.Surface]]:
        side = look.line_height("small-strong")

        def icon(name: str) -> pygame.Surface:
            small = round(side * 0.85)
            return tinted(look, look.art(f"icons/{name}", small, small), f"icons/{name}", "ink_accent")

        first = [
            icon("seats"),
            look.text(self.players, "small-strong", "ink_accent"),
            icon("clock"),
            look.text(self.minutes, "small-strong", "ink_accent"),
        ]
        second = [icon("weight"), self._dots(look, round(side * 0.42))]
        one = [*first, *second]
        return [one] if _row_width(one, look) + look.px(14) <= width else [first, second]

    def _dots(self, look: Look, side: int) -> pygame.Surface:
        def make() -> pygame.Surface:
            ink, step, radius = look.palette.ink_accent, side * 1.2, side / 2
            dots = "".join(
                f'<circle cx="{radius + place * step:.1f}" cy="{radius:.1f}" r="{radius * 0.82:.1f}" '
                + (f'fill="{ink}"/>' if place < self.weight else f'fill="{ink}" fill-opacity="0.22"/>')
                for place in range(_WEIGHTS)
            )
            return vector(round(step * _WEIGHTS), side, dots)

        return look.made(("weight", self.weight, side), make)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        surface.blit(look.box(*self.rect.size, "ink", radius=7), self.rect)
        rows = self._rows(look, self.rect.width)
        line = look.line_height("small-strong")
        y = self.rect.centery - line * len(rows) // 2
        for row in rows:
            x = self.rect.centerx - _row_width(row, look) // 2
            for place, picture in enumerate(row):
                surface.blit(picture, picture.get_rect(midleft=(x, y + line // 2)))
                x += picture.get_width() + look.px(4 if place % 2 == 0 else 9)
            y += line


def _row_width(row: list[pygame.Surface], look: Look) -> int:
    pairs = len(row) // 2
    return sum(picture.get_width() for picture in row) + pairs * look.px(4) + (pairs - 1) * look.px(9)


def plank(look: Look, width: int, height: int) -> pygame.Surface:
    """The board: the lit upper side and the front that carries the labels."""

    def wood(share: float) -> str:
        mixed = look.colour("accent").lerp(look.colour("cloth_edge"), share)
        return f"#{mixed.r:02x}{mixed.g:02x}{mixed.b:02x}"

    top, inset = look.px(TOP), look.px(14)
    radius = look.px(6)
    grain = "".join(
        f'<path d="M{radius} {top + (height - top) * at:.1f}q{width * 0.25:.0f} {bend} {width * 0.5:.0f} 0'
        f't{width * 0.5 - 2 * radius:.0f} 0" fill="none" stroke="{wood(0.85)}" stroke-opacity="0.35" '
        f'stroke-width="{max(1.0, look.unit):.1f}"/>'
        for at, bend in ((0.22, look.px(4)), (0.5, -look.px(5)), (0.78, look.px(3)))
    )
    return vector(
        width,
        height,
        '<defs><linearGradient id="f" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{wood(0.5)}"/><stop offset="1" stop-color="{wood(0.72)}"/></linearGradient>'
        '<linearGradient id="t" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{wood(0.45)}"/><stop offset="1" stop-color="{wood(0.22)}"/></linearGradient>'
        f'</defs><path d="M{inset} 0H{width - inset}L{width} {top}H0Z" fill="url(#t)"/>'
        f'<rect x="0" y="{top}" width="{width}" height="{height - top}" rx="{radius}" fill="url(#f)"/>'
        f'<rect x="0" y="{top}" width="{width}" height="{max(1, look.px(2))}" fill="{wood(0.1)}"/>' + grain,
    )


def lamplight(look: Look, width: int, height: int) -> pygame.Surface:
    """A warm light on the wall behind the boxes."""
    tint = look.palette.accent
    light = vector(
        256,
        256,
        '<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="128" cy="128" r="128">'
        f'<stop offset="0" stop-color="{tint}" stop-opacity="0.30"/>'
        f'<stop offset="0.5" stop-color="{tint}" stop-opacity="0.12"/>'
        f'<stop offset="1" stop-color="{tint}" stop-opacity="0"/></radialGradient></defs>'
        '<rect x="0" y="0" width="256" height="256" fill="url(#l)"/>',
    )
    return pygame.transform.smoothscale(light, (width, height))
