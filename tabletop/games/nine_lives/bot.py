"""How good a position of Nine Lives looks, with a guess at how the round will end. Imports the model."""

from math import exp

from tabletop.games.nine_lives.model import (
    EVERY_SUIT,
    NOBODY,
    NUMBER,
    POUNCE,
    SUIT,
    SUIT_BIT,
    ZOOMIES,
    NineLivesState,
)
from tabletop.games.nine_lives.trick import POUNCE_RANK, winning_place

WIN = 100.0
"""A won game, against which everything else is small."""
HAND = 0.45
"""What a card in the hand is worth in lives: it saves playing one."""
LEAD = 0.1
"""What it is worth to be the next Kittykeeper."""
NEAR_THE_END = 2.0
"""How much more a lead counts when somebody is down to the last life."""
FIELD = 0.5
"""How much the average of the others counts against the best of them."""


def evaluate(s: NineLivesState, seat: int) -> float:
    """How good the position looks for the seat; only differences count."""
    if s.turn == NOBODY:
        return _final(s, seat)
    lives, hands = _after_the_round(s) if s.plays and not s.pending else _as_they_are(s)
    own = lives[seat] + HAND * hands[seat]
    others = [lives[other] + HAND * hands[other] for other in range(s.seats) if other != seat]
    rivals = FIELD * sum(others) / len(others) + (1.0 - FIELD) * max(others)
    least = max(0.0, min(lives))
    return (own - rivals) * (1.0 + NEAR_THE_END / (1.0 + least))


def _final(s: NineLivesState, seat: int) -> float:
    lives = [len(deck) for deck in s.lives]
    most = max(lives)
    return (WIN / lives.count(most) if lives[seat] == most else -WIN) + lives[seat] - most


def _as_they_are(s: NineLivesState) -> tuple[list[float], list[float]]:
    """Everybody's lives and hand sizes, the lives to be chosen for counted as taken into the hand."""
    lives = [float(len(deck)) for deck in s.lives]
    hands = [float(len(hand)) for hand in s.hands]
    for seat in s.pending:
        hands[seat] += 1.0
    return lives, hands


def _after_the_round(s: NineLivesState) -> tuple[list[float], list[float]]:
    """Everybody's likely lives and hand sizes when the round on the table is over."""
    lives, hands = _as_they_are(s)
    winning = winning_place(s)
    rank = s.ranks[winning]
    holds = 1.0  # how likely it is that the card winning now still wins in the end
    mean = [float(total) for total in s.totals]
    spread = [0.0, 0.0, 0.0, 0.0]
    to_come: list[tuple[int, list[int], float]] = []
    for place in range(len(s.plays), s.seats):
        seat = s.seat_of(place)
        cards = _playable(s, seat)
        share = 1.0 / len(cards)
        beats = 0
        for card in cards:
            suit, number = SUIT[card], NUMBER[card]
            mean[suit] += share * number
            spread[suit] += share * number * number
            if suit == s.leading:
                beats += number > rank
        life = s.lives[seat][0]
        if life in cards and (NUMBER[life] == ZOOMIES or (NUMBER[life] == POUNCE and SUIT[life] == s.leading)):
            beats += rank < POUNCE_RANK and NUMBER[life] > 0
        to_come.append((seat, cards, beats * share * holds))
        holds *= 1.0 - min(1.0, beats * share)
    bang = [_danger(mean[suit], spread[suit], s.limits[suit]) for suit in range(4)]
    for place, play in enumerate(s.plays):
        seat = s.seat_of(place)
        wins = holds if place == winning else 0.0
        risk = 0.0 if s.napping >> seat & 1 else bang[SUIT[play.card]]
        if play.life:
            if not s.lives[seat]:
                lives[seat] += wins * (1.0 - risk)
                continue
            lives[seat] += wins
            hands[seat] += 1.0 - wins
        lives[seat] -= risk
        hands[seat] += wins * LEAD / HAND
    for seat, cards, wins in to_come:
        lives[seat] -= sum(bang[SUIT[card]] for card in cards) / len(cards)
        if hands[seat]:
            hands[seat] -= 1.0
        else:
            lives[seat] -= 1.0 - wins
            hands[seat] += 1.0 - wins
        hands[seat] += wins * LEAD / HAND
    return lives, hands


def _playable(s: NineLivesState, seat: int) -> list[int]:
    """The cards a seat still to come could play if it were its turn now."""
    cards = [*s.hands[seat], s.lives[seat][0]]
    follow = [card for card in cards if SUIT_BIT[card] & s.suits & ~s.hissed]
    return follow or [card for card in cards if SUIT_BIT[card] & ~s.hissed & EVERY_SUIT] or cards


def _danger(mean: float, spread: float, limit: int) -> float:
    """How likely a suit is to explode, from what its total is expected to be."""
    if spread == 0.0:
        return 1.0 if mean > limit else 0.0
    return 1.0 / (1.0 + exp(1.7 * (limit + 0.5 - mean) / spread**0.5))
