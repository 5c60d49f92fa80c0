"""Injected randomness whose whole state is one number, so that it can be saved. Imports nothing of ours."""

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Rng:
    """SplitMix64: the same seed draws the same numbers on every machine and Python."""

    __slots__ = ("draws", "state")

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK
        self.draws = 0
        """How many numbers have been drawn: undo never crosses one."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        self.draws += 1
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * limit) >> 64

    def bits(self) -> int:
        """The next 64 random bits."""
        return self.below(1 << 64)

    def die(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[Any]) -> None:
        below = self.below
        for last in range(len(things) - 1, 0, -1):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]

    def dump(self) -> list[int]:
        return [self.state, self.draws]

    @classmethod
    def load(cls, dumped: list[int]) -> "Rng":
        rng = cls(dumped[0])
        rng.draws = dumped[1]
        return rng
