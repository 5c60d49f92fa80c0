"""Prompts of Kardashev, the questions on the slate, and the heading."""

from collections.abc import Sequence

from tabletop.base.words import _, counted
from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import name_of
from tabletop.games.kardashev.rules.model import Action
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.voice.words import banner
from tabletop.kernel.seating import Seating
from tabletop.ui.stage.layout import Key

LARGE = 1.5
"""Above this text size there is room for few words."""
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
"""The same in one line, for very large letters."""
ASKED = {
    jobs.STEER: (_("Steer the fleet"), _("Click a lit space, step by step")),
    jobs.EXPLORE: (_("A new world!"), _("Keep it, or destroy it and lose the fleet?")),
    jobs.DRONES: (_("Which drone flies first?"), ""),
    jobs.CLAIM: (_("Take resources for this move?"), _("The Warlord may once a turn.")),
}
"""The title of a question that is answered by buttons, and the line below it."""
PICKED = {
    jobs.FOR_RAID: (_("Take all of which kind?"), _("Raider Drone")),
    jobs.FOR_COLONY: (_("Pay one of the two"), _("Nanotube Polymers · click your jars")),
    jobs.FOR_LACK: (_("Four of which kind?"), _("They stand for one that you lack.")),
    jobs.FOR_ENCRYPTION: (_("Two of which kind?"), _("Encryption · click your jars")),
}
TAKEN_FOR = {
    jobs.FOR_TILE: _("for the destroyed tile"),
    jobs.FOR_ROLE: _("the bonus of your role"),
    jobs.FOR_TAX: _("Taxation"),
    jobs.FOR_REFUND: _("what the lost technology cost"),
    jobs.FOR_SETUP: _("to begin with"),
    jobs.FOR_MOVE: _("for a tile of the move"),
}
"""Why the viewer takes something."""
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
"""What is asked while a piece is held, by the kind of its key."""


def question_words(job: jobs.Job) -> tuple[str, str]:
    """The title of a question on the slate, and the line below it."""
    if job.kind != jobs.PICK or job.why in PICKED:
        return ASKED[job.kind] if job.kind != jobs.PICK else PICKED[job.why]
    left = counted("{count} resource", "{count} resources", job.times)
    if job.pays:
        return _("Pay with what you like"), _("{count} · click your jars", count=left)
    if job.why in jobs.FROM_TILES:
        return _("What does {space} give?", space=name_of(job.about)), left
    return _("Take a resource"), TAKEN_FOR[job.why] + (f" · {left}" if job.times > 1 else "")


def actions_left(base: int, research: int) -> str:
    """How many actions of a turn are left; empty if none is."""
    labs = counted("{count} research action", "{count} research actions", research) if research else ""
    if not base:
        return labs
    if labs:
        return _("{base} base and {research}", base=base, research=labs)
    return counted("{count} base action", "{count} base actions", base)


def prompt(table: Seating, view: KardashevView, legal: Sequence[Action]) -> str:
    if table.text <= LARGE:
        return _prompt(view, legal, table.names)
    if view.question.kind == jobs.TURN and _only_ends(legal):
        return _("End your turn.")
    return SHORT.get(view.question.kind) or _prompt(view, legal, table.names).partition("\n")[0]


def _only_ends(legal: Sequence[Action]) -> bool:
    return {action.verb for action in legal} == {"end"}


def _prompt(view: KardashevView, legal: Sequence[Action], names: Sequence[str]) -> str:
    job = view.question
    if job.kind == jobs.BID:
        paid = _("You drew it: what you bid goes to the bank.")
        if job.seat != view.turn:
            paid = _("{name} drew it and gets what you bid.", name=names[view.turn])
        return _("Bid for this tile?") + "\n" + paid
    if job.kind == jobs.SUPPORT:
        attacks = _("You attack: which fleets support?")
        return attacks if job.seat == view.turn else _("You are attacked: which fleets support?")
    if job.kind != jobs.TURN:
        return PROMPTS.get(job.kind) or "\n".join(words for words in question_words(job) if words)
    if _only_ends(legal):
        return _("Nothing left to do: end your turn.")
    return _("Your turn\n{actions} left.", actions=actions_left(view.base, view.research))


def taken(table: Seating, view: KardashevView, key: str, actions: Sequence[Action]) -> str:
    """What is asked while a piece is held."""
    kind, number = Key.of(key).kind, Key.of(key).number
    if kind == "tech" and number == content.MEMORY_ERASER:
        return _("Which technology shall be erased?")
    if kind == "tech":
        return _("Where shall {technology} work?", technology=content.TECHNOLOGIES[number].name)
    return WHERE.get(kind) or _("Now choose where.")


def heading(table: Seating, view: KardashevView) -> str:
    """The round; very large letters leave room for the banner only."""
    if table.text > LARGE and banner(view):
        return ""
    if not view.round:
        return _("Setup")
    known = view.final or view.round >= view.last_round
    words = _("Round {round} of {last}") if known else _("Round {round}, at most {last}")
    return words.format(round=view.round, last=view.last_round)
