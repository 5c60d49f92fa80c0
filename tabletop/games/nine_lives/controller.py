"""Nine Lives at the table: how its cards are played by hand, what is said about them.

Imports this game and the table's means.
"""

from collections.abc import Sequence

import pygame

from tabletop.games.nine_lives import painter
from tabletop.games.nine_lives.model import (
    BIG_BOX,
    CATNAP,
    COPYCAT,
    HAIRBALL,
    HISS,
    KNOCK_IT_OFF,
    NO_SUIT,
    NO_TARGET,
    NUMBER,
    POUNCE,
    POWER_NAMES,
    POWER_TEXTS,
    SUIT,
    SUIT_NAMES,
    ZOOMIES,
    Keep,
    Play,
)
from tabletop.games.nine_lives.places import Places, card_key
from tabletop.games.nine_lives.rules import TO_DECK, TO_DISCARDS, TO_HAND
from tabletop.games.nine_lives.shown import advance
from tabletop.games.nine_lives.view import NineLivesView
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import Seat
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Picture
from tabletop.ui.look import Look
from tabletop.words import _, counted


class NineLivesController:
    """The seats give the names; everything else comes from the view it is handed."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self.places = Places(seats)

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    def layout(self, view: NineLivesView, width: float, height: float) -> Layout:
        return self.places.layout(view, width, height)

    def paint(self, picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
        return painter.paint(picture, width, height, look)

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: NineLivesView, action: Play | Keep) -> Gesture:
        if isinstance(action, Keep):
            mine = next(card.card for card in view.played if card.seat == view.to_act)
            words = _("Take it into your hand") if action.hand else _("Discard it")
            return Gesture(card_key(mine), ("hand",) if action.hand else ("discards",), words)
        lift, picture = card_key(action.card), ("card", action.card)
        if action.target == NO_TARGET:
            return Gesture(lift, ("trick",), _("Play it"), picture)
        if NUMBER[action.card] == HAIRBALL:
            words = _("{suit} counts 4 more").format(suit=SUIT_NAMES[action.target])
            drops = tuple(card_key(card.card) for card in view.played if SUIT[card.card] == action.target)
            return Gesture(lift, (*drops, "trick"), words, ("suit", action.target))
        owner = next(card.seat for card in view.played if card.card == action.target)
        words = _("Copy {name}'s card") if NUMBER[action.card] == COPYCAT else _("Knock off {name}'s card")
        target = card_key(action.target)
        return Gesture(lift, (target, "trick"), words.format(name=self.name(owner)), ("card", action.target))

    def attempt(self, view: NineLivesView, lift: str, drop: str | None) -> Play | Keep | None:
        if view.seat is None or not lift.startswith("card:"):
            return None
        card = int(lift.removeprefix("card:"))
        if view.choosing and view.to_act == view.seat:
            return Play(card, card in view.lives[:1])
        if card in view.hand:
            return Play(card, False)
        if card in view.lives[:1]:
            target = NO_TARGET
            if drop is not None and drop.startswith("card:"):
                target = int(drop.removeprefix("card:"))
                target = SUIT[target] if NUMBER[card] == HAIRBALL else target
            return Play(card, True, target)
        return None if drop is None else Play(card, True)

    # -- events ----------------------------------------------------------------------------------------

    def advance(self, view: NineLivesView, event: Event) -> NineLivesView:
        return advance(view, event)

    def beat(self, view: NineLivesView, event: Event) -> Beat:
        match event.kind:
            case "play":
                return Beat(0.45, "slide")
            case "power":
                words = _("{power}!").format(power=POWER_NAMES[event.detail[0]])
                return Beat(0.7, "meow-1", captions=((card_key(event.pieces[0]), words),))
            case "win":
                words = _("{name} won the round").format(name=self.name(event.seat))
                return Beat(0.9, "star", captions=((card_key(event.pieces[0]), words),))
            case "explode":
                suit, total, _limit = event.detail
                cards = tuple(card_key(card.card) for card in view.played if SUIT[card.card] == suit)
                words = _("{suit}: {total}!").format(suit=SUIT_NAMES[suit], total=total)
                return Beat(1.0, "explosion", cards, ((f"gauge:{suit}", words),))
            case "spared":
                return Beat(
                    0.6, "purr", captions=((self._place_of(view, event.seat), _("slept through it")),)
                )
            case "lose":
                return Beat(0.45, "capture", captions=((card_key(event.pieces[0]), _("a life lost")),))
            case "return":
                return Beat(0.4, "slide")
            case "sweep":
                return Beat(0.5, "riffle")
        return Beat()

    def _place_of(self, view: NineLivesView, seat: int) -> str:
        return "own" if seat == view.seat else f"plate:{seat}"

    # -- words -----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        name = self.name(event.seat) if event.seat >= 0 else ""
        match event.kind:
            case "play":
                card = card_words(event.pieces[0])
                if event.detail[0]:
                    return _("{name} played a life, {card}.").format(name=name, card=card)
                return _("{name} played {card}.").format(name=name, card=card)
            case "power":
                return self._tell_power(event.pieces[0], *event.detail)
            case "win":
                return _("{name} won the round with {card}.").format(
                    name=name, card=card_words(event.pieces[0])
                )
            case "explode":
                suit, total, limit = event.detail
                return _("{suit} added up to {total}, more than {limit}: boom!").format(
                    suit=SUIT_NAMES[suit], total=total, limit=limit
                )
            case "spared":
                return _("{name} slept through the explosion.").format(name=name)
            case "lose":
                return _("{name} lost a life, {card}.").format(name=name, card=card_words(event.pieces[0]))
            case "return":
                return self._tell_return(name, event)
            case "round":
                return _("Round {round}. Kittykeeper: {name}.").format(round=event.detail[0], name=name)
        return ""

    def _tell_power(self, card: int, number: int, target: int) -> str:
        power = POWER_NAMES[number]
        if number == HAIRBALL and target != NO_TARGET:
            return _("{power}: {suit} counts 4 more.").format(power=power, suit=SUIT_NAMES[target])
        if number == KNOCK_IT_OFF and target != NO_TARGET:
            return _("{power}: {card} dropped to 0.").format(power=power, card=card_words(target))
        if number == COPYCAT and target != NO_TARGET:
            return _("{power}: it copied {card}.").format(power=power, card=card_words(target))
        if number == POUNCE:
            return _("{power}: it ranks 10.").format(power=power)
        if number == ZOOMIES:
            return _("{power}: {suit} leads now.").format(power=power, suit=SUIT_NAMES[SUIT[card]])
        if number == HISS:
            return _("{power}: whoever can must avoid {suit}.").format(
                power=power, suit=SUIT_NAMES[SUIT[card]]
            )
        if number == BIG_BOX:
            return _("{power}: {suit} explodes only above 14.").format(
                power=power, suit=SUIT_NAMES[SUIT[card]]
            )
        if number == CATNAP:
            return _("{power}: it sleeps through explosions.").format(power=power)
        return _("{power}: it does nothing.").format(power=power)

    def _tell_return(self, name: str, event: Event) -> str:
        words = {
            TO_DECK: _("{name} put {card} under the life deck."),
            TO_HAND: _("{name} took {card} into the hand."),
            TO_DISCARDS: _("{name} discarded {card}."),
        }[event.detail[0]]
        return words.format(name=name, card=card_words(event.pieces[0]))

    def heading(self, view: NineLivesView) -> str:
        words = _("Round {round} · suits explode above 9").format(round=view.round)
        if view.missing != NO_SUIT:
            words += " · " + _("no {suit}").format(suit=SUIT_NAMES[view.missing])
        return words

    def prompt(self, view: NineLivesView, legal: Sequence[Play | Keep]) -> str:
        if view.choosing:
            return _("Your life did not win. Drag it into your hand or onto the discards.")
        if not view.played:
            return _("You are the Kittykeeper: lead any card, or your current life.")
        suits = sorted({SUIT[play.card] for play in legal if isinstance(play, Play)})
        held = {*view.hand, *view.lives[:1]}
        if held == {play.card for play in legal if isinstance(play, Play)}:
            return _("Your turn: play any card, or your current life.")
        names = [SUIT_NAMES[suit] for suit in suits]
        return _("Your turn: play {suits}.").format(suits=_(" or ").join(names))

    def explain(self, view: NineLivesView, key: str) -> Explanation | None:
        if key == "pile":
            words = counted("{count} card, for everybody to see.", "{count} cards, for everybody to see.",
                            len(view.discards))  # fmt: skip
            pictures: tuple[Picture, ...] = tuple(("card", card) for card in view.discards)
            return Explanation(_("The discards"), words, pictures, "NL-4.5")
        if not key.startswith("card:"):
            return None
        card = int(key.removeprefix("card:"))
        if view.lives and card == view.lives[0]:
            return self._explain_lives(view)
        return self._explain_card(card)

    def _explain_lives(self, view: NineLivesView) -> Explanation:
        if len(view.lives) == 1:
            return self._explain_card(view.lives[0])
        card = view.lives[0]
        words = _("Only you may look through it. On top: {card}, {power}. {text}").format(
            card=card_words(card), power=POWER_NAMES[NUMBER[card]], text=POWER_TEXTS[NUMBER[card]]
        )
        return Explanation(
            _("Your life deck, from the top"), words, tuple(("card", life) for life in view.lives), "NL-2.2"
        )

    def _explain_card(self, card: int) -> Explanation:
        number = NUMBER[card]
        title = f"{card_words(card)} · {POWER_NAMES[number]}"
        text = POWER_TEXTS[number] + "\n\n" + _("A power works only when the card is played as a life.")
        return Explanation(title, text, (("card", card),), f"NL-6.{number}")

    def reason(self, outcome: Outcome) -> str:
        return _("Somebody ran out of lives; the most lives left win.")


def card_words(card: int) -> str:
    """A card by its full name."""
    return f"{SUIT_NAMES[SUIT[card]]} {NUMBER[card]}"
