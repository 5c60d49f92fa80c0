"""What would come of an action of Kardashev, read from the rules themselves: prices, points, harvests, battles."""

from collections.abc import Sequence

from tabletop.base.words import _, counted, listed
from tabletop.games.kardashev.advice import bidding
from tabletop.games.kardashev.advice.effects import GAME, MOVES, Odds, fight, fought, harvest_of, odds
from tabletop.games.kardashev.advice.notices import later_turns, settles_yet
from tabletop.games.kardashev.rules import battle, events, jobs, model, moving, turn
from tabletop.games.kardashev.rules import content as tech
from tabletop.games.kardashev.rules.board import name_of, spaces
from tabletop.games.kardashev.rules.model import Deed, KardashevState, amount_words
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.words import actions_left, tile_words
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.foresight import Imagined, imagined
from tabletop.kernel.rng import Rng
from tabletop.ui.stage.layout import Hint

OWED = {
    jobs.FOR_TECHNOLOGY: _("{count} of any kind"),
    jobs.FOR_SYMBOL: _("{count} of any kind"),
    jobs.FOR_ENCRYPTION: _("2 of one kind"),
    jobs.FOR_COLONY: _("1 Food or 1 Matter"),
}
"""What is still to be chosen of a price."""
FOUR_FOR_ONE = _("(4 for 1)")


def foresee(view: KardashevView, action: Deed, names: Sequence[str]) -> list[Hint]:
    """What would come of a legal action, the most important first."""
    world = imagined(GAME, view, action)[0]
    hints = _special(view, action, world, names)
    if action.verb not in ("end", "bid", "pass"):
        hints += [*_gained(view.me, action, world), *_harvests(view.me, action, world), *_price(view.me, action, world)]
    return hints[:3]


# -- what holds for all actions --------------------------------------------------------------------------


def _gained(seat: int, action: Deed, world: Imagined) -> list[Hint]:
    """Points, and what the own role takes for it (KD-7)."""
    gained = world.after.score(seat) - world.before.score(seat)
    if gained < 0:
        return [Hint("-" + counted("{count} point", "{count} points", -gained), "bad")]
    parts = [counted("{count} point", "{count} points", gained)] if gained else []
    if action.verb in ("colony", "ark", "upgrade", "fleet", "fabricate", "research"):
        parts += [amount_words(taken)] if any(taken := _gains(seat, world.events)) else []
        picks = [job for job in world.after.jobs if (job.kind, job.seat, job.why) == (jobs.PICK, seat, jobs.FOR_ROLE)]
        parts += [counted("{count} resource to choose", "{count} resources to choose", len(picks))] if picks else []
    return [Hint("+" + ", ".join(parts), "good")] if parts else []


def price(view: KardashevView, action: Deed) -> str:
    """What an action costs, in words; empty if nothing."""
    return next((hint.words for hint in _price(view.me, action, imagined(GAME, view, action)[0])), "")


def exchange(view: KardashevView, action: Deed) -> str:
    """What an action costs if some of it is paid four for one, else nothing: hints must not hide such a price."""
    if action.verb in ("end", "bid", "pass", "pay", "exchange", "alike"):
        return ""
    words = price(view, action)
    return words if words.endswith(FOUR_FOR_ONE) else ""


def _price(seat: int, action: Deed, world: Imagined) -> list[Hint]:
    """What is paid to the bank by kind, what is still to be chosen, and what is left (KD-1.4)."""
    paid, swaps = [0] * tech.KINDS, False
    for event in world.events:
        if isinstance(event, events.Pay) and event.seat == seat and event.to == NOBODY:
            for kind, amount in enumerate(event.amounts):
                paid[kind] += amount
                own = action.verb in MOVES and kind == tech.ENERGY
                swaps = swaps or (amount >= model.EXCHANGE_RATE and not own)
    owed = [job for job in world.after.jobs if job.kind == jobs.PICK and job.seat == seat]
    owed = [job for job in owed if job.why in OWED or job.why == jobs.FOR_LACK]
    if action.verb in ("pay", "exchange", "alike"):
        owed = []
    parts = [amount_words(paid)] if any(paid) else []
    for job in owed:
        four = _("4 of a kind") if job.times == 1 else _("{count} times 4 of a kind")
        parts.append(OWED.get(job.why, four).format(count=job.times))
    if not parts:
        return [Hint(_("Costs nothing"))] if action.verb in MOVES else []
    costs = _("Costs {amounts}", amounts=" + ".join(parts))
    if swaps or any(job.why == jobs.FOR_LACK for job in owed):
        costs += " " + FOUR_FOR_ONE
    left = world.after.resources[tech.KINDS * seat : tech.KINDS * (seat + 1)]
    leaves = [] if owed else [Hint(_("Leaves you {amounts}", amounts=amount_words(left) or _("nothing")))]
    return [Hint(costs, "bad" if swaps else ""), *leaves]


