"""What a seat may know of Kardashev: everything but the order of the bag (KD-9.1). Imports the model."""

from typing import NamedTuple

from tabletop.games.kardashev.model import Job, KardashevState
from tabletop.kernel.rng import Rng


class KardashevView(NamedTuple):
    """A position as one seat, or a spectator, may know it; the same for all."""

    seat: int | None
    to_act: int | None
    seats: int
    limit: int
    first: int
    round: int
    turn: int
    final: int
    over: bool
    winner: int
    out: int
    roles: tuple[int, ...]
    homes: tuple[int, ...]
    seconds: tuple[int, ...]
    resources: tuple[int, ...]
    known: tuple[int, ...]
    bag: tuple[int, ...]
    """The tiles still in the bag, sorted: nobody knows which comes next."""
    drawn: int
    tiles: tuple[int, ...]
    explored: int
    destroyed: int
    colonies: tuple[int, ...]
    fleets: tuple[int, ...]
    colony_levels: tuple[int, ...]
    fleet_levels: tuple[int, ...]
    colony_supply: tuple[int, ...]
    fleet_supply: tuple[int, ...]
    base: int
    research: int
    erased: bool
    warred: bool
    bid: int
    high: int
    passed: int
    harvested: int
    taxed: tuple[int, ...]
    moving: int
    at: int
    came: int
    steps: int
    paid: int
    jumped: bool
    last_jump: bool
    trail: tuple[int, ...]
    target: int
    attackers: int
    defenders: int
    free_used: int
    jobs: tuple[Job, ...]


_LISTS = (
    "roles", "homes", "seconds", "resources", "known", "tiles", "colonies", "fleets", "colony_levels",
    "fleet_levels", "colony_supply", "fleet_supply", "taxed", "trail", "jobs",
)  # fmt: skip
_REST = tuple(name for name in KardashevView._fields if name not in (*_LISTS, "seat", "to_act", "bag"))


def seen_by(s: KardashevState, seat: int | None) -> KardashevView:
    """Only the order of the bag is cut."""
    fields = {name: getattr(s, name) for name in _REST}
    fields.update((name, tuple(getattr(s, name))) for name in _LISTS)
    turn = None if s.over else s.jobs[0][1] if s.jobs else s.turn
    return KardashevView(seat=seat, to_act=turn, bag=tuple(sorted(s.bag)), **fields)


def imagine(v: KardashevView, rng: Rng) -> KardashevState:
    """A position the viewer could be in: the bag in any order."""
    bag = list(v.bag)
    rng.shuffle(bag)
    s = plain(v)
    s.bag = bag
    return s


def plain(v: KardashevView) -> KardashevState:
    """The position as it is seen, the bag sorted: for looking at, not for playing on."""
    s = KardashevState.__new__(KardashevState)
    for name in _REST:
        setattr(s, name, getattr(v, name))
    for name in _LISTS:
        setattr(s, name, list(getattr(v, name)))
    s.bag = list(v.bag)
    return s
