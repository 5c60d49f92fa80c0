"""What can still be done before the round limit of Cat Quest (CQ-8.3): who is on Earth in time, and beats how many."""

from functools import cache
from typing import NamedTuple

from tabletop.games.cat_quest.mind import finale, fray, measures
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import distance
from tabletop.games.cat_quest.rules.content import EARTH, HOMES
from tabletop.games.cat_quest.rules.model import CatQuestState
from tabletop.games.cat_quest.rules.view import CatQuestView

TRUST = (1.0, 0.9, 0.75, 0.55, 0.3)
"""How much the limit decides, by how many rounds come after this one; with more of them nobody thinks of it."""
SCORE = 0.6
"""What it is worth to have beaten more Dogs than anybody so far: others may still beat more."""
_LONGEST = 100


def trust(s: CatQuestState | CatQuestView) -> float:
    """How much of the game the limit decides, from 0 to 1; 0 far from it, and if the last cat ends it sooner."""
    left = s.limit - s.round
    return 0.0 if s.ending or left >= len(TRUST) else TRUST[left]


def counts(s: CatQuestState | CatQuestView) -> bool:
    """Whether a battle of whose turn it is matters though it cannot be won: its Dogs decide, the time is nearly up."""
    return s.ending or s.round == s.limit or (trust(s) > 0 and model.champion(s) != s.turn)


class Stand(NamedTuple):
    """A battle somebody can still fight: how likely they are there in time, and with whom."""

    arrives: float
    crew: int
    worth: float


def need(s: CatQuestState) -> int:
    """How many Dogs in one battle are more than anybody has beaten; at most the whole row, which wins at once."""
    return min(max(s.best) + 1, len(s.row))


def worth(s: CatQuestState, seat: int, crew: int) -> float:
    """What a battle from the Earth with these cats is worth to a seat: all Dogs, or more than anybody so far."""
    wins = beats(s, seat, crew, len(s.row))
    return wins + SCORE * (beats(s, seat, crew, need(s)) - wins)


def beats(s: CatQuestState, seat: int, crew: int, dogs: int) -> float:
    """How likely these cats beat so many Dogs of the row, as far as the seat knows it."""
    return fray.chance(s, seat, 0, crew, bool(crew >> content.INCINERATOR & 1 and s.box), dogs)


def now_or_never(s: CatQuestState) -> bool:
    """Whether it is the last turn before the limit, so that losing costs nothing, and a battle can pay."""
    return s.round == s.limit and pays(s)


def pays(s: CatQuestState) -> bool:
    """Whether a battle of whose turn it is could beat more Dogs than anybody has."""
    return beats(s, s.turn, s.crews[s.turn], need(s)) > 0.0


def stand(s: CatQuestState, seat: int) -> Stand:
    """The best battle a seat can still fight, this turn included."""
    crew, ship, planets = s.crews[seat], s.ships[seat], tuple(s.planets)
    grounded = bool(s.grounded >> seat & 1 and ship == planets[EARTH])
    flights = turns_left(s, seat, False) - 1
    if s.turn == seat:
        phase = s.resume if s.phase in model.PARLEY else s.phase
        if phase == model.MOVED:
            return stand_from(s, seat, ship, crew, grounded)
        if phase != model.START:  # a turn with a flight left in it, and no battle
            return (
                Stand(0.0, crew, 0.0)
                if flights < 1
                else _best(s, seat, ship, planets, crew, flights, sum(s.dice), grounded)
            )
    elif finale.next_turn(s, seat, False)[1]:
        planets = measures.moved_on(planets)
        ship = measures.carried(planets, s.planets, ship)
    return _best(s, seat, ship, planets, crew, flights, 0, grounded)


def stand_from(s: CatQuestState, seat: int, space: int, crew: int, grounded: bool) -> Stand:
    """The same if this turn of the seat ends on a space with these cats."""
    planets = measures.moved_on(tuple(s.planets))
    flights = turns_left(s, seat, True) - 1
    return _best(s, seat, measures.carried(planets, s.planets, space), planets, crew, flights, 0, grounded)


def turns_left(s: CatQuestState | CatQuestView, seat: int, done: bool) -> int:
    """How many turns a seat still has, the one that goes on included unless it is done."""
    return (0 if s.ending else s.limit - s.round) + (not finale.next_turn(s, seat, done)[1])


