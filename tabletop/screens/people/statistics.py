"""A person's page: how they do, in what, against whom, what they like and what they have earned."""

import time
from functools import partial
from pathlib import Path

import pygame

from tabletop.base.errors import TabletopError
from tabletop.base.words import _, counted
from tabletop.cast import cats
from tabletop.games.shelf import GAMES
from tabletop.records import badges, people
from tabletop.records.library import count_afresh, open_library
from tabletop.records.statistics import Result
from tabletop.screens.people.badges import SHELF, BadgesScene, Medal, Shelf, on_shelf
from tabletop.screens.people.cards import LATEST, GameRow, GamesBlock, Numbers, WinLine
from tabletop.screens.people.designer import DesignScene
from tabletop.screens.people.people import LookUpScene, matches_line
from tabletop.screens.people.portrait import CatTile, Mirror, PersonChip
from tabletop.screens.people.rivals import Favourites, HeadToHead, Last, LastTen, told_favourites
from tabletop.screens.shared.blocks import Block, Empty
from tabletop.screens.shared.phrases import ago, without_words
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.controls import Choice
from tabletop.ui.widgets.dialog import confirm
from tabletop.ui.widgets.form import STACKED_FROM
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import grid, line, pin, spaced, stack
from tabletop.ui.widgets.widget import Button, Label, Widget

ALWAYS, MONTH = "always", "month"
MONTH_LONG = 30 * 86_400
"""Seconds that are this month: the last thirty days."""
COLUMNS = (0.242, 0.442)
"""The first two of the three columns' shares of the width."""
STRIP, WORN, NOTHING = 96, 54, 700
"""Units: the height of the last ten, an outfit, and the words for somebody who has not played."""
OFTEN, QUICK = ("none", "crown", "headphones", "captain", "scarf"), 4
"""Outfits that are at hand, and how many of them."""
BROAD = 520
"""From so many units on the numbers have room beside the mirror."""
AT_ONCE, A_FRAME = 0.15, 0.02
"""Seconds that may go into reading matches before the page is shown, and in each frame after that."""


