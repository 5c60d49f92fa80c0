"""What a player sees when they look closely at a piece, or into what can be opened."""

from functools import partial

from tabletop.base.words import _
from tabletop.screens.table.protocol import Table
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.shell import Shell
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.layout import Explanation, Key, Layout
from tabletop.ui.widgets.closeup import CloseupScene


class Looking:
    """Opens close-ups, sheets and pages of the game's own."""

    def __init__(self, sitting: Sitting, shell: Shell, hand: Hand, table: Table) -> None:
        self.sitting, self._shell, self._hand, self._table = sitting, shell, hand, table
        self._told: dict[str, Explanation | None] = {}
        """Explanations of the pieces of the layout `_of`."""
        self._of: Layout | None = None

    def told(self, key: str) -> Explanation | None:
        """What a piece says when it is looked at; asked once for a layout."""
        sitting = self.sitting
        if self._of is not sitting.layout:
            self._of, self._told = sitting.layout, {}
        if key not in self._told:
            self._told[key] = sitting.controller.explain(sitting.shown, key)
        return self._told[key]

    def closely(self, key: str) -> None:
        """A piece large, with all there is to say about it; of a seat, or of what has no picture, the sheet."""
        told = self.told(key)
        if self._has_sheet(key) and (told is None or not told.pictures or told == self.told(f"head:{self._seat(key)}")):
            self.open(key)
        elif told is not None:
            self._shell.settings.looked_closer = True
            paint = self.sitting.controller.paint
            self._shell.push(CloseupScene(self._shell, told, paint, self._table.open_rules))

    def how(self) -> str:
        """How that is done, for those who have never done it."""
        return "" if self._shell.settings.looked_closer else _("Right click, hold or I: look closer")

    def rule(self) -> str:
        """The rule about what is pointed at or has the ring; empty if there is none."""
        key = self._hand.hovered or self._hand.cursor or self._hand.held
        told = self.told(key) if key else None
        return told.rule if told is not None else ""

    def talks(self, key: str) -> bool:
        return self._seat(key) is not None or self.told(key) is not None

    def opens(self, key: str) -> bool:
        """Whether a piece is something to look into: somebody's sheet, a page of the game's own, a pile."""
        if Key.of(key).kind in self.sitting.controller.pages.values() or self._has_sheet(key):
            return True
        told = self.told(key)
        return told is not None and (told.pile or len(told.pictures) > 1)

    def _seat(self, key: str) -> int | None:
        return self.sitting.controller.seat_at(self.sitting.shown, key)

    def _has_sheet(self, key: str) -> bool:
        return self.sitting.controller.has_sheets and self._seat(key) is not None

    def others(self) -> list[str]:
        """The pieces that open the sheet of another seat than the viewer's."""
        keys = [key for key in self._hand.stage.sprites if self._seat(key) not in (None, self.sitting.viewer)]
        return [key for key in keys if self._has_sheet(key)]

    def open(self, key: str) -> None:
        from tabletop.screens.table.advice.why import why
        from tabletop.screens.table.sheet import SheetScene

        sitting, controller, seat = self.sitting, self.sitting.controller, self._seat(key)
        page = controller.page(self._shell, sitting.shown, sitting.legal, key, self._table.decide)
        if page is not None:
            self._shell.push(page)
        elif seat is not None and self._has_sheet(key):
            self._shell.push(SheetScene(self._shell, controller, sitting.shown, seat, partial(why, sitting)))
        else:
            self.closely(key)
