"""Painters for cards and commanders, and helpers for the other painters."""

import pygame

from tabletop.games.space_kitties.rules import content
from tabletop.games.space_kitties.rules.content import ABILITY, ART, COMMANDERS, HYPERSPEED, NUMBER
from tabletop.games.space_kitties.voice.words import SHORT_NAMES, card_name
from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import blank, put

SMALL = 58
"""Units: a narrower card is only its number and its sign."""
SMALL_COMMANDER = 96
"""Units: a narrower commander card is only a head."""
LARGE = 150
"""From this text size on, in percent, a small card is only its number."""
LEAST_SIGN = 11
"""Units: a smaller sign is not drawn."""
NAMED = 84
"""Pixels: a narrower card has a sign in place of its name."""
GROUNDS = (
    "#3a2490", "#5e4a58", "#7a4a1c", "#1c4a94", "#7a2030", "#8a3f38", "#6a5522", "#145a66", "#2a349a",
    "#862a66", "#5326a0", "#8a5410", "#0d6474",
)  # fmt: skip
"""Under a light number, for each number and for Hyperspeed!."""
INKS = (
    "#3a1f8f", "#4a3a48", "#7a3f08", "#123f8a", "#7a1424", "#7a2f28", "#5a4408", "#0a4a58", "#1f2a8f",
    "#7a1a58", "#4a1a94", "#7a4408", "#065466",
)  # fmt: skip
"""Dark enough to read on a card's own paper."""
NAMES = {content.WORMHOLE: "wormhole", content.FRONTIER: "frontier", HYPERSPEED: "hyperspeed"}
INK, GOLD = "#33194a", "#ffe9a8"
NUMBER_UNITS, NAME_UNITS = 27, 13
"""Size of the number and the name on a card of the hand, at a text size of 100 %."""
LEAST_NAMED = 80
"""Units: a narrower card has no room for a large name."""
ROOMY_TEXT = 115
"""Up to this text size, in percent, a card's own number and name are large enough."""


def thing(look: Look, name: str, width: int, height: int) -> pygame.Surface:
    return look.twin(f"{ART}/{name}", width, height)


def put_art(
    surface: pygame.Surface, look: Look, name: str, side: int, x: float, y: float, anchor: str = "center"
) -> None:
    """A square drawing of the game's own."""
    put(surface, look.art(f"{ART}/{name}", side, side), x, y, anchor)


def ink_or(look: Look, colour: str) -> str:
    """A colour, or white in high contrast."""
    return "#ffffff" if look.plain else colour


def letters(look: Look, units: float, most: float) -> int:
    """The height in pixels of letters of so many units at the text size wanted, `most` pixels at most."""
    return round(max(11, look.px(11), min(look.px(units) * look.text_percent / 100, max(most, look.px(units)))))


def figured(look: Look, words: str, pixels: int, width: int, colour: str) -> pygame.Surface:
    """A large number, no wider than this."""
    return look.fitted(words, "title", max(8, pixels), max(8, width), colour)


# -- cards -------------------------------------------------------------------------------------------------


def card_face(width: int, height: int, look: Look, card: int, depth: int = 0) -> pygame.Surface:
    """A face; `depth`: how many cards lie in the stack it tops, if that is shown."""
    number = NUMBER[card]
    if width > height or width < look.px(SMALL):
        return small_card(width, height, look, number, depth)
    face = look.art(f"{ART}/{NAMES.get(number, f'planet-{number}')}", width, height).copy()
    _put_number(face, look, number)
    _put_name(face, look, card)
    if depth > 1:
        put_pill(face, look, depth, width, height, "bottomright")
    return face


def _grown(look: Look, pixels: float, units: float) -> int:
    """The size of letters that are `pixels` high on the picture; `units` limits how far they grow with the text."""
    percent = look.text_percent if look.text_percent > ROOMY_TEXT else 100
    return round(max(pixels, min(pixels * percent / 100, look.px(units) * percent / 100)))


def _put_number(face: pygame.Surface, look: Look, number: int) -> None:
    """The number in its corner, on a ground of its own where it is too large for the one on the picture."""
    part = face.get_width() / 250
    usual = round((66 if number == HYPERSPEED else 68) * part)
    pixels = max(10, _grown(look, usual, NUMBER_UNITS))
    if number == HYPERSPEED:
        sign = look.art(f"{ART}/sign-12", pixels, pixels)
    else:
        ink = look.colour("#000000" if look.plain else INKS[number])
        sign = look.face("title", pixels).render(str(number), True, ink)
    if pixels <= usual + 1:
        put(face, sign, 54 * part, 52 * part)
        return
    wide, high = max(sign.get_width() + round(16 * part), round(84 * part)), round(pixels * 1.04)
    paper, edge = ("#ffffff", "#000000") if look.plain else ("#fff4fb", GROUNDS[number])
    ground = look.box(wide, high, paper, edge, radius=8)
    put(face, sign, *put(face, ground, 9 * part, 9 * part, "topleft").center)


