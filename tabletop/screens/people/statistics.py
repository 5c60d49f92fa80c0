"""A person's page: how they do, in what, against whom, what they like and what they have earned."""

import time
from functools import partial
from pathlib import Path

import pygame

from tabletop.base.errors import TabletopError
from tabletop.base.words import _, counted
from tabletop.cast import cats
from tabletop.games.shelf import GAMES
from tabletop.kernel.game import GameInfo
from tabletop.records import badges, people
from tabletop.records.library import count_afresh, open_library
from tabletop.records.statistics import Result
from tabletop.screens.people.badges import BadgesScene, Medal, Shelf, on_shelf
from tabletop.screens.people.cards import LATEST, GameRow, GamesBlock, Numbers, WinLine
from tabletop.screens.people.designer import DesignScene
from tabletop.screens.people.people import LookUpScene, matches_line
from tabletop.screens.people.portrait import Mirror, PersonChip
from tabletop.screens.people.rivals import Favourites, HeadToHead, Last, LastTen, told_favourites
from tabletop.screens.people.tiles import CatTile
from tabletop.screens.shared.blocks import Block
from tabletop.screens.shared.phrases import ago, without_words
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.widgets.controls import Choice
from tabletop.ui.widgets.dialog import confirm
from tabletop.ui.widgets.form import STACKED_FROM
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.widget import Button, Label, Widget

ALWAYS, MONTH = "always", "month"
MONTH_LONG = 30 * 86_400
"""Seconds that are this month: the last thirty days."""
COLUMNS = (0.242, 0.442)
"""How wide the first two of the three columns are, of all."""
STRIP, SHELF = 96, 126
"""Units of the last ten's height and of the shelf's."""
OFTEN, QUICK, WORN = ("none", "crown", "headphones", "captain", "scarf"), 4, 54
"""Outfits that are at hand, how many of them, and units of each."""
BROAD = 520
"""From so many units on the numbers have room beside the mirror."""
AT_ONCE, A_FRAME = 0.15, 0.02
"""Seconds that may go into reading matches before the page is shown, and in each frame after that."""


