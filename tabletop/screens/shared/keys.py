"""What the keys do at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _
from tabletop.ui.input import FILLS_SCREEN, Input, Key, with_control
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.stacks import height_of, pin, spaced, stack
from tabletop.ui.widgets.widget import Button, Label, Widget

if TYPE_CHECKING:
    from tabletop.ui.shell import Shell
    from tabletop.ui.stage.controller import Controller

WIDTH, CAPS = 720, 150
"""Units of the whole list, and of the keys in it."""


def keys_of_a_table(controller: Controller, near: bool) -> list[tuple[Sequence[str], str]]:
    """Every key that does something at this table, and what; `near` if it has a board that can be zoomed."""
    digits = [(("1", "…", "0"), controller.digits)] if controller.digits else []
    threats = [(("V",), _("show what threatens"))] if controller.threatens else []
    board = [(("+", "−", "Home"), _("bring the board nearer, farther, back to where it was"))] if near else []  # noqa: RUF001
    return [
        (("←", "↑", "→", "↓"), _("walk over what can be done")),
        (("Return",), _("do what stands beside the ring, or what is amber; take a piece, put it down")),
        *digits,
        ((".", ","), _("walk over everything there is to look at")),
        (("Tab",), _("to the main button, to the round buttons, and back")),
        (("Space",), _("go on from what is shown, others move faster; end the turn when asked")),
        (("Escape",), _("put down, take the last step back, pause")),
        ((with_control("Z"),), _("take your last decision back")),
        (("I",), _("look closely at what has the ring (the mouse: right click or hold)")),
        (("H",), _("a hint; again: the second best")),
        (("R",), _("what happened: the others' moves step by step")),
        (("L",), _("fold the log away, or open it again")),
        *threats,
        *(((key.upper(),), _("open the game's own page: {page}", page=page)) for key, page in controller.pages.items()),
        *board,
        (("F1",), _("the rules, at the rule in question")),
        ((FILLS_SCREEN,), _("fill the screen")),
        ((with_control("Q"),), _("end the program: every move is saved")),
    ]


class _Row(Widget):
    focusable = False

    def __init__(self, keys: Sequence[str], words: str) -> None:
        super().__init__()
        self.keys, self.words = keys, words

    def _caps(self, look: Look) -> int:
        return round(look.px(CAPS) * max(1.0, look.text_percent / 130))

    def _text(self, look: Look, width: int) -> pygame.Surface:
        return look.text(self.words, "body", "ink", width - self._caps(look))

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, max(self._text(look, width).get_height(), look.line_height("strong") + look.px(3))

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        x = self.rect.left
        for key in self.keys:
            cap = look.sign(key, "small-strong", (16, 6), "#f4efff", "#b9aee0", "#241645", radius=6)
            x = put(surface, cap, x, self.rect.centery, "midleft").right + look.px(6)
        text = self._text(look, self.rect.width)
        put(surface, text, self.rect.left + self._caps(look), self.rect.centery, "midleft")


class KeysScene(Layer):
    """The list of keys."""

    def __init__(self, shell: Shell, keys: Sequence[tuple[Sequence[str], str]]) -> None:
        super().__init__(shell)
        self.title = Label(_("Keys"), "heading", align=pygame.FONT_CENTER)
        self.rows: list[Widget] = [_Row(keys, words) for keys, words in keys]
        self.area = ScrollArea()
        self.done = Button(_("All right"), self.back, accent=True)
        self.group.widgets = [self.title, self.area, *self.rows, self.done]
        self.group.set_focus(self.done)

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        width, height = look.size
        wide = min(width - 6 * gap, round(look.px(WIDTH) * max(1.0, look.text_percent / 100)))
        parts = spaced(self.rows, look.px(3))
        tall = height_of(look, parts, wide)
        top, button = self.title.size(look, wide)[1] + 2 * gap, self.done.size(look)[1]
        inner = min(tall, height - top - button - 6 * gap)
        self.box = pygame.Rect(0, 0, wide + 4 * gap, top + inner + button + 4 * gap)
        self.box.center = width // 2, height // 2
        self.title.rect = pygame.Rect(self.box.left, self.box.top + gap, self.box.width, top)
        self.area.rect = pygame.Rect(self.box.left + 2 * gap, self.box.top + top + gap, wide + gap, inner)
        stack(look, parts, *self.area.rect.topleft, wide)
        self.area.hold(self.rows, tall, look)
        pin(look, self.done, self.box.centerx, self.box.bottom - gap, "midbottom")

    def handle(self, event: Input) -> None:
        if isinstance(event, Key) and event.name in ("up", "down", "page up", "page down", "home", "end"):
            self.group.changed = self.area.handle(event) or self.group.changed
        else:
            super().handle(event)
