"""What a seat may know (NL-7): views, and states imagined from them."""

from functools import lru_cache
from math import perm
from typing import NamedTuple

from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules.model import NineLivesState, Play
from tabletop.games.nine_lives.rules.trick import act, lay, winning_place
from tabletop.kernel.events import NOBODY, OPEN
from tabletop.kernel.rng import Rng


class Played(NamedTuple):
    seat: int
    card: int
    life: bool
    value: int
    rank: int


class NineLivesView(NamedTuple):
    """A position as one seat, or a spectator, may know it: fields without a word are as in the state."""

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
    """NO_SUIT before the first card."""
    totals: tuple[int, ...]
    limits: tuple[int, ...]
    hissed: tuple[int, ...]
    """The suits hissed at."""
    napping: tuple[int, ...]
    """The seats under a Catnap."""
    discards: tuple[int, ...]
    removed: tuple[int, ...]
    missing: int
    pending: tuple[int, ...]
    never_forced: bool
    plays: tuple[Play, ...]
    """All that was played this round, also what has left the table again."""
    seen_hands: tuple[tuple[int, ...], ...]
    """The cards of each hand that everybody saw go there (NL-7.3)."""
    seen_lives: tuple[tuple[int, ...], ...]
    """The cards at the bottom of each life deck that everybody saw go there, the lowest last."""
    lacks: tuple[int, ...]


def seen_by(s: NineLivesState, seat: int | None) -> NineLivesView:
    """The view of a seat: others' hands and decks reduced to counts and current lives."""
    eyes, seat = seat, None if seat == OPEN else seat
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
        life_tops=tuple(
            deck[0] if deck and (owner != s.covered or eyes in (owner, OPEN)) else content.NO_CARD
            for owner, deck in enumerate(s.lives)
        ),
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
        seen_hands=_seen(s, s.hands),
        seen_lives=_seen(s, s.lives),
        lacks=tuple(s.lacks),
    )


def _seen(s: NineLivesState, places: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(card for card in cards if s.seen >> card & 1) for cards in places)


def imagine(v: NineLivesView, rng: Rng) -> NineLivesState:
    """A random state consistent with the view."""
    on_table = [played.card for played in v.played]
    known = {*v.hand, *v.lives, *v.life_tops, *on_table, *v.discards, *v.removed}
    known.update(*v.seen_hands, *v.seen_lives)
    unseen = [card for card in content.deck_for(v.seats, v.missing) if card not in known]
    hands = _imagine_hands(v, unseen, rng)
    lives = [list(seen) for seen in v.seen_lives]
    for seat, deck in enumerate(lives):
        hidden = v.life_counts[seat] - len(deck) - 1
        if seat == v.seat:
            deck[:] = v.lives
        elif hidden >= 0:
            deck[:0] = [v.life_tops[seat], *(unseen.pop() for _card in range(hidden))]
    s = NineLivesState(v.seats, v.never_forced, v.missing, hands, lives)
    s.removed = list(v.removed)
    s.discards = list(v.discards)
    s.seen = sum(1 << card for cards in (*v.seen_hands, *v.seen_lives) for card in cards)
    s.lacks = list(v.lacks)
    s.round = v.round
    s.keeper = v.keeper
    for place, play in enumerate(v.plays):
        lay(s, play)
        act(s, s.seat_of(place), play)
        if play.card not in on_table:
            s.gone |= 1 << place
    s.pending = list(v.pending)
    if s.pending:
        s.winner = s.seat_of(winning_place(s))
    s.turn = NOBODY if v.to_act is None else v.to_act
    return s


def _imagine_hands(v: NineLivesView, unseen: list[int], rng: Rng) -> list[list[int]]:
    """Take the hands from the unseen cards, each way that fits being as likely, and shuffle what is left."""
    hands = [list(v.hand if seat == v.seat else v.seen_hands[seat]) for seat in range(v.seats)]
    gaps = [
        (content.EVERY_SUIT & ~v.lacks[seat], seat)
        for seat in range(v.seats)
        for _card in range(v.hand_counts[seat] - len(hands[seat]))
    ]
    bound = sorted(gap for gap in gaps if gap[0] != content.EVERY_SUIT)
    cards = [[card for card in unseen if content.SUIT[card] == suit] for suit in range(content.SUITS)]
    masks = tuple(mask for mask, _seat in bound)
    for place, (mask, seat) in enumerate(bound, 1):
        choices = _choices(mask, masks[place:], tuple(len(held) for held in cards))
        chosen = rng.below(sum(choices))
        suit = next(suit for suit in range(content.SUITS) if chosen < sum(choices[: suit + 1]))
        hands[seat].append(cards[suit].pop(rng.below(len(cards[suit]))))
    unseen[:] = [card for held in cards for card in held]
    rng.shuffle(unseen)
    for mask, seat in gaps:
        if mask == content.EVERY_SUIT:
            hands[seat].append(unseen.pop())
    return [sorted(hand) for hand in hands]


def _choices(mask: int, others: tuple[int, ...], counts: tuple[int, ...]) -> list[int]:
    """For each suit, in how many ways a gap and the others can be filled if the gap gets a card of it."""
    return [
        count * _ways(others, (*counts[:suit], count - 1, *counts[suit + 1 :])) if count and mask >> suit & 1 else 0
        for suit, count in enumerate(counts)
    ]


@lru_cache(maxsize=1 << 14)
def _ways(masks: tuple[int, ...], counts: tuple[int, ...]) -> int:
    """In how many ways gaps, each for a set of suits, can be filled with so many cards of each suit."""
    if len(set(masks)) <= 1:
        room = sum(count for suit, count in enumerate(counts) if masks and masks[0] >> suit & 1)
        return perm(room, len(masks))
    return sum(_choices(masks[0], masks[1:], counts))
