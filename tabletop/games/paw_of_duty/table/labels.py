"""The rope along a line of the City, and the names of the squares."""

from tabletop.games.paw_of_duty.rules.board import LINES, SIDE
from tabletop.games.paw_of_duty.table.measures import Measures, parts
from tabletop.ui.stage.layout import Piece


def rope(key: str, number: int, seat: int, measures: Measures, sure: bool = True) -> Piece:
    """A line of the City from its first Kitty to its last; a dotted promise of one if it is not `sure`."""
    points = [measures.street.stand(square)[:2] for square in LINES[number]]
    xs, ys = zip(*points, strict=True)
    box = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, max(xs) - min(xs) + 124, max(ys) - min(ys) + 124
    return Piece(key, ("rope", seat, parts(box, points), sure), *box, layer=1)


def kerbs(measures: Measures) -> Piece:
    """The letters and numbers of the squares round the board; the near ones only where the hand leaves them room."""
    street, text = measures.street, max(1.0, measures.text)
    off = 6 + 6 * text
    marks: list[tuple[str, float, float]] = []
    for place, letter in enumerate("abcde"):
        x, y = street.at(place + 0.5, 0)
        marks.append((letter, x, y - off))
        if not measures.large and not measures.folded:
            x, y = street.at(place + 0.5, SIDE)
            marks.append((letter, x, y + off))
    for row in range(SIDE):
        for u, side in ((0, -1), (SIDE, 1)):
            x, y = street.at(u, row + 0.5)
            marks.append((str(SIDE - row), x + side * (4 + 7 * text), y))
    x, y, wide, deep = measures.board
    box = x, y, wide + 60, deep + 80
    spots = parts(box, ((px, py) for _mark, px, py in marks))
    places = tuple((mark[0], *spot) for mark, spot in zip(marks, spots, strict=True))
    return Piece("kerbs", ("kerbs", places), *box, layer=1)  # before the poles of the lamps
