"""Why something may not be done now: a rule and a plain sentence. Imports the model and the rules' parts."""

from tabletop.games.kardashev import jobs, moving, turn
from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.auction import unexplored
from tabletop.games.kardashev.board import NEXT, NOWHERE, RIMS, spread
from tabletop.games.kardashev.jobs import Job
from tabletop.games.kardashev.model import HIGHEST, KIND_NAMES, SYMBOLS, Deed, KardashevState
from tabletop.games.kardashev.paying import COLONY, can_pay, can_pay_colony
from tabletop.games.kardashev.setting_up import far_enough
from tabletop.games.kardashev.technologies import TECHNOLOGIES, open_to, rule_of
from tabletop.kernel.errors import Refusal
from tabletop.kernel.events import NOBODY
from tabletop.words import _

_ASKED = {
    jobs.TURN: ("KD-4.9", ""),
    jobs.ROLE: ("KD-2.1", _("First choose a role that nobody has.")),
    jobs.HOME: ("KD-2.2", _("First place your home tile on the rim, at least 3 steps from everybody else.")),
    jobs.SECOND: ("KD-2.2", _("First place your second tile beside your home tile.")),
    jobs.SETTLE: ("KD-2.3", _("First put your colony on one of your two tiles.")),
    jobs.MUSTER: ("KD-2.3", _("First put your fleet on one of your two tiles.")),
    jobs.LEARN: ("KD-2.4", _("First choose the level 1 technology you begin with.")),
    jobs.BID: ("KD-3.1", _("First bid for the tile, or pass.")),
    jobs.PLACE: ("KD-3.3", _("First put the tile on an unexplored space, or destroy it there.")),
    jobs.SHARE: ("KD-6.19", _("First choose the colony you share in.")),
    jobs.STEER: ("KD-4.5", _("The fleet under way cannot go there: finish its move first.")),
    jobs.EXPLORE: ("KD-4.5", _("First decide whether the tile you found stays or is destroyed.")),
    jobs.SUPPORT: ("KD-5.2", _("First say which of your fleets support you.")),
    jobs.DRONES: ("KD-5.4", _("First choose which of your drones goes first.")),
    jobs.CLAIM: ("KD-7.6", _("First say whether this is the move you take resources for.")),
    jobs.LEAVE: ("KD-7.6", _("First leave out tiles until eight are left.")),
}
"""What is being asked, for everything that is no answer to it."""
_TAKE, _PAY = _("First choose the resource you take."), _("First choose what you pay with.")
_PICKED = {
    jobs.FOR_TILE: ("KD-3.3", _TAKE),
    jobs.FOR_HARVEST: ("KD-4.3", _("First choose what this tile gives you.")),
    jobs.FOR_CARGO: ("KD-4.3", _("First choose what this tile gives your fleet.")),
    jobs.FOR_TAX: ("KD-6.16", _TAKE),
    jobs.FOR_REFUND: ("KD-6.32", _TAKE),
    jobs.FOR_SETUP: ("KD-2.4", _TAKE),
    jobs.FOR_MOVE: ("KD-7.6", _TAKE),
    jobs.FOR_SHARE: ("KD-6.19", _("First choose what this colony gives you.")),
    jobs.FOR_RAID: ("KD-6.12", _("First choose the kind you take.")),
    jobs.FOR_ENCRYPTION: ("KD-6.2", _("First choose which two resources of a kind you pay.")),
    jobs.FOR_BID: ("KD-3.2", _PAY),
    jobs.FOR_SALVAGE: ("KD-6.17", _("First choose what you give away.")),
    jobs.FOR_TECHNOLOGY: ("KD-4.6", _PAY),
    jobs.FOR_COLONY: ("KD-6.24", _("First choose which of the two resources you pay.")),
    jobs.FOR_LACK: ("KD-1.4", _("First choose which kind stands in, four for one.")),
}
"""The same for the reasons of picking a kind; roles and symbols have rules of their own."""
_OUT_OF_PLACE = {
    verb: rule
    for rule, verbs in {
        "KD-2.1": "role", "KD-2.2": "home second", "KD-2.3": "settle muster", "KD-2.4": "learn",
        "KD-3.1": "pass bid", "KD-3.3": "place bury", "KD-4.10": "pay take", "KD-1.4": "exchange", "KD-6.2": "alike",
        "KD-4.5": "step stop keep destroy", "KD-6.4": "jump", "KD-5.2": "support done", "KD-6.12": "raid",
        "KD-5.4": "drone", "KD-6.19": "share", "KD-7.6": "claim decline leave",
    }.items()
    for verb in verbs.split()
}  # fmt: skip
_OUT_OF_REACH = _("A new colony goes next to one of yours or under one of your fleets.")


