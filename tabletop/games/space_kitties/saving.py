"""A position of Space Kitties as JSON, and back with every doubt checked. Imports the kernel and the model."""

from typing import Any

from tabletop.games.space_kitties.commanders import COMMANDERS
from tabletop.games.space_kitties.model import (
    CARDS,
    COMMANDER,
    DECK,
    FRONTIER,
    LANES,
    MOST_ACTIONS,
    MOST_PILES,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    SHORT_SEATS,
    UNSEEN,
    WATCHERS,
    SpaceKittiesState,
    quest_size,
)
from tabletop.kernel.errors import SaveBroken
from tabletop.kernel.game import Json
from tabletop.words import _

MOST_SHUFFLES = 10_000
"""More than any game lasts."""
MOST_STEPS = MOST_ACTIONS + 10
"""A Cargo Bay that is begun with the last action of a turn is still brought to its end."""


def dump(s: SpaceKittiesState) -> Json:
    """Only what cannot be worked out: where the commander cards are follows from the piles and discards."""
    return {
        "seats": s.seats,
        "short": s.short,
        "commanders": list(s.commanders),
        "hands": [list(hand) for hand in s.hands],
        "quests": [list(quests) for quests in s.quests],
        "lanes": [list(lane) for lane in s.lanes],
        "piles": [list(pile) for pile in s.piles],
        "counts": list(s.counts),
        "discards": list(s.discards),
        "deck": list(s.deck),
        "turn": s.turn,
        "spent": s.spent,
        "played": s.played,
        "docking": s.docking,
        "cargo": s.cargo,
        "partner": s.partner,
        "offered": list(s.offered),
        "quiet": s.quiet,
        "buried": list(s.buried),
        "shuffles": s.shuffles,
        "shuffled": list(s.shuffled),
        "could": list(s.could),
        "told": [list(fact) for fact in s.told],
    }


def load(j: Json) -> SpaceKittiesState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    if not isinstance(j, dict) or j.keys() != _FIELDS:
        raise SaveBroken(_("A game of Space Kitties is saved with other fields than these."))
    seats = _number(j["seats"], 2, MOST_SEATS)
    short = _switch(j["short"])
    if short and seats not in SHORT_SEATS:
        raise SaveBroken(_("With so many commanders there is no short journey."))
    commanders = [_number(who, 0, len(COMMANDERS) - 1) for who in _list(j["commanders"], seats)]
    if len(set(commanders)) < seats:
        raise SaveBroken(_("Two seats have the same commander."))
    s = SpaceKittiesState(seats, short, commanders)
    s.hands = [_cards(hand) for hand in _list(j["hands"], seats)]
    s.quests = [_cards(quests) for quests in _list(j["quests"], seats)]
    s.lanes = [_cards(lane) for lane in _list(j["lanes"], seats * LANES)]
    if any(hand != sorted(hand) or len(hand) > s.size for hand in s.hands):
        raise SaveBroken(_("A hand is not sorted, or too large."))
    if any(len(quests) > quest_size(seats, short) for quests in s.quests):
        raise SaveBroken(_("A Quest pile is too large."))
    s.discards = _pieces(j["discards"])
    s.deck = _cards(j["deck"])
    _load_piles(s, j["piles"], j["counts"])
    _check_pieces(s)
    _load_turn(s, j)
    _load_memory(s, j)
    return s


_FIELDS = dump(SpaceKittiesState(2, False, [0, 1])).keys()


def _load_piles(s: SpaceKittiesState, piles: Any, counts: Any) -> None:
    if not isinstance(piles, list) or len(piles) > MOST_PILES:
        raise SaveBroken(_("The piles are not a list, or too many."))
    s.piles = [_pieces(pile) for pile in piles]
    s.counts = [_number(count, -1, FRONTIER) for count in _list(counts, len(piles))]
    for pile, count in zip(s.piles, s.counts, strict=True):
        if (count < 0) != (not pile) or (pile and pile[0] >= CARDS and len(pile) == 1):
            raise SaveBroken(_("A pile does not count what its cards make."))
    if s.piles and not s.piles[-1]:
        raise SaveBroken(_("The last pile is empty."))


def _check_pieces(s: SpaceKittiesState) -> None:
    everything = [*s.discards, *s.deck]
    for held in (*s.hands, *s.quests, *s.lanes, *s.piles):
        everything += held
    if sorted(card for card in everything if card < CARDS) != list(range(CARDS)):
        raise SaveBroken(_("A card is missing or there twice."))
    away = [piece - COMMANDER for piece in everything if piece >= CARDS]
    if len(set(away)) < len(away) or not set(away) <= set(s.commanders):
        raise SaveBroken(_("A commander card is there twice, or belongs to nobody."))
    s.home = sum(1 << seat for seat, who in enumerate(s.commanders) if who not in away)


