"""The seats round the table: plates, lives, crowns, the cards in their paws."""

from collections.abc import Sequence

from tabletop.games.nine_lives.rules.content import NO_CARD
from tabletop.games.nine_lives.rules.view import NineLivesView
from tabletop.games.nine_lives.table.measures import HEADS, MIDDLE, Chair, Measures, rim
from tabletop.kernel.match import Seat
from tabletop.ui.stage.furniture import face, head, under
from tabletop.ui.stage.layout import Piece

BACK = ("back",)
AWAY = ("discards",)
OWN_HEAD = 156.0
SILL = 664.0
"""How far down the sill before the viewer is in the smallest window."""
OUTER = 450.0
"""Distance from the middle beyond which a seat in a crowd has its things placed otherwise."""
NEXT_TO = 136.0
"""Widest name plate in a crowd."""


def card_key(card: int) -> str:
    return f"card:{card}"


def sitters(seats: Sequence[Seat]) -> list[str]:
    """Whose body and paws are drawn at each place: the names of their faces."""
    return [face(who, seat).rpartition("/")[2] for seat, who in enumerate(seats)]


def own_paws(seats: Sequence[Seat], seat: int) -> str:
    """Whose paws hold the viewer's hand: those of a cat somebody has designed or of the program's, or the chair's."""
    return sitters(seats)[seat].removeprefix("cat-")


def across(seats: Sequence[Seat], view: NineLivesView, chair: Chair, spots: Measures) -> list[Piece]:
    """Pieces of one opponent: crown, held cards, name plate, lives, current life."""
    seat, part, name = chair.seat, chair.part, seats[chair.seat].name
    x, y = spots.on_table(chair.x, chair.y)
    held = ("held", sitters(seats)[seat], view.hand_counts[seat])
    pieces = [Piece(f"hold:{seat}", held, x, y + 94 * part, 150 * part, 92 * part)]
    if seat == view.keeper:
        pieces.append(_crown(x, y - 58 * part, 58 * part))
    plate_x, plate_y, light_x, light_y, life_x, life_y = _beside(chair, spots.huge)
    if chair.crowd:
        candle = ("thing", f"candle-{view.life_counts[seat]}")
        lights = Piece(f"lives:{seat}", candle, *spots.on_table(light_x, light_y), 60, 110)
    else:
        rise, bend = (-3.2 * chair.side, 0.35) if chair.side else (2.1, 0.0)
        lights = _tea_lights(seat, view.life_counts[seat], *spots.on_table(light_x, light_y), 21, rise, bend)
    wide, high = _plate_size(name, spots.letters, _widest(chair, spots))
    if not chair.crowd:  # it grows where nobody's card lies
        plate_x = max(plate_x, 690 + wide / 2) if not chair.side else _kept_off(chair, plate_x, wide)
    plate_x, plate_y = spots.on_table(plate_x, plate_y)
    tent = ("tent", seat, name, view.life_counts[seat])
    plate = Piece(f"seat:{seat}", tent, plate_x, plate_y - (high - 42) / 2, wide, high)
    pieces += [lights, plate]
    top = view.life_tops[seat]
    if top != NO_CARD:
        pieces += _current_life(top, chair, *spots.on_table(life_x, life_y), spots.letters)
    return pieces


def _life(card: int, x: float, y: float, size: tuple[float, float], angle: float, born: str) -> Piece:
    piece = Piece(card_key(card), ("card", card), x, y, *size, angle=angle, layer=1, card=True)
    return piece._replace(born=born, born_as=BACK, gone=AWAY)


def _current_life(top: int, chair: Chair, x: float, y: float, letters: float) -> list[Piece]:
    """An opponent's current life; in a crowd on a mat with its owner's sign."""
    wide = 46.0 if chair.among == max(HEADS) else 50.0 if chair.crowd else 64.0 + 6 * (letters - 1)
    angle, seat = -4.0 * chair.side or 3.0, chair.seat
    card = _life(top, x, y, (wide, wide * 1.4), angle, f"lives:{seat}")
    if not chair.crowd:
        return [card]
    outer = chair.side * (abs(chair.x - MIDDLE[0]) > OUTER)  # there the crown of the round may lie
    mat = Piece(f"life:{seat}", ("mat", seat, outer), x, y + 8, wide + 7, wide * 1.4 + 23, angle=angle)
    return [mat, card]


def own_head(seats: Sequence[Seat], seat: int, spots: Measures) -> Piece:
    size = 124.0 if spots.huge else OWN_HEAD
    foot = spots.low + SILL + 42 - _plate_size("", spots.letters, 0)[1]  # the plate stands before it
    return head(seats[seat], seat, spots.left_side(80), foot - size / 2, size)


