"""Fast estimates: chances of a crew against the Dogs, and plans to complete it.

A plan is up to three cats to fetch in the best order, and the way to Earth; its worth is the logarithm of the chance to
win the battle, less a little for every turn until then.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb, log
from operator import mul, sub
from typing import NamedTuple

from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import FAR, SPACES, after, distance, ways
from tabletop.games.cat_quest.rules.content import CAT_ELEMENT, DOG_ELEMENT, EARTH, ELEMENTS, HOMES, SUN, cats_of
from tabletop.games.cat_quest.rules.model import CatQuestState

Counts = tuple[int, ...]
HOPE = 0.2
"""What an army is worth in a plan for each Dog it lacks a cat against: more cats may still come."""
BURNT = 0.2
"""How likely a Dog from the box is one that somebody who lacks a cat can beat."""
SLOW, FAST = 0.2, 0.45
"""What a turn more costs: to somebody with time, and to somebody in a hurry."""
HOPELESS = -9.0
MOST_PACKS, MOST_ARMIES, MOST_PLANS = 60, 100, 2_000
"""Cache sizes."""
SPARE = 1 << content.SHAKER | 1 << content.INCINERATOR


_ROWS = tuple(
    tuple(row for row in product(range(4), repeat=ELEMENTS) if sum(row) == size) for size in range(content.ROW + 1)
)
"""Every set of so many Dogs, by element: there are three of each."""
_GROUPS = tuple(group for size in range(1, ELEMENTS + 1) for group in combinations(range(ELEMENTS), size))
_BEATERS = tuple(tuple({cat for dog in group for cat in content.BEATEN_BY[dog]}) for group in _GROUPS)


@cache
def _dogs_by_group(row: Counts) -> Counts:
    return tuple(sum(row[dog] for dog in group) for group in _GROUPS)


@cache
def _cats_by_group(crew: int) -> Counts:
    elements = [CAT_ELEMENT[cat] for cat in cats_of(crew)]
    return tuple(sum(element in beaters for element in elements) for beaters in _BEATERS)


def _gap(crew: int, row: Counts) -> int:
    """How many Dogs find no cat of their own (Hall's theorem: as some group of them outnumbers its cats)."""
    short: int = max(map(sub, _dogs_by_group(row), _cats_by_group(crew)))
    return max(short, 0)


def unanswered(crew: int, dogs: Sequence[int]) -> int:
    """How many of these Dogs find no cat of their own in a crew."""
    return _gap(crew, tuple(sum(DOG_ELEMENT[dog] == element for dog in dogs) for element in range(ELEMENTS)))


def _without(row: Counts, element: int) -> Counts:
    return (*row[:element], row[element] - 1, *row[element + 1 :])


def _mended(crew: int, spare: int, row: Counts, hope: float) -> float:
    """The chance against exactly these Dogs: certain if every Dog finds its own cat, else by luck or hope."""
    gap = _gap(crew, row)
    if gap == 0:
        return 1.0
    best = hope**gap
    burn = spare >> content.INCINERATOR & 1
    if burn and gap == 1:
        best = max(best, BURNT)
    if crew >> content.GAMBLER & 1 and gap <= 1 + burn:
        luck = 0.75 if spare >> content.SHAKER & 1 else 0.5
        rest = crew & ~(1 << content.GAMBLER)
        left = min(_gap(rest, _without(row, element)) for element in range(ELEMENTS) if row[element])
        if left <= burn:
            best = max(best, luck * BURNT if left else luck)
    return best


@lru_cache(maxsize=6_000)
def _against_all(crew: int, spare: int, size: int, hope: float) -> tuple[float, ...]:
    return tuple([_mended(crew, spare, row, hope) for row in _ROWS[size]])


@lru_cache(maxsize=4_000)
def _gaps(crew: int, size: int) -> tuple[float, ...]:
    return tuple([float(_gap(crew, row)) for row in _ROWS[size]])


class Pack:
    """What somebody knows of the Dogs in the row: how likely every set of Dogs is, and what armies make of it."""

    __slots__ = ("_armies", "_chances", "_size", "_weights", "plans")

    def __init__(self, known: Counts, pool: Counts, hidden: int) -> None:
        self._size = sum(known) + hidden
        ways_to = comb(sum(pool), hidden)
        self._weights = [
            float(_product([comb(pool[e], row[e] - known[e]) if row[e] >= known[e] else 0 for e in range(ELEMENTS)]))
            / ways_to
            for row in _ROWS[self._size]
        ]
        self._chances: dict[int, float] = {}
        self._armies: dict[int, list[tuple[int, float]]] = {}
        self.plans: dict[tuple[Sky, int, int], Plan] = {}

    def chance(self, crew: int, spare: int, hope: float = 0.0) -> float:
        """How likely these cats beat these Dogs; `spare` are cats whose ability mends a gap."""
        spare &= SPARE
        key = (crew << 10 | spare) << 1 | (hope > 0)
        found = self._chances.get(key)
        if found is None:
            found = sum(map(mul, self._weights, _against_all(crew, spare, self._size, hope)))
            self._chances[key] = found
        return found

    def beaten(self, crew: int) -> float:
        """How many of these Dogs would find a cat of their own, on average."""
        key = -1 - crew
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._size - sum(map(mul, self._weights, _gaps(crew, self._size)))
        return found

    def armies(self, crew: int, spare: int) -> list[tuple[int, float]]:
        """Which cats could be fetched and the logarithm of the chance with them; the best first, no cat for nothing."""
        key = crew << 10 | spare
        found = self._armies.get(key)
        if found is None:
            if len(self._armies) >= MOST_ARMIES:
                self._armies.clear()
            found = self._armies[key] = self._gathered(crew, spare)
        return found

    def _gathered(self, crew: int, spare: int) -> list[tuple[int, float]]:
        others = [1 << cat for cat in range(HOMES) if not crew >> cat & 1]
        chances = {0: self.chance(crew, spare, HOPE)}
        burner = 1 << content.INCINERATOR
        for size in range(1, 4 if crew.bit_count() < 4 else 3):
            for cats in combinations(others, size):
                more = sum(cats)
                likely = self.chance(crew | more, spare | more & burner, HOPE)
                if all(likely > chances.get(more & ~cat, 0.0) + 1e-6 for cat in cats):
                    chances[more] = likely
        listed = [(more, log(likely) if likely > 1e-4 else HOPELESS) for more, likely in chances.items()]
        listed.sort(key=lambda one: -one[1])
        return listed


def _product(numbers: list[int]) -> int:
    whole = 1
    for number in numbers:
        whole *= number
    return whole


_packs: dict[tuple[Counts, Counts, int], Pack] = {}


def pack_of(s: CatQuestState, seat: int, start: int = 0) -> Pack:
    """What a seat knows of the row from a place on."""
    eyes = model.EVERYBODY | 1 << seat
    known, pool, hidden = [0] * ELEMENTS, [3] * ELEMENTS, 0
    seen = s.seen
    for dog in range(content.DOGS):
        if seen[dog] & eyes:
            pool[DOG_ELEMENT[dog]] -= 1
    for dog in s.row[start:] if start else s.row:
        if seen[dog] & eyes:
            known[DOG_ELEMENT[dog]] += 1
        else:
            hidden += 1
    key = (tuple(known), tuple(pool), hidden)
    found = _packs.get(key)
    if found is None:
        if len(_packs) >= MOST_PACKS:
            _packs.clear()
        found = _packs[key] = Pack(*key)
    return found


def _turns_for(most: int) -> list[float]:
    """How many turns a way of each length takes on average."""
    rolls = [black + white for black in range(1, 7) for white in range(1, 7)]
    found = [0.0]
    for length in range(1, most):
        found.append(1.0 + sum(found[max(0, length - roll)] for roll in rolls) / 36)
    return found


TURNS = _turns_for(100)


class Sky:
    """Where the planets are, and how long it takes between them."""

    __slots__ = ("_to", "planets", "tails")

    def __init__(self, planets: Counts) -> None:
        self.planets = planets
        self._to: dict[int, list[float]] = {}
        legs = []
        here = planets
        for _leg in range(3):
            here = moved_on(here)
            legs.append([[TURNS[distance(one, other)] for other in here] for one in here])
            here = moved_on(here)
        home = [leg[place][EARTH] for leg in legs for place in range(HOMES)]
        self.tails: dict[int, tuple[tuple[int, float], ...]] = {}
        """For a set of homes, each that can be the first with the turns from there by way of the others to Earth."""
        for size in (1, 2, 3):
            for homes in combinations(range(HOMES), size):
                tails = []
                for first in homes:
                    rest = [other for other in homes if other != first]
                    if not rest:
                        tail = home[first]
                    elif len(rest) == 1:
                        tail = legs[0][first][rest[0]] + home[HOMES + rest[0]]
                    else:
                        one, two = rest
                        tail = min(
                            legs[0][first][one] + legs[1][one][two] + home[2 * HOMES + two],
                            legs[0][first][two] + legs[1][two][one] + home[2 * HOMES + one],
                        )
                    tails.append((first, tail))
                self.tails[sum(1 << one for one in homes)] = tuple(tails)

    def to(self, ship: int) -> list[float]:
        """How many turns it takes from a space to each home."""
        found = self._to.get(ship)
        if found is None:
            costs = ways(ship).costs
            found = self._to[ship] = [TURNS[costs[space]] for space in self.planets]
        return found


@lru_cache(maxsize=256)
def moved_on(planets: Counts) -> Counts:
    """The planets a round later (CQ-5.1)."""
    return tuple([space if home == SUN else after(space) for home, space in enumerate(planets)])


def carried(sky: Sequence[int], planets: Sequence[int], ship: int) -> int:
    """Where a ship is when the planets are there: if a round has passed, it rides along or is picked up (CQ-5.1)."""
    if planets[1] != sky[1]:
        for home in range(1, HOMES):
            if planets[home] == ship:
                return sky[home]
    return ship


@lru_cache(maxsize=64)
def sky_of(planets: Counts) -> Sky:
    """Where these planets are, worked out once."""
    return Sky(planets)


class Plan(NamedTuple):
    """The best somebody can do who is left alone."""

    slow: float
    fast: float
    """What the best plan is worth to somebody with time, and to somebody in a hurry."""


def plan(pack: Pack, sky: Sky, ship: int, crew: int, spare: int, homes: int, grounded: bool) -> Plan:
    """The best plan of a ship with this crew, if these homes have cats for it."""
    spare &= SPARE
    homes &= ~crew
    key = (sky, ship, ((crew << 10 | spare) << 10 | homes) << 1 | grounded)
    found = pack.plans.get(key)
    if found is None:
        if len(pack.plans) >= MOST_PLANS:
            pack.plans.clear()
        found = pack.plans[key] = _planned(pack, sky, ship, crew, spare, homes, grounded)
    return found


def _planned(pack: Pack, sky: Sky, ship: int, crew: int, spare: int, homes: int, grounded: bool) -> Plan:
    to, tails = sky.to(ship), sky.tails
    slow = fast = -99.0
    for more, likely in pack.armies(crew, spare):
        if more & ~homes:
            continue
        if likely - FAST <= fast and likely - SLOW <= slow:
            break
        if more:
            turns = min([to[home] + tail for home, tail in tails[more]]) + 1.0
        else:
            turns = (max(to[EARTH], 2.0) if grounded else to[EARTH]) + 1.0
        if likely - SLOW * turns > slow:
            slow = likely - SLOW * turns
        if likely - FAST * turns > fast:
            fast = likely - FAST * turns
    return Plan(slow, fast)


@lru_cache(maxsize=30_000)
def station(ship: int, speed: int, target: int, barred: int) -> int:
    """The space in reach from which a target is nearest; not the barred one."""
    costs = _ways_to(target)
    best, least = ship, (FAR, FAR)
    for space, price in enumerate(ways(ship).costs):
        if price <= speed and space != barred and (costs[space], price) < least:
            best, least = space, (costs[space], price)
    return best


@lru_cache(maxsize=300)
def _ways_to(target: int) -> list[int]:
    """What the way to a space costs from each."""
    return [ways(space).costs[target] for space in range(SPACES)]
