"""The coach: a word before a move, and after a weak one what was stronger. Imports the ui and the AI.

It sees what the person sees, and says one thing at a time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from tabletop.ai.report import Report, Weighed
from tabletop.app import App
from tabletop.kernel.actions import Action
from tabletop.scenes.controllers import lesson_for
from tabletop.ui import overlay
from tabletop.ui.advice import capital
from tabletop.ui.controller import Controller
from tabletop.ui.dialog import Layer
from tabletop.ui.layout import Gesture
from tabletop.ui.overlay import pixels
from tabletop.ui.scenery import place as scenery
from tabletop.ui.speech import Speech
from tabletop.ui.sprites import Stage
from tabletop.ui.widgets import Button
from tabletop.words import _

if TYPE_CHECKING:
    from tabletop.scenes.table import TableScene

FACE = "seats/cat-7"
"""Of the coach of a game that has no teacher."""
WEAK = 0.06
"""How much smaller the chance to win must be for a move to be called weak."""
SURE, ENOUGH = 12, 3
"""How often the better and the weaker move must have been thought through for that."""
OFTEN = 2
"""How often in a match the same thing is remarked on."""
GROUND = 300.0


class Weak(NamedTuple):
    """A move that was not the best."""

    position: int
    view: Any
    legal: Sequence[Any]
    done: Weighed
    better: Weighed
    gesture: Gesture
    """How the better one is done."""
    words: str


class Done(NamedTuple):
    """A person's move, as it was when it was made."""

    position: int
    seat: int
    action: Action
    view: Any
    legal: Sequence[Any]
    gestures: Mapping[Any, Gesture]


class Coach:
    """Sits beside whoever plays."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        lesson = lesson_for(table.match.game.info.id)
        self.speech = Speech(lesson.face if lesson else FACE, small=True)
        self._said: Counter[tuple[int, str]] = Counter()
        """How often each seat was told each remark, and each sentence."""
        self._weak: dict[int, Weak] = {}
        """What each seat is to be told of its last move."""
        self._done: Done | None = None
        """The last move, until it is known how good it was."""
        self._advised: dict[int, Collection[Any]] = {}
        """What the last words to each seat spoke for."""
        self._spoken_at = -1
        self._waits = False
        """Whether there is something to say that speaks for a move, and it is not known yet how good that is."""

    @property
    def wanted(self) -> bool:
        """Whether whoever sits at the table wants to be coached."""
        table = self.table
        if table.viewer is None or not table.advised:
            return False
        return table.app.settings.coached(table.match.seats[table.viewer].name, table.match.game.info.id)

    def attend(self) -> None:
        """It is the person's move: begin to think, and say what there is to notice."""
        table = self.table
        if not self.wanted:
            self.speech.hush()
            return
        assert table.viewer is not None
        table.adviser.think("hard")
        weak = self._weak.pop(table.viewer, None)
        if weak is not None and weak.position < table.match.position:  # else it was taken back
            self._tell_weak(weak)
        elif self._spoken_at != table.match.position:
            self._remark()
        self._spoken_at = table.match.position

    def _remark(self) -> None:
        table = self.table
        self.speech.hush()
        self._waits = False
        seat, shown, legal = table.viewer, table.playback.shown, table.match.legal
        assert seat is not None
        for remark in table.controller.remarks:
            if self._said[seat, remark.name] >= OFTEN:
                continue
            words = remark.tell(shown, legal, table.controller.names)
            if not words or self._said[seat, words]:
                continue
            advised = remark.advises(shown, legal)
            if advised:
                report = table.adviser.report("hard")
                self._waits = report is None and table.adviser.thinking
                if self._waits:
                    return
                if _is_weak(report or table.adviser.look(), advised):
                    continue
            self._said.update([(seat, remark.name), (seat, words)])
            self._advised[seat] = advised
            self._say(words, "calm")
            return

    def _say(self, words: str, mood: str, *buttons: Button) -> None:
        close = Button("", self.hush, icon="close", hint=_("Enough said."), role="small-strong")
        self.speech.say(words, "", mood, "", [*buttons, close])
        self.table.changed = True

    def hush(self) -> None:
        self.speech.hush()
        self.table.changed = True

    def judge(self, action: Action) -> None:
        """The person decides so."""
        table = self.table
        table.adviser.stop()
        self.speech.hush()
        self._done, self._waits = None, False
        if self.wanted and table.viewer is not None and not self._advises(table.viewer, action):
            shown, legal = table.playback.shown, tuple(table.match.legal)
            self._done = Done(table.match.position, table.viewer, action, shown, legal, dict(table.hand.index.gestures))
            self.think_back(late=False)

    def _advises(self, seat: int, action: Action) -> bool:
        """Whether it was said here that this is good."""
        return action in self._advised.get(seat, ()) or action in self.table.hints.advised()

    def learn(self) -> None:
        """More is known of this position or of the last move: what waited for that is said."""
        self.think_back()
        if self._waits and self.table.settled and self._spoken_at == self.table.match.position:
            self._remark()

    def think_back(self, late: bool = True) -> None:
        """As soon as it is known how good the last move was, see whether it was weak."""
        done = self._done
        report = self.table.adviser.report("hard", done.position) if done is not None else None
        if done is not None and report is not None:
            self._done = None
            weak = self._weakness(report, done)
            if weak is not None:
                self._weak[done.seat] = weak
                table = self.table
                mine = table.settled and table.match.to_act == table.viewer == done.seat
                late = late and table.match.position > done.position
                if late and mine and not self.speech.speaks:
                    self._tell_weak(self._weak.pop(done.seat))

    def _weakness(self, report: Report, move: Done) -> Weak | None:
        done = next((one for one in report.moves if one.action == move.action), None)
        better = report.moves[0]
        if done is None or done is better or better.visits < SURE or done.visits < ENOUGH:
            return None
        if better.value - done.value < WEAK or better.action not in move.gestures:
            return None
        gesture = move.gestures[better.action]
        reason = capital(self.table.controller.why(move.view, move.legal, better.action))
        words = _("A move ago “{better}” was stronger.", better=gesture.words)
        if reason:  # it is told as it was then: by now it may not be so any more
            reason = reason if reason[-1] in ".!?…" else f"{reason}."
            words = _("A move ago “{better}” was stronger: “{reason}”", better=gesture.words, reason=reason)
        return Weak(move.position, move.view, move.legal, done, better, gesture, words)

    def _tell_weak(self, weak: Weak) -> None:
        assert self.table.viewer is not None
        self._waits = False
        self._advised[self.table.viewer] = (weak.better.action,)
        show = Button(_("Show me"), partial(self._show, weak), icon="eye", role="small-strong")
        self._say(weak.words, "thinking", show)

    def _show(self, weak: Weak) -> None:
        table = self.table
        self.hush()
        accent = table.match.game.info.accent
        table.app.push(StrongerScene(table.app, table.controller, weak, accent, self.speech.face))

    def draw(self, surface: pygame.Surface) -> None:
        """Beside the table's own words, where the least is covered."""
        table, look = self.table, self.table.look
        if not self.speech.speaks or not table.settled or table.hand.held or table.decisions.held is not None:
            self.speech.rect = pygame.Rect(0, 0, 0, 0)
            return
        useful = {*table.hand.index.lifts, *(drop for g in table.hand.index.gestures.values() for drop in g.drops)}
        things = [(rect, 20.0) for rect in (table.panel.prompt_rect, *table.panel.written)]
        things += [(button.rect, 30.0) for button in table.panel.group.widgets]
        for key, sprite in table.stage.sprites.items():
            piece = sprite.piece
            if piece.width < GROUND and not piece.hint:
                things.append((pixels(look, piece), 20.0 if key in useful else 4.0 if piece.card else 2.0))
        self.speech.draw(surface, look, things)


