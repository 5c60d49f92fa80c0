"""The battle for the Earth: Dogs turned up, answered, burnt, gambled with. Imports the kernel and the model."""

from tabletop.games.cat_quest.model import (
    ANSWERS,
    BEATERS,
    BURN,
    CONCEDE,
    DOG_ELEMENT,
    EVERYBODY,
    FACE,
    FACING,
    GAMBLE,
    GAMBLED,
    GAMBLER,
    INCINERATOR,
    KEEP,
    OVER,
    QUAKE_BLACK,
    READY,
    SHAKER,
    SURFER,
    CatQuestAction,
    CatQuestState,
    cats_of,
)
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng


def can_burn(s: CatQuestState) -> bool:
    """Whether Incinerate is there to be used before the next Dog is turned up (CQ-7.1)."""
    return bool(s.crews[s.turn] >> INCINERATOR & 1 and not s.burnt and s.box)


def can_shake(s: CatQuestState) -> bool:
    """Whether Earthquake may roll dice again now (CQ-7.2, CQ-7.6)."""
    return bool(s.crews[s.turn] & ~s.spent[s.turn] & ~s.fresh & 1 << SHAKER)


def answering(s: CatQuestState) -> int:
    """The set of cats that may answer the Dog that is turned up (CQ-6.1)."""
    return s.crews[s.turn] & ~s.used & BEATERS[DOG_ELEMENT[s.row[s.at]]]


def can_gamble(s: CatQuestState) -> bool:
    """Whether Plukitten may roll for it: not yet used, and Metal does not beat this Dog (CQ-7.5)."""
    rested = s.crews[s.turn] & ~s.used
    return bool(rested & ~BEATERS[DOG_ELEMENT[s.row[s.at]]] & 1 << GAMBLER)


def choices(s: CatQuestState) -> list[CatQuestAction]:
    """What the player in battle may do."""
    if s.phase == READY:
        return [BURN, FACE]
    if s.phase == GAMBLED:
        return [KEEP, QUAKE_BLACK]
    cats = answering(s)
    actions: list[CatQuestAction] = [ANSWERS[cat] for cat in cats_of(cats)]
    if can_gamble(s):
        actions.append(GAMBLE)
        if not cats:
            actions.append(CONCEDE)  # CQ-6.1: only the gamble is optional
    return actions


def begin(s: CatQuestState, events: list[Event]) -> bool:
    events.append(Event("battle", s.turn))
    return next_dog(s, events)


def next_dog(s: CatQuestState, events: list[Event]) -> bool:
    """On to the Dog at this place; False if nothing can stop it and the battle is lost."""
    if s.at == len(s.row):
        s.phase, s.winner = OVER, s.turn  # CQ-8.1
        record(s)
        events.append(Event("free", s.turn, (), (s.beaten,)))
        return True
    if can_burn(s):
        s.phase = READY
        return True
    return face(s, events)


def face(s: CatQuestState, events: list[Event]) -> bool:
    """Turn the Dog up for everybody; False if no cat is left that could do anything about it."""
    dog = s.row[s.at]
    known = s.seen[dog] & (EVERYBODY | 1 << s.turn)
    s.seen[dog] = EVERYBODY
    events.append(Event("reveal", s.turn, (dog,), (s.at,), reveals=not known))
    s.phase = FACING
    return bool(answering(s) or can_gamble(s))


def burn(s: CatQuestState, events: list[Event], rng: Rng) -> bool:
    """Another Dog from the box takes the place of this one, which leaves as seen or unseen as it was."""
    dog = s.row[s.at]
    s.burnt = True
    s.row[s.at] = s.box.pop(rng.below(len(s.box)))
    s.removed.append(dog)
    shown = (dog,) if s.seen[dog] == EVERYBODY else ()
    events.append(Event("burn", s.turn, shown, (s.at,)))
    return face(s, events)


def answer(s: CatQuestState, events: list[Event], cat: int) -> bool:
    s.fought.append(cat)
    events.append(Event("answer", s.turn, (cat,), (s.at,)))
    return beat(s, events, cat)


def beat(s: CatQuestState, events: list[Event], cat: int) -> bool:
    dog = s.row[s.at]
    s.beaten += 1
    events.append(Event("beat", s.turn, (dog,), (s.at, cat)))
    if cat == SURFER:  # CQ-7.4
        s.row.pop(s.at)
        s.removed.append(dog)
        events.append(Event("wash", s.turn, (dog,), (s.at,)))
    else:
        s.at += 1
    return next_dog(s, events)


def gamble(s: CatQuestState, events: list[Event], rng: Rng) -> bool:
    """Plukitten rolls a die; Caturn may still shake it."""
    s.fought.append(GAMBLER)
    events.append(Event("answer", s.turn, (GAMBLER,), (s.at,)))
    s.dice[0] = rng.die()
    events.append(Event("gamble", s.turn, (), (s.dice[0],)))
    if can_shake(s):
        s.phase = GAMBLED
        return True
    return settle_gamble(s, events)


def settle_gamble(s: CatQuestState, events: list[Event]) -> bool:
    won = s.dice[0] % 2 == 1  # CQ-7.5
    s.dice[0] = 0
    return beat(s, events, GAMBLER) if won else False


def record(s: CatQuestState) -> bool:
    """Keep the score if it is the player's best; equalling it keeps the earlier time (CQ-8.2)."""
    if s.beaten <= s.best[s.turn]:
        return False
    s.best[s.turn] = s.beaten
    s.reached[s.turn] = s.round * s.seats + s.place
    return True


def lose(s: CatQuestState, events: list[Event], rng: Rng) -> None:
    """The Dogs stay where they are, known as far as they were turned up; one cat that answered goes home."""
    seat = s.turn
    events.append(Event("lose", seat, (), (s.beaten, int(record(s)))))
    s.grounded |= 1 << seat  # CQ-4.2
    cats = sorted(s.fought)
    if cats:
        lost = cats[rng.below(len(cats))]
        s.crews[seat] &= ~(1 << lost)
        s.spent[seat] &= ~(1 << lost)
        s.homes[lost] += 1
        events.append(Event("forfeit", seat, (lost,)))


def clear(s: CatQuestState) -> None:
    """The battle is over."""
    s.at = s.beaten = 0
    s.fought = []
    s.burnt = False
