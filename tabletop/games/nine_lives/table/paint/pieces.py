"""Painters for cards: faces, backs, hands held, tokens, crowns."""

import pygame

from tabletop.games.nine_lives.rules.content import NUMBER, POWER_NAMES, SUIT
from tabletop.ui.render.cutting import cut
from tabletop.ui.render.look import Look
from tabletop.ui.render.theme import SEAT_COLOURS
from tabletop.ui.stage.furniture import blank, lettering, put

SUIT_FILES = tuple(f"nine-lives/suit-{name}" for name in ("hearts", "spades", "diamonds", "clubs"))
SUIT_INKS = ("#8e1f45", "#2f2a7a", "#8a4b08", "#0f5a50")
"""Dark enough to read on the card's own paper."""
BACK = "nine-lives/back"
NAMED = 88
"""Pixels across from which a card has room for its power's name; a smaller one shows the sign alone."""
LARGE = 1.15
"""From this text size on number, suit and name take room from the card's picture."""
LOOKED_AT, CLOSE = 160, 1.15
"""Width from which on a card counts as a close look, and its largest text scale there."""
BANNER = 14, 286, 222, 52
"""Where the name stands on a card 250 across: left, top, width and height."""


def drawn(look: Look, name: str, width: float, height: float) -> pygame.Surface:
    """A drawing of this game, or its high-contrast twin."""
    return look.twin(f"nine-lives/{name}", width, height)


def letters(look: Look) -> float:
    """Text scale, at least 1."""
    return max(1.0, look.text_percent / 100)


def card_face(width: int, height: int, look: Look, card: int, covered: bool = False) -> pygame.Surface:
    """A face: the picture, the number at the top left, the power's name on the banner; its sign alone where the card
    is small, or the next one covers a part of it."""
    suit, number = SUIT[card], NUMBER[card]
    more = min(letters(look), CLOSE) if width > look.px(LOOKED_AT) else letters(look)
    face = look.art(f"{SUIT_FILES[suit].replace('suit-', '')}-{number}", width, height).copy()
    part, large = width / 250, more > LARGE
    named = width >= NAMED and not covered
    if look.plain:
        face = _print(face)
    if large:
        _enlarge(face, look, suit, part, more, covered)
    elif look.plain:
        put(face, stamped(look, suit, part), 48 * part, 110 * part)
    ink = "#000000" if look.plain else SUIT_INKS[suit]
    size = max(12, round((74 if width >= NAMED else 84) * part * more))
    digit = look.face("title", size).render(str(number), True, look.colour(ink))
    if large:
        digit = cut(digit, digit.get_bounding_rect())
        put(face, digit, 20 * part, 22 * part, "topleft")
    else:
        put(face, digit, 48 * part, 48 * part)
    if named:
        _write_name(face, look, POWER_NAMES[number], part, more)
    elif width < NAMED:
        _sign_alone(face, part, more)
    return face


def _enlarge(face: pygame.Surface, look: Look, suit: int, part: float, more: float, covered: bool) -> None:
    """Clear the corner for a large number, and put a larger sign beside it; below it where the next card covers that
    side."""
    paper = face.get_at((round(125 * part), round(24 * part)))
    high, side = 26 + 60 * more, 62 * part * min(1.6, more)
    tall = round((high + covered * 62 * min(1.6, more)) * part)
    corner = pygame.Surface((round((36 + 42 * more) * part), max(tall, round(150 * part))), pygame.SRCALPHA)
    pygame.draw.rect(corner, paper, corner.get_rect(), border_bottom_right_radius=round(24 * part))
    inset = round(9 * part)
    face.blit(corner, (inset, inset), corner.get_rect().inflate(-inset, -inset))
    sign = stamped(look, suit, side / 62) if look.plain else look.art(SUIT_FILES[suit], round(side), round(side))
    if covered:
        put(face, sign, 20 * part + 22 * more * part, (high + 12) * part + side / 2)
    else:
        put(face, sign, 236 * part - side / 2, 20 * part + side / 2)


def _write_name(face: pygame.Surface, look: Look, name: str, part: float, more: float) -> None:
    """A power's name on its banner; for large letters the banner is higher and has no sign, and a second line where
    there must be one."""
    left, top, wide, high = (value * part for value in BANNER)
    asked = max(11.0, 30 * part * (more if more > LARGE else min(1.25, more)))
    font = look.face("bold", round(asked))
    if more <= LARGE:
        put(face, look.fitted(name, "bold", round(asked), round(154 * part), "#ffffff"), 144 * part, 311 * part)
        return
    room = round(wide - 10 * part)
    lines = 1 if " " not in name or font.size(name)[0] <= room else 2
    tall = max(high, asked * (1.3 if lines == 1 else 2.4))
    ground = face.get_at((round(236 * part) - max(3, round(14 * part)), round(311 * part)))
    box = pygame.Rect(round(left), round(top + high - tall), round(wide), round(tall))
    surface = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(surface, ground, surface.get_rect(), border_radius=round(14 * part))
    face.blit(surface, box)
    words = lettering(look, name, room, round(tall), asked / look.unit / look.text_percent * 100, "#ffffff")
    put(face, words, box.centerx, box.centery)


