"""Paw of Duty at the table: how orders are given by hand, what is seen before they are given.

Imports this game and the table's means.
"""

from collections.abc import Sequence

import pygame

from tabletop.games.paw_of_duty import painter, spoken
from tabletop.games.paw_of_duty.city import BEYOND, NEXT, OPEN
from tabletop.games.paw_of_duty.model import (
    BACK,
    CARD,
    CARD_NAMES,
    CARD_TEXTS,
    CLAW_SWIPE,
    DEPLOY,
    DRAW,
    END,
    FACING,
    HAIRBALL_MORTAR,
    KIND,
    LEVEL,
    MOVE,
    PICK,
    PLAY,
    POUNCE,
    PREY,
    RADIO,
    READY,
    REDRAWING,
    RESCUE,
    RESCUING,
    SKIP,
    SUPPLY_DROP,
    SWAP,
    SWITCHEROO,
    TACTICS,
    TAIL_HOOK,
    TOKEN,
    TOSS,
    TURN,
    TYPE,
    TYPE_NAMES,
    Order,
)
from tabletop.games.paw_of_duty.places import Places, Spots, arrows_for, card_key, kitty_key, square_key
from tabletop.games.paw_of_duty.rules import PawOfDuty
from tabletop.games.paw_of_duty.shown import advance
from tabletop.games.paw_of_duty.view import PawView
from tabletop.kernel.events import HIDDEN, Event
from tabletop.kernel.game import Outcome
from tabletop.kernel.match import Seat
from tabletop.kernel.rng import Rng
from tabletop.ui.layout import Beat, Explanation, Gesture, Layout, Picture, Piece
from tabletop.ui.look import Look
from tabletop.words import _, counted

GAME = PawOfDuty()
_BUTTONS = {
    READY: ("ready", _("Go on")),
    END: ("end", _("End the turn")),
    SKIP: ("skip", _("Leave it at that")),
    DRAW: ("deck", _("Draw a card")),
}


