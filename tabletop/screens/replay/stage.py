"""The table of a replay: smaller than the window, and only looked at."""

from __future__ import annotations

import pygame

from tabletop.kernel.state import View
from tabletop.ui.panel.log import Log
from tabletop.ui.panel.panel import Panel
from tabletop.ui.render.cutting import cut
from tabletop.ui.render.look import Look
from tabletop.ui.render.scenery import Scenery
from tabletop.ui.shell import Shell
from tabletop.ui.stage.controller import Controller
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.layout import beside
from tabletop.ui.stage.nearness import Nearness
from tabletop.ui.stage.playback import Playback

LETTERS = 130
"""Text size in per cent up to which this smaller table has letters as large as a whole one."""
ROOMY = 0.72
"""Pixels in a unit below which the title is short."""


class Screening:
    """Shows views and what happens between them in a part of the window."""

    def __init__(self, shell: Shell, controller: Controller, title: str, accent: str) -> None:
        self.shell, self.controller, self._accent = shell, controller, accent
        controller.folded = True  # the log stands beside the table
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.look = shell.look
        self.playback = Playback(shell, controller, self.size)
        self.playback.look = lambda: self.look
        self.playback.past = True
        self.scenery = Scenery()
        hand = Hand(self.playback.stage, lambda actions: None, lambda lift, drop: None, lambda sound: None)
        self.near = Nearness(self.playback, hand)
        log = Log(controller.paint, lambda decision: None)
        self.panel = Panel(title, controller.goal, log, *[lambda: None] * 5)
        self._entitled: object = None

    def arrange(self, rect: pygame.Rect) -> None:
        outer = self.shell.look
        self.rect = rect
        look = Look(outer.palette, rect.size, outer.text_percent)
        if look.unit:
            look.text_percent = max(look.text_percent, min(LETTERS, round(look.text_percent * outer.unit / look.unit)))
        if (look.size, look.palette, look.text_percent) != (self.look.size, self.look.palette, self.look.text_percent):
            self.look = look
        if self.playback.layout.pieces:
            self.playback.lay_out(at_once=True)
            self._entitled = None

    def size(self) -> tuple[float, float]:
        width, height = self.look.size
        return self.controller.room((width / self.look.unit, height / self.look.unit))

    def place(self, at: tuple[int, int]) -> tuple[float, float]:
        """A point of the window in the table's units."""
        return (at[0] - self.rect.x) / self.look.unit, (at[1] - self.rect.y) / self.look.unit

    def show(self, view: View) -> None:
        self.playback.stop()
        self.playback.show(view, at_once=True)

    def update(self, seconds: float) -> bool:
        changed = self.scenery.update(self.look, self.playback.layout.scene, seconds)
        return self.playback.update(seconds) or changed or self.look.loading

    def _entitle(self) -> None:
        view = self._entitled = self.playback.shown
        self.panel.goal = self.controller.goal if self.look.unit >= ROOMY else ""
        self.panel.heading, self.panel.banner = self.controller.heading(view), self.controller.banner(view)

    def draw(self, window: pygame.Surface) -> None:
        surface, look, playback = cut(window, self.rect), self.look, self.playback
        look.begin_frame()
        if playback.shown is not self._entitled:
            self._entitle()
        self.scenery.draw(surface, look, playback.layout.scene, self._accent)
        near = self.near.camera.zoom > 1.0
        around = self.scenery.around(look, playback.stage.window(look), playback.layout.edge) if near else None
        playback.stage.draw(surface, look, around=around)
        self.panel.arrange(look, playback.layout.hud or beside(self.size()))
        self.panel.draw_title(surface, look)
        if playback.moment is not None:
            playback.moment.draw(surface, look, playback.stage)
        playback.draw_effects(surface)
