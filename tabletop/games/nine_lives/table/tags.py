"""Tags over the viewer's playable cards: what each would make of its suit."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from tabletop.games.nine_lives.advice.effects import Makes
from tabletop.games.nine_lives.table.measures import Measures
from tabletop.ui.stage.layout import Piece

Tags = Mapping[str, Makes]
"""By the key of a card."""
HOLDS, BURSTS, DEPENDS, ASLEEP, LOSES = range(5)
"""States of a tag; ASLEEP: it bursts and costs its player no life (NL-6.2), LOSES: the whole game."""


def tags_over(own: Sequence[Piece], tags: Tags, spots: Measures) -> list[Piece]:
    """A tag above each card; on its picture if letters are large or the log is folded."""
    cards = [piece for piece in own if piece.key in tags]
    apart = 96 if spots.huge else 100 * spots.letters
    close = any(0 < after.x - before.x < apart for before, after in pairwise(cards))
    return [_tag(piece, tags[piece.key], spots, close and piece.layer > 1) for piece in cards]


def _tag(piece: Piece, made: Makes, spots: Measures, covered: bool) -> Piece:
    """`covered`: of a card of the hand that lies under the next one only the left part is seen."""
    more, totals = spots.letters, made.totals
    short = spots.huge or (spots.folded and len(totals) > 1) or covered
    x = piece.x - (piece.width / 2 - 24 if covered else 0)
    wide, high = (52 if short else 108 if len(totals) == 1 else 150) * more, 28 * more
    wide = wide if short or not made.aims else (56 + 46 * len(made.aims)) * more
    y = spots.hand_y - spots.hand_card[1] / 2 - (8 if more < 1.2 else 2) - high / 2  # over a card that rises
    if spots.huge or spots.folded:  # there is no room above the card
        y = piece.y + (0.26 if covered else -0.01) * piece.height
        wide, high = min(wide, piece.width - 12), 22 * more if spots.huge else high
        if spots.huge and covered:
            wide, high = 44, 30 * more + 14
    picture = ("tag", totals, state_of(made), short, made.aims)
    return Piece(f"tag:{piece.key}", picture, x, y, wide, high, layer=41, about=(piece.key,))


def state_of(made: Makes) -> int:
    """The state that a tag's colour, sign and shape tell."""
    if made.loses:
        return LOSES
    if len(made.holds) > 1:
        return DEPENDS
    return HOLDS if True in made.holds else ASLEEP if made.asleep else BURSTS
