"""Painters for the board: names of squares, marks of choices, lines and threats, previews."""

import itertools

import pygame

from tabletop.base.words import _
from tabletop.games.paw_of_duty.table.paint.place import drawn, ink, large, shaded, thing
from tabletop.ui.render.look import Look, vector
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import blank, put, write

CHALK = "#ffe9b8"


def kerbs(width: int, height: int, look: Look, marks: tuple[tuple[str, float, float], ...]) -> pygame.Surface:
    """The letters and numbers of the squares in chalk; where each stands is in parts of the picture."""
    surface = blank(width, height)
    text = max(80, look.text_percent) / 100
    wide, high = look.px(22 * text), look.px(24 * text)
    for mark, x, y in marks:
        box = x * width - wide / 2, y * height - high / 2, wide, high
        shaded(surface, look, mark, box, 17, ink(look, CHALK), "title")
    return surface


def lantern(width: int, height: int, look: Look, flag: int) -> pygame.Surface:
    """Where a Kitty may go; where it would complete a line a flag waits."""
    surface, size = blank(width, height), round(width * 0.9)
    put(surface, thing(look, "lantern", size, size), width / 2, height / 2)
    if flag >= 0:
        high = round(width * 0.5)
        put(surface, thing(look, f"flag-{flag}", high * 60 / 70, high), width * 0.77, height * 0.3)
    return surface


def plaza(width: int, height: int, look: Look, corners: tuple[tuple[float, float], ...]) -> pygame.Surface:
    """The whole board in light: a card can be played onto it. `corners` are in parts of the picture."""
    points = " ".join(f"{x * width:.1f},{y * height:.1f}" for x, y in corners)
    light = "#ffd60a" if look.plain else "#ffe6a8"
    edge = f'points="{points}" stroke="{light}" stroke-linejoin="round"'
    glow = f'fill="{light}" fill-opacity="0.1" stroke-opacity="0.35"'
    line = f'<polygon {edge} fill="none" stroke-width="{look.px(3)}"/>'
    return vector(width, height, f'<polygon {edge} {glow} stroke-width="{look.px(11)}"/>{line}')


def scratches(width: int, height: int, look: Look, facing: int) -> pygame.Surface:
    """Whom a Kitty threatens."""
    return pygame.transform.rotate(thing(look, "scratch", width, height), 90 - 90 * facing)


