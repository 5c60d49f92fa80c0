"""What advances a match at its table: turns, undo, seats, the end. `TableScene` adds what is drawn and pressed."""

import time
from functools import partial
from pathlib import Path

from tabletop.base.errors import TabletopError
from tabletop.base.words import _
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.match import Match
from tabletop.kernel.saving.autosave import Autosave
from tabletop.screens import navigation
from tabletop.screens.shared.controllers import controller_for
from tabletop.screens.table.advice.adviser import Adviser
from tabletop.screens.table.advice.coach import Coach
from tabletop.screens.table.advice.hint import Hints
from tabletop.screens.table.closer_look import Looking
from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.decisions import Decisions
from tabletop.screens.table.input import TableInput
from tabletop.screens.table.log import TableLog
from tabletop.screens.table.opponents import Opponents, Waiting
from tabletop.screens.table.protocol import LATE, Table
from tabletop.screens.table.recap.recap import Recap
from tabletop.screens.table.sitting import Mode, Sitting, mode_after_showing
from tabletop.ui.panel.callouts import Callouts
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


class MatchFlow(Scene, Table):
    """The parts of a table, and the flow of a match from one decision to the next."""

    helped = True
    """Whether there are hints and a coach."""

    def __init__(self, shell: Shell, match: Match, path: Path | None, copy: bool = False) -> None:
        """`path` is where the match is kept; None: nothing of it is. A `copy` is kept once something is played."""
        super().__init__(shell)
        self.match, self.path = match, path
        self.autosave = Autosave(match, path, at_once=not copy) if path is not None else None
        self.controller = controller_for(match.game.info.id, match.seats)
        self.playback = Playback(shell, self.controller, self.size)
        self.stage, self.moods = self.playback.stage, self.playback.moods
        self.scenery = Scenery()
        self.hand = Hand(
            self.stage,
            lambda actions: self.decisions.choose(actions),
            lambda lift, drop: self.decisions.refuse(lift, drop),
            shell.sound.play,
        )
        self.sitting = Sitting(match, self.controller, self.playback, self.hand, self.helped)
        match.watch((*self.sitting.humans, None))
        self.looking = Looking(self.sitting, shell, self.hand, self)
        self.decisions = self.make_decisions()
        self.hand.talks = self.looking.talks
        self.callouts = Callouts(self.controller, self.playback, self.hand, self.looking)
        self.callouts.why_not = self.decisions.why_not
        self.near = Nearness(self.playback, self.hand)
        self.chronicle = TableLog(self.sitting, self.see_again)
        pressed = self.undo, self.hint, self.open_recap, self.open_rules, self.pause_match
        self.panel = Panel(match.game.info.short_title, self.controller.goal, self.chronicle.log, *pressed)
        self.panel.group.sound = shell.sound.play
        self.fingers = TableInput(self.sitting, shell, self.hand, self.near, self.panel, self.decisions, self)
        self.opponents, self.adviser = self.make_opponents(), Adviser(shell, match)
        self.coach = Coach(self.sitting, shell, self.adviser, self.hand, self.panel)
        self.hints = Hints(self.sitting, shell, self.coach, self.adviser, self.hand, self.panel, self)
        self.recap = Recap(self.sitting, shell, self.playback, self.chronicle, self)
        self.waiting = Waiting(self.sitting, self.panel, self.opponents)
        self.playback.told, self.playback.laid = self._write_down, self.decisions.lie_there
        self.reason: tuple[str, str] | None = None
        self._told_end = False
        """Whether the results have been told."""
        self._entitled: object = None
        """The view of which the title tells."""
        self.changed = True
        """Whether the picture has to be drawn anew."""

    def make_decisions(self) -> Decisions:
        return Decisions(self.sitting, self.shell, self.stage, self.looking, self)

    def make_opponents(self) -> Opponents:
        return Opponents(self.shell, self.match, self.sitting.reports)

    @property
    def viewer(self) -> int | None:
        return self.sitting.viewer

    @property
    def settled(self) -> bool:
        return self.sitting.settled

    def size(self) -> Size:
        """The table's part of the window, in units."""
        width, height = self.look.size
        return self.controller.room((width / self.look.unit, height / self.look.unit))

    def enter(self) -> None:
        self.show_position(at_once=True)
        self.recap.due = bool(self.match.history)
        if not self.match.history and self.match.deal is None:
            self.stage.sprites.clear()
            self.sitting.mode = Mode.DEALING

    def leave(self) -> None:
        if self.autosave is not None:  # first: whatever else fails, the match is on the disk
            self.autosave.close()
        self.adviser.stop()

    # -- showing what happened -------------------------------------------------------------------------

    def show_position(self, at_once: bool = False) -> None:
        self.recap.forget()
        self.playback.stop()
        self.playback.show(self.match.view(self.sitting.viewer), at_once=at_once)
        self._go_on_showing()
        self.changed = True
        self.chronicle.begin_again()

    def _go_on_showing(self) -> None:
        """Something has to be shown; a new match is dealt before."""
        if self.sitting.mode is not Mode.DEALING:
            self.sitting.mode = Mode.SHOWING

    def _deal(self) -> bool:
        """Deal a new match as soon as there is a place to do so; False until then."""
        if not self.scenery.ready(self.look, self.playback.layout.scene):
            return False
        self.sitting.mode = Mode.SHOWING
        self.playback.deal(self.playback.shown)
        return True

    def _play_on(self, seconds: float) -> bool:
        """Show what happened, then ask the seat to act; True if the picture changed."""
        moment, sitting = self.playback.moment, self.sitting
        changed = self.playback.update(seconds)
        if moment is not None and self.playback.moment is None and not moment.read:
            self.ignore_presses(LATE)
        in_recap = sitting.mode is Mode.RECAP
        # a recap needs a place to be seen in
        ready = not self.recap.wanted or self.scenery.ready(self.look, self.playback.layout.scene)
        if sitting.mode is Mode.SHOWING and self.playback.done and ready:
            self._settle()
        elif self.playback.shown is not self._entitled:
            self._entitle()
        if in_recap:
            return self.recap.update(seconds) or changed
        action = self.opponents.decision(seconds, ready=self.settled and not self.hand.dragging)
        if action is not None:
            self.submit(action)
        if sitting.mode is Mode.CURTAIN and not self.stage.moving:
            self._close_curtain()
        elif sitting.mode is Mode.OVER and not self.stage.moving and not self.playback.effects:
            self._tell_end()
        return changed

    def _settle(self) -> None:
        """Everything that happened has been shown: whose turn is it now?"""
        sitting, match = self.sitting, self.match
        sitting.mode = mode_after_showing(match, sitting.viewer, self._told_end)
        self.changed = True
        self.hand.forget_what_left()
        view, turn, mine = match.view(sitting.viewer), match.to_act, sitting.mine
        legal = match.legal if mine else []
        self.playback.show(view, legal)
        self._entitle()
        self.hand.set_index(Index([(action, self.controller.gesture(view, action)) for action in legal]))
        self.fingers.look_below()
        self.playback.haste = self.waiting.settle()
        self.ask_again()
        self.moods.think(turn)
        self._set_undo()
        self.panel.set_recap(self.recap.why_not())
        if (mine or self.opponents.thinker is not None) and self.recap.open_alone():
            return
        self.opponents.take_time(amid=self.controller.unfinished(view))
        self.panel.set_hint(self.hints.why_not())
        if mine:
            self.coach.attend()
            if match.history and match.history[-1].seat != turn:
                self.shell.sound.play("turn")
        if match.why_full is not None:
            self.panel.ask(match.why_full, (_("Watch the replay"), self.watch_replay))
        elif turn is not None and sitting.mode is Mode.CHANGE_OF_SEATS:
            self.sit(turn)
            words = _("Over to {name}", name=match.seats[turn].name)
            self.playback.effects.append(Caption(words, *self.stage.reason, 1.0, True))

    def _entitle(self) -> None:
        """The title says where the game stands in what is shown, as the pieces and the log do."""
        view = self._entitled = self.playback.shown
        self.panel.goal = self.controller.goal
        self.panel.heading, self.panel.banner = self.controller.heading(view), self.controller.banner(view)
        if self.match.altered:
            changed = _("its seats were changed by hand")
            self.panel.heading = f"{self.panel.heading} · {changed}" if self.panel.heading else changed

    def ask_again(self) -> None:
        self.panel.mine = self.sitting.mine and self.waiting.mover() is None
        self.waiting.tell()
        if self.panel.mine and self.settled:
            self.panel.prompt = self.controller.prompt(self.playback.shown, self.playback.legal)
        self.changed = True

    def _set_undo(self) -> None:
        nobody, viewer = _("Nobody sits here who could take a move back."), self.sitting.viewer
        self.panel.set_undo(nobody if viewer is None else self.match.why_no_undo(viewer))

    def _write_down(self, event: Event) -> None:
        """What is being shown goes into the log."""
        again = self.sitting.mode is Mode.RECAP
        self.chronicle.write_down(event, self.recap.told() if again else self.match.position - 1)

    def _tell_end(self) -> None:
        from tabletop.screens.shared import matches

        match = self.match
        assert match.outcome is not None
        self._told_end, self.sitting.mode = True, Mode.TOLD

        def again(seed: int | None) -> None:
            self.shell.pop()
            matches.begin(self.shell, matches.Setup(match.game.info.id, match.seats, match.options, seed))

        navigation.open_results(self.shell, match, self.controller, again, self.path)

    # -- decisions -------------------------------------------------------------------------------------

    def submit(self, action: Action) -> None:
        seat, viewer = self.match.to_act, self.sitting.viewer
        assert seat is not None
        if seat == viewer:
            self.coach.judge(action, self.hints.shown_as_best())
        self.match.played = int(time.time())
        record = self.match.submit(seat, action)
        self.hints.put_away()
        self.reason = None
        self.hand.set_index(Index())
        self.hand.hovered = ""  # what was just done is not covered by words about what lies under the pointer now
        self._set_undo()
        self.playback.play(record.frames[viewer])
        self.sitting.mode = Mode.SHOWING
        self.panel.set_hint(self.hints.why_not())
        self.ask_again()

    def decide(self, action: Action) -> None:
        self.decisions.do_from_above(action)

    def hold(self, action: Action) -> None:
        self.sitting.held, self.sitting.mode = action, Mode.CONFIRMING

    def ask_to_confirm(self, words: str) -> None:
        self.hand.set_index(Index())
        self.hand.cursor = ""
        panel, decisions = self.panel, self.decisions
        panel.ask(words, (_("End turn"), decisions.end_turn), (_("Take back"), decisions.take_back))
        panel.group.set_focus(panel.answers[0])
        panel.answers[0].hint, panel.answers[1].hint = _("Space"), _("Escape")
        self.ignore_presses(navigation.DEAF)  # it is read before it is answered
        self.changed = True

    def release(self, instead: Index | None = None) -> None:
        if self.sitting.mode is Mode.CONFIRMING:
            self.sitting.held, self.sitting.mode = None, Mode.DECIDING
        self.panel.answered()
        self.changed = True
        if instead is not None:
            self.hand.set_index(instead)
            self.ask_again()

    def undo(self) -> None:
        if self.sitting.held is not None:
            self.decisions.take_back()
            return
        if self.sitting.viewer is None:
            return
        try:
            self._take_back(self.sitting.viewer)
        except TabletopError as problem:
            self.say(str(problem))
            return
        self._told_end = False
        self.reason = None
        self.hints.put_away()
        self.panel.answered()
        self.hand.put_down()
        self.hand.set_index(Index())
        self.show_position()
        self.shell.sound.play("slide")

    def _take_back(self, seat: int) -> None:
        self.match.undo(seat)
        self.adviser.forget_later()
        self.opponents.think_again()

    def skip(self) -> None:
        self.changed = True
        if self.sitting.mode is Mode.RECAP:
            self.recap.end()
        if self.playback.moment is not None:
            self.playback.moment.go_on()
            return
        self.playback.skip()
        self._settle()
        self.opponents.wait_no_more()

    def hurry(self) -> None:
        self.waiting.be_hasty()
        if self.settled:
            self.opponents.hurry()
        else:
            self.skip()
        self.ask_again()

    def begin_recap(self) -> None:
        self.hand.let_go_of_everything()
        self.panel.mine, self.panel.prompt, self.panel.queue = False, "", ((), 0)
        self.sitting.mode = Mode.RECAP
        self.changed = True

    # -- seats -----------------------------------------------------------------------------------------

    def sit(self, seat: int) -> None:
        """From now on the table shows what this seat may know."""
        self.sitting.viewer = seat
        self.recap.due = self.recap.due or self.match.game.info.secrets
        self.show_position(at_once=True)

    def _close_curtain(self) -> None:
        """Hide everything until the next person sits down; the last one may take their move back."""
        match, last, turn = self.match, self.sitting.viewer, self.match.to_act
        assert turn is not None
        self._stand_up()
        self.shell.sound.play("curtain")
        take_back = None
        if last is not None and last != turn and match.why_no_undo(last) is None:
            take_back = match.seats[last].name, partial(self._take_back_of, last)
        name, sit = match.seats[turn].name, partial(self.sit, turn)
        self.shell.push(CurtainScene(self.shell, match.game.info.id, turn, name, sit, self.pause_match, take_back))

    def _stand_up(self) -> None:
        """Remove the viewer and everything they held, pointed at or saw."""
        self.sitting.viewer = None
        self.release()
        self.coach.speech.hush()
        self.hand.let_go_of_everything()
        self.near.let_go()
        self.panel.group.set_focus(None)
        self.fingers.hold = self.reason = None
        self.show_position(at_once=True)

    def _take_back_of(self, seat: int) -> None:
        """The last viewer takes their move back, and sits down through a curtain again."""
        self._take_back(seat)
        self._close_curtain()

    # -- other screens ---------------------------------------------------------------------------------

    def open_rules(self, rule: str = "") -> None:
        navigation.open_rules(self.shell, self.match.game.info.id, rule)

    def watch_replay(self) -> None:
        """The match so far, with the viewer's eyes."""
        navigation.open_replay(self.shell, self.match, self.path, self.match.position, self.sitting.viewer)

    def pause_match(self) -> None:
        from tabletop.screens.shared.keys import keys_of_a_table
        from tabletop.screens.table.pause import PauseScene

        keys, viewer = keys_of_a_table(self.controller, self.stage.board is not None), self.sitting.viewer
        person = self.match.seats[viewer].name if viewer is not None else ""
        self.shell.push(PauseScene(self.shell, self.match, self.unsaved, keys, person, self.watch_replay))
