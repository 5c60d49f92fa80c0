"""What an action does, as data: who is captured, which lines it changes, and what the next card could gain.

The rules work it out in a position that may be this one; nothing that draws a card is tried.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tabletop.games.paw_of_duty.advice.notices import GAME, world
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.rules import content, events, model, turn
from tabletop.games.paw_of_duty.rules.board import ADJACENT, IS_OUTER, LINES, NEXT
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import LAST_TURN, Action, PawState
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.kernel.events import Event
from tabletop.kernel.foresight import imagined
from tabletop.kernel.rng import Rng


def levels(kitties: Iterable[int]) -> int:
    return sum(LEVEL[kitty] for kitty in kitties)


class Effect(NamedTuple):
    """The position before and after an action, for the seat that acts."""

    me: int
    before: PawState
    after: PawState
    events: tuple[Event, ...]

    @property
    def taken(self) -> list[int]:
        """The enemies that would be captured."""
        return [e.kitty for e in self.events if isinstance(e, events.Captured) and e.seat == self.me]

    @property
    def lost(self) -> list[int]:
        """The Kitties of one's own that would be captured."""
        return [e.kitty for e in self.events if isinstance(e, events.Captured) and e.seat != self.me]

    @property
    def price(self) -> int:
        """The levels it gives away, less those it takes."""
        return levels(self.lost) - levels(self.taken)

    @property
    def loses(self) -> bool:
        return self.after.winner == 1 - self.me

    @property
    def over(self) -> bool:
        return self.after.phase == model.OVER


def effect_of(view: PawView, action: Action) -> Effect:
    (found,) = imagined(GAME, view, action)
    return Effect(view.active, found.before, found.after, found.events)


def done(s: PawState, action: Action, me: int) -> Effect:
    then = s.copy()
    return Effect(me, s, then, tuple(GAME.apply(then, action, Rng(0))))


def _filled(s: PawState, seat: int) -> list[int]:
    """How many Kitties a seat has in each line of the City."""
    return [sum(s.board[square] in s.squads[seat] for square in line) for line in LINES]


def best_line(s: PawState, seat: int) -> int:
    """The most Kitties a seat has in one line."""
    return max(_filled(s, seat))


def open_line(s: PawState, seat: int) -> int:
    """The same of lines in which no enemy stands."""
    counts = zip(_filled(s, seat), _filled(s, 1 - seat), strict=True)
    return max((mine for mine, theirs in counts if not theirs), default=0)


def whole_lines(s: PawState, seat: int) -> set[int]:
    return {number for number, count in enumerate(_filled(s, seat)) if count == 3}


LINE, CAPTURE, STRIKE, AGAIN, AIM, SAFE, HOME, AWAY, PAIR, HURT, SHELTER, EXPOSE = range(12, 0, -1)
"""What can come of a step, the best with the highest rank."""
STEPS = 2
"""So many steps of a card are looked at."""


class Gain(NamedTuple):
    """Something good that a step of a card can do. The better of two is the greater tuple."""

    rank: int
    level: int
    """Of the Kitty it is about."""
    kitty: int
    prey: int = content.NO_KITTY
    damage: int = 0


def card_gains(view: PawView, play: Action) -> list[Gain]:
    """What the first steps of a card can do."""
    me = view.active
    ready = _after(world(view), play)
    found = [gain for then in _steps(ready, STEPS) for gain in _gains(ready, then, me)]
    if not any(gain.rank > SAFE for gain in found):  # it takes a while to find those out
        found += _saved(ready, me)
    return found


def step_gains(view: PawView, action: Action) -> list[Gain]:
    now = world(view)
    return list(_gains(now, _after(now, action), view.active))


def opened(view: PawView, legal: Sequence[Action], action: Action) -> tuple[Gain, int] | None:
    """The best that the next card can do after this action but not after any like it, and which card that is."""
    others = [other for other in legal if other[:2] == action[:2] and other != action]
    theirs = {gain for other in others for gain in _next_cards(view, other)}
    mine = _next_cards(view, action).items() if others else ()
    return max(((gain, card) for gain, card in mine if gain not in theirs), default=None)


def _after(s: PawState, action: Action) -> PawState:
    return done(s, action, s.seat).after


def _steps(s: PawState, most: int) -> Iterator[PawState]:
    if s.phase == model.CARD and most:
        for action in GAME.legal(s):
            if action.verb in (model.MOVE, model.PICK, model.TURN):
                then = _after(s, action)
                yield then
                if then.seat == s.seat and then.card == s.card:
                    yield from _steps(then, most - 1)


