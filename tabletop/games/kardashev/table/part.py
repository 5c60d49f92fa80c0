"""The base of what lays out a part of Kardashev's table."""

from collections.abc import Sequence
from typing import Any, ClassVar

from tabletop.games.kardashev.rules.model import Action
from tabletop.games.kardashev.rules.view import KardashevView
from tabletop.games.kardashev.table.measures import Measures
from tabletop.kernel.match import Seat
from tabletop.ui.stage.layout import Box, Picture, Piece, Zone


class Part:
    """Lays out a part of one view."""

    layer: ClassVar[int] = 0
    """Where pieces lie if nothing else is said."""

    def __init__(
        self,
        view: KardashevView,
        legal: Sequence[Action],
        seats: Sequence[Seat],
        measures: Measures,
        past: bool = False,
    ) -> None:
        """`past`: somebody looks back at it, and nobody is asked anything."""
        self.view, self.legal, self.seats, self.measures, self.past = view, legal, seats, measures, past
        self.text, self.large, self.grown = measures.text, measures.large, measures.grown
        self.pieces: list[Piece] = []
        self.zones: list[Zone] = []
        self.written: list[Box] = []

    def _add(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        self.pieces.append(Piece(key, picture, x, y, width, height, **{"layer": self.layer, **more}))

    def _choice(self, key: str, picture: Picture, x: float, y: float, width: float, height: float, **more: Any) -> None:
        """Something to be pressed or looked at closely, beside the board."""
        self._add(key, picture, x, y, width, height, **{"layer": 22, "card": True, "flips": False, **more})