def _asked(s: KardashevState) -> tuple[str, str]:
    """The rule of the question that is open, and what to do first."""
    job = s.question
    if job.kind != jobs.PICK:
        return _ASKED[job.kind]
    if job.why == jobs.FOR_ROLE:
        return f"KD-7.{s.roles[job.seat] + 1}", _TAKE
    if job.why == jobs.FOR_SYMBOL:
        return rule_of(job.about), _PAY
    return _PICKED[job.why]


def turn_rule(s: KardashevState) -> str:
    """The number of the rule by which somebody decides now."""
    return "KD-8.1" if s.over else _asked(s)[0]


def refuse(s: KardashevState, a: Deed) -> Refusal:
    """The reason for an action that is not allowed."""
    if s.over:
        return Refusal("KD-8.1", _("The game is over."))
    if s.jobs:
        return _while_asked(s, s.jobs[0], a)
    if a.verb in _OUT_OF_PLACE:
        return Refusal(_OUT_OF_PLACE[a.verb], _("Nobody asks for that now."))
    return _in_turn(s, a)


def _while_asked(s: KardashevState, job: Job, a: Deed) -> Refusal:
    rule, text = _asked(s)
    match job.kind, a.verb:
        case jobs.BID, "bid" if a.first <= s.bid:
            text = _("You must bid more than {bid}.", bid=s.bid)
        case jobs.BID, "bid":
            text = _("You hold only {count} resources.", count=s.holding(job.seat))
        case (jobs.HOME, "home") | (jobs.SECOND, "second"):
            text = _too_near(s, job, a.first)
        case jobs.PLACE, "place" | "bury" if not unexplored(s) >> a.first & 1:
            text = _("A tile goes on an unexplored space.")
        case jobs.SUPPORT, "support" if s.fleets[job.seat] >> a.first & 1:
            text = _("That fleet cannot support: it is not beside the battle, or not paid for.")
        case jobs.SUPPORT, "support":
            text = _("Only your own fleets beside the battle can support you.")
        case jobs.STEER, "jump":
            rule, text = "KD-6.4", _("The fleet cannot jump there.")
        case jobs.STEER, "stop" if not s.steps:
            text = _("The fleet has not moved yet.")
        case jobs.STEER, "stop":
            rule, text = _no_end(s, job.seat, s.at)
    return Refusal(rule, text)


def _too_near(s: KardashevState, job: Job, space: int) -> str:
    """Why a starting piece cannot lie there (KD-2.2)."""
    if job.kind == jobs.SECOND and not NEXT[s.homes[job.seat]] >> space & 1:
        return _("The second tile lies next to your home tile.")
    if job.kind == jobs.HOME and not RIMS[s.seats] >> space & 1:
        return _("A home tile lies on the rim of the board.")
    if not far_enough(s, job.seat) >> space & 1:
        return _("That is less than 3 steps from another player's piece.")
    return _("There is no room for your second tile beside it, 3 steps from everybody else.")


def _no_end(s: KardashevState, seat: int, space: int) -> tuple[str, str]:
    """Why a move cannot end on ground that can be passed."""
    if s.fleets[seat] >> space & 1:
        return "KD-4.5", _("A move cannot end where another fleet of yours is.")
    return "KD-4.11", _("A move cannot end where it began.")


