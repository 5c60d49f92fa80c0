"""What only Nine Lives paints: its cards, the fuse, bombs, candles, names. Imports the model and the furniture."""

import math

import pygame

from tabletop.games.nine_lives.model import LIVES, NUMBER, POWER_NAMES, SUIT
from tabletop.ui import furniture
from tabletop.ui.furniture import blank, put
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _

SUIT_FILES = tuple(f"nine-lives/suit-{name}" for name in ("hearts", "spades", "diamonds", "clubs"))
SUIT_INKS = ("#8e1f45", "#2f2a7a", "#8a4b08", "#0f5a50")
"""Dark enough to read on the card's own paper."""
BOMBS = ("bomb-hearts", "bomb-spades", "bomb-diamonds", "bomb-clubs", "bomb-none")
BACK = "nine-lives/back"
NAMED = 88
"""Pixels across from which a card has room for its power's name; a smaller one shows the sign alone."""
SMALL = 16
"""Units of the smallest letters: twelve pixels in the smallest window."""
TAGS = (("#b4f2dc", "#0a4038", "check"), ("#ffbfb2", "#6a1030", ""), ("#ffe2a6", "#5a2f10", "info"),
        ("#c9dcff", "#1c2c66", "zz"))  # fmt: skip
"""The ground, the ink and the sign of a total that holds, that bursts, that depends on a choice, and that bursts
while one sleeps."""
AVOID = _("avoid it")
"""At a suit that was hissed at."""
FUSE = 660.0, 206.0
"""The fuse's picture, in units."""


def drawn(look: Look, name: str, width: float, height: float) -> pygame.Surface:
    """A drawing of this place, or its twin in black and white."""
    return look.twin(f"nine-lives/{name}", width, height)


def _thing(width: int, height: int, look: Look, name: str) -> pygame.Surface:
    return drawn(look, name, width, height)


# -- cards -------------------------------------------------------------------------------------------------


def _card(width: int, height: int, look: Look, card: int, covered: bool = False) -> pygame.Surface:
    """A face: the picture, the number at the top left, the power's name on the banner; its sign alone where the card
    is small, or the next one covers a part of it."""
    suit, number = SUIT[card], NUMBER[card]
    face = look.art(f"{SUIT_FILES[suit].replace('suit-', '')}-{number}", width, height).copy()
    part = width / 250
    if width < NAMED:
        _sign_alone(face, part)
    if look.plain:
        face = _print(face)
        put(face, _stamped(look, suit, part), 48 * part, 110 * part)
    ink = "#000000" if look.plain else SUIT_INKS[suit]
    digit = look.face("title", max(12, round((74 if width >= NAMED else 84) * part)))
    put(face, digit.render(str(number), True, look.colour(ink)), 48 * part, 48 * part)
    if width >= NAMED and not covered:
        letters = round(30 * part * max(1.0, min(1.25, look.text_percent / 100)))
        name = look.fitted(POWER_NAMES[number], "bold", max(11, letters), round(154 * part), "#ffffff")
        put(face, name, 144 * part, 311 * part)
    return face


def _stamped(look: Look, suit: int, part: float) -> pygame.Surface:
    """A suit's sign in black, with a white rim that keeps it apart from the picture."""
    side = round(62 * part)
    rim, sign = (look.art(SUIT_FILES[suit], size, size).copy() for size in (round(80 * part), side))
    rim.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    sign.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    put(rim, sign, rim.get_width() / 2, rim.get_height() / 2)
    return rim


def _crown(width: int, height: int, look: Look, plain: str) -> pygame.Surface:
    """Golden; in high contrast `plain`, black on a white card and white elsewhere, with a rim of the other."""
    if not look.plain:
        return look.art("nine-lives/crown", width, height)
    surface, rim = blank(width, height), "#000000" if plain == "#ffffff" else "#ffffff"
    for part, colour in ((1.0, rim), (0.82, plain)):
        crown = look.art("nine-lives/crown", round(width * part), round(height * part)).copy()
        crown.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        crown.fill(look.colour(colour), special_flags=pygame.BLEND_RGBA_MULT)
        put(surface, crown, width / 2, height / 2)
    return surface


