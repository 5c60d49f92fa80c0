"""The Tactic deck, hands and discards."""

from bisect import insort

from tabletop.games.paw_of_duty.rules.content import RADIO_CARD
from tabletop.games.paw_of_duty.rules.events import Discarded, Drew, Reshuffled
from tabletop.games.paw_of_duty.rules.model import NOBODY, PawState
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng


def draw(s: PawState, count: int, rng: Rng, events: list[Event]) -> None:
    """Up to this many cards for the seat to act; an empty deck is made anew of the discards (PD-3.4)."""
    seat = s.seat
    while count:
        if not s.deck:
            if not s.discards:
                return
            s.deck, s.discards = s.discards, []
            s.shuffled = sum(1 << card for card in s.deck)
            rng.shuffle(s.deck)
            events.append(Reshuffled(NOBODY, len(s.deck)))
        now = min(count, len(s.deck))
        cards = tuple(s.deck[: -now - 1 : -1])
        del s.deck[-now:]
        hand = s.hands[seat]
        for card in cards:
            insort(hand, card)
        if s.backs[1 - seat]:
            s.backs = ((), s.backs[1]) if seat else (s.backs[0], ())
        events.append(Drew(seat, cards, secret_to=seat, reveals=True))
        count -= now


def discard(s: PawState, card: int, events: list[Event]) -> None:
    """From the hand of the seat to act, for everybody to see."""
    s.hands[s.seat].remove(card)
    s.discards.append(card)
    if card == RADIO_CARD:
        s.radio = NOBODY
    events.append(Discarded(s.seat, card))
