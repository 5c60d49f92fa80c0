"""What is said about Crazy Eights: the log and the title."""

from crazy_eights.rules.content import EIGHT, RANK, SUIT_NAMES, card_words
from crazy_eights.rules.events import Drew, Passed, Played
from crazy_eights.rules.view import View
from tabletop.base.words import _
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.seating import Seating


def tell(table: Seating, event: Event) -> str:
    name = "" if event.seat < 0 else table.names[event.seat]
    match event:
        case Played(card=card, suit=suit) if RANK[card] == EIGHT:
            return _("{name} played {card} and named {suit}.", name=name, card=card_words(card), suit=SUIT_NAMES[suit])
        case Played(card=card):
            return _("{name} played {card}.", name=name, card=card_words(card))
        case Drew(card=card) if card != HIDDEN:
            return _("{name} drew {card}.", name=name, card=card_words(card))
        case Drew():
            return _("{name} drew a card.", name=name)
        case Passed():
            return _("{name} passed.", name=name)
    return _("The pile was shuffled and is the stock again.")


def heading(table: Seating, view: View) -> str:
    return _("{suit} count", suit=SUIT_NAMES[view.suit])
