"""The third phase of a turn: base actions, research actions and technologies in use (KD-4). Imports the model."""

from collections.abc import Callable

from tabletop.games.kardashev.board import spaces, spread
from tabletop.games.kardashev.deeds import Deed, deed
from tabletop.games.kardashev.harvest import begin_harvest, can_harvest
from tabletop.games.kardashev.model import (
    ALIKE,
    ANY_KIND,
    DESTROYED,
    DEVELOPER,
    HIGHEST,
    IMPERIALIST,
    MILITARY,
    NOBODY,
    PAY_ONE,
    PIONEER,
    SCIENTIST,
    SYMBOLS,
    KardashevState,
)
from tabletop.games.kardashev.moving import begin_steering, journeys, travel
from tabletop.games.kardashev.paying import (
    COLONY,
    ENOUGH,
    FOR_ANTIMATTER,
    FOR_COMPILING,
    FOR_REFUND,
    FOR_ROLE,
    FREE,
    ONE_OF_ANY,
    Cost,
    can_pay,
    charge,
    due,
    gain,
    only,
    researchable,
)
from tabletop.games.kardashev.setting_up import lay_tile, put_colony, put_fleet
from tabletop.games.kardashev.technologies import (
    ACCRETION_DEVICE,
    ANTIMATTER,
    COUNT,
    FABRICATORS,
    INTERSTELLAR_ARK,
    KINDS,
    MAGNETIC_RAKE,
    MEMORY_ERASER,
    MILITARIZATION,
    NANOTUBE_POLYMERS,
    PROPELLANT_DEPOT,
    TECHNOLOGIES,
    TERRAFORM,
    open_to,
)
from tabletop.kernel.events import Event

END, HARVEST_NOW, RAKE = deed("end"), deed("harvest"), deed("rake")
COMPILE = tuple(deed("compile", kind) for kind in range(KINDS))
RESEARCH = tuple(deed("research", number) for number in range(COUNT))
ERASE = tuple(deed("erase", number) for number in range(COUNT))


def symbol_cost(symbol: int) -> Cost:
    """What a new symbol costs: its own kind, for the Military one of any kind (KD-6.26)."""
    if symbol == KINDS:
        return ONE_OF_ANY
    food, matter, energy = only(symbol)
    return (food, matter, energy, 0)


def colony_spaces(s: KardashevState, seat: int) -> int:
    """Where the seat may build a colony (KD-4.1)."""
    everyone = s.of_others(seat) | s.colonies[seat]
    return (spread(s.colonies[seat]) | s.fleets[seat]) & s.explored & ~s.destroyed & ~everyone


def can_build_colony(s: KardashevState, seat: int) -> bool:
    if not s.colony_supply[seat]:
        return False
    if s.has(seat, NANOTUBE_POLYMERS):  # KD-6.24
        return can_pay(s, seat, (1, 0, 0, 0)) or can_pay(s, seat, (0, 1, 0, 0))
    return can_pay(s, seat, COLONY)


def fleet_cost(s: KardashevState, seat: int, space: int, levels: int) -> Cost | None:
    """What so many fleet levels cost here; None where the seat may not build (KD-4.4)."""
    if not s.colonies[seat] >> space & 1:
        return None
    if s.tiles[space] & MILITARY:
        return FREE
    if space == s.homes[seat] or s.has(seat, MILITARIZATION):  # KD-6.25
        return (0, levels, levels, 0)
    return None


def fleet_levels(s: KardashevState, seat: int, space: int) -> list[int]:
    """The levels a fleet can have here after building or upgrading, whatever it costs (KD-4.4)."""
    if s.fleets[seat] >> space & 1:
        level = s.fleet_levels[space]
        return [level + 1] if level < HIGHEST and s.fleet_supply[seat] else []
    return list(range(1, min(s.colony_levels[space], s.fleet_supply[seat]) + 1))


def legal_turn(s: KardashevState) -> list[Deed]:
    """Everything the player whose turn it is can do, and ending it (KD-4.9)."""
    seat = s.turn
    found = [END]
    known = s.known[seat]
    if s.base:
        found += _colonies(s, seat, "colony", "upgrade")
        if can_harvest(s, seat):
            found.append(HARVEST_NOW)
        found += _fleets(s, seat, "fleet")
        found += journeys(s, seat, "move", "steer")
    if s.research:
        found += COMPILE  # KD-4.8
        start = KINDS * seat
        food, matter, energy = s.resources[start : start + KINDS]
        affordable = researchable(min(food, ENOUGH), min(matter, ENOUGH), min(energy, ENOUGH))
        found += [RESEARCH[number] for number in spaces(open_to(known) & affordable)]
        if known:
            found += _laboratory(s, seat, known)
    return found


