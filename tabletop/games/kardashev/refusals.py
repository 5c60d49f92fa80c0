"""Why something may not be done now: a rule and a plain sentence. Imports the model and the rules' parts."""

from tabletop.games.kardashev import model, moving, turn
from tabletop.games.kardashev import technologies as tech
from tabletop.games.kardashev.auction import unexplored
from tabletop.games.kardashev.board import NOWHERE, RIMS, spread
from tabletop.games.kardashev.deeds import Deed
from tabletop.games.kardashev.model import HIGHEST, KIND_NAMES, NOBODY, SYMBOLS, KardashevState
from tabletop.games.kardashev.paying import COLONY, can_pay
from tabletop.games.kardashev.technologies import MEMORY_ERASER, TECHNOLOGIES, open_to, rule_of
from tabletop.kernel.errors import Refusal
from tabletop.words import _

_ASKED = {
    model.ROLE: ("KD-2.1", _("First choose a role that nobody has.")),
    model.HOME: ("KD-2.2", _("First place your home tile on the rim, at least 3 steps from everybody else.")),
    model.SECOND: ("KD-2.2", _("First place your second tile beside your home tile.")),
    model.SETTLE: ("KD-2.3", _("First put your colony on one of your two tiles.")),
    model.MUSTER: ("KD-2.3", _("First put your fleet on one of your two tiles.")),
    model.LEARN: ("KD-2.4", _("First choose the level 1 technology you begin with.")),
    model.BID: ("KD-3.1", _("First bid for the tile, or pass.")),
    model.PLACE: ("KD-3.3", _("First put the tile on an unexplored space, or destroy it there.")),
    model.PAY_ANY: ("KD-3.2", _("First choose what you pay with.")),
    model.PAY_ONE: ("KD-6.24", _("First choose which of the two resources you pay.")),
    model.EXCHANGE: ("KD-1.4", _("First choose which kind stands in, four for one.")),
    model.ALIKE: ("KD-6.2", _("First choose which two resources of a kind you pay.")),
    model.GAIN: ("KD-4.10", _("First choose the resource you take.")),
    model.HARVEST: ("KD-4.3", _("First choose what this tile gives you.")),
    model.SHARE: ("KD-6.19", _("First choose the colony you share in.")),
    model.STEER: ("KD-4.5", _("The fleet under way cannot go there: finish its move first.")),
    model.EXPLORE: ("KD-4.5", _("First decide whether the tile you found stays or is destroyed.")),
    model.ATTACK: ("KD-5.2", _("First say which fleets support the attack.")),
    model.DEFEND: ("KD-5.2", _("First say which fleets support the defence.")),
    model.DRONES: ("KD-5.4", _("First choose which of your drones goes first.")),
    model.RAID: ("KD-6.12", _("First choose the kind you take.")),
    model.WARLORD_CLAIM: ("KD-7.6", _("First say whether this is the move you take resources for.")),
    model.WARLORD_LEAVE: ("KD-7.6", _("First leave out tiles until eight are left.")),
}
"""What is being asked, for everything that is no answer to it."""

_OUT_OF_PLACE = {
    "role": "KD-2.1", "home": "KD-2.2", "second": "KD-2.2", "settle": "KD-2.3", "muster": "KD-2.3",
    "learn": "KD-2.4", "pass": "KD-3.1", "bid": "KD-3.1", "place": "KD-3.3", "bury": "KD-3.3", "pay": "KD-3.2",
    "exchange": "KD-1.4", "alike": "KD-6.2", "take": "KD-4.10", "step": "KD-4.5", "jump": "KD-6.4",
    "stop": "KD-4.5", "keep": "KD-4.5", "destroy": "KD-4.5", "support": "KD-5.2", "done": "KD-5.2",
    "raid": "KD-6.12", "drone": "KD-5.4", "share": "KD-6.19", "claim": "KD-7.6", "decline": "KD-7.6",
    "leave": "KD-7.6",
}  # fmt: skip

_OUT_OF_REACH = _("A new colony goes next to one of yours or under one of your fleets.")


def refuse(s: KardashevState, a: Deed) -> Refusal:
    """The reason for an action that is not allowed."""
    if s.over:
        return Refusal("KD-8.1", _("The game is over."))
    if s.jobs:
        return _while_asked(s, a)
    if a.verb in _OUT_OF_PLACE:
        return Refusal(_OUT_OF_PLACE[a.verb], _("Nobody asks for that now."))
    return _in_turn(s, a)


def _while_asked(s: KardashevState, a: Deed) -> Refusal:
    kind, seat = s.jobs[0][:2]
    rule, text = _ASKED[kind]
    if kind == model.BID and a.verb == "bid":
        if a.first <= s.bid:
            return Refusal(rule, _("You must bid more than {bid}.").format(bid=s.bid))
        return Refusal(rule, _("You hold only {count} resources.").format(count=s.holding(seat)))
    if kind == model.HOME and a.verb == "home":
        if not RIMS[s.seats] >> a.first & 1:
            return Refusal(rule, _("A home tile lies on the rim of the board."))
        return Refusal(rule, _("That is less than 3 steps from another player's piece."))
    if kind == model.PLACE and a.verb in ("place", "bury") and not unexplored(s) >> a.first & 1:
        return Refusal(rule, _("A tile goes on an unexplored space."))
    if kind in (model.ATTACK, model.DEFEND) and a.verb == "support":
        if s.fleets[seat] >> a.first & 1:
            return Refusal(
                rule, _("That fleet cannot support: it is not beside the battle, or not paid for.")
            )
        return Refusal(rule, _("Only your own fleets beside the battle can support you."))
    if kind == model.STEER and a.verb == "jump":
        return Refusal("KD-6.4", _("The fleet cannot jump there."))
    return Refusal(rule, text)