def _load_turn(s: SpaceKittiesState, j: dict[str, Any]) -> None:
    s.turn = _number(j["turn"], NOBODY, s.seats - 1)
    s.spent = _number(j["spent"], 0, MOST_STEPS)
    s.played = _number(j["played"], NO_CARD, CARDS - 1)
    s.docking, s.cargo = _switch(j["docking"]), _switch(j["cargo"])
    s.partner = _number(j["partner"], NOBODY, s.seats - 1)
    s.offered = _cards(j["offered"])
    s.quiet = _number(j["quiet"], 0, s.seats)
    done = sum(not quests for quests in s.quests)
    if done > 1 or (s.turn == NOBODY) != (done == 1 or s.quiet == s.seats):
        raise SaveBroken(_("It is not clear whether the game is over."))
    if FRONTIER in s.counts and not done:
        raise SaveBroken(_("A complete journey was not cleared."))
    if s.turn == NOBODY:
        if s.cargo or s.partner != NOBODY or s.offered:
            raise SaveBroken(_("An ability is still under way though the game is over."))
        return
    hand = s.hands[s.turn]
    if not hand and s.can_draw():
        raise SaveBroken(_("The hand of the active commander is empty though there are cards to draw."))
    if s.cargo and (not hand or s.partner != NOBODY or not s.is_home(s.turn)):
        raise SaveBroken(_("A Cargo Bay is open with nothing to load."))
    if s.partner == NOBODY:
        if s.offered:
            raise SaveBroken(_("Cards are offered to nobody."))
        return
    if s.partner == s.turn or not s.is_home(s.turn) or len(s.offered) >= s.swap_size(s.partner):
        raise SaveBroken(_("A Diplomatic Mission is under way that cannot be."))
    if len(set(s.offered)) < len(s.offered) or not set(s.offered) <= set(hand):
        raise SaveBroken(_("A card is offered that is not in the hand."))


def _load_memory(s: SpaceKittiesState, j: dict[str, Any]) -> None:
    """Nobody remembers what is not so (SK-8.3)."""
    s.buried = [_number(count, 0, quest_size(s.seats, s.short)) for count in _list(j["buried"], s.seats)]
    s.shuffles = _number(j["shuffles"], 0, MOST_SHUFFLES)
    s.shuffled = tuple(_number(shuffle, 0, s.shuffles) for shuffle in _list(j["shuffled"], CARDS))
    most = (1 << WATCHERS * (s.shuffles + 1)) - 1
    s.could = [_number(bits, 0, most) for bits in _list(j["could"], UNSEEN + 1)]
    if not isinstance(j["told"], list):
        raise SaveBroken(_("What is told is not a list."))
    facts = [_list(fact, 3) for fact in j["told"]]
    s.told = tuple(
        (_number(seat, 0, s.seats - 1), _number(card, 0, CARDS - 1), _number(places, 1, (1 << UNSEEN) - 1))
        for seat, card, places in facts
    )
    if list(s.told) != sorted({fact[:2]: fact for fact in s.told}.values()) or s.could[UNSEEN]:
        raise SaveBroken(_("What is told is not in order."))
    told = {(seat, card): places for seat, card, places in s.told}
    for place, cards in (*enumerate(s.hands), (DECK, s.deck)):
        for card in cards:
            known = s.could[place] >> WATCHERS * s.shuffled[card]
            for watcher in range(WATCHERS):
                places = told.pop((watcher, card), (known >> watcher & 1) << place)
                if watcher != place and not places >> place & 1:
                    raise SaveBroken(_("Somebody remembers a card elsewhere than it is."))
    below = [card for quests, count in zip(s.quests, s.buried, strict=True) for card in quests[count:-1]]
    if told or any(s.shuffled[card] for card in below):
        raise SaveBroken(_("Somebody remembers a card elsewhere than it is."))


def _number(number: Any, least: int, most: int) -> int:
    if type(number) is not int or not least <= number <= most:
        raise SaveBroken(
            _("{number!r} is not a number from {least} to {most}.").format(
                number=number, least=least, most=most
            )
        )
    return number


def _switch(value: Any) -> bool:
    if type(value) is not bool:
        raise SaveBroken(_("{value!r} is neither on nor off.").format(value=value))
    return value


def _list(things: Any, length: int) -> list[Any]:
    if not isinstance(things, list) or len(things) != length:
        raise SaveBroken(_("{things!r} is not a list of {length}.").format(things=things, length=length))
    return things


def _cards(cards: Any) -> list[int]:
    return _pieces(cards, CARDS)


def _pieces(pieces: Any, limit: int = COMMANDER + len(COMMANDERS)) -> list[int]:
    if not isinstance(pieces, list):
        raise SaveBroken(_("{pieces!r} is not a list of cards.").format(pieces=pieces))
    return [_number(piece, 0, limit - 1) for piece in pieces]
