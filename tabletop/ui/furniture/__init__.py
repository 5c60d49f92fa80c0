"""Furniture: what more than one table needs, painted and placed. Imports the look, the layout and the kernel."""

from tabletop.ui.furniture.placing import along, button, face, fan, head, named, others, pile, plate, under
from tabletop.ui.furniture.things import NOBODY, PAINTERS, Painters, art, box, paint, slot
from tabletop.ui.furniture.writing import blank, lettering, put, write

__all__ = [
    "NOBODY", "PAINTERS", "Painters", "along", "art", "blank", "box", "button", "face", "fan", "head", "lettering",
    "named", "others", "paint", "pile", "plate", "put", "slot", "under", "write",
]  # fmt: skip
