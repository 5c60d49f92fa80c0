"""The tile of a turn: drawn, bid for, placed or destroyed (KD-3). Imports the model."""

from tabletop.games.kardashev.board import BOARDS, spaces
from tabletop.games.kardashev.deeds import Deed, deed
from tabletop.games.kardashev.model import (
    ANY_KIND,
    BID,
    DESTROYED,
    NOBODY,
    PAY_ANY,
    PLACE,
    UNEXPLORED,
    Job,
    KardashevState,
)
from tabletop.games.kardashev.paying import FOR_TILE, due
from tabletop.games.kardashev.setting_up import lay_tile
from tabletop.kernel.events import Event

PASS = deed("pass")


def unexplored(s: KardashevState) -> int:
    return BOARDS[s.seats] & ~s.explored


def run_draw(s: KardashevState, job: Job, events: list[Event]) -> bool:
    del s.jobs[0]
    if not s.bag or not unexplored(s):  # KD-3.4
        return True
    s.drawn = s.bag.pop()
    s.bid, s.high, s.passed = 0, job[1], 0
    events.append(Event("draw", job[1], (s.drawn,), (len(s.bag),), reveals=True))
    s.jobs.append((BID, _next_bidder(s, job[1])))
    return True


def _next_bidder(s: KardashevState, seat: int) -> int:
    """Who is asked next; the one who stands highest if nobody else is left (KD-3.1)."""
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if other == s.high or not (s.passed | s.out) >> other & 1:
            return other
    return s.high


def run_bid(s: KardashevState, job: Job, events: list[Event]) -> bool:
    seat = job[1]
    if seat == s.high:
        _won(s, events)
        return True
    if s.holding(seat) <= s.bid:
        bid(s, job, PASS, events)
        return True
    return False


def legal_bid(s: KardashevState, job: Job) -> list[Deed]:
    return [PASS, *(deed("bid", number) for number in range(s.bid + 1, s.holding(job[1]) + 1))]


def bid(s: KardashevState, job: Job, a: Deed, events: list[Event]) -> None:
    seat = job[1]
    if a.verb == "pass":
        s.passed |= 1 << seat
        events.append(Event("pass", seat))
    else:
        s.bid, s.high = a.first, seat
        events.append(Event("bid", seat, (), (a.first,)))
    s.jobs[0] = (BID, _next_bidder(s, seat))


def _won(s: KardashevState, events: list[Event]) -> None:
    """KD-3.2: the winner pays, the drawer to the bank, anyone else to the drawer."""
    winner = s.high
    events.append(Event("won", winner, (), (s.bid,)))
    del s.jobs[0]
    if s.bid:
        s.jobs.append((PAY_ANY, winner, s.bid, NOBODY if winner == s.turn else s.turn))
    s.jobs.append((PLACE, winner))
    s.bid, s.high, s.passed = 0, NOBODY, 0


def legal_place(s: KardashevState, job: Job) -> list[Deed]:
    free = list(spaces(unexplored(s)))
    return [*(deed("place", space) for space in free), *(deed("bury", space) for space in free)]


def place(s: KardashevState, job: Job, a: Deed, events: list[Event]) -> None:
    """KD-3.3"""
    del s.jobs[0]
    seat, space, tile = job[1], a.first, s.drawn
    s.drawn = UNEXPLORED
    if a.verb == "place":
        lay_tile(s, space, tile)
        events.append(Event("place", seat, (tile,), (space,)))
        return
    lay_tile(s, space, DESTROYED)
    s.destroyed |= 1 << space
    events.append(Event("bury", seat, (), (space,)))
    s.jobs.append(due(seat, ANY_KIND, FOR_TILE))
