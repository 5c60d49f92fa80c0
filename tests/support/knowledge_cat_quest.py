"""What a careful person at Cat Quest's table remembers of the Dogs (CQ-9.1), kept apart from the rules."""

from dataclasses import dataclass, field
from typing import Any

from tabletop.games.cat_quest.rules.events import Burn, Peek, Reveal, Wash
from tabletop.kernel.events import HIDDEN, Event


@dataclass
class Token:
    """A Dog that has been in the row; its face is known to those who looked, or to everybody once it is open."""

    face: int = HIDDEN
    lookers: set[int] = field(default_factory=set)
    open: bool = False

    def may_be(self, dog: int, viewer: int | None) -> bool:
        return dog == self.face or not (self.open or viewer in self.lookers)

    def seen_as(self, seen: int) -> bool:
        """Whether a position says of this Dog who has seen it: everybody, or just those who looked."""
        eyes = {seat for seat in range(8) if seen >> seat & 1}
        return eyes == ({7} if self.open else self.lookers)


class Knowledge:
    """The row, the box and the Dogs out of the game, as they were seen from the first turn on."""

    def __init__(self, seats: int) -> None:
        self.row = [Token() for _place in range(5)]
        self.gone: list[Token] = []
        self.box = 10

    def see(self, seat: int, action: Any, events: list[Event]) -> None:
        """The seat did this and this came of it."""
        for event in events:
            match event:
                case Peek(dog=dog, place=place):
                    self.row[place].face = dog
                    self.row[place].lookers.add(seat)
                case Reveal(dog=dog, place=place):
                    assert self.row[place].face in (HIDDEN, dog), "it is another Dog than before"
                    self.row[place].face, self.row[place].open = dog, True
                case Burn(place=place):
                    self.gone.append(self.row[place])
                    self.row[place] = Token()
                    self.box -= 1
                case Wash(dog=dog, place=place):
                    assert self.row[place].face == dog
                    self.gone.append(self.row.pop(place))

    def holds(self, state: Any, viewer: int | None) -> bool:
        """Whether the position could be the true one for all the viewer has seen."""
        tokens, dogs = [*self.row, *self.gone], [*state.row, *state.removed]
        return (
            (len(state.row), len(state.removed), len(state.box)) == (len(self.row), len(self.gone), self.box)
            and all(token.may_be(dog, viewer) for token, dog in zip(tokens, dogs, strict=True))
            and all(token.seen_as(state.seen[dog]) for token, dog in zip(tokens, dogs, strict=True))
            and not any(state.seen[dog] for dog in state.box)
        )
