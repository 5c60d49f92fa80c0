"""What only Paw of Duty paints: Kitties, Tactic cards, paths and blows. Imports the model and the furniture."""

from collections.abc import Sequence

import pygame

from tabletop.games.paw_of_duty import fittings, model
from tabletop.games.paw_of_duty.fittings import FAMILIES, grey, kitty_art, shaded, thing
from tabletop.games.paw_of_duty.places import DAMAGE, TOKEN
from tabletop.ui import furniture
from tabletop.ui.furniture import blank, put
from tabletop.ui.look import Look, broken, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

FAMILY_INKS = ("#8c1f49", "#25408f", "#8a4708")
"""Dark enough to read on the light ground of a Kitty's picture."""
DISC = 0.74
"""How large the disc of a Kitty on the board is, against its claws and marks and all."""
READABLE = 70
"""Pixels: a card at least this wide shows its name."""
LEAST = 11
"""Pixels: a name is not written smaller, if it can be broken into two lines instead."""


PARTED = {
    model.CARD_NAMES[model.SWITCHEROO]: (_("Switch-"), _("eroo")),
    model.CARD_NAMES[model.BAMBOOZLE]: (_("Bam-"), _("boozle")),
}
"""Names of one long word, and how they are parted where letters are large."""
WORTH = 0.9
"""A long word whose letters would have less than this of the size that is wanted is parted instead."""


# -- Kitties -------------------------------------------------------------------------------------------


