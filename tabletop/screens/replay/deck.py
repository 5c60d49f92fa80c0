"""The controls below the table of a replay: play and step, captions, the timeline, take over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.base.words import _, counted, listed
from tabletop.kernel.events import NOBODY
from tabletop.screens.replay.parts import Speed, Takeover
from tabletop.screens.replay.timeline import Timeline, sign_of
from tabletop.ui.panel.panel import BrassButton
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.portrait import portrait
from tabletop.ui.render.theme import TYPE
from tabletop.ui.stage.furniture import put
from tabletop.ui.widgets.stacks import line, spaced
from tabletop.ui.widgets.widget import Widget, draw_lines

if TYPE_CHECKING:
    from tabletop.screens.replay.replay import ReplayScene

ROW, PAD, PLAY, STEP, END = 58, 10, 48, 38, 32
"""Units: the row's height, the rim, and the sides of its round buttons."""
LONGEST = 6
"""How many of the longest captions are measured to find the row's height."""
ROLES = ("asked", "strong", "small-strong")
"""How large the first sentence is: the first of these that leaves room for all the others."""
SMALLEST = 9
"""Pixels of letters where even that is too much."""


class Caption(NamedTuple):
    """The sentences, from the most to the least important."""

    first: str
    more: str = ""
    where: str = ""
    """How far the replay is: left out where the sentences need its room."""
    seat: int = NOBODY
    mark: str = ""
    """The kind of the marked moment."""

    def texts(self, look: Look, width: int, height: int) -> list[pygame.Surface]:
        """Its lines below each other, nothing of them cut."""
        for tail in dict.fromkeys((_joined(self.more, self.where), self.more)):
            for role in ROLES:
                texts = self._lines(look, width, role, tail)
                if sum(text.get_height() for text in texts) <= height:
                    return texts
        return [self._small(look, width, height)]

    def _lines(self, look: Look, width: int, role: str, tail: str) -> list[pygame.Surface]:
        below = [look.text(tail, "small", "ink_soft", width)] if tail else []
        return [look.text(self.first, role, "ink", width), *below]

    def _small(self, look: Look, width: int, height: int) -> pygame.Surface:
        """All of it in the largest letters in which it fits."""
        words, face = " ".join(part for part in (self.first, self.more) if part), TYPE["small-strong"].face

        def make() -> pygame.Surface:
            for pixels in range(look.pixels("small-strong"), SMALLEST - 1, -1):
                text = look.face(face, pixels).render(words, True, look.colour("ink"), wraplength=max(1, width))
                if text.get_height() <= height:
                    break
            return text.convert_alpha()

        return look.made(("caption", words, width, height), make)

    def height(self, look: Look, width: int) -> int:
        """How high it is in its smallest usual letters."""
        return sum(text.get_height() for text in self._lines(look, width, ROLES[-1], self.more))


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)


def caption(replay: ReplayScene) -> Caption:
    """What is told now: a chapter's title before its first step, what happened in a step, and at the end who won."""
    tape, at = replay.tape, replay.at
    where = _("Move {number} of {many}", number=replay.decision, many=len(replay.film.records))
    if replay.opening:
        chapter = replay.chapter
        counts, story = tape.counts(chapter), replay.controller.story
        kinds = [(kind, counts[name]) for name, kind in story.kinds.items() if name in counts]
        marks = [f"{kind.words if count == 1 else kind.many} {count}" for kind, count in kinds]
        moves = counted("{count} move", "{count} moves", tape.moves(chapter))
        if not at:
            whole = counted("{count} move in all", "{count} moves in all", len(replay.film.records))
            where = whole if replay.match.outcome is not None else _joined(whole, _("not finished yet"))
        return Caption(chapter.title, _joined(moves, *marks), where)
    if at == len(tape.steps) and replay.match.outcome is not None:
        won, scores = _result(replay)
        return Caption(won, scores, where, next(iter(replay.match.outcome.winners), NOBODY))
    step = tape.steps[at - 1]
    lines = step.lines or (step.kicker,)
    mark = next((mark.kind for mark in tape.marks if mark.step == at - 1), "")
    return Caption(lines[0], " ".join(lines[1:]), _joined(tape.when(at - 1), where), step.seat, mark)


def _result(replay: ReplayScene) -> tuple[str, str]:
    outcome, names = replay.match.outcome, replay.controller.names
    assert outcome is not None
    ending = replay.controller.ending(replay.film.before(None, len(replay.film.events)), outcome)
    winners = [names[seat] for seat in outcome.winners]
    words = _("{names} won.", names=listed(winners)) if winners else _("Nobody won.")
    scores = [f"{name}: {ending.counts(score)}" for name, score in zip(names, outcome.scores, strict=True)]
    return _("{won} {why}", won=words, why=replay.controller.reason(outcome)), " · ".join(scores)


