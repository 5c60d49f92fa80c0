"""What is said about Kardashev: the log, the questions, the prompts."""

from collections.abc import Sequence
from operator import add
from typing import Any

from tabletop.base.words import _, counted, whom
from tabletop.games.kardashev.rules import events, jobs
from tabletop.games.kardashev.rules.board import NAMES, name_of
from tabletop.games.kardashev.rules.content import (
    KIND_LETTERS,
    KIND_NAMES,
    ROLE_NAMES,
    TECHNOLOGIES,
    TEXTS,
    amount_words,
)
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import SHAPES, Action
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.seating import Seating

SYMBOL_NAMES = (*KIND_NAMES, _("Military"))


def tile_words(tile: int) -> str:
    """A tile by what it shows."""
    *others, last = [name for place, name in enumerate(SYMBOL_NAMES) if tile >> place & 1] or [""]
    return _(" and ").join([", ".join(others), last]) if others else last


# -- the log ---------------------------------------------------------------------------------------------

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
"""What is told of an event, with the names of its fields."""


def tell(table: Seating, event: Event) -> str:
    """The event in a plain sentence for the log; empty if it goes without saying."""
    told = TOLD.get(type(event), "")
    match event:
        case events.Pay(to=to) if to == NOBODY:
            return ""
        case events.Gain(amounts=(0, 0, 0)) | events.Gain(why=jobs.FOR_HARVEST | jobs.FOR_CARGO):
            return ""  # a harvest is told as a whole
        case events.Move(attacks=True):
            return ""  # the attack is
        case events.Gain(why=why):
            told = GAINED.get(why, told)
        case events.Pass(could=False):
            told = _("{name} had too little to bid.")
        case events.Won(bid=bid):
            told = _("{name} kept the tile: nobody bid.")
            if bid == 1:
                told = _("{name} won the tile for 1 resource.")
            elif bid:
                told = _("{name} won the tile for {bid} resources.")
        case events.Start(fleet=fleet):
            told = (
                _("{name} put a level {level} fleet at {space}.")
                if fleet
                else _("{name} put a level {level} colony at {space}.")
            )
        case events.Arm(before=before):
            told = (
                _("{name} upgraded the fleet at {space} to level {level}.")
                if before
                else _("{name} built a level {level} fleet at {space}.")
            )
        case events.Research(lost=lost) if lost >= 0:
            told = _("{name} researched {technology} and gave up {lost} for it.")
        case events.Move(jump=jump):
            told = _("{name} jumped with a fleet to {way}.") if jump else _("{name} moved a fleet to {way}.")
        case events.Battle(offence=offence, defence=defence, taken=taken) if offence > defence:
            told = (
                _("{name} beat {defender} at {space}, {offence} to {defence}.")
                if not taken
                else _("{name} beat {defender} at {space}, {offence} to {defence}, and took the colony.")
            )
    facts = {field: _in_words(field, value, table.names) for field, value in event.facts().items()}
    return told.format(name=facts["seat"], **facts)


def joined(before: Event, event: Event) -> Event | None:
    """A harvest that is chosen piece by piece is told as one."""
    if isinstance(before, events.Harvested) and isinstance(event, events.Harvested) and before.more:
        food, matter, energy = map(add, before.amounts, event.amounts)
        return events.Harvested(event.seat, (food, matter, energy), event.more)
    return None


def _in_words(field: str, value: Any, names: Sequence[str]) -> object:
    """A field of an event as it is told."""
    match field:
        case "seat":
            return names[value] if value != NOBODY else ""
        case "to" | "other" | "defender":
            return whom(names[value]) if value != NOBODY else ""
        case "technology" | "lost":
            return TECHNOLOGIES[value].name
        case "tile":
            return tile_words(value)
        case "role":
            return ROLE_NAMES[value]
        case "amounts":
            return amount_words(value)
        case "space":
            return name_of(value)
        case "way":
            return name_of(value[-1])
    return value


# -- questions -------------------------------------------------------------------------------------------

