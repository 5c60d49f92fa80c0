"""What a seat may know of Nine Lives: the one place where secrets are cut (NL-7). Imports the model."""

from typing import NamedTuple

from tabletop.games.nine_lives.model import NO_CARD, NOBODY, NineLivesState, Play, deck_for
from tabletop.games.nine_lives.trick import lay, winning_place
from tabletop.kernel.rng import Rng


class Played(NamedTuple):
    """A card on the table."""

    seat: int
    card: int
    life: bool
    value: int
    rank: int


class NineLivesView(NamedTuple):
    """A position as one seat, or a spectator, may know it."""

    seat: int | None
    seats: int
    round: int
    keeper: int
    to_act: int | None
    choosing: bool
    """Whether the seat to act chooses where its played life goes (NL-4.4)."""
    hand: tuple[int, ...]
    """The viewer's own hand, sorted; empty for a spectator."""
    hand_counts: tuple[int, ...]
    lives: tuple[int, ...]
    """The viewer's own life deck, the current life first; empty for a spectator."""
    life_counts: tuple[int, ...]
    life_tops: tuple[int, ...]
    """Each seat's current life; NO_CARD for none."""
    played: tuple[Played, ...]
    """The cards on the table, in the order of play."""
    leading: int
    """The leading suit; NO_SUIT before the first card."""
    totals: tuple[int, ...]
    """Each suit's total this round, with what Hairballs add."""
    limits: tuple[int, ...]
    """The greatest total of each suit that does not explode."""
    hissed: tuple[int, ...]
    """The suits hissed at."""
    napping: tuple[int, ...]
    """The seats under a Catnap."""
    discards: tuple[int, ...]
    removed: tuple[int, ...]
    """The cards shown to all that could not be dealt evenly."""
    missing: int
    """The suit that left the game; NO_SUIT for none."""
    pending: tuple[int, ...]
    """The seats that still choose where their played life goes."""
    never_forced: bool
    plays: tuple[Play, ...]
    """All that was played this round, also what has left the table again."""


def seen_by(s: NineLivesState, seat: int | None) -> NineLivesView:
    """Hands and life decks of others are cut to their sizes and their current lives."""
    return NineLivesView(
        seat=seat,
        seats=s.seats,
        round=s.round,
        keeper=s.keeper,
        to_act=None if s.turn == NOBODY else s.turn,
        choosing=bool(s.pending),
        hand=() if seat is None else tuple(s.hands[seat]),
        hand_counts=tuple(len(hand) for hand in s.hands),
        lives=() if seat is None else tuple(s.lives[seat]),
        life_counts=tuple(len(deck) for deck in s.lives),
        life_tops=tuple(deck[0] if deck else NO_CARD for deck in s.lives),
        played=tuple(
            Played(s.seat_of(place), play.card, play.life, s.values[place], s.ranks[place])
            for place, play in enumerate(s.plays)
            if not s.gone >> place & 1
        ),
        leading=s.leading,
        totals=tuple(s.totals),
        limits=tuple(s.limits),
        hissed=tuple(suit for suit in range(4) if s.hissed >> suit & 1),
        napping=tuple(napper for napper in range(s.seats) if s.napping >> napper & 1),
        discards=tuple(s.discards),
        removed=tuple(s.removed),
        missing=s.missing,
        pending=tuple(s.pending),
        never_forced=s.never_forced,
        plays=tuple(s.plays),
    )


def imagine(v: NineLivesView, rng: Rng) -> NineLivesState:
    """A position the viewer could be in: the cards it cannot see fall anywhere they can be."""
    on_table = [played.card for played in v.played]
    known = {*v.hand, *v.lives, *v.life_tops, *on_table, *v.discards, *v.removed}
    unseen = [card for card in deck_for(v.seats, v.missing) if card not in known]
    rng.shuffle(unseen)
    hands: list[list[int]] = []
    lives: list[list[int]] = []
    for seat in range(v.seats):
        if seat == v.seat:
            hands.append(list(v.hand))
            lives.append(list(v.lives))
            continue
        hands.append(sorted(unseen.pop() for _card in range(v.hand_counts[seat])))
        below = [unseen.pop() for _card in range(v.life_counts[seat] - 1)]
        lives.append([v.life_tops[seat], *below] if v.life_counts[seat] else [])
    s = NineLivesState(v.seats, v.never_forced, v.missing, hands, lives)
    s.removed = list(v.removed)
    s.discards = list(v.discards)
    s.round = v.round
    s.keeper = v.keeper
    for place, play in enumerate(v.plays):
        lay(s, s.seat_of(place), play)
        if play.card not in on_table:
            s.gone |= 1 << place
    s.pending = list(v.pending)
    if s.pending:
        s.winner = s.seat_of(winning_place(s))
    s.turn = NOBODY if v.to_act is None else v.to_act
    return s
