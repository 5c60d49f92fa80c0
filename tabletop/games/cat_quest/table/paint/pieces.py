"""Painters for cats and Dogs."""

import pygame

from tabletop.base.words import _
from tabletop.games.cat_quest.rules import content
from tabletop.games.cat_quest.rules.content import EARTH
from tabletop.games.cat_quest.rules.view import CatQuestView
from tabletop.games.cat_quest.table.paint import place as painter
from tabletop.games.cat_quest.table.paint.place import thing
from tabletop.games.cat_quest.voice.pictures import ART
from tabletop.kernel.events import HIDDEN
from tabletop.ui.render.look import Look
from tabletop.ui.stage.furniture import Painters, blank, lettering, put
from tabletop.ui.stage.layout import Piece

TWO_LINES = {
    name: name[:place] + "-\n" + name[place:]
    for name, place in zip(content.CAT_NAMES, (3, 3, 3, 0, 5, 5, 3, 4, 3, 3), strict=True)
    if place
}
"""Cats' names with a line break."""
LEAST = 11
"""Smallest size of a name in pixels, unless small text is chosen."""
MARKS = "ability", "ability-used", "ability-waits"
SMALL = 150
"""Width below which a card has a shorter name."""
LARGEST_SIGNS = 1.45
"""Largest scale of the signs on a card."""


def collar(view: CatQuestView, place: int, x: float, y: float, wide: float, text: float) -> Piece:
    """The signs on a Dog's collar: its element and what beats it, or a question mark."""
    dog, high = view.row[place], wide * (0.21 + 0.06 * max(0.0, text - 1))
    element = -1 if dog == HIDDEN else content.DOG_ELEMENT[dog]
    across = high if dog == HIDDEN else high * 3.15
    at = (x, y + wide * 0.36, across, high)
    return Piece(f"clip:{place}", ("hanging", element), *at, layer=11, about=(f"dog:{place}",))


def _card(width: int, height: int, look: Look, art: str, name: str) -> pygame.Surface:
    """A card: picture and name, on the banner or, if the text is too large, on a plate in up to two lines."""
    face = look.art(ART + art, width, height).copy()
    part, grow = face.get_width() / 200, look.text_percent / 100
    if width < 40:
        return face
    letters = max(round(28 * part * grow), round(LEAST * min(1.0, grow)))
    long = look.face("bold", letters).size(name)[0]
    if letters <= round(28 * part) and long <= 180 * part:
        put(face, look.fitted(name, "bold", letters, round(180 * part), "#ffffff"), width / 2, 231 * part)
        return face
    part, room, surface = width / 200, width - look.px(5), blank(width, height)
    surface.blit(face, (0, 0))
    high = round(letters * (1.35 if long <= room else 2.5))
    high = min(max(high, height - round(206 * part)), height - round(96 * part))
    put(surface, look.box(width, high, *painter.plate_colours(look), radius=8, opacity=0.96), 0, height, "bottomleft")
    words = name if long <= room else TWO_LINES.get(name, name.replace(" ", "\n", 1))
    text = lettering(look, words, room, high, letters * 100 / look.text_percent / look.unit, "#ffffff")
    put(surface, text, width / 2, height - high / 2)
    return surface


def _cat(width: int, height: int, look: Look, cat: int, ability: int) -> pygame.Surface:
    small = cat == EARTH and (width < look.px(SMALL) or look.text_percent > 100)
    name = _("Earth Cat") if small else content.CAT_NAMES[cat]
    face = _card(width, height, look, f"cat-{cat}", name)
    _signs(face, look, cat, width, width * 0.29, width * 0.16)
    return _mark(face, look, ability, width * 0.86, width * 0.16, width * 0.2)


def _tucked(width: int, height: int, look: Look, cat: int, ability: int) -> pygame.Surface:
    """A cat's card half below the next one, without its name."""
    face = look.art(f"{ART}cat-{cat}", width, height).copy()
    _signs(face, look, cat, width, width * 0.34, height * 0.89)
    return _mark(face, look, ability, width * 0.2, height * 0.84, width * 0.24)


def _signs(face: pygame.Surface, look: Look, cat: int, width: int, x: float, y: float) -> None:
    """The two elements a cat beats, on a strip; large signs need the room of its arrow."""
    larger = min(LARGEST_SIGNS, max(1.0, look.text_percent / 100))
    wide, high, pointed = round(width * 0.43), round(width * 0.19 * larger), larger < 1.1
    strip = painter.strip(look, wide, high, pointed)
    first, step, share = (0.49, 0.29, 0.68) if pointed else (0.28, 0.44, 0.74)
    for number, element in enumerate(content.BEATS[content.CAT_ELEMENT[cat]]):
        sign = painter.element(look, element, round(high * share))
        put(strip, sign, wide * (first + step * number), high * 0.47)
    put(face, strip, x, y, "midleft")
    if look.plain:
        own = round(width * 0.23)
        put(face, painter.element(look, content.CAT_ELEMENT[cat], own), width * 0.16, width * 0.16)