def _portrait(size: int, look: Look, kitty: int, edge: str) -> pygame.Surface:
    """A Kitty's picture in a frame: level at the top left, family at the top right."""
    surface = look.box(size, size, edge, radius=size * 0.16 / look.unit).copy()
    line, mark = max(2, size // 15), round(size * 0.31)
    drawn = look.art(f"paw-of-duty/{kitty_art(kitty)}", size - 2 * line, size - 2 * line)
    surface.blit(drawn, (line, line))
    _marks(surface, look, kitty, mark / 2, mark / 2, size - mark / 2, mark)
    return surface


def _captive(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """A Kitty that was captured, at the end of a game."""
    return grey(look, _portrait(min(width, height), look, kitty, FAMILY_INKS[model.TYPE[kitty]]))


def _marks(surface: pygame.Surface, look: Look, kitty: int, x: float, y: float, far: float, size: int) -> None:
    """A Kitty's level on a shield, and right of it its type."""
    family = FAMILIES[model.TYPE[kitty]]
    put(surface, thing(look, f"level-{family}", size, size), x, y)
    digit = look.face("title", max(8, round(size * 0.74))).render(str(model.LEVEL[kitty]), True, "#ffffff")
    put(surface, digit, x, y - size * 0.03)
    put(surface, thing(look, f"type-{family}", size * 0.94, size * 0.94), far, y)


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
    family = FAMILIES[model.TYPE[kitty]]
    name = f"token-{shape}" if look.plain else f"token-{owner}-{shape}-{family}"
    put(surface, thing(look, name, size, size * 218 / 200), middle[0], middle[1] + size * 0.045)
    bust = look.art(f"paw-of-duty/bust-{kitty_art(kitty)}", size, size)
    put(surface, bust, *middle)
    off = size * 0.41
    _marks(surface, look, kitty, middle[0] - off, middle[1] - off * 0.9, middle[0] + off, max(9, round(size * 0.4)))
    mark = round(size * 0.32)
    paw = look.art(f"tokens/paw-{owner}", mark, mark)
    left = middle[0] - off
    if look.plain:
        ground = look.box(mark + 4, mark + 4, "#000000", "#ffffff", radius=mark / look.unit)
        place = put(surface, ground, left, middle[1] + off * 0.92)
        put(surface, look.art(f"seats/badge-{owner}", mark - 6, mark - 6), *place.center)
        left += mark
    for token in range(tokens - 1):
        put(surface, paw, left + mark * 0.7 * token, middle[1] + off * 0.92)
    if damage:  # of what the Kitty can take
        wide = round(2 * DAMAGE / TOKEN * width)
        chip = look.box(wide, round(size * 0.31), "bad", radius=9)
        text = look.fitted(f"{damage}/{model.LEVEL[kitty]}", "bold", max(9, round(size * 0.26)), wide - 4, "#3a0d1c")
        put(surface, text, *put(surface, chip, middle[0], middle[1] + size * 0.64, "midbottom").center)
    return grey(look, surface)


def _ghost(width: int, height: int, look: Look, kitty: int, owner: int, mine: bool, facing: int) -> pygame.Surface:
    """Where a Kitty would be."""
    ghost = _kitty(width, height, look, kitty, owner, mine, facing, 1, 0)
    ghost.set_alpha(210)
    return ghost


def _recruit(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """A Kitty card in the hand: picture, family, and what it is good for."""
    surface = look.art("paw-of-duty/kitty-card", width, height).copy()
    part = width / 250
    size = round(206 * part)
    ink = FAMILY_INKS[model.TYPE[kitty]]
    put(surface, _portrait(size, look, kitty, ink), width / 2, 20 * part, "midtop")
    letters = part * min(1.2, max(1.0, look.text_percent / 100))
    name = look.fitted(model.TYPE_NAMES[model.TYPE[kitty]], "title", max(9, round(38 * letters)), size, ink)
    put(surface, name, width / 2, 252 * part)
    words = counted("{count} tactic", "{count} tactics", model.TACTICS[kitty])
    put(surface, look.fitted(words, "bold", max(8, round(29 * letters)), size, ink), width / 2, 288 * part)
    bar = look.box(round(34 * part), round(9 * part), ink, radius=3)
    for x in furniture.along(model.TACTICS[kitty], width / 2, 42 * part):
        put(surface, bar, x, 316 * part)
    return grey(look, surface)


# -- cards ---------------------------------------------------------------------------------------------


def _card(width: int, height: int, look: Look, card: int, seen: float = 1.0) -> pygame.Surface:
    """A Tactic card: its picture, and its name in the part of it, from the left, that no other card covers."""
    kind = model.KIND[card]
    face = look.art(f"paw-of-duty/{model.CARD_FILES[kind]}", width, height).copy()
    part = width / 250
    if width >= READABLE:
        room = round(width * seen - (36 if seen == 1 else 14) * part)
        name = _named(look, model.CARD_NAMES[kind], room, max(LEAST, 31 * part) * look.text_percent / 100)
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


def _named(look: Look, name: str, width: int, wanted: float) -> pygame.Surface:
    """A card's name in letters as large as wanted, in two lines or smaller ones where it must be."""
    size, lines = name_of(look, name, width, wanted)
    font = look.face("bold", size)
    step = round(size * 1.16)
    drawn = [font.render(line, True, "#ffffff") for line in lines]
    surface = blank(max(line.get_width() for line in drawn), drawn[0].get_height() + step * (len(drawn) - 1))
    for place, line in enumerate(drawn):
        put(surface, line, surface.get_width() / 2, step * place, "midtop")
    return surface


def name_of(look: Look, name: str, width: int, wanted: float) -> tuple[int, list[str]]:
    """How large a card's name is written, and in which lines; a long word is parted where that makes it larger."""
    size, lines = _lines(look, (name,), width, wanted)
    return _lines(look, PARTED[name], width, wanted) if name in PARTED and size < wanted * WORTH else (size, lines)


def _lines(look: Look, parts: Sequence[str], width: int, wanted: float) -> tuple[int, list[str]]:
    """The largest letters, at most as large as wanted, in which these parts of a name have room, and its lines."""
    for size in range(round(wanted), 6, -1):
        font = look.face("bold", size)
        lines = [line for part in parts for line in broken(font, part, width)]
        if all(font.size(line)[0] <= width for line in lines):
            break
    return size, lines


def _chip(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """A Kitty in a corner: its face and its level."""
    surface, size = blank(width, height), min(width, height)
    put(surface, look.art(f"paw-of-duty/bust-{kitty_art(kitty)}", size, size), width / 2, height / 2)
    mark = round(size * 0.56)
    place = put(surface, thing(look, f"level-{FAMILIES[model.TYPE[kitty]]}", mark, mark),
                width / 2 + size / 2, height / 2 + size / 2, "bottomright")  # fmt: skip
    digit = look.face("title", max(9, round(mark * 0.78))).render(str(model.LEVEL[kitty]), True, "#ffffff")
    put(surface, digit, *place.center)
    return grey(look, surface)


def _tin(width: int, height: int, look: Look, card: int, count: int, words: str) -> pygame.Surface:
    """An ammunition tin: what was discarded last stands in it."""
    surface = blank(width, height)
    low, size = height * 0.87, (width, width * 100 / 120)
    put(surface, thing(look, "tin-back", *size), width / 2, low, "midbottom")
    if count:
        wide = round(width * 0.62)
        face = _card(wide, round(wide * 1.4), look, card)
        put(surface, pygame.transform.rotozoom(face, 5, 1), width * 0.48, height * 0.36)
    place = put(surface, thing(look, "tin-front", *size), width / 2, low, "midbottom")
    room = pygame.Rect(place.left, place.centery - place.height // 8, place.width, place.height // 2)
    furniture.write(surface, look, str(count), room, 22, "#ffffff", "title")
    shaded(surface, look, words, (0, height * 0.84, width, height * 0.16), 16)
    return surface


def _arrow(width: int, height: int, look: Look, facing: int) -> pygame.Surface:
    return pygame.transform.rotate(thing(look, "arrow", width, height), -90 * facing)


# -- before it is done ---------------------------------------------------------------------------------


def _path(width: int, height: int, look: Look, ax: float, ay: float, bx: float, by: float) -> pygame.Surface:
    """Dots from one place to another, in parts of the picture."""
    colour = look.palette.target
    x1, y1, x2, y2 = ax * width, ay * height, bx * width, by * height
    return vector(
        width,
        height,
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" '
        f'stroke-width="{look.px(7)}" stroke-linecap="round" stroke-dasharray="1 {look.px(15)}"/>',
    )


def _blow(width: int, height: int, look: Look, damage: int, captured: bool) -> pygame.Surface:
    """How much damage there would be, and whether it captures."""
    surface, ink, words = furniture.art(width, height, look, "effects/burst"), "#6b1030", "#6b1030"
    if look.plain:
        surface, ink, words = blank(width, height), "#000000", "#ffffff"
        put(surface, thing(look, "blast-deadly", width, height), width / 2, height / 2)
    digit = look.face("title", max(10, height // 3)).render(f"-{damage}", True, ink)
    put(surface, digit, width / 2, height * (0.4 if captured else 0.5))
    if captured:
        text = look.fitted(_("captured"), "bold", max(9, height // 6), width, words)
        if look.plain:
            put(
                surface,
                look.box(text.get_width() + 4, text.get_height(), "#000000", radius=4),
                width / 2,
                height * 0.64,
            )
        put(surface, text, width / 2, height * 0.64)
    return surface


def _aimed(
    width: int, height: int, look: Look, corners: tuple[tuple[float, float], ...], seats: tuple[int, ...]
) -> pygame.Surface:
    """The edge of a square that somebody aims at, and whose badges these are; `corners` are in parts of the picture."""
    drawn = ""
    for depth, seat in enumerate(seats):
        shrunk = 0.93 - 0.1 * depth
        points = " ".join(
            f"{(0.5 + (x - 0.5) * shrunk) * width:.1f},{(0.5 + (y - 0.5) * shrunk) * height:.1f}" for x, y in corners
        )
        colour = "#ffffff" if look.plain else SEAT_COLOURS[seat]
        dashes = f' stroke-dasharray="{look.px(9)} {look.px(5)}"' if seat else ""
        drawn += (
            f'<polygon points="{points}" fill="{colour}" fill-opacity="{0.16 if not depth else 0}" stroke="{colour}" '
            f'stroke-width="{max(2, look.px(4))}" stroke-linejoin="round"{dashes}/>'
        )
    surface = vector(width, height, drawn)
    badge = look.px(20)
    for seat in seats:
        x = width * (0.15 if not seat else 0.85)
        put(surface, look.art(f"seats/badge-{seat}", badge, badge), x, height * 0.84)
    return surface


def _peril(width: int, height: int, look: Look, damage: int, captures: bool, card: str) -> pygame.Surface:
    """How hard a Kitty can be hit, whether that captures it, and with which card unless it is Claws Out."""
    surface = blank(width, height)
    words = _("-{damage} captured", damage=damage) if captures else f"-{damage}"
    colour, room = "bad" if captures and not look.plain else "ink", (round(width * 0.79), round(height * 0.19))
    texts = [furniture.lettering(look, words, *room, 13, colour, "bold")]
    texts += [furniture.lettering(look, card, *room, 12, "ink", "bold")] if card else []
    wide, high = max(text.get_width() for text in texts), sum(text.get_height() for text in texts)
    plate = look.box(wide + look.px(8), high + look.px(2), "veil", "", 7, opacity=0.92)
    place = put(surface, plate, width / 2, height, "midbottom")
    y = place.top + look.px(1)
    for text in texts:
        put(surface, text, width / 2, y, "midtop")
        y += text.get_height()
    return surface


def _ringed(width: int, height: int, look: Look, maybe: bool) -> pygame.Surface:
    """Round a Kitty that can be hit: a red ring for sure, a dashed one of amber with a certain card."""
    colour = ("#ffd60a" if look.plain else "#ffb84d") if maybe else "#ffffff" if look.plain else "#ff4a4a"
    dashes = f' stroke-dasharray="{look.px(7)} {look.px(6)}"' if maybe else ""
    line, reach = max(2.0, look.unit * 3.6), min(width, height) * 0.46
    return vector(
        width,
        height,
        f'<circle cx="{width / 2}" cy="{height / 2}" r="{reach:.1f}" fill="none" stroke="#1a1030" '
        f'stroke-opacity="0.7" stroke-width="{line + look.px(3):.1f}"/>'
        f'<circle cx="{width / 2}" cy="{height / 2}" r="{reach:.1f}" fill="none" stroke="{colour}" '
        f'stroke-width="{line:.1f}"{dashes}/>',
    )


def _legend(width: int, height: int, look: Look) -> pygame.Surface:
    """What the marks of all threats mean."""
    surface = look.box(width, height, "veil", "panel_edge", 16, opacity=0.94).copy()
    sign = round(height * 0.44)
    corners = ((0.04, 0.04), (0.96, 0.04), (0.96, 0.96), (0.04, 0.96))
    entries = (
        (_aimed(sign, sign, look, corners, (0,)), _("a Kitty aims at this square")),
        (_ringed(sign, sign, look, False), _("Claws Out can hit it")),
        (_ringed(sign, sign, look, True), _("the card named could hit it")),
    )
    wide = width / len(entries)
    for place, (drawn, words) in enumerate(entries):
        put(surface, drawn, wide * place + sign * 0.72, height / 2)
        room = pygame.Rect(0, 0, round(wide - sign * 1.5), round(height * 0.86))
        room.midleft = round(wide * place + sign * 1.4), height // 2
        furniture.write(surface, look, words, room, 14.5, "ink", "bold", "left")
    return surface


PAINTERS: furniture.Painters = {
    **fittings.PAINTERS,
    "kitty": _kitty,
    "claws": _claws,
    "ghost": _ghost,
    "recruit": _recruit,
    "portrait": _captive,
    "card": _card,
    "tin": _tin,
    "arrow": _arrow,
    "path": _path,
    "blow": _blow,
    "chip": _chip,
    "aimed": _aimed,
    "ringed": _ringed,
    "peril": _peril,
    "legend": _legend,
}
