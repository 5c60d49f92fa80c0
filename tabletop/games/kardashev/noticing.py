"""What a coach looks at in a position of Kardashev. Imports the rules' parts and the view."""

from collections.abc import Sequence

from tabletop.games.kardashev import jobs, model, turn
from tabletop.games.kardashev.board import spaces
from tabletop.games.kardashev.model import ANY_KIND, Deed
from tabletop.games.kardashev.technologies import KINDS
from tabletop.games.kardashev.view import KardashevView


def is_acting(view: KardashevView) -> bool:
    """Whether the viewer is to use the actions of a turn."""
    return view.question.kind == jobs.TURN


def begins_turn(view: KardashevView) -> bool:
    """Whether no action of the turn is used yet."""
    return is_acting(view) and (view.base, view.research) == (model.BASE_ACTIONS, model.RESEARCH_ACTIONS)


def stock_of(view: KardashevView) -> list[int]:
    return view.resources[KINDS * view.me : KINDS * (view.me + 1)]


def rivals_of(view: KardashevView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.me and not view.out >> seat & 1]


def lead_of(view: KardashevView) -> int:
    """By how many points the viewer is ahead of the best of the others."""
    return view.score(view.me) - max(view.score(seat) for seat in range(view.seats) if seat != view.me)


def last_round(view: KardashevView) -> int:
    """The last round as far as it is known now."""
    return min(view.final or view.limit, view.limit)


def any_of(legal: Sequence[Deed], *verbs: str) -> bool:
    return any(action.verb in verbs for action in legal)


def room_to_settle(view: KardashevView) -> int:
    """Where the viewer may settle."""
    return turn.colony_spaces(view, view.me)


def kinds_given(view: KardashevView) -> int:
    """The kinds that the viewer's colonies give."""
    found = 0
    for space in spaces(view.colonies[view.me]):
        found |= view.tiles[space]
    return found & ANY_KIND
