"""What the table of Crazy Eights asks for."""

from collections.abc import Sequence

from crazy_eights.rules.model import DRAW, PASS, Action
from crazy_eights.rules.view import View
from tabletop.base.words import _
from tabletop.kernel.seating import Seating


def prompt(table: Seating, view: View, legal: Sequence[Action]) -> str:
    if DRAW in legal:
        return _("Nothing fits: draw a card.")
    if PASS in legal:
        return _("Nothing fits: pass.")
    return _("Your turn: play a card onto the pile.")
