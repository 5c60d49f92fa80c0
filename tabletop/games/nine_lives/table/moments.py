"""The staged explosion: light, thrown cards, lost lives."""

from collections.abc import Mapping, Sequence

from tabletop.base.words import _
from tabletop.games.nine_lives.rules.content import SUIT
from tabletop.games.nine_lives.rules.view import NineLivesView, Played
from tabletop.games.nine_lives.table.measures import MIDDLE, Measures
from tabletop.games.nine_lives.table.paint.place import SMALL
from tabletop.games.nine_lives.voice.words import bursting
from tabletop.ui.stage.layout import Piece

BLAST, BLAST_SIZE = (640.0, 340.0), (528.0, 373.0)
"""Where it goes up in the smallest window, and how large it is."""
LIGHT_SIZE = 1100.0, 900.0
NEAR = 100.0
"""Distance from the table's middle within which cards are thrown aside."""
OUT, OUT_OWN = (146.0, -116.0), (-252.0, 66.0)
GROWN = 1.15
"""Scale of a thrown card."""
Place = tuple[float, float]


def bang(
    view: NineLivesView,
    me: int | None,
    names: Sequence[str],
    cushions: Mapping[int, Place],
    lying: Sequence[Piece],
    spots: Measures,
    letters: float,
) -> list[Piece]:
    """Pieces of the staged explosion; empty if nothing bursts."""
    suits = bursting(view)
    if not suits:
        return []
    totals = tuple((suit, view.totals[suit], view.limits[suit]) for suit in suits)
    x, y = spots.on_table(*BLAST)
    pieces = [
        Piece("blast-light", ("thing", "blast-light"), x, y, *LIGHT_SIZE, layer=-1, hint=True),
        Piece("blast", ("blast", totals), x, y, *BLAST_SIZE, layer=20, hint=True),
    ]
    there = {piece.key: piece for piece in lying}
    for card in view.played:
        if SUIT[card.card] in suits:
            pieces.append(_thrown(view, card, there[f"card:{card.card}"], cushions[card.seat], spots))
            name = _("You") if card.seat == me else names[card.seat]
            pieces.append(_loss(view, card.seat, name, there, x, letters))
    return pieces


def _thrown(view: NineLivesView, card: Played, lies: Piece, cushion: Place, spots: Measures) -> Piece:
    """A card thrown by the blast: to a side if it lay in the middle, else on the spot."""
    side = -1 if cushion[0] < MIDDLE[0] else 1
    x, y, angle = lies.x + 12 * side, lies.y - 8, lies.angle * 3
    if abs(cushion[0] - MIDDLE[0]) < NEAR:
        own = card.seat == view.seat
        across, down = OUT_OWN if own else (OUT[0] * side, OUT[1])
        x, y = spots.on_table(BLAST[0] + across, BLAST[1] + down)
        angle = 14.0 if own else -12.0 * side
    wide, high = lies.width * GROWN, lies.height * GROWN
    return Piece(f"flying:{card.seat}", lies.picture, x, y, wide, high, angle=angle, layer=21, hint=True)


def _loss(
    view: NineLivesView, seat: int, name: str, there: Mapping[str, Piece], middle: float, letters: float
) -> Piece:
    """The note about a lost life, at a seat's lights or in a crowd on its plate."""
    asleep = seat in view.napping
    words = _("{name}: asleep", name=name) if asleep else _("{name}: a life lost", name=name)
    lights, high = there[f"lives:{seat}"], 30 * letters
    x, y = lights.x, lights.y + lights.height / 2 + high / 2 + 2
    if seat == view.seat:
        head = there[f"head:{seat}"]
        x, y = head.x + 34, head.y - head.height / 2 - high / 2 + 4
    elif lights.kind != "lights":
        x, y = there[f"seat:{seat}"].x, there[f"seat:{seat}"].y
    elif abs(there[f"head:{seat}"].x - middle) < NEAR:  # before the window there is nothing
        y = lights.y - lights.height / 2 - high / 2
    strip = ("note", words, SMALL, "good" if asleep else "bad", "", "ink_accent")
    return Piece(f"loss:{seat}", strip, x, y, (34 + 8.6 * len(words)) * letters, high, layer=30, hint=True)
