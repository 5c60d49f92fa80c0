"""The coach of Kardashev: what it remarks on in a position."""

from collections.abc import Callable, Sequence

from tabletop.base.words import _, counted
from tabletop.games.kardashev.advice import coach_moves as moves
from tabletop.games.kardashev.advice import notices
from tabletop.games.kardashev.advice.coach_moves import PIECES, SCORES, lacking
from tabletop.games.kardashev.advice.effects import harvest_of
from tabletop.games.kardashev.advice.notices import any_of, begins_turn, is_acting, may_bid, room_to_settle
from tabletop.games.kardashev.mind.measures import turns_left
from tabletop.games.kardashev.rules import auction, battle, content, jobs, turn
from tabletop.games.kardashev.rules.board import name_of, spaces, spread
from tabletop.games.kardashev.rules.content import COLONY_POINTS, FEW_COLONIES, FOOD, HIGHEST, KIND_NAMES, MATTER
from tabletop.games.kardashev.rules.harvest import blockaded
from tabletop.games.kardashev.rules.model import Action, act
from tabletop.games.kardashev.rules.paying import can_pay
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.coaching import Remark
from tabletop.kernel.events import NOBODY

NEAR_THE_END = 4
"""Colony pieces with which a rival is close to calling the last rounds."""
FAR_AHEAD = 6
"""Points that are not made up for in a turn."""
PLENTY = 9
"""Resources nobody spends in a turn."""
GOOD_HARVEST = 4
LONG = 3.0
"""Turns after which a technology has paid for itself."""


# -- battles ---------------------------------------------------------------------------------------------


