"""A question or a sentence laid over whatever is shown. Imports the screens and the widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.ui.screen import MARGIN, Screen
from tabletop.ui.theme import GAP
from tabletop.ui.widgets import Button, Label
from tabletop.words import _

if TYPE_CHECKING:
    from tabletop.app import App
    from tabletop.ui.look import Look

WIDTH = 520
VEIL = 190
"""How much of the scene below a layer hides, of 255."""


class Layer(Screen):
    """A screen that lies over another, which a veil keeps in the background."""

    opaque = False

    def draw(self, surface: pygame.Surface) -> None:
        draw_veil(surface, self.look)
        self.draw_body(surface)
        super().draw(surface)

    def draw_body(self, surface: pygame.Surface) -> None:
        """What lies between the veil and the widgets."""


def draw_veil(surface: pygame.Surface, look: Look) -> None:
    def make() -> pygame.Surface:
        veil = pygame.Surface(look.size).convert()
        veil.fill(look.colour("veil"))
        veil.set_alpha(VEIL)
        return veil

    surface.blit(look.made(("veil", look.size), make), (0, 0))


class Dialog(Layer):
    """A title, a few sentences and buttons; the first button is the one Enter presses, Escape presses none."""

    def __init__(
        self,
        app: App,
        title: str,
        words: str,
        buttons: Sequence[tuple[str, Callable[[], None]]],
        icon: str = "",
    ) -> None:
        super().__init__(app)
        self.icon = icon
        self.title = Label(title, "heading", align=pygame.FONT_CENTER)
        self.words = Label(words, "body", align=pygame.FONT_CENTER)
        self.buttons = [
            Button(label, partial(self._answer, act), accent=place == 0)
            for place, (label, act) in enumerate(buttons)
        ]
        self.box = pygame.Rect(0, 0, 0, 0)
        self.group.widgets = [self.title, self.words, *self.buttons]
        self.group.set_focus(self.buttons[0])

    def _answer(self, act: Callable[[], None]) -> None:
        self.app.pop()
        act()

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        most = look.size[0] - 2 * look.px(MARGIN)
        sizes = [button.size(look) for button in self.buttons]
        row = sum(width for width, _height in sizes) + gap * (len(sizes) - 1)
        across = row <= most - 4 * gap
        inner = min(most - 4 * gap, max(look.px(WIDTH) * look.text_percent // 100, row if across else 0))
        icon = look.px(56) + gap if self.icon else 0
        title, words = self.title.size(look, inner), self.words.size(look, inner)
        tall = sizes[0][1]
        buttons = tall if across else len(sizes) * (tall + gap) - gap
        height = icon + title[1] + gap + words[1] + 2 * gap + buttons
        self.box = pygame.Rect(0, 0, inner + 4 * gap, height + 4 * gap)
        self.box.center = look.size[0] // 2, look.size[1] // 2
        left, y = self.box.left + 2 * gap, self.box.top + 2 * gap + icon
        self.title.rect = pygame.Rect(left, y, inner, title[1])
        self.words.rect = pygame.Rect(left, self.title.rect.bottom + gap, inner, words[1])
        x, y = self.box.centerx - row // 2, self.words.rect.bottom + 2 * gap
        for button, size in zip(self.buttons, sizes, strict=True):
            button.rect = pygame.Rect((x, y), size) if across else pygame.Rect(left, y, inner, size[1])
            x, y = (x + size[0] + gap, y) if across else (x, y + size[1] + gap)

    def draw_body(self, surface: pygame.Surface) -> None:
        look = self.look
        surface.blit(look.box(*self.box.size, "panel", "panel_edge", radius=20), self.box)
        if self.icon:
            side = look.px(56)
            picture = look.art(f"icons/{self.icon}", side, side)
            surface.blit(
                picture, picture.get_rect(midtop=(self.box.centerx, self.box.top + look.px(2 * GAP)))
            )


def confirm(
    app: App, title: str, words: str, yes: str, act: Callable[[], None], icon: str = "warning"
) -> None:
    """Ask before doing something."""
    app.push(Dialog(app, title, words, [(yes, act), (_("Cancel"), lambda: None)], icon))


def tell(app: App, title: str, words: str, icon: str = "info") -> None:
    """Say something that should not be missed."""
    app.push(Dialog(app, title, words, [(_("All right"), lambda: None)], icon))
