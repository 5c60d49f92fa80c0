"""The rope along a line of the City, and the names of the squares."""

from tabletop.games.paw_of_duty.rules.board import LINES, SIDE
from tabletop.games.paw_of_duty.table.measures import Measures
from tabletop.ui.stage.layout import Piece


def rope(key: str, number: int, seat: int, measures: Measures, sure: bool = True) -> Piece:
    """A line of the City from its first Kitty to its last; a dotted promise of one if it is not `sure`."""
    points = [measures.street.stand(square)[:2] for square in LINES[number]]
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    wide, high = max(xs) - min(xs) + 124, max(ys) - min(ys) + 124
    x, y = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    ends = tuple(((px - x) / wide + 0.5, (py - y) / high + 0.5) for px, py in points)
    return Piece(key, ("rope", seat, ends, sure), x, y, wide, high, layer=1)


def kerbs(measures: Measures) -> Piece:
    """The letters and numbers of the squares round the board; the near ones only where the hand leaves them room."""
    x, y, wide, deep = measures.board
    street, text = measures.street, max(1.0, measures.text)
    off = 6 + 6 * text
    marks = []
    for place, letter in enumerate("abcde"):
        marks.append((letter, *_moved(street.at(place + 0.5, 0), 0, -off)))
        if not measures.large and not measures.folded:
            marks.append((letter, *_moved(street.at(place + 0.5, SIDE), 0, off)))
    for row in range(SIDE):
        number = str(SIDE - row)
        marks.append((number, *_moved(street.at(0, row + 0.5), -4 - 7 * text, 0)))
        marks.append((number, *_moved(street.at(SIDE, row + 0.5), 4 + 7 * text, 0)))
    wide, deep = wide + 60, deep + 80
    places = tuple((mark, (px - x) / wide + 0.5, (py - y) / deep + 0.5) for mark, px, py in marks)
    return Piece("kerbs", ("kerbs", places), x, y, wide, deep, layer=1)  # before the poles of the lamps


def _moved(place: tuple[float, float], right: float, down: float) -> tuple[float, float]:
    return place[0] + right, place[1] + down
