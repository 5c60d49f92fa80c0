"""Pieces of a battle: Dogs, pads, cats, the gambling die."""

from tabletop.base.words import _
from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.table.measures import DOG, Measures
from tabletop.games.cat_quest.table.paint.pieces import collar
from tabletop.games.cat_quest.table.paint.place import die_piece
from tabletop.games.cat_quest.voice.pictures import ART, cat_picture, dog_picture
from tabletop.ui.stage.furniture import along, fan
from tabletop.ui.stage.layout import ROUND, Piece


def in_battle(view: CatQuestView) -> bool:
    """Whether to show a battle, a won one at the end included."""
    return view.phase in model.BATTLE or (view.phase == model.OVER and view.winner != model.NOBODY)


def battlefield(view: CatQuestView, name: str, spots: Measures) -> list[Piece]:
    """Dogs in a row with a pad below each; a rival's remaining cats at the bottom."""
    middle, room = spots.stage
    large, own = min(1.0, spots.larger), view.seat == view.turn
    title = _("{name}: the Earth is free!") if view.phase == model.OVER else _("{name}: battle for the Earth")
    words = ("label", title.format(name=name), 26, "ink", "title")
    title_high = 40 + 20 * spots.larger
    pieces = [Piece("title", words, middle, 8 + title_high / 2, room - 20, title_high, layer=3)]
    step = min(190.0, room / max(len(view.row), content.ROW))
    columns = along(len(view.row), middle, step)
    below = 8.0 if own else 150 + 20 * spots.larger
    """Height reserved for a rival's crew."""
    first = title_high + 12
    free = spots.desk - first - below
    share, gap = 0.52 - 0.1 * large, 76 - 34 * large  # Dogs give way to the names of the cats
    size = min(step * 0.98, (free - 60) * share / DOG)
    wide = min(124.0, (free - size * DOG - gap - 4) / spots.card, step * 0.68)
    tall = wide * spots.card
    high = size * DOG + tall + gap
    top = first + max(0.0, free - high) * 0.5
    pieces += _dogs(view, columns, top + size * DOG / 2, size, spots)
    pad = top + high - 26
    for place, across in enumerate(columns):
        pieces.append(Piece(f"pad:{place}", ("thing", "pad"), across, pad, wide * 1.5, wide * 0.6, layer=2))
    crew = view.crews[view.turn]
    answered = [cat for cat in view.fought if cat != content.SURFER]
    for place, (cat, across) in enumerate(zip(answered, columns, strict=False)):
        if crew >> cat & 1:  # else it is on its way home
            picture, at = cat_picture(view, view.turn, cat), (across, pad - tall / 2 + 4, wide, tall)
            piece = Piece(f"cat:{view.turn}:{cat}", picture, *at, layer=12 + place)
            pieces.append(piece._replace(card=True, gone=(f"home:{cat}",)))
    if view.phase == model.GAMBLED:
        die, side = min(58.0, wide * 0.6), -1 if view.at else 1  # near those that fought; at the left end are ships
        beside = columns[view.at] + side * (wide * 0.5 + die * 0.3)
        pieces.append(die_piece(0, view.dice[0], beside, pad - wide * 0.62, die)._replace(layer=20))
    if not own:
        rest = [cat for cat in content.cats_of(crew) if cat not in answered]
        row = [(f"cat:{view.turn}:{cat}", cat_picture(view, view.turn, cat)) for cat in rest]
        tall = below - 24
        pieces += fan(row, middle, spots.desk - 8 - tall / 2, room - 20, (tall / spots.card, tall), 8, layer=8)
    return pieces


def _dogs(view: CatQuestView, columns: list[float], y: float, wide: float, spots: Measures) -> list[Piece]:
    pieces = []
    for place, x in enumerate(columns):
        now = place == view.at and view.phase != model.OVER
        size = wide * (1.06 if now else 0.96)
        dog = Piece(f"dog:{place}", dog_picture(view, place), x, y, size, size * DOG, layer=7 if now else 5)
        pieces.append(dog._replace(card=True, gone=("title",), outline=ROUND))
        pieces.append(collar(view, place, x, y + size * 0.06, size, spots.text))
        if place < view.at:
            at = (x + wide * 0.3, y - wide * 0.34, wide * 0.28, wide * 0.28)
            pieces.append(Piece(f"laurel:{place}", ("art", f"{ART}laurel"), *at, layer=9))
    return pieces
