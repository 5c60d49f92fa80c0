"""What happens between a person's hand and the match: one of several meanings, a warning, the end of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tabletop.base.words import _, capital
from tabletop.kernel.actions import Action
from tabletop.kernel.foresight import imagined
from tabletop.screens import navigation
from tabletop.screens.table.sitting import Mode
from tabletop.ui.panel.advice import CROWDED
from tabletop.ui.stage.index import Index
from tabletop.ui.widgets.closeup import Choice, ChooserScene
from tabletop.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from tabletop.screens.table.table import TableScene

WORLDS = 4
"""In how many imagined worlds a decision must end the turn."""


class Decisions:
    """Asks what must be asked before a decision is for good."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._index = Index()
        """What could be done before that."""

    def choose(self, actions: Sequence[Action]) -> None:
        """The person's hand meant one of these actions."""
        if len(actions) == 1:
            self.do(actions[0])
            return
        table = self.table
        gestures = {action: table.controller.gesture(table.playback.shown, action) for action in actions}
        choices = [
            Choice(gesture.among_others, gesture.picture, partial(self.do_from_above, action), self._warning(action))
            for action, gesture in sorted(gestures.items(), key=lambda one: one[1].quiet)
        ]
        lift = next(iter(gestures.values())).lift
        told = table.controller.explain(table.playback.shown, lift)
        question = _("{name}: what shall it be?", name=told.title) if told else _("What shall it be?")
        table.shell.push(ChooserScene(table.shell, question, choices, table.controller.paint))

    def _warning(self, action: Action) -> str:
        """The first bad news of what would come of it; empty if there is none."""
        hints = self.table.controller.foresee(self.table.playback.shown, self.table.match.legal, action)
        return next((capital(hint.words) for hint in hints if hint.tone == "bad"), "")

    def do_from_above(self, action: Action) -> None:
        """Decide so on a screen that lay over the table: a second click there is not meant for what lies below."""
        self.table.fingers.deaf = navigation.DEAF
        self.take_back()
        self.do(action)

    def do(self, action: Action) -> None:
        """Decide so, after a word of warning if there is one."""
        table = self.table
        shown = table.playback.shown
        warning = table.controller.sure(shown, table.match.legal, action) or table.controller.for_good(shown, action)
        if not warning:
            self._do_or_hold(action)
            return
        lift, _drops, words, *_more = table.controller.gesture(table.playback.shown, action)
        table.stage.send_home(lift)
        buttons: list[tuple[str, Callable[[], None]]] = [(_("Not yet"), lambda: None)]
        buttons.append((words, partial(self._do_or_hold, action, warned=True)))
        table.shell.push(Dialog(table.shell, _("Are you sure?"), warning, buttons))

    def _do_or_hold(self, action: Action, warned: bool = False) -> None:
        if not warned and self._ends_turn(action):
            self._hold(action)
        else:
            self.table.submit(action)

    def _ends_turn(self, action: Action) -> bool:
        """Whether this ends the turn, and the person wants to be asked before it does."""
        table = self.table
        controller, shown, wanted = table.controller, table.playback.shown, table.shell.settings.end_turn_now
        if wanted == "never" or controller.single_turns or controller.gesture(shown, action).ends:
            return False
        others = [one for one in table.match.legal if one != action]
        if others and all(controller.gesture(shown, one).ends for one in others):
            return False  # all that could be done instead is to end it
        worlds = imagined(table.match.game, shown, action, WORLDS)
        ends = [table.match.game.outcome(world.after) for world in worlds]
        for world, end in zip(worlds, ends, strict=True):  # what ends it only by bad luck is no end
            before, after = controller.whose_turn(world.before), controller.whose_turn(world.after)
            # who has the next turn as well has ended this one
            goes_on = end is None and after == table.viewer and not any(map(controller.divides, world.events))
            if before != table.viewer or goes_on or (end is not None and table.viewer in end.winners):
                return False
        lost = any(world.chance or any(event.reveals for event in world.events) for world in worlds)
        return wanted == "always" or lost or any(ends)

    def _hold(self, action: Action) -> None:
        """It lies where it was put, and nothing is drawn or revealed before the turn is ended."""
        table, gesture = self.table, self.table.controller.gesture(self.table.playback.shown, action)
        table.sitting.held, table.sitting.mode = action, Mode.CONFIRMING
        self._index = table.hand.index
        if gesture.stays:
            table.stage.send_home(gesture.lift)
        seen = self.lie_there()
        table.hand.set_index(Index())
        table.hand.cursor = ""
        hints = table.controller.foresee(table.playback.shown, table.match.legal, action)
        large = table.look.text_percent > CROWDED
        told = [capital(words) for hint in hints if (words := hint.words if hint.asked is None else hint.asked)]
        if not told or not (seen or large):  # what was done is to be seen; what comes of it is not
            told.insert(0, gesture.words)
        words = "\n".join([_("End your turn?"), *told[: 1 if large else 2]])
        table.panel.ask(words, (_("End turn"), self.end_turn), (_("Take back"), self.take_back))
        table.panel.group.set_focus(table.panel.answers[0])
        table.fingers.deaf = navigation.DEAF  # it is read before it is answered
        table.panel.answers[0].hint, table.panel.answers[1].hint = _("Space"), _("Escape")
        table.changed = True

    def lie_there(self, at_once: bool = False) -> bool:
        """What waits lies where it was put, and no button of the table looks like an answer; whether it is seen there.

        Whoever lays the table out again has it so again.
        """
        if self.table.sitting.held is None:
            return False
        table, stage = self.table, self.table.stage
        lift, (drop, *_more), *_words = gesture = table.controller.gesture(
            table.playback.shown, self.table.sitting.held
        )
        place = stage.place(drop)
        for key in self._buttons():
            stage.send(key, stage.sprites[key].home._replace(alpha=0.0), at_once)
        if gesture.stays or place is None or lift == drop or lift not in stage.sprites:
            return False
        stage.send_away(lift, *place, at_once)
        return True

    def hides(self, key: str) -> bool:
        """Whether a piece is a button that is not to be seen while something waits."""
        return self.table.sitting.held is not None and key in self._buttons()

    def confirms(self, key: str) -> bool:
        """Whether pressing a piece means the same as the last word: it says itself that it ends the turn."""
        actions = self._index.actions(key) if self.table.sitting.held is not None else []
        return bool(actions) and all(self._index.gestures[action].ends for action in actions)

    def uses(self, key: str) -> bool:
        """Whether something could be done with a piece before what waits was decided."""
        return key in self._index.lifts

    def _buttons(self) -> list[str]:
        """The table's own buttons, which would stand beside the answers as if they were some."""
        sprites = self.table.stage.sprites
        return [
            key for key in self._index.lifts
            if key in sprites and (sprites[key].piece.kind == "button" or self.confirms(key))
        ]  # fmt: skip

    def end_turn(self) -> None:
        """It is for good."""
        action = self.table.sitting.held
        self.forget()
        self.table.submit(action)

    def take_back(self) -> None:
        """It was not meant so: as before."""
        if self.table.sitting.held is None:
            return
        table, gesture = self.table, self.table.controller.gesture(self.table.playback.shown, self.table.sitting.held)
        for key in self._buttons():
            table.stage.send_home(key)
        self.forget()
        table.stage.send_home(gesture.lift)
        table.hand.set_index(self._index)
        table.ask_again()

    def forget(self) -> None:
        """Nothing waits any more."""
        if self.table.sitting.mode is Mode.CONFIRMING:
            self.table.sitting.held, self.table.sitting.mode = None, Mode.DECIDING
        self.table.panel.answered()
