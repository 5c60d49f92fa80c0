"""Search in a replay: "when was this technology researched?" """

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.base.words import _, counted
from tabletop.screens.replay.tape import Found, Tape
from tabletop.ui.input import Input, Key, Text
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.stacks import spaced, stack
from tabletop.ui.widgets.widget import Label, Pressable

WIDTH = 620
MOST = 200
"""How many findings are listed at most."""


class Finding(Pressable):
    """A sentence that was found, and when it was told."""

    def __init__(self, found: Found, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.found = found

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, self._words(look, width).get_height() + look.px(14)

    def _words(self, look: Look, width: int) -> pygame.Surface:
        return look.text(self.found.words, "body", "ink", width - self._when(look).get_width() - look.px(60))

    def _when(self, look: Look) -> pygame.Surface:
        return look.text(self.found.when, "small-strong", "ink_soft")

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered, radius=12)
        side, middle = look.px(16), self.rect.centery
        if self.found.seat >= 0:
            badge = look.art(f"seats/badge-{self.found.seat}", side, side)
            put(surface, badge, self.rect.left + look.px(10), middle, "midleft")
        put(surface, self._words(look, self.rect.width), self.rect.left + look.px(36), middle, "midleft")
        put(surface, self._when(look), self.rect.right - look.px(12), middle, "midright")


class SearchScene(Layer):
    """A field and what was found; Return goes to the first of it, or to the one with the ring."""

    def __init__(self, shell: Shell, tape: Tape, jump: Callable[[int], None]) -> None:
        super().__init__(shell)
        self.tape, self._jump = tape, jump
        self.title = Label(_("When was it?"), "heading")
        empty = _("A name, a card, a place …")
        self.field = TextField("", self._look_for, empty=empty, icon="search", done=self._first)
        self.told = Label("", "small", "ink_soft")
        self.area = ScrollArea()
        self.found: list[Finding] = []
        self._open = False
        """True after the first frame: the letter of the key that opened it is not searched for."""
        self.group.set_focus(self.field)
        self._look_for("")

    def _look_for(self, words: str) -> None:
        found = self.tape.search(words)
        self.found = [Finding(one, partial(self.close_and, partial(self._jump, one.step))) for one in found[:MOST]]
        self.told.words = _("All that is told in this match is searched.")
        if found:
            self.told.words = counted("Found once.", "Found {count} times.", len(found))
        elif words.strip():
            self.told.words = _("Nothing of that kind is told in this match.")
        self.area.offset = 0
        self.group.widgets = [self.title, self.field, self.told, self.area, *self.found]
        self.group.changed = True
        self.arrange()

    def _first(self) -> None:
        if self.found:
            self.found[0].press()

    def update(self, seconds: float) -> bool:
        self._open = True
        return super().update(seconds)

    def handle(self, event: Input) -> None:
        if isinstance(event, Text) and not self._open:
            return
        if isinstance(event, Key) and event.name == "down" and self.group.focus is self.field and self.found:
            self.group.set_focus(self.found[0])
        else:
            super().handle(event)

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        width, height = look.size
        wide = min(width - 6 * gap, round(look.px(WIDTH) * max(1.0, min(1.5, look.text_percent / 100))))
        self.box = pygame.Rect(0, 0, wide + 4 * gap, height - 6 * gap)
        self.box.center = width // 2, height // 2
        left = self.box.left + 2 * gap
        top = stack(look, spaced((self.title, self.field, self.told), gap), left, self.box.top + 2 * gap, wide)
        self.area.rect = pygame.Rect(left, top, wide + gap, self.box.bottom - gap - top)
        bottom = stack(look, spaced(self.found, look.px(6)), left, top, wide - look.px(12))
        self.area.hold(self.found, bottom - top, look)