class PawOfDutyController:
    """The seats give the names; everything else comes from the view it is handed."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = tuple(seats)
        self.places = Places(seats)

    def name(self, seat: int) -> str:
        return self.seats[seat].name

    def layout(self, view: PawView, width: float, height: float) -> Layout:
        return self.places.layout(view, width, height)

    def paint(self, picture: Picture, width: int, height: int, look: Look) -> pygame.Surface:
        return painter.paint(picture, width, height, look)

    # -- gestures --------------------------------------------------------------------------------------

    def gesture(self, view: PawView, action: Order) -> Gesture:
        verb, what, where = action
        if verb in _BUTTONS:
            key, words = _BUTTONS[verb]
            return Gesture(key, (key,), words)
        if verb == BACK:
            return Gesture(card_key(what), ("deck",), _("Put it back"), ("card", what))
        if verb == PLAY:
            return Gesture(card_key(what), ("city",), _("Play it"), ("card", what))
        if verb in (SWAP, TOSS):
            words = _("Discard it and draw another") if verb == SWAP else _("Discard it")
            return Gesture(card_key(what), ("discards",), words, ("card", what))
        if verb == DEPLOY:
            return Gesture(kitty_key(what), (square_key(where),), _("Place it here"), ("recruit", what))
        if verb == RESCUE:
            return Gesture(kitty_key(what), (kitty_key(what),), _("Rescue it"))
        if verb == TURN:
            return self._turn(view, what, where)
        if verb == MOVE:
            return self._move(view, what, where)
        return self._pick(view, what)

    def _turn(self, view: PawView, square: int, facing: int) -> Gesture:
        words = _("Face {facing}").format(facing=spoken.FACING_NAMES[facing])
        if arrows_for(view) != HIDDEN:
            return Gesture(f"arrow:{facing}", (f"arrow:{facing}",), words)
        return Gesture(_key_on(view, square), (f"turn:{square}:{facing}",), words, ("arrow", facing))

    def _move(self, view: PawView, here: int, there: int) -> Gesture:
        if KIND[view.card] == SWITCHEROO:
            return Gesture(_key_on(view, here), (_key_on(view, there),), _("Change places"))
        return Gesture(_key_on(view, here), (square_key(there),), _("Go there"))

    def _pick(self, view: PawView, square: int) -> Gesture:
        """A Kitty acts on another one; where it is the only one concerned, it is put on itself."""
        mine = _key_on(view, square)
        kind = KIND[view.card] if view.phase == CARD else HIDDEN
        words = CARD_NAMES[kind] if kind != HIDDEN else _("Give it the token")
        if view.phase == TOKEN or kind in (CLAW_SWIPE, RADIO):
            return Gesture(mine, (mine,), words)
        target = _target(view, square, kind)
        if target in _on_board(view):
            return Gesture(mine, (_key_on(view, target),), words)
        return Gesture(mine, (square_key(target),), words)

    def attempt(self, view: PawView, lift: str, drop: str | None) -> Order | None:
        if view.seat is None:
            return None
        if lift == "deck":
            return Order(DRAW)
        kind, number = lift.split(":")[0], int(lift.split(":")[1]) if ":" in lift else HIDDEN
        if kind == "card":
            return self._attempt_card(view, number, drop)
        if kind == "kitty" and number in view.offer:
            square = _square_of(view, drop)
            return None if square == HIDDEN else Order(DEPLOY, number, square)
        unit = next((unit for unit in view.units if unit.kitty == number), None)
        if kind != "kitty" or unit is None:
            return Order(RESCUE, number) if kind == "kitty" and view.phase == RESCUING else None
        place = _square_of(view, drop)
        if place in (HIDDEN, unit.square):
            return Order(PICK, unit.square)
        if place in _on_board(view) and view.phase == CARD and KIND[view.card] != SWITCHEROO:
            return Order(PICK, unit.square)
        return Order(MOVE, unit.square, place)

    def _attempt_card(self, view: PawView, card: int, drop: str | None) -> Order | None:
        if view.phase == REDRAWING:
            return Order(BACK, card)
        if view.phase == CARD and KIND[view.card] == SUPPLY_DROP:
            return Order(TOSS, card)
        return Order(SWAP if drop == "discards" else PLAY, card)

    # -- before it is done -----------------------------------------------------------------------------

    def unfinished(self, view: PawView) -> bool:
        """From playing a card (or placing a Kitty) to the last step of it."""
        return view.phase in (CARD, FACING) or (view.phase == REDRAWING and bool(view.aside))

    def preview(self, view: PawView, action: Order, width: float, height: float) -> tuple[Piece, ...]:
        """Paths, facings, damage and captures, as the rules themselves work them out."""
        if action.verb not in (MOVE, PICK, TURN, DEPLOY) or view.phase == TOKEN:
            return ()
        state = GAME.determinize(view, Rng(0))
        spots = Spots.of(width, height)
        pieces: list[Piece] = []
        for event in GAME.apply(state, action, Rng(0)):
            if event.kind in ("begin", "tidy", "draw"):
                break
            pieces += _foreseen(view, event, spots)
            view = advance(view, event)
        return tuple(pieces)

    # -- events ----------------------------------------------------------------------------------------

    def advance(self, view: PawView, event: Event) -> PawView:
        return advance(view, event)

    def beat(self, view: PawView, event: Event) -> Beat:
        key = kitty_key(event.pieces[0]) if event.pieces else ""
        match event.kind:
            case "deploy":
                return Beat(0.45, "place")
            case "offer" | "draw":
                return Beat(0.35, "slide")
            case "mix" | "reshuffle":
                return Beat(0.4, "riffle")
            case "play":
                return Beat(0.75 if event.seat != view.seat else 0.2, "flip")
            case "discard":
                return Beat(0.35, "slide")
            case "tidy":
                return Beat(0.3, "slide")
            case "move" | "switch":
                return Beat(0.4, "slide")
            case "turn":
                return Beat(0.25, "tick")
            case "attack":
                words = _("double!") if event.detail[1] else _("attacks!")
                return Beat(0.45, "meow-1", captions=((key, words),))
            case "lob":
                return Beat(0.3, "meow-2")
            case "damage":
                return Beat(0.45, "explosion", (key,), ((key, f"-{event.detail[0]}"),))
            case "capture":
                return Beat(0.6, "capture", captions=((key, _("captured")),))
            case "token" if event.detail[0] > 1:
                return Beat(0.45, "token", captions=((key, _("a paw token")),))
            case "eligible":
                return Beat(1.0, "star", captions=((f"plate:{event.seat}", _("Three in a line!")),))
            case "rescue":
                return Beat(0.6, "purr", captions=((key, _("rescued")),))
            case "control":
                keys = tuple(kitty_key(kitty) for kitty in event.pieces)
                return Beat(1.2, "fanfare", keys, ((keys[1], _("Control!")),))
            case "power":
                return Beat(0.8, "star", captions=(("clock", _("Power!")),))
        return Beat()

    # -- words -----------------------------------------------------------------------------------------

    def tell(self, event: Event) -> str:
        return spoken.tell(event, self.name)

    def heading(self, view: PawView) -> str:
        return spoken.heading(view)

    def prompt(self, view: PawView, legal: Sequence[Order]) -> str:
        return spoken.prompt(view)

    def explain(self, view: PawView, key: str) -> Explanation | None:
        kind, number = key.split(":")[0], int(key.split(":")[1]) if key[-1].isdigit() else HIDDEN
        if kind == "card":
            card = KIND[number]
            return Explanation(CARD_NAMES[card], CARD_TEXTS[card], (("card", number),), f"PD-6.{card + 1}")
        if kind == "kitty":
            return self._explain_kitty(view, number)
        if key == "discards":
            words = counted("{count} card, for everybody to see.", "{count} cards, for everybody to see.",
                            len(view.discards))  # fmt: skip
            pictures: tuple[Picture, ...] = tuple(("card", card) for card in view.discards)
            return Explanation(_("The discards"), words, pictures, "PD-3.4")
        if key == "deck":
            words = counted("{count} Tactic card is left.", "{count} Tactic cards are left.", view.deck)
            words += " " + _("When they run out, the discards are shuffled and become the deck.")
            return Explanation(_("The Tactic deck"), words, (("back",),), "PD-3.4")
        if key == "kitties":
            known = [kitty for kitty in view.kitties if kitty != HIDDEN]
            words = counted("{count} Kitty is left in the deck.", "{count} Kitties are left in the deck.",
                            len(view.kitties))  # fmt: skip
            if known:
                words += " " + _("These you know to be in it, from the top down:")
            return Explanation(
                _("The Kitty deck"), words, tuple(("recruit", kitty) for kitty in known), "PD-7.1"
            )
        return None

    def _explain_kitty(self, view: PawView, kitty: int) -> Explanation:
        family, level = TYPE[kitty], LEVEL[kitty]
        words = _(
            "Attacks for {level}, for {double} against a {prey}. Captured by {level} damage in one turn, and then "
            "worth {level}. Placing it gives {tactics}."
        ).format(
            level=level,
            double=2 * level,
            prey=TYPE_NAMES[PREY[family]],
            tactics=counted("{count} tactic", "{count} tactics", TACTICS[kitty]),
        )
        unit = next((unit for unit in view.units if unit.kitty == kitty), None)
        if unit is not None:
            now = _("{name}'s, facing {facing}, with {tokens} and {damage} damage this turn.").format(
                name=self.name(unit.owner),
                facing=spoken.FACING_NAMES[unit.facing],
                tokens=counted("{count} paw token", "{count} paw tokens", unit.tokens),
                damage=unit.damage,
            )
            words = f"{now}\n\n{words}"
        title = _("{family}, level {level}").format(family=TYPE_NAMES[family], level=level)
        return Explanation(title, words, (("recruit", kitty),), "PD-1.2")

    def reason(self, outcome: Outcome) -> str:
        return spoken.reason(outcome.reason)


def _on_board(view: PawView) -> dict[int, int]:
    """The Kitty on each square that has one."""
    return {unit.square: unit.kitty for unit in view.units}


def _key_on(view: PawView, square: int) -> str:
    return kitty_key(_on_board(view)[square])


def _square_of(view: PawView, place: str | None) -> int:
    """The square a place on the table means; HIDDEN if it means none."""
    kind, _colon, number = (place or "").partition(":")
    if kind == "square":
        return int(number)
    if kind == "turn":
        return int(number.split(":")[0])
    if kind == "kitty":
        return next((unit.square for unit in view.units if unit.kitty == int(number)), HIDDEN)
    return HIDDEN


def _target(view: PawView, square: int, kind: int) -> int:
    """The square that a Kitty's deed with this card is aimed at."""
    on = _on_board(view)
    facing = next(unit.facing for unit in view.units if unit.square == square)
    if kind == HAIRBALL_MORTAR:
        return BEYOND[square][facing]
    ahead = NEXT[square][facing]
    if kind not in (POUNCE, TAIL_HOOK):
        return ahead
    while ahead not in on and NEXT[ahead][facing] != OPEN:
        ahead = NEXT[ahead][facing]
    return ahead


