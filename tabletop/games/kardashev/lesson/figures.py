"""The pictures of Kardashev's rulebook."""

from tabletop.games.kardashev.lesson.positions import RIVAL, SPACE, THREE_PIECES_LEFT, Position, galaxy
from tabletop.games.kardashev.rules.content import BY_TEXT
from tabletop.games.kardashev.rules.game import Kardashev
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.kernel.figure import Figure
from tabletop.kernel.rng import Rng

SEATS = "You", "Nova"


def _keys(kind: str, names: str) -> tuple[str, ...]:
    """Everything of a kind on these spaces."""
    return tuple(f"{kind}:{SPACE[name]}" for name in names.split())


def _spaces(names: str) -> tuple[str, ...]:
    return _keys("space", names)


def _technologies(names: str) -> tuple[str, ...]:
    return tuple(f"tech:{BY_TEXT[name]}" for name in names.split())


def _after(position: Position, *actions: str) -> Position:
    """A position after these actions."""

    def later(rng: Rng) -> KardashevState:
        s, game = position(rng), Kardashev()
        for action in map(game.parse, actions):
            assert action in game.legal(s), action
            game.apply(s, action, rng)
        return s

    return later


_A_TILE_OF_NOVAS = galaxy(1, have=("FFME", "FM"), drawn="FE", turn=RIVAL)
_A_FLEET_TO_SEND = galaxy(4, "g3:FE f5:M f4:#", "X", colonies=("h3:2 g3:1", "b7:1"), have=("E", ""))
_TWO_FLEETS = galaxy(
    8, "e6:E f6:F e7:M d6:E", "M", have=("EEE", ""), fleets=("f6:1 e7:2", "d6:1"), colonies=("h3:2 g4:1", "b7:2 e6:2")
)
FIGURES = {
    "board": Figure(_after(THREE_PIECES_LEFT, "end"), _spaces("b5 b8 e2 e8 h2 h5"), SEATS, rim=18.0),
    "tiles": Figure(galaxy(1, "e2:F e3:M e4:E e5:X e6:FM e7:#"), _spaces("e2 e7"), SEATS, rim=8.0),
    "pieces": Figure(
        galaxy(1, "e2:F e3:F e4:F e5:M e6:M e7:M", colonies=("e2:1 e3:2 e4:3", ""), fleets=("e5:1 e6:2 e7:3", "")),
        (*_spaces("e2 e7"), *_keys("realm", "e2 e3 e4"), *_keys("fleet", "e7")),
        SEATS,
        rim=6.0,
    ),
    "jars": Figure(galaxy(3, have=("FFMMMMME", "")), ("own", "own:0", "own:1", "own:2"), SEATS, rim=6.0),
    "home": Figure(
        galaxy(1, have=("FM", "FM")),
        (*_spaces("h2 h4"), *_keys("realm", "h3"), *_keys("name", "g3 g4 g5")),
        SEATS,
        rim=8.0,
    ),
    "bids": Figure(_A_TILE_OF_NOVAS, ("raise", "pass", "drawn"), SEATS, asks=True, rim=4.0),
    "won": Figure(
        _after(_A_TILE_OF_NOVAS, "bid:1", "pass", "pay:F"),
        ("drawn", "drawn-back-words", "drawn-words"),
        SEATS,
        asks=True,
        rim=4.0,
    ),
    "building": Figure(
        galaxy(2, "g3:FE f5:M h2:M", colonies=("h3:1", "b7:1"), fleets=("f5:1", "b7:2"), have=("FFMM", "")),
        (*_spaces("g3 h2 h4"), *_keys("realm", "h3"), *_keys("name", "f3 f4 f5")),
        SEATS,
        lit=_spaces("f5 g3 g4 h2"),
        rim=8.0,
    ),
    "harvest": Figure(
        galaxy(3, "g3:FE h2:M", colonies=("h3:2 g3:1 h2:3", "b7:1")),
        (*_spaces("g4"), *_keys("realm", "g3 h2 h3")),
        SEATS,
    ),
    "moving": Figure(
        _A_FLEET_TO_SEND,
        (*_spaces("e4 e6 h5"), *_keys("realm", "g3 h3")),
        SEATS,
        asks=True,
        rim=6.0,
        lit=_keys("reach", "e5 e6 f5 f6 g3 g5 h3 h4"),
    ),
    "tree": Figure(
        galaxy(5, known="fuel-efficiency boosters", have=("FFMM", "")),
        _technologies("fuel-efficiency dyson-sphere targeting-array orbital-defense-array"),
        SEATS,
        rim=8.0,
    ),
    "support": Figure(_TWO_FLEETS, (*_spaces("e5 e7 f6"), *_keys("name", "d6 d7")), SEATS, rim=8.0),
    "battle": Figure(_after(_TWO_FLEETS, "move:e7>e6"), ("battle", *_keys("support", "f6")), SEATS, asks=True, rim=8.0),
    "end": Figure(THREE_PIECES_LEFT, ("own",), SEATS, rim=6.0),
    "points": Figure(THREE_PIECES_LEFT, ("race:0", "race:1"), SEATS, rim=20.0),
}
"""By the names they have in the rulebook."""
