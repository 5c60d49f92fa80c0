"""What chance gave everybody in a match, against what it could have given.

Each game's `after/luck.py` says what counts and what it was worth. The odds are those of the moment: of these dice, or
of the cards that were left to be drawn. "Such games" are games in which the same was decided, and chance decided each
of these things once more.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple, Protocol, cast

from tabletop.base.words import _
from tabletop.kernel import rooms
from tabletop.kernel.actions import Action
from tabletop.kernel.events import Event
from tabletop.kernel.game import Game
from tabletop.kernel.rng import Rng
from tabletop.kernel.state import State

Odds = Mapping[int, Fraction]
"""How likely each amount is; together they make 1."""
AVERAGE, CLEAR = 0.2, 0.6
"""So near the middle it is about average; from such a share of worse (or better) games on that share is told."""


class Lot(NamedTuple):
    """Something that chance decided for a seat."""

    seat: int
    kind: str
    """What it is, in the game's own id."""
    worth: int
    odds: Odds
    """What could have come of it."""


class Kind(NamedTuple):
    """A sort of such things."""

    title: str
    """What is counted: "Dice for speed"."""
    about: str
    """What it is good for, in a sentence."""
    figures: str = _("{got}, on average {expected:.1f}")
    """What came of it and what could be expected, in figures; `times` is how often chance decided."""


class Room(Protocol):
    """A game's room of that name."""

    KINDS: Mapping[str, Kind]
    NOTE: str
    """What else there is to know about chance in this game, in a sentence; empty if nothing."""

    def told(self, luck: "Luck", name: str) -> str:
        """What came of it, without a full stop: "Mimi rolled 64 in 9 rolls"."""

    def beginning(self, state: State) -> Iterable[Lot]:
        """What was dealt before the first decision."""

    def lots(self, state: State, event: Event, action: Action) -> Iterable[Lot]:
        """What chance decided in an event, of which the state is the position right after it."""

    def veil(self, state: State, rng: Rng) -> None:
        """Let chance decide anew what nobody could know: the order of a deck."""


def room_of(game: Game) -> Room | None:
    """Where a game tells of it; None if nothing of it is counted."""
    return cast(Room | None, rooms.room_of(game, "after.luck"))


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


class Luck(NamedTuple):
    """How chance treated a seat in one sort of things."""

    seat: int
    kind: str
    times: int
    got: int
    expected: float
    better: float
    """Than which share of such games it was."""
    worse: float

    @property
    def lean(self) -> float:
        """How unusual it was: from -1, all other games would have been better, over 0, the middle, to 1."""
        return self.better - self.worse

    @property
    def verdict(self) -> int:
        """1 for good luck, -1 for bad, 0 for neither."""
        return 0 if abs(self.lean) < AVERAGE else 1 if self.lean > 0 else -1


class _Listening(list[Event]):
    """Events of which each is looked at when it has just happened."""

    def __init__(self, room: Room, state: State, action: Action, found: list[Lot]) -> None:
        super().__init__()
        self._room, self._state, self._action, self._found = room, state, action, found

    def append(self, event: Event) -> None:
        super().append(event)
        self._found.extend(self._room.lots(self._state, event, self._action))


def lots_of(game: Game, state: State, rng: Rng, actions: Iterable[Action], since: int = 0) -> Iterator[Lot]:
    """Everything chance decides from a position on, as far as it counts, while these actions are done.

    Of a match that was taken over only what came `since`: before that others sat there.
    """
    room = room_of(game)
    if room is None:
        return
    if not since:
        yield from room.beginning(state)
    for number, action in enumerate(actions):
        found: list[Lot] = []
        game.apply(state, action, rng, _Listening(room, state, action, found))
        if number >= since:
            yield from found


def luck_of(game: Game, state: State, rng: Rng, actions: Iterable[Action], since: int = 0) -> list[Luck]:
    """What came of it for every seat, sort by sort."""
    by_seat: dict[tuple[str, int], list[Lot]] = {}
    for lot in lots_of(game, state, rng, actions, since):
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


def sentence(luck: Luck, told: str) -> str:
    """The result and how it compares, in plain words."""
    share = min(99, round(100 * max(luck.better, luck.worse)))
    if not luck.verdict:
        return _("{told}: about average.", told=told)
    better, worse = _("{told}: a little better than average."), _("{told}: a little worse than average.")
    if share >= 100 * CLEAR:
        better = _("{told}: better than in {share} of 100 such games.")
        worse = _("{told}: worse than in {share} of 100 such games.")
    return (better if luck.verdict > 0 else worse).format(told=told, share=share)