def _in_turn(s: KardashevState, a: Deed) -> Refusal:
    seat = s.turn
    _do, use = turn.DEEDS[a.verb]
    if use == turn.BASE and not s.base:
        return Refusal("KD-4.9", _("You have no base action left this turn."))
    if use != turn.BASE and not s.research:
        return Refusal("KD-4.9", _("You have no research action left this turn."))
    if use >= 0 and not s.has(seat, use):
        return Refusal("KD-4.7", _("You do not have {name}.", name=TECHNOLOGIES[use].name))
    match a.verb:
        case "colony":
            return _colony(s, seat, a.first)
        case "upgrade":
            return _upgrade(s, seat, a.first)
        case "ark":
            mine = a.first != NOWHERE and s.colonies[seat] >> a.first & 1
            return _upgrade(s, seat, a.first) if mine else _colony(s, seat, a.first)
        case "fleet" | "fabricate":
            return _fleet(s, seat, a)
        case "move" | "steer" | "depot" | "depot-steer":
            return _move(s, seat, a)
        case "research":
            return _research(s, seat, a.first)
        case "terraform" | "accrete" | "antimatter":
            return _laboratory(s, seat, a)
        case "erase" if s.erased:
            return Refusal(rule_of(tech.MEMORY_ERASER), _("The Memory Eraser works once a turn."))
        case "erase":
            return Refusal(rule_of(tech.MEMORY_ERASER), _("Nobody else has that technology."))
    return Refusal("KD-4.3", _("You have nothing to harvest."))


def _colony(s: KardashevState, seat: int, space: int) -> Refusal:
    """NOWHERE asks why there is no place for one at all."""
    rule, text = "KD-4.1", ""
    if space != NOWHERE:
        if not s.explored >> space & 1:
            text = _("There is no tile to build on yet.")
        elif s.destroyed >> space & 1:
            text = _("That tile is destroyed.")
        elif s.owner(space) not in (NOBODY, seat):
            text = _("Another player's pieces are there.")
        elif s.colonies[seat] >> space & 1:
            text = _("You have a colony there already.")
        elif not turn.colony_spaces(s, seat) >> space & 1:
            text = _OUT_OF_REACH
    if text:
        return Refusal(rule, text)
    if not s.colony_supply[seat]:
        return Refusal(rule, _("You have no colony piece left."))
    if can_pay_colony(s, seat):
        return Refusal(rule, _OUT_OF_REACH)
    if s.has(seat, tech.NANOTUBE_POLYMERS):
        words = _("With Nanotube Polymers a colony costs 1 Food or 1 Matter.")
        return Refusal(rule_of(tech.NANOTUBE_POLYMERS), words)
    return Refusal(rule, _("A colony costs 1 Food and 1 Matter."))


def _upgrade(s: KardashevState, seat: int, space: int) -> Refusal:
    rule = "KD-4.2"
    if not s.colonies[seat] >> space & 1:
        return Refusal(rule, _("You have no colony there."))
    if s.colony_levels[space] >= HIGHEST:
        return Refusal(rule, _("That colony is at its highest level."))
    if can_pay(s, seat, COLONY):
        return Refusal(rule, _("You have no colony piece left."))
    return Refusal(rule, _("An upgrade costs 1 Food and 1 Matter."))


def _fleet(s: KardashevState, seat: int, a: Deed) -> Refusal:
    rule = "KD-4.4"
    if a.first not in turn.yards(s, seat):
        if s.has(seat, tech.MILITARIZATION):
            words = _("With Militarization fleets are built on any of your colonies.")
            return Refusal(rule_of(tech.MILITARIZATION), words)
        if a.first == s.homes[seat]:
            return Refusal(rule, _("Fleets are built on your home tile only while your colony is on it."))
        words = _(
            "Fleets are built on your home tile while your colony is on it, on your colony with a Military symbol, "
            "and with Militarization on any of your colonies."
        )
        return Refusal(rule, words)
    if not s.fleet_supply[seat]:
        return Refusal(rule, _("You have no fleet piece left."))
    if a.second not in turn.fleet_levels(s, seat, a.first):
        if s.fleets[seat] >> a.first & 1:
            return Refusal(rule, _("A fleet is upgraded one level at a time, up to level 3."))
        words = _("A new fleet has at most the level of the colony, and the pieces you have left.")
        return Refusal(rule, words)
    return Refusal(rule, _("Each level of a fleet costs 1 Matter and 1 Energy here."))


