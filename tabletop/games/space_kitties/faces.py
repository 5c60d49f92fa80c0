"""The cards and commanders of Space Kitties as they are painted, and means for whatever else is.

Imports this game and the furniture.
"""

import pygame

from tabletop.games.space_kitties.bridge import ART
from tabletop.games.space_kitties.commanders import ABILITY, COMMANDERS, Commander
from tabletop.games.space_kitties.model import FRONTIER, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.words import card_name
from tabletop.ui.furniture import blank, put
from tabletop.ui.look import Look

SMALL = 58
"""Narrower than this many units a card is only its number and its sign."""
SMALL_COMMANDER = 96
"""The same for a commander card: narrower, it is a head."""
LARGE = 150
"""From this percentage of the letters' size on a small card is all number."""
NAMED = 88
"""Pixels: on a card that is narrower no name could be read, and its sign stands there."""
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
NAMES = {WORMHOLE: "wormhole", FRONTIER: "frontier", HYPERSPEED: "hyperspeed"}
INK, GOLD = "#33194a", "#ffe9a8"


def thing(look: Look, name: str, width: int, height: int) -> pygame.Surface:
    """One of the things on the bridge."""
    return look.twin(f"{ART}/{name}", width, height)


def letters(look: Look, units: float, most: float) -> int:
    """How many pixels high letters of so many units are at the text size wanted, and `most` pixels at most."""
    return round(max(look.px(11), min(look.px(units) * look.text_percent / 100, max(most, look.px(units)))))


def figured(look: Look, words: str, pixels: int, width: int, colour: str) -> pygame.Surface:
    """A large number, no wider than this."""
    return look.fitted(words, "title", max(8, pixels), max(8, width), colour)


# -- cards -------------------------------------------------------------------------------------------------


def card_face(width: int, height: int, look: Look, card: int, depth: int = 0) -> pygame.Surface:
    """A face; `depth` is how many lie in the stack it tops, if that is worth saying."""
    number = NUMBER[card]
    if width > height or width < look.px(SMALL):
        face = small_card(width, height, look, number)
    else:
        face = look.art(f"{ART}/{NAMES.get(number, f'planet-{number}')}", width, height).copy()
        part = width / 250
        sign = look.art(f"{ART}/sign-12", round(66 * part), round(66 * part))
        if number != HYPERSPEED:
            digit = look.face("title", max(10, round(68 * part)))
            sign = digit.render(str(number), True, look.colour("#000000" if look.plain else INKS[number]))
        put(face, sign, 54 * part, 52 * part)
        name = look.fitted(card_name(card), "bold", max(8, round(33 * part)), round(212 * part), "#ffffff")
        if width >= NAMED:
            put(face, name, 125 * part, 315 * part)
        else:
            side = round(46 * part)
            put(face, look.art(f"{ART}/sign-{number}", side, side), 125 * part, 315 * part)
    if depth > 1:
        put_pill(face, look, depth, width, height, "bottomright")
    return face


def small_card(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """Number and sign, side by side or one above the other."""
    ground = "#000000" if look.plain else GROUNDS[number]
    surface = look.box(width, height, ground, "#fff6e8", radius=6, edge_units=1.5).copy()
    flat, pad = width > height, look.px(2)
    size = min(width, height) - 2 * pad
    if number == HYPERSPEED:
        put(surface, look.art(f"{ART}/sign-{number}", size, size), width / 2, height / 2)
        return surface
    if look.text_percent >= LARGE:
        figure = figured(look, str(number), round(height * (0.9 if flat else 0.62)), width - 2 * pad, "#ffffff")
        put(surface, figure, width / 2, height / 2)
        return surface
    room = width * 6 // 10 if flat else width - 2 * pad
    figure = figured(look, str(number), round(height * (0.8 if flat else 0.42)), room, "#ffffff")
    size = min(size, width - figure.get_width() - 3 * pad if flat else height // 2 - pad)
    if flat and size < look.px(11):
        put(surface, figure, width / 2, height / 2)
        return surface
    put(surface, figure, *((2 * pad, height / 2, "midleft") if flat else (width / 2, pad, "midtop")))
    where = (width - pad, height / 2, "midright") if flat else (width / 2, height - pad, "midbottom")
    put(surface, look.art(f"{ART}/sign-{number}", size, size), *where)
    return surface


def put_pill(face: pygame.Surface, look: Look, count: int, x: float, y: float, anchor: str) -> None:
    pixels = letters(look, 14, look.px(20))
    text = look.fitted(str(count), "bold", pixels, look.px(36), "#1b1942")
    box = look.box(text.get_width() + look.px(9), pixels + look.px(2), GOLD, radius=10)
    put(face, text, *put(face, box, x, y, anchor).center)


def commander_face(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """A commander's card: portrait, name, two abilities; their texts where there is room to read them."""
    who = COMMANDERS[number]
    if width < look.px(SMALL_COMMANDER):
        face = blank(width, height)
        put(face, look.art(f"{ART}/head-{who.slug}", width, width), width / 2, height / 2)
        return face
    face = look.art(f"{ART}/commander-{who.slug}", width, height).copy()
    part = width / 250
    name = look.fitted(who.name, "title", max(8, round(27 * part)), round(206 * part), "#ffffff")
    put(face, name, 125 * part, 226 * part)
    _abilities(face, look, who)
    return face


def _abilities(face: pygame.Surface, look: Look, who: Commander) -> None:
    """The lower part of a commander's card."""
    width = face.get_width()
    part = width / 250
    large = width >= look.px(220)
    size = round((22 if large else 30) * part)
    left = round(13 * part)
    room = width - left - size - round(18 * part)
    pixels = max(7, round((16.5 if large else 27) * part))
    longest = max(ABILITY[who.play].name, ABILITY[who.discard].name, key=look.face("bold", pixels).size)
    while pixels > 7 and look.face("bold", pixels).size(longest)[0] > room:
        pixels -= 1
    for sign, ability, top in (("played", who.play, 246), ("discarded", who.discard, 294)):
        line = round((top + (12 if large else 24)) * part)
        put(face, look.art(f"{ART}/{sign}", size, size), left, line, "midleft")
        words = look.face("bold", pixels).render(ABILITY[ability].name, True, look.colour(INK))
        put(face, words, left + size + 6 * part, line, "midleft")
        if large:
            font = look.face("medium", max(7, round(10.6 * part)))
            text = font.render(ABILITY[ability].text, True, look.colour(INK), wraplength=width - 2 * left)
            face.blit(text, (left, line + round(9 * part)))
