"""From one person at the table to the next: nobody sees what is not theirs."""

from functools import partial

from tabletop.screens.table.curtain import CurtainScene
from tabletop.screens.table.intents import Act, Do, Sit, TakeBackOf
from tabletop.screens.table.sitting import Sitting
from tabletop.ui.shell import Shell


def curtain(shell: Shell, sitting: Sitting, last: int | None, act: Act) -> CurtainScene:
    """Hides everything until the next person sits down; `last` is who sat there, and may take their move back."""
    match, turn = sitting.match, sitting.match.to_act
    assert turn is not None
    take_back = None
    if last is not None and last != turn and match.why_no_undo(last) is None:
        take_back = (match.seats[last].name, partial(act, TakeBackOf(last)))
    name, sit, pause = match.seats[turn].name, partial(act, Sit(turn)), partial(act, Do.PAUSE)
    return CurtainScene(shell, match.game.info.id, turn, name, sit, pause, take_back)
