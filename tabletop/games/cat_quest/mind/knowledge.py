"""Candidate actions, first impressions and features for the search."""

from collections.abc import Callable, Hashable, Sequence
from math import log
from pathlib import Path
from typing import ClassVar

from tabletop.games.cat_quest.mind import deadline, finale, fray, measures
from tabletop.games.cat_quest.mind.measures import Pack, Plan, Sky
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import after, ways
from tabletop.games.cat_quest.rules.content import DOG_ELEMENT, EARTH, HOMES
from tabletop.games.cat_quest.rules.model import Action, CatQuestState
from tabletop.kernel.events import NOBODY
from tabletop.kernel.knowledge import Knowledge, read_weights
from tabletop.kernel.rng import Rng

WEIGHTS = Path(__file__).parents[1] / "weights.txt"
URGENCY = (3.0, 1.0)
"""Weights of the slow and the fast plan."""
WORTH_IT = 0.15
"""Least gain of both sides for a trade to be considered."""
BRAVE = 0.4
"""How likely a battle has to be won to be begun while there is time."""
SPITE = 0.5
"""Weight of what a rival loses against the own gain."""
SAVED = 0.05
"""Value of keeping Incinerate."""
LED = -0.2
"""What it is worth to be the leader when the game ends, as the logarithm of a chance."""
FEAR = 0.35
"""How likely, at the very end, a game in which no Dog was beaten yet is lost to them."""
LAST_HOPE = 0.7
"""How likely somebody who has never beaten a Dog does so in the last turn."""
UNLIKELY = 0.01
"""The chance of what can hardly be done in time."""
TRAITS = (
    *("plan", "sure_plan", "army", "at_the_gate", "next", "grounded"),
    *("leads_near_the_end", "might_near_the_end", "looks", "earthquake"),
)
EAGER = (model.PEEK.verb, model.RECRUIT.verb, model.TRADE)


