"""One of many, picked from a list that opens below a button."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

import pygame

from tabletop.base.words import _
from tabletop.ui.input import Input, Pointer
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import spaced, stack
from tabletop.ui.widgets.widget import Button, Pressable

T = TypeVar("T")
CHEVRON = 0.6
"""How large the arrow is, in lines of text."""


class PickButton(Pressable, Generic[T]):
    """What something is set to: "Game: all", and a press opens the list of what it can be. The first is usual."""

    def __init__(
        self, shell: Shell, label: str, entries: Sequence[tuple[T, str]], value: T, picked: Callable[[T], None]
    ) -> None:
        super().__init__(self._open)
        self._shell, self._picked = shell, picked
        self.label, self.entries, self.value = label, list(entries), value

    @property
    def words(self) -> str:
        chosen = next((words for value, words in self.entries if value == self.value), "")
        return _("{label}: {chosen}", label=self.label, chosen=chosen)

    @property
    def usual(self) -> bool:
        return self.value == self.entries[0][0]

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        line = look.line_height("body")
        wide = look.text(self.words, "body").get_width() + round(line * CHEVRON) + 3 * look.px(GAP)
        return (min(wide, width) if width else wide), line + look.px(16)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if hovered else "raised"
        surface.blit(look.box(*self.rect.size, fill, "panel_edge" if self.usual else "glow"), self.rect)
        side, gap = round(look.line_height("body") * CHEVRON), look.px(GAP)
        arrow = look.icon("down", side, "ink_soft")
        surface.blit(arrow, arrow.get_rect(midright=(self.rect.right - gap, self.rect.centery)))
        room = self.rect.width - side - 3 * gap
        text = look.text(self.words, "body", "ink_soft" if self.usual else "ink", room + look.px(4), one_line=True)
        surface.blit(text, text.get_rect(midleft=(self.rect.left + gap, self.rect.centery)))

    def _open(self) -> None:
        self._shell.push(PickScene(self._shell, self, self._pick))

    def _pick(self, value: T) -> None:
        if value != self.value:
            self.value = value
            self._picked(value)


class PickScene(Layer, Generic[T]):
    """The open list; Escape or a click beside it changes nothing."""

    def __init__(self, shell: Shell, button: PickButton[T], pick: Callable[[T], None]) -> None:
        super().__init__(shell)
        self._below = button
        self.area = ScrollArea()
        self.entries = [
            Button(words, partial(self.close_and, partial(pick, value)), icon="check" if value == button.value else "")
            for value, words in button.entries
        ]
        self.group.widgets = [self.area, *self.entries]
        chosen = [value == button.value for value, _words in button.entries]
        self.group.set_focus(self.entries[chosen.index(True) if any(chosen) else 0])

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        wide = max(self._below.rect.width, *(entry.size(look)[0] for entry in self.entries)) + 2 * look.px(BAR)
        wide = min(wide, look.size[0] - 4 * gap)
        top, left = self._below.rect.bottom + look.px(4), self._below.rect.left
        height = stack(look, spaced(self.entries, look.px(6)), 0, 0, wide) + look.px(6)
        room = look.size[1] - top - gap - 2 * look.px(8)
        self.box = pygame.Rect(left, top, wide + 2 * gap, min(height, room) + 2 * look.px(8))
        self.box.clamp_ip(pygame.Rect((0, 0), look.size).inflate(-gap, -gap))
        self.area.rect = self.box.inflate(-gap, -2 * look.px(8))
        if height > room:
            wide -= 2 * look.px(BAR)
        listed, first = spaced(self.entries, look.px(6)), self.area.rect.top + look.px(6)
        bottom = stack(look, listed, self.box.left + gap, first, wide)
        self.area.hold(self.entries, bottom - self.area.rect.top, look)
        if self.group.focus is not None:
            self.area.reveal(self.group.focus)

    def handle(self, event: Input) -> None:
        if isinstance(event, Pointer) and event.kind == "down" and not self.box.collidepoint(event.at):
            self.back()
        else:
            super().handle(event)
