"""Painters for the star chart and the things on the console."""

import math
from collections.abc import Sequence

import pygame

from tabletop.base.words import _, counted
from tabletop.games.space_kitties.rules.content import ART, CARDS, COMMANDER, COMMANDERS, FRONTIER, HYPERSPEED, NUMBER
from tabletop.games.space_kitties.table.chart import NARROW, bow
from tabletop.games.space_kitties.table.paint import pieces
from tabletop.games.space_kitties.table.paint.pieces import GOLD, figured, ink_or, letters, put_art, put_pill, thing
from tabletop.games.space_kitties.table.paint.screens import gradient, log, race, screen
from tabletop.games.space_kitties.voice.words import journey_letter
from tabletop.ui.render.look import Look, hexed, vector
from tabletop.ui.stage.furniture import Painters, blank, lettering, put, write

PAGE, FIGURES = "#5a2a4a", "#8a3f12"
"""Ink on the pages of the quest log: for words, for numbers."""
MARK_OUT = 8
"""Units by which the sign of a ring stands out beyond its card."""
LARGE = 145
"""From this text size on, in percent, there are fewer and larger words on the console."""
HUES = ("#ffd98a", "#8ff0cf", "#ff9fc0", "#8fd0ff", "#cfb0ff", "#ffb27a")
"""The colours of trails, one journey after the other."""

# -- the star chart ----------------------------------------------------------------------------------------


def _mouth(width: int, height: int, look: Look, rise: float, place: int) -> pygame.Surface:
    """The trail of a journey out of the wormhole to where its route begins."""
    base, rise = height / 2 - rise * 0.5 * look.unit, rise * look.unit
    parts = [step / 16 for step in range(17)]
    points = [(width * part, base + rise * math.sin(math.pi / 2 * part)) for part in parts]
    return vector(width, height, _trail(look, points, place))


def _hue(look: Look, place: int) -> str:
    return ink_or(look, HUES[place % len(HUES)])


def _trail(look: Look, points: Sequence[tuple[float, float]], place: int) -> str:
    path = f'<path d="M{"L".join(f"{x:.1f} {y:.1f}" for x, y in points)}" fill="none" stroke="{_hue(look, place)}"'
    soft = f'{path} stroke-width="{9 * look.unit:.1f}" opacity="0.16"/>'
    line = f'{path} stroke-width="{3.4 * look.unit:.1f}"/>'
    return line if look.plain else soft + line


def _route(
    width: int, height: int, look: Look, count: int, rise: float, start: float, shift: float, place: int
) -> pygame.Surface:
    """A journey's trail as far as it goes, dots from there on, and the numbers to come."""
    unit = look.unit

    def at(number: float) -> tuple[float, float]:
        across = (number + shift - start) / (FRONTIER - start)
        return width * across, height / 2 + rise * unit * (bow(number) - (1 + NARROW) / 2)

    def points(first: float, last: float, step: float) -> list[tuple[float, float]]:
        return [at(first + step * place) for place in range(round((last - first) / step) + 1)]

    dots, disc, rim = ("#8a8a8a", "#000000", "#8a8a8a") if look.plain else ("#b9b4ff", "#1d1a52", "#7a74c8")
    body = _trail(look, [at(start - shift), *points(1, count, 0.25)], place) if count > 0 else ""
    later = range(count + 2, FRONTIER)
    figure = letters(look, 15, min(height, look.px(26)))
    for x, y in points(max(0.4, count) + 0.4, 10.4, 0.2):
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{1.7 * unit:.1f}" fill="{dots}" opacity="0.6"/>'
    ring = f'r="{figure * 0.8:.1f}" fill="{disc}" stroke="{rim}" stroke-width="{1.4 * unit:.1f}"/>'
    body += "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" {ring}' for x, y in map(at, later))
    surface = vector(width, height, body)
    for number in later:
        put(surface, look.fitted(str(number), "bold", figure, 2 * figure, "ink_soft"), *at(number))
    return surface


def _tag(width: int, height: int, look: Look, letter: str, place: int) -> pygame.Surface:
    ink = _hue(look, place)
    surface = look.box(width, height, "#000000" if look.plain else "#161345", ink, radius=width, edge_units=2).copy()
    put(surface, figured(look, letter, round(height * 0.66), width, ink), width / 2, height / 2)
    return surface


