"""The coach: remarks before a move, and after a weak one what was stronger. It sees what the person sees."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from math import sqrt
from typing import NamedTuple

import pygame

from tabletop.ai.report import Report, Weighed
from tabletop.base.words import _, counted, sentence
from tabletop.kernel.actions import Action
from tabletop.kernel.reasons import Reason, line
from tabletop.kernel.state import View
from tabletop.screens.shared.controllers import lesson_for
from tabletop.screens.table.advice.adviser import ALIKE, SURE, Adviser, compared, prepared, weighed
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.panel.panel import Panel, in_pixels
from tabletop.ui.panel.speech import Speech
from tabletop.ui.render.scenery import place as scenery
from tabletop.ui.shell import Shell
from tabletop.ui.stage import overlay
from tabletop.ui.stage.controller import Controller
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.layout import Gesture
from tabletop.ui.stage.overlay import pixels
from tabletop.ui.stage.placement import Thing
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.widgets.dialog import Layer
from tabletop.ui.widgets.widget import Button

FACE = "seats/cat-7"
"""The coach's face if a game has no teacher, or the teacher's face belongs to a player."""
FEW = 3
"""Advice with fewer visits than this is weak beside a move that was thought through."""
DOUBTS = 2.5
"""Standard errors by which a better move must differ."""
ADVISED_STAKES = 0.25
"""The part of the game's stakes that is enough if the better move had been advised, or not to advise a move."""
SILENT = 2.0
"""How many times the stakes must be lost if no reason is known."""
FIRMLY = 0.04
"""How much better than the advice another move has to be before a hint contradicts it."""
OFTEN = 2
"""How often in a match the same remark is made."""
GROUND = 300.0
"""Units across from which on a piece is a ground for others: it may be covered."""
# prices of a pixel that its words cover (see `ui/stage/placement.py`)
IDLE_PRICE = 1.0  # a piece, where only one move is shown
OTHER_PRICE = 2.0  # a piece that is no card and of no use now
PLACE_PRICE = 3.0  # a place on the board
CARD_PRICE = 4.0  # a card
USEFUL_PRICE = 20.0  # what can be taken, or where it can be put
WORDS_PRICE = 20.0  # other words
BUTTON_PRICE = 30.0  # the table's buttons
MOVE_PRICE = 30.0  # the move that is shown


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
    was_advised: bool = False
    """Whether the better one had been advised in the same turn: it is told only once that cannot be done any more."""

    @property
    def loss(self) -> float:
        return self.better.value - self.done.value

    def words(self, ago: int = 1) -> str:
        """What is said so many own moves later; the reason is that of then, and may be gone."""
        if self.reason:
            return counted("A move ago this was stronger: “{better}. {reason}”",
                           "{count} moves ago this was stronger: “{better}. {reason}”",
                           ago, better=self.gesture.words, reason=self.reason)  # fmt: skip
        return counted("A move ago “{better}” was stronger.", "{count} moves ago “{better}” was stronger.",
                       ago, better=self.gesture.words)  # fmt: skip


class Done(NamedTuple):
    """A person's move, with what was known when it was made."""

    position: int
    seat: int
    action: Action
    view: View
    legal: Sequence[Action]
    gestures: Mapping[Action, Gesture]
    spoken_for: Sequence[Action]
    """What had been advised in this turn, and could have been done instead."""