def _next_cards(view: PawView, action: Action) -> dict[Gain, int]:
    """What the first step of a card could do after an action, and with which card."""
    me, now = view.active, _after(world(view), action)
    found: dict[Gain, int] = {}
    if now.phase != model.TACTIC or now.seat != me:
        return found
    plays = {KIND[play.what]: play for play in GAME.legal(now) if play.verb == model.PLAY}
    plays.pop(content.SUPPLY_DROP, None)
    for play in plays.values():
        ready = _after(now, play)
        for gain in (gain for then in _steps(ready, 1) for gain in _gains(ready, then, me)):
            if gain.rank >= AIM:
                found.setdefault(gain, play.what)
    return found


def _saved(s: PawState, me: int) -> list[Gain]:
    """Whom the first step of the card in play can take out of danger, with every line still there."""
    threatened, had = _threatened(s, me), len(turn.lines_of(s, me))
    steps = (then for then in _steps(s, 1) if threatened and len(turn.lines_of(then, me)) >= had)
    safe = {kitty for then in steps for kitty in threatened - _threatened(then, me) if kitty in then.squads[me]}
    return [Gain(SAFE, LEVEL[kitty], kitty) for kitty in safe]


def _gains(before: PawState, after: PawState, me: int) -> Iterator[Gain]:
    """What is better for a seat after a step than before it, but for who is out of danger."""
    if len(after.captured[1 - me]) > len(before.captured[1 - me]):
        return
    for kitty in after.captured[me]:
        if kitty not in before.captured[me]:
            yield Gain(CAPTURE, LEVEL[kitty], kitty)
    if after.phase == model.OVER:
        return
    had, has = len(turn.lines_of(before, me)), len(turn.lines_of(after, me))
    if has < had:  # nothing else makes up for that
        return
    if before.number < LAST_TURN and has > had:  # whose Kitties stand in a line that is there anyway is no gain
        yield Gain(AGAIN if had else LINE, 0, content.NO_KITTY)
    if before.number < LAST_TURN - 1 and best_line(before, me) < best_line(after, me) == 2:
        yield Gain(PAIR, 0, content.NO_KITTY)
    yield from _aims(before, after, me)
    for seat in (me, 1 - me):
        for kitty in after.squads[seat]:
            yield from _moved(before, after, kitty, seat == me)


def _moved(before: PawState, after: PawState, kitty: int, own: bool) -> Iterator[Gain]:
    """What is better for a seat with one of its own Kitties, or with an enemy."""
    here, there, level = before.where[kitty], after.where[kitty], LEVEL[kitty]
    more = _open_to(after, kitty) - _open_to(before, kitty) if there != here else 0
    """On how many more squares beside it an enemy of it can stand."""
    if own:
        if IS_OUTER[here] and not IS_OUTER[there]:
            yield Gain(HOME, level, kitty)
        if more < 0 and before.number < LAST_TURN:
            yield Gain(SHELTER, level, kitty)
        return
    if more > 0 and before.number < LAST_TURN - 1:
        yield Gain(EXPOSE, level, kitty)
    if IS_OUTER[there] and not IS_OUTER[here]:
        yield Gain(AWAY, level, kitty)
    if after.damage[kitty] > before.damage[kitty]:
        yield Gain(HURT, level, kitty, damage=after.damage[kitty] - before.damage[kitty])


def _open_to(s: PawState, kitty: int) -> int:
    """The squares next to a Kitty where an enemy of it stands or could be placed (PD-3.2)."""
    around, enemies = ADJACENT[s.where[kitty]], s.squads[1 - s.owner[kitty]]
    return sum(s.board[square] in enemies or (s.board[square] < 0 and not IS_OUTER[square]) for square in around)


def _threatened(s: PawState, me: int) -> set[int]:
    """Those whom the other's Claws Out could capture as the board stands."""
    return {one.kitty for one in danger.claws(s, 1 - me) if one.captures} & set(s.squads[me])


def target(s: PawState, kitty: int) -> int:
    """The Kitty in front of a Kitty; negative if there is none."""
    return s.board[NEXT[s.where[kitty]][s.facing[kitty]]]


def _aims(before: PawState, after: PawState, me: int) -> Iterator[Gain]:
    strikes = after.seat == me and after.tactics > 0 and content.CLAWS[me] in after.hands[me]
    for kitty in after.squads[me]:
        prey = target(after, kitty)
        if prey < 0 or prey == target(before, kitty) or prey not in after.squads[1 - me]:
            continue
        may_strike = strikes and kitty != after.placed  # PD-6.1
        if may_strike and after.damage[prey] + blow(kitty, prey) >= LEVEL[prey]:
            yield Gain(STRIKE, LEVEL[prey], kitty, prey)
        elif blow(kitty, prey) >= LEVEL[prey] and before.number < LAST_TURN - 1:  # else there is no turn to use it in
            yield Gain(AIM, LEVEL[prey], kitty, prey)
