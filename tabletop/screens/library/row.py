"""One saved match in the list: a picture of the table, who plays, how it stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import NamedTuple

import pygame

from tabletop.base.files import show_in_folder
from tabletop.base.words import _, counted, listed
from tabletop.games.shelf import GAMES
from tabletop.kernel.match import Match, Seat
from tabletop.records.entry import Listed
from tabletop.screens.shared.phrases import ago, line_up, minutes
from tabletop.ui.input import Input, Key
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.stacks import line_back, spaced
from tabletop.ui.widgets.widget import Button, Widget, draw_lines

PICTURE, PAD = (142, 80), 8
"""Units of the small picture of a table, and around it."""
BETWEEN = " · "
"""Stands between two facts."""
WORDY = 1000
"""Units a row must be wide for its first button to have words, with letters of the usual size."""


class RowActions(NamedTuple):
    open: Callable[[SavedRow], None]
    watch: Callable[[SavedRow], None]
    keep: Callable[[SavedRow], None]
    share: Callable[[SavedRow], None]
    delete: Callable[[SavedRow], None]


class SavedRow(Widget):
    """What the library knows of a match; its picture and whose turn it is come once it was in sight."""

    def __init__(self, folder: Path, known: Listed, actions: RowActions) -> None:
        super().__init__()
        self._folder, self.known, self._actions = folder, known, actions
        self.problem = known.problem
        self.next = ""
        """Who is next to move, once that is known."""
        self.picture: pygame.Surface | None = None
        """The table, once there was time to draw it."""
        self.buttons: list[Button] = []
        """What can be pressed on it; only a row in sight has them."""

    @cached_property
    def path(self) -> Path:
        return self._folder / self.known.file

    def wake(self) -> None:
        """Make its buttons, as it is in sight or about to be."""
        if self.buttons:
            return

        def button(act: Callable[[SavedRow], None], icon: str, hint: str) -> Button:
            return Button("", partial(act, self), icon=icon, hint=hint)

        actions, kept = self._actions, self.known.kept
        delete = button(actions.delete, "delete", _("Delete this match; it can be brought back."))
        if self.problem:
            find = Button("", lambda: show_in_folder(self.path), icon="folder", hint=_("Show it in its folder."))
            self.buttons = [find, delete]
            return
        if self.known.finished:
            self.buttons = [Button(_("Watch"), self.press, icon="eye")]
        else:
            watch = button(actions.watch, "eye", _("Watch it from the beginning."))
            self.buttons = [Button(_("Go on"), self.press, icon="play"), watch]
        star = _("Kept. Press to keep it no longer.") if kept else _("Keep it.")
        self.buttons += [
            button(actions.keep, "star" if kept else "star-off", star),
            button(actions.share, "share", _("Share it: a file, a picture or words.")),
            delete,
        ]

    def sleep(self) -> None:
        self.buttons = []

    def learn(self, match: Match) -> None:
        """Take over whose turn it is from the match that was read."""
        if match.to_act is not None:
            self.next = self.seats[match.to_act].name

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        return self.known.seats

    @property
    def game(self) -> str:
        return GAMES[self.known.game].info.title if self.known.game in GAMES else self.known.game

    def lines(self) -> list[tuple[str, str, str]]:
        if self.problem:
            title, kept = _("A match that cannot be opened"), _("{file} is kept as it is.", file=self.path.name)
            return [(title, "strong", "ink"), (self.problem, "small", "bad"), (kept, "small", "ink_soft")]
        people = line_up(self.seats)
        if self.known.altered:
            people = _("{people} (the seats were changed by hand)", people=people)
        moves = counted("{count} move", "{count} moves", self.known.moves)
        facts = [self.standing(), ago(self.known.played), moves]
        if self.known.branch:
            facts.append(_("taken over at move {number}", number=self.known.branch.at))
        if self.known.spent >= 60:
            facts.append(minutes(self.known.spent))
        return [(self.game, "subheading", "ink"), (people, "body", "ink"), (BETWEEN.join(facts), "small", "ink_soft")]

    def standing(self) -> str:
        """Whose turn it is, or how it ended."""
        if not self.known.finished:
            return _("Next to move: {name}", name=self.next) if self.next else _("Going on")
        scores, winners = self.known.scores, self.known.winners
        if not winners:
            return _("Finished: nobody won")
        order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
        names, points = [self.seats[seat].name for seat in winners], " : ".join(str(scores[seat]) for seat in order)
        return _("Finished: {names} won, {scores}", names=listed(names), scores=points)

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        """All rows are equally high, so that they need not all be measured."""
        text = look.line_height("subheading") + look.line_height("body") + look.line_height("small")
        broken = look.line_height("strong") + 3 * look.line_height("small")
        return width, max(look.px(PICTURE[1]), text, broken) + 2 * look.px(PAD)

    def arrange(self, look: Look) -> None:
        grown = max(100, look.text_percent)
        if not self.problem and self.buttons:
            wordy = self.rect.width >= look.px(WORDY) * grown // 100
            words = _("Watch") if self.known.finished else _("Go on")
            self.buttons[0].words, self.buttons[0].hint = (words, "") if wordy else ("", words)
        line_back(look, spaced(reversed(self.buttons), look.px(6)), self.rect.right - look.px(GAP), self.rect.centery)
        for button in self.buttons[:1]:
            if button.words:  # in all rows equally wide
                right, wide = button.rect.right, max(button.rect.width, look.px(104) * grown // 100)
                button.rect.left, button.rect.width = right - wide, wide

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        fill = "raised" if hovered or focused else "panel"
        edge = "glow" if self.known.kept and not self.problem else "panel_edge"
        surface.blit(look.box(*self.rect.size, fill, edge, radius=16), self.rect)
        frame = pygame.Rect(self.rect.left + look.px(PAD), 0, look.px(PICTURE[0]), look.px(PICTURE[1]))
        frame.centery = self.rect.centery
        if self.problem:
            put(surface, look.art("shell/broken", *frame.size), *frame.center)
        elif self.picture is not None:
            surface.blit(self.picture, frame)
            surface.blit(look.box(*frame.size, "", "panel_edge", radius=4), frame)
        else:
            surface.blit(look.box(*frame.size, "cloth"), frame)
        x = frame.right + look.px(GAP)
        room = (self.buttons[0].rect.left if self.buttons else self.rect.right) - x - look.px(GAP)
        texts = [
            look.text(_whole(look, words, role, room), role, ink, room, one_line=not (self.problem and place == 1))
            for place, (words, role, ink) in enumerate(self.lines())
        ]
        draw_lines(surface, texts, x, self.rect.centery)

    def press(self) -> None:
        self._actions.open(self)

    def handle(self, event: Input) -> bool:
        if isinstance(event, Key) and event.name in ("delete", "backspace"):  # MacBooks have only one
            self._actions.delete(self)
            return True
        return False


def _whole(look: Look, words: str, role: str, room: int) -> str:
    """As many facts of a line as there is room for, at least the first: facts are left out, not cut."""
    while BETWEEN in words and look.font(role).size(words)[0] > room:
        words = words.rpartition(BETWEEN)[0]
    return words
