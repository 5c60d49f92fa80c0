"""Crazy Eights at the table: how its cards are played by hand, what is said. Imports this game and the ui."""

from collections.abc import Iterable, Sequence

from crazy_eights.rules.events import Drew, Passed, Played, Reshuffled
from crazy_eights.rules.model import (
    CARD_TEXTS,
    DRAW,
    EIGHT,
    HIDDEN,
    PASS,
    PLAYS,
    RANK,
    SUIT,
    SUIT_NAMES,
    Action,
    Other,
    State,
)
from crazy_eights.rules.view import View
from crazy_eights.table.places import BACK, face, key, layout
from tabletop.base.words import _
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Beat, Explanation, Gesture, Held, Layout, Size, Wish


class CrazyEightsController(GameController[State, View, Action]):
    """The seats give the names; everything else comes from the view it is handed."""

    def layout(self, view: View, legal: Sequence[Action], size: Size) -> Layout:
        return layout(view, legal, size, self.seats)

    def gesture(self, view: View, action: Action) -> Gesture:
        if isinstance(action, Other):
            if action == PASS:
                return Gesture("pass", ("pass",), _("Pass"))
            return Gesture("stock", ("stock", "hand"), _("Draw a card"), BACK)
        if RANK[action.card] == EIGHT:
            words = _("{suit} from now on").format(suit=SUIT_NAMES[action.suit])
            return Gesture(key(action.card), ("pile",), words, face(action.suit * 13 + EIGHT))
        return Gesture(key(action.card), ("pile",), _("Play it"), face(action.card))

    def wishes(self, view: View) -> Iterable[Wish]:
        yield Wish("stock", (), DRAW)
        for card in view.hand:
            yield from (Wish(key(card), ("pile",), play) for play in PLAYS[card])

    def beat(self, view: View, event: Event) -> Beat:
        match event:
            case Played(card=card) if RANK[card] == EIGHT:
                return Beat(0.7, "star", captions=((key(card), SUIT_NAMES[event.suit]),))
            case Passed():
                return Beat(0.4)
            case Reshuffled():
                return Beat(0.5, "riffle")
        return Beat(0.45, "slide")

    def tell(self, event: Event) -> str:
        name = "" if event.seat < 0 else self.names[event.seat]
        match event:
            case Played(card=card, suit=suit) if RANK[card] == EIGHT:
                return _("{name} played {card} and named {suit}.").format(
                    name=name, card=CARD_TEXTS[card], suit=SUIT_NAMES[suit]
                )
            case Played(card=card):
                return _("{name} played {card}.").format(name=name, card=CARD_TEXTS[card])
            case Drew(card=card) if card != HIDDEN:
                return _("{name} drew {card}.").format(name=name, card=CARD_TEXTS[card])
            case Drew():
                return _("{name} drew a card.").format(name=name)
            case Passed():
                return _("{name} passed.").format(name=name)
        return _("The pile was shuffled and is the stock again.")

    def heading(self, view: View) -> str:
        return _("{suit} counts").format(suit=SUIT_NAMES[view.suit])

    def prompt(self, view: View, legal: Sequence[Action]) -> str:
        if DRAW in legal:
            return _("Nothing fits: draw a card.")
        if PASS in legal:
            return _("Nothing fits: pass.")
        return _("Your turn: play a card onto the pile.")

    def holds(self, view: View) -> tuple[Held, ...]:
        return (Held(tuple(face(card) for card in view.hand)),)

    def explain(self, view: View, key: str) -> Explanation | None:
        if not key.startswith("card:"):
            return None
        card = int(key.removeprefix("card:"))
        words = _("It goes on anything, and you name the suit.") if RANK[card] == EIGHT else _("A plain card.")
        return Explanation(f"{SUIT_NAMES[SUIT[card]]} {CARD_TEXTS[card][1:]}", words, (face(card),), "CE-2.1")

    def reason(self, outcome: Outcome) -> str:
        if outcome.reason == "hand-empty":
            return _("Somebody played the last card.")
        return _("Nobody could play any more; the fewest cards win.")
