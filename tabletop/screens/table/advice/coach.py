"""The coach: a word before a move, and after a weak one what was stronger.

It sees what the person sees, and says one thing at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.ai.report import Report, Weighed
from tabletop.base.words import _, counted, sentence
from tabletop.kernel.actions import Action
from tabletop.kernel.reasons import Reason, line
from tabletop.kernel.state import View
from tabletop.screens.shared.controllers import lesson_for
from tabletop.screens.table.advice.adviser import ALIKE, SURE, compared, prepared, weighed
from tabletop.ui.panel.panel import in_pixels
from tabletop.ui.panel.speech import Speech
from tabletop.ui.render.scenery import place as scenery
from tabletop.ui.shell import Shell
from tabletop.ui.stage import overlay
from tabletop.ui.stage.controller import Controller
from tabletop.ui.stage.layout import Gesture
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.widget import Button

if TYPE_CHECKING:
    from tabletop.screens.table.table import TableScene

FACE = "seats/cat-7"
"""Of the coach of a game that has no teacher, or whose teacher has the face of somebody who plays."""
FEW = 3
"""Advice that had fewer looks than this is weak beside a move that was thought through."""
DOUBTS = 2.5
"""By how many standard errors they must differ for that."""
ADVISED = 0.25
"""So much of what is at stake is enough where the better one had been advised; and what is weaker by that is not."""
SILENT = 2.0
"""So many times that must be lost before something is remarked on for which no reason is known."""
FIRMLY = 0.04
"""By so much something else has to be better than what was advised before a hint says so: one voice is heard."""
OFTEN = 2
"""How often in a match the same thing is remarked on."""
GROUND = 300.0


class Weak(NamedTuple):
    """A move that was not the best."""

    position: int
    view: View
    legal: Sequence[Action]
    done: Weighed
    better: Weighed
    gesture: Gesture
    """How the better one is done."""
    reason: str
    advised: bool = False
    """Whether it had been advised in the same turn: that is told only if it cannot be done any more."""

    @property
    def loss(self) -> float:
        return self.better.value - self.done.value

    def words(self, ago: int = 1) -> str:
        """What is said of it so many of one's own moves later, in the words of then: a reason may be gone."""
        if self.reason:
            return counted("A move ago this was stronger: “{better}. {reason}”",
                           "{count} moves ago this was stronger: “{better}. {reason}”",
                           ago, better=self.gesture.words, reason=self.reason)  # fmt: skip
        return counted("A move ago “{better}” was stronger.", "{count} moves ago “{better}” was stronger.",
                       ago, better=self.gesture.words)  # fmt: skip


class Done(NamedTuple):
    """A person's move, as it was when it was made."""

    position: int
    seat: int
    action: Action
    view: View
    legal: Sequence[Action]
    gestures: Mapping[Action, Gesture]
    advised: Sequence[Action]
    """What had been said to be good in this turn, and could have been done instead."""


