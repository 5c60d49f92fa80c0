"""Below the shelf: a panel about the chosen game, and the row of buttons at the bottom of the window."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.base.words import _
from tabletop.kernel.game import GameInfo
from tabletop.screens import navigation
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import MARGIN
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.stacks import grid, height_of, line_back, spaced, stack
from tabletop.ui.widgets.widget import Button, Label, Widget

if TYPE_CHECKING:
    from tabletop.screens.menu.shelf import Welcome
    from tabletop.screens.shared.buttons import Continue

EMBLEM, BETWEEN, LEAST_WORDS = 72, 8, 330
"""Units of the emblem, between two buttons, and for the words about a game beside a welcome, at least."""


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
        self.welcome: Welcome | None = None
        """Offers a first lesson if nobody has played here yet."""
        self.named = True
        """False where the box itself has its title in large letters."""
        self.rect = self.emblem = pygame.Rect(0, 0, 0, 0)
        self._width = self._block = 0
        """Pixels across: of the panel, and of its buttons together."""

    def tell(self, info: GameInfo, facts: str, taught: bool) -> None:
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
        """Its height: the most any game needs, so that the shelf never moves."""
        half, between = max(button.size(look)[0] for button in self.buttons), look.px(BETWEEN)
        self._width, self._block = width, max(block, 2 * (half - 2 * between) + between)
        room, tallest = self._words_room(look), 0
        for info, facts in games:
            words = {self.name: info.title, self.tagline: info.tagline, self.facts: facts}
            heights = [look.text(words[one], one.role, one.colour, room).get_height() for one in self._labels]
            tallest = max(tallest, sum(heights))
        buttons, gap = 2 * self.play_button.size(look)[1] + between, look.px(GAP)
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
        self.rect, gap, between, side = rect, look.px(GAP), look.px(BETWEEN), look.px(EMBLEM)
        size = (self._block - between) // 2, self.play_button.size(look)[1]
        grid(self.buttons, 2, rect.left + gap, rect.centery - size[1] - between // 2, size, between)
        self.emblem = pygame.Rect(rect.right - gap - gap // 2 - side, rect.centery - side // 2, side, side)
        if self.welcome is not None:
            aside = self._welcome_width(look)
            self.welcome.place(look, pygame.Rect(rect.right - gap - aside, rect.top, aside, rect.height))
        left, room = rect.left + 3 * gap + self._block, self._words_room(look)
        stack(look, self._labels, left, rect.centery - height_of(look, self._labels, room) // 2, room)

    def draw(self, surface: pygame.Surface, look: Look, info: GameInfo) -> None:
        from tabletop.screens.shared.boxes import emblem

        surface.blit(look.box(*self.rect.size, "panel", "panel_edge", radius=18), self.rect)
        picture = emblem(look, info, self.emblem.width)
        if picture and not self._welcome_width(look):
            surface.blit(picture, self.emblem)


class Footer:
    """A match to continue, and buttons to other screens; where letters are large the last are only icons."""

    def __init__(self, shell: Shell) -> None:
        self.offer: Continue | None = None
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
        """The row of buttons at the bottom; returns its top, which is the same with and without an offer."""
        gap, margin = look.px(GAP), look.px(MARGIN)
        tall = look.line_height("strong") + look.line_height("small") + look.px(14)
        top = look.size[1] - look.px(22) - tall
        least = self.offer.least(look) + margin + gap if self.offer else 0
        for whole in range(len(self.buttons), -1, -1):
            for place, (button, words) in enumerate(zip(self.buttons, self._words, strict=True)):
                button.words, button.hint = (words, "") if place < whole else ("", words)
            left = line_back(look, spaced(reversed(self.buttons), gap), look.size[0] - margin, top + tall // 2)
            if left >= least:
                break
        if self.offer:
            self.offer.rect = pygame.Rect(margin, top, self.offer.size(look, left - margin - gap)[0], tall)
        return top
