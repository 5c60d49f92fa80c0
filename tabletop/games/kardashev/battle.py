"""Attacks: supports, the outcome, and what comes after (KD-5). Imports the model."""

from tabletop.games.kardashev.board import NEXT, NOWHERE, spaces
from tabletop.games.kardashev.deeds import Deed, deed
from tabletop.games.kardashev.model import (
    AFTERMATH,
    ATTACK,
    DRONES,
    LANDED,
    PAY_ANY,
    RAID,
    SALVAGE,
    WARLORD_CLAIM,
    Job,
    KardashevState,
)
from tabletop.games.kardashev.moving import land
from tabletop.games.kardashev.paying import charge, hand_over, only, spendable_energy
from tabletop.games.kardashev.setting_up import put_colony, put_fleet
from tabletop.games.kardashev.technologies import (
    DEFENSIVE_TURRETS,
    DISRUPTOR_DRONE,
    ENCRYPTION,
    KINDS,
    ORBITAL_DEFENSE_ARRAY,
    RAIDER_DRONE,
    SALVAGE_DRONE,
    SHIELD_GRID,
    TARGETING_ARRAY,
)
from tabletop.kernel.events import Event

DONE = deed("done")
SALVAGED = 3
FIRST_DRONE = (deed("drone", RAIDER_DRONE), deed("drone", SALVAGE_DRONE))


def offence(s: KardashevState, seat: int) -> int:
    """KD-5.1"""
    return s.moving + s.has(seat, TARGETING_ARRAY) + _levels(s, s.attackers)  # KD-6.10


def defence(s: KardashevState, defender: int) -> int:
    """KD-5.1"""
    own = s.fleet_levels[s.target] + s.colony_levels[s.target]
    return own + s.has(defender, SHIELD_GRID) + _levels(s, s.defenders)  # KD-6.11


def _levels(s: KardashevState, mask: int) -> int:
    return sum(s.fleet_levels[space] for space in spaces(mask))


def is_free(s: KardashevState, seat: int) -> bool:
    """KD-6.2: whether the next support of this battle costs nothing."""
    return bool(s.has(seat, ENCRYPTION)) and not s.free_used >> seat & 1


def supporters(s: KardashevState, seat: int) -> int:
    """The fleets that can still support a seat and be paid for (KD-5.2)."""
    waiting = NEXT[s.target] & s.fleets[seat] & ~s.attackers & ~s.defenders
    if waiting and not is_free(s, seat) and not spendable_energy(s, seat):
        return 0
    return waiting


