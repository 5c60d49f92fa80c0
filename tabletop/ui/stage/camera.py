"""Zoom and pan of a layout's board."""

from collections.abc import Iterable
from typing import TypeVar

from tabletop.ui.stage.layout import Layout, Piece, Zone

Thing = TypeVar("Thing", Piece, Zone)
NEAREST = 3.0
STEP = 1.25
"""Zoom factor per wheel notch."""


class Camera:
    """Zoom 1 shows the whole board; nearer, it can be moved about."""

    def __init__(self) -> None:
        self.zoom = 1.0
        self.x = self.y = 0.0
        """How far the board's middle is from the middle of its window, in units."""

    def home(self) -> None:
        self.zoom, self.x, self.y = 1.0, 0.0, 0.0

    def nearer(self, notches: float, window: Zone, x: float, y: float) -> bool:
        """Zoom in (or out) with what lies at this point staying there; True if anything changed."""
        before = self.zoom
        self.zoom = min(NEAREST, max(1.0, before * STEP**notches))
        if abs(self.zoom - 1.0) < 0.05:
            self.zoom = 1.0
        grown = self.zoom / before
        dx, dy = x - window.x, y - window.y
        self.x, self.y = dx - (dx - self.x) * grown, dy - (dy - self.y) * grown
        self._stay(window)
        return self.zoom != before

    def move(self, dx: float, dy: float, window: Zone) -> bool:
        before = self.x, self.y
        self.x, self.y = self.x + dx, self.y + dy
        self._stay(window)
        return (self.x, self.y) != before

    def _stay(self, window: Zone) -> None:
        across, down = window.width / 2 * (self.zoom - 1), window.height / 2 * (self.zoom - 1)
        self.x = min(across, max(-across, self.x))
        self.y = min(down, max(-down, self.y))

    def shown(self, layout: Layout) -> Layout:
        """The layout transformed by zoom and pan."""
        window = layout.board
        if window is None or self.zoom == 1.0:
            return layout
        zones = [self._moved(zone, window) if zone.board else zone for zone in layout.zones]
        inside = tuple(zone for zone in zones if not zone.board or window.holds(zone.x, zone.y))
        return layout._replace(pieces=self.placed(layout.pieces, window), zones=inside)

    def placed(self, pieces: Iterable[Piece], window: Zone | None) -> tuple[Piece, ...]:
        """Pieces, those of the board where they are seen."""
        if window is None or self.zoom == 1.0:
            return tuple(pieces)
        return tuple(self._piece(piece, window) if piece.board else piece for piece in pieces)

    def _piece(self, piece: Piece, window: Zone) -> Piece:
        via = tuple(self._point(stop_x, stop_y, window) for stop_x, stop_y in piece.via)
        return self._moved(piece, window)._replace(via=via)

    def _moved(self, thing: Thing, window: Zone) -> Thing:
        x, y = self._point(thing.x, thing.y, window)
        return thing._replace(x=x, y=y, width=thing.width * self.zoom, height=thing.height * self.zoom)

    def _point(self, x: float, y: float, window: Zone) -> tuple[float, float]:
        return (window.x + (x - window.x) * self.zoom + self.x, window.y + (y - window.y) * self.zoom + self.y)