def verdict(s: CatQuestState) -> list[float]:
    """How likely each seat has beaten most Dogs in one battle when the time is up; the Dogs' share is left over."""
    most = len(s.row) + 1
    reached = [_scores(s, seat, most) for seat in range(s.seats)]
    found = []
    for seat in range(s.seats):
        total = 0.0
        for dogs in range(1, max(most, max(s.best) + 1)):
            share = _at(reached[seat], dogs) - _at(reached[seat], dogs + 1)
            for other in range(s.seats):
                if other != seat and share:
                    equal = _at(reached[other], dogs) - _at(reached[other], dogs + 1)
                    share *= 1.0 - _at(reached[other], dogs) + equal * _first(s, seat, other, dogs)
            total += share
        found.append(total)
    return found


def _at(reached: list[float], dogs: int) -> float:
    return reached[dogs] if dogs < len(reached) else 0.0


def _scores(s: CatQuestState, seat: int, most: int) -> list[float]:
    """How likely a seat's best battle has at least so many Dogs in the end, from none on."""
    best = s.best[seat]
    if s.phase in model.BATTLE and s.turn == seat:
        best, crew, start = max(best, s.beaten), s.crews[seat] & ~s.used, s.at - s.beaten
        lucky = 1.0
        if s.phase == model.GAMBLED:
            lucky = 1.0 if s.dice[0] % 2 else 0.5
        burn = bool(s.crews[seat] >> content.INCINERATOR & 1 and not s.burnt and s.box)
        at = s.at + (s.phase == model.GAMBLED)
        later = [lucky * fray.chance(s, seat, at, crew, burn, start + dogs) for dogs in range(most)]
    else:
        chance = stand(s, seat)
        later = [chance.arrives * beats(s, seat, chance.crew, dogs) for dogs in range(most)] if chance.arrives else []
    return [1.0 if dogs <= best else _at(later, dogs) for dogs in range(max(most, best + 1))]


def _first(s: CatQuestState, seat: int, other: int, dogs: int) -> float:
    """How likely the seat was the first of two to beat so many."""
    done = [s.best[one] == dogs for one in (seat, other)]
    if all(done):
        return float(s.reached[seat] < s.reached[other])
    return 1.0 if done[0] else 0.0 if done[1] else 0.5


def _worth(one: Stand) -> float:
    return one.worth


def _best(
    s: CatQuestState, seat: int, ship: int, planets: tuple[int, ...], crew: int, flights: int, dice: int, leaves: bool
) -> Stand:
    """To Earth at once, or by way of a cat; `dice`: of the first flight, if known; `leaves`: first away from Earth."""
    if flights < 0 or (leaves and not flights):
        return Stand(0.0, crew, 0.0)
    earth, turns = planets[EARTH], _turns(flights)
    straight = 1.0 if leaves else turns.within(distance(ship, earth), flights, dice)
    found = Stand(straight, crew, straight * worth(s, seat, crew))
    wanted = [home for home in range(HOMES) if s.homes[home] and not crew >> home & 1 and home != EARTH]
    for home in wanted if flights > 1 or ship in planets else ():
        there, back = distance(ship, planets[home]), distance(planets[home], earth)
        arrives = turns.by_way_of(there, back, flights, dice)
        if arrives > found.worth:
            found = max(found, Stand(arrives, crew | 1 << home, arrives * worth(s, seat, crew | 1 << home)), key=_worth)
    return found


class _Turns:
    """How likely so many flights go so far."""

    def __init__(self, flights: int) -> None:
        rolls = [black + white for black in range(1, 7) for white in range(1, 7)]
        self.reach = [[float(length <= 0) for length in range(_LONGEST)]]
        for _flight in range(flights):
            last = self.reach[-1]
            self.reach.append([sum(last[max(0, way - roll)] for roll in rolls) / 36 for way in range(_LONGEST)])

    def within(self, way: int, flights: int, dice: int) -> float:
        """The chance of a way; `dice`: those of the first flight, if known."""
        if dice and flights:
            return self.reach[flights - 1][max(0, way - dice)]
        return self.reach[flights][way] if flights >= 0 else 0.0

    def by_way_of(self, there: int, back: int, flights: int, dice: int) -> float:
        """The chance of two ways with a stop between them."""
        total = before = 0.0
        for flight in range(flights + 1):
            reached = self.within(there, flight, dice)
            total += (reached - before) * self.reach[flights - flight][back]
            before = reached
        return total


_turns = cache(_Turns)