def _colonies(s: KardashevState, seat: int, build: str, upgrade: str) -> list[Deed]:
    found = []
    if can_build_colony(s, seat):
        found += [deed(build, space) for space in spaces(colony_spaces(s, seat))]
    if s.colony_supply[seat] and can_pay(s, seat, COLONY):
        levels = s.colony_levels
        found += [deed(upgrade, space) for space in spaces(s.colonies[seat]) if levels[space] < HIGHEST]
    return found


def _fleets(s: KardashevState, seat: int, verb: str) -> list[Deed]:
    found = []
    for space in spaces(s.colonies[seat]):
        if fleet_cost(s, seat, space, 1) is None:
            continue
        for level in fleet_levels(s, seat, space):
            cost = fleet_cost(s, seat, space, _added(s, seat, space, level))
            if cost is not None and can_pay(s, seat, cost):
                found.append(deed(verb, space, level))
    return found


def _added(s: KardashevState, seat: int, space: int, level: int) -> int:
    """How many levels a fleet gains to reach this one."""
    return 1 if s.fleets[seat] >> space & 1 else level


def _laboratory(s: KardashevState, seat: int, known: int) -> list[Deed]:
    """KD-4.7: the technologies that are used as research actions."""
    found = []
    if known >> INTERSTELLAR_ARK & 1:
        found += _colonies(s, seat, "ark", "ark")
    if known >> FABRICATORS & 1:
        found += _fleets(s, seat, "fabricate")
    if known >> MAGNETIC_RAKE & 1 and can_harvest(s, seat):
        found.append(RAKE)
    if known >> PROPELLANT_DEPOT & 1:
        found += journeys(s, seat, "depot", "depot-steer")
    if known >> TERRAFORM & 1:
        for symbol in range(4):
            if can_pay(s, seat, symbol_cost(symbol)):
                found += [
                    deed("terraform", space, symbol)
                    for space in spaces(s.colonies[seat])
                    if not s.tiles[space] & SYMBOLS[symbol]
                ]
    if known >> ANTIMATTER & 1:
        found += [deed("antimatter", space) for space in spaces(antimatter_spaces(s, seat))]
    if known >> ACCRETION_DEVICE & 1:
        ruins = list(spaces(s.destroyed & spread(s.colonies[seat])))
        for symbol in range(4):
            if can_pay(s, seat, symbol_cost(symbol)):
                found += [deed("accrete", space, symbol) for space in ruins]
    if known >> MEMORY_ERASER & 1 and not s.erased:
        found += [ERASE[number] for number in spaces(_memories(s, seat))]
    return found


def antimatter_spaces(s: KardashevState, seat: int) -> int:
    """KD-6.27"""
    taken = s.of_others(seat) | s.colonies[seat] | s.fleets[seat]
    return spread(s.colonies[seat]) & s.explored & ~s.destroyed & ~taken


def _memories(s: KardashevState, seat: int) -> int:
    """What the others who are still there have researched."""
    mask = 0
    for other in range(s.seats):
        if other != seat and not s.out >> other & 1:
            mask |= s.known[other]
    return mask


# -- what is done ----------------------------------------------------------------------------------------


