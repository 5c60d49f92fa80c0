"""What a seat may know of Cat Quest: the one place where secrets are cut (CQ-9). Imports the model."""

from typing import NamedTuple

from tabletop.games.cat_quest.model import ANSWERING, DOGS, EVERYBODY, OVER, CatQuestState
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.rng import Rng


class CatQuestView(NamedTuple):
    """A position as one seat, or a spectator, may know it. Everything but Dogs is known to all (CQ-9.1)."""

    seat: int | None
    seats: int
    to_act: int | None
    clockwise: bool
    limit: int
    first: int
    round: int
    place: int
    turn: int
    phase: int
    planets: tuple[int, ...]
    ships: tuple[int, ...]
    homes: tuple[int, ...]
    crews: tuple[int, ...]
    spent: tuple[int, ...]
    fresh: int
    recruited: int
    grounded: int
    best: tuple[int, ...]
    reached: tuple[int, ...]
    ending: bool
    winner: int
    row: tuple[int, ...]
    """The Dogs in their places; HIDDEN for those the viewer does not know."""
    row_seen: tuple[int, ...]
    """Who knows the Dog in each place."""
    box: int
    """How many Dogs are in the box."""
    removed: tuple[int, ...]
    """The Dogs that left the game; HIDDEN for those the viewer does not know."""
    removed_seen: tuple[int, ...]
    dice: tuple[int, ...]
    offers: int
    partner: int
    given: int
    asked: int
    resume: int
    at: int
    beaten: int
    fought: tuple[int, ...]
    burnt: bool
    trail: tuple[int, ...]


def seen_by(s: CatQuestState, seat: int | None) -> CatQuestView:
    """Dogs that were neither turned up for everybody nor peeked at by the viewer are cut (CQ-9.2)."""
    eyes = EVERYBODY if seat is None else EVERYBODY | 1 << seat
    seen = s.seen
    return CatQuestView(
        seat=seat,
        seats=s.seats,
        to_act=None if s.phase == OVER else s.partner if s.phase == ANSWERING else s.turn,
        clockwise=s.clockwise,
        limit=s.limit,
        first=s.first,
        round=s.round,
        place=s.place,
        turn=s.turn,
        phase=s.phase,
        planets=tuple(s.planets),
        ships=tuple(s.ships),
        homes=tuple(s.homes),
        crews=tuple(s.crews),
        spent=tuple(s.spent),
        fresh=s.fresh,
        recruited=s.recruited,
        grounded=s.grounded,
        best=tuple(s.best),
        reached=tuple(s.reached),
        ending=s.ending,
        winner=s.winner,
        row=tuple(dog if seen[dog] & eyes else HIDDEN for dog in s.row),
        row_seen=tuple(seen[dog] for dog in s.row),
        box=len(s.box),
        removed=tuple(dog if seen[dog] & eyes else HIDDEN for dog in s.removed),
        removed_seen=tuple(seen[dog] for dog in s.removed),
        dice=tuple(s.dice),
        offers=s.offers,
        partner=s.partner,
        given=s.given,
        asked=s.asked,
        resume=s.resume,
        at=s.at,
        beaten=s.beaten,
        fought=tuple(s.fought),
        burnt=s.burnt,
        trail=tuple(s.trail),
    )


def imagine(v: CatQuestView, rng: Rng) -> CatQuestState:
    """A position the viewer could be in: the Dogs it does not know fall anywhere they can be."""
    known = {*v.row, *v.removed}
    unseen = [dog for dog in range(DOGS) if dog not in known]
    rng.shuffle(unseen)
    row = [unseen.pop() if dog == HIDDEN else dog for dog in v.row]
    removed = [unseen.pop() if dog == HIDDEN else dog for dog in v.removed]
    s = CatQuestState(v.seats, v.clockwise, v.limit, v.first, row, sorted(unseen))
    for dog, seen in zip((*row, *removed), (*v.row_seen, *v.removed_seen), strict=True):
        s.seen[dog] = seen
    s.removed = removed
    s.round, s.place, s.turn, s.phase = v.round, v.place, v.turn, v.phase
    s.planets, s.ships, s.homes = list(v.planets), list(v.ships), list(v.homes)
    s.crews, s.spent, s.fresh, s.recruited = list(v.crews), list(v.spent), v.fresh, v.recruited
    s.grounded, s.best, s.reached = v.grounded, list(v.best), list(v.reached)
    s.ending, s.winner, s.dice = v.ending, v.winner, list(v.dice)
    s.offers, s.partner, s.given, s.asked, s.resume = v.offers, v.partner, v.given, v.asked, v.resume
    s.at, s.beaten, s.fought, s.burnt, s.trail = v.at, v.beaten, list(v.fought), v.burnt, list(v.trail)
    return s
