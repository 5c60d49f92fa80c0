"""Two players talking about a trade, before the solar system. Imports the view, the sky and the pictures."""

from collections.abc import Sequence

from tabletop.games.cat_quest import model
from tabletop.games.cat_quest.model import Order
from tabletop.games.cat_quest.painter import cat_picture
from tabletop.games.cat_quest.sky import ART, CARD, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.ui.furniture import along, button, fan
from tabletop.ui.layout import Piece, Zone
from tabletop.words import _, counted


def parley(
    view: CatQuestView, legal: Sequence[Order], names: Sequence[str], spots: Spots
) -> tuple[list[Piece], list[Zone]]:
    """Two crews face to face, two trays between them. Whoever looks sits below."""
    below = view.partner if view.seat == view.partner else view.turn
    above = view.turn if below == view.partner else view.partner
    side = spots.side
    pieces = [Piece("stage", ("art", f"{ART}parley"), spots.x, spots.y, side, side)]
    title = _("Preparing an offer: {name} to {other}")
    if view.phase == model.ANSWERING:
        title = _("An offer: {name} to {other}")
    words = ("label", title.format(name=names[view.turn], other=names[view.partner]), 0, "ink", "title")
    pieces.append(Piece("title", words, *spots.at(350, 34), spots.part(640), spots.part(36), layer=1))
    zones = []
    for seat, tray_y, crew_y in ((above, 238, 108), (below, 452, 596)):
        moving = view.given if seat == view.turn else view.asked
        key = "give" if seat == view.turn else "ask"
        x, y = spots.at(350, tray_y)
        label = _("From {name}").format(name=names[seat])
        pieces.append(Piece(key, ("tray", label, seat), x, y, spots.part(620), spots.part(146), layer=1))
        zones.append(Zone(key, x, y, spots.part(620), spots.part(146)))
        pieces += _line(view, seat, model.cats_of(moving), spots, tray_y + 8, 88)
        pieces += _line(view, seat, model.cats_of(view.crews[seat] & ~moving), spots, crew_y, 76)
    return [*pieces, *_buttons(legal, spots), *_advice(view, legal, spots)], zones


def _line(view: CatQuestView, seat: int, cats: Sequence[int], spots: Spots, down: float, wide: float) -> list[Piece]:
    row = [(f"cat:{seat}:{cat}", cat_picture(view, seat, cat)) for cat in cats]
    size = spots.part(wide)
    return fan(row, *spots.at(350, down), spots.part(660), (size, size * CARD), spots.part(8), layer=3)


def _buttons(legal: Sequence[Order], spots: Spots) -> list[Piece]:
    words = {
        model.OFFER: _("Offer it"),
        model.CANCEL: _("Never mind"),
        model.ACCEPT: _("Accept"),
        model.DECLINE: _("Decline"),
    }
    shown = [action for action in words if action in legal]
    return [
        button(str(action), words[action], *spots.at(across, 345), spots.part(156), spots.part(42))
        for action, across in zip(shown, along(len(shown), 350, 170), strict=True)
    ]


def _advice(view: CatQuestView, legal: Sequence[Order], spots: Spots) -> list[Piece]:
    """How many offers are left, or what is wrong with this one; in the middle for those who have no buttons there."""
    if view.seat == view.partner and view.phase == model.ANSWERING:
        return []
    words = counted("{count} offer left in this turn", "{count} offers left in this turn", model.OFFERS - view.offers)
    if view.given and view.asked and model.CANCEL in legal and model.OFFER not in legal:
        words = _("Nobody may end with two cats of one home.")
    x, y = spots.at(350, 674 if view.seat == view.turn and view.phase == model.OFFERING else 345)
    return [Piece("advice", ("note", words), x, y, spots.part(440), spots.part(34), layer=1)]
