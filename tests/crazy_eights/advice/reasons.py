"""What speaks for an action of Crazy Eights, the weightiest first."""

from collections.abc import Sequence

from crazy_eights.advice.effects import effect, nearly_out
from crazy_eights.rules.content import SUIT_NAMES
from crazy_eights.rules.model import Action, Play
from crazy_eights.rules.view import View
from tabletop.base.words import _, counted, listed, whom
from tabletop.kernel.reasons import BAD, GOOD, Reason
from tabletop.kernel.seating import Seating


def reasons(table: Seating, view: View, legal: Sequence[Action], action: Action) -> list[Reason]:
    if not isinstance(action, Play):
        return [Reason("only move", _("nothing else can be done"))]
    found, told = effect(view, list(legal), action), list[Reason]()
    if found.wins:
        return [Reason("wins", _("it is your last card"), GOOD, others=_("it is the last card"))]
    others = nearly_out(view)
    if others and found.suit != view.suit:
        names = listed([whom(table.names[seat]) for seat in others])
        words = _("it changes the suit before {names} can go out", names=names)
        told.append(Reason("stops", words, subject=tuple(others)))
    if found.follows:
        suit = SUIT_NAMES[found.suit]
        words = counted("you can follow with one more card", "you can follow with {count} more", found.follows)
        told.append(Reason("follows", words, amount=found.follows, subject=suit, others=""))
    if found.spends_eight:
        told.append(Reason("spends eight", _("an eight that could have waited"), BAD))
    return told
