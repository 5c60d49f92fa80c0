"""The events of Space Kitties."""

from functools import cache

from tabletop.kernel.events import Event

FROM_HAND, FROM_QUESTS, FROM_DECK, FROM_HOME, FROM_LANE = range(5)
"""Where a played card came from; FROM_LANE + n is lane n, counted over all seats."""
DISCARDS = -1
"""Where a commander card is trapped if not in a pile."""


class Played(Event):
    """A card went onto a pile: a commander's own one (SK-3.1), or by an ability (SK-7.1, SK-7.2, SK-7.4)."""

    card: int
    """A journey card, or the commander card FROM_HOME."""
    pile: int
    source: int
    count: int
    """What the pile counts now."""


class Recounted(Event):
    """The top of a pile counts something else now (SK-7.3, SK-7.5)."""

    piece: int
    pile: int
    count: int


class Completed(Event):
    """A pile has reached 11 and is cleared (SK-4.1)."""

    pieces: tuple[int, ...]
    pile: int


class CameHome(Event):
    """A commander card lies in front of its owner again (SK-5.1)."""

    piece: int
    where: int
    """The pile it was trapped in, or DISCARDS."""


class Trapped(Event):
    """A commander card is trapped (SK-5.1)."""

    piece: int
    where: int
    """A pile, or DISCARDS."""


class Reshuffled(Event):
    """The discards became the deck (SK-4.2)."""

    count: int


class TurnedUp(Event):
    """The next quest lies open (SK-3.4)."""

    card: int
    left: int


class Buried(Event):
    """A quest went under its pile (SK-7.10)."""

    card: int


class Placed(Event):
    """A card of the hand went onto a lane (SK-3.6)."""

    card: int
    lane: int


class Used(Event):
    """An ability begins (SK-7)."""

    piece: int
    ability: int
    target: int


class Drew(Event):
    cards: tuple[int, ...]
    secrets = ("cards",)


class Discarded(Event):
    """The whole hand was discarded (SK-7.8)."""

    cards: tuple[int, ...]
    secrets = ("cards",)


class Offered(Event):
    """A card was chosen for a Diplomatic Mission (SK-7.6)."""

    card: int
    partner: int
    secrets = ("card",)


class Gave(Event):
    """Cards left a hand in a Diplomatic Mission."""

    cards: tuple[int, ...]
    receiver: int
    secrets = ("cards",)


class Got(Event):
    """They are in the other hand."""

    cards: tuple[int, ...]
    giver: int
    secrets = ("cards",)


class Began(Event):
    """A turn begins."""


class Ended(Event):
    """The seat has no quests left (SK-6.1), or nobody does anything any more (SK-6.2)."""


# The same few thousand of these happen over and over: they are made once.
placed, began, trapped, came_home = cache(Placed), cache(Began), cache(Trapped), cache(CameHome)
