"""What seats remember of cards that went out of sight (SK-8.3).

Such a card is in a hand, in the deck or under a Quest pile. Everybody knows in which shuffle it was last seen to go
into the deck (`shuffled`) and who has drawn from that deck (`could`); a seat that has given a card away, or discarded
it unseen, knows more of it (`told`).
"""

from collections.abc import Sequence

from tabletop.games.space_kitties.rules.model import DECK, EVERYBODY, UNSEEN, WATCHERS, SpaceKittiesState


def of_watchers(some: int, shuffles: int) -> int:
    """These watchers' bits, for all shuffles so far."""
    return some * (((1 << WATCHERS * (shuffles + 1)) - 1) // EVERYBODY)


def showed(s: SpaceKittiesState, cards: Sequence[int]) -> None:
    """Everybody sees these cards now."""
    s.told = tuple(fact for fact in s.told if fact[1] not in cards)


def drew(s: SpaceKittiesState, seat: int, cards: Sequence[int]) -> None:
    """The seat drew these cards; others who knew one to be in the deck know it may be in that hand now."""
    s.told = tuple(
        (watcher, card, places | (places >> DECK & (watcher != seat)) << seat)
        for watcher, card, places in s.told
        if watcher != seat or card not in cards
    )


def emptied(s: SpaceKittiesState, seat: int) -> None:
    """The seat's hand is empty."""
    s.could[seat] = 0
    if s.told:
        s.told = tuple((watcher, card, places & ~(1 << seat)) for watcher, card, places in s.told)


def laid_unseen(s: SpaceKittiesState, seat: int) -> None:
    """SK-7.8: the hand lies in the discards, and only its owner knows what it was."""
    s.could[UNSEEN] = s.could[seat] & ~of_watchers(1 << seat, s.shuffles)
    facts = {(watcher, card): _moved(places, seat, UNSEEN) for watcher, card, places in s.told}
    facts |= {(seat, card): 1 << UNSEEN for card in s.hands[seat]}
    _tell(s, facts)


def unseen(s: SpaceKittiesState) -> set[int]:
    """The discards that only the seat to act has seen: only during an action."""
    return {card for watcher, card, places in s.told if watcher == s.turn and places == 1 << UNSEEN}


def reshuffled(s: SpaceKittiesState, cards: Sequence[int]) -> None:
    """These discards are the deck now; everybody saw them but for the unseen ones."""
    s.shuffles += 1
    shuffled = list(s.shuffled)
    for card in set(cards) - unseen(s):
        shuffled[card] = s.shuffles
    s.shuffled = tuple(shuffled)
    s.could[DECK] = EVERYBODY << WATCHERS * s.shuffles | s.could[UNSEEN]
    s.could[UNSEEN] = 0
    s.told = tuple((watcher, card, _moved(places & ~(1 << DECK), UNSEEN, DECK)) for watcher, card, places in s.told)


def exchanged(s: SpaceKittiesState, seat: int, partner: int, given: list[int], taken: list[int]) -> None:
    """SK-7.6: the two know the cards exchanged, the others only how many. To be called before hands change."""
    all_given, all_taken = len(given) == len(s.hands[seat]), len(taken) == len(s.hands[partner])
    facts = {}
    for watcher, card, places in s.told:
        if watcher not in (seat, partner):
            own, other = places >> seat & 1, places >> partner & 1
            places &= ~(1 << seat | 1 << partner)
            places |= (other if all_given else own | other) << seat
            places |= (own if all_taken else own | other) << partner
        facts[watcher, card] = places
    for giver, receiver, cards in ((seat, partner, given), (partner, seat, taken)):
        for card in cards:
            facts[giver, card] = 1 << receiver
            facts.pop((receiver, card), None)
    _tell(s, facts)
    others = of_watchers(EVERYBODY & ~(1 << seat | 1 << partner), s.shuffles)
    own, other = s.could[seat], s.could[partner]
    s.could[seat] = own & ~others | (other if all_given else own | other) & others
    s.could[partner] = other & ~others | (own if all_taken else own | other) & others


def _moved(places: int, before: int, after: int) -> int:
    return places & ~(1 << before) | (places >> before & 1) << after


def _tell(s: SpaceKittiesState, facts: dict[tuple[int, int], int]) -> None:
    s.told = tuple((watcher, card, facts[watcher, card]) for watcher, card in sorted(facts))
