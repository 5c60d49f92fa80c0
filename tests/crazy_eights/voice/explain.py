"""What the pieces of Crazy Eights say when they are looked at."""

from crazy_eights.rules.content import EIGHT, RANK, card_words
from crazy_eights.rules.view import View
from tabletop.base.words import _, counted
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Explanation


def explain(table: Seating, view: View, key: str) -> Explanation | None:
    word, _colon, number = key.partition(":")
    if word == "card":
        card = int(number)
        words = _("It goes on anything, and you name the suit.") if RANK[card] == EIGHT else _("A plain card.")
        return Explanation(card_words(card), words, (("card", card),), "CE-2.1")
    if word == "stock":
        words = counted("One card is left to draw.", "{count} cards are left to draw.", view.stock)
        return Explanation(_("The stock"), words, (), "CE-2.3")
    return None
