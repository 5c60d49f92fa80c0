"""How good a position of Cat Quest looks: who is how near to an army that beats the Dogs."""

from functools import cache, lru_cache
from itertools import combinations, product
from math import comb

from tabletop.games.cat_quest.mind import deadline
from tabletop.games.cat_quest.rules import battle, content, model, trade
from tabletop.games.cat_quest.rules.board import distance
from tabletop.games.cat_quest.rules.content import CAT_ELEMENT, DOG_ELEMENT, EARTH, ELEMENTS, HOMES, cats_of
from tabletop.games.cat_quest.rules.model import CatQuestState

WIN = 100.0
"""A won game, against which everything else is small."""
PATIENCE = 0.86
"""What a chance of winning one turn later is worth."""
SPEED = 6.5
"""How far a ship usually gets in a turn."""
HOPE = 0.2
"""What an army is worth in a plan for each Dog it lacks a cat against: more cats may still come."""
RIVALS = 0.45
"""How much the best of the others counts against the own chances."""
SCORE = 0.4
"""What a Dog more in the best battle is worth by itself."""
LEAD = 60.0
"""What the best battle so far is worth in the last round."""
CURIOUS = 0.05
"""What knowing a Dog is worth by itself."""
UNSHAKEN = 1.5
"""What it is worth to have an Earthquake left."""
TALK = 2 * WIN
"""What it costs to talk about a trade that will not come about: so it is not talked about."""

Counts = tuple[int, ...]
Dogs = tuple[Counts, Counts, int]
"""What is known of a row: the known Dogs by element, those that may lie hidden, and how many do."""


def evaluate(s: CatQuestState, seat: int) -> float:
    """How good the position looks for the seat; only differences count."""
    if s.phase == model.OVER:
        return WIN if model.champion(s) == seat else -WIN
    if s.phase in model.BATTLE:
        likely = _battle_chance(s)
        sign = 1 if s.turn == seat else -1
        if trust := deadline.trust(s):
            likely = max(likely, trust * deadline.verdict(s)[s.turn])
        return sign * WIN * likely + SCORE * s.beaten + (1 - likely) * _lead(s, seat, s.beaten + 1)
    if s.phase in model.PARLEY:
        return _offer_worth(s, seat)
    return _standing(s, seat)


def _standing(s: CatQuestState, seat: int) -> float:
    """The own prospects against those of the best of the others."""
    dogs = knowledge(s, seat)
    homes = sum(1 << home for home in range(HOMES) if s.homes[home])
    planets = tuple(s.planets)
    prospects = [_prospect(s, other, dogs, homes, planets) for other in range(s.seats)]
    if trust := deadline.trust(s):
        prospects = [one + trust * (other - one) for one, other in zip(prospects, deadline.verdict(s), strict=True)]
    own = prospects.pop(seat)
    extras = CURIOUS * sum(s.seen[dog] >> seat & 1 for dog in s.row)
    extras += UNSHAKEN * (s.crews[seat] & ~s.spent[seat]).bit_count() / HOMES
    return WIN * (own - RIVALS * max(prospects)) + SCORE * s.best[seat] + extras + _lead(s, seat)


def _lead(s: CatQuestState, seat: int, score: int = 0) -> float:
    """In the last round the best battle decides; before, nobody hurries for it (CQ-8.2)."""
    if not s.ending:
        return 0.0
    own = max(s.best[seat], score if s.turn == seat else 0)
    others = max(best for other, best in enumerate(s.best) if other != seat)
    return LEAD * ((own > others) - (own < others))


def knowledge(s: CatQuestState, viewer: int, start: int = 0) -> Dogs:
    """What the viewer knows of the row from a place on."""
    eyes = model.EVERYBODY | 1 << viewer
    known, pool = [0] * ELEMENTS, [3] * ELEMENTS
    hidden = 0
    for dog, seen in enumerate(s.seen):
        if seen & eyes:
            pool[DOG_ELEMENT[dog]] -= 1
    for dog in s.row[start:]:
        if s.seen[dog] & eyes:
            known[DOG_ELEMENT[dog]] += 1
        else:
            hidden += 1
    return tuple(known), tuple(pool), hidden


@lru_cache(maxsize=8_000)
def chance(crew: int, spare: int, dogs: Dogs, hope: float) -> float:
    """How likely these cats beat these Dogs; `spare` are the abilities that mend one gap, as a set of cats."""
    rows = _rows(*dogs)
    total = sum(weight for _row, weight in rows)
    return sum(weight * _mended(crew, spare, row, hope) for row, weight in rows) / total


def _rows(known: Counts, pool: Counts, hidden: int) -> list[tuple[Counts, int]]:
    """Every set of Dogs the row may be, with how often."""
    rows: list[tuple[Counts, int, int]] = [((), 1, hidden)]
    for element in range(ELEMENTS):
        rows = [
            ((*row, known[element] + drawn), weight * comb(pool[element], drawn), left - drawn)
            for row, weight, left in rows
            for drawn in range(min(left, pool[element]) + 1)
        ]
    return [(row, weight) for row, weight, left in rows if left == 0]


