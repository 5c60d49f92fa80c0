"""Painters for board props: lamps, crates, carriers, signs."""

import math

import pygame

from tabletop.base.words import _
from tabletop.games.paw_of_duty.rules import content, model
from tabletop.games.paw_of_duty.table.measures import LINE
from tabletop.games.paw_of_duty.table.seats import FOOT
from tabletop.games.paw_of_duty.voice.prompts import LARGE
from tabletop.games.paw_of_duty.voice.words import levels_words
from tabletop.ui.render.cutting import cut
from tabletop.ui.render.fonts import shorten
from tabletop.ui.render.look import Look, vector
from tabletop.ui.stage.furniture import Painters, along, blank, put, write

TYPE_INKS = ("#8c1f49", "#25408f", "#8a4708")
"""Dark enough to read on the light ground of a Kitty's picture."""
PAPER_INK = "#4a1f3a"
LEAST = 0.78
"""The least size of a long name, as a part of the wanted text size."""


def large(look: Look) -> bool:
    """Whether the large layout is used: pictures give way to words."""
    return look.text_percent / 100 > LARGE


def line(look: Look, units: float) -> float:
    """The height in pixels of a line of letters that are so high at a text size of 100 %."""
    return units * max(1.0, look.text_percent / 100) * look.unit / LINE


def thing(look: Look, name: str, width: float, height: float) -> pygame.Surface:
    """A drawing of this game, or its line drawing in high contrast."""
    return look.twin(f"paw-of-duty/{name}", width, height)


def drawn(width: int, height: int, look: Look, name: str) -> pygame.Surface:
    """Such a drawing in the middle of a surface of its own."""
    surface = blank(width, height)
    put(surface, thing(look, name, width, height), width / 2, height / 2)
    return surface


def grey(look: Look, surface: pygame.Surface) -> pygame.Surface:
    """The surface, without colours in high contrast."""
    return pygame.transform.grayscale(surface) if look.plain else surface


def bust(look: Look, kitty: int, width: float, height: float) -> pygame.Surface:
    return look.art(f"paw-of-duty/bust-{kitty_art(kitty)}", round(width), round(height))


def kitty_art(kitty: int) -> str:
    """The suffix of a Kitty's drawings."""
    return f"{content.TYPE_FILES[content.TYPE[kitty]]}-{content.kitty_text(kitty)[1:]}"


def shield(
    surface: pygame.Surface, look: Look, kitty: int, size: float, x: float, y: float, anchor: str = "center",
    part: float = 0.8, least: int = 11, raised: float = 0.0,
) -> None:  # fmt: skip
    """A Kitty's level on a shield; the digit is `part` as high, and `raised` by a part of the height."""
    picture = thing(look, f"level-{content.TYPE_FILES[content.TYPE[kitty]]}", size, size)
    place = put(surface, picture, x, y, anchor)
    digit = look.face("title", max(least, round(size * part))).render(str(content.LEVEL[kitty]), True, "#ffffff")
    if anchor != "center":
        x, y = place.center
    put(surface, digit, x, y - size * raised)


def ink(look: Look, night: str) -> str:
    """This colour, or white in high contrast."""
    return "#ffffff" if look.plain else night


def shaded(
    surface: pygame.Surface, look: Look, words: str, box: tuple[float, ...], units: float, colour: str = "ink",
    face: str = "bold", align: str = "center",
) -> None:  # fmt: skip
    """Words with a shadow, as they stand before the scenery."""
    room = pygame.Rect(*(round(part) for part in box))
    write(surface, look, words, room.move(0, max(1, look.px(1.4))), units, "#000000", face, align)
    write(surface, look, words, room, units, colour, face, align)


def written(
    surface: pygame.Surface, look: Look, words: str, room: pygame.Rect, units: float, colour: str, face: str, align: str
) -> pygame.Rect:
    """A name in its box: for large text it is shortened rather than shrunk below LEAST."""
    if large(look):
        words = shorten(look.face(face, round(units * look.unit * look.text_percent / 100 * LEAST)), words, room.width)
    return write(surface, look, words, room, units, colour, face, align)


