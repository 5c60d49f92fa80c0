"""What the AIs count in Kardashev: turns left, distances, battles, the worth of a resource."""

from tabletop.games.kardashev.rules import content
from tabletop.games.kardashev.rules.board import NEXT, SPACES, axial, spaces
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.games.kardashev.rules.moving import price
from tabletop.games.kardashev.rules.paying import spendable_energy

GROWTH = 1.9
"""Colony pieces a busy player uses up in a turn."""
PLANS = 6.0
"""Turns ahead that are planned for, at most."""


def _distance(one: int, other: int) -> int:
    (across, down), (far, deep) = axial(one), axial(other)
    return max(abs(across - far), abs(down - deep), abs(across + down - far - deep))


DISTANCE = tuple(tuple(_distance(one, other) for other in range(SPACES)) for one in range(SPACES))
"""Steps between two spaces on an empty board."""
LEVIES = 1 << content.TAXATION | 1 << content.BLOCKADE | 1 << content.TIMESHARES


def turns_left(s: KardashevState, seat: int) -> float:
    """How many turns a seat has left with the current one: counted once the end is called, otherwise guessed."""
    before = (seat - s.first) % s.seats >= (s.turn - s.first) % s.seats
    if s.final:
        return min(s.final, s.limit) - s.round + before
    pieces = min(s.colony_supply[other] for other in range(s.seats) if not s.out >> other & 1) - 2
    return min(1.0 + max(0, pieces) / GROWTH, s.limit - s.round) + before


def spends_no_more(s: KardashevState, seat: int) -> bool:
    """Whether the next action is the last of the seat's last turn, so that gains cannot be spent."""
    return s.base + s.research <= 1 and s.turn == seat and turns_left(s, seat) <= 1


def supports(s: KardashevState, seat: int, target: int, without: int, energy: int) -> int:
    """The most that fleets beside a space can add for a seat with so much Energy."""
    beside = NEXT[target] & s.fleets[seat] & ~without
    if not beside:
        return 0
    levels = sorted((s.fleet_levels[space] for space in spaces(beside)), reverse=True)
    return sum(levels[: energy + (s.known[seat] >> content.ENCRYPTION & 1)])


def wins(s: KardashevState, seat: int, start: int, target: int, owner: int) -> bool:
    """Whether a fleet would take a space if both sides support as well as they can."""
    level = s.fleet_levels[start]
    energy = spendable_energy(s, seat) - price(level, DISTANCE[start][target], s.known[seat])
    strong = level + s.has(seat, content.TARGETING_ARRAY) + supports(s, seat, target, 1 << start, max(0, energy))
    firm = s.fleet_levels[target] + s.colony_levels[target] + (s.known[owner] >> content.SHIELD_GRID & 1)
    return strong > firm and strong > firm + supports(s, owner, target, 1 << target, spendable_energy(s, owner))


def worths(table: str, others: float) -> tuple[float, ...]:
    """A number for each technology, from a table of names and numbers; `others` for those not in it."""
    words = table.split()
    found = dict(zip(words[::2], map(float, words[1::2]), strict=True))
    return tuple(found.get(text, others) for text in content.TEXTS)
