"""The events of Cat Quest."""

from tabletop.kernel.events import Event


class Dice(Event):
    black: int
    white: int


class OfDog(Event):
    dog: int
    place: int
    """In the row."""


class Roll(Dice):
    pass


class Quake(Dice):
    """Dice rolled again (CQ-7.2), as they lie now; of Plukitten's roll there is no white one."""


class Move(Event):
    """A flight, or staying where one is (CQ-4.1)."""

    start: int
    end: int
    cost: int
    ahead: int
    """How many spaces the planet of that orbit still has to go to be there; 0: the ship is on it."""


class Recruit(Event):
    cat: int


class Last(Event):
    """The last alien cat has been recruited (CQ-8.2)."""


class Peek(OfDog):
    """Levitation (CQ-7.3)."""

    secrets = ("dog",)


class Orbit(Event):
    """The planets moved on and this round begins (CQ-5.1)."""

    round: int


class Turn(Event):
    """The seat's turn begins."""


class End(Event):
    """The game is over with Dogs left (CQ-8.2)."""


class Parley(Event):
    """An offer to this player is begun (CQ-4.5)."""

    partner: int


class Give(Event):
    cat: int


class Ask(Event):
    cat: int


class Offer(Event):
    """`given` and `asked` are sets of cats."""

    partner: int
    given: int
    asked: int


class Withdraw(Event):
    """An offer was never made."""


class Accept(Event):
    pass


class Decline(Event):
    why: int
    """Why: one of those `trade.py` names."""


class Battle(Event):
    """Somebody goes to battle (CQ-6)."""


class Reveal(OfDog):
    """A Dog is turned up for everybody."""


class Burn(OfDog):
    """Incinerate (CQ-7.1); a Dog that not everybody knows is HIDDEN."""


class Answer(Event):
    cat: int


class Gamble(Event):
    """Plukitten rolls (CQ-7.5)."""

    die: int


class Beat(OfDog):
    cat: int


class Wash(OfDog):
    """Tsunami (CQ-7.4)."""


class Lose(Event):
    score: int


class Forfeit(Event):
    """A cat that answered goes home after a lost battle (CQ-6.2)."""

    cat: int


class Free(Event):
    """The last Dog is beaten (CQ-8.1)."""
