"""What a careful person at Kardashev's table knows of the bag (KD-9.1, KD-1.2), kept apart from the rules."""

from collections import Counter
from typing import Any

from tabletop.games.kardashev.rules.events import Draw, Explore
from tabletop.kernel.events import Event

FACES = {"X": 3, "F": 7, "M": 7, "E": 7, "FM": 4, "ME": 4, "FE": 3}
BITS = {"F": 1, "M": 2, "E": 4, "X": 8}


class Knowledge:
    """Every tile that leaves the bag is shown to all, so all know the same."""

    def __init__(self, seats: int) -> None:
        self.left = Counter({sum(BITS[letter] for letter in face): count for face, count in FACES.items()})

    def see(self, seat: int, action: Any, events: list[Event]) -> None:
        """The seat did this, and this came of it."""
        for event in events:
            if isinstance(event, Draw | Explore):
                assert event.reveals and self.left[event.tile] > 0, "there was no such tile left"
                self.left[event.tile] -= 1

    def holds(self, state: Any, viewer: int | None) -> bool:
        """Whether the bag of this position holds just what nobody has seen yet."""
        return Counter(state.bag) == +self.left
