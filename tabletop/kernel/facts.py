"""What happened in a match that is worth counting over many. Imports nothing of ours."""

from typing import NamedTuple


class Fact(NamedTuple):
    """Something a seat had or did: a commander, a technology, a number of tricks."""

    seat: int
    kind: str
    """What it is about, such as `commander`; each game has its own."""
    name: str
    """Which one, in the game's own id."""
    amount: int = 1
