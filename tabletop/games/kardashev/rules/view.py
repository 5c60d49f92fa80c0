"""What a seat may know of Kardashev: all but the order of the bag (KD-9.1)."""

from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.kernel.events import OPEN
from tabletop.kernel.rng import Rng


class KardashevView(KardashevState):
    """A position as one seat, or a spectator (None), may know it: the tiles in the bag are sorted."""

    __slots__ = ("seat",)
    seat: int | None

    @property
    def me(self) -> int:
        """Whose side of the table is shown."""
        return 0 if self.seat is None else self.seat

    @property
    def mine(self) -> bool:
        """Whether the viewer decides now."""
        return self.seat is not None and self.to_act == self.seat


def seen_by(s: KardashevState, seat: int | None) -> KardashevView:
    view = s.copied_to(KardashevView.__new__(KardashevView))
    view.bag.sort()
    view.seat = None if seat == OPEN else seat
    return view


def imagine(v: KardashevView, rng: Rng) -> KardashevState:
    """A position the viewer could be in: the bag in any order."""
    s = v.copy()
    rng.shuffle(s.bag)
    return s