class StatisticsScene(Page):
    """Everything on one page; with large letters it is longer than the window."""

    planet = "shell/moon"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "")
        spans = [(ALWAYS, _("All time")), (MONTH, _("This month"))]
        self.span: Choice[str] = Choice(spans, ALWAYS, lambda _span: self._again())
        self.game = ""
        """The game that is shown alone; empty for all."""
        self._whose = ""
        """The name of whoever is looked up; empty for whoever plays here."""
        table = _("A table for other programs: everybody's finished matches, as far as they count.")
        self.save_button = Button(_("Save as CSV"), self._export, icon="save", hint=table)
        self.reset_button = Button(_("Reset"), self._ask_reset, icon="delete", hint=_("Start these numbers afresh."))
        self.reading = Label("", "small", "ink_soft")
        self.area = ScrollArea()
        self.library = open_library(shell.settings)
        self.library.look()
        self._left = self.library.read(AT_ONCE)
        self._unlearnt = 1  # until it is known how many matches the library has not learnt from
        self._fetch()
        self.group.set_focus(self.back_button)

    # -- what there is -------------------------------------------------------------------------------------

    def _fetch(self) -> None:
        """Count everything anew for this page's person."""
        settings = self.shell.settings
        self.library = open_library(settings)  # which knows from when on everybody's matches count
        self.person = person = people.find(settings, self._whose or people.current_name(settings))
        since = int(time.time()) - MONTH_LONG if self.span.value == MONTH else 0
        everything = self.library.tally(person.name, since=since)
        self.tally = self.library.tally(person.name, self.game, since) if self.game else everything
        self.left_out = self.library.left_out(person.name, self.game, since)
        self.ever = bool(everything.results) or bool(self.library.tally(person.name).results)
        self.standings = badges.standings(self.library.played(person.name))
        title = _("Your story") if person.name == people.nobody() else _("{name}'s story", name=person.name)
        if self.game:
            title = _("{story}: {game}", story=title, game=GAMES[self.game].info.short_title)
        self.title.words = title
        self.chip = PersonChip(person, matches_line(self.shell, person), self._look_up, _("Whose page this is."))
        rows = []
        for name, game in GAMES.items():
            results = [result for result in everything.results if result.game == name]
            rows.append(GameRow(game.info, results, self.game == name, partial(self._choose_game, name)))
        self._make_cards(rows)
        tools = [self.span, self.save_button, self.reset_button] if self.ever else []
        self.group.widgets = [self.back_button, self.title, self.chip, self.area, *tools, self.reading, *self._cards()]
        self.group.changed = True

    def _make_cards(self, rows: list[GameRow]) -> None:
        tally, shell = self.tally, self.shell
        self.mirror = Mirror(self.person.face)
        change = _("Change the cat, the colour, the name.")
        self.edit = Button(_("Edit"), lambda: shell.push(DesignScene(shell, self.person)), icon="edit", hint=change)
        self.me, self.numbers = Block(""), Numbers(tally, self.left_out)
        self.outfits = self._quick_outfits()
        self.line = WinLine(tally)
        self.games = GamesBlock(rows)
        self.favourites = Favourites(told_favourites(tally.favourites, GAMES, self.game))
        self.rivals = HeadToHead(tally.rivals, self.person.name)
        lasts = []
        for result in reversed(tally.results[-LATEST:]):
            info = GAMES[result.game].info if result.game in GAMES else None
            lasts.append(Last(result, info, ago(result.ended), partial(self._look_at, result)))
        self.lasts = LastTen(lasts)
        self.shelf = Shelf([Medal(one, self._show_badges) for one in on_shelf(self.standings)])
        nothing = _(
            "Nothing to tell yet. Play a match to its end, and here will be: how many you won in each game and against "
            "each level, your longest row, the cards, commanders and roles you like, whom you beat, your last ten "
            "matches, and {count} badges to earn.",
            count=len(badges.BADGES),
        )
        self.nothing = Empty("\n".join(filter(None, (nothing, without_words(self.left_out)))))
        if self._left:
            self.nothing.words = _("Your matches are being read: in a moment they are told here.")

    def _quick_outfits(self) -> list[CatTile]:
        """What the cat wears, and a few other outfits."""
        design = self.person.design
        if design is None:
            return []
        tiles = []
        for outfit in [design.outfit, *(name for name in OFTEN if name != design.outfit)][:QUICK]:
            tile = CatTile(cats.OUTFITS[outfit], partial(self._wear, outfit), WORN)
            tile.face, tile.chosen = design._replace(outfit=outfit).face, outfit == design.outfit
            tiles.append(tile)
        return tiles

    def _wear(self, outfit: str) -> None:
        if self.person.design is not None:
            design = self.person.design._replace(outfit=outfit)
            people.keep(self.shell.settings, self.person._replace(design=design), self.person.name)
            self.shell.keep_settings()
            self._again()

    def _cards(self) -> list[Widget]:
        if not self.ever:
            return [self.nothing]
        me = [self.me, self.mirror, *self.outfits, self.edit, self.numbers, self.line]
        games = [self.games, *self.games.rows, self.favourites, self.rivals, self.lasts, *self.lasts.lasts]
        return [*me, *games, self.shelf, *self.shelf.medals]

    def update(self, seconds: float) -> bool:
        """Read a few more matches in every frame."""
        if self._left:
            self._left = self.library.read(A_FRAME)
            self._tell_reading(self._left)
        elif self._unlearnt:
            self._unlearnt = self.library.learn(GAMES, A_FRAME)
            self._tell_reading(self._unlearnt)
        return super().update(seconds)

    def _tell_reading(self, left: int) -> None:
        """Say how many are left to read; when all are read show the new numbers."""
        before = self.reading.words
        self.reading.words = counted("One more match to read", "{count} more matches to read", left) if left else ""
        if before and not left:
            self._again()
        elif before != self.reading.words:
            self.arrange()
            self.group.changed = True

    # -- what can be done ----------------------------------------------------------------------------------

    def resume(self) -> None:
        self.library.look()
        self._left, self._unlearnt = self.library.read(AT_ONCE), 1
        self._again()

    def _again(self) -> None:
        """Count and show everything anew; the focus stays at its place in the list."""
        widgets, focus = self.group.widgets, self.group.focus
        place = widgets.index(focus) if focus in widgets else 0
        self._fetch()
        self.arrange()
        fresh = self.group.widgets
        same = fresh[place] if place < len(fresh) and type(fresh[place]) is type(focus) else self.back_button
        self.group.set_focus(same)

    def _choose_game(self, game: str) -> None:
        self.game = "" if self.game == game else game
        self._again()

    def _look_up(self) -> None:
        self.shell.push(LookUpScene(self.shell, self.person, self._show_page))

    def _show_page(self, person: people.Person) -> None:
        self._whose = person.name

    def _show_badges(self) -> None:
        self.shell.push(BadgesScene(self.shell, self.person.name, self.standings))

    def _look_at(self, result: Result) -> None:
        from tabletop.screens.shared.matches import open_saved

        open_saved(self.shell, self.library.folder / result.file)

    def _export(self) -> None:
        from tabletop.screens.shared.file_chooser import FileChooser

        title = _("Where shall the table go?")
        self.shell.push(FileChooser(self.shell, title, (".csv",), self._write, "tabletop.csv"))

    def _write(self, path: Path) -> None:
        from tabletop.base.files import write_file
        from tabletop.records.sharing import as_csv

        try:
            write_file(path, as_csv(self.library).encode(), private=False)
        except OSError as problem:
            raise TabletopError(_("It cannot be written: {problem}.", problem=problem.strerror)) from problem
        self.shell.notify(_("All finished matches that count are in {file}.", file=path.name))

    def _ask_reset(self) -> None:
        words = _(
            "Everything {name} has played until now counts no longer, here and for badges. The matches stay.",
            name=self.person.name,
        )
        confirm(self.shell, _("Start afresh?"), words, _("Start afresh"), self._reset, icon="warning")

    def _reset(self) -> None:
        count_afresh(self.shell.settings, self.person.name)
        self.shell.keep_settings()
        self.game = ""
        self._again()

    # -- picture -------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        super().arrange()
        look, gap, margin, body = self.look, self.look.px(GAP), self.look.px(6), self.body
        middle = self.back_button.rect.centery
        chip = pin(look, self.chip, body.right, middle, "midright")
        top = max(self.back_button.rect.bottom, chip.bottom) + look.px(10)
        self.title.rect.width = min(self.title.rect.width, chip.left - gap - self.title.rect.left)
        left = self.title.rect.right
        if self.ever:
            tools = [2 * gap, *spaced([self.span, self.save_button, self.reset_button], gap)[:-1]]
            left = line(look, tools, left, middle)
            if left + gap > chip.left:  # below the title, then
                tall = self.span.rect.height
                line(look, tools[1:], body.left, top + tall // 2)
                top, left = top + tall + gap, self.title.rect.right
        if self.reading.words:
            left = pin(look, self.reading, left + 2 * gap, middle, "midleft").right
        self.hang_orb(left, chip.left)
        self.area.rect = pygame.Rect(body.left - margin, top, body.width + 2 * margin, look.size[1] - top - look.px(10))
        if not self.ever:
            self.nothing.place(look, body, NOTHING * max(100, look.text_percent) // 100)
        elif look.text_percent >= STACKED_FROM:
            bottom = self._place_stack(body.left, top + margin, body.width - 2 * look.px(BAR))
            self.area.hold(self._cards(), bottom + margin - top, look)
            return
        else:
            self._place_page(pygame.Rect(body.left, top, body.width, self.area.rect.height))
        self.area.hold([], 0, look)

    def _place_page(self, room: pygame.Rect) -> None:
        """Three columns, the strip below two of them, the shelf below all."""
        look, gap = self.look, self.look.px(10)
        first, second = (round(room.width * share) for share in COLUMNS)
        middle, right = room.left + first + gap, room.left + first + second + 2 * gap
        low = room.bottom - look.px(SHELF) - gap
        high = low - look.px(STRIP) - gap
        half = room.top + (high - room.top - gap) // 2
        portrait = room.top + round((low - room.top - gap) * 0.62)

        def put(card: Widget, left: int, top: int, right: int, bottom: int) -> None:
            card.rect = pygame.Rect(left, top, right - left, bottom - top)

        put(self.me, room.left, room.top, middle - gap, portrait)
        put(self.line, room.left, portrait + gap, middle - gap, low)
        put(self.games, middle, room.top, right - gap, high)
        put(self.favourites, right, room.top, room.right, half)
        put(self.rivals, right, half + gap, room.right, high)
        put(self.lasts, middle, high + gap, room.right, low)
        put(self.shelf, room.left, low + gap, room.right, room.bottom)
        self._fill_cards(below=False)

    def _place_stack(self, left: int, top: int, width: int) -> int:
        """Everything below each other; returns where it ends."""
        look, gap = self.look, self.look.px(GAP)
        self.me.rect = pygame.Rect(left, top, width, self.numbers.size(look, width // 2)[1] + look.px(WORN + 60))
        cards = [self.games, self.line, self.favourites, self.rivals, self.lasts, self.shelf]
        bottom = stack(look, spaced(cards, gap), left, self.me.rect.bottom + gap, width)
        self._fill_cards(below=True)
        return bottom

    def _fill_cards(self, below: bool) -> None:
        self._place_me()
        self.games.arrange(self.look)
        self.lasts.arrange(self.look, below)
        self.shelf.arrange(self.look)

    def _place_me(self) -> None:
        """The mirror above the numbers, outfits and the edit button beside it; or all of that beside it."""
        look, pad, gap, side = self.look, self.look.px(12), self.look.px(5), self.look.px(WORN)
        inside = self.me.rect.inflate(-2 * pad, -2 * pad)
        broad = inside.width > look.px(BROAD)
        high = inside.height if broad else inside.height - self.numbers.size(look, inside.width)[1] - pad // 2
        wide = min(round(high * 200 / 240), inside.width - 2 * side - 3 * gap)
        self.mirror.rect = pygame.Rect(*inside.topleft, wide, high)
        if broad:
            left, abreast, top = self.mirror.rect.right + 2 * pad, QUICK, inside.bottom - side
            stack(look, [self.numbers], left, inside.top, inside.right - left)
        else:
            left, abreast, top = inside.right - 2 * side - gap, 2, inside.top
            stack(look, [self.numbers], inside.left, self.mirror.rect.bottom + pad // 2, inside.width)
        pin(look, self.edit, inside.right, self.mirror.rect.bottom, "bottomright")
        grid(self.outfits, abreast, left, top, (side, side), gap)
        for tile in self.outfits:
            tile.focusable = not tile.rect.colliderect(self.edit.rect) and tile.rect.top >= inside.top
            if not tile.focusable:
                tile.rect.size = 0, 0
