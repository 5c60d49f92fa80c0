"""Drawing and reshuffling, turning up quests, building and clearing piles, trapping commanders."""

from tabletop.games.space_kitties.rules import events as told
from tabletop.games.space_kitties.rules import memory, model
from tabletop.games.space_kitties.rules.content import CARDS, COMMANDER, FRONTIER
from tabletop.games.space_kitties.rules.events import DISCARDS
from tabletop.games.space_kitties.rules.model import DECK, NO_CARD, SpaceKittiesState
from tabletop.kernel.events import NOBODY, Event
from tabletop.kernel.rng import Rng


def reshuffle(s: SpaceKittiesState, rng: Rng, events: list[Event]) -> None:
    """The discards become the deck, which has run out, if there is a journey card among them (SK-4.2)."""
    cards = [card for card in s.discards if card < CARDS]
    if not cards:
        return
    s.discards = [card for card in s.discards if card >= CARDS]
    memory.reshuffled(s, cards)
    rng.shuffle(cards)
    s.deck = cards
    events.append(told.Reshuffled(NOBODY, len(cards)))
    while s.discards:
        _come_home(s, s.discards.pop(0), DISCARDS, events)


def _come_home(s: SpaceKittiesState, piece: int, where: int, events: list[Event]) -> None:
    owner = s.commanders.index(piece - COMMANDER)
    s.home |= 1 << owner
    events.append(told.came_home(owner, piece, where))


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
        hand.sort()
        drawn.sort()
        s.could[seat] |= s.could[DECK]
        if s.told:
            memory.drew(s, seat, drawn)
        events.append(told.Drew(seat, tuple(drawn), secret_to=seat, reveals=True))
        if not s.deck:
            reshuffle(s, rng, events)


def turn_up(s: SpaceKittiesState, seat: int, before: Event, events: list[Event]) -> None:
    """The top of the Quest pile is turned up (SK-3.4); the event before sees none there."""
    quests = s.quests[seat]
    top, quests[-1] = quests[-1], NO_CARD
    events.append(before)
    quests[-1] = top
    events.append(told.TurnedUp(seat, top, len(quests), reveals=True))


def lay(s: SpaceKittiesState, piece: int, pile: int, count: int) -> int:
    """Put a piece on top of a pile, where it counts as this number; the place of the pile."""
    if pile == model.NEW:  # SK-3.2
        pile = model.new_place(s.piles)
        if pile == len(s.piles):
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
    s.discards += [piece for piece in pieces if piece < CARDS]
    s.piles[pile], s.counts[pile] = [], -1
    while s.piles and not s.piles[-1]:
        s.piles.pop()
        s.counts.pop()
    events.append(told.Completed(s.turn, tuple(pieces), pile))
    for piece in pieces:
        if piece >= CARDS:
            _come_home(s, piece, pile, events)


def trap(s: SpaceKittiesState, where: int, events: list[Event]) -> None:
    """The acting commander's card goes into a pile, beneath its top, or onto the discards (SK-5.1)."""
    piece = COMMANDER + s.commanders[s.turn]
    s.home &= ~(1 << s.turn)
    if where == DISCARDS:
        s.discards.append(piece)
    else:
        s.piles[where].insert(-1, piece)
    events.append(told.trapped(s.turn, piece, where))