def _hop(width: int, height: int, look: Look, journey: int) -> pygame.Surface:
    """Dots between where a journey in a cell stands and where it goes on."""
    dot = f'cy="{height / 2}" r="{2.2 * look.unit:.1f}" fill="{_hue(look, journey)}"/>'
    dots = (f'<circle cx="{width * (place + 0.5) / 5:.1f}" {dot}' for place in range(5))
    return vector(width, height, "".join(dots))


def _planet(width: int, height: int, look: Look, card: int, count: int) -> pygame.Surface:
    """A card on a route; beside it what it counts as, if that is not its own number."""
    surface, number = blank(width, height), NUMBER[card]
    size = round(min(width, height) * 0.98)
    shown = count if number == HYPERSPEED else number
    put_art(surface, look, f"sign-{shown}", size, width / 2, height / 2)
    if number == HYPERSPEED:
        put_art(surface, look, "sign-12", round(size * 0.42), 0, height, "bottomleft")
    elif number != count and width >= look.px(34):
        put_pill(surface, look, count, 0, 0, "topleft")  # off the ship
    return surface


def _captain(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    surface = blank(width, height)
    put(surface, look.art(f"{ART}/head-{COMMANDERS[number].slug}", width, height), width / 2, height / 2)
    put_art(surface, look, "locked", round(width * 0.46), width, height, "bottomright")
    return surface


def _beacon(width: int, height: int, look: Look, number: int, lit: bool) -> pygame.Surface:
    """Where a journey goes on, and where the card for it is put."""
    surface = thing(look, "beacon-lit" if lit else "beacon", width, height).copy()
    ink = "#5a2a10" if lit else "#fff3d0"
    if look.plain:
        side = round(width * 0.72)
        if lit:
            put(surface, look.box(side, side, "glow", radius=side), width / 2, height / 2)
        ink = "#000000" if lit else "#ffffff"
    share = 0.56 if look.text_percent >= LARGE else 0.42
    put(surface, figured(look, str(number), round(width * share), round(width * 0.62), ink), width / 2, height / 2)
    return surface


def _mark(width: int, height: int, look: Look, tone: str) -> pygame.Surface:
    """A ring around where a card would go, or around a card that would fit then: good, then or bad."""
    ink, out = hexed(look.colour({"": "target", "then": "good"}.get(tone, tone))), (MARK_OUT - 1) * look.unit
    shape = f'<circle cx="{width / 2}" cy="{height / 2}" r="{min(width, height) * 0.4:.1f}"'
    if tone:
        size = f'width="{width - 2 * out:.1f}" height="{height - 2 * out:.1f}"'
        shape = f'<rect x="{out:.1f}" y="{out:.1f}" {size} rx="{7 * look.unit:.1f}"'
    stroke = f'fill="none" stroke="{ink}" stroke-width="{3.5 * look.unit:.1f}"/>'
    surface = vector(width, height, f"{shape} {stroke}").copy()
    if tone == "then":
        put_pill(surface, look, _("then"), width, 0, "topright")
    elif tone:
        side = look.px(2 * MARK_OUT)
        place = put(surface, look.box(side, side, ink, radius=side), width, 0, "topright")
        put(surface, look.icon("check" if tone == "good" else "warning", round(side * 0.76), "#1b1942"), *place.center)
    return surface


def _journey(width: int, height: int, look: Look, top: int, count: int, place: int) -> pygame.Surface:
    """A journey to choose: its letter, what it stands at, and the next number."""
    surface = look.box(width, height, "#000000" if look.plain else "#1d1a52", _hue(look, place), radius=12).copy()
    side, middle = round(height * 0.3), width / 2
    letter = round(height * 0.2)
    put(surface, _tag(letter, letter, look, journey_letter(place), place), middle, height * 0.15)
    stands = _planet(side, side, look, top, count) if top < CARDS else _captain(side, side, look, top - COMMANDER)
    put(surface, stands, middle, height * 0.42)
    beacon = round(height * 0.38)
    put(surface, _beacon(beacon, beacon, look, count + 1, True), middle, height * 0.77)
    return surface


def _light(width: int, height: int, look: Look) -> pygame.Surface:
    if look.plain:
        return blank(width, height)
    stops = "".join(
        f'<stop offset="{part}" stop-color="#ffe0a0" stop-opacity="{solid}"/>'
        for part, solid in ((0, 0.8), (0.55, 0.5), (1, 0))
    )
    glow = f'<defs><radialGradient id="g" cx="50%" cy="50%" r="50%">{stops}</radialGradient></defs>'
    return vector(width, height, f'{glow}<circle cx="{width / 2}" cy="{height / 2}" r="{width / 2}" fill="url(#g)"/>')


def _hole(width: int, height: int, look: Look, lit: bool) -> pygame.Surface:
    surface = _light(width, height, look).copy() if lit else blank(width, height)
    put(surface, look.art(f"{ART}/sign-0", width, height), width / 2, height / 2)
    return surface


def _caption(width: int, height: int, look: Look, words: str, colour: str = "ink") -> pygame.Surface:
    surface = blank(width, height)
    text = lettering(look, words, width - look.px(12), height, 16, colour)
    put(surface, look.shaded(("caption", words, colour, width), text), width / 2, height / 2)
    return surface


# -- the console -------------------------------------------------------------------------------------------


def _room(width: float, height: float, x: float, y: float) -> pygame.Rect:
    """A room for words of this size round a middle."""
    room = pygame.Rect(0, 0, round(width), round(height))
    room.center = round(x), round(y)
    return room


def _bay(width: int, height: int, look: Look, count: int, words: str) -> pygame.Surface:
    """A docking bay and how many cards are in it; an empty one says what it is for."""
    surface = thing(look, "bay", width, height).copy()
    width, height = surface.get_size()
    if words and not count:
        room = _room(width * 0.66, height * 0.54, width // 2, height * 0.5)
        write(surface, look, words, room, 15, "ink" if look.plain else "#a9a4e0", "medium")
    if count > 1:  # off the number of the next bay
        put_pill(surface, look, count, width, height * 0.5, "midright")
    return surface


def _coin(width: int, height: int, look: Look, lane: int) -> pygame.Surface:
    coin = thing(look, "coin", width, height).copy()
    ink = "ink" if look.plain else GOLD
    put(coin, figured(look, str(lane + 1), letters(look, 15, width * 0.76), width, ink), width / 2, height / 2)
    return coin


def _pill(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    """How many cards lie in one place."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    put_pill(surface, look, f"\N{MULTIPLICATION SIGN}{count}", width / 2, height / 2, "center", height * 0.85)
    return surface


def _deck(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    """The dispenser with the Play Deck in it."""
    surface = thing(look, "dispenser", width, height).copy()
    wide = round(width * 0.5)
    for depth in range(min(3, count) - 1, -1, -1):
        back = look.art(f"{ART}/back", wide, round(wide * 1.4))
        put(surface, back, width / 2, height * 0.04 + depth * look.px(-3) + look.px(6), "midtop")
    surface.blit(thing(look, "dispenser-front", width, height), (0, 0))
    high, upper, lower = (0.24, 0.57, 0.79) if look.text_percent >= LARGE else (0.17, 0.59, 0.77)
    room = _room(width * 0.74, height * high, width // 2, height * upper)
    write(surface, look, _("Deck"), room, 16)
    room.centery = round(height * lower)
    write(surface, look, str(count), room, 22, "ink" if look.plain else GOLD, "title")
    return surface


def _airlock(width: int, height: int, look: Look, top: int, count: int) -> pygame.Surface:
    """The airlock with the last of the discards, and how many there are; in large letters that stands on it."""
    surface, middle, large = blank(width, height), width / 2, look.text_percent >= LARGE
    lines = [(_("Airlock"), 16, "ink"), (counted("{count} discard", "{count} discards", count), 15, "ink_soft")]
    rows = [letters(look, units, height * 0.19 if large else look.px(19)) for _words, units, _colour in lines]
    side = min(width, height - round(rows[0] * 1.3)) if large else width
    put(surface, thing(look, "airlock", side, side), middle, 0, "midtop")
    if count:
        wide = round(side * (0.46 if large else 0.4))
        high = round(wide * 1.4)
        seen = top >= 0
        face = pieces.small_card(wide, high, look, NUMBER[top]) if seen else look.art(f"{ART}/back", wide, high)
        put(surface, pygame.transform.rotozoom(face, 10, 1.0), middle, side / 2)
    if large:
        put_pill(surface, look, count, width, side, "bottomright", rows[1])
    y = float(side)
    for (words, units, colour), pixels in zip(lines[: 1 if large else 2], rows, strict=False):
        text = look.fitted(words, "bold", pixels, width, colour)
        put(surface, look.shaded(("airlock", words, units), text), middle, y + pixels * 0.69)
        y += pixels * 1.12
    return surface


def _book(width: int, height: int, look: Look, seat: int, count: int, quests: int) -> pygame.Surface:
    """The quest log: how many quests are left; the quest itself lies on its right page."""
    surface = thing(look, "book", width, height).copy()
    room = pygame.Rect(round(width * 0.08), 0, round(width * 0.37), 0)
    titles, places = (_("Quest log"), _("of {count} left")), ((0.18, 0.14), (0.38, 0.3), (0.57, 0.14))
    if look.text_percent >= LARGE:
        titles, places = (_("Quests"), _("of {count}")), ((0.17, 0.22), (0.4, 0.34), (0.61, 0.22))
    lines = (titles[0], 18, "title", PAGE), (str(count), 46, "title", FIGURES), (titles[1], 16, "bold", PAGE)
    for (words, units, face, colour), (y, tall) in zip(lines, places, strict=True):
        room.height = round(height * tall)
        room.centery = round(height * y)
        write(surface, look, words.format(count=quests), room, units, ink_or(look, colour), face)
    track = race(round(width * 0.34), look.px(16), look, seat, quests - count, quests, "" if look.plain else PAGE)
    put(surface, track, room.centerx, height * (0.76 if look.text_percent >= LARGE else 0.685))
    return surface


def _pages(width: int, height: int, look: Look, count: int) -> pygame.Surface:
    """A rival's quest log with how many are left."""
    surface = blank(width, height)
    book = pygame.transform.smoothscale(thing(look, "book-small", width, width), (width, height))
    put(surface, book, 0, 0, "topleft")
    ink = ink_or(look, FIGURES)
    figure = figured(look, str(count), letters(look, 19, height * 0.8), width - look.px(6), ink)
    put(surface, figure, width / 2, height / 2)
    return surface


def _nameplate(width: int, height: int, look: Look, seat: int, words: str, acting: bool) -> pygame.Surface:
    edge = look.box(width, height, "#ffffff" if look.plain else "#e0aa62", radius=11).copy()
    rim = look.px(3)
    ground = "#000000" if look.plain else "#3d2c86" if acting else "#2a1f60"
    edge.blit(look.box(width - 2 * rim, height - 2 * rim, ground, radius=9), (rim, rim))
    side = round(height * 0.5)
    text = look.fitted(words, "bold", letters(look, 16, height * 0.7), width - side - look.px(26), "#fff6e3")
    left = (width - text.get_width() - side - look.px(7)) / 2
    put(edge, look.art(f"seats/badge-{seat}", side, side), left, height / 2, "midleft")
    put(edge, text, left + side + look.px(7), height / 2, "midleft")
    return edge


def _ability(width: int, height: int, look: Look, sign: str, words: str, locked: bool) -> pygame.Surface:
    """The button of one of a commander's abilities."""
    top, bottom, edge = ("#000000", "#000000", "#ffffff") if look.plain else ("#5a5490", "#2a2558", "#6f68ac")
    line = max(1.0, 1.5 * look.unit)
    size = f'x="{line / 2}" y="{line / 2}" width="{width - line}" height="{height - line}" rx="{12 * look.unit:.1f}"'
    stroke = f'stroke="{edge}" stroke-width="{line:.1f}"'
    body = f'<defs>{gradient("a", top, bottom)}</defs><rect {size} fill="url(#a)" {stroke}/>'
    surface = vector(width, height, body)
    side = min(round(height * 0.7), look.px(40))
    put_art(surface, look, "locked" if locked else sign, side, look.px(7), height / 2, "midleft")
    room = pygame.Rect(side + look.px(14), 0, width - side - look.px(22), height)
    write(surface, look, words, room, 16, "ink_soft" if locked else "ink", align="left")
    return surface


# -- the rest --------------------------------------------------------------------------------------------


def _chip(width: int, height: int, look: Look) -> pygame.Surface:
    return look.box(width, height, "#000000" if look.plain else "#0a0a2a", "#8a8a8a" if look.plain else "", radius=5)


def _stuff(width: int, height: int, look: Look, name: str) -> pygame.Surface:
    """A thing with nothing written on it."""
    surface = blank(width, height)
    put(surface, thing(look, name, width, height), width / 2, height / 2)
    return surface


PAINTERS: Painters = {
    "card": pieces.card_face, "commander": pieces.commander_face, "mouth": _mouth, "route": _route, "hop": _hop,
    "planet": _planet, "captain": _captain, "beacon": _beacon, "light": _light, "hole": _hole, "caption": _caption,
    "bay": _bay, "coin": _coin, "deck": _deck, "airlock": _airlock, "book": _book, "nameplate": _nameplate,
    "ability": _ability,
    "screen": screen, "chip": _chip, "stuff": _stuff, "tag": _tag, "journey": _journey, "mark": _mark, "log": log,
    "race": race, "pages": _pages, "pill": _pill,
}  # fmt: skip
