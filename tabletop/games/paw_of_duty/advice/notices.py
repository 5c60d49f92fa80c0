"""What there is to notice in a position of Paw of Duty, as a seat sees it."""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.mind.knowledge import to_put_back
from tabletop.games.paw_of_duty.rules import content, model, turn
from tabletop.games.paw_of_duty.rules.board import CITY, IS_OUTER, LINES, NEXT
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.game import PawOfDuty
from tabletop.games.paw_of_duty.rules.model import LAST_TURN, TOO_MANY_TOKENS, Action, PawState
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.kernel.rng import Rng

GAME = PawOfDuty()
Legal = Sequence[Action]
Advises = Callable[[PawView, Legal], Collection[Action]]
WEIGHTY = 3
"""A level from which on a Kitty is worth a word."""


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
    on, mine = view.on_board(), {unit.square for unit in squad(view, seat)}
    missing = {square for line in LINES if len(mine.intersection(line)) == 2 for square in line}
    return [square for square in CITY if square in missing and square not in on]


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
    if lead < 0:
        return view.number >= LAST_TURN - 1 and -lead > sum(in_reach(view, me))
    return view.number == LAST_TURN - 1 and lead > sum(in_reach(view, 1 - me))


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


def _around(view: PawView, enemies: bool) -> list[tuple[int, Unit]]:
    """Those next to it that it could capture if it faced them, one's own or enemies: the facing, and who."""
    on = view.on_board()
    here = next(unit.square for unit in view.units if unit.kitty == view.placed)
    near = ((facing, on[there]) for facing, there in enumerate(NEXT[here]) if there in on)
    taken = ((facing, unit) for facing, unit in near if blow(view.placed, unit.kitty) >= LEVEL[unit.kitty])
    return [(facing, unit) for facing, unit in taken if (unit.owner != view.active) == enemies]


def prey(view: PawView) -> tuple[int, Unit] | None:
    """The weightiest enemy that it could capture, and which way that is."""
    return max(_around(view, enemies=True), key=lambda one: LEVEL[one[1].kitty], default=None)


def friend(view: PawView) -> tuple[int, Unit] | None:
    """One's own that it could be fooled to capture, if a Bamboozle may come; which way that is."""
    return next(iter(_around(view, enemies=False)), None) if danger.may_come(view, content.BAMBOOZLE) else None


def useless(legal: Legal) -> int | None:
    """The first kind of card that can be discarded but not played."""
    plays = {KIND[action.what] for action in legal if action.verb == model.PLAY}
    return next((KIND[one.what] for one in legal if one.verb == model.SWAP and KIND[one.what] not in plays), None)


def playing(good: Callable[[Use], bool]) -> Advises:
    """To play a card of which this is true."""

    def advised(view: PawView, legal: Legal) -> list[Action]:
        kinds = {KIND[use.card] for use in uses(view) if good(use)}
        return [action for action in legal if action.verb == model.PLAY and KIND[action.what] in kinds]

    return advised


def completing_line(ours: bool) -> Advises:
    """To place a Kitty on the first open square that makes three in a line, for oneself or the other."""

    def advised(view: PawView, legal: Legal) -> list[Action]:
        squares = completing(view, view.active if ours else 1 - view.active)
        there = [one for square in squares for one in legal if one.verb == model.DEPLOY and one.where == square]
        return [one for one in there if one.where == there[0].where]

    return advised


def breaking(view: PawView, legal: Legal) -> Collection[Action]:
    if view.phase == model.DEPLOYING:
        least = min(LEVEL[kitty] for kitty in view.offer)
        return [action for action in legal if action.verb == model.DEPLOY and LEVEL[action.what] == least]
    return playing(lambda use: use.breaks)(view, legal)


def keeping_radio(view: PawView, legal: Legal) -> list[Action]:
    return [action for action in legal if action != model.SWAPS[content.RADIO_CARD]]


def discarding(view: PawView, legal: Legal) -> list[Action]:
    idle = useless(legal)
    return [action for action in legal if action.verb == model.SWAP and KIND[action.what] == idle]


def changing(view: PawView, legal: Legal) -> list[Action]:
    poor = to_put_back(legal) if view.phase == model.REDRAWING else model.READY_NOW
    return [one for one in legal if one.verb == poor.verb == model.BACK and KIND[one.what] == KIND[poor.what]]


def aiming(view: PawView, legal: Legal) -> list[Action]:
    found = prey(view) if view.phase == model.FACING else None
    return [action for action in legal if found and action.where == found[0]]


def sparing(view: PawView, legal: Legal) -> list[Action]:
    found = friend(view) if view.phase == model.FACING else None
    return [action for action in legal if found and action.where != found[0]]


def third_token(view: PawView, legal: Legal) -> list[Action]:
    safe = [unit.square for unit in outside(view) if unit.tokens < TOO_MANY_TOKENS - 1]
    return [action for action in legal if action.what in safe] or first_token(view, legal)


def first_token(view: PawView, legal: Legal) -> list[Action]:
    least = min(outside(view), key=lambda unit: (unit.tokens, LEVEL[unit.kitty]), default=None)
    return [action for action in legal if least and action.what == least.square]
