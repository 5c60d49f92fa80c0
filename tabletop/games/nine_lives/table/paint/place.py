"""Painters of the place: plates, lights, carton, tags, fuse, bombs, blast."""

import math

import pygame

from tabletop.base.words import _
from tabletop.games.nine_lives.rules.content import LIVES
from tabletop.games.nine_lives.table.paint import pieces
from tabletop.games.nine_lives.table.paint.pieces import LARGE, SUIT_FILES, drawn, letters, stamped
from tabletop.ui.render.fonts import shorten
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import blank, put

BOMBS = ("bomb-hearts", "bomb-spades", "bomb-diamonds", "bomb-clubs", "bomb-none")
Aims = tuple[tuple[int, int], ...]
"""Suits that a Hairball can choose, and the total each would have."""
SMALL = 16
"""Units of the smallest letters: twelve pixels in the smallest window."""
TAGS = (
    ("#b4f2dc", "#0a4038", "check"),
    ("#ffbfb2", "#6a1030", ""),
    ("#ffe2a6", "#5a2f10", "info"),
    ("#c9dcff", "#1c2c66", "zz"),
    ("#8c1238", "#ffffff", "cross"),
)
"""The ground, the ink and the sign of a total that holds, that bursts, that depends on a choice, that bursts while one
sleeps, and of a card that loses the game."""
LOST = 4
"""Of these the last."""
AVOID = _("avoid it")
"""At a suit that was hissed at."""
LEAST_NAME = 0.8
"""How much smaller than asked for the letters of a name may be before it is shortened."""
FUSE = 660.0, 206.0
"""The fuse's picture, in units."""
WAY = 590.0
"""How long the fuse is in it."""


def _thing(width: int, height: int, look: Look, name: str) -> pygame.Surface:
    return drawn(look, name, width, height)


# -- places ------------------------------------------------------------------------------------------------


def _light(width: int, height: int, look: Look) -> pygame.Surface:
    """The highlight below the cushion of the seat to act."""
    if not look.plain:
        return pygame.transform.smoothscale(look.art("nine-lives/light", width, width), (width, height))
    line, dashes, ring = look.px(6), 24, ""
    middle, across, down = (width / 2, height / 2), width / 2 - line, height / 2 - line
    for dash in range(dashes):  # each drawn by itself: the loader's own dashes leave a stray line at some sizes
        turns = [math.tau * (dash + step / 8 * 0.52) / dashes for step in range(9)]
        points = [(middle[0] + across * math.cos(turn), middle[1] + down * math.sin(turn)) for turn in turns]
        ring += _rope(points, "#ffd60a", line)
    return vector(width, height, ring)


def _tent(width: int, height: int, look: Look, seat: int, name: str, lives: int) -> pygame.Surface:
    """A name plate: seat sign, name and number of lives."""
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
    surface, more = vector(width, height, paper), letters(look)
    middle, badge = foot * 0.46, foot * 0.52
    mark = look.art(f"seats/badge-{seat}", round(badge), round(badge))
    put(surface, pieces.black(mark) if look.plain else mark, lean + 15 * unit, middle)
    figures = look.colour("#000000" if look.plain else "#8a3f12")
    number = look.face("title", look.px(21 * more)).render(str(lives), True, figures)
    place = put(surface, number, width - lean - 8 * unit, middle, "midright")
    left, size = lean + 28 * unit, look.px(17 * more)
    least = look.face("bold", round(size * LEAST_NAME) + 1).size(name)[0]
    if place.left - 5 * unit - left - 17 * unit >= least:  # room for a flame as well, be the name a little smaller
        flame = drawn(look, "flame", 14 * unit, 20 * unit)
        place = put(surface, flame, place.left - 3 * unit, middle, "midright")
    text = called(look, name, size, round(place.left - 5 * unit - left), "#000000" if look.plain else "#33194a")
    put(surface, text, left, middle, "midleft")
    return surface


def called(look: Look, name: str, pixels: int, width: int, ink: str) -> pygame.Surface:
    """A name in letters of this height, a little smaller if it then fits; where it does not, its first word, or as much
    of that as there is room for."""
    for words in (name, name.partition(" ")[0]):
        for size in range(pixels, round(pixels * LEAST_NAME), -1):
            if look.face("bold", size).size(words)[0] <= width:
                return look.fitted(words, "bold", size, width, ink)
    size = max(11, round(pixels * LEAST_NAME))
    return look.fitted(shorten(look.face("bold", size), name, width), "bold", size, width, ink)


