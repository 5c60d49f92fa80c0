"""Scenes that are made of widgets, and the plain pages among them."""

from collections.abc import Callable

import pygame

from tabletop.base.words import _
from tabletop.ui.input import Input, Key
from tabletop.ui.render import backdrop
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP, NIGHT
from tabletop.ui.scene import Scene
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.widget import Button, Group, Label

WIDEST = 2048
"""Pixels across in which hills are drawn; a larger window shows them larger."""
MARGIN = 36
"""Units between the window's sides and what stands in it."""
SMALL_ORB, ORB_ROOM, HIDDEN = 110, 92, (0, -999)
"""Units of a moon between what stands in a header, how much room it needs there, and where nobody sees it."""


class Screen(Scene):
    """A scene whose input goes to one group of widgets; Escape goes back."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.group = Group()
        self.group.sound = shell.sound.play

    def back(self) -> None:
        self.shell.pop()

    def close_and(self, act: Callable[[], None]) -> None:
        self.shell.pop()
        act()

    def handle(self, event: Input) -> None:
        if not self.group.handle(event) and isinstance(event, Key) and event.name == "escape":
            self.back()

    def update(self, seconds: float) -> bool:
        return self.group.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        self.group.draw(surface, self.look)


class Page(Screen):
    """A whole screen with a way back and a title on top; subclasses fill `body`."""

    planet = "shell/planet-1"
    orb: tuple[int, tuple[int, int]] = (200, (110, 66))
    """How wide that is, and how far from the upper right corner, in units."""

    def __init__(self, shell: Shell, title: str) -> None:
        super().__init__(shell)
        self.back_button = Button(_("Back"), self.back, icon="back")
        self.title = Label(title, "heading")
        self.body = pygame.Rect(0, 0, 0, 0)
        self.group.widgets = [self.back_button, self.title]

    def arrange(self) -> None:
        look, (width, height) = self.look, self.look.size
        margin = look.px(MARGIN)
        self.back_button.rect = pygame.Rect(margin, look.px(24), *self.back_button.size(look))
        self.title.rect.size = self.title.size(look)
        self.title.rect.midleft = (self.back_button.rect.right + look.px(2 * GAP), self.back_button.rect.centery)
        top = self.back_button.rect.bottom + look.px(20)
        self.body = pygame.Rect(margin, top, width - 2 * margin, height - top - look.px(28))

    def hang_orb(self, left: int, right: int) -> None:
        """The moon or planet hangs, small, in the middle between these pixels of the header, if there is room."""
        look = self.look
        place = round((look.size[0] - (left + right) / 2) / look.unit), 44
        self.orb = SMALL_ORB, place if right - left >= look.px(ORB_ROOM) else HIDDEN

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        behind = landscape(look, self.planet, *self.orb, sunk=60) or backdrop.sky(look)
        surface.blit(behind, (0, 0))
        self.draw_body(surface)
        super().draw(surface)

    def draw_body(self, surface: pygame.Surface) -> None:
        """What lies behind the widgets."""


def landscape(look: Look, orb: str, side: int, corner: tuple[int, int], sunk: int = 0) -> pygame.Surface | None:
    """A sky with a moon or planet and, in the night theme, hills; None until its parts are drawn.

    The orb is `side` units wide and as far from the upper right corner as `corner` says; hills sink by units.
    """
    key = ("landscape", orb, side, corner, sunk)
    if kept := look.kept(key):
        return kept  # as large as the window: its parts would not all have room beside it
    width, height = look.size
    picture = look.art_soon(orb, look.px(side), look.px(side))
    hilly = look.palette is NIGHT  # high contrast keeps the ground plain
    part = min(1.0, WIDEST / width)
    hills = look.art_soon("shell/hills", round(width * part), round(height * part)) if hilly and picture else None
    if picture is None or (hilly and hills is None):
        return None
    scene = backdrop.sky(look).copy()
    scene.blit(picture, picture.get_rect(center=(width - look.px(corner[0]), look.px(corner[1]))))
    if hills is not None:
        ground = hills if part == 1.0 else pygame.transform.smoothscale_by(hills, 1 / part)
        scene.blit(ground, ground.get_rect(midbottom=(width // 2, height + look.px(sunk))))
    return look.made(key, lambda: scene)
