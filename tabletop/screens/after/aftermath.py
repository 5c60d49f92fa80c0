"""The story of a game that is over: everybody's chances, the largest swings, the luck, and the same deal once more."""

from functools import partial
from pathlib import Path

import pygame

from tabletop.base.words import _
from tabletop.kernel import luck
from tabletop.kernel.match import HUMAN, Match
from tabletop.records import people
from tabletop.screens import navigation
from tabletop.screens.after.cards import Chart, LuckBlock, Nothing, Sort, SwingCard
from tabletop.screens.after.chances import Course
from tabletop.screens.after.turning_points import tell_swings
from tabletop.screens.shared import matches
from tabletop.screens.shared.phrases import branch_words
from tabletop.ui.input import Input, Pointer
from tabletop.ui.render.theme import GAP
from tabletop.ui.screen import Page
from tabletop.ui.shell import Shell
from tabletop.ui.stage.controller import Controller
from tabletop.ui.widgets.form import STACKED_FROM, fill_area
from tabletop.ui.widgets.scroll import ScrollArea
from tabletop.ui.widgets.stacks import row, stack, tiled, wrapped
from tabletop.ui.widgets.widget import Button, Label, Widget

CHART = 0.6
"""The chart's share of the page's width, beside the luck."""
LOWEST, PART = 210, 0.75
"""The chart's least height: in units, or with large letters as a share of the scrolling area."""


