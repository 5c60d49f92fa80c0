"""Where the cards of Crazy Eights lie on the table, and the place it stands in."""

from collections.abc import Sequence

from crazy_eights.rules.content import SUIT_NAMES
from crazy_eights.rules.model import PASS, Action
from crazy_eights.rules.view import View
from tabletop.base.words import _, counted
from tabletop.kernel.match import Seat
from tabletop.ui.stage import furniture
from tabletop.ui.stage.layout import COLUMN, Backdrop, Layout, Picture, Piece, Size, Zone, beside

CARD = (112.0, 156.8)
PLATE = (220.0, 84.0)
BACK: Picture = ("back",)


def face(card: int) -> Picture:
    return "card", card


def key(card: int) -> str:
    return f"card:{card}"


def layout(view: View, legal: Sequence[Action], size: Size, seats: Sequence[Seat]) -> Layout:
    width, height = size[0] - COLUMN, size[1]
    middle, deep = width / 2, height * 0.44
    pieces = _plates(view, width, seats)
    words = counted("{count} card", "{count} cards", view.stock)
    pieces += furniture.pile("stock", BACK if view.stock else None, words, middle - 80, deep, CARD)
    top, suit = view.pile[-1], SUIT_NAMES[view.suit]
    pieces.append(Piece("suit", ("label", suit, 15, "ink_soft"), middle + 80, deep + CARD[1] / 2 + 12, 136, 22))
    pieces.append(
        Piece(key(top), face(top), middle + 80, deep, *CARD, card=True, born=f"plate:{view.to_act}", born_as=BACK)
    )
    if PASS in legal:
        pieces.append(furniture.button("pass", _("Pass"), middle + 240, deep, 130, 46))
    cards = [(key(card), face(card)) for card in view.hand]
    pieces += furniture.fan(
        cards, middle, height - 100, width - 60, CARD, least=60, sag=16, turn=6, mine=True, born="stock", born_as=BACK
    )
    zones = (
        Zone("pile", middle + 80, deep, CARD[0] + 40, CARD[1] + 40),
        Zone("hand", middle, height - 100, width - 40, CARD[1] + 20),
    )
    place = (Backdrop("shell/hills", size[0] / 2, height / 2, *size),)
    hud = beside((width, height))
    return Layout(tuple(pieces), zones, (middle, height * 0.65), "stock", scene=place, hud=hud)


def _plates(view: View, width: float, seats: Sequence[Seat]) -> list[Piece]:
    """The others along the top, each with as many backs as cards."""
    pieces, others = [], furniture.others(len(seats), view.seat)
    step = min(PLATE[0] + 12, (width - 20) / len(others))
    for seat, x in zip(others, furniture.along(len(others), width / 2, step), strict=True):
        count = counted("{count} card", "{count} cards", view.counts[seat])
        facts = ("column", (1, furniture.named(seats[seat], seat)), (1, ("label", count, 14, "ink_soft")))
        picture = furniture.plate(seat, seat == view.to_act, (1, ("row", (1, ("label", "", 14)), (2, facts))))
        pieces.append(Piece(f"plate:{seat}", picture, x, 12 + PLATE[1] / 2, step - 12, PLATE[1]))
        pieces.append(furniture.head(seats[seat], seat, x - step / 2 + 44, 12 + PLATE[1] / 2, PLATE[1] - 12))
    return pieces
