"""How each technology stands for the viewer: the same for the tree on the table and on the tree's own screen."""

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from tabletop.games.kardashev.rules.board import set_of
from tabletop.games.kardashev.rules.content import COUNT, KINDS, TECHNOLOGIES, open_to
from tabletop.games.kardashev.rules.model import Action
from tabletop.games.kardashev.rules.view import KardashevView


class TechState(IntEnum):
    LOCKED = 0
    """Another technology is needed first."""
    OPEN = 1
    """It can be researched once it can be paid for."""
    PAYABLE = 2
    """It can be had now."""
    OWNED = 3


def tech_states(known: int, payable: int) -> list[TechState]:
    """The state of every technology for a seat that knows some and can have some now, both given as sets."""
    sets = {TechState.PAYABLE: payable, TechState.OWNED: known, TechState.OPEN: open_to(known)}
    return [
        next((state for state, members in sets.items() if members >> number & 1), TechState.LOCKED)
        for number in range(COUNT)
    ]


class TechStates(NamedTuple):
    """What the viewer sees of the tree: everybody's technologies and what can be chosen now."""

    states: list[TechState]
    actions: dict[int, Action]
    """What is legal, by technology."""
    known: int
    owners: tuple[tuple[int, ...], ...]
    stock: tuple[int, ...]

    @classmethod
    def of(cls, view: KardashevView, legal: Sequence[Action]) -> "TechStates":
        known = view.known[view.me]
        actions = {action.first: action for action in legal if action.verb in ("research", "learn")}
        owners = tuple(tuple(seat for seat in range(view.seats) if view.has(seat, number)) for number in range(COUNT))
        stock = tuple(view.resources[KINDS * view.me : KINDS * view.me + KINDS])
        return cls(tech_states(known, set_of(actions)), actions, known, owners, stock)

    def swaps(self, number: int) -> bool:
        """Whether it would replace one of the viewer's."""
        other = TECHNOLOGIES[number].other
        return other >= 0 and bool(self.known >> other & 1)

    def lacks(self, number: int) -> list[int]:
        """The kinds of which there are too few to pay for it."""
        return [kind for kind in range(KINDS) if self.stock[kind] < TECHNOLOGIES[number].cost[kind]]

    def stands_in(self, number: int) -> bool:
        """Whether it can only be paid for with four of a kind for one that lacks (KD-1.4)."""
        action = self.actions.get(number)
        return action is not None and action.verb == "research" and bool(self.lacks(number))
