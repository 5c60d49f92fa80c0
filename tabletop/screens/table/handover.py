"""From one person at the table to the next: nobody sees what is not theirs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.base.words import _
from tabletop.ui.render.effects import Caption

if TYPE_CHECKING:
    from tabletop.screens.table.table import TableScene


class Handover:
    """Knows when somebody else has to sit down, and draws the curtain."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    def look_who_is_next(self) -> None:
        """Where nothing is secret they simply see the table from their side."""
        table, turn = self.table, self.table.match.to_act
        if turn is not None and not table.match.game.info.secrets:
            table.sit(turn)
            words = _("Over to {name}", name=table.match.seats[turn].name)
            table.playback.effects.append(Caption(words, *table.stage.reason, 1.0, True))

    def draw_curtain(self) -> None:
        """The next human is another one: hide everything until they sit down."""
        from tabletop.screens.table.curtain import CurtainScene

        table = self.table
        match, turn, last = table.match, table.match.to_act, table.viewer
        assert turn is not None
        self._stand_up()
        take_back = None
        if last is not None and last != turn and match.undo_bar(last) is None:
            take_back = (match.seats[last].name, partial(self._take_back, last))
        table.shell.sound.play("curtain")
        game, sit, name = match.game.info.id, partial(table.sit, turn), match.seats[turn].name
        table.shell.push(CurtainScene(table.shell, game, turn, name, sit, table.pause_match, take_back))

    def _stand_up(self) -> None:
        """Nobody sits here now: nothing that somebody held, pointed at or saw stays on the table."""
        table = self.table
        table.sitting.viewer = None
        table.decisions.forget()
        table.coach.hush()
        table.hand.let_go_of_everything()
        table.near.let_go()
        table.panel.group.set_focus(None)
        table.fingers.hold, table.reason = None, None
        table.show_position(at_once=True)

    def _take_back(self, seat: int) -> None:
        """Somebody who has stood up takes their move back: they sit down through a curtain of their own."""
        self.table.match.undo(seat)
        self.table.adviser.forget_later()
        self.table.opponents.think_again()
        self.draw_curtain()
