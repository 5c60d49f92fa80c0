"""The setup of Kardashev (KD-2), as decisions in turn order."""

from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import BOARDS, NEXT, RIMS, set_of, spaces, within
from tabletop.games.kardashev.rules.events import Colony, Fleet, Home, Learn, Role, Second, Start
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.paying import due, gain
from tabletop.kernel.events import Event

APART = 3
"""KD-2.2: steps between the starting pieces of two players, at least."""


def jobs_of_setup(s: KardashevState, chosen: bool) -> list[Job]:
    """Everybody's decisions before the first round, in turn order."""
    order = s.clockwise(s.first)
    roles = [Job(jobs.ROLE, seat) for seat in order] if chosen else []
    return [*roles, *(Job(jobs.HOME, seat) for seat in order)]


def legal_role(s: KardashevState, job: Job) -> list[Action]:
    return [act("role", role) for role in range(content.ROLES) if role not in s.roles]  # KD-2.1


def choose_role(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    del s.jobs[0]
    s.roles[job.seat] = a.first
    events.append(Role(job.seat, a.first))


def far_enough(s: KardashevState, seat: int) -> int:
    """The spaces at least APART from the starting tiles of all others (KD-2.2)."""
    others = (other for other in range(s.seats) if other != seat)
    taken = set_of(space for other in others for space in (s.homes[other], s.seconds[other]))
    return BOARDS[s.seats] & ~within(taken, APART - 1)


def legal_home(s: KardashevState, job: Job) -> list[Action]:
    free = far_enough(s, job.seat)
    return [act("home", space) for space in spaces(free & RIMS[s.seats]) if NEXT[space] & free]


def legal_second(s: KardashevState, job: Job) -> list[Action]:
    return [act("second", space) for space in spaces(NEXT[s.homes[job.seat]] & far_enough(s, job.seat))]


def lay_tile(s: KardashevState, space: int, tile: int) -> None:
    """Set what a space shows; DESTROYED for a destroyed tile."""
    bit = 1 << space
    s.tiles[space] = tile
    s.explored |= bit
    s.destroyed = s.destroyed | bit if tile == content.DESTROYED else s.destroyed & ~bit


def choose_home(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    seat = job.seat
    s.homes[seat] = a.first
    lay_tile(s, a.first, content.HOME_TILES[s.roles[seat]])
    s.jobs[0] = Job(jobs.SECOND, seat)
    events.append(Home(seat, a.first, s.tiles[a.first]))


def choose_second(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    seat, home, space, role = job.seat, s.homes[job.seat], a.first, s.roles[job.seat]
    s.seconds[seat] = space
    lay_tile(s, space, content.SECOND_TILES[role])
    events.append(Second(seat, space, s.tiles[space]))
    gain(s, seat, (1, 1, 0), jobs.FOR_SETUP, events)  # KD-2.3
    settle, muster = Job(jobs.SETTLE, seat), Job(jobs.MUSTER, seat)
    s.jobs[:1] = {
        content.DEVELOPER: [muster],
        content.PIONEER: [muster],
        content.IMPERIALIST: [settle],
        content.COLLECTOR: [settle, muster, due(seat, content.ANY_KIND, jobs.FOR_SETUP, 2)],
        content.SCIENTIST: [settle, muster, Job(jobs.LEARN, seat)],
    }.get(role, [settle, muster])  # KD-2.4
    if role == content.DEVELOPER:
        _begin_with(s, settle, home, 2, events)
    elif role in (content.PIONEER, content.IMPERIALIST):
        for at in (home, space):
            _begin_with(s, settle if role == content.PIONEER else muster, at, 1, events)


def _begin_with(s: KardashevState, job: Job, space: int, level: int, events: list[Event]) -> None:
    """The first colony (SETTLE) or fleet (MUSTER) of a seat."""
    fleet = job.kind == jobs.MUSTER
    events.append(Start(job.seat, space, level, fleet))
    (put_fleet if fleet else put_colony)(s, job.seat, space, level, events)


def put_colony(s: KardashevState, seat: int, space: int, level: int, events: list[Event]) -> None:
    """Set the level of the colony on a space, 0 for none; the supply changes with it."""
    before, s.colony_levels[space] = s.colony_levels[space], level
    s.colony_supply[seat] -= level - before
    s.colonies[seat] = s.colonies[seat] | 1 << space if level else s.colonies[seat] & ~(1 << space)
    events.append(Colony(seat, space, level, before))


def put_fleet(s: KardashevState, seat: int, space: int, level: int, events: list[Event]) -> None:
    """Set the level of the fleet on a space, 0 for none; the supply changes with it."""
    before, s.fleet_levels[space] = s.fleet_levels[space], level
    s.fleet_supply[seat] -= level - before
    s.fleets[seat] = s.fleets[seat] | 1 << space if level else s.fleets[seat] & ~(1 << space)
    events.append(Fleet(seat, space, level, before))


def legal_start(s: KardashevState, job: Job) -> list[Action]:
    verb = "settle" if job.kind == jobs.SETTLE else "muster"
    return [act(verb, space) for space in (s.homes[job.seat], s.seconds[job.seat])]


def start(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    del s.jobs[0]
    level = 2 if a.verb == "muster" and s.roles[job.seat] == content.WARLORD else 1  # KD-2.4
    _begin_with(s, job, a.first, level, events)


def legal_learn(s: KardashevState, job: Job) -> list[Action]:
    return [act("learn", technology) for technology in content.FIRST_LEVEL]


def learn(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    del s.jobs[0]
    s.known[job.seat] |= 1 << a.first
    events.append(Learn(job.seat, a.first))
