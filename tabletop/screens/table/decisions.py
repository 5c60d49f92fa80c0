"""What happens between a person's hand and the match: one of several meanings, a warning, the end of a turn."""

from collections.abc import Callable, Sequence
from functools import partial

from tabletop.base.errors import Refusal
from tabletop.base.words import _, capital
from tabletop.kernel.actions import Action
from tabletop.kernel.foresight import imagined
from tabletop.screens import navigation
from tabletop.screens.table.closer_look import Looking
from tabletop.screens.table.intents import Act, Confirm, Deaf, Do, Hold, Open, Release, Say, Submit
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.panel.advice import CROWDED
from tabletop.ui.shell import Shell
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.widgets.closeup import Choice, ChooserScene
from tabletop.ui.widgets.dialog import Dialog

WORLDS = 4
"""In how many imagined worlds a decision must end the turn."""


class Decisions:
    """Asks what must be asked before a decision is for good."""

    def __init__(self, sitting: Sitting, shell: Shell, stage: Stage, looking: Looking, act: Act) -> None:
        self.sitting, self._shell, self._stage, self._act = sitting, shell, stage, act
        self._looking = looking
        self._index = Index()
        """What could be done before that."""

    def choose(self, actions: Sequence[Action]) -> None:
        """The person's hand meant one of these actions."""
        if len(actions) == 1:
            self.do(actions[0])
            return
        sitting = self.sitting
        gestures = {action: sitting.controller.gesture(sitting.shown, action) for action in actions}
        choices = [
            Choice(gesture.among_others, gesture.picture, partial(self.do_from_above, action), self._warning(action))
            for action, gesture in sorted(gestures.items(), key=lambda one: one[1].quiet)
        ]
        lift = next(iter(gestures.values())).lift
        told = sitting.controller.explain(sitting.shown, lift)
        question = _("{name}: what shall it be?", name=told.title) if told else _("What shall it be?")
        self._act(Open(ChooserScene(self._shell, question, choices, sitting.controller.paint)))

    def _warning(self, action: Action) -> str:
        """The first bad news of what would come of it; empty if there is none."""
        hints = self.sitting.controller.foresee(self.sitting.shown, self.sitting.match.legal, action)
        return next((capital(hint.words) for hint in hints if hint.tone == "bad"), "")

    def do_from_above(self, action: Action) -> None:
        """Decide so on a screen that lay over the table: a second click there is not meant for what lies below."""
        self._act(Deaf(navigation.DEAF))
        self.take_back()
        self.do(action)

    def do(self, action: Action) -> None:
        """Decide so, after a word of warning if there is one."""
        sitting = self.sitting
        shown = sitting.shown
        warning = sitting.controller.sure(shown, sitting.match.legal, action) or sitting.controller.for_good(
            shown, action
        )
        if not warning:
            self._do_or_hold(action)
            return
        lift, _drops, words, *_more = sitting.controller.gesture(sitting.shown, action)
        self._stage.send_home(lift)
        buttons: list[tuple[str, Callable[[], None]]] = [(_("Not yet"), lambda: None)]
        buttons.append((words, partial(self._do_or_hold, action, warned=True)))
        self._act(Open(Dialog(self._shell, _("Are you sure?"), warning, buttons)))

    def _do_or_hold(self, action: Action, warned: bool = False) -> None:
        if not warned and self._ends_turn(action):
            self._hold(action)
        else:
            self._act(Submit(action))

    def _ends_turn(self, action: Action) -> bool:
        """Whether this ends the turn, and the person wants to be asked before it does."""
        sitting = self.sitting
        controller, shown, wanted = sitting.controller, sitting.shown, self._shell.settings.end_turn_now
        if wanted == "never" or controller.single_turns or controller.gesture(shown, action).ends:
            return False
        others = [one for one in sitting.match.legal if one != action]
        if others and all(controller.gesture(shown, one).ends for one in others):
            return False  # all that could be done instead is to end it
        worlds = imagined(sitting.match.game, shown, action, WORLDS)
        ends = [sitting.match.game.outcome(world.after) for world in worlds]
        for world, end in zip(worlds, ends, strict=True):  # what ends it only by bad luck is no end
            before, after = controller.whose_turn(world.before), controller.whose_turn(world.after)
            # who has the next turn as well has ended this one
            goes_on = end is None and after == sitting.viewer and not any(map(controller.divides, world.events))
            if before != sitting.viewer or goes_on or (end is not None and sitting.viewer in end.winners):
                return False
        lost = any(world.chance or any(event.reveals for event in world.events) for world in worlds)
        return wanted == "always" or lost or any(ends)

    def _hold(self, action: Action) -> None:
        """It lies where it was put, and nothing is drawn or revealed before the turn is ended."""
        sitting = self.sitting
        gesture = sitting.controller.gesture(sitting.shown, action)
        self._index = sitting.index
        self._act(Hold(action))
        if gesture.stays:
            self._stage.send_home(gesture.lift)
        seen = self.lie_there()
        hints = sitting.controller.foresee(sitting.shown, sitting.match.legal, action)
        large = self._shell.look.text_percent > CROWDED
        told = [capital(words) for hint in hints if (words := hint.words if hint.asked is None else hint.asked)]
        if not told or not (seen or large):  # what was done is to be seen; what comes of it is not
            told.insert(0, gesture.words)
        self._act(Confirm("\n".join([_("End your turn?"), *told[: 1 if large else 2]])))

    def lie_there(self, at_once: bool = False) -> bool:
        """What waits lies where it was put, and no button of the table looks like an answer; whether it is seen there.

        Whoever lays the table out again has it so again.
        """
        if self.sitting.held is None:
            return False
        sitting, stage = self.sitting, self._stage
        lift, (drop, *_more), *_words = gesture = sitting.controller.gesture(sitting.shown, self.sitting.held)
        place = stage.place(drop)
        for key in self._buttons():
            stage.send(key, stage.sprites[key].home._replace(alpha=0.0), at_once)
        if gesture.stays or place is None or lift == drop or lift not in stage.sprites:
            return False
        stage.send_away(lift, *place, at_once)
        return True

    def hides(self, key: str) -> bool:
        """Whether a piece is a button that is not to be seen while something waits."""
        return self.sitting.held is not None and key in self._buttons()

    def confirms(self, key: str) -> bool:
        """Whether pressing a piece means the same as the last word: it says itself that it ends the turn."""
        actions = self._index.actions(key) if self.sitting.held is not None else []
        return bool(actions) and all(self._index.gestures[action].ends for action in actions)

    def uses(self, key: str) -> bool:
        """Whether something could be done with a piece before what waits was decided."""
        return key in self._index.lifts

    def _buttons(self) -> list[str]:
        """The table's own buttons, which would stand beside the answers as if they were some."""
        sprites = self._stage.sprites
        return [
            key
            for key in self._index.lifts
            if key in sprites and (sprites[key].piece.kind == "button" or self.confirms(key))
        ]

    def end_turn(self) -> None:
        """It is for good."""
        action = self.sitting.held
        assert action is not None
        self._act(Release())
        self._act(Submit(action))

    def take_back(self) -> None:
        """It was not meant so: as before."""
        if self.sitting.held is None:
            return
        gesture = self.sitting.controller.gesture(self.sitting.shown, self.sitting.held)
        for key in (*self._buttons(), gesture.lift):
            self._stage.send_home(key)
        self._act(Release(self._index))

    def step_back(self) -> bool:
        """Take the last step of an unfinished chain of decisions back; False if there is none to take back."""
        sitting = self.sitting
        if sitting.viewer is None or not sitting.settled:
            return False
        if not sitting.mine or not sitting.controller.unfinished(sitting.shown):
            return False
        if sitting.match.why_no_undo(sitting.viewer) is not None:
            return False
        self._act(Do.UNDO)
        return True

    def refuse(self, lift: str, drop: str | None) -> None:
        """The person wants what cannot be done: open what can be looked into, or say why not."""
        sitting, sprite = self.sitting, self._stage.sprites.get(lift)
        mine = sprite is not None and sprite.piece.mine
        if drop is None and self._takes_back(lift) and self.step_back():
            return
        if drop is None and not (mine and sitting.settled) and self._looking.opens(lift):
            self._looking.open(lift)
            return
        if sitting.viewer is None or not sitting.settled:
            return
        refusal = self.why_not(lift, drop)
        if refusal is not None:
            self._act(Say(refusal.text, refusal.rule))
        elif drop is not None:
            words = _("That cannot go there.") if drop else _("Nothing there takes it: let it go on what lights up.")
            self._act(Say(words))

    def _takes_back(self, key: str) -> bool:
        history = self.sitting.match.history
        return bool(history) and self.sitting.controller.takes_back(self.sitting.shown, key, history[-1].action)

    def why_not(self, lift: str, drop: str | None) -> Refusal | None:
        """What forbids whoever looks at the table to do this, if it means something."""
        assert self.sitting.viewer is not None
        ask = partial(self.sitting.match.refusal, self.sitting.viewer)
        return self.sitting.controller.refused(self.sitting.shown, lift, drop, ask)
