"""What would come of an action of Kardashev: points, harvests, battles, prices."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from tabletop.base.words import _, counted, listed, whom
from tabletop.games.kardashev.advice.effects import GAME, MOVES, Odds, fight, fought, gives_up, harvest_of, odds
from tabletop.games.kardashev.advice.notices import bids, later_turns, settles_yet
from tabletop.games.kardashev.advice.prices import PICKED, Come, come_of, costs, to_both
from tabletop.games.kardashev.rules import battle, content, events, jobs, moving, turn
from tabletop.games.kardashev.rules.board import name_of, spaces
from tabletop.games.kardashev.rules.content import ENERGY, KIND_NAMES, TECHNOLOGIES, amount_words
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.prompts import actions_left
from tabletop.games.kardashev.voice.words import tile_words
from tabletop.kernel.reasons import BAD, CHANCE, GOOD, Reason
from tabletop.kernel.rng import Rng
from tabletop.kernel.seating import Seating


def foresee(table: Seating, view: KardashevView, legal: Sequence[Action], action: Action) -> list[Reason]:
    return foreseen(come_of(view, action, table.names))


def foreseen(come: Come) -> list[Reason]:
    """What comes of an action, the most important first."""
    verb = come.action.verb
    found = [*_SPECIAL[verb](come)] if verb in _SPECIAL else []
    if verb not in ("end", "bid", "pass"):
        found += [*_gained(come), *_harvests(come), *costs(come)]
    return found[:3]


# -- what holds for all actions --------------------------------------------------------------------------


def _gained(come: Come) -> Iterator[Reason]:
    """Points, and the bonus of the role (KD-7)."""
    gained = come.after.score(come.me) - come.before.score(come.me)
    words = counted("{count} point", "{count} points", abs(gained))
    if gained < 0:
        yield Reason("points", "-" + words, BAD, gained)
        return
    parts = [words] if gained else []
    if come.action.verb in ("colony", "ark", "upgrade", "fleet", "fabricate", "research"):
        parts += [amount_words(taken)] if any(taken := come.gains()) else []
        picks = len(come.picks(jobs.FOR_ROLE))
        parts += [counted("{count} resource to choose", "{count} resources to choose", picks)] if picks else []
    if parts:
        yield Reason("points", "+" + ", ".join(parts), GOOD, gained)


def _harvests(come: Come) -> Iterator[Reason]:
    """How the action changes the viewer's harvest."""
    if come.view.question.kind != jobs.TURN or come.action.verb in ("harvest", "rake", "compile"):
        return
    before, after = harvest_of(come.before, come.me), harvest_of(come.after, come.me)
    if before == after or come.after.moving:
        return
    mine, its = _("Your harvest falls from {before} to {after}"), _("Its harvest falls from {before} to {after}")
    if after > before:
        mine, its = _("Your harvest grows from {before} to {after}"), _("Its harvest grows from {before} to {after}")
    tone = "" if later_turns(come.after, come.me) < 1 else GOOD if after > before else BAD
    yield to_both("harvest", mine, its, tone, after - before, before=before, after=after)


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
        words, theirs = _("Wins with your support: {a} against {d}"), _("Wins with its support: {a} against {d}")
        return to_both("wins with support", words, theirs, GOOD, ahead, **facts)
    return Reason("open battle", _("{a} against {d}, or {most} if they support", **facts), CHANCE, ahead)


def _spoils(come: Come, found: Odds) -> Iterator[Reason]:
    """The points of winning, if the battle is not fought at once."""
    if found.hopeless or come.find(events.Battle):
        return
    _strengths, after = fought(come.after, come.events, not found.sure_win, False)
    points = after.score(come.me) - come.before.score(come.me)
    if points > 0:
        yield Reason("spoils", counted("Winning gives 1 point", "Winning gives {count} points", points), GOOD, points)


