"""What stands about in the city of Paw of Duty, painted: lamps, crates, carriers, signs. Imports the furniture."""

import itertools
import math

import pygame

from tabletop.games.paw_of_duty import model
from tabletop.games.paw_of_duty.street import LARGE
from tabletop.ui.furniture import Painters, along, blank, put, write
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

FAMILIES = ("huntress", "pilot", "tank")
PAPER_INK = "#4a1f3a"
FOOT = 0.91
"""How far down a carrier's foot is in its drawing: what is said of it stands below."""


def thing(look: Look, name: str, width: float, height: float) -> pygame.Surface:
    """A drawing of this game, or its twin in lines for those who need contrast."""
    return look.twin(f"paw-of-duty/{name}", width, height)


def grey(look: Look, drawn: pygame.Surface) -> pygame.Surface:
    """What is drawn without its colours for those who need contrast."""
    return pygame.transform.grayscale(drawn) if look.plain else drawn


def kitty_art(kitty: int) -> str:
    """The end of the names of a Kitty's drawings."""
    return f"{FAMILIES[model.TYPE[kitty]]}-{model.kitty_text(kitty)[1:]}"


def _ink(look: Look, night: str) -> str:
    """This colour on a light thing; what is light at night is black or white in high contrast."""
    return "#ffffff" if look.plain else night


def shaded(
    surface: pygame.Surface, look: Look, words: str, box: tuple[float, ...], units: float, colour: str = "ink",
    face: str = "bold", align: str = "center",
) -> None:  # fmt: skip
    """Words with a shade behind them, as they stand before the city."""
    room = pygame.Rect(*(round(part) for part in box))
    write(surface, look, words, room.move(0, max(1, look.px(1.4))), units, "#000000", face, align)
    write(surface, look, words, room, units, colour, face, align)


# -- the turns that are left -------------------------------------------------------------------------------


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
        f'<circle cx="{x}" cy="{top - look.px(15)}" r="{look.px(5)}" fill="{_ink(look, "#ffd36b")}"/>'
        for x in (first, last)
    )
    cord = f'<polyline points="{line}" fill="none" stroke="{_ink(look, "#1a1538")}" stroke-width="{look.px(3)}"/>'
    surface.blit(vector(width, height, poles + cord), (0, 0))
    size = min(look.px(54), round((last - first) / model.LAST_TURN * 1.1))
    for number in range(1, model.LAST_TURN + 1):
        state = "out" if number < turn else "last" if number == turn else "lit"
        x, y = wire((number - 0.5) / model.LAST_TURN)
        put(surface, thing(look, f"bulb-{state}", size, size), x, y + size * 0.3)
    return surface


