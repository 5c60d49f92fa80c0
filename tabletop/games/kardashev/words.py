"""What is said about Kardashev: the log, the questions, the prompts. Imports the model, the events and the view."""

from collections.abc import Sequence
from typing import Any

from tabletop.games.kardashev import events, jobs
from tabletop.games.kardashev.jobs import Job
from tabletop.games.kardashev.model import KIND_NAMES, ROLE_NAMES, Deed, amount_words
from tabletop.games.kardashev.technologies import TECHNOLOGIES
from tabletop.games.kardashev.view import KardashevView
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import Outcome
from tabletop.words import _, counted

SYMBOL_NAMES = (*KIND_NAMES, _("Military"))


def tile_words(tile: int) -> str:
    """A tile by what it shows."""
    return "/".join(name for place, name in enumerate(SYMBOL_NAMES) if tile >> place & 1)


# -- the log ---------------------------------------------------------------------------------------------

GAINED = {
    jobs.FOR_COMPILING: _("{name} compiled {amounts}."),
    jobs.FOR_TAX: _("{name} taxed {amounts}."),
    jobs.FOR_REFUND: _("{name} got {amounts} back."),
    jobs.FOR_SHARE: _("{name} shared in {amounts}."),
}
TOLD: dict[type[Event], str] = {
    events.Role: _("{name} chose the {role}."),
    events.Home: _("{name} settled on the rim."),
    events.Learn: _("{name} began with {technology}."),
    events.Turn: _("Round {round}: {name}."),
    events.Draw: _("{name} drew a tile: {tile}."),
    events.Bid: _("{name} bid {bid}."),
    events.Pass: _("{name} passed."),
    events.Won: _("{name} won the tile for {bid}."),
    events.Pay: _("{name} gave {amounts} to {to}."),
    events.Gain: _("{name} took {amounts}."),
    events.Place: _("{name} placed the {tile} tile."),
    events.Bury: _("{name} destroyed a tile."),
    events.Build: _("{name} built a colony."),
    events.Upgrade: _("{name} upgraded a colony."),
    events.Arm: _("{name} strengthened a fleet."),
    events.Harvest: _("{name} harvested."),
    events.Share: _("{name} shared a colony with {other}."),
    events.Move: _("{name} moved a fleet."),
    events.Explore: _("{name} explored: {tile}."),
    events.Claim: _("{name} took spoils for the move."),
    events.Attack: _("{name} attacked {defender}."),
    events.Support: _("{name} supported with {level}."),
    events.Battle: _("{name} lost the battle, {offence} to {defence}, against {defender}."),
    events.Stranded: _("{name} lost the attacking fleet."),
    events.FireBack: _("{name} fired back: the attacking fleet lost a level."),
    events.Disrupt: _("{name} sent the Disruptor Drone: the colony lost a level."),
    events.Research: _("{name} researched {technology}."),
    events.Use: _("{name} used {technology}."),
    events.Forget: _("{name} lost {technology}."),
    events.Shape: _("{name} shaped a tile: {tile}."),
    events.Annihilate: _("{name} annihilated a tile."),
    events.Final: _("Colonies are running out: round {round} is the last."),
    events.Out: _("{name} had nothing left on the board."),
    events.Laser: _("{name} fired a laser: {roll}."),
    events.Over: _("{name} won the game."),
}
"""What is told of an event, with the names of its fields."""


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in a plain sentence for the log; empty if it goes without saying."""
    told = TOLD.get(type(event), "")
    match event:
        case events.Pay(to=to) if to == NOBODY:
            return ""
        case events.Gain(amounts=(0, 0, 0)):
            return ""
        case events.Gain(why=why):
            told = GAINED.get(why, told)
        case events.Research(lost=lost) if lost >= 0:
            told = _("{name} researched {technology} and gave up {lost} for it.")
        case events.Move(jump=jump) if jump:
            told = _("{name} jumped with a fleet.")
        case events.Battle(offence=offence, defence=defence) if offence > defence:
            told = _("{name} won the battle, {offence} to {defence}, against {defender}.")
    facts = {field: _in_words(field, value, names) for field, value in event.facts().items()}
    return told.format(name=facts["seat"], **facts)


def _in_words(field: str, value: Any, names: Sequence[str]) -> object:
    """A field of an event as it is told."""
    match field:
        case "seat" | "to" | "other" | "defender":
            return names[value] if value != NOBODY else ""
        case "technology" | "lost":
            return TECHNOLOGIES[value].name
        case "tile":
            return tile_words(value)
        case "role":
            return ROLE_NAMES[value]
        case "amounts":
            return amount_words(value)
    return value


# -- questions -------------------------------------------------------------------------------------------

PROMPTS = {
    jobs.ROLE: _("Choose your role."),
    jobs.HOME: _("Drag your home tile onto the rim.\nAt least 3 steps from everybody else."),
    jobs.SECOND: _("Drag your second tile beside your home."),
    jobs.SETTLE: _("Drag a colony onto one of your two tiles."),
    jobs.MUSTER: _("Drag a fleet onto one of your two tiles."),
    jobs.LEARN: _("Choose your first technology.\nAny of level 1, on the slate."),
    jobs.BID: _("Bid for the tile, or pass.\nSlide the coin along the rule to bid more."),
    jobs.PLACE: _("Drag the tile onto the board.\nIts back destroys it there, for one resource."),
    jobs.EXPLORE: _("Keep the tile you found?\nDestroying it costs the fleet and gives one resource."),
    jobs.SHARE: _("Choose the enemy colony this fleet shares in."),
    jobs.LEAVE: _("Choose a tile to leave out.\nAt most eight give something."),
}
ASKED = {
    jobs.STEER: (_("Steer the fleet"), _("Drag it space by space")),
    jobs.EXPLORE: (_("A new world!"), _("Keep it, or destroy it and lose the fleet?")),
    jobs.DRONES: (_("Which drone flies first?"), ""),
    jobs.CLAIM: (_("Take resources for this move?"), _("The Warlord may once a turn")),
}
"""What stands over the buttons that answer a question, and a line about it."""
PICKED = {
    jobs.FOR_RAID: (_("Take all of which kind?"), _("Raider Drone")),
    jobs.FOR_COLONY: (_("Pay one of the two"), _("Nanotube Polymers · click your jars")),
    jobs.FOR_LACK: (_("Four of which kind?"), _("They stand for one that you lack")),
    jobs.FOR_ENCRYPTION: (_("Two of which kind?"), _("Encryption · click your jars")),
}
REASONS = {
    jobs.FOR_TILE: _("for the destroyed tile"),
    jobs.FOR_ROLE: _("your role"),
    jobs.FOR_TAX: _("Taxation"),
    jobs.FOR_REFUND: _("what the lost technology cost"),
    jobs.FOR_SETUP: _("to begin with"),
    jobs.FOR_MOVE: _("for a tile of the move"),
}
"""Why the viewer takes something."""
SAYS = {
    "home": _("Place it here"), "second": _("Place it here"), "settle": _("Put it here"), "muster": _("Put it here"),
    "place": _("Place it here"), "bury": _("Destroy it here"), "pass": _("Pass"), "bid": _("Bid {bid}"),
    "pay": _("Pay {kind}"), "exchange": _("Pay {kind}"), "alike": _("Pay {kind}"), "take": _("Take {kind}"),
    "raid": _("Take {kind}"), "compile": _("Compile {kind}"), "learn": _("Research it"), "research": _("Research it"),
    "colony": _("Build a colony"), "upgrade": _("Upgrade the colony"), "ark": _("Build or upgrade a colony"),
    "fleet": _("Level {level}"), "fabricate": _("Level {level}"), "harvest": _("Harvest"), "rake": _("Harvest"),
    "share": _("Share in this colony"), "move": _("Move here"), "steer": _("Steer this fleet"),
    "depot": _("Send this fleet, level {level} ({space})"), "depot-steer": _("Steer this fleet"),
    "step": _("Go there"), "jump": _("Jump there"), "stop": _("Stop here"), "keep": _("Keep the tile"),
    "destroy": _("Destroy it"), "support": _("Support"), "done": _("No more support"), "claim": _("Take them now"),
    "decline": _("Not for this move"), "leave": _("Leave this tile out"), "terraform": _("Add {symbol}"),
    "accrete": _("Make it {symbol}"), "antimatter": _("Destroy this tile"), "end": _("End turn"),
}  # fmt: skip
"""What stands on a button or in a chooser, by what it does."""


def question_words(job: Job) -> tuple[str, str]:
    """What is asked of the viewer, and a line about it."""
    if job.kind != jobs.PICK or job.why in PICKED:
        return ASKED[job.kind] if job.kind != jobs.PICK else PICKED[job.why]
    left = counted("{count} resource", "{count} resources", job.times)
    if job.pays:
        return _("Pay with what you like"), _("{count} · click your jars", count=left)
    if job.why in jobs.FROM_TILES:
        return _("What does this tile give?"), left
    return _("Take a resource"), REASONS[job.why] + (f" · {left}" if job.times > 1 else "")


def prompt(view: KardashevView, legal: Sequence[Deed]) -> str:
    job = view.question
    if job.kind == jobs.SUPPORT:
        if job.seat == view.turn:
            return _("You attack: which fleets support?")
        return _("You are attacked: which fleets support?")
    if job.kind != jobs.TURN:
        return PROMPTS.get(job.kind) or question_words(job)[0]
    if {action.verb for action in legal} == {"end"}:
        return _("Nothing left to do: end your turn.")
    return _("Your turn\n{base} base and {research} research actions left.", base=view.base, research=view.research)


def heading(view: KardashevView) -> str:
    if not view.round:
        return _("Setup")
    last = min(view.final or view.limit, view.limit)
    if view.final:
        return _("Round {round}, the last is {last}", round=view.round, last=last)
    return _("Round {round}, at most {last}", round=view.round, last=last)


def reason(outcome: Outcome) -> str:
    words = {
        "out-of-colonies": _("The colonies ran out; the most points win."),
        "last-standing": _("Only one player was left; the most points win."),
    }.get(outcome.reason, _("The last round is over; the most points win."))
    if outcome.scores.count(max(outcome.scores)) > 1:
        words += " " + _("The tie was fought out with lasers.")
    return words
