"""Finds a place for words on a table: the one that covers the least of what matters."""

from collections.abc import Iterable, Sequence
from itertools import product
from math import hypot, inf

import pygame

from tabletop.ui.stage.layout import Box

Rects = Iterable[pygame.Rect]
Thing = tuple[pygame.Rect, float]
"""A rectangle that words keep off, and the price of each pixel of it that they cover."""
FAR = 7
"""How many steps away a place is looked for, where there is none beside a thing."""
AWAY = 25.0
"""Price of a place for each step that it is away from its thing, in pixels covered."""
BUSY = 1e6
"""Price of a pixel that is covered only if no place is free of it."""
ALIKE = 1e-9
SPARED = 1 / 32
"""How many pixels further away words go rather than cover one of what is spared."""


def cheapest(tries: Iterable[tuple[float, Sequence[pygame.Rect]]], things: Sequence[Thing]) -> tuple[int, float]:
    """The number of the cheapest try, the first of equals, and its price.

    A try is a price of its own and the rectangles that it would fill; what they cover of `things` is added.
    """
    rects, weights = [rect for rect, _weight in things], [weight for _rect, weight in things]
    best, least = 0, inf
    for number, (price, parts) in enumerate(tries):
        if price >= least:
            continue
        for part in parts:
            for at in part.collidelistall(rects):
                cut = part.clip(rects[at])
                price += weights[at] * cut.width * cut.height
        if price < least - ALIKE:
            best, least = number, price
    return best, least


def covered(place: pygame.Rect, things: Rects) -> int:
    return sum(cut.width * cut.height for thing in things if (cut := place.clip(thing)))


def shares(things: Rects) -> list[Thing]:
    """Things that count alike, however large they are."""
    return [(thing, 1 / max(1, thing.width * thing.height)) for thing in things]


def shared(one: Box, *others: Box, touch: float = 0.0) -> float:
    """How much of others a box covers, each told by its middle, width and height; by `touch` they may reach into it."""
    x, y, wide, high = one
    whole = 0.0
    for other_x, other_y, other_wide, other_high in others:
        across = (wide + other_wide) / 2 - abs(x - other_x) - touch
        down = (high + other_high) / 2 - abs(y - other_y) - touch
        if across > 0 and down > 0:
            whole += across * down
    return whole


def beside(
    size: tuple[int, int], own: pygame.Rect, gap: int, room: pygame.Rect, things: Sequence[Thing]
) -> pygame.Rect:
    """A place of this size around `own`, which it leaves free if it can, and as near as the `things` let it be."""
    wide, high = size
    lefts = own.left - gap - wide, own.left, own.centerx - wide // 2, own.right - wide, own.right + gap
    tops = own.top - gap - high, own.top, own.centery - high // 2, own.bottom - high, own.bottom + gap
    steps = product(range(-FAR, FAR + 1), range(-3 * FAR, 3 * FAR + 1))
    corners = [*product(lefts, tops), *[(lefts[2] + x * gap * 6, tops[2] + y * gap * 2) for x, y in steps]]
    places = [pygame.Rect(corner, size).clamp(room) for corner in corners]
    places = [place for place in places if not place.colliderect(own)] or places
    tries = []
    for place in places:
        apart = max(place.left - own.right, own.left - place.right, place.top - own.bottom, own.top - place.bottom, 0)
        away = abs(place.centerx - own.centerx) + abs(place.centery - own.centery)
        tries.append((AWAY * gap * apart + away, (place,)))
    return places[cheapest(tries, things)[0]]


def free_beside(
    size: tuple[int, int], own: pygame.Rect, room: pygame.Rect, busy: Sequence[pygame.Rect]
) -> pygame.Rect | None:
    """A place of this size that covers nothing: right of `own`, left of it, above, below or at a corner."""
    sides = (
        ("midleft", own.midright),
        ("midleft", (own.right, own.top + own.height // 5)),
        ("midright", own.midleft),
        ("midbottom", own.midtop),
        ("midtop", own.midbottom),
        ("bottomleft", own.topright),
        ("bottomright", own.topleft),
        ("topleft", own.bottomright),
        ("topright", own.bottomleft),
        ("topleft", own.bottomleft),
        ("topright", own.bottomright),
        ("bottomleft", own.topleft),
        ("bottomright", own.topright),
    )
    for side, at in sides:
        place = pygame.Rect((0, 0), size)
        setattr(place, side, at)
        place.clamp_ip(room)
        if not place.colliderect(own) and place.collidelist(busy) < 0:
            return place
    return None


def near(
    wanted: pygame.Rect, room: pygame.Rect, busy: Rects, step: int, reach: int = 6, spared: Rects = ()
) -> pygame.Rect:
    """The place in a room that covers the least of what is busy; of equal ones the nearest to where it is wanted.

    So many steps it looks to each side, each twice as wide as those up and down, of which there are twice as many;
    a little further away it goes to leave free what is `spared`.
    """
    sides, rows = range(-reach, reach + 1), range(-2 * reach, 2 * reach + 1)
    places = [wanted.move(2 * step * aside, step * far).clamp(room) for aside in sides for far in rows]
    tries = [(hypot(place.x - wanted.x, place.y - wanted.y), (place,)) for place in places]
    things = [*((rect, BUSY) for rect in busy), *((rect, SPARED) for rect in spared)]
    return places[cheapest(tries, things)[0]]
