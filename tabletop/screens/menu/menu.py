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
from tabletop.screens.menu.background import MOON, MOON_AT, behind
from tabletop.screens.menu.panel import Footer, GamePanel
from tabletop.screens.shared.shading import TOP
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.render import backdrop
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import MARGIN, Screen
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.stacks import pin
from tabletop.ui.widgets.widget import Label, Widget

if TYPE_CHECKING:
    from tabletop.screens.menu.shelf import GameBox, Tag
    from tabletop.screens.menu.unfinished import Search
    from tabletop.screens.people.portrait import PersonChip

MINUTE = 60.0
DOUBLE = 0.5
"""Seconds between two clicks that open a box."""
LARGE, HUGE = 130, 180
"""Text sizes, in per cent: from the first titles may push labels off the plank; the second is the logo's largest."""
ROOMY = 125
"""Units a box is high, at least, above a plank with whole labels; more with larger letters."""
TELLING = 190
"""Units of a box's share of the shelf from which its title is large; below that the panel has the title too."""
NARROWEST, WIDEST = 4, 280
"""The shelf has room for so many boxes at least, and no box has more than so many units of it."""


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
        self.panel = GamePanel(self.play, self.learn, self.set_up, self.open_rules)
        self._greets = False  # becomes true when the library was read, for which the boxes do not wait
        self.chip: PersonChip | None = None
        self.footer = Footer(shell)
        self.shelf = self.plank = pygame.Rect(0, 0, 0, 0)
        self._tagged = True  # the boxes have their labels on the plank
        self.group.widgets = [self.title, *self.footer.buttons]
        self._saves_wanted = True
        self._since = 0.0
        """Seconds since matches were looked for."""
        self._by_hand = False
        self._clicked: GameBox | None = None
        self._click_left = 0.0
        """The box that was clicked last, and seconds in which a second click opens it."""
        self._search: Search | None = None
        self._damaged: set[Path] = set()
        """Saved matches that could not go on: the next one is offered instead."""
        self._stars = backdrop.DriftingStars(shell.look, shell.look.size[1])
        self.deaf = 0.0
        """Seconds in which clicks are ignored: they may be the second of two for the screen before."""
        self._fresh = True
        """True if the stars have to be drawn on a new picture."""
        self.whole = False

    # -- what the first frame does not wait for ------------------------------------------------------------

    def resume(self) -> None:
        self._saves_wanted, self._search = True, None
        if self.boxes:
            self._greet()
            self._introduce()
            self._choose(self._last_played())
            self._tell_play()
            self.arrange()

    def update(self, seconds: float) -> bool:
        self.whole = self.whole or not self._saves_wanted
        self.deaf -= seconds
        self._click_left -= seconds
        self._since += seconds
        if self._since >= MINUTE and self.footer.offer:  # which says how long ago it was played
            self._since, self._saves_wanted = 0.0, True
        brought = self.bring_in()
        return super().update(seconds) or brought

    def bring_in(self) -> bool:
        """Build one more part of the screen."""
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
            if self.panel.welcome:
                self.arrange()
        elif self.shell.frames and self._saves_wanted:
            self._look_for_save()
        changed, self.group.changed = self.group.changed, False
        return changed

    def _fill_shelf(self) -> None:
        from tabletop.games.shelf import GAMES
        from tabletop.screens.menu.shelf import GameBox, Tag
        from tabletop.screens.shared.phrases import about, minutes_words, seats_words

        infos = [game.info for game in GAMES.values()]
        self.boxes = [GameBox(info, self._press) for info in infos]
        self.tags = [Tag(info, seats_words(info), minutes_words(info), about(info)) for info in infos]
        self._introduce()
        self._choose(self._last_played())
        self.group.set_focus(self.chosen)

    def _introduce(self) -> None:
        from tabletop.screens.people.portrait import chip

        focused = self.group.focus is self.chip is not None
        self.chip = chip(self.shell)
        if focused:
            self.group.set_focus(self.chip)

    def _greet(self) -> None:
        """Offer a lesson of the chosen game if nobody here has played, learnt or declined yet."""
        from tabletop.screens.menu.shelf import Welcome
        from tabletop.screens.menu.unfinished import has_played
        from tabletop.screens.shared.controllers import lesson_for

        self.panel.welcome = None
        if self.shell.settings.greeted or self.chosen is None or has_played(self.shell):
            return
        if (lesson := lesson_for(self.chosen.info.id)) is not None:
            title = self.chosen.info.short_title
            words = _("Learn {game} in {minutes} minutes", game=title, minutes=lesson.minutes)
            self.panel.welcome = Welcome(words, lesson.face, self.learn, self._decline)

    def _decline(self) -> None:
        self.shell.settings.greeted = True
        self.shell.keep_settings()
        self.panel.welcome = None
        self.group.set_focus(self.chosen)
        self.arrange()

    def _look_for_save(self) -> None:
        """One file a frame, until a match to go on with is found or there is none."""
        from tabletop.screens.menu.unfinished import Search

        self._search = self._search or Search(self.shell, self._damaged)
        self._search.look()
        if not self._search.over:
            return
        found, before = self._search.found, self.footer.offer
        self._search, self._saves_wanted, self._since = None, False, 0.0
        if found and before and found.more == before.more:
            before.act = found.act
        elif found or before:
            self.footer.offer = found
            if before is not None and self.group.focus is before:
                self.group.set_focus(found or self.chosen)
            self.arrange()

    def _list_widgets(self) -> None:
        self.group.widgets = [self.title, *(self.tags if self._tagged else []), *self.boxes]
        if self.chip:
            self.group.widgets.append(self.chip)
        if self.chosen:
            self.group.widgets += self.panel.widgets(self.look)
        self.group.widgets += self.footer.widgets
        self.group.changed = True

    # -- what can be done ----------------------------------------------------------------------------------

    def _last_played(self) -> GameBox:
        return next((box for box in self.boxes if box.info.id == self.shell.settings.game), self.boxes[0])

    def _press(self, box: GameBox) -> None:
        """One click chooses a box; two, or Return on the chosen one, play it."""
        twice, self._clicked, self._click_left = box is self._clicked and self._click_left > 0, box, DOUBLE
        if box is self.chosen and (twice or not self._by_hand):
            self.play()
        else:
            self._choose(box)

    def _choose(self, box: GameBox) -> None:
        if box is self.chosen:
            return
        for other in self.boxes:
            other.chosen = other is box
        self.chosen, self.shell.settings.game = box, box.info.id
        self.panel.tell(box.info, self.tags[self.boxes.index(box)].hint, self._taught)
        self._tell_play()
        if self._greets:
            self._greet()
        self.arrange()

    def _tell_play(self) -> None:
        """Say who will sit at the table."""
        from tabletop.screens.shared.matches import default_setup
        from tabletop.screens.shared.phrases import line_up

        if self.chosen is not None:
            self.panel.play_button.hint = line_up(default_setup(self.shell, self.chosen.info.id).seats)

    def handle(self, event: Input) -> None:
        self._by_hand = isinstance(event, Pointer)
        if isinstance(event, Pointer) and event.kind == "down" and self.deaf > 0:
            return
        before, play = self.group.hovered, self.panel.play_button
        steps: dict[tuple[str, Widget | None], Widget | None]
        steps = {("down", self.chosen): play, ("up", play): self.chosen}  # however far apart they stand
        step = steps.get((event.name, self.group.focus)) if isinstance(event, Key) and self.chosen else None
        if step is not None:
            self.group.set_focus(step)
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
        from tabletop.screens.menu.unfinished import has_played

        game = self.chosen.info.id
        if self._taught and not has_played(self.shell, game):
            navigation.offer_lesson(self.shell, game, self.learn, self._play_at_once)
        else:
            self._play_at_once()

    def _play_at_once(self) -> None:
        from tabletop.screens.shared import matches

        self._try(lambda game: matches.begin(self.shell, matches.default_setup(self.shell, game)))

    @property
    def _taught(self) -> bool:
        from tabletop.screens.shared.controllers import is_taught

        return self.chosen is not None and is_taught(self.chosen.info.id)

    def learn(self) -> None:
        self._try(partial(navigation.open_lesson, self.shell))

    def _try(self, act: Callable[[str], None]) -> None:
        """Do something with the chosen game; if that fails, say why."""
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
        pin(look, self.title, look.px(MARGIN + 84), look.px(60), "midleft")
        footer = self.footer.arrange(look)
        self._arrange_chip()
        if self.boxes:
            self._arrange_shelf(max(look.px(96), self.title.rect.bottom), footer)
            self._list_widgets()
            self._stars = backdrop.DriftingStars(look, self.plank.top)

    def _arrange_chip(self) -> None:
        look = self.look
        if self.chip:
            right = look.size[0] - look.px(MOON_AT[0] + MOON // 2 - 8)
            pin(look, self.chip, right, look.px(60), "midright", right - self.title.rect.right - look.px(2 * GAP))

    def _arrange_shelf(self, header: int, footer: int) -> None:
        """Boxes, plank and panel between the header's end and the footer's beginning."""
        from tabletop.screens.menu.shelf import BOX, LIFT, label_boxes

        look, width, many = self.look, self.look.size[0], len(self.boxes)
        gap, large = look.px(GAP), look.text_percent >= LARGE
        wide = min(width - 2 * look.px(MARGIN), look.px(WIDEST) * max(5, many))
        left, column = (width - wide) // 2, wide // max(NARROWEST, many)
        self.panel.named = not (large and column >= look.px(TELLING))
        games = [(box.info, tag.hint) for box, tag in zip(self.boxes, self.tags, strict=True)]
        panel = self.panel.measure(look, wide, column - 2 * gap, games)
        room = footer - header - panel - 4 * gap - look.px(LIFT)
        wanted = ROOMY * look.text_percent // 100 if large else 0
        board = label_boxes(look, self.tags, column - gap, room, wanted)
        self._tagged = board > 0
        board = board or look.px(TOP + 16)
        room -= board
        tall = max(look.px(88), min(round((column - 2 * gap) / BOX), room))
        self.shelf = pygame.Rect(left, header + gap + look.px(LIFT) + max(0, room - tall) // 2, wide, tall)
        self.plank = pygame.Rect(left, self.shelf.bottom - look.px(TOP) // 2, wide, board)
        for place, (box, tag) in enumerate(zip(self.boxes, self.tags, strict=True)):
            centre = self.shelf.centerx + round(column * (place + 0.5 - many / 2))
            box.rect = pygame.Rect(0, 0, round(tall * BOX), tall)
            box.rect.midbottom = centre, self.shelf.bottom - (look.px(LIFT) if box.chosen else 0)
            tag.rect.center = centre, self.plank.bottom - (board - look.px(TOP)) // 2
        self.panel.arrange(look, pygame.Rect(left, self.plank.bottom + gap + gap // 2, wide, panel))

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
        surface.blit(behind(look, self.shelf, self.plank) if self.boxes else backdrop.sky(look), (0, 0))
        logo = look.art_soon("shell/logo", look.px(72), look.px(72)) if self.boxes else None
        if logo:
            surface.blit(logo, logo.get_rect(midleft=(look.px(MARGIN), look.px(60))))
        if self.chosen:
            self.panel.draw(surface, look, self.chosen.info)
        super().draw(surface)
