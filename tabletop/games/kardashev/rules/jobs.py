"""Jobs: what waits to be decided or done in Kardashev."""

from typing import NamedTuple

from tabletop.games.kardashev.rules.board import NOWHERE
from tabletop.kernel.events import NOBODY

TURN, ROLE, HOME, SECOND, SETTLE, MUSTER, LEARN, BID, PLACE, PICK, SHARE, HARVESTED = range(12)
STEER, ARRIVE, EXPLORE, SUPPORT, RESOLVE, DRONES, DRONE, AFTERMATH, CLAIM, LEAVE, LANDED = range(12, 23)
"""The kinds of jobs. TURN: the actions of a turn, when no job waits."""
FOR_TILE, FOR_COMPILING, FOR_ROLE, FOR_HARVEST, FOR_CARGO, FOR_TAX, FOR_REFUND, FOR_SETUP, FOR_ANTIMATTER = range(9)
FOR_MOVE, FOR_SHARE, FOR_RAID = range(9, 12)
FOR_ENCRYPTION, FOR_BID, FOR_SALVAGE, FOR_TECHNOLOGY, FOR_SYMBOL, FOR_COLONY, FOR_LACK = range(12, 19)
"""Why resources are picked: the first are taken, from FOR_ENCRYPTION on they are paid."""
FROM_TILES = (FOR_HARVEST, FOR_CARGO, FOR_SHARE)
"""What a harvest gives: colonies, fleets, colonies of others."""


class Job(NamedTuple):
    kind: int
    seat: int
    why: int = 0
    """PICK: one of FOR_..."""
    kinds: int = 0
    """PICK: the kinds to choose from."""
    times: int = 0
    """PICK: how many picks are left."""
    each: int = 1
    """PICK: how many resources each pick is."""
    other: int = NOBODY
    """Who is paid, raided or attacked, or gains by it."""
    about: int = NOWHERE
    """A space or technology."""

    @property
    def pays(self) -> bool:
        """PICK: whether the seat pays; otherwise it takes."""
        return self.why >= FOR_ENCRYPTION


TURNS = tuple(Job(TURN, seat) for seat in range(3))
