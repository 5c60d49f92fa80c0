"""Words on furniture: as large as the text size asks, as small as the room demands."""

import pygame

from tabletop.ui.render.fonts import broken, shorten
from tabletop.ui.render.look import Look

FLOOR = 8
"""Pixels: letters are never smaller; what does not fit even then ends with an ellipsis."""
TALL = 0.83
"""How high letters may be in a line of this height without losing their tails."""
WORTH = 1.15
"""How much larger letters must become for words to be broken into lines."""
LEADING = 1.22
"""From one line to the next, in heights of letters."""


def blank(width: int, height: int) -> pygame.Surface:
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def put(surface: pygame.Surface, picture: pygame.Surface, x: float, y: float, anchor: str = "center") -> pygame.Rect:
    """The picture with its middle, or the side or corner named, at this point."""
    place = picture.get_rect(**{anchor: (round(x), round(y))})
    surface.blit(picture, place)
    return place


def lettering(
    look: Look, words: str, width: int, height: int, units: float = 0, colour: str = "ink", face: str = "bold",
    align: str = "center",
) -> pygame.Surface:  # fmt: skip
    """Words for a room of this size, in more than one line where that makes them larger.

    `units` is the height of the letters at a text size of 100 %; without it they fill the room.
    """
    key = ("lettering", words, width, height, units, colour, face, align)

    def make() -> pygame.Surface:
        size, lines = _fitted(look, words, width, height, units, face)
        drawn = [look.face(face, size).render(line or " ", True, look.colour(colour)) for line in lines]
        step = round(size * LEADING)
        wide, high = max(line.get_width() for line in drawn), drawn[0].get_height() + step * (len(drawn) - 1)
        surface = blank(wide, high)
        for number, line in enumerate(drawn):
            across = {"left": 0.0, "right": 1.0}.get(align, 0.5) * (wide - line.get_width())
            surface.blit(line, (round(across), number * step))
        return surface.convert_alpha()

    return look.made(key, make)


def _fitted(look: Look, words: str, width: int, height: int, units: float, face: str) -> tuple[int, list[str]]:
    wanted = round(units * look.unit * look.text_percent / 100) if units else height
    size = most = max(FLOOR, min(wanted, round(height * TALL)))
    if (wide := look.face(face, most).size(words)[0]) > width:
        size = max(FLOOR, min(most, most * width // wide + 2))  # letters grow about evenly
    while size > FLOOR and ("\n" in words or look.face(face, size).size(words)[0] > width):
        size -= 1
    fits = "\n" not in words and look.face(face, size).size(words)[0] <= width
    for more in range(most, round(size * WORTH) if fits else size - 1, -1):
        if lines := _lines(look.face(face, more), words, width, height, more):
            return more, lines
    return size, [shorten(look.face(face, size), words.replace("\n", " "), width)]


def _lines(font: pygame.font.Font, words: str, width: int, height: int, size: int) -> list[str]:
    lines = [line for part in words.split("\n") for line in broken(font, part, width)]
    high = size / TALL + (len(lines) - 1) * size * LEADING
    return lines if high <= height and all(font.size(line)[0] <= width for line in lines) else []


def write(
    surface: pygame.Surface, look: Look, words: str, room: pygame.Rect, units: float = 0, colour: str = "ink",
    face: str = "bold", align: str = "center",
) -> pygame.Rect:  # fmt: skip
    """Words put into a room on a surface, at its left, centre, right or top; says where they stand."""
    text = lettering(look, words, room.width, room.height, units, colour, face, align)
    anchor = align if align == "center" else f"mid{align}"
    place = text.get_rect(**{anchor: getattr(room, anchor)})
    surface.blit(text, place)
    return place
