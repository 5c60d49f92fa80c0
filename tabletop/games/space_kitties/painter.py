"""What only Space Kitties paints: its cards and commanders. Imports this game and the furniture."""

import pygame

from tabletop.games.space_kitties.commanders import ABILITY, COMMANDERS, Commander
from tabletop.games.space_kitties.model import FRONTIER, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.words import ART, card_name
from tabletop.ui.furniture import Painters, put
from tabletop.ui.look import Look

SMALL = 58
"""Narrower than this many units a card is only its number and its sign."""
SMALL_COMMANDER = 96
"""The same for a commander card: narrower, it is a head and a name."""
NAMELESS = 52
"""And narrower than this, only a head."""
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
PAPER, INK = "#fff6e3", "#33194a"


def _card(width: int, height: int, look: Look, card: int, depth: int = 0) -> pygame.Surface:
    """A face; `depth` is how many lie in the stack it tops, if that is worth saying."""
    number = NUMBER[card]
    if width > height or width < look.px(SMALL):
        face = _small_card(width, height, look, number)
    else:
        face = look.art(f"{ART}/{NAMES.get(number, f'planet-{number}')}", width, height).copy()
        part = width / 250
        sign = look.art(f"{ART}/sign-12", round(66 * part), round(66 * part))
        if number != HYPERSPEED:
            digit = look.face("title", max(10, round(68 * part)))
            sign = digit.render(str(number), True, look.colour(INKS[number]))
        put(face, sign, 54 * part, 52 * part)
        name = look.fitted(card_name(card), "bold", max(8, round(30 * part)), round(204 * part), "#ffffff")
        put(face, name, 125 * part, 315 * part)
    if depth > 1:
        text = look.fitted(str(depth), "bold", look.px(10), look.px(20), "#1b1942")
        box = look.box(text.get_width() + look.px(5), text.get_height(), "#ffe9a8", radius=5)
        put(face, text, *put(face, box, width, height, "bottomright").center)
    return face


def _small_card(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """Number and sign, side by side or one above the other."""
    surface = look.box(width, height, GROUNDS[number], "#ffffff", radius=6, edge_units=1.2).copy()
    flat, pad = width > height, look.px(2)
    size = min(width, height) - 2 * pad
    if number == HYPERSPEED:
        put(surface, look.art(f"{ART}/sign-{number}", size, size), width / 2, height / 2)
        return surface
    room = width * 6 // 10 if flat else width - 2 * pad
    figure = look.fitted(str(number), "title", round(height * (0.74 if flat else 0.42)), room, "#ffffff")
    size = min(size, width - figure.get_width() - 3 * pad if flat else height // 2 - pad)
    put(surface, figure, *((2 * pad, height / 2, "midleft") if flat else (width / 2, pad, "midtop")))
    if size > look.px(9):
        where = (width - pad, height / 2, "midright") if flat else (width / 2, height - pad, "midbottom")
        put(surface, look.art(f"{ART}/sign-{number}", size, size), *where)
    return surface


def _commander(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """A commander's card: portrait, name, two abilities; their texts where there is room to read them."""
    who = COMMANDERS[number]
    if width >= look.px(SMALL_COMMANDER):
        face = look.art(f"{ART}/commander-{who.slug}", width, height).copy()
        part = width / 250
        name = look.fitted(who.name, "title", max(8, round(27 * part)), round(206 * part), "#ffffff")
        put(face, name, 125 * part, 226 * part)
        _abilities(face, look, who)
        return face
    surface = look.box(width, height, PAPER, "#ffffff", radius=6, edge_units=1.2).copy()
    size = width - look.px(3)
    put(surface, look.art(f"{ART}/head-{who.slug}", size, size), width / 2, look.px(2), "midtop")
    room = height - size - look.px(4)
    line = height - room / 2 - look.px(1)
    if width < look.px(NAMELESS):  # the face says as much as a name nobody could read
        for sign, part in (("played", 0.3), ("discarded", 0.7)):
            put(surface, look.art(f"{ART}/{sign}", room - look.px(2), room - look.px(2)), width * part, line)
    else:
        pixels = min(room, look.px(13))
        name = look.fitted(who.name.split()[-1], "bold", pixels, width - look.px(4), INK)
        put(surface, name, width / 2, line)
    return surface


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


PAINTERS: Painters = {"card": _card, "commander": _commander}