def run_support(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """Nobody is asked when no fleet can help, nor a defender whom help cannot save or who needs none (KD-4.10)."""
    if supporters(s, job[1]) and (job[0] == ATTACK or _could_hold(s, job[1])):
        return False
    del s.jobs[0]
    return True


def _could_hold(s: KardashevState, seat: int) -> bool:
    """Whether the defender is about to lose and enough fleets can be paid for to hold."""
    missing = offence(s, s.turn) - defence(s, seat)
    if missing <= 0:
        return False
    levels = sorted((s.fleet_levels[space] for space in spaces(supporters(s, seat))), reverse=True)
    return sum(levels[: spendable_energy(s, seat) + is_free(s, seat)]) >= missing


def legal_support(s: KardashevState, job: Job) -> list[Deed]:
    return [*(deed("support", space) for space in spaces(supporters(s, job[1]))), DONE]


def support(s: KardashevState, job: Job, a: Deed, events: list[Event]) -> None:
    """KD-5.2: 1 Energy each, the first free with Encryption."""
    if a.verb == "done":
        del s.jobs[0]
        return
    seat = job[1]
    if job[0] == ATTACK:
        s.attackers |= 1 << a.first
    else:
        s.defenders |= 1 << a.first
    free = is_free(s, seat)
    events.append(Event("support", seat, (), (a.first, s.fleet_levels[a.first], int(free), s.target)))
    if free:
        s.free_used |= 1 << seat
        return
    waiting, s.jobs = s.jobs, []
    charge(s, seat, (0, 0, 1, 0), events)
    s.jobs += waiting


def run_resolve(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """KD-5.1: the higher offence wins, a tie defends."""
    del s.jobs[0]
    attacker, defender = job[1:]
    strong, firm = offence(s, attacker), defence(s, defender)
    events.append(Event("battle", attacker, (), (s.target, defender, strong, firm)))
    if strong > firm:
        _won(s, attacker, defender, events)
        s.jobs += [(WARLORD_CLAIM, attacker), (LANDED, attacker)]
    else:
        _lost(s, attacker, events)
        s.jobs.append((DRONES, attacker, defender))
    return True


def _won(s: KardashevState, attacker: int, defender: int, events: list[Event]) -> None:
    """KD-5.3"""
    space = s.target
    level, held = s.moving, s.colony_levels[space]
    if s.fleet_levels[space]:
        put_fleet(s, defender, space, 0, events)
    if held:
        put_colony(s, defender, space, 0, events)
        mine = min(held, s.colony_supply[attacker])
        if mine:
            put_colony(s, attacker, space, mine, events)
        if s.has(defender, ORBITAL_DEFENSE_ARRAY):  # KD-6.15
            events.append(Event("array", defender, (), (space,)))
            level -= 1
    land(s, attacker, space, level, events)


def _lost(s: KardashevState, attacker: int, events: list[Event]) -> None:
    """KD-5.4: back to where it came from, if it can."""
    if s.last_jump or s.fleets[attacker] >> s.came & 1:
        s.came = NOWHERE
        land(s, attacker, s.target, 0, events)
    else:
        land(s, attacker, s.came, s.moving, events)


def run_drones(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """Both drones and something to take: the attacker chooses which flies first (KD-5.4)."""
    attacker, defender = job[1:]
    raider, salvage = s.has(attacker, RAIDER_DRONE), s.has(attacker, SALVAGE_DRONE)
    if raider and salvage and s.holding(defender):
        return False
    send_drones(s, job, FIRST_DRONE[0 if raider else 1], events)
    return True


def legal_drones(s: KardashevState, job: Job) -> list[Deed]:
    return list(FIRST_DRONE)


def send_drones(s: KardashevState, job: Job, a: Deed, events: list[Event]) -> None:
    attacker, defender = job[1:]
    del s.jobs[0]
    sent: list[Job] = []
    if s.has(attacker, RAIDER_DRONE):
        sent.append((RAID, attacker, defender))  # KD-6.12
    if s.has(attacker, SALVAGE_DRONE):
        sent.append((SALVAGE, attacker, defender))
    if a.first == SALVAGE_DRONE:
        sent.reverse()
    s.jobs += [*sent, (AFTERMATH, attacker, defender)]


def run_raid(s: KardashevState, job: Job, events: list[Event]) -> bool:
    _attacker, defender = job[1:]
    kinds = _kinds_of(s, defender)
    if len(kinds) > 1:
        return False
    if kinds:
        raid(s, job, kinds[0], events)
    else:
        del s.jobs[0]
    return True


def _kinds_of(s: KardashevState, seat: int) -> list[int]:
    return [kind for kind in range(KINDS) if s.resources[KINDS * seat + kind]]


def legal_raid(s: KardashevState, job: Job) -> list[Deed]:
    return [deed("raid", kind) for kind in _kinds_of(s, job[2])]


def raid(s: KardashevState, job: Job, kind: int, events: list[Event]) -> None:
    attacker, defender = job[1:]
    del s.jobs[0]
    events.append(Event("raid", attacker, (), (defender, kind)))
    hand_over(s, defender, only(kind, s.resources[KINDS * defender + kind]), attacker, events)


def run_salvage(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """KD-6.17: three resources of the defender's choice."""
    attacker, defender = job[1:]
    del s.jobs[0]
    if s.holding(defender):
        events.append(Event("salvage", attacker, (), (defender,)))
        s.jobs.insert(0, (PAY_ANY, defender, min(SALVAGED, s.holding(defender)), attacker))
    return True


def run_aftermath(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """The Disruptor Drone, then the Defensive Turrets (KD-5.4)."""
    attacker, defender = job[1:]
    space = s.target
    if s.has(attacker, DISRUPTOR_DRONE) and s.colony_levels[space] > 1:  # KD-6.14
        events.append(Event("disrupt", attacker, (), (space,)))
        put_colony(s, defender, space, s.colony_levels[space] - 1, events)
    if s.has(defender, DEFENSIVE_TURRETS) and s.came != NOWHERE:  # KD-6.13
        events.append(Event("turrets", defender, (), (space,)))
        put_fleet(s, attacker, s.came, s.fleet_levels[s.came] - 1, events)
    s.jobs[0] = (LANDED, attacker)
    return True
