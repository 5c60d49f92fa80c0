"""The pictures of Kardashev's rulebook."""

from tabletop.games.kardashev.lesson.positions import RIVAL, THREE_PIECES_LEFT, Position, galaxy, keys
from tabletop.games.kardashev.rules.game import Kardashev
from tabletop.games.kardashev.rules.model import KardashevState
from tabletop.kernel.figure import Figure
from tabletop.kernel.rng import Rng


def _figure(position: Position, around: str, rim: float = 14.0, asks: bool = False, lit: str = "") -> Figure:
    return Figure(position, keys(around), ("You", "Nova"), asks=asks, lit=keys(lit), rim=rim)


def _after(position: Position, *actions: str) -> Position:
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
    "board": _figure(_after(THREE_PIECES_LEFT, "end"), "space:b5,b8,e2,e8,h2,h5", 18.0),
    "tiles": _figure(galaxy(1, "e2:F e3:M e4:E e5:X e6:FM e7:#"), "space:e2,e7", 8.0),
    "pieces": _figure(
        galaxy(1, "e2:F e3:F e4:F e5:M e6:M e7:M", colonies=("e2:1 e3:2 e4:3", ""), fleets=("e5:1 e6:2 e7:3", "")),
        "space:e2,e7 realm:e2,e3,e4 fleet:e7",
        6.0,
    ),
    "jars": _figure(galaxy(3, have=("FFMMMMME", "")), "own own:0,1,2", 6.0),
    "home": _figure(galaxy(1, have=("FM", "FM")), "space:h2,h4 realm:h3 name:g3,g4,g5", 8.0),
    "bids": _figure(_A_TILE_OF_NOVAS, "raise pass drawn", 4.0, asks=True),
    "won": _figure(
        _after(_A_TILE_OF_NOVAS, "bid:1", "pass", "pay:F"), "drawn drawn-back-words drawn-words", 4.0, asks=True
    ),
    "building": _figure(
        galaxy(2, "g3:FE f5:M h2:M", colonies=("h3:1", "b7:1"), fleets=("f5:1", "b7:2"), have=("FFMM", "")),
        "space:g3,h2,h4 realm:h3 name:f3,f4,f5",
        8.0,
        lit="space:f5,g3,g4,h2",
    ),
    "harvest": _figure(galaxy(3, "g3:FE h2:M", colonies=("h3:2 g3:1 h2:3", "b7:1")), "space:g4 realm:g3,h2,h3"),
    "moving": _figure(
        _A_FLEET_TO_SEND, "space:e4,e6,h5 realm:g3,h3", 6.0, asks=True, lit="reach:e5,e6,f5,f6,g3,g5,h3,h4"
    ),
    "tree": _figure(
        galaxy(5, known="fuel-efficiency boosters", have=("FFMM", "")),
        "tech:fuel-efficiency,dyson-sphere,targeting-array,orbital-defense-array",
        8.0,
    ),
    "support": _figure(_TWO_FLEETS, "space:e5,e7,f6 name:d6,d7", 8.0),
    "battle": _figure(_after(_TWO_FLEETS, "move:e7>e6"), "battle support:f6", 8.0, asks=True),
    "end": _figure(THREE_PIECES_LEFT, "own", 6.0),
    "points": _figure(THREE_PIECES_LEFT, "race:0 race:1", 20.0),
}
"""By the names they have in the rulebook."""
