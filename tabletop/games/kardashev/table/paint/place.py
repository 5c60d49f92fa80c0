"""Painters for what stands around Kardashev's board: chairs, desks, jars, the bag, supplies, the slate."""

from math import ceil

import pygame

from tabletop.base.words import _
from tabletop.games.kardashev.table.paint.shapes import rect, shade
from tabletop.games.kardashev.voice.pictures import SYMBOL_FILES
from tabletop.games.kardashev.voice.prompts import LARGE
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import blank, lettering, put, write

PILL_GROWS = 0.6
"""How much of the growth of letters a pill takes part in."""
KIND_LIGHTS = ("#ffab7a", "#7fd0c8", "#ffd36b")
"""The colours of the kinds of resources."""


TWO_KINDS = "kardashev/two-kinds"


def large(look: Look) -> bool:
    """Whether letters are so large that words must be fewer."""
    return look.text_percent / 100 > LARGE


def _grown(look: Look, pixels: float) -> int:
    return round(pixels * (1 + PILL_GROWS * max(0.0, look.text_percent / 100 - 1)))


def pill_height(look: Look, units: float) -> int:
    """The height of a pill, which grows with the letters."""
    return _grown(look, look.px(units))


def mixed(colour: str, other: str, share: float) -> str:
    return hexed(pygame.Color(colour).lerp(pygame.Color(other), share))


def kind_mark(look: Look, kind: int, side: int) -> pygame.Surface:
    return look.art(f"kardashev/kind-{SYMBOL_FILES[kind]}", side, side)


def pill(look: Look, words: str, height: int, edge: str, mark: int = -1) -> pygame.Surface:
    """Words, white on a dark pill, a seat's shape before them."""

    def make() -> pygame.Surface:
        text = look.face("title", max(9, round(height * 0.8))).render(words, True, pygame.Color("#ffffff"))
        sign = round(height * 0.62) if mark >= 0 else 0
        wide = max(height, text.get_width() + sign + round(height * 0.6))
        if look.plain:
            line, rim, ground = max(1.5, height * 0.1), "#ffffff", "#000000"
        else:
            line, rim, ground = max(1.2, height * 0.08), edge, "#140e33"
        size = f'width="{wide - line:.2f}" height="{height - line:.2f}" rx="{(height - line) / 2:.2f}"'
        border = f'x="{line / 2:.2f}" y="{line / 2:.2f}" stroke="{rim}" stroke-width="{line:.2f}"'
        surface = vector(wide, height, f'<rect {size} {border} fill="{ground}"/>')
        if sign:
            shape = look.art(f"kardashev/mark-{mark}", sign, sign)
            put(surface, plain(look, shape), height * 0.22 + sign / 2, height / 2)
        put(surface, text, (wide + sign) / 2 - (height * 0.02 if sign else 0), height / 2)
        return surface

    return look.made(("kd-pill", words, height, edge, mark), make)


