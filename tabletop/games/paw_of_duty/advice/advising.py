"""Which moves the coach of Paw of Duty speaks for with what it says."""

from collections.abc import Callable

from tabletop.games.paw_of_duty.advice.coach_street import friend, prey, useless
from tabletop.games.paw_of_duty.advice.notices import Legal, Use, completing, outside, uses
from tabletop.games.paw_of_duty.mind.knowledge import to_put_back
from tabletop.games.paw_of_duty.rules import model
from tabletop.games.paw_of_duty.rules.model import KIND, LEVEL, TOO_MANY_TOKENS, Order
from tabletop.games.paw_of_duty.rules.view import PawView


def _playing(view: PawView, legal: Legal, good: Callable[[Use], bool]) -> list[Order]:
    """Cards of which something is true."""
    kinds = {KIND[use.card] for use in uses(view) if good(use)}
    return [order for order in legal if order.verb == model.PLAY and KIND[order.what] in kinds]


def _placing(legal: Legal, squares: list[int]) -> list[Order]:
    """On the first of these squares that is open."""
    there = [order for square in squares for order in legal if order.verb == model.DEPLOY and order.where == square]
    return [order for order in there if order.where == there[0].where]


def breaking(view: PawView, legal: Legal) -> list[Order]:
    if view.phase == model.DEPLOYING:
        least = min(LEVEL[kitty] for kitty in view.offer)
        return [order for order in legal if order.verb == model.DEPLOY and LEVEL[order.what] == least]
    return _playing(view, legal, lambda use: use.breaks)


def line_to_place(view: PawView, legal: Legal) -> list[Order]:
    return _placing(legal, completing(view, view.active))


def blocking(view: PawView, legal: Legal) -> list[Order]:
    return _placing(legal, completing(view, 1 - view.active))


def line_by_card(view: PawView, legal: Legal) -> list[Order]:
    return _playing(view, legal, lambda use: use.lines)


def capturing(view: PawView, legal: Legal) -> list[Order]:
    return _playing(view, legal, lambda use: use.takes >= 0)


def fetching(view: PawView, legal: Legal) -> list[Order]:
    return _playing(view, legal, lambda use: KIND[use.card] == model.RESCUE_CHOPPER)


def calling(view: PawView, legal: Legal) -> list[Order]:
    return _playing(view, legal, lambda use: use.card == model.RADIO_CARD)


def keeping_radio(view: PawView, legal: Legal) -> list[Order]:
    return [order for order in legal if order != model.SWAPS[model.RADIO_CARD]]


def discarding(view: PawView, legal: Legal) -> list[Order]:
    idle = useless(legal)
    return [order for order in legal if order.verb == model.SWAP and KIND[order.what] == idle]


def changing(view: PawView, legal: Legal) -> list[Order]:
    poor = to_put_back(legal) if view.phase == model.REDRAWING else model.READY_NOW
    return [order for order in legal if order.verb == poor.verb == model.BACK and KIND[order.what] == KIND[poor.what]]


def aiming(view: PawView, legal: Legal) -> list[Order]:
    found = prey(view) if view.phase == model.FACING else None
    return [order for order in legal if found is not None and order.where == found[0]]


def sparing(view: PawView, legal: Legal) -> list[Order]:
    found = friend(view) if view.phase == model.FACING else None
    return [order for order in legal if found is not None and order.where != found[0]]


def third_token(view: PawView, legal: Legal) -> list[Order]:
    safe = [unit.square for unit in outside(view) if unit.tokens < TOO_MANY_TOKENS - 1]
    return [order for order in legal if order.what in safe] or first_token(view, legal)


def first_token(view: PawView, legal: Legal) -> list[Order]:
    out = outside(view)
    least = min(out, key=lambda unit: (unit.tokens, LEVEL[unit.kitty]), default=None)
    return [order for order in legal if least is not None and order.what == least.square]
