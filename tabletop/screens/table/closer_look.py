"""Looking closely at what is on a table, and into what can be opened."""

from functools import partial

from tabletop.base.words import _
from tabletop.screens.table.intents import Act, Decide, Open, OpenRules
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.shell import Shell
from tabletop.ui.stage.hand import Hand
from tabletop.ui.stage.layout import Explanation, Key, Layout
from tabletop.ui.widgets.closeup import CloseupScene


class Looking:
    """What can be seen of a piece beyond the table."""

    def __init__(self, sitting: Sitting, shell: Shell, hand: Hand, act: Act) -> None:
        self.sitting, self._shell, self._hand, self._act = sitting, shell, hand, act
        self._told: dict[str, Explanation | None] = {}
        """What pieces of the layout `_of` say of themselves."""
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
        """A piece large, with all there is to say about it; of somebody, or of what has no picture, the sheet."""
        told = self.told(key)
        if self._has_sheet(key) and (told is None or not told.pictures or self._is_somebody(key)):
            self.open(key)
        elif told is not None:
            self._shell.settings.looked_closer = True
            paint = self.sitting.controller.paint
            self._act(Open(CloseupScene(self._shell, told, paint, lambda rule: self._act(OpenRules(rule)))))

    def _is_somebody(self, key: str) -> bool:
        """Whether a piece says no more than the head of whose it is: a chair, a plate with the name."""
        seat = self.sitting.controller.seat_at(self.sitting.shown, key)
        return self.told(key) == self.told(f"head:{seat}")

    def how(self) -> str:
        """How that is done, for those who have never done it."""
        return "" if self._shell.settings.looked_closer else _("Right click, hold or I: look closer")

    def rule(self) -> str:
        """The rule about what is pointed at or has the ring; empty if there is none."""
        hand = self._hand
        key = hand.hovered or hand.cursor or hand.held
        told = self.told(key) if key else None
        return told.rule if told is not None else ""

    def talks(self, key: str) -> bool:
        """Whether there is anything to say about a piece."""
        seat = self.sitting.controller.seat_at(self.sitting.shown, key)
        return seat is not None or self.told(key) is not None

    def opens(self, key: str) -> bool:
        """Whether a piece is something to look into: somebody's sheet, a page of the game's own, a pile."""
        if Key.of(key).kind in self.sitting.controller.pages.values() or self._has_sheet(key):
            return True
        told = self.told(key)
        return told is not None and (told.pile or len(told.pictures) > 1)

    def _has_sheet(self, key: str) -> bool:
        controller, shown = self.sitting.controller, self.sitting.shown
        return controller.has_sheets and controller.seat_at(shown, key) is not None

    def others(self) -> list[str]:
        """The pieces that open the sheet of somebody else than who looks."""
        sitting, seat_at = self.sitting, self.sitting.controller.seat_at
        mine = (None, sitting.viewer)
        keys = [key for key in self._hand.stage.sprites if seat_at(sitting.shown, key) not in mine]
        return [key for key in keys if self._has_sheet(key)]

    def open(self, key: str) -> None:
        """Look into a piece."""
        from tabletop.screens.table.advice.why import why
        from tabletop.screens.table.sheet import SheetScene

        sitting, controller, shown = self.sitting, self.sitting.controller, self.sitting.shown
        page = controller.page(self._shell, shown, sitting.legal, key, lambda action: self._act(Decide(action)))
        seat = controller.seat_at(shown, key)
        if page is not None:
            self._act(Open(page))
        elif seat is not None and self._has_sheet(key):
            self._act(Open(SheetScene(self._shell, controller, shown, seat, partial(why, sitting))))
        else:
            self.closely(key)