def _move(s: KardashevState, seat: int, a: Deed) -> Refusal:
    rule, start, end = "KD-4.5", a.first, a.second
    if not s.fleets[seat]:
        return Refusal(rule, _("You have no fleet on the board."))
    if any(fleets >> start & 1 for other, fleets in enumerate(s.fleets) if other != seat):
        return Refusal(rule, _("That fleet is another player's."))
    if not s.fleets[seat] >> start & 1:
        return Refusal(rule, _("You have no fleet there."))
    ends = moving.destinations(moving.chart(s, seat), start, moving.LONGEST)
    if end == NOWHERE:
        if not ends:
            return Refusal(rule, _("That fleet is shut in: there is nowhere it could go."))
    elif end == start:
        return Refusal("KD-4.11", _("A move cannot end where it began."))
    elif s.destroyed >> end & 1:
        return Refusal(rule, _("A destroyed tile cannot be entered."))
    elif s.fleets[seat] >> end & 1:
        return Refusal(*_no_end(s, seat, end))
    elif unexplored(s) >> end & 1 and not s.bag:
        return Refusal(rule, _("The bag is empty: there is nothing left to explore."))
    elif not ends >> end & 1:
        return Refusal(rule, _("There is no way there."))
    if s.has(seat, tech.DYSON_SPHERE):
        words = _("With the Dyson Sphere a move is at most 6 spaces long.")
        return Refusal(rule_of(tech.DYSON_SPHERE), words)
    return Refusal(rule, _("You cannot pay the Energy for that move."))


def _research(s: KardashevState, seat: int, number: int) -> Refusal:
    technology = TECHNOLOGIES[number]
    if s.has(seat, number):
        return Refusal("KD-4.6", _("You have {name} already.", name=technology.name))
    if not open_to(s.known[seat]) >> number & 1:
        words = _("{name} needs {needs}.", name=technology.name, needs=needs_words(number))
        return Refusal("KD-4.6", words)
    words = _("{name} costs {cost}.", name=technology.name, cost=cost_words(number))
    return Refusal("KD-4.6", words)


def needs_words(number: int) -> str:
    """What a technology needs, in words."""
    return _(" or ").join(TECHNOLOGIES[need].name for need in TECHNOLOGIES[number].needs)


def cost_words(number: int) -> str:
    """A technology's cost in words."""
    technology = TECHNOLOGIES[number]
    if technology.alike:
        return _("two resources of one kind")
    parts = [f"{count} {KIND_NAMES[kind]}" for kind, count in enumerate(technology.cost[:3]) if count]
    if technology.cost[3]:
        parts.append(_("{count} of any kind", count=technology.cost[3]))
    return ", ".join(parts)


def _laboratory(s: KardashevState, seat: int, a: Deed) -> Refusal:
    if a.verb == "antimatter":
        text = _("Antimatter destroys a tile without colony or fleet, next to a colony of yours.")
        return Refusal(rule_of(tech.ANTIMATTER), text)
    accretes = a.verb == "accrete"
    rule = rule_of(tech.ACCRETION_DEVICE if accretes else tech.TERRAFORM)
    places = s.destroyed & spread(s.colonies[seat]) if accretes else s.colonies[seat]
    if not (places if a.first == NOWHERE else places >> a.first & 1):
        if accretes:
            return Refusal(rule, _("It works on a destroyed tile next to a colony of yours."))
        return Refusal(rule, _("It works on a tile with a colony of yours."))
    if a.first != NOWHERE and not accretes and s.tiles[a.first] & SYMBOLS[a.second]:
        return Refusal(rule, _("The tile shows that symbol already."))
    return Refusal(rule, _("You cannot pay for that symbol."))
