"""Attacks: supports, the outcome, and what comes after (KD-5)."""

from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import NEXT, NOWHERE, spaces
from tabletop.games.kardashev.rules.events import Battle, Disrupt, FireBack, Salvage, Support
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.moving import land
from tabletop.games.kardashev.rules.paying import charge, held, spendable_energy
from tabletop.games.kardashev.rules.setup import put_colony, put_fleet
from tabletop.kernel.events import Event

DONE = act("done")
SALVAGED = 3
_DRONES = (content.RAIDER_DRONE, content.SALVAGE_DRONE)
FIRST_DRONE = tuple(act("drone", technology) for technology in _DRONES)


def offence(s: KardashevState, seat: int, level: int) -> int:
    """KD-5.1: for a fleet of this level, with the supports so far."""
    return level + s.has(seat, content.TARGETING_ARRAY) + _levels(s, s.attackers)  # KD-6.10


def defence(s: KardashevState, defender: int, space: int) -> int:
    """KD-5.1"""
    own = s.fleet_levels[space] + s.colony_levels[space]
    return own + s.has(defender, content.SHIELD_GRID) + _levels(s, s.defenders)  # KD-6.11


def _levels(s: KardashevState, mask: int) -> int:
    return sum(s.fleet_levels[space] for space in spaces(mask))


def is_free(s: KardashevState, seat: int) -> bool:
    """KD-6.2: whether the seat's next support in this battle is free."""
    return bool(s.has(seat, content.ENCRYPTION)) and not s.free_used >> seat & 1


def supporters(s: KardashevState, seat: int) -> int:
    """The fleets that can still support a seat, if it can pay (KD-5.2)."""
    waiting = NEXT[s.target] & s.fleets[seat] & ~s.attackers & ~s.defenders
    if waiting and not is_free(s, seat) and not spendable_energy(s, seat):
        return 0
    return waiting


def help_left(s: KardashevState, seat: int) -> int:
    """The most that supports a seat can pay for would add."""
    levels = sorted((s.fleet_levels[space] for space in spaces(supporters(s, seat))), reverse=True)
    return sum(levels[: spendable_energy(s, seat) + is_free(s, seat)])


def run_support(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """Ask nobody if no fleet can help, nor a defender who needs no help or whom it cannot save (KD-4.10)."""
    if supporters(s, job.seat):
        missing = offence(s, s.turn, s.moving) - defence(s, job.seat, s.target)
        if job.seat == s.turn or 0 < missing <= help_left(s, job.seat):
            return False
    del s.jobs[0]
    return True


def legal_support(s: KardashevState, job: Job) -> list[Action]:
    return [*(act("support", space) for space in spaces(supporters(s, job.seat))), DONE]


def support(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    """KD-5.2: 1 Energy each, the first free with Encryption."""
    if a.verb == "done":
        del s.jobs[0]
        return
    seat = job.seat
    if seat == s.turn:
        s.attackers |= 1 << a.first
    else:
        s.defenders |= 1 << a.first
    free = is_free(s, seat)
    events.append(Support(seat, a.first, s.fleet_levels[a.first], free, s.target))
    if free:
        s.free_used |= 1 << seat
    else:
        charge(s, seat, (0, 0, 1, 0), events)


def resolve(s: KardashevState, job: Job, events: list[Event]) -> None:
    """KD-5.1: the higher offence wins, a tie defends."""
    s.answering = job  # the table no longer shows the question about supports
    strong, firm = offence(s, job.seat, s.moving), defence(s, job.other, s.target)
    won = strong > firm
    taken = min(s.colony_levels[s.target], s.colony_supply[job.seat]) if won else 0
    events.append(Battle(job.seat, s.target, job.other, strong, firm, taken))
    if won:
        _won(s, job.seat, job.other, events)
        s.jobs += [Job(jobs.CLAIM, job.seat), Job(jobs.LANDED, job.seat)]
        return
    if s.last_jump or s.fleets[job.seat] >> s.came & 1:  # KD-5.4: it cannot go back
        s.came = NOWHERE
        land(s, job.seat, s.target, 0, events)
    else:
        land(s, job.seat, s.came, s.moving, events)
    s.jobs.append(Job(jobs.DRONES, job.seat, other=job.other))


def _won(s: KardashevState, attacker: int, defender: int, events: list[Event]) -> None:
    """KD-5.3"""
    space = s.target
    level, colony = s.moving, s.colony_levels[space]
    if s.fleet_levels[space]:
        put_fleet(s, defender, space, 0, events)
    if colony:
        put_colony(s, defender, space, 0, events)
        mine = min(colony, s.colony_supply[attacker])
        if mine:
            put_colony(s, attacker, space, mine, events)
        if s.has(defender, content.ORBITAL_DEFENSE_ARRAY):  # KD-6.15, KD-5.7
            events.append(FireBack(defender, space))
            level -= 1
    land(s, attacker, space, level, events)


def run_drones(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """With both drones and something to take the attacker chooses which flies first (KD-5.4)."""
    if all(s.has(job.seat, drone) for drone in _DRONES) and s.holding(job.other):
        return False
    send_drones(s, job, FIRST_DRONE[0], events)
    return True


def send_drones(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    order = _DRONES if a == FIRST_DRONE[0] else _DRONES[::-1]
    s.jobs[:1] = [
        *(Job(jobs.DRONE, job.seat, other=job.other, about=drone) for drone in order if s.has(job.seat, drone)),
        Job(jobs.AFTERMATH, job.seat, other=job.other),
    ]


def send_drone(s: KardashevState, job: Job, events: list[Event]) -> None:
    """The attacker takes all of a kind it chooses (KD-6.12), or three resources the defender chooses (KD-6.17)."""
    if job.about == content.RAIDER_DRONE:
        s.jobs.insert(0, Job(jobs.PICK, job.seat, jobs.FOR_RAID, held(s, job.other), 1, other=job.other))
    elif s.holding(job.other):
        events.append(Salvage(job.seat, job.other))
        s.jobs.insert(0, Job(jobs.PICK, job.other, jobs.FOR_SALVAGE, content.ANY_KIND, SALVAGED, other=job.seat))


def aftermath(s: KardashevState, job: Job, events: list[Event]) -> None:
    """The Disruptor Drone, then the Defensive Turrets (KD-5.4)."""
    space = s.target
    if s.has(job.seat, content.DISRUPTOR_DRONE) and s.colony_levels[space] > 1:  # KD-6.14
        events.append(Disrupt(job.seat, space))
        put_colony(s, job.other, space, s.colony_levels[space] - 1, events)
    if s.has(job.other, content.DEFENSIVE_TURRETS) and s.came != NOWHERE:  # KD-6.13
        events.append(FireBack(job.other, space))
        put_fleet(s, job.seat, s.came, s.fleet_levels[s.came] - 1, events)
    s.jobs.append(Job(jobs.LANDED, job.seat))
