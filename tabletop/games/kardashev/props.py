"""What stands on the desks of Kardashev's war room, painted: plates, pegs, jars, the bag, the slate, the rail's pins.

Imports the model and the furniture.
"""

from math import ceil

import pygame

from tabletop.games.kardashev.model import PIECES
from tabletop.ui.furniture import blank, lettering, put, write
from tabletop.ui.look import Look, hexed, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

KINDS = ("food", "matter", "energy", "military")
LAST = 2
"""So many colonies left to build, and the last round is called (KD-8.1)."""
LARGE = 125
"""Above this text size there is no room for sentences on a desk."""
NIGHT, DEEP = "#24154a", "#170e30"


def grown(text: float) -> float:
    """How much of the room there is for large letters they need: all of it from a text size of 160 % on."""
    return min(1.0, max(0.0, text - 1) / 0.6)


def _high(look: Look, units: float) -> int:
    """The height of a pill, which grows a little with the letters."""
    return round(look.px(units) * (1 + 0.2 * grown(look.text_percent / 100)))


def mixed(colour: str, other: str, share: float) -> str:
    return hexed(pygame.Color(colour).lerp(pygame.Color(other), share))


def _kind(look: Look, kind: int, side: int) -> pygame.Surface:
    return look.art(f"kardashev/kind-{KINDS[kind]}", side, side)


def pill(look: Look, words: str, height: int, edge: str, mark: int = -1) -> pygame.Surface:
    """Words, white on a dark pill, a seat's shape before them."""
    key = ("kd-pill", words, height, edge, mark)

    def make() -> pygame.Surface:
        text = look.face("title", max(9, round(height * 0.8))).render(words, True, pygame.Color("#ffffff"))
        sign = round(height * 0.62) if mark >= 0 else 0
        wide = max(height, text.get_width() + sign + round(height * 0.6))
        if look.plain:
            line, rim, ground = max(1.5, height * 0.1), "#ffffff", "#000000"
        else:
            line, rim, ground = max(1.2, height * 0.08), edge, "#140e33"
        surface = vector(wide, height, f'<rect x="{line / 2:.2f}" y="{line / 2:.2f}" width="{wide - line:.2f}" '
                         f'height="{height - line:.2f}" rx="{(height - line) / 2:.2f}" fill="{ground}" '
                         f'stroke="{rim}" stroke-width="{line:.2f}"/>')  # fmt: skip
        if sign:
            shape = look.art(f"kardashev/mark-{mark}", sign, sign)
            put(surface, plain(look, shape), height * 0.22 + sign / 2, height / 2)
        put(surface, text, (wide + sign) / 2 - (height * 0.02 if sign else 0), height / 2)
        return surface

    return look.made(key, make)