def lamps(width: int, height: int, look: Look, turn: int, left: float) -> pygame.Surface:
    """A string of lamps over the city: those of the turns gone by are out, the one of this turn glimmers."""
    surface = blank(width, height)
    pole, sag, top = look.px(6), look.px(20), look.px(26)
    first, last = look.px(left), width - look.px(8)

    def wire(t: float) -> tuple[float, float]:
        return first + (last - first) * t, top + sag * math.sin(math.pi * t)

    dark, rim = ("#000000", "#ffffff") if look.plain else ("#231c42", "#7a6a92")
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in map(wire, (step / 20 for step in range(21))))
    poles = "".join(
        f'<line x1="{x}" y1="{top - look.px(14)}" x2="{x}" y2="{height}" stroke="{rim}" stroke-width="{pole + 2}"/>'
        f'<line x1="{x}" y1="{top - look.px(14)}" x2="{x}" y2="{height}" stroke="{dark}" stroke-width="{pole}"/>'
        f'<circle cx="{x}" cy="{top - look.px(15)}" r="{look.px(5)}" fill="{ink(look, "#ffd36b")}"/>'
        for x in (first, last)
    )
    cord = f'<polyline points="{line}" fill="none" stroke="{ink(look, "#1a1538")}" stroke-width="{look.px(3)}"/>'
    surface.blit(vector(width, height, poles + cord), (0, 0))
    size = min(look.px(54), round((last - first) / model.LAST_TURN * 1.1))
    for number in range(1, model.LAST_TURN + 1):
        state = "out" if number < turn else "last" if number == turn else "lit"
        x, y = wire((number - 0.5) / model.LAST_TURN)
        put(surface, thing(look, f"bulb-{state}", size, size), x, y + size * 0.3)
    return surface