def own_side(seats: Sequence[Seat], view: NineLivesView, seat: int, spots: Measures) -> list[Piece]:
    """The viewer's own plate, lights and life deck."""
    count, name, sill = view.life_counts[seat], seats[seat].name, spots.low + SILL
    pieces = []
    if seat == view.keeper:
        above = own_head(seats, seat, spots)
        pieces.append(_crown(above.x, above.y - above.height / 2 + 0.23 * above.height, 46))
    wide, high = _plate_size(name, spots.letters, 150.0 if spots.letters == 1 else 214.0)
    plate = ("tent", seat, name, count)
    pieces.append(Piece(f"seat:{seat}", plate, spots.left_side(224) - wide / 2, sill + 5 - high / 2, wide, high))
    pieces.append(_tea_lights(seat, count, spots.left_side(120), sill + 27, 24.0, 0.0, 0.0))
    x, y = spots.life_x, spots.hand_y
    pieces += under("under", BACK, count, x, y, spots.hand_card, 3, 3)
    pieces += [_life(card, x, y, spots.hand_card, 2.0, "under:1")._replace(mine=True) for card in view.lives[:1]]
    return pieces


def _beside(chair: Chair, huge: bool) -> tuple[float, float, float, float, float, float]:
    """The middles of a seat's plate, candles and current life."""
    x, y, side = chair.x, chair.y, chair.side
    if chair.crowd and huge:
        return _beside_large(chair)
    if chair.crowd:
        if abs(x - MIDDLE[0]) > OUTER:
            return x - side * 54, y + 146, x + side * 40, y + 124, x - side * 146, y + 78
        if chair.among == max(HEADS):  # no room but between two of them
            return x, y + 112, x - 78, y + 80, x + 90, y + 114
        if side:
            return x, y + 112, x + side * 92, y + 76, x - side * 98, y + 105
        return x, y + 103, x - 92, y + 92, x + 96, y + 105
    if side:
        edge = rim(x) - rim(168)
        return x - side * 138, 286 + edge, x - side * 14, 356 + edge, x - side * 152, 356 + edge
    return x + 130, 218, x - 164, 216, x - 100, 274


def _beside_large(chair: Chair) -> tuple[float, float, float, float, float, float]:
    """The same in a crowd with large letters."""
    x, side = chair.x, chair.side
    away, foot = abs(x - MIDDLE[0]), chair.y + chair.size / 2
    if away > OUTER:
        plate = x + side * (29 if chair.among < max(HEADS) else 34), foot + 76
        return *plate, x + side * 96, foot - 36, x - side * 106, foot + 12
    candle = x + (side or -1) * 96, foot - 32
    if chair.among == max(HEADS):
        return x, foot + 48, *candle, x - side * (4 if away > 200 else -44), foot + 110
    return x, foot + (50 if side else 30), *candle, x + (28 * side if side else 94), foot + (114 if side else 108)


def _widest(chair: Chair, spots: Measures) -> float:
    """How wide the plate of somebody behind the table may be."""
    if not chair.crowd:
        return 176.0 if spots.letters == 1 else 280.0 if not chair.side else 236.0 if chair.among > 2 else 270.0
    if not spots.huge:
        return NEXT_TO
    return 172.0 if chair.among == max(HEADS) else 204.0 if abs(chair.x - MIDDLE[0]) > OUTER else 214.0


def _kept_off(chair: Chair, x: float, wide: float) -> float:
    """Move a side plate outwards so that it does not grow over its owner's card."""
    inner = 398.0 if chair.among > 2 else 436.0
    return min(x, inner - wide / 2) if chair.side < 0 else max(x, 1280 - inner + wide / 2)


def _plate_size(name: str, letters: float, most: float) -> tuple[float, float]:
    grown = 1 + 0.62 * (letters - 1)
    wide = 48 * grown + 15 + 21 * letters + 9.5 * letters * len(name)
    return max(124.0, min(most, wide)), 42 * grown


def _tea_lights(seat: int, lives: int, x: float, y: float, step: float, rise: float, bend: float) -> Piece:
    high = step * 1.7 + abs(rise) * 8 + 16 * bend + 2
    return Piece(f"lives:{seat}", ("lights", lives, rise, bend), x, y, step * 9, high)


def _crown(x: float, y: float, size: float) -> Piece:
    return Piece("crown", ("crown", "#ffffff"), x, y, size, size, layer=1)
