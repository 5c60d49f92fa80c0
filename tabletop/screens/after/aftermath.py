"""The story of a game that is over: everybody's chances, the largest swings, the luck, and the same deal once more."""

from __future__ import annotations

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
from tabletop.ui.widgets.form import STACKED_FROM
from tabletop.ui.widgets.scroll import BAR, ScrollArea
from tabletop.ui.widgets.stacks import row, wrapped
from tabletop.ui.widgets.widget import Button, Label, Widget

CHART = 0.6
"""How much of the page's width the chart has beside the luck."""
LOWEST, PART = 210, 0.75
"""Units of the chart's height, at least; with large letters how much of what is seen at once."""


class AftermathScene(Page):
    """Fills itself while the other process looks back; leaving it throws away what is not ready."""

    planet, orb = "shell/moon", (110, (120, 44))

    def __init__(self, shell: Shell, match: Match, table: Controller, path: Path | None) -> None:
        super().__init__(shell, _("The story of the game"))
        self.match, self.path = match, path
        self.seats = people.addressed(shell.settings, match)
        self.table = type(table)(self.seats)
        """It speaks to whoever reads this."""
        self.course = Course(shell, match)
        self.area = ScrollArea()
        self.chart = Chart(self.course, self.seats, table.story.unit)
        self.cards: list[Widget] = []
        self.luck = self._luck()
        hidden = match.game.info.secrets
        watch = Button(
            _("Replay, all open") if hidden else _("Replay"),
            self._watch,
            icon="eye",
            hint=_("See every hand and everything that was hidden, at the end and before.") if hidden else "",
        )
        again = [
            Button(_("Play this deal again"), self._again, icon="seed", hint=_("The same seed deals the same game.")),
            Button(_("Again, seats swapped"), partial(self._again, True), icon="seats",
                   hint=_("The same deal, and everybody moves on a chair: you get what somebody else had.")),
        ]  # fmt: skip
        known = match.told_seed is not None
        self.buttons = [watch, *(again if known else [])]
        seed = _("Seed {seed}", seed=match.told_seed) if known else ""
        facts = " · ".join(filter(None, (seed, branch_words(match))))
        self.seed = Label(facts, "small", "ink_soft", pygame.FONT_CENTER)
        self._tell()
        self.group.set_focus(self.back_button)

    # -- what there is -------------------------------------------------------------------------------------

    def _luck(self) -> LuckBlock:
        """For everybody, in sentences for people."""
        room = luck.room_of(self.match.game)
        persons = [seat for seat, who in enumerate(self.seats) if who.kind == HUMAN]
        sorts = []
        for kind, named in room.KINDS.items() if room else ():
            found = [one for one in self.course.luck if one.kind == kind]
            words = [
                luck.sentence(one, room.told(one, self.seats[one.seat].name))
                for one in found
                if room and one.seat in persons
            ]
            if found:
                sorts.append(Sort(named, found, words))
        taken_over = _("Counted since the match was taken over.") if self.match.branch else ""
        note = " ".join(filter(None, (taken_over, room.NOTE if room else "")))
        if not self.course.total:
            note = _("A moment: dice and cards are being counted.")
        return LuckBlock(sorts, note, self.seats, counted=bool(self.course.total))

    def _tell(self) -> None:
        """Show what is known by now."""
        self.luck = self._luck()
        self.chart.swings, self.chart.numbers = (), self._numbers()
        if not self.course.done:
            self.cards = [Nothing(_("The largest swings will be here."))]
        else:
            told = tell_swings(self.match, self.table, self.course.points, self.course.swings())
            self.chart.swings = told
            self.cards = [
                SwingCard(number, one, self.seats, partial(self._show, one.decision))
                for number, one in enumerate(told, 1)
            ] or [Nothing(self._calm())]
        inside = [self.chart, *self.cards, self.luck]
        self.group.widgets = [self.back_button, self.title, self.area, *inside, *self.buttons, self.seed]
        self.group.changed = True

    def _calm(self) -> str:
        if self.course.swings():
            return _("It was decided little by little: no single turn says why.")
        if self.match.branch:
            return _("Since the match was taken over no turn changed anybody's chance much.")
        return _("No turn changed anybody's chance much.")

    def _numbers(self) -> list[int]:
        """Of each look the round or turn it was, as the table counts them."""
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
            self._tell()
            self.arrange()
        return super().update(seconds) or changed

    def handle(self, event: Input) -> None:
        """A turn that is pointed at on the chart says everybody's chances, and a click watches it."""
        if isinstance(event, Pointer):
            inside = self.group.widget_at(event.at) is self.chart
            self.group.changed = self.chart.point(event.at if inside else None) or self.group.changed
            if event.kind == "down" and event.button == 1 and self.course.done and self.chart.pointed is not None:
                self._show(self.course.points[max(0, self.chart.pointed - 1)].at)
                return
        super().handle(event)

    def leave(self) -> None:
        self.course.stop()

    def help(self) -> tuple[str, str]:
        return self.match.game.info.id, ""

    # -- what can be done ----------------------------------------------------------------------------------

    def _show(self, decision: int) -> None:
        navigation.open_replay(self.shell, self.match, self.path, decision, play=True)

    def _watch(self) -> None:
        navigation.open_replay(
            self.shell, self.match, self.path, self.match.position, all_open=self.match.game.info.secrets
        )

    def _again(self, swapped: bool = False) -> None:
        seats = self.match.seats
        if swapped:
            seats = (seats[-1], *seats[:-1])
        shell, match = self.shell, self.match
        setup = matches.Setup(match.game.info.id, seats, match.options, match.seed)
        navigation.back_to_menu(shell)
        matches.begin(shell, setup)

    # -- picture -------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        super().arrange()
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        rows = wrapped(look, self.buttons, self.body.width, gap)
        seed = self.seed.size(look, self.body.width)[1]
        y = look.size[1] - look.px(10) - seed
        self.seed.rect = pygame.Rect(self.body.left, y, self.body.width, seed)
        y -= len(rows) * (self.buttons[0].size(look)[1] + gap)
        top = self.back_button.rect.bottom + look.px(12)
        self.area.rect = pygame.Rect(self.body.left, top, self.body.width, y - gap - top).inflate(2 * margin, 0)
        for line in rows:
            y = row(look, line, self.body.centerx, y, gap) + gap
        end = self._place(self.body.width)
        if end - top > self.area.rect.height:
            end = self._place(self.body.width - 2 * look.px(BAR))
        self.area.hold([self.chart, *self.cards, self.luck], end - top, look)

    def _place(self, width: int) -> int:
        """Chart and swings, the luck beside or below them; where they end."""
        look, gap, margin = self.look, self.look.px(GAP), self.look.px(6)
        left, top = self.body.left, self.area.rect.top + margin
        beside = look.text_percent < STACKED_FROM
        chart = round(width * CHART) if beside else width
        bottom = self._place_chart(pygame.Rect(left, top, chart, 0), beside)
        if beside:
            self.luck.rect = pygame.Rect(left + chart + gap, top, width - chart - gap, 0)
        else:
            self.luck.rect = pygame.Rect(left, bottom + gap, width, 0)
        tall = self.luck.size(look, self.luck.rect.width)[1]
        self.luck.rect.height = max(tall, bottom - top) if beside else tall
        return max(bottom, self.luck.rect.bottom) + margin

    def _place_chart(self, at: pygame.Rect, beside: bool) -> int:
        """The chart above the swings; where they end."""
        look, gap = self.look, self.look.px(GAP)
        abreast = len(self.cards) if beside else 1
        wide = (at.width - (abreast - 1) * gap) // abreast
        tall = max(card.size(look, wide)[1] for card in self.cards)
        cards = tall if beside else sum(card.size(look, wide)[1] + gap for card in self.cards)
        room = self.area.rect.height - cards - 2 * gap
        least = look.px(LOWEST) if beside else round(self.area.rect.height * PART)
        self.chart.rect = pygame.Rect(at.left, at.top, at.width, max(room, least))
        y = self.chart.rect.bottom + gap
        for number, card in enumerate(self.cards):
            if beside:
                card.rect = pygame.Rect(at.left + number * (wide + gap), y, wide, tall)
            else:
                card.rect = pygame.Rect(at.left, y, wide, card.size(look, wide)[1])
                y = card.rect.bottom + gap
        return self.cards[-1].rect.bottom