def _failure(come: Come) -> Reason:
    """What an attack without support costs if it fails against all supports of the defender (KD-5.4)."""
    after, happened, seat = come.after.copy(), list(come.events), come.me
    while not any(isinstance(event, events.Battle) for event in happened):
        job, choices = after.question, GAME.legal(after)
        happened += GAME.apply(
            after, battle.DONE if job.kind == jobs.SUPPORT and job.seat == seat else choices[0], Rng(0)
        )
    energy = sum(event.amounts[ENERGY] for event in happened if isinstance(event, events.Pay) and event.seat == seat)
    lost = [_("{count} Energy", count=energy)] if energy else []
    lost.append(_("the fleet") if any(isinstance(event, events.Stranded) for event in happened) else _("the action"))
    return Reason("failure", _("Failing costs {what}", what=_(" and ").join(lost)), BAD, -energy)


def _moved(come: Come) -> Iterator[Reason]:
    found, tiles = odds(come.view, come.action), len(come.before.bag)
    if found is not None:
        yield _odds_words(found)
        yield from _spoils(come, found)
        if not found.sure_win:
            yield _failure(come)
    elif come.find(events.Explore):
        words = counted("Finds the last tile of the bag", "Finds one of the {count} tiles in the bag", tiles)
        yield Reason("finds tile", words, CHANCE)


def _supported(come: Come) -> Iterator[Reason]:
    """The strengths after it."""
    offence, defence = fight(come.after, come.events, False, False)
    attacks, ahead = come.view.question.seat == come.view.turn, offence - defence
    tone = GOOD if (ahead > 0) == attacks else BAD
    yield Reason("battle then", _("Then {a} against {d}", a=offence, d=defence), tone, ahead if attacks else -ahead)


# -- the tile of a turn ----------------------------------------------------------------------------------


def _bid(come: Come) -> Iterator[Reason]:
    """Who pays whom, and what is left (KD-3.2)."""
    view, bid, wins = come.view, come.action.first, come.find(events.Won)
    to = _("the bank") if view.turn == come.me else come.names[view.turn]
    paid = _("You pay {bid} to {to}, in any kinds") if wins else _("If you win you pay {bid} to {to}")
    yield Reason("pays", paid.format(bid=bid, to=to), amount=-bid, others="")
    left = view.holding(come.me) - bid
    leaves = counted("Leaves you 1 resource", "Leaves you {count} resources", left) if left else _("Leaves you nothing")
    yield Reason("leaves", leaves, amount=left, others="")


def _passed(come: Come) -> Iterator[Reason]:
    """Who would get the tile, and for how much."""
    won = come.find(events.Won)
    if won is None:
        yield Reason("bids no more", _("You bid no more for this tile"), others="")
        return
    name, bid, winner = come.names[won.seat], won.bid, won.seat
    theirs = "" if name == _("You") else None
    if not bid:
        words = _("{name} keeps the tile for nothing", name=name)
        yield Reason("other keeps tile", words, subject=winner, others=theirs)
    elif come.view.turn == come.me:
        yield Reason("is paid", _("{name} pays you {bid} for it", name=name, bid=bid), GOOD, bid, winner, others="")
    else:
        yield Reason("other wins tile", _("{name} wins it for {bid}", name=name, bid=bid), "", bid, winner, theirs)


def _buried(come: Come) -> Iterator[Reason]:
    yield Reason("buries tile", _("Take 1 resource; nobody can enter that space"))
    yield Reason("gives up tile", _("You give up the tile"), BAD, others="")


def _placed(come: Come) -> Iterator[Reason]:
    """Who could settle there (KD-4.1)."""
    after, space = come.after, come.action.first
    able = [seat for seat in range(after.seats) if settles_yet(after, seat)]
    near = [seat for seat in able if turn.colony_spaces(after, seat) >> space & 1]
    if come.me not in able:
        yield Reason("settles no more", _("You can settle no more tiles"), others="")
    elif come.me in near:
        yield Reason("can settle", _("You could settle it"), GOOD, others="")
    else:
        yield _way_there(after, come.me, space)
    if rivals := tuple(seat for seat in near if seat != come.me):
        names = listed([whom(come.names[seat]) for seat in rivals])
        yield Reason("rivals near", _("In reach of {names}", names=names), BAD, 0, rivals)


