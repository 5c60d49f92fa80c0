"""What the pointer and the keys do at a table: they move its hand, its board and its panel. Imports the ui."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.ui.drag import SHAKE
from tabletop.ui.input import Key, Pointer

if TYPE_CHECKING:
    from tabletop.scenes.table import TableScene

HOLD_SECONDS = 0.55
"""How long a finger rests on a piece to look at it closely."""


class Fingers:
    """Hands what a person does to whatever of the table it is meant for."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.hold: tuple[float, str] | None = None
        """How long a finger has still to rest, and on which piece."""
        self._hold_at = (0.0, 0.0)

    def rest(self, seconds: float) -> None:
        """Time has passed with the finger where it is."""
        if self.hold is not None:
            left, key = self.hold
            self.hold = (left - seconds, key)
            if left <= seconds:
                self.hold = None
                self.table.hand.put_down()
                self.table.look_closely(key)

    def point(self, event: Pointer) -> None:
        table, unit = self.table, self.table.look.unit
        x, y = event.x / unit, event.y / unit
        if not table.hand.dragging and table.panel.handle(event) and event.kind != "move":
            return
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
            sprite = table.stage.sprite_at(x, y)
            if sprite is not None:
                table.look_closely(sprite.piece.key)

    def _press(self, event: Pointer, x: float, y: float) -> None:
        table = self.table
        table.changed = True
        table.panel.group.set_focus(None)
        if table.reason and table.reason[1] and table.reason_rect.collidepoint(event.at):
            table.open_rules(table.reason[1])
            return
        table.reason = None
        if not table.settled:
            table.skip()
            if table.match.to_act != table.viewer:
                return
        sprite = table.stage.sprite_at(x, y)
        if sprite is not None:
            self.hold, self._hold_at = (HOLD_SECONDS, sprite.piece.key), (x, y)
        table.hand.press(x, y)
        if not table.hand.held:
            table.near.take(x, y)

    def press_key(self, event: Key) -> None:
        table, name, group = self.table, event.name, self.table.panel.group
        table.changed = True
        if name == "z" and event.control:
            table.undo()
        elif name == "r" and not event.control:
            table.recap()
        elif name == "i" and table.hand.cursor:
            table.look_closely(table.hand.cursor)
        elif name == "tab":
            self._tab(event.shift)
        elif table.near.key(event) or (group.focus is not None and name != "escape" and group.handle(event)):
            return
        elif not table.settled and name in ("space", "return"):
            table.skip()
        elif table.hand.key(name, self._stops()):
            group.set_focus(None)
        elif name == "escape":
            if group.focus is not None:
                group.set_focus(None)
            elif not table.step_back():
                table.pause_match()

    def _tab(self, back: bool) -> None:
        """Tab walks from the table through the panel's buttons and back to the table."""
        group, hand = self.table.panel.group, self.table.hand
        if group.focus is None and not hand.cursor and hand.begin():
            return
        order = [None, *group.usable()]
        here = order.index(group.focus) if group.focus in order else 0
        group.set_focus(order[(here + (-1 if back else 1)) % len(order)])
        if group.focus is None:
            hand.begin()
        else:
            hand.cursor = ""

    def _stops(self) -> list[str]:
        """The pieces the keyboard can look at though they cannot be taken."""
        return [key for key, sprite in self.table.stage.sprites.items() if sprite.piece.card]
