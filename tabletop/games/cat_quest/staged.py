"""What is played out before the solar system: a battle, a trade. Imports the model, the view and the layout."""

from collections.abc import Sequence

from tabletop.games.cat_quest.model import (
    ANSWERING,
    BATTLE,
    FACING,
    GAMBLED,
    INCINERATOR,
    NOBODY,
    OFFERING,
    OFFERS,
    OVER,
    READY,
    SURFER,
    cats_of,
)
from tabletop.games.cat_quest.parts import ability, die_piece, dog_picture, only_gamble, world_key
from tabletop.games.cat_quest.spots import ART, CARD, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.match import Seat
from tabletop.ui.furniture import along, button, fan
from tabletop.ui.layout import Piece, Zone
from tabletop.words import _, counted


def in_battle(view: CatQuestView) -> bool:
    """Whether the stage is set, the won battle at the end included."""
    return view.phase in BATTLE or (view.phase == OVER and view.winner != NOBODY)


def shows(view: CatQuestView, seat: int) -> bool:
    """Whether a seat's cats stand on the stage."""
    if in_battle(view):
        return seat == view.turn
    return view.phase in (OFFERING, ANSWERING) and seat in (view.turn, view.partner)


def battle(view: CatQuestView, seats: Sequence[Seat], spots: Spots) -> list[Piece]:
    """The Dogs in a row, the cats that answered before them, the others below."""
    seat, side = view.turn, spots.side
    name = seats[seat].name
    title = _("{name}: the Earth is free!") if view.phase == OVER else _("{name}: battle for the Earth")
    pieces = [Piece("stage", ("art", f"{ART}stage"), spots.x, spots.y, side, side)]
    words = ("label", title.format(name=name), 0, "ink", "title")
    pieces.append(Piece("title", words, *spots.at(350, 40), spots.part(620), spots.part(40), layer=1))
    pieces += _ranks(view, spots)
    fought = [cat for cat in view.fought if cat != SURFER]
    for place, cat in enumerate(fought):
        if not view.crews[seat] >> cat & 1:
            continue  # on its way home
        x, y = spots.at(_dog_x(view, place), 276 if place < view.at else 292)
        pieces.append(_cat(view, seat, cat, x, y, spots.part(78), 6 + place)._replace(mine=False))
    washed = [SURFER] if SURFER in view.fought and view.crews[seat] >> SURFER & 1 else []
    rested = [cat for cat in cats_of(view.crews[seat]) if cat not in view.fought]
    row = rested + washed
    columns = 5 if len(row) > 4 else max(1, len(row))
    wide = spots.part(98 if len(row) > 5 else 112)
    for number, cat in enumerate(row):
        line, column = divmod(number, columns)
        in_row = min(columns, len(row) - line * columns)
        x, y = spots.at(350 + (column - (in_row - 1) / 2) * 128, (470 if len(row) > 5 else 530) + 138 * line)
        pieces.append(_cat(view, seat, cat, x, y, wide, 3))
    return pieces + _battle_words(view, spots)


def _dog_x(view: CatQuestView, place: int) -> float:
    return 350 + (place - (len(view.row) - 1) / 2) * 132


def _ranks(view: CatQuestView, spots: Spots) -> list[Piece]:
    pieces = []
    wide = spots.part(112)
    for place in range(len(view.row)):
        x, y = spots.at(_dog_x(view, place), 160 if place != view.at else 166)
        size = wide * (1.08 if place == view.at else 1.0)
        pieces.append(
            Piece(f"dog:{place}", dog_picture(view, place), x, y, size, size * CARD, layer=2, card=True,
                  gone=("title",))
        )  # fmt: skip
        if place < view.at:
            x, y = spots.at(_dog_x(view, place) + 42, 96)
            size = spots.part(36)
            pieces.append(Piece(f"laurel:{place}", ("art", f"{ART}laurel"), x, y, size, size, layer=5))
    return pieces


def _cat(view: CatQuestView, seat: int, cat: int, x: float, y: float, wide: float, layer: int) -> Piece:
    picture = ("cat", cat, ability(view, seat, cat))
    home = world_key(cat)
    mine = seat == view.seat
    return Piece(
        f"cat:{seat}:{cat}", picture, x, y, wide, wide * CARD, layer=layer, card=True, mine=mine, gone=(home,)
    )


