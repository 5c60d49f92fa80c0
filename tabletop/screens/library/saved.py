"""The saved matches: find one, go on, watch it, keep it, share it, throw it away."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from pathlib import Path

import pygame

from tabletop.base.errors import RulesChanged, TabletopError
from tabletop.base.words import _, counted
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import Match
from tabletop.kernel.saving import save
from tabletop.records import people, saves
from tabletop.records.entry import Listed
from tabletop.records.library import open_library
from tabletop.screens import navigation
from tabletop.screens.library.bin import Bin
from tabletop.screens.library.filters import Filters
from tabletop.screens.library.row import PICTURE, RowActions, SavedRow
from tabletop.screens.shared import matches
from tabletop.screens.shared.phrases import company
from tabletop.screens.shared.studio import Studio
from tabletop.ui.input import Input, Key
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.dialog import confirm, tell
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.widget import Button, Label, Widget

READING = 0.008
"""Seconds of a frame in which files are read that nobody has read yet."""
WATCHING = 1.0
"""Seconds between two looks at whether files have come or gone."""
LISTING = 0.5
"""Seconds after which what was read meanwhile is listed."""
AT_ONCE = 0.06
"""The same before the list is shown for the first time."""
REST = 0.1
"""Seconds a list must not have moved before pictures are drawn, as that takes long."""
COUNTED = 320
"""Units at the right of the header for the way to import and how many matches there are."""
PICTURES = 160
"""So many small pictures are remembered."""


class SavedScene(Page):
    """All of them, as the library knows them; files are read and pictures drawn as they come into sight."""

    planet = "shell/planet-1"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, _("Saved matches"))
        self.library = open_library(shell.settings)
        self.library.look()
        self.library.read(AT_ONCE)
        self.filters = Filters(shell, self.library, self._changed)
        self.count = Label("", "small", "ink_soft")
        self.import_button = Button(_("Import"), partial(navigation.open_import, shell), icon="import")
        self.import_button.hint = _("Put a match somebody sent you among these.")
        self.area = ScrollArea()
        self.rows: list[SavedRow] = []
        self.bin = Bin(self._undo)
        self.empty = pygame.Rect(0, 0, 0, 0)
        """Where the sleeping cat lies when there is nothing else."""
        self.nothing = Label("", align=pygame.FONT_CENTER)
        self.all_button = Button(_("Show all matches"), self._show_all)
        self._actions = RowActions(self._open, self._watch, self._keep, self._share, self._delete)
        self._known: dict[Listed, SavedRow] = {}
        self._pictures: OrderedDict[Path, SavedRow] = OrderedDict()
        self._shown = range(0)
        """The rows in sight, and one on each side."""
        self._awake: set[SavedRow] = set()
        """Those rows that have buttons."""
        self._studio: Studio | None = None
        self._written, self._unwatched = self._folder_written(), 0.0
        self._quiet = self._waited = 0.0
        """Seconds for which the list has not moved, and for which it has not grown."""
        self._fetch()
        self.group.set_focus(self.rows[0] if self.rows else self.back_button)

    # -- which matches there are -----------------------------------------------------------------------------

    def _fetch(self) -> None:
        """List what is asked for; what was listed before keeps its picture, and the focus stays where it was."""
        place = self._place_of_focus()
        found = self.filters.ask()
        self._known |= {row.known: row for row in self.rows}
        folder, known, actions = self.library.folder, self._known, self._actions
        self.rows = [known.get(one) or SavedRow(folder, one, actions) for one in found]
        self._shown = range(0)
        self._tell_how_many()
        if place is not None:
            file, number = place
            same = next((row for row in self.rows if row.known.file == file), None)
            left = self.rows[min(number, len(self.rows) - 1)] if self.rows else self.back_button
            self.group.set_focus(same or left)

    def _place_of_focus(self) -> tuple[str, int] | None:
        """The file and the number of the row that has the focus, itself or one of its buttons."""
        focus = self.group.focus
        row = focus if isinstance(focus, SavedRow) else next((r for r in self._awake if focus in r.buttons), None)
        return (row.known.file, self.rows.index(row) if row in self.rows else 0) if row is not None else None

    def _tell_how_many(self) -> None:
        words = counted("One match", "{count} matches", len(self.rows))
        if self.library.unread:
            words = _("{matches}, {count} still to be read", matches=words, count=self.library.unread)
        self.count.words = words

    def _changed(self) -> None:
        """Something else is asked for."""
        self.area.offset = 0
        self._fetch()
        self.arrange()

    def _show_all(self) -> None:
        self.filters.reset()
        self._changed()
        self.group.set_focus(self.rows[0] if self.rows else self.back_button)

    def resume(self) -> None:
        """A match was played, a file has come: look again."""
        self._look_again()

    def _look_again(self) -> None:
        self._written = self._folder_written()
        self.library.look()
        self.library.read(AT_ONCE)
        self._fetch()
        self.arrange()

    def _folder_written(self) -> int:
        """When a file last came into the folder or left it."""
        try:
            return self.library.folder.stat().st_mtime_ns
        except OSError:
            return 0

    def _watch_folder(self, seconds: float) -> None:
        """Old matches are packed behind our back, and another program may play some: now and then look again."""
        self._unwatched += seconds
        if self._unwatched > WATCHING:
            self._unwatched = 0.0
            if self._folder_written() != self._written:
                self._look_again()

    # -- what can be done ------------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        if isinstance(event, Key) and event.control and event.name == "z":
            self._undo()
        elif isinstance(event, Key) and event.control and event.name == "f":
            self.group.set_focus(self.filters.field)
            self.filters.field.marked = bool(self.filters.field.text)
        else:
            super().handle(event)

    def back(self) -> None:
        """Escape in a search ends that first."""
        if self.group.focus is self.filters.field and self.filters.field.text:
            self._show_all()
        else:
            super().back()

    def _open(self, row: SavedRow) -> None:
        if row.problem:
            matches.tell_damaged(self.shell, TabletopError(row.problem))
        else:
            matches.open_saved(self.shell, row.path)

    def _watch(self, row: SavedRow) -> None:
        match = self._read(row)
        if match is not None:
            navigation.open_replay(self.shell, match, row.path)

    def _keep(self, row: SavedRow) -> None:
        try:
            saves.keep(row.path, not row.known.kept)
        except TabletopError as problem:
            tell(self.shell, _("That did not work"), str(problem), icon="warning")
            return
        focused = next((n for n, button in enumerate(row.buttons) if button is self.group.focus), None)
        self._look_again()
        changed = next((other for other in self.rows if other.known.file == row.known.file), None)
        if changed is not None:
            changed.picture, changed.next = row.picture, row.next
            if focused is not None and changed.awake:
                self.group.set_focus(changed.buttons[focused])

    def _share(self, row: SavedRow) -> None:
        match = self._read(row)
        if match is not None:
            navigation.open_share(self.shell, match)

    def _delete(self, row: SavedRow) -> None:
        """Throw a match away; whoever wanted to keep it is asked."""
        if row.known.kept and not row.problem:
            words = _("{match} has the star of those you want to keep.", match=self._words_for(row))
            confirm(self.shell, _("Delete it all the same?"), words, _("Delete"), partial(self._throw_away, row))
        else:
            self._throw_away(row)

    def _throw_away(self, row: SavedRow) -> None:
        try:
            self.bin.throw(row.path, self._words_for(row))
        except TabletopError as problem:
            tell(self.shell, _("That did not work"), str(problem), icon="warning")
            return
        self.shell.sound.play("slide")
        self._look_again()
        if isinstance(self.group.focus, SavedRow):
            self.area.reveal(self.group.focus)

    def _words_for(self, row: SavedRow) -> str:
        if row.problem:
            return row.path.name
        names = company([seat.name for seat in row.seats], people.current_name(self.shell.settings))
        return _("{game} with {names}", game=row.game.partition(":")[0], names=names)

    def _undo(self) -> None:
        """Bring the match back that was deleted last."""
        if not self.bin.deleted:
            return
        name = ""
        try:
            path, before = self.bin.bring_back()
            name = path.name
            if before:
                self.shell.notify(_("This match had come back already."))
        except TabletopError as problem:
            tell(self.shell, _("That did not work"), str(problem), icon="warning")
        self._look_again()
        back = next((row for row in self.rows if row.known.file == name), None)
        if back is not None:
            self.group.set_focus(back)
            self.area.reveal(back)

    # -- as time goes by -------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        if self.library.unread:
            self._read_on(seconds)
        else:
            self._watch_folder(seconds)
            self._wake_rows()
            self._quiet += seconds
            if self._quiet >= REST:
                self._draw_one()
        return super().update(seconds)

    def _read_on(self, seconds: float) -> None:
        """Read more of the files; what they tell joins the list now and then, as that takes long too."""
        self.library.read(READING)
        self._tell_how_many()
        self._waited += seconds
        if self._waited > LISTING or not self.library.unread:
            self._waited = 0.0
            self.filters.learn_people()
            self._fetch()
        self.arrange()
        self.group.changed = True

    def _read(self, row: SavedRow) -> Match | None:
        """The match of a row; what is wrong with it is remembered, and the file stays as it is."""
        try:
            return save.read(row.path, GAMES)
        except TabletopError as problem:
            row.problem = str(problem)
            row.sleep()
            self.library.damage(row.known.file, row.problem, isinstance(problem, RulesChanged))
            self._shown = range(0)
            self.group.changed = True
            return None

    def _draw_one(self) -> None:
        """The first picture that is missing on the screen."""
        size = self.look.px(PICTURE[0]), self.look.px(PICTURE[1])
        if self._studio is None or self._studio.size != size or self._studio.palette is not self.look.palette:
            self._studio = Studio(self.look.palette, size)
        for number in self._shown:
            row = self.rows[number]
            if row.problem or (row.picture is not None and row.picture.get_size() == size):
                continue
            match = self._read(row)
            if match is not None:
                row.learn(match)
                row.picture = self._studio.picture(match)
                self._pictures[row.path] = row
                if len(self._pictures) > PICTURES:
                    self._pictures.popitem(last=False)[1].picture = None
            self.group.changed = True
            return

    # -- where everything stands -----------------------------------------------------------------------------

    def _in_sight(self) -> range:
        """The numbers of the rows that can be seen, and one on each side for the keys to go to."""
        if not self.rows:
            return range(0)
        step = self.rows[0].rect.height + self.look.px(8)
        first = self.area.offset // step - 1
        last = (self.area.offset + self.area.rect.height) // step + 1
        return range(max(0, first), min(len(self.rows), last + 1))

    def _wake_rows(self) -> None:
        """Rows that have come into sight get their buttons, the others lose them."""
        shown = self._in_sight()
        if shown == self._shown:
            return
        self._quiet = 0.0
        self._shown = shown
        awake = {self.rows[number] for number in shown}
        awake |= {row for row in self._awake.intersection(self.rows) if self.group.focus in row.buttons}
        for row in self._awake - awake:
            row.sleep()
        self._awake = awake
        for row in awake:
            row.wake()
            row.arrange(self.look)
        self._list_widgets()
        self.group.changed = True

    def _list_widgets(self) -> None:
        inside: list[Widget] = []
        for row in self.rows:
            inside.append(row)
            if row.buttons:
                inside += row.buttons
        self.area.exchange(inside)
        none = [self.nothing, *([] if self.filters.usual else [self.all_button])] if not self.rows else []
        fixed = [self.back_button, self.title, self.count, self.import_button, *self.filters.widgets]
        self.group.widgets = [*fixed, self.area, *inside, *none, *self.bin.widgets]

    def arrange(self) -> None:
        super().arrange()
        look, gap = self.look, self.look.px(GAP)
        self.import_button.rect.size = self.import_button.size(look)
        self.import_button.rect.midright = self.body.right, self.back_button.rect.centery
        self.count.rect.size = self.count.size(look)
        self.count.rect.midright = self.import_button.rect.left - gap, self.back_button.rect.centery
        self.hang_orb(self.title.rect.right, min(self.count.rect.left, self.body.right - look.px(COUNTED)))
        top = self.filters.place(look, self.body.left, self.body.top, self.body.width)
        bottom = self.bin.place(look, self.body)
        margin = look.px(6)
        self.area.rect = pygame.Rect(self.body.left - margin, top - margin, self.body.width + 2 * margin, 0)
        self.area.rect.height = bottom - self.area.rect.top
        self._arrange_rows(margin)
        self._arrange_nothing()
        self._wake_rows()
        self._list_widgets()

    def _arrange_rows(self, margin: int) -> None:
        look = self.look
        width = self.body.width - 2 * look.px(BAR)
        tall = self.rows[0].size(look, width)[1] if self.rows else 0
        step, top = tall + look.px(8), self.area.rect.top + margin
        for number, row in enumerate(self.rows):
            row.rect = pygame.Rect(self.body.left, top + number * step, width, tall)
        self.area.hold(self.rows, len(self.rows) * step + margin, look)
        self._shown = range(0)

    def _arrange_nothing(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        words = _("Nothing is saved yet. Every match you play is kept here, move by move.")
        if not self.filters.usual:
            words = _("No match is like that.")
        if self.library.unread:
            words = counted("Nothing yet: one match is still to be read.",
                            "Nothing yet: {count} matches are still to be read.", self.library.unread)  # fmt: skip
        self.nothing.words = words
        room = min(look.px(640), self.body.width - 2 * gap)
        self.nothing.rect = pygame.Rect((0, 0), (room, self.nothing.size(look, room)[1]))
        button = 0 if self.filters.usual else self.all_button.size(look)[1] + gap
        self.empty = pygame.Rect(0, 0, look.px(720), look.px(220) + self.nothing.rect.height + 5 * gap + button)
        self.empty.width = min(self.empty.width, self.body.width)
        self.empty.center = self.area.rect.center
        self.nothing.rect.midbottom = self.empty.centerx, self.empty.bottom - 2 * gap - button
        self.all_button.rect.size = self.all_button.size(look)
        self.all_button.rect.midbottom = self.empty.centerx, self.empty.bottom - 2 * gap

    def draw_body(self, surface: pygame.Surface) -> None:
        if self.rows:
            return
        look = self.look
        surface.blit(look.box(*self.empty.size, "panel", "panel_edge", radius=24), self.empty)
        cat = look.art("shell/sleepy-cat", look.px(300), look.px(220))
        surface.blit(cat, cat.get_rect(midbottom=(self.empty.centerx, self.nothing.rect.top - look.px(GAP))))
