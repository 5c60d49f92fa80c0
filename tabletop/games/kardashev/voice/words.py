"""Events and actions of Kardashev in words, the banner, and why the game ended."""

from collections.abc import Callable, Sequence
from operator import add
from typing import Any

from tabletop.base.words import _, whom
from tabletop.games.kardashev.rules import content, events, jobs
from tabletop.games.kardashev.rules.board import NAMES, name_of
from tabletop.games.kardashev.rules.content import KIND_NAMES, ROLE_NAMES, TECHNOLOGIES, amount_words
from tabletop.games.kardashev.rules.model import SHAPES, Action
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.seating import Seating

SYMBOL_NAMES = (*KIND_NAMES, _("Military"))


def tile_words(tile: int) -> str:
    """What a tile shows."""
    *others, last = [name for place, name in enumerate(SYMBOL_NAMES) if tile >> place & 1] or [""]
    return _(" and ").join([", ".join(others), last]) if others else last


GAINED = {
    jobs.FOR_COMPILING: _("{name} took {amounts} for a research action."),
    jobs.FOR_TAX: _("{name} taxed {amounts}."),
    jobs.FOR_REFUND: _("{name} got {amounts} back."),
    jobs.FOR_SHARE: _("{name} took {amounts} as a share."),
    jobs.FOR_SETUP: _("{name} took {amounts} to begin with."),
    jobs.FOR_ROLE: _("{name} took {amounts}, the bonus of the role."),
    jobs.FOR_TILE: _("{name} took {amounts} for the destroyed tile."),
    jobs.FOR_ANTIMATTER: _("{name} took {amounts} for the annihilated tile."),
    jobs.FOR_MOVE: _("{name} took {amounts} for the move."),
}
TOLD: dict[type[Event], str] = {
    events.Role: _("{name} chose the {role}."),
    events.Home: _("{name} laid the home tile at {space}."),
    events.Second: _("{name} laid the second tile at {space}."),
    events.Learn: _("{name} began with {technology}."),
    events.Turn: _("Round {round}: {name}."),
    events.Draw: _("{name} drew a tile: {tile}."),
    events.Bid: _("{name} bid {bid}."),
    events.Pass: _("{name} passed."),
    events.Pay: _("{name} gave {amounts} to {to}."),
    events.Gain: _("{name} took {amounts}."),
    events.Start: _("{name} put a level {level} colony at {space}."),
    events.Won: _("{name} won the tile for {bid} resources."),
    events.Arm: _("{name} upgraded the fleet at {space} to level {level}."),
    events.Move: _("{name} jumped with a fleet to {way}."),
    events.Place: _("{name} laid the {tile} tile at {space}."),
    events.Bury: _("{name} destroyed the tile at {space}."),
    events.Build: _("{name} built a colony at {space}."),
    events.Upgrade: _("{name} upgraded the colony at {space}."),
    events.Harvested: _("{name} harvested {amounts}."),
    events.Share: _("{name} shared in the colony at {space}."),
    events.Explore: _("{name} explored {space}: {tile}."),
    events.Claim: _("{name} asked for the resources of the move."),
    events.Attack: _("{name} attacked {defender} at {space}."),
    events.Support: _("{name} supported from {space}: +{level}."),
    events.Battle: _("{name} lost to {defender} at {space}, {offence} to {defence}."),
    events.Stranded: _("{name} lost the attacking fleet."),
    events.FireBack: _("{name} fired back: the attacking fleet lost a level."),
    events.Disrupt: _("{name} sent the Disruptor Drone: the colony at {space} lost a level."),
    events.Research: _("{name} researched {technology}."),
    events.Use: _("{name} used {technology}."),
    events.Forget: _("{name} lost {technology}."),
    events.Shape: _("{name} shaped {space}: {tile}."),
    events.Annihilate: _("{name} annihilated the tile at {space}."),
    events.Final: _("Colonies are running out: round {round} is the last."),
    events.Out: _("{name} had nothing left on the board."),
    events.Laser: _("{name} fired a laser: {roll}."),
    events.Over: _("{name} won the game."),
}
"""The sentence of an event in the log; it can name the event's fields."""


def tell(table: Seating, event: Event) -> str:
    """The event in a plain sentence for the log; empty if it goes without saying."""
    says = TOLD.get(type(event), "")
    match event:
        case events.Pay(to=to) if to == NOBODY:
            return ""
        case events.Gain(amounts=(0, 0, 0)) | events.Gain(why=jobs.FOR_HARVEST | jobs.FOR_CARGO):
            return ""  # `Harvested` tells it
        case events.Move(attacks=True):
            return ""  # `Attack` tells it
        case events.Gain(why=why):
            says = GAINED.get(why, says)
        case events.Pass(could=False):
            says = _("{name} had too little to bid.")
        case events.Won(bid=0):
            says = _("{name} kept the tile: nobody bid.")
        case events.Won(bid=1):
            says = _("{name} won the tile for 1 resource.")
        case events.Start(fleet=True):
            says = _("{name} put a level {level} fleet at {space}.")
        case events.Arm(before=0):
            says = _("{name} built a level {level} fleet at {space}.")
        case events.Research(lost=lost) if lost != content.NONE:
            says = _("{name} researched {technology} and gave up {lost} for it.")
        case events.Move(jump=0):
            says = _("{name} moved a fleet to {way}.")
        case events.Battle(offence=offence, defence=defence, taken=taken) if offence > defence:
            says = _("{name} beat {defender} at {space}, {offence} to {defence}.")
            if taken:
                says = _("{name} beat {defender} at {space}, {offence} to {defence}, and took the colony.")
    facts = {field: _in_words(field, value, table.names) for field, value in event.facts().items()}
    return says.format(name=facts["seat"], **facts)


