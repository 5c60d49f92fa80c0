"""What speaks for an action of Kardashev."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.base.words import _, counted, listed, whom
from tabletop.games.kardashev.advice import notices
from tabletop.games.kardashev.advice.foresight import foreseen
from tabletop.games.kardashev.advice.notices import settles_yet
from tabletop.games.kardashev.advice.prices import Come, come_of, exchange, to_both
from tabletop.games.kardashev.rules import auction, content, jobs, turn
from tabletop.games.kardashev.rules.board import NEXT, name_of, spaces, spread
from tabletop.games.kardashev.rules.model import Action
from tabletop.games.kardashev.rules.paying import can_pay
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.words import tile_words
from tabletop.kernel.events import NOBODY
from tabletop.kernel.reasons import CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

CHEAP = 2
"""A bid up to this is cheap."""


class Case(NamedTuple):
    """An action, what comes of it, and the other actions."""

    view: KardashevView
    first: int
    come: Come
    foreseen: Sequence[Reason]
    legal: Sequence[Action]


def reasons(table: Seating, view: KardashevView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """What speaks for an action, or else the best that comes of it; then its price if that is paid four for one."""
    come = come_of(view, action, table.names)
    case = Case(view, action.first, come, foreseen(come), legal)
    first = _FIRST[action.verb](case) if action.verb in _FIRST else None
    if first is None:
        outcomes = [one for one in case.foreseen if one.kind != "leaves"]
        first = next((one for tone in (GOOD, CHANCE, "") for one in outcomes if one.tone == tone), None)
    price = exchange(come)
    if price is None or first is None or first.kind == price.kind:
        return [one for one in (first or price,) if one is not None]
    return [first._replace(words=first.words.removesuffix(".")), price]


def _laid(case: Case) -> Reason:
    """How far a starting tile is from rivals, and how many unexplored spaces are beside it."""
    steps = notices.steps_away(case.view, case.first)
    room = (NEXT[case.first] & auction.unexplored(case.view)).bit_count()
    if steps:
        words = _("{steps} steps from the next rival, with {count} dark spaces around it", steps=steps, count=room)
        return Reason("far away", words, amount=steps + room / 10)
    mine = _("{count} dark spaces around it wait for your tiles")
    return to_both("room around", mine, _("{count} dark spaces around it wait for its tiles"), "", room, count=room)


def _upgraded(case: Case) -> Reason | None:
    view = case.view
    reaps = notices.later_turns(view, view.me) >= 1 and view.base > 1 and turn.HARVEST_NOW in case.legal
    if not reaps or not view.tiles[case.first] & content.ANY_KIND:
        return None
    level = view.colony_levels[case.first]
    points = content.COLONY_POINTS[level + 1] - content.COLONY_POINTS[level]
    words = counted(
        "+1 point, and a harvest after it gives 1 more", "+{count} points, and a harvest after it gives 1 more", points
    )
    return Reason("points and harvest", words, amount=points)


def _bid(case: Case) -> Reason | None:
    reason = _wanted(case)
    if case.first < case.view.holding(case.view.me):
        return reason
    if reason is None:
        return Reason("takes all", _("It takes all you have"), others="")
    return reason._replace(words=_("{reason}; it takes all you have", reason=reason.words), others=reason.of_another)


def _wanted(case: Case) -> Reason | None:
    """Why to bid for a tile."""
    view, names = case.view, case.come.names
    if not settles_yet(view, view.me):  # all it can do is to keep the tile from others
        rivals = tuple(seat for seat in notices.rivals_of(view) if settles_yet(view, seat))
        denied = _("So that {names} cannot settle it", names=listed([whom(names[seat]) for seat in rivals]))
        return Reason("denies tile", denied, subject=rivals) if rivals else None
    lacks = view.drawn & content.ANY_KIND & ~notices.kinds_given(view)
    if lacks and notices.harvests_it_yet(view):
        kind = spaces(lacks)[0]
        mine, its = _("None of your colonies gives {kind}"), _("None of its colonies gives {kind}")
        return to_both("new kind", mine, its, "", 0, kind, kind=content.KIND_NAMES[kind])
    if view.drawn & content.MILITARY:
        theirs = _("With its colony on it fleets are free there")
        return Reason("free fleets", _("With your colony on it fleets are free there"), others=theirs)
    if not turn.colony_spaces(view, view.me):
        return Reason("nowhere else", _("You have nowhere else to settle"), others="")
    if view.bid and view.high != NOBODY:
        name, bid = names[view.high], view.bid
        words = _("Otherwise {name} has it for {bid}", name=name, bid=bid)
        return Reason("otherwise theirs", words, "", bid, view.high, others="" if name == _("You") else None)
    if case.first > CHEAP:
        return None
    mine, its = _("A tile beside your colonies, cheap at {bid}"), _("A tile beside its colonies, cheap at {bid}")
    return to_both("cheap tile", mine, its, "", -case.first, bid=case.first)


def _passed(case: Case) -> Reason | None:
    view = case.view
    if view.turn == view.me and view.bid:
        words = _("You are paid {bid} or more for it", bid=view.bid)
        return Reason("is paid", words, amount=view.bid, others="") if notices.others_bid(view) else None
    if not settles_yet(view, view.me):
        none = Reason("no piece left", _("You have no colony piece left for it"), others="")
        return none if not view.colony_supply[view.me] else None
    count = view.holding(view.me)
    words = counted("Your one resource does more on the board", "Your {count} resources do more on the board", count)
    theirs = counted("Its one resource does more on the board", "Its {count} resources do more on the board", count)
    return Reason("keeps resources", words, amount=count, others=theirs)


def _buried(case: Case) -> Reason | None:
    view = case.view
    rivals = [seat for seat in notices.rivals_of(view) if settles_yet(view, seat)]
    mine = _("Nobody settles there then, and you take 1 resource")
    denies = Reason("denies space", mine, others=_("Nobody settles there then, and it takes 1 resource"))
    return denies if any(spread(view.colonies[seat]) >> case.first & 1 for seat in rivals) else None


_ITS_EFFECTS = {
    content.ENCRYPTION: _("In every battle one of its supports is free."),
    content.BOOSTERS: _("Its fleets go twice as far for the same Energy."),
    content.DYSON_SPHERE: _("Its moves cost nothing, up to 6 spaces."),
    content.HARVEST_ROVER: _("Its harvest also gives 1 resource for each of its fleets on a colonised tile."),
    content.ASTEROID_MINING: _("Its harvest also gives 1 resource for each of its fleets on a tile without a colony."),
    content.EXPANDED_CARGOHOLD: _("Its fleets harvest as many resources as their level."),
    content.ARCOLOGY: _("Its colonies on hybrid tiles give every kind of the tile, each at full level."),
    content.TARGETING_ARRAY: _("It attacks with 1 more."),
    content.SHIELD_GRID: _("It defends with 1 more."),
    content.RAIDER_DRONE: _("After its attack failed, it takes everything of one kind from the defender."),
    content.DEFENSIVE_TURRETS: _("After an attack on it failed, the attacking fleet loses a level."),
    content.DISRUPTOR_DRONE: _("After its attack failed, the defending colony loses a level, but never its last."),
    content.ORBITAL_DEFENSE_ARRAY: _("When a colony of it is taken, the attacking fleet loses a level."),
    content.TAXATION: _("When an opponent harvests a colony next to one of its fleets, it gets 1 of a kind it gave."),
    content.SALVAGE_DRONE: _("After its attack failed, the defender gives it three resources of their choice."),
    content.BLOCKADE: _("Enemy colonies next to its fleets give nothing when they are harvested."),
    content.TIMESHARES: _("Its harvest also takes the yield of one enemy colony next to each of its fleets."),
    content.NANOTUBE_POLYMERS: _("Building a colony costs one resource less."),
    content.MILITARIZATION: _("Build and upgrade fleets on any of its colonies, for 1 Matter and 1 Energy a level."),
    content.TERRAFORM: _("Pay one resource: a tile with its colony gains that kind, or the Military symbol."),
    content.ANTIMATTER: _("Destroy an empty tile next to a colony of it and take one of each kind it shows."),
    content.ACCRETION_DEVICE: _(
        "Pay one resource: a destroyed tile next to its colony becomes that kind, or Military."
    ),
}
"""Effects that are put differently for other players."""


def _learnt(case: Case) -> Reason | None:
    if notices.later_turns(case.view, case.view.me) < 1:  # its points speak for it
        return None
    number, lab = case.first, _("A new laboratory. {effect}")
    effect = content.TECHNOLOGIES[number].effect
    theirs = _ITS_EFFECTS.get(number, effect)
    if number in turn.LABS.values():
        effect, theirs = lab.format(effect=effect), lab.format(effect=theirs)
    return Reason("effect", effect, subject=number, others=theirs)


def _taken(case: Case) -> Reason | None:
    """Food and Matter are a colony; Energy moves fleets."""
    view, after, me = case.view, case.come.after, case.view.me
    if case.first == content.ENERGY:
        moves = not view.stock(me)[content.ENERGY] and notices.acts_yet(after, me, content.PROPELLANT_DEPOT)
        return Reason("moves again", _("Without Energy no fleet moves")) if moves else None
    if can_pay(after, me, content.COLONY) and not can_pay(view, me, content.COLONY) and settles_yet(after, me):
        return Reason("pays colony", _("With it you can pay for a colony"), others="")
    return None


def _paid(case: Case) -> Reason | None:
    view, after, me = case.view, case.come.after, case.view.me
    if view.question.why == jobs.FOR_ENCRYPTION:
        return None
    stock = view.stock(me)
    if stock[case.first] > max(count for kind, count in enumerate(stock) if kind != case.first):
        return Reason("most of it", _("You have the most of it"), others="")
    if can_pay(after, me, content.COLONY) and settles_yet(after, me):
        return Reason("keeps colony", _("You keep what a colony costs"), others="")
    again = notices.kinds_given(view) >> case.first & 1 and notices.acts_yet(view, me, content.MAGNETIC_RAKE)
    return Reason("comes again", _("A harvest gives it again"), subject=case.first) if again else None


def _moved(case: Case) -> Reason | None:
    """What a fleet can do on a space without battle or exploring."""
    view, me, space = case.view, case.view.me, case.come.action.second
    if view.owner(space) not in (NOBODY, me) or not view.explored >> space & 1:
        return None
    if not view.colony_levels[space] and not turn.colony_spaces(view, me) >> space & 1:
        words = _("There you can settle: {tile}", tile=tile_words(view.tiles[space]))
        return Reason("settles there", words, subject=space, others="") if settles_yet(case.come.after, me) else None
    guarded = (NEXT[space] | 1 << space) & view.colonies[me] & ~(NEXT[case.first] | 1 << case.first)
    if not guarded or not notices.is_threatened(view):
        return None
    mine, its, colony = _("It guards your colony at {space}"), _("It guards its colony at {space}"), spaces(guarded)[0]
    return to_both("guards", mine, its, "", 0, colony, space=name_of(colony))


def _by_laboratory(case: Case) -> Reason | None:
    """For a laboratory used while base actions are left."""
    if not case.view.base:
        return None
    gained = next((one for one in case.foreseen if one.tone == GOOD), None)
    if gained is None:
        return Reason("saves base action", _("No base action is spent on it"))
    words = _("{gained}, and no base action is spent on it")
    theirs = words.format(gained=gained.of_another)
    return Reason("saves base action", words.format(gained=gained.words), "", gained.amount, others=theirs)


def _kept(case: Case) -> Reason | None:
    keeps = Reason("tile to settle", _("A tile to settle, and the fleet stays yours"), others="")
    return keeps if settles_yet(case.view, case.view.me) else None


def _ended(case: Case) -> Reason:
    left = case.view.base or case.view.research
    none = Reason("no action left", _("No action is left"))
    return Reason("nothing better", _("Nothing else is worth an action now")) if left else none


_FIRST: dict[str, Callable[[Case], Reason | None]] = {
    verb: speaks
    for verbs, speaks in (
        ("home second", _laid), ("upgrade", _upgraded), ("bid", _bid), ("pass", _passed), ("bury", _buried),
        ("learn research", _learnt), ("take compile", _taken), ("pay exchange alike", _paid), ("move depot", _moved),
        ("ark fabricate rake", _by_laboratory), ("keep", _kept), ("end", _ended),
    )
    for verb in verbs.split()
}  # fmt: skip
"""By verb: what speaks for an action; None: what comes of it does."""
