"""The battle for the Earth, played out before the solar system. Imports the view, the sky and the pictures."""

from collections.abc import Sequence

from tabletop.games.cat_quest import model
from tabletop.games.cat_quest.model import Order
from tabletop.games.cat_quest.painter import cat_picture, die_piece, dog_picture
from tabletop.games.cat_quest.sky import ART, CARD, Spots
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.ui.furniture import along, button
from tabletop.ui.layout import Piece
from tabletop.words import _


def in_battle(view: CatQuestView) -> bool:
    """Whether there is a battle to show, the won one at the end included."""
    return view.phase in model.BATTLE or (view.phase == model.OVER and view.winner != model.NOBODY)


def battlefield(view: CatQuestView, legal: Sequence[Order], name: str, spots: Spots) -> list[Piece]:
    """The Dogs in a row, the cats that answered before them, the others below."""
    crew, side = view.crews[view.turn], spots.side
    title = _("{name}: the Earth is free!") if view.phase == model.OVER else _("{name}: battle for the Earth")
    pieces = [Piece("stage", ("art", f"{ART}stage"), spots.x, spots.y, side, side)]
    words = ("label", title.format(name=name), 0, "ink", "title")
    pieces.append(Piece("title", words, *spots.at(350, 40), spots.part(620), spots.part(40), layer=1))
    columns = along(len(view.row), 350, 132)
    pieces += _dogs(view, spots, columns)
    for place, cat in enumerate(cat for cat in view.fought if cat != model.SURFER):
        if crew >> cat & 1:  # else it is on its way home
            x, y = spots.at(columns[place], 276 if place < view.at else 292)
            pieces.append(_cat(view, cat, x, y, spots.part(78), 6 + place)._replace(mine=False))
    row = [cat for cat in model.cats_of(crew) if cat not in view.fought]
    row += [model.SURFER] if model.SURFER in view.fought and crew >> model.SURFER & 1 else []
    most = 5 if len(row) > 4 else max(1, len(row))
    wide = spots.part(98 if len(row) > 5 else 112)
    for number, cat in enumerate(row):
        line, column = divmod(number, most)
        in_row = min(most, len(row) - line * most)
        x, y = spots.at(350 + (column - (in_row - 1) / 2) * 128, (470 if len(row) > 5 else 530) + 138 * line)
        pieces.append(_cat(view, cat, x, y, wide, 3))
    return pieces + _between(view, legal, spots)


def _dogs(view: CatQuestView, spots: Spots, columns: list[float]) -> list[Piece]:
    pieces = []
    for place, across in enumerate(columns):
        x, y = spots.at(across, 160 if place != view.at else 166)
        size = spots.part(112) * (1.08 if place == view.at else 1.0)
        pieces.append(
            Piece(f"dog:{place}", dog_picture(view, place), x, y, size, size * CARD, layer=2, card=True,
                  gone=("title",))
        )  # fmt: skip
        if place < view.at:
            x, y = spots.at(across + 42, 96)
            size = spots.part(36)
            pieces.append(Piece(f"laurel:{place}", ("art", f"{ART}laurel"), x, y, size, size, layer=5))
    return pieces


def _cat(view: CatQuestView, cat: int, x: float, y: float, wide: float, layer: int) -> Piece:
    seat = view.turn
    return Piece(
        f"cat:{seat}:{cat}", cat_picture(view, seat, cat), x, y, wide, wide * CARD, layer=layer, card=True,
        mine=seat == view.seat, gone=(f"home:{cat}",),
    )  # fmt: skip


def _between(view: CatQuestView, legal: Sequence[Order], spots: Spots) -> list[Piece]:
    """The die and the buttons between Dogs and cats."""
    pieces = []
    high = spots.part(42)
    if view.phase == model.GAMBLED:
        pieces.append(die_piece(0, view.dice[0], *spots.at(300, 364), spots.part(54)))
    if model.KEEP in legal:
        words = _("Keep it: win") if view.dice[0] % 2 else _("Keep it: lose")
        pieces.append(button("keep", words, *spots.at(420, 364), spots.part(160), high))
    if model.CONCEDE in legal:
        pieces.append(button("concede", _("Give up"), *spots.at(350, 364), spots.part(150), high))
    if model.BURN in legal:
        words = _("Click the Dog to face it, or burn it with Jupersian")
        x, y = spots.at(350, 364)
        pieces.append(Piece("advice", ("note", words), x, y, spots.part(470), spots.part(36), layer=1))
    return pieces
