"""Buttons that several screens use."""

from collections.abc import Callable

import pygame

from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.widget import Button, draw_lines


class Continue(Button):
    """A button with a second, smaller line that says what it continues."""

    edge = "accent"

    def __init__(self, words: str, more: tuple[str, ...], act: Callable[[], None]) -> None:
        """`more` says it at length first, then ever shorter: the first that fits is shown."""
        super().__init__(words, act, icon="continue")
        self.more = more

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        strong, small = look.font("strong"), look.font("small")
        wide = self._around(look) + max(strong.size(self.words)[0], small.size(self.more[0])[0])
        tall = look.line_height("strong") + look.line_height("small") + look.px(14)
        return (min(wide, width) if width else wide), tall

    def least(self, look: Look) -> int:
        """How wide it has to be for its shortest words."""
        strong, small = look.font("strong"), look.font("small")
        return self._around(look) + max(strong.size(self.words)[0], small.size(self.more[-1])[0])

    def _around(self, look: Look) -> int:
        """What icon and margins take."""
        return look.line_height("heading") + look.px(GAP) + 2 * look.px(GAP + 4)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if hovered else "raised"
        surface.blit(look.box(*self.rect.size, fill, self.edge, edge_units=2), self.rect)
        side, pad = look.line_height("heading"), look.px(GAP + 4)
        icon = look.icon("continue", side, "ink")
        surface.blit(icon, icon.get_rect(midleft=(self.rect.left + pad, self.rect.centery)))
        x, room = self.rect.left + pad + side + look.px(GAP), self.rect.width - self._around(look)
        small = look.font("small")
        more = next((words for words in self.more if small.size(words)[0] <= room), self.more[-1])
        first = look.text(self.words, "strong", "ink", room, one_line=True)
        second = look.text(more, "small", "ink_soft", room, one_line=True)
        draw_lines(surface, [first, second], x, self.rect.centery)
