"""What can happen in Crazy Eights."""

from tabletop.kernel.events import Event


class Played(Event):
    """A card went onto the pile."""

    card: int
    suit: int
    """The suit that counts now."""


class Drew(Event):
    """A card went from the stock into the hand."""

    card: int
    secrets = ("card",)


class Reshuffled(Event):
    """The pile became the stock again."""


class Passed(Event):
    """The seat could not play."""
