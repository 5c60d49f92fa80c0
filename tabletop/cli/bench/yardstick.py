"""The yardstick of playouts: a tuned game of four hands that must follow suit."""

import random
import time
from collections.abc import Callable

HANDS, CARDS, IN_SUIT = 4, 52, 13


def play(shuffle: Callable[[list[int]], None], chance: Callable[[], float]) -> int:
    """Thirteen tricks of random legal cards; how many cards were played."""
    deck = list(range(CARDS))
    shuffle(deck)
    hands = [sorted(deck[first::HANDS]) for first in range(HANDS)]
    leader = played = 0
    while hands[leader]:
        led, best, winner = -1, -1, leader
        for step in range(HANDS):
            player = (leader + step) % HANDS
            hand = hands[player]
            legal = hand
            if led >= 0:
                legal = [card for card in hand if card // IN_SUIT == led] or hand
            card = legal[int(chance() * len(legal))]
            hand.remove(card)
            played += 1
            suit = card // IN_SUIT
            if led < 0:
                led, best, winner = suit, card, player
            elif suit == led and card > best:
                best, winner = card, player
        leader = winner
    return played


def rate(seconds: float) -> float:
    """Actions a second."""
    source = random.Random(1)
    shuffle, chance, clock = source.shuffle, source.random, time.perf_counter
    played, began = 0, clock()
    while clock() - began < seconds:
        played += play(shuffle, chance)
    return played / (clock() - began)