class CatQuestKnowledge(Knowledge[CatQuestState, Action]):
    """Compares the seats' plans: who frees the Earth first."""

    signs: ClassVar[dict[str, int]] = {name: -1 if name == "grounded" else 1 for name in TRAITS}
    traits: ClassVar[tuple[str, ...]] = TRAITS
    scale: ClassVar[float] = 25.0
    weights = read_weights(WEIGHTS, TRAITS) if WEIGHTS.exists() else ()

    def turn_key(self, s: CatQuestState) -> Hashable:
        return NOBODY if s.phase == model.OVER else s.round * 4 + s.place

    def choices(self, s: CatQuestState, legal: Sequence[Action]) -> dict[Hashable, Action]:
        """Prune actions: flights only to or towards useful homes, only trades that help both."""
        if len(legal) == 1:
            return {legal[0]: legal[0]}
        phase = s.phase
        if phase == model.ROLLED:
            return self._flights(s, legal)
        if phase in model.BATTLE:
            return self._in_battle(s, legal)
        if phase == model.ANSWERING:
            declines = self._worth_of_offer(s) < 0.0
            return {model.DECLINE: model.DECLINE} if declines else {action: action for action in legal}
        if phase == model.OFFERING:
            action = self._put_together(s)
            return {action: action}
        if model.TO_BATTLE in legal and deadline.now_or_never(s):
            return {model.TO_BATTLE: model.TO_BATTLE}
        if model.TO_BATTLE in legal and not self._dares(s, s.turn):
            legal = [action for action in legal if action is not model.TO_BATTLE]
        found: dict[Hashable, Action] = {}
        for action in legal:
            if action is model.RECRUIT and not (model.TO_BATTLE in legal or finale.last_cat(s)):
                return {action: action}
            if action is model.PEEK and model.TO_BATTLE not in legal:
                return {action: action}
            if action.verb != model.TRADE or self._talks(s, action):
                found[action] = action
        return found

    def _in_battle(self, s: CatQuestState, legal: Sequence[Action]) -> dict[Hashable, Action]:
        if s.phase == model.FACING:
            element = DOG_ELEMENT[s.row[s.at]]
            if s.round == s.limit and model.CONCEDE in legal:
                return {(model.GAMBLE, element): model.GAMBLE}  # there is no other battle to save anybody for
            return {(action, element): action for action in legal}
        if s.phase == model.GAMBLED:
            action = model.KEEP if s.dice[0] % 2 else model.QUAKE_BLACK
            return {action: action}
        if not s.seen[s.row[s.at]] & (model.EVERYBODY | 1 << s.turn):
            return {model.FACE: model.FACE}  # any Dog may come in its place: the fire is for one that is known
        return {action: action for action in legal}

    def _dares(self, s: CatQuestState, seat: int) -> bool:
        """A battle that is likelier lost is begun only if it is now or never: somebody else may win the next one."""
        if finale.late(s) or deadline.trust(s) or self._battle_chance(s, seat, model.TO_BATTLE) >= BRAVE:
            return True
        for other in range(s.seats):
            if other != seat and s.ships[other] == s.planets[EARTH] and not s.grounded >> other & 1:
                crew = s.crews[other]
                if fray.chance(s, seat, 0, crew, bool(crew >> content.INCINERATOR & 1 and s.box)) >= BRAVE:
                    return True
        return False

    def _flights(self, s: CatQuestState, legal: Sequence[Action]) -> dict[Hashable, Action]:
        """To a home, or as near as the dice allow to where it will be in the next turn."""
        seat, speed = s.turn, s.dice[0] + s.dice[1]
        costs = ways(s.ships[seat]).costs
        found = _towards_homes(s, costs, speed)
        if s.seats > 2 and not s.offers:
            for other in range(s.seats):
                space = s.ships[other]
                if other != seat and space != s.planets[EARTH] and costs[space] <= speed and self.swaps(s, other):
                    found[model.TRADES[other], model.MOVE] = model.MOVES[space]
        for action in legal:
            if action.verb == model.MOVE:
                break
            if action is model.PEEK:
                return {action: action}
            if action.verb == model.TRADE and self._talks(s, action):
                found[action] = action
            if action.verb == model.QUAKE and _sensible_quake(s.dice, action.what):
                found[action] = action
        return found

    def _talks(self, s: CatQuestState, action: Action) -> bool:
        """Whether there is something to talk about: once in a turn, if there is a trade that helps both."""
        return not s.offers and bool(self.swaps(s, action.what))

    def _put_together(self, s: CatQuestState) -> Action:
        """The next action towards the best trade that contains the offer so far."""
        for given, asked, _gain in self.swaps(s, s.partner):
            if not (s.given & ~given or s.asked & ~asked):
                if s.given != given:
                    return model.GIVES[content.cats_of(given & ~s.given)[0]]
                return model.ASKS[content.cats_of(asked)[0]] if s.asked != asked else model.OFFER
        return model.CANCEL

    def swaps(self, s: CatQuestState, other: int) -> list[tuple[int, int, float]]:
        """Trades of a cat each with another player that help both, best first: given, asked, the other's gain."""
        seat = s.turn
        own, theirs = s.crews[seat], s.crews[other]
        gifts, wishes = content.cats_of(own & ~theirs), content.cats_of(theirs & ~own)
        if not gifts or not wishes:
            return []
        sides = self._side(s, seat), self._side(s, other)
        usual = [side(crew, s.spent[who]) for side, crew, who in zip(sides, (own, theirs), (seat, other), strict=True)]
        found = []
        for gift in gifts:
            for wish in wishes:
                given, asked = 1 << gift, 1 << wish
                spent = s.spent[seat] & ~given | s.spent[other] & asked, s.spent[other] & ~asked | s.spent[seat] & given
                mine = sides[0](own & ~given | asked, spent[0]) - usual[0]
                gain = sides[1](theirs & ~asked | given, spent[1]) - usual[1]
                if mine > WORTH_IT and gain > WORTH_IT and (s.seats > 2 or mine > gain):
                    found.append((given, asked, gain, min(mine, gain)))
        found.sort(key=lambda swap: (-swap[3], swap[:2]))
        return [swap[:3] for swap in found]

    def _worth_of_offer(self, s: CatQuestState) -> float:
        """What the offer on the table is worth to the player it was made to."""
        seat, given, asked = s.partner, s.given, s.asked
        crew, spent = s.crews[seat], s.spent[seat]
        worth = self._side(s, seat)
        return worth(crew & ~asked | given, spent & ~asked | s.spent[s.turn] & given) - worth(crew, spent)

    def _side(self, s: CatQuestState, seat: int) -> Callable[[int, int], float]:
        """What crews are worth to a seat where it is now, with what they have used up."""
        pack, sky, homes = measures.pack_of(s, seat), _sky(s, seat, False), _waiting(s)
        grounded, ship = bool(s.grounded >> seat & 1), s.ships[seat]

        def worth(crew: int, spent: int) -> float:
            return _weight(plan_from(pack, sky, s.planets, ship, crew, crew & ~spent, homes, grounded))

        return worth

    def urges(self, s: CatQuestState, seat: int, actions: Sequence[Action], rng: Rng) -> list[float]:
        phase = s.phase
        if phase == model.ROLLED:
            return self._flight_urges(s, seat, actions)
        if phase in (model.FACING, model.READY):
            urges = [4.0 * self._battle_chance(s, seat, action) - SAVED * (action is model.BURN) for action in actions]
            if deadline.trust(s):  # the Dogs that are beaten count too
                stop = s.at + max(2, deadline.need(s) - s.beaten)
                more = [2.0 * self._battle_chance(s, seat, action, stop) for action in actions]
                urges = [urge + lead for urge, lead in zip(urges, more, strict=True)]
            return urges
        if phase == model.ANSWERING:
            gains = (gain for given, asked, gain in self.swaps(s, seat) if (given, asked) == (s.given, s.asked))
            gain = next(gains, -0.5)
            return [gain if action is model.ACCEPT else 0.0 for action in actions]
        found = []
        for action in actions:
            if action is model.RECRUIT and finale.last_cat(s):
                found.append(0.5 if finale.leads_to_the_end(s, seat) else -0.5)
            elif action is model.TO_BATTLE:
                found.append(self._battle_urge(s, seat))
            else:
                found.append(0.5 if action.verb in EAGER else 0.0)
        return found

    def _battle_urge(self, s: CatQuestState, seat: int) -> float:
        """How much somebody on Earth wants to fight now; near the limit a later battle must be much better to wait."""
        if finale.late(s):
            return 2.0
        usual, trust = 6.0 * self._battle_chance(s, seat, model.TO_BATTLE) - 1.0, deadline.trust(s)
        if not trust:
            return usual
        now, later = deadline.worth(s, seat, s.crews[seat]), deadline.stand(s, seat).worth
        return (1.0 - trust) * usual + trust * (1.0 + 6.0 * (now - later))

    def habit(self, s: CatQuestState, seat: int, actions: Sequence[Action], rng: Rng) -> Action:
        if len(actions) == 1:
            return actions[0]
        urges = self.urges(s, seat, actions, rng)
        return actions[urges.index(max(urges))]

    def _flight_urges(self, s: CatQuestState, seat: int, actions: Sequence[Action]) -> list[float]:
        """The best plan from there on, and what it spoils for others; for who leads, the end of the game."""
        pack, sky = measures.pack_of(s, seat), _sky(s, seat, True)
        waiting = homes = _waiting(s)
        last, leads = finale.last_cat(s), model.champion(s) == seat
        if last and not leads:
            homes &= 1 << EARTH  # nobody fetches the cat with which somebody else wins
        crew, spare, grounded = s.crews[seat], s.crews[seat] & ~s.spent[seat], s.grounded >> seat & 1
        trust = deadline.trust(s)
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
            worth = _weight(there)
            if trust:
                in_time = deadline.stand_from(s, seat, space, aboard, bool(grounded and home == EARTH)).worth
                worth += trust * (4.0 * log(in_time + UNLIKELY) - worth)
            if aboard != crew and s.homes[home] == 1:
                worth += SPITE * self._spoiled(s, seat, home, waiting)
            if last and leads and (others := waiting & ~(1 << EARTH | crew)):
                target = others.bit_length() - 1
                turns = 0.0 if target == home else sky.to(measures.carried(sky.planets, s.planets, space))[target]
                worth = max(worth, _weight(Plan(LED - measures.SLOW * turns, LED - measures.FAST * turns)))
            found.append(worth)
        if found:
            usual = max(found) - 0.7
            found = [usual if urge == -99.0 else urge for urge in found]
        return found

    def _spoiled(self, s: CatQuestState, seat: int, home: int, homes: int) -> float:
        """How much worse the best plan of somebody else is without the last cat of a home, as the seat sees it."""
        pack, most = measures.pack_of(s, seat), 0.0
        for other, crew in enumerate(s.crews):
            if other != seat and not crew >> home & 1:
                sky, spare, grounded = _sky(s, other, True), crew & ~s.spent[other], bool(s.grounded >> other & 1)
                now, then = (
                    plan_from(pack, sky, s.planets, s.ships[other], crew, spare, left, grounded)
                    for left in (homes, homes & ~(1 << home))
                )
                most = max(most, _weight(now) - _weight(then))
        return most

    def _battle_chance(self, s: CatQuestState, seat: int, action: Action, stop: int = content.ROW) -> float:
        """How likely the battle is won after this; `stop`: or the Dogs before a place are beaten."""
        rested = s.crews[seat] & ~s.used
        if action is model.CONCEDE:
            return -0.1
        if action is model.FACE:
            return fray.turned_up(s, seat, rested, stop)
        if action is model.BURN:
            return fray.burnt(s, seat, rested, stop)
        burn = bool(s.crews[seat] >> content.INCINERATOR & 1 and not s.burnt and s.box)
        if action is model.TO_BATTLE:
            return fray.chance(s, seat, 0, rested, burn, stop)
        if action is model.GAMBLE:
            return fray.luck_of(s, seat) * fray.chance(s, seat, s.at + 1, rested & ~(1 << content.GAMBLER), burn, stop)
        return fray.chance(s, seat, s.at + 1, rested & ~(1 << action.what), burn, stop)

    def chances(self, s: CatQuestState, seats: int) -> list[float]:
        """Lower near the end if no Dog was ever beaten (CQ-8.2); near the round limit what is done in time (CQ-8.3)."""
        found = super().chances(s, seats)
        trust = 0.0 if s.phase == model.OVER else deadline.trust(s)
        if trust:
            in_time = deadline.verdict(s)
            return [one + trust * (other - one) for one, other in zip(found, in_time, strict=True)]
        if any(s.best) or s.phase == model.OVER:
            return found
        for seat in range(seats):
            share = 1.0 - FEAR * finale.near(s)
            if s.ending:
                late = (
                    finale.next_turn(s, seat, False)[1] or s.ships[seat] != s.planets[EARTH] or s.grounded >> seat & 1
                )
                share = 0.0 if late else LAST_HOPE
            found[seat] *= share
        return found

    def describe(self, s: CatQuestState, seat: int) -> Sequence[float]:
        homes = _waiting(s)
        pack, sky = measures.pack_of(s, seat), _sky(s, seat, False)
        crew, grounded = s.crews[seat], bool(s.grounded >> seat & 1)
        spare = crew & ~s.spent[seat]
        best = plan_from(pack, sky, s.planets, s.ships[seat], crew, spare, homes, grounded)
        mine = homes & ~_contested(s, seat, homes)
        sure = best if mine == homes else plan_from(pack, sky, s.planets, s.ships[seat], crew, spare, mine, grounded)
        army = pack.chance(crew, spare)
        gate = army if s.ships[seat] == s.planets[EARTH] and not grounded else 0.0
        near = finale.near(s)
        leads = near if model.champion(s) == seat else 0.0
        might = near * max(float(s.best[seat]), pack.beaten(crew)) / content.ROW
        eyes = 1 << seat
        known = sum([s.seen[dog] & eyes for dog in s.row]) / eyes
        wait = finale.next_turn(s, seat, False)[0]
        plans, turn = (best.slow / 4.0, sure.slow / 4.0), (1.0 - wait / s.seats, float(grounded))
        return (*plans, army, gate, *turn, leads, might, known / 2.0, float(spare >> content.SHAKER & 1))


