"""The first screen: the shelf of games and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.screens import navigation
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.render import backdrop
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import MARGIN, Screen, landscape
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.stacks import height_of, stack
from tabletop.ui.widgets.widget import Button, Label

if TYPE_CHECKING:
    from tabletop.screens.menu.shelf import Continue, GameBox, Tag, Welcome
    from tabletop.screens.menu.unfinished import Search
    from tabletop.screens.people.portrait import PersonChip

EMBLEM = 72
LEAST_WORDS = 330
"""Units the words about a game need beside a welcome."""
MINUTE = 60.0
DOUBLE = 0.5
"""Seconds between two clicks that open a box."""
READING = 0.02
"""Seconds for which matches may be read to know whether a game has been played here."""
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


class MenuScene(Screen):
    """A storybook night with all boxes on a lit shelf."""

    music = "music-menu"
    vital = True

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.boxes: list[GameBox] = []
        self.tags: list[Tag] = []
        self.chosen: GameBox | None = None
        self.title = Label("Tabletop", "title")
        self.tagline = Label("", "body")
        self.facts = Label("", "small", "ink_soft")
        self.name = Label("", "heading")
        self.play_button = Button(_("Play"), self.play, icon="play", accent=True)
        self.learn_button = Button(_("Learn"), self.learn, icon="learn")
        self.setup_button = Button(_("Set up"), self.set_up, hint=_("Choose who plays, and the options."))
        self.rules_button = Button(_("Rules"), self.open_rules, hint=_("Read the rulebook (F1)."))
        self.continue_button: Continue | None = None
        self.welcome: Welcome | None = None
        """The offer of a first lesson to whoever has not played here yet."""
        self._greets = False
        """Whether that is known: to find out takes the library, for which the boxes do not wait."""
        self.chip: PersonChip | None = None
        """Who plays here."""
        self.corner = [
            Button(_("Saved matches"), self.open_saved, icon="load"),
            Button(_("Statistics"), partial(navigation.open_statistics, shell), icon="trophy"),
            Button(_("Settings"), partial(navigation.open_settings, shell), icon="settings"),
            Button(_("About"), partial(navigation.open_about, shell), icon="info"),
            Button(_("Quit"), self.shell.quit, icon="quit"),
        ]
        self._corner_words = [button.words for button in self.corner]
        self.shelf = self.panel = self.plank = self.emblem = pygame.Rect(0, 0, 0, 0)
        self._tagged = True
        """Whether every box has its label on the plank."""
        self._block = 0
        """How wide the panel's buttons are together."""
        self.group.widgets = [self.title, *self.corner]
        self._saves_wanted = True
        self._since = 0.0
        """Seconds since matches were looked for."""
        self._by_hand = False
        """Whether what happens now was done with the pointer."""
        self._clicked: GameBox | None = None
        self._click_left = 0.0
        """The box that was clicked last, and how long a second click may follow."""
        self._search: Search | None = None
        self._damaged: set[Path] = set()
        """Saved matches that were tried and could not go on: the next one is offered instead."""
        self._stars = backdrop.DriftingStars(shell.look, shell.look.size[1])
        self.deaf = 0.0
        """Seconds for which a click means nothing: it may be the second of two that were meant for another screen."""
        self._fresh = True
        """Whether the picture was drawn anew and the stars are not on it yet."""
        self.whole = False

    # -- what the first frame does not wait for ------------------------------------------------------------

    def resume(self) -> None:
        self._saves_wanted, self._search = True, None
        if self.boxes:
            self._greet()
            self._introduce()
            self._choose(self._last_played())
            self._tell_play()
            self._list_widgets()
            self.arrange()

    def update(self, seconds: float) -> bool:
        self.whole = self.whole or not self._saves_wanted
        self.deaf -= seconds
        self._click_left -= seconds
        self._look_again(seconds)
        brought = self.bring_in()
        return super().update(seconds) or brought

    def _look_again(self, seconds: float) -> None:
        """Once a minute: what there is to go on with was played a minute longer ago."""
        self._since += seconds
        if self._since >= MINUTE and self.continue_button:
            self._since, self._saves_wanted = 0.0, True

    def bring_in(self) -> bool:
        if self.shell.frames and not self.boxes:
            self._fill_shelf()
        elif self.chip and not self.chip.line:
            from tabletop.screens.people.people import tell_more

            tell_more(self.shell, self.chip)
            if self.chip.line:
                self._arrange_chip()
                self.group.changed = True
        elif self.boxes and not self._greets:
            self._greets = True
            self._greet()
            if self.welcome:
                self._list_widgets()
                self.arrange()
        elif self.shell.frames and self._saves_wanted:
            self._look_for_save()
        changed, self.group.changed = self.group.changed, False
        return changed

    def _fill_shelf(self) -> None:
        from tabletop.games.shelf import GAMES
        from tabletop.screens.menu.shelf import GameBox, Tag
        from tabletop.screens.shared.phrases import about, minutes_words, seats_words

        for game in GAMES.values():
            box = GameBox(game.info)
            box.act = partial(self._press, box)
            self.boxes.append(box)
        self.tags = [
            Tag(box.info, seats_words(box.info), minutes_words(box.info), about(box.info)) for box in self.boxes
        ]
        self._introduce()
        self._choose(self._last_played())
        self.group.set_focus(self.chosen)

    def _introduce(self) -> None:
        """Say who plays here; the first time that is a question."""
        from tabletop.screens.people.people import chip

        focused = self.group.focus is self.chip is not None
        self.chip = chip(self.shell)
        if focused:
            self.group.set_focus(self.chip)

    def _greet(self) -> None:
        """Offer a lesson of the chosen game to whoever has neither played nor learnt nor declined."""
        from tabletop.screens.menu.shelf import Welcome
        from tabletop.screens.shared.controllers import lesson_for

        self.welcome = None
        if self.shell.settings.greeted or self.chosen is None or self._has_played():
            return
        lesson = lesson_for(self.chosen.info.id)
        if lesson is not None:
            title = self.chosen.info.title.partition(":")[0]
            words = _("Learn {game} in {minutes} minutes", game=title, minutes=lesson.minutes)
            self.welcome = Welcome(words, lesson.face, self.learn, self._decline)

    def _has_played(self, game: str = "") -> bool:
        """Whether anybody here has played or learnt this game, or any: by the settings, or by the matches there are."""
        from tabletop.records.library import open_library

        settings = self.shell.settings
        if (game in settings.setups or game in settings.lessons) if game else (settings.setups or settings.lessons):
            return True
        library = open_library(settings)
        library.look()
        library.read(READING)
        return library.knows(game) or library.unread > 0

    def _decline(self) -> None:
        self.shell.settings.greeted = True
        self.shell.keep_settings()
        self._greet()
        self.group.set_focus(self.chosen)
        self._list_widgets()
        self.arrange()

    def _look_for_save(self) -> None:
        """One file a frame, until a match to go on with is found or there is none."""
        from tabletop.screens.menu.unfinished import Search

        self._search = self._search or Search(self.shell, self._damaged)
        self._search.look()
        if self._search.over:
            found, self._search, self._saves_wanted, self._since = self._search.found, None, False, 0.0
            if found is None and self.continue_button is None:
                return
            if found and self.continue_button and found.more == self.continue_button.more:
                self.continue_button.act = found.act
                return
            focused = self.group.focus is self.continue_button is not None
            self.continue_button = found
            if focused:
                self.group.set_focus(self.continue_button or self.chosen)
            self._list_widgets()
            self.arrange()

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

    # -- what can be done ----------------------------------------------------------------------------------

    def _last_played(self) -> GameBox:
        """The box that was chosen last, in this life of the program or an earlier one."""
        return next((box for box in self.boxes if box.info.id == self.shell.settings.game), self.boxes[0])

    def _press(self, box: GameBox) -> None:
        """A click chooses a box, two in a row open it, as Return does with the chosen one."""
        twice, self._clicked, self._click_left = box is self._clicked and self._click_left > 0, box, DOUBLE
        if box is self.chosen and (twice or not self._by_hand):
            self.play()
        else:
            self._choose(box)

    def _choose(self, box: GameBox) -> None:
        from tabletop.screens.shared.phrases import about

        if box is self.chosen:
            return
        for other in self.boxes:
            other.chosen = other is box
        self.chosen, self.shell.settings.game = box, box.info.id
        self.name.words, self.tagline.words = box.info.title, box.info.tagline
        self.facts.words = about(box.info)
        self._tell_play()
        if self._greets:
            self._greet()
        self._list_widgets()
        self.learn_button.enabled = self._taught
        self.learn_button.hint = _("A lesson at the table.") if self._taught else _("This game has no lesson yet.")
        self.arrange()

    def _tell_play(self) -> None:
        """Whom Play seats at the table: those of the last time."""
        from tabletop.screens.shared.matches import default_setup
        from tabletop.screens.shared.phrases import line_up

        if self.chosen is not None:
            self.play_button.hint = line_up(default_setup(self.shell, self.chosen.info.id).seats)

    def handle(self, event: Input) -> None:
        self._by_hand = isinstance(event, Pointer)
        if isinstance(event, Pointer) and event.kind == "down" and self.deaf > 0:
            return
        before = self.group.hovered
        below = {"down": (self.chosen, self.play_button), "up": (self.play_button, self.chosen)}
        here, there = below.get(event.name, (None, None)) if isinstance(event, Key) else (None, None)
        if here is not None and self.group.focus is here:  # however far aside its buttons stand
            self.group.set_focus(there)
        else:
            super().handle(event)
        for box in self.boxes:
            if isinstance(event, Key) and box is self.group.focus:
                self._choose(box)
            elif isinstance(event, Pointer) and box is self.group.hovered is not before:
                self.shell.sound.play("hover")

    def play(self) -> None:
        if self.chosen is None:
            return
        game = self.chosen.info.id
        if self._taught and not self._has_played(game):
            from tabletop.screens.lesson.chapters import offer

            offer(self.shell, game, self.learn, self._play_at_once)
        else:
            self._play_at_once()

    def _play_at_once(self) -> None:
        from tabletop.screens.shared import matches

        self._try(lambda game: matches.begin(self.shell, matches.default_setup(self.shell, game)))

    @property
    def _taught(self) -> bool:
        """Whether there is a lesson of the chosen game."""
        from tabletop.screens.shared.controllers import is_taught

        return self.chosen is not None and is_taught(self.chosen.info.id)

    def learn(self) -> None:
        self._try(partial(navigation.open_lesson, self.shell))

    def _try(self, act: Callable[[str], None]) -> None:
        """Do something with the chosen game; if that fails, its sentence is shown."""
        assert self.chosen is not None
        try:
            act(self.chosen.info.id)
        except TabletopError as problem:
            from tabletop.ui.widgets.dialog import tell

            tell(self.shell, _("That did not work"), str(problem))

    def set_up(self) -> None:
        self._try(partial(navigation.open_setup, self.shell))

    def open_rules(self) -> None:
        self._try(partial(navigation.open_rules, self.shell))

    def open_saved(self) -> None:
        navigation.open_saved(self.shell)

    def back(self) -> None:
        from tabletop.ui.widgets.dialog import confirm

        words = _("Every match is saved and waits for you.")
        confirm(self.shell, _("Leave Tabletop?"), words, _("Quit"), self.shell.quit, icon="quit")

    def help(self) -> tuple[str, str] | None:
        return (self.chosen.info.id, "") if self.chosen else None

    # -- picture -------------------------------------------------------------------------------------------

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

    @property
    def _buttons(self) -> tuple[Button, Button, Button, Button]:
        """What can be done with the chosen game, in two rows."""
        return self.play_button, self.learn_button, self.setup_button, self.rules_button

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