def _support(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    defender = view.owner(view.target)
    a, d = battle.offence(view, view.turn, view.moving), battle.defence(view, defender, view.target)
    if view.turn != view.me:
        words = _("It stands {a} to {d}: add {more} to hold {space}: a tie goes to you.")
        return words.format(a=a, d=d, more=a - d, space=name_of(view.target))
    if a == d:
        return _("{a} to {d} is a tie, and a tie fails: support your fleet.", a=a, d=d)
    if a < d:
        return _("It stands {a} to {d}: without support your fleet flies back.", a=a, d=d)
    more, words = battle.help_left(view, defender), _("You are at {a} to {d}, but {name} can still add {more}.")
    return words.format(a=a, d=d, name=names[defender], more=more) if a <= d + more else ""


def _danger(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    found = notices.in_danger(view) if view.base else []
    if not found:
        return ""
    _points, space, offence, defence = max(found)
    facts = {"space": name_of(space), "a": offence, "d": defence}
    if offence == defence + 1 and Action("upgrade", space) in legal:
        return _("Your colony at {space} may be attacked, {a} to {d}: an upgrade would hold it.", **facts)
    return _("Your colony at {space} may be attacked next turn, {a} to {d}.", **facts)


def _prey(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    found = notices.best_raid(view, legal)
    if found is None:
        return ""
    (_verb, start, space), (offence, defence) = found
    words, name = _("Your fleet at {start} can take {space} from {name}: {a} to {d}."), names[view.owner(space)]
    return words.format(start=name_of(start), space=name_of(space), name=name, a=offence, d=defence)


def _unguarded(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if view.fleets[view.me] or not any_of(legal, "fleet", "fabricate") or not notices.is_threatened(view):
        return ""
    return counted(
        "You have no fleet: nothing guards your colony.",
        "You have no fleet: nothing guards your {count} colonies.",
        view.colonies[view.me].bit_count(),
    )


def _home_lost(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    home, owner = view.homes[view.me], view.owner(view.homes[view.me])
    words = _("Your home at {space} belongs to {name}: no fleets are built there until you take it back.")
    return words.format(space=name_of(home), name=names[owner]) if owner not in (NOBODY, view.me) else ""


def _bare_home(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    home = view.homes[view.me]
    if view.question.kind != jobs.SETTLE and not (begins_turn(view, legal) and act("colony", home) in legal):
        return ""
    return _("Settle your home at {space}: without a colony there it builds no fleets.", space=name_of(home))


def _blockade(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    stopped = view.colonies[view.me] & blockaded(view, view.me)
    if not stopped:
        return ""
    return counted(
        "A Blockade: your colony at {space} gives nothing while that fleet is beside it.",
        "A Blockade: {count} of your colonies give nothing while fleets are beside them.",
        stopped.bit_count(),
        space=name_of(spaces(stopped)[0]),
    )


# -- the end ---------------------------------------------------------------------------------------------


def _last_turn(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    count = view.holding(view.me)
    if view.round < view.last_round or not count or not any_of(legal, *SCORES):
        return ""
    return counted(
        "Your last turn: the resource you hold scores nothing.",
        "Your last turn: the {count} resources you hold score nothing.",
        count,
    )


def _last_harvest(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if view.round != view.last_round - 1 or not any_of(legal, "harvest"):
        return ""
    words = _("One turn follows this one: a harvest of {count} now can still become points.")
    return words.format(count=harvest_of(view, view.me))


def _my_end(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    left, lead = view.colony_supply[view.me] - FEW_COLONIES, notices.lead_of(view)
    if not 0 < left <= 2 or not any_of(legal, *PIECES) or not notices.can_begin_the_end(view):
        return ""
    if lead <= 0:
        begins = counted("Your next colony piece begins the end", "{count} more colony pieces begin the end", left)
        behind, level = _("{begins}, and you are {less} points behind."), _("{begins}, and points are level.")
        return (behind if lead else level).format(begins=begins, less=-lead)
    after = view.copy()
    after.final = view.round + 1
    left_to = {seat: round(turns_left(after, seat)) for seat in notices.rivals_of(view)}
    rival, turns = max(left_to.items(), key=lambda one: (one[1], view.score(one[0])))
    facts = {"lead": lead, "turns": counted("{count} turn", "{count} turns", turns), "name": names[rival]}
    if notices.leads_safely(view):
        return counted(
            "Your next colony piece begins the end. You lead by {lead}; {name} then has {turns} left.",
            "{count} more colony pieces begin the end. You lead by {lead}; {name} has {turns} left.",
            left,
            **facts,
        )
    return counted(
        "Your next colony piece begins the end. Not yet: {name} has {turns} left, and can take {space}.",
        "{count} more colony pieces begin the end. Not yet: {name} has {turns}, and can take {space}.",
        left,
        space=name_of(max(notices.in_danger(view))[1]),
        **facts,
    )


def _their_end(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    seat = min(notices.rivals_of(view), key=view.colony_supply.__getitem__)
    count, words = view.colony_supply[seat], _("{name} has {count} colony pieces left: at {few} the last rounds begin.")
    near = count <= NEAR_THE_END and notices.can_begin_the_end(view)
    return words.format(name=names[seat], count=count, few=FEW_COLONIES) if near else ""


def _behind(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    seat, count = max(notices.rivals_of(view), key=view.score), -notices.lead_of(view)
    words = _("{name} is {count} points ahead of you; colonies: {theirs} to {mine}.")
    theirs, mine = view.colonies[seat].bit_count(), view.colonies[view.me].bit_count()
    return words.format(name=names[seat], count=count, theirs=theirs, mine=mine) if count >= FAR_AHEAD else ""


# -- the tile of a turn ----------------------------------------------------------------------------------


def _outbid(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if view.turn != view.me or not view.bid:
        return ""
    if notices.others_bid(view):
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
    bid, stocks = view.bid + 1, [view.holding(seat) for seat in notices.rivals_of(view) if not view.passed >> seat & 1]
    return _("Nobody can go above {bid}: that bid wins the tile.", bid=bid) if stocks and max(stocks) <= bid else ""


def _dear(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    bid, left = view.bid + 1, view.holding(view.me) - view.bid - 1
    if not view.bid or not 0 <= left < 2 or not can_pay(view, view.me, content.COLONY):
        return ""
    if not left:
        return _("A bid of {bid} takes all you have, and a colony costs 1 Food and 1 Matter.", bid=bid)
    return _("A bid of {bid} leaves you {left}, and a colony costs 1 Food and 1 Matter.", bid=bid, left=left)


def _new_kind(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    lacks = spaces(view.drawn & content.ANY_KIND & ~notices.kinds_given(view))
    if not lacks or not notices.harvests_it_yet(view):
        return ""
    return _("None of your colonies gives {kind}, and this tile does.", kind=KIND_NAMES[lacks[0]])


def _nowhere(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    beside = spaces(spread(view.colonies[view.me]) & auction.unexplored(view))
    words = _("You have nowhere to settle: laid at {space}, this tile could be your next colony.")
    return words.format(space=name_of(beside[0])) if beside and not room_to_settle(view) else ""


def _safe_place(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    beside, safe = notices.places_to_lay(view)
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
    food, matter, _energy = view.stock(view.me)
    builds = not view.base or not view.colony_supply[view.me] or any_of(legal, "colony", "upgrade")
    if builds or not view.research or bool(food) == bool(matter):
        return ""
    kind = KIND_NAMES[lacking(view)]
    if room_to_settle(view):
        return _("Only 1 {kind} is missing for a colony: compile it.", kind=kind)
    grows = any(view.colony_levels[space] < HIGHEST for space in spaces(view.colonies[view.me]))
    return _("Only 1 {kind} is missing to upgrade a colony: compile it.", kind=kind) if grows else ""


def _exchange(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    stock = view.stock(view.me)
    if not any_of(legal, "colony", "upgrade") or (stock[FOOD] and stock[MATTER]):
        return ""
    most, lacks = KIND_NAMES[stock.index(max(stock))], KIND_NAMES[MATTER if stock[FOOD] else FOOD]
    return _("You have no {lacks}, but 4 {kind} stand for one: you can build all the same.", lacks=lacks, kind=most)


def _empty(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if not any_of(legal, "harvest") or any_of(legal, "colony", "upgrade", "fleet") or not notices.follows(view):
        return ""
    count = harvest_of(view, view.me)
    return _("You can build nothing yet, and a harvest gives {count}.", count=count) if count >= 2 else ""


def _heap(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    count = view.holding(view.me)
    words = _("You hold {count} resources, and they score nothing: build, upgrade, research.", count=count)
    return words if count >= PLENTY else ""


def _no_room(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    able = (
        view.base and view.colony_supply[view.me] and can_pay(view, view.me, content.COLONY) and notices.follows(view)
    )
    near = notices.nearest_dark(view, legal) if able and not room_to_settle(view) else None
    words = _("Nowhere is left to settle: your fleet at {start} could explore {space}.")
    return words.format(start=name_of(near.first), space=name_of(near.second)) if near else ""


def _rather_new(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    levels = [view.colony_levels[action.first] for action in legal if action.verb == "upgrade"]
    if not levels or min(levels) < HIGHEST - 1 or not any_of(legal, "colony"):
        return ""
    more = COLONY_POINTS[HIGHEST] - COLONY_POINTS[HIGHEST - 1]
    return _("A new colony scores {new} points; level 3 adds only {more}.", new=COLONY_POINTS[1], more=more)


def _rake(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    pays = turn.STUDY[content.MAGNETIC_RAKE] in legal and turns_left(view, view.me) >= LONG
    count = harvest_of(view, view.me) if pays else 0
    words = _("With the Magnetic Rake a research action harvests too: {count} more, every turn.")
    return words.format(count=count) if count >= GOOD_HARVEST else ""


def _ark(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    count = room_to_settle(view).bit_count()
    if turn.STUDY[content.INTERSTELLAR_ARK] not in legal or turns_left(view, view.me) < LONG or count < LONG:
        return ""
    return _("With the Interstellar Ark research actions build colonies: {count} tiles wait for you.", count=count)


def _unused(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    if view.base or view.research < content.RESEARCH_ACTIONS or notices.later_turns(view, view.me) < 1:
        return ""
    return _("{count} research actions are left: each compiles a resource at least.", count=view.research)


def _keep_a_pair(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    job, (food, matter, energy) = view.question, view.stock(view.me)
    if job.why != jobs.FOR_BID or min(food, matter) != 1 or food + matter + energy - job.times < 2:
        return ""
    return _("Keep 1 Food and 1 Matter together: they are a colony.") if notices.settles_yet(view, view.me) else ""


def _fitting(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    job, (food, matter, _energy), lacks = view.question, view.stock(view.me), lacking(view)
    if job.pays or job.times > 1 or bool(food) == bool(matter) or not job.kinds >> lacks & 1:
        return ""
    words = _("1 {kind} more, and you can pay for a colony.", kind=KIND_NAMES[lacks])
    return words if view.round and notices.settles_yet(view, view.me) else ""


def _apart(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    best = notices.farthest_home(view, legal)
    words = _("{space} is {steps} steps from the next rival: the longest peace.")
    return words.format(space=name_of(best.first), steps=notices.steps_away(view, best.first)) if best else ""


def _decides(kind: int) -> Callable[[KardashevView, Sequence[Action]], bool]:
    return lambda view, legal: view.question.kind == kind


REMARKS = (
    Remark("support", _support, moves.verbs("support"), when=_decides(jobs.SUPPORT)),
    Remark("last turn", _last_turn, moves.verbs(*SCORES), when=is_acting),
    Remark("danger", _danger, moves.upgrade, when=is_acting),
    Remark("my end", _my_end, moves.my_end, when=is_acting),
    Remark("their end", _their_end, when=begins_turn),
    Remark("prey", _prey, moves.raid, when=is_acting),
    Remark("home lost", _home_lost, when=begins_turn),
    Remark("bare home", _bare_home, moves.bare_home),
    Remark("blockade", _blockade, when=begins_turn),
    Remark("last harvest", _last_harvest, moves.verbs("harvest", "rake"), when=is_acting),
    Remark("one missing", _one_missing, moves.one(lambda view, legal: act("compile", lacking(view))), when=is_acting),
    Remark("free fleet", _free_fleet, notices.free_fleets, when=is_acting),
    Remark("outbid", _outbid, moves.verbs("pass"), when=_decides(jobs.BID)),
    Remark("sure bid", _sure_bid, moves.one(lambda view, legal: act("bid", view.bid + 1)), when=may_bid),
    Remark("dear", _dear, moves.verbs("pass"), when=may_bid),
    Remark("nowhere", _nowhere, moves.verbs("bid"), when=may_bid),
    Remark("new kind", _new_kind, moves.verbs("bid"), when=may_bid),
    Remark("safe place", _safe_place, moves.safe_place, when=_decides(jobs.PLACE)),
    Remark("keep a pair", _keep_a_pair, moves.keep_a_pair, when=_decides(jobs.PICK)),
    Remark("fitting", _fitting, moves.fitting, when=_decides(jobs.PICK)),
    Remark("apart", _apart, moves.one(notices.farthest_home), when=_decides(jobs.HOME)),
    Remark("exchange", _exchange, moves.verbs("colony", "upgrade"), when=is_acting),
    Remark("empty", _empty, moves.verbs("harvest"), when=is_acting),
    Remark("rake", _rake, moves.study(content.MAGNETIC_RAKE), when=is_acting),
    Remark("ark", _ark, moves.study(content.INTERSTELLAR_ARK), when=is_acting),
    Remark("no room", _no_room, moves.one(notices.nearest_dark), when=is_acting),
    Remark("unguarded", _unguarded, moves.verbs("fleet", "fabricate"), when=is_acting),
    Remark("heap", _heap, moves.verbs(*SCORES), when=begins_turn),
    Remark("behind", _behind, when=begins_turn),
    Remark("rather new", _rather_new, moves.verbs("colony", "ark"), when=is_acting),
    Remark("unused", _unused, moves.anything, when=is_acting),
)
