"""The technology tree of Kardashev (KD-6), the same for everybody."""

from functools import cache
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.kardashev.rules.board import spaces

FOOD, MATTER, ENERGY = range(3)
KINDS = 3
(
    FUEL_EFFICIENCY, ENCRYPTION, BOOSTERS, WARP_DRIVE, DYSON_SPHERE, HARVEST_ROVER, ASTEROID_MINING,
    EXPANDED_CARGOHOLD, ARCOLOGY, TARGETING_ARRAY, SHIELD_GRID, RAIDER_DRONE, DEFENSIVE_TURRETS, DISRUPTOR_DRONE,
    ORBITAL_DEFENSE_ARRAY, TAXATION, SALVAGE_DRONE, BLOCKADE, TIMESHARES, INTERSTELLAR_ARK, FABRICATORS,
    MAGNETIC_RAKE, PROPELLANT_DEPOT, NANOTUBE_POLYMERS, MILITARIZATION, TERRAFORM, ANTIMATTER, ACCRETION_DEVICE,
    MEMORY_ERASER,
) = range(29)  # fmt: skip
COUNT = 29


class Technology(NamedTuple):
    """One technology as the tree shows it."""

    name: str
    level: int
    cost: tuple[int, int, int, int]
    """Food, Matter, Energy, and how many of any kind."""
    effect: str
    needs: tuple[int, ...] = ()
    """Any one of these is enough; empty for none."""
    other: int = -1
    """The other one of an exclusive pair; -1 for none."""

    @property
    def alike(self) -> bool:
        """Whether the cost is two resources of one kind, whichever (Encryption)."""
        return not any(self.cost)


