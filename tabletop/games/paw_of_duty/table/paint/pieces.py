"""Painters for Kitties and Tactic cards, and the table of all painters."""

from collections.abc import Sequence

import pygame

from tabletop.base.words import _, counted
from tabletop.games.paw_of_duty.rules import content
from tabletop.games.paw_of_duty.table.paint import marks
from tabletop.games.paw_of_duty.table.paint import place as props
from tabletop.games.paw_of_duty.table.paint.place import TYPE_INKS, bust, grey, kitty_art, shield, thing
from tabletop.ui.render.fonts import broken
from tabletop.ui.render.look import Look
from tabletop.ui.stage import furniture
from tabletop.ui.stage.furniture import blank, put

DISC = 0.74
"""The disc of a Kitty on the board as a part of its piece."""
READABLE = 70
"""Units: a card at least this wide shows its name."""
LEAST = 11
"""Pixels: a name is not written smaller, if it can be broken into two lines instead."""
_HYPHENS = _("Hair-ball Mor-tar Switch-eroo Bam-boozle Res-cue Chop-per Point-er Cat-nip Dou-ble Sup-ply")
PARTED = {word.replace("-", ""): word.replace("-", "- ").split() for word in _HYPHENS.split()}
"""How long words of names are hyphenated."""
STEP = 1.16
"""Line height of a name, in letter heights."""
WORTH = 0.86
"""A word that would be written smaller than this part of the wanted size is hyphenated."""