def _token(width: int, height: int, look: Look, card: int) -> pygame.Surface:
    """A card so small that only its number and its suit are left."""
    ink = "#000000" if look.plain else SUIT_INKS[SUIT[card]]
    wide = min(width, round(height * 0.76))
    paper = look.box(wide, height, "#ffffff" if look.plain else "#fff8ee", ink, radius=4, edge_units=1.2)
    surface = blank(width, height)
    place = put(surface, paper, width / 2, height / 2)
    digit = look.face("title", max(9, round(height * 0.5))).render(str(NUMBER[card]), True, look.colour(ink))
    put(surface, digit, place.centerx, place.top + height * 0.3)
    side = round(height * 0.4)
    sign = look.art(SUIT_FILES[SUIT[card]], side, side)
    if look.plain:
        sign = sign.copy()
        sign.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    put(surface, sign, place.centerx, place.top + height * 0.74)
    return surface


def _mat(width: int, height: int, look: Look, seat: int, side: int) -> pygame.Surface:
    """Under a current life that lies far from its owner: their colour, and their sign below the card, at a side."""
    line = "#ffffff" if look.plain else SEAT_COLOURS[seat]
    surface = look.box(width, height, "#000000" if look.plain else "#0c2233", line, 9, 2.4, opacity=0.86).copy()
    size, aside = look.px(14), side * (width / 2 - look.px(12))
    put(surface, look.art(f"seats/badge-{seat}", size, size), width / 2 + aside, height - look.px(10))
    return surface


def _sign_alone(face: pygame.Surface, part: float) -> None:
    """The power's sign in the middle of the banner, where its name would be too small to read."""
    room = pygame.Rect(0, 0, 46 * part, 42 * part)
    sign = face.subsurface(room.move(24 * part, 290 * part)).copy()
    ground = face.subsurface(room.move(110 * part, 290 * part)).copy()
    face.blit(ground, (24 * part, 290 * part))
    face.blit(sign, (102 * part, 290 * part))


