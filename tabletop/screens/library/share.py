"""A match handed on: as one file, as a picture, in words; and one from elsewhere."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from tabletop.base.words import _, listed, whom
from tabletop.kernel.match import Match
from tabletop.kernel.saving.save import ENDINGS, PACKED
from tabletop.records import people, sharing
from tabletop.screens.after.keepsake import Keepsake
from tabletop.screens.after.results import ResultsScene
from tabletop.screens.shared import transcript
from tabletop.screens.shared.file_chooser import FileChooser
from tabletop.screens.shared.phrases import who
from tabletop.screens.shared.studio import Studio
from tabletop.ui.render.theme import GAP
from tabletop.ui.scene import Scene
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.dialog import Dialog, Layer
from tabletop.ui.widgets.stacks import Part, boxed
from tabletop.ui.widgets.widget import Button, Label

WIDTH = 460
PICTURE = (1920, 1080)
"""Pixels of a table that nobody sits at."""


class ShareScene(Layer):
    """What can be made of a match; each button opens the file chooser."""

    def __init__(self, shell: Shell, match: Match) -> None:
        super().__init__(shell)
        self.match = match
        self.title = Label(_("Share this match"), "heading", align=pygame.FONT_CENTER)
        title = match.game.info.short_title
        what = _("{game}: {names}", game=title, names=who(people.with_current_names(shell.settings, match.seats)))
        self.what = Label(what, "body", "ink_soft", pygame.FONT_CENTER)
        if match.outcome is not None:
            everything = _(
                "All of it: whoever has Tabletop can watch it. If something went wrong in it, send it "
                "to whoever gave you Tabletop."
            )
            read = _("A text: who did what, round by round, and who won.")
        else:
            everything = _("All of it: whoever has Tabletop can watch it or go on, and look into every hand.")
            read = _("A text: what happened so far, as somebody who watches knows it.")
        self.buttons = [
            Button(_("The match as a file"), self._file, icon="save"),
            Button(_("A picture"), self._picture, icon="picture"),
            Button(_("The match to read"), self._words, icon="log"),
        ]
        notes = (everything, self._pictured(), read)
        self.notes = [Label(words, "small", "ink_soft", pygame.FONT_CENTER) for words in notes]
        self.close_button = Button(_("Close"), self.back, icon="close")
        self.group.widgets = [self.title, self.what, *self.buttons, *self.notes, self.close_button]
        self.group.set_focus(self.buttons[0])

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        wide = min(look.px(WIDTH) * max(100, look.text_percent) // 100, look.size[0] - 6 * gap)
        parts: list[Part] = [2 * gap, self.title, self.what, gap]
        for button, note in zip(self.buttons, self.notes, strict=True):
            parts += [button, look.px(4), note, gap]
        self.box = boxed(look, [*parts, self.close_button, 2 * gap], wide, 2 * gap)

    def _choose(self, title: str, ending: str, write: Callable[[Path], Path]) -> None:
        seats = people.with_public_names(self.shell.settings, self.match.seats)
        name = sharing.suggested_name(self.match, ending, seats)
        self.shell.push(FileChooser(self.shell, title, (ending,), partial(self._written, write), name))

    def _written(self, write: Callable[[Path], Path], target: Path) -> None:
        path = write(target)
        self.shell.notify(_("Written: {path}", path=path))

    def _file(self) -> None:
        self._choose(_("Share the match as a file"), PACKED, partial(sharing.export, self.match))

    def _words(self) -> None:
        seats = people.with_public_names(self.shell.settings, self.match.seats)
        self._choose(_("Share the match to read"), ".txt", partial(transcript.write_text, self.match, seats=seats))

    def _picture(self) -> None:
        kept = self._is_keepsake()
        write = self._write_keepsake if kept else partial(sharing.write_picture, self._drawn())
        self._choose(_("Share a picture"), ".png", write)

    def _write_keepsake(self, target: Path) -> Path:
        """Draw the podium only now, as it takes a moment."""
        return sharing.write_picture(Keepsake(self.shell, self.match).picture(), target)

    def _below(self) -> Scene | None:
        """The scene below, if it shows this match."""
        scene = next((scene for scene in reversed(self.shell.scenes) if scene.opaque and scene is not self), None)
        return scene if getattr(scene, "match", None) is self.match else None

    def _pictured(self) -> str:
        if self._is_keepsake():
            return _("The podium: the game, who won with how much, and the day.")
        if self._below() is None:
            return _("The table as somebody who watches sees it.")
        return _("The table, just as you saw it.")

    def _is_keepsake(self) -> bool:
        """True if the picture shows how the match ended, and not a moment of it."""
        below = self._below()
        return self.match.outcome is not None and (below is None or isinstance(below, ResultsScene))

    def _drawn(self) -> pygame.Surface:
        """What was seen of the match, or else its table as a spectator sees it."""
        below = self._below()
        if below is None:
            return Studio(self.look.palette, PICTURE).signed(self.match)
        picture = pygame.Surface(self.look.size)
        below.draw(picture)
        return picture


def choose_import(shell: Shell) -> None:
    """Choose a file with a match, which is saved here and can be opened at once."""

    def bring_in(path: Path) -> None:
        found = sharing.bring_in(path)
        shell.pop()
        tell_imported(shell, found)

    shell.push(FileChooser(shell, _("Import a match"), ENDINGS, bring_in))


def tell_imported(shell: Shell, found: sharing.Imported) -> None:
    """Say what has come, and offer to open it."""
    from tabletop.screens.shared import matches

    title = _("It is here") if found.new else _("It was here already")
    names = [whom(seat.name) for seat in people.with_current_names(shell.settings, found.match.seats)]
    game = found.match.game.info.short_title
    words = _("{game} with {names}.", game=game, names=listed(names))
    name = _("Watch it") if found.match.outcome is not None else _("Go on with it")
    later, go = (_("Not now"), lambda: None), partial(matches.open_saved, shell, found.path)
    shell.push(Dialog(shell, title, words, [(name, go), later], icon="check"))