@lru_cache(maxsize=16_000)
def _mended(crew: int, spare: int, row: Counts, hope: float) -> float:
    """The chance against exactly these Dogs: certain if every Dog finds its own cat, else by luck."""
    gap = _gap(crew, row)
    if gap == 0:
        return 1.0
    burn, roll = spare >> content.INCINERATOR & 1, crew >> content.GAMBLER & 1
    luck = 0.75 if spare >> content.SHAKER & 1 else 0.5
    best = hope**gap if hope else 0.0
    if roll:
        rest = crew & ~(1 << content.GAMBLER)
        if any(row[element] and not _gap(rest, _without(row, element)) for element in range(ELEMENTS)):
            best = max(best, luck)
    if burn and gap == 1:
        best = max(best, 0.45)
    if burn and roll and gap == 2:
        best = max(best, 0.45 * luck)
    return best


def _without(row: Counts, element: int) -> Counts:
    return (*row[:element], row[element] - 1, *row[element + 1 :])


def _gap(crew: int, row: Counts) -> int:
    """How many Dogs find no cat of their own, whoever is sent against whom."""
    return _unmatched(_by_element(crew), row)


@cache
def _by_element(crew: int) -> Counts:
    """How many cats of each element there are: for beating Dogs nothing else counts."""
    return tuple(sum(CAT_ELEMENT[cat] == element for cat in cats_of(crew)) for element in range(ELEMENTS))


_GROUPS = tuple(
    (dogs, tuple({cat for dog in dogs for cat in content.BEATEN_BY[dog]}))
    for size in range(1, ELEMENTS + 1)
    for dogs in combinations(range(ELEMENTS), size)
)
"""Every group of Dogs by element, with the elements of the cats that beat any of them."""


@lru_cache(maxsize=16_000)
def _unmatched(cats: Counts, row: Counts) -> int:
    """Hall's theorem: as many Dogs are left over as some group of them outnumbers its cats."""
    worst = 0
    for dogs, beaters in _GROUPS:
        short = sum([row[dog] for dog in dogs]) - sum([cats[beater] for beater in beaters])
        if short > worst:
            worst = short
    return worst


def _battle_chance(s: CatQuestState) -> float:
    """How likely the player in battle wins it from here."""
    seat, crew = s.turn, s.crews[s.turn]
    spare = battle.can_burn(s) << content.INCINERATOR | crew & ~s.spent[seat] & 1 << content.SHAKER
    start, odds = s.at, 1.0
    if s.phase == model.GAMBLED:
        start += 1
        odds = 1.0 if s.dice[0] % 2 else 0.5
    return odds * chance(crew & ~s.used, spare, knowledge(s, seat, start), 0.0)


def _prospect(s: CatQuestState, seat: int, dogs: Dogs, homes: int, planets: Counts) -> float:
    """The best plan: fetch up to two more cats, fly to Earth, win. Later is worth less."""
    slack = 0
    if s.turn == seat:
        slack = s.dice[0] + s.dice[1]
        homes &= ~s.recruited
    crew = s.crews[seat]
    spare = crew & ~s.spent[seat] & 1 << content.SHAKER | crew & 1 << content.INCINERATOR
    return _plan(s.ships[seat], slack, crew, spare, homes, planets, dogs, s.grounded >> seat & 1)


@lru_cache(maxsize=16_000)
def _plan(
    ship: int, slack: int, crew: int, spare: int, homes: int, planets: Counts, dogs: Dogs, grounded: int
) -> float:
    earth = planets[EARTH]

    def worth(cats: int, leg: float, rest: float) -> float:
        likely = chance(cats, spare | cats & ~crew & 1 << content.INCINERATOR, dogs, HOPE)
        return likely * float(PATIENCE ** (1 + (max(0.0, leg - slack) + rest) / SPEED))

    straight = distance(ship, earth)
    best = worth(crew, straight, 2 * SPEED if grounded and not straight else 0)
    wanted = [home for home in cats_of(homes & ~crew) if home != EARTH]
    to = {home: distance(ship, planets[home]) for home in wanted}
    back = {home: distance(planets[home], earth) for home in wanted}
    for one in wanted:
        with_one = crew | 1 << one
        best = max(best, worth(with_one, to[one], back[one]))
        for two in wanted:
            if two != one and (CAT_ELEMENT[one] != CAT_ELEMENT[two] or two > one):
                rest = distance(planets[one], planets[two]) + back[two]
                best = max(best, worth(with_one | 1 << two, to[one], rest))
    return best


def _offer_worth(s: CatQuestState, seat: int) -> float:
    """What the offer on the table is worth once it is finished as well as it can be."""
    unchanged = _traded(s, seat, 0, 0)
    if s.phase == model.ANSWERING:
        if seat == s.turn and not _agreed(s, s.given, s.asked):
            return unchanged - TALK
        return _traded(s, seat, s.given, s.asked)
    best = unchanged
    if not s.offers and seat == s.turn:
        gives = [s.given] if s.given else [1 << cat for cat in cats_of(s.crews[s.turn])]
        asks = [s.asked] if s.asked else [1 << cat for cat in cats_of(s.crews[s.partner])]
        for given, asked in product(gives, asks):
            worth = _traded(s, seat, given, asked)
            if worth > best and not any(trade.doubled(s, given, asked)) and _agreed(s, given, asked):
                best = worth
    return best if best > unchanged else unchanged - TALK


def _agreed(s: CatQuestState, given: int, asked: int) -> bool:
    """Whether the other player would gain by it, as far as the table shows."""
    return _traded(s, s.partner, given, asked) > _traded(s, s.partner, 0, 0)


def _traded(s: CatQuestState, seat: int, given: int, asked: int) -> float:
    """The standing after these cats have changed hands."""
    after = s.copy()
    after.phase = s.resume
    after.crews[s.turn], after.crews[s.partner] = trade.crews_after(s, given, asked)
    return _standing(after, seat)
