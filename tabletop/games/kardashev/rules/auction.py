"""The tile of a turn: drawn, bid for, placed or destroyed (KD-3)."""

from tabletop.games.kardashev.rules import jobs
from tabletop.games.kardashev.rules.board import BOARDS, spaces
from tabletop.games.kardashev.rules.content import ANY_KIND, DESTROYED, UNEXPLORED
from tabletop.games.kardashev.rules.events import Bid, Bury, Draw, Pass, Place, Won
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import Action, KardashevState, act
from tabletop.games.kardashev.rules.paying import due
from tabletop.games.kardashev.rules.setup import lay_tile
from tabletop.kernel.events import NOBODY, Event

PASS = act("pass")


def unexplored(s: KardashevState) -> int:
    return BOARDS[s.seats] & ~s.explored


def draw(s: KardashevState, seat: int, events: list[Event]) -> None:
    if s.bag and unexplored(s):  # KD-3.4
        s.drawn = s.bag.pop()
        s.bid, s.high, s.passed = 0, seat, 0
        events.append(Draw(seat, s.drawn, reveals=True))
        s.jobs.append(Job(jobs.BID, _next_bidder(s, seat)))


def _next_bidder(s: KardashevState, seat: int) -> int:
    """Who is asked after a seat; the highest bidder if nobody else is left (KD-3.1)."""
    return next(other for other in s.clockwise(seat + 1) if other == s.high or not (s.passed | s.out) >> other & 1)


def run_bid(s: KardashevState, job: Job, events: list[Event]) -> bool:
    if s.holding(job.seat) > s.bid:
        return False
    bid(s, job, PASS, events)
    return True


def legal_bid(s: KardashevState, job: Job) -> list[Action]:
    return [PASS, *(act("bid", number) for number in range(s.bid + 1, s.holding(job.seat) + 1))]


def bid(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    seat = job.seat
    if a.verb == "pass":
        s.passed |= 1 << seat
        events.append(Pass(seat, s.holding(seat) > s.bid))
    else:
        s.bid, s.high = a.first, seat
        events.append(Bid(seat, a.first))
    following = _next_bidder(s, seat)
    if following != s.high:
        s.jobs[0] = Job(jobs.BID, following)
        return
    winner = s.high  # KD-3.2: the winner pays, the drawer to the bank, anyone else to the drawer
    events.append(Won(winner, s.bid))
    del s.jobs[0]
    if s.bid:
        to = NOBODY if winner == s.turn else s.turn
        s.jobs.append(Job(jobs.PICK, winner, jobs.FOR_BID, ANY_KIND, s.bid, other=to))
    s.jobs.append(Job(jobs.PLACE, winner))
    s.bid, s.high, s.passed = 0, NOBODY, 0


def legal_place(s: KardashevState, job: Job) -> list[Action]:
    return [act(verb, space) for verb in ("place", "bury") for space in spaces(unexplored(s))]


def place(s: KardashevState, job: Job, a: Action, events: list[Event]) -> None:
    """KD-3.3"""
    tile = s.drawn if a.verb == "place" else DESTROYED
    s.drawn = UNEXPLORED
    del s.jobs[0]
    lay_tile(s, a.first, tile)
    if tile == DESTROYED:
        events.append(Bury(job.seat, a.first))
        s.jobs.append(due(job.seat, ANY_KIND, jobs.FOR_TILE))
    else:
        events.append(Place(job.seat, a.first, tile))
