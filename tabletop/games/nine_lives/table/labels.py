"""Labels beside played cards, and their placement."""

from collections.abc import Sequence
from operator import mul

from tabletop.base.words import _
from tabletop.games.nine_lives.rules.content import HAIRBALL, NUMBER, SUIT_NAMES, ZOOMIES
from tabletop.games.nine_lives.rules.view import NineLivesView, Played
from tabletop.games.nine_lives.table.measures import HUGE
from tabletop.games.nine_lives.table.paint.pieces import SUIT_FILES
from tabletop.games.nine_lives.table.paint.place import FUSE, SMALL, along_fuse, fuse_knots
from tabletop.ui.stage.layout import Piece
from tabletop.ui.stage.placement import shared

TOUCH = 80.0
"""Overlap in square units that labels may have."""
REACH = 2.0
"""Overlap in units that still counts as touching."""
NARROW = "fijlt,.:' "
NUMBERED = "fuse", "bomb", "total"
"""Pictures with numbers that tell how near a suit is to bursting."""
RIM = 8.0
"""Margin that other labels keep from those numbers."""
READ = {"spark": (48.0, 48.0), "total": (52.0, 46.0)}
"""Visible size of pictures that are larger than what they show."""


def label(view: NineLivesView, card: Played, brief: bool = False) -> str:
    """What is special about a played card; empty if nothing is. `brief`: in a word or two, and the
    fuse tells what leads."""
    number = NUMBER[card.card]
    if card.life and card.value == number and card.rank != number:
        return _("as {rank}", rank=card.rank) if brief else _("ranks {rank}", rank=card.rank)
    if card.value == card.rank != number:
        return _("now {value}", value=card.value) if brief else _("counts {value}", value=card.value)
    if card.value != number:
        words = _("{value}, as {rank}") if brief else _("counts {value}, ranks {rank}")
        return words.format(value=card.value, rank=card.rank)
    if card.life and number == HAIRBALL:
        return _("+4") if brief else _("+4 {suit}", suit=SUIT_NAMES[_aim(view, card)])
    if not brief and card.card == _leader(view):
        return _("life, leads") if card.life else _("leads")
    return (_("life") if brief else _("a life")) if card.life else ""


def _leader(view: NineLivesView) -> int:
    """The card whose suit leads, even if its player has taken it already: the last Zoomies (NL-6.4), or the
    Kittykeeper's card (NL-3.2)."""
    zoomies = [play.card for play in view.plays if play.life and NUMBER[play.card] == ZOOMIES]
    return zoomies[-1] if zoomies else view.plays[0].card


def _aim(view: NineLivesView, card: Played) -> int:
    return next(play.target for play in view.plays if play.card == card.card)


def _sign(view: NineLivesView, card: Played, brief: bool) -> str:
    """What stands before the words beside a card: a flame at a life; the suit that a Hairball makes larger where there
    is no room for its name."""
    if not brief:
        return "nine-lives/flame" if card.life else ""
    return SUIT_FILES[_aim(view, card)] if card.life and NUMBER[card.card] == HAIRBALL else ""


def beside(
    view: NineLivesView,
    card: Played,
    words: str,
    lies: tuple[float, float, float],
    more: float,
    middle: float,
    taken: Sequence[Piece],
) -> Piece:
    """A label for a card: on the side where it covers the least of the pieces in `taken`, shorter or smaller if it
    would cover too much. `lies`: the card's middle and width. `more`: the text scale. `middle`: the table's, across."""
    others = [box for piece in taken if piece.key != f"card:{card.card}" for box in _boxes(piece, more)]
    short = words.rpartition(", ")[2]  # the flame tells that it is a life
    found, sign = [], _sign(view, card, more > HUGE)
    for said, size in ((words, more), (short, more), (short, max(1.0, 0.85 * more))):
        rim = 22 * size if more <= HUGE else 24.0
        box = rim + (_length(said) + 20 * bool(sign)) * size, 25 * size
        for at in _places(card.seat == view.seat, lies, box, middle):
            found.append((shared((*at, *box), *others, touch=REACH), said, (*at, *box)))
        if min(found)[0] < TOUCH:
            break
    _least, said, room = min(found, key=lambda one: one[0])
    strip = ("note", said, SMALL, "veil", "", "", sign)
    return Piece(f"note:{card.seat}", strip, *room, layer=15, about=(f"card:{card.card}",))


def _length(words: str) -> float:
    """Approximate width of words in small letters, in units."""
    return sum(4.6 if letter in NARROW else 10.0 for letter in words)


KEPT_OFF = "card:", "seat:", "thrown:", "pile", "near", "into:"
"""Keys of what a total does not cover."""