def plain(look: Look, picture: pygame.Surface) -> pygame.Surface:
    """The picture as it is, in high contrast grey and brighter."""
    if not look.plain:
        return picture
    grey = pygame.transform.grayscale(picture)
    grey.fill((48, 48, 48, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return grey


def _alone(
    width: int, height: int, picture: pygame.Surface, x: float, y: float, anchor: str = "center"
) -> pygame.Surface:
    """A picture on nothing."""
    surface = blank(width, height)
    put(surface, picture, x, y, anchor)
    return surface


def chair(width: int, height: int, look: Look, seat: int) -> pygame.Surface:
    """The upper part of a chair in a seat's colour."""
    return _alone(width, height, look.twin(f"kardashev/chair-{seat}", width, width * 1.6), width / 2, 0, "midtop")


def desk_top(width: int, height: int, look: Look, side: str) -> pygame.Surface:
    """The part of the left or right desk that is in the window."""
    wide, x, corner = (800, width, "topright") if side == "left" else (900, 0, "topleft")
    return _alone(width, height, look.twin(f"kardashev/desk-{side}", look.px(wide), look.px(420)), x, 0, corner)


def jar(width: int, height: int, look: Look, kind: int, count: int) -> pygame.Surface:
    """A jar: the more there is of a kind, the fuller it is; the number stands on its lid."""
    surface = blank(width, height)
    high = round(width * 144 / 116)
    top, side = height - high, round(width * 0.36)
    thing = plain(look, kind_mark(look, kind, side))
    if look.plain:
        inside = look.box(round(width * 0.88), round(high * 0.8), "#000000")
        put(surface, inside, width / 2, height - high * 0.05, "midbottom")
    else:
        put(surface, look.art(f"kardashev/jar-{SYMBOL_FILES[kind]}-back", width, high), width / 2, top, "midtop")
    for place in range(min(count, 12)):
        row, column = divmod(place, 3)
        x = width * (0.25 + 0.25 * column) + (width * 0.04 if row % 2 else 0)
        put(surface, thing, x, height - high * (0.17 + 0.165 * row))
    if not count:
        shape = plain(look, kind_mark(look, kind, round(width * 0.5))).copy()
        shape.set_alpha(120)
        put(surface, shape, width / 2, height - high * 0.4)
    put(surface, plain(look, look.art(f"kardashev/jar-{SYMBOL_FILES[kind]}", width, high)), width / 2, top, "midtop")
    put(surface, pill(look, str(count), pill_height(look, 25), KIND_LIGHTS[kind]), width / 2, top + high * 0.14)
    return surface


def bag(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    surface = blank(width, height)
    put(surface, plain(look, look.art("kardashev/bag", width, height)), width / 2, height / 2)
    words = look.fitted(str(count), "title", _grown(look, height * 0.28), width, "ink")
    put(surface, words, width / 2, height * 0.62)
    return surface


def contents(width: int, height: int, look: Look, *counts: int) -> pygame.Surface:
    """A tag at the bag: how many of its tiles bear one symbol, by symbol, and how many bear two."""
    colours = ("#000000", "#ffffff", 12, 1.5) if look.plain else ("#2f1b55", "#6a4a90", 12, 1.2, 0.94)
    surface = look.box(width, height, *colours).copy()
    rows = ((0, 1, 2), (3, 4)) if height < look.px(80) else ((0, 1), (2, 3), (4,))
    top = look.px(4) if large(look) else round(height * (0.31 if len(rows) == 2 else 0.25))
    if not large(look):
        words = pygame.Rect(look.px(3), look.px(2), width - look.px(6), top)
        write(surface, look, _("in the bag"), words, 13, "ink_soft")
    step = (height - top - look.px(4)) / len(rows)
    numbers = [lettering(look, str(count), width, round(step), 15) for count in counts]
    rooms = [(width - look.px(8)) / len(places) - numbers[place].get_width() for places in rows for place in places]
    side = round(min(step * (0.7 if large(look) else 0.84), min(rooms) / 1.2))  # numbers are read, so signs give way
    marks = [*(kind_mark(look, kind, side) for kind in range(len(SYMBOL_FILES))), look.art(TWO_KINDS, side, side)]
    for row, places in enumerate(rows):
        wide, y = (width - look.px(8)) / len(places), top + (row + 0.5) * step
        for column, place in enumerate(places):
            number = numbers[place]
            x = look.px(4) + (column + 0.5) * wide - (side * 1.15 + number.get_width()) / 2
            put(surface, plain(look, marks[place]), x, y, "midleft")
            put(surface, number, x + side * 1.15, y, "midleft")
    return surface


def supply(width: int, height: int, look: Look, kind: str, seat: int, there: bool) -> pygame.Surface:
    """The next piece of a seat's supply; faint if there is none."""
    size = min(width, height)
    piece = plain(look, look.art(f"kardashev/{kind}-{seat}-1", size, size)).copy()
    if not there:
        piece.set_alpha(70)
    return _alone(width, height, piece, width / 2, size * 0.44)


def tally(width: int, height: int, look: Look, seat: int, count: int) -> pygame.Surface:
    """How many pieces a supply has; it stays where it is when the next one is taken."""
    number = pill(look, str(count), pill_height(look, 22), SEAT_COLOURS[seat])
    return _alone(width, height, number, width / 2, height, "midbottom")


def slate(
    width: int, height: int, look: Look, title: str = "", says: str = "", first: float = 27.0, second: float = 0.0
) -> pygame.Surface:
    """A dark glass in a brass frame that questions and technologies are shown on, with words so high above them."""
    if look.plain:
        surface = look.box(width, height, "#000000", "#ffffff", 16, 2.5).copy()
    else:
        unit = look.unit
        body = rect(0, 0, width, height, 18 * unit, "url(#b)")
        body += rect(3 * unit, 3 * unit, width - 6 * unit, height - 6 * unit, 15.5 * unit, "url(#g)")
        body += rect(8 * unit, 6 * unit, width - 16 * unit, 14 * unit, 7 * unit, "#ffffff", 'fill-opacity="0.06"')
        shades = shade("b", "#ffe3a0", "#b07c45", "#7d5140") + shade("g", "#2b2a6e", "#15143f")
        surface = vector(width, height, f"<defs>{shades}</defs>{body}")
    px = look.px
    if title:
        room = pygame.Rect(px(12), px(8 if says else 5), width - px(24), px(first))
        write(surface, look, title, room, 19 if says else 17, "ink", "title")
        room = pygame.Rect(px(12), room.bottom + px(1), width - px(24), px(second))
    if says:
        write(surface, look, says, room, 14, "ink_soft")
    return surface


def rule(width: int, height: int, look: Look, lowest: int, highest: int) -> pygame.Surface:
    """The numbers a coin can be slid to for a bid."""
    count = highest - lowest + 1
    step, middle, thick = width / count, height * 0.68, max(3.0, height * 0.16)
    groove, knob = ("#000000", "#ffffff") if look.plain else ("#0c0a2c", "#e9b65a")
    edge = f'stroke="{knob}" stroke-width="1.5"'
    body = rect(1, middle - thick / 2, width - 2, thick, thick / 2, groove, edge)
    figures = lettering(look, "0" * len(str(highest)), width, round(height * 0.48), 15).get_width()
    apart = figures + look.px(7) + max(0.0, (figures - step) / 2)  # the last one may have to move in from the end
    every = max(1, ceil(apart / step))
    told = [number for number in range(lowest, highest + 1) if (highest - number) % every == 0]
    for number in range(lowest, highest + 1):
        x, size = (number - lowest + 0.5) * step, height * (0.12 if number in told else 0.06)
        body += f'<circle cx="{x:.1f}" cy="{middle:.1f}" r="{size:.1f}" fill="{knob}"/>'
    surface = vector(width, height, body)
    for number in told:
        room = pygame.Rect(0, 0, figures + 2, round(height * 0.48))
        room.centerx = round((number - lowest + 0.5) * step)
        room.clamp_ip(surface.get_rect())
        write(surface, look, str(number), room, 15, "ink", "bold")
    return surface


def sign(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    """A few words that stand out, as what a number on the rule would mean."""
    surface = look.box(width, height, "accent", "", radius=12).copy()
    write(surface, look, words, surface.get_rect(), 17, "ink_accent")
    return surface


PAINTERS = {
    painter.__name__: painter for painter in (chair, desk_top, jar, bag, contents, supply, tally, slate, rule, sign)
}
