"""What a seat may know: the one place where secrets are removed (CQ-9)."""

from typing import Any, NamedTuple

from tabletop.games.cat_quest.rules.content import ABILITY_NAMES, DOGS, EARTH
from tabletop.games.cat_quest.rules.model import ANYBODY, BATTLE, EVERYBODY, CatQuestState, to_act
from tabletop.kernel.events import HIDDEN, OPEN
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
    withdrawn: int
    partner: int
    given: int
    asked: int
    resume: int
    at: int
    beaten: int
    fought: tuple[int, ...]
    burnt: bool
    trail: tuple[int, int, int]


def must_leave(view: CatQuestView, seat: int) -> bool:
    """Whether a seat lost a battle and still stands on Earth, which it must leave before the next one (CQ-4.3)."""
    return bool(view.grounded >> seat & 1) and view.ships[seat] == view.planets[EARTH]


def rested(view: CatQuestView, seat: int) -> int:
    """The cats of a seat that can still answer a Dog: all, but those that have in the battle being fought (CQ-6.1)."""
    fighting = seat == view.turn and view.phase in BATTLE
    return view.crews[seat] & ~sum(1 << cat for cat in view.fought) if fighting else view.crews[seat]


def ability_of(view: CatQuestView, seat: int, cat: int) -> int:
    """Whether a cat's ability is not there (0), ready (1), used up (2) or waits for the next turn (3, CQ-7.6)."""
    if cat not in ABILITY_NAMES:
        return 0
    return 2 if view.spent[seat] >> cat & 1 else 3 if view.turn == seat and view.fresh >> cat & 1 else 1


def so_far(view: CatQuestView) -> CatQuestView:
    """The view with the current battle's score counted; it counts however it ends (CQ-8.2)."""
    seat = view.turn
    if view.phase not in BATTLE or view.beaten <= view.best[seat]:
        return view
    best, reached = list(view.best), list(view.reached)
    best[seat], reached[seat] = view.beaten, view.round * view.seats + view.place
    return view._replace(best=tuple(best), reached=tuple(reached))


_CUT = {"seat", "to_act", "row", "row_seen", "box", "removed", "removed_seen"}
PUBLIC = tuple(name for name in CatQuestView._fields if name not in _CUT)
"""Fields a view copies from the state."""


def seen_by(s: CatQuestState, seat: int | None) -> CatQuestView:
    """Dogs neither turned up nor peeked at by the viewer are cut (CQ-9.2); after the match OPEN sees the whole row."""
    eyes = EVERYBODY if seat is None else ANYBODY if seat == OPEN else EVERYBODY | 1 << seat
    seen = s.seen
    values = {name: getattr(s, name) for name in PUBLIC}
    public: dict[str, Any] = {name: tuple(one) if type(one) is list else one for name, one in values.items()}
    return CatQuestView(
        seat=None if seat == OPEN else seat,
        to_act=to_act(s),
        row=tuple([dog if seat == OPEN or seen[dog] & eyes else HIDDEN for dog in s.row]),
        row_seen=tuple([seen[dog] for dog in s.row]),
        box=len(s.box),
        removed=tuple([dog if seen[dog] & eyes else HIDDEN for dog in s.removed]),
        removed_seen=tuple([seen[dog] for dog in s.removed]),
        **public,
    )


def imagine(v: CatQuestView, rng: Rng) -> CatQuestState:
    """A random position consistent with the view: unknown Dogs are shuffled."""
    known = {*v.row, *v.removed}
    unseen = [dog for dog in range(DOGS) if dog not in known]
    rng.shuffle(unseen)
    row, removed = ([unseen.pop() if dog == HIDDEN else dog for dog in dogs] for dogs in (v.row, v.removed))
    s = CatQuestState(v.seats, v.clockwise, v.limit, v.first, row, sorted(unseen))
    for name in PUBLIC:
        value = getattr(v, name)
        setattr(s, name, list(value) if type(getattr(s, name)) is list else value)
    for dog, seen in zip((*row, *removed), (*v.row_seen, *v.removed_seen), strict=True):
        s.seen[dog] = seen
    s.removed = removed
    return s