def _way_there(s: KardashevState, seat: int, space: int) -> Reason:
    """What it costs to bring a fleet to a space out of reach of one's colonies (KD-4.1, KD-4.5)."""
    chart, prices = moving.chart(s, seat), []
    for start in spaces(s.fleets[seat]):
        if moving.destinations(chart, start, moving.LONGEST) >> space & 1:
            way, jump = moving.path(s, seat, start, space)
            prices.append(moving.price(s.fleet_levels[start], len(way) - 1 + (jump > 0), s.known[seat]))
    if not prices:
        return Reason("out of reach", _("Out of your reach for now"), others=_("Out of its reach for now"))
    cost, have = min(prices), s.stock(seat)[ENERGY]
    if cost > have:
        words = _("Your fleet needs {price} Energy to get there; you have {have}", price=cost, have=have)
        return Reason("too far", words, amount=-cost, others="")
    words = _("Your fleet could fly there for {price} Energy, then settle it")
    theirs = _("Its fleet could fly there for {price} Energy, then settle it")
    return to_both("fleet can settle", words, theirs, GOOD, -cost, price=cost)


# -- other actions ---------------------------------------------------------------------------------------


def _ended(come: Come) -> Iterator[Reason]:
    if left := left_undone(come.view, GAME.legal(come.before)):
        yield Reason("unused", _("Unused: {actions}", actions=left), BAD)
    for event in come.events:
        match event:
            case events.Final(round=number):
                yield Reason("last round", _("Round {round} will be the last", round=number), CHANCE)
            case events.Over():
                yield Reason("ends game", _("Ends the game"), CHANCE)
            case events.Turn(seat=seat):
                name = come.names[seat]
                theirs = "" if name == _("You") else None
                yield Reason("next", _("{name} is next", name=name), subject=seat, others=theirs)


def left_undone(view: KardashevView, legal: Sequence[Action]) -> str:
    """The actions of the turn that could still be used, in words."""
    uses = {turn.ACTIONS[action.verb][1] == turn.BASE for action in legal if action.verb in turn.ACTIONS}
    return actions_left(view.base * (True in uses), view.research * (False in uses))


def _harvested(come: Come) -> Iterator[Reason]:
    """Resources by kind where there is no choice, and how many are to choose (KD-4.3)."""
    total, sure = harvest_of(come.before, come.me), come.gains()
    for job in come.picks(*jobs.FROM_TILES):
        if job.kinds.bit_count() == 1:
            sure[job.kinds.bit_length() - 1] += job.times
    parts = [amount_words(sure)] if any(sure) else []
    if total > sum(sure):
        parts.append(_("{count} to choose", count=total - sum(sure)))
    yield Reason("gives", _("Gives {amounts}", amounts=", ".join(parts)), GOOD, total)


def _researched(come: Come) -> Iterator[Reason]:
    if (other := replaced(come.view, come.action)) != content.NONE:
        yield Reason("replaces", _("Takes the place of {name}", name=TECHNOLOGIES[other].name), BAD, subject=other)


def replaced(view: KardashevView, action: Action) -> int:
    """The viewer's technology that research would replace, or NONE."""
    other = TECHNOLOGIES[action.first].other if action.verb == "research" else content.NONE
    return other if other != content.NONE and view.has(view.me, other) else content.NONE


def _picked(come: Come) -> Iterator[Reason]:
    kind, have = come.action.first, come.after.stock(come.me)[come.action.first]
    words = _("You then have {count} {kind}", count=have, kind=KIND_NAMES[kind])
    yield Reason("has then", words, amount=have, subject=kind, others="")


def _raided(come: Come) -> Iterator[Reason]:
    kind, victim = come.action.first, come.view.question.other
    have, name = come.view.stock(victim)[kind], whom(come.names[victim])
    words = _("{count} {kind} from {name}", count=have, kind=KIND_NAMES[kind], name=name)
    yield Reason("raids", words, GOOD, have, (kind, victim))


def _claimed(come: Come) -> Iterator[Reason]:
    if claim := come.find(events.Claim):
        count = min(moving.WARLORD_MOST, len(claim.spaces))
        yield Reason("gives", counted("Gives 1 resource", "Gives {count} resources", count), GOOD, count)


