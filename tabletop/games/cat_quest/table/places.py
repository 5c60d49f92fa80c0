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


def _called(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Seats with first names only, if these differ; for large text."""
    first = [who.name.split()[0] for who in seats]
    if len(set(first)) < len(first):
        return tuple(seats)
    return tuple(who._replace(name=name) for who, name in zip(seats, first, strict=True))


class Places:
    """Lays the table for one view of a game."""

    def __init__(
        self, seats: Sequence[Seat], view: CatQuestView, legal: Sequence[Action], spots: Measures, past: bool = False
    ) -> None:
        """`past`: a replay, nothing is asked."""
        self.view, self.legal, self.spots, self.past = view, legal, spots, past
        self.called = _called(seats) if spots.text > 1 else tuple(seats)

    def layout(self) -> Layout:
        view, spots, board, scene = self.view, self.spots, None, "sky"
        zones: list[Zone] = []
        names = [who.name for who in self.called]
        if in_battle(view):
            pieces, scene = battlefield(view, names[view.turn], spots), "battle"
        elif view.phase in model.PARLEY:
            pieces, zones = parley(view, self.legal, names, spots, self.past)
            scene = "calm"
        else:
            high = spots.desk + 10
            board = Zone("board", spots.width / 2, high / 2, spots.width, high)
            pieces, zones = orrery(view, self.legal, spots)
            pieces += self._dogs()
            if spots.rivals < 3 and spots.text <= 1.4 and not self.past:  # else there is a hull, or no room
                pieces.append(nearer(spots))
        pieces += self._hulls(board is not None)
        pieces += clock(view, names, spots)
        desk, more = console(view, self.legal, self.called, spots)
        pieces, reason = [*pieces, *desk], (spots.disc.x, spots.desk - 40)
        written = boxes(pieces, "clock", "own", "pilot")
        laid = Layout(tuple(pieces), (*zones, *more), reason, SUN_KEY, board, written=written)
        return laid._replace(scene=scenery(spots, scene), hud=hud(spots))

    def _dogs(self) -> list[Piece]:
        """The Dogs at the far rim with their collars."""
        view, spots = self.view, self.spots
        pieces = []
        size, count = spots.dog, len(view.row)
        for place in range(count):
            x, y, lean = spots.dog_at(place, count)
            dog = Piece(f"dog:{place}", dog_picture(view, place), x, y, size, size * DOG, angle=lean, layer=10)
            pieces.append(dog._replace(card=True, gone=(SUN_KEY,), board=True, outline=ROUND))
            pieces.append(self._lifted(collar(view, place, x, y, size, spots.text)))
        return pieces

    def _lifted(self, clip: Piece) -> Piece:
        """A Dog's collar, moved above a planet that would cover it."""
        down = clip.y
        for home, space in enumerate(self.view.planets):
            x, y, wide, high = self.spots.home(home, space)
            if abs(clip.x - x) < wide * 0.38 + clip.width / 2 and abs(clip.y - y) < high * 0.4 + clip.height / 2:
                down = min(down, y - high * 0.4 - clip.height / 2)
        return clip._replace(y=down, board=True)

    def _hulls(self, round_the_orrery: bool) -> list[Piece]:
        """The rivals' ships in turn order."""
        view, spots = self.view, self.spots
        rivals = others(view.seats, view.seat)
        corners = spots.corners(len(rivals)) if round_the_orrery else spots.aside(len(rivals))
        pieces = []
        for seat, corner in zip(rivals, corners, strict=True):
            pieces += hull(view, seat, self.called[seat], corner, self.legal, self._away(seat), spots)
        return pieces

    def _away(self, seat: int) -> bool:
        """Whether a seat's cats are in battle or at a trade."""
        if in_battle(self.view):
            return seat == self.view.turn
        return self.view.phase in model.PARLEY and seat in (self.view.turn, self.view.partner)
