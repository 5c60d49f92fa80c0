"""Harvests, and the technologies and roles that change them (KD-4.3, KD-6)."""

from operator import add

from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import NEXT, spaces, spread, union
from tabletop.games.kardashev.rules.content import ANY_KIND
from tabletop.games.kardashev.rules.events import Amounts, Gain, Harvest, Harvested, Share
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.paying import due, gain, note_harvest
from tabletop.kernel.events import Event


def blockaded(s: KardashevState, seat: int) -> int:
    """The spaces where colonies of this seat give nothing (KD-6.18)."""
    mask = 0
    for other in range(s.seats):
        if other != seat and s.has(other, content.BLOCKADE):
            mask |= spread(s.fleets[other])
    return mask


def _yield(s: KardashevState, seat: int, space: int, amount: int, why: int) -> Job:
    """A pick of any mix of the tile's kinds."""
    return Job(jobs.PICK, seat, why, s.tiles[space] & ANY_KIND, amount, about=space)


def _gatherers(s: KardashevState, seat: int) -> tuple[list[int], list[int]]:
    """The spaces whose colonies give something, and those whose fleets do."""
    fleets = 0
    if s.has(seat, content.HARVEST_ROVER):
        fleets = s.fleets[seat] & s.colonies[seat]  # KD-6.6
    elif s.has(seat, content.ASTEROID_MINING):
        fleets = s.fleets[seat] & ~s.colonies[seat]  # KD-6.7
    tiles, masks = s.tiles, (s.colonies[seat] & ~blockaded(s, seat), fleets)
    colonies, gathering = ([space for space in spaces(mask) if tiles[space] & ANY_KIND] for mask in masks)
    return colonies, gathering


def shareable(s: KardashevState, seat: int, fleet: int) -> list[int]:
    """The enemy colonies next to a fleet that Timeshares can still take from, blockaded or not (KD-6.19, KD-6.31)."""
    theirs = union(s.colonies[other] for other in range(s.seats) if other != seat)
    return [space for space in spaces(NEXT[fleet] & theirs & ~s.shared) if s.tiles[space] & ANY_KIND]


def can_harvest(s: KardashevState, seat: int) -> bool:
    tiles = s.tiles
    for space in spaces(s.colonies[seat] & ~blockaded(s, seat)):
        if tiles[space] & ANY_KIND:
            return True
    if any(_gatherers(s, seat)):
        return True
    return bool(s.has(seat, content.TIMESHARES)) and any(shareable(s, seat, fleet) for fleet in spaces(s.fleets[seat]))


def begin_harvest(s: KardashevState, a: Action, events: list[Event]) -> None:
    """KD-4.3: colonies, then fleets, then Timeshares, then the roles and taxes."""
    seat = s.turn
    events.append(Harvest(seat))
    colonies, fleets = _gatherers(s, seat)
    for space in colonies:
        job = _yield(s, seat, space, s.colony_levels[space], jobs.FOR_HARVEST)
        if s.has(seat, content.ARCOLOGY):  # KD-6.9: all kinds, each at full level
            note_harvest(s, job, job.kinds)
            food, matter, energy = (job.times * (job.kinds >> kind & 1) for kind in range(3))
            gain(s, seat, (food, matter, energy), jobs.FOR_HARVEST, events)
        else:
            s.jobs.append(job)
    for space in fleets:
        amount = s.fleet_levels[space] if s.has(seat, content.EXPANDED_CARGOHOLD) else 1  # KD-6.8
        s.jobs.append(_yield(s, seat, space, amount, jobs.FOR_CARGO))
    if s.has(seat, content.TIMESHARES):
        s.jobs += [Job(jobs.SHARE, seat, about=fleet) for fleet in spaces(s.fleets[seat])]
    s.jobs.append(Job(jobs.HARVESTED, seat))


def given(events: list[Event]) -> Amounts:
    """What colonies and fleets gave in a harvest by these events."""
    food = matter = energy = 0
    for event in events:
        if type(event) is Gain and event.why in (jobs.FOR_HARVEST, jobs.FOR_CARGO):
            food, matter, energy = map(add, (food, matter, energy), event.amounts)
    return food, matter, energy


def run_share(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """Each fleet shares in one enemy colony beside it, each colony once (KD-6.19)."""
    found = shareable(s, job.seat, job.about)
    if len(found) > 1:
        return False
    if found:
        share(s, job, act("share", found[0]), events)
    else:
        del s.jobs[0]
    return True


def legal_share(s: KardashevState, job: Job) -> list[Action]:
    return [act("share", space) for space in shareable(s, job.seat, job.about)]


def share(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    s.shared |= 1 << a.first
    s.jobs[0] = _yield(s, job.seat, a.first, s.colony_levels[a.first], jobs.FOR_SHARE)
    events.append(Share(job.seat, a.first, s.owner(a.first)))


def end_harvest(s: KardashevState, job: Job, events: list[Event]) -> None:
    """Report what came in; then the Collector's bonus and the others' taxes, clockwise (KD-7.1, KD-6.16)."""
    seat = job.seat
    if any(amounts := given(events)):
        events.append(Harvested(seat, amounts))
    if s.roles[seat] == content.COLLECTOR:
        colonies, fleets = _gatherers(s, seat)
        kinds = union(s.tiles[space] for space in (*colonies, *fleets, *spaces(s.shared)))
        s.jobs.append(due(seat, kinds, jobs.FOR_ROLE))  # of a kind on the tiles this harvest takes from
    for other in s.clockwise(seat)[1:]:
        if s.has(other, content.TAXATION):  # KD-6.16
            near = spread(s.fleets[other])
            for colony, kinds in zip(s.gathered[::2], s.gathered[1::2], strict=True):
                if near >> colony & 1:
                    s.jobs.append(due(other, kinds, jobs.FOR_TAX))
    s.gathered, s.shared = [], 0
