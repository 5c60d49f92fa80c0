"""The layout of Cat Quest's table."""

from collections.abc import Sequence

from tabletop.games.cat_quest.rules import model
from tabletop.games.cat_quest.rules.content import SUN
from tabletop.games.cat_quest.rules.model import Action
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.table.battlefield import battlefield, in_battle
from tabletop.games.cat_quest.table.measures import DOG, Measures
from tabletop.games.cat_quest.table.orrery import orrery
from tabletop.games.cat_quest.table.paint.pieces import collar
from tabletop.games.cat_quest.table.parley import parley
from tabletop.games.cat_quest.table.seats import clock, console, hud, hull, nearer, scenery
from tabletop.games.cat_quest.voice.pictures import dog_picture
from tabletop.kernel.match import Seat
from tabletop.ui.stage.furniture import others
from tabletop.ui.stage.layout import ROUND, Layout, Piece, Size, Zone, boxes

SUN_KEY = f"home:{SUN}"


def measures_of(view: CatQuestView, size: Size, text: float, folded: bool, past: bool = False) -> Measures:
    """The measures for a view; a replay without a seat has a low console."""
    low = past and folded and view.seat is None
    return Measures.of(*size, text, len(others(view.seats, view.seat)), folded, low)


def _called(seats: Sequence[Seat], text: float) -> Sequence[Seat]:
    """Seats; for large text with first names only, if these differ."""
    first = [who.name.split()[0] for who in seats]
    if text <= 1 or len(set(first)) < len(first):
        return seats
    return [who._replace(name=name) for who, name in zip(seats, first, strict=True)]


def places(
    seats: Sequence[Seat], view: CatQuestView, legal: Sequence[Action], spots: Measures, past: bool = False
) -> Layout:
    """The table for one view of a game; `past`: a replay, nothing is asked."""
    seats = _called(seats, spots.text)
    names, rivals = [who.name for who in seats], others(view.seats, view.seat)
    board, zones, scene = None, list[Zone](), "sky"
    away, corners = list[int](), spots.aside(len(rivals))
    """Seats whose cats are in battle or at a trade, and where the rivals' ships are."""
    if in_battle(view):
        pieces, scene, away = battlefield(view, names[view.turn], spots), "battle", [view.turn]
    elif view.phase in model.PARLEY:
        pieces, zones = parley(view, legal, names, spots, past)
        scene, away = "calm", [view.turn, view.partner]
    else:
        high = spots.desk + 10
        board, corners = Zone("board", spots.width / 2, high / 2, spots.width, high), spots.corners(len(rivals))
        pieces, zones = orrery(view, legal, spots)
        pieces += _dogs(view, spots)
        if spots.rivals < 3 and spots.text <= 1.4 and not past:  # else there is a hull, or no room
            pieces.append(nearer(spots))
    for seat, corner in zip(rivals, corners, strict=True):
        pieces += hull(view, seat, seats[seat], corner, legal, seat in away, spots)
    desk, more = console(view, legal, seats, spots)
    pieces, reason = [*pieces, clock(view, names, spots), *desk], (spots.disc.x, spots.desk - 40)
    written = boxes(pieces, "clock", "own", "pilot")
    laid = Layout(tuple(pieces), (*zones, *more), reason, SUN_KEY, board, written=written)
    return laid._replace(scene=scenery(spots, scene), hud=hud(spots))


def _dogs(view: CatQuestView, spots: Measures) -> list[Piece]:
    """The Dogs at the far rim with their collars; a collar is moved above a planet that would cover it."""
    pieces, size, count = [], spots.dog, len(view.row)
    for place in range(count):
        x, y, lean = spots.dog_at(place, count)
        dog = Piece(f"dog:{place}", dog_picture(view, place), x, y, size, size * DOG, angle=lean, layer=10)
        pieces.append(dog._replace(card=True, gone=(SUN_KEY,), board=True, outline=ROUND))
        clip = collar(view, place, x, y, size, spots.text)
        down = clip.y
        for x, y, wide, high in spots.homes(view.planets):
            if abs(clip.x - x) < wide * 0.38 + clip.width / 2 and abs(clip.y - y) < high * 0.4 + clip.height / 2:
                down = min(down, y - high * 0.4 - clip.height / 2)
        pieces.append(clip._replace(y=down, board=True))
    return pieces
