"""What an action is good for with the next card, by the rules themselves.

Only what is not hidden is tried: nothing that draws a card.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.games.paw_of_duty.advice.notices import GAME, completing, world
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.rules import content, model, turn
from tabletop.games.paw_of_duty.rules.board import ADJACENT, IS_OUTER, LINES, NEXT, square_text
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import LAST_TURN, Action, PawState
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import card_words, kitty_words
from tabletop.kernel.rng import Rng

LINE, CAPTURE, STRIKE, AGAIN, AIM, SAFE, HOME, AWAY, PAIR, HURT, SHELTER, EXPOSE = range(12, 0, -1)
"""What can come of a step, the best first."""
STEPS = 2
"""So many steps of a card are looked at."""


class Deed(NamedTuple):
    """Something good that can be done."""

    kind: int
    level: int
    """Of whom it is about."""
    kitty: int
    prey: int = content.NO_KITTY
    damage: int = 0

    @property
    def words(self) -> str:
        return _WORDS[self.kind].format(
            kitty=kitty_words(self.kitty) if self.kitty >= 0 else "",
            prey=kitty_words(self.prey) if self.prey >= 0 else "",
            damage=self.damage,
        )


_WORDS = {
    LINE: _("can make three in a line"),
    CAPTURE: _("can capture {kitty}"),
    STRIKE: _("can aim {kitty} at {prey}: then Claws Out can capture it"),
    AGAIN: _("can make one more line of three"),
    AIM: _("can aim {kitty} at {prey}, to capture it later"),
    SAFE: _("can take {kitty} out of danger"),
    HOME: _("can bring {kitty} back into the City"),
    AWAY: _("can drive {kitty} out of the City"),
    PAIR: _("can make two in a line"),
    HURT: _("can deal {damage} damage to {kitty}"),
    SHELTER: _("can bring {kitty} where fewer new enemies can be placed beside it"),
    EXPOSE: _("can draw {kitty} to where more new Kitties can be placed beside it"),
}
_DONE = {
    HOME: _("brings {kitty} back into the City"),
    AWAY: _("drives {kitty} out of the City"),
    SHELTER: _("there fewer new enemies can be placed beside {kitty}"),
    EXPOSE: _("there more new Kitties can be placed beside {kitty}"),
}
"""Of a step itself; what else it does is foreseen."""


def of_card(view: PawView, action: Action) -> str:
    """The best that a card can do which captures nobody and makes no line at once; empty if that is nothing."""
    me, now = view.active, world(view)
    ready = _after(now, action)
    found = [deed for then in _steps(ready, STEPS) for deed in _deeds(ready, then, me)]
    if not any(deed.kind > SAFE for deed in found):  # it takes a while to find those out
        found += _saved(ready, me)
    return max(found).words if found else ""


def opened(view: PawView, legal: Sequence[Action], action: Action) -> str:
    """What the next card can do because of this action, and could not do after another one; else empty."""
    others = [other for other in legal if other.verb == action.verb and other.what == action.what and other != action]
    mine = _next_cards(view, action)
    for other in others:
        mine = {deed: card for deed, card in mine.items() if deed not in _next_cards(view, other)}
    if not mine or not others:
        return ""
    best = max(mine)
    return _("then {card} {does}", card=card_words(mine[best]), does=best.words)


def facing(view: PawView, action: Action) -> str:
    """What a Kitty guards if it faces this way, or whom it spares; else empty."""
    now, me = world(view), view.active
    kitty, ahead = now.board[action.what], NEXT[action.what][action.where]
    there = now.board[ahead] if ahead >= 0 else content.NO_KITTY
    if kitty not in now.squads[me]:
        return "" if there in now.squads[me] else _("turned there, {kitty} threatens nobody", kitty=kitty_words(kitty))
    if ahead >= 0 and there < 0 and not IS_OUTER[ahead] and view.turn < LAST_TURN - 1:
        if ahead in completing(view, 1 - me):
            return _("guards {square}, where the third of a line is missing", square=square_text(ahead))
        return _("guards {square}: it can strike whoever comes there", square=square_text(ahead))
    if there < 0 and danger.may_come(view, content.BAMBOOZLE):
        around = [now.board[square] for square in NEXT[action.what] if square >= 0]
        friends = [one for one in around if one in now.squads[me] and blow(kitty, one) >= LEVEL[one]]
        if friends:
            return _("away from {kitty}, which a Bamboozle could make it strike", kitty=kitty_words(friends[0]))
        return _("that way no Bamboozle makes it strike a Kitty of yours")
    return ""


def moved(view: PawView, action: Action) -> str:
    """Whom a step brings to a better place, or an enemy to a worse one; else empty."""
    now = world(view)
    found = [deed for deed in _deeds(now, _after(now, action), view.active) if deed.kind in _DONE]
    best = max(found, default=None)
    return "" if best is None else _DONE[best.kind].format(kitty=kitty_words(best.kitty))


def _after(s: PawState, action: Action) -> PawState:
    then = s.copy()
    GAME.apply(then, action, Rng(0))
    return then


def _steps(s: PawState, most: int) -> Iterator[PawState]:
    """The positions that steps of the card in play lead to."""
    if s.phase != model.CARD or not most:
        return
    for action in GAME.legal(s):
        if action.verb in (model.MOVE, model.PICK, model.TURN):
            then = _after(s, action)
            yield then
            if then.seat == s.seat and then.card == s.card:
                yield from _steps(then, most - 1)


def _next_cards(view: PawView, action: Action) -> dict[Deed, int]:
    """What the first step of a card could do after an action, and with which card."""
    me, now = view.active, _after(world(view), action)
    found: dict[Deed, int] = {}
    if now.phase != model.TACTIC or now.seat != me:
        return found
    plays = {KIND[play.what]: play for play in GAME.legal(now) if play.verb == model.PLAY}
    for play in plays.values():
        if KIND[play.what] == content.SUPPLY_DROP:
            continue
        ready = _after(now, play)
        for then in _steps(ready, 1):
            for deed in _deeds(ready, then, me):
                if deed.kind >= AIM:
                    found.setdefault(deed, play.what)
    return found


def _saved(s: PawState, me: int) -> list[Deed]:
    """Whom the first step of the card in play can take out of danger, with every line still there."""
    threatened, had = _threatened(s, me), len(turn.lines_of(s, me))
    steps = (then for then in _steps(s, 1) if threatened and len(turn.lines_of(then, me)) >= had)
    safe = {kitty for then in steps for kitty in threatened - _threatened(then, me) if kitty in then.squads[me]}
    return [Deed(SAFE, LEVEL[kitty], kitty) for kitty in safe]


def _deeds(before: PawState, after: PawState, me: int) -> Iterator[Deed]:
    """What is better for a seat after a step than before it, but for who is out of danger."""
    other = 1 - me
    if any(kitty not in before.captured[other] for kitty in after.captured[other]):
        return
    for kitty in after.captured[me]:
        if kitty not in before.captured[me]:
            yield Deed(CAPTURE, LEVEL[kitty], kitty)
    if after.phase == model.OVER:
        return
    had, has = len(turn.lines_of(before, me)), len(turn.lines_of(after, me))
    if has < had:  # nothing else makes up for that
        return
    if before.turn < LAST_TURN and has > had:  # whose Kitties stand in a line that is there anyway is no gain
        yield Deed(AGAIN if had else LINE, 0, content.NO_KITTY)
    if before.turn < LAST_TURN - 1 and _in_line(before, me) < _in_line(after, me) == 2:
        yield Deed(PAIR, 0, content.NO_KITTY)
    yield from _aims(before, after, me)
    for kitty in after.squads[me]:
        if IS_OUTER[before.where[kitty]] and not IS_OUTER[after.where[kitty]]:
            yield Deed(HOME, LEVEL[kitty], kitty)
        moved = after.where[kitty] != before.where[kitty]
        if before.turn < LAST_TURN and moved and _open_to(after, kitty, other) < _open_to(before, kitty, other):
            yield Deed(SHELTER, LEVEL[kitty], kitty)
    for kitty in after.squads[other]:
        moved = after.where[kitty] != before.where[kitty]
        if before.turn < LAST_TURN - 1 and moved and _open_to(after, kitty, me) > _open_to(before, kitty, me):
            yield Deed(EXPOSE, LEVEL[kitty], kitty)
        if IS_OUTER[after.where[kitty]] and not IS_OUTER[before.where[kitty]]:
            yield Deed(AWAY, LEVEL[kitty], kitty)
        if after.damage[kitty] > before.damage[kitty]:
            yield Deed(HURT, LEVEL[kitty], kitty, damage=after.damage[kitty] - before.damage[kitty])


def _open_to(s: PawState, kitty: int, seat: int) -> int:
    """The squares next to a Kitty where a Kitty of a seat stands or could be placed (PD-3.2)."""
    around, squad = ADJACENT[s.where[kitty]], s.squads[seat]
    return sum(s.board[square] in squad or (s.board[square] < 0 and not IS_OUTER[square]) for square in around)


def _in_line(s: PawState, seat: int) -> int:
    return max(sum(s.board[square] in s.squads[seat] for square in line) for line in LINES)


def _threatened(s: PawState, me: int) -> set[int]:
    """Those whom the other's Claws Out could capture as the board stands."""
    return {one.kitty for one in danger.claws(s, 1 - me) if one.captures} & set(s.squads[me])


def _aims(before: PawState, after: PawState, me: int) -> Iterator[Deed]:
    for kitty in after.squads[me]:
        prey = after.board[NEXT[after.where[kitty]][after.facing[kitty]]]
        had = before.board[NEXT[before.where[kitty]][before.facing[kitty]]]
        if prey < 0 or prey == had or prey not in after.squads[1 - me]:
            continue
        if _may_strike(after, me, kitty) and after.damage[prey] + blow(kitty, prey) >= LEVEL[prey]:
            yield Deed(STRIKE, LEVEL[prey], kitty, prey)
        elif blow(kitty, prey) >= LEVEL[prey] and before.turn < LAST_TURN - 1:  # else there is no turn to use it in
            yield Deed(AIM, LEVEL[prey], kitty, prey)


def _may_strike(s: PawState, me: int, kitty: int) -> bool:
    """Whether a Kitty may still attack with Claws Out in this turn (PD-6.1)."""
    return s.seat == me and s.tactics > 0 and kitty != s.placed and content.CLAWS[me] in s.hands[me]
