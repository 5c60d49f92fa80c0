"""What was thrown away in the list of saved matches, and the way back."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pygame

from tabletop.base.words import _, counted
from tabletop.records import saves
from tabletop.ui.input import with_control
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.widgets.controls import Card
from tabletop.ui.widgets.stacks import pin
from tabletop.ui.widgets.widget import Button, Label, Widget


class Deleted(NamedTuple):
    """A match that can be brought back."""

    aside: Path
    path: Path
    words: str
    beside: frozenset[str]
    """The files that stayed when it was deleted."""


class Bin:
    """The strip below the list: the match deleted last, with a button that restores it."""

    def __init__(self, undo: Callable[[], None]) -> None:
        self.deleted: list[Deleted] = []
        """What was thrown away here, the last one last."""
        self.card, self.told = Card(), Label("", "body")
        hint = _("Bring it back. {keys}.", keys=with_control("Z"))
        self.undo_button = Button(_("Undo"), undo, icon="undo", hint=hint)

    @property
    def widgets(self) -> list[Widget]:
        return [self.card, self.told, self.undo_button] if self.deleted else []

    def throw(self, path: Path, words: str) -> None:
        """Delete a match that is called `words`; raises TabletopError."""
        aside = saves.delete(path)
        self.deleted.append(Deleted(aside, path, words, frozenset(os.listdir(path.parent))))

    def bring_back(self) -> tuple[Path, bool]:
        """Restore the match deleted last: its file, and whether it was there already. Raises TabletopError."""
        last = self.deleted.pop()
        path = saves.restore(last.aside, last.path, last.beside)
        return path, path != last.path

    def place(self, look: Look, body: pygame.Rect) -> int:
        """At the bottom of the body, if anything was deleted; returns where it begins."""
        if not self.deleted:
            return body.bottom
        gap, last = look.px(GAP), self.deleted[-1].words
        height = self.undo_button.size(look)[1] + gap
        card = self.card.rect = pygame.Rect(body.left, body.bottom - height, body.width, height)
        count = len(self.deleted)
        self.told.words = counted("Deleted: {last}.", "{count} deleted, the last one: {last}.", count, last=last)
        pin(look, self.undo_button, card.right - gap // 2, card.centery, "midright")
        pin(look, self.told, card.left + gap, card.centery, "midleft")
        return card.top - gap // 2
