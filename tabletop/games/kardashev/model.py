"""The pieces, roles and state of Kardashev. Imports the board, the technologies and the words."""

from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.board import NOWHERE, SPACES
from tabletop.games.kardashev.technologies import ENERGY, FOOD, KINDS, MATTER
from tabletop.words import _

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
HIGHEST = 3
"""KD-1.3: the highest level of a colony or fleet."""
EXCHANGE_RATE = 4
"""KD-1.4: so many of one kind stand for one of another."""
BASE_ACTIONS = RESEARCH_ACTIONS = 2
NOBODY = -1

COLLECTOR, DEVELOPER, IMPERIALIST, PIONEER, SCIENTIST, WARLORD = range(6)
ROLES = 6
ROLE_NAMES = (
    _("Collector"),
    _("Developer"),
    _("Imperialist"),
    _("Pioneer"),
    _("Scientist"),
    _("Warlord"),
)
ROLE_IDS = ("collector", "developer", "imperialist", "pioneer", "scientist", "warlord")
ROLE_TEXTS = (
    _("Starts with 2 more resources. Every harvest gives one more resource of a kind it gave."),
    _("Starts with a level 2 colony. Upgrading a colony gives one resource of its tile."),
    _("Starts with a second fleet. Whenever anyone builds or upgrades a fleet, takes one resource."),
    _("Starts with a second colony. Building a colony on a resource tile gives one resource of it."),
    _("Starts with a technology. Whenever another player researches, takes one resource of its cost."),
    _("Starts with a level 2 fleet. Once a turn a move gives one resource for each tile moved over."),
)
HOME_TILES = (1, 1, 2, 2, 4, 1)
"""KD-2.1: the home tile of each role, and the second tile."""
SECOND_TILES = (4, 4, 1, 4, 2, 2)

# What waits to be decided or done, the first entry of each job; see `jobs`.
(
    ROLE,
    HOME,
    SECOND,
    SETTLE,
    MUSTER,
    LEARN,
    BEGIN,
    DRAW,
    BID,
    PLACE,
    PAY_ANY,
    PAY_ONE,
    EXCHANGE,
    ALIKE,
    GAIN,
    HARVEST,
    SHARE,
    HARVESTED,
    STEER,
    ARRIVE,
    EXPLORE,
    ATTACK,
    DEFEND,
    RESOLVE,
    DRONES,
    RAID,
    SALVAGE,
    AFTERMATH,
    WARLORD_CLAIM,
    WARLORD_LEAVE,
    WARLORD_GAIN,
    LANDED,
) = range(32)
JOBS = 32
Job = tuple[int, ...]


