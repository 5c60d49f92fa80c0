"""The first screen: the shelf of games and the way to everything else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.screens import navigation
from tabletop.screens.menu.front import Front
from tabletop.ui.input import Input, Key, Pointer
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.widget import Button

if TYPE_CHECKING:
    from tabletop.screens.menu.shelf import GameBox
    from tabletop.screens.menu.unfinished import Search

MINUTE = 60.0
DOUBLE = 0.5
"""Seconds between two clicks that open a box."""
READING = 0.02
"""Seconds for which matches may be read to know whether a game has been played here."""


class MenuScene(Front):
    """What can be done on the first screen, and what comes to it after its first frame."""

    music = "music-menu"
    vital = True

    def __init__(self, shell: Shell) -> None:
        doing = (
            Button(_("Play"), self.play, icon="play", accent=True),
            Button(_("Learn"), self.learn, icon="learn"),
            Button(_("Set up"), self.set_up, hint=_("Choose who plays, and the options.")),
            Button(_("Rules"), self.open_rules, hint=_("Read the rulebook (F1).")),
        )
        corner = (
            Button(_("Saved matches"), self.open_saved, icon="load"),
            Button(_("Statistics"), partial(navigation.open_statistics, shell), icon="trophy"),
            Button(_("Settings"), partial(navigation.open_settings, shell), icon="settings"),
            Button(_("About"), partial(navigation.open_about, shell), icon="info"),
            Button(_("Quit"), shell.quit, icon="quit"),
        )
        super().__init__(shell, doing, corner)
        self._greets = False
        """Whether there is a welcome: to find out takes the library, for which the boxes do not wait."""
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
        self.deaf = 0.0
        """Seconds for which a click means nothing: it may be the second of two that were meant for another screen."""
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
        from tabletop.screens.menu.invitations import Welcome
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
