"""What a teacher of Kardashev would notice in a position."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.kardashev.advice import notices
from tabletop.games.kardashev.advice.coach_moves import ADVISES
from tabletop.games.kardashev.advice.effects import harvest_of
from tabletop.games.kardashev.advice.notices import any_of, begins_turn, is_acting, room_to_settle, stock_of
from tabletop.games.kardashev.mind.measures import turns_left
from tabletop.games.kardashev.rules import auction, battle, content, jobs, turn
from tabletop.games.kardashev.rules.board import name_of, spaces, spread
from tabletop.games.kardashev.rules.content import COLONY_POINTS, FEW_COLONIES, FOOD, HIGHEST, KIND_NAMES, KINDS, MATTER
from tabletop.games.kardashev.rules.harvest import blockaded
from tabletop.games.kardashev.rules.model import Action, act
from tabletop.games.kardashev.rules.paying import COLONY, can_pay
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.coaching import Remark, nothing
from tabletop.kernel.events import NOBODY

NEAR_THE_END = 4
"""Colony pieces with which somebody is close to calling the last rounds."""
FAR_AHEAD = 6
"""Points that are not made up for in a turn."""
PLENTY = 9
"""Resources nobody spends in a turn."""
GOOD_HARVEST = 4
LONG = 3.0
"""Turns after which a technology has paid for itself."""


# -- battles ---------------------------------------------------------------------------------------------


def _support(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if view.question.kind != jobs.SUPPORT:
        return ""
    rival = view.owner(view.target) if view.turn == view.me else view.turn
    defender = view.owner(view.target)
    facts = {"a": battle.offence(view, view.turn, view.moving), "d": battle.defence(view, defender, view.target)}
    if view.turn != view.me:
        words = _("It stands {a} to {d}: add {more} to hold {space}: a tie goes to you.")
        return words.format(**facts, more=facts["a"] - facts["d"], space=name_of(view.target))
    if facts["a"] == facts["d"]:
        return _("{a} to {d} is a tie, and a tie fails: support your fleet.", **facts)
    if facts["a"] < facts["d"]:
        return _("It stands {a} to {d}: without support your fleet flies back.", **facts)
    more = battle.help_left(view, rival)
    if facts["a"] > facts["d"] + more:
        return ""
    return _("You are at {a} to {d}, but {name} can still add {more}.", **facts, name=names[rival], more=more)


def _danger(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    found = notices.in_danger(view) if is_acting(view) and view.base else []
    if not found:
        return ""
    _points, space, offence, defence = max(found)
    facts = {"space": name_of(space), "a": offence, "d": defence}
    if offence == defence + 1 and Action("upgrade", space) in legal:
        return _("Your colony at {space} may be attacked, {a} to {d}: an upgrade would hold it.", **facts)
    return _("Your colony at {space} may be attacked next turn, {a} to {d}.", **facts)


def _prey(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    found = notices.best_raid(view, legal) if is_acting(view) else None
    if found is None:
        return ""
    (_verb, start, space), (offence, defence) = found
    words, name = _("Your fleet at {start} can take {space} from {name}: {a} to {d}."), names[view.owner(space)]
    return words.format(start=name_of(start), space=name_of(space), name=name, a=offence, d=defence)


def _unguarded(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    armed = view.fleets[view.me] or not any_of(legal, "fleet", "fabricate")
    if not is_acting(view) or armed or not notices.is_threatened(view):
        return ""
    return counted(
        "You have no fleet: nothing guards your colony.",
        "You have no fleet: nothing guards your {count} colonies.",
        view.colonies[view.me].bit_count(),
    )


def _home_lost(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    home = view.homes[view.me]
    if not begins_turn(view) or view.owner(home) in (NOBODY, view.me):
        return ""
    words = _("Your home at {space} belongs to {name}: no fleets are built there until you take it back.")
    return words.format(space=name_of(home), name=names[view.owner(home)])


def _bare_home(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    home = view.homes[view.me]
    if view.question.kind != jobs.SETTLE and not (begins_turn(view) and act("colony", home) in legal):
        return ""
    return _("Settle your home at {space}: without a colony there it builds no fleets.", space=name_of(home))


def _blockade(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    stopped = view.colonies[view.me] & blockaded(view, view.me)
    if not begins_turn(view) or not stopped:
        return ""
    return counted(
        "A Blockade: your colony at {space} gives nothing while that fleet is beside it.",
        "A Blockade: {count} of your colonies give nothing while fleets are beside them.",
        stopped.bit_count(),
        space=name_of(spaces(stopped)[0]),
    )


# -- the end ---------------------------------------------------------------------------------------------


def _last_turn(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    scores = any_of(legal, "colony", "upgrade", "ark", "fleet", "fabricate", "research")
    if not is_acting(view) or view.round < notices.last_round(view) or not scores or not view.holding(view.me):
        return ""
    return counted(
        "Your last turn: the resource you hold scores nothing.",
        "Your last turn: the {count} resources you hold score nothing.",
        view.holding(view.me),
    )


def _last_harvest(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not is_acting(view) or view.round != notices.last_round(view) - 1 or not any_of(legal, "harvest"):
        return ""
    words = _("One turn follows this one: a harvest of {count} now can still become points.")
    return words.format(count=harvest_of(view, view.me))


def _my_end(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    left, lead = view.colony_supply[view.me] - FEW_COLONIES, notices.lead_of(view)
    near = is_acting(view) and 0 < left <= 2 and any_of(legal, "colony", "upgrade", "ark")
    if not near or not notices.can_begin_the_end(view):
        return ""
    if lead > 0:
        rival, turns = notices.turns_after_the_end(view)
        facts = {"lead": lead, "turns": counted("{count} turn", "{count} turns", turns), "name": names[rival]}
        if notices.leads_safely(view):
            return counted(
                "Your next colony piece begins the end. You lead by {lead}; {name} then has {turns} left.",
                "{count} more colony pieces begin the end. You lead by {lead}; {name} has {turns} left.",
                left,
                **facts,
            )
        facts["space"] = name_of(max(notices.in_danger(view))[1])
        return counted(
            "Your next colony piece begins the end. Not yet: {name} has {turns} left, and can take {space}.",
            "{count} more colony pieces begin the end. Not yet: {name} has {turns}, and can take {space}.",
            left,
            **facts,
        )
    begins = counted("Your next colony piece begins the end", "{count} more colony pieces begin the end", left)
    if lead < 0:
        return _("{begins}, and you are {less} points behind.", begins=begins, less=-lead)
    return _("{begins}, and points are level.", begins=begins)


def _their_end(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not begins_turn(view) or not notices.can_begin_the_end(view):
        return ""
    seat = min(notices.rivals_of(view), key=lambda other: view.colony_supply[other])
    count = view.colony_supply[seat]
    if count > NEAR_THE_END:
        return ""
    words = _("{name} has {count} colony pieces left: at {few} the last rounds begin.")
    return words.format(name=names[seat], count=count, few=FEW_COLONIES)


def _behind(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not begins_turn(view) or notices.lead_of(view) > -FAR_AHEAD:
        return ""
    seat = max(notices.rivals_of(view), key=view.score)
    return _(
        "{name} is {count} points ahead of you; colonies: {theirs} to {mine}.",
        name=names[seat],
        count=-notices.lead_of(view),
        theirs=view.colonies[seat].bit_count(),
        mine=view.colonies[view.me].bit_count(),
    )


# -- the tile of a turn ----------------------------------------------------------------------------------


def _outbid(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if view.question.kind != jobs.BID or view.turn != view.me or not view.bid:
        return ""
    if any(seat != view.high and not view.passed >> seat & 1 for seat in notices.rivals_of(view)):
        return counted(
            "Pass, and you are paid 1 resource or more for it.",
            "Pass, and you are paid {count} resources or more for it.",
            view.bid,
        )
    return counted(
        "Pass, and {name} pays you 1 resource.",
        "Pass, and {name} pays you {count} resources.",
        view.bid,
        name=names[view.high],
    )


def _sure_bid(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not notices.may_bid(view, legal):
        return ""
    rivals = [seat for seat in notices.rivals_of(view) if not view.passed >> seat & 1]
    if not rivals or view.holding(max(rivals, key=view.holding)) > view.bid + 1:
        return ""
    return _("Nobody can go above {bid}: that bid wins the tile.", bid=view.bid + 1)


def _dear(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    left = view.holding(view.me) - view.bid - 1
    if not notices.may_bid(view, legal) or not view.bid or not 0 <= left < 2 or not can_pay(view, view.me, COLONY):
        return ""
    if not left:
        return _("A bid of {bid} takes all you have, and a colony costs 1 Food and 1 Matter.", bid=view.bid + 1)
    return _("A bid of {bid} leaves you {left}, and a colony costs 1 Food and 1 Matter.", bid=view.bid + 1, left=left)


def _new_kind(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    lacks = view.drawn & content.ANY_KIND & ~notices.kinds_given(view)
    if not notices.may_bid(view, legal) or not lacks or not notices.harvests_it_yet(view):
        return ""
    return _("None of your colonies gives {kind}, and this tile does.", kind=KIND_NAMES[spaces(lacks)[0]])


def _nowhere(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    beside = spread(view.colonies[view.me]) & auction.unexplored(view)
    if not notices.may_bid(view, legal) or room_to_settle(view) or not beside:
        return ""
    words = _("You have nowhere to settle: laid at {space}, this tile could be your next colony.")
    return words.format(space=name_of(spaces(beside)[0]))


def _safe_place(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    beside, safe = notices.places_to_lay(view) if view.question.kind == jobs.PLACE else (0, 0)
    if not safe or safe == beside or not notices.settles_yet(view, view.me):
        return ""
    return _("At {space} you can settle it, and no rival is beside it.", space=name_of(spaces(safe)[0]))


# -- building and paying ---------------------------------------------------------------------------------


def _free_fleet(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    gains = notices.free_fleets(view, legal)
    if not gains:
        return ""
    points, space = max((action.second - view.fleet_levels[action.first], action.first) for action in gains)
    return counted(
        "At {space}, with the Military symbol, a level of fleet costs nothing: 1 point.",
        "At {space}, with the Military symbol, fleets cost nothing: {count} points.",
        points,
        space=name_of(space),
    )


def _one_missing(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    food, matter, _energy = stock_of(view)
    if not is_acting(view) or not view.base or not view.research or bool(food) == bool(matter):
        return ""
    grows = any(view.colony_levels[space] < HIGHEST for space in spaces(view.colonies[view.me]))
    if any_of(legal, "colony", "upgrade") or not view.colony_supply[view.me] or not (room_to_settle(view) or grows):
        return ""
    if room_to_settle(view):
        return _("Only 1 {kind} is missing for a colony: compile it.", kind=KIND_NAMES[FOOD if matter else MATTER])
    return _("Only 1 {kind} is missing to upgrade a colony: compile it.", kind=KIND_NAMES[FOOD if matter else MATTER])


def _exchange(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    stock = stock_of(view)
    if not is_acting(view) or not any_of(legal, "colony", "upgrade") or all(stock[: content.ENERGY]):
        return ""
    most = max(range(KINDS), key=lambda kind: stock[kind])
    lacks = KIND_NAMES[FOOD if not stock[FOOD] else MATTER]
    words = _("You have no {lacks}, but 4 {kind} stand for one: you can build all the same.")
    return words.format(lacks=lacks, kind=KIND_NAMES[most])


def _empty(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not is_acting(view) or not any_of(legal, "harvest") or any_of(legal, "colony", "upgrade", "fleet"):
        return ""
    count = harvest_of(view, view.me) if notices.follows(view) else 0
    return _("You can build nothing yet, and a harvest gives {count}.", count=count) if count >= 2 else ""


def _heap(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not begins_turn(view) or view.holding(view.me) < PLENTY:
        return ""
    words = _("You hold {count} resources, and they score nothing: build, upgrade, research.")
    return words.format(count=view.holding(view.me))


def _no_room(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not is_acting(view) or not view.base or room_to_settle(view) or not can_pay(view, view.me, COLONY):
        return ""
    near = notices.nearest_dark(view, legal) if view.colony_supply[view.me] and notices.follows(view) else None
    if near is None:
        return ""
    words = _("Nowhere is left to settle: your fleet at {start} could explore {space}.")
    return words.format(start=name_of(near.first), space=name_of(near.second))


def _rather_new(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    levels = [view.colony_levels[action.first] for action in legal if action.verb == "upgrade"]
    if not is_acting(view) or not levels or min(levels) < HIGHEST - 1 or not any_of(legal, "colony"):
        return ""
    words = _("A new colony scores {new} points; level 3 adds only {more}.")
    return words.format(new=COLONY_POINTS[1], more=COLONY_POINTS[HIGHEST] - COLONY_POINTS[HIGHEST - 1])


def _rake(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    pays = turn.STUDY[content.MAGNETIC_RAKE] in legal and turns_left(view, view.me) >= LONG
    count = harvest_of(view, view.me) if pays else 0
    words = _("With the Magnetic Rake a research action harvests too: {count} more, every turn.")
    return words.format(count=count) if count >= GOOD_HARVEST else ""


def _ark(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    count = room_to_settle(view).bit_count() if is_acting(view) else 0
    if turn.STUDY[content.INTERSTELLAR_ARK] not in legal or turns_left(view, view.me) < LONG or count < LONG:
        return ""
    return _("With the Interstellar Ark research actions build colonies: {count} tiles wait for you.", count=count)


def _unused(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if (
        not is_acting(view)
        or view.base
        or view.research < content.RESEARCH_ACTIONS
        or notices.later_turns(view, view.me) < 1
    ):
        return ""
    return _("{count} research actions are left: each compiles a resource at least.", count=view.research)


def _keep_a_pair(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    job, (food, matter, energy) = view.question, stock_of(view)
    if job.kind != jobs.PICK or job.why != jobs.FOR_BID or not food or not matter or min(food, matter) > 1:
        return ""
    if food + matter + energy - job.times < 2 or not notices.settles_yet(view, view.me):
        return ""
    return _("Keep 1 Food and 1 Matter together: they are a colony.")


def _fitting(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    job, stock = view.question, stock_of(view)
    if job.kind != jobs.PICK or job.pays or job.times > 1 or bool(stock[FOOD]) == bool(stock[MATTER]):
        return ""
    lacks = FOOD if stock[MATTER] else MATTER
    if not job.kinds >> lacks & 1 or not view.round or not notices.settles_yet(view, view.me):
        return ""
    return _("1 {kind} more, and you can pay for a colony.", kind=KIND_NAMES[lacks])


def _apart(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    best = notices.farthest_home(view, legal) if view.question.kind == jobs.HOME else None
    words = _("{space} is {steps} steps from the next rival: the longest peace.")
    return words.format(space=name_of(best.first), steps=notices.steps_away(view, best.first)) if best else ""


_ALL = (
    ("support", _support), ("last turn", _last_turn), ("danger", _danger), ("my end", _my_end),
    ("their end", _their_end), ("prey", _prey), ("home lost", _home_lost), ("bare home", _bare_home),
    ("blockade", _blockade), ("last harvest", _last_harvest), ("one missing", _one_missing),
    ("free fleet", _free_fleet), ("outbid", _outbid), ("sure bid", _sure_bid), ("dear", _dear), ("nowhere", _nowhere),
    ("new kind", _new_kind), ("safe place", _safe_place), ("keep a pair", _keep_a_pair), ("fitting", _fitting),
    ("apart", _apart), ("exchange", _exchange), ("empty", _empty), ("rake", _rake), ("ark", _ark),
    ("no room", _no_room), ("unguarded", _unguarded), ("heap", _heap), ("behind", _behind), ("rather new", _rather_new),
    ("unused", _unused),
)  # fmt: skip
REMARKS = tuple(Remark(name, tell, ADVISES.get(name, nothing)) for name, tell in _ALL)
"""The most pressing first."""
