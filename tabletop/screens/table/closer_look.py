"""Looking closely at what is on a table, and into what can be opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.base.words import _
from tabletop.ui.stage.layout import Explanation, Layout
from tabletop.ui.widgets.closeup import CloseupScene

if TYPE_CHECKING:
    from tabletop.screens.table.table import TableScene


class Looking:
    """What can be seen of a piece beyond the table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self._told: dict[str, Explanation | None] = {}
        """What pieces of the layout `_of` say of themselves."""
        self._of: Layout | None = None

    def told(self, key: str) -> Explanation | None:
        """What a piece says when it is looked at; asked once for a layout."""
        playback = self.table.playback
        if self._of is not playback.layout:
            self._of, self._told = playback.layout, {}
        if key not in self._told:
            self._told[key] = self.table.controller.explain(playback.shown, key)
        return self._told[key]

    def closely(self, key: str) -> None:
        """A piece large, with all there is to say about it; of somebody, or of what has no picture, the sheet."""
        table = self.table
        told = self.told(key)
        if self._has_sheet(key) and (told is None or not told.pictures or self._is_somebody(key)):
            self.open(key)
        elif told is not None:
            table.shell.settings.looked_closer = True
            table.shell.push(CloseupScene(table.shell, told, table.controller.paint, table.open_rules))

    def _is_somebody(self, key: str) -> bool:
        """Whether a piece says no more than the head of whose it is: a chair, a plate with the name."""
        seat = self.table.controller.seat_at(self.table.playback.shown, key)
        return self.told(key) == self.told(f"head:{seat}")

    def how(self) -> str:
        """How that is done, for those who have never done it."""
        return "" if self.table.shell.settings.looked_closer else _("Right click, hold or I: look closer")

    def rule(self) -> str:
        """The rule about what is pointed at or has the ring; empty if there is none."""
        hand = self.table.hand
        key = hand.hovered or hand.cursor or hand.held
        told = self.told(key) if key else None
        return told.rule if told is not None else ""

    def talks(self, key: str) -> bool:
        """Whether there is anything to say about a piece."""
        seat = self.table.controller.seat_at(self.table.playback.shown, key)
        return seat is not None or self.told(key) is not None

    def opens(self, key: str) -> bool:
        """Whether a piece is something to look into: somebody's sheet, a page of the game's own, a pile."""
        if key.partition(":")[0] in self.table.controller.pages.values() or self._has_sheet(key):
            return True
        told = self.told(key)
        return told is not None and (told.pile or len(told.pictures) > 1)

    def _has_sheet(self, key: str) -> bool:
        controller, shown = self.table.controller, self.table.playback.shown
        return controller.has_sheets and controller.seat_at(shown, key) is not None

    def others(self) -> list[str]:
        """The pieces that open the sheet of somebody else than who looks."""
        table, seat_at = self.table, self.table.controller.seat_at
        mine = (None, table.viewer)
        keys = [key for key in table.stage.sprites if seat_at(table.playback.shown, key) not in mine]
        return [key for key in keys if self._has_sheet(key)]

    def open(self, key: str) -> None:
        """Look into a piece."""
        from tabletop.screens.table.advice.why import why
        from tabletop.screens.table.sheet import SheetScene

        table, controller, shown = self.table, self.table.controller, self.table.playback.shown
        page = controller.page(table.shell, shown, table.playback.legal, key, table.decisions.do_from_above)
        seat = controller.seat_at(shown, key)
        if page is not None:
            table.shell.push(page)
        elif seat is not None and self._has_sheet(key):
            table.shell.push(SheetScene(table.shell, controller, shown, seat, partial(why, table)))
        else:
            self.closely(key)
