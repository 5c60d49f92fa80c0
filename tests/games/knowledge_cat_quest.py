"""What a careful person at Cat Quest's table remembers of the Dogs (CQ-9.1), kept apart from the rules."""

from dataclasses import dataclass, field
from typing import Any

from tabletop.games.cat_quest.events import Burn, Peek, Reveal, Wash
from tabletop.kernel.events import HIDDEN, Event

ELSEWHERE = 10
"""How many Dogs begin in the box."""


@dataclass
class Token:
    """A Dog that has been in the row, by the way it went: face unknown until the viewer has seen it."""

    face: int = HIDDEN
    lookers: set[int] = field(default_factory=set)
    open: bool = False


class Knowledge:
    """What one seat, or a spectator, has been told since the first position it saw."""

    def __init__(self, view: Any) -> None:
        assert view.row == (HIDDEN,) * 5 and view.box == ELSEWHERE and not view.removed
        self.viewer = view.seat
        self.row = [Token() for _place in range(5)]
        self.gone: list[Token] = []
        self.box = ELSEWHERE

    def see(self, seat: int, action: Any, events: list[Event]) -> None:
        """The seat did this and the viewer was told these events."""
        for event in events:
            match event:
                case Peek(dog=dog, place=place):
                    assert (dog != HIDDEN) == (seat == self.viewer)
                    self.row[place].lookers.add(seat)
                    if seat == self.viewer:
                        self.row[place].face = dog
                case Reveal(dog=dog, place=place):
                    assert self.row[place].face in (HIDDEN, dog), "it is another Dog than before"
                    self.row[place].face, self.row[place].open = dog, True
                case Burn(dog=dog, place=place):
                    self.gone.append(self.row[place])
                    assert dog == self.gone[-1].face or not self.gone[-1].open
                    self.row[place] = Token()
                    self.box -= 1
                case Wash(dog=dog, place=place):
                    assert self.row[place].face == dog
                    self.gone.append(self.row.pop(place))

    def holds(self, state: Any) -> bool:
        """Whether the position could be the true one for all the viewer has seen."""
        lie = [*state.row, *state.removed]
        tokens = [*self.row, *self.gone]
        return (
            (len(state.row), len(state.removed), len(state.box)) == (len(self.row), len(self.gone), self.box)
            and all(token.face in (HIDDEN, dog) for token, dog in zip(tokens, lie, strict=True))
            and all(_known(token, state, dog) for token, dog in zip(tokens, lie, strict=True))
            and not any(state.seen[dog] for dog in state.box)
        )


def _known(token: Token, state: Any, dog: int) -> bool:
    """Whether the position says of this Dog who has seen it: everybody, or those who looked."""
    eyes = {seat for seat in range(8) if state.seen[dog] >> seat & 1}
    return eyes == ({7} if token.open else token.lookers)
