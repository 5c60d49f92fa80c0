"""How far the lines of the City are filled in a position."""

from tabletop.base.words import _
from tabletop.games.paw_of_duty.rules.board import LINES
from tabletop.games.paw_of_duty.rules.model import PawState


def _filled(s: PawState, seat: int, number: int) -> int:
    return sum(s.board[square] in s.squads[seat] for square in LINES[number])


def best_line(s: PawState, seat: int) -> int:
    """The most Kitties a seat has in one line of the City."""
    return max(_filled(s, seat, number) for number in range(len(LINES)))


def open_line(s: PawState, seat: int) -> int:
    """The same of lines in which no enemy stands."""
    return max(
        (_filled(s, seat, number) for number in range(len(LINES)) if not _filled(s, 1 - seat, number)), default=0
    )


def whole_lines(s: PawState, seat: int) -> set[int]:
    return {number for number in range(len(LINES)) if _filled(s, seat, number) == 3}


def made_words(had: int, has: int) -> str:
    """How many lines are new, of which one that is held is enough."""
    if has > had + 1:
        return _("{count} more lines of three", count=has - had) if had else _(
            "{count} lines of three: hold one a turn", count=has
        )  # fmt: skip
    return _("one more line of three") if had else _("three in a line: hold them a turn")