class Coach:
    """Sits beside whoever plays."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        lesson = lesson_for(table.match.game.info.id)
        self._face = lesson.face if lesson else FACE
        self.speech = Speech(self._face, small=True)
        self._said: Counter[tuple[int, str | Reason]] = Counter()
        """How often each seat was told each remark, and the same of it."""
        self._weak: dict[int, Weak] = {}
        """The weakest move each seat is to be told of."""
        self._advised: dict[int, Collection[Action]] = {}
        """What the last words to each seat spoke for."""
        self._advised_at: dict[int, int] = {}
        """In which position that was."""
        self._spoken_at = -1
        self._waits = False
        """Whether it must be known how good a move was or is before there is something to say."""
        self._stakes = table.match.game.knowledge().stakes

    @property
    def wanted(self) -> bool:
        """Whether whoever sits at the table wants to be coached."""
        table = self.table
        if table.viewer is None or not table.advised:
            return False
        return table.shell.settings.coached(table.match.seats[table.viewer].name, table.match.game.info.id)

    def attend(self) -> None:
        """It is the person's move: begin to think, and say what there is to notice."""
        table = self.table
        if not self.wanted:
            self.speech.hush()
            return
        assert table.viewer is not None
        table.adviser.think("hard")
        fresh, self._spoken_at = self._spoken_at != table.match.position, table.match.position
        if not self._tell_weakness() and fresh:
            self._remark()

    def learn(self) -> None:
        """More is known of this position or of a move: what waited for that is said."""
        table = self.table
        mine = table.settled and table.match.to_act == table.viewer and self._spoken_at == table.match.position
        if self.wanted and mine and not self._tell_weakness() and self._waits:
            self._remark()

    def _tell_weakness(self) -> bool:
        """Tell whoever sits here of a weak move; False if there is none, or it was taken back."""
        assert self.table.viewer is not None
        weak = self._weak.pop(self.table.viewer, None)
        if weak is None or weak.position >= self.table.match.position:
            return False
        if weak.advised and weak.better.action in self.table.match.legal:
            return False
        self._tell_weak(weak)
        return True

    def _remark(self) -> None:
        table = self.table
        self.speech.hush()
        self._waits = table.adviser.comparing
        if self._waits:
            return
        seat, shown, legal = table.viewer, table.playback.shown, table.match.legal
        assert seat is not None
        for remark in table.controller.remarks:
            if self._said[seat, remark.name] >= OFTEN:
                continue
            reason = remark.notice(shown, legal, table.controller.names)
            if reason is None or self._said[seat, reason]:
                continue
            advised = remark.advises(shown, legal)
            if advised:
                report = table.adviser.report("hard")
                self._waits = report is None and table.adviser.thinking
                if self._waits:
                    return
                if self._is_weak(report or table.adviser.look(), advised, ADVISED * self._stakes):
                    continue
            self._said.update([(seat, remark.name), (seat, reason)])
            self._advised[seat], self._advised_at[seat] = advised, table.match.position
            self._say(reason.words, "calm")
            return

    def _say(self, words: str, mood: str, *buttons: Button) -> None:
        table = self.table
        faces = [table.controller.face(table.playback.shown, seat) for seat in range(len(table.match.seats))]
        self.speech.face = FACE if self._face in faces else self._face  # nobody is taken for a player
        close = Button("", self.hush, icon="close", hint=_("Enough said."), role="small-strong")
        self.speech.say(words, "", mood, "", [*buttons, close])
        table.changed = True

    def hush(self) -> None:
        self.speech.hush()
        self.table.changed = True

    def judge(self, action: Action) -> None:
        """The person decides so."""
        table = self.table
        table.adviser.stop()
        self.speech.hush()
        self._waits = False
        legal, viewer = tuple(table.match.legal), table.viewer
        if not self.wanted or viewer is None or len(legal) < 2 or self._advises(viewer, action):
            return
        shown, gestures = table.playback.shown, dict(table.hand.index.gestures)
        advised = [one for one in self._advised_now(viewer) if one in gestures]
        done = Done(table.match.position, viewer, action, shown, legal, gestures, advised)
        report = table.adviser.report("hard")
        if report is not None and _both(report, action) is not None:
            self._weigh(done, report)
        elif report is None or report.action != action:
            table.adviser.compare(shown, action, partial(self._weigh, done))

    def _advises(self, seat: int, action: Action) -> bool:
        """Whether it was said here that this is good."""
        return action in self._advised.get(seat, ()) or action in self.table.hints.advised()

    def _advised_now(self, seat: int) -> Collection[Action]:
        """What the last words spoke for, if they were said in this turn and have not been heeded yet."""
        if seat not in self._advised_at:
            return ()
        since, advised = self.table.match.history[self._advised_at[seat] :], self._advised[seat]
        return () if any(record.seat != seat or record.action in advised for record in since) else advised

    def stands_by(self, report: Report) -> Collection[Action]:
        """What of its words in this turn is about as good as the best of a report: a hint says the same then."""
        return [one for one in self.spoke_for() if not self._is_weak(report, [one], FIRMLY)]

    def _is_weak(self, report: Report, advised: Collection[Action], stakes: float) -> bool:
        """Whether something else is clearly stronger than all that is advised; what was not worth a thought is weak."""
        match, best = self.table.match, report.moves[0]
        least = FEW if best.visits >= SURE else 0
        known = [move for one in advised if one in match.legal and (move := weighed(match, report, one))]
        return all(move.visits < least or best.value - move.value >= stakes for move in known)

    def spoke_for(self) -> Collection[Action]:
        """What it spoke for in this turn and can still be done."""
        assert self.table.viewer is not None
        return [one for one in self._advised_now(self.table.viewer) if one in self.table.match.legal]

    def _weigh(self, move: Done, report: Report) -> None:
        """It is known how good a move was: remember the weakest that is to be told of."""
        both = _both(report, move.action)
        if both is None or both[0].action not in move.gestures:
            return
        better, done = both
        if move.advised and better.action not in move.advised:  # which is not much weaker, and was spoken of
            known = (one for one in report.moves if one.action in move.advised)
            better = next(known, better._replace(action=move.advised[0]))
        gesture, reason = move.gestures[better.action], self._reason(move, better.action, report.line)
        weak = Weak(move.position, move.view, move.legal, done, better, gesture, reason, bool(move.advised))
        stakes = ADVISED * self._stakes if weak.advised else self._stakes
        doubts = DOUBTS * max(one.spread / sqrt(one.visits) for one in (better, done) if one.visits)
        clear = weak.loss >= max(stakes if reason else SILENT * stakes, ALIKE / 100, doubts)
        if clear and (move.seat not in self._weak or self._weak[move.seat].loss <= weak.loss):
            self._weak[move.seat] = weak

    def _reason(self, move: Done, better: Action, steps: Sequence[Action]) -> str:
        """What speaks for the better one and not for what was done, or what it prepares, as a sentence."""
        game, controller = self.table.match.game, self.table.controller
        reason = line(controller.own_reason(move.view, move.legal, better, move.action))
        if not reason and steps[:1] == (better,):
            reason = prepared(game, controller, move.view, steps)
        return sentence(reason)

    def _tell_weak(self, weak: Weak) -> None:
        assert self.table.viewer is not None
        self._waits = False
        self._advised[self.table.viewer] = (weak.better.action,)
        self._advised_at.pop(self.table.viewer, None)  # it was better then
        since = self.table.match.history[max(0, weak.position) :]
        words = weak.words(max(1, sum(record.seat == self.table.viewer for record in since)))
        show = Button(_("Show me"), partial(self._show, weak, words), icon="eye", role="small-strong")
        self._say(words, "thinking", show)

    def _show(self, weak: Weak, words: str) -> None:
        table = self.table
        self.hush()
        accent = table.match.game.info.accent
        table.shell.push(StrongerScene(table.shell, table.controller, weak, words, accent, self.speech.face))

    def draw(self, surface: pygame.Surface) -> None:
        """Beside the table's own words, where the least is covered."""
        table, look = self.table, self.table.look
        if not self.speech.speaks or not table.settled or table.hand.held or table.sitting.held is not None:
            self.speech.rect = pygame.Rect(0, 0, 0, 0)
            return
        useful = {*table.hand.index.lifts, *(drop for g in table.hand.index.gestures.values() for drop in g.drops)}
        words = (in_pixels(look, box) for box in table.playback.layout.written)
        things = [(rect, 20.0) for rect in (table.panel.prompt_rect, *table.panel.written, *words)]
        things += [(button.rect, 30.0) for button in table.panel.group.widgets]
        seen = {key: one.piece for key, one in table.stage.sprites.items() if not one.piece.hint}
        for key, piece in seen.items():
            if piece.width < GROUND:
                things.append((pixels(look, piece), 20.0 if key in useful else 4.0 if piece.card else 2.0))
        for key, zone in table.stage.zones.items():  # an open square of a board is looked at too
            if key not in seen and zone.width < GROUND:
                things.append((pixels(look, zone), 20.0 if key in useful else 3.0))
        self.speech.draw(surface, look, things)