class KardashevState:
    """A whole position. What waits to be decided or done stands in `jobs`; if nothing does, a turn goes on."""

    __slots__ = (
        "at",
        "attackers",
        "bag",
        "base",
        "bid",
        "came",
        "colonies",
        "colony_levels",
        "colony_supply",
        "defenders",
        "destroyed",
        "drawn",
        "erased",
        "explored",
        "final",
        "first",
        "fleet_levels",
        "fleet_supply",
        "fleets",
        "free_used",
        "harvested",
        "high",
        "homes",
        "jobs",
        "jumped",
        "known",
        "last_jump",
        "limit",
        "moving",
        "out",
        "over",
        "paid",
        "passed",
        "research",
        "resources",
        "roles",
        "round",
        "seats",
        "seconds",
        "steps",
        "target",
        "taxed",
        "tiles",
        "trail",
        "turn",
        "warred",
        "winner",
    )

    def __init__(self, seats: int, limit: int, first: int, bag: list[int]) -> None:
        self.seats = seats
        self.limit = limit
        """The option: the last round (KD-8.1)."""
        self.first = first
        """Who begins every round (KD-2.5)."""
        self.round = 0
        self.turn = first
        """Whose turn it is, whoever decides now."""
        self.final = 0
        """The last round since somebody ran out of colonies; 0 while nobody has (KD-8.1)."""
        self.over = False
        self.winner = NOBODY
        """Who won the laser duel, or had the most points."""
        self.out = 0
        """The set of seats that are out (KD-5.6)."""
        self.roles = [NOBODY] * seats
        self.homes = [NOWHERE] * seats
        self.seconds = [NOWHERE] * seats
        self.resources = [0] * (KINDS * seats)
        """Three for each seat."""
        self.known = [0] * seats
        """The set of technologies of each seat."""
        self.bag = bag
        """The next tile is the last."""
        self.drawn = UNEXPLORED
        """The tile that is bid for or to be placed."""
        self.tiles = [UNEXPLORED] * SPACES
        self.explored = 0
        """The spaces with a tile, destroyed or not."""
        self.destroyed = 0
        self.colonies = [0] * seats
        self.fleets = [0] * seats
        self.colony_levels = [0] * SPACES
        self.fleet_levels = [0] * SPACES
        self.colony_supply = [PIECES] * seats
        self.fleet_supply = [PIECES] * seats
        self.base = 0
        """Base actions left this turn."""
        self.research = 0
        self.erased = False
        """Whether the Memory Eraser was used this turn."""
        self.warred = False
        """Whether the Warlord took resources for a move this turn (KD-7.6)."""
        self.bid = 0
        self.high = NOBODY
        """Who stands at that bid."""
        self.passed = 0
        self.harvested = 0
        """The kinds this harvest gave so far."""
        self.taxed: list[int] = []
        """For each colony harvested: its space and the kinds it gave, in turns."""
        self.moving = 0
        """The level of the fleet that is under way, which then stands nowhere else; 0 for none."""
        self.at = self.came = NOWHERE
        """Where it is, and the space it was on before."""
        self.steps = 0
        self.paid = 0
        self.jumped = False
        self.last_jump = False
        self.trail: list[int] = []
        """The spaces it moved through or onto."""
        self.target = NOWHERE
        """The space that is under attack."""
        self.attackers = 0
        """The spaces of the fleets that support the attack."""
        self.defenders = 0
        self.free_used = 0
        """The set of seats whose free support of this battle is used (Encryption)."""
        self.jobs: list[Job] = []

    def copy(self) -> "KardashevState":
        """The same position, sharing nothing that ever changes."""
        new = KardashevState.__new__(KardashevState)
        new.seats, new.limit, new.first, new.round = self.seats, self.limit, self.first, self.round
        new.turn, new.final, new.over, new.winner = self.turn, self.final, self.over, self.winner
        new.out = self.out
        new.roles = self.roles[:]
        new.homes = self.homes[:]
        new.seconds = self.seconds[:]
        new.resources = self.resources[:]
        new.known = self.known[:]
        new.bag = self.bag[:]
        new.drawn = self.drawn
        new.tiles = self.tiles[:]
        new.explored, new.destroyed = self.explored, self.destroyed
        new.colonies = self.colonies[:]
        new.fleets = self.fleets[:]
        new.colony_levels = self.colony_levels[:]
        new.fleet_levels = self.fleet_levels[:]
        new.colony_supply = self.colony_supply[:]
        new.fleet_supply = self.fleet_supply[:]
        new.base, new.research = self.base, self.research
        new.erased, new.warred = self.erased, self.warred
        new.bid, new.high, new.passed = self.bid, self.high, self.passed
        new.harvested = self.harvested
        new.taxed = self.taxed[:]
        new.moving, new.at, new.came = self.moving, self.at, self.came
        new.steps, new.paid = self.steps, self.paid
        new.jumped, new.last_jump = self.jumped, self.last_jump
        new.trail = self.trail[:]
        new.target, new.attackers, new.defenders = self.target, self.attackers, self.defenders
        new.free_used = self.free_used
        new.jobs = self.jobs[:]
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, KardashevState):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    def holding(self, seat: int) -> int:
        """How many resources a seat has."""
        start = KINDS * seat
        return sum(self.resources[start : start + KINDS])

    def has(self, seat: int, technology: int) -> int:
        return self.known[seat] >> technology & 1

    def of_others(self, seat: int) -> int:
        """The spaces with pieces of other players."""
        mask = 0
        for other in range(self.seats):
            if other != seat:
                mask |= self.colonies[other] | self.fleets[other]
        return mask

    def owner(self, space: int) -> int:
        """Whose pieces stand on a space; NOBODY for none. Two players' pieces never share one."""
        bit = 1 << space
        for seat in range(self.seats):
            if (self.colonies[seat] | self.fleets[seat]) & bit:
                return seat
        return NOBODY

    def score(self, seat: int) -> int:
        """KD-8.2"""
        total = tech.points(self.known[seat]) + PIECES - self.fleet_supply[seat]
        mask, levels = self.colonies[seat], self.colony_levels
        while mask:
            low = mask & -mask
            total += COLONY_POINTS[levels[low.bit_length() - 1]]
            mask ^= low
        return total


COLONY_POINTS = (0, 3, 5, 6)


def fresh_bag() -> list[int]:
    """All tiles of the bag, sorted."""
    return sorted(tile for tile, count in BAG.items() for _tile in range(count))
