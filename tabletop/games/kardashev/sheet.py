"""The measures of Kardashev's table, the keys of its pieces, and what every part of it starts from.

Imports the model, the view and the layout.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from tabletop.games.kardashev import model
from tabletop.games.kardashev.board import axial
from tabletop.games.kardashev.model import KardashevState
from tabletop.games.kardashev.technologies import BY_TEXT, KINDS
from tabletop.games.kardashev.view import KardashevView, plain
from tabletop.kernel.match import Seat
from tabletop.ui.layout import Picture, Piece

COLUMN = 264.0
"""The width of the players, the tree and the questions, left of the board."""
EDGE = 8.0
PLATE = 92.0
OWN = 172.0
ROOT3 = sqrt(3)
KIND_FILES = ("food", "matter", "energy")
KIND_LIGHTS = ("#ffab7a", "#7fd0c8", "#ffd36b")
UNKNOWN, OPEN, AFFORDABLE, OWNED = range(4)
"""How a technology stands: out of reach, to be paid for later, to be paid for now, one's own."""

TREE: tuple[tuple[str, float, float], ...] = (
    ("fuel-efficiency", 0.5, 0), ("boosters", 2, 0), ("warp-drive", 3, 0), ("dyson-sphere", 4.5, 0),
    ("harvest-rover", 0, 1), ("asteroid-mining", 1, 1), ("expanded-cargohold", 2.5, 1), ("arcology", 4.5, 1),
    ("targeting-array", 0, 2), ("shield-grid", 1, 2), ("raider-drone", 2, 2), ("defensive-turrets", 3, 2),
    ("disruptor-drone", 4, 2), ("orbital-defense-array", 5, 2),
    ("taxation", 0, 3), ("salvage-drone", 1, 3), ("blockade", 2.5, 3), ("timeshares", 4.5, 3),
    ("interstellar-ark", 0.5, 4), ("nanotube-polymers", 2.5, 4), ("memory-eraser", 4.5, 4.5),
    ("fabricators", 0.5, 5), ("militarization", 2.5, 5),
    ("terraform", 2.5, 6), ("antimatter", 4, 6), ("accretion-device", 5, 6),
    ("encryption", 0, 7), ("magnetic-rake", 1, 7), ("propellant-depot", 2, 7),
)  # fmt: skip
"""Each technology's place in the tree: which column and which row."""
ROWS = 8
COLUMNS = 6
SPOTS = {BY_TEXT[text]: (across, down) for text, across, down in TREE}


class Spots(NamedTuple):
    """Where the parts of the table are for one size of it and one number of seats."""

    width: float
    height: float
    size: float
    """Of a hex: from its middle to a corner."""
    middle_x: float
    middle_y: float
    panel_top: float
    panel_bottom: float

    @classmethod
    def of(cls, width: float, height: float, seats: int) -> "Spots":
        radius = 4 if seats == 3 else 3
        left = COLUMN + 2 * EDGE
        room_x, room_y = width - left - EDGE, height - 2 * EDGE
        size = min(room_x / (ROOT3 * (2 * radius + 1)), room_y / (3 * radius + 2))
        top = EDGE + (seats - 1) * (PLATE + 6)
        return cls(
            width, height, size, left + room_x / 2, height / 2, top,
            height - EDGE - OWN - 6,
        )  # fmt: skip

    def at(self, space: int) -> tuple[float, float]:
        across, down = axial(space)
        return (
            self.middle_x + self.size * ROOT3 * (across + down / 2),
            self.middle_y + self.size * 1.5 * down,
        )


def space_key(space: int) -> str:
    return f"space:{space}"


def colony_key(space: int) -> str:
    return f"colony:{space}"


def fleet_key(space: int) -> str:
    return f"fleet:{space}"


def tech_key(technology: int) -> str:
    return f"tech:{technology}"


def symbol(place: int) -> str:
    """The drawing of a kind, or for KINDS the Military one."""
    return f"kardashev/symbol-{KIND_FILES[place] if place < KINDS else 'military'}"


def me(view: KardashevView) -> int:
    """Whose side of the table is shown."""
    return 0 if view.seat is None else view.seat


def question(view: KardashevView) -> int:
    """The kind of question that is open, -1 for a turn's own actions or none."""
    return view.jobs[0][0] if view.jobs else -1


def asked(view: KardashevView) -> bool:
    """Whether the viewer is the one who decides now."""
    return view.seat is not None and view.to_act == view.seat


class Sheet:
    """One view being laid out."""

    def __init__(self, view: KardashevView, seats: Sequence[Seat], spots: Spots) -> None:
        self.view, self.seats, self.spots = view, seats, spots
        self.state: KardashevState = plain(view)
        self.pieces: list[Piece] = []
        self.mine = me(view)

    def add(
        self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any
    ) -> None:
        self.pieces.append(Piece(key, picture, x, y, width, height, **more))

    def choice(
        self, key: str, picture: Picture, x: float, y: float, width: float, height: float, layer: int = 22,
        **more: Any,
    ) -> None:  # fmt: skip
        """Something to be pressed or looked at closely, beside the board."""
        self.add(key, picture, x, y, width, height, layer=layer, card=True, flips=False, **more)


PAYING = {model.PAY_ANY, model.PAY_ONE, model.EXCHANGE, model.ALIKE}
TAKING = {model.GAIN, model.HARVEST, model.RAID}


def tree_place(technology: int, middle: float, top: float, step: float) -> tuple[float, float]:
    """The middle of a technology in the tree."""
    across, down = SPOTS[technology]
    gap = step * 0.15 * (int(across + 0.01) // 2 - 1)
    return middle + (across - (COLUMNS - 1) / 2) * step + gap, top + (down + 0.5) * step
