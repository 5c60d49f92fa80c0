"""What speaks for an action where nothing it does at once does."""

from collections.abc import Iterator, Sequence

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.advice import effects
from tabletop.games.paw_of_duty.advice.notices import GAME, completing, outside, uses, world
from tabletop.games.paw_of_duty.rules import content, model, turn
from tabletop.games.paw_of_duty.rules.board import ADJACENT, IS_OUTER, LINES, NEXT
from tabletop.games.paw_of_duty.rules.combat import blow
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL, TACTICS
from tabletop.games.paw_of_duty.rules.model import LAST_TURN, Action
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.voice.words import all_of, card_words, kitty_words
from tabletop.kernel.rng import Rng

STRONG = 3
"""From this level on a Kitty is placed for itself, below it for its tactics."""


def pressing(view: PawView, action: Action) -> str:
    """What an action is for while the other's line must be broken, before all else; else empty."""
    standing = view.standing(1 - view.active)
    if not standing:
        return ""
    lines = all_of(standing)
    if action.verb == model.DEPLOY:
        return counted("one tactic to break {lines}", "{count} tactics to break {lines}", TACTICS[action.what],
                       lines=lines)  # fmt: skip
    if action.verb == model.PLAY and any(use.breaks for use in uses(view) if KIND[use.card] == KIND[action.what]):
        return _("can break {lines}", lines=lines)
    if action.verb in (model.MOVE, model.PICK) and view.phase == model.CARD:
        then = world(view).copy()
        GAME.apply(then, action, Rng(0))
        left = sum(turn.stands(then, claim) for claim in standing)
        if then.phase != model.OVER and left < len(standing):
            return _("breaks one line, {count} left", count=left) if left else _("breaks {lines}", lines=lines)
    return _("a new card may break {lines}", lines=lines) if action.verb == model.SWAP else ""


def reason(view: PawView, legal: Sequence[Action], action: Action) -> str:
    """A short line; empty if there is nothing in particular."""
    verb, what, _where = action
    if verb == model.DEPLOY:
        return next(placing(view, legal, action), "")
    if verb == model.SWAP:
        useful = any(one.verb == model.PLAY and KIND[one.what] == KIND[what] for one in legal)
        return _("a new card may do more") if useful else _("{card} can do nothing here", card=card_words(what))
    if verb == model.END:
        return _("your cards are worth more later") if view.tactics and not view.standing(1 - view.active) else ""
    if verb == model.PLAY:
        return _("three new cards for one") if KIND[what] == content.SUPPLY_DROP else effects.of_card(view, action)
    if verb == model.TURN:
        return effects.opened(view, legal, action) or effects.facing(view, action)
    if view.phase == model.TOKEN:
        cheapest = min(LEVEL[unit.kitty] for unit in outside(view))
        return _("the cheapest to lose") if LEVEL[view.on_board()[what].kitty] == cheapest else ""
    if verb in (model.MOVE, model.PICK):
        return effects.moved(view, action) or effects.opened(view, legal, action)
    return _PLAIN.get(verb, "")


def placing(view: PawView, legal: Sequence[Action], action: Action) -> Iterator[str]:
    """All that speaks for a Kitty and the square it is placed on, the weightiest first."""
    _verb, what, where = action
    if view.turn < LAST_TURN - 1 and where in completing(view, 1 - view.active):  # later it wins nothing (PD-5.2)
        yield _("keeps the third of a line out")
    if len({LEVEL[kitty] for kitty in view.offer}) > 1:  # else where it stands is all there is to choose
        if LEVEL[what] >= STRONG:
            yield _("strong, and hard to capture")
        elif TACTICS[what] == max(TACTICS[kitty] for kitty in view.offer):
            yield _("{count} tactics this turn", count=TACTICS[what])
    near = [view.on_board()[there] for there in ADJACENT[where] if there in view.on_board()]
    prey = [unit.kitty for unit in near if unit.owner != view.active and blow(what, unit.kitty) >= LEVEL[unit.kitty]]
    if prey and view.turn < LAST_TURN - 1:
        weightiest = max(prey, key=LEVEL.__getitem__)
        yield _("beside {kitty}: facing it, it can capture it next turn", kitty=kitty_words(weightiest))
    squares = [one.where for one in legal if one[:2] == action[:2]]
    lines = {square: sum(square in line for line in LINES) for square in squares}
    if lines[where] == max(lines.values()):
        yield _("{count} lines lead over this square", count=lines[where])
    yield from _sheltered(view, squares, where)
    hits = [(blow(what, unit.kitty), unit.kitty) for unit in near if unit.owner != view.active]
    if hits and not prey and view.turn < LAST_TURN - 1:
        damage, kitty = max(hits)
        yield _("beside {kitty}: facing it, it can hit it for {damage} next turn", kitty=kitty_words(kitty),
                damage=damage)  # fmt: skip
    faced = {NEXT[unit.square][unit.facing] for unit in view.units if unit.owner != view.active}
    if view.turn < LAST_TURN and where not in faced and faced.intersection(squares):
        yield _("no enemy faces this square")


def _sheltered(view: PawView, squares: Sequence[int], where: int) -> Iterator[str]:
    """That fewer new enemies can be placed beside a square than beside another one (PD-3.2)."""
    city = [square for square in squares if not IS_OUTER[square]]
    if view.turn == LAST_TURN or len(city) < 2:  # the other's next Kitty may come from anywhere
        return
    exposed = {square: sum(there in city for there in ADJACENT[square]) for square in squares}
    if exposed[where] == min(exposed.values()) < max(exposed.values()):
        yield _("no new enemy can be placed beside it") if not exposed[where] else counted(
            "a new enemy can be placed beside it on only one square",
            "a new enemy can be placed beside it on only {count} squares", exposed[where])  # fmt: skip


_PLAIN = {
    model.BACK: _("it does little at the beginning"),
    model.READY: _("a hand to begin with"),
    model.TOSS: _("you need it the least"),
    model.DRAW: _("one more card to choose from"),
    model.RESCUE: _("it no longer counts against you"),
}
"""By what is done."""
