"""What is known about playing Cat Quest well. Imports this game's model, rules and plans, and the kernel."""

from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import ClassVar

from tabletop.games.cat_quest import model, plans
from tabletop.games.cat_quest.board import EARTH, HOMES, after
from tabletop.games.cat_quest.model import DOG_ELEMENT, NOBODY, CatQuestState, Order
from tabletop.games.cat_quest.plans import Pack, Plan, Sky
from tabletop.kernel.knowledge import Knowledge, read_weights
from tabletop.kernel.rng import Rng

WEIGHTS = Path(__file__).with_name("weights.txt")
URGENCY = (3.0, 1.0)
"""What a slow and a fast plan weigh at first sight."""
_TALE = 8.0
"""No logarithm of a plan is much below this."""


class CatQuestKnowledge(Knowledge):
    """Plans are compared: who frees the Earth first."""

    traits: ClassVar[tuple[str, ...]] = (
        "plan", "hurried_plan", "sure_plan", "army", "at_the_gate", "cats", "next", "grounded", "best", "leads",
        "leads_near_the_end", "earthquake", "looks",
    )  # fmt: skip
    signs: ClassVar[dict[str, int]] = {
        "plan": 1, "hurried_plan": 1, "sure_plan": 1, "army": 1, "at_the_gate": 1, "next": 1, "grounded": -1, "best": 1,
        "leads": 1, "leads_near_the_end": 1, "earthquake": 1, "looks": 1,
    }  # fmt: skip
    scale: ClassVar[float] = 25.0
    weights = read_weights(WEIGHTS, traits) if WEIGHTS.exists() else ()

    def turn_key(self, s: CatQuestState) -> Hashable:
        return NOBODY if s.phase == model.OVER else s.round * 4 + s.place

    # -- what is worth thinking about --------------------------------------------------------------------------

    def choices(self, s: CatQuestState, legal: Sequence[Order]) -> dict[Hashable, Order]:
        """Flights are those to or towards a home that has something; talk is only of trades that could come about."""
        if len(legal) == 1:
            return {legal[0]: legal[0]}
        phase = s.phase
        if phase == model.ROLLED:
            return self._flights(s, legal)
        if phase == model.FACING:
            element = DOG_ELEMENT[s.row[s.at]]
            return {(action, element): action for action in legal}
        if phase == model.GAMBLED:
            action = model.KEEP if s.dice[0] % 2 else model.QUAKE_BLACK
            return {action: action}
        if phase in (model.READY, model.ANSWERING):
            return {action: action for action in legal}
        if phase == model.OFFERING:
            return {model.CANCEL: model.CANCEL}
        found: dict[Hashable, Order] = {}
        for action in legal:
            if action is model.RECRUIT and not (model.TO_BATTLE in legal or _last_cat(s)):
                return {action: action}
            if action is model.PEEK and model.TO_BATTLE not in legal:
                return {action: action}
            if action.verb != model.TRADE:
                found[action] = action
        return found

    def _flights(self, s: CatQuestState, legal: Sequence[Order]) -> dict[Hashable, Order]:
        """To a home, or as near as the dice allow to where it will be in the next turn."""
        seat, ship = s.turn, s.ships[s.turn]
        speed = s.dice[0] + s.dice[1]
        barred = s.planets[EARTH] if s.grounded >> seat & 1 else NOBODY
        costs = plans.ways(ship).costs
        crew = s.crews[seat]
        wait = not _moves_again(s, seat)
        found: dict[Hashable, Order] = {}
        for home in range(HOMES):
            if home != EARTH and (crew >> home & 1 or not s.homes[home]):
                continue
            space = s.planets[home]
            if costs[space] <= speed and space != barred:
                found[home] = model.MOVES[space]
            else:
                target = after(space) if home and wait else space
                found[-1 - home] = model.MOVES[plans.station(ship, speed, target, barred)]
        for action in legal:
            if action.verb == model.MOVE:
                break
            if action is model.PEEK:
                return {action: action}
            if action.verb == model.QUAKE and _sensible_quake(s.dice, action.what):
                found[action] = action
        return found

    # -- first impressions -------------------------------------------------------------------------------------

    def urges(self, s: CatQuestState, seat: int, actions: Sequence[Order], rng: Rng) -> list[float]:
        phase = s.phase
        if phase == model.ROLLED:
            return self._flight_urges(s, seat, actions)
        if phase in (model.FACING, model.READY):
            return [4.0 * self._battle_chance(s, seat, action) for action in actions]
        found = []
        for action in actions:
            if action is model.TO_BATTLE:
                likely = plans.pack_of(s, seat).chance(s.crews[seat], s.crews[seat] & ~s.spent[seat])
                found.append(6.0 * likely - 2.5)
            else:
                found.append(0.5 if action in (model.DECLINE, model.PEEK, model.RECRUIT) else 0.0)
        return found

    def habit(self, s: CatQuestState, seat: int, actions: Sequence[Order], rng: Rng) -> Order:
        if len(actions) == 1:
            return actions[0]
        urges = self.urges(s, seat, actions, rng)
        return actions[urges.index(max(urges))]

    def _flight_urges(self, s: CatQuestState, seat: int, actions: Sequence[Order]) -> list[float]:
        """The best plan from there on."""
        pack, sky = plans.pack_of(s, seat), _sky(s, seat, True)
        homes = _waiting(s)
        crew, spare, grounded = s.crews[seat], s.crews[seat] & ~s.spent[seat], s.grounded >> seat & 1
        slow, fast = URGENCY
        found = []
        for action in actions:
            if action.verb != model.MOVE:
                found.append(-99.0)
                continue
            space, aboard = action.what, crew
            home = s.planets.index(space) if space in s.planets else NOBODY
            if home != NOBODY and homes >> home & 1:
                aboard |= 1 << home
            there = plan_from(pack, sky, s.planets, space, aboard, spare, homes, bool(grounded and home == EARTH))
            found.append(slow * there.slow + fast * there.fast)
        if found:
            usual = max(found) - 0.7
            found = [usual if urge == -99.0 else urge for urge in found]
        return found

    def _battle_chance(self, s: CatQuestState, seat: int, action: Order) -> float:
        """How likely the battle is won after this."""
        rested = s.crews[seat] & ~s.used
        spare = s.crews[seat] & ~s.spent[seat] & 1 << model.SHAKER
        if not s.burnt and s.box:
            spare |= s.crews[seat] & 1 << model.INCINERATOR
        if action is model.FACE:
            return plans.pack_of(s, seat, s.at).chance(rested, spare)
        if action is model.CONCEDE:
            return -0.1
        if action is model.BURN:
            return 0.9 * plans.pack_of(s, seat, s.at + 1).chance(rested, spare & ~(1 << model.INCINERATOR))
        rest = plans.pack_of(s, seat, s.at + 1)
        if action is model.GAMBLE:
            luck = 0.75 if spare >> model.SHAKER & 1 else 0.5
            return luck * rest.chance(rested & ~(1 << model.GAMBLER), spare)
        return rest.chance(rested & ~(1 << action.what), spare)

    # -- what a position is worth ------------------------------------------------------------------------------

    def describe(self, s: CatQuestState, seat: int) -> Sequence[float]:
        homes = _waiting(s)
        pack, sky = plans.pack_of(s, seat), _sky(s, seat, False)
        crew, grounded = s.crews[seat], bool(s.grounded >> seat & 1)
        spare = crew & ~s.spent[seat]
        best = plan_from(pack, sky, s.planets, s.ships[seat], crew, spare, homes, grounded)
        mine = homes & ~_contested(s, seat, homes)
        sure = best if mine == homes else plan_from(pack, sky, s.planets, s.ships[seat], crew, spare, mine, grounded)
        army = pack.chance(crew, spare)
        gate = army if s.ships[seat] == s.planets[EARTH] and not grounded else 0.0
        leads = model.champion(s) == seat
        left = sum(s.homes) - s.homes[EARTH]
        near = max(1.0 - left / (9.0 * (s.seats - 1)), 1.0 / (1.0 + s.limit - s.round))
        eyes = 1 << seat
        return (
            best.slow / 4.0, best.fast / 4.0, sure.fast / 4.0, army, gate, crew.bit_count() / 5.0,
            float(s.turn == seat), float(grounded), s.best[seat] / 5.0, float(leads), leads * near * near * near,
            float(spare >> model.SHAKER & 1), sum([s.seen[dog] & eyes for dog in s.row]) / eyes / 2.0,
        )  # fmt: skip