def _foreseen(view: PawView, event: Event, spots: Spots) -> list[Piece]:
    size = spots.square
    on = {unit.kitty: unit for unit in view.units}
    if event.kind == "deploy":
        x, y = spots.middle(event.detail[0])
        return [Piece("", ("ghost", event.pieces[0], event.seat, 0), x, y, size, size)]
    if event.kind in ("move", "switch"):
        here, there = event.detail
        found = [_path(spots, here, there)]
        for kitty, square in zip(event.pieces, (there, here), strict=False):
            x, y = spots.middle(square)
            unit = on[kitty]
            found.append(Piece("", ("ghost", kitty, unit.owner, unit.facing), x, y, size, size))
        return found
    if event.kind == "turn":
        unit = on[event.pieces[0]]
        x, y = spots.middle(unit.square)
        return [Piece("", ("claws", unit.owner, event.detail[0]), x, y, size, size)]
    if event.kind == "lob":
        return [_path(spots, *event.detail)]
    if event.kind == "damage":
        unit = on[event.pieces[0]]
        x, y = spots.middle(unit.square)
        captured = event.detail[1] >= LEVEL[unit.kitty]
        return [Piece("", ("blow", event.detail[0], captured), x, y, size * 0.9, size * 0.9)]
    return []


def _path(spots: Spots, here: int, there: int) -> Piece:
    (ax, ay), (bx, by) = spots.middle(here), spots.middle(there)
    width, height = abs(bx - ax) + 24, abs(by - ay) + 24
    left, top = min(ax, bx) - 12, min(ay, by) - 12
    ends = ((ax - left) / width, (ay - top) / height, (bx - left) / width, (by - top) / height)
    return Piece("", ("path", *ends), left + width / 2, top + height / 2, width, height)
