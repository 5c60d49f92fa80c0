"""The positions of Kardashev's lesson, written as a setup would be told.

The learner is the Collector, with the home tile at H3 and the second tile at G4; the rival is the Warlord, at B7 and
C6. Spaces are named as on the board, resources and tiles by letters: F, M, E, X for the Military symbol, # for a
destroyed tile.
"""

from collections.abc import Callable

from tabletop.games.kardashev.rules import content, jobs
from tabletop.games.kardashev.rules.board import NAMES
from tabletop.games.kardashev.rules.content import DESTROYED
from tabletop.games.kardashev.rules.jobs import Job
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.games.kardashev.rules.setup import jobs_of_setup, lay_tile, put_colony, put_fleet
from tabletop.kernel.lesson import LEARNER
from tabletop.kernel.rng import Rng

RIVAL = 1
ROLES = (content.COLLECTOR, content.WARLORD)
STARTS = (("h3", "g4"), ("b7", "c6"))
"""The home tile and the second tile of each seat."""
LAST_ROUND = 20
SPACE = {name: space for space, name in enumerate(NAMES) if name}
NUMBERS = SPACE | content.BY_TEXT
"""The numbers of spaces and technologies by their names."""
Position = Callable[[Rng], KardashevState]


def keys(text: str) -> tuple[str, ...]:
    """The keys of pieces: `space+fleet:e2,e7 own:0` are the spaces E2 and E7, the fleets there and the first jar."""
    found: list[str] = []
    for word in text.split():
        kinds, colon, names = word.partition(":")
        for name in names.split(","):
            found += [f"{kind}{colon}{NUMBERS.get(name, name)}" for kind in kinds.split("+")]
    return tuple(found)


def tile(letters: str) -> int:
    """The tile that shows these symbols."""
    if letters == "#":
        return DESTROYED
    return sum(content.SYMBOLS[content.SYMBOL_LETTERS.index(letter)] for letter in letters)


def _bag(rng: Rng, laid: list[int], draws: str) -> list[int]:
    """What is left of all tiles when these lie on the table; the first of `draws` is drawn first."""
    bag, first = content.fresh_bag(), [tile(letters) for letters in draws.split()]
    for face in laid:
        bag.remove(face if face != DESTROYED else tile("M"))
    for face in first:
        bag.remove(face)
    rng.shuffle(bag)
    return bag + first[::-1]


def before_the_first_round(rng: Rng) -> KardashevState:
    """Nothing is on the board yet; the learner begins."""
    s = KardashevState(len(ROLES), LAST_ROUND, LEARNER, _bag(rng, [], "M"))
    s.roles = list(ROLES)
    s.jobs = jobs_of_setup(s, chosen=False)
    return s


def galaxy(
    number: int,
    tiles: str = "",
    draws: str = "",
    *,
    colonies: tuple[str, str] = ("h3:1", "b7:1"),
    fleets: tuple[str, str] = ("g4:1", "b7:2"),
    have: tuple[str, str] = ("", ""),
    known: str = "",
    turn: int = LEARNER,
    drawn: str = "",
    actions: tuple[int, int] = (content.BASE_ACTIONS, content.RESEARCH_ACTIONS),
) -> Position:
    """Round `number`, the actions of somebody's turn; with a tile that is `drawn`, the bidding before them.

    The learner begins every round. Pieces of both seats are told as `h3:2`, a level 2 piece at H3; `actions` are the
    base and research actions left.
    """

    def position(rng: Rng) -> KardashevState:
        faces = dict(one.split(":") for one in tiles.split())
        laid = [tile(letters) for letters in (*faces.values(), *drawn.split())]
        s = KardashevState(len(ROLES), LAST_ROUND, LEARNER, _bag(rng, laid, draws))
        s.roles = list(ROLES)
        s.round, s.turn, (s.base, s.research) = number, turn, actions
        for seat, (home, second) in enumerate(STARTS):
            s.homes[seat], s.seconds[seat] = SPACE[home], SPACE[second]
            lay_tile(s, SPACE[home], content.HOME_TILES[ROLES[seat]])
            lay_tile(s, SPACE[second], content.SECOND_TILES[ROLES[seat]])
        for name, letters in faces.items():
            lay_tile(s, SPACE[name], tile(letters))
            s.destroyed |= (letters == "#") << SPACE[name]
        for seat in range(s.seats):
            for put, pieces in ((put_colony, colonies[seat]), (put_fleet, fleets[seat])):
                for name, level in (piece.split(":") for piece in pieces.split()):
                    put(s, seat, SPACE[name], int(level), [])
            for kind, letter in enumerate(content.KIND_LETTERS):
                s.resources[content.KINDS * seat + kind] = have[seat].count(letter)
        s.known[LEARNER] = sum(1 << content.BY_TEXT[text] for text in known.split())
        if drawn:
            s.drawn, s.high = tile(drawn), turn
            s.jobs = [Job(jobs.BID, (turn + 1) % s.seats)]
        return s

    return position


FIRST_TILES = "c5:M g3:FE f5:M"
TILES = f"{FIRST_TILES} h2:M b6:F f4:# d6:E"
"""What lies on the board after some rounds: each turn adds one tile, each fleet that explores another."""
LATER_TILES = f"{TILES} e5:X e6:E f6:F"
MANY_TILES = f"{LATER_TILES} e7:M c7:ME b8:ME d7:ME c4:F f3:FM g2:E"
A_TILE_IS_DRAWN = galaxy(1, draws="FE", have=("FFME", "FM"), drawn="M")
A_TILE_TO_SETTLE = galaxy(2, FIRST_TILES, have=("FFMM", "FE"))
NO_MATTER = galaxy(3, f"{FIRST_TILES} h2:M b6:F", colonies=("h3:2 g3:1", "b7:1 c6:1"), have=("FFF", "FE"))
A_FLEET_TO_SEND = galaxy(4, TILES, "X", colonies=("h3:2 g3:1 h2:1", "b7:1 c6:1"), have=("FMEEE", "FE"))
TIME_TO_RESEARCH = galaxy(
    5, LATER_TILES, have=("FFMM", "FE"), colonies=("h3:2 g3:1 h2:1", "b7:1 c6:1"), fleets=("h3:1 e5:1", "b7:2")
)
NOVA_IS_NEAR = galaxy(
    8,
    MANY_TILES,
    "M",
    have=("EEE", "E"),
    known="interstellar-ark",
    turn=RIVAL,
    colonies=("h3:2 g3:1 h2:1 g4:1 f5:1", "b7:2 c6:1 d6:1 e6:2"),
    fleets=("f6:1 e7:2", "e5:2"),
)
THREE_PIECES_LEFT = galaxy(
    11,
    f"{MANY_TILES} g5:M d5:F d8:FE f2:FM c8:E",
    "E F F",
    have=("FFFFFMMMMM", ""),
    known="interstellar-ark",
    actions=(1, 0),
    colonies=("h3:3 g3:3 h2:2 g4:1 f5:1 e6:2", "b7:3 c6:2 d6:2 c5:2"),
    fleets=("f6:1 e6:2", "e5:2 b7:1"),
)
