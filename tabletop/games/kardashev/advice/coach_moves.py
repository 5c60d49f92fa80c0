"""Which moves the coach's remarks of Kardashev speak for."""

from collections.abc import Callable, Collection, Sequence

from tabletop.games.kardashev.advice import notices
from tabletop.games.kardashev.advice.effects import threats
from tabletop.games.kardashev.rules import content, turn
from tabletop.games.kardashev.rules.board import spaces
from tabletop.games.kardashev.rules.model import Action, act
from tabletop.games.kardashev.rules.view import KardashevView

Advice = Callable[[KardashevView, Sequence[Action]], Collection[Action]]
PIECES = ("colony", "upgrade", "ark")
"""What takes a colony piece."""
SCORES = (*PIECES, "fleet", "fabricate", "research")


def verbs(*verbs: str) -> Advice:
    return lambda view, legal: [action for action in legal if action.verb in verbs]


def one(find: Callable[[KardashevView, Sequence[Action]], Action | None]) -> Advice:
    return lambda view, legal: [found] if (found := find(view, legal)) else ()


def study(lab: int) -> Advice:
    return lambda view, legal: [turn.STUDY[lab]]


def lacking(view: KardashevView) -> int:
    """Food or Matter, of which the viewer has none."""
    return content.FOOD if view.stock(view.me)[content.MATTER] else content.MATTER


def upgrade(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    """What would hold a colony that may be attacked."""
    held = [space for space, (offence, defence) in threats(view).items() if offence == defence + 1]
    return [action for action in legal if action.verb == "upgrade" and action.first in held]


def my_end(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    """End the game if ahead, do not if behind; a lead that can be lost speaks for neither."""
    ends, lead = verbs(*PIECES)(view, legal), notices.lead_of(view)
    if lead > 0:
        return ends if notices.leads_safely(view) else ()
    return [action for action in legal if action not in ends] if lead < 0 else ()


def bare_home(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    home = view.homes[view.me]
    return [action for action in legal if action in (act("settle", home), act("colony", home))]


def keep_a_pair(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    stock = view.stock(view.me)
    return [action for action in legal if action.first not in (content.FOOD, content.MATTER) or stock[action.first] > 1]


def raid(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    return [found[0]] if (found := notices.best_raid(view, legal)) else []


def safe_place(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    return [act("place", space) for space in spaces(notices.places_to_lay(view)[1])[:1]]


def fitting(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    return [action for action in legal if action.first == lacking(view)]


def anything(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    """All but to end the turn."""
    return [action for action in legal if action.verb != "end"]