def _erased(come: Come) -> Iterator[Reason]:
    number = come.action.first
    losers = [seat for seat in range(come.view.seats) if come.view.has(seat, number) and seat != come.me]
    words = _("Lost by {name}, who gets its cost back")
    if len(losers) > 1:
        words = _("Lost by {names}, who get its cost back")
    names = listed([whom(come.names[seat]) for seat in losers])
    yield Reason("erases", words.format(name=names, names=names), GOOD, len(losers), number)


def _annihilated(come: Come) -> Iterator[Reason]:
    if any(given := come.gains()):
        yield Reason("gives", _("Gives {amounts}", amounts=amount_words(given)), GOOD, sum(given))


def _begun(come: Come) -> list[Reason]:
    """The role's first colonies, placed with the second tile, and what is taken (KD-2.3, KD-2.4)."""
    mine = _("Your role begins with a colony of level {level} at {space}")
    its = _("Its role begins with a colony of level {level} at {space}")
    placed = [(one.level, one.space) for one in come.events if isinstance(one, events.Colony)]
    found = [to_both("begins", mine, its, "", *one, level=one[0], space=name_of(one[1])) for one in placed]
    taken = come.gains()
    words = _("To begin with: {amounts}", amounts=amount_words(taken))
    return [*found, Reason("begins with", words, amount=sum(taken))][:2]


def _settled(come: Come) -> Iterator[Reason]:
    tile = come.view.tiles[come.action.first]
    yield Reason("harvests", _("Harvests {tile}", tile=tile_words(tile)), subject=tile)


def _always(found: Reason) -> Callable[[Come], Iterable[Reason]]:
    return lambda come: [found]


_STEERS = _always(Reason("steers", _("You choose every step of the way"), others=""))
_SPECIAL: dict[str, Callable[[Come], Iterable[Reason]]] = {
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
    **dict.fromkeys(("steer", "depot-steer"), _STEERS),
    "second": _begun,
    "settle": _settled,
}
"""By verb: what is foreseen first."""


# -- "Sure?" ---------------------------------------------------------------------------------------------


def sure(table: Seating, view: KardashevView, legal: Sequence[Action], action: Action) -> str:
    """A question before actions left unused, a needlessly high bid, a hopeless attack and other losses."""
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
    if (other := replaced(view, action)) != content.NONE:
        words = _("It takes the place of {name}: you can have only one of the two.")
        return words.format(name=TECHNOLOGIES[other].name)
    return ""


def _sure_of_bid(view: KardashevView, action: Action, names: Sequence[str]) -> str:
    """For a bid that takes everything or is higher than necessary."""
    found, bid = bids(view), action.first
    lowest = found[0]
    if bid == found[-1]:
        to_bank, to_other = _("You would pay all you have to the bank."), _("You would pay all you have to {name}.")
    elif bid > lowest:
        to_bank = _("You would pay {bid} of your resources to the bank.")
        to_other = _("You would pay {bid} of your resources to {name}.")
    else:
        return ""
    question = (to_bank if view.turn == view.me else to_other).format(bid=bid, name=names[view.turn])
    return question + " " + _("A bid of {lowest} would be enough for now.", lowest=lowest) if bid > lowest else question


def for_good(view: KardashevView, action: Action, names: Sequence[str]) -> str:
    """For a technology clicked in the overview: after the Scientist's answer it cannot be taken back (KD-7.5)."""
    if action.verb != "research":
        return ""
    come = come_of(view, action, names)
    takers = [job.seat for job in come.after.jobs if (job.kind, job.why) == (jobs.PICK, jobs.FOR_ROLE)]
    if not takers or takers[0] == view.me:
        return ""
    technology, price = TECHNOLOGIES[action.first], next((one.words for one in costs(come)), "")
    words = _("{name}: {effect} {costs}. {rival} takes a resource for it, so it cannot be taken back.")
    return words.format(name=technology.name, effect=technology.effect, costs=price, rival=names[takers[0]])
