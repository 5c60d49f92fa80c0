"""The table waits: a layer with the ways on and out. Imports the kernel and the ui."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.kernel.match import Match
from tabletop.ui.dialog import Layer
from tabletop.ui.theme import GAP
from tabletop.ui.widgets import Button, Label
from tabletop.words import _

if TYPE_CHECKING:
    from tabletop.app import App

WIDTH = 340


class PauseScene(Layer):
    """Escape goes on playing."""

    def __init__(self, app: App, match: Match, unsaved: str = "") -> None:
        super().__init__(app)
        self.game = match.game.info.id
        self.title = Label(_("Paused"), "heading", align=pygame.FONT_CENTER)
        self.what = Label(match.game.info.title, "body", "ink_soft", pygame.FONT_CENTER)
        self.buttons = [
            Button(_("Go on playing"), self.back, icon="play", accent=True),
            Button(_("Rules"), self._open_rules, icon="rules"),
            Button(_("Settings"), self._open_settings, icon="settings"),
            Button(_("Leave the table"), self._leave, icon="home"),
            Button(_("Quit Tabletop"), app.quit, icon="quit"),
        ]
        kept = _("Every move is saved at once: this match waits in the menu until you come back.")
        self.note = Label(
            unsaved or kept, "small", "bad" if unsaved else "ink_soft", align=pygame.FONT_CENTER
        )
        self.box = pygame.Rect(0, 0, 0, 0)
        self.group.widgets = [self.title, self.what, *self.buttons, self.note]
        self.group.set_focus(self.buttons[0])

    def _open_rules(self) -> None:
        from tabletop.scenes.rulebook import RulebookScene

        self.app.push(RulebookScene(self.app, self.game))

    def _open_settings(self) -> None:
        from tabletop.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _leave(self) -> None:
        from tabletop.scenes.menu import MenuScene

        self.app.reset(MenuScene(self.app))

    def help(self) -> tuple[str, str]:
        return self.game, ""

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        wide = max(look.px(WIDTH), *(button.size(look)[0] for button in self.buttons))
        wide = max(wide, min(self.what.size(look)[0], look.size[0] - 6 * gap))
        heights = [label.size(look, wide)[1] for label in (self.title, self.what, self.note)]
        tall = self.buttons[0].size(look)[1]
        between = look.px(8)
        height = sum(heights) + len(self.buttons) * (tall + between) + 4 * gap
        self.box = pygame.Rect(0, 0, wide + 4 * gap, height + 2 * gap)
        self.box.center = look.size[0] // 2, look.size[1] // 2
        left, y = self.box.left + 2 * gap, self.box.top + 2 * gap
        self.title.rect = pygame.Rect(left, y, wide, heights[0])
        self.what.rect = pygame.Rect(left, self.title.rect.bottom, wide, heights[1])
        y = self.what.rect.bottom + gap + gap // 2
        for button in self.buttons:
            button.rect = pygame.Rect(left, y, wide, tall)
            y = button.rect.bottom + between
        self.note.rect = pygame.Rect(left, y + gap // 2, wide, heights[2])

    def draw_body(self, surface: pygame.Surface) -> None:
        surface.blit(self.look.box(*self.box.size, "panel", "panel_edge", radius=22), self.box)
