"""Fleets under way: reach, price, steps and jumps, exploring (KD-4.5), the Warlord's share (KD-7.6).

Imports the model.
"""

from tabletop.games.kardashev.auction import unexplored
from tabletop.games.kardashev.board import NEXT, NOWHERE, TWO_AWAY, lanes, spaces, spread
from tabletop.games.kardashev.deeds import Deed, deed
from tabletop.games.kardashev.model import (
    ANY_KIND,
    ARRIVE,
    ATTACK,
    DEFEND,
    DESTROYED,
    EXPLORE,
    LANDED,
    MILITARY,
    NOBODY,
    RESOLVE,
    STEER,
    WARLORD,
    WARLORD_CLAIM,
    WARLORD_GAIN,
    WARLORD_LEAVE,
    Job,
    KardashevState,
)
from tabletop.games.kardashev.paying import FOR_MOVE, FOR_TILE, charge, due, spendable_energy
from tabletop.games.kardashev.setting_up import lay_tile, put_fleet
from tabletop.games.kardashev.technologies import (
    BOOSTERS,
    DYSON_SPHERE,
    FUEL_EFFICIENCY,
    PROPELLANT_DEPOT,
    WARP_DRIVE,
)
from tabletop.kernel.events import Event

PRICES = ((0, 1), (1, 2), (1, 1), (2, 1))
"""KD-4.5: for each level of a fleet, so much Energy for so many tiles."""
DYSON_SPACES = 6
LONGEST = 60
"""More spaces than a move ever has use for."""
WARLORD_MOST = 8
STOP, KEEP, DESTROY = deed("stop"), deed("keep"), deed("destroy")
CLAIM, DECLINE = deed("claim"), deed("decline")


