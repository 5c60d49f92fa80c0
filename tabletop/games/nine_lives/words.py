"""What is said about Nine Lives: the log, the prompts, the cards. Imports the model, the events and the view."""

from collections.abc import Sequence

from tabletop.games.nine_lives import events, model
from tabletop.games.nine_lives.model import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES, Keep, Play
from tabletop.games.nine_lives.view import NineLivesView
from tabletop.kernel.events import Event
from tabletop.words import _

ACTED = {
    model.POUNCE: _("{power}: it ranks 10."),
    model.CATNAP: _("{power}: it sleeps through explosions."),
    model.HAIRBALL: _("{power}: {target} counts 4 more."),
    model.ZOOMIES: _("{power}: {suit} leads now."),
    model.KNOCK_IT_OFF: _("{power}: {target} dropped to 0."),
    model.COPYCAT: _("{power}: it copied {target}."),
    model.BIG_BOX: _("{power}: {suit} explodes only above 14."),
    model.HISS: _("{power}: whoever can must avoid {suit}."),
}
RETURNED = {
    events.TO_DECK: _("{name} put {card} under the life deck."),
    events.TO_HAND: _("{name} took {card} into the hand."),
    events.TO_DISCARDS: _("{name} discarded {card}."),
}


def card_words(card: int) -> str:
    """A card by its full name."""
    return _("{suit} {number}", suit=SUIT_NAMES[SUIT[card]], number=NUMBER[card])


def tell(event: Event, names: Sequence[str]) -> str:
    """The event in a plain sentence; empty if it goes without saying."""
    name = names[event.seat] if event.seat >= 0 else ""
    match event:
        case events.Laid(card=card, life=life):
            words = _("{name} played a life, {card}.") if life else _("{name} played {card}.")
            return words.format(name=name, card=card_words(card))
        case events.Acted(card=card, target=target):
            return _tell_power(card, target)
        case events.Won(card=card):
            return _("{name} won the round with {card}.", name=name, card=card_words(card))
        case events.Exploded(suit=suit, total=total, limit=limit):
            words = _("{suit} added up to {total}, more than {limit}: boom!")
            return words.format(suit=SUIT_NAMES[suit], total=total, limit=limit)
        case events.Spared():
            return _("{name} slept through the explosion.", name=name)
        case events.Lost(card=card):
            return _("{name} lost a life, {card}.", name=name, card=card_words(card))
        case events.Returned(card=card, where=where):
            return RETURNED[where].format(name=name, card=card_words(card))
        case events.Began(round=number):
            return _("Round {round}. Kittykeeper: {name}.", round=number, name=name)
    return ""


def _tell_power(card: int, target: int) -> str:
    number = NUMBER[card]
    chosen = ""
    if target != model.NO_TARGET:
        chosen = SUIT_NAMES[target] if number == model.HAIRBALL else card_words(target)
    return ACTED[number].format(power=POWER_NAMES[number], suit=SUIT_NAMES[SUIT[card]], target=chosen)


def heading(view: NineLivesView) -> str:
    """One line on where the game stands."""
    if view.missing == model.NO_SUIT:
        return _("Round {round} · suits explode above 9", round=view.round)
    words = _("Round {round} · suits explode above 9 · no {suit}")
    return words.format(round=view.round, suit=SUIT_NAMES[view.missing])


def prompt(view: NineLivesView, legal: Sequence[Play | Keep]) -> str:
    """What the seat that sees this view is asked to do."""
    if view.choosing:
        return _("Your life did not win. Drag it into your hand or onto the discards.")
    if not view.hand:
        return _("Your hand is empty: play your current life.")  # NL-3.4
    if not view.played:
        return _("You are the Kittykeeper: lead any card, or your current life.")
    playable = {play.card for play in legal if isinstance(play, Play)}
    if playable == {*view.hand, *view.lives[:1]}:
        return _("Your turn: play any card, or your current life.")
    names = [SUIT_NAMES[suit] for suit in sorted({SUIT[card] for card in playable})]
    return _("Your turn: play {suits}.", suits=_(" or ").join(names))
