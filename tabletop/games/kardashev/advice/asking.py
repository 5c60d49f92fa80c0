"""What is asked before a decision of Kardashev is for good."""

from collections.abc import Sequence

from tabletop.base.words import _
from tabletop.games.kardashev.advice import bidding, effects, foresight
from tabletop.games.kardashev.advice.notices import later_turns
from tabletop.games.kardashev.rules import content as tech
from tabletop.games.kardashev.rules import jobs
from tabletop.games.kardashev.rules.model import Deed
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.events import NOBODY
from tabletop.kernel.foresight import imagined


def sure(view: KardashevView, legal: Sequence[Deed], action: Deed, names: Sequence[str]) -> str:
    """A bid of all one has, a hopeless attack, a technology that replaces another, actions left unused."""
    if action.verb == "end" and (left := foresight.left_undone(view, legal)):
        spare = _("You could still use {actions}.", actions=left)
        compiles = view.research and later_turns(view, view.me) >= 1
        return spare + " " + _("A research action can at least compile a resource.") if compiles else spare
    if action.verb == "bid":
        return bidding.sure(view, action, names)
    odds = effects.odds(view, action)
    if odds is not None and odds.hopeless:
        return _("This attack cannot succeed: at best {offence} against {defence}, and a tie fails.",
                 offence=odds.helped[0], defence=odds.helped[1])  # fmt: skip
    if action.verb == "done" and effects.gives_up(view):
        return _("Without more support you lose this battle.")
    if action.verb == "destroy":
        return _("The fleet is lost with the tile.")
    other = tech.TECHNOLOGIES[action.first].other if action.verb == "research" else NOBODY
    if other != NOBODY and view.has(view.me, other):
        name = tech.TECHNOLOGIES[other].name
        return _("It takes the place of {name}: you can have only one of the two.", name=name)
    return ""


def for_good(view: KardashevView, action: Deed, names: Sequence[str]) -> str:
    """A technology at whose small picture somebody clicked, if a rival's answer to it bars taking it back (KD-7.5)."""
    after = imagined(effects.GAME, view, action)[0].after if action.verb == "research" else view
    takers = [job.seat for job in after.jobs if (job.kind, job.why) == (jobs.PICK, jobs.FOR_ROLE)]
    if action.verb != "research" or not takers or takers[0] == view.me:
        return ""
    technology = tech.TECHNOLOGIES[action.first]
    return _("{name}: {effect} {costs}. {rival} takes a resource for it, so it cannot be taken back.",
             name=technology.name, effect=technology.effect, costs=foresight.price(view, action),
             rival=names[takers[0]])  # fmt: skip
