"""What the table of Nine Lives shows while a round is played back, event by event. Imports the model and view."""

from tabletop.games.nine_lives.model import (
    BIG_BOX,
    COPYCAT,
    HAIRBALL,
    HISS,
    KNOCK_IT_OFF,
    NO_CARD,
    NO_SUIT,
    NUMBER,
    POUNCE,
    SUIT,
    SUITS,
    ZOOMIES,
)
from tabletop.games.nine_lives.rules import TO_DISCARDS, TO_HAND
from tabletop.games.nine_lives.view import NineLivesView, Played
from tabletop.kernel.events import Event


def advance(view: NineLivesView, event: Event) -> NineLivesView:
    """What the table shows after this event."""
    match event.kind:
        case "play":
            return _played(view, event.seat, event.pieces[0], bool(event.detail[0]))
        case "power":
            return _powered(view, event)
        case "life":
            return view._replace(life_tops=_with(view.life_tops, event.seat, event.pieces[0]))
        case "lose":
            return _lost(view, event.seat, event.pieces[0], bool(event.detail[0]))
        case "return":
            return _returned(view, event.seat, event.pieces[0], event.detail[0])
        case "sweep":
            return view._replace(
                played=(),
                totals=(0,) * SUITS,
                leading=NO_SUIT,
                hissed=(),
                discards=(*view.discards, *event.pieces),
            )
        case "round":
            return view._replace(round=event.detail[0], keeper=event.seat, to_act=event.seat, choosing=False)
    return view


def _played(view: NineLivesView, seat: int, card: int, life: bool) -> NineLivesView:
    number = NUMBER[card]
    view = view._replace(
        played=(*view.played, Played(seat, card, life, number, number)),
        totals=_with(view.totals, SUIT[card], view.totals[SUIT[card]] + number),
        leading=SUIT[card] if view.leading == NO_SUIT else view.leading,
        to_act=None if len(view.played) + 1 == view.seats else (seat + 1) % view.seats,
    )
    if not life:
        hand = tuple(held for held in view.hand if held != card)
        return view._replace(hand=hand, hand_counts=_with(view.hand_counts, seat, view.hand_counts[seat] - 1))
    return _without_life(view, seat)


def _without_life(view: NineLivesView, seat: int) -> NineLivesView:
    """The current life has left its deck; the viewer sees the next of their own at once."""
    lives = view.lives[1:] if seat == view.seat else view.lives
    top = lives[0] if seat == view.seat and lives else NO_CARD
    return view._replace(
        lives=lives,
        life_counts=_with(view.life_counts, seat, view.life_counts[seat] - 1),
        life_tops=_with(view.life_tops, seat, top),
    )


def _powered(view: NineLivesView, event: Event) -> NineLivesView:
    """The last card's power, as far as the table shows it (NL-6)."""
    number, target = event.detail
    card = event.pieces[0]
    mine = next(played for played in view.played if played.card == card)
    other = next((played for played in view.played if played.card == target), mine)
    if number == POUNCE:
        return _revalued(view, mine._replace(rank=10))
    if number == ZOOMIES:
        return view._replace(leading=SUIT[card])
    if number == BIG_BOX:
        return view._replace(limits=_with(view.limits, SUIT[card], 14))
    if number == HISS:
        return view._replace(hissed=tuple(sorted({*view.hissed, SUIT[card]})))
    if number == HAIRBALL:
        return view._replace(totals=_with(view.totals, target, view.totals[target] + 4))
    if number == KNOCK_IT_OFF:
        return _revalued(view, other._replace(value=0, rank=0))
    if number == COPYCAT:
        return _revalued(view, mine._replace(value=other.value, rank=other.rank))
    return view


def _revalued(view: NineLivesView, card: Played) -> NineLivesView:
    before = next(played for played in view.played if played.card == card.card)
    suit = SUIT[card.card]
    return view._replace(
        played=tuple(card if played.card == card.card else played for played in view.played),
        totals=_with(view.totals, suit, view.totals[suit] + card.value - before.value),
    )


def _lost(view: NineLivesView, seat: int, card: int, was_played: bool) -> NineLivesView:
    view = view._replace(discards=(*view.discards, card))
    if was_played:
        return view._replace(played=tuple(played for played in view.played if played.card != card))
    return _without_life(view, seat)


def _returned(view: NineLivesView, seat: int, card: int, where: int) -> NineLivesView:
    view = view._replace(played=tuple(played for played in view.played if played.card != card))
    if where == TO_DISCARDS:
        return view._replace(discards=(*view.discards, card))
    mine = seat == view.seat
    if where == TO_HAND:
        hand = tuple(sorted((*view.hand, card))) if mine else view.hand
        return view._replace(hand=hand, hand_counts=_with(view.hand_counts, seat, view.hand_counts[seat] + 1))
    lives = (*view.lives, card) if mine else view.lives
    count = view.life_counts[seat] + 1
    tops = _with(view.life_tops, seat, card) if count == 1 else view.life_tops
    return view._replace(lives=lives, life_counts=_with(view.life_counts, seat, count), life_tops=tops)


def _with(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])
