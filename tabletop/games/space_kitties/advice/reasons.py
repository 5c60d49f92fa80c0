"""Reasons for a move: the good that comes of it, or what speaks for it besides."""

from collections.abc import Iterator, Sequence

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.advice.effects import plays, way
from tabletop.games.space_kitties.advice.foresight import foresee
from tabletop.games.space_kitties.rules.content import CARGO_BAY, HYPERSPEED, MISSION_CONTROL, NUMBER, WORMHOLE
from tabletop.games.space_kitties.rules.model import NEW, PLACE, PLAY, Action
from tabletop.games.space_kitties.rules.view import SpaceKittiesView
from tabletop.games.space_kitties.voice.words import shortly
from tabletop.kernel.reasons import CHANCE, GOOD, Reason
from tabletop.kernel.seating import Seating

LAST_CARDS = 3
"""Largest hand of which all cards can be played."""


def reasons(table: Seating, view: SpaceKittiesView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """What is foreseen as good, else what else speaks for it, else what is left to chance."""
    found = foresee(table, view, legal, action)
    good, chance = ([one for one in found if one.tone == tone] for tone in (GOOD, CHANCE))
    kept = [Reason("keeps hyperspeed", _("You keep your Hyperspeed!"), GOOD, others="")]
    kept = kept if _spares_hyperspeed(view, legal, action) else []
    return [*good[:1], *kept, *good[1:]] or _besides(view, legal, action) or chance[:1]


def _besides(view: SpaceKittiesView, legal: Sequence[Action], action: Action) -> list[Reason]:
    """Reasons for a move that opens and completes nothing, the weightiest first."""
    if view.seat is None or view.cargo or action.kind not in (PLAY, PLACE, MISSION_CONTROL, CARGO_BAY):
        return []
    if action.kind == PLACE:
        return list(_placed(view, view.seat, legal, action))
    if action.kind == PLAY:
        reason = _played(view, view.seat, legal, action)
    elif action.kind == MISSION_CONTROL:
        reason = _changed(view, view.seat)
    else:
        words = counted(
            "Your last card goes onto a lane, then you draw a new hand",
            "All your {count} cards go onto your lanes, then you draw a new hand",
            len(view.hand),
        )
        reason = Reason("loads", words, others="")
    return [reason] if reason else []


def _spares_hyperspeed(view: SpaceKittiesView, legal: Sequence[Action], action: Action) -> bool:
    """Whether a card is played where a Hyperspeed! of the same hand could be spent instead."""
    if action.kind != PLAY or NUMBER[action.card] == HYPERSPEED:
        return False
    there = [other.card for other in legal if other.kind == PLAY and other.target == action.target]
    return any(NUMBER[card] == HYPERSPEED and card in view.hand for card in there)


def _changed(view: SpaceKittiesView, seat: int) -> Reason | None:
    """Why another quest may be better than this one."""
    found, quest = way(view, seat), NUMBER[view.quest_tops[seat]]
    if found is None or not found.lacking:
        return None
    lacking = len(found.lacking)
    words = counted(
        "{count} number is lacking before your quest ({quest})",
        "{count} numbers are lacking before your quest ({quest})",
        lacking,
        quest=quest,
    )
    others = counted(
        "{count} number is lacking before its quest ({quest})",
        "{count} numbers are lacking before its quest ({quest})",
        lacking,
        quest=quest,
    )
    return Reason("numbers lacking", words, amount=lacking, others=others)


def _played(view: SpaceKittiesView, seat: int, legal: Sequence[Action], action: Action) -> Reason | None:
    found, quest = way(view, seat), NUMBER[view.quest_tops[seat]]
    stands = WORMHOLE - 1 if action.target == NEW else view.counts[action.target]
    docks = NUMBER[action.card] == stands  # SK-7.7
    if found is not None and found.pile == action.target and stands + 1 < quest and not docks:
        words, others = _("One card nearer to your quest ({quest})"), _("One card nearer to its quest ({quest})")
        return Reason("nearer", words.format(quest=quest), others=others.format(quest=quest))
    for number, lane in enumerate(view.lanes_of(seat), 1):
        if action.card in lane:
            if len(lane) > 1:
                words = _("It uncovers the {card} of lane {lane}", card=shortly(lane[-2]), lane=number)
                return Reason("uncovers", words, subject=lane[-2])
            return Reason("frees lane", _("Lane {lane} is free again", lane=number))
    if action.card not in view.hand:
        return None
    if len(view.hand) <= LAST_CARDS and set(view.hand) <= plays(legal).keys():
        return Reason("empties hand", _("An empty hand is refilled at once"))
    if view.deck_count > view.hand_counts[seat]:
        return Reason("draws more", _("You draw one card more when your turn ends"), others="")
    return None


def _placed(view: SpaceKittiesView, seat: int, legal: Sequence[Action], action: Action) -> Iterator[Reason]:
    lane, number = view.lanes_of(seat)[action.target], NUMBER[action.card]
    if number != HYPERSPEED and any(NUMBER[card] == HYPERSPEED for card in view.hand):
        yield Reason("keeps hyperspeed", _("You keep your Hyperspeed! for a quest"), others="")
    if not lane:
        yield Reason("empty lane", _("An empty lane: it covers nothing"))
    elif NUMBER[lane[-1]] == number + 1:
        yield Reason("in order", _("The {high} below it comes right after the {low}", low=number, high=number + 1))
    if sum(NUMBER[card] == number for card in view.hand) > 1:
        yield Reason("another", _("You hold another {card}", card=shortly(action.card)), others="")
    if lane and lane[-1] not in plays(legal):
        yield Reason("covers nothing useful", _("What it covers fits nowhere now"))
