"""Cat Quest at the table: how it is played by hand, what is shown meanwhile. Imports this game and the ui."""

from collections.abc import Iterable, Sequence

from tabletop.games.cat_quest import events, painter, words
from tabletop.games.cat_quest.board import SPACES, distance, path, space_words
from tabletop.games.cat_quest.model import (
    ABILITY_NAMES,
    ANSWERS,
    ASKS,
    BATTLE,
    BURN,
    CAT_NAMES,
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
    Answer,
    Ask,
    CatQuestAction,
    Give,
    Move,
    Quake,
    Trade,
    cats_of,
    unknown_place,
)
from tabletop.games.cat_quest.places import Places
from tabletop.games.cat_quest.sky import Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import Event
from tabletop.ui.controller import Controller
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Piece, Size, Wish
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

HOP_SECONDS = 0.09


class CatQuestController(Controller):
    """The seats give the names; everything else comes from the view it is handed."""

    painters = painter.PAINTERS
    heading = staticmethod(words.heading)
    prompt = staticmethod(words.prompt)
    reason = staticmethod(words.reason)

    def layout(self, view: CatQuestView, legal: Sequence[CatQuestAction], size: Size) -> Layout:
        return Places(self.seats, view, legal, size).layout()

    def preview(self, view: CatQuestView, action: CatQuestAction, size: Size) -> tuple[Piece, ...]:
        """The cheapest way to the space pointed at, and its price."""
        if not isinstance(action, Move):
            return ()
        spots = Spots.of(*size)
        start, end = view.ships[view.turn], action.space
        dot, step = spots.part(11), ("box", (), SEAT_COLOURS[view.turn], "#ffffff", 1.5, 1.0, 99)
        pieces = [
            Piece(f"step:{number}", step, *spots.space(space), dot, dot, layer=4, board=True)
            for number, space in enumerate(path(start, end)[1:])
        ]
        x, y = spots.space(end)
        y = y - spots.part(28) if y > spots.top + spots.part(60) else y + spots.part(28)
        text = _("{cost} of {speed}").format(cost=distance(start, end), speed=sum(view.dice))
        price = ("note", text, 0, "veil", "glow")
        pieces.append(Piece("price", price, x, y, spots.part(76), spots.part(24), layer=11, board=True))
        return tuple(pieces)

    def unfinished(self, view: CatQuestView) -> bool:
        """An offer that is being put together can be taken back cat by cat."""
        return view.phase == OFFERING and view.seat == view.turn

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: CatQuestView, action: CatQuestAction) -> Gesture:
        seat, at = view.turn, f"dog:{view.at}"
        if isinstance(action, Move):
            text = _("Fly to {space}").format(space=space_words(action.space))
            return Gesture(f"ship:{seat}", (f"space:{action.space}",), text, ("ship", seat))
        if isinstance(action, Quake):
            return self._quake(view, action)
        if isinstance(action, Answer):
            return self._with_cat(seat, action.cat, (at,), _("Send {cat}"))
        if isinstance(action, Give):
            return self._with_cat(seat, action.cat, (f"cat:{seat}:{action.cat}", "give"), _("Offer {cat}"))
        if isinstance(action, Ask):
            key = f"cat:{view.partner}:{action.cat}"
            return self._with_cat(view.partner, action.cat, (key, "ask"), _("Ask for {cat}"))
        if isinstance(action, Trade):
            key = str(action)
            return Gesture(key, (key,), _("Trade with {name}").format(name=self.names[action.seat]))
        if action == PEEK:
            place = f"dog:{unknown_place(view.row_seen)}"
            return self._with_cat(seat, LEVITATOR, (place,), _("Look at the Dog"))
        if action == BURN:
            return self._with_cat(seat, INCINERATOR, (at,), _("Burn the Dog"))
        if action == GAMBLE:
            return self._with_cat(seat, GAMBLER, (at,), _("Gamble with {cat}"))
        if action == FACE:
            return Gesture(at, (at,), _("Turn the Dog up"))
        if action == RECRUIT:
            return Gesture("recruit", ("recruit", "crew"), _("Recruit the cat"))
        key = str(action)
        return Gesture(key, (key,), words.BUTTONS[action])

    def _with_cat(self, seat: int, cat: int, drops: tuple[str, ...], text: str) -> Gesture:
        return Gesture(f"cat:{seat}:{cat}", drops, text.format(cat=CAT_NAMES[cat]), ("cat", cat, 0))

    def _quake(self, view: CatQuestView, action: Quake) -> Gesture:
        """Dropped anywhere on the dice it asks which: it cannot be taken back."""
        lift = f"cat:{view.turn}:{SHAKER}"
        black, white = view.dice
        if view.phase == GAMBLED:
            return Gesture(lift, ("die:0",), _("Roll Plukitten's die again"), ("die", black, 0))
        text, picture = {
            QUAKE_BLACK: (_("Roll the black die again"), ("die", black, 0)),
            QUAKE_WHITE: (_("Roll the white die again"), ("die", white, 1)),
            QUAKE_BOTH: (_("Roll both dice again"), ("dice", black, white)),
        }[action]
        return Gesture(lift, ("dice",), text, picture)

    def wishes(self, view: CatQuestView) -> Iterable[Wish]:
        ship = f"ship:{view.seat}"
        for seat, space in enumerate(view.ships):
            yield Wish(f"ship:{seat}", (), MOVES[space] if seat == view.seat else TRADES[seat])
            yield Wish(f"plate:{seat}", (), TRADES[seat])
            for cat in cats_of(view.crews[seat]):
                yield Wish(f"cat:{seat}:{cat}", (), self._wish_for_cat(view, seat, cat))
        for space in range(SPACES):
            yield Wish(ship, (f"space:{space}",), MOVES[space])
            yield Wish(f"space:{space}", (), MOVES[space])
        for home, space in enumerate(view.planets):
            yield Wish(f"home:{home}", (), MOVES[space])
        for place in range(len(view.row)):
            yield Wish(f"dog:{place}", (), FACE if view.phase in BATTLE else TO_BATTLE)
        for die in (0, 1):
            yield Wish(f"die:{die}", (), ROLL)

    def _wish_for_cat(self, view: CatQuestView, seat: int, cat: int) -> CatQuestAction:
        if view.phase == OFFERING:
            return GIVES[cat] if seat == view.turn else ASKS[cat]
        if seat != view.seat:
            return TRADES[seat]
        if view.phase == READY and cat == INCINERATOR:
            return BURN
        if view.phase in (READY, FACING):
            return ANSWERS[cat]
        return QUAKE_BOTH if cat == SHAKER else PEEK if cat == LEVITATOR else ANSWERS[cat]

    # -- events ----------------------------------------------------------------------------------------

    def beat(self, view: CatQuestView, event: Event) -> Beat:
        match event:
            case events.Roll():
                return Beat(0.75, "dice")
            case events.Quake():
                return Beat(0.9, "explosion", captions=(("die:0", ABILITY_NAMES[SHAKER]),))
            case events.Move(start=start, end=end):
                return Beat(0.35 + HOP_SECONDS * len(path(start, end)), "slide")
            case events.Recruit(cat=cat):
                text = _("{cat} came aboard").format(cat=CAT_NAMES[cat])
                return Beat(0.8, "meow-1", captions=((f"home:{cat}", text),))
            case events.Peek(place=place):
                return Beat(0.8, "flip", captions=((f"dog:{place}", _("a secret look")),))
            case events.Orbit():
                return Beat(0.7, "tick")
            case events.Offer():
                return Beat(0.6, "token")
            case events.Accept():
                return Beat(0.9, "purr", captions=(("title", _("Agreed!")),))
            case events.Decline():
                return Beat(1.3, "meow-3", captions=(("title", words.declined(event, self.seats)),))
            case events.Last():
                text = _("The last cat has been found: last round!")
                return Beat(1.0, "turn", captions=(("home:0", text),))
        return self._battle_beat(view, event)

    def _battle_beat(self, view: CatQuestView, event: Event) -> Beat:
        match event:
            case events.Battle():
                return Beat(0.9, "turn")
            case events.Reveal():
                return Beat(0.8, "flip")
            case events.Burn(place=place):
                dog = f"dog:{place}"
                return Beat(0.9, "explosion", (dog,), ((dog, ABILITY_NAMES[INCINERATOR]),))
            case events.Answer():
                return Beat(0.45, "meow-2")
            case events.Gamble(die=die):
                return Beat(0.9, "dice", captions=((f"dog:{view.at}", _("{die}!").format(die=die)),))
            case events.Beat(place=place):
                return Beat(0.7, "capture", (f"dog:{place}",))
            case events.Wash(place=place):
                return Beat(0.6, "slide", captions=((f"dog:{place}", _("Washed away for good!")),))
            case events.Lose(score=score):
                text = counted("Lost: {count} Dog beaten", "Lost: {count} Dogs beaten", score)
                return Beat(1.4, "defeat", captions=((f"dog:{view.at}", text),))
            case events.Forfeit(seat=seat, cat=cat):
                text = _("{cat} goes home").format(cat=CAT_NAMES[cat])
                return Beat(1.0, "slide", captions=((f"cat:{seat}:{cat}", text),))
            case events.Free():
                return Beat(1.6, "fanfare")
        return Beat()

    def tell(self, event: Event) -> str:
        return words.tell(event, self.seats)

    def explain(self, view: CatQuestView, key: str) -> Explanation | None:
        return words.explain(view, key, self.seats)
