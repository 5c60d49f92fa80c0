"""Paw of Duty at the table: how orders are given by hand, what is seen before they are given.

Imports this game and the table's means.
"""

from collections.abc import Iterable, Sequence

from tabletop.games.paw_of_duty import events, model, painter, staging, words
from tabletop.games.paw_of_duty.chatter import SAYINGS, feel
from tabletop.games.paw_of_duty.city import FACINGS, LINES, RAYS, SQUARES
from tabletop.games.paw_of_duty.ending import how_it_ended
from tabletop.games.paw_of_duty.model import CARD_NAMES, CARD_TEXTS, KIND, LEVEL, Order
from tabletop.games.paw_of_duty.places import (
    BACK_ART,
    TOKEN,
    Places,
    arrows_for,
    card_key,
    face,
    kitty_key,
    rope,
    square_key,
)
from tabletop.games.paw_of_duty.rules import PawOfDuty
from tabletop.games.paw_of_duty.street import Spots
from tabletop.games.paw_of_duty.view import PawView, Unit
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import Watched
from tabletop.kernel.rng import Rng
from tabletop.ui.controller import Controller
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Picture, Piece, Size, Wish
from tabletop.words import _, counted

GAME = PawOfDuty()
_BUTTONS = {
    model.READY: ("ready", _("Go on")),
    model.END: ("end", _("End the turn")),
    model.SKIP: ("skip", _("Leave it at that")),
    model.DRAW: ("deck", _("Draw a card")),
}


