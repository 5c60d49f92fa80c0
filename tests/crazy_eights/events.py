"""What can happen in Crazy Eights. Imports the kernel."""

from dataclasses import dataclass
from typing import ClassVar

from tabletop.kernel.events import Event


@dataclass(slots=True)
class Played(Event):
    """A card went onto the pile."""

    card: int
    suit: int
    """The suit that counts now."""


@dataclass(slots=True)
class Drew(Event):
    """A card went from the stock into the hand."""

    card: int
    secrets: ClassVar[tuple[str, ...]] = ("card",)


@dataclass(slots=True)
class Reshuffled(Event):
    """The pile became the stock again."""


@dataclass(slots=True)
class Passed(Event):
    """The seat could not play."""
