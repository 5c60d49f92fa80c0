"""Paying and gaining: own kinds first, four for one where it helps (KD-1.4)."""

from functools import lru_cache
from operator import add

from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import NOWHERE, spaces
from tabletop.games.kardashev.rules.content import ALIKE, ANY_KIND, COLONY, ENERGY, FOOD, KINDS, MATTER, Cost
from tabletop.games.kardashev.rules.events import Amounts, Gain, Pay, Raid
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.kernel.events import NOBODY, Event

_VERBS = {jobs.FOR_LACK: "exchange", jobs.FOR_ENCRYPTION: "alike", jobs.FOR_RAID: "raid"}
"""The verbs of these picks; of all others pay or take."""


@lru_cache(maxsize=1 << 16)
def affordable(food: int, matter: int, energy: int, cost: Cost) -> bool:
    """Whether these resources can pay the cost, exchanging four for one."""
    spare = short = swaps = 0
    for have, need in ((food, cost[0]), (matter, cost[1]), (energy, cost[2])):
        if have < need:
            short += need - have
        else:
            spare += have - need
            swaps += (have - need) // content.EXCHANGE_RATE
    return swaps >= short and spare - content.EXCHANGE_RATE * short >= cost[3]


def can_pay(s: KardashevState, seat: int, cost: Cost) -> bool:
    return affordable(*s.resources[KINDS * seat : KINDS * seat + KINDS], cost)


def can_pay_colony(s: KardashevState, seat: int) -> bool:
    """Whether a seat can pay for a new colony: with Nanotube Polymers either Food or Matter (KD-4.1, KD-6.24)."""
    if s.has(seat, content.NANOTUBE_POLYMERS):
        return can_pay(s, seat, (1, 0, 0, 0)) or can_pay(s, seat, (0, 1, 0, 0))
    return can_pay(s, seat, COLONY)


@lru_cache(maxsize=1 << 14)
def researchable(food: int, matter: int, energy: int) -> int:
    """The technologies these resources pay for, prerequisites aside."""
    costs = (ALIKE if technology.alike else (technology.cost,) for technology in content.TECHNOLOGIES)
    pays = (any(affordable(food, matter, energy, cost) for cost in some) for some in costs)
    return sum(1 << number for number, able in enumerate(pays) if able)


def can_research(s: KardashevState, seat: int) -> int:
    """The technologies a seat can pay for, prerequisites aside."""
    return researchable(*s.resources[KINDS * seat : KINDS * seat + KINDS])


def spendable_energy(s: KardashevState, seat: int) -> int:
    """The most Energy a seat can pay."""
    food, matter, energy = s.stock(seat)
    return energy + food // content.EXCHANGE_RATE + matter // content.EXCHANGE_RATE


def only(kind: int, amount: int = 1) -> Amounts:
    """An amount of one kind."""
    return (amount * (kind == FOOD), amount * (kind == MATTER), amount * (kind == ENERGY))


def gain(s: KardashevState, seat: int, amounts: Amounts, why: int, events: list[Event]) -> None:
    """Resources from the bank."""
    for kind in range(KINDS):
        s.resources[KINDS * seat + kind] += amounts[kind]
    events.append(Gain(seat, amounts, why))


def hand_over(s: KardashevState, seat: int, amounts: Amounts, to: int, events: list[Event]) -> None:
    """Resources to the bank (NOBODY) or to another player."""
    for kind in range(KINDS):
        s.resources[KINDS * seat + kind] -= amounts[kind]
        if to != NOBODY:
            s.resources[KINDS * to + kind] += amounts[kind]
    events.append(Pay(seat, amounts, to))


def charge(
    s: KardashevState, seat: int, cost: Cost, events: list[Event], why: int = jobs.FOR_TECHNOLOGY, about: int = NOWHERE
) -> None:
    """Pay the cost in its own kinds now; what is left to choose becomes the first jobs."""
    food, matter, energy = map(min, s.stock(seat), cost)
    short = sum(cost[:KINDS]) - food - matter - energy
    if food or matter or energy:
        hand_over(s, seat, (food, matter, energy), NOBODY, events)
    if cost[3]:
        s.jobs.insert(0, Job(jobs.PICK, seat, why, ANY_KIND, cost[3], about=about))
    if short:
        s.jobs.insert(0, _lack(seat, short))


def due(seat: int, kinds: int, why: int, times: int = 1, each: int = 1) -> Job:
    """A pick from the bank: `times` times `each` of one of these kinds."""
    return Job(jobs.PICK, seat, why, kinds & ANY_KIND, times, each)


