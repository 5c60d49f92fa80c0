"""What the view means for the pieces of Cat Quest: what could be done, what a piece looks like. Imports the view."""

from tabletop.games.cat_quest.board import EARTH, SUN
from tabletop.games.cat_quest.model import (
    ABILITY_NAMES,
    ANSWERING,
    BATTLE,
    BEATERS,
    DOG_ELEMENT,
    EVERYBODY,
    GAMBLER,
    MOVED,
    NOBODY,
    OFFERING,
    OFFERS,
    OVER,
    ROLLED,
    START,
)
from tabletop.games.cat_quest.view import CatQuestView
from tabletop.kernel.events import HIDDEN
from tabletop.ui.layout import Picture, Piece

TILTS = (-8.0, 6.0, -4.5, 9.0, -6.0, 4.5)
"""How a die falls, by its face."""


def home_of(view: CatQuestView, seat: int) -> int:
    """The home a seat's ship shares a space with; NOBODY for none."""
    ship = view.ships[seat]
    return view.planets.index(ship) if ship in view.planets else NOBODY


def may_recruit(view: CatQuestView) -> bool:
    """Whether the viewer could recruit now (CQ-4.4)."""
    if view.seat is None or view.seat != view.turn or view.phase not in (*range(START, ROLLED), MOVED):
        return False
    home = home_of(view, view.turn)
    return (
        home != NOBODY and view.homes[home] > 0 and not (view.crews[view.turn] | view.recruited) >> home & 1
    )


def may_battle(view: CatQuestView) -> bool:
    """Whether the player whose turn begins may go to battle (CQ-4.2)."""
    seat = view.turn
    on_earth = view.ships[seat] == view.planets[EARTH]
    return view.phase == START and on_earth and view.crews[seat] != 0 and not view.grounded >> seat & 1


def partners(view: CatQuestView) -> list[int]:
    """Whom the player whose turn it is could offer a trade (CQ-4.5)."""
    if view.phase in (*BATTLE, OFFERING, ANSWERING, OVER) or view.offers == OFFERS:
        return []
    here = view.ships[view.turn]
    if here == view.planets[EARTH] or not view.crews[view.turn]:
        return []
    others = (seat for seat in range(view.seats) if seat != view.turn)
    return [seat for seat in others if view.ships[seat] == here and view.crews[seat]]


def dog_picture(view: CatQuestView, place: int) -> Picture:
    """The Dog in a place as the viewer knows it; one only the viewer has seen is marked as a secret."""
    dog = view.row[place]
    if dog == HIDDEN:
        return ("dog-back", view.row_seen[place])
    return ("dog", DOG_ELEMENT[dog], view.row_seen[place] != EVERYBODY)


def ability(view: CatQuestView, seat: int, cat: int) -> int:
    """The mark on a cat: 0 without an ability, 1 with one to be used, 2 with one used up or not ready yet."""
    if cat not in ABILITY_NAMES:
        return 0
    fresh = view.turn == seat and view.fresh >> cat & 1
    return 2 if view.spent[seat] >> cat & 1 or fresh else 1


def world_key(home: int) -> str:
    """The piece of a home."""
    return "sun" if home == SUN else f"planet:{home}"


def only_gamble(view: CatQuestView) -> bool:
    """Whether nothing but Plukitten's luck is left (CQ-6.1)."""
    rested = view.crews[view.turn] & ~sum(1 << cat for cat in view.fought)
    return not rested & BEATERS[DOG_ELEMENT[view.row[view.at]]] and bool(rested >> GAMBLER & 1)


def die_piece(die: int, face: int, x: float, y: float, size: float) -> Piece:
    """A die as it lies; when it is rolled it leaps up, tumbles and falls askew."""
    if not face:
        return Piece(f"die:{die}", ("die", face, die), x, y, size, size, layer=9, card=True)
    leap = (
        (x + size * 0.6, y - size * 1.7),
        (x + size * 0.9, y - size * 0.4),
        (x - size * 0.2, y - size * 0.5),
    )
    tilt = TILTS[face - 1] * (1 if die else -1)
    return Piece(f"die:{die}", ("die", face, die), x, y, size, size, angle=tilt, layer=9, card=True, via=leap)
