"""The controller of Paw of Duty: gestures, previews, beats and words for the table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tabletop.base.errors import Refusal
from tabletop.base.words import _
from tabletop.games.paw_of_duty.advice import foresight
from tabletop.games.paw_of_duty.advice.coach import REMARKS
from tabletop.games.paw_of_duty.advice.effects import effect_of
from tabletop.games.paw_of_duty.advice.reasons import reasons
from tabletop.games.paw_of_duty.after.ending import how_it_ended
from tabletop.games.paw_of_duty.after.story import PawStory
from tabletop.games.paw_of_duty.rules import content, events, model
from tabletop.games.paw_of_duty.rules.board import FACINGS, RAYS, SQUARES, square_text
from tabletop.games.paw_of_duty.rules.model import Action, PawState
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.games.paw_of_duty.table import moments, preview
from tabletop.games.paw_of_duty.table.measures import Measures
from tabletop.games.paw_of_duty.table.paint import pieces
from tabletop.games.paw_of_duty.table.places import Places, arrows_for
from tabletop.games.paw_of_duty.table.seats import face
from tabletop.games.paw_of_duty.voice import explain, prompts, words
from tabletop.games.paw_of_duty.voice.chatter import SAYINGS, feel
from tabletop.games.paw_of_duty.voice.sheet import sheet
from tabletop.games.paw_of_duty.voice.words import kitty_words
from tabletop.kernel.events import HIDDEN, NOBODY, Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.reasons import Reason
from tabletop.ui.stage.controller import GameController
from tabletop.ui.stage.layout import Beat, Gesture, Held, Layout, Picture, Piece, Size, Wish

_BUTTONS = {model.END: ("end", _("End the turn")), model.DRAW: ("deck", _("Draw a card"))}
_CARDS = {
    model.BACK: ("deck", _("Put {card} back")),
    model.PLAY: ("city", _("Play {card}")),
    model.SWAP: ("discards", _("Discard {card}, draw another")),
    model.TOSS: ("discards", _("Discard {card}")),
}
_PICKS = {
    content.CLAWS_OUT: _("Attack {target} with {kitty} ({here})"),
    content.RADIO: _("Deal 1 damage to {kitty} ({here})"),
    content.BAMBOOZLE: _("Make {kitty} ({here}) attack {target}"),
    content.POUNCE: _("Pounce on {target} with {kitty} ({here})"),
    content.HISS: _("Hiss at {target} with {kitty} ({here})"),
    content.HAIRBALL_MORTAR: _("Fire at {target} with {kitty} ({here})"),
    content.CLAW_SWIPE: _("Swipe with {kitty} ({here})"),
    content.TAIL_HOOK: _("Hook {target} with {kitty} ({here})"),
}
"""The gesture's words for a PICK, by card."""
_MOVES = {
    content.BOMBS_AWAY: _("Hop {kitty} over {over} to {there}"),
    content.SWITCHEROO: _("Swap {kitty} ({here}) and {target} ({there})"),
    content.LASER_POINTER: _("Move the enemy {kitty} from {here} to {there}"),
    content.RESCUE_CHOPPER: _("Fly {kitty} from {here} to {there}"),
}
"""The gesture's words for a MOVE, by card, where it is no plain step."""

_BEATS: dict[type[Event], Beat] = {
    events.Deployed: Beat(0.45, "place"),
    **dict.fromkeys((events.Offered, events.Drew, events.Discarded), Beat(0.35, "slide")),
    **dict.fromkeys((events.Mixed, events.Reshuffled), Beat(0.4, "riffle")),
    events.Tidied: Beat(0.3, "slide"),
    **dict.fromkeys((events.Moved, events.Switched), Beat(0.4, "slide")),
    events.Turned: Beat(0.25, "tick"),
    events.Lobbed: Beat(0.3, "meow-2"),
    events.Eligible: Beat(0.6, "star"),
    events.HeldLine: Beat(1.2, "fanfare"),
    events.Counted: Beat(0.8, "star"),
}
"""How long events take and how they sound, where that is always the same."""