def tag(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    surface = drawn(width, height, look, "tag")
    room = pygame.Rect(round(width * 0.16), 0, round(width * 0.78), round(height * 0.88))
    write(surface, look, words, room, 14.5, ink(look, PAPER_INK))
    return surface


def shells(width: int, height: int, look: Look, words: str, full: int, spent: int) -> pygame.Surface:
    """A shell for each tactic of the turn; the spent ones are empty."""
    surface, size, total = blank(width, height), (round(height * 0.56), height), full + spent
    step = size[0] * 1.1
    shaded(surface, look, words, (0, 0, width - step * total - look.px(6), height), 15.5, "ink", "bold", "right")
    for place in range(total):
        shell = thing(look, "shell-full" if place < full else "shell-spent", *size)
        put(surface, shell, width - step * (total - place - 0.5), height / 2)
    return surface


def plaque(width: int, height: int, look: Look, seat: int, name: str, note: str) -> pygame.Surface:
    surface = blank(width, height)
    board = thing(look, f"plaque-{seat}", width, height)
    one = min(height, board.get_height())
    """The height of a plate with one line."""
    put(surface, _taller(board, height), width / 2, height / 2)
    badge = look.px(19)
    put(surface, look.art(f"seats/badge-{seat}", badge, badge), one * 0.5, one * 0.45)
    inside = pygame.Rect(round(one * 0.8), 0, round(width - one * 1.08), round(height - one * 0.08))
    if not note:
        written(surface, look, name, inside, 16.5, "ink", "bold", "left")
        return surface
    gap, grown = look.px(9), look.text_percent / 100

    def wide(part: float) -> float:
        """The width of name and note side by side at this part of the wanted size."""
        sizes = (("bold", 16.5, name), ("medium", 14.5, note))
        return gap + sum(look.face(face, look.px(units * part)).size(words)[0] for face, units, words in sizes)

    part = next((part / 20 for part in range(round(20 * grown), 14, -1) if wide(part / 20) <= inside.width), 0.0)
    if part and (part >= grown * 0.9 or height < one * 1.2):
        write(surface, look, name, inside, 16.5 * part / grown, "ink", "bold", "left")
        write(surface, look, note, inside, 14.5 * part / grown, "ink_soft", "medium", "right")
    else:  # one above the other
        upper = pygame.Rect(inside.left, round(one * 0.06), inside.width, round((height - one * 0.3) * 16.5 / 31))
        left, room = round(one * 0.3), round(width - one * 0.58)
        if height < one * 1.2:
            left, room = inside.left, inside.width
        lower = pygame.Rect(left, upper.bottom, room, round(height - one * 0.24) - upper.bottom)
        written(surface, look, name, upper, 16.5, "ink", "bold", "left")
        written(surface, look, note, lower, 14.5, "ink_soft", "medium", "left")
    return surface


def _taller(board: pygame.Surface, height: int) -> pygame.Surface:
    """A drawing stretched to a height at its middle row, its edges unchanged."""
    width, low = board.get_size()
    if height <= low + 1:
        return board
    surface, half = blank(width, height), low // 2
    surface.blit(board, (0, 0), (0, 0, width, half))
    surface.blit(pygame.transform.scale(cut(board, (0, half, width, 1)), (width, height - low + 1)), (0, half))
    surface.blit(board, (0, height - low + half + 1), (0, half + 1, width, low - half - 1))
    return surface


def hand_of(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    """Another's cards as a fan, and how many they are."""
    surface, wide, low = blank(width, height), round(height * 0.52), line(look, 18)
    back = look.art("paw-of-duty/back", wide, round(wide * 1.4))
    step = min(wide * 0.42, (width - wide * 1.5) / max(1, count - 1))
    for place, x in enumerate(along(count, width / 2, step)):
        off = place - (count - 1) / 2
        put(surface, pygame.transform.rotozoom(back, -7 * off, 1), x, height * 0.42 + abs(off) * look.px(1.8))
    shaded(surface, look, str(count), (0, height - low, width, low), 18, "ink", "title")
    return surface


def carrier(width: int, height: int, look: Look, seat: int, total: int, empty: bool, cage: float) -> pygame.Surface:
    """A pet carrier for the captured, `cage` of the whole picture, with what they are worth on a coin."""
    surface = blank(width, height)
    wide, high = width * cage, height * cage
    put(surface, thing(look, f"carrier-{seat}", wide, high), width / 2, 0, "midtop")
    if empty:
        put(surface, thing(look, "bars", wide * 0.62, high * 0.5), width / 2, high * 0.565)
    left = width * (0.08 if large(look) else 0.11)
    shaded(surface, look, levels_words(total), (left, high * FOOT, width - left, height - high * FOOT), 14.5)
    if large(look):  # a coin with the same number would hide the cage
        return surface
    coin = look.px(44)
    place = put(surface, thing(look, "coin", coin, coin), width - coin * 0.5, coin * 0.52)
    room = place.inflate(-look.px(8), 0).move(0, -look.px(1))
    write(surface, look, str(total), room, 24, "#000000" if look.plain else PAPER_INK, "title")
    return surface


def prisoner(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    surface = blank(width, height)
    put(surface, bust(look, kitty, width * 1.36, height * 1.36), width / 2, height * 0.47)
    bars = "".join(f"M{width * x:.1f} 0V{height}" for x in (0.14, 0.38, 0.62, 0.86))
    steel = f'stroke="#e8dff5" stroke-opacity="0.7" stroke-width="{max(1.2, width * 0.05):.1f}"'
    surface.blit(vector(width, height, f'<path d="{bars}" {steel}/>'), (0, 0))
    mark = min(width, round(max(look.px(15), width * 0.46) * max(1.0, look.text_percent / 100)))
    shield(surface, look, kitty, mark, width / 2, height, "midbottom", part=0.72, least=9, raised=0.04)
    return grey(look, surface)


def pennants(width: int, height: int, look: Look, seat: int, have: int, words: str) -> pygame.Surface:
    """How much of a line somebody has: three pennants on a cord."""
    surface = blank(width, height)
    low, beside = line(look, 15.5), width > 4 * height
    """Whether the words stand right of the pennants instead of below them."""
    long, room = (width * 0.44, height) if beside else (width, height - low * 0.92)
    flag = min(room * 0.92, long * 0.36)
    top = 0.0 if beside else height * 0.06
    cord = f'<path d="M2 {top + 2:.1f}Q{long / 2} {top + flag * 0.26:.1f} {long - 2} {top + 2:.1f}" '
    cord += f'fill="none" stroke="{ink(look, "#e8d9b0")}" stroke-width="{max(1.5, look.unit * 2.2):.1f}"/>'
    surface.blit(vector(width, height, cord), (0, 0))
    for place, x in enumerate(along(3, long / 2, long * 0.27)):
        pennant = thing(look, f"pennant-{seat}" if place < have else "pennant-none", flag * 0.8, flag)
        put(surface, pennant, x, top + flag * (0.06 if place != 1 else 0.12), "midtop")
    box = (long, 0, width - long, height) if beside else (0, height - low, width, low)
    shaded(surface, look, words, box, 15.5, "ink" if have < 3 else "glow")
    return surface


def crate(width: int, height: int, look: Look, kind: str, count: int, words: str) -> pygame.Surface:
    surface, (low, wide, middle) = blank(width, height), stacked(look, width, height)
    name = "paw-of-duty/kitty-back" if kind == "kitties" else "paw-of-duty/back"
    back = look.art(name, round(wide * 0.6), round(wide * 0.84))
    for across, angle in ((-0.08, -7), (0, 2), (0.08, 8))[:count]:
        put(surface, pygame.transform.rotozoom(back, angle, 1), middle + wide * across, wide * 0.52)
    place = put(surface, thing(look, f"crate-{kind}", wide, wide * 96 / 118), middle, low, "midbottom")
    disc = pygame.Rect(0, 0, round(wide * 0.44), round(wide * 0.44))
    disc.center = place.centerx, round(place.top + place.height * 46 / 96)
    counting(surface, look, words, count, disc, 23)
    return surface


def stacked(look: Look, width: int, height: int) -> tuple[float, float, float]:
    """Where a stack's name begins, how wide its picture is above that, and the picture's middle."""
    low = min(height * 0.87, height - line(look, 16) + height * 0.03)
    wide = min(width, low / (1.5 if large(look) else 1.41))
    return low, wide, (wide if large(look) else width) / 2


def counting(surface: pygame.Surface, look: Look, words: str, count: int, room: pygame.Rect, units: float) -> None:
    """A stack's name, and its count in this box; for large text right of the stack."""
    width, height = surface.get_size()
    low, across, _middle = stacked(look, width, height)
    if large(look):
        left = round(across)
        room = pygame.Rect(left, 0, width - left, look.px(units * look.text_percent / 100 / LINE) + 1)
        room.centery = round(left * 0.9)
        shaded(surface, look, str(count), tuple(room), units, "#ffffff", "title")
    else:
        write(surface, look, str(count), room, units, "#ffffff", "title")
    shaded(surface, look, words, (0, low - height * 0.03, width, height * 1.03 - low), 16)


def note_words(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    """What the card in play does, on a veil."""
    surface = look.box(width, height, "veil", "panel_edge" if look.plain else "", 12, opacity=0.66).copy()
    room = surface.get_rect().inflate(-look.px(18), -look.px(14))
    write(surface, look, words, room, 15.5, "ink", "medium")
    return surface


def poster(width: int, height: int, look: Look) -> pygame.Surface:
    """A sign on a broken wall: which type strikes which double; in large letters without words for it."""
    surface, big = blank(width, height), large(look)
    place = put(surface, thing(look, "poster-large" if big else "poster", width, height), width / 2, height / 2)
    part = place.width / (258 if big else 230)
    for words, (x, y, wide, high, units, colour, face) in zip(_SIGNED, _ROOMS[big], strict=False):
        room = pygame.Rect(0, 0, round(wide * part), round(high * part))
        room.center = round(place.left + x * part), round(place.top + y * part)
        write(surface, look, words, room, units, ink(look, colour), face)
    return surface


_SIGNED = (*reversed(content.TYPE_NAMES), _("x2"), _("strikes double"))
"""What stands on the sign of the types."""
_ROOMS = (
    (
        (165, 45, 90, 27, 16, "#fff0d8", "bold"), (59, 45, 90, 27, 16, "#fff0d8", "bold"),
        (168, 150, 66, 27, 16, "#fff0d8", "bold"), (113, 64, 50, 27, 18, "#ffd98a", "title"),
        (55, 146, 54, 38, 15, "#ffc9a0", "bold"),
    ),
    (
        (210, 43, 78, 42, 16, "#fff0d8", "bold"), (45, 43, 78, 42, 16, "#fff0d8", "bold"),
        (177, 109, 142, 42, 16, "#fff0d8", "bold"), (37, 106, 50, 46, 18, "#ffd98a", "title"),
    ),
)  # fmt: skip
"""Where that is written, with small letters and with large ones: middle, size, height of letters, colour and face."""
PAINTERS: Painters = {
    paint.__name__.replace("_", "-"): paint
    for paint in (note_words, lamps, tag, shells, plaque, hand_of, carrier, prisoner, pennants, crate, poster)
} | {"thing": drawn}
