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


def _all(*verbs: str) -> Advice:
    return lambda view, legal: [action for action in legal if action.verb in verbs]


def _one(find: Callable[[KardashevView, Sequence[Action]], Action | None]) -> Advice:
    return lambda view, legal: [found] if (found := find(view, legal)) else ()


def lacking(view: KardashevView) -> int:
    """Food or Matter, of which the viewer has none."""
    return content.FOOD if view.stock(view.me)[content.MATTER] else content.MATTER


def _upgrade(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    """What would hold a colony that may be attacked."""
    held = [space for space, (offence, defence) in threats(view).items() if offence == defence + 1]
    return [action for action in legal if action.verb == "upgrade" and action.first in held]


def _my_end(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    """End the game if ahead, do not if behind; a lead that can be lost speaks for neither."""
    ends, lead = _all(*PIECES)(view, legal), notices.lead_of(view)
    if lead > 0:
        return ends if notices.leads_safely(view) else ()
    return [action for action in legal if action not in ends] if lead < 0 else ()


def _bare_home(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    home = view.homes[view.me]
    return [action for action in legal if action in (act("settle", home), act("colony", home))]


def _keep_a_pair(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    stock = view.stock(view.me)
    return [action for action in legal if action.first not in (content.FOOD, content.MATTER) or stock[action.first] > 1]


ADVISES: dict[str, Advice] = {
    "support": _all("support"),
    "last turn": _all(*SCORES),
    "danger": _upgrade,
    "my end": _my_end,
    "prey": lambda view, legal: [found[0]] if (found := notices.best_raid(view, legal)) else [],
    "bare home": _bare_home,
    "last harvest": _all("harvest", "rake"),
    "one missing": lambda view, legal: [act("compile", lacking(view))],
    "free fleet": notices.free_fleets,
    "outbid": _all("pass"),
    "sure bid": lambda view, legal: [act("bid", view.bid + 1)],
    "dear": _all("pass"),
    "nowhere": _all("bid"),
    "new kind": _all("bid"),
    "safe place": lambda view, legal: [act("place", space) for space in spaces(notices.places_to_lay(view)[1])[:1]],
    "keep a pair": _keep_a_pair,
    "fitting": lambda view, legal: [action for action in legal if action.first == lacking(view)],
    "apart": _one(notices.farthest_home),
    "exchange": _all("colony", "upgrade"),
    "empty": _all("harvest"),
    "rake": lambda view, legal: [turn.STUDY[content.MAGNETIC_RAKE]],
    "ark": lambda view, legal: [turn.STUDY[content.INTERSTELLAR_ARK]],
    "no room": _one(notices.nearest_dark),
    "unguarded": _all("fleet", "fabricate"),
    "heap": _all(*SCORES),
    "rather new": _all("colony", "ark"),
    "unused": lambda view, legal: [action for action in legal if action.verb != "end"],
}
"""By the name of a remark; the others leave open what to do."""
