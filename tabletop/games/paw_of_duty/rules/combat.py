"""Kitties on the board: moves, facings, damage, capture."""

from bisect import insort

from tabletop.games.paw_of_duty.rules.board import NOWHERE, OPEN
from tabletop.games.paw_of_duty.rules.content import LEVEL, PREY, TYPE
from tabletop.games.paw_of_duty.rules.events import Captured, Switched, attacked, hurt, moved, turned
from tabletop.games.paw_of_duty.rules.model import PawState
from tabletop.kernel.events import NOBODY, Event


def place(s: PawState, kitty: int, owner: int, square: int, facing: int = 0, tokens: int = 1, damage: int = 0) -> None:
    """A Kitty comes onto the board; a new one with its owner's first paw token on it."""
    s.board[square] = kitty
    s.where[kitty] = square
    s.owner[kitty] = owner
    s.facing[kitty] = facing
    s.tokens[kitty] = tokens
    s.damage[kitty] = damage
    insort(s.squads[owner], kitty)


def walk(s: PawState, kitty: int, there: int, events: list[Event]) -> None:
    """A Kitty goes to an open square; it keeps its facing."""
    here = s.where[kitty]
    s.board[here] = OPEN
    s.board[there] = kitty
    s.where[kitty] = there
    events.append(moved(s.owner[kitty], kitty, here, there))


def switch(s: PawState, kitty: int, other: int, events: list[Event]) -> None:
    here, there = s.where[kitty], s.where[other]
    s.board[here], s.board[there] = other, kitty
    s.where[kitty], s.where[other] = there, here
    events.append(Switched(s.owner[kitty], kitty, other, s.owner[other], here, there))


def rotate(s: PawState, kitty: int, facing: int, events: list[Event]) -> None:
    s.facing[kitty] = facing
    events.append(turned(s.owner[kitty], kitty, facing))


def blow(attacker: int, defender: int) -> int:
    """The damage of an attack (PD-4.1): the attacker's level, double against its prey (PD-1.3)."""
    level = LEVEL[attacker]
    return 2 * level if PREY[TYPE[attacker]] == TYPE[defender] else level


def attack(s: PawState, attacker: int, defender: int, events: list[Event]) -> None:
    damage = blow(attacker, defender)
    events.append(attacked(s.owner[attacker], attacker, defender, s.owner[defender], damage, damage > LEVEL[attacker]))
    harm(s, defender, damage, events)


def harm(s: PawState, kitty: int, damage: int, events: list[Event]) -> None:
    """Damage adds up over a turn; with as much as its level a Kitty is captured (PD-4.2)."""
    total = s.damage[kitty] + damage
    s.damage[kitty] = total
    events.append(hurt(s.owner[kitty], kitty, damage, total))
    if total >= LEVEL[kitty]:
        capture(s, kitty, events)


def capture(s: PawState, kitty: int, events: list[Event]) -> None:
    """PD-4.2: captured by the opponent of its owner, whoever's doing it was; gone at once (PD-6.19)."""
    owner, square = s.owner[kitty], s.where[kitty]
    s.squads[owner].remove(kitty)
    s.captured[1 - owner].append(kitty)
    s.board[square] = OPEN
    s.where[kitty] = NOWHERE
    s.owner[kitty] = NOBODY
    s.facing[kitty] = s.tokens[kitty] = s.damage[kitty] = 0
    events.append(Captured(1 - owner, kitty, square))
