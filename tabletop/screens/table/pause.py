"""The pause menu over a table."""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from tabletop.base.words import _
from tabletop.kernel.match import Match
from tabletop.screens import navigation
from tabletop.screens.shared.keys import KeysScene
from tabletop.screens.shared.phrases import branch_words
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.dialog import Layer, confirm
from tabletop.ui.widgets.stacks import boxed, spaced, tiled
from tabletop.ui.widgets.widget import Button, Label

WIDTH = 340


class PauseScene(Layer):
    """Escape goes on playing."""

    def __init__(
        self, shell: Shell, match: Match, unsaved: Callable[[], str] = str,
        keys: Sequence[tuple[Sequence[str], str]] = (), person: str = "", watch: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """`unsaved` tells why the match is not on the disk, if it is not; `person` may be coached; `watch` replays."""
        super().__init__(shell)
        self._unsaved, self._over = unsaved, match.outcome is not None
        self.game = match.game.info.id
        self._person = person
        self._coach = Button(self._coach_words(), self._switch_coach, icon="learn")
        self._coach.hint = _("A word before your move, and after a weak one what was stronger.")
        self.title = Label(_("Paused"), "heading", align=pygame.FONT_CENTER)
        what = filter(None, (match.game.info.title, branch_words(match)))
        self.what = Label("\n".join(what), "body", "ink_soft", pygame.FONT_CENTER)
        self.buttons = [
            Button(_("Back to the table") if self._over else _("Go on playing"), self.back, icon="play", accent=True),
            *([Button(_("Watch the replay"), watch, icon="replay")] if watch and match.history else []),
            Button(_("Rules"), partial(navigation.open_rules, shell, self.game), icon="rules"),
            Button(_("Keys"), lambda: shell.push(KeysScene(shell, keys)), icon="keyboard"),
            *([self._coach] if person and not self._over else []),
            Button(_("Share"), partial(navigation.open_share, shell, match), icon="share"),
            Button(_("Settings"), partial(navigation.open_settings, shell), icon="settings"),
            Button(_("Leave the table"), partial(navigation.back_to_menu, shell), icon="home"),
            Button(_("Quit Tabletop"), self._quit, icon="quit"),
        ]
        self.note = Label("", "small", align=pygame.FONT_CENTER)
        self._tell_whether_saved()
        self.group.widgets = [self.title, self.what, *self.buttons, self.note]
        self.group.set_focus(self.buttons[0])

    def _coach_words(self) -> str:
        coached = self.shell.settings.coached(self._person, self.game)
        return _("The coach: on") if coached else _("The coach: off")

    def _switch_coach(self) -> None:
        settings = self.shell.settings
        settings.coach[self._person] = "off" if settings.coached(self._person, self.game) else "on"
        self.shell.keep_settings()
        self._coach.words = self._coach_words()

    def _quit(self) -> None:
        """Ask first: a click may have missed its button. What is not saved has a question of its own."""
        if self._unsaved():
            self.shell.quit()
        else:
            confirm(self.shell, _("Quit Tabletop?"), _("Your match is saved."), _("Quit"), self.shell.quit, "quit")

    def help(self) -> tuple[str, str]:
        return self.game, ""

    def _tell_whether_saved(self) -> bool:
        """True if that has changed."""
        kept = _("Every move is saved at once: this match waits in the menu until you come back.")
        if self._over:
            kept = _("This match is over. It is kept among the saved ones.")
        before, problem = self.note.words, self._unsaved()
        self.note.words, self.note.colour = problem or kept, "bad" if problem else "ink_soft"
        return self.note.words != before

    def update(self, seconds: float) -> bool:
        if self._tell_whether_saved():
            self.arrange()
            return True
        return super().update(seconds)

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        most = max(button.size(look)[0] for button in self.buttons)
        wide = max(look.px(WIDTH), most, min(self.what.size(look)[0], look.size[0] - 6 * gap))
        small, between = look.px(8), gap + gap // 2
        buttons = spaced(self.buttons, small)
        parts = [2 * gap, self.title, self.what, between, *buttons, gap // 2, self.note, 2 * gap]
        self.box = boxed(look, parts, wide, 2 * gap)
        if self.box.height > look.size[1]:  # large letters: two beside each other
            wide = min(look.size[0] - 6 * gap, max(wide, 2 * most + small))
            first, *others = self.buttons
            parts = [gap, self.title, self.what, gap, *spaced([first, *others[::2]], small), self.note, gap]
            self.box = boxed(look, parts, wide, 2 * gap)
            tiled(look, others, 2, first.rect.left, others[0].rect.top, (wide - small) // 2, small)
