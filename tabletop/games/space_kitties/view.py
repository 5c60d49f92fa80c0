"""What a seat may know of Space Kitties: the one place where secrets are cut (SK-8). Imports the model."""

from typing import NamedTuple

from tabletop.games.space_kitties.model import CARDS, NO_CARD, NOBODY, SpaceKittiesState
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.rng import Rng


class SpaceKittiesView(NamedTuple):
    """A position as one seat, or a spectator, may know it. Tops are last, as in the state."""

    seat: int | None
    seats: int
    short: bool
    commanders: tuple[int, ...]
    """Which of the ten each seat is."""
    home: tuple[bool, ...]
    """Whether each commander card lies in front of its owner."""
    to_act: int | None
    hand: tuple[int, ...]
    """The viewer's own hand, sorted; empty for a spectator."""
    hand_counts: tuple[int, ...]
    quest_tops: tuple[int, ...]
    """Each seat's quest; NO_CARD for none."""
    quest_counts: tuple[int, ...]
    lanes: tuple[tuple[int, ...], ...]
    """Four for each seat, one seat after the other, all their cards."""
    piles: tuple[tuple[int, ...], ...]
    """The pieces of each pile; empty where a complete one has left."""
    counts: tuple[int, ...]
    """What the top of each pile counts as; -1 for an empty place."""
    discards: tuple[int, ...]
    deck_count: int
    spent: int
    """The actions of this turn so far."""
    played: int
    """The card played last this turn."""
    docking: bool
    cargo: bool
    partner: int
    """With whom a Diplomatic Mission is under way."""
    offered: tuple[int, ...]
    """The cards chosen for it; HIDDEN ones for everybody but the seat to act."""
    quiet: int
    """How many turns in a row ended with nothing done."""


def seen_by(s: SpaceKittiesState, seat: int | None) -> SpaceKittiesView:
    """Hands of others, quests below the top and the deck are cut to their sizes."""
    return SpaceKittiesView(
        seat=seat,
        seats=s.seats,
        short=s.short,
        commanders=tuple(s.commanders),
        home=tuple(bool(s.home >> owner & 1) for owner in range(s.seats)),
        to_act=None if s.turn == NOBODY else s.turn,
        hand=() if seat is None else tuple(s.hands[seat]),
        hand_counts=tuple(len(hand) for hand in s.hands),
        quest_tops=tuple(quests[-1] if quests else NO_CARD for quests in s.quests),
        quest_counts=tuple(len(quests) for quests in s.quests),
        lanes=tuple(tuple(lane) for lane in s.lanes),
        piles=tuple(tuple(pile) for pile in s.piles),
        counts=tuple(s.counts),
        discards=tuple(s.discards),
        deck_count=len(s.deck),
        spent=s.spent,
        played=s.played,
        docking=s.docking,
        cargo=s.cargo,
        partner=s.partner,
        offered=tuple(s.offered) if seat == s.turn else (HIDDEN,) * len(s.offered),
        quiet=s.quiet,
    )


def imagine(v: SpaceKittiesView, rng: Rng) -> SpaceKittiesState:
    """A position the viewer could be in: the cards it cannot see fall anywhere they can be."""
    known = {*v.hand, *v.quest_tops, *v.discards}
    for cards in (*v.lanes, *v.piles):
        known.update(cards)
    unseen = [card for card in range(CARDS) if card not in known]
    rng.shuffle(unseen)
    s = SpaceKittiesState(v.seats, v.short, list(v.commanders))
    s.home = sum(1 << owner for owner in range(v.seats) if v.home[owner])
    for seat in range(v.seats):
        if seat == v.seat:
            s.hands[seat] = list(v.hand)
        else:
            s.hands[seat] = sorted(unseen.pop() for _card in range(v.hand_counts[seat]))
        if v.quest_counts[seat]:
            below = [unseen.pop() for _card in range(v.quest_counts[seat] - 1)]
            s.quests[seat] = [*below, v.quest_tops[seat]]
    s.deck = unseen
    s.lanes = [list(lane) for lane in v.lanes]
    s.piles = [list(pile) for pile in v.piles]
    s.counts = list(v.counts)
    s.discards = list(v.discards)
    s.turn = NOBODY if v.to_act is None else v.to_act
    s.spent, s.played, s.docking, s.cargo = v.spent, v.played, v.docking, v.cargo
    s.partner, s.quiet = v.partner, v.quiet
    s.offered = list(v.offered)
    if HIDDEN in s.offered:
        choice = s.hands[s.turn][:]
        rng.shuffle(choice)
        s.offered = choice[: len(s.offered)]
    return s
