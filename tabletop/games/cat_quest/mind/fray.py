"""Exact chance of winning a battle with the best answers; not knowing the next Dogs, one may send the wrong cat."""

from functools import lru_cache

from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.content import CAT_ELEMENT, DOG_ELEMENT, ELEMENTS, METAL, cats_of
from tabletop.games.cat_quest.rules.model import CatQuestState

Counts = tuple[int, ...]
UNKNOWN = -1
"""A Dog nobody has looked at, where others are told by their element."""
_ANSWERS = tuple(tuple(sorted(beaters)) for beaters in content.BEATEN_BY)


def chance(s: CatQuestState, seat: int, start: int, crew: int, burn: bool, stop: int = content.ROW) -> float:
    """How likely a seat beats the Dogs from `start` to before `stop` with these cats; `burn`: it may still burn one."""
    row, cats, pool, luck = _known(s, seat, start, crew, stop)
    return _before(row, cats, pool, burn, luck)


def turned_up(s: CatQuestState, seat: int, crew: int, stop: int = content.ROW) -> float:
    """The same if the next Dog is turned up now and a later one may be burnt."""
    row, cats, pool, luck = _known(s, seat, s.at, crew, stop)
    return _turn_up(row, cats, pool, True, luck)


def burnt(s: CatQuestState, seat: int, crew: int, stop: int = content.ROW) -> float:
    """The same if the next Dog is burnt now."""
    row, cats, pool, luck = _known(s, seat, s.at, crew, stop)
    return _any_dog(row[1:], cats, pool, False, luck)


def luck_of(s: CatQuestState, seat: int) -> float:
    """How likely a gamble of the seat goes well."""
    return 0.75 if s.crews[seat] & ~s.spent[seat] & 1 << content.SHAKER else 0.5


def _known(s: CatQuestState, seat: int, start: int, crew: int, stop: int) -> tuple[Counts, Counts, Counts, float]:
    """What the seat knows of a part of the row, its cats and the unseen Dogs by element, its gambler's luck."""
    eyes = model.EVERYBODY | 1 << seat
    seen = s.seen
    row = tuple([DOG_ELEMENT[dog] if seen[dog] & eyes else UNKNOWN for dog in s.row[start:stop]])
    pool = [3] * ELEMENTS
    for dog in range(content.DOGS):
        if seen[dog] & eyes:
            pool[DOG_ELEMENT[dog]] -= 1
    cats = [0] * ELEMENTS
    for cat in cats_of(crew & ~(1 << content.GAMBLER)):
        cats[CAT_ELEMENT[cat]] += 1
    luck = luck_of(s, seat) if crew >> content.GAMBLER & 1 else 0.0
    return row, tuple(cats), tuple(pool), luck


@lru_cache(maxsize=15_000)
def _before(row: Counts, cats: Counts, pool: Counts, burn: bool, luck: float) -> float:
    """Before the next Dog is turned up; `luck`: that of the gambler's die, 0 without one."""
    if not row:
        return 1.0
    if sum(cats) + (luck > 0) < len(row):
        return 0.0
    best = _turn_up(row, cats, pool, burn, luck)
    return max(best, _any_dog(row[1:], cats, pool, False, luck)) if burn and best < 1.0 else best


def _turn_up(row: Counts, cats: Counts, pool: Counts, burn: bool, luck: float) -> float:
    dog, rest = row[0], row[1:]
    return _any_dog(rest, cats, pool, burn, luck) if dog == UNKNOWN else _facing(dog, rest, cats, pool, burn, luck)


def _any_dog(rest: Counts, cats: Counts, pool: Counts, burn: bool, luck: float) -> float:
    """On average over the Dogs that may turn up."""
    total = 0.0
    for dog in range(ELEMENTS):
        if pool[dog]:
            total += pool[dog] * _facing(dog, rest, cats, _less(pool, dog), burn, luck)
    return total / (sum(pool) or 1)


@lru_cache(maxsize=20_000)
def _facing(dog: int, rest: Counts, cats: Counts, pool: Counts, burn: bool, luck: float) -> float:
    """With this Dog turned up."""
    best = 0.0
    for cat in _ANSWERS[dog]:
        if cats[cat]:
            best = max(best, _before(rest, _less(cats, cat), pool, burn, luck))
    if luck:
        sure = METAL in _ANSWERS[dog]
        best = max(best, (1.0 if sure else luck) * _before(rest, cats, pool, burn, 0.0))
    return best


def _less(counts: Counts, which: int) -> Counts:
    return (*counts[:which], counts[which] - 1, *counts[which + 1 :])
