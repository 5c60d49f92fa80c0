"""The setup of Kardashev (KD-2), as decisions in turn order. Imports the model."""

from tabletop.games.kardashev.board import BOARDS, NEXT, NOWHERE, RIMS, spaces, within
from tabletop.games.kardashev.deeds import Deed, deed
from tabletop.games.kardashev.model import (
    ANY_KIND,
    BEGIN,
    COLLECTOR,
    DEVELOPER,
    HOME,
    HOME_TILES,
    IMPERIALIST,
    LEARN,
    MUSTER,
    NOBODY,
    PIONEER,
    ROLE,
    ROLES,
    SCIENTIST,
    SECOND,
    SECOND_TILES,
    SETTLE,
    WARLORD,
    Job,
    KardashevState,
)
from tabletop.games.kardashev.paying import FOR_SETUP, due, gain
from tabletop.games.kardashev.technologies import FIRST_LEVEL
from tabletop.kernel.events import Event

APART = 3
"""KD-2.2: steps between the starting pieces of two players, at least."""


def jobs_of_setup(s: KardashevState, chosen: bool) -> list[Job]:
    """Everybody's decisions before the first round, in turn order."""
    order = [(s.first + step) % s.seats for step in range(s.seats)]
    jobs: list[Job] = [(ROLE, seat) for seat in order] if chosen else []
    return [*jobs, *((HOME, seat) for seat in order), (BEGIN, NOBODY)]


def legal_role(s: KardashevState, job: Job) -> list[Deed]:
    return [deed("role", role) for role in range(ROLES) if role not in s.roles]  # KD-2.1


def choose_role(s: KardashevState, job: Job, role: int, events: list[Event]) -> None:
    del s.jobs[0]
    s.roles[job[1]] = role
    events.append(Event("role", job[1], (), (role,)))


def _far_enough(s: KardashevState) -> int:
    """The spaces where a starting piece may lie as far as the others are concerned (KD-2.2)."""
    taken = 0
    for space in (*s.homes, *s.seconds):
        if space != NOWHERE:
            taken |= 1 << space
    return BOARDS[s.seats] & ~within(taken, APART - 1)


def home_spaces(s: KardashevState) -> int:
    free = _far_enough(s)
    found = 0
    for space in spaces(free & RIMS[s.seats]):
        if NEXT[space] & free:
            found |= 1 << space
    return found


def second_spaces(s: KardashevState, seat: int) -> int:
    """The spaces next to the home tile for the second; one's own home does not count as somebody's piece."""
    home, s.homes[seat] = s.homes[seat], NOWHERE
    free = _far_enough(s)
    s.homes[seat] = home
    return NEXT[home] & free


def legal_home(s: KardashevState, job: Job) -> list[Deed]:
    return [deed("home", space) for space in spaces(home_spaces(s))]


def legal_second(s: KardashevState, job: Job) -> list[Deed]:
    return [deed("second", space) for space in spaces(second_spaces(s, job[1]))]


def lay_tile(s: KardashevState, space: int, tile: int) -> None:
    s.tiles[space] = tile
    s.explored |= 1 << space


def choose_home(s: KardashevState, job: Job, space: int, events: list[Event]) -> None:
    seat = job[1]
    s.homes[seat] = space
    lay_tile(s, space, HOME_TILES[s.roles[seat]])
    s.jobs[0] = (SECOND, seat)
    events.append(Event("home", seat, (), (space, s.tiles[space])))


def choose_second(s: KardashevState, job: Job, space: int, events: list[Event]) -> None:
    seat = job[1]
    s.seconds[seat] = space
    lay_tile(s, space, SECOND_TILES[s.roles[seat]])
    events.append(Event("second", seat, (), (space, s.tiles[space])))
    gain(s, seat, (1, 1, 0), FOR_SETUP, events)  # KD-2.3
    role = s.roles[seat]
    next_jobs: list[Job] = []
    if role == DEVELOPER:
        put_colony(s, seat, s.homes[seat], 2, events)  # KD-2.4
    elif role == PIONEER:
        put_colony(s, seat, s.homes[seat], 1, events)
        put_colony(s, seat, space, 1, events)
    else:
        next_jobs.append((SETTLE, seat))
    if role == IMPERIALIST:
        put_fleet(s, seat, s.homes[seat], 1, events)
        put_fleet(s, seat, space, 1, events)
    else:
        next_jobs.append((MUSTER, seat))
    if role == COLLECTOR:
        next_jobs.append(due(seat, ANY_KIND, FOR_SETUP, 2))
    elif role == SCIENTIST:
        next_jobs.append((LEARN, seat))
    s.jobs[:1] = next_jobs


def put_colony(s: KardashevState, seat: int, space: int, level: int, events: list[Event]) -> None:
    """A colony of this level stands on the space from now on, taken from or put back into the supply."""
    before = s.colony_levels[space] if s.colonies[seat] >> space & 1 else 0
    s.colony_levels[space] = level
    s.colony_supply[seat] -= level - before
    if level:
        s.colonies[seat] |= 1 << space
    else:
        s.colonies[seat] &= ~(1 << space)
    events.append(Event("colony", seat, (), (space, level, before)))


def put_fleet(s: KardashevState, seat: int, space: int, level: int, events: list[Event]) -> None:
    """The same for a fleet."""
    before = s.fleet_levels[space] if s.fleets[seat] >> space & 1 else 0
    s.fleet_levels[space] = level
    s.fleet_supply[seat] -= level - before
    if level:
        s.fleets[seat] |= 1 << space
    else:
        s.fleets[seat] &= ~(1 << space)
    events.append(Event("fleet", seat, (), (space, level, before)))


def legal_start(s: KardashevState, job: Job) -> list[Deed]:
    verb = "settle" if job[0] == SETTLE else "muster"
    return [deed(verb, space) for space in (s.homes[job[1]], s.seconds[job[1]])]


def settle(s: KardashevState, job: Job, space: int, events: list[Event]) -> None:
    del s.jobs[0]
    put_colony(s, job[1], space, 1, events)


def muster(s: KardashevState, job: Job, space: int, events: list[Event]) -> None:
    del s.jobs[0]
    put_fleet(s, job[1], space, 2 if s.roles[job[1]] == WARLORD else 1, events)  # KD-2.4


def legal_learn(s: KardashevState, job: Job) -> list[Deed]:
    return [deed("learn", technology) for technology in FIRST_LEVEL]


def learn(s: KardashevState, job: Job, technology: int, events: list[Event]) -> None:
    del s.jobs[0]
    s.known[job[1]] |= 1 << technology
    events.append(Event("learn", job[1], (), (technology,)))