def _battle_words(view: CatQuestView, spots: Spots) -> list[Piece]:
    """The die and the buttons between Dogs and cats."""
    mine = view.seat == view.to_act and view.seat is not None
    pieces = []
    if view.phase == GAMBLED:
        x, y = spots.at(300, 364)
        size = spots.part(54)
        pieces.append(die_piece(0, view.dice[0], x, y, size))
        if mine:
            words = _("Keep it: win") if view.dice[0] % 2 else _("Keep it: lose")
            x, y = spots.at(420, 364)
            pieces.append(button("keep", words, x, y, spots.part(160), spots.part(42)))
    elif mine and view.phase == FACING and only_gamble(view):
        x, y = spots.at(350, 364)
        pieces.append(button("concede", _("Give up"), x, y, spots.part(150), spots.part(42)))
    elif (
        mine
        and view.phase == READY
        and view.box
        and not view.burnt
        and view.crews[view.turn] >> INCINERATOR & 1
    ):
        x, y = spots.at(350, 364)
        words = _("Click the Dog to face it, or burn it with Jupersian")
        pieces.append(Piece("advice", ("note", words), x, y, spots.part(470), spots.part(36), layer=1))
    return pieces


# -- trades --------------------------------------------------------------------------------------------


def trade(view: CatQuestView, seats: Sequence[Seat], spots: Spots) -> tuple[list[Piece], list[Zone]]:
    """Two crews face to face, two trays between them. Whoever looks sits below."""
    below = view.partner if view.seat == view.partner else view.turn
    above = view.turn if below == view.partner else view.partner
    side = spots.side
    pieces = [Piece("stage", ("art", f"{ART}parley"), spots.x, spots.y, side, side)]
    name, other = seats[view.turn].name, seats[view.partner].name
    made = view.phase == ANSWERING
    title = _("An offer: {name} to {other}") if made else _("Preparing an offer: {name} to {other}")
    words = ("label", title.format(name=name, other=other), 0, "ink", "title")
    pieces.append(Piece("title", words, *spots.at(350, 34), spots.part(640), spots.part(36), layer=1))
    zones = []
    for seat, tray_y, crew_y in ((above, 238, 108), (below, 452, 596)):
        moving = view.given if seat == view.turn else view.asked
        key = "give" if seat == view.turn else "ask"
        x, y = spots.at(350, tray_y)
        label = _("From {name}").format(name=seats[seat].name)
        pieces.append(Piece(key, ("tray", label, seat), x, y, spots.part(620), spots.part(146), layer=1))
        zones.append(Zone(key, x, y, spots.part(620), spots.part(146)))
        pieces += _line(view, seat, cats_of(moving), spots, tray_y + 8, 88)
        pieces += _line(view, seat, cats_of(view.crews[seat] & ~moving), spots, crew_y, 76)
    return pieces + _trade_words(view, spots), zones


def _line(
    view: CatQuestView, seat: int, cats: Sequence[int], spots: Spots, down: float, wide: float
) -> list[Piece]:
    row = [(f"cat:{seat}:{cat}", ("cat", cat, ability(view, seat, cat))) for cat in cats]
    x, y = spots.at(350, down)
    size = spots.part(wide)
    return fan(row, x, y, spots.part(660), (size, size * CARD), spots.part(8), layer=3)


def _trade_words(view: CatQuestView, spots: Spots) -> list[Piece]:
    """What the deal does to both, and the buttons."""
    pieces = []
    mine = view.seat == view.to_act and view.seat is not None
    own, other = view.crews[view.turn], view.crews[view.partner]
    fits = (
        view.given and view.asked and not (own & ~view.given & view.asked | other & ~view.asked & view.given)
    )
    keys: list[tuple[str, str]] = []
    if mine and view.phase == OFFERING:
        keys = [("offer", _("Offer it"))] if fits else []
        keys.append(("cancel", _("Never mind")))
    elif mine:
        keys = [("accept", _("Accept")), ("decline", _("Decline"))]
    for (key, words), across in zip(keys, along(len(keys), 350, 170), strict=True):
        pieces.append(button(key, words, *spots.at(across, 345), spots.part(156), spots.part(42)))
    if not keys or view.phase == OFFERING:
        left = OFFERS - view.offers
        words = counted("{count} offer left in this turn", "{count} offers left in this turn", left)
        if view.given and view.asked and not fits:
            words = _("Nobody may end with two cats of one home.")
        x, y = spots.at(350, 674 if keys else 345)
        pieces.append(Piece("advice", ("note", words), x, y, spots.part(440), spots.part(34), layer=1))
    return pieces