def tag(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    """A paper tag at the end of a string."""
    surface = blank(width, height)
    put(surface, thing(look, "tag", width, height), width / 2, height / 2)
    room = pygame.Rect(round(width * 0.16), 0, round(width * 0.78), round(height * 0.88))
    write(surface, look, words, room, 14.5, _ink(look, PAPER_INK))
    return surface


def shells(width: int, height: int, look: Look, words: str, full: int, spent: int) -> pygame.Surface:
    """A shell for each tactic of the turn; the spent ones are empty."""
    surface = blank(width, height)
    size = round(height * 0.56), height
    step = size[0] * 1.1
    total = full + spent
    shaded(surface, look, words, (0, 0, width - step * total - look.px(6), height), 15.5, "ink", "bold", "right")
    for place in range(total):
        drawn = thing(look, "shell-full" if place < full else "shell-spent", *size)
        put(surface, drawn, width - step * (total - place - 0.5), height / 2)
    return surface


# -- the two who play --------------------------------------------------------------------------------------


def plaque(width: int, height: int, look: Look, seat: int, name: str, note: str) -> pygame.Surface:
    """Whose post this is."""
    surface = blank(width, height)
    board = thing(look, f"plaque-{seat}", width, height)
    line = min(height, board.get_height())
    put(surface, _taller(board, height), width / 2, height / 2)
    badge, middle = look.px(19), line * 0.45
    put(surface, look.art(f"seats/badge-{seat}", badge, badge), line * 0.5, middle)
    inside = pygame.Rect(round(line * 0.8), 0, round(width - line * 1.08), round(height - line * 0.08))
    if not note:
        write(surface, look, name, inside, 16.5, "ink", "bold", "left")
        return surface
    gap, grown = look.px(9), look.text_percent / 100

    def wide(part: float) -> float:
        """How wide name and note are side by side, at this part of the size that is wanted."""
        sizes = (("bold", 16.5, name), ("medium", 14.5, note))
        return gap + sum(look.face(face, look.px(units * part)).size(words)[0] for face, units, words in sizes)

    part = next((part / 20 for part in range(round(20 * grown), 14, -1) if wide(part / 20) <= inside.width), 0.0)
    if part and (part >= grown * 0.9 or height < line * 1.2):
        write(surface, look, name, inside, 16.5 * part / grown, "ink", "bold", "left")
        write(surface, look, note, inside, 14.5 * part / grown, "ink_soft", "medium", "right")
    else:  # one above the other
        upper = pygame.Rect(inside.left, round(line * 0.09), inside.width, round(height * 0.44))
        write(surface, look, name, upper, 16.5, "ink", "bold", "left")
        lower = pygame.Rect(round(line * 0.3), round(height * 0.45), round(width - line * 0.58), round(height * 0.38))
        if height < line * 1.2:
            lower.update(inside.left, lower.top, inside.width, lower.height)
        write(surface, look, note, lower, 14.5, "ink_soft", "medium", "left")
    return surface


def _taller(drawn: pygame.Surface, height: int) -> pygame.Surface:
    """A board with its edges as they are and its middle drawn out to a height."""
    width, low = drawn.get_size()
    if height <= low + 1:
        return drawn
    surface, half = blank(width, height), low // 2
    surface.blit(drawn, (0, 0), (0, 0, width, half))
    middle = pygame.transform.scale(drawn.subsurface((0, half, width, 1)), (width, height - low + 1))
    surface.blit(middle, (0, half))
    surface.blit(drawn, (0, height - low + half + 1), (0, half + 1, width, low - half - 1))
    return surface


def hand_of(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    """Another's cards as a fan, and how many they are."""
    surface, wide = blank(width, height), round(height * 0.52)
    back = look.art("paw-of-duty/back", wide, round(wide * 1.4))
    step = min(wide * 0.42, (width - wide * 1.5) / max(1, count - 1))
    for place, x in enumerate(along(count, width / 2, step)):
        off = place - (count - 1) / 2
        card = pygame.transform.rotozoom(back, -7 * off, 1)
        put(surface, card, x, height * 0.42 + abs(off) * look.px(1.8))
    shaded(surface, look, str(count), (0, height * 0.66, width, height * 0.34), 18, "ink", "title")
    return surface


def carrier(width: int, height: int, look: Look, seat: int, total: int, empty: bool, cage: float) -> pygame.Surface:
    """A pet carrier for the captured, `cage` of the whole picture, with what they are worth on a coin."""
    surface = blank(width, height)
    wide, high = width * cage, height * cage
    put(surface, thing(look, f"carrier-{seat}", wide, high), width / 2, 0, "midtop")
    if empty:
        bars = thing(look, "bars", wide * 0.62, high * 0.5)
        put(surface, bars, width / 2, high * 0.565)
    words = counted("one level", "{count} levels", total)
    shaded(surface, look, words, (width * 0.11, high * FOOT, width * 0.89, height - high * FOOT), 14.5)
    coin = look.px(44)
    place = put(surface, thing(look, "coin", coin, coin), width - coin * 0.5, coin * 0.52)
    write(surface, look, str(total), place.inflate(-look.px(8), 0).move(0, -look.px(1)), 24,
          "#000000" if look.plain else PAPER_INK, "title")  # fmt: skip
    return surface


def prisoner(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """A captured Kitty behind bars."""
    surface = blank(width, height)
    drawn = look.art(f"paw-of-duty/bust-{kitty_art(kitty)}", round(width * 1.36), round(height * 1.36))
    put(surface, drawn, width / 2, height * 0.47)
    steel = "".join(
        f'<line x1="{width * x:.1f}" y1="0" x2="{width * x:.1f}" y2="{height}" stroke="#e8dff5" stroke-opacity="0.7" '
        f'stroke-width="{max(1.2, width * 0.05):.1f}"/>'
        for x in (0.14, 0.38, 0.62, 0.86)
    )
    surface.blit(vector(width, height, steel), (0, 0))
    mark = max(look.px(15), round(width * 0.46))
    place = put(
        surface, thing(look, f"level-{FAMILIES[model.TYPE[kitty]]}", mark, mark), width / 2, height, "midbottom"
    )
    digit = look.face("title", max(9, round(mark * 0.72))).render(str(model.LEVEL[kitty]), True, "#ffffff")
    put(surface, digit, place.centerx, place.centery - mark * 0.04)
    return grey(look, surface)


def pennants(width: int, height: int, look: Look, seat: int, have: int, words: str) -> pygame.Surface:
    """How much of a line somebody has: three pennants on a cord."""
    surface = blank(width, height)
    flag = height * 0.6
    cord = f'<path d="M2 {height * 0.08:.1f}Q{width / 2} {height * 0.24:.1f} {width - 2} {height * 0.08:.1f}" '
    cord += f'fill="none" stroke="{_ink(look, "#e8d9b0")}" stroke-width="{max(1.5, look.unit * 2.2):.1f}"/>'
    surface.blit(vector(width, height, cord), (0, 0))
    for place, x in enumerate(along(3, width / 2, width * 0.27)):
        drawn = thing(look, f"pennant-{seat}" if place < have else "pennant-none", flag * 0.8, flag)
        put(surface, drawn, x, height * (0.12 if place != 1 else 0.16), "midtop")
    shaded(surface, look, words, (0, height * 0.66, width, height * 0.38), 15.5, "ink" if have < 3 else "glow")
    return surface


# -- what everybody uses -----------------------------------------------------------------------------------


def crate(width: int, height: int, look: Look, kind: str, count: int, words: str) -> pygame.Surface:
    """A deck in its crate."""
    surface = blank(width, height)
    back = look.art("paw-of-duty/kitty-back" if kind == "kitties" else "paw-of-duty/back",
                    round(width * 0.6), round(width * 0.84))  # fmt: skip
    for across, angle in ((0.42, -7), (0.5, 2), (0.58, 8))[:count]:
        put(surface, pygame.transform.rotozoom(back, angle, 1), width * across, height * 0.32)
    front = thing(look, f"crate-{kind}", width, width * 96 / 118)
    place = put(surface, front, width / 2, height * 0.87, "midbottom")
    disc = pygame.Rect(0, 0, round(width * 0.44), round(width * 0.44))
    disc.center = place.centerx, round(place.top + place.height * 46 / 96)
    write(surface, look, str(count), disc, 23, "#ffffff", "title")
    shaded(surface, look, words, (0, height * 0.84, width, height * 0.16), 16)
    return surface


def note_words(width: int, height: int, look: Look, words: str) -> pygame.Surface:
    """What the card in play does, on a veil."""
    surface = look.box(width, height, "veil", "panel_edge" if look.plain else "", 12, opacity=0.66).copy()
    room = surface.get_rect().inflate(-look.px(18), -look.px(14))
    write(surface, look, words, room, 15.5, "ink", "medium")
    return surface


def poster(width: int, height: int, look: Look) -> pygame.Surface:
    """A sign on a broken wall: which type strikes which double; in large letters without words for it."""
    surface, large = blank(width, height), look.text_percent / 100 > LARGE
    drawn = thing(look, "poster-large" if large else "poster", width, height)
    place = put(surface, drawn, width / 2, height / 2)
    part = place.width / 230
    huntress, pilot, tank = model.TYPE_NAMES
    third = (huntress, 146, 152, 112, 34) if large else (huntress, 168, 150, 66, 27)
    line = 32 if large else 27
    written = [
        (pilot, 59, 45, 90, line, 16, "#fff0d8", "bold"),
        (tank, 165, 45, 90, line, 16, "#fff0d8", "bold"),
        (*third, 16, "#fff0d8", "bold"),
        (_("x2"), 113, 64, 50, 27, 18, "#ffd98a", "title"),
    ]
    written += [] if large else [(_("strikes double"), 55, 146, 54, 38, 15, "#ffc9a0", "bold")]
    for words, x, y, wide, high, units, colour, face in written:
        room = pygame.Rect(0, 0, round(wide * part), round(high * part))
        room.center = round(place.left + x * part), round(place.top + y * part)
        write(surface, look, words, room, units, _ink(look, colour), face)
    return surface


# -- on the ground -----------------------------------------------------------------------------------------


def lantern(width: int, height: int, look: Look, flag: int) -> pygame.Surface:
    """Where a Kitty may go; where it would complete a line a flag waits."""
    surface = blank(width, height)
    size = round(width * 0.9)
    put(surface, thing(look, "lantern", size, size), width / 2, height / 2)
    if flag >= 0:
        high = round(width * 0.5)
        put(surface, thing(look, f"flag-{flag}", high * 60 / 70, high), width * 0.77, height * 0.3)
    return surface


def plaza(width: int, height: int, look: Look, corners: tuple[tuple[float, float], ...]) -> pygame.Surface:
    """The whole board in light: a card can be played onto it. `corners` are in parts of the picture."""
    points = " ".join(f"{x * width:.1f},{y * height:.1f}" for x, y in corners)
    edge = "#ffd60a" if look.plain else "#ffe6a8"
    return vector(
        width,
        height,
        f'<polygon points="{points}" fill="{edge}" fill-opacity="0.1" stroke="{edge}" stroke-opacity="0.35" '
        f'stroke-width="{look.px(11)}" stroke-linejoin="round"/>'
        f'<polygon points="{points}" fill="none" stroke="{edge}" stroke-width="{look.px(3)}" '
        f'stroke-linejoin="round"/>',
    )


def scratches(width: int, height: int, look: Look, facing: int) -> pygame.Surface:
    """Whom a Kitty threatens."""
    return pygame.transform.rotate(thing(look, "scratch", width, height), 90 - 90 * facing)


def blast(width: int, height: int, look: Look, damage: int, deadly: bool) -> pygame.Surface:
    """How hard it would strike; a deadly one burns."""
    surface = blank(width, height)
    place = put(surface, thing(look, "blast-deadly" if deadly else "blast", width, height), width / 2, height / 2)
    ink = "#000000" if look.plain else "#3a0d1c"
    write(surface, look, str(damage), place.inflate(-width // 4, -height // 4), 0, ink, "title")
    return surface


def rope(
    width: int, height: int, look: Look, seat: int, ends: tuple[tuple[float, float], ...], sure: bool
) -> pygame.Surface:
    """A line of three: a rope from Kitty to Kitty with pennants on it; `ends` are in parts of the picture."""
    points = [(x * width, y * height) for x, y in ends]
    gaps = [(points[0], points[-1])] if sure else [_between(*pair) for pair in itertools.pairwise(points)]
    path = "".join(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" for (ax, ay), (bx, by) in gaps)
    colour, unit = _ink(look, SEAT_COLOURS[seat]), look.unit
    drawn = "".join(
        f'<path d="{path}" fill="none" stroke="{ink}" stroke-opacity="{cover}" stroke-width="{thick * unit:.1f}" '
        f'stroke-linecap="round"{dashes}/>'
        for ink, cover, thick, dashes in (
            (colour, 0.42, 26, ""),
            (colour, 1, 8, ""),
            ("#fff6e0", 1, 3.4, f' stroke-dasharray="{unit:.1f} {8 * unit:.1f}"'),
        )
    )
    surface = vector(width, height, (_band(look, seat, path) if sure else "") + drawn)
    if sure:
        size = look.px(24)
        for (ax, ay), (bx, by) in itertools.pairwise(points):
            put(surface, thing(look, f"pennant-{seat}", size, size * 1.4), (ax + bx) / 2, (ay + by) / 2, "midtop")
    return surface


def _band(look: Look, seat: int, path: str) -> str:
    """A lit band below a line that stands, wider than the Kitties on it: an edge of light in high contrast."""
    strokes = (("#ffffff", 1.0, 100), ("#000000", 1.0, 92)) if look.plain else (
        (SEAT_COLOURS[seat], 0.16, 118), (SEAT_COLOURS[seat], 0.34, 104), (SEAT_COLOURS[seat], 0.5, 94),
    )  # fmt: skip
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-opacity="{cover}" '
        f'stroke-width="{thick * look.unit:.1f}" stroke-linecap="round"/>'
        for colour, cover, thick in strokes
    )


def _between(a: tuple[float, float], b: tuple[float, float]) -> tuple[tuple[float, float], tuple[float, float]]:
    """The part between two places that what stands on them leaves to be seen."""
    (ax, ay), (bx, by) = a, b
    return tuple((ax + (bx - ax) * part, ay + (by - ay) * part) for part in (0.34, 0.52))  # type: ignore[return-value]


def _thing(width: int, height: int, look: Look, name: str) -> pygame.Surface:
    surface = blank(width, height)
    put(surface, thing(look, name, width, height), width / 2, height / 2)
    return surface


PAINTERS: Painters = {
    "thing": _thing,
    "note-words": note_words,
    "lamps": lamps,
    "tag": tag,
    "shells": shells,
    "plaque": plaque,
    "hand-of": hand_of,
    "carrier": carrier,
    "prisoner": prisoner,
    "pennants": pennants,
    "crate": crate,
    "poster": poster,
    "lantern": lantern,
    "plaza": plaza,
    "scratches": scratches,
    "blast": blast,
    "rope": rope,
}