def _towards_homes(s: CatQuestState, costs: Sequence[int], speed: int) -> dict[Hashable, Action]:
    """For each home that has something: the flight there, or to the stop from which it is reached next turn."""
    seat, ship = s.turn, s.ships[s.turn]
    barred = s.planets[EARTH] if s.grounded >> seat & 1 else NOBODY
    wait = finale.next_turn(s, seat, True)[1]
    found: dict[Hashable, Action] = {}
    stops: set[int] = set()
    for home in range(HOMES):
        if home != EARTH and (s.crews[seat] >> home & 1 or not s.homes[home]):
            continue
        space = s.planets[home]
        if costs[space] <= speed and space != barred:
            found[home] = model.MOVES[space]
            continue
        stop = measures.station(ship, speed, after(space) if home and wait else space, barred)
        if stop not in stops:
            stops.add(stop)
            found[-1 - home] = model.MOVES[stop]
    return found


def plan_from(
    pack: Pack, sky: Sky, planets: Sequence[int], ship: int, crew: int, spare: int, homes: int, grounded: bool
) -> Plan:
    """The best plan of a ship that rests on a space until its next turn, when the sky is this."""
    return measures.plan(pack, sky, measures.carried(sky.planets, planets, ship), crew, spare, homes, grounded)


def _weight(plan: Plan) -> float:
    """Weighted sum of a plan."""
    slow, fast = URGENCY
    return slow * plan.slow + fast * plan.fast