def stamped(look: Look, suit: int, part: float) -> pygame.Surface:
    """A suit's sign in black, with a white rim that keeps it apart from the picture."""
    rim, sign = (look.art(SUIT_FILES[suit], size, size).copy() for size in (round(80 * part), round(62 * part)))
    rim.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    put(rim, black(sign), rim.get_width() / 2, rim.get_height() / 2)
    return rim


def black(sign: pygame.Surface) -> pygame.Surface:
    copy = sign.copy()
    copy.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def crown(width: int, height: int, look: Look, plain: str) -> pygame.Surface:
    """Golden; in high contrast `plain`, black on a white card and white elsewhere, with a rim of the other."""
    if not look.plain:
        return look.art("nine-lives/crown", width, height)
    surface, rim = blank(width, height), "#000000" if plain == "#ffffff" else "#ffffff"
    for part, colour in ((1.0, rim), (0.82, plain)):
        crown = look.art("nine-lives/crown", round(width * part), round(height * part)).copy()
        crown.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
        crown.fill(look.colour(colour), special_flags=pygame.BLEND_RGBA_MULT)
        put(surface, crown, width / 2, height / 2)
    return surface


def token(width: int, height: int, look: Look, card: int) -> pygame.Surface:
    """A card as a small token: number and suit."""
    ink = "#000000" if look.plain else SUIT_INKS[SUIT[card]]
    wide = min(width, round(height * 0.76))
    paper = look.box(wide, height, "#ffffff" if look.plain else "#fff8ee", ink, radius=4, edge_units=1.2)
    surface = blank(width, height)
    place = put(surface, paper, width / 2, height / 2)
    digit = look.face("title", max(9, round(height * 0.5))).render(str(NUMBER[card]), True, look.colour(ink))
    put(surface, digit, place.centerx, place.top + height * 0.3)
    side = round(height * 0.4)
    sign = look.art(SUIT_FILES[SUIT[card]], side, side)
    put(surface, black(sign) if look.plain else sign, place.centerx, place.top + height * 0.74)
    return surface


def mat(width: int, height: int, look: Look, seat: int, side: int) -> pygame.Surface:
    """The mat under an opponent's life: seat colour and sign."""
    line = "#ffffff" if look.plain else SEAT_COLOURS[seat]
    surface = look.box(width, height, "#000000" if look.plain else "#0c2233", line, 9, 2.4, opacity=0.86).copy()
    size, aside = look.px(14), side * (width / 2 - look.px(12))
    put(surface, look.art(f"seats/badge-{seat}", size, size), width / 2 + aside, height - look.px(10))
    return surface


def _sign_alone(face: pygame.Surface, part: float, more: float) -> None:
    """The power's sign in the middle of the banner, where its name would be too small to read."""
    room = pygame.Rect(0, 0, 46 * part, 42 * part)
    sign = cut(face, room.move(24 * part, 290 * part)).copy()
    ground = cut(face, room.move(110 * part, 290 * part)).copy()
    face.blit(ground, (24 * part, 290 * part))
    if more <= LARGE:
        face.blit(sign, (102 * part, 290 * part))
        return
    grown = min(1.6, more)
    left, top, wide, high = (value * part for value in BANNER)
    band = pygame.Surface((round(wide), round(high * grown)), pygame.SRCALPHA)
    colour = ground.get_at((0, ground.get_height() // 2))
    pygame.draw.rect(band, colour, band.get_rect(), border_radius=round(14 * part))
    put(face, band, left + wide / 2, top + high, "midbottom")
    put(face, pygame.transform.smoothscale_by(sign, grown), left + wide / 2, top + high - high * grown / 2)


def _print(face: pygame.Surface) -> pygame.Surface:
    """A greyscale copy for high contrast."""
    grey = pygame.transform.grayscale(face)
    grey.fill((40, 40, 40), special_flags=pygame.BLEND_RGB_SUB)
    grey.blit(grey.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return grey


def back(width: int, height: int, look: Look) -> pygame.Surface:
    face = look.art(BACK, width, height)
    return _print(face) if look.plain else face


def held(width: int, height: int, look: Look, sitter: str, count: int) -> pygame.Surface:
    """An opponent's hand from behind, with a count if it is large."""
    surface = blank(width, height)
    wide = width * 0.27
    step = min(wide * 0.46, width * 0.5 / max(1, count - 1))
    lean = min(11.0, 40 / max(1, count - 1))
    behind = back(round(wide), round(wide * 1.4), look)
    for place in range(count):
        off = place - (count - 1) / 2
        turned = pygame.transform.rotozoom(behind, -off * lean, 1)
        put(surface, turned, width / 2 + off * step, height * 0.45 + abs(off) * wide * 0.06)
    put(surface, drawn(look, f"paws-{sitter}", width, width * 3 / 8), width / 2, height * 0.76)
    if count > 4:
        words = look.face("title", look.px(17 * letters(look))).render(str(count), True, look.colour("#fff3c8"))
        put(surface, look.shaded(("held", count), words), width / 2, height * 0.8)
    return surface
