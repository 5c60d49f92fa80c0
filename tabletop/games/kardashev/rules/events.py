"""The events of Kardashev: what the table shows and the log tells."""

from tabletop.kernel.events import NOBODY, Event

Amounts = tuple[int, int, int]
"""So much Food, Matter and Energy."""


class Ask(Event):
    """Everything is done: this seat decides next."""


class Turn(Event):
    round: int


class Final(Event):  # KD-8.1: this round will be the last
    round: int


class Out(Event):
    """Neither colony nor fleet is left (KD-5.6)."""


class Laser(Event):  # KD-8.3
    roll: int


class Over(Event):
    scores: tuple[int, ...]


class _At(Event):
    space: int


class _Tile(_At):
    tile: int
    """What the space shows from now on."""


class Role(Event):  # KD-2.1
    role: int


class Home(_Tile):
    """The home tile is placed (KD-2.2)."""


class Second(_Tile):
    """The second tile is placed (KD-2.2)."""


class Start(_At):  # KD-2.3
    level: int
    fleet: bool = False


class Place(_Tile):
    """A tile that was won is placed (KD-3.3)."""


class Explore(_Tile):
    """A fleet finds a tile (KD-4.5)."""


class Shape(_Tile):
    """A tile gains a symbol (KD-6.26), or a destroyed one is a tile again (KD-6.28)."""


class Draw(Event):  # KD-3.1
    tile: int


class Bid(Event):
    bid: int


class Pass(Event):
    could: bool = True
    """Whether the seat held enough to bid more."""


class Won(Event):  # KD-3.1
    bid: int


class Gain(Event):  # from the bank
    amounts: Amounts
    why: int
    """One of `jobs.FOR_...`."""


class Pay(Event):  # to the bank or to another player
    amounts: Amounts
    to: int = NOBODY


class Harvest(Event):
    """A harvest begins (KD-4.3)."""


class Harvested(Event):
    """What tiles gave in a harvest after one decision, added up."""

    amounts: Amounts
    more: bool = False
    """Whether more of the same harvest is still to be chosen."""


class _Stack(_At):
    level: int
    """From now on; 0: it is gone."""
    before: int


class Colony(_Stack):
    """A colony was built, changed or removed."""


class Fleet(_Stack):
    """A fleet was built, landed, changed or lost."""


class Build(_At):
    """A colony is built (KD-4.1)."""


class Upgrade(_At):
    """A colony is upgraded (KD-4.2)."""


class Arm(_Stack):
    """A fleet is built or upgraded (KD-4.4)."""


class Bury(_At):
    """A tile is destroyed (KD-3.3, KD-4.5)."""


class Annihilate(_At):
    """Antimatter destroys a tile (KD-6.27)."""


class Keep(_At):
    """The tile a fleet found stays (KD-4.5)."""


class Stranded(_At):
    """An attacking fleet cannot go back, or lost its last level there: it is destroyed."""


class FireBack(_At):
    """The Orbital Defense Array or the Defensive Turrets take a level of the attacking fleet (KD-6.15, KD-6.13)."""


class Disrupt(_At):
    """The Disruptor Drone strikes a colony (KD-6.14)."""


class Share(_At):  # KD-6.19: Timeshares take from this colony
    other: int


class Steer(_At):  # steered step by step
    level: int


class Move(Event):
    """A fleet goes along these spaces, the one it comes from first."""

    level: int
    jump: int
    """The place on the way where a jump lands; 0 for none."""
    way: tuple[int, ...]
    attacks: bool = False
    """Whether another player's pieces are at its end."""


class Claim(Event):  # KD-7.6: the Warlord takes resources for these tiles of the move
    spaces: tuple[int, ...]


class Attack(_At):  # KD-5.1
    defender: int


class Support(_At):  # KD-5.2
    level: int
    free: bool
    target: int


class Battle(_At):  # KD-5.1: the higher offence wins
    defender: int
    offence: int
    defence: int
    taken: int = 0
    """The level of the colony the attacker has there from now on."""


class Raid(Event):  # KD-6.12: the Raider Drone takes all of a kind
    other: int
    kind: int


class Salvage(Event):  # KD-6.17: the Salvage Drone gets what the defender chooses
    other: int


class _Known(Event):
    technology: int


class Learn(_Known):
    """The Scientist begins with it (KD-2.4)."""


class Use(_Known):
    """It is used as a laboratory (KD-4.7)."""


class Erase(_Known):
    """The Memory Eraser names it (KD-6.29)."""


class Forget(_Known):
    """A player loses it to the Memory Eraser."""


class Research(_Known):  # KD-4.6
    lost: int
    """The other of an exclusive pair, which is given up; -1 for none."""
