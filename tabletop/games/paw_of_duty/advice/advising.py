"""Which moves the coach of Paw of Duty speaks for with what it says."""

from collections.abc import Callable

from tabletop.games.paw_of_duty.advice.coach_street import friend, prey, useless
from tabletop.games.paw_of_duty.advice.notices import Legal, Use, completing, outside, uses
from tabletop.games.paw_of_duty.mind.knowledge import to_put_back
from tabletop.games.paw_of_duty.rules import content, model
from tabletop.games.paw_of_duty.rules.content import KIND, LEVEL
from tabletop.games.paw_of_duty.rules.model import TOO_MANY_TOKENS, Action
from tabletop.games.paw_of_duty.rules.view import PawView


def _playing(view: PawView, legal: Legal, good: Callable[[Use], bool]) -> list[Action]:
    """Cards of which something is true."""
    kinds = {KIND[use.card] for use in uses(view) if good(use)}
    return [action for action in legal if action.verb == model.PLAY and KIND[action.what] in kinds]


def _placing(legal: Legal, squares: list[int]) -> list[Action]:
    """On the first of these squares that is open."""
    there = [action for square in squares for action in legal if action.verb == model.DEPLOY and action.where == square]
    return [action for action in there if action.where == there[0].where]


def breaking(view: PawView, legal: Legal) -> list[Action]:
    if view.phase == model.DEPLOYING:
        least = min(LEVEL[kitty] for kitty in view.offer)
        return [action for action in legal if action.verb == model.DEPLOY and LEVEL[action.what] == least]
    return _playing(view, legal, lambda use: use.breaks)


def line_to_place(view: PawView, legal: Legal) -> list[Action]:
    return _placing(legal, completing(view, view.active))


def blocking(view: PawView, legal: Legal) -> list[Action]:
    return _placing(legal, completing(view, 1 - view.active))


def line_by_card(view: PawView, legal: Legal) -> list[Action]:
    return _playing(view, legal, lambda use: use.lines)


def capturing(view: PawView, legal: Legal) -> list[Action]:
    return _playing(view, legal, lambda use: use.takes >= 0)


def fetching(view: PawView, legal: Legal) -> list[Action]:
    return _playing(view, legal, lambda use: KIND[use.card] == content.RESCUE_CHOPPER)


def calling(view: PawView, legal: Legal) -> list[Action]:
    return _playing(view, legal, lambda use: use.card == content.RADIO_CARD)


def keeping_radio(view: PawView, legal: Legal) -> list[Action]:
    return [action for action in legal if action != model.SWAPS[content.RADIO_CARD]]


def discarding(view: PawView, legal: Legal) -> list[Action]:
    idle = useless(legal)
    return [action for action in legal if action.verb == model.SWAP and KIND[action.what] == idle]


def changing(view: PawView, legal: Legal) -> list[Action]:
    poor = to_put_back(legal) if view.phase == model.REDRAWING else model.READY_NOW
    return [
        action for action in legal if action.verb == poor.verb == model.BACK and KIND[action.what] == KIND[poor.what]
    ]


def aiming(view: PawView, legal: Legal) -> list[Action]:
    found = prey(view) if view.phase == model.FACING else None
    return [action for action in legal if found is not None and action.where == found[0]]


def sparing(view: PawView, legal: Legal) -> list[Action]:
    found = friend(view) if view.phase == model.FACING else None
    return [action for action in legal if found is not None and action.where != found[0]]


def third_token(view: PawView, legal: Legal) -> list[Action]:
    safe = [unit.square for unit in outside(view) if unit.tokens < TOO_MANY_TOKENS - 1]
    return [action for action in legal if action.what in safe] or first_token(view, legal)


def first_token(view: PawView, legal: Legal) -> list[Action]:
    out = outside(view)
    least = min(out, key=lambda unit: (unit.tokens, LEVEL[unit.kitty]), default=None)
    return [action for action in legal if least is not None and action.what == least.square]
