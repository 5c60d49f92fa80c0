"""The events of Nine Lives."""

from functools import cache, partial

from tabletop.games.nine_lives.rules.content import CARDS
from tabletop.games.nine_lives.rules.model import MOST_SEATS, NO_TARGET
from tabletop.kernel.events import Event

TO_DECK, TO_HAND, TO_DISCARDS = range(3)
"""Where a played life goes."""


class Laid(Event):
    card: int
    life: bool
    target: int


class Acted(Event):
    """The power of the card just played (NL-6)."""

    card: int
    target: int


class Turned(Event):
    """The next life lies open (NL-3.6)."""

    card: int


class Won(Event):
    """The seat won the round with this card (NL-4.1)."""

    card: int
    leading: int
    rank: int


class Exploded(Event):
    """A suit added up to more than it bears (NL-4.2)."""

    suit: int
    total: int
    limit: int


class Spared(Event):
    """The seat slept through the explosion (NL-6.2)."""


class Lost(Event):
    """A life was lost (NL-4.3)."""

    card: int
    played: bool
    """Whether it was the last one, which lay on the table."""


class Returned(Event):
    """A played life left the table (NL-4.4)."""

    card: int
    where: int
    """TO_DECK, TO_HAND or TO_DISCARDS."""


class Swept(Event):
    """The other cards of the round were discarded (NL-4.5)."""

    cards: tuple[int, ...]


class Began(Event):
    """A new round, with this seat as the Kittykeeper."""

    round: int


class Ended(Event):
    """Somebody has no lives left (NL-5.1)."""


# The same few hundred of these happen over and over: they are made once.
laid, acted, turned, began = cache(Laid), cache(Acted), cache(Turned), cache(Began)
won, exploding, lost, returned = cache(Won), cache(Exploded), cache(Lost), cache(Returned)
shown = cache(partial(Turned, reveals=True))
FROM_A_HAND = [[Laid(seat, card, False, NO_TARGET) for card in range(CARDS)] for seat in range(MOST_SEATS)]
"""By seat and card: more than a third of all events."""