def _mark(face: pygame.Surface, look: Look, ability: int, x: float, y: float, size: float) -> pygame.Surface:
    """A picture with the mark of its cat's ability: ready, used, or next turn."""
    if ability:
        put(face, look.art(ART + MARKS[ability - 1], round(size), round(size)), x, y)
    return face


def _face(width: int, height: int, look: Look, cat: int, ability: int) -> pygame.Surface:
    face = look.art(f"{ART}head-{cat}", width, height).copy()
    return _mark(face, look, ability, width * 0.2, height * 0.84, width * 0.34)


def _joining(width: int, height: int, look: Look, cat: int) -> pygame.Surface:
    face = _card(width, height, look, f"cat-{cat}", _("Recruit"))
    face.blit(look.box(width, height, "#ffffff", "glow", radius=8, edge_units=3, opacity=0.12), (0, 0))
    size = round(width * 0.3)
    put(face, look.art("icons/plus", size, size), width * 0.8, width * 0.2)
    return face


def _gripping(look: Look, name: str, width: int, height: int, plain: str = "doom") -> pygame.Surface:
    """A Dog at the rim; in high contrast one grey drawing for all."""
    face = thing(width, height, look, plain if look.plain else name)
    return pygame.transform.grayscale(face) if look.plain else face.copy()


def _dog(width: int, height: int, look: Look, element: int, secret: bool) -> pygame.Surface:
    """A known Dog; an eye marks one only the viewer knows."""
    face = _gripping(look, f"doom-{element}", width, height)
    if secret:
        size = round(width * 0.2)
        badge = look.box(size, size, "panel", "glow", radius=size, edge_units=2)
        put(face, badge, width / 2, height * 0.2)
        put(face, look.art("icons/eye", size * 2 // 3, size * 2 // 3), width / 2, height * 0.2)
    return face


def _dog_beaten(width: int, height: int, look: Look, element: int) -> pygame.Surface:
    return _gripping(look, f"doom-beaten-{element}", width, height, "doom-beaten")


def _dog_back(width: int, height: int, look: Look, seen: int) -> pygame.Surface:
    """A Dog the viewer does not know, with the badges of those who peeked."""
    face = _gripping(look, "doom", width, height)
    size = round(width * 0.15)
    eyes = [seat for seat in range(4) if seen >> seat & 1]
    for number, seat in enumerate(eyes):
        badge = look.art(f"seats/badge-{seat}", size, size)
        put(face, badge, width * (0.5 + 0.16 * (number - (len(eyes) - 1) / 2)), height * 0.2)
    return face


def _hanging(width: int, height: int, look: Look, element: int) -> pygame.Surface:
    """The signs on a Dog's collar: its element and what beats it; a question mark if it is unknown."""
    surface = blank(width, height)
    if element >= 0:
        put(surface, _clasp(round(height * 2.27), height, look, element), width, height / 2, "midright")
        put(surface, painter.element(look, element, height), 0, height / 2, "midleft")
        return surface
    sign, ink = look.art(f"{ART}unknown", height, height).copy(), "#ffb0ba"
    if look.plain:
        sign, ink = look.box(height, height, "#000000", "#ffffff", radius=height, edge_units=2).copy(), "#ffffff"
    put(sign, look.fitted("?", "title", round(height * 0.66), height, ink), height / 2, height / 2)
    put(surface, sign, width / 2, height / 2)
    return surface


def _dog_card(width: int, height: int, look: Look, element: int, _secret: bool) -> pygame.Surface:
    return _card(width, height, look, f"dog-{element}", content.DOG_NAMES[element])


def _clasp(width: int, height: int, look: Look, element: int) -> pygame.Surface:
    """The two elements that beat a Dog."""
    face = thing(width, height, look, "clasp").copy()
    size = round(height * 0.62)
    for number, cat in enumerate(sorted(content.BEATEN_BY[element])):
        put(face, painter.element(look, cat, size), width * (0.46 + 0.28 * number), height * 0.46)
    return face


PAINTERS: Painters = {
    **painter.PAINTERS,
    "cat": _cat,
    "tucked": _tucked,
    "face": _face,
    "joining": _joining,
    "dog": _dog,
    "dog-back": _dog_back,
    "dog-beaten": _dog_beaten,
    "dog-card": _dog_card,
    "dog-back-card": lambda width, height, look, _seen: look.art(f"{ART}dog-back", width, height),
    "clasp": _clasp,
    "hanging": _hanging,
}
