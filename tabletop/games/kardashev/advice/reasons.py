"""Why a move of Kardashev is advised, in a short line."""

from collections.abc import Sequence

from tabletop.base.words import _, counted, listed
from tabletop.games.kardashev.advice.effects import GAME
from tabletop.games.kardashev.advice.foresight import foresee
from tabletop.games.kardashev.advice.notices import (  # fmt: skip
    acts_yet,
    harvests_it_yet,
    is_threatened,
    kinds_given,
    later_turns,
    rivals_of,
    settles_yet,
    steps_away,
)
from tabletop.games.kardashev.rules import auction, jobs, turn
from tabletop.games.kardashev.rules import content as tech
from tabletop.games.kardashev.rules.board import NEXT, name_of, spaces, spread
from tabletop.games.kardashev.rules.model import ANY_KIND, COLONY_POINTS, KIND_NAMES, MILITARY, Deed
from tabletop.games.kardashev.rules.paying import COLONY, can_pay
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.words import tile_words
from tabletop.kernel.events import NOBODY
from tabletop.kernel.foresight import imagined

CHEAP = 2
"""A bid up to this is a bargain."""


def why(view: KardashevView, legal: Sequence[Deed], action: Deed, names: Sequence[str]) -> str:
    """What speaks for it where what comes of it does not say so; empty where it does."""
    goes_on = later_turns(view, view.me) >= 1
    reaps = goes_on and view.base > 1 and turn.HARVEST_NOW in legal
    match action.verb:
        case "home" | "second":
            return _laid(view, action)
        case "upgrade" if reaps and view.tiles[action.first] & ANY_KIND:
            level = view.colony_levels[action.first]
            return counted("+1 point, and a harvest after it gives 1 more",
                           "+{count} points, and a harvest after it gives 1 more",
                           COLONY_POINTS[level + 1] - COLONY_POINTS[level])  # fmt: skip
        case "bid":
            reason = _bid(view, action, names)
            if action.first < view.holding(view.me):
                return reason
            return _("{reason}; it takes all you have", reason=reason) if reason else _("It takes all you have")
        case "pass" if view.turn == view.me and view.bid:
            others = any(seat != view.high and not view.passed >> seat & 1 for seat in rivals_of(view))
            return _("You are paid {bid} or more for it", bid=view.bid) if others else ""
        case "pass" if not settles_yet(view, view.me):
            return "" if view.colony_supply[view.me] else _("You have no colony piece left for it")
        case "pass":
            return counted("Your one resource does more on the board", "Your {count} resources do more on the board",
                           view.holding(view.me))  # fmt: skip
        case "bury":
            rivals = [seat for seat in rivals_of(view) if settles_yet(view, seat)]
            near = any(spread(view.colonies[seat]) >> action.first & 1 for seat in rivals)
            return _("Nobody settles there then, and you take 1 resource") if near else ""
        case "learn" | "research" if goes_on:  # else its points speak for it
            effect = tech.TECHNOLOGIES[action.first].effect
            if action.first in turn.LABS.values():
                return _("A new laboratory. {effect}", effect=effect)
            return effect
        case "take" | "compile":
            return _taken(view, action)
        case "pay" | "exchange" | "alike":
            return _paid(view, action)
        case "move" | "depot":
            return _moved(view, action)
        case "ark" | "fabricate" | "rake" if view.base:
            gained = next((hint.words for hint in foresee(view, action, names) if hint.tone == "good"), "")
            if not gained:
                return _("No base action is spent on it")
            return _("{gained}, and no base action is spent on it", gained=gained)
        case "keep" if settles_yet(view, view.me):
            return _("A tile to settle, and the fleet stays yours")
        case "end" if not (view.base or view.research):
            return _("No action is left")
        case "end":
            return _("Nothing else is worth an action now")
    return ""


def _laid(view: KardashevView, action: Deed) -> str:
    """How far from others a starting tile is, and what room it has."""
    steps, room = steps_away(view, action.first), (NEXT[action.first] & auction.unexplored(view)).bit_count()
    if steps:
        return _("{steps} steps from the next rival, with {count} dark spaces around it", steps=steps, count=room)
    return _("{count} dark spaces around it wait for your tiles", count=room)


def _bid(view: KardashevView, action: Deed, names: Sequence[str]) -> str:
    rivals = [seat for seat in rivals_of(view) if settles_yet(view, seat)]
    if not settles_yet(view, view.me):  # all it can do is to keep the tile from others
        return _("So that {names} cannot settle it", names=listed([names[seat] for seat in rivals])) if rivals else ""
    lacks = view.drawn & ANY_KIND & ~kinds_given(view)
    if lacks and harvests_it_yet(view):
        return _("None of your colonies gives {kind}", kind=KIND_NAMES[spaces(lacks)[0]])
    if view.drawn & MILITARY:
        return _("With your colony on it fleets are free there")
    if not turn.colony_spaces(view, view.me):
        return _("You have nowhere else to settle")
    if view.bid and view.high != NOBODY:
        return _("Otherwise {name} has it for {bid}", name=names[view.high], bid=view.bid)
    return _("A tile beside your colonies, cheap at {bid}", bid=action.first) if action.first <= CHEAP else ""


def _taken(view: KardashevView, action: Deed) -> str:
    """Food and Matter are a colony; Energy moves fleets."""
    after = imagined(GAME, view, action)[0].after
    if action.first == tech.ENERGY:
        none = not view.resources[tech.KINDS * view.me + tech.ENERGY]
        return _("Without Energy no fleet moves") if none and acts_yet(after, view.me, tech.PROPELLANT_DEPOT) else ""
    if can_pay(after, view.me, COLONY) and not can_pay(view, view.me, COLONY) and settles_yet(after, view.me):
        return _("With it you can pay for a colony")
    return ""


def _paid(view: KardashevView, action: Deed) -> str:
    """That there is most of it, what is kept, or that more of it comes."""
    if view.question.why == jobs.FOR_ENCRYPTION:
        return ""
    stock = view.resources[tech.KINDS * view.me : tech.KINDS * (view.me + 1)]
    if stock[action.first] > max(count for kind, count in enumerate(stock) if kind != action.first):
        return _("You have the most of it")
    after = imagined(GAME, view, action)[0].after
    keeps = can_pay(after, view.me, COLONY) and settles_yet(after, view.me)
    if keeps:
        return _("You keep what a colony costs")
    again = kinds_given(view) >> action.first & 1 and acts_yet(view, view.me, tech.MAGNETIC_RAKE)
    return _("A harvest gives it again") if again else ""


def _moved(view: KardashevView, action: Deed) -> str:
    """What a fleet can do where it goes, unless it fights or explores there."""
    space, me = action.second, view.me
    if view.owner(space) not in (NOBODY, me) or not view.explored >> space & 1:
        return ""
    if not view.colony_levels[space] and not turn.colony_spaces(view, me) >> space & 1:
        settles = settles_yet(imagined(GAME, view, action)[0].after, me)
        return _("There you can settle: {tile}", tile=tile_words(view.tiles[space])) if settles else ""
    if not is_threatened(view):
        return ""
    guarded = (NEXT[space] | 1 << space) & view.colonies[me] & ~(NEXT[action.first] | 1 << action.first)
    return _("It guards your colony at {space}", space=name_of(spaces(guarded)[0])) if guarded else ""
