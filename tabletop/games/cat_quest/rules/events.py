"""The events of Cat Quest."""

from tabletop.kernel.events import Event


class Roll(Event):
    black: int
    white: int


class Quake(Event):
    """Dice rolled again (CQ-7.2), as they lie now; of Plukitten's roll there is no white one."""

    black: int
    white: int


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


class Peek(Event):
    """Levitation (CQ-7.3)."""

    dog: int
    place: int
    secrets = ("dog",)


class Orbit(Event):
    """The planets moved on and this round begins (CQ-5.1)."""

    round: int


class Turn(Event):
    """The seat's turn begins."""


class End(Event):
    """The game is over with Dogs left (CQ-8.2)."""


# -- trades (CQ-4.5) -----------------------------------------------------------------------------------


class Parley(Event):
    """An offer to this player is begun."""

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


# -- battle (CQ-6) -------------------------------------------------------------------------------------


class Battle(Event):
    """Somebody goes to battle."""


class Reveal(Event):
    """A Dog is turned up for everybody."""

    dog: int
    place: int


class Burn(Event):
    """Incinerate (CQ-7.1); a Dog that not everybody knows is HIDDEN."""

    dog: int
    place: int


class Answer(Event):
    cat: int


class Gamble(Event):
    """Plukitten rolls (CQ-7.5)."""

    die: int


class Beat(Event):
    dog: int
    place: int
    cat: int


class Wash(Event):
    """Tsunami (CQ-7.4)."""

    dog: int
    place: int


class Lose(Event):
    score: int


class Forfeit(Event):
    """A cat that answered goes home after a lost battle (CQ-6.2)."""

    cat: int


class Free(Event):
    """The last Dog is beaten (CQ-8.1)."""
