"""What there is to notice in a position of Paw of Duty, as a seat sees it."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.rules import content, model, turn
from tabletop.games.paw_of_duty.rules.board import CITY, IS_OUTER, LINES
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.game import PawOfDuty
from tabletop.games.paw_of_duty.rules.model import LAST_TURN, Action, PawState
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.kernel.rng import Rng

GAME = PawOfDuty()
Legal = Sequence[Action]
Names = Sequence[str]
WEIGHTY = 3
"""A level from which on a Kitty is worth a word."""


def rival(view: PawView, names: Names) -> str:
    return names[1 - view.active]


def squad(view: PawView, seat: int) -> list[Unit]:
    return [unit for unit in view.units if unit.owner == seat]


def outside(view: PawView) -> list[Unit]:
    return [unit for unit in squad(view, view.active) if IS_OUTER[unit.square]]


def best_line(view: PawView, seat: int) -> int:
    """The most Kitties a seat has in one line of the City."""
    mine = {unit.square for unit in squad(view, seat)}
    return max(len(mine.intersection(line)) for line in LINES)


def completing(view: PawView, seat: int) -> list[int]:
    """The open squares of the City where one more Kitty of a seat makes three in a line."""
    on = view.on_board()
    mine = {unit.square for unit in squad(view, seat)}
    return [
        square
        for square in CITY
        if square not in on and any(square in line and len(mine.intersection(line)) == 2 for line in LINES)
    ]


def can_line(view: PawView, seat: int) -> bool:
    """Whether a seat has enough Kitties for a line in its turn, with the one it places then."""
    return len(squad(view, seat)) + (seat != view.active or view.phase == model.DEPLOYING) >= 3


def in_reach(view: PawView, seat: int) -> tuple[int, int]:
    """The most levels a seat could capture in one turn, this one or its next; and what a rescue could free (PD-3.6)."""
    other = 1 - seat
    levels = sum(LEVEL[unit.kitty] for unit in squad(view, other))
    if other == view.active and view.phase == model.DEPLOYING:
        levels += max(LEVEL[kitty] for kitty in view.offer)
    freed = min((LEVEL[kitty] for kitty in view.captured[other]), default=0) if can_line(view, seat) else 0
    return levels, freed


def decided(view: PawView) -> bool:
    """Whether nothing that can be captured in the last turns changes any more who has captured more levels."""
    me = view.active
    lead = view.power(me) - view.power(1 - me)
    if view.turn < LAST_TURN - 1:
        return False
    if lead < 0:
        return -lead > sum(in_reach(view, me))
    return view.turn == LAST_TURN - 1 and lead > sum(in_reach(view, 1 - me))


@lru_cache(maxsize=4)
def world(view: PawView) -> PawState:
    """A position that may be this one; nobody changes it."""
    return GAME.determinize(view, Rng(0))


class Use(NamedTuple):
    """What the first step of a card could do at best."""

    card: int
    takes: int
    """The Kitty it could capture; NO_KITTY for none."""
    breaks: bool
    """Whether it could break all lines the other is eligible with."""
    lines: bool
    """Whether it could make a line."""


@lru_cache(maxsize=4)
def uses(view: PawView) -> tuple[Use, ...]:
    """Of every card that can be played now; of cards with the same name the first."""
    plays = {KIND[action.what]: action for action in reversed(GAME.legal(world(view))) if action.verb == model.PLAY}
    return tuple(_use(view, action) for action in reversed(plays.values()))


def _use(view: PawView, play: Action) -> Use:
    me = view.active
    ready = world(view).copy()
    GAME.apply(ready, play, Rng(0))
    takes, breaks, lines = content.NO_KITTY, False, False
    for action in GAME.legal(ready) if ready.phase == model.CARD else ():
        then = ready.copy()
        GAME.apply(then, action, Rng(0))
        for kitty in then.captured[me][len(ready.captured[me]) :]:
            if takes == content.NO_KITTY or LEVEL[kitty] > LEVEL[takes]:
                takes = kitty
        breaks = breaks or not any(turn.stands(then, claim) for claim in ready.claims[1 - me])
        lines = lines or bool(turn.lines_of(then, me))
    return Use(play.what, takes, breaks, lines)


def threat_to(view: PawView, among: Collection[int]) -> danger.Blow | None:
    """The weightiest of these Kitties that the other's Claws Out could capture as the board stands, and by whom."""
    found = [one for one in danger.claws(world(view), 1 - view.active) if one.captures and one.kitty in among]
    return max(found, key=lambda one: LEVEL[one.kitty], default=None)
