"""The pictures in the rulebook."""

from tabletop.games.space_kitties.lesson.positions import MIMI, Position, card, cards, climb, lanes, screen, table
from tabletop.games.space_kitties.rules.content import COMMANDER
from tabletop.games.space_kitties.rules.model import SpaceKittiesState
from tabletop.kernel.figure import Figure
from tabletop.kernel.rng import Rng

SEATS = "You", "Mimi", "Oscar"
OTHERS = "felicette: | 7b", "solo: | 9b"
HELM = "head:0", "seat:0", "ability:play", "ability:discard"


def _figure(position: Position, *shows: str, lit: tuple[str, ...] = (), rim: float = 14.0) -> Figure:
    return Figure(position, shows, SEATS, lit=lit, rim=rim)


def _journey(pile: str, others: tuple[str, ...] = OTHERS, own: str = "kattard") -> Position:
    return table(f"{own}: 1a | 2a", *others, piles=[pile])


def _discarded(rng: Rng) -> SpaceKittiesState:
    """Kat Solo waits in the discards, and one card is left in the deck."""
    s = table("kattard: 1a | 2a", *OTHERS, deck="3a", few=True)(rng)
    s.discards.append(COMMANDER + s.commanders[2])
    s.home &= ~(1 << 2)
    return s


def _lowered(rng: Rng) -> SpaceKittiesState:
    """A journey whose 6 counts as 5."""
    s = _journey(f"{climb(5)} kattway 6j", own="kattway")(rng)
    s.counts[0] = 5
    return s


_two_journeys = table("kattard: 5a | 8a", *OTHERS, piles=[climb(4), climb(7, "i")])
_full_lane = table("kattard: 1a | 2a | , 9a 4a 3a", *OTHERS)
_rival = table("kattard: 1a | 2a", "felicette: | 7b | 4b, 6c 5c", OTHERS[1])
ON_ROUTE = "new-words", "pile:new", "pile:0"
FIGURES = {
    "cards": _figure(table("kattard: 0a 4a 10a 11a Ha | 2a", *OTHERS), *cards("0a 4a 10a 11a Ha")),
    "commander": _figure(table("kattard: 1a | 2a", *OTHERS), *HELM),
    "quests": _figure(table("kattard: 1a | 2a", *OTHERS), "quests", card("2a"), rim=0),
    "journeys": _figure(_two_journeys, *ON_ROUTE, "pile:1", lit=("pile:0", "pile:1")),
    "hyperspeed": _figure(_journey(f"{climb(4)} Ha"), *ON_ROUTE, lit=(card("Ha"),)),
    "lanes": _figure(_full_lane, *lanes(1, 2, 3, 4), *cards("9a 4a 3a"), lit=(card("3a"),), rim=1),
    "complete": _figure(_journey(f"{climb(9)} felicette 10j"), *ON_ROUTE, card("10j"), lit=(card("felicette"),)),
    "deck": _figure(_discarded, "deck", "discards", card("solo"), lit=(card("solo"),), rim=3),
    "locked": _figure(_journey(f"{climb(7)} kattard 9a"), *HELM, "lock:0"),
    "warp": _figure(_journey(f"{climb(7)} kattard"), *ON_ROUTE, lit=(card("kattard"),)),
    "trajectory": _figure(_lowered, *ON_ROUTE, lit=(card("6j"),)),
    "docking": _figure(_journey(f"{climb(4)} 4a"), *ON_ROUTE, lit=(card("4a"),)),
    "rival": _figure(_rival, *screen(MIMI, "7b 4b"), rim=4),
}
"""By their names in the rulebook."""
