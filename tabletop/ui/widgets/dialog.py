"""A question or a sentence laid over whatever is shown."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from tabletop.base.words import _
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import MARGIN, Screen
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.stacks import Part, boxed, row, spaced
from tabletop.ui.widgets.widget import Button, Label

WIDTH, ICON = 520, 56
VEIL = 190
"""How much of the scene below a layer hides, of 255."""


class Layer(Screen):
    """A screen that lies over another, which a veil keeps in the background."""

    opaque = False

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.box = pygame.Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface) -> None:
        veil = pygame.Color("black").lerp(self.look.colour("veil"), VEIL / 255)
        surface.fill((255 - VEIL,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        surface.fill(veil, special_flags=pygame.BLEND_RGB_ADD)
        if self.box:
            surface.blit(self.look.box(*self.box.size, "panel", "panel_edge", radius=22), self.box)
        self.draw_body(surface)
        super().draw(surface)

    def draw_body(self, surface: pygame.Surface) -> None:
        """What lies between the veil and the widgets."""


class Dialog(Layer):
    """A title, a few sentences and buttons; the first button is the one Enter presses, Escape presses none."""

    def __init__(
        self, shell: Shell, title: str, words: str, buttons: Sequence[tuple[str, Callable[[], None]]], icon: str = ""
    ) -> None:
        super().__init__(shell)
        self.icon = icon
        self.title = Label(title, "heading", align=pygame.FONT_CENTER)
        self.words = Label(words, "body", align=pygame.FONT_CENTER)
        self.buttons = [Button(label, partial(self.close_and, act)) for label, act in buttons]
        self.buttons[0].accent = True
        self.group.widgets = [self.title, self.words, *self.buttons]
        self.group.set_focus(self.buttons[0])

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        above = 2 * gap + (look.px(ICON) + gap if self.icon else 0)
        words: list[Part] = [above, self.title, gap, self.words, 2 * gap]
        self.box = message(look, words, self.buttons, WIDTH, gap)

    def draw_body(self, surface: pygame.Surface) -> None:
        if self.icon:
            picture = self.look.icon(self.icon, self.look.px(ICON))
            surface.blit(picture, picture.get_rect(midtop=(self.box.centerx, self.box.top + self.look.px(2 * GAP))))


def message(
    look: Look, words: Sequence[Part], buttons: Sequence[Button], units: int, apart: int, down: int = 0
) -> pygame.Rect:
    """Words above buttons in a box so wide in the middle of the window, or `down` from there.

    The buttons are beside each other if they have room, else `apart` below each other.
    """
    gap = look.px(GAP)
    most = look.size[0] - 2 * look.px(MARGIN) - 4 * gap
    wide = sum(button.size(look)[0] + gap for button in buttons) - gap
    across = wide <= most
    inner = min(most, max(look.px(units) * look.text_percent // 100, wide if across else 0))
    below = spaced(buttons[:1] if across else buttons, apart)
    box = boxed(look, [*words, *below, gap], inner, 2 * gap, down)
    if across:
        row(look, buttons, box.centerx, buttons[0].rect.top, gap)
    return box


def confirm(shell: Shell, title: str, words: str, yes: str, act: Callable[[], None], icon: str = "warning") -> None:
    """Ask before doing something that Enter alone must not do."""
    shell.push(Dialog(shell, title, words, [(_("Cancel"), lambda: None), (yes, act)], icon))


def tell(shell: Shell, title: str, words: str, icon: str = "info") -> None:
    shell.push(Dialog(shell, title, words, [(_("All right"), lambda: None)], icon))
