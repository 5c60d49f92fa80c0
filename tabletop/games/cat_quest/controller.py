"""Cat Quest at the table: how it is played by hand, what is shown meanwhile. Imports this game and the ui."""

from collections.abc import Sequence

import pygame

from tabletop.games.cat_quest import painter
from tabletop.games.cat_quest.board import SUN, distance, path, space_words
from tabletop.games.cat_quest.model import (
    ANSWERS,
    ASKS,
    BATTLE,
    BURN,
    CAT_NAMES,
    EVERYBODY,
    FACE,
    FACING,
    GAMBLE,
    GAMBLED,
    GAMBLER,
    GIVES,
    INCINERATOR,
    LEVITATOR,
    MOVES,
    OFFERING,
    PEEK,
    QUAKE_BLACK,
    QUAKE_BOTH,
    QUAKE_WHITE,
    READY,
    RECRUIT,
    ROLL,
    SHAKER,
    TO_BATTLE,
    TRADES,
    WORDS,
    Answer,
    Ask,
    CatQuestAction,
    Give,
    Move,
    Quake,
    Trade,
)
from tabletop.games.cat_quest.places import Places
from tabletop.games.cat_quest.shown import advance
from tabletop.games.cat_quest.spots import Spots
from tabletop.games.cat_quest.telling import Telling
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import Seat
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Picture, Piece
from tabletop.ui.look import Look
from tabletop.words import _

_BUTTONS = {str(word): word for word in WORDS}


