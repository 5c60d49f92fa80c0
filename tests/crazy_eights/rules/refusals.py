"""Why something may not be done now: a rule and a plain sentence."""

from crazy_eights.rules.content import CARD_TEXTS, EIGHT, NO_SUIT, RANK, SUIT_NAMES
from crazy_eights.rules.model import DRAW, PASS, Action, Other, State, fits, may_draw
from tabletop.base.errors import Refusal
from tabletop.base.words import _
from tabletop.kernel.events import NOBODY


def refusal(s: State, a: Action) -> Refusal | None:
    if s.turn == NOBODY:
        return Refusal("CE-3.1", _("The game is over."))
    hand = s.hands[s.turn]
    if isinstance(a, Other):
        if any(fits(s, card) for card in hand):
            return Refusal("CE-2.3", _("You hold a card that fits: play it."))
        if a == DRAW and s.drawn:
            return Refusal("CE-2.3", _("You have drawn already: pass."))
        if a == DRAW and not may_draw(s):
            return Refusal("CE-2.5", _("There is no card to draw: pass."))
        return Refusal("CE-2.5", _("Draw a card first.")) if a == PASS and may_draw(s) else None
    name = CARD_TEXTS[a.card]
    if a.card not in hand:
        return Refusal("CE-2.1", _("{card} is not in your hand.").format(card=name))
    if (RANK[a.card] == EIGHT) != (a.suit != NO_SUIT):
        return Refusal("CE-2.2", _("An eight names a suit, and only an eight does."))
    if not fits(s, a.card):
        words = _("{card} is neither {suit} nor of the pile's rank.")
        return Refusal("CE-2.1", words.format(card=name, suit=SUIT_NAMES[s.suit]))
    return None
