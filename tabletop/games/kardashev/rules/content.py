"""Content tables of Kardashev: the technology tree (KD-6), resources, tiles, roles."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.kardashev.rules.board import spaces

FOOD, MATTER, ENERGY = range(3)
KINDS = 3
FUEL_EFFICIENCY, ENCRYPTION, BOOSTERS, WARP_DRIVE, DYSON_SPHERE = range(5)
HARVEST_ROVER, ASTEROID_MINING, EXPANDED_CARGOHOLD, ARCOLOGY = range(5, 9)
TARGETING_ARRAY, SHIELD_GRID, RAIDER_DRONE, DEFENSIVE_TURRETS, DISRUPTOR_DRONE, ORBITAL_DEFENSE_ARRAY = range(9, 15)
TAXATION, SALVAGE_DRONE, BLOCKADE, TIMESHARES = range(15, 19)
INTERSTELLAR_ARK, FABRICATORS, MAGNETIC_RAKE, PROPELLANT_DEPOT, NANOTUBE_POLYMERS, MILITARIZATION = range(19, 25)
TERRAFORM, ANTIMATTER, ACCRETION_DEVICE, MEMORY_ERASER = range(25, 29)
COUNT = 29
Cost = tuple[int, int, int, int]
"""Food, Matter, Energy, and how many of any kind."""


class Technology(NamedTuple):
    name: str
    level: int
    cost: Cost
    effect: str
    needs: tuple[int, ...]
    """Any one of these is enough; empty for none."""
    other: int
    """The other one of an exclusive pair, or NONE."""

    @property
    def alike(self) -> bool:
        """Whether the cost is one of ALIKE (Encryption)."""
        return not any(self.cost)


NONE = -1
COLONY: Cost = (1, 1, 0, 0)
FREE: Cost = (0, 0, 0, 0)
ALIKE: tuple[Cost, ...] = ((2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0))
"""What Encryption costs: any two of one kind, so one of these. The tree has zeros in its place."""
_DEFENCES = (RAIDER_DRONE, DEFENSIVE_TURRETS)
_TREE = (
    ("fuel-efficiency", _("Fuel Efficiency"), 1, (0, 1, 1, 0), (), NONE),
    ("encryption", _("Encryption"), 1, (0, 0, 0, 0), (), NONE),
    ("boosters", _("Boosters"), 2, (0, 2, 2, 0), (FUEL_EFFICIENCY,), WARP_DRIVE),
    ("warp-drive", _("Warp Drive"), 2, (2, 0, 2, 0), (FUEL_EFFICIENCY,), BOOSTERS),
    ("dyson-sphere", _("Dyson Sphere"), 3, (3, 0, 3, 0), (BOOSTERS, WARP_DRIVE), NONE),
    ("harvest-rover", _("Harvest Rover"), 1, (1, 1, 0, 0), (), ASTEROID_MINING),
    ("asteroid-mining", _("Asteroid Mining"), 1, (1, 1, 0, 0), (), HARVEST_ROVER),
    ("expanded-cargohold", _("Expanded Cargohold"), 2, (2, 2, 0, 0), (HARVEST_ROVER, ASTEROID_MINING), NONE),
    ("arcology", _("Arcology"), 3, (3, 0, 3, 0), (EXPANDED_CARGOHOLD,), NONE),
    ("targeting-array", _("Targeting Array"), 1, (0, 1, 1, 0), (), SHIELD_GRID),
    ("shield-grid", _("Shield Grid"), 1, (1, 1, 0, 0), (), TARGETING_ARRAY),
    ("raider-drone", _("Raider Drone"), 2, (0, 2, 2, 0), (TARGETING_ARRAY, SHIELD_GRID), DEFENSIVE_TURRETS),
    ("defensive-turrets", _("Defensive Turrets"), 2, (2, 2, 0, 0), (TARGETING_ARRAY, SHIELD_GRID), RAIDER_DRONE),
    ("disruptor-drone", _("Disruptor Drone"), 3, (0, 3, 3, 0), _DEFENCES, ORBITAL_DEFENSE_ARRAY),
    ("orbital-defense-array", _("Orbital Defense Array"), 3, (3, 3, 0, 0), _DEFENCES, DISRUPTOR_DRONE),
    ("taxation", _("Taxation"), 1, (1, 0, 1, 0), (), SALVAGE_DRONE),
    ("salvage-drone", _("Salvage Drone"), 1, (0, 1, 1, 0), (), TAXATION),
    ("blockade", _("Blockade"), 2, (2, 0, 2, 0), (TAXATION, SALVAGE_DRONE), NONE),
    ("timeshares", _("Timeshares"), 3, (3, 0, 3, 0), (BLOCKADE,), NONE),
    ("interstellar-ark", _("Interstellar Ark"), 1, (1, 1, 0, 0), (), NONE),
    ("fabricators", _("Fabricators"), 1, (0, 1, 1, 0), (), NONE),
    ("magnetic-rake", _("Magnetic Rake"), 1, (1, 0, 1, 0), (), NONE),
    ("propellant-depot", _("Propellant Depot"), 1, (1, 0, 1, 0), (), NONE),
    ("nanotube-polymers", _("Nanotube Polymers"), 2, (2, 2, 0, 0), (INTERSTELLAR_ARK,), NONE),
    ("militarization", _("Militarization"), 2, (0, 2, 2, 0), (FABRICATORS,), NONE),
    ("terraform", _("Terraform"), 2, (1, 1, 1, 1), (), NONE),
    ("antimatter", _("Antimatter"), 3, (1, 1, 1, 3), (TERRAFORM,), ACCRETION_DEVICE),
    ("accretion-device", _("Accretion Device"), 3, (1, 1, 1, 3), (TERRAFORM,), ANTIMATTER),
    ("memory-eraser", _("Memory Eraser"), 3, (0, 3, 3, 0), (NANOTUBE_POLYMERS, MILITARIZATION), NONE),
)
_EFFECTS = (
    _("Every move of a fleet costs 1 Energy less."),
    _("In every battle one of your supports is free."),
    _("Your fleets go twice as far for the same Energy."),
    _("Once in a move a fleet may jump over one space of any kind. It pays for two spaces."),
    _("Your moves cost nothing, up to 6 spaces."),
    _("Your harvest also gives 1 resource for each of your fleets on a colonised tile."),
    _("Your harvest also gives 1 resource for each of your fleets on a tile without a colony."),
    _("Your fleets harvest as many resources as their level."),
    _("Your colonies on hybrid tiles give every kind of the tile, each at full level."),
    _("You attack with 1 more."),
    _("You defend with 1 more."),
    _("After your attack failed, take everything of one kind from the defender."),
    _("After an attack on you failed, the attacking fleet loses a level."),
    _("After your attack failed, the defending colony loses a level, but never its last."),
    _("When a colony of yours is taken, the attacking fleet loses a level."),
    _("When an opponent harvests a colony next to one of your fleets, you get 1 of a kind it gave."),
    _("After your attack failed, the defender gives you three resources of their choice."),
    _("Enemy colonies next to your fleets give nothing when they are harvested."),
    _("Your harvest also takes the yield of one enemy colony next to each of your fleets."),
    _("Build or upgrade a colony, at its cost."),
    _("Build or upgrade a fleet, at its cost."),
    _("Harvest."),
    _("Move a fleet, at its cost."),
    _("Building a colony costs one resource less, whichever you like."),
    _("Build and upgrade fleets on any of your colonies, for 1 Matter and 1 Energy a level."),
    _("Pay one resource: a tile with your colony gains that kind, or the Military symbol."),
    _("Destroy an empty tile next to a colony of yours and take one of each kind it shows."),
    _("Pay one resource: a destroyed tile next to your colony becomes that kind, or Military."),
    _("Once a turn, name a technology: all others who have it lose it and get its cost back."),
)
TECHNOLOGIES = tuple(
    Technology(name, level, cost, effect, needs, other)
    for (_text, name, level, cost, needs, other), effect in zip(_TREE, _EFFECTS, strict=True)
)
FIRST_LEVEL = tuple(number for number, technology in enumerate(TECHNOLOGIES) if technology.level == 1)
TEXTS = tuple(text for text, *_rest in _TREE)
"""Their names in texts of actions and in file names."""
BY_TEXT = {text: number for number, text in enumerate(TEXTS)}
KIND_NAMES = (_("Food"), _("Matter"), _("Energy"))
KIND_LETTERS = "FME"
ANY_KIND = 0b111
"""A set of kinds is a number with bit `1 << kind` set for each; a tile is such a set."""
MILITARY = 8
"""The bit of the Military symbol on a tile."""
SYMBOLS = (1 << FOOD, 1 << MATTER, 1 << ENERGY, MILITARY)
SYMBOL_LETTERS = "FMEX"
UNEXPLORED, DESTROYED = 0, 16
BAG = {MILITARY: 3, 1: 7, 2: 7, 4: 7, 3: 4, 6: 4, 5: 3}
"""KD-1.2: how many tiles of each face are in the bag."""
PIECES = 15
"""KD-1.3: colony pieces, and fleet pieces, of each player."""
FEW_COLONIES = 2
"""KD-8.1: with so many colony pieces in supply, or fewer, the end begins."""
HIGHEST = 3
"""KD-1.3: the highest level of a colony or fleet."""
EXCHANGE_RATE = 4
"""KD-1.4: so many of one kind stand for one of another."""
BASE_ACTIONS = RESEARCH_ACTIONS = 2
LAST_ROUNDS = (12, 20, 30)
"""KD-8.1: what can be chosen."""
COLONY_POINTS = (0, 3, 5, 6)
"""KD-8.2: by level."""
COLLECTOR, DEVELOPER, IMPERIALIST, PIONEER, SCIENTIST, WARLORD = range(6)
ROLES = 6
ROLE_NAMES = (_("Collector"), _("Developer"), _("Imperialist"), _("Pioneer"), _("Scientist"), _("Warlord"))
ROLE_IDS = ("collector", "developer", "imperialist", "pioneer", "scientist", "warlord")
ROLE_TEXTS = (
    _("Starts with 2 more resources. Every harvest gives one more resource of a kind you produce."),
    _("Starts with a level 2 colony. Upgrading a colony gives one resource of its tile."),
    _("Starts with a second fleet. Whenever anyone builds or upgrades a fleet, takes one resource."),
    _("Starts with a second colony. Building a colony on a resource tile gives one resource of it."),
    _("Starts with a technology. Whenever another player researches, takes one resource of its cost."),
    _("Starts with a level 2 fleet. Once a turn a move gives one resource for each tile moved onto."),
)
HOME_TILES = (1, 1, 2, 2, 4, 1)
"""KD-2.1: the home tile of each role, and the second tile."""
SECOND_TILES = (4, 4, 1, 4, 2, 2)
CHOICES = 3
CHOICE_OF = {ENCRYPTION: 0, TERRAFORM: 1, ANTIMATTER: 2, ACCRETION_DEVICE: 2}
"""Where `KardashevState.spent` has what was paid in any kind for these; nobody has both of the last two."""


def rule_of(technology: int) -> str:
    """The number of the rule about a technology."""
    return f"KD-6.{technology + 1}"


@cache
def points(known: int) -> int:
    """What a set of technologies scores (KD-8.2)."""
    return sum(TECHNOLOGIES[number].level for number in spaces(known))


@cache
def open_to(known: int) -> int:
    """The technologies that can be researched after these, whatever they cost (KD-4.6)."""
    ready = (not one.needs or any(known >> need & 1 for need in one.needs) for one in TECHNOLOGIES)
    return sum(1 << number for number, able in enumerate(ready) if able) & ~known


def amount_words(amounts: Sequence[int]) -> str:
    """Resources in words: 2 Food, 1 Energy."""
    return ", ".join(f"{amounts[kind]} {KIND_NAMES[kind]}" for kind in range(KINDS) if amounts[kind])


def fresh_bag() -> list[int]:
    """All tiles of the bag, sorted."""
    return sorted(tile for tile, count in BAG.items() for _tile in range(count))