TECHNOLOGIES = (
    Technology(_("Fuel Efficiency"), 1, (0, 1, 1, 0), _("Every move of a fleet costs 1 Energy less.")),
    Technology(_("Encryption"), 1, (0, 0, 0, 0), _("In every battle one of your supports is free.")),
    Technology(_("Boosters"), 2, (0, 2, 2, 0), needs=(FUEL_EFFICIENCY,), other=WARP_DRIVE,
               effect=_("Your fleets go twice as far for the same Energy.")),
    Technology(_("Warp Drive"), 2, (2, 0, 2, 0), needs=(FUEL_EFFICIENCY,), other=BOOSTERS,
               effect=_("Once in a move a fleet may jump over one space of any kind. It pays for two spaces.")),
    Technology(_("Dyson Sphere"), 3, (3, 0, 3, 0), needs=(BOOSTERS, WARP_DRIVE),
               effect=_("Your moves cost nothing, up to 6 spaces.")),
    Technology(_("Harvest Rover"), 1, (1, 1, 0, 0), other=ASTEROID_MINING,
               effect=_("Your harvest also gives 1 resource for each of your fleets on a colonised tile.")),
    Technology(_("Asteroid Mining"), 1, (1, 1, 0, 0), other=HARVEST_ROVER,
               effect=_("Your harvest also gives 1 resource for each of your fleets on a tile without a colony.")),
    Technology(_("Expanded Cargohold"), 2, (2, 2, 0, 0), needs=(HARVEST_ROVER, ASTEROID_MINING),
               effect=_("Your fleets harvest as many resources as their level.")),
    Technology(_("Arcology"), 3, (3, 0, 3, 0), needs=(EXPANDED_CARGOHOLD,),
               effect=_("Your colonies on hybrid tiles give every kind of the tile, each at full level.")),
    Technology(_("Targeting Array"), 1, (0, 1, 1, 0), _("You attack with 1 more."), other=SHIELD_GRID),
    Technology(_("Shield Grid"), 1, (1, 1, 0, 0), _("You defend with 1 more."), other=TARGETING_ARRAY),
    Technology(_("Raider Drone"), 2, (0, 2, 2, 0), needs=(TARGETING_ARRAY, SHIELD_GRID), other=DEFENSIVE_TURRETS,
               effect=_("After your attack failed, take everything of one kind from the defender.")),
    Technology(_("Defensive Turrets"), 2, (2, 2, 0, 0), needs=(TARGETING_ARRAY, SHIELD_GRID), other=RAIDER_DRONE,
               effect=_("After an attack on you failed, the attacking fleet loses a level.")),
    Technology(_("Disruptor Drone"), 3, (0, 3, 3, 0), needs=(RAIDER_DRONE, DEFENSIVE_TURRETS),
               other=ORBITAL_DEFENSE_ARRAY,
               effect=_("After your attack failed, the defending colony loses a level, but never its last.")),
    Technology(_("Orbital Defense Array"), 3, (3, 3, 0, 0), needs=(RAIDER_DRONE, DEFENSIVE_TURRETS),
               other=DISRUPTOR_DRONE, effect=_("When a colony of yours is taken, the attacking fleet loses a level.")),
    Technology(_("Taxation"), 1, (1, 0, 1, 0), other=SALVAGE_DRONE,
               effect=_("When an opponent harvests a colony next to one of your fleets, you get 1 of a kind it gave.")),
    Technology(_("Salvage Drone"), 1, (0, 1, 1, 0), other=TAXATION,
               effect=_("After your attack failed, the defender gives you three resources of their choice.")),
    Technology(_("Blockade"), 2, (2, 0, 2, 0), needs=(TAXATION, SALVAGE_DRONE),
               effect=_("Enemy colonies next to your fleets give nothing when they are harvested.")),
    Technology(_("Timeshares"), 3, (3, 0, 3, 0), needs=(BLOCKADE,),
               effect=_("Your harvest also takes the yield of one enemy colony next to each of your fleets.")),
    Technology(_("Interstellar Ark"), 1, (1, 1, 0, 0), _("Build or upgrade a colony, at its cost.")),
    Technology(_("Fabricators"), 1, (0, 1, 1, 0), _("Build or upgrade a fleet, at its cost.")),
    Technology(_("Magnetic Rake"), 1, (1, 0, 1, 0), _("Harvest.")),
    Technology(_("Propellant Depot"), 1, (1, 0, 1, 0), _("Move a fleet, at its cost.")),
    Technology(_("Nanotube Polymers"), 2, (2, 2, 0, 0), needs=(INTERSTELLAR_ARK,),
               effect=_("Building a colony costs one resource less, whichever you like.")),
    Technology(_("Militarization"), 2, (0, 2, 2, 0), needs=(FABRICATORS,),
               effect=_("Build and upgrade fleets on any of your colonies, for 1 Matter and 1 Energy a level.")),
    Technology(_("Terraform"), 2, (1, 1, 1, 1),
               _("Pay one resource: a tile with your colony gains that kind, or the Military symbol.")),
    Technology(_("Antimatter"), 3, (1, 1, 1, 3), needs=(TERRAFORM,), other=ACCRETION_DEVICE,
               effect=_("Destroy an empty tile next to a colony of yours and take one of each kind it shows.")),
    Technology(_("Accretion Device"), 3, (1, 1, 1, 3), needs=(TERRAFORM,), other=ANTIMATTER,
               effect=_("Pay one resource: a destroyed tile next to your colony becomes that kind, or Military.")),
    Technology(_("Memory Eraser"), 3, (0, 3, 3, 0), needs=(NANOTUBE_POLYMERS, MILITARIZATION),
               effect=_("Once a turn, name a technology: all others who have it lose it and get its cost back.")),
)  # fmt: skip
FIRST_LEVEL = tuple(number for number, technology in enumerate(TECHNOLOGIES) if technology.level == 1)
TEXTS = (
    "fuel-efficiency", "encryption", "boosters", "warp-drive", "dyson-sphere", "harvest-rover", "asteroid-mining",
    "expanded-cargohold", "arcology", "targeting-array", "shield-grid", "raider-drone", "defensive-turrets",
    "disruptor-drone", "orbital-defense-array", "taxation", "salvage-drone", "blockade", "timeshares",
    "interstellar-ark", "fabricators", "magnetic-rake", "propellant-depot", "nanotube-polymers", "militarization",
    "terraform", "antimatter", "accretion-device", "memory-eraser",
)  # fmt: skip
"""What each is called in the texts of actions and in the names of pictures."""
BY_TEXT = {text: number for number, text in enumerate(TEXTS)}


def rule_of(technology: int) -> str:
    """The number of the rule that says what it does."""
    return f"KD-6.{technology + 1}"


@cache
def points(known: int) -> int:
    """What a set of technologies scores (KD-8.2)."""
    return sum(TECHNOLOGIES[number].level for number in spaces(known))


@cache
def open_to(known: int) -> int:
    """The set of technologies whose prerequisite is there and which are not known yet (KD-4.6)."""
    found = 0
    for number, technology in enumerate(TECHNOLOGIES):
        ready = not technology.needs or any(known >> need & 1 for need in technology.needs)
        if ready and not known >> number & 1:
            found |= 1 << number
    return found
