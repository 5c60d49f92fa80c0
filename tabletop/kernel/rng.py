"""The random source of the rules; its whole state is one number, so it can be saved."""

from collections.abc import MutableSequence, Sequence
from struct import unpack
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1
_STEP, _STIR, _STIR_AGAIN = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB

_LANES, _LANE = 64, 128
"""How many numbers `_many` draws at once at most, and the bits of the lane each has: a product fills it."""
_ONES = sum(1 << _LANE * lane for lane in range(_LANES))
_MASKS = _ONES * _MASK
_STEPS = sum((lane + 1) * _STEP << _LANE * lane for lane in range(_LANES)) & _MASKS


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
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * _STIR) & _MASK
        z = ((z ^ (z >> 27)) * _STIR_AGAIN) & _MASK
        return ((z ^ (z >> 31)) * limit) >> 64

    def bits(self) -> int:
        """The next 64 random bits."""
        return self.below(1 << 64)

    def die(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        limit = len(things)
        while limit > 1:
            for bits in self._many(min(limit - 1, _LANES)):
                other = bits * limit >> 64
                limit -= 1
                things[limit], things[other] = things[other], things[limit]

    def _many(self, count: int) -> tuple[int, ...]:
        """What `bits` would draw, so many times: one after the other takes twice as long as side by side in lanes."""
        spare = _LANE * (_LANES - count)
        masks = _MASKS >> spare
        z = (self.state * (_ONES >> spare) + (_STEPS & masks)) & masks
        z = ((z ^ (z >> 30)) & masks) * _STIR & masks
        z = ((z ^ (z >> 27)) & masks) * _STIR_AGAIN & masks
        z = z ^ (z >> 31)
        self.state = (self.state + count * _STEP) & _MASK
        self.draws += count
        return unpack("<" + "Q8x" * count, z.to_bytes(_LANE // 8 * count, "little"))

    def dump(self) -> list[int]:
        return [self.state, self.draws]

    @classmethod
    def load(cls, dumped: list[int]) -> "Rng":
        rng = cls(dumped[0])
        rng.draws = dumped[1]
        return rng
