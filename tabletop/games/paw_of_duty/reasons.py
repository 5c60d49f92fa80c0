"""What speaks for an order where nothing it does at once does. Imports the model, the view and the words."""

from collections.abc import Sequence

from tabletop.games.paw_of_duty import model
from tabletop.games.paw_of_duty.model import KIND, LEVEL, TACTICS, Order
from tabletop.games.paw_of_duty.view import PawView
from tabletop.games.paw_of_duty.words import card_words
from tabletop.words import _

STRONG = 3
"""From this level on a Kitty is placed for itself, below it for its tactics."""


def reason(view: PawView, legal: Sequence[Order], order: Order) -> str:
    """A short line; empty if there is nothing in particular."""
    verb, what, _where = order
    if verb == model.DEPLOY:
        if LEVEL[what] >= STRONG:
            return _("strong, and hard to capture")
        return _("{count} tactics this turn", count=TACTICS[what])
    if verb == model.SWAP:
        useful = any(one.verb == model.PLAY and KIND[one.what] == KIND[what] for one in legal)
        return _("a new card may do more") if useful else _("{card} can do nothing here", card=card_words(what))
    if verb == model.END:
        return _("your cards are worth more later") if view.tactics else ""
    if verb == model.PLAY:
        return _("three new cards for one") if KIND[what] == model.SUPPLY_DROP else ""
    return _PLAIN.get(verb, "")


_PLAIN = {
    model.BACK: _("it does little at the beginning"),
    model.READY: _("a hand to begin with"),
    model.TOSS: _("you need it the least"),
    model.DRAW: _("one more card to choose from"),
    model.RESCUE: _("it no longer counts against you"),
}
"""By what is done."""
