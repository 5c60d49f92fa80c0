"""Positions as JSON and back, validated."""

from itertools import chain

from tabletop.base.words import _
from tabletop.games.nine_lives.rules import content, model
from tabletop.games.nine_lives.rules.content import CARDS
from tabletop.games.nine_lives.rules.model import NineLivesState, Play
from tabletop.games.nine_lives.rules.trick import act, lay, targets, winning_place
from tabletop.kernel.events import NOBODY
from tabletop.kernel.game import Json
from tabletop.kernel.saving.reading import flag, many, need, number, plain, read, row

_card, _cards = number(0, CARDS - 1), many(number(0, CARDS - 1))
FIELDS = {
    "seats": number(2, 6),
    "never_forced": flag,
    "missing": number(content.NO_SUIT, content.SUITS - 1),
    "removed": _cards,
    "hands": many(_cards),
    "lives": many(_cards),
    "discards": _cards,
    "seen": number(0, (1 << CARDS) - 1),
    "lacks": many(number(0, content.EVERY_SUIT)),
    "round": number(1, 10_000),
    "keeper": number(0, 5),
    "plays": many(row(_card, flag, number(model.NO_TARGET, CARDS - 1))),
    "gone": number(0, (1 << 6) - 1),
}
"""Only what cannot be worked out: the table's values and totals, and whose word it is, follow from the plays."""


def dump(s: NineLivesState) -> Json:
    return {name: plain(getattr(s, name)) for name in FIELDS}


def load(j: Json) -> NineLivesState:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    values = read(j, FIELDS, "Nine Lives")
    plays = values.pop("plays")
    s = NineLivesState(values["seats"], values["never_forced"], content.NO_SUIT, [], [])
    for name, value in values.items():
        setattr(s, name, value)
    _check_deal(s)
    need(len(plays) <= s.seats, _("More cards were played than there are players."))
    for place, play in enumerate(Play(*play) for play in plays):
        allowed = (targets(s, play.card) if play.life else []) or [model.NO_TARGET]
        need(play.target in allowed, _("A power of the round chose what it cannot choose."))
        lay(s, play)
        act(s, s.seat_of(place), play)
    if len(plays) < s.seats:
        _go_on_playing(s)
    else:
        _go_on_choosing(s)
    need(sorted(pieces(s)) == content.deck_for(s.seats, s.missing), _("A card is missing or there twice."))
    _check_knowledge(s)
    return s


def pieces(s: NineLivesState) -> list[int]:
    """Every card, wherever it lies."""
    on_table = [play.card for place, play in enumerate(s.plays) if not s.gone >> place & 1]
    return [*chain(*s.hands, *s.lives), *s.discards, *s.removed, *on_table]


def _check_deal(s: NineLivesState) -> None:
    for things in (s.hands, s.lives, s.lacks):
        need(len(things) == s.seats, _("Something is not there once for each player."))
    need(s.keeper < s.seats, _("The Kittykeeper is not there."))
    need((s.missing == content.NO_SUIT) == (s.seats != 4), _("With four players one suit leaves the game, else none."))
    need(all(hand == sorted(hand) for hand in s.hands), _("A hand is not sorted."))
    need(all(len(deck) <= content.LIVES for deck in s.lives), _("A life deck holds more than nine lives."))
    left_over = (len(content.deck_for(s.seats, s.missing)) - s.seats * content.LIVES) % s.seats
    need(len(s.removed) == left_over, _("The number of cards out of the game is wrong."))


def _check_knowledge(s: NineLivesState) -> None:
    """What everybody saw must be so (NL-7.3)."""
    held = sum(1 << card for card in chain(*s.hands, *s.lives))
    need(not s.seen & ~held, _("A card that everybody saw go into a hand or a life deck is not there."))
    for deck in s.lives:
        seen = [s.seen >> card & 1 for card in deck]
        need(seen == sorted(seen), _("A card that everybody saw go under a life deck is not at its bottom."))
    for hand, suits in zip(s.hands, s.lacks, strict=True):
        known = [card for card in hand if content.SUIT_BIT[card] & suits and not s.seen >> card & 1]
        need(not known, _("A hand holds a suit that everybody knows is not in it."))


def _go_on_playing(s: NineLivesState) -> None:
    need(not s.gone, _("A card has left the table before everybody has played."))
    over = not s.plays and not all(s.lives)  # NL-5.1
    s.turn = NOBODY if over else s.seat_of(len(s.plays))
    for place in range(s.seats):
        alive = s.lives[s.seat_of(place)] or (place < len(s.plays) and s.plays[place].life)
        need(alive or over, _("A player without lives is still playing."))


def _go_on_choosing(s: NineLivesState) -> None:
    winning = winning_place(s)
    s.winner = s.seat_of(winning)
    back = s.gone >> winning & 1 or not s.plays[winning].life
    need(back, _("The winner's life has not gone back to its deck."))
    for place, play in enumerate(s.plays):
        if s.gone >> place & 1:
            need(play.life, _("A card from a hand has left the table before the end of the round."))
            need(place == winning or not s.pending, _("A life came back before its turn."))
        elif play.life:
            s.pending.append(s.seat_of(place))
    need(s.pending, _("Everybody has played and nobody has anything to choose."))
    need(all(s.lives), _("A player without lives is still playing."))  # NL-4.8
    s.turn = s.pending[0]
