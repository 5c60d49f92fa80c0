"""How a match ended, and what next. Imports the kernel and the ui."""

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.app import App
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import HUMAN, Match, Seat, level_words
from tabletop.scenes import ways
from tabletop.scenes.seat_row import draw_face
from tabletop.scenes.telling import listed
from tabletop.ui.dialog import Layer
from tabletop.ui.look import Look
from tabletop.ui.screen import MARGIN
from tabletop.ui.scroll import BAR, ScrollArea
from tabletop.ui.stacks import Part, height_of, row, spaced, stack, wrapped
from tabletop.ui.theme import GAP
from tabletop.ui.widgets import Button, Label, Widget, draw_lines
from tabletop.words import _

WIDEST = 1060
PORTRAIT = 132
FACE = 44


class Score(Widget):
    """One line of the table of scores."""

    focusable = False

    def __init__(self, place: int, seat: Seat, score: int, won: bool) -> None:
        super().__init__()
        self.place, self.seat, self.score, self.won = place, seat, score, won

    def size(self, look: Look, width: int = 0) -> tuple[int, int]:
        words = look.line_height("strong") + look.line_height("small")
        return width, max(look.px(FACE), words) + look.px(10)

    def draw(self, surface: pygame.Surface, look: Look, focused: bool, hovered: bool) -> None:
        gap, middle = look.px(GAP), self.rect.centery
        fill, edge = ("raised_hover", "accent") if self.won else ("raised", "")
        surface.blit(look.box(*self.rect.size, fill, edge), self.rect)
        face = pygame.Rect(self.rect.left + gap, 0, look.px(FACE), look.px(FACE))
        face.centery = middle
        draw_face(surface, look, self.place, self.seat, face)
        score = look.text(str(self.score), "heading", "ink")
        surface.blit(score, score.get_rect(midright=(self.rect.right - gap, middle)))
        right = self.rect.right - gap - max(score.get_width(), look.px(40))
        if self.won:
            trophy = look.icon("trophy", look.px(28))
            surface.blit(trophy, trophy.get_rect(midright=(right - gap // 2, middle)))
        x = face.right + gap + gap // 2
        room = right - look.px(28) - gap - x
        name = look.text(self.seat.name, "strong", "ink", room, one_line=True)
        kind = _("AI, {level}", level=level_words(self.seat.level))
        if self.seat.kind == HUMAN:
            kind = _("Human")
        who = look.text(kind, "small", "ink" if self.won else "ink_soft", room, one_line=True)
        draw_lines(surface, [name, who], x, middle)


class ResultsScene(Layer):
    """Laid over the table; closing it shows the table as the match left it."""

    def __init__(self, app: App, match: Match, again: Callable[[int | None], None], reason: str) -> None:
        """`again` is called, after this layer is gone, with the seed to play or None for a fresh one."""
        super().__init__(app)
        outcome = match.outcome
        assert outcome is not None, "a match has results once it is over"
        self.match, self.outcome = match, outcome
        self.winners = [(seat, match.seats[seat]) for seat in outcome.winners]
        role = "heading" if len(self.winners) > 1 else "title"
        title = _title([seat.name for _place, seat in self.winners])
        self.title = Label(title, role, align=pygame.FONT_CENTER)
        self.reason = Label(reason, "body", align=pygame.FONT_CENTER)
        seed = _("Seed {seed}. Chance is not to blame: the same seed deals the same game again.")
        self.seed = Label(seed.format(seed=match.seed), "small", "ink_soft", pygame.FONT_CENTER)
        scores = [
            Score(place, seat, outcome.scores[place], place in outcome.winners)
            for place, seat in enumerate(match.seats)
        ]
        self.scores = sorted(scores, key=lambda row: (not row.won, -row.score))
        self.area = ScrollArea()
        self.buttons = [
            Button(_("Play again"), partial(self.close_and, partial(again, None)), icon="play", accent=True),
            Button(_("Same seed again"), partial(self.close_and, partial(again, match.seed)), icon="seed"),
            Button(_("Look at the table"), self.back, icon="eye"),
            Button(_("Menu"), partial(ways.back_to_menu, app), icon="home"),
        ]
        self.left = pygame.Rect(0, 0, 0, 0)
        self.group.widgets = [self.title, self.reason, self.seed, self.area, *self.scores, *self.buttons]
        self.group.set_focus(self.buttons[0])

    def enter(self) -> None:
        self.app.sound.play("defeat" if _all_humans_lost(self.match, self.outcome) else "fanfare")

    def help(self) -> tuple[str, str]:
        return self.match.game.info.id, ""

    # -- picture -------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        look, gap = self.look, self.look.px(GAP)
        widest = round(look.px(WIDEST) * max(1, look.text_percent / 100))
        width = min(look.size[0] - 2 * look.px(MARGIN), widest)
        inner = width - 4 * gap
        left = (inner - 2 * gap) // 2
        words: list[Part] = [look.px(PORTRAIT) + gap, self.title, gap, self.reason, gap, self.seed]
        tall = height_of(look, words, left)
        scores = spaced(self.scores, look.px(6))
        rows = height_of(look, scores, 0) + look.px(6)
        buttons = wrapped(look, self.buttons, inner, gap)
        footer = len(buttons) * (self.buttons[0].size(look)[1] + gap)
        body = min(max(tall, rows), look.size[1] - 4 * gap - footer - 4 * gap)
        self.box = pygame.Rect(0, 0, width, body + footer + 4 * gap)
        self.box.center = look.size[0] // 2, look.size[1] // 2
        self.left = pygame.Rect(self.box.left + 2 * gap, self.box.top + 2 * gap, left, body)
        stack(look, words, self.left.left, self.left.centery - tall // 2, left)
        room = pygame.Rect(self.left.right + 2 * gap, self.left.top, inner - left - 2 * gap, body)
        bar = 2 * look.px(BAR) if rows > body else 0
        stack(look, scores, room.left, room.top + max(look.px(3), (body - rows) // 2), room.width - bar)
        self.area.rect = room
        self.area.hold(self.scores, rows, look)
        y = self.left.bottom + gap + gap // 2
        for line in buttons:
            y = row(look, line, self.box.centerx, y, gap) + gap

    def draw_body(self, surface: pygame.Surface) -> None:
        look = self.look
        bottom = self.title.rect.top - look.px(GAP)
        side = look.px(PORTRAIT)
        if not self.winners:
            cat = look.art("shell/sleepy-cat", side * 2, side)
            surface.blit(cat, cat.get_rect(midbottom=(self.left.centerx, bottom)))
            return
        many = len(self.winners)
        small = min(side, (self.left.width - side) // many)
        trophy = look.art("shell/trophy", side, side)
        x = self.left.centerx - (small * many + trophy.get_width()) // 2
        for place, seat in self.winners:
            face = pygame.Rect(x, bottom - small, small, small)
            draw_face(surface, look, place, seat, face)
            x += small
        surface.blit(trophy, trophy.get_rect(bottomleft=(x, bottom)))


def _title(winners: list[str]) -> str:
    if not winners:
        return _("Nobody wins")
    if len(winners) > 1:
        return _("{names} share the victory", names=listed(winners))
    if winners[0] == _("You"):
        return _("You win!")
    return _("{name} wins!", name=winners[0])


def _all_humans_lost(match: Match, outcome: Outcome) -> bool:
    humans = [place for place, seat in enumerate(match.seats) if seat.kind == HUMAN]
    return bool(humans) and not any(place in outcome.winners for place in humans)
