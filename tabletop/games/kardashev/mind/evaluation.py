"""The evaluation of a position of Kardashev: points, and what will become points."""

from tabletop.games.kardashev.mind.measures import worths
from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.battle import defence, help_left, offence
from tabletop.games.kardashev.rules.board import NOWHERE, spaces, spread, within
from tabletop.games.kardashev.rules.content import ANY_KIND, COLONY_POINTS
from tabletop.games.kardashev.rules.harvest import blockaded
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.games.kardashev.rules.moving import WARLORD_MOST, shares
from tabletop.kernel.events import NOBODY

WIN = 60.0
"""A won game, against which everything else is small."""
RIVAL = 0.3
"""How much the best rival counts against the seat."""
RESOURCE = 0.4
"""Points of a resource while there is time to use it."""
USEFUL = 3
"""How many of a kind are soon used; of Energy one less."""
HEAP = 0.1
"""The share of a resource's worth beyond that."""
HARVESTS = 0.45
"""Harvests of a colony in a turn."""
ROOM = (0.0, 1.8, 3.0, 3.8, 4.4, 4.8)
"""The worth of so many tiles to settle next."""
HOME = 0.8
"""A colony on the home tile, where fleets are built."""
DANGER = 0.35
"""The share of a colony's points that counts as lost near a stronger fleet."""
NEAR = 2
"""Steps from which a fleet threatens a colony."""

USES = worths(
    """
    magnetic-rake 2.6  interstellar-ark 2.2  harvest-rover 0.7  asteroid-mining 0.5  expanded-cargohold 0.5
    arcology 0.6  nanotube-polymers 0.9  terraform 0.5  taxation 0.4  fuel-efficiency 0.35  targeting-array 0.4
    shield-grid 0.5  boosters 0.3  warp-drive 0.2  fabricators 0.5  militarization 0.3  propellant-depot 0.5
    blockade 0.4  timeshares 0.6  encryption 0.1  defensive-turrets 0.3  orbital-defense-array 0.2
    memory-eraser 0.3
    """,
    others=0.1,
)
"""The worth of a technology beyond its points at the beginning of a game."""
LONG = 6.0
"""Rounds ahead that are planned for, at most."""


def evaluate(s: KardashevState, seat: int) -> float:
    """The worth of a position to a seat; only differences count."""
    if s.over:
        scores = [s.score(other) for other in range(s.seats)]
        ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return (WIN if s.winner == seat else -WIN) + ahead
    left = _rounds_left(s)
    due = _due(s)
    worth = [_worth(s, other, left, due[other]) for other in range(s.seats)]
    _add_waiting(s, worth, left)
    return worth[seat] - RIVAL * max(value for other, value in enumerate(worth) if other != seat)


def _rounds_left(s: KardashevState) -> float:
    """About how many turns everybody has left."""
    last = min(s.final or s.limit, s.limit)
    least = min(s.colony_supply[seat] for seat in range(s.seats))
    guess = LONG if s.final else 1.0 + max(0, least - 2) / 2.2
    return max(0.0, min(LONG, guess, last - s.round + 0.5))


def _resource(left: float) -> float:
    """The worth of one resource with so many rounds left."""
    return 0.1 + RESOURCE * min(1.0, max(0.0, left - 0.3) / 2.5) * 0.8


def _due(s: KardashevState) -> list[int]:
    """How many resources each seat has still to pick."""
    due = [0] * s.seats
    for job in s.jobs:
        if job.kind == jobs.PICK and not job.pays:
            due[job.seat] += job.times * job.each
        elif job.kind == jobs.CLAIM and s.roles[job.seat] == content.WARLORD and not s.warred:
            due[job.seat] += min(WARLORD_MOST, len(shares(s)))
        elif job.kind == jobs.LEAVE:
            due[job.seat] += WARLORD_MOST
    return due


def _worth(s: KardashevState, seat: int, left: float, due: int) -> float:
    """Points, resources, income, room and technologies of one player."""
    if s.out >> seat & 1:
        return float(s.score(seat)) - 10.0
    total = float(s.score(seat))
    total += _stock(s, seat, left, due) + _resource(left) * HARVESTS * left * 0.9 * _income(s, seat)
    known = s.known[seat]
    total += sum(USES[number] for number in spaces(known)) * left / LONG
    if s.homes[seat] != NOWHERE and s.colonies[seat] >> s.homes[seat] & 1:
        total += HOME * left / LONG
    total += _room(s, seat) * min(1.0, left / 3.0)
    return total - _fear(s, seat)


def _stock(s: KardashevState, seat: int, left: float, due: int) -> float:
    """The worth of the resources of a seat: what the next turns can use, more than that hardly counts."""
    food, matter, energy = s.resources[content.KINDS * seat : content.KINDS * seat + content.KINDS]
    useful = min(food, USEFUL) + min(matter, USEFUL) + min(energy, USEFUL - 1)
    more = min(due, 3 * USEFUL - 1 - useful)
    heap = food + matter + energy + due - useful - more
    return _resource(left) * (useful + 0.9 * more + HEAP * min(heap, 12))