class Deck:
    def __init__(self, replay: ReplayScene) -> None:
        self.replay = replay
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.first = BrassButton("step-back", replay.to_beginning)
        self.back = BrassButton("back", replay.step_back)
        self.play = BrassButton("play", replay.play_or_pause)
        self.on = BrassButton("forward", replay.step)
        self.last = BrassButton("step-on", replay.to_end)
        self.speed = Speed(replay.faster, _("How fast (S)"))
        kinds = replay.controller.story.kinds
        self.timeline = Timeline(replay.tape, kinds, self._jump, replay.open_chapter)
        self.take_over = Takeover(_("Take over from here"), replay.take_over)
        self._row = ((self.first, END), (self.back, STEP), (self.play, PLAY), (self.on, STEP), (self.last, END))
        buttons = [button for button, _units in self._row]
        self.widgets: list[Widget] = [*buttons, self.speed, self.take_over, self.timeline]
        self._box = pygame.Rect(0, 0, 0, 0)

    def _jump(self, at: int) -> None:
        self.replay.playing = False
        self.replay.jump(at)

    def height(self, look: Look, width: int) -> int:
        return 3 * look.px(PAD) + self._high(look, width) + self.timeline.size(look)[1]

    def _high(self, look: Look, width: int) -> int:
        """How high the row is: all captions of this match have room in it."""
        buttons = sum(look.px(units) + look.px(5) for _button, units in self._row) + look.px(6) + self._speed(look)
        box = width - 4 * look.px(PAD) - buttons - self._right(look, width) - 2 * look.px(16)
        room = box - look.px(ROW + 38 + 12)
        longest = sorted(self.replay.tape.steps, key=lambda step: step.letters)[-LONGEST:]
        told = [Caption((step.lines or (step.kicker,))[0], " ".join(step.lines[1:])) for step in longest]
        words = max((one.height(look, max(1, room)) for one in told), default=0) + look.px(10)
        usual = max(look.px(ROW), look.line_height("strong") + look.line_height("small") + look.px(10))
        return max(usual, min(words, usual * 8 // 5))

    def _speed(self, look: Look) -> int:
        return look.text("0.5×", "strong").get_width() + look.px(46)  # noqa: RUF001

    def _right(self, look: Look, width: int) -> int:
        return min(look.text(self.take_over.words, "strong").get_width() + look.px(28), width * 2 // 10)

    def arrange(self, rect: pygame.Rect) -> None:
        look, self.rect = self.replay.look, rect
        pad, row = look.px(PAD), self._high(look, rect.width)
        for button, units in self._row:
            button.rect.size = look.px(units), look.px(units)
        self.speed.rect.size = self._speed(look), look.px(STEP)
        buttons = spaced([button for button, _units in self._row], look.px(5))
        parts = [*buttons, look.px(6), self.speed, look.px(16)]
        left = line(look, parts, rect.left + 2 * pad, rect.top + pad + row // 2)
        top, wide = rect.top + pad, self._right(look, rect.width)
        self.take_over.rect = pygame.Rect(rect.right - 2 * pad - wide, top, wide, row)
        self._box = pygame.Rect(left, top, self.take_over.rect.left - look.px(16) - left, row)
        high = self.timeline.size(look)[1]
        self.timeline.rect = pygame.Rect(rect.left + 2 * pad, top + row + pad, rect.width - 4 * pad, high)
        self.timeline.clear = pygame.Rect(rect.left, rect.top, rect.width, row + pad)
        self.timeline.tape = self.replay.tape
        self.timeline.lay_out(look)  # it may be pressed before it is drawn

    def show(self) -> None:
        replay, end = self.replay, len(self.replay.tape.steps)
        self.timeline.at = replay.at
        self.timeline.lit, self.timeline.opening = replay.chapter, replay.opening
        self.play.icon = "pause" if replay.playing else "play"
        self.play.hint = _("Stop (Space)") if replay.playing else _("Play (Space)")
        start, over = _("This is the beginning."), _("There is nothing after this.")
        for button, able, hint, why_not in (
            (self.first, replay.at > 0, _("To the beginning (Home)"), start),
            (self.back, replay.at > 0, _("One step back (Left)"), start),
            (self.last, replay.at < end, _("To the end (End)"), over),
            (self.on, replay.at < end, _("One step on (Right)"), over),
        ):
            button.enabled, button.hint = able, hint if able else why_not
        self.speed.words = _("{speed}×", speed=f"{replay.speed:g}")  # noqa: RUF001
        self.take_over.enabled = replay.decision < len(replay.film.records) or replay.match.outcome is None
        self.take_over.hint = _("A new match begins with this position (T).")
        if not self.take_over.enabled:
            self.take_over.hint = _("The game is over here: go back to a moment in which there is something to do.")
        who = replay.match.seats[replay.seat].name if replay.seat is not None else ""
        self.take_over.more = _("as {name}, in a new match", name=who) if who else _("in a new match")

    def draw(self, surface: pygame.Surface) -> None:
        look, replay, box = self.replay.look, self.replay, self._box
        surface.blit(look.made(("deck", self.rect.size), lambda: _ground(look, *self.rect.size)), self.rect)
        surface.blit(look.box(*box.size, "panel", "panel_edge", radius=14), box)
        told = caption(replay)
        left, side = box.left + look.px(10), min(box.height, look.px(ROW)) - look.px(8)
        if told.seat != NOBODY:
            face = replay.controller.face(replay.screening.playback.shown, told.seat)
            head = look.made(("deck-face", face, told.seat, side), lambda: portrait(look, face, told.seat, side))
            put(surface, head, left, box.centery, "midleft")
            left += side + look.px(8)
        if told.mark:
            icon = replay.controller.story.kinds[told.mark].icon
            put(surface, sign_of(look, icon, told.seat, look.px(30), True), left, box.centery, "midleft")
            left += look.px(38)
        texts = told.texts(look, box.right - look.px(12) - left, box.height - look.px(4))
        draw_lines(surface, texts, left, box.centery)


def _ground(look: Look, wide: int, high: int) -> pygame.Surface:
    top, bottom, edge = ("#000000", "#000000", "#ffffff") if look.plain else ("#4b2d78", "#2a1a55", "#f3d9a6")
    return vector(
        wide,
        high,
        f'<defs><linearGradient id="d" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
        f'<rect width="{wide}" height="{high}" fill="url(#d)"/>'
        f'<rect width="{wide}" height="{max(2, look.px(3))}" fill="{edge}"/>',
    ).convert()
