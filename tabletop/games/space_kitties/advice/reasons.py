"""What speaks for a move of Space Kitties that does nothing by itself that could be seen."""

from collections.abc import Iterator, Sequence

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.advice.effects import own_lanes, plays, way
from tabletop.games.space_kitties.rules.content import CARGO_BAY, MISSION_CONTROL
from tabletop.games.space_kitties.rules.model import HYPERSPEED, NEW, NUMBER, PLACE, PLAY, WORMHOLE, Move
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import shortly

LAST_CARDS = 3
"""So few cards of a hand can all be played."""


def plain_reasons(view: SpaceKittiesView, legal: Sequence[Move], action: Move) -> list[str]:
    """In short lines, the weightiest first; none if nothing in particular does."""
    if view.seat is None or view.cargo or action.kind not in (PLAY, PLACE, MISSION_CONTROL, CARGO_BAY):
        return []
    if action.kind == PLACE:
        return list(_placed(view, view.seat, legal, action))
    if action.kind == PLAY:
        told = _played(view, view.seat, legal, action)
    elif action.kind == MISSION_CONTROL:
        told = _changed(view, view.seat)
    else:
        told = counted("Your last card goes onto a lane, then you draw a new hand",
                       "All your {count} cards go onto your lanes, then you draw a new hand",
                       len(view.hand))  # fmt: skip
    return [told] if told else []


def spares_hyperspeed(view: SpaceKittiesView, legal: Sequence[Move], action: Move) -> bool:
    """Whether a card is played where a Hyperspeed! of the same hand could be spent instead."""
    if action.kind != PLAY or NUMBER[action.card] == HYPERSPEED:
        return False
    return any(other.kind == PLAY and other.target == action.target and NUMBER[other.card] == HYPERSPEED
               and other.card in view.hand for other in legal)  # fmt: skip


def _changed(view: SpaceKittiesView, seat: int) -> str:
    """Why another quest may be better than this one."""
    found, quest = way(view, seat), NUMBER[view.quest_tops[seat]]
    if found is None or not found.lacking:
        return ""
    return counted("{count} number is lacking before your quest ({quest})",
                   "{count} numbers are lacking before your quest ({quest})", len(found.lacking),
                   quest=quest)  # fmt: skip


def _played(view: SpaceKittiesView, seat: int, legal: Sequence[Move], action: Move) -> str:
    found, quest = way(view, seat), NUMBER[view.quest_tops[seat]]
    stands = WORMHOLE - 1 if action.target == NEW else view.counts[action.target]
    docks = NUMBER[action.card] == stands  # SK-7.7
    if found is not None and found.pile == action.target and stands + 1 < quest and not docks:
        return _("One card nearer to your quest ({quest})", quest=quest)
    for number, lane in enumerate(own_lanes(view, seat), 1):
        if action.card in lane:
            if len(lane) > 1:
                return _("It uncovers the {card} of lane {lane}", card=shortly(lane[-2]), lane=number)
            return _("Lane {lane} is free again", lane=number)
    if action.card not in view.hand:
        return ""
    if len(view.hand) <= LAST_CARDS and set(view.hand) <= plays(legal).keys():
        return _("An empty hand is refilled at once")
    return _("You draw one card more when your turn ends") if view.deck_count > view.hand_counts[seat] else ""


def _placed(view: SpaceKittiesView, seat: int, legal: Sequence[Move], action: Move) -> Iterator[str]:
    lane, number = own_lanes(view, seat)[action.target], NUMBER[action.card]
    if number != HYPERSPEED and any(NUMBER[card] == HYPERSPEED for card in view.hand):
        yield _("You keep your Hyperspeed! for a quest")
    if not lane:
        yield _("An empty lane: it covers nothing")
    elif NUMBER[lane[-1]] == number + 1:
        yield _("The {high} below it comes right after the {low}", low=number, high=number + 1)
    if sum(NUMBER[card] == number for card in view.hand) > 1:
        yield _("You hold another {card}", card=shortly(action.card))
    if lane and lane[-1] not in plays(legal):
        yield _("What it covers fits nowhere now")
