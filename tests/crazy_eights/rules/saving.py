"""A position of Crazy Eights as JSON, and back with every doubt checked."""

from crazy_eights.rules.content import CARDS, EIGHT, RANK, SUIT, SUITS
from crazy_eights.rules.model import State, pieces
from tabletop.base.words import _
from tabletop.kernel.events import NOBODY
from tabletop.kernel.game import Json
from tabletop.kernel.saving.reading import flag, many, need, number, plain, read

_cards = many(number(0, CARDS[-1]))
FIELDS = {
    "hands": many(_cards),
    "stock": _cards,
    "pile": _cards,
    "suit": number(0, SUITS - 1),
    "turn": number(NOBODY, 4),
    "drawn": flag,
    "passes": number(0, 5),
}


def dump(s: State) -> Json:
    return {name: plain(getattr(s, name)) for name in FIELDS}


def load(j: Json) -> State:
    """The inverse of `dump`; raises SaveBroken for anything that is no position of this game."""
    fields = read(j, FIELDS, _("Crazy Eights"))
    s = State(fields["hands"], fields["stock"], fields["pile"])
    s.suit, s.turn, s.drawn, s.passes = (fields[name] for name in ("suit", "turn", "drawn", "passes"))
    check(s)
    return s


def check(s: State) -> None:
    seats = len(s.hands)
    need(2 <= seats <= 5 and s.turn < seats, _("There are two to five players, and one of them is to act."))
    need(sorted(pieces(s)) == list(CARDS) and s.pile, _("A card is missing or there twice."))
    need(all(hand == sorted(hand) for hand in s.hands), _("A hand is not sorted."))
    top = s.pile[-1]
    need(s.suit == SUIT[top] or RANK[top] == EIGHT, _("Only an eight changes the suit."))
    need(s.passes <= seats, _("More have passed than there are players."))
    over = s.passes == seats or not all(s.hands)
    need(over == (s.turn == NOBODY) and not (over and s.drawn), _("The game goes on after its end, or ends too soon."))
