"""What the pointer and the keys do at a table: they move its hand, its board and its panel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tabletop.kernel.actions import Action
from tabletop.screens import navigation
from tabletop.screens.table.intents import Do
from tabletop.ui.input import Key, Pointer
from tabletop.ui.stage.drag import SHAKE

if TYPE_CHECKING:
    from tabletop.screens.table.table import TableScene

HOLD_SECONDS = 0.55
"""How long a finger rests on a piece to look at it closely."""


class Fingers:
    """Hands what a person does to whatever of the table it is meant for."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
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
        """Time has passed with the finger where it is."""
        self.deaf -= seconds
        if self._first is not None:
            left, position, x, y = self._first
            self._first = (left - seconds, position, x, y) if left > seconds else None
        if self.hold is not None:
            left, key = self.hold
            self.hold = (left - seconds, key)
            if left <= seconds:
                self.hold = None
                self.table.hand.put_down()
                self.table.looking.closely(key)

    def _below(self) -> list[Action]:
        """What a press would decide at once where the pointer is."""
        table, (x, y) = self.table, self.table.shell.pointer
        return table.hand.decides_at(x / table.look.unit, y / table.look.unit)

    def look_below(self) -> None:
        """Everything lies as it shall: what has come under a resting pointer meanwhile was not pressed."""
        below = self._below()
        if below and below != self._meant:
            self.table.shell.appear()

    def point(self, event: Pointer) -> None:
        table, unit = self.table, self.table.look.unit
        x, y = event.x / unit, event.y / unit
        if event.kind == "down" and self.deaf > 0 and table.viewer is not None:  # who watches decides nothing
            return
        if not table.hand.dragging and table.panel.handle(event) and event.kind != "move":
            if event.kind == "up" and table.sitting.held is None:
                table.panel.group.set_focus(None)  # the next key is not meant for what the mouse pressed
            return
        if event.kind == "down" and table.settled and table.panel.prompt_rect.collidepoint(event.at):
            return  # words are not a hole in the table
        far = abs(x - self._hold_at[0]) + abs(y - self._hold_at[1]) > SHAKE
        if far or event.kind == "up":
            self.hold = None
        if table.near.handle(event, x, y):
            return
        if event.kind == "move":
            table.changed = table.hand.move(x, y) or table.changed
        elif event.kind == "down" and event.button == 1:
            self._press(event, x, y)
        elif event.kind == "up" and event.button == 1:
            table.changed = table.hand.release(x, y) or table.changed
        elif event.kind == "down" and event.button == 3:
            sprite = table.hand.thing_at(x, y)
            if sprite is not None:
                table.looking.closely(sprite.piece.key)

    def _press(self, event: Pointer, x: float, y: float) -> None:
        table = self.table
        table.changed = True
        table.panel.group.set_focus(None)
        if table.reason and table.reason[1] and table.drawing.reason.collidepoint(event.at):
            table.open_rules(table.reason[1])
            return
        table.reason = None
        sprite = table.stage.sprite_at(x, y)
        key = sprite.piece.key if sprite else ""
        if table.decisions.confirms(key):
            table.decisions.end_turn()
            return
        if table.sitting.held is not None and self._looks(x, y):
            return
        hidden = table.decisions.hides(key)
        table.decisions.take_back()
        if hidden:  # nobody presses what is not to be seen
            return
        if not table.settled:
            head = table.stage.sprite_at(x, y, table.looking.others())  # whatever flies over it
            if head is not None:
                table.looking.open(head.piece.key)  # what happens waits meanwhile, what is staged too
                return
            if self.deaf > 0:
                return
            table.skip()
            if table.match.to_act != table.viewer or self._below() not in ([], self._meant):
                return  # what comes to be seen only now was not meant
        self._meant = self._below()
        sprite = table.stage.sprite_at(x, y)
        if self._twice(sprite.piece.key if sprite else "", x, y):
            return
        thing = table.hand.thing_at(x, y)
        if thing is not None:
            self.hold, self._hold_at = (HOLD_SECONDS, thing.piece.key), (x, y)
        table.hand.press(x, y)
        if not table.hand.held and table.shell.scenes[-1] is table:  # nothing was opened, and the board is meant
            table.near.take(x, y)

    def _looks(self, x: float, y: float) -> bool:
        """Open what can only be looked into: a decision that waits for the last word stays where it lies."""
        table, thing = self.table, self.table.hand.thing_at(x, y)
        if thing is None or table.decisions.uses(thing.piece.key) or not table.looking.opens(thing.piece.key):
            return False
        table.looking.open(thing.piece.key)
        return True

    def _twice(self, key: str, x: float, y: float) -> bool:
        """Whether this is the second click of two on a button, and the first has already decided something."""
        first, self._first = self._first, (navigation.DEAF, self.table.match.position, x, y)
        if first is None or not self.table.hand.index.is_button(key):
            return False
        return first[1] != self.table.match.position and abs(x - first[2]) + abs(y - first[3]) <= SHAKE

    def press_key(self, event: Key) -> None:
        table, name, group = self.table, event.name, self.table.panel.group
        table.changed = True
        if self.deaf > 0 and name in ("space", "return"):
            return
        if name == "z" and event.control:
            table.undo()
        elif name == "tab":
            self._tab(event.shift)
        elif not event.control and name in self._letters():
            self._letters()[name]()
        elif table.near.key(event) or (group.focus is not None and name != "escape" and group.handle(event)):
            return
        elif table.sitting.held is not None:
            if name in ("space", "return"):
                table.decisions.end_turn()
            elif name == "escape":
                table.decisions.take_back()
        elif name == "space":  # it goes on from what is shown, to the end of the turn where nothing else is left
            if not table.settled or not self._end_turn():
                table.go_faster()
        elif table.hand.key(name):
            table.hand.hovered = ""  # the keys point now, until the pointer moves
            if table.sitting.held is None:  # else the question has it now
                group.set_focus(None)
        elif name.strip("[]").isdigit():
            self._number_in_vain(name.strip("[]"))
        elif name == "escape":
            if group.focus is not None:
                group.set_focus(None)
            elif not table.hints.put_away() and not table.step_back():
                table.pause_match()

    def _end_turn(self) -> bool:
        """End the turn if the table's main button is about that and shines; False if it does not."""
        hand = self.table.hand
        main = hand.main_button()
        if not hand.shines(main):
            return False
        actions = hand.index.actions(main)
        if not all(hand.index.gestures[action].ends for action in actions):
            return False
        self.table.decisions.choose(actions)
        return True

    def _number_in_vain(self, digit: str) -> None:
        """A number's key that does nothing now says why, if it means anything in this game."""
        table = self.table
        if table.settled and table.viewer is not None:
            refusal = table.why_not(f"key:{digit}", None)
            if refusal is not None:
                table.say(refusal.text, refusal.rule)

    def _letters(self) -> dict[str, Callable[[], object]]:
        """The keys that do the same wherever the keyboard is."""
        table, hand = self.table, self.table.hand
        keys: dict[str, Callable[[], object]] = {
            "h": table.hints.press,
            "r": table.recap.open,
            "l": partial(table.carry_out, Do.FOLD),
            "v": self._show_threats,
            ".": partial(self._look_about, False),
            ",": partial(self._look_about, True),
        }
        if hand.held or hand.cursor:
            keys["i"] = partial(table.looking.closely, hand.held or hand.cursor)
        for name, page in table.controller.pages.items():
            keys[name] = partial(table.looking.open, page)
        return keys

    def _show_threats(self) -> None:
        """Show or hide what threatens; a table where nothing does says so."""
        table = self.table
        self.threats = not self.threats
        if self.threats and not table.controller.overlay(table.playback.shown, table.size()):
            self.threats = False
            table.say(table.controller.unthreatened, "")

    def _look_about(self, back: bool) -> None:
        if not self.table.hand.held and self.table.hand.look_about(back):
            self.table.panel.group.set_focus(None)

    def _tab(self, back: bool) -> None:
        """Tab walks from the table to its main button, to the panel's buttons and back to the table."""
        group, hand = self.table.panel.group, self.table.hand
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
