"""What is said about Paw of Duty: the log, the prompts. Imports the model, the view and the words."""

from collections.abc import Callable

from tabletop.games.paw_of_duty.city import square_text
from tabletop.games.paw_of_duty.model import (
    CARD,
    CARD_NAMES,
    CATNIP,
    CLAW_SWIPE,
    DEPLOYING,
    DOUBLE_TIME,
    FACING,
    KIND,
    LAST_TURN,
    LEVEL,
    RADIO,
    REDRAWING,
    RESCUING,
    STALK,
    SUPPLY_DROP,
    TACTIC,
    TOKEN,
    TYPE,
    TYPE_NAMES,
)
from tabletop.games.paw_of_duty.view import PawView
from tabletop.kernel.events import Event
from tabletop.words import _, counted

FACING_NAMES = (_("north"), _("east"), _("south"), _("west"))


def kitty_words(kitty: int) -> str:
    """A Kitty by family and level."""
    return f"{TYPE_NAMES[TYPE[kitty]]} {LEVEL[kitty]}"


def card_words(card: int) -> str:
    return CARD_NAMES[KIND[card]]


def tell(event: Event, name_of: Callable[[int], str]) -> str:
    """The event in a plain sentence; empty if it goes without saying."""
    name = name_of(event.seat) if event.seat >= 0 else ""
    kitty = event.pieces[0] if event.pieces else -1
    match event.kind:
        case "mix":
            words = counted("put back {count} card and drew a new one", "put back {count} cards and drew as many",
                            len(event.pieces))  # fmt: skip
            return f"{name} {words}."
        case "begin":
            return _("Turn {turn}: {name}.").format(turn=event.detail[0], name=name)
        case "deploy":
            return _("{name} placed {kitty} on {square}.").format(
                name=name, kitty=kitty_words(kitty), square=square_text(event.detail[0])
            )
        case "play":
            return _("{name} played {card}.").format(name=name, card=card_words(kitty))
        case "discard":
            return _("{name} discarded {card}.").format(name=name, card=card_words(kitty))
        case "draw":
            return f"{name} {counted('drew {count} card', 'drew {count} cards', len(event.pieces))}."
        case "reshuffle":
            return _("The discards were shuffled into a new deck.")
        case "token" if event.detail[0] > 1:
            return _("{name} put a paw token on {kitty}.").format(name=name, kitty=kitty_words(kitty))
        case "capture":
            return _("{name} captured {kitty}.").format(name=name, kitty=kitty_words(kitty))
        case "eligible":
            return _(
                "{name} lined up three in the City: Control, unless the line is broken next turn."
            ).format(name=name)
        case "rescue":
            return _("{name} rescued {kitty} from captivity.").format(name=name, kitty=kitty_words(kitty))
        case "control":
            return _("{name} held the line and won by Control.").format(name=name)
        case "power":
            return _("One Kitty was left in the deck. Captured: {first} against {second}.").format(
                first=event.detail[1], second=event.detail[2]
            )
    return _tell_board(event)


_ON_THE_BOARD = ("move", "switch", "turn", "attack", "lob", "damage")


def _tell_board(event: Event) -> str:
    if event.kind not in _ON_THE_BOARD:
        return ""
    kitty, other = kitty_words(event.pieces[0]), kitty_words(event.pieces[-1])
    match event.kind:
        case "move":
            return _("{kitty} went from {here} to {there}.").format(
                kitty=kitty, here=square_text(event.detail[0]), there=square_text(event.detail[1])
            )
        case "switch":
            return _("{kitty} and {other} changed places.").format(kitty=kitty, other=other)
        case "turn":
            return _("{kitty} faced {facing}.").format(kitty=kitty, facing=FACING_NAMES[event.detail[0]])
        case "attack":
            words = _("{kitty} attacked {other} with double strength.") if event.detail[1] else _(
                "{kitty} attacked {other}."
            )  # fmt: skip
            return words.format(kitty=kitty, other=other)
        case "lob":
            return _("{kitty} lobbed a hairball at {other}.").format(kitty=kitty, other=other)
        case "damage":
            return _("{kitty} took {damage} damage.").format(kitty=kitty, damage=event.detail[0])
    return ""


def heading(view: PawView) -> str:
    """One line on where the game stands."""
    if not view.turn:
        return _("Opening hands")
    return _("Turn {turn} of {last} · captured {ours} : {theirs}").format(
        turn=view.turn,
        last=LAST_TURN,
        ours=view.power(view.seat or 0),
        theirs=view.power(1 - (view.seat or 0)),
    )


def prompt(view: PawView) -> str:
    """What the seat that sees this view is asked to do."""
    if view.phase == CARD:
        return _card_prompt(view)
    words = _PROMPTS.get(view.phase, "")
    if view.phase == TACTIC:
        words = counted(
            "{count} tactic left: drag a card onto the board to play it, onto the discards to swap it.",
            "{count} tactics left: drag a card onto the board to play it, onto the discards to swap it.",
            view.tactics,
        )
    if view.phase in (DEPLOYING, TACTIC) and view.seat is not None and view.standing(1 - view.seat):
        return _("Break the line or lose!") + " " + words
    return words


_PROMPTS = {
    REDRAWING: _("Drag cards you do not want onto the Tactic deck, then confirm."),
    DEPLOYING: _("Drag one of your two Kitties onto an open square of the board."),
    FACING: _("Which way does it face? Click an arrow."),
    TOKEN: _("Two or more of yours are outside: click the one that gets a paw token."),
    RESCUING: _("Kitty Rescue: click a captured Kitty to take it out of the game."),
}


def _card_prompt(view: PawView) -> str:
    kind = KIND[view.card]
    name = CARD_NAMES[kind]
    if kind == SUPPLY_DROP:
        return _("{card}: drag the card you give up onto the discards.").format(card=name)
    if kind == RADIO:
        return _(
            "{card}, step {step} of 3: move, rotate, strike an enemy next to you, or click the deck."
        ).format(card=name, step=view.step + 1)
    if view.step and kind == STALK:
        return _("{card}: click an arrow to rotate, or stop.").format(card=name)
    if view.step and kind in (CATNIP, DOUBLE_TIME):
        return _("{card}: another Kitty, or stop.").format(card=name)
    if kind == CLAW_SWIPE:
        return _("{card}: click the Kitty in the middle of it. Escape takes it back.").format(card=name)
    return _("{card}: take a glowing Kitty, then its target. Escape takes it back.").format(card=name)


def reason(ended: str) -> str:
    """How the game ended."""
    if ended == "control":
        return _("A line of three in the City stood for a whole turn: Control.")
    if ended == "power":
        return _("The Kitty deck ran out: the heavier captures win by Power.")
    if ended == "tie-break":
        return _("Captures were level: the stronger squad on the board wins.")
    return _("Captures and squads were level: a draw.")
