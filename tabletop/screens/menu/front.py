"""What stands on the first screen and where: boxes on a plank, the panel about one of them, buttons, the night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.ui.render import backdrop
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import MARGIN, Screen, landscape
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.stacks import height_of, stack
from tabletop.ui.widgets.widget import Button, Label

if TYPE_CHECKING:
    from tabletop.screens.menu.invitations import Continue, Welcome
    from tabletop.screens.menu.shelf import GameBox, Tag
    from tabletop.screens.people.portrait import PersonChip

EMBLEM = 72
LEAST_WORDS = 330
"""Units the words about a game need beside a welcome."""
LARGE = 130
"""From this text size on, in per cent, titles are large, and labels on the plank may have to give them their room."""
HUGE = 180
"""From this one on the program's own name grows no more."""
ROOMY = 125
"""Units a box is high, at least, above a plank with whole labels; more with larger letters."""
TELLING = 190
"""Units a box's share of the shelf must have for its title to be large; if not, the panel has the title too."""
NARROWEST, WIDEST = 4, 280
"""The shelf has room for this many boxes at least; units a box and its share of the shelf never exceed."""
MOON, MOON_AT = 190, (150, 88)
"""Units: how large the moon is and how far its middle from the top right corner."""


class Front(Screen):
    """A storybook night with all boxes on a lit shelf."""

    def __init__(self, shell: Shell, doing: tuple[Button, Button, Button, Button], corner: tuple[Button, ...]) -> None:
        """`doing` is what can be done with the chosen game, in two rows; `corner` the row at the bottom."""
        super().__init__(shell)
        self.boxes: list[GameBox] = []
        self.tags: list[Tag] = []
        self.chosen: GameBox | None = None
        self.title = Label("Tabletop", "title")
        self.tagline = Label("", "body")
        self.facts = Label("", "small", "ink_soft")
        self.name = Label("", "heading")
        self._buttons, self.corner = doing, corner
        self.play_button, self.learn_button, self.setup_button, self.rules_button = doing
        self.continue_button: Continue | None = None
        self.welcome: Welcome | None = None
        """The offer of a first lesson to whoever has not played here yet."""
        self.chip: PersonChip | None = None
        """Who plays here."""
        self._corner_words = [button.words for button in corner]
        self.shelf = self.panel = self.plank = self.emblem = pygame.Rect(0, 0, 0, 0)
        self._tagged = True
        """Whether every box has its label on the plank."""
        self._block = 0
        """How wide the panel's buttons are together."""
        self.group.widgets = [self.title, *corner]
        self._stars = backdrop.DriftingStars(shell.look, shell.look.size[1])
        self._fresh = True
        """Whether the picture was drawn anew and the stars are not on it yet."""

    def _list_widgets(self) -> None:
        self.group.widgets = [self.title, *(self.tags if self._tagged else []), *self.boxes]
        if self.chip:
            self.group.widgets.append(self.chip)
        if self.chosen:
            self.group.widgets += self._told()
            self.group.widgets += [self.play_button, self.learn_button, self.setup_button, self.rules_button]
            if self.welcome and self._welcome_width():
                self.group.widgets += [self.welcome, self.welcome.dismiss]
        if self.continue_button:
            self.group.widgets.append(self.continue_button)
        self.group.widgets += self.corner
        self.group.changed = True

    def arrange(self) -> None:
        look = self.look
        self.title.role = "heading" if look.text_percent >= HUGE else "title"
        self.title.rect.size = self.title.size(look)
        self.title.rect.midleft = look.px(MARGIN + 84), look.px(60)
        footer = self._arrange_footer()
        self._arrange_chip()
        if self.boxes:
            self._arrange_shelf(max(look.px(96), self.title.rect.bottom), footer)
            self._list_widgets()
            self._stars = backdrop.DriftingStars(look, self.plank.top)

    def _arrange_chip(self) -> None:
        look = self.look
        if self.chip:
            right = look.size[0] - look.px(MOON_AT[0] + MOON // 2 - 8)
            self.chip.rect.size = self.chip.size(look, right - self.title.rect.right - look.px(2 * GAP))
            self.chip.rect.midright = right, look.px(60)

    @property
    def _large(self) -> bool:
        return self.look.text_percent >= LARGE

    @property
    def _column(self) -> int:
        """A box's share of the shelf."""
        width, many = self.look.size[0] - 2 * self.look.px(MARGIN), len(self.boxes)
        return min(width, self.look.px(WIDEST) * max(5, many)) // max(NARROWEST, many)

    def _told(self) -> list[Label]:
        """What the panel tells of the chosen game: its title only where the box does not tell it in large letters."""
        named = self._large and self._column >= self.look.px(TELLING)
        return [self.tagline, self.facts] if named else [self.name, self.tagline, self.facts]

    def _arrange_shelf(self, header: int, footer: int) -> None:
        """Boxes, plank and panel between the header's end and the footer's beginning."""
        from tabletop.screens.menu.shelf import BOX, LIFT, TOP, label_boxes

        look, width = self.look, self.look.size[0]
        gap, margin = look.px(GAP), look.px(MARGIN)
        many = len(self.boxes)
        self.shelf = pygame.Rect(0, 0, min(width - 2 * margin, look.px(WIDEST) * max(5, many)), 0)
        self.shelf.left = (width - self.shelf.width) // 2
        column = self._column
        for place, box in enumerate(self.boxes):
            box.rect.centerx = self.shelf.centerx + round(column * (place + 0.5 - many / 2))
        self._block = max(column - 2 * gap, self._least_block())
        panel = self._panel_height()
        room = footer - header - panel - 4 * gap - look.px(LIFT)
        wanted = ROOMY * look.text_percent // 100 if self._large else 0
        board = label_boxes(look, self.tags, column - gap, room, wanted)
        self._tagged = board > 0
        board = board or look.px(TOP + 16)
        room -= board
        tall = max(look.px(88), min(round((column - 2 * gap) / BOX), room))
        self.shelf.top = header + gap + look.px(LIFT) + max(0, room - tall) // 2
        self.shelf.height = tall
        self.plank = pygame.Rect(self.shelf.left, self.shelf.bottom - look.px(TOP) // 2, self.shelf.width, board)
        for box, tag in zip(self.boxes, self.tags, strict=True):
            centre = box.rect.centerx
            box.rect = pygame.Rect(0, 0, round(tall * BOX), tall)
            box.rect.midbottom = centre, self.shelf.bottom - (look.px(LIFT) if box.chosen else 0)
            tag.rect.center = centre, self.plank.bottom - (board - look.px(TOP)) // 2
        self.panel = pygame.Rect(self.shelf.left, self.plank.bottom + gap + gap // 2, self.shelf.width, panel)
        self._arrange_panel()

    def _arrange_footer(self) -> int:
        """The row of buttons at the bottom; returns its top, which is the same with a match to continue and without."""
        look, (width, height) = self.look, self.look.size
        gap, margin = look.px(GAP), look.px(MARGIN)
        tall = look.line_height("strong") + look.line_height("small") + look.px(14)
        row = pygame.Rect(margin, height - look.px(22) - tall, width - 2 * margin, tall)
        least = self.continue_button.least(look) + margin + gap if self.continue_button else 0
        for folded in range(len(self.corner) + 1):  # the last ones are only their icons where letters are large
            x = row.right
            for place, button in enumerate(reversed(self.corner)):
                words = self._corner_words[-1 - place]
                button.words, button.hint = ("", words) if place < folded else (words, "")
                button.rect.size = button.size(look)
                button.rect.midright = x, row.centery
                x = button.rect.left - gap
            if x >= least:
                break
        if self.continue_button:
            self.continue_button.rect.size = self.continue_button.size(look, x - margin - gap)[0], tall
            self.continue_button.rect.midleft = row.midleft
        return row.top

    def _least_block(self) -> int:
        """The least width in which two buttons stand side by side with all their words."""
        look = self.look
        half = max(button.size(look)[0] for button in self._buttons)
        return 2 * (half - 2 * look.px(8)) + look.px(8)

    def _panel_height(self) -> int:
        look, gap = self.look, self.look.px(GAP)
        buttons = 2 * self.play_button.size(look)[1] + look.px(8)
        room = self._words_room()
        tallest = 0  # of all games, so that the shelf stands still while one chooses
        told = self._told()
        for box, tag in zip(self.boxes, self.tags, strict=True):
            words = {self.name: box.info.title, self.tagline: box.info.tagline, self.facts: tag.hint}
            heights = [look.text(words[label], label.role, label.colour, room).get_height() for label in told]
            tallest = max(tallest, sum(heights))
        return max(buttons + 2 * gap, tallest + gap)

    def _words_room(self) -> int:
        """How wide the words about a game are, between the panel's buttons and its emblem, or the welcome."""
        look, gap = self.look, self.look.px(GAP)
        aside = self._welcome_width() or look.px(EMBLEM)
        return self.shelf.width - self._block - aside - 5 * gap - gap // 2

    def _welcome_width(self) -> int:
        """How wide the welcome is; 0 if there is none, or no room for it beside the words."""
        if self.welcome is None:
            return 0
        look = self.look
        wide = self.welcome.size(look)[0]
        return wide if self.shelf.width - self._block - wide > look.px(LEAST_WORDS) * look.text_percent // 100 else 0

    def _arrange_panel(self) -> None:
        """Buttons at the left, the same place for every game; words; the emblem at the right."""
        look, gap, middle = self.look, self.look.px(GAP), self.panel.centery
        wide, tall, between = self._block, self.play_button.size(look)[1], look.px(8)
        left = self.panel.left + gap
        half = (wide - between) // 2
        for place, button in enumerate(self._buttons):
            top = middle - tall - between // 2 if place < 2 else middle + between - between // 2
            button.rect = pygame.Rect(left + (wide - half) * (place % 2), top, half, tall)
        x, room = left + wide + 2 * gap, self._words_room()
        emblem = self.panel.right - gap - gap // 2 - look.px(EMBLEM)
        self.emblem = pygame.Rect(emblem, 0, look.px(EMBLEM), look.px(EMBLEM))
        self.emblem.centery = middle
        if self.welcome is not None:
            wide = self._welcome_width()
            self.welcome.place(
                look, pygame.Rect(self.panel.right - gap - wide, self.panel.top, wide, self.panel.height)
            )
        labels = self._told()
        stack(look, labels, x, middle - height_of(look, labels, room) // 2, room)

    def shimmer(self, surface: pygame.Surface, seconds: float) -> list[pygame.Rect]:
        if self._fresh:
            self._fresh = False
            look = self.look
            moon = pygame.Rect(0, 0, look.px(MOON), look.px(MOON))
            moon.center = look.size[0] - look.px(MOON_AT[0]), look.px(MOON_AT[1])
            head = self.title.rect.union(pygame.Rect(look.px(MARGIN), look.px(24), look.px(72), look.px(72)))
            boxes = [box.rect.inflate(look.px(24), look.px(24)) for box in self.boxes]
            chip = [self.chip.rect] if self.chip else []
            self._stars.begin(surface, [moon, head, *chip, *boxes])
        return self._stars.pass_time(surface, seconds)

    def draw(self, surface: pygame.Surface) -> None:
        look = self.look
        self._fresh = True
        surface.blit(self._behind(), (0, 0))
        logo = look.art_soon("shell/logo", look.px(72), look.px(72)) if self.boxes else None
        if logo:
            surface.blit(logo, logo.get_rect(midleft=(look.px(MARGIN), look.px(60))))
        if self.chosen:
            surface.blit(look.box(*self.panel.size, "panel", "panel_edge", radius=18), self.panel)
            from tabletop.screens.menu.shelf import emblem

            picture = emblem(look, self.chosen.info, self.emblem.width)
            if picture and not self._welcome_width():
                surface.blit(picture, self.emblem)
        super().draw(surface)

    def _behind(self) -> pygame.Surface:
        """Night, lamplight and plank: one picture as soon as its parts are there."""
        look = self.look
        key = ("menu", self.shelf.topleft, self.shelf.size, self.plank.size)
        behind = look.kept(key)
        if behind is not None:
            return behind
        night = landscape(look, "shell/moon", MOON, MOON_AT) if self.boxes else None
        if night is None:
            return backdrop.sky(look)
        from tabletop.screens.menu.shelf import lamplight, plank

        def make() -> pygame.Surface:
            picture = night.copy()
            light = lamplight(look, round(self.shelf.width * 1.15), round(self.shelf.height * 2.2))
            picture.blit(light, light.get_rect(center=self.shelf.center))
            picture.blit(plank(look, *self.plank.size), self.plank)
            return picture

        return look.made(key, make)
