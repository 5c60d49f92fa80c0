"""The hexes of Kardashev as bits of whole numbers: a set of spaces is a number."""

from collections.abc import Iterator
from functools import lru_cache

RADIUS = 4
WIDTH = 2 * RADIUS + 2
"""Spaces of a row, with one that is never there, so that no step leads around the rim."""
SPACES = WIDTH * (2 * RADIUS + 1)
NOWHERE = -1


def space_at(across: int, down: int) -> int:
    """The space with these axial coordinates; the middle of the board is (0, 0)."""
    return (down + RADIUS) * WIDTH + across + RADIUS


def axial(space: int) -> tuple[int, int]:
    """The coordinates of a space."""
    down, across = divmod(space, WIDTH)
    return across - RADIUS, down - RADIUS


def _hexagon(radius: int) -> int:
    mask = 0
    for across in range(-radius, radius + 1):
        for down in range(-radius, radius + 1):
            if abs(across + down) <= radius:
                mask |= 1 << space_at(across, down)
    return mask


BOARDS = {2: _hexagon(3), 3: _hexagon(4)}
"""KD-1.1: the spaces there are, by the number of players."""
RIMS = {2: _hexagon(3) & ~_hexagon(2), 3: _hexagon(4) & ~_hexagon(3)}
EVERYWHERE = BOARDS[3]


@lru_cache(maxsize=1 << 14)
def spread(mask: int) -> int:
    """All spaces next to one of these; those off the board are to be cut by the caller."""
    return (
        mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH | mask << (WIDTH - 1) | mask >> (WIDTH - 1)
    ) & EVERYWHERE


@lru_cache(maxsize=1 << 14)
def spaces(mask: int) -> tuple[int, ...]:
    """The spaces of a set, or whatever else its bits stand for, from the lowest."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def within(mask: int, steps: int) -> int:
    """These spaces and all at most that many steps away."""
    for _step in range(steps):
        mask |= spread(mask)
    return mask


NEXT = tuple(spread(1 << space) if EVERYWHERE >> space & 1 else 0 for space in range(SPACES))
"""The spaces next to each."""
TWO_AWAY = tuple(
    within(1 << space, 2) & ~within(1 << space, 1) if EVERYWHERE >> space & 1 else 0 for space in range(SPACES)
)
"""The spaces exactly two steps from each: where a jump lands."""


NAMES = tuple(
    f"{'abcdefghi'[space // WIDTH]}{space % WIDTH + 1}" if EVERYWHERE >> space & 1 else "" for space in range(SPACES)
)
"""Short names for texts: rows a to i from the top, places 1 to 9 along them; e5 is the middle."""


def name_of(space: int) -> str:
    """What a space is called where people read it, as it is written on the board."""
    return NAMES[space].upper()


def two_away(mask: int) -> int:
    """All spaces exactly two steps from one of these."""
    found = 0
    for space in spaces(mask):
        found |= TWO_AWAY[space]
    return found


def lanes(start: int, ground: int, steps: int, jump: bool) -> Iterator[tuple[int, int, int]]:
    """Where each number of spaces first leads over this ground, from none up: on foot, and with one jump behind it.

    The third are all spaces that can be entered from there with the next; a jump counts two.
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
            landings = two_away(walked)
        walked = around & ground & ~seen
        seen |= walked
        if not (walked or jumped or landings):
            return
