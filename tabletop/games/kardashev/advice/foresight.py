"""What would come of an action of Kardashev, read from the rules themselves: prices, points, harvests, battles."""

from collections.abc import Callable, Sequence

from tabletop.base.words import _, counted, listed, whom
from tabletop.games.kardashev.advice.effects import GAME, MOVES, Odds, fight, fought, gives_up, harvest_of, odds
from tabletop.games.kardashev.advice.notices import bids, later_turns, settles_yet
from tabletop.games.kardashev.advice.prices import PICKED, Come, come_of, costs
from tabletop.games.kardashev.rules import battle, content, events, jobs, moving, turn
from tabletop.games.kardashev.rules.board import name_of, spaces
from tabletop.games.kardashev.rules.content import ENERGY, KIND_NAMES, KINDS, TECHNOLOGIES, amount_words
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.prompts import actions_left
from tabletop.games.kardashev.voice.words import tile_words
from tabletop.kernel.reasons import BAD, CHANCE, GOOD, Reason
from tabletop.kernel.rng import Rng
from tabletop.kernel.seating import Seating


def foresee(table: Seating, view: KardashevView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """What would come of a legal action, the most important first."""
    come = come_of(view, action, table.names)
    found = _SPECIAL[action.verb](come) if action.verb in _SPECIAL else []
    if action.verb not in ("end", "bid", "pass"):
        found += [*_gained(come), *_harvests(come), *costs(come)]
    return found[:3]


# -- what holds for all actions --------------------------------------------------------------------------


def _gained(come: Come) -> list[Reason]:
    """Points, and what the own role takes for it (KD-7)."""
    gained = come.after.score(come.me) - come.world.before.score(come.me)
    if gained < 0:
        return [Reason("points", "-" + counted("{count} point", "{count} points", -gained), BAD, gained)]
    parts = [counted("{count} point", "{count} points", gained)] if gained else []
    if come.action.verb in ("colony", "ark", "upgrade", "fleet", "fabricate", "research"):
        parts += [amount_words(taken)] if any(taken := come.gains()) else []
        picks = len(come.picks(jobs.FOR_ROLE))
        parts += [counted("{count} resource to choose", "{count} resources to choose", picks)] if picks else []
    return [Reason("points", "+" + ", ".join(parts), GOOD, gained)] if parts else []


def _harvests(come: Come) -> list[Reason]:
    """How a harvest changes by it."""
    world = come.world
    if world.before.question.kind != jobs.TURN or come.action.verb in ("harvest", "rake", "compile"):
        return []
    before, after = harvest_of(world.before, come.me), harvest_of(world.after, come.me)
    if before == after or world.after.moving:
        return []
    grows, facts = after > before, {"before": before, "after": after}
    mine, its = _("Your harvest falls from {before} to {after}"), _("Its harvest falls from {before} to {after}")
    if grows:
        mine, its = _("Your harvest grows from {before} to {after}"), _("Its harvest grows from {before} to {after}")
    tone = "" if later_turns(world.after, come.me) < 1 else GOOD if grows else BAD
    return [Reason("harvest", mine.format(**facts), tone, after - before, others=its.format(**facts))]


# -- battles ---------------------------------------------------------------------------------------------


def _odds_words(found: Odds) -> Reason:
    (offence, defence), most = found.helped, found.hardest[1]
    if found.sure_win:
        offence, defence = found.alone
        return Reason("wins battle", _("Wins: {a} against {d}", a=offence, d=defence), GOOD, offence - defence)
    facts, ahead = {"a": offence, "d": defence, "most": most}, offence - defence
    if found.hopeless:
        return Reason("loses battle", _("Can only fail: {a} against {d}", **facts), BAD, ahead)
    if found.hardest[0] > most:
        theirs = _("Wins with its support: {a} against {d}", **facts)
        words = _("Wins with your support: {a} against {d}", **facts)
        return Reason("wins with support", words, GOOD, ahead, others=theirs)
    return Reason("open battle", _("{a} against {d}, or {most} if they support", **facts), CHANCE, ahead)


def _spoils(come: Come, found: Odds) -> list[Reason]:
    """The points of winning, where the battle is not fought at once."""
    if found.hopeless or any(isinstance(event, events.Battle) for event in come.world.events):
        return []
    _strengths, after = fought(come.after, come.world.events, not found.sure_win, False)
    points = after.score(come.me) - come.world.before.score(come.me)
    says = counted("Winning gives 1 point", "Winning gives {count} points", points)
    return [Reason("spoils", says, GOOD, points)] if points > 0 else []


def _failure(come: Come) -> Reason:
    """What an attack without support costs if it fails against all the defender can add (KD-5.4)."""
    after, told, seat = come.after.copy(), list(come.world.events), come.me
    while not any(isinstance(event, events.Battle) for event in told):
        job, choices = after.question, GAME.legal(after)
        told += GAME.apply(after, battle.DONE if job.kind == jobs.SUPPORT and job.seat == seat else choices[0], Rng(0))
    energy = sum(event.amounts[ENERGY] for event in told if isinstance(event, events.Pay) and event.seat == seat)
    lost = [_("{count} Energy", count=energy)] if energy else []
    lost.append(_("the fleet") if any(isinstance(event, events.Stranded) for event in told) else _("the action"))
    return Reason("failure", _("Failing costs {what}", what=_(" and ").join(lost)), BAD, -energy)


def _moved(come: Come) -> list[Reason]:
    found = odds(come.view, come.action)
    if found is not None:
        return [_odds_words(found), *_spoils(come, found), *([] if found.sure_win else [_failure(come)])]
    if not any(isinstance(event, events.Explore) for event in come.world.events):
        return []
    count = len(come.world.before.bag)
    words = counted("Finds the last tile of the bag", "Finds one of the {count} tiles in the bag", count)
    return [Reason("finds tile", words, CHANCE)]


def _supported(come: Come) -> list[Reason]:
    """How the battle would stand then."""
    mine = come.world.before.question.seat == come.world.before.turn
    offence, defence = fight(come.after, come.world.events, False, False)
    tone, ahead = GOOD if (offence > defence) == mine else BAD, offence - defence
    words = _("Then {a} against {d}", a=offence, d=defence)
    return [Reason("battle then", words, tone, ahead if mine else -ahead)]


# -- the tile of a turn ----------------------------------------------------------------------------------


def _bid(come: Come) -> list[Reason]:
    """Who pays whom, and what is left (KD-3.2)."""
    view, bid = come.view, come.action.first
    to = _("the bank") if view.turn == come.me else come.names[view.turn]
    paid = _("You pay {bid} to {to}, in any kinds") if _won(come) else _("If you win you pay {bid} to {to}")
    left = view.holding(come.me) - bid
    leaves = counted("Leaves you 1 resource", "Leaves you {count} resources", left) if left else _("Leaves you nothing")
    pays = Reason("pays", paid.format(bid=bid, to=to), amount=-bid, others="")
    return [pays, Reason("leaves", leaves, amount=left, others="")]


def _passed(come: Come) -> list[Reason]:
    """Who would have the tile, and for how much."""
    won = _won(come)
    if won is None:
        return [Reason("bids no more", _("You bid no more for this tile"), others="")]
    name, bid = come.names[won.seat], won.bid
    theirs = "" if name == _("You") else None
    if not bid:
        words = _("{name} keeps the tile for nothing", name=name)
        return [Reason("other keeps tile", words, subject=won.seat, others=theirs)]
    if come.view.turn == come.me:
        words = _("{name} pays you {bid} for it", name=name, bid=bid)
        return [Reason("is paid", words, GOOD, bid, won.seat, others="")]
    words = _("{name} wins it for {bid}", name=name, bid=bid)
    return [Reason("other wins tile", words, amount=bid, subject=won.seat, others=theirs)]


def _won(come: Come) -> events.Won | None:
    return next((event for event in come.world.events if isinstance(event, events.Won)), None)


def _buried(come: Come) -> list[Reason]:
    gain = Reason("buries tile", _("Take 1 resource; nobody can enter that space"))
    return [gain, Reason("gives up tile", _("You give up the tile"), BAD, others="")]


def _placed(come: Come) -> list[Reason]:
    """Who could settle there (KD-4.1)."""
    after, space = come.after, come.action.first
    able = [seat for seat in range(after.seats) if settles_yet(after, seat)]
    near = [seat for seat in able if turn.colony_spaces(after, seat) >> space & 1]
    if come.me not in able:
        first = Reason("settles no more", _("You can settle no more tiles"), others="")
    elif come.me in near:
        first = Reason("can settle", _("You could settle it"), GOOD, others="")
    else:
        first = _way_there(after, come.me, space)
    rivals = tuple(seat for seat in near if seat != come.me)
    names = listed([whom(come.names[seat]) for seat in rivals])
    return [first, *([Reason("rivals near", _("In reach of {names}", names=names), BAD, 0, rivals)] if rivals else [])]


def _way_there(s: KardashevState, seat: int, space: int) -> Reason:
    """What it takes to bring a fleet to a space nobody of this seat is beside (KD-4.1, KD-4.5)."""
    chart, prices = moving.chart(s, seat), []
    for start in spaces(s.fleets[seat]):
        if moving.destinations(chart, start, moving.LONGEST) >> space & 1:
            way, jump = moving.path(s, seat, start, space)
            prices.append(moving.price(s.fleet_levels[start], len(way) - 1 + (jump > 0), s.known[seat]))
    if not prices:
        return Reason("out of reach", _("Out of your reach for now"), others=_("Out of its reach for now"))
    cost, have = min(prices), s.resources[KINDS * seat + ENERGY]
    if cost > have:
        words = _("Your fleet needs {price} Energy to get there; you have {have}", price=cost, have=have)
        return Reason("too far", words, amount=-cost, others="")
    words = _("Your fleet could fly there for {price} Energy, then settle it", price=cost)
    theirs = _("Its fleet could fly there for {price} Energy, then settle it", price=cost)
    return Reason("fleet can settle", words, GOOD, -cost, others=theirs)


# -- what only some actions do ---------------------------------------------------------------------------


def _ended(come: Come) -> list[Reason]:
    found = []
    if left := left_undone(come.view, GAME.legal(come.world.before)):
        found.append(Reason("unused", _("Unused: {actions}", actions=left), BAD))
    for event in come.world.events:
        match event:
            case events.Final(round=number):
                found.append(Reason("last round", _("Round {round} will be the last", round=number), CHANCE))
            case events.Over():
                found.append(Reason("ends game", _("Ends the game"), CHANCE))
            case events.Turn(seat=seat):
                name = come.names[seat]
                theirs = "" if name == _("You") else None
                found.append(Reason("next", _("{name} is next", name=name), subject=seat, others=theirs))
    return found


def left_undone(view: KardashevView, legal: Sequence[Action]) -> str:
    """The actions of the turn that are left and could still be used, in words."""
    uses = {turn.ACTIONS[action.verb][1] == turn.BASE for action in legal if action.verb in turn.ACTIONS}
    return actions_left(view.base * (True in uses), view.research * (False in uses))


def _harvested(come: Come) -> list[Reason]:
    """By kind, as far as the tiles leave no choice (KD-4.3)."""
    total, sure = harvest_of(come.world.before, come.me), come.gains()
    for job in come.picks(*jobs.FROM_TILES):
        if job.kinds.bit_count() == 1:
            sure[job.kinds.bit_length() - 1] += job.times
    parts = [amount_words(sure)] if any(sure) else []
    if total > sum(sure):
        parts.append(_("{count} to choose", count=total - sum(sure)))
    return [Reason("gives", _("Gives {amounts}", amounts=", ".join(parts)), GOOD, total)]


def _researched(come: Come) -> list[Reason]:
    other = replaced(come.view, come.action)
    words = _("Takes the place of {name}", name=TECHNOLOGIES[other].name)
    return [Reason("replaces", words, BAD, subject=other)] if other != content.NONE else []


def replaced(view: KardashevView, action: Action) -> int:
    """The technology of the viewer that a new one takes the place of; NONE if there is none."""
    other = TECHNOLOGIES[action.first].other if action.verb == "research" else content.NONE
    return other if other != content.NONE and view.has(view.me, other) else content.NONE


def _picked(come: Come) -> list[Reason]:
    kind = come.action.first
    have = come.after.resources[KINDS * come.me + kind]
    words = _("You then have {count} {kind}", count=have, kind=KIND_NAMES[kind])
    return [Reason("has then", words, amount=have, subject=kind, others="")]


def _raided(come: Come) -> list[Reason]:
    kind, victim = come.action.first, come.view.question.other
    have, name = come.view.resources[KINDS * victim + kind], whom(come.names[victim])
    words = _("{count} {kind} from {name}", count=have, kind=KIND_NAMES[kind], name=name)
    return [Reason("raids", words, GOOD, have, (kind, victim))]


def _claimed(come: Come) -> list[Reason]:
    count = next(len(event.spaces) for event in come.world.events if isinstance(event, events.Claim))
    count = min(moving.WARLORD_MOST, count)
    return [Reason("gives", counted("Gives 1 resource", "Gives {count} resources", count), GOOD, count)]


def _erased(come: Come) -> list[Reason]:
    number = come.action.first
    losers = [seat for seat in range(come.view.seats) if come.view.has(seat, number) and seat != come.me]
    names = listed([whom(come.names[seat]) for seat in losers])
    words = _("Lost by {name}, who gets its cost back", name=names)
    if len(losers) > 1:
        words = _("Lost by {names}, who get its cost back", names=names)
    return [Reason("erases", words, GOOD, len(losers), number)]


def _annihilated(come: Come) -> list[Reason]:
    given = come.gains()
    words = _("Gives {amounts}", amounts=amount_words(given))
    return [Reason("gives", words, GOOD, sum(given))] if any(given) else []


def _begun(come: Come) -> list[Reason]:
    """What one's role puts on the board as soon as both tiles lie there, and what is taken (KD-2.3, KD-2.4)."""
    mine = _("Your role begins with a colony of level {level} at {space}")
    its = _("Its role begins with a colony of level {level} at {space}")
    found = []
    for event in come.world.events:
        if isinstance(event, events.Colony):
            facts = {"level": event.level, "space": name_of(event.space)}
            found.append(Reason("begins", mine.format(**facts), "", event.level, event.space, its.format(**facts)))
    taken = come.gains()
    words = _("To begin with: {amounts}", amounts=amount_words(taken))
    return [*found, Reason("begins with", words, amount=sum(taken))][:2]


def _settled(come: Come) -> list[Reason]:
    tile = come.view.tiles[come.action.first]
    return [Reason("harvests", _("Harvests {tile}", tile=tile_words(tile)), subject=tile)]


def _always(*found: Reason) -> Callable[[Come], list[Reason]]:
    return lambda come: list(found)


_SPECIAL: dict[str, Callable[[Come], list[Reason]]] = {
    "bid": _bid,
    "pass": _passed,
    "place": _placed,
    "bury": _buried,
    **dict.fromkeys(MOVES, _moved),
    **dict.fromkeys(("support", "done"), _supported),
    "end": _ended,
    **dict.fromkeys(("harvest", "rake"), _harvested),
    "research": _researched,
    **dict.fromkeys((*PICKED, "take", "compile"), _picked),
    "raid": _raided,
    "claim": _claimed,
    "decline": _always(Reason("claims later", _("You may still take them for another move"), others="")),
    "erase": _erased,
    "antimatter": _annihilated,
    "destroy": _always(Reason("fleet lost", _("The fleet is lost; take 1 resource"), BAD)),
    "keep": _always(Reason("fleet stays", _("Your fleet stays there"), others=_("Its fleet stays there"))),
    **dict.fromkeys(
        ("steer", "depot-steer"), _always(Reason("steers", _("You choose every step of the way"), others=""))
    ),
    "second": _begun,
    "settle": _settled,
}
"""What is told first of an action, by its verb."""


# -- asked before it is for good -------------------------------------------------------------------------


def sure(table: Seating, view: KardashevView, legal: Sequence[Action], action: Action) -> str:
    """A bid of all one has, a hopeless attack, a technology that replaces another, actions left unused."""
    if action.verb == "end" and (left := left_undone(view, legal)):
        spare = _("You could still use {actions}.", actions=left)
        compiles = view.research and later_turns(view, view.me) >= 1
        return spare + " " + _("A research action can at least compile a resource.") if compiles else spare
    if action.verb == "bid":
        return _sure_of_bid(view, action, table.names)
    found = odds(view, action)
    if found is not None and found.hopeless:
        words = _("This attack cannot succeed: at best {offence} against {defence}, and a tie fails.")
        return words.format(offence=found.helped[0], defence=found.helped[1])
    if action.verb == "done" and gives_up(view):
        return _("Without more support you lose this battle.")
    if action.verb == "destroy":
        return _("The fleet is lost with the tile.")
    other = replaced(view, action)
    if other == content.NONE:
        return ""
    name = TECHNOLOGIES[other].name
    return _("It takes the place of {name}: you can have only one of the two.", name=name)


def _sure_of_bid(view: KardashevView, action: Action, names: Sequence[str]) -> str:
    """Asked, whoever is paid, of a bid that takes all one has or is higher than it need be."""
    found, bid = bids(view), action.first
    lowest = found[0]
    if bid == found[-1]:
        to_bank, to_other = _("You would pay all you have to the bank."), _("You would pay all you have to {name}.")
    elif bid > lowest:
        to_bank = _("You would pay {bid} of your resources to the bank.")
        to_other = _("You would pay {bid} of your resources to {name}.")
    else:
        return ""
    asked = (to_bank if view.turn == view.me else to_other).format(bid=bid, name=names[view.turn])
    return asked + " " + _("A bid of {lowest} would be enough for now.", lowest=lowest) if bid > lowest else asked


def for_good(view: KardashevView, action: Action, names: Sequence[str]) -> str:
    """A technology at whose small picture somebody clicked, if a rival's answer to it bars taking it back (KD-7.5)."""
    if action.verb != "research":
        return ""
    come = come_of(view, action, names)
    takers = [job.seat for job in come.after.jobs if (job.kind, job.why) == (jobs.PICK, jobs.FOR_ROLE)]
    if not takers or takers[0] == view.me:
        return ""
    told, price = TECHNOLOGIES[action.first], next((one.words for one in costs(come)), "")
    words = _("{name}: {effect} {costs}. {rival} takes a resource for it, so it cannot be taken back.")
    return words.format(name=told.name, effect=told.effect, costs=price, rival=names[takers[0]])
