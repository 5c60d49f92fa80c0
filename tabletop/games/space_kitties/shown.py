"""What the table of Space Kitties shows while a turn is played back, event by event. Imports the model and view."""

from typing import TypeVar

from tabletop.games.space_kitties.commanders import CARGO_BAY, DIPLOMATIC_MISSION, FAST_DOCKING
from tabletop.games.space_kitties.journey import DISCARDS
from tabletop.games.space_kitties.model import CARDS, LANES, NO_CARD, NOBODY
from tabletop.games.space_kitties.rules import FROM_HAND, FROM_LANE, FROM_QUESTS
from tabletop.games.space_kitties.view import SpaceKittiesView
from tabletop.kernel.events import Event

T = TypeVar("T")


def advance(view: SpaceKittiesView, event: Event) -> SpaceKittiesView:
    """What the table shows after this event."""
    seat, pieces, detail = event.seat, event.pieces, event.detail
    match event.kind:
        case "play":
            pile, source, count = detail
            view = _taken(view, seat, pieces[0], source)
            return _laid(view, pile, pieces[0], count)._replace(played=pieces[0], spent=view.spent + 1)
        case "snatch":
            pile, lane, count = detail
            view = view._replace(lanes=_with(view.lanes, lane, view.lanes[lane][:-1]))
            return _laid(view, pile, pieces[0], count)
        case "open":
            return _laid(view, detail[0], pieces[0], 0)._replace(deck_count=view.deck_count - 1)
        case "warp":
            return _laid(view, detail[0], pieces[0], detail[1])._replace(home=_with(view.home, seat, False))
        case "count":
            return view._replace(counts=_with(view.counts, detail[0], detail[1]))
        case "complete":
            return _completed(view, detail[0])
        case "home":
            discards = tuple(piece for piece in view.discards if piece != pieces[0])
            return view._replace(home=_with(view.home, seat, True), discards=discards)
        case "trap":
            return _trapped(view, seat, pieces[0], detail[0])
        case "reshuffle":
            trapped = tuple(piece for piece in view.discards if piece >= CARDS)
            return view._replace(discards=trapped, deck_count=detail[0])
        case "quest":
            return view._replace(
                quest_tops=_with(view.quest_tops, seat, pieces[0]),
                quest_counts=_with(view.quest_counts, seat, detail[0]),
            )
        case "bury":
            return view._replace(quest_tops=_with(view.quest_tops, seat, NO_CARD))
        case "place":
            view = _from_hand(view, seat, pieces)
            lane = seat * LANES + detail[0]
            return view._replace(lanes=_with(view.lanes, lane, (*view.lanes[lane], pieces[0])))
        case "ability":
            return _begun(view, *detail)
        case "turn":
            return view._replace(to_act=seat, spent=0, played=NO_CARD, docking=False)
        case "end":
            return view._replace(to_act=None)
    return _hands(view, event)


def _hands(view: SpaceKittiesView, event: Event) -> SpaceKittiesView:
    """Events that only move cards from and to hands."""
    seat, pieces = event.seat, event.pieces
    match event.kind:
        case "draw":
            return _to_hand(view, seat, pieces)._replace(deck_count=view.deck_count - len(pieces))
        case "discard":
            return _from_hand(view, seat, pieces)._replace(discards=(*view.discards, *pieces))
        case "offer":
            return view._replace(offered=(*view.offered, *pieces))
        case "give":
            return _from_hand(view, seat, pieces)
        case "take":
            return _to_hand(view, seat, pieces)
    return view


def _begun(view: SpaceKittiesView, ability: int, target: int) -> SpaceKittiesView:
    if ability == CARGO_BAY:
        return view._replace(cargo=True)
    if ability == DIPLOMATIC_MISSION:
        return view._replace(partner=target)
    return view._replace(docking=True) if ability == FAST_DOCKING else view


def _taken(view: SpaceKittiesView, seat: int, card: int, source: int) -> SpaceKittiesView:
    if source == FROM_HAND:
        return _from_hand(view, seat, (card,))
    if source == FROM_QUESTS:
        return view._replace(
            quest_tops=_with(view.quest_tops, seat, NO_CARD),
            quest_counts=_with(view.quest_counts, seat, view.quest_counts[seat] - 1),
        )
    lane = seat * LANES + source - FROM_LANE
    return view._replace(lanes=_with(view.lanes, lane, view.lanes[lane][:-1]))


def _laid(view: SpaceKittiesView, pile: int, piece: int, count: int) -> SpaceKittiesView:
    if pile == len(view.piles):
        return view._replace(piles=(*view.piles, (piece,)), counts=(*view.counts, count))
    return view._replace(
        piles=_with(view.piles, pile, (*view.piles[pile], piece)), counts=_with(view.counts, pile, count)
    )


def _completed(view: SpaceKittiesView, pile: int) -> SpaceKittiesView:
    journey = tuple(piece for piece in view.piles[pile] if piece < CARDS)
    piles, counts = _with(view.piles, pile, ()), _with(view.counts, pile, -1)
    while piles and not piles[-1]:
        piles, counts = piles[:-1], counts[:-1]
    return view._replace(piles=piles, counts=counts, discards=(*view.discards, *journey))


def _trapped(view: SpaceKittiesView, seat: int, piece: int, where: int) -> SpaceKittiesView:
    view = view._replace(home=_with(view.home, seat, False), cargo=False, partner=NOBODY, offered=())
    if where == DISCARDS:
        return view._replace(discards=(*view.discards, piece))
    pile = view.piles[where]
    return view._replace(piles=_with(view.piles, where, (*pile[:-1], piece, pile[-1])))


def _from_hand(view: SpaceKittiesView, seat: int, cards: tuple[int, ...]) -> SpaceKittiesView:
    counts = _with(view.hand_counts, seat, view.hand_counts[seat] - len(cards))
    if seat == view.seat:
        view = view._replace(hand=tuple(card for card in view.hand if card not in cards))
    return view._replace(hand_counts=counts)


def _to_hand(view: SpaceKittiesView, seat: int, cards: tuple[int, ...]) -> SpaceKittiesView:
    counts = _with(view.hand_counts, seat, view.hand_counts[seat] + len(cards))
    if seat == view.seat:
        view = view._replace(hand=tuple(sorted((*view.hand, *cards))))
    return view._replace(hand_counts=counts)


def _with(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    return (*things[:place], thing, *things[place + 1 :])