def _colony(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-4.1"""
    seat, space = s.turn, a.first
    events.append(Event("build", seat, (), (space,)))
    if s.has(seat, NANOTUBE_POLYMERS):
        s.jobs.append((PAY_ONE, seat, 0b011))
    else:
        charge(s, seat, COLONY, events)
    put_colony(s, seat, space, 1, events)
    if s.roles[seat] == PIONEER:  # KD-7.4
        s.jobs.append(due(seat, s.tiles[space], FOR_ROLE))


def _upgrade(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-4.2"""
    seat, space = s.turn, a.first
    events.append(Event("upgrade", seat, (), (space,)))
    charge(s, seat, COLONY, events)
    put_colony(s, seat, space, s.colony_levels[space] + 1, events)
    if s.roles[seat] == DEVELOPER:  # KD-7.2
        s.jobs.append(due(seat, s.tiles[space], FOR_ROLE))


def _ark(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-6.20"""
    if s.colonies[s.turn] >> a.first & 1:
        _upgrade(s, a, events)
    else:
        _colony(s, a, events)


def _harvest(s: KardashevState, a: Deed, events: list[Event]) -> None:
    begin_harvest(s, events)


def _fleet(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-4.4"""
    seat, space, level = s.turn, a.first, a.second
    cost = fleet_cost(s, seat, space, _added(s, seat, space, level))
    assert cost is not None, "only where fleets are built"
    events.append(Event("arm", seat, (), (space,)))
    charge(s, seat, cost, events)
    put_fleet(s, seat, space, level, events)
    for step in range(s.seats):
        other = (seat + step) % s.seats
        if s.roles[other] == IMPERIALIST and not s.out >> other & 1:  # KD-7.3
            s.jobs.append(due(other, ANY_KIND, FOR_ROLE))


def _research(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-4.6"""
    seat, number = s.turn, a.first
    technology = TECHNOLOGIES[number]
    lost = technology.other if technology.other >= 0 and s.has(seat, technology.other) else -1
    s.known[seat] |= 1 << number
    if lost >= 0:
        s.known[seat] ^= 1 << lost
    events.append(Event("research", seat, (), (number, lost)))
    scientist = NOBODY
    if SCIENTIST in s.roles:
        scientist = s.roles.index(SCIENTIST)
        if scientist == seat or s.out >> scientist & 1:
            scientist = NOBODY
    if technology.alike:
        s.jobs.append((ALIKE, seat, scientist))
        return
    charge(s, seat, technology.cost, events)
    if scientist != NOBODY:  # KD-7.5
        kinds = sum(1 << kind for kind in range(KINDS) if technology.cost[kind])
        s.jobs.append(due(scientist, kinds, FOR_ROLE))


def _compile(s: KardashevState, a: Deed, events: list[Event]) -> None:
    gain(s, s.turn, only(a.first), FOR_COMPILING, events)


def _terraform(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-6.26"""
    s.tiles[a.first] |= SYMBOLS[a.second]
    events.append(Event("terraform", s.turn, (), (a.first, s.tiles[a.first], a.second)))
    charge(s, s.turn, symbol_cost(a.second), events)


def _antimatter(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-6.27"""
    tile = s.tiles[a.first]
    s.tiles[a.first] = DESTROYED
    s.destroyed |= 1 << a.first
    events.append(Event("annihilate", s.turn, (), (a.first,)))
    if tile & ANY_KIND:
        gain(s, s.turn, (tile & 1, tile >> 1 & 1, tile >> 2 & 1), FOR_ANTIMATTER, events)


def _accrete(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-6.28"""
    s.destroyed &= ~(1 << a.first)
    lay_tile(s, a.first, SYMBOLS[a.second])
    events.append(Event("accrete", s.turn, (), (a.first, s.tiles[a.first], a.second)))
    charge(s, s.turn, symbol_cost(a.second), events)


def _erase(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """KD-6.29: the others get back what it costs; what they may choose of it becomes a question."""
    s.erased = True
    technology = TECHNOLOGIES[a.first]
    events.append(Event("erase", s.turn, (), (a.first,)))
    for step in range(1, s.seats):
        other = (s.turn + step) % s.seats
        if s.out >> other & 1 or not s.has(other, a.first):
            continue
        s.known[other] ^= 1 << a.first
        events.append(Event("forget", other, (), (a.first,)))
        food, matter, energy, stars = technology.cost
        if technology.alike:
            s.jobs.append(due(other, ANY_KIND, FOR_REFUND, each=2))
            continue
        gain(s, other, (food, matter, energy), FOR_REFUND, events)
        if stars:
            s.jobs.append(due(other, ANY_KIND, FOR_REFUND, stars))


BASE_DEEDS: dict[str, Callable[[KardashevState, Deed, list[Event]], None]] = {
    "colony": _colony,
    "upgrade": _upgrade,
    "harvest": _harvest,
    "fleet": _fleet,
    "move": travel,
    "steer": begin_steering,
}
RESEARCH_DEEDS: dict[str, Callable[[KardashevState, Deed, list[Event]], None]] = {
    "research": _research,
    "compile": _compile,
    "ark": _ark,
    "fabricate": _fleet,
    "rake": _harvest,
    "depot": travel,
    "depot-steer": begin_steering,
    "terraform": _terraform,
    "antimatter": _antimatter,
    "accrete": _accrete,
    "erase": _erase,
}
LABS = {
    "ark": INTERSTELLAR_ARK,
    "fabricate": FABRICATORS,
    "rake": MAGNETIC_RAKE,
    "depot": PROPELLANT_DEPOT,
    "depot-steer": PROPELLANT_DEPOT,
    "terraform": TERRAFORM,
    "antimatter": ANTIMATTER,
    "accrete": ACCRETION_DEVICE,
    "erase": MEMORY_ERASER,
}
"""The technology each of these uses."""


def do(s: KardashevState, a: Deed, events: list[Event]) -> None:
    """One base or research action."""
    base = BASE_DEEDS.get(a.verb)
    if base is not None:
        s.base -= 1
        base(s, a, events)
        return
    s.research -= 1
    if a.verb in LABS:
        events.append(Event("use", s.turn, (), (LABS[a.verb],)))
    RESEARCH_DEEDS[a.verb](s, a, events)
