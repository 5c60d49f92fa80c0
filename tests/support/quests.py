"""Positions of Cat Quest written by hand, for its tests."""

from tabletop.base.errors import Refusal
from tabletop.games.cat_quest.rules.board import FIRST, SPACES, space_text
from tabletop.games.cat_quest.rules.content import HOME_CODES, ROW
from tabletop.games.cat_quest.rules.game import CatQuest
from tabletop.games.cat_quest.rules.model import CatQuestState
from tabletop.kernel.events import Event
from tabletop.kernel.rng import Rng

GAME = CatQuest()
SPACE = {space_text(space): space for space in range(SPACES)}
CAT = {code: cat for cat, code in enumerate(HOME_CODES)}
ELEMENTS = "MWEFA"
"""Metal, Water, Earth, Fire, Air."""


class Loaded(Rng):
    """Dice that fall as they are told; below them, chance as it comes."""

    def __init__(self, *faces: int) -> None:
        super().__init__(0)
        self.faces = list(faces)

    def die(self, sides: int = 6) -> int:
        self.draws += 1
        return self.faces.pop(0)


def crew(text: str) -> int:
    """A set of cats by the codes of their homes: "Su Ve"."""
    return sum(1 << CAT[code] for code in text.split())


def quest(*crews: str, row: str = "MWEFA", ships: str = "", turn: int = 0, limit: int = 40) -> CatQuestState:
    """Each seat's cats, the elements of the Dogs in their places, each seat's space; planets on space 1."""
    dogs, left = [], list(range(15))
    for letter in row:
        dog = next(dog for dog in left if dog // 3 == ELEMENTS.index(letter))
        dogs.append(dog)
        left.remove(dog)
    assert len(dogs) == ROW
    s = CatQuestState(len(crews), False, limit, turn, dogs, left)
    s.planets = list(FIRST)
    for seat, text in enumerate(crews):
        aboard(s, seat, text)
    for seat, name in enumerate(ships.split()):
        s.ships[seat] = SPACE[name]
    return s


def aboard(s: CatQuestState, seat: int, text: str) -> None:
    """Give the seat exactly these cats, from their homes."""
    s.crews[seat] = crew(text)
    for home in range(10):
        cats = s.seats if home == 3 else s.seats - 1
        s.homes[home] = cats - sum(held >> home & 1 for held in s.crews)


def last_cat(*best: int) -> CatQuestState:
    """Only a Caturn is left, and the first player has rolled enough for it; these are the Dogs both have beaten."""
    s = quest("Su Me Ea Ju", "Ve Ma Ea Ur Ne Pl", ships="Ju1 Ma7")
    s.best, s.reached = list(best), [int(dogs > 0) for dogs in best]
    play(s, "roll", rng=Loaded(2, 2))
    return s


def play(s: CatQuestState, *texts: str, rng: Rng | None = None) -> list[Event]:
    """Do these actions, each by whoever is to act, and give all events."""
    events: list[Event] = []
    for text in texts:
        action = GAME.parse(text)
        assert action in GAME.legal(s), f"{text} is not among {legal(s)}"
        GAME.apply(s, action, rng or Rng(0), events)
    return events


def legal(s: CatQuestState) -> list[str]:
    return [str(action) for action in GAME.legal(s)]


def refusal(s: CatQuestState, text: str) -> Refusal | None:
    return GAME.refusal(s, GAME.parse(text))


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__.lower() for event in events]


def only(events: list[Event], *wanted: str) -> list[Event]:
    return [event for event in events if kinds([event])[0] in wanted]


def letters(s: CatQuestState) -> str:
    """The elements of the row."""
    return "".join(ELEMENTS[dog // 3] for dog in s.row)