class PawOfDutyController(Controller):
    """The seats give the names; everything else comes from the view it is handed."""

    painters = painter.PAINTERS
    ending = how_it_ended
    whole_window = True
    goal = _("Hold three in a line, or capture the most.")
    chatter = SAYINGS
    feel = staticmethod(feel)
    face = staticmethod(face)
    heading = staticmethod(words.heading)
    prompt = staticmethod(words.prompt)

    def layout(self, view: PawView, legal: Sequence[Order], size: Size) -> Layout:
        return Places(self.seats).layout(view, legal, size)

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: PawView, action: Order) -> Gesture:
        verb, what, where = action
        if verb in _BUTTONS:
            key, says = _BUTTONS[verb]
            return Gesture(key, (key,), says)
        if verb == model.BACK:
            return Gesture(card_key(what), ("deck",), _("Put it back"), ("card", what))
        if verb == model.PLAY:
            return Gesture(card_key(what), ("city",), _("Play it"), ("card", what))
        if verb in (model.SWAP, model.TOSS):
            says = _("Discard it and draw another") if verb == model.SWAP else _("Discard it")
            return Gesture(card_key(what), ("discards",), says, ("card", what), quiet=verb == model.SWAP)
        if verb == model.DEPLOY:
            return Gesture(kitty_key(what), (square_key(where),), _("Place it here"), ("recruit", what))
        if verb == model.RESCUE:
            return Gesture(kitty_key(what), (kitty_key(what),), _("Rescue it"))
        on = view.on_board()
        mine = kitty_key(on[what].kitty)
        if verb == model.TURN:
            says = _("Face {facing}", facing=words.FACING_NAMES[where])
            if arrows_for(view) != HIDDEN:
                return Gesture(f"arrow:{where}", (f"arrow:{where}",), says)
            return Gesture(mine, (f"turn:{what}:{where}",), says, ("arrow", where))
        kind = KIND[view.card] if view.phase == model.CARD else HIDDEN
        if verb == model.MOVE:
            if kind == model.SWITCHEROO:
                return Gesture(mine, (kitty_key(on[where].kitty),), _("Change places"))
            return Gesture(mine, (square_key(where),), _("Go there"))
        if kind == HIDDEN:
            return Gesture(mine, (mine,), _("Give it the token"))
        if kind in (model.CLAW_SWIPE, model.RADIO):
            return Gesture(mine, (mine,), CARD_NAMES[kind])
        aim = _aim(on, what, kind)
        return Gesture(mine, (kitty_key(on[aim].kitty) if aim in on else square_key(aim),), CARD_NAMES[kind])

    def wishes(self, view: PawView) -> Iterable[Wish]:
        if view.seat is None:
            return
        yield Wish("deck", (), model.DRAW_ONE)
        supplied = view.phase == model.CARD and KIND[view.card] == model.SUPPLY_DROP
        for card in (*view.hands[view.seat], *view.aside):
            if card == HIDDEN:
                continue
            if view.phase == model.REDRAWING:
                yield Wish(card_key(card), (), model.BACKS[card])
            elif supplied:
                yield Wish(card_key(card), (), model.TOSSES[card])
            else:
                yield Wish(card_key(card), (), model.PLAYS[card])
                yield Wish(card_key(card), ("discards",), model.SWAPS[card])
        on = view.on_board()
        places = [
            (square_key(square), *([kitty_key(on[square].kitty)] if square in on else [])) for square in range(SQUARES)
        ]
        for kitty in view.offer:
            if kitty != HIDDEN:
                yield from (
                    Wish(kitty_key(kitty), places[there], model.DEPLOYS[kitty][there]) for there in range(SQUARES)
                )
        if view.phase == model.RESCUING:
            for kitty in (*view.captured[0], *view.captured[1]):
                yield Wish(kitty_key(kitty), (), model.RESCUES[kitty])
        acts = view.phase == model.CARD and KIND[view.card] != model.SWITCHEROO
        for here, unit in on.items():
            lift = kitty_key(unit.kitty)
            yield Wish(lift, (), model.PICKS[here])
            for there in range(SQUARES):
                if there != here:
                    yield Wish(
                        lift, places[there], model.PICKS[here] if acts and there in on else model.MOVES[here][there]
                    )
            yield from (Wish(lift, (f"turn:{here}:{facing}",), model.TURNS[here][facing]) for facing in range(FACINGS))

    # -- before it is done -----------------------------------------------------------------------------

    def unfinished(self, view: PawView) -> bool:
        """From playing a card (or placing a Kitty) to the last step of it."""
        return view.phase in (model.CARD, model.FACING) or (view.phase == model.REDRAWING and bool(view.aside))

    def preview(self, view: PawView, action: Order, size: Size) -> tuple[Piece, ...]:
        """Paths, facings, damage and captures, as the rules themselves work them out."""
        if action.verb not in (model.MOVE, model.PICK, model.TURN, model.DEPLOY) or view.phase == model.TOKEN:
            return ()
        state = GAME.determinize(view, Rng(0))
        seen = Watched(GAME, state, (view.seat,))
        GAME.apply(state, action, Rng(0), seen)
        spots = Spots.of(*size)
        pieces: list[Piece] = []
        before = view
        for event, after in seen.frames[view.seat]:
            if isinstance(event, events.Began | events.Tidied | events.Drew):
                break
            pieces += _foreseen(view, event, spots)
            view = after
        new = set(_filled(view)).difference(_filled(before))
        return (*(rope("", line, view.seat or 0, spots, sure=False) for line in sorted(new)), *pieces)

    # -- events ----------------------------------------------------------------------------------------

    def beat(self, view: PawView, event: Event) -> Beat:
        beat, moment = self._beat(event, view.seat), staging.moment(view, event, self.names)
        if moment is not None and isinstance(event, events.Attacked):
            beat = beat._replace(captions=())  # the moment says it
        return beat._replace(moment=moment)

    def _beat(self, event: Event, viewer: int | None) -> Beat:
        match event:
            case events.Deployed():
                return Beat(0.45, "place")
            case events.Offered() | events.Drew() | events.Discarded():
                return Beat(0.35, "slide")
            case events.Mixed() | events.Reshuffled():
                return Beat(0.4, "riffle")
            case events.Played(seat=seat):
                return Beat(0.9 if seat != viewer else 0.2, "flip")
            case events.Tidied():
                return Beat(0.3, "slide")
            case events.Moved() | events.Switched():
                return Beat(0.4, "slide")
            case events.Turned():
                return Beat(0.25, "tick")
            case events.Attacked(kitty=kitty, double=double):
                return _caption(0.45, "meow-1", kitty, _("double!") if double else _("attacks!"))
            case events.Lobbed():
                return Beat(0.3, "meow-2")
            case events.Hurt(kitty=kitty, damage=damage):
                return _caption(0.45, "explosion", kitty, f"-{damage}")._replace(bursts=(kitty_key(kitty),))
            case events.Captured(kitty=kitty):
                return _caption(0.6, "capture", kitty, _("captured"))
            case events.Marked(kitty=kitty, tokens=tokens) if tokens > 1:
                return _caption(0.45, "token", kitty, _("a paw token"))
            case events.Eligible():
                return Beat(0.6, "star")
            case events.Rescued(kitty=kitty):
                return _caption(0.6, "purr", kitty, _("rescued"))
            case events.HeldLine():
                return Beat(1.2, "fanfare")
            case events.Counted():
                return Beat(0.8, "star")
        return Beat()

    # -- words -----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        return words.tell(event, self.names)

    def explain(self, view: PawView, key: str) -> Explanation | None:
        kind, number = key.split(":")[0], int(key.split(":")[1]) if key[-1].isdigit() else HIDDEN
        if kind == "card":
            card = KIND[number]
            return Explanation(CARD_NAMES[card], CARD_TEXTS[card], (("card", number),), f"PD-6.{card + 1}")
        if kind == "kitty":
            return self._explain_kitty(view, number)
        if key == "discards":
            says = counted("{count} card, for everybody to see.", "{count} cards, for everybody to see.",
                           len(view.discards))  # fmt: skip
            cards = tuple(("card", card) for card in view.discards)
            return Explanation(_("The discards"), says, cards, "PD-3.4")
        if key == "deck":
            says = counted("{count} Tactic card is left.", "{count} Tactic cards are left.", view.deck)
            says += " " + _("When they run out, the discards are shuffled and become the deck.")
            return Explanation(_("The Tactic deck"), says, (BACK_ART,), "PD-3.4")
        if key == "kitties":
            known = [kitty for kitty in view.kitties if kitty != HIDDEN]
            says = counted("{count} Kitty is left in the deck.", "{count} Kitties are left in the deck.",
                           len(view.kitties))  # fmt: skip
            if known:
                says += " " + _("These you know to be in it, from the top down:")
            return Explanation(_("The Kitty deck"), says, tuple(("recruit", kitty) for kitty in known), "PD-7.1")
        return None

    def _explain_kitty(self, view: PawView, kitty: int) -> Explanation:
        family, level = model.TYPE[kitty], LEVEL[kitty]
        says = _(
            "Attacks for {level}, for {double} against a {prey}. Captured by {level} damage in one turn, and then "
            "worth {level}. Placing it gives {tactics}.",
            level=level,
            double=2 * level,
            prey=model.TYPE_NAMES[model.PREY[family]],
            tactics=counted("{count} tactic", "{count} tactics", model.TACTICS[kitty]),
        )
        unit = next((unit for unit in view.units if unit.kitty == kitty), None)
        if unit is not None:
            now = _(
                "{name}'s, facing {facing}, with {tokens} and {damage} damage this turn.",
                name=self.names[unit.owner],
                facing=words.FACING_NAMES[unit.facing],
                tokens=counted("{count} paw token", "{count} paw tokens", unit.tokens),
                damage=unit.damage,
            )
            says = f"{now}\n\n{says}"
        title = _("{family}, level {level}", family=model.TYPE_NAMES[family], level=level)
        return Explanation(title, says, (("recruit", kitty),), "PD-1.2")

    def reason(self, outcome: Outcome) -> str:
        return words.REASONS[outcome.reason]