def _put_name(face: pygame.Surface, look: Look, card: int) -> None:
    """The name at the foot: a short one where the letters are large, a sign where none could be read."""
    width, number = face.get_width(), NUMBER[card]
    part = width / 250
    usual = max(8, round(33 * part))
    pixels = _grown(look, usual, NAME_UNITS) if width >= look.px(LEAST_NAMED) else usual
    room = round(212 * part)
    if pixels <= usual + 1:
        if width >= NAMED:
            put(face, look.fitted(card_name(card), "bold", usual, room, "#ffffff"), 125 * part, 315 * part)
            return
    else:
        names = card_name(card), SHORT_NAMES[number]
        sizes = (pixels, round(pixels * 0.92), round(pixels * 0.84))
        fits = ((name, size) for size in sizes for name in names if look.face("bold", size).size(name)[0] <= room)
        name, size = next(fits, ("", 0))
        if name:
            text = look.face("bold", size).render(name, True, look.colour("#ffffff"))
            wide, ground = width - round(14 * part), "#000000" if look.plain else GROUNDS[number]
            strip = look.box(wide, round(size * 1.24), ground, "#ffffff", radius=7, edge_units=1)
            put(face, text, *put(face, strip, 125 * part, 343 * part, "midbottom").center)
            return
    put_art(face, look, f"sign-{number}", round(46 * part), 125 * part, 315 * part)


def small_card(width: int, height: int, look: Look, number: int, depth: int = 0) -> pygame.Surface:
    """Number and sign, one above the other, or only a number; below it how many lie in the stack."""
    ground = "#000000" if look.plain else GROUNDS[number]
    surface = look.box(width, height, ground, "#fff6e8", radius=6, edge_units=1.5).copy()
    flat, pad = width > height, look.px(2)
    foot, right = height, width
    if depth > 1 and flat:
        right = put_pill(surface, look, depth, width - pad, height / 2, "midright", height * 0.74).left
    elif depth > 1:
        pill = put_pill(surface, look, depth, width - pad, height - pad, "bottomright", height * 0.32)
        foot, room = pill.top, pill.left - 2 * pad
    if number == HYPERSPEED:
        put_art(surface, look, f"sign-{number}", min(right, foot) - 2 * pad, right / 2, foot / 2)
    elif flat or look.text_percent >= LARGE:
        share = 0.84 if flat else 0.62 if foot == height else 0.98
        figure = figured(look, str(number), round(foot * share), right - 2 * pad, "#ffffff")
        put(surface, figure, right / 2, foot / 2)
    else:
        figure = figured(look, str(number), round(height * 0.42), width - 2 * pad, "#ffffff")
        put(surface, figure, width / 2, pad, "midtop")
        size, middle = height // 2 - pad, width / 2
        if depth > 1:
            size, middle = min(size, room), pad + room / 2
        if size >= look.px(LEAST_SIGN):
            put_art(surface, look, f"sign-{number}", size, middle, height - pad, "midbottom")
    return surface


def put_pill(
    face: pygame.Surface, look: Look, count: int | str, x: float, y: float, anchor: str, most: float = 0
) -> pygame.Rect:
    """A number on a small light ground, `most` pixels high at most if given; returns where it stands."""
    pixels = letters(look, 14, most or look.px(28))
    text = look.fitted(str(count), "bold", pixels, look.px(50), "#000000" if look.plain else "#1b1942")
    ground = "#ffffff" if look.plain else GOLD
    place = put(face, look.box(text.get_width() + look.px(9), pixels + look.px(2), ground, radius=10), x, y, anchor)
    put(face, text, *place.center)
    return place


def commander_face(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """A commander's card: portrait, name, two abilities; their texts where there is room to read them."""
    who = COMMANDERS[number]
    if width < look.px(SMALL_COMMANDER):
        face = blank(width, height)
        put_art(face, look, f"head-{who.slug}", width, width / 2, height / 2)
        return face
    face = look.art(f"{ART}/commander-{who.slug}", width, height).copy()
    part = width / 250
    name = look.fitted(who.name, "title", max(8, round(27 * part)), round(206 * part), "#ffffff")
    put(face, name, 125 * part, 226 * part)
    _abilities(face, look, who)
    return face


def _abilities(face: pygame.Surface, look: Look, who: content.Commander) -> None:
    """The lower part of a commander's card."""
    width = face.get_width()
    part, large = width / 250, width >= look.px(220)
    size, left = round((22 if large else 30) * part), round(13 * part)
    room = width - left - size - round(18 * part)
    pixels = max(7, round((16.5 if large else 27) * part))
    longest = max(ABILITY[who.play].name, ABILITY[who.discard].name, key=look.face("bold", pixels).size)
    while pixels > 7 and look.face("bold", pixels).size(longest)[0] > room:
        pixels -= 1
    for sign, ability, top in (("played", who.play, 246), ("discarded", who.discard, 294)):
        line = round((top + (12 if large else 24)) * part)
        put_art(face, look, sign, size, left, line, "midleft")
        words = look.face("bold", pixels).render(ABILITY[ability].name, True, look.colour(INK))
        put(face, words, left + size + 6 * part, line, "midleft")
        if large:
            font = look.face("medium", max(7, round(10.6 * part)))
            text = font.render(ABILITY[ability].text, True, look.colour(INK), wraplength=width - 2 * left)
            face.blit(text, (left, line + round(9 * part)))
