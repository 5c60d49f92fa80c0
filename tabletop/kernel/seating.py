"""Who sits at a table and how it is shown to them: what words depend on besides the view."""

from collections.abc import Sequence

from tabletop.base.words import _
from tabletop.kernel.match import HUMAN, Seat
from tabletop.kernel.state import View


class Seating:
    """The seats, their names, and how large the letters are."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.text = 1.0
        """How large letters are wanted, 0.8 to 2: what carries words grows with it as far as there is room."""
        self.folded = False
        """Whether the log is folded away: its room is the table's."""
        self.past = False
        """Whether somebody looks back at what is shown: nothing is offered, nobody asked, everybody has a name."""
        self.seats = tuple(seats)
        self.names = [seat.name for seat in seats]

    def me(self, view: View) -> int | None:
        """Whom the words about a view call "you": of several people, or looking back, only somebody of that name."""
        if not self.past and sum(seat.kind == HUMAN for seat in self.seats) < 2:
            return view.seat
        return self.names.index(_("You")) if _("You") in self.names else None