def _harvests(seat: int, action: Deed, world: Imagined) -> list[Hint]:
    """How a harvest changes by it."""
    if world.before.question.kind != jobs.TURN or action.verb in ("harvest", "rake", "compile"):
        return []
    before, after = harvest_of(world.before, seat), harvest_of(world.after, seat)
    if before == after or world.after.moving:
        return []
    grows = after > before
    words = _("Your harvest grows from {before} to {after}") if grows else _(
        "Your harvest falls from {before} to {after}")  # fmt: skip
    tone = "" if later_turns(world.after, seat) < 1 else "good" if grows else "bad"
    return [Hint(words.format(before=before, after=after), tone)]


# -- battles ---------------------------------------------------------------------------------------------


def _battle_hint(found: Odds) -> Hint:
    numbers = {"a": found.helped[0], "d": found.helped[1], "most": found.hardest[1]}
    if found.sure_win:
        return Hint(_("Wins: {a} against {d}", a=found.alone[0], d=found.alone[1]), "good")
    if found.hopeless:
        return Hint(_("Can only fail: {a} against {d}").format(**numbers), "bad")
    if found.hardest[0] > found.hardest[1]:
        return Hint(_("Wins with your support: {a} against {d}").format(**numbers), "good")
    return Hint(_("{a} against {d}, or {most} if they support").format(**numbers), "chance")


def _spoils(seat: int, world: Imagined, found: Odds) -> list[Hint]:
    """The points of winning, where the battle is not fought at once."""
    if found.hopeless or any(isinstance(event, events.Battle) for event in world.events):
        return []
    _strengths, after = fought(world.after, world.events, not found.sure_win, False)
    points = after.score(seat) - world.before.score(seat)
    says = counted("Winning gives 1 point", "Winning gives {count} points", points)
    return [Hint(says, "good")] if points > 0 else []


def _failure(seat: int, world: Imagined) -> Hint:
    """What an attack without support costs if it fails against all the defender can add (KD-5.4)."""
    after, told = world.after.copy(), list(world.events)
    while not any(isinstance(event, events.Battle) for event in told):
        job, choices = after.question, GAME.legal(after)
        told += GAME.apply(after, battle.DONE if job.kind == jobs.SUPPORT and job.seat == seat else choices[0], Rng(0))
    energy = sum(event.amounts[tech.ENERGY] for event in told if isinstance(event, events.Pay) and event.seat == seat)
    costs = [_("{count} Energy", count=energy)] if energy else []
    costs.append(_("the fleet") if any(isinstance(event, events.Stranded) for event in told) else _("the action"))
    return Hint(_("Failing costs {what}", what=_(" and ").join(costs)), "bad")


# -- what only some actions do ---------------------------------------------------------------------------


def _special(view: KardashevView, action: Deed, world: Imagined, names: Sequence[str]) -> list[Hint]:
    """What is told first of an action of this sort."""
    verb, me, after = action.verb, view.me, world.after
    match verb:
        case "bid" | "pass":
            return bidding.come_of_it(view, action, world, names)
        case "place" | "bury":
            return _placed(view, action, after, names)
        case "move" | "depot" | "step" | "jump":
            return _moved(view, action, world)
        case "support" | "done":
            return _supported(world)
        case "end":
            return _ended(view, world, names)
        case "harvest" | "rake":
            return _harvested(me, world)
        case "research" if (other := tech.TECHNOLOGIES[action.first].other) >= 0 and view.has(me, other):
            return [Hint(_("Takes the place of {name}", name=tech.TECHNOLOGIES[other].name), "bad")]
        case "pay" | "exchange" | "alike" | "take" | "compile":
            have = after.resources[tech.KINDS * me + action.first]
            return [Hint(_("You then have {count} {kind}", count=have, kind=model.KIND_NAMES[action.first]))]
        case "raid":
            have = view.resources[tech.KINDS * view.question.other + action.first]
            name = names[view.question.other]
            return [Hint(_("{count} {kind} from {name}", count=have, kind=model.KIND_NAMES[action.first], name=name),
                         "good")]  # fmt: skip
        case "claim":
            count = next(len(event.spaces) for event in world.events if isinstance(event, events.Claim))
            return [Hint(counted("Gives 1 resource", "Gives {count} resources", min(8, count)), "good")]
        case "decline":
            return [Hint(_("You may still take them for another move"))]
        case "erase":
            losers = [names[seat] for seat in range(view.seats) if view.has(seat, action.first) and seat != me]
            return [
                Hint(
                    _("Lost by {names}, who get its cost back", names=listed(losers))
                    if len(losers) > 1
                    else _("Lost by {name}, who gets its cost back", name=losers[0]),
                    "good",
                )
            ]
        case "antimatter":
            given = amount_words(_gains(me, world.events))
            return [Hint(_("Gives {amounts}", amounts=given), "good")] if given else []
        case "destroy":
            return [Hint(_("The fleet is lost; take 1 resource"), "bad")]
        case "keep":
            return [Hint(_("Your fleet stays there"))]
        case "steer" | "depot-steer":
            return [Hint(_("You choose every step of the way"))]
        case "second":
            return _begun(me, world)
        case "settle":
            return [Hint(_("Harvests {tile}", tile=tile_words(view.tiles[action.first])))]
    return []


