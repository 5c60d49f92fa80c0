"""Paying and gaining: own kinds first, four for one where it helps (KD-1.4). Imports the model."""

from functools import cache

from tabletop.games.kardashev.deeds import Deed, deed
from tabletop.games.kardashev.model import (
    ANY_KIND,
    EXCHANGE,
    EXCHANGE_RATE,
    GAIN,
    NOBODY,
    PAY_ANY,
    Job,
    KardashevState,
)
from tabletop.games.kardashev.technologies import ENERGY, FOOD, KINDS, MATTER, TECHNOLOGIES
from tabletop.kernel.events import Event

Cost = tuple[int, int, int, int]
"""Food, Matter, Energy, and how many of any kind."""
COLONY: Cost = (1, 1, 0, 0)
FLEET: Cost = (0, 1, 1, 0)
ONE_OF_ANY: Cost = (0, 0, 0, 1)
FREE: Cost = (0, 0, 0, 0)
ENOUGH = 60
"""Nothing ever needs more of one kind than this, so affordability is worked out up to it."""

(
    FOR_TILE,
    FOR_COMPILING,
    FOR_ROLE,
    FOR_HARVEST,
    FOR_TAX,
    FOR_REFUND,
    FOR_SETUP,
    FOR_ANTIMATTER,
    FOR_MOVE,
    FOR_SHARE,
    FOR_BID,
    FOR_SALVAGE,
    FOR_RAID,
) = range(13)
"""Why resources change hands, in the events "gain" and "pay"."""
REASONS = 13

PAY = tuple(deed("pay", kind) for kind in range(KINDS))
TAKE = tuple(deed("take", kind) for kind in range(KINDS))
SWAP = tuple(deed("exchange", kind) for kind in range(KINDS))
TWO_OF = tuple(deed("alike", kind) for kind in range(KINDS))


@cache
def affordable(food: int, matter: int, energy: int, cost: Cost) -> bool:
    """Whether these resources can pay the cost, exchanging four for one."""
    spare = short = swaps = 0
    for have, need in ((food, cost[0]), (matter, cost[1]), (energy, cost[2])):
        if have < need:
            short += need - have
        else:
            spare += have - need
            swaps += (have - need) // EXCHANGE_RATE
    return swaps >= short and spare - EXCHANGE_RATE * short >= cost[3]


def can_pay(s: KardashevState, seat: int, cost: Cost) -> bool:
    food, matter, energy = s.resources[KINDS * seat : KINDS * seat + KINDS]
    return affordable(min(food, ENOUGH), min(matter, ENOUGH), min(energy, ENOUGH), cost)


def alike_kinds(s: KardashevState, seat: int) -> list[int]:
    """The kinds of which two can be paid; an exchange only where nothing else would do."""
    own = [kind for kind in range(KINDS) if s.resources[KINDS * seat + kind] >= 2]
    return own or [
        kind
        for kind in range(KINDS)
        if can_pay(s, seat, (2 * (kind == FOOD), 2 * (kind == MATTER), 2 * (kind == ENERGY), 0))
    ]


@cache
def researchable(food: int, matter: int, energy: int) -> int:
    """The set of technologies these resources pay for, whatever they need."""
    found = 0
    for number, technology in enumerate(TECHNOLOGIES):
        if technology.alike:
            paid = any(
                affordable(food, matter, energy, cost) for cost in ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0))
            )
        else:
            paid = affordable(food, matter, energy, technology.cost)
        if paid:
            found |= 1 << number
    return found


def spendable_energy(s: KardashevState, seat: int) -> int:
    """The most Energy a seat can pay."""
    start = KINDS * seat
    food, matter, energy = s.resources[start : start + KINDS]
    return energy + food // EXCHANGE_RATE + matter // EXCHANGE_RATE


def change(s: KardashevState, seat: int, kind: int, amount: int) -> None:
    s.resources[KINDS * seat + kind] += amount


def charge(s: KardashevState, seat: int, cost: Cost, events: list[Event]) -> None:
    """Take what is owed in its own kinds now; what must be chosen becomes jobs at the end of the line."""
    paid, short = [0] * KINDS, 0
    for kind in range(KINDS):
        have = s.resources[KINDS * seat + kind]
        paid[kind] = min(have, cost[kind])
        short += cost[kind] - paid[kind]
        s.resources[KINDS * seat + kind] = have - paid[kind]
    if any(paid):
        events.append(Event("pay", seat, (), (*paid, NOBODY)))
    if short:
        s.jobs.append((EXCHANGE, seat, short))
    if cost[3]:
        s.jobs.append((PAY_ANY, seat, cost[3], NOBODY))


def gain(s: KardashevState, seat: int, amounts: tuple[int, int, int], why: int, events: list[Event]) -> None:
    """Resources from the bank."""
    for kind in range(KINDS):
        s.resources[KINDS * seat + kind] += amounts[kind]
    events.append(Event("gain", seat, (), (*amounts, why)))


def only(kind: int, amount: int = 1) -> tuple[int, int, int]:
    """So many of one kind."""
    return (amount * (kind == FOOD), amount * (kind == MATTER), amount * (kind == ENERGY))


