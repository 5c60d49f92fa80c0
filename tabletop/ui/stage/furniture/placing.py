"""Where furniture stands: seats round a table, hands, decks, piles, buttons."""

from collections.abc import Iterable
from typing import Any

from tabletop.cast.cats import FACES, PAINTS
from tabletop.cast.characters import BY_NAME
from tabletop.kernel.match import AI, Seat, level_words
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.layout import ButtonPicture, Picture, Piece

MACHINES = "#6b5fc0"
"""The colour behind the cats that play for the program."""


def others(seats: int, viewer: int | None) -> list[int]:
    """Everybody else in turn order; for a spectator everybody."""
    if viewer is None:
        return list(range(seats))
    return [(viewer + step) % seats for step in range(1, seats)]


def along(count: int, middle: float, step: float) -> list[float]:
    """The middles of so many things in a row."""
    return [middle + (place - (count - 1) / 2) * step for place in range(count)]


def face(who: Seat, seat: int) -> str:
    """The drawing of somebody without a mood: the program's cats have their own, people theirs or their chair's."""
    chairs = f"seats/cat-{seat}"
    if who.kind == AI:
        return BY_NAME[who.name].face if who.name in BY_NAME else chairs
    return FACES.get(who.name.casefold(), chairs)


def head(who: Seat, seat: int, x: float, y: float, size: float, art: str = "", layer: int = 0) -> Piece:
    """Whoever sits there, head and shoulders; the table shows their mood."""
    return Piece(f"head:{seat}", bust_of(who, art or face(who, seat)), x, y, size, size, layer=layer)


def bust_of(who: Seat, drawn: str) -> Picture:
    """Somebody drawn so: a machine wears its mark, whoever is drawn as somebody else their own cat's badge."""
    return ("bust", drawn, who.kind == AI, own_badge(who, drawn))


def own_badge(who: Seat, drawn: str) -> tuple[str, str] | None:
    """The cat and the colour of somebody who is drawn as somebody else; None without a cat of their own.

    A cat that is drawn in other clothes (`officer-mimi`) is known by its fur.
    """
    name = who.name.casefold()
    own, paint = FACES.get(name), PAINTS.get(name, "")
    if who.kind == AI:
        own, paint = (BY_NAME[who.name].face, MACHINES) if who.name in BY_NAME else (None, "")
    if not own or own == drawn or drawn.rpartition("-")[2] == own.rpartition("/")[2]:
        return None
    return own, paint


def named(who: Seat, seat: int, units: float = 16, level: bool = True) -> Picture:
    """A seat's shape and its name, with the level of a machine."""
    name = ("label", who.name, units, "ink", "bold", "left")
    more = ((0.4, ("label", level_words(who.level), 13, "ink_soft", "medium")),) if level and who.level else ()
    return ("row", (0, ("art", f"seats/badge-{seat}", 0.7)), (1, name), *more)


def plate(seat: int, acting: bool, *rows: tuple[float, Picture], pad: float = 8) -> Picture:
    """A seat's plate: its colour round what is known about it, thicker while it decides."""
    return ("box", ("column", *rows), "panel", SEAT_COLOURS[seat], 3.2 if acting else 1.5, 1.0, 16, pad)


def fan(
    cards: Iterable[tuple[str, Picture]], x: float, y: float, room: float, size: tuple[float, float],
    gap: float = 8, least: float = 0.0, sag: float = 0.0, turn: float = 0.0, layer: int = 10, **each: Any,
) -> list[Piece]:  # fmt: skip
    """Cards in a row round a middle, at most `room` wide: with `least` they shrink to that before they overlap.

    Towards both ends they hang lower by `sag` units and lean outwards by `turn` degrees.
    """
    hand = list(cards)
    last = max(1, len(hand) - 1)
    wide = min(size[0], max(least, room / (last + 1) - gap)) if least else size[0]
    high, step = wide * size[1] / size[0], min(wide + gap, (room - wide) / last)
    pieces = []
    for place, ((key, picture), across) in enumerate(zip(hand, along(len(hand), x, step), strict=True)):
        off = (place - (len(hand) - 1) / 2) / last
        lies = {"angle": -turn * off, "layer": layer + place, "card": True, **each}
        pieces.append(Piece(key, picture, across, y + sag * off * off, wide, high, **lies))
    return pieces


def under(
    key: str, back: Picture, count: int, x: float, y: float, size: tuple[float, float], shift: float, most: int
) -> list[Piece]:
    """The edges of the cards under the top one of a deck of so many, the lowest first."""
    return [
        Piece(f"{key}:{depth}", back, x + shift * depth, y - shift * 0.7 * depth, *size)
        for depth in range(min(most, count - 1), 0, -1)
    ]


def pile(
    key: str, top: Picture | None, words: str, x: float, y: float, size: tuple[float, float], taken: bool = False
) -> list[Piece]:
    """A deck or the discards: what lies on top, or an empty place; the words below. `taken`: also when empty."""
    across, down = size
    return [
        Piece(f"{key}-words", ("label", words, 14, "ink_soft"), x, y + down / 2 + 11, across + 8, 22),
        Piece(key, top or ("slot",), x, y, across, down, card=taken or top is not None, flips=False),
    ]


def button(
    key: str, words: str, x: float, y: float, width: float, height: float, fill: str = "accent", icon: str = "",
    layer: int = 12,
) -> Piece:  # fmt: skip
    picture = ButtonPicture("button", words, fill, icon)
    return Piece(key, picture, x, y, width, height, layer=layer, card=True, flips=False)
