"""Which moves the coach's remarks of Kardashev speak for."""

from collections.abc import Callable, Collection, Sequence

from tabletop.games.kardashev.advice.effects import threats
from tabletop.games.kardashev.advice.notices import (
    best_raid,
    farthest_home,
    free_fleets,
    lead_of,
    leads_safely,
    nearest_dark,
    places_to_lay,
    stock_of,
)
from tabletop.games.kardashev.rules import content, jobs, turn
from tabletop.games.kardashev.rules.board import spaces
from tabletop.games.kardashev.rules.content import FOOD, MATTER
from tabletop.games.kardashev.rules.model import Action, act
from tabletop.games.kardashev.rules.view import KardashevView

Advice = Callable[[KardashevView, Sequence[Action]], Collection[Action]]
PIECES = ("colony", "upgrade", "ark")
"""What takes a colony piece."""
SCORES = (*PIECES, "fleet", "fabricate", "research")


def _all(*verbs: str) -> Advice:
    return lambda view, legal: [action for action in legal if action.verb in verbs]


def _this(action: Action) -> Advice:
    return lambda view, legal: [action]


def _upgrade(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    """What would hold a colony that may be attacked."""
    held = [space for space, (offence, defence) in threats(view).items() if offence == defence + 1]
    return [action for action in legal if action.verb == "upgrade" and action.first in held]


def _raid(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    found = best_raid(view, legal)
    return [found[0]] if found else ()


def _my_end(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    """Whoever leads ends it, whoever is behind does not; a lead that can be lost speaks for neither."""
    ends, lead = _all(*PIECES)(view, legal), lead_of(view)
    if lead > 0:
        return ends if leads_safely(view) else ()
    return [action for action in legal if action not in ends] if lead < 0 else ()


def _bare_home(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    home = view.homes[view.me]
    return [action for action in legal if action in (act("settle", home), act("colony", home))]


def _compile(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    return (act("compile", MATTER if stock_of(view)[FOOD] else FOOD),)


def _next_bid(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    return (act("bid", view.bid + 1),)


def _safe_place(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    return [act("place", space) for space in spaces(places_to_lay(view)[1])[:1]]


def _explore(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    near = nearest_dark(view, legal)
    return (near,) if near else ()


def _far_home(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    best = farthest_home(view, legal) if view.question.kind == jobs.HOME else None
    return (best,) if best else ()


def _keep_a_pair(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    stock = stock_of(view)
    return [action for action in legal if action.first not in (FOOD, MATTER) or stock[action.first] > 1]


def _fitting(view: KardashevView, legal: Sequence[Action]) -> Collection[Action]:
    lacks = FOOD if stock_of(view)[MATTER] else MATTER
    return [action for action in legal if action.first == lacks]


ADVISES: dict[str, Advice] = {
    "support": _all("support"), "last turn": _all(*SCORES), "danger": _upgrade, "my end": _my_end, "prey": _raid,
    "bare home": _bare_home, "last harvest": _all("harvest", "rake"), "one missing": _compile,
    "free fleet": free_fleets, "outbid": _all("pass"), "sure bid": _next_bid, "dear": _all("pass"),
    "nowhere": _all("bid"), "new kind": _all("bid"), "safe place": _safe_place, "keep a pair": _keep_a_pair,
    "fitting": _fitting, "apart": _far_home, "exchange": _all("colony", "upgrade"), "empty": _all("harvest"),
    "rake": _this(turn.STUDY[content.MAGNETIC_RAKE]), "ark": _this(turn.STUDY[content.INTERSTELLAR_ARK]),
    "no room": _explore, "unguarded": _all("fleet", "fabricate"), "heap": _all(*SCORES),
    "rather new": _all("colony", "ark"),
    "unused": lambda view, legal: [action for action in legal if action.verb != "end"],
}  # fmt: skip
"""By the name of a remark; the others leave open what to do."""
