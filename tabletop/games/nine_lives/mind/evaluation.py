"""The worth of a position, with a guess at how the round will end."""

from math import exp

from tabletop.games.nine_lives.rules import content
from tabletop.games.nine_lives.rules.model import NineLivesState
from tabletop.games.nine_lives.rules.trick import POUNCE_RANK, winning_place
from tabletop.kernel.events import NOBODY

WIN = 100.0
HAND = 0.25
"""A card in the hand, in lives: it saves playing one."""
LEAD = 0.2
"""Being the next Kittykeeper."""
NEAR_THE_END = 1.0
"""Extra weight of a lead when somebody is on the last life."""
FIELD = 0.5
"""Weight of the others' average against the best of them."""


def evaluate(s: NineLivesState, seat: int) -> float:
    """How good the position looks for the seat; only differences count."""
    if s.turn == NOBODY:
        return _final(s, seat)
    lives = [float(len(deck)) for deck in s.lives]
    hands = [HAND * len(hand) for hand in s.hands]
    if s.pending:
        for chooser in s.pending:
            hands[chooser] += HAND
    elif s.plays:
        _finish_round(s, lives, hands)
    others = [lives[other] + hands[other] for other in range(s.seats) if other != seat]
    rivals = FIELD * sum(others) / len(others) + (1.0 - FIELD) * max(others)
    return (lives[seat] + hands[seat] - rivals) * (1.0 + NEAR_THE_END / (1.0 + max(0.0, min(lives))))


def _final(s: NineLivesState, seat: int) -> float:
    lives = [len(deck) for deck in s.lives]
    most = max(lives)
    return (WIN / lives.count(most) if lives[seat] == most else -WIN) + lives[seat] - most


def _finish_round(s: NineLivesState, lives: list[float], hands: list[float]) -> None:
    """Adjust lives and hand values to the expected end of the round."""
    to_come = [(s.seat_of(place), _playable(s, s.seat_of(place))) for place in range(len(s.plays), s.seats)]
    bang = _dangers(s, [cards for _seat, cards in to_come])
    winning = winning_place(s)
    holds = 1.0
    """Chance that nobody has yet beaten the card that wins now."""
    for seat, cards in to_come:
        wins = holds * sum(_beats(s, seat, card, s.ranks[winning]) for card in cards) / len(cards)
        holds -= wins
        lives[seat] -= sum(bang[content.SUIT[card]] for card in cards) / len(cards)
        if s.hands[seat]:
            hands[seat] -= HAND
        else:
            lives[seat] -= 1.0 - wins
            hands[seat] += HAND * (1.0 - wins)
        hands[seat] += LEAD * wins
    for place, play in enumerate(s.plays):
        seat = s.seat_of(place)
        wins = holds if place == winning else 0.0
        risk = 0.0 if s.napping >> seat & 1 else bang[content.SUIT[play.card]]
        if play.life and not s.lives[seat]:
            lives[seat] += wins * (1.0 - risk)  # NL-4.3
            continue
        lives[seat] -= risk
        hands[seat] += LEAD * wins
        if play.life:
            lives[seat] += wins  # NL-4.4
            hands[seat] += HAND * (1.0 - wins)


def _playable(s: NineLivesState, seat: int) -> list[int]:
    """The cards a seat still to come could play if it were its turn now."""
    cards = [*s.hands[seat], s.lives[seat][0]]
    free = content.EVERY_SUIT & ~s.hissed
    follow = [card for card in cards if content.SUIT_BIT[card] & s.suits & free]
    return follow or [card for card in cards if content.SUIT_BIT[card] & free] or cards


def _beats(s: NineLivesState, seat: int, card: int, rank: int) -> bool:
    """Whether a card would win over the one of this rank that wins now."""
    number = content.NUMBER[card]
    if card == s.lives[seat][0]:
        if number == content.ZOOMIES:
            return True
        if number == content.POUNCE:
            number = POUNCE_RANK
    return number > rank and content.SUIT[card] == s.leading


def _dangers(s: NineLivesState, to_come: list[list[int]]) -> list[float]:
    """Chance of each suit to explode when any of these cards are played with equal chance."""
    if len(to_come) == 1:
        dangers = [0.0] * content.SUITS
        for suit in range(content.SUITS):
            room = s.limits[suit] - s.totals[suit]
            heavy = sum(content.NUMBER[card] > room if content.SUIT[card] == suit else room < 0 for card in to_come[0])
            dangers[suit] = heavy / len(to_come[0])
        return dangers
    mean = [float(total) for total in s.totals]
    spread = [0.0] * content.SUITS
    for cards in to_come:
        share = 1.0 / len(cards)
        for card in cards:
            weight = share * content.NUMBER[card]
            mean[content.SUIT[card]] += weight
            spread[content.SUIT[card]] += weight * content.NUMBER[card]
    return [
        1.0 / (1.0 + exp(1.7 * (s.limits[suit] + 0.5 - mean[suit]) / spread[suit] ** 0.5))
        if spread[suit]
        else float(mean[suit] > s.limits[suit])
        for suit in range(content.SUITS)
    ]
