"""A plain chooser of files: places, folders, names; the same on every system."""

import os
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from tabletop.base import paths
from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.controls import Card
from tabletop.ui.widgets.dialog import confirm, tell
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import pin, spaced, stack
from tabletop.ui.widgets.widget import Button, Label, Pressable

MOST, PLACES = 400, 220
"""How many entries of a folder are shown; units of the column of places."""
LONGEST, MOST_BYTES = 120, 255
"""Letters of a file's name that is written here, and bytes that most systems take (Windows: letters)."""


class Entry(Pressable):
    """A folder or a file, in a line."""

    def __init__(self, words: str, icon: str, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.words, self.icon = words, icon

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        return width, look.line_height("body") + look.px(14)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if hovered or focused:
            surface.blit(look.box(*self.rect.size, "raised", radius=10), self.rect)
        side, gap = look.line_height("body"), look.px(GAP)
        icon = look.icon(self.icon, side, "" if self.icon == "folder" else "ink_soft")
        put(surface, icon, self.rect.left + gap // 2, self.rect.centery, "midleft")
        x = self.rect.left + side + gap
        text = look.text(self.words, "body", "ink", self.rect.right - x - gap // 2, one_line=True)
        put(surface, text, x, self.rect.centery, "midleft")


class FileChooser(Page):
    """Where to write a file, or which file to read; `act` gets what is chosen and may refuse it."""

    def __init__(
        self, shell: Shell, title: str, endings: Sequence[str], act: Callable[[Path], None], name: str = ""
    ) -> None:
        """With a `name` a file of that name is to be written, otherwise one is to be read.

        `act` raises TabletopError with a sentence if nothing comes of it.
        """
        super().__init__(shell, title)
        shell.hush()
        self.endings, self.act, self.saving = tuple(endings), act, bool(name)
        self.places = [
            Button(folder.name if place else _("Home"), partial(self.go, folder), icon="folder" if place else "home")
            for place, folder in enumerate(paths.places())
        ]
        self.up = Button(_("Up"), self._go_up, icon="up")
        self.where = Label("", "strong")
        self.card, self.area = Card(), ScrollArea()
        self.entries: list[Entry] = []
        self.note = Label("", "body", "ink_soft")
        self.field = TextField(name, lambda text: self._check(), LONGEST, done=self._choose, icon="edit")
        self.save = Button(_("Save here"), self._choose, icon="save", accent=True)
        before = [Path(shell.settings.folder)] if shell.settings.folder else []
        self.folder = next((folder for folder in (*before, *paths.places()) if _opens(folder)), Path("/"))
        self._read()
        self.group.set_focus(self.field if self.saving else (self.entries or self.places or [self.back_button])[0])

    def go(self, folder: Path) -> None:
        self.folder, self.area.offset = folder, 0
        self._read()
        self.arrange()
        self.group.set_focus(self.entries[0] if self.entries else self.up)

    def _go_up(self) -> None:
        came_from = self.folder.name
        self.go(self.folder.parent)
        for entry in self.entries:
            if entry.words == came_from:
                self.group.set_focus(entry)
                self.area.reveal(entry)

    def _read(self) -> None:
        """List folders, then files of the kind that is wanted; nothing hidden."""
        folders, files, problem = [], [], ""
        try:
            with os.scandir(self.folder) as found:
                for entry in found:
                    if entry.name.startswith("."):
                        continue
                    if _is_folder(entry):
                        folders.append(entry.name)
                    elif entry.name.casefold().endswith(self.endings):
                        files.append(entry.name)
        except OSError as wrong:
            problem = _("This folder cannot be read: {problem}.", problem=wrong.strerror)
        folders.sort(key=str.casefold)
        files.sort(key=str.casefold)
        self.entries = [Entry(name, "folder", partial(self.go, self.folder / name)) for name in folders[:MOST]]
        left = MOST - len(self.entries)
        self.entries += [Entry(name, "log", partial(self._pick, name)) for name in files[:left]]
        if len(folders) + len(files) > MOST:
            problem = _("This folder holds more than can be shown.")
        elif not self.entries and not problem:
            kinds = ", ".join(self.endings)
            problem = _("There are no folders and no files of this kind here ({kinds}).", kinds=kinds)
        self.note.words = problem
        self.where.words = str(self.folder)
        self.up.enabled = self.folder.parent != self.folder
        self.up.hint = "" if self.up.enabled else _("This is the top.")
        self._check()

    def _check(self) -> None:
        name, problem = self.field.text.strip(), ""
        if not name or "/" in name or "\\" in name or name in (".", ".."):
            problem = _("It needs a name without slashes.")
        elif len(self._path().name if os.name == "nt" else os.fsencode(self._path().name)) > MOST_BYTES:
            problem = _("This name is too long for a file.")
        self.field.wrong = self.saving and bool(problem)
        self.save.enabled = not self.field.wrong
        self.save.hint = problem if self.field.wrong else ""

    def _path(self) -> Path:
        """Where the file would be written."""
        name = self.field.text.strip()
        return self.folder / (name if name.casefold().endswith(self.endings) else name + self.endings[0])

    def _pick(self, name: str) -> None:
        if self.saving:
            self.field.text, self.field.caret = name, len(name)
            self._check()
            self.group.set_focus(self.field)
        else:
            self._act(self.folder / name)

    def _choose(self) -> None:
        if self.field.wrong:
            return
        path = self._path()
        if os.path.lexists(path):
            words = _("{name} is there already. What is in it would be lost.", name=path.name)
            confirm(self.shell, _("Replace this file?"), words, _("Replace"), partial(self._act, path))
        else:
            self._act(path)

    def _act(self, path: Path) -> None:
        try:
            self.act(path)
        except TabletopError as problem:
            tell(self.shell, _("That did not work"), str(problem), icon="warning")
            return
        self.shell.settings.folder = str(self.folder)
        self.shell.keep_settings()
        if self in self.shell.scenes:
            self.shell.pop()

    def arrange(self) -> None:
        super().arrange()
        look, gap, body = self.look, self.look.px(GAP), self.body
        wide = min(look.px(PLACES) * max(100, look.text_percent) // 100, body.width // 3)
        stack(look, spaced(self.places, look.px(8)), *body.topleft, wide)
        self.card.rect = pygame.Rect(body.left + wide + gap, body.top, body.width - wide - gap, body.height)
        inner = self.card.rect.inflate(-2 * gap, -2 * gap)
        up = pin(look, self.up, *inner.topright, "topright")
        self.where.words = _shortened(str(self.folder), look, up.left - inner.left - gap)
        pin(look, self.where, inner.left, up.centery, "midleft")
        top, bottom = up.bottom + gap // 2, inner.bottom
        if self.saving:
            save = pin(look, self.save, *inner.bottomright, "bottomright")
            stack(look, [self.field], inner.left, 0, save.left - gap - inner.left)
            self.field.rect.centery = save.centery
            bottom = save.top - gap
        self.area.rect = pygame.Rect(inner.left, top, inner.width, bottom - top)
        stack(look, [self.note], inner.left, top + gap, inner.width)
        if self.note.words and self.entries:
            self.note.rect.bottom = bottom
            self.area.rect.height -= self.note.rect.height + gap // 2
        margin = look.px(4)
        width = inner.width - 2 * look.px(BAR) - margin
        end = stack(look, spaced(self.entries, look.px(2)), inner.left + margin, top + margin, width)
        self.area.hold(self.entries, end - top + margin, look)
        below = [self.field, self.save] if self.saving else []
        note = [self.note] if self.note.words else []
        fixed = [self.back_button, self.title, *self.places, self.card, self.where, self.up]
        self.group.widgets = [*fixed, self.area, *self.entries, *note, *below]


def _opens(folder: Path) -> bool:
    """True for a folder that can be read."""
    try:
        os.scandir(folder).close()
    except (OSError, ValueError):
        return False
    return True


def _is_folder(entry: os.DirEntry[str]) -> bool:
    """False for a link that leads nowhere or cannot be followed."""
    try:
        return entry.is_dir()
    except OSError:
        return False


def _shortened(path: str, look: Look, room: int) -> str:
    """The end of a path, as much of it as there is room for."""
    font = look.font("strong")
    if font.size(path)[0] <= room:
        return path
    return "…" + path[bisect_left(range(len(path)), True, key=lambda start: font.size("…" + path[start:])[0] <= room) :]
