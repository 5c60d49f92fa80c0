"""Below a match that is watched: play and steps, what happens, how far it is, and the way into it. Imports the ui."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.replay_parts import Speed, Takeover
from tabletop.scenes.replay_timeline import Timeline, sign_of
from tabletop.ui.look import Look, vector
from tabletop.ui.panel import BrassButton
from tabletop.ui.portrait import portrait
from tabletop.ui.theme import TYPE
from tabletop.ui.widgets import Widget
from tabletop.words import _

if TYPE_CHECKING:
    from tabletop.scenes.replay import ReplayScene

ROW, PAD, PLAY, STEP = 58, 10, 50, 38
"""Units: how high the row of buttons is, the rim, and how large its round buttons are."""


class Deck:
    """The buttons, the sentence and the bar."""

    def __init__(self, replay: ReplayScene) -> None:
        self.replay = replay
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.back = BrassButton("step-back", replay.step_back, _("One step back (Left)"))
        self.play = BrassButton("play", replay.play_or_pause)
        self.on = BrassButton("step-on", replay.step, _("One step on (Right)"))
        self.speed = Speed(replay.faster, _("How fast (S)"))
        self.timeline = Timeline(self._jump, replay.controller.story.kinds)
        self.take_over = Takeover(_("Take over from here"), replay.take_over)
        self.widgets: list[Widget] = [self.back, self.play, self.on, self.speed, self.take_over, self.timeline]
        self._caption = pygame.Rect(0, 0, 0, 0)

    def _jump(self, at: int) -> None:
        self.replay.playing = False
        self.replay.jump(at)

    def height(self, look: Look) -> int:
        return 3 * look.px(PAD) + self._row(look) + self.timeline.size(look)[1]

    def _row(self, look: Look) -> int:
        words = look.line_height("strong") + look.line_height("small") + look.px(10)
        return max(look.px(ROW), words)

    def arrange(self, rect: pygame.Rect) -> None:
        look, self.rect = self.replay.look, rect
        pad, row = look.px(PAD), self._row(look)
        left, middle = rect.left + 2 * pad, rect.top + pad + row // 2
        for button, units in ((self.back, STEP), (self.play, PLAY), (self.on, STEP)):
            button.rect = pygame.Rect(0, 0, look.px(units), look.px(units))
            button.rect.midleft = left, middle
            left = button.rect.right + look.px(7)
        wide = look.text("0.5×", "strong").get_width() + look.px(52)  # noqa: RUF001
        self.speed.rect = pygame.Rect(0, 0, wide, look.px(STEP))
        self.speed.rect.midleft = left + look.px(6), middle
        left = self.speed.rect.right + look.px(16)
        asked = look.text(self.take_over.words, "strong").get_width() + look.px(28)
        asked = min(asked, rect.width * 3 // 10)
        self.take_over.rect = pygame.Rect(rect.right - 2 * pad - asked, rect.top + pad, asked, row)
        self._caption = pygame.Rect(left, rect.top + pad, self.take_over.rect.left - look.px(16) - left, row)
        across = rect.width - 4 * pad
        self.timeline.rect = pygame.Rect(rect.left + 2 * pad, rect.top + 2 * pad + row, across,
                                         self.timeline.size(look)[1])  # fmt: skip

    def show(self) -> None:
        """Where it is now."""
        replay = self.replay
        self.timeline.tape, self.timeline.at = replay.tape, replay.at
        self.play.icon = "pause" if replay.playing else "play"
        self.play.hint = _("Stop (Space)") if replay.playing else _("Play (Space)")
        self.back.enabled = replay.at > 0
        self.back.hint = _("One step back (Left)") if replay.at else _("This is the beginning.")
        self.on.enabled = replay.at < len(replay.tape.steps)
        self.on.hint = _("One step on (Right)") if self.on.enabled else _("There is nothing after this.")
        self.speed.words = _("{speed}×", speed=f"{replay.speed:g}")  # noqa: RUF001
        over = replay.decision >= len(replay.film.records) and replay.match.outcome is not None
        self.take_over.enabled = not over
        self.take_over.hint = _("A new match begins with this position (T).")
        if over:
            self.take_over.hint = _("The game is over here: go back to a moment in which there is something to do.")
        who = replay.match.seats[replay.seat].name if replay.seat is not None else ""
        self.take_over.more = _("as {name}, in a new match", name=who) if who else _("in a new match")

    def draw(self, surface: pygame.Surface) -> None:
        look = self.replay.look
        surface.blit(look.made(("deck", self.rect.size), lambda: _ground(look, *self.rect.size)), self.rect)
        box = self._caption
        surface.blit(look.box(*box.size, "panel", "panel_edge", radius=14), box)
        replay = self.replay
        if not replay.at:
            self._write(surface, box.left + look.px(16), _("The beginning"), self._whole())
            return
        step = replay.tape.steps[replay.at - 1]
        left, side = box.left + look.px(8), box.height - look.px(8)
        if step.seat >= 0:
            face = replay.controller.face(replay.screening.playback.shown, step.seat)
            head = look.made(("deck-face", face, step.seat, side), lambda: portrait(look, face, step.seat, side))
            surface.blit(head, head.get_rect(midleft=(left, box.centery)))
            left += side + look.px(8)
        mark = next((mark for mark in replay.tape.marks if mark.step == replay.at - 1), None)
        if mark is not None:
            icon = replay.controller.story.kinds[mark.kind].icon
            sign = sign_of(look, icon, mark.seat, look.px(30), True)
            surface.blit(sign, sign.get_rect(midleft=(left, box.centery)))
            left += look.px(38)
        lines = step.lines or (step.kicker,)
        self._write(surface, left, lines[0], " ".join([*lines[1:], self._where(step.kicker if step.words else "")]))

    def _whole(self) -> str:
        """What there is to watch."""
        replay = self.replay
        parts = [
            _("{count} steps", count=len(replay.tape.steps)), _("{count} decisions", count=len(replay.film.records))
        ]  # fmt: skip
        if replay.match.outcome is None:
            parts.append(_("not finished yet"))
        return " · ".join(parts)

    def _where(self, kicker: str) -> str:
        replay = self.replay
        step = _("Step {number} of {many}", number=replay.at, many=len(replay.tape.steps))
        chapter = kicker.rstrip(".") or replay.tape.chapter(replay.at - 1).title
        return f"{chapter} · {step}"

    def _write(self, surface: pygame.Surface, left: int, words: str, more: str) -> None:
        look, box = self.replay.look, self._caption
        room = box.right - look.px(12) - left
        role = "asked" if look.font("asked").size(words)[0] <= room else "strong"
        first = look.fitted(words, TYPE[role].face, look.pixels(role), room, "ink")
        second = look.text(more, "small", "ink_soft", room, one_line=True)
        y = box.centery - (first.get_height() + second.get_height()) // 2
        surface.blit(first, (left, y))
        surface.blit(second, (left, y + first.get_height()))


def _ground(look: Look, wide: int, high: int) -> pygame.Surface:
    top, bottom, edge = ("#000000", "#000000", "#ffffff") if look.plain else ("#4b2d78", "#2a1a55", "#f3d9a6")
    return vector(
        wide, high,
        f'<defs><linearGradient id="d" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
        f'<rect width="{wide}" height="{high}" fill="url(#d)"/>'
        f'<rect width="{wide}" height="{max(2, look.px(3))}" fill="{edge}"/>',
    ).convert()  # fmt: skip
