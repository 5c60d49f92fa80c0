"""Buttons that several screens use."""

from collections.abc import Callable

import pygame

from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.widget import Button, Pressable, draw_lines


class Continue(Button):
    """A button with a second, smaller line that says what it continues."""

    edge = "accent"

    def __init__(self, words: str, more: tuple[str, ...], act: Callable[[], None]) -> None:
        """`more` are versions of the second line, the longest first: the first that fits is shown."""
        super().__init__(words, act, icon="continue")
        self.more = more

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        wide = self._wide(look, self.more[0])
        tall = look.line_height("strong") + look.line_height("small") + look.px(14)
        return (min(wide, width) if width else wide), tall

    def least(self, look: Look) -> int:
        """How wide it has to be for its shortest words."""
        return self._wide(look, self.more[-1])

    def _wide(self, look: Look, more: str) -> int:
        return self._around(look) + max(look.font("strong").size(self.words)[0], look.font("small").size(more)[0])

    def _around(self, look: Look) -> int:
        """The width of icon and margins."""
        return look.line_height("heading") + look.px(GAP) + 2 * look.px(GAP + 4)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised_hover" if hovered else "raised"
        surface.blit(look.box(*self.rect.size, fill, self.edge, edge_units=2), self.rect)
        icon = look.icon("continue", look.line_height("heading"), "ink")
        at = put(surface, icon, self.rect.left + look.px(GAP + 4), self.rect.centery, "midleft")
        room, small = self.rect.width - self._around(look), look.font("small")
        more = next((words for words in self.more if small.size(words)[0] <= room), self.more[-1])
        first = look.text(self.words, "strong", "ink", room, one_line=True)
        second = look.text(more, "small", "ink_soft", room, one_line=True)
        draw_lines(surface, [first, second], at.right + look.px(GAP), self.rect.centery)


class IconButton(Pressable):
    """A small round button with only an icon; it grows with the letters."""

    round = True

    def __init__(self, icon: str, act: Callable[[], None], units: int, hint: str = "") -> None:
        super().__init__(act)
        self.icon, self.units, self.hint = icon, units, hint

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        side = look.px(self.units) * max(100, look.text_percent) // 100
        return side, side

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        self.draw_ground(surface, look, False, hovered, 99)
        ink = "ink" if self.enabled else "panel_edge"
        put(surface, look.icon(self.icon, int(self.rect.width * 0.6), ink), *self.rect.center)