def _gains(seat: int, told: Sequence[Event]) -> list[int]:
    found = [0] * tech.KINDS
    for event in told:
        if isinstance(event, events.Gain) and event.seat == seat:
            found = [have + more for have, more in zip(found, event.amounts, strict=True)]
    return found


def _begun(seat: int, world: Imagined) -> list[Hint]:
    """What one's role puts on the board as soon as both tiles lie there, and what is taken (KD-2.3, KD-2.4)."""
    told = _("Your role begins with a colony of level {level} at {space}")
    hints = [Hint(told.format(level=event.level, space=name_of(event.space))) for event in world.events
             if isinstance(event, events.Colony)]  # fmt: skip
    return [*hints, Hint(_("To begin with: {amounts}", amounts=amount_words(_gains(seat, world.events))))][:2]


def _harvested(seat: int, world: Imagined) -> list[Hint]:
    """By kind, as far as the tiles leave no choice (KD-4.3)."""
    total, sure = harvest_of(world.before, seat), _gains(seat, world.events)
    for job in world.after.jobs:
        if job.kind == jobs.PICK and job.seat == seat and job.why in jobs.FROM_TILES and job.kinds.bit_count() == 1:
            sure[job.kinds.bit_length() - 1] += job.times
    parts = [amount_words(sure)] if any(sure) else []
    if total > sum(sure):
        parts.append(_("{count} to choose", count=total - sum(sure)))
    return [Hint(_("Gives {amounts}", amounts=", ".join(parts)), "good")]


def _placed(view: KardashevView, action: Deed, after: KardashevState, names: Sequence[str]) -> list[Hint]:
    """Who could settle there (KD-4.1)."""
    if action.verb == "bury":
        return [Hint(_("Take 1 resource; nobody can enter that space")), Hint(_("You give up the tile"), "bad")]
    near = [seat for seat in range(view.seats)
            if turn.colony_spaces(after, seat) >> action.first & 1 and settles_yet(after, seat)]  # fmt: skip
    if not settles_yet(after, view.me):
        hints = [Hint(_("You can settle no more tiles"))]
    elif view.me in near:
        hints = [Hint(_("You could settle it"), "good")]
    else:
        hints = [_way_there(after, view.me, action.first)]
    rivals = [names[seat] for seat in near if seat != view.me]
    return hints + ([Hint(_("In reach of {names}", names=listed(rivals)), "bad")] if rivals else [])


def _way_there(s: KardashevState, seat: int, space: int) -> Hint:
    """What it takes to bring a fleet to a space nobody of this seat is beside (KD-4.1, KD-4.5)."""
    chart, prices = moving.chart(s, seat), []
    for start in spaces(s.fleets[seat]):
        if moving.destinations(chart, start, moving.LONGEST) >> space & 1:
            way, jump = moving.path(s, seat, start, space)
            prices.append(moving.price(s.fleet_levels[start], len(way) - 1 + (jump > 0), s.known[seat]))
    if not prices:
        return Hint(_("Out of your reach for now"))
    price, have = min(prices), s.resources[tech.KINDS * seat + tech.ENERGY]
    if price > have:
        return Hint(_("Your fleet needs {price} Energy to get there; you have {have}", price=price, have=have))
    return Hint(_("Your fleet could fly there for {price} Energy, then settle it", price=price), "good")


def _moved(view: KardashevView, action: Deed, world: Imagined) -> list[Hint]:
    found = odds(view, action)
    if found is not None:
        fails = [] if found.sure_win else [_failure(view.me, world)]
        return [_battle_hint(found), *_spoils(view.me, world, found), *fails]
    if any(isinstance(event, events.Explore) for event in world.events):
        count = len(world.before.bag)
        return [Hint(counted("Finds the last tile of the bag", "Finds one of the {count} tiles in the bag", count),
                     "chance")]  # fmt: skip
    return []


def _supported(world: Imagined) -> list[Hint]:
    """How the battle would stand then."""
    mine = world.before.question.seat == world.before.turn
    offence, defence = fight(world.after, world.events, False, False)
    wins = (offence > defence) == mine
    return [Hint(_("Then {a} against {d}", a=offence, d=defence), "good" if wins else "bad")]


def _ended(view: KardashevView, world: Imagined, names: Sequence[str]) -> list[Hint]:
    hints = []
    for event in world.events:
        match event:
            case events.Final(round=number):
                hints.append(Hint(_("Round {round} will be the last", round=number), "chance"))
            case events.Over():
                hints.append(Hint(_("Ends the game"), "chance"))
            case events.Turn(seat=seat):
                hints.append(Hint(_("{name} is next", name=names[seat])))
    left = left_undone(view, GAME.legal(world.before))
    return ([Hint(_("Unused: {actions}", actions=left), "bad")] if left else []) + hints


def left_undone(view: KardashevView, legal: Sequence[Deed]) -> str:
    """The actions of the turn that are left and could still be used, in words."""
    uses = {turn.DEEDS[action.verb][1] == turn.BASE for action in legal if action.verb in turn.DEEDS}
    return actions_left(view.base * (True in uses), view.research * (False in uses))
