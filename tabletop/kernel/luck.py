"""What chance gave everybody in a match, against what it could have given. Imports only the kernel.

Each game's room `luck.py` says what counts and what it was worth. The odds are those of the moment: of these dice, or
of the cards that were left to be drawn. "Such games" are games in which the same was decided, and chance decided each
of these things once more.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from math import comb
from typing import Any, NamedTuple, Protocol, cast

from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng
from tabletop.words import _

Odds = Mapping[int, Fraction]
"""How likely each amount is; together they make 1."""
AVERAGE = 60
"""Up to better, or worse, than so many of 100 games it was about what one may expect."""


class Lot(NamedTuple):
    """Something that chance decided for a seat."""

    seat: int
    kind: str
    """What it is, in the game's own id."""
    worth: int
    """What came of it."""
    odds: Odds
    """What could have come of it."""


class Kind(NamedTuple):
    """A sort of such things."""

    title: str
    """What is counted: "Dice"."""
    unit: str
    """What the number is: "pips in all"."""
    mine: str
    """What they are called, said to whom they belong: "Your dice were"."""
    theirs: str
    """The same of somebody else, with {name}: "{name}'s dice were"."""


class Room(Protocol):
    """A game's room of that name."""

    KINDS: Mapping[str, Kind]
    NOTE: str
    """What chance does in this game, in a sentence."""

    def beginning(self, state: Any) -> Iterable[Lot]:
        """What was dealt before the first decision."""

    def lots(self, state: Any, event: Event, action: Action) -> Iterable[Lot]:
        """What chance decided in an event, of which the state is the position right after it."""

    def veil(self, state: Any, rng: Rng) -> None:
        """Let chance decide anew what nobody could know: the order of a deck."""


def room_of(game: Game) -> Room | None:
    """Where a game tells of it; None if nothing of it is counted."""
    name = type(game).__module__.rpartition(".")[0] + ".luck"
    return cast(Room, import_module(name)) if find_spec(name) else None


# -- odds ------------------------------------------------------------------------------------------------------


@cache
def dice(count: int, sides: int = 6) -> Odds:
    """Of the sum of so many dice."""
    one = dict.fromkeys(range(1, sides + 1), Fraction(1, sides))
    return added([one] * count)


def drawn(worths: Iterable[int], count: int) -> Odds:
    """Of what so many cards are worth together, drawn from those of these worths."""
    cards = list(worths)
    ways: list[dict[int, int]] = [{0: 1}, *({} for _card in range(count))]
    for worth in cards:
        for held in range(count, 0, -1):
            more = ways[held]
            for total, number in ways[held - 1].items():
                more[total + worth] = more.get(total + worth, 0) + number
    every = comb(len(cards), count)
    return {total: Fraction(number, every) for total, number in ways[count].items()}


def added(parts: Sequence[Odds]) -> Odds:
    """Of the sum of things that do not depend on each other."""
    total: dict[int, float | Fraction] = {0: Fraction(1)}
    for odds in parts:
        more: dict[int, float | Fraction] = {}
        for one, likely in total.items():
            for other, share in odds.items():
                more[one + other] = more.get(one + other, 0) + likely * share
        total = more
    return cast(Odds, total)


# -- a match ---------------------------------------------------------------------------------------------------


class Luck(NamedTuple):
    """How chance treated a seat in one sort of things."""

    seat: int
    kind: str
    times: int
    """How often it decided something."""
    got: int
    expected: float
    better: float
    """Than which share of such games it was."""
    worse: float

    @property
    def verdict(self) -> int:
        """1 for good luck, -1 for bad, 0 for neither."""
        if 100 * self.better > AVERAGE:
            return 1
        return -1 if 100 * self.worse > AVERAGE else 0


class _Listening(list[Event]):
    """Events of which each is looked at when it has just happened."""

    def __init__(self, room: Room, state: Any, action: Action, found: list[Lot]) -> None:
        super().__init__()
        self._room, self._state, self._action, self._found = room, state, action, found

    def append(self, event: Event) -> None:
        super().append(event)
        self._found.extend(self._room.lots(self._state, event, self._action))


def lots_of(game: Game, state: Any, rng: Rng, actions: Iterable[Action]) -> Iterator[Lot]:
    """Everything chance decides from a position on, as far as it counts, while these actions are done."""
    room = room_of(game)
    if room is None:
        return
    yield from room.beginning(state)
    for action in actions:
        found: list[Lot] = []
        game.apply(state, action, rng, _Listening(room, state, action, found))
        yield from found


def luck_of(game: Game, state: Any, rng: Rng, actions: Iterable[Action]) -> list[Luck]:
    """What came of it for every seat, sort by sort."""
    by_seat: dict[tuple[str, int], list[Lot]] = {}
    for lot in lots_of(game, state, rng, actions):
        by_seat.setdefault((lot.kind, lot.seat), []).append(lot)
    room = room_of(game)
    order = list(room.KINDS) if room else []
    keys = sorted(by_seat, key=lambda key: (order.index(key[0]), key[1]))
    return [weighed(by_seat[key]) for key in keys]


def weighed(lots: Sequence[Lot]) -> Luck:
    """The sum of one seat's things of one sort, against all sums it could have been."""
    got = sum(lot.worth for lot in lots)
    chances = added([_quick(lot.odds) for lot in lots])
    expected = sum(total * share for total, share in chances.items())
    better = sum(share for total, share in chances.items() if total < got)
    worse = sum(share for total, share in chances.items() if total > got)
    return Luck(lots[0].seat, lots[0].kind, len(lots), got, float(expected), float(better), float(worse))


def _quick(odds: Odds) -> Odds:
    """The same in numbers that are quick to multiply."""
    return cast(Odds, {worth: float(share) for worth, share in odds.items()})


def sentence(luck: Luck, kind: Kind, name: str) -> str:
    """In plain words; an empty name is said to whoever reads it."""
    whose = kind.theirs.format(name=name) if name else kind.mine
    better, worse = round(100 * luck.better), round(100 * luck.worse)
    if luck.verdict > 0:
        return _("{whose} better than in {count} of 100 such games.", whose=whose, count=min(99, better))
    if luck.verdict < 0:
        return _("{whose} worse than in {count} of 100 such games.", whose=whose, count=min(99, worse))
    return _("{whose} about what one may expect.", whose=whose)
