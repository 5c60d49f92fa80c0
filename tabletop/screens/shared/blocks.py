"""Panels with a title, bars that show a share, and what a screen shows that has nothing to show."""

import pygame

from tabletop.screens.shared.shading import shaded
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.stacks import pin
from tabletop.ui.widgets.widget import Button, Label, Widget

PAD = 14
GOOD, BAD = ("#a8f5d0", "#4fc79a"), ("#f0a0b8", "#b85a86")
"""Shades, from top to bottom, of bars for what was won and what was lost."""
SLEEPER = (300, 220)
"""Units of the sleeping cat."""


class Block(Widget):
    """A card with a title, and perhaps a note at its right."""

    focusable = False

    def __init__(self, title: str, note: str = "") -> None:
        super().__init__()
        self.title, self.note = title, note

    def head(self, look: Look) -> int:
        """How high title and margin are."""
        return look.line_height("subheading") + look.px(16) if self.title else look.px(PAD)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        surface.blit(look.box(*self.rect.size, "panel", "panel_edge", radius=18), self.rect)
        inside = self.rect.inflate(-2 * look.px(PAD), 0)
        title = look.text(self.title, "subheading", "ink", inside.width, one_line=True)
        at = put(surface, title, inside.left, self.rect.top + look.px(8), "topleft")
        if self.note:
            note = look.text(self.note, "small", "ink_soft")
            if note.get_width() + look.px(GAP) <= inside.right - at.right:
                put(surface, note, inside.right, at.centery, "midright")
        inside.top += self.head(look)
        inside.height = self.rect.bottom - look.px(10) - inside.top
        self.fill(surface, look, inside)

    def fill(self, surface: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        """Draw what is below the title."""

    def quiet(self, surface: pygame.Surface, look: Look, room: pygame.Rect, words: str) -> None:
        """Say why there is nothing yet."""
        text = look.text(words, "small", "ink_soft", room.width, pygame.FONT_CENTER)
        put(surface, text, *room.center)


class Empty(Label):
    """A panel with a sleeping cat, words below it, and perhaps a button below those."""

    def __init__(self, words: str = "") -> None:
        super().__init__(words, align=pygame.FONT_CENTER)
        self.panel = pygame.Rect(0, 0, 0, 0)

    def place(self, look: Look, room: pygame.Rect, units: int, button: Button | None = None) -> None:
        """Around the room's middle; the words are so wide at most."""
        gap = look.px(GAP)
        words = self.size(look, min(look.px(units), room.width - 4 * gap))
        below = button.size(look)[1] + gap if button else 0
        self.panel.size = min(look.px(units) + 4 * gap, room.width), look.px(SLEEPER[1]) + words[1] + 5 * gap + below
        self.panel.center = room.center
        self.rect = pygame.Rect(0, 0, self.panel.width - 4 * gap, words[1])
        self.rect.midbottom = self.panel.centerx, self.panel.bottom - 2 * gap - below
        if button:
            pin(look, button, self.panel.centerx, self.panel.bottom - 2 * gap, "midbottom")

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        surface.blit(look.box(*self.panel.size, "panel", "panel_edge", radius=24), self.panel)
        cat = look.art("shell/sleepy-cat", *map(look.px, SLEEPER))
        put(surface, cat, self.panel.centerx, self.rect.top - look.px(GAP), "midbottom")
        super().draw(surface, look, focused, hovered)


def draw_bar(surface: pygame.Surface, look: Look, at: pygame.Rect, share: float) -> None:
    """A share of something, as a bar."""
    surface.blit(look.box(*at.size, "veil", "panel_edge" if look.plain else "", radius=99), at)
    if share > 0:
        surface.blit(filled(look, max(at.height, round(at.width * share)), at.height, GOOD, "accent"), at)


def filled(look: Look, width: int, height: int, paint: tuple[str, str], plain: str) -> pygame.Surface:
    """A piece of a bar; `plain` is its colour in high contrast."""
    if look.plain:
        return look.box(width, height, plain, radius=99)
    return look.made(("filled", width, height, paint), lambda: shaded(width, height, *paint, min(width, height) / 2))