def _caption(seconds: float, sound: str, kitty: int, says: str) -> Beat:
    return Beat(seconds, sound, captions=((kitty_key(kitty), says),))


def _aim(on: dict[int, Unit], square: int, kind: int) -> int:
    """The square that a Kitty's deed with this card is aimed at."""
    ahead = RAYS[square][on[square].facing]
    if kind == model.HAIRBALL_MORTAR:
        return ahead[1]
    if kind in (model.POUNCE, model.TAIL_HOOK):
        return next((there for there in ahead if there in on), ahead[-1])
    return ahead[0]


def _filled(view: PawView) -> list[int]:
    """The lines of the City that the viewer's Kitties fill."""
    mine = {unit.square for unit in view.units if unit.owner == view.seat}
    return [number for number, line in enumerate(LINES) if mine.issuperset(line)]


def _foreseen(view: PawView, event: Event, spots: Spots) -> list[Piece]:
    """What an event that has not happened yet would look like, over the view before it."""
    on = {unit.kitty: unit for unit in view.units}
    match event:
        case events.Deployed(seat=seat, kitty=kitty, square=square):
            return [_over(spots, square, ("ghost", kitty, seat, seat == view.seat, 0))]
        case events.Moved(kitty=kitty, here=here, there=there):
            return [_path(spots, here, there), _ghost(view, on[kitty], spots, there)]
        case events.Switched(kitty=kitty, other=other, here=here, there=there):
            ghosts = [_ghost(view, on[kitty], spots, there), _ghost(view, on[other], spots, here)]
            return [_path(spots, here, there), *ghosts]
        case events.Turned(kitty=kitty, facing=facing):
            return [_over(spots, on[kitty].square, ("claws", on[kitty].owner, facing))]
        case events.Lobbed(here=here, there=there):
            return [_path(spots, here, there)]
        case events.Hurt(kitty=kitty, damage=damage, total=total):
            return [_over(spots, on[kitty].square, ("blow", damage, total >= LEVEL[kitty]))]
    return []


def _over(spots: Spots, square: int, picture: Picture) -> Piece:
    """A picture as large as a Kitty over a square."""
    x, y, s = spots.street.stand(square)
    return Piece("", picture, x, y, TOKEN * s, TOKEN * s)


def _ghost(view: PawView, unit: Unit, spots: Spots, square: int) -> Piece:
    return _over(spots, square, ("ghost", unit.kitty, unit.owner, unit.owner == (view.seat or 0), unit.facing))


def _path(spots: Spots, here: int, there: int) -> Piece:
    (ax, ay, _s), (bx, by, _t) = spots.street.stand(here), spots.street.stand(there)
    width, height = abs(bx - ax) + 24, abs(by - ay) + 24
    left, top = min(ax, bx) - 12, min(ay, by) - 12
    ends = ((ax - left) / width, (ay - top) / height, (bx - left) / width, (by - top) / height)
    return Piece("", ("path", *ends), left + width / 2, top + height / 2, width, height)
