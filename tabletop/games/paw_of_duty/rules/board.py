"""The 5 x 5 squares: what is next to what, the City, its lines."""

SIDE = 5
SQUARES = SIDE * SIDE
NOWHERE = -1
"""No square: what lies beyond the edge."""
OPEN, EDGE = -1, -2
"""What is on a square without a Kitty, and beyond the edge."""
FACINGS = 4
_AHEAD = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The steps to the north, east, south and west."""


def _square(row: int, column: int) -> int:
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else NOWHERE


def _near(square: int, facing: int, far: int) -> int:
    down, across = _AHEAD[facing]
    return _square(square // SIDE + far * down, square % SIDE + far * across)


_AHEAD_OF = [
    [[_near(square, facing, far) for far in range(1, SIDE)] for facing in range(FACINGS)] for square in range(SQUARES)
]
NEXT = tuple(tuple(line[0] for line in lines) for lines in _AHEAD_OF)
"""PD-1.1: the square in front of each square, for each facing; NOWHERE beyond the edge."""
BEYOND = tuple(tuple(line[1] for line in lines) for lines in _AHEAD_OF)
"""The square two ahead."""
RAYS = tuple(tuple(tuple(there for there in line if there != NOWHERE) for line in lines) for lines in _AHEAD_OF)
"""All squares ahead, the nearest first."""
ADJACENT = tuple(tuple(there for there in around if there != NOWHERE) for around in NEXT)
CITY = tuple(_square(row, column) for row in (1, 2, 3) for column in (1, 2, 3))
OUTER = tuple(square for square in range(SQUARES) if square not in CITY)
IS_OUTER = tuple(square in OUTER for square in range(SQUARES))
LINES = (
    *((CITY[3 * row], CITY[3 * row + 1], CITY[3 * row + 2]) for row in range(3)),
    *((CITY[column], CITY[column + 3], CITY[column + 6]) for column in range(3)),
    (CITY[0], CITY[4], CITY[8]),
    (CITY[2], CITY[4], CITY[6]),
)
"""PD-3.6: the rows, columns and diagonals of the City."""


def square_text(square: int) -> str:
    """A square as on a chessboard: a1 is the south-west corner."""
    return "abcde"[square % SIDE] + str(SIDE - square // SIDE)


def facing_text(facing: int) -> str:
    return "NESW"[facing]