def joined(before: Event, event: Event) -> Event | None:
    """A harvest that is chosen piece by piece as one event."""
    if isinstance(before, events.Harvested) and isinstance(event, events.Harvested) and before.more:
        food, matter, energy = map(add, before.amounts, event.amounts)
        return events.Harvested(event.seat, (food, matter, energy), event.more)
    return None


_FACTS: dict[str, Callable[[Any], str]] = {
    "technology": lambda technology: TECHNOLOGIES[technology].name,
    "lost": lambda technology: TECHNOLOGIES[technology].name,
    "tile": tile_words,
    "role": lambda role: ROLE_NAMES[role],
    "amounts": amount_words,
    "space": name_of,
    "way": lambda way: name_of(way[-1]),
}


def _in_words(field: str, value: Any, names: Sequence[str]) -> object:
    """A field of an event as it is told."""
    if field in ("seat", "to", "other", "defender"):
        name = names[value] if value != NOBODY else ""
        return name if field == "seat" else whom(name)
    return _FACTS[field](value) if field in _FACTS else value


SAYS = {
    "home": _("Lay your home tile at {space}"), "second": _("Lay your second tile at {space}"),
    "settle": _("Put a colony at {space}"), "muster": _("Put a fleet at {space}"),
    "place": _("Lay the tile at {space}"), "bury": _("Destroy the tile at {space}"), "pass": _("Pass"),
    "bid": _("Bid {number}"), "pay": _("Pay {kind}"), "exchange": _("Pay 4 {kind}"), "alike": _("Pay 2 {kind}"),
    "take": _("Take {kind}"), "raid": _("Take all {kind}"), "compile": _("Compile {kind}"),
    "learn": _("Begin with {technology}"), "research": _("Research {technology}"), "erase": _("Erase {technology}"),
    "drone": _("{technology} first"), "colony": _("Build a colony at {space}"),
    "upgrade": _("Upgrade the colony at {space}"), "ark": _("Build a colony at {space}"),
    "fleet": _("Fleet of level {level} at {space}"), "fabricate": _("Fleet of level {level} at {space}"),
    "harvest": _("Harvest"), "rake": _("Harvest with the Magnetic Rake"), "share": _("Share in the colony at {space}"),
    "move": _("Send the fleet to {there}"), "steer": _("Steer the fleet at {space}"),
    "depot": _("Send the fleet from {space} to {there}"), "depot-steer": _("Steer the fleet at {space}"),
    "step": _("Go to {space}"), "jump": _("Jump to {space}"), "stop": _("Stop here"), "keep": _("Keep the tile"),
    "destroy": _("Destroy it"), "support": _("Support from {space}"), "done": _("No more support"),
    "claim": _("Take them now"), "decline": _("Not for this move"), "leave": _("Leave out {space}"),
    "terraform": _("Add {symbol} at {space}"), "accrete": _("Turn {space} into {symbol}"),
    "antimatter": _("Destroy the tile at {space}"), "end": _("End turn"), "role": _("Be the {role}"),
}  # fmt: skip
"""What an action is called on buttons and in choosers."""
ATTACK, EXPLORE = _("Attack {there}"), _("Explore {there}")


def action_words(view: KardashevView, action: Action) -> str:
    verb, first, second = action
    says, names = SAYS[verb], SHAPES[verb][0]
    if verb in ("move", "step", "jump", "depot"):
        there = second if verb in ("move", "depot") else first
        if view.owner(there) not in (NOBODY, view.turn):
            says = ATTACK
        elif not view.explored >> there & 1:
            says = EXPLORE
        return says.format(space=name_of(first), there=name_of(there))
    if verb == "ark" and view.colony_levels[first]:
        says = SAYS["upgrade"]
    facts: dict[str, object] = {"number": first, "level": second}
    if names is NAMES:
        facts["space"] = name_of(first)
    elif names is content.TEXTS:
        facts["technology"] = TECHNOLOGIES[first].name
    elif names is content.KIND_LETTERS:
        facts["kind"] = KIND_NAMES[first]
    elif names is content.ROLE_IDS:
        facts["role"] = ROLE_NAMES[first]
    if verb in ("terraform", "accrete"):
        facts["symbol"] = SYMBOL_NAMES[second]
    return says.format(**facts)


def banner(view: KardashevView) -> str:
    """That the end is near (KD-8.1)."""
    last = view.last_round
    if view.over or not view.round or not (view.final or view.round == last):
        return ""
    return _("The last round") if view.round == last else _("Round {round} is the last", round=last)


def reason(outcome: Outcome) -> str:
    words = {
        "out-of-colonies": _("The colonies ran out; the most points win."),
        "last-standing": _("Only one player was left; the most points win."),
    }.get(outcome.reason, _("The last round is over; the most points win."))
    if outcome.scores.count(max(outcome.scores)) > 1:
        words += " " + _("The tie was fought out with lasers.")
    return words