def _print(face: pygame.Surface) -> pygame.Surface:
    """A picture as a print in black and white."""
    grey = pygame.transform.grayscale(face)
    grey.fill((40, 40, 40), special_flags=pygame.BLEND_RGB_SUB)
    grey.blit(grey.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return grey


def _back(width: int, height: int, look: Look) -> pygame.Surface:
    face = look.art(BACK, width, height)
    return _print(face) if look.plain else face


def _held(width: int, height: int, look: Look, sitter: str, count: int) -> pygame.Surface:
    """Somebody's hand from behind, between the paws that hold it; how many they are if they are many."""
    surface = blank(width, height)
    wide = width * 0.27
    step = min(wide * 0.46, width * 0.5 / max(1, count - 1))
    lean = min(11.0, 40 / max(1, count - 1))
    back = _back(round(wide), round(wide * 1.4), look)
    for place in range(count):
        off = place - (count - 1) / 2
        turned = pygame.transform.rotozoom(back, -off * lean, 1)
        put(surface, turned, width / 2 + off * step, height * 0.45 + abs(off) * wide * 0.06)
    put(surface, drawn(look, f"paws-{sitter}", width, width * 3 / 8), width / 2, height * 0.76)
    if count > 4:
        words = look.face("title", look.px(17)).render(str(count), True, look.colour("#fff3c8"))
        put(surface, look.shaded(("held", count), words), width / 2, height * 0.8)
    return surface


# -- places ------------------------------------------------------------------------------------------------


def _light(width: int, height: int, look: Look) -> pygame.Surface:
    """A pool of light round the cushion that is waited for."""
    if not look.plain:
        return pygame.transform.smoothscale(look.art("nine-lives/light", width, width), (width, height))
    line, dashes = look.px(6), 24
    ring = ""
    for dash in range(dashes):  # each drawn by itself: the loader's own dashes leave a stray line at some sizes
        turns = (math.tau * (dash + step / 8 * 0.52) / dashes for step in range(9))
        points = [
            (width / 2 + (width / 2 - line) * math.cos(turn), height / 2 + (height / 2 - line) * math.sin(turn))
            for turn in turns
        ]
        ring += _rope(points, "#ffd60a", line)
    return vector(width, height, ring)


def _tent(width: int, height: int, look: Look, seat: int, name: str, lives: int) -> pygame.Surface:
    """A folded paper on the table: shape, name and the lives left."""
    line = "#ffffff" if look.plain else SEAT_COLOURS[seat]
    top, bottom = ("#ffffff", "#ffffff") if look.plain else ("#fffaf0", "#ecd9c4")
    foot, lean, unit = height * 0.8, height * 0.09, height / 42
    paper = (
        f'<defs><linearGradient id="p" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
        f'<path d="M{lean * 2} {foot}H{width - lean}L{width} {height - 1}H{lean}Z" fill="#03101f" opacity=".35"/>'
        f'<path d="M{lean} 1H{width - lean}L{width} {foot}H0Z" fill="url(#p)"/>'
        f'<path d="M{lean * 0.2} {foot * 0.88}H{width - lean * 0.2}L{width} {foot}H0Z" fill="{line}"/>'
    )
    surface = vector(width, height, paper)
    middle, badge = foot * 0.46, foot * 0.52
    mark = look.art(f"seats/badge-{seat}", round(badge), round(badge))
    if look.plain:
        mark = mark.copy()
        mark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    put(surface, mark, lean + 15 * unit, middle)
    figures = look.colour("#000000" if look.plain else "#8a3f12")
    number = look.face("title", round(21 * unit)).render(str(lives), True, figures)
    place = put(surface, number, width - lean - 8 * unit, middle, "midright")
    if width > 2.8 * height:  # a candle stands beside those that have no room for a flame
        flame = drawn(look, "flame", 14 * unit, 20 * unit)
        place = put(surface, flame, place.left - 3 * unit, middle, "midright")
    room = round(place.left - 6 * unit - lean - 28 * unit)
    ink = "#000000" if look.plain else "#33194a"
    put(surface, look.fitted(name, "bold", round(17 * unit), room, ink), lean + 28 * unit, middle, "midleft")
    return surface


def _lights(width: int, height: int, look: Look, lives: int, rise: float, bend: float) -> pygame.Surface:
    """A tea light for each life, those lost blown out; the row rises by so many units from each to the next."""
    surface, unit = blank(width, height), look.unit
    down = [-rise * place - bend * (place - 4) ** 2 for place in range(LIVES)]
    size, least = width / LIVES, min(down)
    for place in sorted(range(LIVES), key=down.__getitem__):
        burns = (place if rise >= 0 else LIVES - 1 - place) < lives
        light = drawn(look, "tea-light" if burns else "tea-light-out", size * 1.04, size * 1.7)
        put(surface, light, (place + 0.5) * size, (down[place] - least) * unit, "midtop")
    return surface


def _carton(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    """The front of the box for the discards, with what is written on it."""
    surface = drawn(look, "carton-front", width, height).copy()
    ink = "#ffffff" if look.plain else "#260c22"
    more = max(1.0, min(1.4, look.text_percent / 100))
    words = look.fitted(_("Discards"), "bold", look.px(SMALL * more), round(width * 0.6), ink)
    put(surface, words, width / 2, height * (0.56 - 0.02 * more))
    figures = look.face("title", look.px(18 * more)).render(str(count), True, look.colour(ink))
    put(surface, figures, width / 2, height * 0.75)
    return surface


def _tag(width: int, height: int, look: Look, totals: tuple[int, ...], state: int, short: bool) -> pygame.Surface:
    """What a card would make of its suit: whether that holds, bursts or depends on what its power chooses is told by
    colour, sign and shape."""
    surface, part = blank(width, height), height / 28
    ground, ink, mark = TAGS[state]
    if look.plain:
        ground, ink, mark = "#ffffff", "#000000", mark or "warning"
    words = str(totals[0]) if len(totals) == 1 else _("{least}-{most}", least=totals[0], most=totals[-1])
    if not short:
        words = _("makes {total}") if len(totals) < 3 else _("makes {least} to {most}")
        total = totals[0] if len(totals) == 1 else _("{least} or {most}", least=totals[0], most=totals[-1])
        words = words.format(total=total, least=totals[0], most=totals[-1])
    side, gap = round((22 if mark in ("", "zz") and not short else 16) * part), round((3 if short else 4) * part)
    text = look.fitted(words, "bold", round(SMALL * part), width - side - 4 * gap, ink)
    wide = min(width, text.get_width() + side + 4 * gap)
    strip = look.box(wide, height, ground, radius=5 if state == 1 else 99)
    place = put(surface, _jagged(wide, height, ground) if look.plain and state == 1 else strip, width / 2, height / 2)
    if mark == "zz":
        sign = look.fitted(mark, "title", round(15 * part), side, ink)
    else:
        sign = look.icon(mark, side, ink) if mark else look.art("effects/burst", side, side)
    put(surface, sign, place.left + 1.5 * gap, height / 2, "midleft")
    put(surface, text, place.left + 2.3 * gap + side, height / 2, "midleft")
    return surface


def _jagged(width: int, height: int, colour: str) -> pygame.Surface:
    """A strip with teeth above and below, as everything dangerous has in high contrast."""
    teeth, deep = max(6, round(width / height * 3.4)), height * 0.14
    above = [(width * step / (2 * teeth), deep if step % 2 else 0.0) for step in range(2 * teeth + 1)]
    way = "L".join(f"{x:.1f} {y:.1f}" for x, y in (*above, *((x, height - y) for x, y in reversed(above))))
    return vector(width, height, f'<path d="M{way}Z" fill="{colour}"/>')


# -- the fuse ----------------------------------------------------------------------------------------------


def along_fuse(part: float) -> tuple[float, float]:
    """A point of the long fuse in its picture, in units."""
    turn = math.radians(152 - 122 * part)
    return 320 + 312 * math.cos(turn), 12 + 144 * math.sin(turn)


def _rope(points: list[tuple[float, float]], colour: str, width: float, more: str = "") -> str:
    way = " ".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linecap="round"{more}/>'


def _ropes(points: list[tuple[float, float]], burnt: int, unit: float, black: bool) -> str:
    """The burnt part thin and black, the rest whole."""
    rest, ash = points[burnt:], points[: burnt + 1]
    out = ""
    if not black:
        out += _rope([(x, y + 5 * unit) for x, y in points], "#03101f", 10 * unit, ' opacity=".35"')
    if len(rest) > 1 and black:
        out += _rope(rest, "#ffffff", 9 * unit)
    elif len(rest) > 1:
        out += _rope(rest, "#8a5a34", 9 * unit) + _rope(rest, "#e9c48a", 6 * unit)
        out += _rope(rest, "#a8723f", 6 * unit, f' stroke-dasharray="{1.6 * unit:.1f} {4 * unit:.1f}" opacity=".7"')
    if burnt and black:
        out += _rope(ash, "#ffffff", 2.5 * unit, f' stroke-dasharray="{5 * unit:.1f} {7 * unit:.1f}"')
    elif burnt:
        out += _rope(ash, "#1b1226", 7 * unit) + _rope(ash, "#ff7a3a", 2.2 * unit, ' opacity=".55"')
    return out


def _fuse(
    width: int, height: int, look: Look, suit: int, total: int, limit: int, hissed: bool, lower: bool
) -> pygame.Surface:
    """The leading suit's total burns along numbered knots towards its bomb, which lies `lower` where it is crowded."""
    unit, black, steps = width / FUSE[0], look.plain, limit + 1  # figures are as large at every table
    points = [(x * unit, y * unit) for x, y in (along_fuse(step / 120) for step in range(121))]
    burnt = 120 * max(0, min(total, steps)) // steps
    body = _ropes(points, burnt, unit, black)
    for knot in range(1, steps):
        x, y = (value * unit for value in along_fuse(knot / steps))
        body += _knot(x, y, look.unit, knot <= total, black)
    surface = vector(width, height, body)
    for knot in range(1, steps):
        x, y = (value * unit for value in along_fuse(knot / steps))
        ink = ("#ffffff" if knot <= total else "#000000") if black else "#ffb98a" if knot <= total else "#5a2f10"
        put(surface, look.face("title", look.px(SMALL)).render(str(knot), True, look.colour(ink)), x, y)
    end_x, end_y = points[-1][0] + 16 * unit, points[-1][1] + (12 if lower else -16) * unit
    put(surface, drawn(look, BOMBS[suit], 78 * unit, 78 * unit), end_x, end_y)
    if hissed:
        words = look.fitted(AVOID, "bold", look.px(SMALL), look.px(96), "ink")
        put(surface, look.shaded(AVOID, words), end_x, end_y + 52 * unit)
    return surface


def _knot(x: float, y: float, unit: float, past: bool, black: bool) -> str:
    fill, edge = ("#000000" if past else "#ffffff", "#ffffff") if black else (
        ("#3a2434", "#241628") if past else ("#f6dcaa", "#c8924e"))  # fmt: skip
    return (f'<circle cx="{x:.1f}" cy="{y + unit:.1f}" r="{14.5 * unit:.1f}" fill="#03101f" opacity=".4"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{12.5 * unit:.1f}" fill="{fill}" stroke="{edge}" '
            f'stroke-width="{1.6 * unit:.1f}"/>')  # fmt: skip


def _knot_lit(width: int, height: int, look: Look, holds: bool) -> pygame.Surface:
    """A ring round a knot that a card would burn: whether the suit holds is told by colour and by the line."""
    colour = "#ffd60a" if look.plain else "#7ff0c4" if holds else "#ff8f9a"
    line, dash = 4 * look.unit, "" if holds else f' stroke-dasharray="{7 * look.unit:.1f} {4 * look.unit:.1f}"'
    ring = f'<circle cx="{width / 2}" cy="{height / 2}" r="{width / 2 - line}" fill="none" stroke='
    return vector(width, height, f'{ring}"#000000" stroke-width="{line * 1.8:.1f}" opacity=".55"/>{ring}"{colour}" '
                  f'stroke-width="{line:.1f}"{dash}/>')  # fmt: skip


def _total(width: int, height: int, look: Look, total: int) -> pygame.Surface:
    """How far it has burnt, in large figures."""
    surface = blank(width, height)
    ink = "#ffd60a" if look.plain else "#fff3c8"
    words = look.face("title", look.px(46)).render(str(total), True, look.colour(ink))
    put(surface, look.shaded(("total", total, look.px(46)), words), width / 2, height / 2)
    return surface


def _small_bomb(width: int, height: int, look: Look, suit: int, total: int, limit: int, hissed: bool) -> pygame.Surface:
    """A suit that does not lead: a small bomb with a short fuse of its own, and its total in words."""
    unit, black = look.unit, look.plain
    arc = [((14 + 54 * t) * unit, (30 - 15 * math.sin(t * 3.14)) * unit) for t in (step / 20 for step in range(21))]
    burnt = 20 * max(0, min(total, limit + 1)) // (limit + 1)
    surface = vector(width, height, _ropes(arc, burnt, unit * 0.6, black))
    side = 48 * unit
    put(surface, drawn(look, BOMBS[suit], side, side), 86 * unit, 27 * unit)
    if total > limit:
        spark, flash = drawn(look, "fuse-spark", side * 1.6, side * 1.6), round(side * 1.1)
        burst = spark if black else look.art("effects/burst", flash, flash)
        put(surface, burst, 86 * unit, 29 * unit)
        half = round(side / 2)
        sign = _stamped(look, suit, unit * 0.45) if black else look.art(SUIT_FILES[suit], half, half)
        put(surface, sign, 86 * unit, 29 * unit)
    else:
        put(surface, drawn(look, "fuse-spark", 42 * unit, 42 * unit), *arc[burnt])
    lines = [_("{total} of {limit}", total=total, limit=limit), *([AVOID] if hissed else [])]
    line = (height - look.px(52)) / len(lines)  # what is left below the bomb
    for place, words in enumerate(lines):
        text = look.fitted(words, "bold", round(line * 0.74), width - look.px(4), "bad" if total > limit else "ink")
        at = height - (len(lines) - place - 0.5) * line
        put(surface, look.shaded((words, text.get_height(), total > limit), text), width / 2, at)
    return surface


def _blast(width: int, height: int, look: Look, burst: tuple[tuple[int, int, int], ...]) -> pygame.Surface:
    """An explosion with the total of each suit that bursts and what it bears."""
    surface = drawn(look, "blast", width, height).copy()
    part, ink = width / 680, look.colour("#000000" if look.plain else "#8a1540")
    size = round((150 if len(burst) == 1 else 104) * part)
    for place, (suit, total, limit) in enumerate(burst):
        x = width / 2 + (place - (len(burst) - 1) / 2) * 170 * part
        sign = round(58 * part)
        put(surface, look.art(SUIT_FILES[suit], sign, sign), x, height / 2 - 92 * part)
        face = look.face("title", size)
        rim, white = face.render(str(total), True, ink), face.render(str(total), True, look.colour("#fffaf0"))
        for turn in range(0, 360, 20):
            a = math.radians(turn)
            put(surface, rim, x + 6 * part * math.cos(a), height / 2 + 6 * part * math.sin(a))
        put(surface, white, x, height / 2)
        words = _("more than {limit}", limit=limit)
        room, small = (220, 30) if len(burst) == 1 else (150, 25)
        text = look.face("bold", round(small * part)).render(words, True, ink)
        put(surface, pygame.transform.smoothscale_by(text, min(1.0, room * part / text.get_width())), x,
            height / 2 + (84 if len(burst) == 1 else 66) * part)  # fmt: skip
    return surface


PAINTERS: furniture.Painters = {
    "card": _card, "crown": _crown, "token": _token, "mat": _mat, "back": _back, "held": _held, "thing": _thing,
    "light": _light, "tent": _tent, "lights": _lights, "tag": _tag, "carton": _carton, "fuse": _fuse,
    "knot": _knot_lit, "total": _total, "bomb": _small_bomb, "blast": _blast,
}  # fmt: skip