def _framed(size: int, look: Look, kitty: int, edge: str) -> pygame.Surface:
    """A Kitty's picture in a frame: level at the top left, family at the top right."""
    surface = look.box(size, size, edge, radius=size * 0.16 / look.unit).copy()
    line, mark = max(2, size // 15), round(size * 0.31)
    surface.blit(look.art(f"paw-of-duty/{kitty_art(kitty)}", size - 2 * line, size - 2 * line), (line, line))
    _level_and_type(surface, look, kitty, mark / 2, mark / 2, size - mark / 2, mark)
    return surface


def _portrait(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """A Kitty that was captured, at the end of a game."""
    return grey(look, _framed(min(width, height), look, kitty, TYPE_INKS[content.TYPE[kitty]]))


def _level_and_type(surface: pygame.Surface, look: Look, kitty: int, x: float, y: float, far: float, size: int) -> None:
    """A Kitty's level on a shield, and right of it, at `far`, its type."""
    put(surface, thing(look, f"type-{content.TYPE_FILES[content.TYPE[kitty]]}", size * 0.94, size * 0.94), far, y)
    grown = 1 + 0.6 * max(0.0, look.text_percent / 100 - 1)
    off = size * (grown - 1) / 2  # into the picture, from where the corner of the shield was
    shield(surface, look, kitty, size * grown, x + off, y + off, part=0.86 if grown > 1 else 0.74, raised=0.03)


def _claws(width: int, height: int, look: Look, owner: int, facing: int) -> pygame.Surface:
    """The claws alone, on the side a Kitty faces: as much of them as its picture leaves to be seen."""
    surface = blank(width, height)
    claws = thing(look, "claws" if look.plain else f"claws-{owner}", width * 0.58, width * 0.29)
    side = ("midtop", "midright", "midbottom", "midleft")[facing]
    x, y = getattr(surface.get_rect(), side)
    put(surface, pygame.transform.rotate(claws, -90 * facing), x, y, side)
    return surface


def _kitty(
    width: int, height: int, look: Look, kitty: int, owner: int, mine: bool, facing: int, tokens: int, damage: int
) -> pygame.Surface:
    """On the board: round if it is the viewer's, else with eight edges; its claws on the side it faces, paw tokens."""
    surface = _claws(width, height, look, owner, facing)
    size, middle, shape = round(width * DISC), (width / 2, height / 2), "round" if mine else "edged"
    family = content.TYPE_FILES[content.TYPE[kitty]]
    name = f"token-{shape}" if look.plain else f"token-{owner}-{shape}-{family}"
    put(surface, thing(look, name, size, size * 218 / 200), middle[0], middle[1] + size * 0.045)
    put(surface, bust(look, kitty, size, size), *middle)
    off, mark = size * 0.41, round(size * 0.32)
    left = middle[0] - off
    _level_and_type(surface, look, kitty, left, middle[1] - off * 0.9, middle[0] + off, max(9, round(size * 0.4)))
    if look.plain:
        ground = look.box(mark + 4, mark + 4, "#000000", "#ffffff", radius=mark / look.unit)
        place = put(surface, ground, left, middle[1] + off * 0.92)
        put(surface, look.art(f"seats/badge-{owner}", mark - 6, mark - 6), *place.center)
        left += mark
    for token in range(tokens):
        put(surface, look.art(f"tokens/paw-{owner}", mark, mark), left + mark * 0.7 * token, middle[1] + off * 0.92)
    if damage:  # of what it can take, where its level is otherwise: no claws reach there
        high = round(size * 0.34 * max(0.88, min(1.6, 0.88 * look.text_percent / 100)))
        text = look.face("title", round(high * 0.92)).render(f"{damage}/{content.LEVEL[kitty]}", True, "#3a0d1c")
        chip = look.box(text.get_width() + look.px(8), high, "bad", "#fff0d8", radius=9)
        put(surface, text, *put(surface, chip, 0, round(height / 2 - size * 0.58), "topleft").center)
    return grey(look, surface)


def _ghost(width: int, height: int, look: Look, kitty: int, owner: int, mine: bool, facing: int) -> pygame.Surface:
    ghost = _kitty(width, height, look, kitty, owner, mine, facing, 0, 0)
    ghost.set_alpha(210)
    return ghost


def _recruit(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """A Kitty card in the hand: picture, family, and what it is good for."""
    if height < 1.3 * width:
        return _wide_recruit(width, height, look, kitty)
    surface, part = look.art("paw-of-duty/kitty-card", width, height).copy(), width / 250
    size, ink = round(206 * part), TYPE_INKS[content.TYPE[kitty]]
    put(surface, _framed(size, look, kitty, ink), width / 2, 20 * part, "midtop")
    letters = part * min(1.2, max(1.0, look.text_percent / 100))
    name = look.fitted(content.TYPE_NAMES[content.TYPE[kitty]], "title", max(11, round(38 * letters)), size, ink)
    put(surface, name, width / 2, 252 * part)
    words = counted("{count} tactic", "{count} tactics", content.TACTICS[kitty])
    put(surface, look.fitted(words, "bold", max(11, round(29 * letters)), size, ink), width / 2, 288 * part)
    for x in furniture.along(content.TACTICS[kitty], width / 2, 42 * part):
        put(surface, look.box(round(34 * part), round(9 * part), ink, radius=3), x, 316 * part)
    return grey(look, surface)


def _wide_recruit(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """The same for large text: the picture gets what the words leave."""
    ink, rim = TYPE_INKS[content.TYPE[kitty]], look.px(6)
    surface = look.box(width, height, "#fff3dc", ink, radius=12, edge_units=3).copy()
    gives, text = counted("{count} tactic", "{count} tactics", content.TACTICS[kitty]), props.line(look, 1)
    size = round(height - 17.6 * text - 13.5 * text - 2 * rim)
    put(surface, _framed(size, look, kitty, ink), width / 2, rim, "midtop")
    room = pygame.Rect(rim, rim + size, width - 2 * rim, round(17.6 * text))
    furniture.write(surface, look, content.TYPE_NAMES[content.TYPE[kitty]], room, 17.6, ink, "title")
    room = pygame.Rect(rim, room.bottom, room.width, round(13.5 * text))
    furniture.write(surface, look, gives, room, 13.5, ink, "bold")
    return grey(look, surface)


def _card(width: int, height: int, look: Look, card: int, seen: float = 1.0) -> pygame.Surface:
    """A Tactic card: its picture, and its name in the part of it, from the left, that no other card covers."""
    kind = content.KIND[card]
    face = look.art(f"paw-of-duty/{content.CARD_FILES[kind]}", width, height).copy()
    part = width / 250
    if width >= look.px(READABLE):
        room = round(width * seen - (36 if seen == 1 else 14) * part)
        wanted = max(LEAST, 31 * part) * look.text_percent / 100
        name = _named(look, content.CARD_NAMES[kind], (room, round(height * 0.6)), wanted)
        band = name.get_height() + 10 * part
        if look.plain or band > 58 * part:  # larger than the card's own band: the picture gives way
            frame = pygame.Color("black") if look.plain else face.get_at((width // 2, round(14 * part)))
            ground = pygame.Rect(0, 0, round(width - 26 * part), round(max(band, 44 * part)))
            ground.midtop = width // 2, round(12 * part)
            pygame.draw.rect(face, frame, ground, border_radius=round(12 * part))
            put(face, name, width * seen / 2, *ground.center[1:])
        else:
            put(face, name, width * seen / 2, 33 * part)
    return grey(look, face)


def _named(look: Look, name: str, room: tuple[int, int], wanted: float) -> pygame.Surface:
    """A card's name in letters as large as wanted, in two lines or smaller ones where it must be."""
    size, lines = name_of(look, name, room, wanted)
    step, font = round(size * STEP), look.face("bold", size)
    drawn = [font.render(line, True, "#ffffff") for line in lines]
    surface = blank(max(line.get_width() for line in drawn), drawn[0].get_height() + step * (len(drawn) - 1))
    for place, line in enumerate(drawn):
        put(surface, line, surface.get_width() / 2, step * place, "midtop")
    return surface


def name_of(look: Look, name: str, room: tuple[int, int], wanted: float) -> tuple[int, list[str]]:
    """Letter size and lines of a card's name; long words are hyphenated where that makes it larger."""
    size, lines = _lines(look, (name,), room, wanted)
    if size >= wanted * WORTH:
        return size, lines
    font = look.face("bold", round(wanted * WORTH))
    parts: list[str] = []
    for word in name.split():
        parts += [word] if font.size(word)[0] <= room[0] else PARTED.get(word, [word])
    return max((size, lines), _lines(look, parts, room, wanted), key=lambda found: found[0])


def _lines(look: Look, parts: Sequence[str], room: tuple[int, int], wanted: float) -> tuple[int, list[str]]:
    """The largest letters, at most as large as wanted, in which these parts of a name have room, and its lines."""
    for size in range(round(wanted), 6, -1):
        font = look.face("bold", size)
        lines = [line for part in parts for line in broken(font, part, room[0])]
        if all(font.size(line)[0] <= room[0] for line in lines) and len(lines) * size * STEP <= room[1]:
            break
    return size, lines


def _chip(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    surface, size = blank(width, height), min(width, height)
    put(surface, bust(look, kitty, size, size), width / 2, height / 2)
    shield(surface, look, kitty, round(size * 0.64), width / 2 + size / 2, height / 2 + size / 2, "bottomright")
    return grey(look, surface)


def _tin(width: int, height: int, look: Look, card: int, count: int, words: str) -> pygame.Surface:
    """An ammunition tin: what was discarded last stands in it."""
    surface, (low, across, middle) = blank(width, height), props.stacked(look, width, height)
    size = across, across * 100 / 120
    put(surface, thing(look, "tin-back", *size), middle, low, "midbottom")
    if count:
        wide = round(across * 0.62)
        face = pygame.transform.rotozoom(_card(wide, round(wide * 1.4), look, card), 5, 1)
        put(surface, face, middle - across * 0.02, across * 0.58)
    place = put(surface, thing(look, "tin-front", *size), middle, low, "midbottom")
    room = pygame.Rect(place.left, place.centery - place.height // 8, place.width, place.height // 2)
    props.counting(surface, look, words, count, room, 22)
    return surface


def _arrow(width: int, height: int, look: Look, facing: int) -> pygame.Surface:
    return pygame.transform.rotate(thing(look, "arrow", width, height), -90 * facing)


_PAINTERS = (_kitty, _claws, _ghost, _recruit, _portrait, _card, _tin, _arrow, _chip)
PAINTERS: furniture.Painters = {
    **props.PAINTERS,
    **marks.PAINTERS,
    **{paint.__name__.strip("_"): paint for paint in _PAINTERS},
}
