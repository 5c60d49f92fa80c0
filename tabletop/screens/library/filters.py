"""What saved matches are looked for: words, game, person, state, time, order."""

import time
from collections.abc import Callable

import pygame

from tabletop.base.words import _
from tabletop.games.shelf import GAMES
from tabletop.records.entry import Listed
from tabletop.records.library import Library
from tabletop.records.saves import DAY
from tabletop.ui.input import with_control
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.picklist import PickButton
from tabletop.ui.widgets.stacks import line, line_back, spaced, wrapped
from tabletop.ui.widgets.widget import Widget

SPANS = {"day": DAY, "week": 7 * DAY, "month": 30 * DAY, "year": 365 * DAY}
"""Seconds of each time somebody may look back."""
LEAST_FIELD = 210
"""Units the search field needs."""


class Filters:
    """The row of controls above the list."""

    def __init__(self, shell: Shell, library: Library, changed: Callable[[], None]) -> None:
        self._library = library
        hint = _(
            "Names, a game, a date such as 2026-11, a file or, of finished matches, the seed. {keys}.",
            keys=with_control("F"),
        )
        self.field = TextField("", lambda text: changed(), empty=_("Search"), icon="search", hint=hint)

        def picker(label: str, entries: dict[str, str]) -> PickButton[str]:
            return PickButton(shell, label, list(entries.items()), next(iter(entries)), lambda value: changed())

        titles = {name: game.info.short_title for name, game in GAMES.items()}
        states = {"": _("all"), "open": _("going on"), "finished": _("finished"), "kept": _("kept")}
        spans = {"": _("any time"), "day": _("today"), "week": _("a week"), "month": _("a month"), "year": _("a year")}
        sorts = {"newest": _("newest first"), "oldest": _("oldest first"), "longest": _("longest time first")}
        self.game = picker(_("Game"), {"": _("all"), **titles})
        self.person = picker(_("Who"), {"": _("everybody")})
        self.state = picker(_("Matches"), {**states, "damaged": _("cannot be opened")})
        self.span = picker(_("Within"), spans)
        self.sort = picker(_("Order"), {**sorts, "moves": _("most moves first"), "game": _("by game")})
        self.pickers = [self.game, self.person, self.state, self.span, self.sort]
        self.learn_people()

    @property
    def widgets(self) -> list[Widget]:
        return [self.field, *self.pickers]

    @property
    def usual(self) -> bool:
        """True if nothing is filtered out."""
        return not self.field.text.strip() and all(picker.usual for picker in self.pickers[:-1])

    def reset(self) -> None:
        self.field.text, self.field.caret = "", 0
        for picker in self.pickers[:-1]:
            picker.value = picker.entries[0][0]

    def learn_people(self) -> None:
        """Offer the people the library knows by now."""
        self.person.entries = [self.person.entries[0], *((name, name) for name in self._library.people())]

    def ask(self) -> list[Listed]:
        span = SPANS.get(self.span.value)
        return self._library.matches(
            self.field.text,
            self.game.value,
            self.person.value,
            self.state.value,
            time.time() - span if span else 0.0,
            self.sort.value,
            title=lambda game: GAMES[game].info.title if game in GAMES else game,
        )

    def place(self, look: Look, left: int, top: int, width: int) -> int:
        """In as few rows as they need; the field takes what is left of the first. Returns where they end."""
        gap = look.px(8)
        least = look.px(LEAST_FIELD) * max(100, look.text_percent) // 100
        first, *below = wrapped(look, self.pickers, width, gap, taken=least + gap)
        tall = self.field.size(look)[1]
        start = line_back(look, spaced(reversed(first), gap), left + width, top + tall // 2)
        self.field.rect = pygame.Rect(left, top, start - left, tall)
        for row in below:
            top += tall + gap
            line(look, spaced(row, gap), left, top + tall // 2)
        return top + tall + look.px(GAP)