def hand_over(
    s: KardashevState, seat: int, amounts: tuple[int, int, int], to: int, events: list[Event]
) -> None:
    """Resources to the bank (NOBODY) or to another player."""
    for kind in range(KINDS):
        s.resources[KINDS * seat + kind] -= amounts[kind]
        if to != NOBODY:
            s.resources[KINDS * to + kind] += amounts[kind]
    events.append(Event("pay", seat, (), (*amounts, to)))


# -- the jobs: what is owed or due, done at once where there is nothing to choose ------------------------


def _held(s: KardashevState, seat: int, least: int = 1) -> list[int]:
    return [kind for kind in range(KINDS) if s.resources[KINDS * seat + kind] >= least]


def run_pay_any(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """True if it was done without a question."""
    seat, count, to = job[1:]
    count = min(count, s.holding(seat))
    held = _held(s, seat)
    if count and len(held) > 1 and s.holding(seat) > count:
        return False
    del s.jobs[0]
    if count == 0:
        return True
    amounts = only(held[0], count)
    if s.holding(seat) == count:
        food, matter, energy = s.resources[KINDS * seat : KINDS * seat + KINDS]
        amounts = (food, matter, energy)
    hand_over(s, seat, amounts, to, events)
    return True


def pay_any(s: KardashevState, job: Job, kind: int, events: list[Event]) -> None:
    seat, count, to = job[1:]
    hand_over(s, seat, only(kind), to, events)
    s.jobs[0] = (PAY_ANY, seat, count - 1, to)


def legal_pay_any(s: KardashevState, job: Job) -> list[Deed]:
    return [PAY[kind] for kind in _held(s, job[1])]


def one_of(s: KardashevState, job: Job) -> list[int]:
    return [kind for kind in _held(s, job[1]) if job[2] >> kind & 1]


def run_pay_one(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """One resource out of several kinds; if none of them is there, four of another stand for it."""
    kinds = one_of(s, job)
    if len(kinds) > 1:
        return False
    if kinds:
        del s.jobs[0]
        hand_over(s, job[1], only(kinds[0]), NOBODY, events)
    else:
        s.jobs[0] = (EXCHANGE, job[1], 1)
    return True


def run_exchange(s: KardashevState, job: Job, events: list[Event]) -> bool:
    seat, _count = job[1:]
    kinds = _held(s, seat, EXCHANGE_RATE)
    if len(kinds) > 1:
        return False
    exchange(s, job, kinds[0], events)
    return True


def exchange(s: KardashevState, job: Job, kind: int, events: list[Event]) -> None:
    seat, count = job[1:]
    hand_over(s, seat, only(kind, EXCHANGE_RATE), NOBODY, events)
    if count > 1:
        s.jobs[0] = (EXCHANGE, seat, count - 1)
    else:
        del s.jobs[0]


def legal_exchange(s: KardashevState, job: Job) -> list[Deed]:
    return [SWAP[kind] for kind in _held(s, job[1], EXCHANGE_RATE)]


def run_gain(s: KardashevState, job: Job, events: list[Event]) -> bool:
    """Resources of these kinds from the bank, `count` times `each` of one kind."""
    seat, kinds, count, each, why = job[1:]
    if kinds & (kinds - 1):
        return False
    del s.jobs[0]
    if kinds:
        gain(s, seat, only(kinds.bit_length() - 1, count * each), why, events)
    return True


def take(s: KardashevState, job: Job, kind: int, events: list[Event]) -> None:
    seat, kinds, count, each, why = job[1:]
    gain(s, seat, only(kind, each), why, events)
    if count > 1:
        s.jobs[0] = (GAIN, seat, kinds, count - 1, each, why)
    else:
        del s.jobs[0]


def legal_gain(s: KardashevState, job: Job) -> list[Deed]:
    return [TAKE[kind] for kind in range(KINDS) if job[2] >> kind & 1]


def due(seat: int, kinds: int, why: int, count: int = 1, each: int = 1) -> Job:
    """The job of taking resources."""
    return (GAIN, seat, kinds & ANY_KIND, count, each, why)


def run_alike(s: KardashevState, job: Job, events: list[Event]) -> bool:
    kinds = alike_kinds(s, job[1])
    if len(kinds) > 1:
        return False
    pay_alike(s, job, kinds[0], events)
    return True


def pay_alike(s: KardashevState, job: Job, kind: int, events: list[Event]) -> None:
    """Encryption is paid with two of a kind; the Scientists take theirs after it (KD-7.5)."""
    del s.jobs[0]
    waiting, s.jobs = s.jobs, []
    food, matter, energy = only(kind, 2)
    charge(s, job[1], (food, matter, energy, 0), events)
    if job[2] != NOBODY:
        s.jobs.append(due(job[2], 1 << kind, FOR_ROLE))
    s.jobs += waiting


def legal_alike(s: KardashevState, job: Job) -> list[Deed]:
    return [TWO_OF[kind] for kind in alike_kinds(s, job[1])]
