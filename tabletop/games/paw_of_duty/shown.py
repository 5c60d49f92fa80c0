"""What the table shows after each event, as far as the event tells. Imports the kernel, the model and the view."""

from tabletop.games.paw_of_duty.city import LINES
from tabletop.games.paw_of_duty.model import (
    CLAWS,
    CONTROL,
    NO_KITTY,
    OVER,
    RADIO_CARD,
    TACTICS,
    Claim,
)
from tabletop.games.paw_of_duty.view import PawView, Unit
from tabletop.kernel.events import HIDDEN, Event


def advance(view: PawView, event: Event) -> PawView:
    match event.kind:
        case "now":
            phase, tactics, card, step, last, used = event.detail
            over = None if phase == OVER else view.active
            return view._replace(
                phase=phase, tactics=tactics, card=card, step=step, last=last, used=used, to_act=over
            )
        case "back" | "mix" | "redraw" | "begin" | "offer" | "deploy" | "bottom":
            return _opening(view, event)
        case "play" | "discard" | "draw" | "reshuffle" | "tidy":
            return _cards(view, event)
        case "eligible":
            claims = tuple(_claim(view, line) for line in event.detail)
            return view._replace(claims=_with(((), ()), event.seat, claims))
        case "rescue":
            kitty = event.pieces[0]
            left = tuple(taken for taken in view.captured[1 - event.seat] if taken != kitty)
            return view._replace(
                captured=_with(view.captured, 1 - event.seat, left), removed=(*view.removed, kitty)
            )
        case "control":
            return view._replace(ended=CONTROL, winner=event.seat)
        case "power":
            view = _rested(view)._replace(ended=event.detail[0], winner=event.seat)
            return view._replace(claims=_with(view.claims, 1 - view.active, ()))
    return _board(view, event)


def _opening(view: PawView, event: Event) -> PawView:
    seat, pieces = event.seat, event.pieces
    match event.kind:
        case "back":
            hand = _without(view.hands[seat], pieces[0])
            aside = tuple(sorted((*view.aside, pieces[0])))
            return view._replace(hands=_with(view.hands, seat, hand), aside=aside)
        case "mix":
            return view._replace(aside=(), deck=view.deck + len(pieces))
        case "redraw":
            return view._replace(active=seat)
        case "begin":
            view = _rested(view)._replace(turn=event.detail[0], active=seat)
            return view._replace(claims=_with(view.claims, seat, ()))
        case "offer":
            mine = 1 << seat
            seen = pieces if HIDDEN not in pieces else view.kitties[:2]
            known = (view.known[0] | mine, view.known[1] | mine)
            return view._replace(
                offer=seen, offer_known=known, kitties=view.kitties[2:], known=view.known[2:]
            )
        case "deploy":
            kitty = pieces[0]
            unit = Unit(kitty, seat, event.detail[0], 0, 1, 0)
            return view._replace(
                units=_sorted((*view.units, unit)),
                offer=_without(view.offer, kitty),
                placed=kitty,
                tactics=TACTICS[kitty],
            )
    return view._replace(
        kitties=(*view.kitties, view.offer[0]), known=(*view.known, event.detail[0]), offer=(), offer_known=()
    )


def _rested(view: PawView) -> PawView:
    """Damage is forgotten (PD-3.1)."""
    return view._replace(
        units=tuple(unit._replace(damage=0) for unit in view.units), placed=NO_KITTY, tactics=0
    )


def _cards(view: PawView, event: Event) -> PawView:
    seat, pieces = event.seat, event.pieces
    match event.kind:
        case "draw":
            hand = _in_order((*view.hands[seat], *pieces))
            return view._replace(hands=_with(view.hands, seat, hand), deck=view.deck - len(pieces))
        case "reshuffle":
            shuffled = sum(1 << card for card in view.discards)
            return view._replace(deck=len(view.discards), discards=(), shuffled=shuffled)
        case "tidy":
            back = tuple(card for card in pieces if card == CLAWS[seat])
            gone = tuple(card for card in pieces if card != CLAWS[seat])
            hand = _in_order((*view.hands[seat], *back))
            return view._replace(
                aside=(), discards=(*view.discards, *gone), hands=_with(view.hands, seat, hand)
            )
    card = pieces[0]
    view = view._replace(hands=_with(view.hands, seat, _without(view.hands[seat], card)))
    if card == RADIO_CARD:
        view = view._replace(radio=-1)
    if event.kind == "play":
        return view._replace(aside=(*view.aside, card))
    return view._replace(discards=(*view.discards, card))


def _board(view: PawView, event: Event) -> PawView:
    kitty = event.pieces[0] if event.pieces else NO_KITTY
    match event.kind:
        case "move":
            return _changed(view, kitty, square=event.detail[1])
        case "switch":
            here, there = event.detail
            return _changed(_changed(view, kitty, square=there), event.pieces[1], square=here)
        case "turn":
            return _changed(view, kitty, facing=event.detail[0])
        case "damage":
            return _changed(view, kitty, damage=event.detail[1])
        case "token":
            return _changed(view, kitty, tokens=event.detail[0])
        case "capture":
            taken = (*view.captured[event.seat], kitty)
            return view._replace(
                units=tuple(unit for unit in view.units if unit.kitty != kitty),
                captured=_with(view.captured, event.seat, taken),
            )
    return view


def _changed(view: PawView, kitty: int, **change: int) -> PawView:
    units = tuple(unit._replace(**change) if unit.kitty == kitty else unit for unit in view.units)
    return view._replace(units=units)


def _claim(view: PawView, line: int) -> Claim:
    on = {unit.square: unit.kitty for unit in view.units}
    first, second, third = (on[square] for square in LINES[line])
    return line, first, second, third


def _sorted(units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    return tuple(sorted(units, key=lambda unit: (unit.owner, unit.kitty)))


def _in_order(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Known cards sorted, hidden ones after them."""
    known = sorted(card for card in cards if card != HIDDEN)
    return (*known, *(HIDDEN,) * (len(cards) - len(known)))


def _without(pieces: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """One piece less: this one, or a hidden one if it is not to be seen."""
    place = pieces.index(piece if piece in pieces else HIDDEN)
    return (*pieces[:place], *pieces[place + 1 :])


def _with(things: tuple[tuple, ...], place: int, thing: tuple) -> tuple:  # type: ignore[type-arg]
    return (*things[:place], thing, *things[place + 1 :])