def plan_from(
    pack: Pack, sky: Sky, planets: Sequence[int], ship: int, crew: int, spare: int, homes: int, grounded: bool
) -> Plan:
    """The best plan of a ship that rests on a space until its next turn, when the sky is this."""
    if planets[1] != sky.planets[1]:  # a round has passed: ships ride along or are picked up (CQ-5.1)
        for home in range(1, HOMES):
            if planets[home] == ship:
                ship = sky.planets[home]
                break
    return plans.plan(pack, sky, ship, crew, spare, homes, grounded)


def _waiting(s: CatQuestState) -> int:
    """The set of homes with cats."""
    return sum([1 << home for home, cats in enumerate(s.homes) if cats])


def _last_cat(s: CatQuestState) -> bool:
    """Whether the end begins with the next alien cat that is recruited (CQ-8.2)."""
    return sum(s.homes) - s.homes[EARTH] == 1


def _moves_again(s: CatQuestState, seat: int) -> bool:
    """Whether a seat has another turn before the planets move: never the one whose turn it is."""
    if s.turn == seat:
        return False
    places = range(s.place + 1, s.seats)
    for place in places:
        if not s.clockwise and s.round % 2 == 0:
            place = s.seats - 1 - place
        if (s.first + place) % s.seats == seat:
            return True
    return False


def _sky(s: CatQuestState, seat: int, done: bool) -> Sky:
    """The planets as they will be in the seat's next turn; `done`: this one does not count."""
    planets = tuple(s.planets)
    if (s.turn == seat and not done) or _moves_again(s, seat):
        return plans.sky_of(planets)
    return plans.sky_of(plans.moved_on(planets))


def _contested(s: CatQuestState, seat: int, homes: int) -> int:
    """The homes whose last cats others may have taken before."""
    own = _sky(s, seat, False).to(s.ships[seat])
    rivals = [
        (s.crews[other], _sky(s, other, False).to(s.ships[other])) for other in range(s.seats) if other != seat
    ]
    found = 0
    for home in range(HOMES):
        if homes >> home & 1:
            nearer = sum([1 for crew, to in rivals if not crew >> home & 1 and to[home] <= own[home]])
            if nearer >= s.homes[home]:
                found |= 1 << home
    return found


def _sensible_quake(dice: Sequence[int], shaken: int) -> bool:
    """Only dice that show little are rolled again."""
    black, white = dice
    if shaken == 3:
        return black < 4 and white < 4
    return (black if shaken == 1 else white) < 4
