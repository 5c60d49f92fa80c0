"""The seats: head, name, hand, captured Kitties, line; and the sign of types between them."""

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.base.words import _
from tabletop.cast.characters import BY_NAME
from tabletop.games.paw_of_duty.advice.notices import best_line
from tabletop.games.paw_of_duty.rules import model
from tabletop.games.paw_of_duty.rules.model import Action
from tabletop.games.paw_of_duty.rules.view import PawView
from tabletop.games.paw_of_duty.table.measures import LINE, Measures
from tabletop.games.paw_of_duty.voice.prompts import break_words, hold_words
from tabletop.kernel.events import HIDDEN
from tabletop.kernel.match import AI, Seat, level_words
from tabletop.ui.stage.furniture import along, head
from tabletop.ui.stage.layout import ROUND, Box, Piece

CARRIER = 122.0, 116.3
FOOT = 0.91
"""Where a carrier's foot is in its drawing; its words stand below."""
SIGN = 216.0, 178.0
WIDE_SIGN = 254.0, 147.7
"""The sign of the types with its names beside them, where letters are large."""


def face(who: Seat, seat: int) -> str:
    """The drawing of a seat's officer, without a mood: by the character's name, or by the seat for people."""
    cat = BY_NAME.get(who.name) if who.kind == AI else None
    return f"paw-of-duty/officer-{cat.name.lower() if cat else seat}"


class Post(NamedTuple):
    """Places of the parts of a seat's post: middles, and some sizes."""

    head: tuple[float, float, float]
    """With its size."""
    nest: float
    plaque: Box
    hand: tuple[float, float]
    """How far down, and how high."""
    pennants: Box
    carrier: float

    @classmethod
    def of(cls, measures: Measures, near: bool) -> "Post":
        if measures.large:
            return cls._large(measures, near)
        left = measures.left
        top, size, down = (measures.height - 186, 146.0, 74.0) if near else (measures.rival, 136.0, 76.0)
        cords, cage = (26, 124) if near else (214, 120)
        head, plaque = (left + 74, top + down, size), (left + 80, top + 167, 154.0, 42.4)
        pennants = (left + 202, top + cords, 118.0, 66.0)
        return cls(head, top + 142, plaque, (top + 37, 64.0), pennants, top + cage)

    @classmethod
    def _large(cls, measures: Measures, near: bool) -> "Post":
        """A smaller head and a higher plaque; the other's pennants have a row of their own."""
        left, text = measures.left, measures.text
        plaque, fan, row = 17 + 31 * text / LINE, 56 + 8 * text, 2 + 15.5 * text / LINE
        cords = 36 + row
        whole, other = cords + CARRIER[1] + 2, fan + CARRIER[1]
        spare = measures.height - 4 - measures.rival - whole - other - row - WIDE_SIGN[1]
        taller = max(0.0, min(0.5 * spare, 60.0))
        bottom = measures.height - 4 if near else measures.rival + other + taller
        top = bottom - (whole if near else other)
        size = min(146.0, bottom - top + taller - plaque + 4)
        pennants = (left + 131, bottom + 2 + row / 2, 250.0, row)
        if near:
            pennants = (left + 202, top - taller / 2 + cords / 2, 122.0, cords)
        head, hand = (left + 76, bottom - plaque - size / 2 + 4, size), (top - taller / 2 + fan / 2, fan)
        name = (left + 77, bottom - plaque / 2, 147.0, plaque)
        return cls(head, bottom - plaque - 6, name, hand, pennants, bottom - CARRIER[1] / 2)


def post(who: Seat, view: PawView, legal: Sequence[Action], measures: Measures, seat: int, past: bool) -> list[Piece]:
    near, mine = seat == (view.seat or 0), seat == view.seat
    spot, side = Post.of(measures, near), measures.left + 202
    note = level_words(who.level) if who.level else ""
    if seat == view.to_act:
        note = _("to move") if past else _("your turn") if mine else note or _("to move")
    pieces = [
        head(who, seat, *spot.head, face(who, seat), layer=1),
        Piece(f"nest:{seat}", ("thing", "nest"), measures.left + 76, spot.nest, 152, 50.7, layer=2),
        Piece(f"plaque:{seat}", ("plaque", seat, who.name, note), *spot.plaque, layer=3),
    ]
    if not near or HIDDEN in view.hands[seat]:
        x, y, _room = measures.hand
        box = (x, y, 260.0, 130.0) if near else (side, spot.hand[0], 116.0, spot.hand[1])
        pieces.append(Piece(f"hand:{seat}", ("hand-of", len(view.hands[seat])), *box, layer=1))
    have, words = _line_words(view, seat, measures, past)
    pieces.append(Piece(f"pennants:{seat}", ("pennants", seat, have, words), *spot.pennants, layer=1))
    taken = view.captured[seat]
    part = min(0.94, (CARRIER[1] - 14.5 * measures.text / LINE) / CARRIER[1] / FOOT)
    picture = ("carrier", seat, view.power(seat), not taken, part)
    pieces.append(Piece(f"carrier:{seat}", picture, side, spot.carrier, *CARRIER, layer=1))
    inside = spot.carrier - CARRIER[1] / 2 + 0.57 * part * CARRIER[1]
    return [*pieces, *_prisoners(taken, legal, side, inside, part)]


def sign(measures: Measures) -> Piece:
    """Which type strikes which double, on a wall between the two."""
    rival, own = Post.of(measures, False).pennants, Post.of(measures, True)
    above, below = rival[1] + rival[3] / 2, min(own.head[1] - own.head[2] / 2, own.pennants[1] - own.pennants[3] / 2)
    wide, high = WIDE_SIGN if measures.large else SIGN
    most, room = (1.0, below - above) if measures.large else (1.1 if measures.tall else 1.0, below - above + 16)
    grown = min(most, room / high)
    x = measures.left + (129 if measures.large else 122)
    return Piece("sign", ("poster",), x, (above + below) / 2, wide * grown, high * grown)


def _prisoners(taken: tuple[int, ...], legal: Sequence[Action], x: float, y: float, part: float) -> list[Piece]:
    """The captured in their carrier; those that can be rescued now on a higher layer."""
    rows = 1 if len(taken) <= 3 else 2
    across = max(1, -(-len(taken) // rows))
    size = part * min(50.0 if rows == 1 else 32.0, 84 / across + 6)
    pieces = []
    for place, kitty in enumerate(taken):
        row, column = divmod(place, across)
        in_row = min(across, len(taken) - row * across)
        box = along(in_row, x, part * 82 / across)[column], y + part * (row - (rows - 1) / 2) * 30, size, size
        piece = Piece(f"kitty:{kitty}", ("prisoner", kitty), *box, card=True, flips=False, outline=ROUND)
        pieces.append(piece._replace(layer=4 if model.RESCUES[kitty] in legal else 2))
    return pieces


def _line_words(view: PawView, seat: int, measures: Measures, past: bool) -> tuple[int, str]:
    """How much of a line a seat has, as a number and in words; no call to hold it in a replay."""
    if (count := len(view.standing(seat))) and view.to_act is not None and not past:
        if measures.large:
            return 3, _("Hold it!") if seat == view.seat else _("Break it!")
        return 3, hold_words(count) if seat == view.seat else break_words(count)
    have = best_line(view, seat)
    return have, _("{count} of 3", count=have) if measures.large else _("{count} of 3 in line", count=have)