def _is_weak(report: Report, advised: Collection[Any]) -> bool:
    """Whether something else is clearly stronger than all that is advised; what nobody thought of is not weak."""
    best = report.moves[0]
    least = ENOUGH if best.visits >= SURE else 0
    weighed = [move for move in report.moves if move.action in advised]
    return bool(weighed) and all(move.visits < least or best.value - move.value >= WEAK for move in weighed)


class StrongerScene(Layer):
    """The table as it was before a weak move, with the stronger one shown on it."""

    def __init__(self, app: App, controller: Controller, weak: Weak, accent: str, face: str) -> None:
        super().__init__(app)
        self._controller, self._weak, self._accent = controller, weak, accent
        self._stage = Stage(controller.paint)
        self.speech = Speech(face)
        chances = {"better": round(100 * weak.better.value), "done": round(100 * weak.done.value)}
        more = _("About {better} wins in 100; after your move about {done}.", **chances)
        button = Button(_("All right"), self.back, accent=True)
        self.speech.say(weak.words, more, "calm", buttons=[button])
        self.group = self.speech.group
        self.group.set_focus(button)

    def arrange(self) -> None:
        look = self.look
        size = self._controller.room((look.size[0] / look.unit, look.size[1] / look.unit))
        self._layout = self._controller.layout(self._weak.view, self._weak.legal, size)
        self._stage.show(self._layout, at_once=True)

    def draw(self, surface: pygame.Surface) -> None:
        look, stage, gesture = self.look, self._stage, self._weak.gesture
        surface.blit(scenery(look, self._layout.scene, self._accent), (0, 0))
        keys = (gesture.lift, *gesture.drops[:1])
        stage.draw(surface, look, dict.fromkeys(keys, "good"))
        way = overlay.way_between(look, stage, keys[0], keys[-1])
        if way is not None:
            overlay.draw_arrow(surface, look, *way)
        things = [(pixels(look, one.piece), 30.0 if key in keys else 1.0) for key, one in stage.sprites.items()
                  if one.piece.width < GROUND]  # fmt: skip
        self.speech.draw(surface, look, things)
