"""The battle for the Earth: Dogs turned up, answered, burnt, gambled with."""

from tabletop.games.cat_quest.rules import content, events, model
from tabletop.games.cat_quest.rules.content import BEATERS, DOG_ELEMENT
from tabletop.games.cat_quest.rules.model import Action, CatQuestState
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.rng import Rng


def can_burn(s: CatQuestState) -> bool:
    """Whether Incinerate is there to be used before the next Dog is turned up (CQ-7.1)."""
    return bool(s.crews[s.turn] >> content.INCINERATOR & 1 and not s.burnt and s.box)


def can_shake(s: CatQuestState) -> bool:
    """Whether Earthquake may roll dice again now (CQ-7.2, CQ-7.6)."""
    return bool(s.crews[s.turn] & ~s.spent[s.turn] & ~s.fresh & 1 << content.SHAKER)


def answering(s: CatQuestState) -> int:
    """The set of cats that may answer the Dog that is turned up (CQ-6.1)."""
    return s.crews[s.turn] & ~s.used & BEATERS[DOG_ELEMENT[s.row[s.at]]]


def can_gamble(s: CatQuestState) -> bool:
    """Whether Plukitten may roll for it: not yet used, and Metal does not beat this Dog (CQ-7.5)."""
    rested = s.crews[s.turn] & ~s.used
    return bool(rested & ~BEATERS[DOG_ELEMENT[s.row[s.at]]] & 1 << content.GAMBLER)


def choices(s: CatQuestState) -> list[Action]:
    """What the player in battle may do."""
    if s.phase == model.READY:
        return [model.BURN, model.FACE]
    if s.phase == model.GAMBLED:
        return [model.KEEP, model.QUAKE_BLACK]
    cats = answering(s)
    actions: list[Action] = [model.ANSWERS[cat] for cat in content.cats_of(cats)]
    if can_gamble(s):
        actions.append(model.GAMBLE)
        if not cats:
            actions.append(model.CONCEDE)  # CQ-6.1: only the gamble is optional
    return actions


def fight(s: CatQuestState, a: Action, told: list[Event], rng: Rng) -> bool:
    """One decision in battle, going there included; False if the battle is lost by it."""
    if a.verb == model.ANSWER:
        _send(s, a.what, told)
        return _beat(s, a.what, told)
    if a == model.FACE:
        return _face(s, told)
    if a == model.BURN:
        return _burn(s, told, rng)
    if a == model.GAMBLE:
        return _gamble(s, told, rng)
    if a == model.TO_BATTLE:
        s.phase = model.READY
        told.append(events.Battle(s.turn))
        return _next_dog(s, told)
    if a == model.CONCEDE:  # CQ-6.4
        return False
    assert a == model.KEEP or a.verb == model.QUAKE
    if a != model.KEEP:
        shake(s, a.what, told, rng)
    return _settle_gamble(s, told)


def shake(s: CatQuestState, dice: int, told: list[Event], rng: Rng) -> None:
    """Roll one or both dice again; the second result stands (CQ-7.2)."""
    s.spent[s.turn] |= 1 << content.SHAKER
    for die in (0, 1):
        if dice >> die & 1:
            s.dice[die] = rng.die()
    told.append(events.Quake(s.turn, *s.dice))


def _next_dog(s: CatQuestState, told: list[Event]) -> bool:
    """On to the Dog at this place; False if nothing can stop it and the battle is lost."""
    if s.at == len(s.row):
        s.phase, s.winner = model.OVER, s.turn  # CQ-8.1
        _record(s)
        told.append(events.Free(s.turn))
        return True
    return can_burn(s) or _face(s, told)


def _face(s: CatQuestState, told: list[Event]) -> bool:
    """Turn the Dog up for everybody; False if no cat is left that could do anything about it."""
    dog = s.row[s.at]
    known = s.seen[dog] & (model.EVERYBODY | 1 << s.turn)
    s.seen[dog] = model.EVERYBODY
    s.phase = model.FACING
    told.append(events.Reveal(s.turn, dog, s.at, reveals=not known))
    return bool(answering(s) or can_gamble(s))


def _burn(s: CatQuestState, told: list[Event], rng: Rng) -> bool:
    """Another Dog from the box takes the place of this one, which leaves as seen or unseen as it was."""
    dog = s.row[s.at]
    s.burnt = True
    s.row[s.at] = s.box.pop(rng.below(len(s.box)))
    s.removed.append(dog)
    told.append(events.Burn(s.turn, dog if s.seen[dog] == model.EVERYBODY else HIDDEN, s.at))
    return _face(s, told)


def _send(s: CatQuestState, cat: int, told: list[Event]) -> None:
    s.fought.append(cat)
    told.append(events.Answer(s.turn, cat))


def _beat(s: CatQuestState, cat: int, told: list[Event]) -> bool:
    place, dog = s.at, s.row[s.at]
    s.phase = model.READY
    s.beaten += 1
    s.at += 1
    told.append(events.Beat(s.turn, dog, place, cat))
    if cat == content.SURFER:  # CQ-7.4
        s.removed.append(s.row.pop(place))
        s.at = place
        told.append(events.Wash(s.turn, dog, place))
    return _next_dog(s, told)


def _gamble(s: CatQuestState, told: list[Event], rng: Rng) -> bool:
    """Plukitten rolls a die; Caturn may still shake it."""
    _send(s, content.GAMBLER, told)
    s.dice[0] = rng.die()
    s.phase = model.GAMBLED
    told.append(events.Gamble(s.turn, s.dice[0]))
    return can_shake(s) or _settle_gamble(s, told)


def _settle_gamble(s: CatQuestState, told: list[Event]) -> bool:
    if s.dice[0] % 2 == 0:  # CQ-7.5
        return False
    s.dice[0] = 0
    return _beat(s, content.GAMBLER, told)


def _record(s: CatQuestState) -> None:
    """Keep the score if it is the player's best; equalling it keeps the earlier time (CQ-8.2)."""
    if s.beaten > s.best[s.turn]:
        s.best[s.turn] = s.beaten
        s.reached[s.turn] = s.round * s.seats + s.place


def lose(s: CatQuestState, told: list[Event], rng: Rng) -> None:
    """The Dogs stay where they are, known as far as they were turned up; one cat that answered goes home."""
    seat = s.turn
    _record(s)
    s.grounded |= 1 << seat  # CQ-4.2
    told.append(events.Lose(seat, s.beaten))
    cats = sorted(s.fought)
    if cats:
        lost = cats[rng.below(len(cats))]
        s.crews[seat] &= ~(1 << lost)
        s.spent[seat] &= ~(1 << lost)
        s.homes[lost] += 1
        told.append(events.Forfeit(seat, lost))


def clear(s: CatQuestState) -> None:
    """The battle is over."""
    s.at = s.beaten = s.dice[0] = 0
    s.fought = []
    s.burnt = False
