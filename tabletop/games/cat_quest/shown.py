"""What the table of Cat Quest shows while a turn is played back, event by event. Imports the board, model and view."""

from tabletop.games.cat_quest.board import after
from tabletop.games.cat_quest.model import (
    ANSWERING,
    BEFORE,
    EVERYBODY,
    FACING,
    GAMBLED,
    LEVITATOR,
    MOVED,
    NOBODY,
    OFFERING,
    OVER,
    READY,
    ROLLED,
    SHAKER,
    START,
)
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import HIDDEN, Event


def advance(view: CatQuestView, event: Event) -> CatQuestView:
    """What the table shows after this event."""
    match event.kind:
        case "roll":
            return view._replace(dice=event.detail, phase=ROLLED)
        case "quake":
            spent = _with(view.spent, event.seat, view.spent[event.seat] | 1 << SHAKER)
            return view._replace(dice=event.detail[:2], spent=spent)
        case "move":
            return _moved(view, event)
        case "recruit":
            return _recruited(view, event.seat, event.pieces[0])
        case "peek":
            return _peeked(view, event)
        case "orbit":
            return _orbited(view, event.detail[0])
        case "turn":
            return view._replace(
                turn=event.seat, to_act=event.seat, phase=START, dice=(0, 0), fresh=0, recruited=0, offers=0,
                at=0, beaten=0, fought=(), burnt=False,
            )  # fmt: skip
        case "end":
            return view._replace(
                phase=OVER, to_act=None, dice=(0, 0), at=0, beaten=0, fought=(), burnt=False, fresh=0
            )
        case "parley" | "give" | "ask" | "offer" | "withdraw" | "accept" | "decline":
            return _traded(view, event)
    return _fought(view, event)


def _moved(view: CatQuestView, event: Event) -> CatQuestView:
    start, end, _cost = event.detail
    trail = (event.seat, start, end) if start != end else view.trail
    return view._replace(ships=_with(view.ships, event.seat, end), dice=(0, 0), phase=MOVED, trail=trail)


def _recruited(view: CatQuestView, seat: int, cat: int) -> CatQuestView:
    bit = 1 << cat
    return view._replace(
        homes=_with(view.homes, cat, view.homes[cat] - 1),
        crews=_with(view.crews, seat, view.crews[seat] | bit),
        fresh=view.fresh | bit,
        recruited=view.recruited | bit,
        phase=BEFORE if view.phase == START else view.phase,
    )


def _peeked(view: CatQuestView, event: Event) -> CatQuestView:
    seat, place = event.seat, event.detail[0]
    view = view._replace(
        row_seen=_with(view.row_seen, place, view.row_seen[place] | 1 << seat),
        spent=_with(view.spent, seat, view.spent[seat] | 1 << LEVITATOR),
        phase=BEFORE if view.phase == START else view.phase,
    )
    if event.pieces[0] == HIDDEN:
        return view
    return view._replace(row=_with(view.row, place, event.pieces[0]))


def _orbited(view: CatQuestView, round: int) -> CatQuestView:
    planets = (view.planets[0], *(after(space) for space in view.planets[1:]))
    moved = dict(zip(view.planets[1:], planets[1:], strict=True))
    ships = tuple(moved.get(ship, ship) for ship in view.ships)
    return view._replace(planets=planets, ships=ships, round=round)


def _traded(view: CatQuestView, event: Event) -> CatQuestView:
    match event.kind:
        case "parley":
            return view._replace(phase=OFFERING, resume=view.phase, partner=event.detail[0])
        case "give":
            return view._replace(given=view.given | 1 << event.pieces[0])
        case "ask":
            return view._replace(asked=view.asked | 1 << event.pieces[0])
        case "offer":
            return view._replace(phase=ANSWERING, to_act=view.partner, offers=view.offers + 1)
    if event.kind == "accept":
        view = _swapped(view, event.seat, *event.detail)
    return view._replace(phase=view.resume, resume=0, partner=NOBODY, given=0, asked=0, to_act=view.turn)


def _swapped(view: CatQuestView, other: int, me: int, given: int, asked: int) -> CatQuestView:
    crews, spent = view.crews, view.spent
    mine, theirs = spent[me], spent[other]
    crews = _with(crews, me, crews[me] & ~given | asked)
    crews = _with(crews, other, crews[other] & ~asked | given)
    spent = _with(spent, me, mine & ~given | theirs & asked)
    spent = _with(spent, other, theirs & ~asked | mine & given)
    return view._replace(crews=crews, spent=spent, fresh=view.fresh & ~given | asked)


def _fought(view: CatQuestView, event: Event) -> CatQuestView:
    match event.kind:
        case "battle":
            return view._replace(phase=READY)
        case "reveal":
            place = event.detail[0]
            return view._replace(
                row=_with(view.row, place, event.pieces[0]),
                row_seen=_with(view.row_seen, place, EVERYBODY),
                phase=FACING,
            )
        case "burn":
            place = event.detail[0]
            return view._replace(
                removed=(*view.removed, view.row[place]),
                removed_seen=(*view.removed_seen, view.row_seen[place]),
                row=_with(view.row, place, HIDDEN),
                row_seen=_with(view.row_seen, place, 0),
                box=view.box - 1,
                burnt=True,
            )
        case "answer":
            return view._replace(fought=(*view.fought, event.pieces[0]))
        case "gamble":
            return view._replace(dice=(event.detail[0], 0), phase=GAMBLED)
        case "beat":
            return view._replace(beaten=view.beaten + 1, at=view.at + 1, dice=(0, 0), phase=READY)
        case "wash":
            return _washed(view, event.detail[0])
        case "free":
            best = _with(view.best, event.seat, max(view.best[event.seat], event.detail[0]))
            return view._replace(phase=OVER, to_act=None, winner=event.seat, best=best)
        case "lose":
            best = _with(view.best, event.seat, max(view.best[event.seat], event.detail[0]))
            return view._replace(best=best, grounded=view.grounded | 1 << event.seat)
        case "forfeit":
            return _forfeited(view, event.seat, event.pieces[0])
        case "last":
            return view._replace(ending=True)
    return view


def _washed(view: CatQuestView, place: int) -> CatQuestView:
    return view._replace(
        removed=(*view.removed, view.row[place]),
        removed_seen=(*view.removed_seen, view.row_seen[place]),
        row=(*view.row[:place], *view.row[place + 1 :]),
        row_seen=(*view.row_seen[:place], *view.row_seen[place + 1 :]),
        at=place,
    )


def _forfeited(view: CatQuestView, seat: int, cat: int) -> CatQuestView:
    return view._replace(
        homes=_with(view.homes, cat, view.homes[cat] + 1),
        crews=_with(view.crews, seat, view.crews[seat] & ~(1 << cat)),
        spent=_with(view.spent, seat, view.spent[seat] & ~(1 << cat)),
    )


def _with(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])
