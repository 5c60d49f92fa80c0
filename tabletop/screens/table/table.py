"""The table on the screen: what is drawn and pressed while a match is played. `flow` advances the match."""

from collections.abc import Sequence
from pathlib import Path

import pygame

from tabletop.base.words import _
from tabletop.kernel.match import Match
from tabletop.screens.table.drawing import Drawing
from tabletop.screens.table.flow import MatchFlow
from tabletop.screens.table.sitting import Mode
from tabletop.ui.input import Input, Key, Pointer, Window
from tabletop.ui.render.cutting import clipped
from tabletop.ui.shell import Shell

SLOW = 0.5
"""Seconds a save may take before the table says so."""
REASON_SECONDS = 4.5


class TableScene(MatchFlow):
    """One match on the screen."""

    def __init__(self, shell: Shell, match: Match, path: Path | None, copy: bool = False) -> None:
        super().__init__(shell, match, path, copy)
        self._behind = 0.0
        """Seconds for which the newest move has not been on the disk."""
        self._reason_left = 0.0
        self.drawing = Drawing(self)
        info = match.game.info
        self.music, self.ambience = f"music-{info.id}", f"ambience-{info.id}"
        self.caption = info.short_title
        self._arranged_for = shell.look
        self._thinks: tuple[int, int] | None = None

    def pause(self) -> None:
        self.hand.put_down()
        self.hand.hovered = ""
        self.fingers.hold = None
        self.near.let_go()
        self.panel.group.forget_hint()

    def resume(self) -> None:
        self.changed = True
        if self.settled and self.sitting.mine:
            self.coach.attend()  # or is not wanted any more
        if self._told_end:
            self.panel.ask(_("The game is over."), (_("Results"), self._tell_end))

    def arrange(self) -> None:
        if self.look is self._arranged_for:
            return
        self._arranged_for = self.look
        if self.hand.dragging:  # the pointer is elsewhere on the table now
            self.hand.put_down()
        self.playback.lay_out(at_once=True)
        self._entitle()
        if self.settled and not self.panel.answers:  # larger letters may have room for fewer words
            self.ask_again()

    def unsaved(self) -> str:
        return self.autosave.problem if self.autosave is not None else ""

    def asking(self) -> pygame.Rect | None:
        return self.recap.plate.rect if self.sitting.mode is Mode.RECAP else None

    def help(self) -> tuple[str, str]:
        return self.match.game.info.id, self.reason[1] if self.reason else self.looking.rule()

    def update(self, seconds: float) -> bool:
        changed, self.changed = self.changed, False
        if self.match.outcome is None:
            self.match.spent += seconds
        changed = self.scenery.update(self.look, self.playback.layout.scene, seconds) or changed
        if self.sitting.mode is not Mode.DEALING or self._deal():
            changed = self._play_on(seconds) or changed
        changed = self._pass_time(seconds) or self.panel.update(seconds) or changed or self.changed
        if changed:
            self.hints.remember()
        return changed

    def _pass_time(self, seconds: float) -> bool:
        changed = self._warn_unsaved(seconds)
        if self.reason is not None:
            self._reason_left -= seconds
            if self._reason_left <= 0:
                self.reason, changed = None, True
        self.fingers.rest(seconds)
        if self.adviser.update():
            self.coach.learn()
            changed = True
        changed = self.coach.speech.group.update(seconds) or changed
        thinks = self.opponents.progress()
        if thinks != self._thinks:
            self._thinks, changed = thinks, True
            self.ask_again()
        return self.callouts.update(seconds) or changed

    def _warn_unsaved(self, seconds: float) -> bool:
        """Say that the newest move is not on the disk yet, or cannot be; True if that has changed."""
        behind, problem = self.autosave is not None and self.autosave.behind, self.unsaved()
        self._behind = self._behind + seconds if behind else 0.0
        warning = problem or (_("Saving …") if self._behind > SLOW else "")
        if warning == self.panel.warning:
            return False
        self.panel.warning = warning
        if problem:
            self.shell.notify(problem)
        return True

    def handle(self, event: Input) -> None:
        if self.sitting.mode is Mode.RECAP and not isinstance(event, Window):
            self.recap.handle(event)
            self.changed = True
        elif isinstance(event, Pointer) and self._for_coach(event):
            self.changed = True
        elif isinstance(event, Pointer):
            self.changed = self.fingers.point(event) or self.changed
        elif isinstance(event, Key):
            self.changed = True
            self.fingers.press_key(event)
        elif isinstance(event, Window) and event.kind == "left":
            self.hand.hovered = ""

    def _for_coach(self, event: Pointer) -> bool:
        """Whether this was meant for the coach, who may stand over the table."""
        speech = self.coach.speech
        used = speech.rect.width > 0 and not self.hand.dragging and speech.group.handle(event)
        return used or (event.kind == "down" and speech.covers(event.at))

    def ignore_presses(self, seconds: float) -> None:
        self.fingers.deaf = seconds

    def hint(self) -> None:
        self.hints.press()
        self.changed = True

    def open_recap(self) -> None:
        self.recap.open()

    def see_again(self, decision: int) -> None:
        self.recap.see_again(decision)

    def fold_log(self) -> None:
        """Fold the log or unfold it; the table takes its room."""
        self.chronicle.fold()
        if self.hand.dragging:  # what it would be put on lies elsewhere now
            self.hand.put_down()
        self.playback.lay_out()
        self.changed = True

    def step_out(self) -> None:
        if not self.hints.put_away() and not self.decisions.step_back():
            self.pause_match()

    def say(self, words: str, rule: str = "") -> None:
        self.reason = (words, rule)
        self._reason_left = REASON_SECONDS
        self.changed = True
        self.shell.sound.play("refuse")

    def rule_at(self, at: tuple[int, int]) -> str:
        return self.reason[1] if self.reason and self.drawing.reason.collidepoint(at) else ""

    def previewed(self) -> Sequence[pygame.Rect]:
        return self.drawing.previewed

    def glow(self) -> dict[str, str]:
        """The pieces and places that shine, and in which colour."""
        return self.hand.glow() if self.settled else {}

    def draw(self, surface: pygame.Surface) -> None:
        self.drawing.draw(surface)

    def draw_teacher(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        """Draw the teacher of a lesson, below what is said of pieces; returns what must not be covered."""
        return ()

    def shimmer(self, surface: pygame.Surface, seconds: float) -> list[pygame.Rect]:
        """A head moves or blinks: only that part of the picture is drawn again."""
        sprite = self.stage.sprites.get(self.moods.shimmer(seconds))
        if sprite is None or self.sitting.mode is Mode.RECAP:  # then it is in the shade
            return []
        piece, unit = sprite.piece, self.look.unit
        place = pygame.Rect(0, 0, round(piece.width * unit) + 4, round(piece.height * unit) + 8)
        place.center = round(piece.x * unit), round(piece.y * unit)
        with clipped(surface, place):
            self.draw(surface)
        return [place]
