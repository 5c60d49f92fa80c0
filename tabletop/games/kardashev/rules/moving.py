"""Fleets under way: reach, price, steps and jumps, exploring (KD-4.5), the Warlord's share (KD-7.6)."""

from typing import NamedTuple

from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.auction import unexplored
from tabletop.games.kardashev.rules.board import NEXT, NOWHERE, TWO_AWAY, lanes, set_of, spaces
from tabletop.games.kardashev.rules.events import Attack, Bury, Claim, Explore, Keep, Move, Steer, Stranded
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.paying import charge, due, spendable_energy
from tabletop.games.kardashev.rules.setup import lay_tile, put_fleet
from tabletop.kernel.events import NOBODY, Event

PRICES = ((0, 1), (1, 2), (1, 1), (2, 1))
"""KD-4.5: for each level of a fleet, Energy for so many tiles."""
DYSON_SPACES = 6
LONGEST = 60
"""More spaces than any move has."""
WARLORD_MOST = 8
STOP, KEEP, DESTROY = act("stop"), act("keep"), act("destroy")
CLAIM, DECLINE = act("claim"), act("decline")


def price(level: int, steps: int, known: int) -> int:
    """The Energy for a move of so many spaces, rounded up (KD-4.5)."""
    if known >> content.DYSON_SPHERE & 1:
        return 0  # KD-6.5
    energy, tiles = PRICES[level]
    tiles <<= known >> content.BOOSTERS & 1  # KD-6.3
    return max(0, energy * -(-steps // tiles) - (known >> content.FUEL_EFFICIENCY & 1))  # KD-6.1


def reach_left(s: KardashevState, seat: int, level: int) -> int:
    """How many more spaces a fleet can pay for after the steps it has made."""
    known = s.known[seat]
    if known >> content.DYSON_SPHERE & 1:
        return DYSON_SPACES - s.steps
    energy, tiles = PRICES[level]
    tiles <<= known >> content.BOOSTERS & 1
    purse = s.paid + spendable_energy(s, seat) + (known >> content.FUEL_EFFICIENCY & 1)
    return min(LONGEST, purse // energy * tiles - s.steps)


class Chart(NamedTuple):
    """Where a fleet may go, cost aside."""

    ground: int
    """Spaces it may pass: explored, not destroyed, without pieces of others; own fleets do not block."""
    ends: int
    """Spaces where its move may end: free ground, an attack, unexplored space while there are tiles."""
    jump: bool
    """Whether it can still jump (KD-6.4)."""


def chart(s: KardashevState, seat: int) -> Chart:
    """KD-4.5, for the fleet under way, or for any other while none is."""
    others = s.of_others(seat)
    ground = s.explored & ~s.destroyed & ~others
    ends = ground & ~s.fleets[seat] | others
    if s.bag:
        ends |= unexplored(s)
    if s.moving:
        ends &= ~(1 << s.began)  # KD-4.11
    return Chart(ground, ends, bool(s.has(seat, content.WARP_DRIVE)) and not s.jumped)


def destinations(c: Chart, start: int, steps: int) -> int:
    """Where a fleet on this space can end its move within so many steps."""
    found = 0
    for _walked, _jumped, entered in lanes(start, c.ground, steps - 1, c.jump):
        found |= entered
    return found & c.ends & ~(1 << start)


def path(s: KardashevState, seat: int, start: int, end: int) -> tuple[tuple[int, ...], int]:
    """The shortest way, and the index in it where a jump lands; 0 for none.

    It jumps only if that is shorter, if possible not last, and avoids own fleets; the Warlord's prefers resources.
    """
    c = chart(s, seat)
    layers = list(lanes(start, c.ground & ~(1 << end), LONGEST, c.jump))
    step = next(step for step, (_walked, _jumped, entered) in enumerate(layers) if entered >> end & 1)
    jumps = not layers[step][0] & NEXT[end]
    way, here, landing = [end], end, NOWHERE
    while here != start:
        choice = layers[step][jumps] & NEXT[here]
        if jumps and not choice:
            step, jumps, landing = step - 1, False, here
            choice = layers[step][0] & TWO_AWAY[here]
        choice = choice & ~s.fleets[seat] or choice
        if s.roles[seat] == content.WARLORD:
            choice = set_of(space for space in spaces(choice) if s.tiles[space] & content.ANY_KIND) or choice
        here = (choice & -choice).bit_length() - 1
        way.append(here)
        step -= 1
    way.reverse()
    return tuple(way), way.index(landing) if landing != NOWHERE else 0


def journeys(s: KardashevState, seat: int, verb: str, steering: str) -> list[Action]:
    """Every move the seat can make now: straight to a space, or steered step by step."""
    found = []
    c = None
    for start in spaces(s.fleets[seat]):
        steps = reach_left(s, seat, s.fleet_levels[start])
        if steps <= 0:
            continue
        c = c or chart(s, seat)
        ends = destinations(c, start, steps)
        if ends:
            found += [act(verb, start, end) for end in spaces(ends)]
            found.append(act(steering, start))
    return found


def _set_out(s: KardashevState, seat: int, start: int) -> None:
    """Take the fleet off its space: it is under way."""
    s.moving = s.fleet_levels[start]
    s.fleets[seat] &= ~(1 << start)
    s.fleet_levels[start] = 0
    s.at = s.came = s.began = start


def travel(s: KardashevState, a: Action, events: list[Event]) -> None:
    """Move straight to a space."""
    seat = s.turn
    way, jump = path(s, seat, a.first, a.second)
    _set_out(s, seat, a.first)
    _go(s, seat, way, jump, events)
    s.jobs.append(Job(jobs.ARRIVE, seat))


def begin_steering(s: KardashevState, a: Action, events: list[Event]) -> None:
    seat = s.turn
    _set_out(s, seat, a.first)
    events.append(Steer(seat, a.first, s.moving))
    s.jobs.append(Job(jobs.STEER, seat))


def _go(s: KardashevState, seat: int, way: tuple[int, ...], jump: int, events: list[Event]) -> None:
    """Move the fleet along this way and pay for it."""
    s.came, s.at, s.last_jump = way[-2], way[-1], jump == len(way) - 1
    s.jumped = s.jumped or jump > 0
    s.steps += len(way) - 1 + (jump > 0)
    s.trail += way[1:]
    attacks = s.owner(s.at) not in (NOBODY, seat)
    events.append(Move(seat, s.moving, jump, way, attacks))
    cost = price(s.moving, s.steps, s.known[seat]) - s.paid
    s.paid += cost
    if cost:
        charge(s, seat, (0, 0, cost, 0), events)


def _enterable(c: Chart, around: int, left: int) -> int:
    """The spaces among these where the move may end, or from where it can go on within `left` steps."""
    passed = spaces(around & c.ground & ~c.ends)
    return around & c.ends | set_of(space for space in passed if destinations(c, space, left))


def legal_steer(s: KardashevState, job: Job) -> list[Action]:
    c, left = chart(s, job.seat), reach_left(s, job.seat, s.moving)
    found = []
    if left >= 1:
        found += [act("step", space) for space in spaces(_enterable(c, NEXT[s.at], left - 1))]
    if left >= 2 and c.jump:
        landed = c._replace(jump=False)
        found += [act("jump", space) for space in spaces(_enterable(landed, TWO_AWAY[s.at], left - 2))]
    if c.ends >> s.at & 1:
        found.append(STOP)
    return found


def run_steer(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """If it cannot go on, it has arrived."""
    if legal_steer(s, job) != [STOP]:
        return False
    s.jobs[0] = Job(jobs.ARRIVE, job.seat)
    return True


def steer(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    goes_on = a.verb != "stop" and chart(s, job.seat).ground >> a.first & 1
    s.jobs[0] = Job(jobs.STEER if goes_on else jobs.ARRIVE, job.seat)
    if a.verb != "stop":
        _go(s, job.seat, (s.at, a.first), int(a.verb == "jump"), events)


def arrive(s: KardashevState, job: Job, events: list[Event]) -> None:
    seat, space = job.seat, s.at
    defender = s.owner(space)
    if not s.explored >> space & 1:
        tile = s.bag.pop()
        lay_tile(s, space, tile)
        events.append(Explore(seat, space, tile, reveals=True))
        land(s, seat, space, s.moving, events)
        s.jobs.append(Job(jobs.EXPLORE, seat))
    elif defender not in (NOBODY, seat):
        s.target = space
        events.append(Attack(seat, space, defender))
        supports = Job(jobs.SUPPORT, seat), Job(jobs.SUPPORT, defender)  # KD-5.2
        s.jobs += [*supports, Job(jobs.RESOLVE, seat, other=defender)]
    else:
        land(s, seat, space, s.moving, events)
        s.jobs += [Job(jobs.CLAIM, seat), Job(jobs.LANDED, seat)]


def land(s: KardashevState, seat: int, space: int, level: int, events: list[Event]) -> None:
    """Put the fleet under way onto a space with this level; at level 0 it is destroyed."""
    s.fleet_supply[seat] += s.moving
    s.moving = 0
    if level:
        put_fleet(s, seat, space, level, events)
    else:
        events.append(Stranded(seat, space))


def explore(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    """KD-4.5: keep the tile, or destroy it and the fleet with it."""
    seat, space = job.seat, s.at
    del s.jobs[0]
    if a.verb == "keep":
        events.append(Keep(seat, space))
    else:
        lay_tile(s, space, content.DESTROYED)
        s.trail = [passed for passed in s.trail if passed != space]
        events.append(Bury(seat, space))
        put_fleet(s, seat, space, 0, events)
        s.jobs.append(due(seat, content.ANY_KIND, jobs.FOR_TILE))
    s.jobs += [Job(jobs.CLAIM, seat), Job(jobs.LANDED, seat)]


def landed(s: KardashevState, job: Job, events: list[Event]) -> None:
    """The move is over."""
    s.at = s.came = s.began = s.target = NOWHERE
    s.steps = s.paid = s.attackers = s.defenders = s.free_used = 0
    s.jumped = s.last_jump = False
    s.trail = []


def shares(s: KardashevState) -> list[int]:
    """The tiles of the move that give the Warlord something, each once (KD-7.6)."""
    return [space for space in dict.fromkeys(s.trail) if s.tiles[space] & content.ANY_KIND]


def claim(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    """The Warlord takes resources for one move a turn (KD-7.6)."""
    if a.verb == "decline":
        del s.jobs[0]
        return
    s.warred = True
    s.trail = shares(s)
    s.jobs[0] = Job(jobs.LEAVE, job.seat)
    events.append(Claim(job.seat, tuple(s.trail)))


def run_leave(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """With more than eight tiles the Warlord chooses which give nothing."""
    if len(s.trail) > WARLORD_MOST:
        return False
    s.jobs[:1] = [due(job.seat, s.tiles[space], jobs.FOR_MOVE) for space in s.trail]
    return True


def legal_leave(s: KardashevState, job: Job) -> list[Action]:
    return [act("leave", space) for space in s.trail]


def leave(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    s.trail.remove(a.first)
