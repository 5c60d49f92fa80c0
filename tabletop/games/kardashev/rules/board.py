"""The board of Kardashev: a space is a number, a set of spaces a number with a bit for each."""

from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_

RADIUS = 4
WIDTH = 2 * RADIUS + 2
"""Numbers of a row, one of them off the board, so that a step over the rim never lands in the next row."""
SPACES = WIDTH * (2 * RADIUS + 1)
NOWHERE = -1


def axial(space: int) -> tuple[int, int]:
    """The axial coordinates of a space; the middle of the board is (0, 0)."""
    down, across = divmod(space, WIDTH)
    return across - RADIUS, down - RADIUS


def _hexagon(radius: int) -> int:
    coordinates = map(axial, range(SPACES))
    inside = (max(abs(across), abs(down), abs(across + down)) <= radius for across, down in coordinates)
    return sum(1 << space for space, there in enumerate(inside) if there)


BOARDS = {2: _hexagon(3), 3: _hexagon(4)}
"""KD-1.1: the spaces of the board, by the number of players."""
RIMS = {2: _hexagon(3) & ~_hexagon(2), 3: _hexagon(4) & ~_hexagon(3)}
EVERYWHERE = BOARDS[3]


def union(sets: Iterable[int]) -> int:
    """What is in any of these sets."""
    return reduce(or_, sets, 0)


def set_of(places: Iterable[int]) -> int:
    """The set of these spaces; NOWHERE is left out."""
    return union(1 << space for space in places if space != NOWHERE)


@lru_cache(maxsize=1 << 14)
def spread(mask: int) -> int:
    """All spaces next to one of these, on the board for three players."""
    found = mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH | mask << (WIDTH - 1) | mask >> (WIDTH - 1)
    return found & EVERYWHERE


@lru_cache(maxsize=1 << 14)
def spaces(mask: int) -> tuple[int, ...]:
    """The numbers of the bits of a set, from the lowest: spaces, seats, kinds or technologies."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def within(mask: int, steps: int) -> int:
    """All spaces at most that many steps away, these among them."""
    for _step in range(steps):
        mask |= spread(mask)
    return mask


NEXT = tuple(spread(1 << space) if EVERYWHERE >> space & 1 else 0 for space in range(SPACES))
"""The spaces next to each."""
TWO_AWAY = tuple(within(mask, 1) & ~mask & ~(1 << space) for space, mask in enumerate(NEXT))
"""The spaces exactly two steps from each: where a jump lands."""
NAMES = tuple(
    f"{'abcdefghi'[space // WIDTH]}{space % WIDTH + 1}" if EVERYWHERE >> space & 1 else "" for space in range(SPACES)
)
"""Short names for texts: rows a to i from the top, places 1 to 9 along them; e5 is the middle."""


def name_of(space: int) -> str:
    """The name of a space as players read it."""
    return NAMES[space].upper()


def lanes(start: int, ground: int, steps: int, jump: bool) -> Iterator[tuple[int, int, int]]:
    """Breadth-first search: for 0, 1, 2 … steps over this ground the spaces reached first.

    Without a jump, after one jump, and all spaces that can be entered from them. A jump counts two steps.
    """
    walked = seen = 1 << start
    jumped = landed = landings = 0
    for _step in range(steps + 1):
        around = spread(walked)
        beyond = spread(jumped) | landings if jump else 0
        yield walked, jumped, around | beyond
        if jump:
            jumped = beyond & ground & ~seen & ~landed
            landed |= jumped
            landings = 0
            for space in spaces(walked):
                landings |= TWO_AWAY[space]
        walked = around & ground & ~seen
        seen |= walked
        if not (walked or jumped or landings):
            return