class CatQuestController:
    """The seats give the names; everything else comes from the view it is handed."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self.places = Places(seats)
        self.words = Telling(seats)

    def layout(self, view: CatQuestView, width: float, height: float) -> Layout:
        return self.places.layout(view, width, height)

    def paint(self, picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
        return painter.paint(picture, width, height, look)

    def preview(
        self, view: CatQuestView, action: CatQuestAction, width: float, height: float
    ) -> tuple[Piece, ...]:
        """The cheapest way to the space pointed at, and its price."""
        if not isinstance(action, Move):
            return ()
        spots = Spots.of(width, height)
        start, end = view.ships[view.turn], action.space
        dot = spots.part(11)
        pieces = [
            Piece(f"step:{number}", ("step", view.turn), *spots.space(space), dot, dot, layer=4, board=True)
            for number, space in enumerate(path(start, end)[1:])
        ]
        x, y = spots.space(end)
        y = y - spots.part(28) if y > spots.top + spots.part(60) else y + spots.part(28)
        price = ("price", distance(start, end), sum(view.dice))
        pieces.append(Piece("price", price, x, y, spots.part(76), spots.part(24), layer=11, board=True))
        return tuple(pieces)

    def unfinished(self, view: CatQuestView) -> bool:
        """An offer that is being put together can be taken back cat by cat."""
        return view.phase == OFFERING and view.seat == view.turn

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: CatQuestView, action: CatQuestAction) -> Gesture:
        seat = view.turn
        if isinstance(action, Move):
            words = _("Fly to {space}").format(space=space_words(action.space))
            return Gesture(f"ship:{seat}", (f"space:{action.space}",), words, ("ship", seat))
        if isinstance(action, Quake):
            return self._quake(view, action)
        if isinstance(action, Answer):
            return self._send(view, action.cat, _("Send {cat}"))
        if isinstance(action, Trade):
            key = f"trade:{action.seat}"
            return Gesture(key, (key,), _("Trade with {name}").format(name=self.seats[action.seat].name))
        if isinstance(action, Give):
            return self._put(seat, action.cat, "give")
        if isinstance(action, Ask):
            return self._put(view.partner, action.cat, "ask")
        return self._word(view, action)

    def _word(self, view: CatQuestView, action: CatQuestAction) -> Gesture:
        seat, at = view.turn, f"dog:{view.at}"
        if action == PEEK:
            key = f"cat:{seat}:{LEVITATOR}"
            place = next((p for p, seen in enumerate(view.row_seen) if seen != EVERYBODY), 0)
            return Gesture(key, (f"dog:{place}",), _("Look at the Dog"), ("cat", LEVITATOR, 0))
        if action == BURN:
            return Gesture(f"cat:{seat}:{INCINERATOR}", (at,), _("Burn the Dog"), ("cat", INCINERATOR, 0))
        if action == FACE:
            return Gesture(at, (at,), _("Turn the Dog up"))
        if action == GAMBLE:
            return self._send(view, GAMBLER, _("Gamble with {cat}"))
        if action == RECRUIT:
            return Gesture("recruit", ("recruit", "crew"), _("Recruit the cat"))
        key = str(action)
        return Gesture(key, (key,), self.words.button(action))

    def _send(self, view: CatQuestView, cat: int, words: str) -> Gesture:
        lift = f"cat:{view.turn}:{cat}"
        return Gesture(lift, (f"dog:{view.at}",), words.format(cat=CAT_NAMES[cat]), ("cat", cat, 0))

    def _put(self, seat: int, cat: int, tray: str) -> Gesture:
        lift = f"cat:{seat}:{cat}"
        words = _("Offer {cat}") if tray == "give" else _("Ask for {cat}")
        return Gesture(lift, (lift, tray), words.format(cat=CAT_NAMES[cat]), ("cat", cat, 0))

    def _quake(self, view: CatQuestView, action: Quake) -> Gesture:
        """Dropped anywhere on the dice it asks which: it cannot be taken back."""
        lift = f"cat:{view.turn}:{SHAKER}"
        if view.phase == GAMBLED:
            return Gesture(lift, ("die:0",), _("Roll Plukitten's die again"), ("die", view.dice[0], 0))
        black, white = view.dice
        words, picture = {
            QUAKE_BLACK: (_("Roll the black die again"), ("die", black, 0)),
            QUAKE_WHITE: (_("Roll the white die again"), ("die", white, 1)),
            QUAKE_BOTH: (_("Roll both dice again"), ("dice", black, white)),
        }[action]
        return Gesture(lift, ("dice",), words, picture)

    def attempt(self, view: CatQuestView, lift: str, drop: str | None) -> CatQuestAction | None:
        """What somebody seems to want who takes a piece (and drops it there), allowed or not."""
        kind, _colon, rest = lift.partition(":")
        if kind == "cat":
            seat, cat = (int(number) for number in rest.split(":"))
            return self._attempt_cat(view, seat, cat)
        if kind == "ship":
            if drop is not None and drop.startswith("space:"):
                return MOVES[int(drop.removeprefix("space:"))]
            mine = int(rest) == view.seat
            return MOVES[view.ships[int(rest)]] if mine else TRADES[int(rest)]
        if kind == "space":
            return MOVES[int(rest)]
        if kind in ("planet", "sun"):
            return MOVES[view.planets[int(rest) if rest else SUN]]
        if kind == "plate":
            return TRADES[int(rest)]
        if kind == "dog":
            return FACE if view.phase in BATTLE else TO_BATTLE
        if kind == "die":
            return ROLL
        return _BUTTONS.get(lift)

    def _attempt_cat(self, view: CatQuestView, seat: int, cat: int) -> CatQuestAction:
        if view.phase == OFFERING:
            return GIVES[cat] if seat == view.turn else ASKS[cat]
        if seat != view.seat:
            return TRADES[seat]
        if view.phase == FACING:
            return ANSWERS[cat]
        if view.phase == READY:
            return BURN if cat == INCINERATOR else ANSWERS[cat]
        if cat == SHAKER:
            return QUAKE_BOTH
        return PEEK if cat == LEVITATOR else ANSWERS[cat]

    # -- events ----------------------------------------------------------------------------------------

    def advance(self, view: CatQuestView, event: Event) -> CatQuestView:
        return advance(view, event)

    def beat(self, view: CatQuestView, event: Event) -> Beat:
        return self.words.beat(view, event)

    # -- words -----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        return self.words.tell(event)

    def heading(self, view: CatQuestView) -> str:
        return self.words.heading(view)

    def prompt(self, view: CatQuestView, legal: Sequence[CatQuestAction]) -> str:
        return self.words.prompt(view, legal)

    def explain(self, view: CatQuestView, key: str) -> Explanation | None:
        kind, _colon, rest = key.partition(":")
        if kind == "cat":
            return self.words.explain_cat(int(rest.split(":")[1]))
        if kind == "recruit":
            return self.words.explain_cat(view.planets.index(view.ships[view.turn]))
        if kind in ("planet", "sun"):
            return self.words.explain_home(view, int(rest) if rest else SUN)
        if kind == "dog":
            return self.words.explain_dog(view, int(rest))
        if kind == "ship":
            return self.words.explain_ship(view, int(rest))
        return None

    def reason(self, outcome: Outcome) -> str:
        return self.words.reason(outcome)