PROMPTS = {
    jobs.ROLE: _("Choose your role."),
    jobs.HOME: _("Drag your home tile onto the rim.\nAt least 3 steps from everybody else."),
    jobs.SECOND: _("Drag your second tile beside your home."),
    jobs.SETTLE: _("Drag a colony onto one of your two tiles.\nIt will harvest that tile."),
    jobs.MUSTER: _("Drag a fleet onto one of your two tiles."),
    jobs.LEARN: _("Choose your first technology.\nAny of level 1, in the tree."),
    jobs.PLACE: _("Drag the tile onto any dark space.\nOr drag its back there: you destroy it and take 1 resource."),
    jobs.STEER: _("Steer the fleet: click a lit space.\nEscape takes the last step back."),
    jobs.EXPLORE: _("Keep the tile you found?\nDestroying it costs the fleet and gives one resource."),
    jobs.SHARE: _("Choose the enemy colony this fleet shares in."),
    jobs.LEAVE: _("Choose a tile to leave out.\nAt most eight give something."),
}
SHORT = {
    jobs.HOME: _("Home: onto the rim."),
    jobs.SECOND: _("Tile: beside home."),
    jobs.SETTLE: _("Place your colony."),
    jobs.MUSTER: _("Place your fleet."),
    jobs.LEARN: _("First technology?"),
    jobs.PLACE: _("Lay it, or destroy it."),
    jobs.STEER: _("Click a lit space."),
    jobs.EXPLORE: _("Keep the tile?"),
    jobs.SHARE: _("Share in which colony?"),
    jobs.LEAVE: _("Leave out which tile?"),
    jobs.SUPPORT: _("Which fleets support?"),
    jobs.DRONES: _("Which drone first?"),
    jobs.CLAIM: _("Take resources?"),
}
"""The same for very large letters, which have one line below the board."""
ASKED = {
    jobs.STEER: (_("Steer the fleet"), _("Click a lit space, step by step")),
    jobs.EXPLORE: (_("A new world!"), _("Keep it, or destroy it and lose the fleet?")),
    jobs.DRONES: (_("Which drone flies first?"), ""),
    jobs.CLAIM: (_("Take resources for this move?"), _("The Warlord may once a turn.")),
}
"""What stands over the buttons that answer a question, and a line about it."""
PICKED = {
    jobs.FOR_RAID: (_("Take all of which kind?"), _("Raider Drone")),
    jobs.FOR_COLONY: (_("Pay one of the two"), _("Nanotube Polymers · click your jars")),
    jobs.FOR_LACK: (_("Four of which kind?"), _("They stand for one that you lack.")),
    jobs.FOR_ENCRYPTION: (_("Two of which kind?"), _("Encryption · click your jars")),
}
REASONS = {
    jobs.FOR_TILE: _("for the destroyed tile"),
    jobs.FOR_ROLE: _("the bonus of your role"),
    jobs.FOR_TAX: _("Taxation"),
    jobs.FOR_REFUND: _("what the lost technology cost"),
    jobs.FOR_SETUP: _("to begin with"),
    jobs.FOR_MOVE: _("for a tile of the move"),
}
"""Why the viewer takes something."""
SAYS = {
    "home": _("Lay your home tile at {space}"),
    "second": _("Lay your second tile at {space}"),
    "settle": _("Put a colony at {space}"),
    "muster": _("Put a fleet at {space}"),
    "place": _("Lay the tile at {space}"),
    "bury": _("Destroy the tile at {space}"),
    "pass": _("Pass"),
    "bid": _("Bid {number}"),
    "pay": _("Pay {kind}"),
    "exchange": _("Pay 4 {kind}"),
    "alike": _("Pay 2 {kind}"),
    "take": _("Take {kind}"),
    "raid": _("Take all {kind}"),
    "compile": _("Compile {kind}"),
    "learn": _("Begin with {technology}"),
    "research": _("Research {technology}"),
    "erase": _("Erase {technology}"),
    "drone": _("{technology} first"),
    "colony": _("Build a colony at {space}"),
    "upgrade": _("Upgrade the colony at {space}"),
    "ark": _("Build a colony at {space}"),
    "fleet": _("Fleet of level {level} at {space}"),
    "fabricate": _("Fleet of level {level} at {space}"),
    "harvest": _("Harvest"),
    "rake": _("Harvest with the Magnetic Rake"),
    "share": _("Share in the colony at {space}"),
    "move": _("Send the fleet to {there}"),
    "steer": _("Steer the fleet at {space}"),
    "depot": _("Send the fleet from {space} to {there}"),
    "depot-steer": _("Steer the fleet at {space}"),
    "step": _("Go to {space}"),
    "jump": _("Jump to {space}"),
    "stop": _("Stop here"),
    "keep": _("Keep the tile"),
    "destroy": _("Destroy it"),
    "support": _("Support from {space}"),
    "done": _("No more support"),
    "claim": _("Take them now"),
    "decline": _("Not for this move"),
    "leave": _("Leave out {space}"),
    "terraform": _("Add {symbol} at {space}"),
    "accrete": _("Turn {space} into {symbol}"),
    "antimatter": _("Destroy the tile at {space}"),
    "end": _("End turn"),
    "role": _("Be the {role}"),
}
"""What stands on a button or in a chooser, by what it does; `{technology}`, `{space}` and so on are filled in."""
WHERE = {
    "fleet": _("Where shall the fleet fly?"),
    "steer": _("Which fleet do you want to steer?"),
    "supply-colony": _("Where shall the colony be built?"),
    "supply-fleet": _("Where shall the fleet be built?"),
    "drawn": _("Where shall the tile lie?"),
    "drawn-back": _("Where shall the destroyed tile lie?"),
    "start": _("Where shall the tile lie?"),
    "slide": _("How much do you bid?"),
}
"""What is asked while a piece of this sort is held."""
ATTACK, EXPLORE = _("Attack {there}"), _("Explore {there}")


