"""First impressions of actions in Kardashev, in points, without trying them."""

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache

from tabletop.games.kardashev.mind.measures import DISTANCE, LEVIES, PLANS, spends_no_more, turns_left, wins, worths
from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.battle import defence, help_left, offence
from tabletop.games.kardashev.rules.board import BOARDS, NEXT, NOWHERE, SPACES, spaces, spread, within
from tabletop.games.kardashev.rules.content import ANY_KIND, COLONY_POINTS, MILITARY
from tabletop.games.kardashev.rules.harvest import blockaded
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.moving import price, shares
from tabletop.games.kardashev.rules.turn import colony_spaces

NEED = (1.0, 0.85, 0.65, 0.5, 0.38, 0.3, 0.24, 0.2, 0.16, 0.13, 0.1, 0.08)
"""The worth of one more resource of a kind, by how many are held."""
USES = worths(
    """
    magnetic-rake 3.0  interstellar-ark 2.6  harvest-rover 1.0  asteroid-mining 0.5  expanded-cargohold 0.7
    arcology 1.0  nanotube-polymers 0.8  terraform 0.5  taxation 0.5  fuel-efficiency 0.8  targeting-array 0.8
    shield-grid 0.7  boosters 0.5  warp-drive 0.5  dyson-sphere 0.5  fabricators 0.7  militarization 0.8
    propellant-depot 0.6  blockade 0.4  timeshares 0.8  memory-eraser 0.4  salvage-drone 0.4  raider-drone 0.4
    """,
    others=0.2,
)
"""What a technology is worth beyond its points when many turns are left."""


def _worth_of_one(turns: float) -> float:
    """The points of a resource with so many turns left, this one among them."""
    return 0.1 if turns < 1.5 else 0.4 if turns < 2.5 else 0.55


@lru_cache(maxsize=1 << 14)
def _hurt(one: float, foods: int, matters: int, energies: int, food: int, matter: int, energy: int, any_: int) -> float:
    """The cost, in points, of paying this out of these holdings."""
    total, each = 0.5 * one * any_, one * 1.5
    for have, need in ((foods, food), (matters, matter), (energies, energy)):
        for place in range(need):
            total += each * NEED[max(0, min(have - 1 - place, len(NEED) - 1))]
    return total


@lru_cache(maxsize=1 << 14)
def _welcomed(one: float, foods: int, matters: int, energies: int, food: float, matter: float, energy: float) -> float:
    """The worth, in points, of getting this on top of these holdings."""
    total, each = 0.0, one * 1.5
    for have, more in ((foods, food), (matters, matter), (energies, energy)):
        while more > 0:
            total += each * NEED[min(have, len(NEED) - 1)] * min(1.0, more)
            have, more = have + 1, more - 1
    return total