def _in_turn(s: KardashevState, a: Deed) -> Refusal:
    seat = s.turn
    if a.verb in turn.BASE_DEEDS and not s.base:
        return Refusal("KD-4.9", _("You have no base action left this turn."))
    if a.verb in turn.RESEARCH_DEEDS and not s.research:
        return Refusal("KD-4.9", _("You have no research action left this turn."))
    lab = turn.LABS.get(a.verb)
    if lab is not None and not s.has(seat, lab):
        return Refusal("KD-4.7", _("You do not have {name}.").format(name=TECHNOLOGIES[lab].name))
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
        case "erase":
            if s.erased:
                return Refusal(rule_of(MEMORY_ERASER), _("The Memory Eraser works once a turn."))
            return Refusal(rule_of(MEMORY_ERASER), _("Nobody else has that technology."))
    return Refusal("KD-4.3", _("You have nothing to harvest."))


def _colony(s: KardashevState, seat: int, space: int) -> Refusal:
    """NOWHERE asks why there is no place for one at all."""
    rule = "KD-4.1"
    if space == NOWHERE:
        return _no_colony(s, seat)
    if not s.explored >> space & 1:
        return Refusal(rule, _("There is no tile to build on yet."))
    if s.destroyed >> space & 1:
        return Refusal(rule, _("That tile is destroyed."))
    owner = s.owner(space)
    if owner not in (NOBODY, seat):
        return Refusal(rule, _("Another player's pieces are there."))
    if s.colonies[seat] >> space & 1:
        return Refusal(rule, _("You have a colony there already."))
    if not turn.colony_spaces(s, seat) >> space & 1:
        return Refusal(rule, _OUT_OF_REACH)
    return _no_colony(s, seat)


def _no_colony(s: KardashevState, seat: int) -> Refusal:
    rule = "KD-4.1"
    if not s.colony_supply[seat]:
        return Refusal(rule, _("You have no colony piece left."))
    if can_pay(s, seat, COLONY):
        return Refusal(rule, _OUT_OF_REACH)
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
    if turn.fleet_cost(s, seat, a.first, 1) is None:
        return Refusal(
            rule, _("Fleets are built on your home tile or on your colony with a Military symbol.")
        )
    if not s.fleet_supply[seat]:
        return Refusal(rule, _("You have no fleet piece left."))
    if a.second not in turn.fleet_levels(s, seat, a.first):
        if s.fleets[seat] >> a.first & 1:
            return Refusal(rule, _("A fleet is upgraded one level at a time, up to level 3."))
        return Refusal(
            rule, _("A new fleet has at most the level of the colony, and the pieces you have left.")
        )
    return Refusal(rule, _("Each level of a fleet costs 1 Matter and 1 Energy here."))


def _move(s: KardashevState, seat: int, a: Deed) -> Refusal:
    rule = "KD-4.5"
    if not s.fleets[seat]:
        return Refusal(rule, _("You have no fleet on the board."))
    if any(fleets >> a.first & 1 for other, fleets in enumerate(s.fleets) if other != seat):
        return Refusal(rule, _("That fleet is another player's."))
    if not s.fleets[seat] >> a.first & 1:
        return Refusal(rule, _("You have no fleet there."))
    end = a.second
    if end >= 0:
        if s.destroyed >> end & 1:
            return Refusal(rule, _("A destroyed tile cannot be entered."))
        if s.fleets[seat] >> end & 1:
            return Refusal(rule, _("A move cannot end where another fleet of yours is."))
        if unexplored(s) >> end & 1 and not s.bag:
            return Refusal(rule, _("The bag is empty: there is nothing left to explore."))
        s.fleets[seat] ^= 1 << a.first
        there = moving.destinations(s, seat, a.first, moving.LONGEST) >> end & 1
        s.fleets[seat] ^= 1 << a.first
        if not there:
            return Refusal(rule, _("There is no way there."))
    return Refusal(rule, _("You cannot pay the Energy for that move."))


def _research(s: KardashevState, seat: int, number: int) -> Refusal:
    technology = TECHNOLOGIES[number]
    if s.has(seat, number):
        return Refusal("KD-4.6", _("You have {name} already.").format(name=technology.name))
    if not open_to(s.known[seat]) >> number & 1:
        names = _(" or ").join(TECHNOLOGIES[need].name for need in technology.needs)
        return Refusal("KD-4.6", _("{name} needs {needs}.").format(name=technology.name, needs=names))
    return Refusal(
        "KD-4.6",
        _("{name} costs {cost}.").format(name=technology.name, cost=cost_words(number)),
    )


def cost_words(number: int) -> str:
    """A technology's cost in words."""
    technology = TECHNOLOGIES[number]
    if technology.alike:
        return _("two resources of one kind")
    parts = [f"{count} {KIND_NAMES[kind]}" for kind, count in enumerate(technology.cost[:3]) if count]
    if technology.cost[3]:
        parts.append(_("{count} of any kind").format(count=technology.cost[3]))
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
