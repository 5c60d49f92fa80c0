"""Nine Lives at the table: how its cards are played by hand, what is seen and heard of them.

Imports this game and the table's means.
"""

from collections.abc import Iterable, Sequence

from tabletop.games.nine_lives import events, model, painter, words
from tabletop.games.nine_lives.chatter import CHATTER, feel
from tabletop.games.nine_lives.ending import how_it_ended
from tabletop.games.nine_lives.model import NUMBER, POWER_NAMES, SUIT, SUIT_NAMES, Keep, Play
from tabletop.games.nine_lives.places import Places, card_key
from tabletop.games.nine_lives.trick import would_make
from tabletop.games.nine_lives.view import NineLivesView, imagine
from tabletop.games.nine_lives.words import card_words
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.rng import Rng
from tabletop.ui.controller import Controller
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Moment, Picture, Size, Wish
from tabletop.words import _, counted


class NineLivesController(Controller):
    """The seats give the names; everything else comes from the view it is handed."""

    painters = painter.PAINTERS
    single_turns = True
    whole_window = True
    goal = _("Have the most lives when one cat has none.")
    chatter = CHATTER
    feel = staticmethod(feel)
    ending = how_it_ended
    heading = staticmethod(words.heading)
    prompt = staticmethod(words.prompt)

    def layout(self, view: NineLivesView, legal: Sequence[Play | Keep], size: Size) -> Layout:
        plays = [play for play in legal if isinstance(play, Play) and view.to_act == view.seat]
        return Places(self.seats).layout(view, bool(plays), _makes(view, plays), size)

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: NineLivesView, action: Play | Keep) -> Gesture:
        if isinstance(action, Keep):
            mine = next(card.card for card in view.played if card.seat == view.to_act)
            if action.hand:
                return Gesture(card_key(mine), ("paw:right", "paw:left", "hand"), _("Take it into your hand"))
            return Gesture(card_key(mine), ("pile", "discards"), _("Discard it"))
        lift, picture = card_key(action.card), ("card", action.card)
        here = (f"slot:{view.to_act}", "trick")
        if action.target == model.NO_TARGET:
            return Gesture(lift, here, _("Play it"), picture)
        if NUMBER[action.card] == model.HAIRBALL:
            says = _("{suit} counts 4 more", suit=SUIT_NAMES[action.target])
            drops = tuple(card_key(card.card) for card in view.played if SUIT[card.card] == action.target)
            return Gesture(lift, (*drops, *here), says, ("art", painter.SUIT_FILES[action.target]))
        owner = next(card.seat for card in view.played if card.card == action.target)
        says = _("Copy {name}'s card") if NUMBER[action.card] == model.COPYCAT else _("Knock off {name}'s card")
        target = card_key(action.target)
        return Gesture(lift, (target, *here), says.format(name=self.names[owner]), ("card", action.target))

    def wishes(self, view: NineLivesView) -> Iterable[Wish]:
        """A card of the hand, the current life, also onto a card its power could choose, a life that comes back."""
        for card in view.hand:
            yield Wish(card_key(card), (), model.FROM_HAND[card])
        for card in view.lives[:1]:
            for played in view.played if card in model.AIMED else ():
                target = SUIT[played.card] if NUMBER[card] == model.HAIRBALL else played.card
                yield Wish(card_key(card), (card_key(played.card),), model.AIMED[card][target])
            yield Wish(card_key(card), (), model.AS_LIFE[card])
        for played in view.played:
            if view.choosing and played.seat == view.seat:
                yield Wish(card_key(played.card), (), model.AS_LIFE[played.card])

    # -- events ----------------------------------------------------------------------------------------

    def beat(self, view: NineLivesView, event: Event) -> Beat:
        match event:
            case events.Laid():
                return Beat(0.45, "slide")
            case events.Acted(card=card):
                says = _("{power}!", power=POWER_NAMES[NUMBER[card]])
                return Beat(0.7, "meow-1", captions=((card_key(card), says),))
            case events.Won(seat=seat, card=card):
                says = _("{name} won the round", name=self.names[seat])
                return Beat(0.9, "star", captions=((card_key(card), says),))
            case events.Exploded(suit=suit):
                return self._explosion(view, suit)
            case events.Spared(seat=seat):
                return Beat(0.6, "purr", captions=((f"head:{seat}", _("slept through it")),))
            case events.Lost(seat=seat):
                return Beat(0.45, "capture", captions=((f"lives:{seat}", _("a life lost")),))
            case events.Returned():
                return Beat(0.4, "slide")
            case events.Swept():
                return Beat(0.5, "riffle")
            case events.Ended():
                return Beat(0.4, "", moment=self._end(view))
        return Beat()

    def _explosion(self, view: NineLivesView, suit: int) -> Beat:
        """All suits that burst go up together: the first of them stages it."""
        burst = words.bursting(view)
        flying = tuple(
            card_key(card.card) for card in view.played if SUIT[card.card] in burst and card.seat != view.seat
        )
        if suit != burst[0]:
            return Beat(0.1)
        title, lines = words.explosion(view, burst, self.names)
        lit = ("blast", *flying, *_across(view, "head", "hold"))
        return Beat(0.5, "explosion", flying, moment=Moment(title, lines, lit))

    def _end(self, view: NineLivesView) -> Moment:
        title, lines = words.ending(view, self.names)
        return Moment(title, lines, _across(view, "head", "hold", "lives", "seat"))

    # -- words -----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        return words.tell(event, self.names)

    def explain(self, view: NineLivesView, key: str) -> Explanation | None:
        if key == "pile":
            says = counted("{count} card, for everybody to see.", "{count} cards, for everybody to see.",
                           len(view.discards))  # fmt: skip
            return Explanation(_("The discards"), says, _faces(view.discards), "NL-4.5")
        if not key.startswith("card:"):
            return None
        card = int(key.removeprefix("card:"))
        number = NUMBER[card]
        if card in view.lives[:1] and len(view.lives) > 1:
            says = _(
                "Only you may look through it. On top: {card}, {power}. {text}",
                card=card_words(card),
                power=POWER_NAMES[number],
                text=model.POWER_TEXTS[number],
            )
            return Explanation(_("Your life deck, from the top"), says, _faces(view.lives), "NL-2.2")
        title = f"{card_words(card)} · {POWER_NAMES[number]}"
        says = model.POWER_TEXTS[number] + "\n\n" + _("A power works only when the card is played as a life.")
        return Explanation(title, says, _faces((card,)), f"NL-6.{number}")

    def reason(self, outcome: Outcome) -> str:
        return _("Somebody ran out of lives; the most lives left win.")


def _makes(view: NineLivesView, plays: Sequence[Play]) -> dict[str, tuple[int, int]]:
    """What each card that can be played would make of its suit, unless that depends on what its power chooses."""
    if not plays or not view.played:
        return {}
    world = imagine(view, Rng(0))  # whatever is hidden, it makes no difference
    makes: dict[str, set[tuple[int, int]]] = {}
    for play in plays:
        makes.setdefault(card_key(play.card), set()).add(would_make(world, play))
    return {key: one.pop() for key, one in makes.items() if len(one) == 1}


def _across(view: NineLivesView, *what: str) -> tuple[str, ...]:
    """These pieces of everybody behind the table, and the crown: the words of a moment stand before them."""
    return (*(f"{one}:{seat}" for one in what for seat in range(view.seats) if seat != view.seat), "crown")


def _faces(cards: Sequence[int]) -> tuple[Picture, ...]:
    return tuple(("card", card) for card in cards)