class Eye:
    """How one seat rates its actions in a position."""

    def __init__(self, s: KardashevState, seat: int) -> None:
        self.s, self.seat = s, seat
        self.turns = turns_left(s, seat)
        self.one = _worth_of_one(self.turns)
        self.late = spends_no_more(s, seat)
        self.later = min(PLANS, max(0.0, self.turns - 1.0))
        self.stock = s.resources[content.KINDS * seat : content.KINDS * seat + content.KINDS]
        self.known = s.known[seat]
        self._fuel: dict[int, float] = {}

    @cached_property
    def room(self) -> int:
        """How many tiles could be settled now."""
        return colony_spaces(self.s, self.seat).bit_count()

    @cached_property
    def near(self) -> int:
        """The spaces beside the seat's colonies."""
        return spread(self.s.colonies[self.seat])

    @cached_property
    def others(self) -> int:
        return self.s.of_others(self.seat)

    def fuel(self, level: int, steps: int) -> float:
        """The cost, in points, of a move."""
        key = level * SPACES + steps
        found = self._fuel.get(key)
        if found is None:
            found = self._fuel[key] = self.price_of(0, 0, price(level, steps, self.known))
        return found

    def welcome(self, kind: int) -> float:
        have = self.stock[kind] + (kind == content.ENERGY)
        return self.one * 1.5 * NEED[min(have, len(NEED) - 1)]

    def price_of(self, food: int, matter: int, energy: int, other: int = 0) -> float:
        """The cost, in points, of paying this."""
        return _hurt(self.one, *self.stock, food, matter, energy, other)

    # -- actions of a turn ---------------------------------------------------------------------------------

    def build(self, a: Action) -> float:
        s, space = self.s, a.first
        level, tile = s.colony_levels[space], s.tiles[space]
        kinds = (tile & ANY_KIND).bit_count()
        total = COLONY_POINTS[level + 1] - COLONY_POINTS[level] - self.price_of(1, 1, 0)
        if kinds:
            total += (0.22 + 0.04 * (kinds - 1)) * self.later
        if tile & MILITARY:
            total += 0.25 * self.later
        if not level:
            total += 0.08 * min(4, (NEXT[space] & BOARDS[s.seats] & ~s.explored).bit_count()) * (self.later > 1)
            total += self.welcome_of(tile) if s.roles[self.seat] == content.PIONEER else 0.0
            total -= 0.3 * self.risk(space)
        elif s.roles[self.seat] == content.DEVELOPER:
            total += self.welcome_of(tile)
        return total

    def ark(self, a: Action) -> float:
        return self.build(a) + (0.25 if self.s.base else 0.0)

    def welcome_of(self, tile: int) -> float:
        return max((self.welcome(kind) for kind in range(content.KINDS) if tile >> kind & 1), default=0.0)

    def risk(self, space: int) -> float:
        """Points on a space that a rival's fleet nearby could take."""
        s = self.s
        near = within(1 << space, 2)
        for other in range(s.seats):
            if other != self.seat:
                for fleet in spaces(near & s.fleets[other]):
                    if s.fleet_levels[fleet] > s.colony_levels[space] + s.fleet_levels[space]:
                        return 3.0
        return 0.0

    def harvest(self, a: Action) -> float:
        s, seat = self.s, self.seat
        if self.late:
            return 0.0
        gained = [0.0, 0.0, 0.0]
        tiles, levels = s.tiles, s.colony_levels
        for space in spaces(s.colonies[seat] & ~blockaded(s, seat)):
            tile = tiles[space] & ANY_KIND
            if tile:
                share = levels[space] / tile.bit_count() if not self.known >> content.ARCOLOGY & 1 else levels[space]
                for kind in spaces(tile):
                    gained[kind] += share
        if self.known >> content.HARVEST_ROVER & 1:
            gained[2] += (s.fleets[seat] & s.colonies[seat]).bit_count()
        elif self.known >> content.ASTEROID_MINING & 1:
            gained[2] += (s.fleets[seat] & ~s.colonies[seat]).bit_count()
        total = _welcomed(self.one, *self.stock, *gained)
        return total * (0.95 if a.verb == "harvest" else 1.0)

    def arm(self, a: Action) -> float:
        """A fleet is built or upgraded."""
        s = self.s
        levels = a.second - s.fleet_levels[a.first]
        total = levels * (1.0 + 0.06 * self.later)
        if not s.tiles[a.first] & MILITARY:
            total -= self.price_of(0, levels, levels)
        if s.roles[self.seat] == content.IMPERIALIST:
            total += self.one
        return total + (0.1 if self.risk(a.first) else 0.0)

    def move(self, a: Action) -> float:
        s, seat, start, end = self.s, self.seat, a.first, a.second
        steps = DISTANCE[start][end]
        total = -self.fuel(s.fleet_levels[start], steps) - 0.1
        bit = 1 << end
        if s.roles[seat] == content.WARLORD and not s.warred:
            total += 0.8 * self.one * min(8, steps)
        if self.others & bit:
            owner = s.owner(end)
            if wins(s, seat, start, end, owner):
                colony = s.colony_levels[end]
                mine = COLONY_POINTS[min(colony, s.colony_supply[seat])]
                return total + mine + COLONY_POINTS[colony] * 0.7 + 0.7 * s.fleet_levels[end] + 0.3 * self.later
            return total + self.drones(owner, end) - 1.5
        if not s.explored & bit:
            return total + (0.9 if self.near & bit else 0.7) * (self.later > 0.5) * (s.base > 0)
        if s.colonies[seat] & bit:
            if s.fleet_levels[start] + s.colony_levels[end] >= 2 and self.risk(end):
                total += 0.5
            if self.known >> content.HARVEST_ROVER & 1 and not s.colonies[seat] >> start & 1:
                total += 0.2 * self.later
            if not s.fleets[seat] & bit and s.colonies[seat] >> start & 1 and s.tiles[start] & MILITARY:
                total += 0.4
        elif s.tiles[end] & ANY_KIND and not self.near & bit:
            total += 0.5 * (self.later > 0.5)
        if self.known & LEVIES:
            for other in range(s.seats):
                if other != seat:
                    gain = (NEXT[end] & s.colonies[other]).bit_count() - (NEXT[start] & s.colonies[other]).bit_count()
                    total += 0.12 * gain * self.later
        return total

    def drones(self, owner: int, space: int) -> float:
        """What a failed attack brings."""
        s, total = self.s, 0.0
        if self.known >> content.SALVAGE_DRONE & 1:
            total += 0.7 * min(3, s.holding(owner))
        if self.known >> content.RAIDER_DRONE & 1:
            start = content.KINDS * owner
            total += 0.5 * max(s.resources[start : start + content.KINDS])
        if self.known >> content.DISRUPTOR_DRONE & 1 and s.colony_levels[space] > 1:
            total += 1.0
        return total - (0.8 if s.known[owner] >> content.DEFENSIVE_TURRETS & 1 else 0.0)

    def study(self, a: Action) -> float:
        technology = content.TECHNOLOGIES[a.first]
        food, matter, energy, other = technology.cost
        total = technology.level + USES[a.first] * self.later / PLANS
        if technology.alike:
            total -= self.one
        else:
            total -= self.price_of(food, matter, energy, other)
        if technology.other >= 0 and self.known >> technology.other & 1:
            total -= content.TECHNOLOGIES[technology.other].level + USES[technology.other] * self.later / PLANS
        return total

    def compile(self, a: Action) -> float:
        return 0.0 if self.late else self.welcome(a.first)

    def shape(self, a: Action) -> float:
        """A tile gains a symbol."""
        s = self.s
        total = -self.one + 0.02
        if a.verb == "accrete":
            return total + 0.5 * (self.later > 0.5)
        level = s.colony_levels[a.first]
        if a.second == content.KINDS:
            return total + (0.3 * level * (level > 1) * (self.later > 0.5) if a.first != s.homes[self.seat] else 0.2)
        bare = not s.tiles[a.first] & ANY_KIND
        return total + self.later * level * (0.2 if bare or self.known >> content.ARCOLOGY & 1 else 0.04)

    def antimatter(self, a: Action) -> float:
        tile = self.s.tiles[a.first]
        gained = sum(self.welcome(kind) for kind in range(content.KINDS) if tile >> kind & 1)
        return gained - 0.25 * self.later

    def erase(self, a: Action) -> float:
        return content.TECHNOLOGIES[a.first].level * 0.8 - 0.5 + USES[a.first] * self.later / PLANS

    # -- answers -------------------------------------------------------------------------------------------

    def bid(self, a: Action) -> float:
        return self.tile() - self.one * 0.9 * a.first

    def passing(self, a: Action) -> float:
        """The seat that drew the tile gets what the winner pays."""
        return 0.8 * self.one * self.s.bid if self.s.turn == self.seat else 0.0

    def tile(self) -> float:
        """What the drawn tile is worth."""
        s = self.s
        wanted = max(0.25, 1.5 - 0.3 * self.room) if self.later > 0.5 else 0.0
        return max(self.one, wanted + 0.15 * (s.drawn & ANY_KIND).bit_count())

    def place(self, a: Action) -> float:
        s, bit = self.s, 1 << a.first
        mine = NEXT[a.first] & s.colonies[self.seat]
        rivals = [other for other in range(s.seats) if other != self.seat]
        theirs = sum((NEXT[a.first] & s.colonies[other]).bit_count() for other in rivals)
        open_sky = (NEXT[a.first] & BOARDS[s.seats] & ~s.explored).bit_count()
        near = min((DISTANCE[a.first][s.homes[other]] for other in rivals if s.homes[other] != NOWHERE), default=4)
        if a.verb == "bury":
            return self.one + 0.25 * theirs - 0.35 * mine.bit_count() + 0.02 * (6 - near)
        if mine or s.fleets[self.seat] & bit:
            gained = max(0.2, 1.3 - 0.25 * self.room) * min(1.0, self.later)
            return gained + 0.1 * mine.bit_count() + 0.05 * open_sky - 0.4 * theirs + 0.04 * near
        return -0.1 - 0.5 * theirs - 0.05 * DISTANCE[a.first][s.homes[self.seat]]

    def take(self, a: Action) -> float:
        return self.welcome(a.first)

    def pay(self, a: Action) -> float:
        have = self.stock[a.first] + (a.first == content.ENERGY) - 1
        return -self.one * 1.5 * NEED[max(0, min(have, len(NEED) - 1))]

    def raid(self, a: Action) -> float:
        return self.s.resources[content.KINDS * self.s.question.other + a.first] * 0.5

    def support(self, a: Action) -> float:
        """Support where it turns the battle, and with no more than needed."""
        s, job = self.s, self.s.question
        resolve = next((waiting for waiting in s.jobs if waiting.kind == jobs.RESOLVE), None)
        if resolve is None:
            return 0.0
        strong, firm = offence(s, resolve.seat, s.moving), defence(s, resolve.other, s.target)
        level = s.fleet_levels[a.first]
        if job.seat != resolve.seat:
            return 1.0 if firm < strong else -0.5
        against = firm + help_left(s, resolve.other)
        if strong > against or strong + help_left(s, job.seat) <= firm:
            return -0.5
        return 1.0 - 0.1 * abs(against + 1 - strong - level)

    def share(self, a: Action) -> float:
        return float(self.s.colony_levels[a.first])

    def claim(self, a: Action) -> float:
        return self.one * len(shares(self.s))

    def decline(self, a: Action) -> float:
        return 0.9 if self.s.base else 0.0

    def leave(self, a: Action) -> float:
        return -self.welcome_of(self.s.tiles[a.first])

    def drone(self, a: Action) -> float:
        return float(a.first == content.RAIDER_DRONE) * 0.1

    # -- setup ---------------------------------------------------------------------------------------------

    def home(self, a: Action) -> float:
        s = self.s
        around = within(1 << a.first, 2) & BOARDS[s.seats]
        others = [DISTANCE[a.first][home] for home in s.homes if home != NOWHERE]
        return 0.1 * around.bit_count() + 0.1 * min(others, default=5)

    def start(self, a: Action) -> float:
        """The colony at home, the fleet beside it."""
        return 0.3 * ((a.first == self.s.homes[self.seat]) == (a.verb == "settle"))

    def learn(self, a: Action) -> float:
        return USES[a.first]


