"""Pieces drawn over the table while a card is pointed at."""

from collections.abc import Iterable, Mapping

from tabletop.games.nine_lives.advice.effects import Foreseen
from tabletop.games.nine_lives.rules.content import LIMIT, NO_SUIT, SUIT, SUITS
from tabletop.games.nine_lives.rules.trick import winning_place
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.table.paint.place import FUSE, along_fuse, knots
from tabletop.ui.stage.layout import Piece

BURST = ("art", "effects/burst")
KNOT = 38.0


def preview(view: NineLivesView, come: Foreseen, pieces: Mapping[str, Piece], letters: float) -> Iterable[Piece]:
    """Preview of a card: burnt fuse knots, cards that burst, the crown."""
    table = come.table
    yield from _burning(view, come, pieces, letters)
    over = [suit for suit in range(SUITS) if table.totals[suit] > table.limits[suit]]
    for place, play in enumerate(table.plays):
        seat = table.seat_of(place)
        if SUIT[play.card] in over and not table.napping >> seat & 1:
            card, cushion = pieces.get(f"card:{play.card}"), pieces[f"slot:{seat}"]
            if place >= len(view.plays) or card is None:  # still to come
                yield Piece(f"burst:{seat}", BURST, cushion.x, cushion.y, 58, 58)
            else:
                at = card.x + card.width * 0.36, card.y + card.height * 0.34
                yield Piece(f"burst:{seat}", BURST, *at, 42, 42)
    leader = table.seat_of(winning_place(table))
    if leader == come.seat:
        cushion = pieces[f"slot:{leader}"]
        yield Piece("ahead:new", ("crown", "#ffffff"), cushion.x, cushion.y - cushion.height * 0.55, 38, 38)


def _burning(view: NineLivesView, come: Foreseen, pieces: Mapping[str, Piece], letters: float) -> Iterable[Piece]:
    """The knots of the long fuse that would burn; none if another suit or another limit is its own then."""
    lead, table = view.leading, come.table
    limit = LIMIT if lead == NO_SUIT else view.limits[lead]
    if lead not in (NO_SUIT, table.leading) or table.limits[table.leading] != limit:
        return
    fuse, total = pieces[f"gauge:{lead}"], table.totals[table.leading]
    part = fuse.width / FUSE[0]
    grown = knots(limit, part, letters)[0]
    for knot in range((0 if lead == NO_SUIT else view.totals[lead]) + 1, min(total, limit) + 1):
        x, y = along_fuse(knot / (limit + 1))
        at = fuse.x + (x - FUSE[0] / 2) * part, fuse.y + (y - FUSE[1] / 2) * part
        yield Piece(f"knot:{knot}", ("knot", total <= limit), *at, KNOT * grown, KNOT * grown)
