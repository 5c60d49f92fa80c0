"""The cards of Crazy Eights: their numbers, names and short texts."""

from tabletop.base.words import _

SUITS, RANKS = 4, 13
CARDS = range(SUITS * RANKS)
SUIT = tuple(card // RANKS for card in CARDS)
RANK = tuple(card % RANKS for card in CARDS)
EIGHT = 7
NO_SUIT = -1
SUIT_NAMES = (_("Clubs"), _("Diamonds"), _("Hearts"), _("Spades"))
RANK_NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARD_TEXTS = tuple(f"{'CDHS'[SUIT[card]]}{RANK_NAMES[RANK[card]]}" for card in CARDS)


def card_words(card: int) -> str:
    """A card as it is said: "Hearts 9"."""
    return _("{suit} {rank}", suit=SUIT_NAMES[SUIT[card]], rank=RANK_NAMES[RANK[card]])