def action_words(view: KardashevView, action: Action) -> str:
    """What an action does, as an order."""
    verb, first, second = action
    says = SAYS[verb]
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
    if SHAPES[verb][0] is NAMES:
        facts["space"] = name_of(first)
    if SHAPES[verb][0] is TEXTS:
        facts["technology"] = TECHNOLOGIES[first].name
    if SHAPES[verb][0] is KIND_LETTERS:
        facts["kind"] = KIND_NAMES[first]
    if verb == "role":
        facts["role"] = ROLE_NAMES[first]
    if verb in ("terraform", "accrete"):
        facts["symbol"] = SYMBOL_NAMES[second]
    return says.format(**facts)


def question_words(job: Job) -> tuple[str, str]:
    """What is asked of the viewer, and a line about it."""
    if job.kind != jobs.PICK or job.why in PICKED:
        return ASKED[job.kind] if job.kind != jobs.PICK else PICKED[job.why]
    left = counted("{count} resource", "{count} resources", job.times)
    if job.pays:
        return _("Pay with what you like"), _("{count} · click your jars", count=left)
    if job.why in jobs.FROM_TILES:
        return _("What does {space} give?", space=name_of(job.about)), left
    return _("Take a resource"), REASONS[job.why] + (f" · {left}" if job.times > 1 else "")


def actions_left(base: int, research: int) -> str:
    """How many actions of a turn are left; empty if none is."""
    if base and research:
        words = counted(
            "{base} base and {count} research action", "{base} base and {count} research actions", research, base=base
        )
    elif base:
        words = counted("{count} base action", "{count} base actions", base)
    else:
        words = counted("{count} research action", "{count} research actions", research) if research else ""
    return words


def prompt(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    job = view.question
    if job.kind == jobs.BID:
        paid = _("You drew it: what you bid goes to the bank.")
        if job.seat != view.turn:
            paid = _("{name} drew it and gets what you bid.", name=names[view.turn])
        return _("Bid for this tile?") + "\n" + paid
    if job.kind == jobs.SUPPORT:
        if job.seat == view.turn:
            return _("You attack: which fleets support?")
        return _("You are attacked: which fleets support?")
    if job.kind != jobs.TURN:
        return PROMPTS.get(job.kind) or "\n".join(words for words in question_words(job) if words)
    if {action.verb for action in legal} == {"end"}:
        return _("Nothing left to do: end your turn.")
    return _("Your turn\n{actions} left.", actions=actions_left(view.base, view.research))


def short_prompt(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    """What is asked, in a few words."""
    if view.question.kind == jobs.TURN and {action.verb for action in legal} == {"end"}:
        return _("End your turn.")
    return SHORT.get(view.question.kind) or prompt(view, legal, names).partition("\n")[0]


def banner(view: KardashevView) -> str:
    """That the end is near (KD-8.1)."""
    last = min(view.final or view.limit, view.limit)
    if view.over or not view.round or not (view.final or view.round == last):
        return ""
    return _("The last round") if view.round == last else _("Round {round} is the last", round=last)


def heading(view: KardashevView) -> str:
    if not view.round:
        return _("Setup")
    last = min(view.final or view.limit, view.limit)
    if view.final or view.round >= last:
        return _("Round {round} of {last}", round=view.round, last=last)
    return _("Round {round}, at most {last}", round=view.round, last=last)


def reason(outcome: Outcome) -> str:
    words = {
        "out-of-colonies": _("The colonies ran out; the most points win."),
        "last-standing": _("Only one player was left; the most points win."),
    }.get(outcome.reason, _("The last round is over; the most points win."))
    if outcome.scores.count(max(outcome.scores)) > 1:
        words += " " + _("The tie was fought out with lasers.")
    return words