def plain(look: Look, picture: pygame.Surface) -> pygame.Surface:
    """As it is, or in high contrast without its colours."""
    if not look.plain:
        return picture
    grey = pygame.transform.grayscale(picture)
    grey.fill((48, 48, 48, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return grey


# -- players ----------------------------------------------------------------------------------------------


def _panel(width: int, height: int, look: Look, seat: int, acting: bool) -> pygame.Surface:
    """A plate in a seat's colour, brighter at its edge while its player decides."""
    if look.plain:
        return look.box(width, height, "#000000", "accent" if acting else "#ffffff", 14, 3.5 if acting else 2).copy()
    colour, round_ = SEAT_COLOURS[seat], 14 * look.unit
    line = (3.0 if acting else 0.0) * look.unit
    edge = f'stroke="{colour}" stroke-width="{line:.1f}"' if acting else ""
    return vector(
        width, height,
        f'<defs><linearGradient id="a" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" '
        f'stop-color="{mixed(colour, NIGHT, 0.76)}"/><stop offset="1" stop-color="{DEEP}"/></linearGradient></defs>'
        f'<rect x="{line / 2:.1f}" y="{line / 2:.1f}" width="{width - line:.1f}" height="{height - line:.1f}" '
        f'rx="{round_:.1f}" fill="url(#a)" {edge}/>'
        f'<rect x="{round_:.1f}" y="0" width="{width - 2 * round_:.1f}" height="{3.4 * look.unit:.1f}" '
        f'rx="{1.7 * look.unit:.1f}" fill="{colour}"/>',
    )  # fmt: skip


def pegs(width: int, height: int, look: Look, seat: int, count: int) -> pygame.Surface:
    """The colonies that are left to build; with only those in the red corner the last round is called."""
    step, gap = width / (PIECES + 0.4), width * 0.4 / (PIECES + 0.4)
    bold = look.plain
    ground, danger, none = ("#000000", "#000000", "#888888") if bold else ("#0e0826", "#8e1f45", "#5a4a86")
    edge = 'stroke="#ffffff" stroke-width="1.5"' if bold else ""
    half = height / 2
    body = (
        f'<rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="{half * 0.7:.1f}" fill="{ground}" {edge}/>'
        f'<rect x="1" y="1" width="{step * LAST + gap / 2:.1f}" height="{height - 2}" rx="{half * 0.7:.1f}" '
        f'fill="{danger}" {edge}/>'
        f'<rect x="{step * LAST + gap / 2:.1f}" y="0" width="{max(1.5, gap * 0.3):.1f}" height="{height}" '
        'fill="#ffd9d0"/>'
    )
    spots = [step * (place + 0.5) + (gap if place >= LAST else 0) for place in range(PIECES)]
    for x in spots[max(0, count) :]:
        body += (f'<rect x="{x - step * 0.26:.1f}" y="{height * 0.6:.1f}" width="{step * 0.52:.1f}" '
                 f'height="{height * 0.14:.1f}" rx="{height * 0.07:.1f}" fill="{none}"/>')  # fmt: skip
    surface = vector(width, height, body)
    size = round(min(step * 0.94, height * 0.86))
    dome = plain(look, look.art(f"kardashev/peg-{seat}", size, size))
    for x in spots[:count]:
        put(surface, dome, x, height * 0.46)
    return surface


def _stocks(surface: pygame.Surface, look: Look, stocks: tuple[int, ...], x: float, y: float, step: float) -> None:
    side = look.px(20)
    for kind, count in enumerate(stocks):
        left = x + kind * step
        put(surface, plain(look, _kind(look, kind, side)), left, y, "midleft")
        number = pygame.Rect(round(left + side * 1.12), round(y - side * 0.75), round(step - side * 1.2), side * 3 // 2)
        write(surface, look, str(count), number, 16, "ink", "bold", "left")


def plate(
    width: int, height: int, look: Look, seat: int, acting: bool, name: str, says: str, points: int,
    stocks: tuple[int, ...], left: int,
) -> pygame.Surface:  # fmt: skip
    """A rival's plate."""
    surface, px = _panel(width, height, look, seat, acting), look.px
    side, grown = px(16), height - px(94)
    """What large letters have more: half of it for the name, the rest for the other lines."""
    high = px(23) + grown // 3
    put(surface, plain(look, look.art(f"kardashev/mark-{seat}", side, side)), px(11), px(6) + high / 2, "midleft")
    write(surface, look, name, pygame.Rect(px(31), px(6), width - px(100), high), 17, "ink", "bold", "left")
    second = pygame.Rect(px(31), px(4) + high, width - px(107), px(17) + grown // 3)
    write(surface, look, says, second, 13, "ink_soft", "bold", "left")
    score = lettering(look, str(points), px(64), px(30) + grown // 3, 29, _bright(look, seat), "title")
    put(surface, score, width - px(11), px(5), "topright")
    caption = pygame.Rect(width - px(71), second.top + px(4), px(60), second.height)
    write(surface, look, _("points"), caption, 12, "ink_soft", "bold", "right")
    _stocks(surface, look, stocks, px(11), height - px(37) - grown // 6, px(56))
    row = pegs(width - px(44), px(18), look, seat, left)
    put(surface, row, px(9), height - px(14), "midleft")
    few = "#ffc4bb" if left <= LAST + 2 and not look.plain else "ink"
    number = pygame.Rect(width - px(34), height - px(24), px(25), px(20))
    write(surface, look, str(left), number, 15, few, "bold", "right")
    return surface


def _bright(look: Look, seat: int) -> str:
    return "ink" if look.plain else mixed(SEAT_COLOURS[seat], "#ffffff", 0.3)


def desk(
    width: int, height: int, look: Look, seat: int, acting: bool, name: str, says: str, points: int,
    stocks: tuple[int, ...], left: int, end: str,
) -> pygame.Surface:  # fmt: skip
    """The viewer's own plate, written on the desk; the stocks stand on it in jars."""
    surface, px = _panel(width, height, look, seat, acting), look.px
    if look.text_percent > LARGE:
        return _large_desk(surface, look, seat, name, says, points, left)
    side = px(18)
    put(surface, plain(look, look.art(f"kardashev/mark-{seat}", side, side)), px(10), px(19), "midleft")
    write(surface, look, name, pygame.Rect(px(34), px(6), px(80), px(26)), 20, "ink", "bold", "left")
    write(surface, look, says, pygame.Rect(px(10), px(31), px(104), px(18)), 14, "ink_soft", "bold", "left")
    score = lettering(look, str(points), px(56), px(36), 33, _bright(look, seat), "title")
    put(surface, score, px(166), px(1), "topright")
    write(surface, look, _("points"), pygame.Rect(px(110), px(32), px(56), px(16)), 13, "ink_soft", "bold", "right")
    put(surface, pegs(width - px(16), px(22), look, seat, left), width / 2, px(63))
    build = counted("{count} colony piece left", "{count} colony pieces left", left)
    words = pygame.Rect(px(10), height - px(23), round(width * 0.5), px(20))
    write(surface, look, build, words, 14, "ink", "bold", "left")
    words = pygame.Rect(round(width * 0.55), words.top, round(width * 0.45) - px(10), words.height)
    write(surface, look, end, words, 13, "#ffc4bb" if not look.plain else "ink", "bold", "right")
    return surface


def _large_desk(
    surface: pygame.Surface, look: Look, seat: int, name: str, says: str, points: int, left: int
) -> pygame.Surface:
    """The same in large letters: the pegs have a short word instead of a sentence."""
    px, side = look.px, look.px(20)
    width, height = surface.get_size()
    put(surface, plain(look, look.art(f"kardashev/mark-{seat}", side, side)), px(10), px(20), "midleft")
    write(surface, look, name, pygame.Rect(px(34), px(3), px(140), px(34)), 20, "ink", "bold", "left")
    write(surface, look, says, pygame.Rect(px(10), px(38), px(158), px(28)), 14, "ink_soft", "bold", "left")
    score = lettering(look, str(points), px(56), px(40), 33, _bright(look, seat), "title")
    there = put(surface, score, px(184), px(49), "midleft")
    caption = pygame.Rect(there.right + px(8), px(38), width - there.right - px(16), px(28))
    write(surface, look, _("points"), caption, 14, "ink_soft", "bold", "left")
    put(surface, pegs(width - px(108), px(26), look, seat, left), px(8), height - px(18), "midleft")
    number = pygame.Rect(width - px(98), height - px(33), px(90), px(30))
    write(surface, look, _("{count} left", count=left), number, 15, "ink", "bold", "right")
    return surface


def pin(width: int, height: int, look: Look, seat: int, head: str, points: int) -> pygame.Surface:
    """A seat's marker on the rail of points."""
    surface, wide = blank(width, height), round(width * 0.96)
    put(surface, plain(look, look.art(f"kardashev/pin-{seat}", wide, round(wide * 1.24))), width / 2, 0, "midtop")
    face = look.made(("kd-face", head, wide), lambda: _face(look, head, wide))
    put(surface, plain(look, face), width / 2, wide / 2)
    put(surface, pill(look, str(points), _high(look, 25), SEAT_COLOURS[seat]), width / 2, height, "midbottom")
    return surface


def _face(look: Look, head: str, wide: int) -> pygame.Surface:
    """Only the face of a head, cut round."""
    size = round(wide * 1.12)
    picture = look.art(f"{head}-calm", size, size)
    inner = round(wide * 0.84)
    surface = blank(inner, inner)
    put(surface, picture, inner / 2, inner * 0.5)
    hole = vector(inner, inner, f'<circle cx="{inner / 2}" cy="{inner / 2}" r="{inner / 2}" fill="#ffffff"/>')
    surface.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def chair(width: int, height: int, look: Look, seat: int) -> pygame.Surface:
    """The upper part of a chair in a seat's colour."""
    surface = blank(width, height)
    put(surface, look.twin(f"kardashev/chair-{seat}", width, width * 1.6), width / 2, 0, "midtop")
    return surface


def desk_top(width: int, height: int, look: Look, side: str) -> pygame.Surface:
    """The part of the left or right desk that is in the window."""
    surface = blank(width, height)
    picture = look.twin(f"kardashev/desk-{side}", look.px(800 if side == "left" else 900), look.px(420))
    put(surface, picture, width if side == "left" else 0, 0, "topright" if side == "left" else "topleft")
    return surface


# -- supplies ---------------------------------------------------------------------------------------------


def jar(width: int, height: int, look: Look, kind: int, count: int) -> pygame.Surface:
    """A jar: the more there is of a kind, the fuller it is; the number stands on its lid."""
    surface = blank(width, height)
    high = round(width * 144 / 116)
    top, side = height - high, round(width * 0.36)
    thing = plain(look, _kind(look, kind, side))
    if look.plain:
        inside = look.box(round(width * 0.88), round(high * 0.8), "#000000")
        put(surface, inside, width / 2, height - high * 0.05, "midbottom")
    else:
        put(surface, look.art(f"kardashev/jar-{KINDS[kind]}-back", width, high), width / 2, top, "midtop")
    for place in range(min(count, 12)):
        row, column = divmod(place, 3)
        x = width * (0.25 + 0.25 * column) + (width * 0.04 if row % 2 else 0)
        put(surface, thing, x, height - high * (0.17 + 0.165 * row))
    if not count:
        shape = plain(look, _kind(look, kind, round(width * 0.5))).copy()
        shape.set_alpha(120)
        put(surface, shape, width / 2, height - high * 0.4)
    put(surface, plain(look, look.art(f"kardashev/jar-{KINDS[kind]}", width, high)), width / 2, top, "midtop")
    edge = ("#ffab7a", "#7fd0c8", "#ffd36b")[kind]
    put(surface, pill(look, str(count), _high(look, 25), edge), width / 2, top + high * 0.14)
    return surface


def bag(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    surface = blank(width, height)
    put(surface, plain(look, look.art("kardashev/bag", width, height)), width / 2, height / 2)
    put(surface, look.fitted(str(count), "title", round(height * 0.28), width, "ink"), width / 2, height * 0.62)
    return surface


def contents(width: int, height: int, look: Look, *counts: int) -> pygame.Surface:
    """A tag at the bag: how many of its tiles bear one symbol, by symbol, and how many bear two."""
    if look.plain:
        surface = look.box(width, height, "#000000", "#ffffff", 12, 1.5).copy()
    else:
        surface = look.box(width, height, "#2f1b55", "#6a4a90", 12, 1.2, 0.94).copy()
    rows = ((0, 1, 2), (3, 4)) if height < look.px(80) else ((0, 1), (2, 3), (4,))
    top = round(height * (0.31 if len(rows) == 2 else 0.25))
    write(surface, look, _("in the bag"), pygame.Rect(look.px(3), look.px(2), width - look.px(6), top), 13, "ink_soft")
    step = (height - top - look.px(4)) / len(rows)
    side = round(step * 0.84)
    marks = [_kind(look, kind, side) for kind in range(len(KINDS))] + [_two_kinds(look, side)]
    for row, places in enumerate(rows):
        wide, y = (width - look.px(8)) / len(places), top + (row + 0.5) * step
        for column, place in enumerate(places):
            number = lettering(look, str(counts[place]), round(wide - side * 1.2), round(step), 15)
            x = look.px(4) + (column + 0.5) * wide - (side * 1.15 + number.get_width()) / 2
            put(surface, plain(look, marks[place]), x, y, "midleft")
            put(surface, number, x + side * 1.15, y, "midleft")
    return surface


def _two_kinds(look: Look, side: int) -> pygame.Surface:
    """A tile of two kinds, in halves."""
    half, low, high = side / 2, side * 0.25, side * 0.75
    left = f"{half},0 0,{low} 0,{high} {half},{side}"
    right = f"{half},0 {side},{low} {side},{high} {half},{side}"
    return vector(side, side, f'<polygon points="{left}" fill="#ffab7a"/><polygon points="{right}" fill="#4fa8a4"/>')


def supply(width: int, height: int, look: Look, kind: str, seat: int, there: bool) -> pygame.Surface:
    """The next piece of a seat's supply; faint if there is none."""
    surface, size = blank(width, height), min(width, height)
    drawn = plain(look, look.art(f"kardashev/{kind}-{seat}-1", size, size)).copy()
    if not there:
        drawn.set_alpha(70)
    put(surface, drawn, width / 2, size * 0.44)
    return surface


def tally(width: int, height: int, look: Look, seat: int, count: int) -> pygame.Surface:
    """How many pieces a supply has; it stays where it is when the next one is taken."""
    surface = blank(width, height)
    put(surface, pill(look, str(count), _high(look, 22), SEAT_COLOURS[seat]), width / 2, height, "midbottom")
    return surface


# -- the slate --------------------------------------------------------------------------------------------


def slate(width: int, height: int, look: Look, title: str = "", says: str = "") -> pygame.Surface:
    """A dark glass in a brass frame that questions and technologies are shown on."""
    if look.plain:
        surface = look.box(width, height, "#000000", "#ffffff", 16, 2.5).copy()
    else:
        unit = look.unit
        surface = vector(
            width, height,
            '<defs><linearGradient id="b" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" stop-color="#ffe3a0"/>'
            '<stop offset="0.5" stop-color="#b07c45"/><stop offset="1" stop-color="#7d5140"/></linearGradient>'
            '<linearGradient id="g" x1="50%" y1="0%" x2="50%" y2="100%"><stop offset="0" stop-color="#2b2a6e"/>'
            '<stop offset="1" stop-color="#15143f"/></linearGradient></defs>'
            f'<rect width="{width}" height="{height}" rx="{18 * unit:.1f}" fill="url(#b)"/>'
            f'<rect x="{3 * unit:.1f}" y="{3 * unit:.1f}" width="{width - 6 * unit:.1f}" '
            f'height="{height - 6 * unit:.1f}" rx="{15.5 * unit:.1f}" fill="url(#g)"/>'
            f'<rect x="{8 * unit:.1f}" y="{6 * unit:.1f}" width="{width - 16 * unit:.1f}" height="{14 * unit:.1f}" '
            f'rx="{7 * unit:.1f}" fill="#ffffff" fill-opacity="0.06"/>',
        )  # fmt: skip
    px = look.px
    if title and not says:
        write(surface, look, title, pygame.Rect(px(16), px(5), width - px(32), px(27)), 17, "ink", "title")
    elif title:
        more = grown(look.text_percent / 100)
        high, second = px(28 + 6 * more), px(22 + 8 * more)
        write(surface, look, title, pygame.Rect(px(14), px(8), width - px(28), high), 19, "ink", "title")
        write(surface, look, says, pygame.Rect(px(14), px(9) + high, width - px(28), second), 14, "ink_soft")
    return surface


def rule(width: int, height: int, look: Look, lowest: int, highest: int) -> pygame.Surface:
    """The bids a coin can be slid to, from the lowest to the highest."""
    count = highest - lowest + 1
    step, middle, thick = width / count, height * 0.68, max(3.0, height * 0.16)
    bold = look.plain
    groove, knob = ("#000000", "#ffffff") if bold else ("#0c0a2c", "#e9b65a")
    edge = f'stroke="{knob}" stroke-width="1.5"'
    body = (f'<rect x="1" y="{middle - thick / 2:.1f}" width="{width - 2}" height="{thick:.1f}" rx="{thick / 2:.1f}" '
            f'fill="{groove}" {edge}/>')  # fmt: skip
    more = 1 + 0.5 * grown(look.text_percent / 100)
    every = max(1, ceil(look.px(20) * more / step))
    told = [number for number in range(lowest, highest + 1) if (highest - number) % every == 0]
    for number in range(lowest, highest + 1):
        x, size = (number - lowest + 0.5) * step, height * (0.12 if number in told else 0.06)
        body += f'<circle cx="{x:.1f}" cy="{middle:.1f}" r="{size:.1f}" fill="{knob}"/>'
    surface = vector(width, height, body)
    for number in told:
        x = (number - lowest + 0.5) * step
        wide = max(look.px(19), min(step * every, 2 * x + look.px(4), 2 * (width - x) + look.px(4)))
        room = pygame.Rect(round(x - wide / 2), 0, round(wide), round(height * 0.48))
        write(surface, look, str(number), room, 15, "ink", "bold")
    return surface


def sign(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    """A few words that stand out, as what a number on the rule would mean."""
    surface = look.box(width, height, "accent", "", radius=12).copy()
    write(surface, look, words, surface.get_rect(), 17, "ink_accent")
    return surface


PAINTERS = {
    painter.__name__: painter
    for painter in (plate, desk, chair, desk_top, pin, jar, bag, contents, supply, tally, slate, rule, sign)
}
