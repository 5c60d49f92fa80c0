"""The bottom row of the first screen: a match to go on with, and the ways to everything else."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _
from tabletop.screens import navigation
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import MARGIN
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.widget import Button, Widget

if TYPE_CHECKING:
    from tabletop.screens.shared.buttons import Continue


class Footer:
    """Where letters are large the last buttons are only their icons."""

    def __init__(self, shell: Shell) -> None:
        self.offer: Continue | None = None
        """The match to go on with."""
        self.buttons = [
            Button(_("Saved matches"), partial(navigation.open_saved, shell), icon="load"),
            Button(_("Statistics"), partial(navigation.open_statistics, shell), icon="trophy"),
            Button(_("Settings"), partial(navigation.open_settings, shell), icon="settings"),
            Button(_("About"), partial(navigation.open_about, shell), icon="info"),
            Button(_("Quit"), shell.quit, icon="quit"),
        ]
        self._words = [button.words for button in self.buttons]

    @property
    def widgets(self) -> list[Widget]:
        return [*([self.offer] if self.offer else []), *self.buttons]

    def arrange(self, look: Look) -> int:
        """The row of buttons at the bottom; returns its top, which is the same with a match to continue and without."""
        width, height = look.size
        gap, margin = look.px(GAP), look.px(MARGIN)
        tall = look.line_height("strong") + look.line_height("small") + look.px(14)
        row = pygame.Rect(margin, height - look.px(22) - tall, width - 2 * margin, tall)
        least = self.offer.least(look) + margin + gap if self.offer else 0
        for folded in range(len(self.buttons) + 1):  # the last ones are only their icons where letters are large
            x = row.right
            for place, button in enumerate(reversed(self.buttons)):
                words = self._words[-1 - place]
                button.words, button.hint = ("", words) if place < folded else (words, "")
                button.rect.size = button.size(look)
                button.rect.midright = x, row.centery
                x = button.rect.left - gap
            if x >= least:
                break
        if self.offer:
            self.offer.rect.size = self.offer.size(look, x - margin - gap)[0], tall
            self.offer.rect.midleft = row.midleft
        return row.top