def _waiting(s: CatQuestState) -> int:
    """The set of homes with cats."""
    return sum([1 << home for home, cats in enumerate(s.homes) if cats])


def _sky(s: CatQuestState, seat: int, done: bool) -> Sky:
    """The planets as they will be in the seat's next turn; `done`: this one does not count."""
    planets = tuple(s.planets)
    return measures.sky_of(measures.moved_on(planets) if finale.next_turn(s, seat, done)[1] else planets)


def _contested(s: CatQuestState, seat: int, homes: int) -> int:
    """The homes whose last cats others may have taken before."""
    own = _sky(s, seat, False).to(s.ships[seat])
    rivals = [(s.crews[other], _sky(s, other, False).to(s.ships[other])) for other in range(s.seats) if other != seat]
    found = 0
    for home in range(HOMES):
        if homes >> home & 1:
            nearer = sum([1 for crew, to in rivals if not crew >> home & 1 and to[home] <= own[home]])
            if nearer >= s.homes[home]:
                found |= 1 << home
    return found


def _sensible_quake(dice: Sequence[int], shaken: int) -> bool:
    """Whether all dice to be rolled again are below 4."""
    black, white = dice
    if shaken == 3:
        return black < 4 and white < 4
    return (black if shaken == 1 else white) < 4
