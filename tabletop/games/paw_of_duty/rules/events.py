"""The events of Paw of Duty. A Kitty that moved, turned, was hurt or did something is one of the event's seat."""

from functools import cache

from tabletop.kernel.events import Event


class PutBack(Event):  # PD-2.1
    card: int
    secrets = ("card",)


class Mixed(Event):  # the cards put back were shuffled into the deck, PD-2.1
    cards: tuple[int, ...]
    secrets = ("cards",)


class Asked(Event):
    """The seat may change its opening hand now (PD-2.1)."""


class Began(Event):  # PD-3.1
    turn: int


class Offered(Event):  # two Kitties were drawn, PD-3.1
    kitties: tuple[int, ...]
    secrets = ("kitties",)


class Deployed(Event):  # PD-3.2
    kitty: int
    square: int


class Buried(Event):  # the Kitty that was not deployed went under the Kitty deck, PD-3.1
    kitty: int
    known: int
    """The set of seats that know it."""
    secrets = ("kitty",)


class Played(Event):  # PD-3.3
    card: int


class Discarded(Event):  # PD-3.3, PD-6.15
    card: int


class Drew(Event):  # Tactic cards came into a hand
    cards: tuple[int, ...]
    secrets = ("cards",)


class Reshuffled(Event):  # the discards became the Tactic deck, PD-3.4
    count: int


class Tidied(Event):  # the cards played this turn were cleared away, PD-3.4
    cards: tuple[int, ...]


class Moved(Event):
    kitty: int
    here: int
    there: int


class _Pair(Event):  # a Kitty of this seat did something to another, which `owner` owns
    kitty: int
    other: int
    owner: int


class Switched(_Pair):  # PD-6.8
    here: int
    there: int


class Turned(Event):
    kitty: int
    facing: int


class Attacked(_Pair):  # PD-4.1
    damage: int
    double: bool


class Lobbed(_Pair):  # a hairball flew over a square, PD-6.11
    here: int
    there: int


class Hurt(Event):  # PD-4.2
    kitty: int
    damage: int
    total: int
    """With what it had taken before this turn."""


class Captured(Event):  # PD-4.2
    kitty: int
    square: int


class Marked(Event):  # a Kitty has so many paw tokens now, PD-3.5, PD-6.12
    kitty: int
    tokens: int


class Eligible(Event):  # the seat has filled lines of the City, PD-3.6
    lines: tuple[int, ...]


class Rescued(Event):  # PD-3.6
    kitty: int


class HeldLine(Event):  # the seat won by Control, PD-5.1
    line: int
    kitties: tuple[int, ...]


class Counted(Event):  # the seat won by Power, or nobody did, PD-5.2
    ended: int
    captured: tuple[int, ...]
    squads: tuple[int, ...]


class Done(Event):
    """The action has been carried out."""


DONE = Done(-1)
# Events are values, and many happen over and over: one of each is enough.
moved, turned, attacked, hurt = cache(Moved), cache(Turned), cache(Attacked), cache(Hurt)