def _lights(width: int, height: int, look: Look, lives: int, rise: float, bend: float) -> pygame.Surface:
    """A row of tea lights, one per life, lost ones blown out; each stands `rise` units higher than the last."""
    surface, unit = blank(width, height), look.unit
    down = [-rise * place - bend * (place - 4) ** 2 for place in range(LIVES)]
    size, least = width / LIVES, min(down)
    for place in sorted(range(LIVES), key=down.__getitem__):
        burns = (place if rise >= 0 else LIVES - 1 - place) < lives
        light = drawn(look, "tea-light" if burns else "tea-light-out", size * 1.04, size * 1.7)
        put(surface, light, (place + 0.5) * size, (down[place] - least) * unit, "midtop")
    return surface


def _carton(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    surface, more = drawn(look, "carton-front", width, height).copy(), letters(look)
    ink = "#ffffff" if look.plain else "#260c22"
    words = look.fitted(_("Discards"), "bold", look.px(SMALL * more), round(width * 0.62), ink)
    put(surface, words, width / 2, height * (0.6 - 0.06 * more))
    figures = look.face("title", look.px(18 * more)).render(str(count), True, look.colour(ink))
    put(surface, figures, width / 2, height * 0.75)
    return surface


def _tag(
    width: int, height: int, look: Look, totals: tuple[int, ...], state: int, short: bool, aims: Aims = ()
) -> pygame.Surface:
    """What a card would make of its suit; colour, sign and shape tell the state. On a high tag the sign stands above
    the total. `aims`: one of these suits gets 4 more."""
    surface, upright = blank(width, height), height > width
    part = (width if upright else height) / (44 if upright else 28)
    ground, ink, mark = TAGS[state]
    if look.plain:
        ground, ink, mark = "#ffffff", "#000000", mark or "warning"
    words = _made_words(totals, short, bool(aims), state == LOST)
    side, gap = round((22 if mark in ("", "zz") and not short else 16) * part), round((3 if short else 4) * part)
    pixels = look.px(SMALL * letters(look))
    text = look.fitted(words, "bold", pixels, width - 2 * gap if upright else width - side - 4 * gap, ink)
    if aims and not short and state != LOST:
        text = _aimed(look, text, aims, pixels, ink)
    if mark == "zz":
        sign = look.fitted(mark, "title", round(15 * part), side, ink)
    else:
        sign = look.icon(mark, side, ink) if mark else look.art("effects/burst", side, side)
    wide = width if upright else min(width, text.get_width() + side + 4 * gap)
    strip = look.box(wide, height, ground, radius=5 if state == 1 else 12 if upright else 99)
    place = put(surface, _jagged(wide, height, ground) if look.plain and state == 1 else strip, width / 2, height / 2)
    if upright:
        put(surface, sign, width / 2, height * 0.06, "midtop")
        put(surface, text, width / 2, height * 0.98, "midbottom")
    else:
        put(surface, sign, place.left + 1.5 * gap, height / 2, "midleft")
        put(surface, text, place.left + 2.3 * gap + side, height / 2, "midleft")
    return surface


def _made_words(totals: tuple[int, ...], short: bool, aimed: bool, lost: bool) -> str:
    if lost:
        return _("lost") if short else _("game lost")
    if aimed:
        return _("+4") if short else _("+4:")
    facts = {"least": totals[0], "most": totals[-1]}
    if short:
        return str(totals[0]) if len(totals) == 1 else _("{least}-{most}", **facts)
    if len(totals) > 2:
        return _("makes {least} to {most}", **facts)
    return _("makes {total}", total=totals[0] if len(totals) == 1 else _("{least} or {most}", **facts))


def _aimed(look: Look, first: pygame.Surface, aims: Aims, pixels: int, ink: str) -> pygame.Surface:
    """Append each suit a Hairball can choose and its total."""
    high, gap = first.get_height(), round(pixels * 0.3)
    row = [first]
    for suit, total in aims:
        row.append(look.art(SUIT_FILES[suit], round(pixels * 0.95), round(pixels * 0.95)))
        row.append(look.face("bold", pixels).render(str(total), True, look.colour(ink)).convert_alpha())
    line, x = blank(sum(part.get_width() for part in row) + gap * len(aims) + 3 * len(aims), high), 0
    for place, part in enumerate(row):
        put(line, part, x, high / 2, "midleft")
        x += part.get_width() + (gap if place % 2 == 0 else 3)
    return line


def _jagged(width: int, height: int, colour: str) -> pygame.Surface:
    """A jagged strip: how high contrast marks danger."""
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
    """The rope of the fuse: burnt part thin and black."""
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


def knots(limit: int, long: float, more: float) -> tuple[float, int]:
    """The scale of a fuse's knots, and whether each or every second has its number; `long` is the fuse's scale, `more`
    the text scale."""
    room = WAY * long / (limit + 1)
    every = 1 if 25.0 * more <= room * 1.04 else 2
    return max(1.0, min(more, room * every / 25.0)), every


def fuse_knots(limit: int, long: float, more: float) -> list[tuple[float, float, float]]:
    """The knots with a number: where in the fuse's picture, in its units, and how wide on the table."""
    grown, every = knots(limit, long, more)
    numbered = [knot for knot in range(1, limit + 1) if not (limit - knot) % every]
    return [(*along_fuse(knot / (limit + 1)), 25 * grown) for knot in numbered]


def _fuse(
    width: int, height: int, look: Look, suit: int, total: int, limit: int, hissed: bool, lower: bool
) -> pygame.Surface:
    """The leading suit's total burns along numbered knots towards its bomb, which lies `lower` where it is crowded."""
    unit, black, steps = width / FUSE[0], look.plain, limit + 1  # figures are as large at every table
    points = [(x * unit, y * unit) for x, y in (along_fuse(step / 120) for step in range(121))]
    burnt = 120 * max(0, min(total, steps)) // steps
    more, every = knots(limit, unit / look.unit, letters(look))
    body = _ropes(points, burnt, unit, black)
    numbered = [knot for knot in range(1, steps) if not (limit - knot) % every]
    for knot in range(1, steps):
        x, y = (value * unit for value in along_fuse(knot / steps))
        body += _knot(x, y, look.unit * (more if knot in numbered else 0.5), knot <= total, black)
    surface = vector(width, height, body)
    for knot in numbered:
        x, y = (value * unit for value in along_fuse(knot / steps))
        ink = ("#ffffff" if knot <= total else "#000000") if black else "#ffb98a" if knot <= total else "#5a2f10"
        put(surface, look.face("title", look.px(SMALL * more)).render(str(knot), True, look.colour(ink)), x, y)
    end_x, end_y = points[-1][0] + 16 * unit, points[-1][1] + (12 if lower else -16) * unit
    put(surface, drawn(look, BOMBS[suit], 78 * unit, 78 * unit), end_x, end_y)
    if hissed:
        more = letters(look)
        words = look.fitted(AVOID, "bold", look.px(SMALL * more), look.px(96 * more), "ink")
        at = min(end_x, width - words.get_width() / 2 - look.px(6)), end_y + 42 * unit + look.px(10 * more)
        put(surface, look.shaded((AVOID, words.get_height()), words), *at)
    return surface


def _knot(x: float, y: float, unit: float, past: bool, black: bool) -> str:
    fill, edge = ("#3a2434", "#241628") if past else ("#f6dcaa", "#c8924e")
    if black:
        fill, edge = "#000000" if past else "#ffffff", "#ffffff"
    shade = f'<circle cx="{x:.1f}" cy="{y + unit:.1f}" r="{14.5 * unit:.1f}" fill="#03101f" opacity=".4"/>'
    rim = f'stroke="{edge}" stroke-width="{1.6 * unit:.1f}"'
    return f'{shade}<circle cx="{x:.1f}" cy="{y:.1f}" r="{12.5 * unit:.1f}" fill="{fill}" {rim}/>'


def _knot_lit(width: int, height: int, look: Look, holds: bool) -> pygame.Surface:
    """A ring round a knot that a card would burn: whether the suit holds is told by colour and by the line."""
    colour = "#ffd60a" if look.plain else "#7ff0c4" if holds else "#ff8f9a"
    line, dash = 4 * look.unit, "" if holds else f' stroke-dasharray="{7 * look.unit:.1f} {4 * look.unit:.1f}"'
    ring = f'<circle cx="{width / 2}" cy="{height / 2}" r="{width / 2 - line}" fill="none" stroke='
    shade = f'{ring}"#000000" stroke-width="{line * 1.8:.1f}" opacity=".55"/>'
    return vector(width, height, f'{shade}{ring}"{colour}" stroke-width="{line:.1f}"{dash}/>')


def _total(width: int, height: int, look: Look, total: int) -> pygame.Surface:
    surface, size = blank(width, height), round(height * 0.72)
    ink = "#ffd60a" if look.plain else "#fff3c8"
    words = look.face("title", size).render(str(total), True, look.colour(ink))
    put(surface, look.shaded(("total", total, size), words), width / 2, height / 2)
    return surface


def _small_bomb(width: int, height: int, look: Look, suit: int, total: int, limit: int, hissed: bool) -> pygame.Surface:
    """A suit that does not lead: a small bomb with a short fuse of its own, and its total in words below; large words
    stand beside it, without the fuse, and a cross tells that it was hissed at."""
    unit, surface, more = look.unit, blank(width, height), letters(look)
    lines = [_("{total} of {limit}", total=total, limit=limit), *([AVOID] if hissed else [])]
    ink = "bad" if total > limit else "ink"
    if more > LARGE and height < look.px(52):
        lines, side = lines[:1], min(height, look.px(46))
        _round_bomb(surface, look, suit, total > limit, side / 2, height / 2, side)
        if hissed:
            put(surface, look.icon("close", round(side * 0.8), "bad"), side / 2, height / 2)
        left, line = side, float(height)
    else:
        arc = [((14 + 54 * t) * unit, (30 - 15 * math.sin(t * 3.14)) * unit) for t in (step / 20 for step in range(21))]
        burnt = 20 * max(0, min(total, limit + 1)) // (limit + 1)
        surface = vector(width, height, _ropes(arc, burnt, unit * 0.6, look.plain))
        _round_bomb(surface, look, suit, total > limit, 86 * unit, 27 * unit, 48 * unit)
        if total <= limit:
            put(surface, drawn(look, "fuse-spark", 42 * unit, 42 * unit), *arc[burnt])
        left, line = 0, (height - look.px(52)) / len(lines)  # what is left below the bomb
    for place, words in enumerate(lines):
        text = look.fitted(words, "bold", look.px(SMALL * more), width - left - look.px(4), ink)
        at = height - (len(lines) - place - 0.5) * line
        put(surface, look.shaded((words, text.get_height(), total > limit), text), (left + width) / 2, at)
    return surface


def _round_bomb(surface: pygame.Surface, look: Look, suit: int, burst: bool, x: float, y: float, side: float) -> None:
    """A suit's bomb; one that bursts is a flash that still shows its suit."""
    put(surface, drawn(look, BOMBS[suit], side, side), x, y)
    if burst:
        y += side / 24
        flash, half = round(side * 1.1), round(side / 2)
        spark = drawn(look, "fuse-spark", side * 1.6, side * 1.6)
        put(surface, spark if look.plain else look.art("effects/burst", flash, flash), x, y)
        sign = stamped(look, suit, side / 48 * 0.45) if look.plain else look.art(SUIT_FILES[suit], half, half)
        put(surface, sign, x, y)


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
        text = pygame.transform.smoothscale_by(text, min(1.0, room * part / text.get_width()))
        put(surface, text, x, height / 2 + (84 if len(burst) == 1 else 66) * part)
    return surface


PAINTERS: furniture.Painters = {
    "card": pieces.card_face, "crown": pieces.crown, "token": pieces.token, "mat": pieces.mat, "back": pieces.back,
    "held": pieces.held, "thing": _thing, "light": _light, "tent": _tent, "lights": _lights,
    "tag": _tag, "carton": _carton, "fuse": _fuse, "knot": _knot_lit, "total": _total, "bomb": _small_bomb,
    "blast": _blast,
}  # fmt: skip
