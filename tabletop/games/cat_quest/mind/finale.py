"""The end of the game: how near it is, who moves before it, who would win."""

from functools import cache

from tabletop.games.cat_quest.mind import measures
from tabletop.games.cat_quest.rules import model
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.rules.model import CatQuestState
from tabletop.games.cat_quest.rules.view import CatQuestView

SOON = 0.3
"""How near the end is when battles are fought for their Dogs, if nobody has beaten any."""
LIKELY = 0.5
"""By so many Dogs more than the leader's best a crew has to be expected to beat them to be feared."""


def near(s: CatQuestState) -> float:
    """How near the end is, from 0 to 1: few alien cats are left, or few rounds."""
    left = sum(s.homes) - s.homes[EARTH]
    part = max(1.0 - left / (9.0 * (s.seats - 1)), 1.0 / (1.0 + s.limit - s.round))
    return part * part * part


def late(s: CatQuestState) -> bool:
    """Whether a battle is fought for its Dogs alone: in the last round, or soon if nobody has beaten any (CQ-8.2)."""
    return s.ending or s.round == s.limit or (near(s) > SOON and not any(s.best))


def last_cat(s: CatQuestState) -> bool:
    """Whether the end begins with the next alien cat that is recruited (CQ-8.2)."""
    return sum(s.homes) - s.homes[EARTH] == 1


@cache
def _waits(first: int, seats: int, clockwise: bool, even: bool, place: int) -> tuple[tuple[int, bool], ...]:
    """How many turns of others come before each seat's next, from this place in a round on, and whether a new round."""
    found: dict[int, tuple[int, bool]] = {}
    later = False
    for wait in range(2 * seats):
        if place == seats:
            place, even, later = 0, not even, True
        seat = (first + (seats - 1 - place if even and not clockwise else place)) % seats  # CQ-2.4
        found.setdefault(seat, (wait, later))
        place += 1
    return tuple(found[seat] for seat in range(seats))


def next_turn(s: CatQuestState | CatQuestView, seat: int, done: bool) -> tuple[int, bool]:
    """How many turns of others come before the seat's next, and whether the planets move; `done`: this one is over."""
    return _waits(s.first, s.seats, s.clockwise, s.round % 2 == 0, s.place + done)[seat]


def leads_to_the_end(s: CatQuestState, seat: int) -> bool:
    """Whether the seat would win, and nobody who may still fight in this round is likely to beat more Dogs."""
    if model.champion(s) != seat:
        return False
    pack, gate = measures.pack_of(s, seat), s.planets[EARTH]
    for other in range(s.seats):
        fights = s.ships[other] == gate and not s.grounded >> other & 1 and not next_turn(s, other, True)[1]
        if other != seat and fights and pack.beaten(s.crews[other]) > s.best[seat] + LIKELY:
            return False
    return True
