"""What can happen in a game of Cat Quest. Imports the kernel's events."""

from dataclasses import dataclass
from typing import ClassVar

from tabletop.kernel.events import Event


@dataclass(slots=True)
class Roll(Event):
    black: int
    white: int


@dataclass(slots=True)
class Quake(Event):
    """Dice rolled again (CQ-7.2), as they lie now; of Plukitten's roll there is no white one."""

    black: int
    white: int


@dataclass(slots=True)
class Move(Event):
    """A flight, or staying where one is (CQ-4.1)."""

    start: int
    end: int
    cost: int


@dataclass(slots=True)
class Recruit(Event):
    cat: int


@dataclass(slots=True)
class Last(Event):
    """The last alien cat has been recruited (CQ-8.2)."""


@dataclass(slots=True)
class Peek(Event):
    """Levitation (CQ-7.3)."""

    dog: int
    place: int
    secrets: ClassVar[tuple[str, ...]] = ("dog",)


@dataclass(slots=True)
class Orbit(Event):
    """The planets moved on and this round begins (CQ-5.1)."""

    round: int


@dataclass(slots=True)
class Turn(Event):
    """The seat's turn begins."""


@dataclass(slots=True)
class End(Event):
    """The game is over with Dogs left (CQ-8.2)."""


# -- trades (CQ-4.5) -----------------------------------------------------------------------------------


@dataclass(slots=True)
class Parley(Event):
    """An offer to this player is begun."""

    partner: int


@dataclass(slots=True)
class Give(Event):
    cat: int


@dataclass(slots=True)
class Ask(Event):
    cat: int


@dataclass(slots=True)
class Offer(Event):
    """Sets of cats for sets of cats."""

    partner: int
    given: int
    asked: int


@dataclass(slots=True)
class Withdraw(Event):
    """An offer was never made."""


@dataclass(slots=True)
class Accept(Event):
    pass


@dataclass(slots=True)
class Decline(Event):
    why: int
    """One of `trade.CONTENT`, `WEAKER`, `UNEVEN`."""


# -- battle (CQ-6) -------------------------------------------------------------------------------------


@dataclass(slots=True)
class Battle(Event):
    """Somebody goes to battle."""


@dataclass(slots=True)
class Reveal(Event):
    """A Dog is turned up for everybody."""

    dog: int
    place: int


@dataclass(slots=True)
class Burn(Event):
    """Incinerate (CQ-7.1); a Dog that not everybody knows is HIDDEN."""

    dog: int
    place: int


@dataclass(slots=True)
class Answer(Event):
    cat: int


@dataclass(slots=True)
class Gamble(Event):
    """Plukitten rolls (CQ-7.5)."""

    die: int


@dataclass(slots=True)
class Beat(Event):
    dog: int
    place: int
    cat: int


@dataclass(slots=True)
class Wash(Event):
    """Tsunami (CQ-7.4)."""

    dog: int
    place: int


@dataclass(slots=True)
class Lose(Event):
    score: int


@dataclass(slots=True)
class Forfeit(Event):
    """A cat that answered goes home after a lost battle (CQ-6.2)."""

    cat: int


@dataclass(slots=True)
class Free(Event):
    """The last Dog is beaten (CQ-8.1)."""
