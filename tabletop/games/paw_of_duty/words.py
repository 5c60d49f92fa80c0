"""What is said about Paw of Duty: the log, the prompts, the end. Imports the model, the events and the view."""

from collections.abc import Sequence

from tabletop.games.paw_of_duty import events, model
from tabletop.games.paw_of_duty.city import square_text
from tabletop.games.paw_of_duty.model import CARD_NAMES, KIND, LAST_TURN, LEVEL, TYPE, TYPE_NAMES, Order
from tabletop.games.paw_of_duty.view import PawView
from tabletop.kernel.events import Event
from tabletop.words import _, counted

FACING_NAMES = (_("north"), _("east"), _("south"), _("west"))


def kitty_words(kitty: int) -> str:
    """A Kitty by family and level."""
    return _("{family} {level}", family=TYPE_NAMES[TYPE[kitty]], level=LEVEL[kitty])


def card_words(card: int) -> str:
    return CARD_NAMES[KIND[card]]


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in a plain sentence; empty if it goes without saying."""
    name = names[event.seat] if event.seat >= 0 else ""
    match event:
        case events.Mixed(cards=cards):
            words = counted(
                "{{name}} put back {count} card and drew a new one.",
                "{{name}} put back {count} cards and drew as many.",
                len(cards),
            )
            return words.format(name=name)
        case events.Began(turn=turn):
            return _("Turn {turn}: {name}.", turn=turn, name=name)
        case events.Deployed(kitty=kitty, square=square):
            words = _("{name} placed {kitty} on {square}.")
            return words.format(name=name, kitty=kitty_words(kitty), square=square_text(square))
        case events.Played(card=card):
            return _("{name} played {card}.", name=name, card=card_words(card))
        case events.Discarded(card=card):
            return _("{name} discarded {card}.", name=name, card=card_words(card))
        case events.Drew(cards=cards):
            words = counted("{{name}} drew {count} card.", "{{name}} drew {count} cards.", len(cards))
            return words.format(name=name)
        case events.Reshuffled():
            return _("The discards were shuffled into a new deck.")
        case events.Marked(kitty=kitty, tokens=tokens) if tokens > 1:
            return _("{name} put a paw token on {kitty}.", name=name, kitty=kitty_words(kitty))
        case events.Captured(kitty=kitty):
            return _("{name} captured {kitty}.", name=name, kitty=kitty_words(kitty))
        case events.Eligible():
            words = _("{name} lined up three in the City: Control, unless the line is broken next turn.")
            return words.format(name=name)
        case events.Rescued(kitty=kitty):
            return _("{name} rescued {kitty} from captivity.", name=name, kitty=kitty_words(kitty))
        case events.HeldLine():
            return _("{name} held the line and won by Control.", name=name)
        case events.Counted(captured=(first, second)):
            words = _("One Kitty was left in the deck. Captured: {first} against {second}.")
            return words.format(first=first, second=second)
    return _tell_board(event)


def _tell_board(event: Event) -> str:
    match event:
        case events.Moved(kitty=kitty, here=here, there=there):
            words = _("{kitty} went from {here} to {there}.")
            return words.format(kitty=kitty_words(kitty), here=square_text(here), there=square_text(there))
        case events.Switched(kitty=kitty, other=other):
            words = _("{kitty} and {other} changed places.")
            return words.format(kitty=kitty_words(kitty), other=kitty_words(other))
        case events.Turned(kitty=kitty, facing=facing):
            return _("{kitty} faced {facing}.", kitty=kitty_words(kitty), facing=FACING_NAMES[facing])
        case events.Attacked(kitty=kitty, other=other, double=double):
            words = _("{kitty} attacked {other} with double strength.") if double else _("{kitty} attacked {other}.")
            return words.format(kitty=kitty_words(kitty), other=kitty_words(other))
        case events.Lobbed(kitty=kitty, other=other):
            words = _("{kitty} lobbed a hairball at {other}.")
            return words.format(kitty=kitty_words(kitty), other=kitty_words(other))
        case events.Hurt(kitty=kitty, damage=damage):
            return _("{kitty} took {damage} damage.", kitty=kitty_words(kitty), damage=damage)
    return ""


def heading(view: PawView) -> str:
    """One line on where the game stands."""
    if not view.turn:
        return _("Opening hands")
    own = view.seat or 0
    words = _("Turn {turn} of {last} · captured {ours} : {theirs}")
    return words.format(turn=view.turn, last=LAST_TURN, ours=view.power(own), theirs=view.power(1 - own))


def prompt(view: PawView, legal: Sequence[Order]) -> str:
    """What the seat that sees this view is asked to do."""
    if view.phase == model.CARD:
        return _card_prompt(view)
    words = _PROMPTS.get(view.phase, "")
    if view.phase == model.TACTIC:
        words = counted(
            "{count} tactic left.\nDrag a card onto the board to play it, onto the discards to swap it.",
            "{count} tactics left.\nDrag a card onto the board to play it, onto the discards to swap it.",
            view.tactics,
        )
    if view.phase in (model.DEPLOYING, model.TACTIC) and view.seat is not None and view.standing(1 - view.seat):
        return _("Break the line or lose!") + "\n" + words.replace("\n", " ")
    return words


_PROMPTS = {
    model.REDRAWING: _("Change your hand?\nDrag what you do not want onto the Tactics crate."),
    model.DEPLOYING: _("Place a Kitty!\nDrag one of the two onto an open square of the board."),
    model.FACING: _("Which way does it face?\nClick an arrow."),
    model.TOKEN: _("Who gets a paw token?\nTwo or more of yours are in the Outer City: click one."),
    model.RESCUING: _("Kitty Rescue!\nClick a captured Kitty to take it out of the game."),
}


def _card_prompt(view: PawView) -> str:
    kind = KIND[view.card]
    words = _("{card}: with whom?\nTake a glowing Kitty, then its target. Escape takes the card back.")
    if kind == model.SUPPLY_DROP:
        words = _("{card}: give up a card\nDrag it onto the discards.")
    elif kind == model.RADIO:
        words = _("{card}: step {step} of 3\nMove, rotate, strike an enemy next to you, or click the Tactics crate.")
    elif view.step and kind == model.STALK:
        words = _("{card}: rotate it?\nClick an arrow, or stop.")
    elif view.step and kind in (model.CATNIP, model.DOUBLE_TIME):
        words = _("{card}: another Kitty?\nTake one, or stop.")
    elif kind == model.CLAW_SWIPE:
        words = _("{card}: who swipes?\nClick the Kitty in the middle of it. Escape takes the card back.")
    return words.format(card=CARD_NAMES[kind], step=view.step + 1)


REASONS = {
    "control": _("A line of three in the City stood for a whole turn: Control."),
    "power": _("The Kitty deck ran out: the heavier captures win by Power."),
    "tie-break": _("Captures were level: the stronger squad on the board wins."),
    "draw": _("Captures and squads were level: a draw."),
}
"""How a game ended."""
