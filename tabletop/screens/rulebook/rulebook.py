"""A game's rulebook: contents, text, search."""

from collections.abc import Callable
from functools import partial
from itertools import groupby

import pygame

from tabletop.base import paths
from tabletop.base.files import read_file
from tabletop.base.words import _
from tabletop.games.shelf import GAMES
from tabletop.screens.rulebook.figures import Figures
from tabletop.ui.input import Input, Key, with_control
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import GAP
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.book import Book, Entry
from tabletop.ui.widgets.field import TextField
from tabletop.ui.widgets.rulebook_page import RulePage, Run, broken
from tabletop.ui.widgets.rulebook_text import Block, parse
from tabletop.ui.widgets.widget import Button, Label, Pressable

FIELD = 190
"""Least units of the search field: where it has less the return button shows no words."""
BEFORE, AFTER = 28, 60
"""Letters of a rule that are shown around words that were found in it."""


class Hit(Pressable):
    """A search result: a rule's number and the words around what was found first in it."""

    def __init__(self, name: str, text: str, first: int, last: int, act: Callable[[], None]) -> None:
        super().__init__(act)
        self.name = name
        self.current = False
        """True while a place in it is shown."""
        start, end = max(0, first - BEFORE), min(len(text), last + AFTER)
        start = text.find(" ", start, first) + 1 or start if start else 0
        end = text.rfind(" ", last, end) if end < len(text) and " " in text[last:end] else end
        dots = "…" if start else "", "…" if end < len(text) else ""
        moved = len(dots[0]) - start
        self.words = Block("text", "", dots[0] + text[start:end] + dots[1], ((first + moved, last + moved),))

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        title, lines, line = self._texts(look, width)
        return width, title.get_height() + line * len(lines) + look.px(GAP)

    def _texts(self, look: Look, width: int) -> tuple[pygame.Surface, list[list[Run]], int]:
        """The title, the lines below it and the pixels from one of these to the next."""
        title = look.text(self.name, "strong", "ink", width - look.px(GAP))
        lines = broken(self.words, look, "small", "ink_soft", width - look.px(GAP), look.px(GAP) // 2, {})
        return title, lines, round(look.line_height("small") * 1.1)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        if self.current or hovered:
            fill = "raised" if self.current else "raised_hover"
            surface.blit(look.box(*self.rect.size, fill, radius=10), self.rect)
        x, y = self.rect.left, self.rect.top + look.px(GAP) // 2
        title, lines, line = self._texts(look, self.rect.width)
        surface.blit(title, (x + look.px(GAP) // 2, y))
        y += title.get_height()
        for runs in lines:
            for run in runs:
                colour = "accent" if run.role != "small" else run.colour
                surface.blit(look.text(run.text, run.role, colour), (x + run.x, y))
            y += line


class RulebookScene(Book):
    """Opens at a rule if one is given; Escape ends a search first, then closes it."""

    planet = "shell/planet-3"

    def __init__(self, shell: Shell, game: str, rule: str = "") -> None:
        blocks = _read(game)
        title = next((block.text for block in blocks if block.kind == "title"), _("Rulebook"))
        super().__init__(shell, title)
        body = [block for block in blocks if block.kind != "title"]
        self.figures = Figures(game)
        self.page = RulePage(body, self.follow, self.figures)
        self.entries = [Entry(block, partial(self._go, block.anchor)) for block in body if block.kind == "heading"]
        self.field = TextField(
            "", self._search, empty=_("Search the rules"), icon="search", done=self._next, hint=with_control("F")
        )
        self.count = Label("", "small", "ink_soft")
        self.before = Button("", partial(self._next, -1), icon="up")
        self.after = Button("", self._next, icon="down")
        self.hits: list[Hit] = []
        """What the search found; replaces the contents."""
        self.return_button = Button("", self.go_back, icon="back", role="small-strong")
        self.rule = rule
        self._came_from: list[tuple[int, str]] = []
        """Where the reader was before each link, in pixels and in words."""
        self._put()
        self.group.set_focus(self.area)
        self._count()

    def _put(self) -> None:
        """Set the widgets in the order in which Tab walks over them."""
        way_back = [self.return_button] if self._came_from else []
        listed = [self.contents_card, self.contents, *self.listed, self.page_card]
        search = [*way_back, self.field, self.count, self.before, self.after]
        self.group.widgets = [self.back_button, self.title, *listed, *search, self.area, self.page]
        self.group.changed = True

    def enter(self) -> None:
        self.arrange()
        if self.rule:
            self.open_rule(self.rule)

    def follow(self, number: str, place: str) -> None:
        self._came_from.append((self.area.offset, place))
        self.open_rule(number)
        self._put()
        self._arrange_search()

    def go_back(self) -> None:
        self.page.marked = ""
        self.area.scroll_to(self._came_from.pop()[0])
        self._put()
        self.group.set_focus(self.area)
        self._arrange_search()

    def open_rule(self, number: str) -> None:
        self.page.marked = number
        self._go(number)

    def _go(self, number: str) -> None:
        top = self.page.top_of(number)
        if top is not None:
            self.area.scroll_to(top)  # its margin above stays in sight
            self.group.changed = True

    def _search(self, text: str) -> None:
        self.page.search(text)
        self._list_hits()
        self._count()
        if self.page.found:
            self._show_found()

    def _list_hits(self) -> None:
        """Replace the contents by what was found, one entry for each rule."""
        self.hits = []
        sought, page = self.page.query.strip().casefold(), self.page
        for number, places in groupby(range(len(page.found)), page.block_of):
            block, act = page.blocks[number], partial(self._show_place, next(places))
            text = block.text if sought in block.text.casefold() else f"{block.number} {block.text}"
            first = text.casefold().find(sought)
            self.hits.append(Hit(page.name_of(number) or self.title.words, text, first, first + len(sought), act))
        self._put()
        self.contents.scroll_to(0)
        self.arrange_contents()

    def _show_place(self, place: int) -> None:
        self.page.current = place
        self._count()
        self._show_found()

    def _next(self, step: int = 1) -> None:
        if self.page.found:
            self._show_place((self.page.current + step) % len(self.page.found))

    def _show_found(self) -> None:
        self.area.scroll_to(self.page.current_top() - self.area.rect.height // 3)
        blocks = list(dict.fromkeys(map(self.page.block_of, range(len(self.page.found)))))
        for hit, block in zip(self.hits, blocks, strict=True):
            hit.current = block == self.page.block_of(self.page.current)
            if hit.current:
                self.contents.reveal(hit)
        self.group.changed = True

    def _count(self) -> None:
        places = len(self.page.found)
        searching = bool(self.page.query.strip())
        self.before.enabled = self.after.enabled = places > 0
        self.before.hint, self.after.hint = _("The place before (Shift+F3)."), _("The next place (F3).")
        self.count.words = _("{now} of {all}", now=self.page.current + 1, all=places) if searching else ""
        if not places:
            nowhere = _("These words are nowhere in the rules.") if searching else _("First write what to search for.")
            self.before.hint = self.after.hint = nowhere
            self.count.words = _("not found") if searching else ""
        if self in self.shell.scenes:
            self._arrange_search()

    def _stop_searching(self) -> None:
        self.field.text, self.field.caret = "", 0
        self.page.search("")
        self._list_hits()
        self._count()
        self.group.set_focus(self.area)

    def handle(self, event: Input) -> None:
        name, searching = event.name if isinstance(event, Key) else "", self.group.focus is self.field
        if isinstance(event, Key) and event.control and name == "f":
            self.group.set_focus(self.field)
            self.group.changed = True
        elif searching and name == "escape":
            self._stop_searching()
        elif name == "backspace" and not searching and self._came_from:
            self.go_back()
        elif isinstance(event, Key) and (name == "f3" or (searching and self.page.found and name in ("up", "down"))):
            self._next(-1 if name == "up" or event.shift else 1)
        else:
            super().handle(event)

    def update(self, seconds: float) -> bool:
        at_the_end = 0 < self.area.offset == self.area.furthest  # where short chapters never come to the top
        here = self.page.heading_at(self.area.offset + (self.area.rect.height if at_the_end else self.look.px(3 * GAP)))
        for entry in self.entries:
            if entry.current != (entry.block.anchor == here):
                entry.current, self.group.changed = not entry.current, True
                if entry.current and not self.hits:
                    self.contents.reveal(entry)
        if self.figures.paint_one(self.look):  # after a frame without it: turning pages does not wait
            self.group.changed = True
        return super().update(seconds)

    @property
    def listed(self) -> list[Entry] | list[Hit]:
        return self.hits or self.entries

    def arrange_head(self) -> int:
        self._arrange_search()
        return self.field.rect.bottom + self.look.px(GAP)

    def _arrange_search(self) -> None:
        """From the left: the way back if a link was followed, the field, the count, two buttons."""
        look, gap, button = self.look, self.look.px(GAP), self.return_button
        row, size = self.page_card.rect.inflate(-4 * gap, -2 * gap), self.after.size(self.look)
        self.after.rect = pygame.Rect((row.right - size[0], row.top), size)
        self.before.rect = self.after.rect.move(-(gap // 2) - size[0], 0)
        words = self.count.size(look)
        room = max(look.font("small").size(_("{now} of {all}", now=88, all=888))[0], words[0])
        self.count.rect = pygame.Rect((self.before.rect.left - gap - room, 0), words)
        left, right = row.left, self.count.rect.left - gap
        if self._came_from:
            place = self._came_from[-1][1]
            button.words = _("Back to {place}", place=place)
            button.hint = _("Back to {place} (Backspace)", place=place)
            if left + button.size(look)[0] + gap + look.px(FIELD) * look.text_percent // 100 > right:
                button.words = ""
            button.rect = pygame.Rect(left, row.top, button.size(look)[0], size[1])
            left = button.rect.right + gap
        self.field.rect = pygame.Rect(left, row.top, right - left, size[1])
        self.count.rect.centery = self.field.rect.centery


def _read(game: str) -> list[Block]:
    try:
        return parse(read_file(paths.rulebook(GAMES[game])).replace("\0", ""))
    except (OSError, ValueError):
        return [Block("text", "", _("The rulebook of this game cannot be found."))]