def _income(s: KardashevState, seat: int) -> float:
    """Resources a harvest gives, hybrids counting a little more; Military tiles are good for fleets."""
    total = 0.0
    free = ~blockaded(s, seat)
    for space in spaces(s.colonies[seat] & free):
        tile, level = s.tiles[space], s.colony_levels[space]
        kinds = (tile & ANY_KIND).bit_count()
        if kinds:
            many = kinds if s.has(seat, content.ARCOLOGY) else 1 + 0.15 * (kinds - 1)
            total += level * many
        if tile & content.MILITARY:
            total += 0.6 + 0.4 * level
    if s.has(seat, content.HARVEST_ROVER):
        total += 0.8 * (s.fleets[seat] & s.colonies[seat]).bit_count()
    elif s.has(seat, content.ASTEROID_MINING):
        total += 0.8 * (s.fleets[seat] & ~s.colonies[seat]).bit_count()
    return total


def _room(s: KardashevState, seat: int) -> float:
    """The worth of tiles to settle next, and of unexplored space; at the very beginning around the home."""
    mine = s.colonies[seat] or (1 << s.homes[seat] if s.homes[seat] != NOWHERE else 0)
    taken = s.of_others(seat) | s.colonies[seat] | s.destroyed
    near = (spread(mine) | s.fleets[seat]) & s.explored & ~taken
    rich = sum(1 for space in spaces(near) if s.tiles[space] & ANY_KIND)
    count = rich + 0.6 * (near.bit_count() - rich)
    whole = min(int(count), len(ROOM) - 1)
    value = ROOM[whole] + 0.2 * (count - whole) * (whole < len(ROOM) - 1)
    sky = within(mine, 2) & ~s.explored
    return value + 0.03 * min(12, sky.bit_count())


def _fear(s: KardashevState, seat: int) -> float:
    """The danger from stronger fleets nearby."""
    total = 0.0
    shield = s.has(seat, content.SHIELD_GRID)
    for other in range(s.seats):
        if other == seat or not s.fleets[other]:
            continue
        for fleet in spaces(s.fleets[other]):
            level = s.fleet_levels[fleet] + s.has(other, content.TARGETING_ARRAY)
            for space in spaces(within(1 << fleet, NEAR) & (s.colonies[seat] | s.fleets[seat])):
                firm = s.colony_levels[space] + s.fleet_levels[space] + shield
                if level > firm:
                    total += DANGER * COLONY_POINTS[s.colony_levels[space]] + 0.1
    return total


def tile_worth(s: KardashevState, seat: int, left: float) -> float:
    """The worth of the drawn tile to a seat, to place or to destroy."""
    one = _resource(left)
    if left < 1.0:
        return one
    kinds = (s.drawn & ANY_KIND).bit_count()
    value = 1.6 + 0.3 * (kinds - 1) if kinds else 1.3
    need = 1.3 - 0.2 * min(5.0, _room(s, seat))
    return max(one, value * max(0.35, need) * min(1.0, left / 2.5))


def _add_waiting(s: KardashevState, worth: list[float], left: float) -> None:
    """Add a guess for every job that waits."""
    one = _resource(left)
    for job in s.jobs:
        if job.kind == jobs.PICK and job.pays:
            worth[job.seat] -= job.times * job.each * one
            if job.why in (jobs.FOR_BID, jobs.FOR_SALVAGE) and job.other != NOBODY:
                worth[job.other] += job.times * one
        elif job.kind == jobs.PLACE:
            worth[job.seat] += tile_worth(s, job.seat, left)
        elif job.kind == jobs.BID:
            _add_bid(s, worth, left, one)
        elif job.kind in (jobs.STEER, jobs.ARRIVE):
            worth[job.seat] -= 0.5
        elif job.kind == jobs.RESOLVE:
            _add_battle(s, worth, job)
    if not s.jobs and not s.warred and s.roles[s.turn] == content.WARLORD and s.base:
        worth[s.turn] += 0.4  # a move that pays can still come


def _add_bid(s: KardashevState, worth: list[float], left: float, one: float) -> None:
    """The highest bidder will likely get the tile, and pay for it."""
    high = s.high
    likely = 0.65
    worth[high] += likely * (tile_worth(s, high, left) - s.bid * one)
    if high != s.turn:
        worth[s.turn] += likely * s.bid * one


def _add_battle(s: KardashevState, worth: list[float], job: Job) -> None:
    """The outcome of an attack if the defender does what it can."""
    attacker, defender, space = job.seat, job.other, s.target
    strong, firm = offence(s, attacker, s.moving), defence(s, defender, space)
    if any(waiting.kind == jobs.SUPPORT and waiting.seat == attacker for waiting in s.jobs):
        strong += help_left(s, attacker)
    firm += help_left(s, defender)
    level = s.colony_levels[space]
    prize = COLONY_POINTS[level] + level * 0.6
    if strong > firm:
        worth[attacker] += 0.9 * (
            COLONY_POINTS[min(level, max(0, s.colony_supply[attacker]), content.HIGHEST)] + prize * 0.2
        )
        worth[defender] -= 0.9 * (prize + s.fleet_levels[space])
    else:
        worth[attacker] -= 1.0 + 0.3 * s.moving
