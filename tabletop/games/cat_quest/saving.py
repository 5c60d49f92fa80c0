"""A position of Cat Quest as JSON, and back with every doubt checked. Imports the kernel and the model."""

from collections.abc import Callable
from typing import Any

from tabletop.games.cat_quest.board import EARTH, FIRST, HOMES, LENGTHS, SPACES, SUN
from tabletop.games.cat_quest.model import (
    ANSWERING,
    BATTLE,
    BEFORE,
    DOGS,
    EVERYBODY,
    FACING,
    GAMBLED,
    LEVITATOR,
    MOVED,
    NOBODY,
    OFFERING,
    OFFERS,
    OVER,
    ROLLED,
    ROW,
    SHAKER,
    START,
    CatQuestState,
    seat_at,
)
from tabletop.games.cat_quest.trade import fits
from tabletop.kernel.errors import SaveBroken
from tabletop.kernel.game import Json
from tabletop.words import _

_FIELDS = tuple(name for name in CatQuestState.__slots__ if name != "turn")
EVERY_CAT = (1 << HOMES) - 1
SPENDABLE = 1 << SHAKER | 1 << LEVITATOR
MOST_ROUNDS = 1000


def dump(s: CatQuestState) -> Json:
    """Every field but whose turn it is, which follows from the round."""
    out: dict[str, Any] = {}
    for name in _FIELDS:
        value = getattr(s, name)
        out[name] = list(value) if isinstance(value, list) else value
    return out


def load(j: Json, legal: Callable[[CatQuestState], list[Any]]) -> CatQuestState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    if not isinstance(j, dict) or j.keys() != set(_FIELDS):
        raise SaveBroken(_("A game of Cat Quest is saved with other fields than these."))
    seats = _number(j["seats"], 2, 4)
    limit = _number(j["limit"], 1, MOST_ROUNDS)
    first = _number(j["first"], 0, seats - 1)
    s = CatQuestState(seats, _flag(j["clockwise"]), limit, first, _dogs(j["row"]), _dogs(j["box"]))
    s.round, s.place = _number(j["round"], 1, limit), _number(j["place"], 0, seats - 1)
    s.phase = _number(j["phase"], START, OVER)
    s.turn = seat_at(seats, first, s.clockwise, s.round, s.place)
    _load_dogs(s, j)
    _load_space(s, j)
    _load_cats(s, j)
    s.best = _numbers(j["best"], seats, 0, ROW)
    s.reached = _numbers(j["reached"], seats, 0, (s.round + 1) * seats)
    s.ending = _flag(j["ending"])
    s.winner = _number(j["winner"], NOBODY, seats - 1)
    _load_turn(s, j)
    _load_battle(s, j)
    _check_offer(s)
    if bool(legal(s)) != (s.phase != OVER):
        raise SaveBroken(_("Nobody could do anything in this position."))
    return s


def _load_dogs(s: CatQuestState, j: Json) -> None:
    s.removed = _dogs(j["removed"])
    s.seen = _numbers(j["seen"], DOGS, 0, EVERYBODY)
    if sorted([*s.row, *s.box, *s.removed]) != list(range(DOGS)) or s.box != sorted(s.box):
        raise SaveBroken(_("A Dog is missing or there twice."))
    if len(s.row) > ROW or (not s.row and s.phase != OVER):
        raise SaveBroken(_("The row of Dogs is too long or empty."))
    if any(seen != EVERYBODY and seen >> s.seats for seen in s.seen):
        raise SaveBroken(_("A Dog is known to somebody who is not there."))
    if any(s.seen[dog] for dog in s.box):
        raise SaveBroken(_("A Dog in the box is known."))


def _load_space(s: CatQuestState, j: Json) -> None:
    s.planets = _numbers(j["planets"], HOMES, 0, SPACES - 1)
    for home, space in enumerate(s.planets):
        if not FIRST[home] <= space < FIRST[home] + LENGTHS[home]:
            raise SaveBroken(_("A planet has left its orbit."))
    s.ships = _numbers(j["ships"], s.seats, SUN, SPACES - 1)
    trail = _list(j["trail"], 3)
    s.trail = [_number(trail[0], NOBODY, s.seats - 1), *(_number(end, -1, SPACES - 1) for end in trail[1:])]
    if (s.trail[0] == NOBODY) != (s.trail[1] < 0) or (s.trail[0] == NOBODY) != (s.trail[2] < 0):
        raise SaveBroken(_("The last flight does not fit together."))


def _load_cats(s: CatQuestState, j: Json) -> None:
    seats = s.seats
    s.homes = _numbers(j["homes"], HOMES, 0, seats)
    s.crews = _numbers(j["crews"], seats, 0, EVERY_CAT)
    s.spent = _numbers(j["spent"], seats, 0, EVERY_CAT)
    for home in range(HOMES):
        cats = s.homes[home] + sum(crew >> home & 1 for crew in s.crews)
        if cats != (seats if home == EARTH else seats - 1):
            raise SaveBroken(_("A cat is missing or there twice."))
    if any(spent & ~(crew & SPENDABLE) for spent, crew in zip(s.spent, s.crews, strict=True)):
        raise SaveBroken(_("An ability was used by a cat that does not have it."))
    s.grounded = _number(j["grounded"], 0, (1 << seats) - 1)


