"""What only Space Kitties paints: cards, commanders, a new journey's place. Imports this game and the furniture."""

import pygame

from tabletop.games.space_kitties.commanders import ABILITY_NAMES, ABILITY_TEXTS, COMMANDERS, Commander
from tabletop.games.space_kitties.model import FRONTIER, HYPERSPEED, NUMBER, WORMHOLE
from tabletop.games.space_kitties.words import card_name
from tabletop.ui.furniture import Painters, box, put
from tabletop.ui.look import Look
from tabletop.words import _

ART = "space-kitties"
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
_FACES = {WORMHOLE: "wormhole", FRONTIER: "frontier", HYPERSPEED: "hyperspeed"}


# -- cards -------------------------------------------------------------------------------------------------


def _card(width: int, height: int, look: Look, card: int, depth: int = 0) -> pygame.Surface:
    """A face; `depth` is how many lie in the stack it tops, if that is worth saying."""
    number = NUMBER[card]
    small = width > height or width < look.px(SMALL)
    face = _small_card(width, height, look, number) if small else _large_card(width, height, look, card)
    if depth > 1:  # how many lie in a lane, in its lower right corner
        text = look.fitted(str(depth), "bold", look.px(10), look.px(20), "#1b1942")
        corner = look.box(text.get_width() + look.px(5), text.get_height(), "#ffe9a8", radius=5)
        put(face, text, *put(face, corner, width, height, "bottomright").center)
    return face


def _large_card(width: int, height: int, look: Look, card: int) -> pygame.Surface:
    number, part = NUMBER[card], width / 250
    face = look.art(f"{ART}/{_FACES.get(number, f'planet-{number}')}", width, height).copy()
    if number == HYPERSPEED:
        size = round(66 * part)
        corner = look.art(f"{ART}/sign-{HYPERSPEED}", size, size)
    else:
        digit = look.face("title", max(10, round(68 * part)))
        corner = digit.render(str(number), True, look.colour(INKS[number]))
    put(face, corner, 54 * part, 52 * part)
    name = look.fitted(card_name(card), "bold", max(8, round(30 * part)), round(204 * part), "#ffffff")
    put(face, name, 125 * part, 315 * part)
    return face


def _small_card(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """Number and sign, side by side or one above the other."""
    surface = look.box(width, height, GROUNDS[number], "#ffffff", radius=6, edge_units=1.2).copy()
    sign, pad = f"{ART}/sign-{number}", look.px(2)
    if number == HYPERSPEED:
        size = min(width, height) - 2 * pad
        put(surface, look.art(sign, size, size), width / 2, height / 2)
    elif width > height:
        figure = look.fitted(str(number), "title", round(height * 0.74), width * 6 // 10, "#ffffff")
        size = min(height - 2 * pad, width - figure.get_width() - 3 * pad)
        put(surface, figure, 2 * pad, height // 2, "midleft")
        if size > look.px(9):
            put(surface, look.art(sign, size, size), width - pad, height // 2, "midright")
    else:
        figure = look.fitted(str(number), "title", round(height * 0.42), width - 2 * pad, "#ffffff")
        size = min(width - 2 * pad, height // 2 - pad)
        put(surface, figure, width // 2, pad, "midtop")
        put(surface, look.art(sign, size, size), width // 2, height - pad, "midbottom")
    return surface


# -- commanders --------------------------------------------------------------------------------------------


def _commander(width: int, height: int, look: Look, number: int) -> pygame.Surface:
    """A commander's card: portrait, name, two abilities; their texts where there is room to read them."""
    who = COMMANDERS[number]
    if width < look.px(SMALL_COMMANDER):
        return _small_commander(width, height, look, who)
    face = look.art(f"{ART}/commander-{who.slug}", width, height).copy()
    part = width / 250
    name = look.fitted(who.name, "title", max(8, round(27 * part)), round(206 * part), "#ffffff")
    put(face, name, 125 * part, 226 * part)
    _abilities(face, look, who)
    return face


def _small_commander(width: int, height: int, look: Look, who: Commander) -> pygame.Surface:
    surface = look.box(width, height, "#fff6e3", "#ffffff", radius=6, edge_units=1.2).copy()
    size = width - look.px(3)
    room = height - size - look.px(4)
    middle = height - room // 2 - look.px(1)
    put(surface, look.art(f"{ART}/head-{who.slug}", size, size), width // 2, look.px(2), "midtop")
    if width >= look.px(NAMELESS):
        words = look.fitted(
            who.name.split()[-1], "bold", min(room, look.px(13)), width - look.px(4), "#33194a"
        )
        put(surface, words, width // 2, middle)
        return surface
    for sign, part in (
        ("played", 0.3),
        ("discarded", 0.7),
    ):  # the face says as much as a name nobody could read
        put(surface, look.art(f"{ART}/{sign}", room - look.px(2), room - look.px(2)), width * part, middle)
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
    longest = max(ABILITY_NAMES[who.play], ABILITY_NAMES[who.discard], key=look.face("bold", pixels).size)
    while pixels > 7 and look.face("bold", pixels).size(longest)[0] > room:
        pixels -= 1
    for sign, ability, top in (("played", who.play, 246), ("discarded", who.discard, 294)):
        line = round((top + (12 if large else 24)) * part)
        put(face, look.art(f"{ART}/{sign}", size, size), left, line, "midleft")
        words = look.face("bold", pixels).render(ABILITY_NAMES[ability], True, look.colour("#33194a"))
        put(face, words, left + size + round(6 * part), line, "midleft")
        if large:
            text = look.face("medium", max(7, round(10.6 * part))).render(
                ABILITY_TEXTS[ability], True, look.colour("#33194a"), wraplength=width - 2 * left
            )
            face.blit(text, (left, line + round(9 * part)))


# -- the middle --------------------------------------------------------------------------------------------


def _new(width: int, height: int, look: Look) -> pygame.Surface:
    """The place of the next new journey."""
    words = ("column", (7, ()), (3, ("label", _("new journey"), 14, "ink_soft")))
    surface = box(width, height, look, words, "cloth_edge", opacity=0.4, radius=12, pad=3)
    size = min(width * 6 // 10, height // 2)
    sign = look.art(f"{ART}/sign-0", size, size).copy()
    sign.set_alpha(110)
    put(surface, sign, width // 2, height * 4 // 10)
    return surface


PAINTERS: Painters = {"card": _card, "commander": _commander, "new": _new}