class Coach:
    def __init__(self, sitting: Sitting, shell: Shell, adviser: Adviser, hand: Hand, panel: Panel) -> None:
        self.sitting, self._shell, self._adviser = sitting, shell, adviser
        self._hand, self._panel = hand, panel
        lesson = lesson_for(sitting.match.game.info.id)
        self._face = lesson.face if lesson else FACE
        self.speech = Speech(self._face, small=True)
        self._said: Counter[tuple[int, str | Reason]] = Counter()
        """How often each seat was told each remark, and each reason."""
        self._weak: dict[int, Weak] = {}
        """The weakest move each seat is to be told of."""
        self._advice: dict[int, Collection[Action]] = {}
        """What was last advised to each seat."""
        self._advice_at: dict[int, int] = {}
        """In which position that was."""
        self._spoken_at = -1
        self._waits = False
        """Whether a remark waits for analysis."""
        self._stakes = sitting.match.game.knowledge().stakes

    @property
    def wanted(self) -> bool:
        sitting = self.sitting
        if sitting.viewer is None or not sitting.helped:
            return False
        return self._shell.settings.coached(sitting.match.seats[sitting.viewer].name, sitting.match.game.info.id)

    def attend(self) -> None:
        """It is the person's move: begin to think, and make a remark."""
        sitting = self.sitting
        if not self.wanted:
            self.speech.hush()
            return
        self._adviser.think("hard")
        fresh, self._spoken_at = self._spoken_at != sitting.match.position, sitting.match.position
        if not self._tell_weakness() and fresh:
            self._remark()

    def learn(self) -> None:
        """More is known of this position or of a move: say what waited for that."""
        sitting = self.sitting
        mine = sitting.settled and sitting.mine and self._spoken_at == sitting.match.position
        if self.wanted and mine and not self._tell_weakness() and self._waits:
            self._remark()

    def _tell_weakness(self) -> bool:
        """Tell the viewer of a weak move; False if there is none, or it was taken back."""
        match, viewer = self.sitting.match, self.sitting.viewer
        assert viewer is not None
        weak = self._weak.pop(viewer, None)
        if not weak or weak.position >= match.position or (weak.was_advised and weak.better.action in match.legal):
            return False
        self._tell_weak(weak)
        return True

    def _remark(self) -> None:
        """Make the first remark that applies, unless it has to wait for analysis."""
        sitting = self.sitting
        self.speech.hush()
        self._waits = self._adviser.comparing
        if self._waits:
            return
        seat, shown, legal = sitting.viewer, sitting.shown, sitting.match.legal
        assert seat is not None
        for remark in sitting.controller.remarks:
            if self._said[seat, remark.name] >= OFTEN:
                continue
            reason = remark.notice(shown, legal, sitting.controller.names)
            if reason is None or self._said[seat, reason]:
                continue
            advice = remark.advises(shown, legal)
            if advice:
                report = self._adviser.report("hard")
                self._waits = report is None and self._adviser.thinking
                if self._waits:
                    return
                if self._is_weak(report or self._adviser.look(), advice, ADVISED_STAKES * self._stakes):
                    continue
            self._said.update([(seat, remark.name), (seat, reason)])
            self._advice[seat], self._advice_at[seat] = advice, sitting.match.position
            self._say(reason.words, "calm")
            return

    def _say(self, words: str, mood: str, *buttons: Button) -> None:
        sitting = self.sitting
        faces = [sitting.controller.face(sitting.shown, seat) for seat in range(len(sitting.match.seats))]
        self.speech.face = FACE if self._face in faces else self._face  # nobody is taken for a player
        close = Button("", self.speech.hush, icon="close", hint=_("Enough said."), role="small-strong")
        self.speech.say(words, "", mood, "", [*buttons, close])

    def judge(self, action: Action, hinted: Collection[Action]) -> None:
        """The person decides; `hinted` is what a hint has called best here."""
        sitting = self.sitting
        self._adviser.stop()
        self.speech.hush()
        self._waits = False
        legal, viewer = tuple(sitting.match.legal), sitting.viewer
        if not self.wanted or viewer is None or len(legal) < 2 or action in (*self._advice.get(viewer, ()), *hinted):
            return
        shown, gestures = sitting.shown, dict(sitting.index.gestures)
        spoken_for = [one for one in self._current_advice(viewer) if one in gestures]
        done = Done(sitting.match.position, viewer, action, shown, legal, gestures, spoken_for)
        report = self._adviser.report("hard")
        if report is not None and _both(report, action) is not None:
            self._weigh(done, report)
        elif report is None or report.action != action:
            self._adviser.compare(shown, action, partial(self._weigh, done))

    def _current_advice(self, seat: int) -> Collection[Action]:
        """What was last advised, if that was in this turn and has not been done yet."""
        if seat not in self._advice_at:
            return ()
        since, advice = self.sitting.match.history[self._advice_at[seat] :], self._advice[seat]
        return () if any(record.seat != seat or record.action in advice for record in since) else advice

    def stands_by(self, report: Report) -> Collection[Action]:
        """What it advised in this turn that is about as good as the best of a report: a hint then says the same."""
        return [one for one in self.spoke_for() if not self._is_weak(report, [one], FIRMLY)]

    def _is_weak(self, report: Report, advice: Collection[Action], stakes: float) -> bool:
        """Whether another move is clearly stronger than all that is advised; what was not worth a thought is weak."""
        match, best = self.sitting.match, report.moves[0]
        least = FEW if best.visits >= SURE else 0
        known = [move for one in advice if one in match.legal and (move := weighed(match, report, one))]
        return all(move.visits < least or best.value - move.value >= stakes for move in known)

    def spoke_for(self) -> Collection[Action]:
        """What it advised in this turn and can still be done."""
        assert self.sitting.viewer is not None
        return [one for one in self._current_advice(self.sitting.viewer) if one in self.sitting.match.legal]

    def _weigh(self, move: Done, report: Report) -> None:
        """A move was analysed: keep the weakest that is to be told of."""
        both = _both(report, move.action)
        if both is None or both[0].action not in move.gestures:
            return
        better, done = both
        if move.spoken_for and better.action not in move.spoken_for:  # which is not much weaker, and was spoken of
            known = (one for one in report.moves if one.action in move.spoken_for)
            better = next(known, better._replace(action=move.spoken_for[0]))
        gesture, reason = move.gestures[better.action], self._reason(move, better.action, report.line)
        weak = Weak(move.position, move.view, move.legal, done, better, gesture, reason, bool(move.spoken_for))
        stakes = ADVISED_STAKES * self._stakes if weak.was_advised else self._stakes
        doubts = DOUBTS * max(one.spread / sqrt(one.visits) for one in (better, done) if one.visits)
        clear = weak.loss >= max(stakes if reason else SILENT * stakes, ALIKE / 100, doubts)
        if clear and (move.seat not in self._weak or self._weak[move.seat].loss <= weak.loss):
            self._weak[move.seat] = weak

    def _reason(self, move: Done, better: Action, steps: Sequence[Action]) -> str:
        """What speaks only for the better one, or what it prepares, as a sentence."""
        controller = self.sitting.controller
        reason = line(controller.own_reason(move.view, move.legal, better, move.action))
        if not reason and steps[:1] == (better,):
            reason = prepared(self.sitting.match.game, controller, move.view, steps)
        return sentence(reason)

    def _tell_weak(self, weak: Weak) -> None:
        viewer = self.sitting.viewer
        assert viewer is not None
        self._waits = False
        self._advice[viewer] = (weak.better.action,)
        self._advice_at.pop(viewer, None)  # it was better then
        since = self.sitting.match.history[max(0, weak.position) :]
        words = weak.words(max(1, sum(record.seat == viewer for record in since)))
        show = Button(_("Show me"), partial(self._show, weak, words), icon="eye", role="small-strong")
        self._say(words, "thinking", show)

    def _show(self, weak: Weak, words: str) -> None:
        self.speech.hush()
        controller, accent = self.sitting.controller, self.sitting.match.game.info.accent
        self._shell.push(StrongerScene(self._shell, controller, weak, words, accent, self.speech.face))

    def draw(self, surface: pygame.Surface) -> None:
        if not self.speech.speaks or not self.sitting.settled or self._hand.held or self.sitting.held is not None:
            self.speech.rect = pygame.Rect(0, 0, 0, 0)
        else:
            self.speech.draw(surface, self._shell.look, self._things())

    def _things(self) -> list[Thing]:
        """What its words keep off, and what a covered pixel costs."""
        sitting, look, panel, stage = self.sitting, self._shell.look, self._panel, self._hand.stage
        useful = {*sitting.index.lifts, *(drop for g in sitting.index.gestures.values() for drop in g.drops)}
        words = (in_pixels(look, box) for box in sitting.layout.written)
        things = [(rect, WORDS_PRICE) for rect in (panel.prompt_rect, *panel.written, *words)]
        things += [(button.rect, BUTTON_PRICE) for button in panel.group.widgets]
        seen = {key: one.piece for key, one in stage.sprites.items() if not one.piece.hint}
        for key, piece in seen.items():
            if piece.width < GROUND:
                price = USEFUL_PRICE if key in useful else CARD_PRICE if piece.card else OTHER_PRICE
                things.append((pixels(look, piece), price))
        squares = {key: zone for key, zone in stage.zones.items() if key not in seen and zone.width < GROUND}
        for key, zone in squares.items():
            things.append((pixels(look, zone), USEFUL_PRICE if key in useful else PLACE_PRICE))
        return things


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
        button = Button(_("All right"), self.back, accent=True)
        self.speech.say(words, compared(weak.better, weak.done, _("your move")), "calm", buttons=[button])
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
        small = {key: one.piece for key, one in stage.sprites.items() if one.piece.width < GROUND}
        things = [(pixels(look, piece), MOVE_PRICE if key in keys else IDLE_PRICE) for key, piece in small.items()]
        things += [(in_pixels(look, box), WORDS_PRICE) for box in self._layout.written]
        self.speech.draw(surface, look, things)