def _load_turn(s: CatQuestState, j: Json) -> None:
    s.fresh = _number(j["fresh"], 0, EVERY_CAT)
    s.recruited = _number(j["recruited"], 0, EVERY_CAT)
    s.offers = _number(j["offers"], 0, OFFERS)
    s.partner = _number(j["partner"], NOBODY, s.seats - 1)
    s.given, s.asked = _number(j["given"], 0, EVERY_CAT), _number(j["asked"], 0, EVERY_CAT)
    s.resume = _number(j["resume"], START, MOVED)
    s.dice = _numbers(j["dice"], 2, 0, 6)
    inside = s.resume if s.phase in (OFFERING, ANSWERING) else s.phase
    black, white = s.dice
    rolled = inside == ROLLED or s.phase == GAMBLED
    if bool(black) != rolled or bool(white) != (inside == ROLLED):
        raise SaveBroken(_("The dice do not fit the turn."))
    if s.fresh & ~s.crews[s.turn]:
        raise SaveBroken(_("A new cat is not aboard."))
    if inside not in (BEFORE, ROLLED, MOVED) and (s.recruited or (inside != START and (s.fresh or s.offers))):
        raise SaveBroken(_("Somebody recruited outside a journey."))


def _load_battle(s: CatQuestState, j: Json) -> None:
    s.at, s.beaten = _number(j["at"], 0, ROW), _number(j["beaten"], 0, ROW)
    s.fought = _cats(j["fought"])
    if len(set(s.fought)) != len(s.fought):
        raise SaveBroken(_("A cat fought twice in one battle."))
    s.burnt = _flag(j["burnt"])
    if s.phase in BATTLE:
        if s.at >= len(s.row) or s.ships[s.turn] != s.planets[EARTH]:
            raise SaveBroken(_("A battle is fought where there is none."))
        if s.phase in (FACING, GAMBLED) and s.seen[s.row[s.at]] != EVERYBODY:
            raise SaveBroken(_("A Dog is being fought that nobody has seen."))
        if s.used & ~s.crews[s.turn] or s.at > s.beaten:
            raise SaveBroken(_("The battle does not fit together."))
    elif s.phase == OVER and s.winner != NOBODY:
        if s.at != len(s.row):
            raise SaveBroken(_("A battle was won with a Dog left."))
    elif s.at or s.beaten or s.fought or s.burnt:
        raise SaveBroken(_("There are traces of a battle outside a battle."))
    if s.phase != OVER and s.winner != NOBODY:
        raise SaveBroken(_("Somebody has won and the game goes on."))


def _check_offer(s: CatQuestState) -> None:
    if s.phase not in (OFFERING, ANSWERING):
        if s.partner != NOBODY or s.given or s.asked or s.resume:
            raise SaveBroken(_("An offer is left over."))
        return
    if s.partner in (NOBODY, s.turn) or s.ships[s.partner] != s.ships[s.turn]:
        raise SaveBroken(_("An offer is made to nobody."))
    if s.given & ~s.crews[s.turn] or s.asked & ~s.crews[s.partner]:
        raise SaveBroken(_("An offer holds a cat that is not there."))
    if s.phase == ANSWERING and not (fits(s) and s.offers):
        raise SaveBroken(_("An offer was made that may not be made."))


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        raise SaveBroken(_("{value!r} is neither yes nor no.").format(value=value))
    return value


def _number(number: Any, least: int, most: int) -> int:
    if type(number) is not int or not least <= number <= most:
        raise SaveBroken(
            _("{number!r} is not a number from {least} to {most}.").format(
                number=number, least=least, most=most
            )
        )
    return number


def _list(things: Any, length: int) -> list[Any]:
    if not isinstance(things, list) or len(things) != length:
        raise SaveBroken(_("{things!r} is not a list of {length}.").format(things=things, length=length))
    return things


def _numbers(numbers: Any, length: int, least: int, most: int) -> list[int]:
    return [_number(number, least, most) for number in _list(numbers, length)]


def _cats(cats: Any) -> list[int]:
    if not isinstance(cats, list):
        raise SaveBroken(_("{cats!r} is not a list of cats.").format(cats=cats))
    return [_number(cat, 0, HOMES - 1) for cat in cats]


def _dogs(dogs: Any) -> list[int]:
    if not isinstance(dogs, list):
        raise SaveBroken(_("{dogs!r} is not a list of Dogs.").format(dogs=dogs))
    return [_number(dog, 0, DOGS - 1) for dog in dogs]
