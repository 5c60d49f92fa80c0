"""The saved matches: find one, go on, watch it, keep it, share it, throw it away."""

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
from tabletop.screens.shared.blocks import Empty
from tabletop.screens.shared.phrases import company
from tabletop.screens.shared.studio import Studio
from tabletop.ui.input import Input, Key
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.dialog import confirm, tell
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import grid, line_back
from tabletop.ui.widgets.widget import Button, Label, Widget

AT_ONCE, READING = 0.06, 0.008
"""Seconds for reading new files before the list is shown, and in every frame after that."""
WATCHING, LISTING = 1.0, 0.5
"""Seconds between two looks at the folder, and between two lists while files are read."""
REST = 0.1
"""Seconds a list must not have moved before pictures are drawn, as that takes long."""
COUNTED, NOTHING = 320, 672
"""Units: the header's right side, and the words of an empty list."""
PICTURES = 160
"""How many small pictures are kept."""


class SavedScene(Page):
    """All saved matches; files are read and pictures drawn as rows come into sight."""

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
        self.nothing = Empty()
        self.all_button = Button(_("Show all matches"), self._show_all)
        self._actions = RowActions(self._open, self._watch, self._keep, self._share, self._delete)
        self._known: dict[Listed, SavedRow] = {}
        self._pictures: OrderedDict[Path, SavedRow] = OrderedDict()
        self._shown = range(0)
        """The rows in sight, and one on each side."""
        self._awake: set[SavedRow] = set()
        self._studio: Studio | None = None
        self._written, self._unwatched = self._folder_written(), 0.0
        self._quiet = self._waited = 0.0
        """Seconds for which the list has not moved, and for which it has not grown."""
        self._fetch()
        self.group.set_focus(self.rows[0] if self.rows else self.back_button)

    # -- which matches there are -----------------------------------------------------------------------------

    def _fetch(self) -> None:
        """List what the filters let through; known rows keep their pictures, the focus stays where it was."""
        place = self._place_of_focus()
        self._known |= {row.known: row for row in self.rows}
        folder, known, actions = self.library.folder, self._known, self._actions
        self.rows = [known.get(one) or SavedRow(folder, one, actions) for one in self.filters.ask()]
        self._shown = range(0)
        self._tell_how_many()
        if place is not None:
            file, number = place
            left = self.rows[min(number, len(self.rows) - 1)] if self.rows else self.back_button
            self.group.set_focus(self._row_of(file) or left)

    def _row_of(self, file: str) -> SavedRow | None:
        return next((row for row in self.rows if row.known.file == file), None)

    def _place_of_focus(self) -> tuple[str, int] | None:
        """The file and the number of the row that has the focus, also if one of its buttons has it."""
        focus = self.group.focus
        row = focus if isinstance(focus, SavedRow) else next((r for r in self._awake if focus in r.buttons), None)
        return (row.known.file, self.rows.index(row) if row in self.rows else 0) if row is not None else None

    def _tell_how_many(self) -> None:
        words = counted("One match", "{count} matches", len(self.rows))
        if self.library.unread:
            words = _("{matches}, {count} still to be read", matches=words, count=self.library.unread)
        self.count.words = words

    def _changed(self) -> None:
        self.area.offset = 0
        self._fetch()
        self.arrange()

    def _show_all(self) -> None:
        self.filters.reset()
        self._changed()
        self.group.set_focus(self.rows[0] if self.rows else self.back_button)

    def resume(self) -> None:
        """Look again which files there are."""
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
        """Old matches are packed in the background, and another Tabletop may play some: now and then look again."""
        self._unwatched += seconds
        if self._unwatched > WATCHING:
            self._unwatched = 0.0
            if self._folder_written() != self._written:
                self.resume()

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
        """Escape in the search field clears it first."""
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
        if (match := self._read(row)) is not None:
            navigation.open_replay(self.shell, match, row.path)

    def _complain(self, problem: TabletopError) -> None:
        tell(self.shell, _("That did not work"), str(problem), icon="warning")

    def _keep(self, row: SavedRow) -> None:
        try:
            saves.keep(row.path, not row.known.kept)
        except TabletopError as problem:
            self._complain(problem)
            return
        focused = next((n for n, button in enumerate(row.buttons) if button is self.group.focus), None)
        self.resume()
        if (changed := self._row_of(row.known.file)) is not None:
            changed.picture, changed.next = row.picture, row.next
            if focused is not None and changed.buttons:
                self.group.set_focus(changed.buttons[focused])

    def _share(self, row: SavedRow) -> None:
        if (match := self._read(row)) is not None:
            navigation.open_share(self.shell, match)

    def _delete(self, row: SavedRow) -> None:
        """Throw a match away; ask first if it has a star."""
        if row.known.kept and not row.problem:
            words = _("{match} has the star of those you want to keep.", match=self._words_for(row))
            confirm(self.shell, _("Delete it all the same?"), words, _("Delete"), partial(self._throw_away, row))
        else:
            self._throw_away(row)

    def _throw_away(self, row: SavedRow) -> None:
        try:
            self.bin.throw(row.path, self._words_for(row))
        except TabletopError as problem:
            self._complain(problem)
            return
        self.shell.sound.play("slide")
        self.resume()
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
            self._complain(problem)
        self.resume()
        if (back := self._row_of(name)) is not None:
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
        """Read more files; they join the list only now and then, as listing takes long too."""
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
        """The match of a row; if it cannot be read the row says why."""
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
        """Draw the first missing picture of the rows in sight."""
        size = self.look.px(PICTURE[0]), self.look.px(PICTURE[1])
        if self._studio is None or self._studio.size != size or self._studio.palette is not self.look.palette:
            self._studio = Studio(self.look.palette, size)
        for number in self._shown:
            row = self.rows[number]
            if row.problem or (row.picture is not None and row.picture.get_size() == size):
                continue
            if (match := self._read(row)) is not None:
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
        inside: list[Widget] = [widget for row in self.rows for widget in (row, *row.buttons)]
        self.area.exchange(inside)
        none = [self.nothing, *([] if self.filters.usual else [self.all_button])] if not self.rows else []
        fixed = [self.back_button, self.title, self.count, self.import_button, *self.filters.widgets]
        self.group.widgets = [*fixed, self.area, *inside, *none, *self.bin.widgets]

    def arrange(self) -> None:
        super().arrange()
        look, gap = self.look, self.look.px(GAP)
        middle = self.back_button.rect.centery
        left = line_back(look, [self.import_button, gap, self.count], self.body.right, middle)
        self.hang_orb(self.title.rect.right, min(left, self.body.right - look.px(COUNTED)))
        top = self.filters.place(look, self.body.left, self.body.top, self.body.width)
        bottom = self.bin.place(look, self.body)
        margin = look.px(6)
        self.area.rect = pygame.Rect(self.body.left, top, self.body.width, bottom - top - margin)
        self.area.rect.inflate_ip(2 * margin, 2 * margin)
        self._arrange_rows(margin)
        self._arrange_nothing()
        self._wake_rows()
        self._list_widgets()

    def _arrange_rows(self, margin: int) -> None:
        look = self.look
        size = self.rows[0].size(look, self.body.width - 2 * look.px(BAR)) if self.rows else (0, 0)
        top = self.area.rect.top
        bottom = grid(self.rows, 1, self.body.left, top + margin, size, look.px(8))
        self.area.hold(self.rows, bottom - top + look.px(8), look)
        self._shown = range(0)

    def _arrange_nothing(self) -> None:
        words = _("Nothing is saved yet. Every match you play is kept here, move by move.")
        if not self.filters.usual:
            words = _("No match is like that.")
        if self.library.unread:
            unread = self.library.unread
            words = counted(
                "Nothing yet: one match is still to be read.",
                "Nothing yet: {count} matches are still to be read.",
                unread,
            )
        self.nothing.words = words
        self.nothing.place(self.look, self.area.rect, NOTHING, None if self.filters.usual else self.all_button)
