"""The solar system: spaces, neighbours and the cost of flights."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tabletop.base.words import _, counted
from tabletop.games.cat_quest.rules.content import HOME_CODES, HOME_NAMES, HOMES, MARS, MERCURY, PLUTO, SUN

LENGTHS = (1, 6, 10, 14, 20, 42, 42, 42, 42, 42)
"""CQ-1.1: how many spaces each orbit has; the Sun is one space."""
FIRST = tuple(sum(LENGTHS[:orbit]) for orbit in range(HOMES))
"""The number of each orbit's space 1; spaces are numbered from the Sun outwards."""
SPACES = sum(LENGTHS)
ORBIT = tuple(orbit for orbit in range(HOMES) for _space in range(LENGTHS[orbit]))
"""The orbit each space is on."""
FAR = 99
"""Larger than any cost."""
NEAR = 6
"""Spaces along an orbit within which a planet counts as near."""


def space_text(space: int) -> str:
    """A space's short name: Ma7 is the seventh of Mars's orbit, Su is the Sun."""
    orbit = ORBIT[space]
    return HOME_CODES[orbit] if orbit == SUN else f"{HOME_CODES[orbit]}{space - FIRST[orbit] + 1}"


def ahead_of(planet: int, space: int) -> int:
    """How many spaces a planet still has to go to a space of its own orbit; 0 if it is there."""
    return (space - planet) % LENGTHS[ORBIT[space]]


def space_words(space: int, ahead: int) -> str:
    """A space in words: its planet, spaces ahead of or behind it, or just its orbit."""
    orbit = ORBIT[space]
    if not ahead:
        return HOME_NAMES[orbit]
    behind = LENGTHS[orbit] - ahead
    return _beside(orbit, ahead if ahead < behind else -behind) if min(ahead, behind) <= NEAR else _on_orbit(orbit)


def place_words(space: int, planets: Sequence[int]) -> str:
    """The same with all planets known: a space far from its own planet is described by another one."""
    orbit = ORBIT[space]
    ahead = ahead_of(planets[orbit], space)
    if min(ahead, LENGTHS[orbit] - ahead) <= NEAR:
        return space_words(space, ahead)
    away = {home: _away(space, planets[home]) for home in range(MERCURY, HOMES)}
    home = min(away, key=lambda home: (abs(away[home]) + abs(home - orbit), home != orbit))
    if home == orbit:
        return _beside(orbit, away[home])
    where = _beside(home, away[home]) if away[home] else _("level with {home}", home=HOME_NAMES[home])
    return _("{orbit}, {where}", orbit=_on_orbit(orbit), where=where)


def _away(space: int, planet: int) -> int:
    """Spaces by which a space is ahead of a planet (negative: behind) as seen from the Sun."""
    length, other = LENGTHS[ORBIT[space]], LENGTHS[ORBIT[planet]]
    turn = (space - FIRST[ORBIT[space]]) * other - (planet - FIRST[ORBIT[planet]]) * length
    away = (2 * turn + other) // (2 * other) % length
    return away if 2 * away <= length else away - length


def _beside(home: int, away: int) -> str:
    facts = {"home": HOME_NAMES[home]}
    if away > 0:
        return counted("{count} space ahead of {home}", "{count} spaces ahead of {home}", away, **facts)
    return counted("{count} space behind {home}", "{count} spaces behind {home}", -away, **facts)


def _on_orbit(orbit: int) -> str:
    return _("on {home}'s orbit", home=HOME_NAMES[orbit])


def crossing(inner: int) -> int:
    """What it costs to change between an orbit and the next one out (CQ-1.3)."""
    return 1 if inner < MARS else 3 if inner == MARS else 2


def after(space: int) -> int:
    """The next space counterclockwise on the same orbit."""
    orbit = ORBIT[space]
    return FIRST[orbit] + (space - FIRST[orbit] + 1) % LENGTHS[orbit]


def across(space: int, orbit: int) -> list[int]:
    """The spaces of a neighbouring orbit that lie beside this one (CQ-1.2)."""
    if orbit == SUN:
        return [SUN]
    first, length = FIRST[orbit], LENGTHS[orbit]
    if space == SUN:
        return list(range(first, first + length))
    own, whole = LENGTHS[ORBIT[space]], LENGTHS[ORBIT[space]] * length
    here = (space - FIRST[ORBIT[space]]) * length
    apart = [(here - other * own) % whole for other in range(length)]
    return [first + other for other, gap in enumerate(apart) if min(gap, whole - gap) <= own]


@cache
def steps(space: int) -> tuple[tuple[int, int], ...]:
    """Every space one step away, and what the step costs."""
    orbit, first = ORBIT[space], FIRST[ORBIT[space]]
    found = []
    if orbit != SUN:
        found = [(first + (space - first + way) % LENGTHS[orbit], 1) for way in (1, -1)]
        found += [(other, crossing(orbit - 1)) for other in across(space, orbit - 1)]
    if orbit != PLUTO:
        found += [(other, crossing(orbit)) for other in across(space, orbit + 1)]
    return tuple(found)


class Ways(NamedTuple):
    """Cheapest flights from one space (Dijkstra)."""

    costs: tuple[int, ...]
    """Cost to each space."""
    before: tuple[int, ...]
    """The space before it on the cheapest way."""


@cache
def ways(start: int) -> Ways:
    """Cheapest flights from a space to all others, cached."""
    costs, before = [FAR] * SPACES, [start] * SPACES
    waiting: list[list[int]] = [[] for _cost in range(FAR)]
    costs[start], waiting[0] = 0, [start]
    for cost, spaces in enumerate(waiting):
        for here in spaces:
            for there, price in steps(here) if costs[here] == cost else ():
                total = cost + price
                if total < costs[there]:
                    costs[there], before[there] = total, here
                    waiting[total].append(there)
    return Ways(tuple(costs), tuple(before))


def distance(start: int, end: int) -> int:
    """What the cheapest way costs; there and back may differ by one (CQ-1.2)."""
    return ways(start).costs[end]


def path(start: int, end: int) -> tuple[int, ...]:
    """The spaces of a cheapest way, both ends included."""
    before = ways(start).before
    found = [end]
    while found[-1] != start:
        found.append(before[found[-1]])
    return tuple(reversed(found))
