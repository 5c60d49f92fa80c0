"""The base class of TableScene (life, time, input): the parts of a table, the flow of turns, intents carried out."""

import time
from collections.abc import Callable
from functools import partial

from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.match import Match
from tabletop.screens import navigation
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.table import intents
from tabletop.screens.table.advice.adviser import Adviser
from tabletop.screens.table.advice.coach import Coach
from tabletop.screens.table.advice.hint import Hints
from tabletop.screens.table.closer_look import Looking
from tabletop.screens.table.decisions import Decisions
from tabletop.screens.table.drawing import Drawing
from tabletop.screens.table.handover import curtain
from tabletop.screens.table.input import TableInput
from tabletop.screens.table.intents import Do, Intent
from tabletop.screens.table.log import TableLog
from tabletop.screens.table.opponents import Opponents
from tabletop.screens.table.recap.recap import Recap
from tabletop.screens.table.sitting import Mode, Sitting, mode_after_showing
from tabletop.screens.table.waiting import Waiting
from tabletop.ui.panel.advice import Advice
from tabletop.ui.panel.panel import Panel
from tabletop.ui.render.effects import Caption
from tabletop.ui.render.scenery import Scenery
from tabletop.ui.scene import Scene
from tabletop.ui.shell import Shell
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.layout import Size
from tabletop.ui.stage.nearness import Nearness
from tabletop.ui.stage.playback import Playback

REASON_SECONDS = 4.5


