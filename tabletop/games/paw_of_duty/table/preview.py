"""Previews drawn over the board: the action pointed at, and all threats."""

from tabletop.games.paw_of_duty.advice.notices import GAME
from tabletop.games.paw_of_duty.mind import danger
from tabletop.games.paw_of_duty.rules import events
from tabletop.games.paw_of_duty.rules.board import LINES, NEXT, SQUARES
from tabletop.games.paw_of_duty.rules.content import CARD_NAMES, LEVEL
from tabletop.games.paw_of_duty.rules.model import Action
from tabletop.games.paw_of_duty.rules.view import PawView, Unit
from tabletop.games.paw_of_duty.table.measures import Measures, parts
from tabletop.games.paw_of_duty.table.places import TOKEN, arrow, on_ground, rope
from tabletop.games.paw_of_duty.table.seats import sign
from tabletop.kernel.events import Event
from tabletop.kernel.match import Watched
from tabletop.kernel.rng import Rng
from tabletop.ui.stage.layout import Picture, Piece


def preview(view: PawView, action: Action, measures: Measures) -> tuple[Piece, ...]:
    """Paths, facings, damage and captures, as the rules themselves work them out."""
    state = GAME.determinize(view, Rng(0))
    seen = Watched(GAME, state, (view.seat,))
    GAME.apply(state, action, Rng(0), seen)
    pieces: list[Piece] = []
    before = view
    for event, after in seen.frames[view.seat]:
        if isinstance(event, events.Began | events.Tidied | events.Drew):
            break
        pieces += _foreseen(view, event, measures)
        assert isinstance(after, PawView)
        view = after
    new = set(_filled(view)).difference(_filled(before))
    return (*(rope("", line, view.seat or 0, measures, sure=False) for line in sorted(new)), *pieces)


def _filled(view: PawView) -> list[int]:
    """The lines of the City that the viewer's Kitties fill."""
    mine = {unit.square for unit in view.units if unit.owner == view.seat}
    return [number for number, line in enumerate(LINES) if mine.issuperset(line)]


def _foreseen(view: PawView, event: Event, measures: Measures) -> list[Piece]:
    """The pieces that preview an event, over the view before it."""
    on = {unit.kitty: unit for unit in view.units}
    match event:
        case events.Deployed(seat=seat, kitty=kitty, square=square):
            return [_over(measures, square, ("ghost", kitty, seat, seat == view.seat, 0))]
        case events.Moved(kitty=kitty, here=here, there=there):
            return [_path(measures, here, there), _ghost(view, on[kitty], measures, there)]
        case events.Switched(kitty=kitty, other=other, here=here, there=there):
            ghosts = [_ghost(view, on[kitty], measures, there), _ghost(view, on[other], measures, here)]
            return [_path(measures, here, there), *ghosts]
        case events.Turned(kitty=kitty, facing=facing):
            claws = _over(measures, on[kitty].square, ("claws", on[kitty].owner, facing))
            return [claws, arrow("", on[kitty].square, facing, measures)]
        case events.Lobbed(here=here, there=there):
            return [_path(measures, here, there)]
        case events.Hurt(kitty=kitty, damage=damage, total=total):
            return [_over(measures, on[kitty].square, ("blow", damage, total >= LEVEL[kitty]))]
    return []


def _over(measures: Measures, square: int, picture: Picture, grown: float = 1.0) -> Piece:
    """A picture as large as a Kitty over a square."""
    x, y, s = measures.street.stand(square)
    return Piece("", picture, x, y, TOKEN * s * grown, TOKEN * s * grown)


def _ghost(view: PawView, unit: Unit, measures: Measures, square: int) -> Piece:
    return _over(measures, square, ("ghost", unit.kitty, unit.owner, unit.owner == (view.seat or 0), unit.facing))


def _path(measures: Measures, here: int, there: int) -> Piece:
    (ax, ay, _s), (bx, by, _t) = measures.street.stand(here), measures.street.stand(there)
    box = (ax + bx) / 2, (ay + by) / 2, abs(bx - ax) + 24, abs(by - ay) + 24
    return Piece("", ("path", *parts(box, ((ax, ay), (bx, by)))), *box)


def threats(view: PawView, measures: Measures) -> tuple[Piece, ...]:
    """The squares each side aims at, and every Kitty that one card could hit as the board stands."""
    if not view.units:
        return ()
    aims = {(NEXT[unit.square][unit.facing], unit.owner) for unit in view.units}  # PD-1.1
    pieces = []
    for square in range(SQUARES):
        if seats := tuple(seat for seat in range(2) if (square, seat) in aims):
            box = measures.street.square(square)
            corners = parts((0, 0, *box[2:]), measures.street.corners(square, *box[:2]))
            pieces.append(Piece("", ("aimed", corners, seats), *box))
    kitties, plates = list[Piece](), list[Piece]()
    """The Kitties again, above the marks on the ground, so that their numbers stay readable; and those of the blows."""
    state = GAME.determinize(view, Rng(0))
    for seat in range(2):
        sure = danger.worst(danger.claws(state, 1 - seat))
        maybe = danger.worst(danger.blows(state, 1 - seat, danger.possible(view, 1 - seat)))
        for unit in sorted((unit for unit in view.units if unit.owner == seat), key=lambda unit: unit.square):
            kitties.append(on_ground(unit, view.seat or 0, measures))
            if blow := sure.get(unit.kitty) or maybe.get(unit.kitty):
                card = "" if unit.kitty in sure else CARD_NAMES[blow.card]
                pieces.append(_over(measures, unit.square, ("ringed", unit.kitty not in sure), 1.12))
                plates.append(_over(measures, unit.square, ("peril", blow.damage, blow.captures, card), 1.12))
    return (*pieces, *sorted(kitties, key=lambda piece: piece.y), *plates, _legend(measures))


def _legend(measures: Measures) -> Piece:
    """The legend, over the lamps; in the large layout over the sign of types."""
    if measures.large:
        return sign(measures)._replace(key="", picture=("legend",))
    start, high = measures.title[0] + measures.title[2] + 12, min(96.0, measures.street.far - 32)
    wide = min(600.0, measures.end - 190 - start)
    return Piece("", ("legend",), start + wide / 2, high / 2 + 6, wide, high)