class AftermathScene(Page):
    """Fills up while the other process analyses the match; leaving the page drops an unfinished analysis."""

    planet, orb = "shell/moon", (110, (120, 44))

    def __init__(self, shell: Shell, match: Match, table: Controller, path: Path | None) -> None:
        super().__init__(shell, _("The story of the game"))
        self.match, self.path = match, path
        self.seats = people.with_you(shell.settings, match)
        self.table = type(table)(self.seats)  # one that says "you" to the reader
        self.course = Course(shell, match)
        self.area = ScrollArea()
        self.chart = Chart(self.course, self.seats, table.story.unit)
        self.cards: list[Widget] = []
        self.luck = self._luck()
        if match.game.info.secrets:
            watch = Button(_("Replay, all open"), self._watch, icon="eye")
            watch.hint = _("See every hand and everything that was hidden, at the end and before.")
        else:
            watch = Button(_("Replay"), self._watch, icon="eye")
        self.buttons, facts = [watch], [branch_words(match)]
        if match.told_seed is not None:
            swapped = _("The same deal, and everybody moves on a chair: you get what somebody else had.")
            same = _("The same seed deals the same game.")
            self.buttons += [
                Button(_("Play this deal again"), self._again, icon="seed", hint=same),
                Button(_("Again, seats swapped"), partial(self._again, True), icon="seats", hint=swapped),
            ]
            facts.insert(0, _("Seed {seed}", seed=match.told_seed))
        self.seed = Label(" · ".join(filter(None, facts)), "small", "ink_soft", pygame.FONT_CENTER)
        self._show()
        self.group.set_focus(self.back_button)

    def _luck(self) -> LuckBlock:
        """Everybody's luck; of people also in sentences."""
        sorts, notes = [], []
        if self.match.branch:
            notes.append(_("Counted since the match was taken over."))
        if room := luck.room_of(self.match.game):
            notes.append(room.NOTE)
            for kind, named in room.KINDS.items():
                found = [one for one in self.course.luck if one.kind == kind]
                mine = [one for one in found if self.seats[one.seat].kind == HUMAN]
                words = [luck.sentence(one, room.told(one, self.seats[one.seat].name)) for one in mine]
                if found:
                    sorts.append(Sort(named, found, words))
        if not self.course.total:
            notes = [_("A moment: dice and cards are being counted.")]
        return LuckBlock(sorts, " ".join(filter(None, notes)), self.seats, counted=bool(self.course.total))

    def _show(self) -> None:
        """Make the cards of what is known by now."""
        self.luck = self._luck()
        self.chart.swings, self.chart.numbers = (), self._numbers()
        if self.course.done:
            told = tell_swings(self.match, self.table, self.course.points, self.course.swings())
            self.chart.swings = told
            swings = [SwingCard(n, one, self.seats, self._watch_from) for n, one in enumerate(told, 1)]
            self.cards = [*swings] or [Nothing(self._calm())]
        else:
            self.cards = [Nothing(_("The largest swings will be here."))]
        inside = [self.chart, *self.cards, self.luck]
        self.group.widgets = [self.back_button, self.title, self.area, *inside, *self.buttons, self.seed]
        self.group.changed = True

    def _calm(self) -> str:
        """Why no swing is shown."""
        if self.course.swings():
            return _("It was decided little by little: no single turn says why.")
        if self.match.branch:
            return _("Since the match was taken over no turn changed anybody's chance much.")
        return _("No turn changed anybody's chance much.")

    def _numbers(self) -> list[int]:
        """The round or turn of each analysed position, as the table counts them."""
        story, numbers, at = self.table.story.of(self.match), list[int](), 0
        for point in self.course.points:
            for record in self.match.history[at : point.at]:
                for event in record.events:
                    story.follow(event)
            at = point.at
            numbers.append(story.number)
        return numbers

    def update(self, seconds: float) -> bool:
        before = bool(self.course.total), self.course.done
        changed = self.course.update()
        if len(self.chart.numbers) != len(self.course.points):
            self.chart.numbers = self._numbers()
        if (bool(self.course.total), self.course.done) != before:
            self._show()
            self.arrange()
        return super().update(seconds) or changed

    def handle(self, event: Input) -> None:
        """Pointing at a turn on the chart shows everybody's chances; a click replays it."""
        if isinstance(event, Pointer):
            inside = self.group.widget_at(event.at) is self.chart
            self.group.changed = self.chart.point(event.at if inside else None) or self.group.changed
            if event.kind == "down" and event.button == 1 and self.course.done and self.chart.pointed is not None:
                self._watch_from(self.course.points[max(0, self.chart.pointed - 1)].at)
                return
        super().handle(event)

    def leave(self) -> None:
        self.course.stop()

    def help(self) -> tuple[str, str]:
        return self.match.game.info.id, ""

    def _watch_from(self, decision: int) -> None:
        navigation.open_replay(self.shell, self.match, self.path, decision, play=True)

    def _watch(self) -> None:
        match = self.match
        navigation.open_replay(self.shell, match, self.path, match.position, all_open=match.game.info.secrets)

    def _again(self, swapped: bool = False) -> None:
        match, seats = self.match, self.match.seats
        if swapped:
            seats = (seats[-1], *seats[:-1])
        navigation.back_to_menu(self.shell)
        matches.begin(self.shell, matches.Setup(match.game.info.id, seats, match.options, match.seed))

    def arrange(self) -> None:
        super().arrange()
        look, gap, body, margin = self.look, self.look.px(GAP), self.body, self.look.px(6)
        rows = wrapped(look, self.buttons, body.width, gap)
        seed = self.seed.size(look, body.width)[1]
        self.seed.rect = pygame.Rect(body.left, look.size[1] - look.px(10) - seed, body.width, seed)
        top = self.back_button.rect.bottom + look.px(12)
        y = self.seed.rect.top - len(rows) * (self.buttons[0].size(look)[1] + gap)
        self.area.rect = pygame.Rect(body.left - margin, top, body.width + 2 * margin, y - gap - top)
        for line in rows:
            y = row(look, line, body.centerx, y, gap) + gap
        fill_area(look, self.area, [self.chart, *self.cards, self.luck], self._place)

    def _place(self, bar: int) -> int:
        """The chart above the swings, the luck beside or below them; returns the height that was needed."""
        look, gap, margin, room = self.look, self.look.px(GAP), self.look.px(6), self.area.rect.height
        left, top, width = self.body.left, self.area.rect.top + margin, self.body.width - bar
        beside = look.text_percent < STACKED_FROM
        chart, abreast = (round(width * CHART), len(self.cards)) if beside else (width, 1)
        wide = (chart - (abreast - 1) * gap) // abreast
        cards = tiled(look, self.cards, abreast, left, 0, wide, gap)
        least = look.px(LOWEST) if beside else round(room * PART)
        self.chart.rect = pygame.Rect(left, top, chart, max(room - cards - gap, least))
        bottom = tiled(look, self.cards, abreast, left, self.chart.rect.bottom + gap, wide, gap) - gap
        x, y = (left + chart + gap, top) if beside else (left, bottom + gap)
        stack(look, [self.luck], x, y, left + width - x)
        if beside:
            self.luck.rect.height = max(self.luck.rect.height, bottom - top)
        return max(bottom, self.luck.rect.bottom) + margin - self.area.rect.top