class Play(Scene):
    """One match and everything at its table."""

    advised = True
    """Whether there are hints and a coach at this table."""
    drawing: Drawing
    """Its picture."""

    def __init__(self, shell: Shell, match: Match) -> None:
        super().__init__(shell)
        self.match = match
        info, act = match.game.info, self.carry_out
        self.controller = controller_for(info.id, match.seats)
        self.playback = Playback(shell, self.controller, self.size)
        self.stage, self.moods = self.playback.stage, self.playback.moods
        self.scenery = Scenery()
        self.hand = Hand(
            self.stage,
            lambda actions: self.decisions.choose(actions),
            lambda lift, drop: self.decisions.refuse(lift, drop),
            shell.sound.play,
        )
        self.sitting = Sitting(match, self.controller, self.playback, self.hand, self.advised)
        match.watch((*self.sitting.humans, None))
        self.looking = Looking(self.sitting, shell, self.hand, act)
        self.decisions = self.make_decisions()
        self.hand.talks = self.looking.talks
        self.advice = Advice(self.controller, self.playback, self.hand, self.looking)
        self.advice.why_not = self.decisions.why_not
        self.near = Nearness(self.playback, self.hand)
        self.chronicle = TableLog(self.sitting, act)
        pressed = (partial(act, do) for do in (Do.UNDO, Do.HINT, Do.RECAP, Do.RULES, Do.PAUSE))
        self.panel = Panel(info.short_title, self.controller.goal, self.chronicle.log, *pressed)
        self.panel.group.sound = shell.sound.play
        self.fingers = TableInput(
            self.sitting, shell, self.hand, self.near, self.panel, self.looking, self.decisions, self._rule_at, act
        )
        self.opponents, self.adviser = self.make_opponents(), Adviser(shell, match)
        self.coach = Coach(self.sitting, shell, self.adviser, self.hand, self.panel, act)
        self.hints = Hints(
            self.sitting, shell, self.adviser, self.coach, self.hand, self.panel, lambda: self.drawing.previewed, act
        )
        self.recap = Recap(self.sitting, shell, self.playback, self.chronicle, act)
        self.waiting = Waiting(self.sitting, self.panel, self.opponents)
        self.playback.told, self.playback.laid = self._write_down, self.decisions.lie_there
        self.reason: tuple[str, str] | None = None
        """The sentence of the last refusal and its rule."""
        self._reason_left = 0.0
        self._told_end = False
        """Whether the results have been told."""
        self._entitled: object = None
        """The view of which the title tells."""
        self.changed = True

    def make_decisions(self) -> Decisions:
        return Decisions(self.sitting, self.shell, self.stage, self.looking, self.carry_out)

    def make_opponents(self) -> Opponents:
        return Opponents(self.shell, self.match, self.sitting.reports)

    @property
    def viewer(self) -> int | None:
        return self.sitting.viewer

    @property
    def settled(self) -> bool:
        """Whether everything that happened has been shown."""
        return self.sitting.settled

    def _rule_at(self, at: tuple[int, int]) -> str:
        """The rule that a sentence over the table names, if it stands at this pixel."""
        return self.reason[1] if self.reason and self.drawing.reason.collidepoint(at) else ""

    # -- what the table shows --------------------------------------------------------------------------

    def size(self) -> Size:
        """The table's part of the window, in units."""
        width, height = self.look.size
        return self.controller.room((width / self.look.unit, height / self.look.unit))

    def show_position(self, at_once: bool = False) -> None:
        """Reconcile everything with what the viewer may know now."""
        self.recap.forget()
        self.playback.stop()
        self.playback.show(self.match.view(self.viewer), at_once=at_once)
        self._go_on_showing()
        self.changed = True
        self.chronicle.begin_again()

    def _go_on_showing(self) -> None:
        """Something has to be shown; a new match is dealt before."""
        if self.sitting.mode is not Mode.DEALING:
            self.sitting.mode = Mode.SHOWING

    def _settle(self) -> None:
        """Everything that happened has been shown: whose word is it now?"""
        self.sitting.mode = mode_after_showing(self.match, self.viewer, self._told_end)
        self.changed = True
        self.hand.forget_what_left()
        view = self.match.view(self.viewer)
        turn, mine = self.match.to_act, self.sitting.mine
        legal = self.match.legal if mine else []
        self.playback.show(view, legal)
        self._entitle()
        self.hand.set_index(Index([(action, self.controller.gesture(view, action)) for action in legal]))
        self.fingers.look_below()
        self.waiting.settle()
        self.playback.haste = self.waiting.haste
        self.ask_again()
        self.moods.think(turn)
        self.panel.set_undo(self._undo_bar())
        self.panel.set_recap(self.recap.why_not())
        if (mine or self.opponents.thinker is not None) and self.recap.open_alone():
            return
        self.opponents.take_time(amid=self.controller.unfinished(view))
        self.panel.set_hint(self.hints.why_not())
        if mine:
            self.coach.attend()
            if self.match.history and self.match.history[-1].seat != turn:
                self.shell.sound.play("turn")
        if self.match.why_full is not None:
            self.panel.ask(self.match.why_full, (_("Watch the replay"), self.watch_replay))
        elif turn is not None and self.sitting.mode is Mode.HANDOVER and not self.match.game.info.secrets:
            self._change_seats(turn)

    def _entitle(self) -> None:
        """The title says where the game stands in what is shown, as the pieces and the log do."""
        view = self._entitled = self.playback.shown
        self.panel.goal = self.controller.goal
        self.panel.heading, self.panel.banner = self.controller.heading(view), self.controller.banner(view)
        if self.match.altered:
            changed = _("its seats were changed by hand")
            self.panel.heading = f"{self.panel.heading} · {changed}" if self.panel.heading else changed

    def ask_again(self) -> None:
        """The prompt says what there is to do, or for whom everybody waits; while something is still shown, nothing."""
        self.panel.mine = self.sitting.mine and self.waiting.mover() is None
        self.waiting.tell()
        if self.panel.mine and self.settled:
            self.panel.prompt = self.controller.prompt(self.playback.shown, self.playback.legal)
        self.changed = True

    def _undo_bar(self) -> str | None:
        if self.viewer is None:
            return _("Nobody sits here who could take a move back.")
        return self.match.why_no_undo(self.viewer)

    # -- decisions -------------------------------------------------------------------------------------

    def submit(self, action: Action) -> None:
        """The seat to act has decided."""
        seat = self.match.to_act
        assert seat is not None
        if seat == self.viewer:
            self.coach.judge(action, self.hints.advised())
        self.match.played = int(time.time())
        record = self.match.submit(seat, action)
        self.hints.put_away()
        self.reason = None
        self.hand.set_index(Index())
        self.hand.hovered = ""  # what was just done is not covered by words about what lies under the pointer now
        self.panel.set_undo(self._undo_bar())
        self.playback.play(record.frames[self.viewer])
        self.sitting.mode = Mode.SHOWING
        self.panel.set_hint(self.hints.why_not())
        self.ask_again()

    def say(self, words: str, rule: str) -> None:
        """A plain sentence over the table, with the rule it comes from."""
        self.reason = (words, rule)
        self._reason_left = REASON_SECONDS
        self.changed = True
        self.shell.sound.play("refuse")

    def undo(self) -> None:
        seat = self.viewer
        if self.sitting.held is not None:
            self.decisions.take_back()
            return
        if seat is None:
            return
        try:
            self.match.undo(seat)
        except TabletopError as problem:
            self.say(str(problem), "")
            return
        self._told_end = False
        self.reason = None
        self.hints.put_away()
        self.adviser.forget_later()
        self.panel.answered()
        self.opponents.think_again()
        self.hand.put_down()
        self.hand.set_index(Index())
        self.show_position()
        self.shell.sound.play("slide")

    def skip(self) -> None:
        """Go on from what is staged, or show everything that waits at once."""
        if self.sitting.mode is Mode.RECAP:
            self.recap.end()
        if self.playback.moment is not None:
            self.playback.moment.go_on()
            return
        self.playback.skip()
        self._settle()
        self.opponents.wait_no_more()

    # -- seats -----------------------------------------------------------------------------------------

    def sit(self, seat: int) -> None:
        """From now on the table shows what this seat may know."""
        self.sitting.viewer = seat
        self.recap.due = self.recap.due or self.match.game.info.secrets
        self.show_position(at_once=True)

    def _change_seats(self, turn: int) -> None:
        """Where nothing is secret, whoever is next simply sees the table from their side."""
        self.sit(turn)
        words = _("Over to {name}", name=self.match.seats[turn].name)
        self.playback.effects.append(Caption(words, *self.stage.reason, 1.0, True))

    def _close_curtain(self) -> None:
        """Another person is to act: hide everything until they sit down."""
        last = self.viewer
        self._stand_up()
        self.shell.sound.play("curtain")
        self.shell.push(curtain(self.shell, self.sitting, last, self.carry_out))

    def _stand_up(self) -> None:
        """Nobody sits here now: nothing that somebody held, pointed at or saw stays on the table."""
        self.sitting.viewer = None
        self._release()
        self.coach.hush()
        self.hand.let_go_of_everything()
        self.near.let_go()
        self.panel.group.set_focus(None)
        self.fingers.hold = self.reason = None
        self.show_position(at_once=True)

    def _take_back_of(self, seat: int) -> None:
        """Somebody who has stood up takes their move back: they sit down through a curtain of their own."""
        self.match.undo(seat)
        self.adviser.forget_later()
        self.opponents.think_again()
        self._close_curtain()

    # -- what its parts want ---------------------------------------------------------------------------

    def carry_out(self, intent: Intent) -> None:
        """Do what a part of the table wants to happen."""
        self.changed = True
        match intent:
            case Do():
                self._deeds()[intent]()
            case intents.Submit(action):
                self.submit(action)
            case intents.Hold(action):
                self.sitting.held, self.sitting.mode = action, Mode.CONFIRMING
            case intents.Confirm(words):
                self._ask_for_last_word(words)
            case intents.Release(index):
                self._release(index)
            case intents.Say(words, rule):
                self.say(words, rule)
            case intents.Open(scene):
                self.shell.push(scene)
            case intents.OpenRules(rule):
                self.open_rules(rule)
            case intents.Decide(action):
                self.decisions.do_from_above(action)
            case intents.Deaf(seconds):
                self.fingers.deaf = seconds
            case intents.Sit(seat):
                self.sit(seat)
            case intents.TakeBackOf(seat):
                self._take_back_of(seat)
            case intents.SeeAgain(decision):
                self.recap.see_again(decision)

    def _deeds(self) -> dict[Do, Callable[[], object]]:
        return {
            Do.ASK_AGAIN: self.ask_again,
            Do.BEGIN_RECAP: self._begin_recap,
            Do.FASTER: self._go_faster,
            Do.FOLD: self._fold,
            Do.FORGET_REASON: self._forget_reason,
            Do.HINT: self.hints.press,
            Do.HURRY: self.opponents.hurry,
            Do.PAUSE: self.pause_match,
            Do.RECAP: self.recap.open,
            Do.RULES: self.open_rules,
            Do.SHOW_POSITION: self.show_position,
            Do.SKIP: self.skip,
            Do.STEP_OUT: self._step_out,
            Do.UNDO: self.undo,
        }

    def _ask_for_last_word(self, words: str) -> None:
        self.hand.set_index(Index())
        self.hand.cursor = ""
        panel, decisions = self.panel, self.decisions
        panel.ask(words, (_("End turn"), decisions.end_turn), (_("Take back"), decisions.take_back))
        panel.group.set_focus(panel.answers[0])
        panel.answers[0].hint, panel.answers[1].hint = _("Space"), _("Escape")
        self.fingers.deaf = navigation.DEAF  # it is read before it is answered

    def _release(self, index: Index | None = None) -> None:
        """Nothing waits for the last word any more; `index` can be done instead."""
        if self.sitting.mode is Mode.CONFIRMING:
            self.sitting.held, self.sitting.mode = None, Mode.DECIDING
        self.panel.answered()
        if index is not None:
            self.hand.set_index(index)
            self.ask_again()

    def _begin_recap(self) -> None:
        self.hand.let_go_of_everything()
        self.panel.mine, self.panel.prompt, self.panel.queue = False, "", ((), 0)
        self.sitting.mode = Mode.RECAP

    def _write_down(self, event: Event) -> None:
        """What is being shown goes into the log."""
        again = self.sitting.mode is Mode.RECAP
        self.chronicle.write_down(event, self.recap.told() if again else self.match.position - 1)

    def _go_faster(self) -> None:
        for intent in self.waiting.go_faster():
            self.carry_out(intent)

    def _fold(self) -> None:
        """Fold the log or unfold it; the table takes its room."""
        self.chronicle.fold()
        if self.hand.dragging:  # what it would be put on lies elsewhere now
            self.hand.put_down()
        self.playback.lay_out()

    def _forget_reason(self) -> None:
        self.reason = None

    def _step_out(self) -> None:
        """Put the hint away, or take back what was begun, or pause."""
        if not self.hints.put_away() and not self.decisions.step_back():
            self.pause_match()

    # -- other screens ---------------------------------------------------------------------------------

    def open_rules(self, rule: str = "") -> None:
        navigation.open_rules(self.shell, self.match.game.info.id, rule)

    def pause_match(self) -> None:
        """Another screen lies over the match, from which it can be left."""

    def watch_replay(self) -> None:
        """The match so far, with the eyes of whoever sits here."""
