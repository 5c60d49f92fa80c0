"""How a game of Crazy Eights went."""

from crazy_eights.rules.view import View
from tabletop.base.words import _, counted
from tabletop.kernel.game import Outcome
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Ending

REASONS = {
    "hand-empty": _("Somebody played the last card."),
    "nobody-can-play": _("Nobody could play any more; the fewest cards win."),
}


def ending(table: Seating, view: View, outcome: Outcome) -> Ending:
    most = max(view.counts)
    words = counted("The most anybody still held was one card.", "The most anybody still held was {count} cards.", most)
    return Ending(words, (_("Cards left"),), tuple((score,) for score in outcome.scores), counts=_left)


def _left(score: int) -> str:
    return counted("one card left", "{count} cards left", -score) if score else _("no card left")