def _flat(worth: float) -> Callable[[Eye, Action], float]:
    return lambda eye, a: worth


_LOOKS: dict[str, Callable[[Eye, Action], float]] = {
    verb: look
    for verbs, look in (
        ("colony upgrade", Eye.build), ("ark", Eye.ark), ("harvest rake", Eye.harvest), ("fleet fabricate", Eye.arm),
        ("move depot", Eye.move), ("research", Eye.study), ("compile", Eye.compile), ("terraform accrete", Eye.shape),
        ("antimatter", Eye.antimatter), ("erase", Eye.erase), ("bid", Eye.bid), ("pass", Eye.passing),
        ("place bury", Eye.place), ("take", Eye.take), ("pay exchange alike", Eye.pay), ("raid", Eye.raid),
        ("support", Eye.support), ("done end destroy step jump role", _flat(0.0)), ("share", Eye.share),
        ("claim", Eye.claim), ("decline", Eye.decline), ("leave", Eye.leave), ("drone", Eye.drone),
        ("home second", Eye.home), ("settle muster", Eye.start), ("learn", Eye.learn), ("keep", _flat(1.0)),
        ("steer depot-steer", _flat(-1.0)), ("stop", _flat(0.1)),
    )
    for verb in verbs.split()
}  # fmt: skip


def impressions(s: KardashevState, seat: int, actions: Sequence[Action]) -> list[float]:
    """The worth of each action to the seat, in points."""
    eye = Eye(s, seat)
    return [_LOOKS[action.verb](eye, action) for action in actions]
