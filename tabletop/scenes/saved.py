"""The saved matches: go on with one, or throw one away. Imports the games, the saves and the ui."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from tabletop.app import App
from tabletop.files import show_in_folder
from tabletop.games import GAMES
from tabletop.kernel import save
from tabletop.kernel.errors import TabletopError
from tabletop.kernel.match import Match
from tabletop.scenes import matches
from tabletop.scenes.telling import ago, company, who
from tabletop.ui.dialog import confirm, tell
from tabletop.ui.input import Input, Key
from tabletop.ui.look import Look
from tabletop.ui.screen import Page
from tabletop.ui.scroll import BAR, ScrollArea
from tabletop.ui.stacks import spaced, stack
from tabletop.ui.theme import GAP
from tabletop.ui.widgets import Button, Label, Widget, draw_lines
from tabletop.words import _, counted, listed

PICTURE = (208, 117)
"""Units of the small picture of a table."""


class SavedRow(Widget):
    """One saved match: a picture of the table, who plays, how it stands; or why it cannot be read."""

    def __init__(self, path: Path, open_it: Callable[[SavedRow], None], throw: Callable[[SavedRow], None]) -> None:
        super().__init__()
        self.path = path
        self.open_it, self.throw = open_it, throw
        self.match: Match | None = None
        self.problem = ""
        self.picture: pygame.Surface | None = None
        """The table, once there was time to draw it."""
        self.when = ""
        self.bin = Button("", partial(throw, self), icon="delete", hint=_("Delete this match."))
        self.find = Button("", self._find, icon="search", hint=_("Show it in its folder."))

    @property
    def read(self) -> bool:
        return self.match is not None or bool(self.problem)

    def load(self) -> None:
        """Read the file; whatever is wrong with it becomes a sentence, and the file stays as it is."""
        try:
            self.match = save.read(self.path, GAMES)
            self.when = ago(self.path.stat().st_mtime)
        except TabletopError as problem:
            self.problem = str(problem)
        except OSError as problem:
            self.problem = _("This file cannot be read: {problem}.", problem=problem.strerror)

    def _find(self) -> None:
        """Only a file manager can help with a file that is no match."""
        show_in_folder(self.path)

    @property
    def widgets(self) -> list[Widget]:
        """Itself and what can be pressed on it."""
        return [self, self.find, self.bin] if self.problem else [self, self.bin]

    def lines(self) -> list[tuple[str, str, str]]:
        """What is written beside the picture: words, type, colour."""
        if self.problem:
            kept = _("{file} is kept as it is.", file=self.path.name)
            return [
                (_("A match that cannot be opened"), "subheading", "ink"),
                (self.problem, "body", "bad"),
                (kept, "small", "ink_soft"),
            ]
        if self.match is None:
            return [(_("Reading {file}", file=self.path.name), "body", "ink_soft")]
        moves = counted("{count} move", "{count} moves", self.match.position)
        people = who(self.match.seats)
        if self.match.altered:
            people = _("{people} (the seats were changed by hand)", people=people)
        return [
            (self.match.game.info.title, "subheading", "ink"),
            (people, "body", "ink"),
            (f"{self.standing()} · {moves} · {self.when}", "small", "ink_soft"),
        ]

    def standing(self) -> str:
        """Whose turn it is, or how it ended."""
        assert self.match is not None
        outcome, turn = self.match.outcome, self.match.to_act
        names = [seat.name for seat in self.match.seats]
        if outcome is not None:
            winners = [names[seat] for seat in outcome.winners]
            if not winners:
                return _("Finished: nobody won")
            return _("Finished: {names} won", names=listed(winners))
        return _("Next to move: {name}", name=names[turn or 0])

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        gap = look.px(GAP)
        room = self._room(look, width)
        text = sum(look.text(words, role, ink, room).get_height() for words, role, ink in self.lines())
        return width, max(look.px(PICTURE[1]), text) + 2 * gap

    def _room(self, look: Look, width: int) -> int:
        buttons = (2 if self.problem else 1) * (self.bin.size(look)[0] + look.px(GAP))
        return width - look.px(PICTURE[0]) - buttons - 4 * look.px(GAP)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised" if hovered or focused else "panel"
        surface.blit(look.box(*self.rect.size, fill, "panel_edge", radius=18), self.rect)
        gap = look.px(GAP)
        frame = pygame.Rect(self.rect.left + gap, 0, look.px(PICTURE[0]), look.px(PICTURE[1]))
        frame.centery = self.rect.centery
        if self.problem:
            broken = look.art("shell/broken", *frame.size)
            surface.blit(broken, broken.get_rect(center=frame.center))
        elif self.picture is not None:
            surface.blit(self.picture, frame)
            surface.blit(look.box(*frame.size, "", "panel_edge", radius=4), frame)
        else:
            surface.blit(look.box(*frame.size, "cloth"), frame)
        x, room = frame.right + 2 * gap, self._room(look, self.rect.width)
        texts = [look.text(words, role, ink, room) for words, role, ink in self.lines()]
        draw_lines(surface, texts, x, self.rect.centery)

    def press(self) -> None:
        self.open_it(self)

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key) and event.name == "delete":
            self.throw(self)
            return True
        return False


class SavedScene(Page):
    """The newest on top; files are read and pictures drawn one a frame."""

    planet = "shell/planet-1"

    def __init__(self, app: App) -> None:
        super().__init__(app, _("Saved matches"))
        self.area = ScrollArea()
        self.rows: list[SavedRow] = []
        self.empty = pygame.Rect(0, 0, 0, 0)
        """Where the sleeping cat lies when there is nothing else."""
        nothing = _("Nothing is saved yet. Every match you play is kept here, move by move.")
        self.nothing = Label(nothing, align=pygame.FONT_CENTER)
        self._fetch()

    def _fetch(self) -> None:
        known = {row.path: row for row in self.rows if not row.read}
        self.rows = [known.get(path) or SavedRow(path, self._open, self._ask) for path in matches.saved()]
        self._list_widgets()
        self.group.set_focus(self.rows[0] if self.rows else self.back_button)

    def _list_widgets(self) -> None:
        self.group.widgets = [self.back_button, self.title, self.area]
        for row in self.rows:
            self.group.widgets += row.widgets
        if not self.rows:
            self.group.widgets.append(self.nothing)

    def resume(self) -> None:
        """A match was played, a file deleted: look again."""
        if [row.path for row in self.rows] != matches.saved():
            self._fetch()
            self.arrange()

    def _open(self, row: SavedRow) -> None:
        try:
            if row.problem:
                raise TabletopError(row.problem)
            matches.resume(self.app, row.path)
        except TabletopError as problem:
            matches.tell_damaged(self.app, problem)

    def _ask(self, row: SavedRow) -> None:
        what = row.path.name
        if row.match is not None:
            what = _(
                "{game} with {names}, {when}",
                game=row.match.game.info.title.partition(":")[0],
                names=company([seat.name for seat in row.match.seats]),
                when=row.when,
            )
        words = _("{what}. It cannot be brought back.", what=what)
        confirm(self.app, _("Delete this match?"), words, _("Delete"), lambda: self._delete(row), icon="delete")

    def _delete(self, row: SavedRow) -> None:
        try:
            matches.delete(row.path)
        except TabletopError as problem:
            tell(self.app, _("That did not work"), str(problem), icon="warning")
            return
        place = self.rows.index(row)
        self.rows.remove(row)
        self._list_widgets()
        left = self.rows[min(place, len(self.rows) - 1)] if self.rows else None
        self.group.set_focus(left or self.back_button)
        self.arrange()

    def update(self, seconds: float) -> bool:
        unread = next((row for row in self.rows if not row.read), None)
        if unread is not None:
            unread.load()
            self._list_widgets()
            self.arrange()
            self.group.changed = True
        else:
            self._draw_one()
        return super().update(seconds)

    def _draw_one(self) -> None:
        """The first picture that is missing on the screen."""
        size = self.look.px(PICTURE[0]), self.look.px(PICTURE[1])
        for row in self.rows:
            if row.match and row.picture is None and row.rect.colliderect(self.area.rect):
                row.picture = matches.picture(self.app, row.match, *size)
                self.group.changed = True
                return

    def arrange(self) -> None:
        super().arrange()
        look, gap = self.look, self.look.px(GAP)
        margin = look.px(6)
        self.area.rect = self.body.inflate(2 * margin, 0)
        left, width = self.body.left, self.body.width - 2 * look.px(BAR)
        bottom = stack(look, spaced(self.rows, gap), left, self.area.rect.top + margin, width)
        for row in self.rows:
            if row.picture and row.picture.get_width() != look.px(PICTURE[0]):
                row.picture = None
            row.bin.rect.size = row.bin.size(look)
            row.bin.rect.midright = row.rect.right - gap, row.rect.centery
            row.find.rect = row.bin.rect.move(-row.bin.rect.width - gap, 0)
        inside = [widget for row in self.rows for widget in row.widgets]
        self.area.hold(inside, bottom - self.area.rect.top, look)
        room = look.px(640)
        self.nothing.rect = pygame.Rect((0, 0), (room, self.nothing.size(look, room)[1]))
        self.empty = pygame.Rect(0, 0, look.px(720), look.px(220) + self.nothing.rect.height + 5 * gap)
        self.empty.center = self.body.center
        self.nothing.rect.midbottom = self.empty.centerx, self.empty.bottom - 2 * gap

    def draw_body(self, surface: pygame.Surface) -> None:
        if self.rows:
            return
        look = self.look
        surface.blit(look.box(*self.empty.size, "panel", "panel_edge", radius=24), self.empty)
        cat = look.art("shell/sleepy-cat", look.px(300), look.px(220))
        surface.blit(cat, cat.get_rect(midbottom=(self.empty.centerx, self.nothing.rect.top - look.px(GAP))))
