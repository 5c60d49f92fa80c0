"""Cards on the move in Space Kitties: drawing, reshuffling, building and clearing piles. Imports the model and
the memory."""

from tabletop.games.space_kitties import memory
from tabletop.games.space_kitties.model import CARDS, COMMANDER, DECK, FRONTIER, NEW, SpaceKittiesState
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng

DISCARDS = -1
"""The place of a commander card that is trapped in the discards, or comes home from there."""


def reshuffle(s: SpaceKittiesState, rng: Rng, events: list[Event]) -> None:
    """The discards become the deck, which has run out, if there is a journey card among them (SK-4.2)."""
    cards = [card for card in s.discards if card < CARDS]
    if not cards:
        return
    freed = [card for card in s.discards if card >= CARDS]
    memory.reshuffled(s, cards)
    rng.shuffle(cards)
    s.deck, s.discards = cards, []
    events.append(Event("reshuffle", detail=(len(cards),)))
    _come_home(s, freed, DISCARDS, events)


def _come_home(s: SpaceKittiesState, pieces: list[int], where: int, events: list[Event]) -> None:
    for piece in pieces:
        owner = s.commanders.index(piece - COMMANDER)
        s.home |= 1 << owner
        events.append(Event("home", owner, (piece,), (where,)))


def refill(s: SpaceKittiesState, seat: int, rng: Rng, events: list[Event]) -> None:
    """Draw up to a full hand, as far as there are cards."""
    hand = s.hands[seat]
    if not hand:
        memory.emptied(s, seat)
    wanted = s.size - len(hand)
    if not s.deck:
        reshuffle(s, rng, events)
    while wanted > 0 and s.deck:
        drawn = s.deck[-wanted:]
        del s.deck[-wanted:]
        wanted -= len(drawn)
        hand += drawn
        drawn.sort()
        s.could[seat] |= s.could[DECK]
        if s.told:
            memory.drew(s, seat, drawn)
        events.append(Event("draw", seat, tuple(drawn), (), seat, True))
        if not s.deck:
            reshuffle(s, rng, events)
    hand.sort()


def lay(s: SpaceKittiesState, piece: int, pile: int, count: int) -> int:
    """Put a piece on top of a pile, where it counts as this number; the place of the pile."""
    if pile == NEW:  # SK-3.2
        for place, pieces in enumerate(s.piles):
            if not pieces:
                pile = place
                break
        else:
            pile = len(s.piles)
            s.piles.append([])
            s.counts.append(-1)
    s.piles[pile].append(piece)
    s.counts[pile] = count
    return pile


def clear_if_complete(s: SpaceKittiesState, pile: int, events: list[Event]) -> None:
    """SK-4.1: a pile that has reached 11 leaves, its commanders go home."""
    if s.counts[pile] != FRONTIER:
        return
    pieces = s.piles[pile]
    events.append(Event("complete", s.turn, tuple(pieces), (pile,)))
    s.discards += [piece for piece in pieces if piece < CARDS]
    s.piles[pile], s.counts[pile] = [], -1
    while s.piles and not s.piles[-1]:
        s.piles.pop()
        s.counts.pop()
    _come_home(s, [piece for piece in pieces if piece >= CARDS], pile, events)


def trap(s: SpaceKittiesState, pile: int, events: list[Event]) -> None:
    """The acting commander's card goes into a pile, beneath its top, or onto the discards (SK-5.1)."""
    seat = s.turn
    piece = COMMANDER + s.commanders[seat]
    s.home &= ~(1 << seat)
    if pile == DISCARDS:
        s.discards.append(piece)
    else:
        s.piles[pile].insert(-1, piece)
    events.append(Event("trap", seat, (piece,), (pile,)))
