"""The pictures in the rulebook."""

from tabletop.games.space_kitties.lesson.positions import Position, at, climb, table
from tabletop.games.space_kitties.rules.content import COMMANDER
from tabletop.games.space_kitties.rules.model import SpaceKittiesState
from tabletop.kernel.figure import Figure
from tabletop.kernel.rng import Rng

SEATS = "You", "Mimi", "Oscar"
OTHERS = "felicette: | 7b", "solo: | 9b"


def _figure(position: Position, shows: str, lit: str = "", rim: float = 14.0) -> Figure:
    """What is seen and what shines, in the words of `positions.at`."""
    return Figure(position, at(shows), SEATS, lit=at(lit), rim=rim)


def _journey(pile: str, own: str = "kattard") -> Position:
    return table(f"{own}: 1a | 2a", *OTHERS, piles=[pile])


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


_ALONE = table("kattard: 1a | 2a", *OTHERS)
_TWO_JOURNEYS = table("kattard: 5a | 8a", *OTHERS, piles=[climb(4), climb(7, "i")])
_LANE = table("kattard: 1a | 2a | , 9a 4a 3a", *OTHERS)
_RIVAL = table("kattard: 1a | 2a", "felicette: | 7b | 4b, 6c 5c", OTHERS[1])
_HELM = "head:0 seat:0 ability:play ability:discard"
_ROUTE = "new-words pile:new pile:0"
FIGURES = {
    "cards": _figure(table("kattard: 0a 4a 10a 11a Ha | 2a", *OTHERS), "0a 4a 10a 11a Ha"),
    "commander": _figure(_ALONE, _HELM),
    "quests": _figure(_ALONE, "quest 2a", rim=0),
    "journeys": _figure(_TWO_JOURNEYS, f"{_ROUTE} pile:1", lit="pile:0 pile:1"),
    "hyperspeed": _figure(_journey(f"{climb(4)} Ha"), _ROUTE, lit="Ha"),
    "lanes": _figure(_LANE, "lanes:1234 9a 4a 3a", lit="3a", rim=1),
    "complete": _figure(_journey(f"{climb(9)} felicette 10j"), f"{_ROUTE} 10j", lit="felicette"),
    "deck": _figure(_discarded, "deck discards solo", lit="solo", rim=3),
    "locked": _figure(_journey(f"{climb(7)} kattard 9a"), f"{_HELM} lock:0"),
    "warp": _figure(_journey(f"{climb(7)} kattard"), _ROUTE, lit="kattard"),
    "trajectory": _figure(_lowered, _ROUTE, lit="6j"),
    "docking": _figure(_journey(f"{climb(4)} 4a"), _ROUTE, lit="4a"),
    "rival": _figure(_RIVAL, "mimi 7b 4b", rim=4),
}
"""By their names in the rulebook."""
