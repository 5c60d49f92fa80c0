"""Positions for lesson and rulebook, and keys of the pieces they light."""

from collections.abc import Callable

from tabletop.games.cat_quest.rules import content, model
from tabletop.games.cat_quest.rules.board import FIRST, LENGTHS, SPACES, space_text
from tabletop.games.cat_quest.rules.content import EARTH, HOME_CODES, HOMES
from tabletop.games.cat_quest.rules.model import CatQuestState
from tabletop.kernel.rng import Rng

SEATS, LIMIT = 3, 40
BEGUN = (1, 1, 1, 1, 1, 10, 35, 22, 16, 29)
"""Starting space of each home on its orbit (CQ-2.1), the same in all chapters."""
SPACE = {space_text(space): space for space in range(SPACES)}
CAT = {code: cat for cat, code in enumerate(HOME_CODES)}
ELEMENTS = "MWEFA"
"""The elements of Dogs: Metal, Water, Earth, Fire, Air."""


def cats(codes: str) -> int:
    """A set of cats by the codes of their homes: "Su Ve"."""
    return sum(1 << CAT[code] for code in codes.split())


def position(
    crews: str,
    ships: str,
    round: int,
    dogs: str = "FMAMW",
    known: int = 0,
    looked: bool = False,
    spent: str = "",
    dice: tuple[int, int] = (0, 0),
    best: tuple[int, int, int] = (0, 0, 0),
) -> Callable[[Rng], CatQuestState]:
    """The learner's turn in a round of a game the learner began: the first turn of an odd one, the last of an even one.

    `crews`: the cats of each seat, "Ea Ve | Ea | Ea". `known`: so many Dogs from the left are known to everybody;
    `looked`: the next one to the learner. `best`: a seat, its best battle and the turn of that.
    """

    def made(_rng: Rng) -> CatQuestState:
        row = _dogs(dogs)
        s = CatQuestState(SEATS, False, LIMIT, 0, row, [dog for dog in range(content.DOGS) if dog not in row])
        s.round, s.place = round, 0 if round % 2 else SEATS - 1
        s.turn = model.whose_turn(s)
        s.planets = [FIRST[home] + (BEGUN[home] + round - 2) % LENGTHS[home] for home in range(HOMES)]
        s.ships = [SPACE[name] for name in ships.split()]
        s.crews = [cats(crew) for crew in crews.split("|")]
        s.homes = [SEATS - (home != EARTH) - sum(crew >> home & 1 for crew in s.crews) for home in range(HOMES)]
        s.spent[0] = cats(spent)
        s.dice, s.phase = list(dice), model.ROLLED if any(dice) else model.START
        seat, s.best[seat], s.reached[seat] = best
        for place, dog in enumerate(row):
            s.seen[dog] = model.EVERYBODY if place < known else 1 if looked and place == known else 0
        return s

    return made


def _dogs(letters: str) -> list[int]:
    """Dogs of these elements in this order."""
    found: list[int] = []
    for letter in letters:
        kind = ELEMENTS.index(letter)
        found.append(next(dog for dog in range(content.DOGS) if content.DOG_ELEMENT[dog] == kind and dog not in found))
    return found


OUT = position("Ea | Ea | Ea", "Ea1 Ea1 Ea1", round=1)
ROUND = position("Ea Ve | Ea Me | Ea Su", "Ma7 Ju30 Ea9", round=4, dice=(1, 1))
FIGHT = position("Ea Ve Ma Me | Ea Me Sa | Ea Su", "Ea8 Sa42 Ju17", round=8)
FAR = position("Ea Ve Ma Me Sa | Ea Me | Ea Su Ju", "Ma16 Ju25 Ju21", round=12, known=4, best=(0, 3, 26))
_CREWS = "Ea Ve Ma Me Sa Ur | Ea Su Ju Ne | Ea Su Ju"
TRADE = position(_CREWS, "Ma17 Ma17 Sa9", round=17, known=4, looked=True, spent="Sa Ur", best=(0, 3, 26))
FREE = position("Ea Ju Sa Ne Pl | Ea Ve Ur Su | Ea Me Ma", "Ea8 Me4 Ve2", 22, "WWMWF", known=4, best=(1, 2, 60))
LAST = position("Ea Ve Ma | Ve Ma Ne Pl Su | Ea Me Ju", "Ea12 Ne25 Me4", 40, "EWAFM", known=3, best=(1, 2, 80))


def crew(seat: int, codes: str) -> tuple[str, ...]:
    """The cards of a crew by the codes of their homes."""
    return tuple(f"cat:{seat}:{CAT[code]}" for code in codes.split())


def homes(codes: str, *kinds: str) -> tuple[str, ...]:
    """The planets themselves, or such pieces that belong to them."""
    return tuple(f"{kind}:{CAT[code]}" for code in codes.split() for kind in kinds or ("home",))


def rival(seat: int, codes: str) -> tuple[str, ...]:
    """A rival's ship with everything in it, the cats by the codes of their homes."""
    return (*(f"{kind}:{seat}" for kind in ("plate", "head", "pilot", "best", "kinds")), *crew(seat, codes))


def dogs(*places: int) -> tuple[str, ...]:
    return tuple(f"{kind}:{place - 1}" for place in places for kind in ("dog", "clip"))
