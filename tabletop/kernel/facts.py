"""What happened in a match that is worth counting over many: each game's `after/facts.py` tells."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, Protocol, cast

from tabletop.kernel import rooms
from tabletop.kernel.events import Event
from tabletop.kernel.game import Game
from tabletop.kernel.match import Match
from tabletop.kernel.state import State


class Fact(NamedTuple):
    """Something a seat had or did: a commander, a technology, a number of tricks."""

    seat: int
    kind: str
    """What it is about, such as `commander`; `count` is a mere number. Each game has its own."""
    name: str
    """Which one, in the game's own id: the same in every language."""
    amount: int = 1


class Facts(Protocol):
    """A game's room of that name."""

    KINDS: dict[str, str]
    """What a list of such things is called; `count` is in none."""

    def facts(self, state: State, events: Iterator[Event]) -> Iterator[Fact]:
        """What was had and done, from the last position and everything that happened; the same may come often."""

    def told(self, kind: str, name: str) -> str:
        """What such a thing is called."""

    def picture(self, kind: str, name: str) -> str:
        """A drawing of such a thing, by its name under art/."""


def room_of(game: Game) -> Facts | None:
    """Where a game tells them; None if nothing of it is counted."""
    return cast(Facts | None, rooms.room_of(game, "after.facts"))


def facts_of(match: Match) -> list[Fact]:
    """All facts of a match, each once with its amount."""
    room = room_of(match.game)
    amounts: Counter[tuple[int, str, str]] = Counter()
    happened = (event for record in match.history for event in record.events)
    for seat, kind, name, amount in room.facts(match.state, happened) if room else ():
        amounts[seat, kind, name] += amount
    return [Fact(*what, amount) for what, amount in amounts.items()]