def _both(report: Report, action: Action) -> tuple[Weighed, Weighed] | None:
    """The best and what was done, if that is something else and both were thought through often enough."""
    best, done = report.moves[0], next((move for move in report.moves if move.action == action), None)
    return (best, done) if done is not None and best is not done and min(best.visits, done.visits) >= SURE else None


class StrongerScene(Layer):
    """The table as it was before a weak move, with the stronger one shown on it."""

    def __init__(self, shell: Shell, controller: Controller, weak: Weak, words: str, accent: str, face: str) -> None:
        super().__init__(shell)
        self._controller, self._weak, self._accent = controller, weak, accent
        self._stage = Stage(controller.paint)
        self.speech = Speech(face)
        more = compared(weak.better, weak.done, _("your move"))
        button = Button(_("All right"), self.back, accent=True)
        self.speech.say(words, more, "calm", buttons=[button])
        self.group = self.speech.group
        self.group.set_focus(button)

    def arrange(self) -> None:
        look = self.look
        size = self._controller.room((look.size[0] / look.unit, look.size[1] / look.unit))
        view, gesture = self._weak.view, self._weak.gesture
        self._layout = self._controller.layout(view, self._weak.legal, size)
        self._stage.show(self._layout, at_once=True)
        self._way = self._controller.preview(view, self._weak.better.action, size) if gesture.traced else ()

    def draw(self, surface: pygame.Surface) -> None:
        look, stage, gesture = self.look, self._stage, self._weak.gesture
        surface.blit(scenery(look, self._layout.scene, self._accent), (0, 0))
        keys = (gesture.lift, *gesture.drops[:1])
        stage.draw(surface, look, dict.fromkeys(keys, "good"))
        way = overlay.way_between(look, stage, keys[0], keys[-1])
        if way is not None and not gesture.traced:
            overlay.draw_way(surface, look, stage, *way)
        stage.draw_over(surface, look, self._way)
        things = [(pixels(look, one.piece), 30.0 if key in keys else 1.0) for key, one in stage.sprites.items()
                  if one.piece.width < GROUND]  # fmt: skip
        things += [(in_pixels(look, box), 20.0) for box in self._layout.written]
        self.speech.draw(surface, look, things)