class StatisticsScene(Page):
    """Everything on one page; with large letters it is longer than the window."""

    planet = "shell/moon"

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell, "")
        self.span: Choice[str] = Choice([(ALWAYS, _("All time")), (MONTH, _("This month"))], ALWAYS, self._choose_span)
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
        self._unlearnt = True
        self._fetch()
        self.group.set_focus(self.back_button)

    # -- what there is -------------------------------------------------------------------------------------

    def _fetch(self) -> None:
        """Count everything anew for whoever this page is about."""
        settings = self.shell.settings
        self.library = open_library(settings)  # which knows from when on everybody's matches count
        self.person = person = people.find(settings, self._whose or people.current_name(settings))
        since = int(time.time()) - MONTH_LONG if self.span.value == MONTH else 0
        everything = self.library.tally(person.name, since=since)
        self.tally = everything
        if self.game:
            self.tally = self.library.tally(person.name, self.game, since)
        self.left_out = self.library.left_out(person.name, self.game, since)
        self.ever = bool(everything.results) or bool(self.library.tally(person.name).results)
        self.standings = badges.standings(self.library.played(person.name))
        title = _("Your story") if person.name == people.nobody() else _("{name}'s story", name=person.name)
        if self.game:
            title = _("{story}: {game}", story=title, game=GAMES[self.game].info.short_title)
        self.title.words = title
        line = matches_line(self.shell, person)
        self.chip = PersonChip(person, line, self._look_up, _("Whose page this is."))
        rows = [
            GameRow(
                game.info,
                [result for result in everything.results if result.game == game.info.id],
                self.game == game.info.id,
                partial(self._choose_game, game.info.id),
            )
            for game in GAMES.values()
        ]
        self._make_cards(rows)
        self._list_widgets()

    def _make_cards(self, rows: list[GameRow]) -> None:
        tally = self.tally
        self.mirror = Mirror(self.person.face)
        self.edit = Button(_("Edit"), self._edit, icon="edit", hint=_("Change the cat, the colour, the name."))
        self.me, self.numbers = Block(""), Numbers(tally, self.left_out)
        self.outfits = self._quick_outfits()
        self.line = WinLine(tally)
        self.games = GamesBlock(rows)
        self.favourites = Favourites(told_favourites(tally.favourites, GAMES, self.game))
        self.rivals = HeadToHead(tally.rivals, self.person.name)
        newest = reversed(tally.results[-LATEST:])
        self.lasts = LastTen([Last(one, _info(one), ago(one.ended), partial(self._look_at, one)) for one in newest])
        show = partial(self._show_badges)
        self.shelf = Shelf([Medal(one, show) for one in on_shelf(self.standings)])
        reading = _("Your matches are being read: in a moment they are told here.")
        nothing = _(
            "Nothing to tell yet. Play a match to its end, and here will be: how many you won in each game and against "
            "each level, your longest row, the cards, commanders and roles you like, whom you beat, your last ten "
            "matches, and {count} badges to earn.",
            count=len(badges.BADGES),
        )
        self.nothing = Label(
            reading if self._left else "\n".join(filter(None, (nothing, without_words(self.left_out)))),
            "body",
            align=pygame.FONT_CENTER,
        )

    def _quick_outfits(self) -> list[CatTile]:
        """What the cat wears, and a few other things it has in its wardrobe."""
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
        about_me = [self.me, self.mirror, *self.outfits, self.edit, self.numbers, self.line]
        about_games = [self.games, *self.games.rows, self.favourites, self.rivals, self.lasts, *self.lasts.lasts]
        return [*about_me, *about_games, self.shelf, *self.shelf.medals]

    def _list_widgets(self) -> None:
        tools = [self.span, self.save_button, self.reset_button] if self.ever else []
        self.group.widgets = [self.back_button, self.title, self.chip, self.area, *tools, self.reading, *self._cards()]
        self.group.changed = True

    def update(self, seconds: float) -> bool:
        """Go on reading what has not been read, a little in every frame."""
        if self._left:
            self._left = self.library.read(A_FRAME)
            self._tell_reading(self._left)
        elif self._unlearnt:
            left = self.library.learn(GAMES, A_FRAME)
            self._unlearnt = left > 0
            self._tell_reading(left)
        return super().update(seconds)

    def _tell_reading(self, left: int) -> None:
        """Say that there is more to come; when all was read, show it."""
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
        self._left, self._unlearnt = self.library.read(AT_ONCE), True
        self._again()

    def _again(self) -> None:
        """Show the numbers anew; the focus stays where it is, as far as that is still there."""
        widgets, focus = self.group.widgets, self.group.focus
        place = widgets.index(focus) if focus in widgets else 0
        self._fetch()
        self.arrange()
        fresh = self.group.widgets
        same = fresh[place] if place < len(fresh) and type(fresh[place]) is type(focus) else self.back_button
        self.group.set_focus(same)

    def _choose_span(self, _span: str) -> None:
        self._again()

    def _choose_game(self, game: str) -> None:
        self.game = "" if self.game == game else game
        self._again()

    def _look_up(self) -> None:
        self.shell.push(LookUpScene(self.shell, self.person, self._show_page))

    def _show_page(self, person: people.Person) -> None:
        """Who plays stays as it is."""
        self._whose = person.name

    def _edit(self) -> None:
        self.shell.push(DesignScene(self.shell, self.person))

    def _show_badges(self) -> None:
        self.shell.push(BadgesScene(self.shell, self.person.name, self.standings))

    def _look_at(self, result: Result) -> None:
        from tabletop.screens.shared.matches import open_saved

        open_saved(self.shell, self.library.folder / result.file)

    def _export(self) -> None:
        from tabletop.screens.shared.file_chooser import FileChooser

        chooser = FileChooser(self.shell, _("Where shall the table go?"), (".csv",), self._write, "tabletop.csv")
        self.shell.push(chooser)

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
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        self.chip.rect.size = self.chip.size(look)
        self.chip.rect.midright = self.body.right, self.back_button.rect.centery
        top = max(self.back_button.rect.bottom, self.chip.rect.bottom) + look.px(10)
        left = self.title.rect.right + 2 * gap
        tools: list[Widget] = [self.span, self.save_button, self.reset_button] if self.ever else []
        wide = sum(tool.size(look)[0] + gap for tool in tools)
        self.beside = left + wide <= self.chip.rect.left
        x, y = (
            (left, self.back_button.rect.centery)
            if self.beside
            else (self.body.left, top + self.span.size(look)[1] // 2)
        )
        for tool in tools:
            tool.rect = pygame.Rect((x, 0), tool.size(look))
            tool.rect.centery = y
            x = tool.rect.right + gap
        if tools and not self.beside:
            top = self.span.rect.bottom + gap
        self.title.rect.width = min(self.title.rect.width, self.chip.rect.left - gap - self.title.rect.left)
        self.reading.rect = pygame.Rect((x, y - look.line_height("small") // 2), self.reading.size(look))
        header = [self.title, *(tools if self.beside else ()), *([self.reading] if self.reading.words else ())]
        self.hang_orb(max(widget.rect.right for widget in header), self.chip.rect.left)
        self.area.rect = pygame.Rect(self.body.left, top, self.body.width, look.size[1] - top - look.px(10))
        self.area.rect.inflate_ip(2 * margin, 0)
        if not self.ever:
            self._place_nothing()
            self.area.hold([], 0, look)
            return
        room = pygame.Rect(self.body.left, top, self.body.width, self.area.rect.height)
        if look.text_percent < STACKED_FROM:
            self._place_page(room)
            self.area.hold([], 0, look)
        else:
            bottom = self._place_stack(room.left, top + margin, room.width - 2 * look.px(BAR))
            self.area.hold(self._cards(), bottom + margin - top, look)

    def _place_page(self, room: pygame.Rect) -> None:
        """Three columns, the strip below two of them, the shelf below all."""
        look, gap = self.look, self.look.px(10)
        shelf = look.px(SHELF)
        self.shelf.rect = pygame.Rect(room.left, room.bottom - shelf, room.width, shelf)
        strip = look.px(STRIP)
        first, second = (round(room.width * share) for share in COLUMNS)
        middle, right = room.left + first + gap, room.left + first + second + 2 * gap
        low = self.shelf.rect.top - gap
        self.lasts.rect = pygame.Rect(middle, low - strip, room.right - middle, strip)
        high = self.lasts.rect.top - gap
        self.games.rect = pygame.Rect(middle, room.top, second, high - room.top)
        half = (high - room.top - gap) // 2
        self.favourites.rect = pygame.Rect(right, room.top, room.right - right, half)
        self.rivals.rect = pygame.Rect(right, room.top + half + gap, room.right - right, high - room.top - half - gap)
        tall = round((low - room.top - gap) * 0.62)
        self.me.rect = pygame.Rect(room.left, room.top, first, tall)
        self.line.rect = pygame.Rect(room.left, self.me.rect.bottom + gap, first, low - self.me.rect.bottom - gap)
        self._place_me()
        self.games.arrange(look)
        self.lasts.arrange(look, below=False)
        self.shelf.arrange(look)

    def _place_me(self) -> None:
        """The mirror above the numbers, wardrobe and pencil beside it; or all of that beside it."""
        look, pad, gap, side = self.look, self.look.px(12), self.look.px(5), self.look.px(WORN)
        inside = self.me.rect.inflate(-2 * pad, -2 * pad)
        broad, size = inside.width > look.px(BROAD), self.edit.size(look)
        tall = self.numbers.size(look, inside.width)[1]
        high = inside.height if broad else inside.height - tall - pad // 2
        wide = min(round(high * 200 / 240), inside.width - 2 * side - 3 * gap)
        self.mirror.rect = pygame.Rect(inside.left, inside.top, wide, high)
        if broad:
            left, abreast = self.mirror.rect.right + 2 * pad, QUICK
            tall = self.numbers.size(look, inside.right - left)[1]
            self.numbers.rect = pygame.Rect(left, inside.top, inside.right - left, tall)
            self.edit.rect = pygame.Rect((inside.right - size[0], inside.bottom - size[1]), size)
            top = inside.bottom - side
        else:
            left, abreast, top = inside.right - 2 * side - gap, 2, inside.top
            self.numbers.rect = pygame.Rect(inside.left, inside.bottom - tall, inside.width, tall)
            self.edit.rect = pygame.Rect((0, 0), size)
            self.edit.rect.bottomright = inside.right, self.mirror.rect.bottom
        for place, tile in enumerate(self.outfits):
            x, y = left + place % abreast * (side + gap), top + place // abreast * (side + gap)
            tile.rect = pygame.Rect(x, y, side, side)
            tile.focusable = not tile.rect.colliderect(self.edit.rect) and y >= inside.top
            if not tile.focusable:
                tile.rect.size = 0, 0

    def _place_stack(self, left: int, top: int, width: int) -> int:
        """Everything below each other; returns where it ends."""
        look, gap = self.look, self.look.px(GAP)
        self.me.rect = pygame.Rect(left, top, width, self.numbers.size(look, width // 2)[1] + look.px(WORN + 60))
        self._place_me()
        y = self.me.rect.bottom + gap
        for card in (self.games, self.line, self.favourites, self.rivals, self.lasts, self.shelf):
            tall = look.px(260) if card is self.line else card.size(look, width)[1]
            card.rect = pygame.Rect(left, y, width, tall)
            y = card.rect.bottom + gap
        self.games.arrange(look)
        self.lasts.arrange(look, below=True)
        self.shelf.arrange(look)
        return y

    def _place_nothing(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        wide = min(self.body.width - 4 * gap, look.px(700) * max(100, look.text_percent) // 100)
        self.nothing.rect = pygame.Rect((0, 0), (wide, self.nothing.size(look, wide)[1]))
        self.empty = pygame.Rect(0, 0, wide + 4 * gap, look.px(210) + self.nothing.rect.height + 4 * gap)
        self.empty.center = self.body.center
        self.nothing.rect.midbottom = self.empty.centerx, self.empty.bottom - 2 * gap

    def draw_body(self, surface: pygame.Surface) -> None:
        if self.ever:
            return
        look = self.look
        surface.blit(look.box(*self.empty.size, "panel", "panel_edge", radius=24), self.empty)
        cat = look.art("shell/sleepy-cat", look.px(280), look.px(200))
        surface.blit(cat, cat.get_rect(midbottom=(self.empty.centerx, self.nothing.rect.top - look.px(GAP))))


def _info(result: Result) -> GameInfo | None:
    """The game that was played, if it is still on the shelf."""
    return GAMES[result.game].info if result.game in GAMES else None