def price(level: int, steps: int, known: int) -> int:
    """The Energy a move of so many spaces costs; part of a step costs a whole one (KD-4.5)."""
    if known >> DYSON_SPHERE & 1:
        return 0  # KD-6.5
    energy, tiles = PRICES[level]
    tiles <<= known >> BOOSTERS & 1  # KD-6.3
    return max(0, energy * -(-steps // tiles) - (known >> FUEL_EFFICIENCY & 1))  # KD-6.1


def reach_left(s: KardashevState, seat: int, level: int) -> int:
    """How many more spaces a fleet can pay for, after what its move has cost so far."""
    known = s.known[seat]
    if known >> DYSON_SPHERE & 1:
        return DYSON_SPACES - s.steps
    energy, tiles = PRICES[level]
    tiles <<= known >> BOOSTERS & 1
    purse = s.paid + spendable_energy(s, seat) + (known >> FUEL_EFFICIENCY & 1)
    return min(LONGEST, purse // energy * tiles - s.steps)


def _ground(s: KardashevState, seat: int) -> int:
    """Where a fleet may pass: explored, not destroyed, nobody else there; through one's own fleets."""
    return s.explored & ~s.destroyed & ~s.of_others(seat)


def _last_steps(s: KardashevState, seat: int, ground: int) -> int:
    """Where a move may end: free ground, an attack, and unexplored space while there are tiles."""
    ends = (ground & ~s.fleets[seat]) | s.of_others(seat)
    return ends | unexplored(s) if s.bag else ends


def destinations(s: KardashevState, seat: int, start: int, steps: int) -> int:
    """Where a fleet that starts here can end its move within so many steps, without a jump."""
    ground = _ground(s, seat)
    found = front = 1 << start
    seen = front
    for _step in range(steps):
        around = spread(front)
        found |= around
        front = around & ground & ~seen
        if not front:
            break
        seen |= front
    return found & _last_steps(s, seat, ground) & ~(1 << start)


def path(s: KardashevState, seat: int, start: int, end: int) -> list[int]:
    """The shortest way, avoiding to come from a space with a fleet of one's own where it can."""
    ground = _ground(s, seat)
    layers = lanes(start, ground & ~(1 << end), LONGEST)
    last = next(number for number, layer in enumerate(layers) if layer & NEXT[end])
    way, here = [end], end
    for layer in reversed(layers[: last + 1]):
        choice = layer & NEXT[here]
        choice = choice & ~s.fleets[seat] or choice
        if s.roles[seat] == WARLORD:
            choice = _fruitful(s, choice) or choice
        here = (choice & -choice).bit_length() - 1
        way.append(here)
    return way[::-1]


def _fruitful(s: KardashevState, mask: int) -> int:
    found = 0
    for space in spaces(mask):
        if s.tiles[space] & ANY_KIND:
            found |= 1 << space
    return found


# -- setting out -----------------------------------------------------------------------------------------


def journeys(s: KardashevState, seat: int, verb: str, steering: str) -> list[Deed]:
    """Every move the seat can make now: straight to a place, or steered space by space."""
    found = []
    for start in spaces(s.fleets[seat]):
        steps = reach_left(s, seat, s.fleet_levels[start])
        if steps <= 0:
            continue
        s.fleets[seat] ^= 1 << start  # while it is under way, its own space is free
        ends = destinations(s, seat, start, steps)
        can_steer = ends or _jumps(s, seat, start, steps)
        s.fleets[seat] ^= 1 << start
        found += [deed(verb, start, end) for end in spaces(ends)]
        if can_steer:
            found.append(deed(steering, start))
    return found


def set_out(s: KardashevState, seat: int, start: int) -> None:
    """The fleet is under way from here on and stands on no space."""
    s.moving = s.fleet_levels[start]
    s.fleets[seat] &= ~(1 << start)
    s.fleet_levels[start] = 0
    s.at = s.came = start
    s.steps = s.paid = 0
    s.jumped = s.last_jump = False
    s.trail = []


def travel(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """Straight to a place, and the move ends there."""
    seat = s.turn
    set_out(s, seat, a.first)
    way = path(s, seat, a.first, a.second)
    _go(s, seat, way, events)
    s.jobs.append((ARRIVE, seat))


def begin_steering(s: KardashevState, a: Deed, events: list[Event]) -> None:
    seat = s.turn
    set_out(s, seat, a.first)
    events.append(Event("steer", seat, (), (a.first, s.moving)))
    s.jobs.append((STEER, seat))


def _go(s: KardashevState, seat: int, way: list[int], events: list[Event], jump: bool = False) -> None:
    """Along this way, and pay for it."""
    s.came, s.at, s.last_jump = way[-2], way[-1], jump
    s.jumped = s.jumped or jump
    s.steps += 2 if jump else len(way) - 1
    s.trail += way[1:]
    events.append(Event("move", seat, (), (s.moving, int(jump), *way)))
    cost = price(s.moving, s.steps, s.known[seat]) - s.paid
    s.paid += cost
    if cost:
        charge(s, seat, (0, 0, cost, 0), events)


# -- steering --------------------------------------------------------------------------------------------


def _goes_on(s: KardashevState, seat: int, start: int, steps: int) -> bool:
    """Whether a fleet that comes to a space of another fleet of its own can leave it again."""
    return bool(destinations(s, seat, start, steps) or (not s.jumped and _jumps(s, seat, start, steps)))


def _steps(s: KardashevState, seat: int, around: int, left: int) -> int:
    """Which of these spaces the fleet may enter when it can pay for so many more after that."""
    ground = _ground(s, seat)
    found = around & _last_steps(s, seat, ground)
    for space in spaces(around & ground & s.fleets[seat]):
        if left > 0 and _goes_on(s, seat, space, left):
            found |= 1 << space
    return found


def _jumps(s: KardashevState, seat: int, start: int, steps: int) -> int:
    """KD-6.4: where it can jump to; any kind of space may lie between."""
    if steps < 2 or s.jumped or not s.has(seat, WARP_DRIVE):
        return 0
    s.jumped = True
    found = _steps(s, seat, TWO_AWAY[start], steps - 2)
    s.jumped = False
    return found


def legal_steer(s: KardashevState, job: Job) -> list[Deed]:
    seat = job[1]
    left = reach_left(s, seat, s.moving)
    found = []
    if left >= 1:
        found += [deed("step", space) for space in spaces(_steps(s, seat, NEXT[s.at], left - 1))]
        found += [deed("jump", space) for space in spaces(_jumps(s, seat, s.at, left))]
    if s.steps and not s.fleets[seat] >> s.at & 1:
        found.append(STOP)
    return found


def run_steer(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """When it cannot go on, it has arrived."""
    if legal_steer(s, job) != [STOP]:
        return False
    s.jobs[0] = (ARRIVE, job[1])
    return True


def steer(s: KardashevState, job: Job, a: Deed, events: list[Event]) -> None:
    seat = job[1]
    if a.verb == "stop":
        s.jobs[0] = (ARRIVE, seat)
        return
    del s.jobs[0]
    _go(s, seat, [s.at, a.first], events, jump=a.verb == "jump")
    ends_here = not _ground(s, seat) >> s.at & 1
    s.jobs.append((ARRIVE if ends_here else STEER, seat))


# -- arriving --------------------------------------------------------------------------------------------


def run_arrive(s: KardashevState, job: Job, events: list[Event]) -> bool:
    del s.jobs[0]
    seat, space = job[1], s.at
    if not s.explored >> space & 1:
        tile = s.bag.pop()
        lay_tile(s, space, tile)
        events.append(Event("explore", seat, (tile,), (space, len(s.bag)), reveals=True))
        _land(s, seat, space, events)
        s.jobs.append((EXPLORE, seat))
        return True
    defender = s.owner(space)
    if defender not in (NOBODY, seat):
        s.target, s.attackers, s.defenders, s.free_used = space, 0, 0, 0
        events.append(Event("attack", seat, (), (space, defender)))
        s.jobs += [(ATTACK, seat), (DEFEND, defender), (RESOLVE, seat, defender)]  # KD-5.2
        return True
    _land(s, seat, space, events)
    s.jobs += [(WARLORD_CLAIM, seat), (LANDED, seat)]
    return True


def _land(s: KardashevState, seat: int, space: int, events: list[Event]) -> None:
    """The fleet stands on this space again, as it was."""
    s.fleet_supply[seat] += s.moving
    put_fleet(s, seat, space, s.moving, events)
    s.moving = 0


def land(s: KardashevState, seat: int, space: int, level: int, events: list[Event]) -> None:
    """The fleet stands on this space with this level; at level 0 it is destroyed."""
    s.fleet_supply[seat] += s.moving
    s.moving = 0
    if level:
        put_fleet(s, seat, space, level, events)
    else:
        events.append(Event("stranded", seat, (), (space,)))


def legal_explore(s: KardashevState, job: Job) -> list[Deed]:
    return [KEEP, DESTROY]


def explore(s: KardashevState, job: Job, a: Deed, events: list[Event]) -> None:
    """KD-4.5: the tile stays, or it is destroyed and the fleet with it."""
    seat, space = job[1], s.at
    del s.jobs[0]
    if a.verb == "keep":
        events.append(Event("keep", seat, (), (space,)))
    else:
        s.tiles[space] = DESTROYED
        s.destroyed |= 1 << space
        s.trail = [passed for passed in s.trail if passed != space]
        events.append(Event("bury", seat, (), (space,)))
        put_fleet(s, seat, space, 0, events)
        s.jobs.append(due(seat, ANY_KIND, FOR_TILE))
    s.jobs += [(WARLORD_CLAIM, seat), (LANDED, seat)]


def run_landed(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """Nothing of the move is left to do."""
    del s.jobs[0]
    s.at = s.came = s.target = NOWHERE
    s.steps = s.paid = s.attackers = s.defenders = s.free_used = 0
    s.jumped = s.last_jump = False
    s.trail = []
    return True


# -- the Warlord -----------------------------------------------------------------------------------------


def _shares(s: KardashevState) -> list[int]:
    """The tiles of the move that give something, each once."""
    return [space for space in dict.fromkeys(s.trail) if s.tiles[space] & ANY_KIND]


def run_claim(s: KardashevState, job: Job, events: list[Event]) -> bool:
    seat = job[1]
    if s.roles[seat] != WARLORD or s.warred or not _shares(s):
        del s.jobs[0]
        return True
    moves_left = s.base or (s.research and s.has(seat, PROPELLANT_DEPOT))
    if moves_left:
        return False
    claim(s, job, CLAIM, events)
    return True


def legal_claim(s: KardashevState, job: Job) -> list[Deed]:
    return [CLAIM, DECLINE]


def claim(s: KardashevState, job: Job, a: Deed, events: list[Event]) -> None:
    """The one move of the turn that gives resources (KD-7.6)."""
    if a.verb == "decline":
        del s.jobs[0]
        return
    s.warred = True
    s.trail = _shares(s)
    events.append(Event("claim", job[1], (), tuple(s.trail)))
    s.jobs[0] = (WARLORD_LEAVE, job[1])


def run_leave(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """More than eight tiles: the Warlord says which give nothing."""
    if len(s.trail) > WARLORD_MOST:
        return False
    s.jobs[0] = (WARLORD_GAIN, job[1])
    return True


def legal_leave(s: KardashevState, job: Job) -> list[Deed]:
    return [deed("leave", space) for space in s.trail]


def leave(s: KardashevState, job: Job, a: Deed, events: list[Event]) -> None:
    s.trail.remove(a.first)


def run_warlord_gain(s: KardashevState, job: Job, events: list[Event]) -> bool:
    s.jobs[:1] = [due(job[1], s.tiles[space] & ~MILITARY, FOR_MOVE) for space in s.trail]
    return True
