"""What happens between a person's hand and the match: one of several meanings, a warning, the end of a turn."""

from collections.abc import Callable, Sequence
from functools import partial

from tabletop.base.errors import Refusal
from tabletop.base.words import _, capital
from tabletop.kernel.actions import Action
from tabletop.kernel.foresight import Imagined, imagined
from tabletop.kernel.state import State
from tabletop.screens import navigation
from tabletop.screens.table.closer_look import Looking
from tabletop.screens.table.protocol import Table
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.panel.callouts import CROWDED
from tabletop.ui.shell import Shell
from tabletop.ui.stage.index import Index
from tabletop.ui.stage.sprites import Stage
from tabletop.ui.widgets.closeup import Choice, ChooserScene
from tabletop.ui.widgets.dialog import Dialog

WORLDS = 4
"""In how many imagined worlds a decision must end the turn."""


class Decisions:
    """Asks what must be asked before a decision is for good."""

    def __init__(self, sitting: Sitting, shell: Shell, stage: Stage, looking: Looking, table: Table) -> None:
        self.sitting, self.looking = sitting, looking
        self._shell, self._stage, self._table = shell, stage, table
        self._index = Index()
        """What could be done before a decision was held."""

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
        told = sitting.controller.explain(sitting.shown, gestures[actions[0]].lift)
        question = _("{name}: what shall it be?", name=told.title) if told else _("What shall it be?")
        self._shell.push(ChooserScene(self._shell, question, choices, sitting.controller.paint))

    def _warning(self, action: Action) -> str:
        """The first bad news of what would come of it; empty if there is none."""
        hints = self.sitting.controller.foresee(self.sitting.shown, self.sitting.match.legal, action)
        return next((capital(hint.words) for hint in hints if hint.tone == "bad"), "")

    def do_from_above(self, action: Action) -> None:
        """Decide on a screen that lay over the table: a second click there is not meant for what lies below."""
        self._table.ignore_presses(navigation.DEAF)
        self.take_back()
        self.do(action)

    def do(self, action: Action) -> None:
        """Decide, after a warning if there is one."""
        controller, shown = self.sitting.controller, self.sitting.shown
        warning = controller.sure(shown, self.sitting.match.legal, action) or controller.for_good(shown, action)
        if not warning:
            if self._ends_turn(action):
                self._hold(action)
            else:
                self._table.submit(action)
            return
        gesture = controller.gesture(shown, action)
        self._stage.send_home(gesture.lift)
        buttons: list[tuple[str, Callable[[], None]]] = [(_("Not yet"), lambda: None)]
        buttons.append((gesture.words, partial(self._table.submit, action)))
        self._shell.push(Dialog(self._shell, _("Are you sure?"), warning, buttons))

    def _ends_turn(self, action: Action) -> bool:
        """Whether this ends the turn, and the person wants to be asked before it does."""
        sitting, wanted = self.sitting, self._shell.settings.end_turn_now
        controller, shown, game = sitting.controller, sitting.shown, sitting.match.game
        if wanted == "never" or controller.single_turns or controller.gesture(shown, action).ends:
            return False
        others = [one for one in sitting.match.legal if one != action]
        if others and all(controller.gesture(shown, one).ends for one in others):
            return False  # all that could be done instead is to end it
        worlds = imagined(game, shown, action, WORLDS)
        if not all(map(self._ends_in, worlds)):  # what ends it only by bad luck is no end
            return False
        lost = any(world.chance or any(event.reveals for event in world.events) for world in worlds)
        return wanted == "always" or lost or any(game.outcome(world.after) for world in worlds)

    def _ends_in(self, world: Imagined[State]) -> bool:
        """Whether the viewer's turn has ended in an imagined world, and they have not won by that."""
        controller, viewer = self.sitting.controller, self.sitting.viewer
        if controller.whose_turn(world.before) != viewer:
            return False
        outcome = self.sitting.match.game.outcome(world.after)
        if outcome is not None:
            return viewer not in outcome.winners
        # who has the next turn as well has ended this one
        return controller.whose_turn(world.after) != viewer or any(map(controller.divides, world.events))

    def _hold(self, action: Action) -> None:
        """It lies where it was put, and nothing is drawn or revealed before the turn is ended."""
        sitting = self.sitting
        gesture = sitting.controller.gesture(sitting.shown, action)
        self._index = sitting.index
        self._table.hold(action)
        if gesture.stays:
            self._stage.send_home(gesture.lift)
        seen = self.lie_there()
        hints = sitting.controller.foresee(sitting.shown, sitting.match.legal, action)
        large = self._shell.look.text_percent > CROWDED
        told = [capital(hint.when_asked) for hint in hints if hint.when_asked]
        if not told or not (seen or large):  # what was done is to be seen; what comes of it is not
            told.insert(0, gesture.words)
        self._table.ask_to_confirm("\n".join([_("End your turn?"), *told[: 1 if large else 2]]))

    def lie_there(self, at_once: bool = False) -> bool:
        """After each layout: what is held lies where it was put, the table's buttons are hidden; whether it is seen."""
        sitting, stage = self.sitting, self._stage
        if sitting.held is None:
            return False
        gesture = sitting.controller.gesture(sitting.shown, sitting.held)
        drop = gesture.drops[0]
        place = stage.place(drop)
        for key in self._buttons():
            stage.send(key, stage.sprites[key].home._replace(alpha=0.0), at_once)
        if gesture.stays or place is None or gesture.lift == drop or gesture.lift not in stage.sprites:
            return False
        stage.send_away(gesture.lift, *place, at_once)
        return True

    def hides(self, key: str) -> bool:
        """Whether a piece is a button that is hidden while a decision is held."""
        return self.sitting.held is not None and key in self._buttons()

    def confirms(self, key: str) -> bool:
        """Whether pressing a piece confirms what is held: it says itself that it ends the turn."""
        actions = self._index.actions(key) if self.sitting.held is not None else []
        return bool(actions) and all(self._index.gestures[action].ends for action in actions)

    def uses(self, key: str) -> bool:
        """Whether something could be done with a piece before a decision was held."""
        return key in self._index.lifts

    def _buttons(self) -> list[str]:
        """The table's own buttons, which would stand beside the answers as if they were some."""
        sprites = self._stage.sprites
        lifts = [key for key in self._index.lifts if key in sprites]
        return [key for key in lifts if sprites[key].piece.kind == "button" or self.confirms(key)]

    def end_turn(self) -> None:
        action = self.sitting.held
        assert action is not None
        self._table.release()
        self._table.submit(action)

    def take_back(self) -> None:
        """What is held was not meant: as before."""
        if self.sitting.held is None:
            return
        gesture = self.sitting.controller.gesture(self.sitting.shown, self.sitting.held)
        for key in (*self._buttons(), gesture.lift):
            self._stage.send_home(key)
        self._table.release(self._index)

    def step_back(self) -> bool:
        """Take the last step of an unfinished chain of decisions back; False if there is none to take back."""
        sitting = self.sitting
        if sitting.viewer is None or not sitting.settled or not sitting.mine:
            return False
        if not sitting.controller.unfinished(sitting.shown) or sitting.match.why_no_undo(sitting.viewer) is not None:
            return False
        self._table.undo()
        return True

    def refuse(self, lift: str, drop: str | None) -> None:
        """The person wants what cannot be done: open what can be looked into, or say why not."""
        sitting, sprite, history = self.sitting, self._stage.sprites.get(lift), self.sitting.match.history
        mine = sprite is not None and sprite.piece.mine
        takes_back = history and sitting.controller.takes_back(sitting.shown, lift, history[-1].action)
        if drop is None and takes_back and self.step_back():
            return
        if drop is None and not (mine and sitting.settled) and self.looking.opens(lift):
            self.looking.open(lift)
            return
        if sitting.viewer is None or not sitting.settled:
            return
        refusal = self.why_not(lift, drop)
        if refusal is not None:
            self._table.say(refusal.text, refusal.rule)
        elif drop is not None:
            words = _("That cannot go there.") if drop else _("Nothing there takes it: let it go on what lights up.")
            self._table.say(words)

    def why_not(self, lift: str, drop: str | None) -> Refusal | None:
        """What forbids the viewer to do this, if it means something."""
        assert self.sitting.viewer is not None
        ask = partial(self.sitting.match.refusal, self.sitting.viewer)
        return self.sitting.controller.refused(self.sitting.shown, lift, drop, ask)
