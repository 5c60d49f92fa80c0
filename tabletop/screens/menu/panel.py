"""The panel below the shelf: what the chosen game is, what can be done with it, and the offer of a first lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _
from tabletop.kernel.game import GameInfo
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.stacks import height_of, stack
from tabletop.ui.widgets.widget import Button, Label, Widget

if TYPE_CHECKING:
    from tabletop.screens.menu.shelf import Welcome

EMBLEM = 72
LEAST_WORDS = 330
"""Units the words about a game need beside a welcome."""
BETWEEN = 8
"""Units between two buttons."""


class GamePanel:
    """Buttons at the left, in the same place for every game; words; the emblem or the welcome at the right."""

    def __init__(
        self, play: Callable[[], None], learn: Callable[[], None], set_up: Callable[[], None], rules: Callable[[], None]
    ) -> None:
        self.name = Label("", "heading")
        self.tagline = Label("", "body")
        self.facts = Label("", "small", "ink_soft")
        self.play_button = Button(_("Play"), play, icon="play", accent=True)
        self.learn_button = Button(_("Learn"), learn, icon="learn")
        self.setup_button = Button(_("Set up"), set_up, hint=_("Choose who plays, and the options."))
        self.rules_button = Button(_("Rules"), rules, hint=_("Read the rulebook (F1)."))
        self.buttons = self.play_button, self.learn_button, self.setup_button, self.rules_button
        """In two rows."""
        self.welcome: Welcome | None = None
        """The offer of a first lesson to whoever has not played here yet."""
        self.named = True
        """False where the box itself has its title in large letters."""
        self.rect = self.emblem = pygame.Rect(0, 0, 0, 0)
        self._width = self._block = 0
        """Pixels across: of the panel, and of its buttons together."""

    def tell(self, info: GameInfo, facts: str, taught: bool) -> None:
        """Another game was chosen."""
        self.name.words, self.tagline.words, self.facts.words = info.title, info.tagline, facts
        self.learn_button.enabled = taught
        self.learn_button.hint = _("A lesson at the table.") if taught else _("This game has no lesson yet.")

    def widgets(self, look: Look) -> list[Widget]:
        welcome = [self.welcome, self.welcome.dismiss] if self.welcome and self._welcome_width(look) else []
        return [*self._labels, *self.buttons, *welcome]

    @property
    def _labels(self) -> list[Label]:
        return [self.name, self.tagline, self.facts] if self.named else [self.tagline, self.facts]

    def measure(self, look: Look, width: int, block: int, games: Sequence[tuple[GameInfo, str]]) -> int:
        """Its height: the most any game needs, so that the shelf stands still while one chooses."""
        half = max(button.size(look)[0] for button in self.buttons)
        self._width, self._block = width, max(block, 2 * (half - 2 * look.px(BETWEEN)) + look.px(BETWEEN))
        room, tallest = self._words_room(look), 0
        for info, facts in games:
            words = {self.name: info.title, self.tagline: info.tagline, self.facts: facts}
            heights = [look.text(words[one], one.role, one.colour, room).get_height() for one in self._labels]
            tallest = max(tallest, sum(heights))
        buttons, gap = 2 * self.play_button.size(look)[1] + look.px(BETWEEN), look.px(GAP)
        return max(buttons + 2 * gap, tallest + gap)

    def _words_room(self, look: Look) -> int:
        """How wide the words are, between the buttons and the emblem or the welcome."""
        gap, aside = look.px(GAP), self._welcome_width(look) or look.px(EMBLEM)
        return self._width - self._block - aside - 5 * gap - gap // 2

    def _welcome_width(self, look: Look) -> int:
        """How wide the welcome is; 0 if there is none, or no room for it beside the words."""
        if self.welcome is None:
            return 0
        wide = self.welcome.size(look)[0]
        return wide if self._width - self._block - wide > look.px(LEAST_WORDS) * look.text_percent // 100 else 0

    def arrange(self, look: Look, rect: pygame.Rect) -> None:
        self.rect, gap, middle = rect, look.px(GAP), rect.centery
        wide, tall, between = self._block, self.play_button.size(look)[1], look.px(BETWEEN)
        left, half = rect.left + gap, (wide - between) // 2
        for place, button in enumerate(self.buttons):
            top = middle - tall - between // 2 if place < 2 else middle + between - between // 2
            button.rect = pygame.Rect(left + (wide - half) * (place % 2), top, half, tall)
        self.emblem = pygame.Rect(rect.right - gap - gap // 2 - look.px(EMBLEM), 0, look.px(EMBLEM), look.px(EMBLEM))
        self.emblem.centery = middle
        if self.welcome is not None:
            aside = self._welcome_width(look)
            self.welcome.place(look, pygame.Rect(rect.right - gap - aside, rect.top, aside, rect.height))
        room = self._words_room(look)
        stack(look, self._labels, left + wide + 2 * gap, middle - height_of(look, self._labels, room) // 2, room)

    def draw(self, surface: pygame.Surface, look: Look, info: GameInfo) -> None:
        from tabletop.screens.shared.boxes import emblem

        surface.blit(look.box(*self.rect.size, "panel", "panel_edge", radius=18), self.rect)
        picture = emblem(look, info, self.emblem.width)
        if picture and not self._welcome_width(look):
            surface.blit(picture, self.emblem)