def freest(
    places: Sequence[tuple[float, float]], size: tuple[float, float], lying: Sequence[Piece], letters: float
) -> tuple[float, float]:
    """The first of these places where something of this size covers the least of cards, names and the bomb."""
    kept_off = [piece for piece in lying if piece.key.startswith(KEPT_OFF) or piece.kind == "fuse"]
    boxes = [box for piece in kept_off for box in _boxes(piece, letters)]
    return min(places, key=lambda place: round(shared((*place, *size), *boxes, touch=REACH) / TOUCH / 2))


RISE = 26.0
"""Units that a caption rises while it fades."""
VERDICT = 320.0, 40.0
"""Size of the verdict's words."""
SHOWN = "card:", "seat:", "lives:", "life:", "spark", "total", "pile", "note:", "gauge:", "ahead", "into:", "near"
"""What those words do not cover."""
LOOKED_AT = 0.2
"""Weight of covering a head or the viewer's own cards, against 1 for those."""


def verdict(near: Piece, middle: tuple[float, float], more: float, pieces: Sequence[Piece]) -> tuple[float, float]:
    """Where it is told who won, at a text scale of `more`: where it covers the least, of such places the nearest to
    the winning card."""
    wide, high = VERDICT[0] * more, VERDICT[1] * more + RISE
    others, columns, rows = [], {}, {}
    for piece in (piece for piece in pieces if piece.key.startswith((*SHOWN, "head:", "hold:"))):
        weight = LOOKED_AT if piece.mine or not piece.key.startswith(SHOWN) else 1.0
        others += [(weight, box) for box in _boxes(piece, more)]
    for x in (middle[0] + across for across in range(-360, 361, 40)):
        columns[x] = [weight * max(0.0, (wide + box[2]) / 2 - abs(x - box[0]) - REACH) for weight, box in others]
    for y in (middle[1] + down for down in range(-210, 171, 20)):
        rows[y] = [max(0.0, (high + box[3]) / 2 - abs(y - RISE / 2 - box[1]) - REACH) for _weight, box in others]
    covered = {(x, y): sum(map(mul, columns[x], rows[y])) for x in columns for y in rows}
    least = min(covered.values())
    places = [place for place, hidden in covered.items() if hidden == least]
    return min(places, key=lambda place: abs(place[0] - near.x) + abs(place[1] - near.y))


def _places(
    own: bool, lies: tuple[float, float, float], box: tuple[float, float], middle: float
) -> list[tuple[float, float]]:
    """Where a label of this size may stand at a card, the best place first: under it, or beside it where the fuse or
    another cushion lies there."""
    x, y, wide = lies
    aside, inner = wide / 2 + box[0] / 2 - 4, 1 if x < middle else -1
    low, half, up, below = y + 4, y - 8, y - 0.69 * wide, y + 0.4 * wide + box[1] / 2 - 6
    above = y - wide - box[1] / 2 + 4
    if own:
        return [(x + side, at) for at in (low, half, up) for side in (aside, -aside)]
    if abs(x - middle) < 1:
        beside = [(x + side, at) for side in (aside, -aside) for at in (half, up)]
        return [*beside, (x + aside, low), (x - aside, low)]
    sides = [(x + side * aside, at) for side in (inner, -inner) for at in (low, up)]
    over = [(x + shift, above) for shift in (0, 28 * inner, -28 * inner)]
    return [(x, below), (x + 28 * inner, below), *sides, *over]


Box = tuple[float, float, float, float]
"""Centre x and y, width, height."""


def numbers(pieces: Sequence[Piece], letters: float) -> tuple[Box, ...]:
    """Boxes (from the left top) of the numbers on fuses and bombs, which nobody talks across."""
    boxes = [box for piece in pieces if piece.kind in NUMBERED for box in _boxes(piece, letters)]
    return tuple((x - wide / 2 - RIM, y - high / 2 - RIM, wide + 2 * RIM, high + 2 * RIM) for x, y, wide, high in boxes)


def _boxes(piece: Piece, letters: float) -> list[Box]:
    """What is seen or read of a piece."""
    if piece.key in READ:
        return [(piece.x, piece.y, *READ[piece.key])]
    if piece.kind != "fuse":
        return [(piece.x, piece.y, piece.width, piece.height)]
    _fuse, _suit, _total, limit, hissed, lower = piece.picture
    part, boxes = piece.width / FUSE[0], []
    for x, y, side in fuse_knots(int(str(limit)), part, letters):
        boxes.append((piece.x + (x - FUSE[0] / 2) * part, piece.y + (y - FUSE[1] / 2) * part, side, side))
    x, y = along_fuse(1)
    x, y = piece.x + (x + 16 - FUSE[0] / 2) * part, piece.y + (y + (12 if lower else -16) - FUSE[1] / 2) * part
    boxes.append((x, y, 66 * part, 70 * part))
    if hissed:
        boxes.append((x, y + 42 * part + 10 * letters, 76 * letters, 22 * letters))
    return boxes
