"""Where the program's window goes and how large it is."""

from typing import NamedTuple

import pygame

GRIP = (200, 150)
"""How much of a window must be on a screen at least, from its upper left corner."""
LEAST = (960, 600)
"""A window is never smaller, even if its screen is."""
SHARE = 7 / 8
"""How much of the screen's width and height a first window takes at most: about four fifths of its area."""
SQUAREST, WIDEST = 4 / 3, 16 / 9
"""How wide it is against its height, whatever the screen is like."""


class Placed(NamedTuple):
    """Where a window goes."""

    at: tuple[int, int] | None
    """None: wherever the system likes, on its screen."""
    size: tuple[int, int]
    screen: int = 0


def placed(window: list[int], screens: list[list[int]]) -> Placed:
    """Where a window that was somewhere before goes now; the first one goes to where the pointer is.

    The place counts only while the screens are those it was chosen on; a part to hold it by must be on them.
    """
    found = [list(size) for size in pygame.display.get_desktop_sizes()]
    left, top, width, height = window
    if not width:
        return _first_place(found)
    wide, high = sum(screen[0] for screen in found), sum(screen[1] for screen in found)
    beside = len(found) > 1  # another screen may be to the left or above
    inside = -beside * wide <= left <= wide - GRIP[0] and -beside * high <= top <= high - GRIP[1]
    if inside and screens == found:
        most = max(screen[0] for screen in found), max(screen[1] for screen in found)
        return Placed((left, top), _no_less(min(width, most[0]), min(height, most[1])))
    return Placed(None, _no_less(min(width, found[0][0]), min(height, found[0][1])))


def _first_place(screens: list[list[int]]) -> Placed:
    from tabletop.window.pointer import screen_of_pointer

    screen = screen_of_pointer()
    screen = screen if screen < len(screens) else 0
    return Placed(None, first_size(*screens[screen]), screen)


def first_size(width: int, height: int) -> tuple[int, int]:
    """The size of a first window on a screen of this size: large, but not all of it, and never a slit or a tower."""
    wide, high = width * SHARE, height * SHARE
    wide, high = min(wide, high * WIDEST), min(high, wide / SQUAREST)
    return _no_less(round(wide), round(high))


def _no_less(width: int, height: int) -> tuple[int, int]:
    return max(LEAST[0], width), max(LEAST[1], height)
