"""The base and research actions of a turn, laboratories among them (KD-4)."""

from collections.abc import Callable
from operator import add

from tabletop.games.kardashev.rules import content, jobs, paying
from tabletop.games.kardashev.rules.board import spaces, spread, union
from tabletop.games.kardashev.rules.content import ANY_KIND, COLONY, FREE, HIGHEST, MILITARY, SYMBOLS, Cost
from tabletop.games.kardashev.rules.events import Annihilate, Arm, Build, Erase, Forget, Research, Shape, Upgrade, Use
from tabletop.games.kardashev.rules.harvest import begin_harvest, can_harvest
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.moving import begin_steering, journeys, travel
from tabletop.games.kardashev.rules.setup import lay_tile, put_colony, put_fleet
from tabletop.kernel.events import NOBODY, Event

END, HARVEST_NOW = act("end"), act("harvest")
COMPILE = tuple(act("compile", kind) for kind in range(content.KINDS))
STUDY = tuple(act("research", number) for number in range(content.COUNT))
SYMBOL_COSTS: tuple[Cost, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""What a new symbol costs: its own kind, for the Military one of any kind (KD-6.26)."""


def colony_spaces(s: KardashevState, seat: int) -> int:
    """Where the seat may build a colony (KD-4.1)."""
    everyone = s.of_others(seat) | s.colonies[seat]
    return (spread(s.colonies[seat]) | s.fleets[seat]) & s.explored & ~s.destroyed & ~everyone


def yards(s: KardashevState, seat: int) -> list[int]:
    """The spaces where the seat may build and upgrade fleets (KD-4.4)."""
    anywhere, home = s.has(seat, content.MILITARIZATION), s.homes[seat]  # KD-6.25
    return [space for space in spaces(s.colonies[seat]) if anywhere or space == home or s.tiles[space] & MILITARY]


def fleet_levels(s: KardashevState, seat: int, space: int) -> range:
    """The levels to which a fleet can be built or upgraded here, whatever it costs (KD-4.4)."""
    if s.fleets[seat] >> space & 1:
        level = s.fleet_levels[space]
        return range(level + 1, level + 1 + (level < HIGHEST and s.fleet_supply[seat] > 0))
    return range(1, min(s.colony_levels[space], s.fleet_supply[seat]) + 1)


def _fleet_cost(s: KardashevState, space: int, level: int) -> Cost:
    """What it costs to build or upgrade a fleet here to a level."""
    gained = level - s.fleet_levels[space]
    return FREE if s.tiles[space] & MILITARY else (0, gained, gained, 0)


def legal_turn(s: KardashevState, job: Job) -> list[Action]:
    """All actions there are payable and allowed now, and ending the turn (KD-4.9)."""
    seat, found = job.seat, [END]
    known = s.known[seat]
    if s.base:
        found += _colonies(s, seat, "colony", "upgrade")
        if can_harvest(s, seat):
            found.append(HARVEST_NOW)
        found += _fleets(s, seat, "fleet")
        found += journeys(s, seat, "move", "steer")
    if s.research:
        found += COMPILE  # KD-4.8
        found += [STUDY[number] for number in spaces(content.open_to(known) & paying.can_research(s, seat))]
        if known:
            found += _laboratory(s, seat, known)
    return found


def _colonies(s: KardashevState, seat: int, build: str, upgrade: str) -> list[Action]:
    if not s.colony_supply[seat]:
        return []
    found: list[Action] = []
    if paying.can_pay_colony(s, seat):
        found += [act(build, space) for space in spaces(colony_spaces(s, seat))]
    if paying.can_pay(s, seat, COLONY):
        levels = s.colony_levels
        found += [act(upgrade, space) for space in spaces(s.colonies[seat]) if levels[space] < HIGHEST]
    return found


def _fleets(s: KardashevState, seat: int, verb: str) -> list[Action]:
    return [
        act(verb, space, level)
        for space in yards(s, seat)
        for level in fleet_levels(s, seat, space)
        if paying.can_pay(s, seat, _fleet_cost(s, space, level))
    ]


def _laboratory(s: KardashevState, seat: int, known: int) -> list[Action]:
    """KD-4.7: research actions that use a technology."""
    found = []
    if known >> content.INTERSTELLAR_ARK & 1:
        found += _colonies(s, seat, "ark", "ark")
    if known >> content.FABRICATORS & 1:
        found += _fleets(s, seat, "fabricate")
    if known >> content.MAGNETIC_RAKE & 1 and can_harvest(s, seat):
        found.append(act("rake"))
    if known >> content.PROPELLANT_DEPOT & 1:
        found += journeys(s, seat, "depot", "depot-steer")
    if known >> content.TERRAFORM & 1:
        found += _symbols(s, seat, "terraform")
    if known >> content.ANTIMATTER & 1:
        taken = s.of_others(seat) | s.colonies[seat] | s.fleets[seat]
        empty = spread(s.colonies[seat]) & s.explored & ~s.destroyed & ~taken
        found += [act("antimatter", space) for space in spaces(empty)]  # KD-6.27
    if known >> content.ACCRETION_DEVICE & 1:
        found += _symbols(s, seat, "accrete")
    if known >> content.MEMORY_ERASER & 1 and not s.erased:
        rivals = (other for other in range(s.seats) if other != seat and not s.out >> other & 1)
        found += [act("erase", number) for number in spaces(union(s.known[other] for other in rivals))]
    return found


def shape_spaces(s: KardashevState, seat: int, verb: str) -> int:
    """The tiles that can gain a symbol (KD-6.26), or destroyed ones that can become tiles again (KD-6.28)."""
    return s.colonies[seat] if verb == "terraform" else s.destroyed & spread(s.colonies[seat])


def _symbols(s: KardashevState, seat: int, verb: str) -> list[Action]:
    places = spaces(shape_spaces(s, seat, verb))
    payable = [symbol for symbol in range(4) if paying.can_pay(s, seat, SYMBOL_COSTS[symbol])]
    return [act(verb, space, new) for new in payable for space in places if not s.tiles[space] & SYMBOLS[new]]


def _colony(s: KardashevState, a: Action, events: list[Event]) -> None:
    """Build or upgrade a colony (KD-4.1, KD-4.2)."""
    seat, space = s.turn, a.first
    level = s.colony_levels[space] + 1
    new = level == 1
    events.append(Build(seat, space) if new else Upgrade(seat, space))
    if new and s.has(seat, content.NANOTUBE_POLYMERS):
        s.jobs.append(Job(jobs.PICK, seat, jobs.FOR_COLONY, 0b011, 1))  # Food or Matter (KD-6.24)
    else:
        paying.charge(s, seat, COLONY, events)
    put_colony(s, seat, space, level, events)
    if s.roles[seat] == (content.PIONEER if new else content.DEVELOPER):  # KD-7.4, KD-7.2
        s.jobs.append(paying.due(seat, s.tiles[space], jobs.FOR_ROLE))


def _fleet(s: KardashevState, a: Action, events: list[Event]) -> None:
    """KD-4.4"""
    seat, space, level = s.turn, a.first, a.second
    events.append(Arm(seat, space, level, s.fleet_levels[space]))
    paying.charge(s, seat, _fleet_cost(s, space, level), events)
    put_fleet(s, seat, space, level, events)
    for other in s.clockwise(seat):
        if s.roles[other] == content.IMPERIALIST and not s.out >> other & 1:  # KD-7.3, KD-7.7
            s.jobs.append(paying.due(other, ANY_KIND, jobs.FOR_ROLE))


def _research(s: KardashevState, a: Action, events: list[Event]) -> None:
    """KD-4.6"""
    seat, number = s.turn, a.first
    technology, lost = content.TECHNOLOGIES[number], content.NONE
    s.known[seat] |= 1 << number
    if technology.other != content.NONE and s.has(seat, technology.other):
        lost = technology.other
        s.known[seat] ^= 1 << lost
    events.append(Research(seat, number, lost))
    others = (other for other in s.clockwise(seat)[1:] if not s.out >> other & 1)  # KD-7.7
    scientist = next((other for other in others if s.roles[other] == content.SCIENTIST), NOBODY)
    paying.forget(s, seat, number)
    if technology.alike:
        s.jobs.append(Job(jobs.PICK, seat, jobs.FOR_ENCRYPTION, paying.alike_kinds(s, seat), 1, 2, other=scientist))
        return
    paying.charge(s, seat, technology.cost, events, about=number)
    if scientist != NOBODY:  # KD-7.5
        kinds = sum(1 << kind for kind in range(content.KINDS) if technology.cost[kind])
        s.jobs.append(paying.due(scientist, kinds, jobs.FOR_ROLE))


def _compile(s: KardashevState, a: Action, events: list[Event]) -> None:
    paying.gain(s, s.turn, paying.only(a.first), jobs.FOR_COMPILING, events)


def _shape(s: KardashevState, a: Action, events: list[Event]) -> None:
    """A tile gains a symbol (KD-6.26), or a destroyed one is a tile again (KD-6.28)."""
    lay_tile(s, a.first, s.tiles[a.first] & ~content.DESTROYED | SYMBOLS[a.second])
    events.append(Shape(s.turn, a.first, s.tiles[a.first]))
    paying.charge(s, s.turn, SYMBOL_COSTS[a.second], events, jobs.FOR_SYMBOL, LABS[a.verb])


def _antimatter(s: KardashevState, a: Action, events: list[Event]) -> None:
    """KD-6.27"""
    tile = s.tiles[a.first]
    lay_tile(s, a.first, content.DESTROYED)
    events.append(Annihilate(s.turn, a.first))
    if tile & ANY_KIND:
        paying.gain(s, s.turn, (tile & 1, tile >> 1 & 1, tile >> 2 & 1), jobs.FOR_ANTIMATTER, events)


def _erase(s: KardashevState, a: Action, events: list[Event]) -> None:
    """KD-6.29: the others get its cost back; for what could be paid in any kind, the kinds they paid (KD-6.32)."""
    s.erased = True
    technology = content.TECHNOLOGIES[a.first]
    events.append(Erase(s.turn, a.first))
    for other in s.clockwise(s.turn)[1:]:
        if s.out >> other & 1 or not s.has(other, a.first):
            continue
        s.known[other] ^= 1 << a.first
        events.append(Forget(other, a.first))
        food, matter, energy = map(add, technology.cost, paying.forget(s, other, a.first))
        if food or matter or energy:
            paying.gain(s, other, (food, matter, energy), jobs.FOR_REFUND, events)
        else:  # Encryption as the technology a Scientist began with
            s.jobs.append(paying.due(other, ANY_KIND, jobs.FOR_REFUND, each=2))


BASE, RESEARCH = -2, -1
ACTIONS: dict[str, tuple[Callable[[KardashevState, Action, list[Event]], None], int]] = {
    "colony": (_colony, BASE), "upgrade": (_colony, BASE), "harvest": (begin_harvest, BASE), "fleet": (_fleet, BASE),
    "move": (travel, BASE), "steer": (begin_steering, BASE), "research": (_research, RESEARCH),
    "compile": (_compile, RESEARCH), "ark": (_colony, content.INTERSTELLAR_ARK),
    "fabricate": (_fleet, content.FABRICATORS), "rake": (begin_harvest, content.MAGNETIC_RAKE),
    "depot": (travel, content.PROPELLANT_DEPOT), "depot-steer": (begin_steering, content.PROPELLANT_DEPOT),
    "terraform": (_shape, content.TERRAFORM), "antimatter": (_antimatter, content.ANTIMATTER),
    "accrete": (_shape, content.ACCRETION_DEVICE), "erase": (_erase, content.MEMORY_ERASER),
}  # fmt: skip
"""For each action of a turn what it does, and BASE, RESEARCH or the technology that it uses as a research action."""
LABS = {verb: use for verb, (_do, use) in ACTIONS.items() if use >= 0}


def take_action(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    do, use = ACTIONS[a.verb]
    if use == BASE:
        s.base -= 1
    else:
        s.research -= 1
        if use != RESEARCH:
            events.append(Use(s.turn, use))
    do(s, a, events)
