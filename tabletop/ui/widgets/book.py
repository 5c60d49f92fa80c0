"""A text to be read, with its chapters beside it."""

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.controls import Card
from tabletop.ui.widgets.rulebook_page import RulePage
from tabletop.ui.widgets.rulebook_text import Block
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import spaced, stack
from tabletop.ui.widgets.widget import Pressable, Widget

CONTENTS = 250
"""Units of the table of contents at normal text size."""
WIDEST = 900
"""Units of text, at normal size, beyond which lines are too long to read."""


class Entry(Pressable):
    def __init__(self, block: Block, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.block = block
        self.current = False
        """True while the reader is in this chapter."""

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, self._words(look, width, "ink").get_height() + look.px(GAP)

    def _words(self, look: Look, width: int, ink: str) -> pygame.Surface:
        return look.text(self.block.text, "body", ink, width - self._number(look) - look.px(GAP))

    def _number(self, look: Look) -> int:
        """Where the words begin; a chapter without a number begins where numbers do."""
        number = self.block.number
        return (look.font("strong").size(number + " ")[0] if number else -look.px(GAP) // 2) + look.px(GAP)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if self.current or hovered:
            fill = "raised" if self.current else "raised_hover"
            surface.blit(look.box(*self.rect.size, fill, radius=10), self.rect)
        x, y = self.rect.left + look.px(GAP) // 2, self.rect.top + look.px(GAP) // 2
        surface.blit(look.text(self.block.number, "strong", "accent"), (x, y))
        words = self._words(look, self.rect.width, "ink" if self.current or hovered else "ink_soft")
        surface.blit(words, (self.rect.left + self._number(look), y))


class Book(Page):
    """What is listed at the left, the text beside it, each on a card of its own."""

    page: RulePage

    def __init__(self, shell: Shell, title: str) -> None:
        super().__init__(shell, title)
        self.contents, self.area = ScrollArea(), ScrollArea()
        self.contents_card, self.page_card = Card(), Card()

    @property
    @abstractmethod
    def listed(self) -> Sequence[Widget]:
        """What stands at the left now."""

    def arrange(self) -> None:
        super().arrange()
        look, gap = self.look, self.look.px(GAP)
        share = look.text_percent / 100
        wide = min(round(look.px(CONTENTS) * share), self.body.width * 3 // 10)
        text = min(self.body.width - wide - gap, round(look.px(WIDEST) * max(1.0, share)))
        left = self.body.left + (self.body.width - wide - gap - text) // 2
        self.contents_card.rect = pygame.Rect(left, self.body.top, wide, self.body.height)
        self.page_card.rect = pygame.Rect(left + wide + gap, self.body.top, text, self.body.height)
        self.arrange_contents()
        inner, top = self.page_card.rect.inflate(-4 * gap, -2 * gap), self.arrange_head()
        self.area.rect = pygame.Rect(inner.left - gap, top, inner.width + 2 * gap, inner.bottom - top)
        self.page.rect = pygame.Rect(inner.left, top + gap, inner.width - 2 * look.px(BAR), 0)
        self.page.rect.height = self.page.lay_out(look, self.page.rect.width)
        self.area.hold([self.page], self.page.rect.height + 2 * gap, look)

    def arrange_head(self) -> int:
        """Place what stands above the text; where that begins."""
        return self.page_card.rect.top + self.look.px(GAP)

    def arrange_contents(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        self.contents.rect = self.contents_card.rect.inflate(-gap, -gap)
        inner = self.contents.rect.inflate(-gap, -gap)
        listed = spaced(self.listed, look.px(4))
        bottom = stack(look, listed, *inner.topleft, inner.width)
        if bottom + gap > self.contents.rect.bottom:
            bottom = stack(look, listed, *inner.topleft, inner.width - look.px(BAR))
        self.contents.hold(self.listed, bottom - self.contents.rect.top, look)