def _lack(seat: int, count: int) -> Job:
    """Missing resources: four of a kind are paid for each (KD-1.4)."""
    return Job(jobs.PICK, seat, jobs.FOR_LACK, ANY_KIND, count, content.EXCHANGE_RATE)


def held(s: KardashevState, seat: int, least: int = 1) -> int:
    """The kinds of which a seat has at least this many."""
    food, matter, energy = s.stock(seat)
    return (food >= least) | (matter >= least) << MATTER | (energy >= least) << ENERGY


def _in_hand(job: Job) -> bool:
    """Whether the kinds to pay with are those held now; for Encryption `job.kinds` says it (`alike_kinds`)."""
    return job.why > jobs.FOR_ENCRYPTION


def choices(s: KardashevState, job: Job) -> int:
    """The kinds that can be picked now."""
    return job.kinds & held(s, job.seat, job.each) if _in_hand(job) else job.kinds


def run_pick(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """Nobody is asked where there is one possible answer (KD-4.10)."""
    kinds, own = choices(s, job), _in_hand(job)
    there = [s.resources[KINDS * job.seat + kind] // job.each if kinds >> kind & 1 else 0 for kind in range(KINDS)]
    if kinds & (kinds - 1) and (not own or sum(there) > job.times):
        return False
    del s.jobs[0]
    if kinds and own:
        food, matter, energy = (job.each * min(count, job.times) for count in there)
        _pay(s, job, (food, matter, energy), events)
    elif kinds:
        _take(s, job, kinds.bit_length() - 1, job.times, events)
    elif job.why == jobs.FOR_COLONY:
        s.jobs.insert(0, _lack(job.seat, 1))
    return True


def legal_pick(s: KardashevState, job: Job) -> list[Action]:
    verb = _VERBS.get(job.why, "pay" if job.pays else "take")
    return [act(verb, kind) for kind in spaces(choices(s, job))]


def pick(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    s.jobs[:1] = [job._replace(times=job.times - 1)] if job.times > 1 else []
    if _in_hand(job):
        _pay(s, job, only(a.first, job.each), events)
    else:
        _take(s, job, a.first, 1, events)


def _pay(s: KardashevState, job: Job, amounts: Amounts, events: list[Event]) -> None:
    if job.why == jobs.FOR_TECHNOLOGY:
        remember(s, job.seat, job.about, amounts)
    hand_over(s, job.seat, amounts, job.other, events)


def _take(s: KardashevState, job: Job, kind: int, times: int, events: list[Event]) -> None:
    if job.why == jobs.FOR_RAID:
        events.append(Raid(job.seat, job.other, kind))
        hand_over(s, job.other, only(kind, s.resources[KINDS * job.other + kind]), job.seat, events)
    elif job.why == jobs.FOR_ENCRYPTION:
        remember(s, job.seat, content.ENCRYPTION, only(kind, 2))
        if job.other != NOBODY:  # KD-7.5
            s.jobs.insert(0, due(job.other, 1 << kind, jobs.FOR_ROLE))
        charge(s, job.seat, ALIKE[kind], events)
    else:
        if job.why == jobs.FOR_HARVEST:
            note_harvest(s, job, 1 << kind)
        gain(s, job.seat, only(kind, times * job.each), job.why, events)


def note_harvest(s: KardashevState, job: Job, kinds: int) -> None:
    """Remember for the taxes what a colony gave (KD-6.16)."""
    if s.gathered[-2:-1] == [job.about]:
        s.gathered[-1] |= kinds
    else:
        s.gathered += (job.about, kinds)


def alike_kinds(s: KardashevState, seat: int) -> int:
    """The kinds of which two can be paid, by exchange only if none can be paid otherwise."""
    return held(s, seat, 2) or sum(1 << kind for kind in range(KINDS) if can_pay(s, seat, ALIKE[kind]))


def _part(seat: int, technology: int) -> int:
    """Where `spent` has what a seat paid in any kind for a technology."""
    return KINDS * (content.CHOICES * seat + content.CHOICE_OF[technology])


def remember(s: KardashevState, seat: int, technology: int, amounts: Amounts) -> None:
    """Add this to what was paid in any kind for a technology (KD-6.32)."""
    start = _part(seat, technology)
    end = start + KINDS
    s.spent = (*s.spent[:start], *map(add, s.spent[start:end], amounts), *s.spent[end:])


def forget(s: KardashevState, seat: int, technology: int) -> tuple[int, ...]:
    """What was paid in any kind for a technology; it counts as nothing from now on."""
    if technology not in content.CHOICE_OF:
        return (0, 0, 0)
    start = _part(seat, technology)
    end, spent = start + KINDS, s.spent
    s.spent = (*spent[:start], 0, 0, 0, *spent[end:])
    return spent[start:end]
