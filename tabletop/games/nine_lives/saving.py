"""A position of Nine Lives as JSON, and back with every doubt checked. Imports the kernel and the model."""

from typing import Any

from tabletop.games.nine_lives.model import (
    CARDS,
    EVERY_SUIT,
    LIVES,
    NO_SUIT,
    NO_TARGET,
    NOBODY,
    SUIT_BIT,
    SUITS,
    NineLivesState,
    Play,
    deck_for,
)
from tabletop.games.nine_lives.trick import lay, targets, winning_place
from tabletop.kernel.errors import SaveBroken
from tabletop.kernel.game import Json
from tabletop.words import _


def dump(s: NineLivesState) -> Json:
    """Only what cannot be worked out: the table's values and totals follow from the plays."""
    return {
        "seats": s.seats,
        "never_forced": s.never_forced,
        "missing": s.missing,
        "removed": list(s.removed),
        "hands": [list(hand) for hand in s.hands],
        "lives": [list(deck) for deck in s.lives],
        "discards": list(s.discards),
        "seen": [card for card in range(CARDS) if s.seen >> card & 1],
        "lacks": list(s.lacks),
        "round": s.round,
        "keeper": s.keeper,
        "plays": [[play.card, play.life, play.target] for play in s.plays],
        "gone": s.gone,
    }


def load(j: Json) -> NineLivesState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    if not isinstance(j, dict) or j.keys() != _FIELDS:
        raise SaveBroken(_("A game of Nine Lives is saved with other fields than these."))
    seats = _number(j["seats"], 2, 6)
    missing = _number(j["missing"], NO_SUIT, SUITS - 1)
    if (missing == NO_SUIT) != (seats != 4):
        raise SaveBroken(_("With four players one suit leaves the game, otherwise none."))
    if type(j["never_forced"]) is not bool:
        raise SaveBroken(_("The option about forced lives is neither on nor off."))
    hands = [_cards(hand) for hand in _list(j["hands"], seats)]
    if any(hand != sorted(hand) for hand in hands):
        raise SaveBroken(_("A hand is not sorted."))
    lives = [_cards(deck) for deck in _list(j["lives"], seats)]
    if any(len(deck) > LIVES for deck in lives):
        raise SaveBroken(_("A life deck holds more than nine lives."))
    s = NineLivesState(seats, j["never_forced"], missing, hands, lives)
    s.removed = _cards(j["removed"])
    if len(s.removed) != (len(deck_for(seats, missing)) - seats * LIVES) % seats:
        raise SaveBroken(_("The number of cards out of the game is wrong."))
    s.discards = _cards(j["discards"])
    s.round = _number(j["round"], 1, 10_000)
    s.keeper = _number(j["keeper"], 0, seats - 1)
    _load_table(s, j["plays"], _number(j["gone"], 0, (1 << seats) - 1))
    on_table = [play.card for place, play in enumerate(s.plays) if not s.gone >> place & 1]
    everything = [*s.removed, *s.discards, *on_table]
    for held in (*s.hands, *s.lives):
        everything += held
    if sorted(everything) != deck_for(seats, missing):
        raise SaveBroken(_("A card is missing or there twice."))
    _load_knowledge(s, _cards(j["seen"]), _list(j["lacks"], seats))
    return s


_FIELDS = dump(NineLivesState(2, False, NO_SUIT, [], [])).keys()


def _load_knowledge(s: NineLivesState, seen: list[int], lacks: list[Any]) -> None:
    """What everybody saw must be so (NL-7.3)."""
    s.seen = sum({1 << card for card in seen})
    s.lacks = [_number(suits, 0, EVERY_SUIT) for suits in lacks]
    held = [card for cards in (*s.hands, *s.lives) for card in cards if s.seen >> card & 1]
    if sorted(held) != seen:
        raise SaveBroken(_("A card that everybody saw go into a hand or a life deck is not there."))
    for deck in s.lives:
        below = [card in seen for card in deck]
        if below != sorted(below):
            raise SaveBroken(_("A card that everybody saw go under a life deck is not at its bottom."))
    for hand, suits in zip(s.hands, s.lacks, strict=True):
        if any(SUIT_BIT[card] & suits and card not in seen for card in hand):
            raise SaveBroken(_("A hand holds a suit that everybody knows is not in it."))


def _load_table(s: NineLivesState, plays: Any, gone: int) -> None:
    """Play the round's cards again, and work out whose word it is."""
    if not isinstance(plays, list) or len(plays) > s.seats:
        raise SaveBroken(_("The cards of the round are not a list, or too many."))
    for place, entry in enumerate(plays):
        card, life, target = _list(entry, 3)
        play = Play(_number(card, 0, CARDS - 1), life, _number(target, NO_TARGET, CARDS - 1))
        if type(life) is not bool:
            raise SaveBroken(_("A card of the round is neither a life nor from a hand."))
        if play.target not in ((targets(s, card) if life else []) or [NO_TARGET]):
            raise SaveBroken(_("A power of the round chose what it cannot choose."))
        lay(s, s.seat_of(place), play)
    s.gone = gone
    if len(plays) < s.seats:
        _check_playing(s)
    else:
        _check_choosing(s)


def _check_playing(s: NineLivesState) -> None:
    if s.gone:
        raise SaveBroken(_("A card has left the table before everybody has played."))
    over = not s.plays and not all(s.lives)  # NL-5.1
    s.turn = NOBODY if over else s.seat_of(len(s.plays))
    for seat in range(s.seats):
        place = (seat - s.keeper) % s.seats
        played_life = place < len(s.plays) and s.plays[place].life
        if not s.lives[seat] and not played_life and not over:
            raise SaveBroken(_("A player without lives is still playing."))


def _check_choosing(s: NineLivesState) -> None:
    place = winning_place(s)
    s.winner = s.seat_of(place)
    if s.plays[place].life and not s.gone >> place & 1:
        raise SaveBroken(_("The winner's life has not gone back to its deck."))
    for place, play in enumerate(s.plays):
        seat = s.seat_of(place)
        if s.gone >> place & 1:
            if not play.life:
                raise SaveBroken(_("A card from a hand has left the table before the end of the round."))
            if s.pending and seat != s.winner:
                raise SaveBroken(_("A life came back before its turn."))
        elif play.life:
            s.pending.append(seat)
    if not s.pending:
        raise SaveBroken(_("Everybody has played and nobody has anything to choose."))
    if not all(s.lives):
        raise SaveBroken(_("A player without lives is still playing."))
    s.turn = s.pending[0]


def _number(number: Any, least: int, most: int) -> int:
    if type(number) is not int or not least <= number <= most:
        raise SaveBroken(
            _("{number!r} is not a number from {least} to {most}.").format(
                number=number, least=least, most=most
            )
        )
    return number


def _list(things: Any, length: int) -> list[Any]:
    if not isinstance(things, list) or len(things) != length:
        raise SaveBroken(_("{things!r} is not a list of {length}.").format(things=things, length=length))
    return things


def _cards(cards: Any) -> list[int]:
    if not isinstance(cards, list):
        raise SaveBroken(_("{cards!r} is not a list of cards.").format(cards=cards))
    return [_number(card, 0, CARDS - 1) for card in cards]
