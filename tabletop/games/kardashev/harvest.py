"""Harvests, with everything that adds to them or takes from them (KD-4.3, KD-6). Imports the model."""

from tabletop.games.kardashev.board import NEXT, spaces, spread
from tabletop.games.kardashev.deeds import Deed, deed
from tabletop.games.kardashev.model import (
    ANY_KIND,
    COLLECTOR,
    HARVEST,
    HARVESTED,
    SHARE,
    Job,
    KardashevState,
)
from tabletop.games.kardashev.paying import FOR_HARVEST, FOR_ROLE, FOR_SHARE, FOR_TAX, TAKE, due, gain, only
from tabletop.games.kardashev.technologies import (
    ARCOLOGY,
    ASTEROID_MINING,
    BLOCKADE,
    EXPANDED_CARGOHOLD,
    HARVEST_ROVER,
    KINDS,
    TAXATION,
    TIMESHARES,
)
from tabletop.kernel.events import Event

OF_COLONY, OF_FLEET, OF_SHARE = range(3)
"""What a harvest job gathers."""


def blockaded(s: KardashevState, seat: int) -> int:
    """The spaces where colonies of this seat give nothing (KD-6.18)."""
    mask = 0
    for other in range(s.seats):
        if other != seat and s.has(other, BLOCKADE):
            mask |= spread(s.fleets[other])
    return mask


def gatherers(s: KardashevState, seat: int) -> list[Job]:
    """One job for every colony and fleet that gives something."""
    jobs: list[Job] = []
    for space in spaces(s.colonies[seat] & ~blockaded(s, seat)):
        if s.tiles[space] & ANY_KIND:
            jobs.append((HARVEST, seat, space, s.colony_levels[space], 0, OF_COLONY))
    mask = 0
    if s.has(seat, HARVEST_ROVER):
        mask = s.fleets[seat] & s.colonies[seat]  # KD-6.6
    elif s.has(seat, ASTEROID_MINING):
        mask = s.fleets[seat] & ~s.colonies[seat]  # KD-6.7
    for space in spaces(mask):
        if s.tiles[space] & ANY_KIND:
            amount = s.fleet_levels[space] if s.has(seat, EXPANDED_CARGOHOLD) else 1  # KD-6.8
            jobs.append((HARVEST, seat, space, amount, 0, OF_FLEET))
    return jobs


def shareable(s: KardashevState, seat: int, fleet: int, shared: int) -> list[int]:
    """The enemy colonies next to a fleet that Timeshares can still take from (KD-6.19)."""
    mask = 0
    for other in range(s.seats):
        if other != seat:
            mask |= s.colonies[other]
    return [space for space in spaces(NEXT[fleet] & mask & ~shared) if s.tiles[space] & ANY_KIND]


def can_harvest(s: KardashevState, seat: int) -> bool:
    if gatherers(s, seat):
        return True
    return bool(s.has(seat, TIMESHARES)) and any(
        shareable(s, seat, fleet, 0) for fleet in spaces(s.fleets[seat])
    )


def begin_harvest(s: KardashevState, events: list[Event]) -> None:
    """KD-4.3: colonies, then fleets, then Timeshares, then the roles and taxes."""
    seat = s.turn
    s.harvested = 0
    s.taxed = []
    events.append(Event("harvest", seat))
    s.jobs += gatherers(s, seat)
    if s.has(seat, TIMESHARES) and s.fleets[seat]:
        s.jobs.append((SHARE, seat, s.fleets[seat], 0))
    s.jobs.append((HARVESTED, seat))


def run_harvest(s: KardashevState, job: Job, events: list[Event]) -> bool:
    seat, space, left, _got, kind_of = job[1:]
    kinds = s.tiles[space] & ANY_KIND
    if kind_of == OF_COLONY and s.has(seat, ARCOLOGY):  # KD-6.9
        amounts = (left * (kinds & 1), left * (kinds >> 1 & 1), left * (kinds >> 2 & 1))
        gain(s, seat, amounts, FOR_HARVEST, events)
        _gathered(s, job, kinds)
        return True
    if kinds & (kinds - 1):
        return False
    gain(s, seat, only(kinds.bit_length() - 1, left), _reason(kind_of), events)
    _gathered(s, job, kinds)
    return True


def _reason(kind_of: int) -> int:
    return FOR_SHARE if kind_of == OF_SHARE else FOR_HARVEST


def _gathered(s: KardashevState, job: Job, kinds: int) -> None:
    """This colony or fleet has given what it gives."""
    space, kind_of = job[2], job[5]
    del s.jobs[0]
    s.harvested |= kinds
    if kind_of == OF_COLONY:
        s.taxed += (space, kinds)


def legal_harvest(s: KardashevState, job: Job) -> list[Deed]:
    return [TAKE[kind] for kind in range(KINDS) if s.tiles[job[2]] >> kind & 1]


def gather(s: KardashevState, job: Job, kind: int, events: list[Event]) -> None:
    """One resource of the mix a hybrid tile gives."""
    seat, space, left, got, kind_of = job[1:]
    got |= 1 << kind
    gain(s, seat, only(kind), _reason(kind_of), events)
    if left > 1:
        s.jobs[0] = (HARVEST, seat, space, left - 1, got, kind_of)
    else:
        _gathered(s, job, got)


def run_share(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """For one fleet after another, an enemy colony beside it; each colony once."""
    seat, fleets, shared = job[1:]
    if not fleets:
        del s.jobs[0]
        return True
    low = fleets & -fleets
    choices = shareable(s, seat, low.bit_length() - 1, shared)
    if len(choices) > 1:
        return False
    if choices:
        share(s, job, choices[0], events)
    else:
        s.jobs[0] = (SHARE, seat, fleets ^ low, shared)
    return True


def legal_share(s: KardashevState, job: Job) -> list[Deed]:
    seat, fleets, shared = job[1:]
    fleet = (fleets & -fleets).bit_length() - 1
    return [deed("share", space) for space in shareable(s, seat, fleet, shared)]


def share(s: KardashevState, job: Job, space: int, events: list[Event]) -> None:
    seat, fleets, shared = job[1:]
    s.jobs[:1] = [
        (HARVEST, seat, space, s.colony_levels[space], 0, OF_SHARE),
        (SHARE, seat, fleets & (fleets - 1), shared | 1 << space),
    ]
    events.append(Event("share", seat, (), (space, s.owner(space))))


def run_harvested(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """The Collector's one more, then the taxes of the others, clockwise (KD-7)."""
    seat = job[1]
    del s.jobs[0]
    if s.roles[seat] == COLLECTOR and s.harvested:
        s.jobs.append(due(seat, s.harvested, FOR_ROLE))  # KD-7.1
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if s.has(other, TAXATION):  # KD-6.16
            near = spread(s.fleets[other])
            for place in range(0, len(s.taxed), 2):
                if near >> s.taxed[place] & 1:
                    s.jobs.append(due(other, s.taxed[place + 1], FOR_TAX))
    s.harvested = 0
    s.taxed = []
    return True
