"""What the pointer and the keys do at a table: they move its hand, its board and its panel."""

from collections.abc import Callable
from functools import partial

from tabletop.kernel.actions import Action
from tabletop.screens import navigation
from tabletop.screens.table.decisions import Decisions
from tabletop.screens.table.protocol import Table
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.input import Key, Pointer
from tabletop.ui.panel.panel import Panel
from tabletop.ui.shell import Shell
from tabletop.ui.stage.drag import SHAKE
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.nearness import Nearness

HOLD_SECONDS = 0.55
"""How long a finger rests on a piece to look at it closely."""


class TableInput:
    """Hands what a person does to the part of the table it is meant for."""

    def __init__(
        self,
        sitting: Sitting,
        shell: Shell,
        hand: Hand,
        near: Nearness,
        panel: Panel,
        decisions: Decisions,
        table: Table,
    ) -> None:
        self.sitting, self._shell, self._hand, self._near, self._panel = sitting, shell, hand, near, panel
        self._decisions, self._looking, self._table = decisions, decisions.looking, table
        self.hold: tuple[float, str] | None = None
        """How long a finger has still to rest, and on which piece."""
        self._hold_at = (0.0, 0.0)
        self.deaf = 0.0
        """Seconds for which a click or a key that decides may be the second of two, meant for what was there before."""
        self._first: tuple[float, int, float, float] | None = None
        """A click that may be the first of two: how long it may, how many decisions there were, and where it was."""
        self._meant: list[Action] = []
        """What the last press would have decided at once."""
        self.threats = False
        """Whether what threatens is shown over the table."""

    def rest(self, seconds: float) -> None:
        self.deaf -= seconds
        if self._first is not None:
            left, position, x, y = self._first
            self._first = (left - seconds, position, x, y) if left > seconds else None
        if self.hold is not None:
            left, key = self.hold
            self.hold = (left - seconds, key)
            if left <= seconds:
                self.hold = None
                self._hand.put_down()
                self._looking.closely(key)

    def _below(self) -> list[Action]:
        """What a press would decide at once where the pointer is."""
        (x, y), unit = self._shell.pointer, self._shell.look.unit
        return self._hand.decides_at(x / unit, y / unit)

    def look_below(self) -> None:
        """Everything lies as it shall: what has come under a resting pointer meanwhile was not pressed."""
        below = self._below()
        if below and below != self._meant:
            self._shell.appear()

    def point(self, event: Pointer) -> bool:
        """The pointer was moved or pressed; True if that changed the picture."""
        unit = self._shell.look.unit
        x, y = event.x / unit, event.y / unit
        if event.kind == "down" and self.deaf > 0 and self.sitting.viewer is not None:  # who watches decides nothing
            return False
        if self._for_panel(event):
            return False
        if abs(x - self._hold_at[0]) + abs(y - self._hold_at[1]) > SHAKE or event.kind == "up":
            self.hold = None
        if self._near.handle(event, x, y):
            return False
        match event.kind, event.button:
            case "move", _button:
                return self._hand.move(x, y)
            case "down", 1:
                self._press(event, x, y)
                return True
            case "up", 1:
                return self._hand.release(x, y)
            case "down", 3 if (thing := self._hand.thing_at(x, y)) is not None:
                self._looking.closely(thing.piece.key)
        return False

    def _for_panel(self, event: Pointer) -> bool:
        """Whether this was for the panel's buttons and words, which are no hole in the table."""
        panel, sitting = self._panel, self.sitting
        if not self._hand.dragging and panel.handle(event) and event.kind != "move":
            if event.kind == "up" and sitting.held is None:
                panel.group.set_focus(None)  # the next key is not meant for what the mouse pressed
            return True
        return event.kind == "down" and sitting.settled and panel.prompt_rect.collidepoint(event.at)

    def _press(self, event: Pointer, x: float, y: float) -> None:
        sitting, top = self.sitting, self._shell.scenes[-1]
        self._panel.group.set_focus(None)
        if rule := self._table.rule_at(event.at):
            self._table.open_rules(rule)
            return
        self._table.reason = None
        sprite = self._hand.stage.sprite_at(x, y)
        key = sprite.piece.key if sprite else ""
        if self._decisions.confirms(key):
            self._decisions.end_turn()
            return
        if sitting.held is not None and self._looks(x, y):
            return
        hidden = self._decisions.hides(key)
        self._decisions.take_back()
        if hidden or (not sitting.settled and not self._skips(x, y)):  # what is hidden is not pressed
            return
        self._meant = self._below()
        sprite = self._hand.stage.sprite_at(x, y)
        if self._twice(sprite.piece.key if sprite else "", x, y):
            return
        thing = self._hand.thing_at(x, y)
        if thing is not None:
            self.hold, self._hold_at = (HOLD_SECONDS, thing.piece.key), (x, y)
        self._hand.press(x, y)
        if not self._hand.held and self._shell.scenes[-1] is top:  # nothing was opened, and the board is meant
            self._near.take(x, y)

    def _skips(self, x: float, y: float) -> bool:
        """A press while something is shown: on a head the sheet, else all is shown at once; whether it decides, too."""
        head = self._hand.stage.sprite_at(x, y, self._looking.others())  # whatever flies over it
        if head is not None:
            self._looking.open(head.piece.key)  # what happens waits meanwhile, what is staged too
            return False
        if self.deaf > 0:
            return False
        self._table.skip()
        # what comes to be seen only now was not meant
        return self.sitting.match.to_act == self.sitting.viewer and self._below() in ([], self._meant)

    def _looks(self, x: float, y: float) -> bool:
        """Open what can only be looked into: a decision that waits for the last word stays where it lies."""
        thing = self._hand.thing_at(x, y)
        if thing is None or self._decisions.uses(thing.piece.key) or not self._looking.opens(thing.piece.key):
            return False
        self._looking.open(thing.piece.key)
        return True

    def _twice(self, key: str, x: float, y: float) -> bool:
        """Whether this is the second click of two on a button, and the first has already decided something."""
        first, self._first = self._first, (navigation.DEAF, self.sitting.match.position, x, y)
        if first is None or not self.sitting.index.is_button(key):
            return False
        return first[1] != self.sitting.match.position and abs(x - first[2]) + abs(y - first[3]) <= SHAKE

    def press_key(self, event: Key) -> None:
        name, group, letters = event.name, self._panel.group, self._letters()
        if self.deaf > 0 and name in ("space", "return"):
            return
        if name == "z" and event.control:
            self._table.undo()
        elif name == "tab":
            self._tab(event.shift)
        elif not event.control and name in letters:
            letters[name]()
        elif self._near.key(event) or (group.focus is not None and name != "escape" and group.handle(event)):
            return
        elif self.sitting.held is not None:
            if name in ("space", "return"):
                self._decisions.end_turn()
            elif name == "escape":
                self._decisions.take_back()
        else:
            self._press_plain_key(name)

    def _press_plain_key(self, name: str) -> None:
        """A key that nothing special is meant with, while no decision is held."""
        group, digit = self._panel.group, name.strip("[]")
        if name == "space":  # it goes on from what is shown, to the end of the turn where nothing else is left
            if not self.sitting.settled or not self._end_turn():
                self._table.hurry()
        elif self._hand.key(name):
            self._hand.hovered = ""  # the keys point now, until the pointer moves
            if self.sitting.held is None:  # else the question has it now
                group.set_focus(None)
        elif digit.isdigit():
            self._number_in_vain(digit)
        elif name == "escape" and group.focus is not None:
            group.set_focus(None)
        elif name == "escape":
            self._table.step_out()

    def _end_turn(self) -> bool:
        """End the turn if the table's main button is about that and shines; False if it does not."""
        hand = self._hand
        main = hand.main_button()
        actions = hand.index.actions(main) if hand.shines(main) else []
        if not actions or not all(hand.index.gestures[action].ends for action in actions):
            return False
        self._decisions.choose(actions)
        return True

    def _number_in_vain(self, digit: str) -> None:
        """A number's key that does nothing now says why, if it means anything in this game."""
        may_ask = self.sitting.settled and self.sitting.viewer is not None
        if may_ask and (refusal := self._decisions.why_not(f"key:{digit}", None)) is not None:
            self._table.say(refusal.text, refusal.rule)

    def _letters(self) -> dict[str, Callable[[], object]]:
        """The keys that do the same wherever the keyboard is."""
        hand, table = self._hand, self._table
        keys: dict[str, Callable[[], object]] = {
            "h": table.hint,
            "r": table.open_recap,
            "l": table.fold_log,
            "v": self._show_threats,
            ".": partial(self._look_about, False),
            ",": partial(self._look_about, True),
        }
        if hand.held or hand.cursor:
            keys["i"] = partial(self._looking.closely, hand.held or hand.cursor)
        pages = self.sitting.controller.pages
        return keys | {name: partial(self._looking.open, page) for name, page in pages.items()}

    def _show_threats(self) -> None:
        """Show or hide what threatens; a table where nothing does says so."""
        sitting = self.sitting
        self.threats = not self.threats
        if self.threats and not sitting.controller.overlay(sitting.shown, sitting.size):
            self.threats = False
            self._table.say(sitting.controller.unthreatened)

    def _look_about(self, back: bool) -> None:
        if not self._hand.held and self._hand.look_about(back):
            self._panel.group.set_focus(None)

    def _tab(self, back: bool) -> None:
        """Tab walks from the table to its main button, to the panel's buttons and back to the table."""
        group, hand = self._panel.group, self._hand
        main = hand.main_button()
        order = ["table", *(["main"] if main else []), "panel"]
        if group.focus is None and not hand.cursor and hand.begin():
            return
        here = "panel" if group.focus is not None else "main" if main and hand.cursor == main else "table"
        there = order[(order.index(here) + (-1 if back else 1)) % len(order)]
        usable = [widget for widget in group.usable() if widget.enabled]
        group.set_focus(usable[0] if there == "panel" and usable else None)
        if there == "table":
            hand.begin()
        else:
            hand.cursor = main if there == "main" else ""
