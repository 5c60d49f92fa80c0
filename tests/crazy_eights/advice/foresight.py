"""What would come of an action of Crazy Eights, in words; what is asked before it is done for good."""

from collections.abc import Sequence

from crazy_eights.advice.effects import effect, nearly_out
from crazy_eights.rules.content import SUIT_NAMES
from crazy_eights.rules.model import PASS, Action, Play
from crazy_eights.rules.view import View
from tabletop.base.words import _, counted, listed
from tabletop.kernel.reasons import BAD, GOOD, Reason
from tabletop.kernel.seating import Seating


def foresee(table: Seating, view: View, legal: Sequence[Action], action: Action) -> list[Reason]:
    found = effect(view, list(legal), action)
    if found.wins:
        return [Reason("wins", _("you win"), GOOD, others=_("wins the game"))]
    if not isinstance(action, Play):
        ends = Reason("ends turn", _("ends your turn"), others="")
        return [ends] if action == PASS else []
    suit = SUIT_NAMES[found.suit]
    left = counted("leaves you one card", "leaves you {count} cards", found.left)
    told = [Reason("cards left", left, amount=-found.left, others="")]
    if not found.follows:
        words = _("you have no other {suit}", suit=suit)
        told.append(Reason("nothing follows", words, BAD, subject=found.suit, others=""))
    return told


def sure(table: Seating, view: View, legal: Sequence[Action], action: Action) -> str:
    """A warning where somebody may go out next and another move would make that harder."""
    others = nearly_out(view)
    if not others or not isinstance(action, Play) or effect(view, list(legal), action).wins:
        return ""
    named = {SUIT_NAMES[effect(view, list(legal), one).suit] for one in legal if isinstance(one, Play)}
    if len(named) < 2 or effect(view, list(legal), action).suit != view.suit:
        return ""
    names = listed([table.names[seat] for seat in others])
    return _("{names} could go out with one {suit}. Leave the suit as it is?", names=names, suit=SUIT_NAMES[view.suit])
