"""The table: a match being played. Turns input into actions, events into motion."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from tabletop.base.errors import Refusal, TabletopError
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
from tabletop.screens.table.decisions import Decisions
from tabletop.screens.table.drawing import Drawing
from tabletop.screens.table.handover import curtain
from tabletop.screens.table.input import Fingers
from tabletop.screens.table.intents import (
    LATE,
    SOON,
    Confirm,
    Deaf,
    Decide,
    Do,
    Hold,
    Intent,
    Open,
    OpenRules,
    Release,
    Say,
    SeeAgain,
    Sit,
    Submit,
    TakeBackOf,
)
from tabletop.screens.table.log import Chronicle
from tabletop.screens.table.opponents import Opponents
from tabletop.screens.table.recap.recap import Recap
from tabletop.screens.table.sitting import Mode, Sitting, mode_after_showing
from tabletop.screens.table.waiting import Waiting
from tabletop.ui.input import Input, Key, Pointer, Window
from tabletop.ui.panel.advice import Advice
from tabletop.ui.panel.panel import Panel
from tabletop.ui.render.cutting import clipped
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
SLOW = 0.5
"""Seconds a save may take before the table says so."""


class TableScene(Scene):
    """One match on the screen."""

    advised = True
    """Whether there are hints and a coach at this table."""

    def __init__(self, shell: Shell, match: Match, path: Path | None, copy: bool = False) -> None:
        """`path` is where the match is kept; None: nothing of it is. A `copy` is kept once something is played."""
        super().__init__(shell)
        self.match, self.path = match, path
        self.autosave = Autosave(match, path, at_once=not copy) if path is not None else None
        info = match.game.info
        self.music, self.ambience = f"music-{info.id}", f"ambience-{info.id}"
        self.caption = info.title.partition(":")[0]
        self.controller = controller_for(info.id, match.seats)
        self.playback = Playback(shell, self.controller, self.size)
        self.stage, self.moods = self.playback.stage, self.playback.moods
        self.scenery = Scenery()
        self.hand = Hand(self.stage, self._choose, self._refuse, shell.sound.play)
        self.sitting = Sitting(match, self.controller, self.playback, self.hand)
        match.watch((*self.sitting.humans, None))
        act = self.carry_out
        self.drawing, self.decisions = Drawing(self), self.make_decisions()
        self.looking = Looking(self.sitting, shell, self.hand, act)
        self.hand.talks = self.looking.talks
        self.advice = Advice(self.controller, self.playback, self.hand, self.looking)
        self.advice.why_not = self.why_not
        self.near = Nearness(self.playback, self.hand)
        self.fingers = Fingers(self)
        self.opponents = self.make_opponents()
        self.adviser = Adviser(shell, match)
        self.hints, self.coach = Hints(self), Coach(self)
        self._thinks: tuple[int, int] | None = None
        title, goal = info.title.split(":")[0], self.controller.goal
        self.chronicle = Chronicle(self.sitting, act)
        pressed = (partial(act, do) for do in (Do.UNDO, Do.HINT, Do.RECAP, Do.RULES, Do.PAUSE))
        self.panel = Panel(title, goal, self.chronicle.log, *pressed)
        self.panel.group.sound = shell.sound.play
        self.recap = Recap(self.sitting, shell, self.playback, self.chronicle, act)
        self.waiting = Waiting(self.sitting, self.panel, self.opponents)
        self.playback.told, self.playback.laid = self._write_down, self.decisions.lie_there
        self.reason: tuple[str, str] | None = None
        """The sentence of the last refusal and its rule."""
        self._reason_left = 0.0
        self._arranged_for = shell.look
        self._told_end = False
        """Whether the results have been told."""
        self._entitled: object = None
        """The view of which the title tells."""
        self._behind = 0.0
        """Seconds for which the newest move has not been on the disk."""
        self.changed = True

    def make_decisions(self) -> Decisions:
        return Decisions(self.sitting, self.shell, self.stage, self.carry_out)

    def make_opponents(self) -> Opponents:
        return Opponents(self.shell, self.match, self.sitting.reports)

    @property
    def viewer(self) -> int | None:
        return self.sitting.viewer

    @property
    def settled(self) -> bool:
        """Whether everything that happened has been shown."""
        return self.sitting.settled

    # -- life ------------------------------------------------------------------------------------------

    def enter(self) -> None:
        dealt = self.match.deal
        if self.match.game.info.secrets and (len(self.sitting.humans) > 1 or (dealt is not None and dealt.curtain)):
            self.sitting.viewer = None  # nobody has sat down yet: nothing secret is on the screen
        self.show_position(at_once=True)
        self.recap.due = bool(self.match.history)
        if not self.match.history and dealt is None:
            self.stage.sprites.clear()
            self.sitting.mode = Mode.DEALING

    def leave(self) -> None:
        if self.autosave is not None:  # first: whatever else fails, the match is on the disk
            self.autosave.close()
        self.adviser.stop()

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
        if self.look is not self._arranged_for:
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
        self.panel.set_recap(self.recap.bar())
        if (mine or self.opponents.thinker is not None) and self.recap.open_alone():
            return
        self.opponents.take_time(amid=self.controller.unfinished(view))
        self.panel.set_hint(self.hints.bar())
        if mine:
            self.coach.attend()
            if self.match.history and self.match.history[-1].seat != turn:
                self.shell.sound.play("turn")
        if self.match.full_bar is not None:
            self.panel.ask(self.match.full_bar, (_("Watch the replay"), self.watch_replay))
        elif turn is not None and self.sitting.mode is Mode.HANDOVER and not self.match.game.info.secrets:
            self.sit(turn)
            words = _("Over to {name}", name=self.match.seats[turn].name)
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
        """The prompt says what there is to do, or for whom everybody waits; while something is still shown, nothing."""
        self.panel.mine = self.sitting.mine and self.waiting.mover() is None
        self.waiting.tell()
        if self.panel.mine and self.settled:
            self.panel.prompt = self.controller.prompt(self.playback.shown, self.playback.legal)
        self.changed = True

    def _undo_bar(self) -> str | None:
        if self.viewer is None:
            return _("Nobody sits here who could take a move back.")
        return self.match.undo_bar(self.viewer)

    # -- decisions -------------------------------------------------------------------------------------

    def submit(self, action: Action) -> None:
        """The seat to act has decided."""
        seat = self.match.to_act
        assert seat is not None
        if seat == self.viewer:
            self.coach.judge(action)
        self.match.played = int(time.time())
        record = self.match.submit(seat, action)
        self.hints.put_away()
        self.reason = None
        self.hand.set_index(Index())
        self.hand.hovered = ""  # what was just done is not covered by words about what lies under the pointer now
        self.panel.set_undo(self._undo_bar())
        self.playback.play(record.frames[self.viewer])
        self.sitting.mode = Mode.SHOWING
        self.panel.set_hint(self.hints.bar())
        self.ask_again()

    def _refuse(self, lift: str, drop: str | None) -> None:
        """The person wants what cannot be done: open what can be looked into, or say why not."""
        sprite = self.stage.sprites.get(lift)
        mine = sprite is not None and sprite.piece.mine
        if drop is None and self._takes_back(lift) and self.step_back():
            return
        if drop is None and not (mine and self.settled) and self.looking.opens(lift):
            self.looking.open(lift)
            return
        if self.viewer is None or not self.settled:
            return
        refusal = self.why_not(lift, drop)
        if refusal is not None:
            self.say(refusal.text, refusal.rule)
        elif drop is not None:
            words = _("That cannot go there.") if drop else _("Nothing there takes it: let it go on what lights up.")
            self.say(words, "")

    def _takes_back(self, key: str) -> bool:
        history = self.match.history
        return bool(history) and self.controller.takes_back(self.playback.shown, key, history[-1].action)

    def why_not(self, lift: str, drop: str | None) -> Refusal | None:
        """What forbids whoever looks at the table to do this, if it means something."""
        assert self.viewer is not None
        ask = partial(self.match.refusal, self.viewer)
        return self.controller.refused(self.playback.shown, lift, drop, ask)

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

    def step_back(self) -> bool:
        """Take the last step of an unfinished chain of decisions back; False if there is none to take back."""
        if self.viewer is None or not self.settled:
            return False
        if not self.sitting.mine or not self.controller.unfinished(self.playback.shown):
            return False
        if self.match.undo_bar(self.viewer) is not None:
            return False
        self.undo()
        return True

    # -- seats -----------------------------------------------------------------------------------------

    def sit(self, seat: int) -> None:
        """From now on the table shows what this seat may know."""
        self.sitting.viewer = seat
        self.recap.due = self.recap.due or self.match.game.info.secrets
        self.show_position(at_once=True)

    def _draw_curtain(self) -> None:
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
        self._draw_curtain()

    # -- what its parts want ---------------------------------------------------------------------------

    def carry_out(self, intent: Intent) -> None:
        """Do what a part of the table wants to happen."""
        self.changed = True
        match intent:
            case Do():
                self._deeds()[intent]()
            case Submit(action):
                self.submit(action)
            case Hold(action):
                self.sitting.held, self.sitting.mode = action, Mode.CONFIRMING
            case Confirm(words):
                self._ask_for_last_word(words)
            case Release(index):
                self._release(index)
            case Say(words, rule):
                self.say(words, rule)
            case Open(scene):
                self.shell.push(scene)
            case OpenRules(rule):
                self.open_rules(rule)
            case Decide(action):
                self.decisions.do_from_above(action)
            case Deaf(seconds):
                self.fingers.deaf = seconds
            case Sit(seat):
                self.sit(seat)
            case TakeBackOf(seat):
                self._take_back_of(seat)
            case SeeAgain(decision):
                self.recap.see_again(decision)

    def _deeds(self) -> dict[Do, Callable[[], object]]:
        return {
            Do.ASK_AGAIN: self.ask_again,
            Do.BEGIN_RECAP: self._begin_recap,
            Do.FOLD: self._fold,
            Do.HINT: self.hints.press,
            Do.HURRY: self.opponents.hurry,
            Do.PAUSE: self.pause_match,
            Do.RECAP: self.recap.open,
            Do.RULES: self.open_rules,
            Do.SHOW_POSITION: self.show_position,
            Do.SKIP: self.skip,
            Do.UNDO: self.undo,
        }

    def _choose(self, actions: Sequence[Action]) -> None:
        self.decisions.choose(actions)

    def _ask_for_last_word(self, words: str) -> None:
        self.hand.set_index(Index())
        self.hand.cursor = ""
        panel, decisions = self.panel, self.decisions
        panel.ask(words, (_("End turn"), decisions.end_turn), (_("Take back"), decisions.take_back))
        panel.group.set_focus(panel.answers[0])
        panel.answers[0].hint, panel.answers[1].hint = _("Space"), _("Escape")
        self.fingers.deaf = SOON  # it is read before it is answered

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

    def go_faster(self) -> None:
        for intent in self.waiting.go_faster():
            self.carry_out(intent)

    def _fold(self) -> None:
        """Fold the log or unfold it; the table takes its room."""
        self.chronicle.fold()
        if self.hand.dragging:  # what it would be put on lies elsewhere now
            self.hand.put_down()
        self.playback.lay_out()

    # -- time ------------------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed, self.changed = self.changed, False
        if self.match.outcome is None:
            self.match.spent += seconds
        changed = self.scenery.update(self.look, self.playback.layout.scene, seconds) or changed
        if self.sitting.mode is not Mode.DEALING or self._deal():
            changed = self._play_on(seconds) or changed
        return self._pass_time(seconds) or self.panel.update(seconds) or changed or self.changed

    def _deal(self) -> bool:
        """Deal a new match as soon as there is a place to do so; False until then."""
        if not self.scenery.ready(self.look, self.playback.layout.scene):
            return False
        self.sitting.mode = Mode.SHOWING
        self.playback.deal(self.playback.shown)
        return True

    def _play_on(self, seconds: float) -> bool:
        """What happened is shown, then whoever's word it is has it; True if the picture changed."""
        moment = self.playback.moment
        changed = self.playback.update(seconds)
        if moment is not None and self.playback.moment is None and not moment.read:
            self.fingers.deaf = LATE
        if self.sitting.mode is Mode.RECAP:
            if self.playback.shown is not self._entitled:
                self._entitle()
            return self.recap.update(seconds) or changed
        ready = not self.recap.wanted or self.scenery.ready(self.look, self.playback.layout.scene)
        if not self.settled and self.playback.done and ready:
            self._settle()
        elif self.playback.shown is not self._entitled:
            self._entitle()
        action = self.opponents.decision(seconds, ready=self.settled and not self.hand.dragging)
        if action is not None:
            self.submit(action)
        if self.sitting.mode is Mode.HANDOVER and not self.stage.moving:
            self._draw_curtain()
        elif self.sitting.mode is Mode.OVER and not self.stage.moving and not self.playback.effects:
            self._tell_end()
        return changed

    def _pass_time(self, seconds: float) -> bool:
        changed = False
        if self.reason is not None:
            self._reason_left -= seconds
            if self._reason_left <= 0:
                self.reason, changed = None, True
        behind, problem = self.autosave is not None and self.autosave.behind, self.unsaved()
        self._behind = self._behind + seconds if behind else 0.0
        warning = problem or (_("Saving …") if self._behind > SLOW else "")
        if warning != self.panel.warning:
            self.panel.warning, changed = warning, True
            if problem:
                self.shell.notify(problem)
        self.fingers.rest(seconds)
        if self.adviser.update():
            self.coach.learn()
            changed = True
        changed = self.coach.speech.group.update(seconds) or changed
        thinks = self.opponents.progress()
        if thinks != self._thinks:
            self._thinks, changed = thinks, True
            self.ask_again()
        return self.advice.update(seconds) or changed

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

    def _tell_end(self) -> None:
        from tabletop.screens.shared import matches

        outcome = self.match.outcome
        assert outcome is not None
        self._told_end, self.sitting.mode = True, Mode.TOLD

        def again(seed: int | None) -> None:
            match = self.match
            setup = matches.Setup(match.game.info.id, match.seats, match.options, seed)
            self.shell.pop()
            matches.begin(self.shell, setup)

        navigation.open_results(self.shell, self.match, self.controller, again, self.path)

    # -- input -----------------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        if self.sitting.mode is Mode.RECAP and not isinstance(event, Window):
            self.recap.handle(event)
            self.changed = True
        elif isinstance(event, Pointer) and self._for_coach(event):
            self.changed = True
        elif isinstance(event, Pointer):
            self.fingers.point(event)
        elif isinstance(event, Key):
            self.fingers.press_key(event)
        elif isinstance(event, Window) and event.kind == "left":
            self.hand.hovered = ""

    def _for_coach(self, event: Pointer) -> bool:
        """Whether this was meant for the coach, who may stand over the table."""
        used = self.coach.speech.rect.width > 0 and not self.hand.dragging and self.coach.speech.group.handle(event)
        return used or (event.kind == "down" and self.coach.speech.covers(event.at))

    def open_rules(self, rule: str = "") -> None:
        navigation.open_rules(self.shell, self.match.game.info.id, rule)

    def pause_match(self) -> None:
        from tabletop.screens.table.keys import keys_of_a_table
        from tabletop.screens.table.pause import PauseScene

        keys = keys_of_a_table(self.controller, self.stage.board is not None)
        person = self.match.seats[self.viewer].name if self.viewer is not None else ""
        self.shell.push(PauseScene(self.shell, self.match, self.unsaved, keys, person, self.watch_replay))

    def watch_replay(self) -> None:
        """The match so far, with the eyes of whoever sits here."""
        navigation.open_replay(self.shell, self.match, self.path, self.match.position, self.viewer)

    # -- picture ---------------------------------------------------------------------------------------

    def glow(self) -> dict[str, str]:
        """The pieces and places that shine, and in which colour."""
        return self.hand.glow() if self.settled else {}

    def draw(self, surface: pygame.Surface) -> None:
        self.drawing.draw(surface)

    def draw_teacher(self, surface: pygame.Surface) -> Sequence[pygame.Rect]:
        """Whoever teaches at this table, below what is said of its things; where that stands."""
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
