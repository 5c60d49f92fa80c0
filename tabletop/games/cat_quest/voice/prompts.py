"""What the table asks for: the heading, the prompt and what buttons mean."""

from tabletop.base.words import _
from tabletop.games.cat_quest.advice import effects
from tabletop.games.cat_quest.mind import deadline
from tabletop.games.cat_quest.rules import model
from tabletop.games.cat_quest.rules.content import CAT_NAMES, DOG_ELEMENT, SUN
from tabletop.games.cat_quest.rules.model import Legal
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.voice.words import beaten_by, dog_name
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.seating import Seating

PROMPTS = {
    "cancel": _("Make an offer."),
    "accept": _("Accept this trade?"),
    "burn": _("Turn the next Dog up: click it."),
    "recruit": _("Recruit {cat}."),
    "roll": _("Roll the dice."),
    "peek": _("Drag Purrinus onto a Dog for a secret look."),
    "trade": _("You may offer a trade."),
    "end": _("End your turn."),
}
"""The main thing to do, by the verb of a legal action; the first that is legal is asked for."""
OTHERS = {
    "roll": _("roll the dice"),
    "battle": _("go to battle"),
    "peek": _("drag Purrinus onto a Dog"),
    "trade": _("offer a trade"),
    "end": _("end your turn"),
}
"""What else may be done, in the words that follow "Or"."""
BELOW = {
    "cancel": _("Click cats to give and to get."),
    "accept": _("What lies in the holds changes ships."),
    "burn": _("Or burn it first: drag Jupersian onto it."),
}
"""The last line of a prompt."""
BUTTONS = {
    model.TO_BATTLE: (_("Battle!"), "star", _("Go to battle")),
    model.ROLL: (_("Roll"), "dice", _("Roll the dice")),
    model.END: (_("End turn"), "check", _("End the turn")),
    model.OFFER: (_("Offer it"), "", _("Make the offer")),
    model.CANCEL: (_("Withdraw"), "", _("Withdraw")),
    model.ACCEPT: (_("Accept"), "", _("Accept")),
    model.DECLINE: (_("Decline"), "", _("Decline")),
    model.KEEP: (_("Keep it"), "", _("Keep the roll")),
    model.CONCEDE: (_("Give up"), "", _("Give up")),
}
"""The buttons of the console: label, icon, and what pressing it means."""


def heading(table: Seating, view: CatQuestView) -> str:
    return _("Round {round} of {limit}", round=view.round, limit=view.limit)


def prompt(table: Seating, view: CatQuestView, legal: Legal) -> str:
    """Everything that may be done, and nothing else: the first line is the main thing."""
    if view.phase == model.ROLLED:
        return _fly(view, legal)
    if view.phase == model.FACING:
        dog = view.row[view.at]
        concede = model.CONCEDE in legal
        text = _("{dog}! Gamble with Plukitten, or give up.") if concede else _("{dog}! Drag a cat onto it.")
        return text.format(dog=dog_name(dog)) + "\n" + beaten_by(DOG_ELEMENT[dog])
    if view.phase == model.GAMBLED and model.KEEP in legal:
        die, odd = view.dice[0], view.dice[0] % 2
        text = _("{die} is odd: kept, it beats the Dog.") if odd else _("{die} is even: kept, it loses all.")
        return text.format(die=die) + "\n" + _("Or drag Caturn onto the die to roll again.")
    verbs = {action.verb for action in legal}
    if not effects.enough(view, view.turn) and not deadline.counts(view):
        verbs.discard("battle")  # it could only be lost
    main = next((verb for verb in PROMPTS if verb in verbs), "")
    if "battle" in verbs and not deadline.turns_left(view, view.turn, True):
        main = "battle"
    first = _("Your last turn: go to battle.") if main == "battle" else PROMPTS.get(main, "")
    if view.phase == model.READY and view.row[view.at] != HIDDEN:
        first = _("Face the {dog}: click it.", dog=dog_name(view.row[view.at]))
    home = max(SUN, model.home_on(view.planets, view.ships[view.turn]))
    rest = _besides(verbs, main)
    if main == "end" and view.withdrawn:  # CQ-4.6
        rest.append(_("You withdrew your offer, so trading is over for this turn."))
    return "\n".join(line for line in (first.format(cat=CAT_NAMES[home]), " ".join(rest)) if line)


def _fly(view: CatQuestView, legal: Legal) -> str:
    stays = model.MOVES[view.ships[view.turn]] in legal
    text = _("{speed} steps, or stay.") if stays else _("{speed} steps, and you must leave the Earth.")
    text = _("Fly to a lit place.") + "\n" + text.format(speed=sum(view.dice))
    return text + " " + _("Caturn can roll again.") if model.QUAKE_BOTH in legal else text


def _besides(verbs: set[str], main: str) -> list[str]:
    """The sentences after the main one."""
    below = [words for verb, words in BELOW.items() if verb in verbs]
    *some, last = [words for verb, words in OTHERS.items() if verb in verbs and verb != main] or [""]
    either = _("{some} or {last}", some=", ".join(some), last=last) if some else last
    return [_("Or {ways}.", ways=either), *below] if last else below
