"""Furniture: what more than one table needs, painted and placed."""

from tabletop.ui.stage.furniture.placing import (
    along,
    bust_of,
    button,
    face,
    fan,
    head,
    named,
    others,
    own_badge,
    pile,
    plate,
    under,
)
from tabletop.ui.stage.furniture.things import PAINTERS, Painters, art, badge_side, box, paint, slot
from tabletop.ui.stage.furniture.writing import blank, lettering, put, write

__all__ = [
    "PAINTERS", "Painters", "along", "art", "badge_side", "blank", "box", "bust_of", "button", "face", "fan",
    "head", "lettering", "named", "others", "own_badge", "paint", "pile", "plate", "put", "slot", "under", "write",
]  # fmt: skip