def blast(width: int, height: int, look: Look, damage: int, deadly: bool) -> pygame.Surface:
    """How hard it would strike; a deadly one burns."""
    surface, part = blank(width, height), 9 if large(look) else 4
    place = put(surface, thing(look, "blast-deadly" if deadly else "blast", width, height), width / 2, height / 2)
    room, colour = place.inflate(-width // part, -height // part), "#000000" if look.plain else "#3a0d1c"
    write(surface, look, str(damage), room, 0, colour, "title")
    return surface


def rope(
    width: int, height: int, look: Look, seat: int, ends: tuple[tuple[float, float], ...], sure: bool
) -> pygame.Surface:
    """A line of three: a rope from Kitty to Kitty with pennants on it; `ends` are in parts of the picture."""
    points = [(x * width, y * height) for x, y in ends]
    pairs = list(itertools.pairwise(points))
    gaps = [(points[0], points[-1])] if sure else [(_along(a, b, 0.34), _along(a, b, 0.52)) for a, b in pairs]
    path = "".join(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" for (ax, ay), (bx, by) in gaps)
    seats, unit = SEAT_COLOURS[seat], look.unit
    strokes = [(ink(look, seats), 0.42, 26), (ink(look, seats), 1, 8), ("#fff6e0", 1, 3.4)]
    if sure:  # a lit band below a line that stands, wider than the Kitties on it
        band = [(seats, 0.16, 118), (seats, 0.34, 104), (seats, 0.5, 94)]
        strokes = [*([("#ffffff", 1.0, 100), ("#000000", 1.0, 92)] if look.plain else band), *strokes]
    dashes = f' stroke-dasharray="{unit:.1f} {8 * unit:.1f}"'
    svg = "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-opacity="{cover}" stroke-width="{thick * unit:.1f}" '
        f'stroke-linecap="round"{dashes if thick == 3.4 else ""}/>'
        for colour, cover, thick in strokes
    )
    surface = vector(width, height, svg)
    if sure:
        size = look.px(24)
        for a, b in pairs:
            put(surface, thing(look, f"pennant-{seat}", size, size * 1.4), *_along(a, b, 0.5), "midtop")
    return surface


def _along(a: tuple[float, float], b: tuple[float, float], part: float) -> tuple[float, float]:
    """A place on the way from one to the other."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def path(width: int, height: int, look: Look, start: tuple[float, float], end: tuple[float, float]) -> pygame.Surface:
    """Dots from one place to another, in parts of the picture."""
    (ax, ay), (bx, by) = start, end
    way = f'd="M{ax * width:.1f} {ay * height:.1f}L{bx * width:.1f} {by * height:.1f}" stroke="{look.palette.target}"'
    dots = f'stroke-width="{look.px(7)}" stroke-linecap="round" stroke-dasharray="1 {look.px(15)}"'
    return vector(width, height, f"<path {way} {dots}/>")


def blow(width: int, height: int, look: Look, damage: int, captured: bool) -> pygame.Surface:
    """How much damage there would be, and whether it captures."""
    surface, ink, words, paper = furniture.art(width, height, look, "effects/burst"), "#6b1030", "#6b1030", "#fff3d6"
    if look.plain:
        surface, ink, words, paper = drawn(width, height, look, "blast-deadly"), "#000000", "#ffffff", "#000000"
    high, low = max(10, height // 3), 0.4
    if large(look):
        high, low = round(height * min(0.5, 0.33 * look.text_percent / 100)), 0.36
    digit = look.face("title", high).render(f"-{damage}", True, ink)
    put(surface, digit, width / 2, height * (low if captured else 0.5))
    if captured and large(look):  # the word has no room
        bars = thing(look, "bars", width * 0.4, width * 0.4 * 67 / 88)
        cage = look.box(bars.get_width() + 6, bars.get_height() + 6, "#1d1640", "#fff0d8", radius=6)
        for drawing in (cage, bars):
            put(surface, drawing, width / 2, height * 0.72)
    elif captured:
        text = look.fitted(_("captured"), "bold", max(12, height // 6), width - look.px(10), words)
        for drawing in (look.box(text.get_width() + look.px(10), text.get_height(), paper, radius=6), text):
            put(surface, drawing, width / 2, height * 0.66)
    return surface


def aimed(
    width: int, height: int, look: Look, corners: tuple[tuple[float, float], ...], seats: tuple[int, ...]
) -> pygame.Surface:
    """The edge of a square that somebody aims at, and whose badges these are; `corners` are in parts of the picture."""
    edges = ""
    for depth, seat in enumerate(seats):
        shrunk = 0.93 - 0.1 * depth
        points = " ".join(
            f"{(0.5 + (x - 0.5) * shrunk) * width:.1f},{(0.5 + (y - 0.5) * shrunk) * height:.1f}" for x, y in corners
        )
        colour = "#ffffff" if look.plain else SEAT_COLOURS[seat]
        dashes = f' stroke-dasharray="{look.px(9)} {look.px(5)}"' if seat else ""
        edges += (
            f'<polygon points="{points}" fill="{colour}" fill-opacity="{0.16 if not depth else 0}" stroke="{colour}" '
            f'stroke-width="{max(2, look.px(4))}" stroke-linejoin="round"{dashes}/>'
        )
    surface = vector(width, height, edges)
    badge = look.px(20)
    for seat in seats:
        put(surface, look.art(f"seats/badge-{seat}", badge, badge), width * (0.85 if seat else 0.15), height * 0.84)
    return surface


def peril(width: int, height: int, look: Look, damage: int, captures: bool, card: str) -> pygame.Surface:
    """How hard a Kitty can be hit, whether that captures it, and with which card unless it is Claws Out."""
    surface, words = blank(width, height), f"-{damage}"
    colour = "bad" if captures and not look.plain else "ink"
    if large(look):  # a look at the Kitty names the card
        room, words = (round(width * 0.6), round(height * 0.34)), words + ("?" if card else "")
        texts = [furniture.lettering(look, words, *room, 17, colour, "bold")]
    else:
        room = round(width * 0.79), round(height * 0.19)
        words = _("-{damage} captured", damage=damage) if captures else words
        texts = [furniture.lettering(look, words, *room, 13, colour, "bold")]
        texts += [furniture.lettering(look, card, *room, 12, "ink", "bold")] if card else []
    bars = round(texts[0].get_height() * 0.8) if large(look) and captures else 0
    wide, high = max(text.get_width() for text in texts) + bars, sum(text.get_height() for text in texts)
    plate = look.box(wide + look.px(8), high + look.px(2), "veil", "", 7, opacity=0.92)
    place = put(surface, plate, width / 2, height, "midbottom")
    if bars:
        put(surface, thing(look, "bars", bars, bars), place.right - look.px(4) - bars / 2, place.centery)
    y = place.top + look.px(1)
    for text in texts:
        put(surface, text, (width - bars) / 2, y, "midtop")
        y += text.get_height()
    return surface


def ringed(width: int, height: int, look: Look, maybe: bool) -> pygame.Surface:
    """Round a Kitty that can be hit: a red ring for sure, a dashed one of amber with a certain card."""
    colour = ("#ffd60a" if look.plain else "#ffb84d") if maybe else "#ffffff" if look.plain else "#ff4a4a"
    dashes = f' stroke-dasharray="{look.px(7)} {look.px(6)}"' if maybe else ""
    line, reach = max(2.0, look.unit * 3.6), min(width, height) * 0.46
    ring = f'<circle cx="{width / 2}" cy="{height / 2}" r="{reach:.1f}" fill="none" '
    rim = f'{ring}stroke="#1a1030" stroke-opacity="0.7" stroke-width="{line + look.px(3):.1f}"/>'
    return vector(width, height, f'{rim}{ring}stroke="{colour}" stroke-width="{line:.1f}"{dashes}/>')


def legend(width: int, height: int, look: Look) -> pygame.Surface:
    """What the marks of all threats mean."""
    across, down, part, left_out, corner = (1, 3, 0.72, 1.36, 1.3) if large(look) else (3, 1, 0.44, 1.5, 1.4)
    wide, high = width / across, height / down
    surface = look.box(width, height, "veil", "panel_edge", 16, opacity=1.0 if large(look) else 0.94).copy()
    sign = round(high * part)
    corners = ((0.04, 0.04), (0.96, 0.04), (0.96, 0.96), (0.04, 0.96))
    signs = aimed(sign, sign, look, corners, (0,)), ringed(sign, sign, look, False), ringed(sign, sign, look, True)
    texts = _("a Kitty aims at this square"), _("Claws Out can hit it"), _("the card named could hit it")
    if large(look):
        texts = _("is aimed at"), _("Claws Out hits"), _("a card may hit")
    for place, (picture, words) in enumerate(zip(signs, texts, strict=True)):
        left, middle = wide * (place % across), high * (place // across + 0.5)
        put(surface, picture, left + sign * 0.72, middle)
        room = pygame.Rect(0, 0, round(wide - sign * left_out), round(high * 0.86))
        room.midleft = round(left + sign * corner), round(middle)
        write(surface, look, words, room, 14.5, "ink", "bold", "left")
    return surface


PAINTERS: furniture.Painters = {
    paint.__name__: paint
    for paint in (kerbs, lantern, plaza, scratches, blast, rope, path, blow, aimed, ringed, peril, legend)
}
