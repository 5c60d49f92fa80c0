"""The cards of Nine Lives: suits, numbers, powers and what they are called."""

from tabletop.base.words import _

SUITS = 4
SUIT_NAMES = (_("Hearts"), _("Spades"), _("Diamonds"), _("Clubs"))
SUIT_LETTERS = "HSDC"
EVERY_SUIT = 0b1111
"""A set of suits is a number with bit `1 << suit` set for each."""

POUNCE, CATNAP, HAIRBALL, ZOOMIES, KNOCK_IT_OFF, COPYCAT, BIG_BOX, HISS, NAP = range(1, 10)
POWER_NAMES = {
    POUNCE: _("Pounce"),
    CATNAP: _("Catnap"),
    HAIRBALL: _("Hairball"),
    ZOOMIES: _("Zoomies"),
    KNOCK_IT_OFF: _("Knock It Off"),
    COPYCAT: _("Copycat"),
    BIG_BOX: _("Big Box"),
    HISS: _("Hiss"),
    NAP: _("Nap"),
}
POWER_TEXTS = {
    POUNCE: _("Ranks as 10 when the winner is decided. Still counts only 1 in its suit's total."),
    CATNAP: _("Sleeps through every burst: none costs its owner a life this round."),
    HAIRBALL: _("Chooses a suit on the table, or its own: that total counts 4 more this round."),
    ZOOMIES: _("Its suit is the leading suit from now on. The last Zoomies of the round counts."),
    KNOCK_IT_OFF: _("Chooses a card another player has played: its value and its rank drop to 0."),
    COPYCAT: _("Chooses a card another player has played and takes its value and rank of this moment."),
    BIG_BOX: _("Makes room: its suit bursts only above 14 this round."),
    HISS: _("Everyone who plays after it this round keeps away from its suit if they can."),
    NAP: _("No number is higher, and that is all its power. The cat is asleep."),
}

CARDS = 72
NO_CARD = NO_SUIT = -1
LIVES = 9
"""NL-2.2: how many lives each player begins with."""
LIMIT, BOXED_LIMIT = 9, 14
"""The greatest total that does not explode (NL-4.2), and with a Big Box (NL-6.7)."""


def _face(card: int) -> tuple[int, int, int]:
    """The copy, suit and number of a card."""
    copy, rest = divmod(card, 36)
    suit, below = divmod(rest, 9)
    if copy == 1 and below >= 7:  # NL-1.2: 8 and 9 have no second copy; the third 1 and 2 take those places
        return 2, suit, below - 6
    return copy, suit, below + 1


_FACES = tuple(_face(card) for card in range(CARDS))
SUIT = tuple(suit for _copy, suit, _number in _FACES)
NUMBER = tuple(number for _copy, _suit, number in _FACES)
SUIT_BIT = tuple(1 << suit for suit in SUIT)
_TEXTS = tuple(f"{SUIT_LETTERS[suit]}{number}{'bc'[copy - 1] if copy else ''}" for copy, suit, number in _FACES)


def card_text(card: int) -> str:
    """A card's short name: H7, its second copy H7b, its third H7c."""
    return _TEXTS[card]


_DECKS = {missing: [card for card in range(CARDS) if SUIT[card] != missing] for missing in range(NO_SUIT, SUITS)}


def deck_for(seats: int, missing: int) -> list[int]:
    """The cards a game is played with (NL-2.1)."""
    return list(range(36)) if seats <= 3 else _DECKS[missing][:]  # of everything the first copy, or all
