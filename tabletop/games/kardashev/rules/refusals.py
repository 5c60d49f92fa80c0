"""Why an action is not allowed now: a rule and a plain sentence."""

from tabletop.base.errors import Refusal
from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules import content, jobs, moving, turn
from tabletop.games.kardashev.rules.auction import unexplored
from tabletop.games.kardashev.rules.board import NEXT, NOWHERE, RIMS
from tabletop.games.kardashev.rules.model import Action, KardashevState
from tabletop.games.kardashev.rules.paying import can_pay, can_pay_colony
from tabletop.games.kardashev.rules.setup import far_enough

_QUESTIONS = {
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
"""The answer to any other action while a question is open."""
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
"""The same for picks; roles and symbols have rules of their own (`_question_rule`)."""
_OUT_OF_PLACE = {
    verb: rule
    for rule, verbs in {
        "KD-2.1": "role", "KD-2.2": "home second", "KD-2.3": "settle muster", "KD-2.4": "learn", "KD-3.1": "pass bid",
        "KD-3.3": "place bury", "KD-4.10": "pay take", "KD-1.4": "exchange", "KD-6.2": "alike",
        "KD-4.5": "step stop keep destroy", "KD-6.4": "jump", "KD-5.2": "support done", "KD-6.12": "raid",
        "KD-5.4": "drone", "KD-6.19": "share", "KD-7.6": "claim decline leave",
    }.items()
    for verb in verbs.split()
}  # fmt: skip
Checks = tuple[tuple[object, str, str], ...]
"""Conditions with rule and sentence; the first that holds is the refusal."""
_ANTIMATTER = _("Antimatter destroys a tile without colony or fleet, next to a colony of yours.")
_ONE_FLEET = _("A move cannot end where another fleet of yours is.")
_AWAY = ("KD-4.11", _("A move cannot end where it began."))


def _question_rule(s: KardashevState) -> tuple[str, str]:
    """The rule of the open question, and what to do first."""
    job = s.question
    if job.kind != jobs.PICK:
        return _QUESTIONS[job.kind]
    if job.why == jobs.FOR_ROLE:
        return f"KD-7.{s.roles[job.seat] + 1}", _TAKE
    if job.why == jobs.FOR_SYMBOL:
        return content.rule_of(job.about), _PAY
    return _PICKED[job.why]


def turn_rule(s: KardashevState) -> str:
    """The number of the rule of the decision to make now."""
    return "KD-8.1" if s.over else _question_rule(s)[0]


def _first(checks: Checks) -> Refusal:
    return next(Refusal(rule, text) for holds, rule, text in checks if holds)


def refusal(s: KardashevState, a: Action) -> Refusal:
    """The rule and the sentence that forbid an action."""
    if s.over:
        return Refusal("KD-8.1", _("The game is over."))
    if s.jobs:
        return _during_question(s, s.jobs[0], a)
    if a.verb in _OUT_OF_PLACE:
        return Refusal(_OUT_OF_PLACE[a.verb], _("Nobody asks for that now."))
    return _first(_in_turn(s, a))


def _during_question(s: KardashevState, job: jobs.Job, a: Action) -> Refusal:
    rule, text = _question_rule(s)
    match job.kind, a.verb:
        case jobs.PICK, "pay" if job.pays and not s.stock(job.seat)[a.first]:
            text = _("You have no {kind}.", kind=content.KIND_NAMES[a.first])
        case jobs.PICK, "take" if job.why == jobs.FOR_ROLE and s.roles[job.seat] == content.COLLECTOR:
            text = _("You produce no {kind}.", kind=content.KIND_NAMES[a.first])
        case jobs.BID, "bid" if a.first <= s.bid:
            text = _("You must bid more than {bid}.", bid=s.bid)
        case jobs.BID, "bid":
            text = counted("You hold only one resource.", "You hold only {count} resources.", s.holding(job.seat))
        case (jobs.HOME, "home") | (jobs.SECOND, "second"):
            return _first(_too_near(s, job, a.first))
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
        case jobs.STEER, "stop" if s.fleets[job.seat] >> s.at & 1:
            text = _ONE_FLEET
        case jobs.STEER, "stop":
            rule, text = _AWAY
    return Refusal(rule, text)


def _too_near(s: KardashevState, job: jobs.Job, space: int) -> Checks:
    """Why a starting tile cannot lie there (KD-2.2)."""
    rule, first = "KD-2.2", job.kind == jobs.HOME
    strays = not first and not NEXT[s.homes[job.seat]] >> space & 1
    return (
        (strays, rule, _("The second tile lies next to your home tile.")),
        (first and not RIMS[s.seats] >> space & 1, rule, _("A home tile lies on the rim of the board.")),
        (not far_enough(s, job.seat) >> space & 1, rule, _("That is less than 3 steps from another player's piece.")),
        (True, rule, _("There is no room for your second tile beside it, 3 steps from everybody else.")),
    )


def _in_turn(s: KardashevState, a: Action) -> Checks:
    seat, verb = s.turn, a.verb
    _do, use = turn.ACTIONS[verb]
    lacks = use >= 0 and not s.has(seat, use)
    if verb == "ark":
        verb = "upgrade" if a.first != NOWHERE and s.colonies[seat] >> a.first & 1 else "colony"
    return (
        (use == turn.BASE and not s.base, "KD-4.9", _("You have no base action left this turn.")),
        (use != turn.BASE and not s.research, "KD-4.9", _("You have no research action left this turn.")),
        (lacks, "KD-4.7", _("You do not have {name}.", name=content.TECHNOLOGIES[use].name)),
        *(_CHECKS[verb](s, seat, a) if verb in _CHECKS else ()),
        (verb == "antimatter", "KD-6.27", _ANTIMATTER),
        (verb == "erase" and s.erased, "KD-6.29", _("The Memory Eraser works once a turn.")),
        (verb == "erase", "KD-6.29", _("Nobody else has that technology.")),
        (True, "KD-4.3", _("You have nothing to harvest.")),
    )


def _colony(s: KardashevState, seat: int, a: Action) -> Checks:
    """NOWHERE asks why there is no space for one at all."""
    rule, polymers = "KD-4.1", s.has(seat, content.NANOTUBE_POLYMERS)
    there = 1 << a.first if a.first != NOWHERE else 0
    out_of_reach = _("A new colony goes next to one of yours or under one of your fleets.")
    return (
        (there & ~s.explored, rule, _("There is no tile to build on yet.")),
        (there & s.destroyed, rule, _("That tile is destroyed.")),
        (there & s.of_others(seat), rule, _("Another player's pieces are there.")),
        (there & s.colonies[seat], rule, _("You have a colony there already.")),
        (there & ~turn.colony_spaces(s, seat), rule, out_of_reach),
        (not s.colony_supply[seat], rule, _("You have no colony piece left.")),
        (can_pay_colony(s, seat), rule, out_of_reach),
        (polymers, "KD-6.24", _("With Nanotube Polymers a colony costs 1 Food or 1 Matter.")),
        (True, rule, _("A colony costs 1 Food and 1 Matter.")),
    )


def _upgrade(s: KardashevState, seat: int, a: Action) -> Checks:
    rule = "KD-4.2"
    return (
        (not s.colonies[seat] >> a.first & 1, rule, _("You have no colony there.")),
        (s.colony_levels[a.first] >= content.HIGHEST, rule, _("That colony is at its highest level.")),
        (can_pay(s, seat, content.COLONY), rule, _("You have no colony piece left.")),
        (True, rule, _("An upgrade costs 1 Food and 1 Matter.")),
    )


def _fleet(s: KardashevState, seat: int, a: Action) -> Checks:
    rule, yard = "KD-4.4", a.first in turn.yards(s, seat)
    leap = yard and a.second not in turn.fleet_levels(s, seat, a.first)
    stands = yard and s.fleets[seat] >> a.first & 1
    anywhere = _("With Militarization fleets are built on any of your colonies.")
    yards = _("Fleets are built at home or on your colony with a Military symbol; with Militarization on any colony.")
    lost = _("Fleets are built on your home tile only while your colony is on it.")
    return (
        (not yard and s.has(seat, content.MILITARIZATION), "KD-6.25", anywhere),
        (not yard and a.first == s.homes[seat], rule, lost),
        (not yard, rule, yards),
        (not s.fleet_supply[seat], rule, _("You have no fleet piece left.")),
        (leap and stands, rule, _("A fleet is upgraded one level at a time, up to level 3.")),
        (leap, rule, _("A new fleet has at most the level of the colony, and the pieces you have left.")),
        (True, rule, _("Each level of a fleet costs 1 Matter and 1 Energy here.")),
    )


def _move(s: KardashevState, seat: int, a: Action) -> Checks:
    rule, mine = "KD-4.5", s.fleets[seat]
    if not mine:
        return ((True, rule, _("You have no fleet on the board.")),)
    start, there = 1 << a.first, 1 << a.second if a.second != NOWHERE else 0
    ends = moving.destinations(moving.chart(s, seat), a.first, moving.LONGEST)
    theirs = any(fleets & start for other, fleets in enumerate(s.fleets) if other != seat)
    return (
        (theirs, rule, _("That fleet is another player's.")),
        (not mine & start, rule, _("You have no fleet there.")),
        (not there and not ends, rule, _("That fleet is shut in: there is nowhere it could go.")),
        (there == start, *_AWAY),
        (there & s.destroyed, rule, _("A destroyed tile cannot be entered.")),
        (there & mine, rule, _ONE_FLEET),
        (there & unexplored(s) and not s.bag, rule, _("The bag is empty: there is nothing left to explore.")),
        (there & ~ends, rule, _("There is no way there.")),
        (s.has(seat, content.DYSON_SPHERE), "KD-6.5", _("With the Dyson Sphere a move is at most 6 spaces long.")),
        (True, rule, _("You cannot pay the Energy for that move.")),
    )


def _research(s: KardashevState, seat: int, a: Action) -> Checks:
    rule, number, name = "KD-4.6", a.first, content.TECHNOLOGIES[a.first].name
    cost, open_now = cost_words(number), content.open_to(s.known[seat]) >> number & 1
    prices = zip(s.stock(seat), content.TECHNOLOGIES[number].cost, strict=False)  # without what is paid in any kind
    lacks = [max(0, need - have) for have, need in prices]
    return (
        (s.has(seat, number), rule, _("You have {name} already.", name=name)),
        (not open_now, rule, _("Before {name} you need {needs}.", name=name, needs=needs_words(number))),
        (any(lacks), rule, _("You lack {amounts}: it costs {cost}.", amounts=content.amount_words(lacks), cost=cost)),
        (True, rule, _("{name} costs {cost}.", name=name, cost=cost)),
    )


def needs_words(number: int) -> str:
    """The prerequisites of a technology, in words."""
    return _(" or ").join(content.TECHNOLOGIES[need].name for need in content.TECHNOLOGIES[number].needs)


def cost_words(number: int) -> str:
    """A technology's cost in words."""
    technology = content.TECHNOLOGIES[number]
    if technology.alike:
        return _("two resources of one kind")
    any_kind = [_("{count} of any kind", count=technology.cost[3])] if technology.cost[3] else []
    return ", ".join([content.amount_words(technology.cost), *any_kind])


def _shape(s: KardashevState, seat: int, a: Action) -> Checks:
    """Why a tile cannot be given a symbol; NOWHERE asks whether there is any."""
    rule, places = content.rule_of(turn.LABS[a.verb]), turn.shape_spaces(s, seat, a.verb)
    where = _("It works on a tile with a colony of yours.")
    if a.verb == "accrete":
        where = _("It works on a destroyed tile next to a colony of yours.")
    shown = a.first != NOWHERE and s.tiles[a.first] & content.SYMBOLS[a.second]
    return (
        (not (places if a.first == NOWHERE else places >> a.first & 1), rule, where),
        (shown, rule, _("The tile shows that symbol already.")),
        (True, rule, _("You cannot pay for that symbol.")),
    )


_CHECKS = {
    "colony": _colony, "upgrade": _upgrade, "fleet": _fleet, "fabricate": _fleet, "move": _move, "steer": _move,
    "depot": _move, "depot-steer": _move, "research": _research, "terraform": _shape, "accrete": _shape,
}  # fmt: skip
"""Why an action of a turn is not allowed though actions are left for it."""
