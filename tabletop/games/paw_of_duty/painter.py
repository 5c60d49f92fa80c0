"""What only Paw of Duty paints: Kitties, Tactic cards, lines and blows. Imports the model and the furniture."""

import pygame

from tabletop.games.paw_of_duty import model
from tabletop.games.paw_of_duty.city import LINES, SIDE
from tabletop.ui import furniture
from tabletop.ui.furniture import blank, put
from tabletop.ui.look import Look, vector
from tabletop.ui.theme import SEAT_COLOURS
from tabletop.words import _, counted

FAMILIES = ("huntress", "pilot", "tank")
FAMILY_INKS = ("#8c1f49", "#25408f", "#8a4708")
"""Dark enough to read on the light ground of a Kitty's picture."""
READABLE = 60
"""Pixels: a card at least this wide shows its name."""


# -- Kitties -------------------------------------------------------------------------------------------


def _portrait(size: int, look: Look, kitty: int, edge: str) -> pygame.Surface:
    """A Kitty's picture in a frame: level at the top left, family at the top right."""
    surface = look.box(size, size, edge, radius=size * 0.16 / look.unit).copy()
    line, mark, family = max(2, size // 15), round(size * 0.31), FAMILIES[model.TYPE[kitty]]
    drawn = look.art(f"paw-of-duty/{family}-{model.kitty_text(kitty)[1:]}", size - 2 * line, size - 2 * line)
    surface.blit(drawn, (line, line))
    surface.blit(look.art(f"paw-of-duty/level-{family}", mark, mark), (0, 0))
    digit = look.face("title", max(8, round(size * 0.23))).render(str(model.LEVEL[kitty]), True, "#ffffff")
    put(surface, digit, mark // 2, mark // 2)
    put(surface, look.art(f"paw-of-duty/type-{family}", mark, mark), size, 0, "topright")
    return surface


def _claws(width: int, height: int, look: Look, owner: int, facing: int) -> pygame.Surface:
    """The claws alone, on the side a Kitty faces: as much of them as its picture leaves to be seen."""
    surface = blank(width, height)
    part = width / 100
    claws = look.art(f"paw-of-duty/claws-{owner}", round(56 * part), round(28 * part))
    side = ("midtop", "midright", "midbottom", "midleft")[facing]
    x, y = getattr(surface.get_rect(), side)
    put(surface, pygame.transform.rotate(claws, -90 * facing), x, y, side)
    covered = surface.get_rect().inflate(-round(28 * part), -round(28 * part))
    surface.fill((0, 0, 0, 0), covered)
    return surface


def _kitty(
    width: int, height: int, look: Look, kitty: int, owner: int, facing: int, tokens: int, damage: int
) -> pygame.Surface:
    """On the board: its owner's frame and badge, its claws on the side it faces, paw tokens, damage."""
    surface = _claws(width, height, look, owner, facing)
    rim = round(width * 0.125)
    size = width - 2 * rim
    part = width / 100
    surface.blit(_portrait(size, look, kitty, SEAT_COLOURS[owner]), (rim, rim))
    mark = round(24 * part)
    put(surface, look.art(f"seats/badge-{owner}", mark, mark), rim, height - rim, "bottomleft")
    paw = look.art(f"tokens/paw-{owner}", mark, mark)
    for token in range(tokens - 1):
        put(surface, paw, width - rim - round(13 * part) * token, height - rim, "bottomright")
    if damage:  # of what the Kitty can take
        text = look.face("bold", max(9, round(19 * part))).render(f"{damage}/{model.LEVEL[kitty]}", True, "#3a0d1c")
        chip = look.box(text.get_width() + round(14 * part), text.get_height() + round(2 * part), "bad", radius=9)
        put(surface, text, *put(surface, chip, width / 2, height - rim - 4 * part, "midbottom").center)
    return surface


def _prisoner(width: int, height: int, look: Look, kitty: int, owner: int) -> pygame.Surface:
    return _portrait(width, look, kitty, SEAT_COLOURS[owner])


def _ghost(width: int, height: int, look: Look, kitty: int, owner: int, facing: int) -> pygame.Surface:
    """Where a Kitty would be."""
    ghost = _kitty(width, height, look, kitty, owner, facing, 1, 0)
    ghost.set_alpha(150)
    return ghost


def _recruit(width: int, height: int, look: Look, kitty: int) -> pygame.Surface:
    """A Kitty card in the hand: picture, family, and what it is good for."""
    surface = look.art("paw-of-duty/kitty-card", width, height).copy()
    part = width / 250
    size = round(206 * part)
    ink = FAMILY_INKS[model.TYPE[kitty]]
    put(surface, _portrait(size, look, kitty, ink), width / 2, 20 * part, "midtop")
    name = look.fitted(model.TYPE_NAMES[model.TYPE[kitty]], "title", max(9, round(38 * part)), size, ink)
    put(surface, name, width / 2, 252 * part)
    words = counted("{count} tactic", "{count} tactics", model.TACTICS[kitty])
    put(surface, look.fitted(words, "bold", max(8, round(27 * part)), size, ink), width / 2, 288 * part)
    bar = look.box(round(34 * part), round(9 * part), ink, radius=3)
    for x in furniture.along(model.TACTICS[kitty], width / 2, 42 * part):
        put(surface, bar, x, 316 * part)
    return surface


# -- cards ---------------------------------------------------------------------------------------------


def _card(width: int, height: int, look: Look, card: int) -> pygame.Surface:
    """A Tactic card: its picture, and its name where it can be read."""
    kind = model.KIND[card]
    face = look.art(f"paw-of-duty/{model.CARD_FILES[kind]}", width, height).copy()
    part = width / 250
    if width >= READABLE:
        name = look.fitted(model.CARD_NAMES[kind], "bold", max(8, round(31 * part)), round(214 * part), "#ffffff")
        put(face, name, width / 2, 33 * part)
    return face


# -- the table -----------------------------------------------------------------------------------------


def _line(width: int, height: int, look: Look, number: int, seat: int) -> pygame.Surface:
    """A line of the City somebody is eligible with."""
    cell = width / 3
    (ax, ay), (bx, by) = (
        ((square % SIDE - 0.5) * cell, (square // SIDE - 0.5) * cell) for square in (LINES[number][0], LINES[number][2])
    )
    stroke = f'stroke="{SEAT_COLOURS[seat]}" stroke-linecap="round"'
    path = f'x1="{ax:.1f}" y1="{ay:.1f}" x2="{bx:.1f}" y2="{by:.1f}"'
    return vector(
        width,
        height,
        f'<line {path} {stroke} stroke-opacity="0.85" stroke-width="{cell * 0.96:.1f}"/>'
        f'<line {path} stroke="#1b2440" stroke-linecap="round" stroke-opacity="0.6" stroke-width="{cell * 0.88:.1f}"/>',
    )


def _arrow(width: int, height: int, look: Look, facing: int) -> pygame.Surface:
    return pygame.transform.rotate(look.art("paw-of-duty/arrow", width, height), -90 * facing)


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
    surface = furniture.art(width, height, look, "effects/burst")
    digit = look.face("title", max(10, height // 3)).render(f"-{damage}", True, "#6b1030")
    put(surface, digit, width / 2, height * (0.4 if captured else 0.5))
    if captured:
        text = look.fitted(_("captured"), "bold", max(9, height // 6), width, "#6b1030")
        put(surface, text, width / 2, height * 0.64)
    return surface


PAINTERS: furniture.Painters = {
    "kitty": _kitty,
    "claws": _claws,
    "prisoner": _prisoner,
    "ghost": _ghost,
    "recruit": _recruit,
    "card": _card,
    "line": _line,
    "arrow": _arrow,
    "path": _path,
    "blow": _blow,
}