class PawOfDutyController(GameController[PawState, PawView, Action]):
    """The seats give the names; everything else comes from the view it is handed."""

    painters = pieces.PAINTERS
    ending = how_it_ended
    whole_window = True
    goal = _("Hold a line of three, or capture more.")
    story = PawStory
    seat_kinds = ("head", "hand", "carrier", "pennants")
    chatter = SAYINGS
    remarks = REMARKS
    feel = staticmethod(feel)
    heading = prompts.heading
    prompt = prompts.prompt
    banner = prompts.banner
    tell = words.tell
    explain = explain.explain
    sheet = sheet
    foresee = foresight.foresee
    reasons = reasons
    sure = foresight.sure

    def layout(self, view: PawView, legal: Sequence[Action], size: Size) -> Layout:
        return Places(self).layout(view, legal, self._measures(size))

    def _measures(self, size: Size) -> Measures:
        return Measures.of(*size, self.text, self.folded)

    def face(self, view: PawView, seat: int) -> str:
        return face(self.seats[seat], seat)

    def taken(self, view: PawView, key: str, actions: Sequence[Action]) -> str:
        words = prompts.taken(view, actions) or super().taken(view, key, actions)
        return prompts.brief(words) if self.text > prompts.LARGE else words

    def gesture(self, view: PawView, action: Action) -> Gesture:
        verb, what, where = action
        if verb in _BUTTONS:
            button, says = _BUTTONS[verb]
            return Gesture(button, (button,), says, ends=verb == model.END)
        if verb == model.READY:
            return Gesture("ready", ("ready",), prompts.ready_words(view), ends=True)
        if verb == model.SKIP:
            return Gesture("skip", ("skip",), prompts.skip_words(view), ends=not view.tactics)
        if verb in _CARDS:
            drop, says = _CARDS[verb]
            says = says.format(card=words.card_words(what))
            return Gesture(f"card:{what}", (drop,), says, ("card", what), quiet=verb == model.SWAP)
        if verb == model.DEPLOY:
            says = _("Place {kitty} on {square}", kitty=kitty_words(what), square=square_text(where))
            return Gesture(f"kitty:{what}", (f"square:{where}",), says, ("recruit", what))
        if verb == model.RESCUE:
            return Gesture(f"kitty:{what}", (f"kitty:{what}",), _("Rescue {kitty}", kitty=kitty_words(what)))
        on = view.on_board()
        mine, who = f"kitty:{on[what].kitty}", kitty_words(on[what].kitty)
        if verb == model.TURN:
            facing, key = words.FACING_NAMES[where], ("up", "right", "down", "left")[where]
            if arrows_for(view) != HIDDEN:
                return Gesture(f"arrow:{where}", (f"arrow:{where}",), _("Face {facing}", facing=facing), key=key)
            says = _("Turn {kitty} ({square}) {facing}", kitty=who, square=square_text(what), facing=facing)
            return Gesture(mine, (f"turn:{what}:{where}",), says, ("arrow", where), stays=True, key=key)
        kind = content.KIND[view.card] if view.phase == model.CARD else HIDDEN
        if kind == HIDDEN:
            says = _("Give {kitty} ({square}) the token", kitty=who, square=square_text(what))
            return Gesture(mine, (mine,), says)
        aim = where if verb == model.MOVE else _aim(on, what, kind)
        target = kitty_words(on[aim].kitty) if aim in on else ""
        over = kitty_words(on[(what + aim) // 2].kitty) if kind == content.BOMBS_AWAY else ""
        if verb == model.MOVE:
            says = _MOVES.get(kind, _("Move {kitty} from {here} to {there}"))
        else:
            says = _PICKS[kind] if target else _("Run with {kitty} from {here} to {there}")
        says = says.format(kitty=who, target=target, over=over, here=square_text(what), there=square_text(aim))
        there = f"kitty:{on[aim].kitty}" if aim in on else f"square:{aim}"
        return Gesture(mine, (there,), says, stays=verb == model.PICK)

    def wishes(self, view: PawView) -> Iterable[Wish]:
        if view.seat is None:
            return
        yield Wish("deck", (), model.DRAW_ONE)
        kind = content.KIND[view.card] if view.phase == model.CARD else HIDDEN
        redrawing, supplied = view.phase == model.REDRAWING, kind == content.SUPPLY_DROP
        cards = model.BACKS if redrawing else model.TOSSES if supplied else model.PLAYS
        for card in (*view.hands[view.seat], *view.aside):
            if card != HIDDEN:
                yield Wish(f"card:{card}", (), cards[card])
                if cards is model.PLAYS:
                    yield Wish(f"card:{card}", ("discards",), model.SWAPS[card])
        on = view.on_board()
        places = [(f"square:{one}", *([f"kitty:{on[one].kitty}"] if one in on else [])) for one in range(SQUARES)]
        for kitty in view.offer:
            if kitty != HIDDEN:
                for there in range(SQUARES):
                    yield Wish(f"kitty:{kitty}", places[there], model.DEPLOYS[kitty][there])
        if view.phase == model.RESCUING:
            for kitty in (*view.captured[0], *view.captured[1]):
                yield Wish(f"kitty:{kitty}", (), model.RESCUES[kitty])
        for here, unit in on.items():
            lift = f"kitty:{unit.kitty}"
            yield Wish(lift, (), model.PICKS[here])
            for there in range(SQUARES):
                if there != here:
                    if there in on and kind not in (HIDDEN, content.SWITCHEROO):
                        yield Wish(lift, places[there], model.PICKS[here])
                    yield Wish(lift, places[there], model.MOVES[here][there])
            for facing in range(FACINGS):
                yield Wish(lift, (f"turn:{here}:{facing}",), model.TURNS[here][facing])

    def whose_turn(self, state: PawState) -> int:
        """Nobody's in the phases after a turn was ended: tokens and rescue."""
        return NOBODY if state.phase in (model.TOKEN, model.RESCUING) else state.seat

    def unfinished(self, view: PawView) -> bool:
        """From playing a card (or placing a Kitty) to the last step of it."""
        return view.phase in (model.CARD, model.FACING) or (view.phase == model.REDRAWING and bool(view.aside))

    def preview(self, view: PawView, action: Action, size: Size) -> tuple[Piece, ...]:
        if action.verb not in (model.MOVE, model.PICK, model.TURN, model.DEPLOY) or view.phase == model.TOKEN:
            return ()
        return preview.preview(view, action, self._measures(size))

    def overlay(self, view: PawView, size: Size) -> tuple[Piece, ...]:
        return preview.threats(view, self._measures(size))

    def own_reason(self, view: PawView, legal: Sequence[Action], action: Action, other: Action) -> list[Reason]:
        """A line is told first, even where the other action makes one too."""
        own = super().own_reason(view, legal, action, other)
        made = foresight.new_lines(effect_of(view, action)) if own and not view.standing(1 - view.active) else None
        return [made, *own] if made and own[0].kind != made.kind else own

    def beat(self, view: PawView, event: Event) -> Beat:
        beat, moment = self._beat(event, view.seat), moments.moment(view, event, self.names)
        captions = (*beat.captions, *moments.broken_line(view, event))
        said = moment is not None and isinstance(event, events.Attacked)
        return beat._replace(captions=() if said else captions, moment=moment)

    def _beat(self, event: Event, viewer: int | None) -> Beat:
        match event:
            case events.Played(seat=seat):
                return Beat(0.9 if seat != viewer else 0.2, "flip")
            case events.Attacked(kitty=kitty, double=double):
                return _caption(0.45, "meow-1", kitty, _("double!") if double else _("attacks!"))
            case events.Hurt(kitty=kitty, damage=damage):
                return _caption(0.45, "explosion", kitty, f"-{damage}")._replace(bursts=(f"kitty:{kitty}",))
            case events.Captured(kitty=kitty):
                return _caption(0.6, "capture", kitty, _("captured"))
            case events.Marked(kitty=kitty, tokens=tokens) if tokens > 1:
                return _caption(0.45, "token", kitty, _("a paw token"))
            case events.Rescued(kitty=kitty):
                return _caption(0.6, "purr", kitty, _("rescued"))
        return _BEATS.get(type(event), Beat())

    def holds(self, view: PawView) -> tuple[Held, ...]:
        """The hand; and once for both the Kitties that somebody put into the deck, from its top down."""
        if view.seat is not None:
            return (Held(tuple(("card", card) for card in view.hands[view.seat])),)
        known = (("chip", kitty) for kitty in view.kitties if kitty != HIDDEN)
        return (Held(tuple(known), _("In the Kitty deck")),)

    def divides(self, event: Event) -> bool:
        return isinstance(event, events.Began)

    def token(self, event: Event) -> Picture | None:
        match event:
            case events.Played(card=card) | events.Discarded(card=card) | events.Drew(cards=(card,)) if card != HIDDEN:
                return ("card", card)
            case events.Drew() | events.Mixed():
                return content.CARD_BACK
            case events.Buried():
                return None
        kitty = getattr(event, "kitty", HIDDEN)
        return None if kitty == HIDDEN else ("chip", kitty)

    def tip(self, view: PawView, key: str) -> str:
        if key.startswith("square:"):
            return explain.square(view, self.names, key)
        told = self.explain(view, key) if self.text > prompts.LARGE else None
        return prompts.sentence(told.text) if told is not None else ""

    def refused(
        self, view: PawView, lift: str, drop: str | None, ask: Callable[[Any], Refusal | None]
    ) -> Refusal | None:
        """A square that is pressed with empty hands says what is there and who aims at it."""
        if drop is None and lift.startswith("square:"):
            return Refusal("PD-1.1", explain.square(view, self.names, lift))
        return super().refused(view, lift, drop, ask)

    def reason(self, outcome: Outcome) -> str:
        return words.ENDINGS[outcome.reason]


def _caption(seconds: float, sound: str, kitty: int, says: str) -> Beat:
    return Beat(seconds, sound, captions=((f"kitty:{kitty}", says),))


def _aim(on: dict[int, Unit], square: int, kind: int) -> int:
    """The square a PICK with this card is aimed at; the Kitty's own for cards without a target."""
    if kind in (content.CLAW_SWIPE, content.RADIO):
        return square
    ahead = RAYS[square][on[square].facing]
    if kind == content.HAIRBALL_MORTAR:
        return ahead[1]
    if kind in (content.POUNCE, content.TAIL_HOOK):
        return next((there for there in ahead if there in on), ahead[-1])
    return ahead[0]
