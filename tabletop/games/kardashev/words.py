"""What is said about Kardashev: the log, the questions, the prompts. Imports the model, the events and the view."""

from collections.abc import Sequence

from tabletop.games.kardashev import events, jobs
from tabletop.games.kardashev.jobs import Job
from tabletop.games.kardashev.model import KIND_NAMES, MILITARY, ROLE_NAMES, Deed
from tabletop.games.kardashev.technologies import KINDS, TECHNOLOGIES
from tabletop.games.kardashev.view import KardashevView
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.game import Outcome
from tabletop.words import _, counted

SYMBOL_NAMES = (*KIND_NAMES, _("Military"))


def tile_words(tile: int) -> str:
    """A tile by what it shows."""
    names = [KIND_NAMES[kind] for kind in range(KINDS) if tile >> kind & 1]
    return "/".join([*names, SYMBOL_NAMES[KINDS]] if tile & MILITARY else names)


def amount_words(amounts: Sequence[int]) -> str:
    """Resources in words: 2 Food, 1 Energy."""
    return ", ".join(f"{amounts[kind]} {KIND_NAMES[kind]}" for kind in range(KINDS) if amounts[kind])


# -- the log ---------------------------------------------------------------------------------------------

GAINED = {
    jobs.FOR_COMPILING: _("{name} compiled {what}."),
    jobs.FOR_TAX: _("{name} taxed {what}."),
    jobs.FOR_REFUND: _("{name} got {what} back."),
    jobs.FOR_SHARE: _("{name} shared in {what}."),
}
SIMPLY: dict[type[Event], str] = {
    events.Home: _("{name} settled on the rim."),
    events.Pass: _("{name} passed."),
    events.Bury: _("{name} destroyed a tile."),
    events.Build: _("{name} built a colony."),
    events.Upgrade: _("{name} upgraded a colony."),
    events.Arm: _("{name} strengthened a fleet."),
    events.Harvest: _("{name} harvested."),
    events.Stranded: _("{name} lost the attacking fleet."),
    events.Array: _("{name} fired back: the attacking fleet lost a level."),
    events.Turrets: _("{name} fired back: the attacking fleet lost a level."),
    events.Disrupt: _("{name} sent the Disruptor Drone: the colony lost a level."),
    events.Annihilate: _("{name} annihilated a tile."),
    events.Claim: _("{name} took spoils for the move."),
    events.Out: _("{name} had nothing left on the board."),
    events.Over: _("{name} won the game."),
}
"""Where there is no more to say than who."""
NAMED: dict[type[Event], str] = {
    events.Learn: _("{name} began with {tech}."),
    events.Use: _("{name} used {tech}."),
    events.Forget: _("{name} lost {tech}."),
    events.Research: _("{name} researched {tech}."),
}
SHOWN: dict[type[Event], str] = {
    events.Draw: _("{name} drew a tile: {tile}."),
    events.Place: _("{name} placed the {tile} tile."),
    events.Explore: _("{name} explored: {tile}."),
    events.Terraform: _("{name} shaped a tile: {tile}."),
    events.Accrete: _("{name} shaped a tile: {tile}."),
}


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in a plain sentence for the log; empty if it goes without saying."""
    name = names[event.seat] if event.seat >= 0 else ""
    kind = type(event)
    match event:
        case _ if kind in SIMPLY:
            return SIMPLY[kind].format(name=name)
        case events.Research(technology=number, lost=lost) if lost >= 0:
            words = _("{name} researched {tech} and gave up {lost} for it.")
            return words.format(name=name, tech=TECHNOLOGIES[number].name, lost=TECHNOLOGIES[lost].name)
        case events.Learn() | events.Use() | events.Forget() | events.Research():
            return NAMED[kind].format(name=name, tech=TECHNOLOGIES[event.technology].name)
        case events.Draw() | events.Place() | events.Explore() | events.Terraform() | events.Accrete():
            return SHOWN[kind].format(name=name, tile=tile_words(event.tile))
        case events.Role(role=role):
            return _("{name} chose the {role}.", name=name, role=ROLE_NAMES[role])
        case events.Turn(round=number):
            return _("Round {round}: {name}.", round=number, name=name)
        case events.Bid(bid=bid):
            return _("{name} bid {bid}.", name=name, bid=bid)
        case events.Won(bid=bid):
            return _("{name} won the tile for {bid}.", name=name, bid=bid)
        case events.Pay(amounts=amounts, to=to) if to != NOBODY:
            words = _("{name} gave {what} to {other}.")
            return words.format(name=name, what=amount_words(amounts), other=names[to])
        case events.Gain(amounts=amounts, why=why) if any(amounts):
            return GAINED.get(why, _("{name} took {what}.")).format(name=name, what=amount_words(amounts))
        case events.Move(jump=jump):
            words = _("{name} jumped with a fleet.") if jump else _("{name} moved a fleet.")
            return words.format(name=name)
        case events.Attack(defender=other):
            return _("{name} attacked {other}.", name=name, other=names[other])
        case events.Support(level=level):
            return _("{name} supported with {level}.", name=name, level=level)
        case events.Battle(defender=other, offence=offence, defence=defence):
            words = _("{name} lost the battle, {offence} to {defence}, against {other}.")
            if offence > defence:
                words = _("{name} won the battle, {offence} to {defence}, against {other}.")
            return words.format(name=name, other=names[other], offence=offence, defence=defence)
        case events.Share(other=other):
            return _("{name} shared a colony with {other}.", name=name, other=names[other])
        case events.Final(round=number):
            return _("Colonies are running out: round {round} is the last.", round=number)
        case events.Laser(roll=roll):
            return _("{name} fired a laser: {roll}.", name=name, roll=roll)
    return ""


# -- questions -------------------------------------------------------------------------------------------

PROMPTS = {
    jobs.ROLE: _("Choose your role."),
    jobs.HOME: _("Drag your home tile onto the rim of the board."),
    jobs.SECOND: _("Drag your second tile beside your home."),
    jobs.SETTLE: _("Drag a colony onto one of your two tiles."),
    jobs.MUSTER: _("Drag a fleet onto one of your two tiles."),
    jobs.LEARN: _("Choose the level 1 technology you begin with."),
    jobs.BID: _("Bid for the tile, or pass."),
    jobs.PLACE: _("Drag the tile onto the board, or its back to destroy it there."),
    jobs.EXPLORE: _("Keep the tile you found, or destroy it and lose the fleet."),
    jobs.SHARE: _("Choose the enemy colony this fleet shares in."),
    jobs.LEAVE: _("Eight tiles at most: choose one to leave out."),
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
    jobs.FOR_COLONY: (_("Pay one of the two"), _("Nanotube Polymers · click your own below")),
    jobs.FOR_LACK: (_("Four of which kind?"), _("They stand for one that you lack")),
    jobs.FOR_ENCRYPTION: (_("Two of which kind?"), _("Encryption · click your own below")),
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
BUTTONS = {
    "stop": _("Stop here"),
    "keep": _("Keep the tile"),
    "destroy": _("Destroy it"),
    "drone:raider": _("Raider Drone"),
    "drone:salvage": _("Salvage Drone"),
    "claim": _("Take them now"),
    "decline": _("Not for this move"),
}


def question_words(job: Job) -> tuple[str, str]:
    """What is asked of the viewer, and a line about it."""
    if job.kind != jobs.PICK or job.why in PICKED:
        return ASKED[job.kind] if job.kind != jobs.PICK else PICKED[job.why]
    left = counted("{count} resource", "{count} resources", job.times)
    if job.pays:
        return _("Pay with what you like"), _("{count} · click your own below", count=left)
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
    return _("Your turn: {base} base and {research} research actions left.", base=view.base, research=view.research)


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
